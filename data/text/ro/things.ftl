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

colour-purple = mov
    .like = de culoare mov
    .route = mov
colour-blue = albastru
    .like = de culoare albastră
    .route = albastră
colour-orange = portocaliu
    .like = de culoare portocalie
    .route = portocalie
colour-white = alb
    .like = de culoare albă
    .route = albă
colour-green = verde
    .like = de culoare verde
    .route = verde
colour-yellow = galben
    .like = de culoare galbenă
    .route = galbenă
colour-black = negru
    .like = de culoare neagră
    .route = neagră
colour-red = roșu
    .like = de culoare roșie
    .route = roșie
colour-gray = gri
    .like = de culoare gri
    .route = gri

## One card: as a label, and after a verb

card-purple = carte mov
    .object = o carte mov
card-blue = carte albastră
    .object = o carte albastră
card-orange = carte portocalie
    .object = o carte portocalie
card-white = carte albă
    .object = o carte albă
card-green = carte verde
    .object = o carte verde
card-yellow = carte galbenă
    .object = o carte galbenă
card-black = carte neagră
    .object = o carte neagră
card-red = carte roșie
    .object = o carte roșie
card-locomotive = locomotivă
    .object = o locomotivă

## So many cards of a kind

cards-purple = { $n ->
    [one] { $n } carte mov
    [few] { $n } cărți mov
   *[other] { $n } de cărți mov
}
cards-blue = { $n ->
    [one] { $n } carte albastră
    [few] { $n } cărți albastre
   *[other] { $n } de cărți albastre
}
cards-orange = { $n ->
    [one] { $n } carte portocalie
    [few] { $n } cărți portocalii
   *[other] { $n } de cărți portocalii
}
cards-white = { $n ->
    [one] { $n } carte albă
    [few] { $n } cărți albe
   *[other] { $n } de cărți albe
}
cards-green = { $n ->
    [one] { $n } carte verde
    [few] { $n } cărți verzi
   *[other] { $n } de cărți verzi
}
cards-yellow = { $n ->
    [one] { $n } carte galbenă
    [few] { $n } cărți galbene
   *[other] { $n } de cărți galbene
}
cards-black = { $n ->
    [one] { $n } carte neagră
    [few] { $n } cărți negre
   *[other] { $n } de cărți negre
}
cards-red = { $n ->
    [one] { $n } carte roșie
    [few] { $n } cărți roșii
   *[other] { $n } de cărți roșii
}
cards-locomotive = { $n ->
    [one] { $n } locomotivă
    [few] { $n } locomotive
   *[other] { $n } de locomotive
}
cards-none = 0 cărți

## Dice and route tokens: so many that show a symbol, so many tokens of a kind

dice-single = { $n ->
    [one] { $n } semn de rută simplă
    [few] { $n } semne de rută simplă
   *[other] { $n } de semne de rută simplă
}
dice-double = { $n ->
    [one] { $n } semn de rută dublă
    [few] { $n } semne de rută dublă
   *[other] { $n } de semne de rută dublă
}
dice-station = { $n ->
    [one] { $n } semn de gară
    [few] { $n } semne de gară
   *[other] { $n } de semne de gară
}
dice-joker = { $n ->
    [one] { $n } joker
    [few] { $n } jokeri
   *[other] { $n } de jokeri
}
tokens-single = { $n ->
    [one] { $n } simbol de rută simplă
    [few] { $n } simboluri de rută simplă
   *[other] { $n } de simboluri de rută simplă
}
tokens-double = { $n ->
    [one] { $n } simbol de rută dublă
    [few] { $n } simboluri de rută dublă
   *[other] { $n } de simboluri de rută dublă
}
dice-none = 0 zaruri
tokens-none = 0 simboluri

## Kinds of route: the name; .route describes a route; .symbols and .tokens are several, .token is one, after a verb

kind-single = rută simplă
    .route = simplă
    .symbols = semne de rută simplă
    .token = un simbol de rută simplă
    .tokens = simboluri de rută simplă
kind-double = rută dublă
    .route = dublă
    .symbols = semne de rută dublă
    .token = un simbol de rută dublă
    .tokens = simboluri de rută dublă

## Counted things

count-actions = { $n ->
    [one] { $n } acțiune
    [few] { $n } acțiuni
   *[other] { $n } de acțiuni
}
count-big-cities = { $n ->
    [one] { $n } Oraș Mare
    [few] { $n } Orașe Mari
   *[other] { $n } de Orașe Mari
}
count-cards = { $n ->
    [one] { $n } carte
    [few] { $n } cărți
   *[other] { $n } de cărți
}
count-cars = { $n ->
    [one] { $n } vagon
    [few] { $n } vagoane
   *[other] { $n } de vagoane
}
count-colours = { $n ->
    [one] { $n } culoare
    [few] { $n } culori
   *[other] { $n } de culori
}
count-dice = { $n ->
    [one] { $n } zar
    [few] { $n } zaruri
   *[other] { $n } de zaruri
}
count-locomotives = { $n ->
    [one] { $n } locomotivă
    [few] { $n } locomotive
   *[other] { $n } de locomotive
}
count-passengers = { $n ->
    [one] { $n } pasager
    [few] { $n } pasageri
   *[other] { $n } de pasageri
}
count-players = { $n ->
    [one] { $n } jucător
    [few] { $n } jucători
   *[other] { $n } de jucători
}
count-points = { $n ->
    [one] { $n } punct
    [few] { $n } puncte
   *[other] { $n } de puncte
}
count-routes = { $n ->
    [one] { $n } rută
    [few] { $n } rute
   *[other] { $n } de rute
}
count-rows = { $n ->
    [one] { $n } șir
    [few] { $n } șiruri
   *[other] { $n } de șiruri
}
count-spaces = { $n ->
    [one] { $n } spațiu
    [few] { $n } spații
   *[other] { $n } de spații
}
count-stations = { $n ->
    [one] { $n } gară
    [few] { $n } gări
   *[other] { $n } de gări
}
count-tickets = { $n ->
    [one] { $n } Carte Traseu
    [few] { $n } Cărți Traseu
   *[other] { $n } de Cărți Traseu
}
count-tokens = { $n ->
    [one] { $n } simbol
    [few] { $n } simboluri
   *[other] { $n } de simboluri
}
count-train-cards = { $n ->
    [one] { $n } Carte Tren
    [few] { $n } Cărți Tren
   *[other] { $n } de Cărți Tren
}
count-turns = { $n ->
    [one] { $n } rând
    [few] { $n } rânduri
   *[other] { $n } de rânduri
}

## Names

player-unnamed = Jucătorul { $number }
route-plain = { $from } – { $to }
route-coloured = { $from } – { $to } ({ $colour })
route-numbered = { $from } – { $to } (linia { $number })
ticket-plain = { $from } – { $to } ({ $points })
ticket-asking = { $from } – { $to } ({ $points }: { $cards })
ticket-goals = { $from } – { $goals }
ticket-goal = { $to } ({ $points })

## Lists: $items is one thing or several joined by commas

list-and = { $items } și { $last }
list-or = { $items } sau { $last }
