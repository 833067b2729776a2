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

## A decision that is waiting

waiting-SecondCard = { $seat } mai are de luat a doua carte.
waiting-TicketOffer = { $seat } are de ales din { COUNT($count, of: "tickets") } și păstrează cel puțin { $keep }.
waiting-TunnelDue = { $seat } are de plătit în plus { COUNT($extra, of: "cards") } pentru ruta tunel { $route } sau își ia înapoi cărțile etalate.

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
