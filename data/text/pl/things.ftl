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

colour-purple = fioletowy
    .like = w kolorze fioletowym
    .route = fioletowy
colour-blue = niebieski
    .like = w kolorze niebieskim
    .route = niebieski
colour-orange = pomarańczowy
    .like = w kolorze pomarańczowym
    .route = pomarańczowy
colour-white = biały
    .like = w kolorze białym
    .route = biały
colour-green = zielony
    .like = w kolorze zielonym
    .route = zielony
colour-yellow = żółty
    .like = w kolorze żółtym
    .route = żółty
colour-black = czarny
    .like = w kolorze czarnym
    .route = czarny
colour-red = czerwony
    .like = w kolorze czerwonym
    .route = czerwony
colour-gray = szary
    .like = w kolorze szarym
    .route = szary

## One card: as a label, and after a verb

card-purple = fioletowa karta
    .object = fioletową kartę
card-blue = niebieska karta
    .object = niebieską kartę
card-orange = pomarańczowa karta
    .object = pomarańczową kartę
card-white = biała karta
    .object = białą kartę
card-green = zielona karta
    .object = zieloną kartę
card-yellow = żółta karta
    .object = żółtą kartę
card-black = czarna karta
    .object = czarną kartę
card-red = czerwona karta
    .object = czerwoną kartę
card-locomotive = lokomotywa
    .object = lokomotywę

## So many cards of a kind; .object is the accusative, which differs only for one card

cards-purple = { $n ->
    [one] { $n } fioletowa karta
    [few] { $n } fioletowe karty
    [many] { $n } fioletowych kart
   *[other] { $n } fioletowej karty
}
    .object = { $n ->
        [one] { $n } fioletową kartę
        [few] { $n } fioletowe karty
        [many] { $n } fioletowych kart
       *[other] { $n } fioletowej karty
    }
cards-blue = { $n ->
    [one] { $n } niebieska karta
    [few] { $n } niebieskie karty
    [many] { $n } niebieskich kart
   *[other] { $n } niebieskiej karty
}
    .object = { $n ->
        [one] { $n } niebieską kartę
        [few] { $n } niebieskie karty
        [many] { $n } niebieskich kart
       *[other] { $n } niebieskiej karty
    }
cards-orange = { $n ->
    [one] { $n } pomarańczowa karta
    [few] { $n } pomarańczowe karty
    [many] { $n } pomarańczowych kart
   *[other] { $n } pomarańczowej karty
}
    .object = { $n ->
        [one] { $n } pomarańczową kartę
        [few] { $n } pomarańczowe karty
        [many] { $n } pomarańczowych kart
       *[other] { $n } pomarańczowej karty
    }
cards-white = { $n ->
    [one] { $n } biała karta
    [few] { $n } białe karty
    [many] { $n } białych kart
   *[other] { $n } białej karty
}
    .object = { $n ->
        [one] { $n } białą kartę
        [few] { $n } białe karty
        [many] { $n } białych kart
       *[other] { $n } białej karty
    }
cards-green = { $n ->
    [one] { $n } zielona karta
    [few] { $n } zielone karty
    [many] { $n } zielonych kart
   *[other] { $n } zielonej karty
}
    .object = { $n ->
        [one] { $n } zieloną kartę
        [few] { $n } zielone karty
        [many] { $n } zielonych kart
       *[other] { $n } zielonej karty
    }
cards-yellow = { $n ->
    [one] { $n } żółta karta
    [few] { $n } żółte karty
    [many] { $n } żółtych kart
   *[other] { $n } żółtej karty
}
    .object = { $n ->
        [one] { $n } żółtą kartę
        [few] { $n } żółte karty
        [many] { $n } żółtych kart
       *[other] { $n } żółtej karty
    }
cards-black = { $n ->
    [one] { $n } czarna karta
    [few] { $n } czarne karty
    [many] { $n } czarnych kart
   *[other] { $n } czarnej karty
}
    .object = { $n ->
        [one] { $n } czarną kartę
        [few] { $n } czarne karty
        [many] { $n } czarnych kart
       *[other] { $n } czarnej karty
    }
cards-red = { $n ->
    [one] { $n } czerwona karta
    [few] { $n } czerwone karty
    [many] { $n } czerwonych kart
   *[other] { $n } czerwonej karty
}
    .object = { $n ->
        [one] { $n } czerwoną kartę
        [few] { $n } czerwone karty
        [many] { $n } czerwonych kart
       *[other] { $n } czerwonej karty
    }
cards-locomotive = { $n ->
    [one] { $n } lokomotywa
    [few] { $n } lokomotywy
    [many] { $n } lokomotyw
   *[other] { $n } lokomotywy
}
    .object = { $n ->
        [one] { $n } lokomotywę
        [few] { $n } lokomotywy
        [many] { $n } lokomotyw
       *[other] { $n } lokomotywy
    }
cards-none = 0 kart

## Dice and route tokens: so many that show a symbol, so many tokens of a kind

dice-single = { $n ->
    [one] { $n } symbol pojedynczy
    [few] { $n } symbole pojedyncze
    [many] { $n } symboli pojedynczych
   *[other] { $n } symbolu pojedynczego
}
    .object = { $n ->
        [one] { $n } symbol pojedynczy
        [few] { $n } symbole pojedyncze
        [many] { $n } symboli pojedynczych
       *[other] { $n } symbolu pojedynczego
    }
