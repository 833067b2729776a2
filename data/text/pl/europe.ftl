### The rules of Ticket to Ride Europe, in the order of the catalogue.
###
### A rule is a message: its title; .text, the rule; .ruling, what we decided where the leaflets are silent; and for each
### case in which it refuses an action .case, why, and .case-remedy, what would make it legal. Where the remedy offers
### $near, .case-remedy-empty is said instead when nothing is near. Commands stay as one types them, in English.

## Set-up

EU-SETUP-1 = Gracze i ich wyposażenie
    .text = W grze bierze udział od dwóch do pięciu osób. Każda dostaje 45 wagonów, 3 dworce i znacznik punktacji w jednym kolorze: niebieskim, czerwonym, zielonym, żółtym lub czarnym.
    .players = Liczba graczy na tej planszy nie może wynosić { $given }.
    .players-remedy = Wybierz od { $least } do { $most } graczy.
    .names = „{ $name }” nie może tu być imieniem gracza.
    .names-remedy = Nadaj każdemu graczowi krótkie imię, zapisane w jednym wierszu i inne niż u pozostałych.
    .seat = Przy tym stole nie ma miejsca numer { $seat_number }: gra { COUNT($players, of: "players") }, a miejsca liczy się od 0.
    .seat-remedy = Podaj miejsce kogoś, kto gra.
    .stranger = Przy tym stole (gra { COUNT($players, of: "players") }) nie ma nikogo o imieniu „{ $name }”.
    .stranger-remedy = Podaj imię gracza tak, jak zostało zapisane, albo numer miejsca, licząc od 0.

EU-SETUP-2 = Karty pociągów
    .text = Talia liczy 110 kart pociągów: po 12 w każdym z ośmiu kolorów (fioletowy, niebieski, pomarańczowy, biały, zielony, żółty, czarny, czerwony) i 14 lokomotyw.
    .card = „{ $name }” nie jest nazwą żadnej karty pociągu.
    .card-remedy = Karty zapisuj tak: 2 red 1 locomotive. Ich nazwy to purple (fioletowa), blue (niebieska), orange (pomarańczowa), white (biała), green (zielona), yellow (żółta), black (czarna), red (czerwona) i locomotive (lokomotywa).

EU-SETUP-3 = Karty na początek
    .text = Każdy gracz dostaje 4 karty pociągów. Potem obok talii odkrywa się 5 następnych; jeśli trzy z nich to lokomotywy, wszystkie pięć od razu się odrzuca (EU-DRAW-6).

EU-SETUP-4 = Po jednym długim bilecie
    .text = Tasuje się 6 długich biletów i każdy gracz dostaje jeden. Pozostałe wypadają z gry i nikt ich nie ogląda.

EU-SETUP-5 = Po trzy zwykłe bilety
    .text = Tasuje się 40 zwykłych biletów i każdy gracz dostaje trzy. Reszta to talia biletów.

EU-SETUP-6 = Wybór pierwszych biletów
    .text = Przed pierwszą turą zatrzymujesz co najmniej 2 ze swoich 4 biletów; długi możesz oddać tak samo jak każdy inny. Oddane bilety wypadają z gry i nikomu się ich nie pokazuje: nie trafiają pod talię biletów.
    .pending = Gra nie może się jeszcze zacząć: masz do wyboru { COUNT($offered, of: "tickets") }.
    .pending-remedy = Zatrzymaj co najmniej { $keep }.
    .few = Masz do wyboru { COUNT($offered, of: "tickets") }, a zatrzymujesz { $given }: na początek to za mało.
    .few-remedy = Zatrzymaj co najmniej { $keep }; pozostałe wypadną z gry.
    .not-offered = Biletu { $ticket } nie ma wśród rozdanych ci biletów.
    .not-offered-remedy = Wybieraj spośród biletów, które leżą przed tobą.

EU-SETUP-7 = Kto zaczyna
    .text = Zaczyna osoba, która najwięcej podróżowała; u nas ktoś wybrany lub wylosowany. Dalej gra toczy się zgodnie z ruchem wskazówek zegara.
    .turn = To nie twój ruch: teraz gra { $turn }.
    .turn-remedy = Poczekaj na swoją kolej.

## Turn

EU-TURN-1 = Jedna z czterech czynności
    .text = W swojej turze wykonujesz dokładnie jedną z czterech czynności: dobierasz karty pociągów, zajmujesz trasę, dobierasz bilety albo budujesz dworzec.
    .unreadable = Tekstu „{ $text }” nie da się odczytać jako ruchu.
    .unreadable-remedy = Zapisz ruch na przykład tak: take red; draw card; draw tickets; claim brest-dieppe with 2 orange; build paris with 1 red.

