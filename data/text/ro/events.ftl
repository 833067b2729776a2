### What happened, one sentence an event. .hidden is what others hear of a secret; .ahead is for what stood there before
### the first turn.

event-GameStarted = Jocul începe cu { COUNT($players, of: "players") }; prima mutare o face { $seat }.
    .rigged = Jocul începe cu { COUNT($players, of: "players") }, la o masă pregătită dinainte; prima mutare o face { $seat }.
event-CardsDealt = { $seat } primește { $cards }.
    .hidden = { $seat } primește { COUNT($count, of: "train-cards") }.
event-CardTurnedUp = Din pachet se întoarce cu fața în sus { $card }.
event-RowSwept = Sunt prea multe locomotive cu fața în sus, așa că se decartează tot șirul: { $cards }.
event-DeckReshuffled = Cărțile decartate se amestecă într-un pachet nou, de { COUNT($count, of: "cards") }.
event-CardTaken = { $seat } ia { $card } dintre cărțile cu fața în sus.
event-CardDrawn = { $seat } trage { $card } din pachet.
    .hidden = { $seat } trage o carte din pachet.
event-TicketsOffered = { $keep ->
        [0] { $seat } se uită la { COUNT($count, of: "tickets") } și poate păstra oricâte: { $tickets }.
       *[other] { $seat } se uită la { COUNT($count, of: "tickets") } și trebuie să păstreze cel puțin { $keep }: { $tickets }.
    }
    .hidden = { $keep ->
        [0] { $seat } se uită la { COUNT($count, of: "tickets") } și poate păstra oricâte.
       *[other] { $seat } se uită la { COUNT($count, of: "tickets") } și trebuie să păstreze cel puțin { $keep }.
    }
event-TicketsKept = { $returned ->
        [0] { $seat } păstrează { $tickets } și nu înapoiază nimic.
       *[other] { $seat } păstrează { $tickets } și înapoiază { COUNT($returned, of: "tickets") }.
    }
    .hidden = { $count ->
        [0] { $seat } nu păstrează nimic și înapoiază { COUNT($returned, of: "tickets") }.
       *[other] { $returned ->
            [0] { $seat } păstrează { COUNT($count, of: "tickets") } și nu înapoiază nimic.
           *[other] { $seat } păstrează { COUNT($count, of: "tickets") } și înapoiază { $returned }.
        }
    }
event-RouteClaimed = { $seat } revendică ruta { $route } cu { $cards } și câștigă { COUNT($points, of: "points") }.
    .ahead = { $seat } are de la început ruta { $route }, pentru { COUNT($points, of: "points") }.
event-StationBuilt = { $seat } construiește o gară în orașul { $city } cu { $cards }.
    .ahead = { $seat } are de la început o gară în orașul { $city }.
event-TurnPassed = { $seat } nu poate face nimic și spune „pas”.
event-TurnBegan = Acum joacă { $seat }.
event-LastRoundBegan = { $seat } mai are { COUNT($cars, of: "cars") }: începe ultima rundă și toți mai au câte un rând.
event-GameEnded = Jocul s-a terminat.

## Tunnels

event-TunnelTried = { $seat } încearcă ruta tunel { $route } cu { $cards }.
event-TunnelRevealed = { $extra ->
        [0] Cărți întoarse pentru ruta tunel { $route }: { $revealed }. { $seat } nu datorează nimic în plus.
       *[other] Cărți întoarse pentru ruta tunel { $route }: { $revealed }. { $seat } mai datorează { COUNT($extra, of: "cards") }.
    }
    .none = Nu este nicio carte de întors pentru ruta tunel { $route }, deci { $seat } nu datorează nimic în plus.
event-TunnelGivenUp = { $seat } renunță la ruta tunel { $route } și își ia cărțile înapoi.

## The Card Game

event-CardsMoved = { $seat } mută din Triaj Pe Șine { $cards }.
event-CardsPlaced = { $seat } așază în Triaj { $cards }.
event-RowRobbed = Jaf de trenuri: { $seat } are mai multe cărți, iar { $owner } decartează din Triaj { $cards }.
event-DeckRanOut = Pachetul s-a terminat. Toți mai au câte un rând, iar la urmă joacă { $seat }.
event-TicketsCompleted = { $seat } realizează { $tickets } și câștigă { COUNT($points, of: "points") }.
    .none = { $seat } nu realizează niciun traseu.
event-SecondHalfBegan = Începe repriza a doua: se amestecă un pachet nou, toți primesc câte { COUNT($count, of: "train-cards") }, iar prima mutare o face { $seat }.

## Dice

event-DiceRolled = { $seat } aruncă zarurile: { $shown }.
event-DiceRolledAgain = { $seat } aruncă din nou { $again } și obține { $shown }. Acum zarurile arată { $dice }.
event-DiceKept = { $seat } păstrează { $dice }.
event-TokenBought = { $seat } schimbă { $dice } pe { KIND($kind, form: "token") }.
event-TokensPutBack = { $seat } pune înapoi { $tokens }.
event-TunnelDiceRolled = { $extra ->
        [0] { $seat } încearcă ruta tunel { $route } cu { $means }, iar zarurile de tunel nu cer nimic în plus.
       *[other] { $seat } încearcă ruta tunel { $route } cu { $means }, iar zarurile de tunel mai cer { $extra }.
    }
event-TunnelLost = { $seat } nu plătește ruta tunel { $route }, își păstrează simbolurile și își pierde rândul.
event-RouteClaimedWithDice = { $seat } revendică ruta { $route } cu { $means } și câștigă { COUNT($points, of: "points") }.
event-StationBuiltWithDice = { $seat } construiește o gară în orașul { $city } cu { $dice }.
event-PassengerPlaced = { $seat } pune un pasager în orașul { $city }.
event-PassengerMoved = { $seat } folosește un joker: pasagerul merge pe ruta { $route }, revendicată de { $owner }, până în orașul { $city }.
    .own = { $seat } își mută pasagerul pe ruta { $route } până în orașul { $city }.
event-GoodsCollected = { $seat } adună marfă în orașul { $city }, pentru { COUNT($points, of: "points") }.
event-TripEnded = { $seat } încheie călătoria: pasagerul coboară în orașul { $city } și iese din joc.
