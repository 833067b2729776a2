### Headings and short notes for tables, cards and widgets.

## The table

label-game = Game
label-turn = To play
label-player = Player
label-players = Players
label-spectator = Spectator
label-deck = Deck
label-discards = Discards
label-face-up = Face up
label-hand = Hand
label-cards = Cards
label-tickets = Tickets
label-ticket-deck = Ticket deck
label-cars-left = Cars left
label-stations-left = Stations left
label-points = Points
label-last-round = Last round
label-turns-left = Still to come: { COUNT($count, of: "turns") }
label-game-over = The game is over
label-winner = Winner
label-actions = What you can do
label-history = What has happened
label-nothing = nothing
label-empty = empty
label-hidden = hidden

## The board

label-city = City
label-route = Route
label-routes = Routes
label-stations = Stations
label-ticket = Ticket
label-length = Length
label-colour = Colour
label-owner = Owner
label-free = free
label-ferry = ferry
label-tunnel = tunnel
label-double = double route
label-longest-path = Longest path

## The Card Game

label-card-game = The Card Game
label-yard = Rail yard
label-track = On the track
label-track-hidden = { COUNT($count, of: "cards") }, face down
label-big-cities = Big Cities
label-completed = Tickets completed
label-half = { $half ->
    [1] First half
   *[other] Second half
}
label-asks = Asks for

## Dice

label-dice = Dice
label-unused-dice = Unused dice
label-tokens = Route tokens
label-token-piles = Token piles
label-passengers = Passengers
label-goods = Goods

## A decision that is waiting

waiting-SecondCard = { $seat } has drawn one card and decides about the second.
waiting-TicketOffer = { $keep ->
    [0] { $seat } may keep any of { COUNT($count, of: "tickets") }, or none.
   *[other] { $seat } has to keep at least { $keep } of { COUNT($count, of: "tickets") }.
}
waiting-TunnelDue = { $seat } has to pay { COUNT($extra, of: "cards") } extra for the tunnel { $route }, or take the laid-out cards back.
waiting-Reroll = { $seat } may roll some dice again.
waiting-TunnelDice = { $seat } has to pay { $extra } more, in dice or tokens, for the tunnel { $route }, or give it up.
waiting-TunnelFailed = { $seat } gave up a tunnel and may still put tokens back.
waiting-PassengerOffer = { $seat } may put a passenger in { $cities }.
waiting-Trip = { $seat } has a passenger on a trip, now in { $city }.
waiting-Leftover = { $seat } may exchange unused dice for tokens, put tokens back or end the turn.

## Rule cards

label-rule = Rule
label-ruling = Our ruling
label-implemented-by = In the code
label-why = Why not
label-possible = This is possible.
label-remedy = What would work

## Languages

language-en = English
language-ro = Romanian
language-pl = Polish
language-it = Italian
