### Headings and short notes for tables, cards and widgets.

## The table

label-game = Joc
label-turn = La rând
label-player = Jucător
label-players = Jucători
label-spectator = Spectator
label-deck = Pachet
label-discards = Cărți decartate
label-face-up = Cu fața în sus
label-hand = Mână
label-cards = Cărți
label-tickets = Cărți Traseu
label-ticket-deck = Pachetul de Cărți Traseu
label-cars-left = Vagoane rămase
label-stations-left = Gări rămase
label-points = Puncte
label-last-round = Ultima rundă
label-turns-left = Mai urmează: { COUNT($count, of: "turns") }
label-game-over = Jocul s-a terminat
label-winner = Câștigător
label-actions = Ce poți face
label-history = Ce s-a întâmplat
label-nothing = nimic
label-empty = gol
label-hidden = ascuns

## The board

label-city = Oraș
label-route = Rută
label-routes = Rute
label-stations = Gări
label-ticket = Carte Traseu
label-length = Lungime
label-colour = Culoare
label-owner = Proprietar
label-free = liberă
label-ferry = feribot
label-tunnel = tunel
label-double = rută dublă
label-longest-path = Cel mai lung traseu continuu

## The Card Game

label-card-game = Jocul de cărți
label-yard = Triaj
label-track = Pe Șine
label-track-hidden = { COUNT($count, of: "cards") } cu fața în jos
label-big-cities = Orașe Mari
label-completed = Trasee realizate
label-half = { $half ->
    [1] Prima repriză
   *[other] Repriza a doua
}
label-asks = Cere

## Dice

label-dice = Zaruri
label-unused-dice = Zaruri nefolosite
label-tokens = Simboluri de rută
label-token-piles = Teancurile de simboluri
label-passengers = Pasageri
label-goods = Marfă

## A decision that is waiting

waiting-SecondCard = { $seat } a luat prima carte și hotărăște asupra celei de-a doua.
waiting-TicketOffer = { $keep ->
    [0] { $seat } are de ales din { COUNT($count, of: "tickets") } și poate păstra oricâte, chiar și niciuna.
   *[other] { $seat } are de ales din { COUNT($count, of: "tickets") } și păstrează cel puțin { $keep }.
}
waiting-TunnelDue = { $seat } are de plătit în plus { COUNT($extra, of: "cards") } pentru ruta tunel { $route } sau își ia înapoi cărțile etalate.
waiting-Reroll = { $seat } mai poate arunca o dată o parte dintre zaruri.
waiting-TunnelDice = { $seat } mai are de plătit { $extra }, în zaruri sau simboluri, pentru ruta tunel { $route } sau renunță la ea.
waiting-TunnelFailed = { $seat } a renunțat la un tunel și mai poate pune simboluri înapoi.
waiting-PassengerOffer = { $seat } poate pune un pasager în unul dintre orașe: { $cities }.
waiting-Trip = { $seat } are un pasager în călătorie, acum în orașul { $city }.
waiting-Leftover = { $seat } poate schimba zaruri nefolosite pe simboluri, poate pune simboluri înapoi sau își încheie rândul.

## Rule cards

label-rule = Regulă
label-ruling = Hotărârea noastră
label-implemented-by = În cod
label-why = De ce nu
label-possible = Se poate.
label-remedy = Ce ar merge

## Languages

language-en = engleză
language-ro = română
language-pl = poloneză
language-it = italiană
