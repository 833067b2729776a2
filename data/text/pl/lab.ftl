### What the laboratory says while it works.

lab-games = { $game }: gry
lab-interrupted = Zatrzymano. Ukończone i zachowane: { $done } z { $games }.
lab-goes-on = To samo wywołanie zacznie od tego miejsca: { $file }
lab-damaged = { $file } jest uszkodzony ({ $why }). Nazywa się teraz { $aside }; wszystko zaczyna się od nowa.
lab-searching = Szukanie w { $game }: { $event }

## Pytania do wielu gier

lab-holds = { $game }, liczba gier: { $games }. Boty: { $bots }.
lab-call = Rozegrane przez
lab-questions = O co można zapytać
lab-game-europe = Europa
lab-game-usa = USA
lab-game-dice-europe = Kości na mapie Europy
lab-game-dice-germany = Kości na mapie Niemiec
lab-game-dice-nordic = Kości na mapie Krajów Północy
lab-game-dice-switzerland = Kości na mapie Szwajcarii
lab-game-dice-usa = Kości na mapie USA
lab-game-cardgame = Gra karciana
lab-without-stations = { $bot } bez dworców
lab-without-tunnels = { $bot } bez tuneli
lab-without-tickets = { $bot } bez nowych biletów
lab-without-robbery = { $bot } bez rabunku
lab-measured = w tych grach, z 95-procentowym przedziałem ufności
lab-between = { $value } (od { $low } do { $high })
lab-with-interval = { $what } (kreska: 95-procentowy przedział ufności)
lab-wins = Gry wygrane
lab-fair = równy udział
lab-order = { $n }.
lab-order-across = Kolejność w turze
lab-none-or-less = 0 lub mniej
lab-or-more = { $n } lub więcej
lab-step = { $low } do { $high }

lab-first-title = Czy liczy się, kto zaczyna?
lab-first-told = Liczba gier: { $games }. Pierwszy gracz wygrał { $value } z nich (przedział 95%: od { $low } do { $high }). Równy udział to { $fair }.
lab-first-more = To więcej, niż tłumaczy przypadek: tu opłaca się zaczynać.
lab-first-same = To może być przypadek: równy udział mieści się w przedziale.
lab-first-less = To mniej, niż tłumaczy przypadek: tu zaczynanie szkodzi.

lab-stations-title = Ile są warte dworce?
lab-stations-across = Ile były warte dworce gracza, w punktach
lab-builders = Gracze, którzy zbudowali dworce
lab-stations-built = Liczba graczy: { $seats }. Co najmniej jeden dworzec zbudowało { $share } z nich.
lab-stations-worth = Ich gry ({ $builders }) policzone jeszcze raz tak, jakby nie zbudowali żadnego: dworce były warte średnio { $value } p. (przedział 95%: od { $low } do { $high }).
lab-stations-paid = Były coś warte dla { $value } tych, którzy je zbudowali (od { $low } do { $high }).
lab-stations-decided = Rozstrzygnęły o wygranej w { $value } wszystkich gier (od { $low } do { $high }).

lab-tickets-title = Które bilety się opłacają?
lab-tickets-up = Punkty, które bilet przyniósł średnio
lab-tickets-told = Zatrzymane bilety: { $kept }. Zrealizowane: { $value } z nich (przedział 95%: od { $low } do { $high }).
lab-tickets-ends = Najwięcej przyniósł: { $best }. Najmniej: { $worst }.

lab-tunnels-title = Które tunele bolą?
lab-tunnels-up = Próby na darmo
lab-tunnels-told = Próby w tunelach: { $tries }. Na darmo: { $value } z nich (przedział 95%: od { $low } do { $high }).

lab-surcharges-title = Które tunele żądają więcej?
lab-surcharges-up = Dodatkowe karty, średnio
lab-surcharges-told = Próby w tunelach: { $tries }. Dodatkowe karty, średnio: { $value } (przedział 95%: od { $low } do { $high }).

lab-robbery-title = Jak często rabunek się opłaca?
lab-robbery-across = Rabunki jednego gracza w grze
lab-robbery-told = Liczba miejsc: { $seats }. Na każdym rabowano średnio { $times } razy w grze, co kosztowało innych { $cards } kart.
lab-no-cause = Kto często rabuje, może i tak prowadzić: ten wykres nie dowodzi przyczyny.

lab-duel-title = Kto gra lepiej?
lab-duel-across = Bot
lab-duel-told = { $bot }: { $value } wygranych gier z { $games } (przedział 95%: od { $low } do { $high }). Równy udział to { $fair }.
lab-duel-points = { $bot }: średnio o { $value } p. więcej niż drugi (od { $low } do { $high }).
lab-duel-more = To więcej, niż tłumaczy przypadek.
lab-duel-same = To może być przypadek: równy udział mieści się w przedziale.
lab-duel-less = To mniej, niż tłumaczy przypadek.

lab-answer-more = częściej, niż wynosi równy udział
lab-answer-same = tyle, ile równy udział, o ile da się to stwierdzić
lab-answer-less = rzadziej, niż wynosi równy udział
