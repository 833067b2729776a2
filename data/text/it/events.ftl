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
event-TicketsOffered = { $seat } guarda { COUNT($count, of: "tickets") } e deve tenerne almeno { $keep }: { $tickets }.
    .hidden = { $seat } guarda { COUNT($count, of: "tickets") } e deve tenerne almeno { $keep }.
event-TicketsKept = { $returned ->
        [0] { $seat } tiene { $tickets } e non restituisce nulla.
       *[other] { $seat } tiene { $tickets } e restituisce { COUNT($returned, of: "tickets") }.
    }
    .hidden = { $returned ->
        [0] { $seat } tiene { COUNT($count, of: "tickets") } e non restituisce nulla.
       *[other] { $seat } tiene { COUNT($count, of: "tickets") } e ne restituisce { $returned }.
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
