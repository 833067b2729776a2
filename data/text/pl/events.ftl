### What happened, one sentence an event. .hidden is what others hear of a secret; .ahead is for what stood there before
### the first turn.

event-GameStarted = W grze bierze udział { COUNT($players, of: "players") }; zaczyna { $seat }.
    .rigged = W grze bierze udział { COUNT($players, of: "players") }, a stół został wcześniej przygotowany; zaczyna { $seat }.
event-CardsDealt = { $seat } dostaje { $cards }.
    .hidden = { $seat } dostaje { COUNT($count, of: "train-cards", form: "object") }.
event-CardTurnedUp = Z talii odkryto { $card }.
event-RowSwept = Leży za dużo odkrytych lokomotyw, więc odrzucono cały rząd: { $cards }.
event-DeckReshuffled = Odrzucone karty przetasowano w nową talię: { COUNT($count, of: "cards") }.
event-CardTaken = { $seat } bierze { $card } spośród odkrytych.
event-CardDrawn = { $seat } dobiera z talii { $card }.
    .hidden = { $seat } dobiera kartę z talii.
event-TicketsOffered = { $seat } ogląda { COUNT($count, of: "tickets") } i musi zatrzymać co najmniej { $keep }: { $tickets }.
    .hidden = { $seat } ogląda { COUNT($count, of: "tickets") } i musi zatrzymać co najmniej { $keep }.
event-TicketsKept = { $returned ->
        [0] { $seat } zatrzymuje { $tickets } i niczego nie oddaje.
       *[other] { $seat } zatrzymuje { $tickets } i oddaje { COUNT($returned, of: "tickets") }.
    }
    .hidden = { $returned ->
        [0] { $seat } zatrzymuje { COUNT($count, of: "tickets") } i niczego nie oddaje.
       *[other] { $seat } zatrzymuje { COUNT($count, of: "tickets") } i oddaje { $returned }.
    }
event-RouteClaimed = { $seat } zajmuje trasę { $route } za { $cards } i zdobywa { COUNT($points, of: "points") }.
    .ahead = { $seat } od początku ma trasę { $route }, za { COUNT($points, of: "points") }.
event-StationBuilt = { $seat } buduje dworzec w mieście { $city } za { $cards }.
    .ahead = { $seat } od początku ma dworzec w mieście { $city }.
event-TurnPassed = { $seat } nie może zrobić nic i pasuje.
event-TurnBegan = Teraz gra { $seat }.
event-LastRoundBegan = { $seat } ma już tylko { COUNT($cars, of: "cars") }: zaczyna się ostatnia runda i każdy ma jeszcze jedną turę.
event-GameEnded = Gra się skończyła.

## Tunnels

event-TunnelTried = { $seat } próbuje zająć tunel { $route } za { $cards }.
event-TunnelRevealed = { $extra ->
        [0] Przy tunelu { $route } odkryto { $revealed }. { $seat } niczego nie dokłada.
       *[other] Przy tunelu { $route } odkryto { $revealed }. { $seat } ma dołożyć { COUNT($extra, of: "cards", form: "object") }.
    }
    .none = Przy tunelu { $route } nie ma czego odkryć, więc { $seat } niczego nie dokłada.
event-TunnelGivenUp = { $seat } rezygnuje z tunelu { $route } i bierze karty z powrotem.
