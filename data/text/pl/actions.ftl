### What a player can do, as an offer: for buttons and lists.

action-TakeCard = Weź { $card } spośród odkrytych
action-DrawCard = Dobierz kartę z talii
action-DrawTickets = Dobierz bilety
action-KeepTickets = Zatrzymaj { $tickets }
    .none = Nie zatrzymuj żadnego biletu
action-Pass = Spasuj
action-ClaimRoute = Zajmij trasę { $route } za { $cards }
action-PayExtra = Dołóż do tunelu { $cards }
action-TakeBack = Weź karty z powrotem i zrezygnuj z tunelu
action-BuildStation = Zbuduj dworzec w mieście { $city } za { $cards }

## The Card Game

action-PlaceCards = Wyłóż na Bocznicę { $cards }
action-StopDrawing = Poprzestań na jednej karcie

## Dice

action-RollAgain = Weź do ponownego rzutu { $dice }
action-KeepDice = Zostaw wszystkie kości
action-ClaimWithDice = Zajmij trasę { $route } za { $means }
action-PayTunnel = Dołóż do tunelu { $means }
action-GiveUpTunnel = Zrezygnuj z tunelu i zachowaj żetony
action-DrawTicketsWithDice = Dobierz bilety za { $dice }
action-BuildStationWithDice = Zbuduj dworzec w mieście { $city } za { $dice }
action-BuyToken = Wymień { $dice } na { KIND($kind, form: "token") }
action-PutBackTokens = Odłóż { $tokens } i zakończ turę
action-EndTurn = Zakończ turę
action-PutPassenger = Postaw pasażera w mieście { $city }
action-KeepPassenger = Nie stawiaj pasażera
action-MovePassenger = Przesuń pasażera z miasta { $city } trasą { $route }
action-EndTrip = Zakończ podróż