EU-TURN-2 = Pasowanie
    .text = Pasujesz tylko wtedy, gdy nie możesz wykonać żadnej z czterech czynności.
    .ruling = Instrukcje nie mówią, co wtedy robić. Nasze rozstrzygnięcie: kto nie może zrobić nic, pasuje, a w żadnym innym wypadku pasować nie wolno. Gdy nikt nie może już zrobić niczego, gra się kończy.
    .possible = Pasować można tylko wtedy, gdy nic innego nie jest możliwe, a ty masz do wyboru { COUNT($count, of: "actions") }.
    .possible-remedy = Możesz zagrać na przykład: { $example }.

## Drawing train cards

EU-DRAW-1 = Dwie karty
    .text = Dobierając karty pociągów, bierzesz dwie. Każda to albo jedna z pięciu odkrytych kart, albo wierzchnia karta talii, wzięta na ślepo.
    .unknown = „{ $name }” nie jest nazwą żadnej karty pociągu.
    .unknown-remedy = Nazwy kart to purple (fioletowa), blue (niebieska), orange (pomarańczowa), white (biała), green (zielona), yellow (żółta), black (czarna), red (czerwona) i locomotive (lokomotywa).
    .absent = Chcesz wziąć { $card }, ale żadna taka nie leży odkryta.
    .absent-remedy = Weź jedną z odkrytych kart albo dobierz kartę z talii.
    .pending = Masz już pierwszą kartę; zanim zrobisz cokolwiek innego, pora na drugą.
    .pending-remedy = Weź odkrytą kartę, która nie jest lokomotywą, albo dobierz kartę z talii.

EU-DRAW-2 = Uzupełnianie odkrytych kart
    .text = Gdy bierzesz odkrytą kartę, od razu zastępuje ją wierzchnia karta talii, zanim wybierzesz drugą.

EU-DRAW-3 = Najpierw odkryta lokomotywa
    .text = Jeśli twoją pierwszą kartą jest odkryta lokomotywa, nie bierzesz w tej turze żadnej innej karty.

EU-DRAW-4 = Druga karta to nie odkryta lokomotywa
    .text = Drugą kartą nigdy nie jest odkryta lokomotywa: ani taka, która już leżała, ani taka, która właśnie zastąpiła pierwszą kartę.
    .second = Druga karta nie może być odkrytą lokomotywą.
    .second-remedy = Weź odkrytą kartę w jakimś kolorze albo dobierz kartę z talii: lokomotywa wzięta na ślepo jest dozwolona.

EU-DRAW-5 = Lokomotywa wzięta na ślepo
    .text = Lokomotywa z wierzchu talii liczy się jak zwykła karta. Jeśli była pierwsza, dobierasz jeszcze drugą kartę.

EU-DRAW-6 = Trzy odkryte lokomotywy
    .text = Gdy tylko trzy z pięciu odkrytych kart to lokomotywy, odrzuca się wszystkie pięć i odkrywa pięć nowych. Jeśli znów pojawią się trzy lokomotywy, robi się to jeszcze raz.
    .ruling = Instrukcje nie wyznaczają tu końca. Nasze rozstrzygnięcie: przerywamy, gdy w talii i wśród odrzuconych jest za mało innych kart, by mogło się to kiedykolwiek skończyć.

EU-DRAW-7 = Bez limitu kart na ręce
    .text = Możesz mieć na ręce dowolną liczbę kart pociągów.

EU-DRAW-8 = Nowa talia
    .text = Gdy talia się skończy, odrzucone karty pociągów tasuje się i tworzą one nową talię.

EU-DRAW-9 = Nie ma czego dobierać
    .text = Gdy nie ma już kart ani w talii, ani wśród odrzuconych, nikt nie może dobierać na ślepo.
    .ruling = Instrukcje nie wspominają o kartach, które wciąż leżą odkryte. Nasze rozstrzygnięcie: można je brać, a puste miejsca czekają, aż pojawią się odrzucone karty. Jeśli nie ma żadnej karty do wzięcia, dobieranie nie jest możliwą czynnością; a jeśli nie możesz wziąć drugiej karty (nic nie zostało albo leżą tylko odkryte lokomotywy), kończysz turę z jedną.
    .empty = Nie ma kart ani w talii, ani wśród odrzuconych, więc nie da się dobrać na ślepo.
    .empty-remedy = Weź odkrytą kartę, jeśli jakaś leży, albo wybierz inną czynność.

