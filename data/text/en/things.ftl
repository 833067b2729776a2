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

colour-purple = purple
    .like = purple
    .route = purple
colour-blue = blue
    .like = blue
    .route = blue
colour-orange = orange
    .like = orange
    .route = orange
colour-white = white
    .like = white
    .route = white
colour-green = green
    .like = green
    .route = green
colour-yellow = yellow
    .like = yellow
    .route = yellow
colour-black = black
    .like = black
    .route = black
colour-red = red
    .like = red
    .route = red
colour-gray = gray
    .like = gray
    .route = gray

## One card: as a label, and after a verb

card-purple = purple card
    .object = a purple card
card-blue = blue card
    .object = a blue card
card-orange = orange card
    .object = an orange card
card-white = white card
    .object = a white card
card-green = green card
    .object = a green card
card-yellow = yellow card
    .object = a yellow card
card-black = black card
    .object = a black card
card-red = red card
    .object = a red card
card-locomotive = locomotive
    .object = a locomotive

## So many cards of a kind

cards-purple = { $n ->
    [one] { $n } purple card
   *[other] { $n } purple cards
}
cards-blue = { $n ->
    [one] { $n } blue card
   *[other] { $n } blue cards
}
cards-orange = { $n ->
    [one] { $n } orange card
   *[other] { $n } orange cards
}
cards-white = { $n ->
    [one] { $n } white card
   *[other] { $n } white cards
}
cards-green = { $n ->
    [one] { $n } green card
   *[other] { $n } green cards
}
cards-yellow = { $n ->
    [one] { $n } yellow card
   *[other] { $n } yellow cards
}
cards-black = { $n ->
    [one] { $n } black card
   *[other] { $n } black cards
}
cards-red = { $n ->
    [one] { $n } red card
   *[other] { $n } red cards
}
cards-locomotive = { $n ->
    [one] { $n } locomotive
   *[other] { $n } locomotives
}
cards-none = no cards

## Dice and route tokens: so many that show a symbol, so many tokens of a kind

dice-single = { $n ->
    [one] { $n } single
   *[other] { $n } singles
}
dice-double = { $n ->
    [one] { $n } double
   *[other] { $n } doubles
}
dice-station = { $n ->
    [one] { $n } station
   *[other] { $n } stations
}
dice-joker = { $n ->
    [one] { $n } joker
   *[other] { $n } jokers
}
tokens-single = { $n ->
    [one] { $n } single token
   *[other] { $n } single tokens
}
tokens-double = { $n ->
    [one] { $n } double token
   *[other] { $n } double tokens
}
dice-none = no dice
tokens-none = no tokens

## Kinds of route: the name; .route describes a route; .symbols and .tokens are several, .token is one, after a verb

kind-single = single
    .route = single
    .symbols = single symbols
    .token = a single token
    .tokens = single tokens
kind-double = double
    .route = double
    .symbols = double symbols
    .token = a double token
    .tokens = double tokens

## Counted things

count-actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
count-big-cities = { $n ->
    [one] { $n } Big City
   *[other] { $n } Big Cities
}
count-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
count-cars = { $n ->
    [one] { $n } car
   *[other] { $n } cars
}
count-colours = { $n ->
    [one] { $n } colour
   *[other] { $n } colours
}
count-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
count-locomotives = { $n ->
    [one] { $n } locomotive
   *[other] { $n } locomotives
}
count-passengers = { $n ->
    [one] { $n } passenger
   *[other] { $n } passengers
}
count-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
count-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
count-routes = { $n ->
    [one] { $n } route
   *[other] { $n } routes
}
count-rows = { $n ->
    [one] { $n } row
   *[other] { $n } rows
}
count-spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
count-stations = { $n ->
    [one] { $n } station
   *[other] { $n } stations
}
count-tickets = { $n ->
    [one] { $n } ticket
   *[other] { $n } tickets
}
count-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
count-train-cards = { $n ->
    [one] { $n } train card
   *[other] { $n } train cards
}
count-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}

## Names

player-unnamed = Player { $number }
route-plain = { $from } – { $to }
route-coloured = { $from } – { $to } ({ $colour })
route-numbered = { $from } – { $to } (track { $number })
ticket-plain = { $from } – { $to } ({ $points })
ticket-asking = { $from } – { $to } ({ $points }: { $cards })
ticket-goals = { $from } – { $goals }
ticket-goal = { $to } ({ $points })

## Lists: $items is one thing or several joined by commas

list-and = { $items } and { $last }
list-or = { $items } or { $last }
