### Headings and short notes for tables, cards and widgets.

## The table

label-game = Partita
label-turn = Tocca a
label-player = Giocatore
label-players = Giocatori
label-spectator = Spettatore
label-deck = Mazzo
label-discards = Scarti
label-face-up = Carte scoperte
label-hand = Mano
label-cards = Carte
label-tickets = Biglietti
label-ticket-deck = Mazzo dei biglietti
label-cars-left = Vagoni rimasti
label-stations-left = Stazioni rimaste
label-points = Punti
label-last-round = Ultimo giro
label-turns-left = Da giocare: { COUNT($count, of: "turns") }
label-game-over = La partita è finita
label-winner = Vincitore
label-actions = Che cosa puoi fare
label-history = Che cosa è successo
label-nothing = niente
label-empty = vuoto
label-hidden = nascosto

## The board

label-city = Città
label-route = Linea
label-routes = Linee
label-stations = Stazioni
label-ticket = Biglietto
label-length = Lunghezza
label-colour = Colore
label-owner = Proprietario
label-free = libera
label-ferry = traghetto
label-tunnel = galleria
label-double = linea doppia
label-longest-path = Percorso più lungo

## A decision that is waiting

waiting-SecondCard = { $seat } deve ancora prendere la seconda carta.
waiting-TicketOffer = { $seat } ha { COUNT($count, of: "tickets") } tra cui scegliere e ne tiene almeno { $keep }.
waiting-TunnelDue = { $seat } deve pagare in più { COUNT($extra, of: "cards") } per la galleria { $route }, o riprendere le carte giocate.

## Rule cards

label-rule = Regola
label-ruling = La nostra decisione
label-implemented-by = Nel codice
label-why = Perché no
label-possible = Si può fare.
label-remedy = Che cosa andrebbe bene

## Languages

language-en = inglese
language-ro = rumeno
language-pl = polacco
language-it = italiano
