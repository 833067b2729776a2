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
event-TicketsOffered = { $keep ->
        [0] { $seat } ogląda { COUNT($count, of: "tickets") } i może zatrzymać dowolną liczbę: { $tickets }.
       *[other] { $seat } ogląda { COUNT($count, of: "tickets") } i musi zatrzymać co najmniej { $keep }: { $tickets }.
    }
    .hidden = { $keep ->
        [0] { $seat } ogląda { COUNT($count, of: "tickets") } i może zatrzymać dowolną liczbę.
       *[other] { $seat } ogląda { COUNT($count, of: "tickets") } i musi zatrzymać co najmniej { $keep }.
    }
event-TicketsKept = { $returned ->
        [0] { $seat } zatrzymuje { $tickets } i niczego nie oddaje.
       *[other] { $seat } zatrzymuje { $tickets } i oddaje { COUNT($returned, of: "tickets") }.
    }
    .hidden = { $count ->
        [0] { $seat } niczego nie zatrzymuje i oddaje { COUNT($returned, of: "tickets") }.
       *[other] { $returned ->
            [0] { $seat } zatrzymuje { COUNT($count, of: "tickets") } i niczego nie oddaje.
           *[other] { $seat } zatrzymuje { COUNT($count, of: "tickets") } i oddaje { $returned }.
        }
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

## The Card Game

event-CardsMoved = { $seat } przesuwa z Bocznicy na stos Na Torach { $cards }.
event-CardsPlaced = { $seat } wykłada na Bocznicę { $cards }.
event-RowRobbed = Rabunek pociągów: { $seat } ma więcej kart, więc { $owner } odrzuca z Bocznicy { $cards }.
event-DeckRanOut = Talia się skończyła. Każdy ma jeszcze jedną turę, a na końcu gra { $seat }.
event-TicketsCompleted = { $seat } realizuje { $tickets } i zdobywa { COUNT($points, of: "points") }.
    .none = { $seat } nie realizuje żadnego biletu.
event-SecondHalfBegan = Zaczyna się druga połowa: przetasowano nową talię, każdy dostaje { COUNT($count, of: "train-cards", form: "object") }, a zaczyna { $seat }.

## Dice

event-DiceRolled = { $seat } wyrzuca na kościach { $shown }.
event-DiceRolledAgain = { $seat } bierze do ponownego rzutu { $again } i wyrzuca { $shown }. Kości pokazują teraz { $dice }.
event-DiceKept = { $seat } zostawia { $dice }.
event-TokenBought = { $seat } wymienia { $dice } na { KIND($kind, form: "token") }.
event-TokensPutBack = { $seat } odkłada { $tokens }.
event-TunnelDiceRolled = { $extra ->
        [0] { $seat } próbuje zająć tunel { $route } za { $means }, a kości tuneli nie wymagają niczego więcej.
       *[other] { $seat } próbuje zająć tunel { $route } za { $means }, a po rzucie kośćmi tuneli ma dołożyć jeszcze { $extra }.
    }
event-TunnelLost = { $seat } nie płaci za tunel { $route }, zachowuje żetony i traci turę.
event-RouteClaimedWithDice = { $seat } zajmuje trasę { $route } za { $means } i zdobywa { COUNT($points, of: "points") }.
event-StationBuiltWithDice = { $seat } buduje dworzec w mieście { $city } za { $dice }.
event-PassengerPlaced = { $seat } stawia pasażera w mieście { $city }.
event-PassengerMoved = { $seat } używa jokera: pasażer jedzie trasą { $route } do miasta { $city }; to trasa, którą ma { $owner }.
    .own = { $seat } przesuwa pasażera trasą { $route } do miasta { $city }.
event-GoodsCollected = { $seat } zbiera towary w mieście { $city } i zdobywa { COUNT($points, of: "points") }.
event-TripEnded = { $seat } kończy podróż: pasażer wysiada w mieście { $city } i opuszcza grę.
