### What there is on the table, in words. Other files insert these.
###
### In a sentence the bundle knows five functions:
###   COUNT($n, of: "cards")   a number and what is counted: the message count-cards
###   CARDS($n, $colour)       so many cards of a kind: the message cards-red and its sisters
###   COLOUR($colour)          how a thing of that colour is described: the attribute .like of colour-red
###   DICE($n, $symbol)        so many dice that show a symbol: the message dice-joker and its sisters
###   KIND($kind, form: "…")   what is single or double: an attribute of kind-single or kind-double
### Each takes form: "…" to choose an attribute of that message, where a language has cases.
### What a player has, $card, $cards, $dice, $means and $tokens, always arrives in the form that follows a verb: the
### attribute .object.

## Colours: the name; .like describes a card or a route; .route stands in brackets after a route

colour-purple = viola
    .like = di colore viola
    .route = viola
colour-blue = blu
    .like = di colore blu
    .route = blu
colour-orange = arancione
    .like = di colore arancione
    .route = arancione
colour-white = bianco
    .like = di colore bianco
    .route = bianca
colour-green = verde
    .like = di colore verde
    .route = verde
colour-yellow = giallo
    .like = di colore giallo
    .route = gialla
colour-black = nero
    .like = di colore nero
    .route = nera
colour-red = rosso
    .like = di colore rosso
    .route = rossa
colour-gray = grigio
    .like = di colore grigio
    .route = grigia

## One card: as a label, and after a verb

card-purple = carta viola
    .object = una carta viola
card-blue = carta blu
    .object = una carta blu
card-orange = carta arancione
    .object = una carta arancione
card-white = carta bianca
    .object = una carta bianca
card-green = carta verde
    .object = una carta verde
card-yellow = carta gialla
    .object = una carta gialla
card-black = carta nera
    .object = una carta nera
card-red = carta rossa
    .object = una carta rossa
card-locomotive = locomotiva
    .object = una locomotiva

## So many cards of a kind

cards-purple = { $n ->
    [one] { $n } carta viola
   *[other] { $n } carte viola
}
cards-blue = { $n ->
    [one] { $n } carta blu
   *[other] { $n } carte blu
}
cards-orange = { $n ->
    [one] { $n } carta arancione
   *[other] { $n } carte arancioni
}
cards-white = { $n ->
    [one] { $n } carta bianca
   *[other] { $n } carte bianche
}
cards-green = { $n ->
    [one] { $n } carta verde
   *[other] { $n } carte verdi
}
cards-yellow = { $n ->
    [one] { $n } carta gialla
   *[other] { $n } carte gialle
}
cards-black = { $n ->
    [one] { $n } carta nera
   *[other] { $n } carte nere
}
cards-red = { $n ->
    [one] { $n } carta rossa
   *[other] { $n } carte rosse
}
cards-locomotive = { $n ->
    [one] { $n } locomotiva
   *[other] { $n } locomotive
}
cards-none = nessuna carta

## Dice and route tokens: so many that show a symbol, so many tokens of a kind

dice-single = { $n ->
    [one] { $n } simbolo singolo
   *[other] { $n } simboli singoli
}
dice-double = { $n ->
    [one] { $n } simbolo doppio
   *[other] { $n } simboli doppi
}
dice-station = { $n ->
    [one] { $n } simbolo di stazione
   *[other] { $n } simboli di stazione
}
dice-joker = { $n ->
    [one] { $n } jolly
   *[other] { $n } jolly
}
tokens-single = { $n ->
    [one] { $n } gettone singolo
   *[other] { $n } gettoni singoli
}
tokens-double = { $n ->
    [one] { $n } gettone doppio
   *[other] { $n } gettoni doppi
}
dice-none = nessun dado
tokens-none = nessun gettone

## Kinds of route: the name; .route describes a route; .symbols and .tokens are several, .token is one, after a verb

kind-single = linea singola
    .route = singola
    .symbols = simboli singoli
    .token = un gettone singolo
    .tokens = gettoni singoli
kind-double = linea doppia
    .route = doppia
    .symbols = simboli doppi
    .token = un gettone doppio
    .tokens = gettoni doppi

## Counted things

count-actions = { $n ->
    [one] { $n } azione
   *[other] { $n } azioni
}
count-big-cities = { $n ->
    [one] { $n } Grande Città
   *[other] { $n } Grandi Città
}
count-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
count-cars = { $n ->
    [one] { $n } vagone
   *[other] { $n } vagoni
}
count-colours = { $n ->
    [one] { $n } colore
   *[other] { $n } colori
}
count-dice = { $n ->
    [one] { $n } dado
   *[other] { $n } dadi
}
count-locomotives = { $n ->
    [one] { $n } locomotiva
   *[other] { $n } locomotive
}
count-passengers = { $n ->
    [one] { $n } passeggero
   *[other] { $n } passeggeri
}
count-players = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
}
count-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
count-routes = { $n ->
    [one] { $n } linea
   *[other] { $n } linee
}
count-rows = { $n ->
    [one] { $n } fila
   *[other] { $n } file
}
count-spaces = { $n ->
    [one] { $n } spazio
   *[other] { $n } spazi
}
count-stations = { $n ->
    [one] { $n } stazione
   *[other] { $n } stazioni
}
count-tickets = { $n ->
    [one] { $n } biglietto
   *[other] { $n } biglietti
}
count-tokens = { $n ->
    [one] { $n } gettone
   *[other] { $n } gettoni
}
count-train-cards = { $n ->
    [one] { $n } carta treno
   *[other] { $n } carte treno
}
count-turns = { $n ->
    [one] { $n } turno
   *[other] { $n } turni
}

## Names

player-unnamed = Giocatore { $number }
route-plain = { $from } – { $to }
route-coloured = { $from } – { $to } ({ $colour })
route-numbered = { $from } – { $to } (binario { $number })
ticket-plain = { $from } – { $to } ({ $points })
ticket-asking = { $from } – { $to } ({ $points }: { $cards })
ticket-goals = { $from } – { $goals }
ticket-goal = { $to } ({ $points })

## Lists: $items is one thing or several joined by commas

list-and = { $items } e { $last }
list-or = { $items } o { $last }
