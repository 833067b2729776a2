### What a player can do, as an offer: for buttons and lists.

action-TakeCard = Take { $card } from the face-up cards
action-DrawCard = Draw a card from the deck
action-DrawTickets = Draw tickets
action-KeepTickets = Keep { $tickets }
    .none = Keep no ticket
action-Pass = Pass
action-ClaimRoute = Claim { $route } with { $cards }
action-PayExtra = Pay { $cards } extra for the tunnel
action-TakeBack = Take the cards back and give the tunnel up
action-BuildStation = Build a station in { $city } with { $cards }

## The Card Game

action-PlaceCards = Place { $cards } in your yard
action-StopDrawing = Stop at one card

## Dice

action-RollAgain = Roll { $dice } again
action-KeepDice = Keep all dice
action-ClaimWithDice = Claim { $route } with { $means }
action-PayTunnel = Pay { $means } extra for the tunnel
action-GiveUpTunnel = Give the tunnel up and keep your tokens
action-DrawTicketsWithDice = Draw tickets with { $dice }
action-BuildStationWithDice = Build a station in { $city } with { $dice }
action-BuyToken = Exchange { $dice } for { KIND($kind, form: "token") }
action-PutBackTokens = Put back { $tokens } and end your turn
action-EndTurn = End your turn
action-PutPassenger = Put a passenger in { $city }
action-KeepPassenger = Put no passenger down
action-MovePassenger = Move the passenger from { $city } along { $route }
action-EndTrip = End the trip
