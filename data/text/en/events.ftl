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
event-TicketsOffered = { $seat } looks at { COUNT($count, of: "tickets") } and has to keep at least { $keep }: { $tickets }.
    .hidden = { $seat } looks at { COUNT($count, of: "tickets") } and has to keep at least { $keep }.
event-TicketsKept = { $returned ->
        [0] { $seat } keeps { $tickets } and gives nothing back.
       *[other] { $seat } keeps { $tickets } and gives back { COUNT($returned, of: "tickets") }.
    }
    .hidden = { $returned ->
        [0] { $seat } keeps { COUNT($count, of: "tickets") } and gives nothing back.
       *[other] { $seat } keeps { COUNT($count, of: "tickets") } and gives back { $returned }.
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