## Claiming routes

EU-CLAIM-1 = Cena trasy
    .text = Trasa kosztuje po jednej karcie za każde swoje pole. Wszystkie karty są w tym samym kolorze, w kolorze trasy.
    .many = Trasa { $route } ma { COUNT($length, of: "spaces") }, a ty wykładasz { COUNT($given, of: "cards", form: "object") }.
    .many-remedy = Wyłóż dokładnie { COUNT($length, of: "cards", form: "object") }.
    .mixed = Trasa { $route } wymaga kart w jednym kolorze, a twoje są w kilku.
    .mixed-remedy = Wyłóż { CARDS($length, $colour, form: "object") }; możesz użyć też lokomotyw.
    .colour = Trasa { $route } jest { COLOUR($colour) }, a twoje karty są w innym.
    .colour-remedy = Wyłóż { CARDS($length, $colour, form: "object") }; możesz użyć też lokomotyw.
    .held = Aby tak zapłacić za trasę { $route }, musisz mieć jeszcze { $lacking }.
    .held-remedy = Zapłać kartami, które masz na ręce, albo najpierw dobierz nowe.

EU-CLAIM-2 = Lokomotywy zastępują każdy kolor
    .text = Lokomotywa zastępuje kartę w dowolnym kolorze. Możesz ich użyć, ile chcesz; zestaw może się składać nawet z samych lokomotyw.

EU-CLAIM-3 = Szare trasy
    .text = Za szarą trasę płacisz zestawem w jednym, dowolnie wybranym kolorze, z lokomotywami lub bez nich.
    .mixed = Trasa { $route } jest szara: kolor może być dowolny, ale tylko jeden, a twoje karty są w kilku.
    .mixed-remedy = Wyłóż { COUNT($length, of: "cards", form: "object") } w jednym kolorze; możesz użyć też lokomotyw.

EU-CLAIM-4 = Wagony, karty i punkty
    .text = Na każdym polu trasy stawiasz jeden swój wagon, więc musisz mieć ich tyle, ile jest pól. Karty się odrzuca, a punkty dostajesz od razu.
    .cars = Na trasie { $route } trzeba postawić { COUNT($needed, of: "cars") }, a ty masz jeszcze { $left }.
    .cars-remedy = { $left ->
        [0] Nie możesz już zająć żadnej trasy; wybierz inną czynność.
       *[other] Wybierz trasę, która ma najwyżej { COUNT($left, of: "spaces") }.
    }

EU-CLAIM-5 = Dowolna wolna trasa
    .text = Możesz zająć dowolną wolną trasę na planszy. Nie musi się stykać z trasami, które już masz.
    .unknown = Na tej planszy nie ma trasy „{ $name }”.
    .unknown-remedy = Czy chodzi o { $near }?
    .unknown-remedy-empty = Podaj dwa miasta na jej końcach, na przykład brest-dieppe.
    .which = „{ $name }” może oznaczać więcej niż jedną trasę.
    .which-remedy = Podaj, o którą chodzi: { $near }.
    .which-remedy-empty = Dodaj kolor albo numer toru, o który chodzi.
    .taken = Trasa { $route } jest już zajęta (gracz: { $owner }).
    .taken-remedy = Wybierz trasę, która jest jeszcze wolna.

EU-CLAIM-6 = Cała trasa naraz
    .text = Trasę zajmuje się w całości, w jednej turze. Nie można zapełnić części pól teraz, a reszty później.
    .few = Trasa { $route } ma { COUNT($length, of: "spaces") } i zajmuje się ją w całości, a ty wykładasz { COUNT($given, of: "cards", form: "object") }.
    .few-remedy = Wyłóż w jednej turze dokładnie { COUNT($length, of: "cards", form: "object") }.

EU-CLAIM-7 = Jedna trasa na turę
    .text = W jednej turze zajmujesz najwyżej jedną trasę.

EU-POINTS-1 = Punkty za trasy
    .text = Trasa daje punkty zależnie od długości: 1 pole to 1 punkt, 2 pola to 2 punkty, 3 pola to 4, 4 pola to 7, 6 pól to 15, a 8 pól to 21.

## Double routes

