### What happened, one sentence an event. .hidden is what others hear of a secret; .ahead is for what stood there before
### the first turn.

event-GameStarted = La partita comincia con { COUNT($players, of: "players") }; il primo turno è di { $seat }.
    .rigged = La partita comincia con { COUNT($players, of: "players") } e un tavolo già preparato; il primo turno è di { $seat }.
event-CardsDealt = { $seat } riceve { $cards }.
    .hidden = { $seat } riceve { COUNT($count, of: "train-cards") }.
event-CardTurnedUp = Dal mazzo si scopre { $card }.
event-RowSwept = Ci sono troppe locomotive scoperte, e si scarta tutta la fila: { $cards }.
event-DeckReshuffled = Gli scarti si mescolano in un nuovo mazzo di { COUNT($count, of: "cards") }.
event-CardTaken = { $seat } prende { $card } tra le carte scoperte.
event-CardDrawn = { $seat } pesca { $card } dal mazzo.
    .hidden = { $seat } pesca una carta dal mazzo.
event-TicketsOffered = { $keep ->
        [0] { $seat } guarda { COUNT($count, of: "tickets") } e può tenerne quanti ne vuole: { $tickets }.
       *[other] { $seat } guarda { COUNT($count, of: "tickets") } e deve tenerne almeno { $keep }: { $tickets }.
    }
    .hidden = { $keep ->
        [0] { $seat } guarda { COUNT($count, of: "tickets") } e può tenerne quanti ne vuole.
       *[other] { $seat } guarda { COUNT($count, of: "tickets") } e deve tenerne almeno { $keep }.
    }
event-TicketsKept = { $returned ->
        [0] { $seat } tiene { $tickets } e non restituisce nulla.
       *[other] { $seat } tiene { $tickets } e restituisce { COUNT($returned, of: "tickets") }.
    }
    .hidden = { $count ->
        [0] { $seat } non tiene nulla e restituisce { COUNT($returned, of: "tickets") }.
       *[other] { $returned ->
            [0] { $seat } tiene { COUNT($count, of: "tickets") } e non restituisce nulla.
           *[other] { $seat } tiene { COUNT($count, of: "tickets") } e ne restituisce { $returned }.
        }
    }
event-RouteClaimed = { $seat } occupa la linea { $route } con { $cards } e segna { COUNT($points, of: "points") }.
    .ahead = { $seat } ha fin dall’inizio la linea { $route }, per { COUNT($points, of: "points") }.
event-StationBuilt = { $seat } costruisce una stazione nella città di { $city } con { $cards }.
    .ahead = { $seat } ha fin dall’inizio una stazione nella città di { $city }.
event-TurnPassed = { $seat } non può fare nulla e passa.
event-TurnBegan = Ora gioca { $seat }.
event-LastRoundBegan = { $seat } ha ancora { COUNT($cars, of: "cars") }: comincia l’ultimo giro, e tutti hanno un altro turno.
event-GameEnded = La partita è finita.

## Tunnels

event-TunnelTried = { $seat } tenta la galleria { $route } con { $cards }.
event-TunnelRevealed = { $extra ->
        [0] Carte scoperte per la galleria { $route }: { $revealed }. { $seat } non deve nulla in più.
       *[other] Carte scoperte per la galleria { $route }: { $revealed }. { $seat } deve aggiungere { COUNT($extra, of: "cards") }.
    }
    .none = Non c’è nessuna carta da scoprire per la galleria { $route }, quindi { $seat } non deve nulla in più.
event-TunnelGivenUp = { $seat } rinuncia alla galleria { $route } e riprende le carte.

## The Card Game

event-CardsMoved = { $seat } sposta dal Deposito Treni alla pila Sui Binari { $cards }.
event-CardsPlaced = { $seat } mette nel Deposito Treni { $cards }.
event-RowRobbed = Furto di Treni: { $seat } ha più carte, e { $owner } scarta dal Deposito Treni { $cards }.
event-DeckRanOut = Il mazzo è finito. Tutti hanno ancora un turno, e per ultimo gioca { $seat }.
event-TicketsCompleted = { $seat } completa { $tickets } e segna { COUNT($points, of: "points") }.
    .none = { $seat } non completa nessun biglietto.
event-SecondHalfBegan = Comincia la seconda metà: si mescola un nuovo mazzo, tutti ricevono { COUNT($count, of: "train-cards") }, e il primo turno è di { $seat }.

## Dice

event-DiceRolled = { $seat } lancia i dadi: { $shown }.
event-DiceRolledAgain = { $seat } rilancia { $again } e ottiene { $shown }. Ora i dadi mostrano { $dice }.
event-DiceKept = { $seat } tiene { $dice }.
event-TokenBought = { $seat } scambia { $dice } con { KIND($kind, form: "token") }.
event-TokensPutBack = { $seat } restituisce { $tokens }.
event-TunnelDiceRolled = { $extra ->
        [0] { $seat } tenta la galleria { $route } con { $means }, e i dadi galleria non chiedono nulla in più.
       *[other] { $seat } tenta la galleria { $route } con { $means }, e i dadi galleria ne chiedono { $extra } in più.
    }
event-TunnelLost = { $seat } non paga la galleria { $route }, tiene i gettoni e perde il turno.
event-RouteClaimedWithDice = { $seat } occupa la linea { $route } con { $means } e segna { COUNT($points, of: "points") }.
event-StationBuiltWithDice = { $seat } costruisce una stazione nella città di { $city } con { $dice }.
event-PassengerPlaced = { $seat } mette un passeggero nella città di { $city }.
event-PassengerMoved = { $seat } usa un jolly: il passeggero percorre la linea { $route }, che appartiene a { $owner }, fino alla città di { $city }.
    .own = { $seat } sposta il passeggero lungo la linea { $route } fino alla città di { $city }.
event-GoodsCollected = { $seat } raccoglie merci nella città di { $city }, per { COUNT($points, of: "points") }.
event-TripEnded = { $seat } chiude il viaggio: il passeggero scende nella città di { $city } ed esce dal gioco.
