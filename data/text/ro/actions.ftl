### What a player can do, as an offer: for buttons and lists.

action-TakeCard = Ia { $card } dintre cărțile cu fața în sus
action-DrawCard = Trage o carte din pachet
action-DrawTickets = Trage Cărți Traseu
action-KeepTickets = Păstrează { $tickets }
    .none = Nu păstra nicio Carte Traseu
action-Pass = Spune „pas”
action-ClaimRoute = Revendică ruta { $route } cu { $cards }
action-PayExtra = Plătește în plus pentru tunel { $cards }
action-TakeBack = Ia-ți cărțile înapoi și renunță la tunel
action-BuildStation = Construiește o gară în orașul { $city } cu { $cards }

## The Card Game

action-PlaceCards = Așază în Triaj { $cards }
action-StopDrawing = Oprește-te la o carte

## Dice

action-RollAgain = Aruncă din nou { $dice }
action-KeepDice = Păstrează toate zarurile
action-ClaimWithDice = Revendică ruta { $route } cu { $means }
action-PayTunnel = Plătește în plus pentru tunel { $means }
action-GiveUpTunnel = Renunță la tunel și păstrează-ți simbolurile
action-DrawTicketsWithDice = Trage Cărți Traseu cu { $dice }
action-BuildStationWithDice = Construiește o gară în orașul { $city } cu { $dice }
action-BuyToken = Schimbă { $dice } pe { KIND($kind, form: "token") }
action-PutBackTokens = Pune înapoi { $tokens } și încheie-ți rândul
action-EndTurn = Încheie-ți rândul
action-PutPassenger = Pune un pasager în orașul { $city }
action-KeepPassenger = Nu pune niciun pasager
action-MovePassenger = Mută pasagerul din orașul { $city } pe ruta { $route }
action-EndTrip = Încheie călătoria
