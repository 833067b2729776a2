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

## A decision that is waiting

waiting-SecondCard = { $seat } has a second card to draw.
waiting-TicketOffer = { $seat } has to keep at least { $keep } of { COUNT($count, of: "tickets") }.
waiting-TunnelDue = { $seat } has to pay { COUNT($extra, of: "cards") } extra for the tunnel { $route }, or take the laid-out cards back.

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
