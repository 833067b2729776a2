### What a player can do, as an offer: for buttons and lists.

action-TakeCard = Prendi { $card } tra le carte scoperte
action-DrawCard = Pesca una carta dal mazzo
action-DrawTickets = Pesca biglietti
action-KeepTickets = Tieni { $tickets }
    .none = Non tenere nessun biglietto
action-Pass = Passa
action-ClaimRoute = Occupa la linea { $route } con { $cards }
action-PayExtra = Paga in più per la galleria { $cards }
action-TakeBack = Riprendi le carte e rinuncia alla galleria
action-BuildStation = Costruisci una stazione nella città di { $city } con { $cards }

## The Card Game

action-PlaceCards = Metti nel Deposito Treni { $cards }
action-StopDrawing = Fermati a una carta

## Dice

action-RollAgain = Rilancia { $dice }
action-KeepDice = Tieni tutti i dadi
action-ClaimWithDice = Occupa la linea { $route } con { $means }
action-PayTunnel = Paga in più per la galleria { $means }
action-GiveUpTunnel = Rinuncia alla galleria e tieni i gettoni
action-DrawTicketsWithDice = Pesca biglietti con { $dice }
action-BuildStationWithDice = Costruisci una stazione nella città di { $city } con { $dice }
action-BuyToken = Scambia { $dice } con { KIND($kind, form: "token") }
action-PutBackTokens = Restituisci { $tokens } e chiudi il turno
action-EndTurn = Chiudi il turno
action-PutPassenger = Metti un passeggero nella città di { $city }
action-KeepPassenger = Non mettere nessun passeggero
action-MovePassenger = Sposta il passeggero dalla città di { $city } lungo la linea { $route }
action-EndTrip = Chiudi il viaggio
