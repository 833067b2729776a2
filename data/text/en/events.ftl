### What happened, one sentence an event. .hidden is what others hear of a secret; .ahead is for what stood there before
### the first turn.

event-GameStarted = The game begins with { COUNT($players, of: "players") }; { $seat } goes first.
    .rigged = The game begins with { COUNT($players, of: "players") } at a table arranged for it; { $seat } goes first.
event-CardsDealt = { $seat } is dealt { $cards }.
    .hidden = { $seat } is dealt { COUNT($count, of: "train-cards") }.
event-CardTurnedUp = Turned face up: { $card }.
event-RowSwept = Too many locomotives lie face up, so the whole row is discarded: { $cards }.
event-DeckReshuffled = The discards are shuffled into a new deck of { COUNT($count, of: "cards") }.
event-CardTaken = { $seat } takes { $card } from the face-up cards.
event-CardDrawn = { $seat } draws { $card } from the deck.
    .hidden = { $seat } draws a card from the deck.
event-TicketsOffered = { $keep ->
        [0] { $seat } looks at { COUNT($count, of: "tickets") } and may keep any of them: { $tickets }.
       *[other] { $seat } looks at { COUNT($count, of: "tickets") } and has to keep at least { $keep }: { $tickets }.
    }
    .hidden = { $keep ->
        [0] { $seat } looks at { COUNT($count, of: "tickets") } and may keep any of them.
       *[other] { $seat } looks at { COUNT($count, of: "tickets") } and has to keep at least { $keep }.
    }
event-TicketsKept = { $returned ->
        [0] { $seat } keeps { $tickets } and gives nothing back.
       *[other] { $seat } keeps { $tickets } and gives back { COUNT($returned, of: "tickets") }.
    }
    .hidden = { $count ->
        [0] { $seat } keeps no ticket and gives back { COUNT($returned, of: "tickets") }.
       *[other] { $returned ->
            [0] { $seat } keeps { COUNT($count, of: "tickets") } and gives nothing back.
           *[other] { $seat } keeps { COUNT($count, of: "tickets") } and gives back { $returned }.
        }
    }
event-RouteClaimed = { $seat } claims { $route } with { $cards } and scores { COUNT($points, of: "points") }.
    .ahead = { $seat } has { $route } from the start, for { COUNT($points, of: "points") }.
event-StationBuilt = { $seat } builds a station in { $city } with { $cards }.
    .ahead = { $seat } has a station in { $city } from the start.
event-TurnPassed = { $seat } can do nothing and passes.
event-TurnBegan = { $seat } is to play.
event-LastRoundBegan = { $seat } has { COUNT($cars, of: "cars") } left: the last round begins, and everyone has one more turn.
event-GameEnded = The game is over.

## Tunnels

event-TunnelTried = { $seat } tries the tunnel { $route } with { $cards }.
event-TunnelRevealed = { $extra ->
        [0] The tunnel { $route } turns up { $revealed }, and { $seat } owes nothing extra.
       *[other] The tunnel { $route } turns up { $revealed }: { $seat } owes another { $extra ->
            [one] card
           *[other] { $extra } cards
        }.
    }
    .none = There is no card to turn up for the tunnel { $route }, so { $seat } owes nothing extra.
event-TunnelGivenUp = { $seat } gives up the tunnel { $route } and takes the cards back.

## The Card Game

event-CardsMoved = { $seat } moves { $cards } from the yard to the track.
event-CardsPlaced = { $seat } places { $cards } in the yard.
event-RowRobbed = Train robbery: { $seat } has more cards, and { $owner } discards { $cards } from the yard.
event-DeckRanOut = The deck has run out. Everyone has one more turn, and { $seat } plays last.
event-TicketsCompleted = { $seat } completes { $tickets } and scores { COUNT($points, of: "points") }.
    .none = { $seat } completes no ticket.
event-SecondHalfBegan = The second half begins: a new deck is shuffled, everyone is dealt { COUNT($count, of: "train-cards") }, and { $seat } goes first.

## Dice

event-DiceRolled = { $seat } rolls { $shown }.
event-DiceRolledAgain = { $seat } rolls { $again } again and gets { $shown }. The dice now show { $dice }.
event-DiceKept = { $seat } keeps { $dice }.
event-TokenBought = { $seat } exchanges { $dice } for { KIND($kind, form: "token") }.
event-TokensPutBack = { $seat } puts back { $tokens }.
event-TunnelDiceRolled = { $extra ->
        [0] { $seat } tries the tunnel { $route } with { $means }, and the tunnel dice ask for nothing more.
       *[other] { $seat } tries the tunnel { $route } with { $means }, and the tunnel dice ask for { $extra } more.
    }
event-TunnelLost = { $seat } does not pay for the tunnel { $route }, keeps the tokens and loses the turn.
event-RouteClaimedWithDice = { $seat } claims { $route } with { $means } and scores { COUNT($points, of: "points") }.
event-StationBuiltWithDice = { $seat } builds a station in { $city } with { $dice }.
event-PassengerPlaced = { $seat } puts a passenger in { $city }.
event-PassengerMoved = { $seat } uses a joker: the passenger travels along { $route }, the route of { $owner }, to { $city }.
    .own = { $seat } moves the passenger along { $route } to { $city }.
event-GoodsCollected = { $seat } collects goods in { $city }, for { COUNT($points, of: "points") }.
event-TripEnded = { $seat } ends the trip: the passenger gets off in { $city } and leaves the game.
