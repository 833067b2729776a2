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