EU-DOUBLE-1 = Trasy podwójne
    .text = Dwie równoległe trasy tej samej długości między tymi samymi dwoma miastami to trasa podwójna. Żaden gracz nie może mieć obu.
    .own = Masz już drugi tor tej trasy podwójnej, więc trasa { $route } jest dla ciebie zamknięta.
    .own-remedy = Wybierz inną wolną trasę.

EU-DOUBLE-2 = Trasy podwójne w dwie lub trzy osoby
    .text = Gdy grają dwie lub trzy osoby, po zajęciu jednego toru trasy podwójnej drugi pozostaje zamknięty dla wszystkich do końca gry.
    .closed = Gdy gra { COUNT($players, of: "players") }, na trasie podwójnej można zająć tylko jeden tor, a ten obok trasy { $route } jest już zajęty.
    .closed-remedy = Wybierz inną wolną trasę; oba tory są otwarte dopiero wtedy, gdy gra co najmniej { COUNT($needed, of: "players") }.

EU-DOUBLE-3 = Obok siebie to jeszcze nie podwójna
    .text = Trasy, które przez pewien odcinek biegną obok siebie, ale łączą różne miasta, nie są trasą podwójną. Każdą zajmuje się osobno.

## Ferries

EU-FERRY-1 = Promy
    .text = Prom to szara trasa z symbolami lokomotyw. Za każdy symbol płacisz jedną kartą lokomotywy, a za pozostałe pola zwykłym zestawem w jednym kolorze.
    .locomotives = { $given ->
        [0] Na prom { $route } trzeba wyłożyć { COUNT($needed, of: "locomotives", form: "object") }, a ty nie wykładasz żadnej.
       *[other] Na prom { $route } trzeba wyłożyć { COUNT($needed, of: "locomotives", form: "object") }, a ty wykładasz { $given }.
    }
    .locomotives-remedy = { $rest ->
        [0] Wyłóż { COUNT($needed, of: "locomotives", form: "object") } i nic więcej.
       *[other] Wyłóż { COUNT($needed, of: "locomotives", form: "object") } i { COUNT($rest, of: "cards", form: "object") } w jednym kolorze; kolejne lokomotywy mogą zastąpić także kolor.
    }

EU-FERRY-2 = Więcej lokomotyw na promie
    .text = Lokomotywy ponad liczbę symboli mogą zastąpić także zwykłe karty, którymi płaci się za prom.

## Tunnels

EU-TUNNEL-1 = Próba zajęcia tunelu
    .text = Aby spróbować zająć tunel, najpierw wykładasz karty tak jak za zwykłą trasę. Potem odkrywa się trzy wierzchnie karty talii pociągów.
    .none = Żaden tunel nie czeka na dodatkowe karty.
    .none-remedy = Najpierw spróbuj zająć tunel, wykładając karty tak jak za zwykłą trasę.

EU-TUNNEL-2 = Dodatkowe karty
    .text = Za każdą odkrytą kartę w wyłożonym kolorze dokładasz jeszcze jedną kartę: w tym kolorze albo lokomotywę.
    .count = Do tunelu { $route } trzeba dołożyć { COUNT($extra, of: "cards", form: "object") }, a ty dokładasz { $given }.
    .count-remedy = Dołóż dokładnie { COUNT($extra, of: "cards", form: "object") } albo weź swoje karty z powrotem.
    .colour = Za tunel { $route } płacisz kartami { COLOUR($colour) }, więc dokładasz karty w tym samym kolorze.
    .colour-remedy = Dołóż { CARDS($extra, $colour, form: "object") } (możesz użyć też lokomotyw) albo weź swoje karty z powrotem.
    .held = Aby tak dopłacić do tunelu { $route }, musisz mieć jeszcze { $lacking }.
    .held-remedy = Dołóż pasujące karty z ręki albo weź swoje karty z powrotem.

EU-TUNNEL-3 = Lokomotywa odkryta przy tunelu
    .text = Odkryta lokomotywa zawsze liczy się jako karta w wyłożonym kolorze, więc kosztuje jeszcze jedną kartę.

EU-TUNNEL-4 = Tunel za same lokomotywy
    .text = Jeśli wykładasz same lokomotywy, liczą się tylko odkryte lokomotywy i za każdą dokładasz jeszcze jedną lokomotywę.
    .colour = Za tunel { $route } płacisz samymi lokomotywami, więc dokładasz także lokomotywy.
    .colour-remedy = Dołóż { COUNT($extra, of: "locomotives", form: "object") } albo weź swoje karty z powrotem.

