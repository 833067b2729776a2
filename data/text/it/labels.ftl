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

## The Card Game

label-card-game = Il Gioco di Carte
label-yard = Deposito Treni
label-track = Sui Binari
label-track-hidden = { COUNT($count, of: "cards") } a faccia in giù
label-big-cities = Grandi Città
label-completed = Biglietti completati
label-half = { $half ->
    [1] Prima metà
   *[other] Seconda metà
}
label-asks = Richiede

## Dice

label-dice = Dadi
label-unused-dice = Dadi non usati
label-tokens = Gettoni linea
label-token-piles = Pile di gettoni
label-passengers = Passeggeri
label-goods = Merci

## A decision that is waiting

waiting-SecondCard = { $seat } ha preso la prima carta e decide per la seconda.
waiting-TicketOffer = { $keep ->
    [0] { $seat } ha { COUNT($count, of: "tickets") } tra cui scegliere e può tenerne quanti ne vuole, anche nessuno.
   *[other] { $seat } ha { COUNT($count, of: "tickets") } tra cui scegliere e ne tiene almeno { $keep }.
}
waiting-TunnelDue = { $seat } deve pagare in più { COUNT($extra, of: "cards") } per la galleria { $route }, o riprendere le carte giocate.
waiting-Reroll = { $seat } può ancora rilanciare una parte dei dadi.
waiting-TunnelDice = { $seat } deve pagare in più { $extra } tra dadi e gettoni per la galleria { $route }, o rinunciarvi.
waiting-TunnelFailed = { $seat } ha rinunciato a una galleria e può ancora restituire gettoni.
waiting-PassengerOffer = { $seat } può mettere un passeggero in una città: { $cities }.
waiting-Trip = { $seat } ha un passeggero in viaggio, ora nella città di { $city }.
waiting-Leftover = { $seat } può scambiare dadi non usati con gettoni, restituire gettoni o chiudere il turno.

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
