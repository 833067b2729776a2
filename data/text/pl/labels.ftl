### Headings and short notes for tables, cards and widgets.

## The table

label-game = Gra
label-turn = Teraz gra
label-player = Gracz
label-players = Gracze
label-spectator = Widz
label-deck = Talia
label-discards = Odrzucone karty
label-face-up = Odkryte karty
label-hand = Ręka
label-cards = Karty
label-tickets = Bilety
label-ticket-deck = Talia biletów
label-cars-left = Pozostałe wagony
label-stations-left = Pozostałe dworce
label-points = Punkty
label-last-round = Ostatnia runda
label-turns-left = Do rozegrania: { COUNT($count, of: "turns") }
label-game-over = Gra się skończyła
label-winner = Zwycięzca
label-actions = Co możesz zrobić
label-history = Co się wydarzyło
label-nothing = nic
label-empty = pusto
label-hidden = ukryte

## The board

label-city = Miasto
label-route = Trasa
label-routes = Trasy
label-stations = Dworce
label-ticket = Bilet
label-length = Długość
label-colour = Kolor
label-owner = Właściciel
label-free = wolna
label-ferry = prom
label-tunnel = tunel
label-double = trasa podwójna
label-longest-path = Najdłuższa linia

## The Card Game

label-card-game = Gra karciana
label-yard = Bocznica
label-track = Na Torach
label-track-hidden = { COUNT($count, of: "cards") }, koszulką do góry
label-big-cities = Wielkie Miasta
label-completed = Zrealizowane bilety
label-half = { $half ->
    [1] Pierwsza połowa
   *[other] Druga połowa
}
label-asks = Wymaga

## Dice

label-dice = Kości
label-unused-dice = Nieużyte kości
label-tokens = Żetony tras
label-token-piles = Stosy żetonów
label-passengers = Pasażerowie
label-goods = Towary

## A decision that is waiting

waiting-SecondCard = { $seat } ma już pierwszą kartę i decyduje o drugiej.
waiting-TicketOffer = { $keep ->
    [0] { $seat } ma do wyboru { COUNT($count, of: "tickets") } i może zatrzymać, ile chce, nawet żadnego.
   *[other] { $seat } ma do wyboru { COUNT($count, of: "tickets") } i zatrzymuje co najmniej { $keep }.
}
waiting-TunnelDue = { $seat } ma dołożyć { COUNT($extra, of: "cards", form: "object") } do tunelu { $route } albo wziąć wyłożone karty z powrotem.
waiting-Reroll = { $seat } może jeszcze raz rzucić częścią kości.
waiting-TunnelDice = { $seat } ma dołożyć jeszcze { $extra }, w kościach lub żetonach, do tunelu { $route } albo z niego zrezygnować.
waiting-TunnelFailed = { $seat } rezygnuje z tunelu i może jeszcze odłożyć żetony.
waiting-PassengerOffer = { $seat } może postawić pasażera w mieście: { $cities }.
waiting-Trip = { $seat } ma pasażera w podróży, teraz w mieście { $city }.
waiting-Leftover = { $seat } może wymienić nieużyte kości na żetony, odłożyć żetony albo zakończyć turę.

## Rule cards

label-rule = Zasada
label-ruling = Nasze rozstrzygnięcie
label-implemented-by = W kodzie
label-why = Dlaczego nie
label-possible = To jest możliwe.
label-remedy = Co byłoby dozwolone

## Languages

language-en = angielski
language-ro = rumuński
language-pl = polski
language-it = włoski