EU-TUNNEL-5 = Rezygnacja z tunelu
    .text = Jeśli nie możesz lub nie chcesz dołożyć kart, bierzesz wyłożone karty z powrotem. Twoja tura się kończy.
    .pending = Najpierw tunel { $route }: trzeba do niego dołożyć { COUNT($extra, of: "cards", form: "object") }, a decyzja należy do ciebie.
    .pending-remedy = Dołóż, ile trzeba, albo weź swoje karty z powrotem i zakończ turę.

EU-TUNNEL-6 = Co dzieje się z odkrytymi kartami
    .text = Trzy odkryte karty odrzuca się na koniec tury, bez względu na to, co się stało.

EU-TUNNEL-8 = Co jest takie samo w każdym tunelu
    .text = Odkrywa się trzy karty, niezależnie od długości tunelu. Liczy się kolor wyłożony przed ich odkryciem, także w szarym tunelu. Dodatkowe karty nie wymagają dodatkowych wagonów.

EU-TUNNEL-7 = Za mało kart do tunelu
    .text = Jeśli w talii i wśród odrzuconych jest razem mniej niż trzy karty, odkrywa się tyle, ile jest; jeśli nie ma żadnej, tunel nie kosztuje nic więcej. Wyłożonych kart nie ma jeszcze wśród odrzuconych.

## Tickets

EU-TICKET-1 = Dobieranie biletów
    .text = Dobierasz z talii trzy bilety albo wszystkie pozostałe, jeśli jest ich mniej. Zatrzymujesz co najmniej jeden.
    .unknown = W tej grze nie ma biletu „{ $name }”.
    .unknown-remedy = Czy chodzi o { $near }?
    .unknown-remedy-empty = Podaj dwa miasta z biletu, na przykład brest-marseille.
    .none = Nie masz teraz biletów do wyboru.
    .none-remedy = Najpierw dobierz bilety; te zatrzymane wcześniej zostają u ciebie.
    .pending = Masz do wyboru { COUNT($offered, of: "tickets") }; zanim zrobisz cokolwiek innego, pora zdecydować.
    .pending-remedy = Zatrzymaj co najmniej { $keep }.
    .few = Masz do wyboru { COUNT($offered, of: "tickets") }, a zatrzymujesz { $given }: to za mało.
    .few-remedy = Zatrzymaj co najmniej { $keep }; pozostałe trafią pod talię biletów.
    .not-offered = Biletu { $ticket } nie ma wśród dobranych teraz biletów.
    .not-offered-remedy = Wybieraj spośród biletów, które leżą przed tobą.

EU-TICKET-2 = Bilety niezatrzymane
    .text = Bilety, których nie zatrzymujesz, trafiają na spód talii biletów.

EU-TICKET-3 = Zatrzymany bilet zostaje
    .text = Zatrzymany bilet zostaje u ciebie do końca. Nie możesz go oddać, gdy później dobierasz bilety.

EU-TICKET-4 = Bilety zrealizowane i niezrealizowane
    .text = Jeśli na koniec ciąg twoich tras łączy oba miasta z biletu, dostajesz jego punkty. Jeśli nie, tracisz je.

EU-TICKET-5 = Bilety są tajne
    .text = Bilety pozostają tajne aż do końcowego podliczania. Możesz ich mieć dowolną liczbę.

EU-TICKET-6 = Pusta talia biletów
    .text = Gdy talia biletów jest pusta, dobieranie biletów nie jest możliwą czynnością.
    .empty = Talia biletów jest pusta.
    .empty-remedy = Wybierz inną czynność.

## Stations

EU-STATION-1 = Gdzie może stanąć dworzec
    .text = Dworzec możesz zbudować w każdym mieście, w którym nikt jeszcze go nie ma. Nieważne, czy trasy w tym mieście są zajęte.
    .unknown = Na tej planszy nie ma miasta „{ $name }”, w którym mógłby stanąć dworzec.
    .unknown-remedy = Czy chodzi o { $near }?
    .unknown-remedy-empty = Podaj miasto z planszy, na przykład paris.
    .taken = W mieście { $city } stoi już dworzec (gracz: { $owner }).
    .taken-remedy = Wybierz miasto bez dworca.

EU-STATION-2 = Ile dworców
    .text = Budujesz najwyżej jeden dworzec w turze i trzy w całej grze.
    .none = { $stations ->
        [0] Na tej planszy gra się bez dworców.
       *[other] Nie masz już dworców: na całą grę dostajesz { COUNT($stations, of: "stations") }.
    }
    .none-remedy = Wybierz inną czynność.