dice-double = { $n ->
    [one] { $n } symbol podwójny
    [few] { $n } symbole podwójne
    [many] { $n } symboli podwójnych
   *[other] { $n } symbolu podwójnego
}
    .object = { $n ->
        [one] { $n } symbol podwójny
        [few] { $n } symbole podwójne
        [many] { $n } symboli podwójnych
       *[other] { $n } symbolu podwójnego
    }
dice-station = { $n ->
    [one] { $n } symbol dworca
    [few] { $n } symbole dworca
    [many] { $n } symboli dworca
   *[other] { $n } symbolu dworca
}
    .object = { $n ->
        [one] { $n } symbol dworca
        [few] { $n } symbole dworca
        [many] { $n } symboli dworca
       *[other] { $n } symbolu dworca
    }
dice-joker = { $n ->
    [one] { $n } joker
    [few] { $n } jokery
    [many] { $n } jokerów
   *[other] { $n } jokera
}
    .object = { $n ->
        [one] { $n } jokera
        [few] { $n } jokery
        [many] { $n } jokerów
       *[other] { $n } jokera
    }
tokens-single = { $n ->
    [one] { $n } żeton pojedynczy
    [few] { $n } żetony pojedyncze
    [many] { $n } żetonów pojedynczych
   *[other] { $n } żetonu pojedynczego
}
tokens-double = { $n ->
    [one] { $n } żeton podwójny
    [few] { $n } żetony podwójne
    [many] { $n } żetonów podwójnych
   *[other] { $n } żetonu podwójnego
}
dice-none = 0 kości
tokens-none = 0 żetonów

## Kinds of route: the name; .route describes a route; .symbols and .tokens are several, .token is one, after a verb

kind-single = trasa pojedyncza
    .route = pojedyncza
    .symbols = symbole pojedyncze
    .token = żeton pojedynczy
    .tokens = żetony pojedyncze
kind-double = trasa podwójna
    .route = podwójna
    .symbols = symbole podwójne
    .token = żeton podwójny
    .tokens = żetony podwójne

## Counted things

count-actions = { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
    [many] { $n } ruchów
   *[other] { $n } ruchu
}
count-big-cities = { $n ->
    [one] { $n } Wielkie Miasto
    [few] { $n } Wielkie Miasta
    [many] { $n } Wielkich Miast
   *[other] { $n } Wielkiego Miasta
}
count-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
    .object = { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
count-cars = { $n ->
    [one] { $n } wagon
    [few] { $n } wagony
    [many] { $n } wagonów
   *[other] { $n } wagonu
}
count-colours = { $n ->
    [one] { $n } kolor
    [few] { $n } kolory
    [many] { $n } kolorów
   *[other] { $n } koloru
}
count-dice = { $n ->
    [one] { $n } kość
    [few] { $n } kości
    [many] { $n } kości
   *[other] { $n } kości
}
count-locomotives = { $n ->
    [one] { $n } lokomotywa
    [few] { $n } lokomotywy
    [many] { $n } lokomotyw
   *[other] { $n } lokomotywy
}
    .object = { $n ->
        [one] { $n } lokomotywę
        [few] { $n } lokomotywy
        [many] { $n } lokomotyw
       *[other] { $n } lokomotywy
    }
count-passengers = { $n ->
    [one] { $n } pasażer
    [few] { $n } pasażerów
    [many] { $n } pasażerów
   *[other] { $n } pasażera
}
count-players = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}
count-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
count-routes = { $n ->
    [one] { $n } trasa
    [few] { $n } trasy
    [many] { $n } tras
   *[other] { $n } trasy
}
    .object = { $n ->
        [one] { $n } trasę
        [few] { $n } trasy
        [many] { $n } tras
       *[other] { $n } trasy
    }
count-rows = { $n ->
    [one] { $n } rząd
    [few] { $n } rzędy
    [many] { $n } rzędów
   *[other] { $n } rzędu
}
count-spaces = { $n ->
    [one] { $n } pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
}
count-stations = { $n ->
    [one] { $n } dworzec
    [few] { $n } dworce
    [many] { $n } dworców
   *[other] { $n } dworca
}
count-tickets = { $n ->
    [one] { $n } bilet
    [few] { $n } bilety
    [many] { $n } biletów
   *[other] { $n } biletu
}
count-tokens = { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
}
count-train-cards = { $n ->
    [one] { $n } karta pociągu
    [few] { $n } karty pociągów
    [many] { $n } kart pociągów
   *[other] { $n } karty pociągu
}
    .object = { $n ->
        [one] { $n } kartę pociągu
        [few] { $n } karty pociągów
        [many] { $n } kart pociągów
       *[other] { $n } karty pociągu
    }
count-turns = { $n ->
    [one] { $n } tura
    [few] { $n } tury
    [many] { $n } tur
   *[other] { $n } tury
}
    .object = { $n ->
        [one] { $n } turę
        [few] { $n } tury
        [many] { $n } tur
       *[other] { $n } tury
    }

## Names

player-unnamed = Gracz { $number }
route-plain = { $from } – { $to }
route-coloured = { $from } – { $to } (tor { $colour })
route-numbered = { $from } – { $to } (tor { $number })
ticket-plain = { $from } – { $to } ({ $points })
ticket-asking = { $from } – { $to } ({ $points }: { $cards })
ticket-goals = { $from } – { $goals }
ticket-goal = { $to } ({ $points })

## Lists: $items is one thing or several joined by commas

list-and = { $items } i { $last }
list-or = { $items } lub { $last }
