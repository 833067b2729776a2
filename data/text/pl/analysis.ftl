### Analysis to look at: networks on the board, odds and their plots.

## Numbers and chances

insight-percent = { $value }%
insight-number = { $value }
insight-item = { $what }: { $value }
insight-chance = Szansa
insight-exact = Dokładnie
insight-simulated = Symulacja z 95-procentowym przedziałem ufności
insight-agreement = Próby: { $trials }, ziarno: { $seed }. Dokładne wartości w 95-procentowym przedziale ufności: { $inside } z { $all }.

## Drawing cards

insight-kind = Karta
insight-unseen-title = Niewidziane karty: { $player }
insight-unseen-count = Niewidziane karty
insight-unseen-told = Niewidziane karty: { $n }, z tego w talii: { $deck }. Szansa, że następna karta to lokomotywa: { $chance }.
insight-draw-title = Dobieranie z talii: { $kinds }
insight-draw-across = Dobrane karty
insight-drawn = { COUNT($n, of: "cards") }
insight-at-least-one = Szansa na co najmniej jedną
insight-sweep-title = Czy cały rząd odkrytych kart zostanie odrzucony?
insight-sweep-across = Karta wzięta z rzędu
insight-sweep-told = Szansa, że rząd pięciu nowych kart trzeba od razu odrzucić: { $chance }.

## Tunnels

insight-tunnel-title = Tunel { $route }, wyłożone: { $cards }
insight-extra = Dodatkowe karty
insight-extra-cards = +{ $n }
insight-payable = można zapłacić
insight-unpayable = nie można zapłacić
insight-can-pay = Szansa na zajęcie tunelu
insight-tunnel-told = Szansa, że { $player } może zapłacić: { $chance }. Dodatkowe karty średnio: { $average }.
insight-paid = Zapłacono w próbach: { $chance }.
insight-reserves-title = Tunel { $route } ({ COUNT($length, of: "spaces") }): ile kart daje pewność?
insight-reserves-across = Karty na ręce ({ $colour })
insight-surcharges-title = Ile kosztują tunele różnej długości (wyłożone: { $colour })
insight-tunnel-length = Długość tunelu
insight-of-length = Długość { $length }: { $what }

## Dice

insight-none = żadna
insight-times = { $n } × { $what }
insight-symbol = Symbol
insight-symbol-single = pojedynczy
insight-symbol-double = podwójny
insight-symbol-station = dworzec
insight-symbol-joker = joker
insight-average = Średnia liczba kości
insight-roll-title = Co pokazuje rzut ({ COUNT($count, of: "dice") })
insight-reach-title = Które trasy są w zasięgu? ({ $kind }; { $tokens })
insight-spaces = Pola trasy
insight-one-roll = tylko pierwszy rzut
insight-two-rolls = z najlepszym drugim rzutem
insight-claim-title = Zajęcie trasy { $route } w jednej turze ({ $tokens })
insight-claim-across = Rzuty
insight-reroll-title = Trasa { $route }, rzut: { $dice }
insight-reroll-across = Kości rzucone ponownie
insight-reroll-told = Najlepiej rzucić ponownie: { $dice }. Szansa na zajęcie trasy: { $chance }.
insight-signs-title = Co pokazują kości tuneli
insight-signs = Znaki tunelu

## Ticket values

insight-values-title = Ile warte są bilety: { $board }
insight-distance = Najkrótsza droga, w wagonach
insight-point-a-car = jeden punkt za wagon
insight-values-told = Bilety warte więcej niż punkt za wagon: { $more }; dokładnie tyle: { $same }; mniej: { $less }.
insight-values-signs = Im większy znak, tym więcej biletów oznacza.
insight-tickets-long = długie bilety
insight-tickets-regular = zwykłe bilety
insight-tickets-short = krótkie bilety
insight-cards-asked = Wymagane karty
insight-cards-average = Bilety, które wymagają: { COUNT($cards, of: "cards") } – średnia wartość: { $points }.

## Networks on the board

insight-map-title = Mapa jako sieć
insight-map-told = Miasta: { $cities }. Trasy: { $routes }, razem { COUNT($cars, of: "spaces") }.
insight-map-hubs = Najwięcej tras ({ $n }) spotyka się tu: { $cities }.
insight-network-title = Trasy gracza: { $player }
insight-network-none = { $player } nie ma jeszcze żadnej trasy.
insight-network-told = { $player } – połączone części sieci: { $pieces }.
insight-piece = Część { $letter } ({ COUNT($cars, of: "cars") }): { $cities }.
insight-network-bridges = Mosty, bez których część by się rozpadła: { $routes }.
insight-network-no-bridges = Żadna trasa nie jest mostem: bez dowolnej z nich każda część nadal się trzyma.
insight-cuts-title = Od czego zależy bilet { $ticket }?
insight-cuts-made = Bilet { $ticket } jest zrealizowany: { $player } ma całą drogę.
insight-cuts-unmade = Bilet { $ticket } nie jest jeszcze zrealizowany ({ $player }).
insight-cuts-lost = Biletu { $ticket } nie da się już zrealizować własnymi i wolnymi trasami ({ $player }).
insight-cuts-own = Zależy od każdej z tych tras: { $routes }.
insight-cuts-own-none = Nie zależy od żadnej pojedynczej trasy: jest druga droga.
insight-cuts-open = Jeśli ktoś inny zajmie jedną z tych tras, nie będzie już drogi: { $routes }.
insight-cuts-open-none = Żaden inny gracz nie przetnie go, zajmując jedną trasę.
insight-way-title = Najtańsza droga ({ $player }): { $ticket }
insight-way-told = Do zajęcia: { $routes }. Cena: { COUNT($cars, of: "cars") } i { COUNT($cards, of: "cards") }.
insight-way-told-dice = Do zajęcia: { $routes }. Cena: { COUNT($cars, of: "cars") }, a w kościach i żetonach: { $cards }.
insight-way-locomotives = Promy po drodze wymagają wśród kart lokomotyw: { $n }.
insight-way-locomotives-dice = Promy po drodze wymagają wśród kości jokerów: { $n }.
insight-way-tunnels = Tunele po drodze, które mogą kosztować więcej: { $n }.
insight-way-short = To za dużo, zostało: { COUNT($n, of: "cars") }.