EU-STATION-3 = Ile kosztuje dworzec
    .text = Pierwszy dworzec kosztuje 1 kartę, drugi 2 karty w jednym kolorze, trzeci 3 karty w jednym kolorze. Możesz użyć też lokomotyw.
    .count = Ten dworzec kosztuje { COUNT($needed, of: "cards", form: "object") }, a ty wykładasz { $given }.
    .count-remedy = { $needed ->
        [1] Wyłóż dokładnie 1 dowolną kartę.
       *[other] Wyłóż dokładnie { COUNT($needed, of: "cards", form: "object") } w jednym kolorze; możesz użyć też lokomotyw.
    }
    .mixed = Za dworzec płaci się kartami w jednym kolorze, a twoje są w kilku.
    .mixed-remedy = { $needed ->
        [1] Wyłóż dokładnie 1 dowolną kartę.
       *[other] Wyłóż dokładnie { COUNT($needed, of: "cards", form: "object") } w jednym kolorze; możesz użyć też lokomotyw.
    }
    .held = Aby tak zapłacić za dworzec, musisz mieć jeszcze { $lacking }.
    .held-remedy = Zapłać kartami, które masz na ręce, albo najpierw dobierz nowe.

EU-STATION-4 = Do czego służy dworzec
    .text = Na koniec każdy twój dworzec pozwala ci użyć do biletów jednej trasy przeciwnika prowadzącej do tego miasta, i tylko jednej.

EU-STATION-5 = Jedna trasa do wszystkich biletów
    .text = Jeśli dworzec pomaga przy kilku biletach, przy wszystkich używa tej samej trasy.

EU-STATION-6 = Wybór dopiero na koniec
    .text = O tym, którą trasę pożycza dworzec, decyduje się dopiero na koniec gry. Szukamy najlepszego wyboru dla wszystkich twoich dworców razem i pokazujemy, dlaczego jest najlepszy.

EU-STATION-8 = Kilka dworców
    .text = Kilka dworców może służyć jednemu biletowi, każdy z własną pożyczoną trasą, także tam, gdzie obok nie masz żadnej swojej. Dwóch graczy może pożyczyć tę samą trasę, a jej właściciel nic nie traci. Trasy, której nikt nie zajął, nie można pożyczyć.
    .ruling = Instrukcje nie wyjaśniają tych przypadków. To, co tu czytasz, jest naszym rozstrzygnięciem.

EU-STATION-7 = Niezbudowane dworce
    .text = Za każdy niezbudowany dworzec dostajesz na koniec 4 punkty.

## End and scoring

EU-END-1 = Ostatnia runda
    .text = Gdy ktoś kończy turę, mając 2 wagony lub mniej, każdy, także ta osoba, ma jeszcze jedną turę. Potem gra się kończy.
    .over = Gra już się skończyła.
    .over-remedy = Obejrzyj wynik końcowy albo zacznij nową grę.

EU-SCORE-1 = Wynik końcowy
    .text = Dodaj punkty za trasy, za zrealizowane bilety, po 4 punkty za każdy niezbudowany dworzec i premię za najdłuższą linię. Odejmij punkty za niezrealizowane bilety.

EU-LONGEST-1 = Najdłuższa linia
    .text = Najdłuższa ciągła linia daje 10 punktów. Biegnie tylko po własnych wagonach gracza; może tworzyć pętle i przechodzić przez miasto kilka razy, ale żadnego wagonu nie liczy dwa razy.

EU-LONGEST-2 = Pożyczone trasy a najdłuższa linia
    .text = Pożyczone trasy nie liczą się do najdłuższej linii ani nie łączą dwóch jej kawałków.

EU-LONGEST-3 = Remis o najdłuższą linię
    .text = Jeśli kilku graczy ma równie długą najdłuższą linię, każdy z nich dostaje 10 punktów.
    .ruling = Instrukcje nie przewidują gry bez tras. Nasze rozstrzygnięcie: linia o długości 0 nic nie daje.

EU-WIN-1 = Kto wygrywa
    .text = Wygrywa ten, kto ma najwięcej punktów. Przy remisie wygrywa ten, kto zrealizował więcej biletów, potem ten, kto zbudował mniej dworców, a potem ten, kto ma najdłuższą linię.
    .ruling = Na tym instrukcje się kończą. Nasze rozstrzygnięcie: gracze, którzy wciąż remisują, dzielą się zwycięstwem.
