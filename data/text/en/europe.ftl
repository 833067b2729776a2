### The rules of Ticket to Ride Europe, in the order of the catalogue.
###
### A rule is a message: its title; .text, the rule; .ruling, what we decided where the leaflets are silent; and for each
### case in which it refuses an action .case, why, and .case-remedy, what would make it legal. Where the remedy offers
### $near, .case-remedy-empty is said instead when nothing is near. Commands stay as one types them, in English.

## Set-up

EU-SETUP-1 = Players and their pieces
    .text = Two to five people play. Each takes 45 cars, 3 stations and a score marker in one colour: blue, red, green, yellow or black.
    .players = This board cannot seat { COUNT($given, of: "players") }.
    .players-remedy = Play with { $least } to { $most } players.
    .names = “{ $name }” cannot be a player’s name here.
    .names-remedy = Give each player a short name of one line that nobody else has.
    .seat = This table has no seat number { $seat_number }: there are { COUNT($players, of: "players") }, and seats are counted from 0.
    .seat-remedy = Name the seat of somebody who is playing.
    .stranger = Nobody called “{ $name }” plays at this table of { COUNT($players, of: "players") }.
    .stranger-remedy = Write a player’s name as it was given, or the number of the seat, counted from 0.

EU-SETUP-2 = The train cards
    .text = The deck holds 110 train cards: 12 in each of eight colours (purple, blue, orange, white, green, yellow, black, red) and 14 locomotives.
    .card = “{ $name }” is not the name of any train card.
    .card-remedy = Write cards like this: 2 red 1 locomotive. The kinds are purple, blue, orange, white, green, yellow, black, red and locomotive.

EU-SETUP-3 = Opening hands
    .text = Each player is dealt 4 train cards. Then 5 more are turned face up beside the deck; if three of them are locomotives, they are swept away at once (EU-DRAW-6).

EU-SETUP-4 = One long ticket each
    .text = The 6 long tickets are shuffled and each player is dealt one. The others leave the game, and nobody looks at them.

EU-SETUP-5 = Three regular tickets each
    .text = The 40 regular tickets are shuffled and each player is dealt three. The rest are the ticket deck.

EU-SETUP-6 = Choosing the first tickets
    .text = Before the first turn you keep at least 2 of your 4 tickets; the long one may go back like any other. What you give back leaves the game unseen: it does not go under the ticket deck.
    .pending = The game cannot begin yet: you still have { COUNT($offered, of: "tickets") } to choose from.
    .pending-remedy = Keep at least { $keep } of them.
    .few = You were dealt { COUNT($offered, of: "tickets") } and chose { $given }: that is too few to start with.
    .few-remedy = Keep at least { $keep }; the others leave the game.
    .not-offered = The ticket { $ticket } is not one of those dealt to you.
    .not-offered-remedy = Choose among the tickets in front of you.

EU-SETUP-7 = Who starts
    .text = The player who has travelled most starts; here somebody is chosen or drawn by lot. Play then goes clockwise.
    .turn = It is not your move: { $turn } is to play.
    .turn-remedy = Wait until your turn comes round.

## Turn

EU-TURN-1 = Four actions, one a turn
    .text = On your turn you do exactly one of four things: draw train cards, claim a route, draw tickets or build a station.
    .unreadable = “{ $text }” cannot be read as an action.
    .unreadable-remedy = Write it like one of these: take red; draw card; draw tickets; claim brest-dieppe with 2 orange; build paris with 1 red.

EU-TURN-2 = Passing
    .text = You pass only when none of the four actions is possible for you.
    .ruling = The leaflets do not say what happens then. We decided: whoever can do nothing passes, and nobody may pass otherwise. When nobody can do anything any more, the game is over.
    .possible = You may pass only when nothing else is possible, and you still have { COUNT($count, of: "actions") } to choose from.
    .possible-remedy = You could play, for example: { $example }.

## Drawing train cards

EU-DRAW-1 = Two cards
    .text = Drawing train cards means two cards. Each is either one of the five face-up cards or the top card of the deck, taken blind.
    .unknown = “{ $name }” is not the name of any train card.
    .unknown-remedy = The kinds are purple, blue, orange, white, green, yellow, black, red and locomotive.
    .absent = You asked for { $card }, but none lies face up.
    .absent-remedy = Take one of the cards lying there, or draw from the deck.
    .pending = You have taken one card, and your second comes before anything else.
    .pending-remedy = Take a face-up card that is not a locomotive, or draw from the deck.

EU-DRAW-2 = Replacing a card
    .text = When you take a face-up card, the top card of the deck replaces it at once, before you choose your second.

EU-DRAW-3 = A face-up locomotive first
    .text = If your first card is a face-up locomotive, it is the only card you draw this turn.

EU-DRAW-4 = No face-up locomotive second
    .text = Your second card is never a face-up locomotive: neither one that was lying there already nor one that has just come up as the replacement.
    .second = Your second card cannot be a face-up locomotive.
    .second-remedy = Take a face-up card of some colour, or draw from the deck: a locomotive drawn blind is welcome.

EU-DRAW-5 = A locomotive drawn blind
    .text = A locomotive from the top of the deck counts as one ordinary card. If it was your first, you still draw a second.

EU-DRAW-6 = Three locomotives face up
    .text = As soon as three of the five face-up cards are locomotives, all five are discarded and five new ones turned up. If three locomotives come up again, the same happens again.
    .ruling = The leaflets set no end to this. We decided: it stops when deck and discards hold too few other cards for it ever to end.

EU-DRAW-7 = No hand limit
    .text = You may hold any number of train cards.

EU-DRAW-8 = A new deck
    .text = When the deck runs out, the discarded train cards are shuffled and become the new deck.

EU-DRAW-9 = Nothing left to draw
    .text = When deck and discards are both empty, nobody can draw blind.
    .ruling = The leaflets do not mention the cards still lying face up. We decided: they can be taken, and the gaps stay until there are discards to fill them. With no card to take at all, drawing is not a possible action; and if you cannot take a second card (nothing is left, or only face-up locomotives), your turn ends with one.
    .empty = Deck and discards are both empty, so there is nothing to draw blind.
    .empty-remedy = Take a face-up card if there is one, or choose another action.

## Claiming routes

EU-CLAIM-1 = The price of a route
    .text = A route costs one card for each of its spaces. All the cards have the same colour, the colour of the route.
    .many = The route { $route } has { COUNT($length, of: "spaces") }, and you laid out { COUNT($given, of: "cards") }.
    .many-remedy = Lay out exactly { COUNT($length, of: "cards") }.
    .mixed = The route { $route } takes cards of one colour, and yours have several.
    .mixed-remedy = Lay out { CARDS($length, $colour) }; locomotives may stand in.
    .colour = The route { $route } is { COLOUR($colour) }, and your cards have another colour.
    .colour-remedy = Lay out { CARDS($length, $colour) }; locomotives may stand in.
    .held = To pay for { $route } like this you would still need { $lacking }.
    .held-remedy = Pay with cards from your hand, or draw some first.

EU-CLAIM-2 = Locomotives are wild
    .text = A locomotive stands for a card of any colour. You may use as many as you like; a set may even be all locomotives.

EU-CLAIM-3 = Gray routes
    .text = A gray route takes a set of any one colour you like, with or without locomotives.
    .mixed = The route { $route } is gray: any colour will do, but only one, and your cards have several.
    .mixed-remedy = Lay out { COUNT($length, of: "cards") } of one colour; locomotives may stand in.

EU-CLAIM-4 = Cars, discards and points
    .text = You put one of your cars on each space of the route, so you need that many. The cards are discarded, and you score at once.
    .cars = The route { $route } needs { COUNT($needed, of: "cars") }, and you have { $left } left.
    .cars-remedy = { $left ->
        [0] You cannot claim any more routes; choose another action.
       *[other] Choose a route with no more than { COUNT($left, of: "spaces") }.
    }

EU-CLAIM-5 = Any free route
    .text = You may claim any free route on the board. It need not touch the routes you already have.
    .unknown = There is no route “{ $name }” on this board.
    .unknown-remedy = Did you mean { $near }?
    .unknown-remedy-empty = Name the two cities at its ends, for example brest-dieppe.
    .which = “{ $name }” can mean more than one route.
    .which-remedy = Say which one you mean: { $near }.
    .which-remedy-empty = Add the colour or the number of the track you mean.
    .taken = The route { $route } is already taken; it belongs to { $owner }.
    .taken-remedy = Choose a route that is still free.

EU-CLAIM-6 = The whole route at once
    .text = A route is claimed whole, in a single turn. You cannot fill some of its spaces now and the others later.
    .few = The route { $route } has { COUNT($length, of: "spaces") } and is claimed whole; you laid out { COUNT($given, of: "cards") }.
    .few-remedy = Lay out exactly { COUNT($length, of: "cards") } in one turn.

EU-CLAIM-7 = One route a turn
    .text = You claim at most one route in a turn.

EU-POINTS-1 = Points for routes
    .text = A route scores by its length: 1 space gives 1 point, 2 spaces 2 points, 3 spaces 4, 4 spaces 7, 6 spaces 15 and 8 spaces 21.

## Double routes

EU-DOUBLE-1 = Double routes
    .text = Two parallel routes of the same length between the same two cities are a double route. No player ever owns both.
    .own = You already own the other track of this double route, so { $route } is closed to you.
    .own-remedy = Choose another free route.

EU-DOUBLE-2 = Double routes with two or three players
    .text = With two or three players, once one track of a double route is claimed, the other stays closed to everybody until the end.
    .closed = With { COUNT($players, of: "players") } only one track of a double route can be claimed, and the one beside { $route } is taken.
    .closed-remedy = Choose another free route; both tracks are open only with { COUNT($needed, of: "players") } or more.

EU-DOUBLE-3 = Side by side is not double
    .text = Routes that run side by side for a while but join different cities are not a double route. Each is claimed by itself.

## Ferries

EU-FERRY-1 = Ferries
    .text = A ferry is a gray route with locomotive symbols. You pay one locomotive card for each symbol, and an ordinary set of one colour for the other spaces.
    .locomotives = The ferry { $route } asks for { COUNT($needed, of: "locomotives") }, and you laid out { $given ->
        [0] none
       *[other] { $given }
    }.
    .locomotives-remedy = { $rest ->
        [0] Lay out { COUNT($needed, of: "locomotives") } and nothing else.
       *[other] Lay out { COUNT($needed, of: "locomotives") } and { COUNT($rest, of: "cards") } of one colour; further locomotives may stand in for the colour too.
    }

EU-FERRY-2 = More locomotives on a ferry
    .text = Locomotives beyond the symbols may stand in for the ordinary cards of a ferry, too.

## Tunnels

EU-TUNNEL-1 = Trying a tunnel
    .text = To try a tunnel, you first lay out the ordinary price of the route. Then the top three train cards are turned up.
    .none = No tunnel is waiting for extra cards.
    .none-remedy = First try a tunnel by laying out its ordinary price.

EU-TUNNEL-2 = Extra cards
    .text = For each turned-up card of the colour you laid out, you owe one more card: of that colour, or a locomotive.
    .count = The tunnel { $route } asks for { $extra ->
        [one] { $extra } extra card
       *[other] { $extra } extra cards
    }, and you offered { $given }.
    .count-remedy = Pay exactly { COUNT($extra, of: "cards") }, or take your cards back.
    .colour = You tried the tunnel { $route } with { COLOUR($colour) } cards, so the extra price is due in that colour.
    .colour-remedy = Pay { CARDS($extra, $colour) } (locomotives may stand in), or take your cards back.
    .held = To pay the extra price of { $route } like this you would still need { $lacking }.
    .held-remedy = Pay with matching cards from your hand, or take your cards back.

EU-TUNNEL-3 = A turned-up locomotive
    .text = A turned-up locomotive always counts as the colour you laid out, so it costs one more card.

EU-TUNNEL-4 = A tunnel paid in locomotives
    .text = If you laid out nothing but locomotives, only turned-up locomotives count, and for each you owe one more locomotive.
    .colour = You tried the tunnel { $route } with locomotives alone, so the extra price is due in locomotives.
    .colour-remedy = Pay { COUNT($extra, of: "locomotives") }, or take your cards back.

EU-TUNNEL-5 = Giving a tunnel up
    .text = If you cannot or do not want to pay the extra cards, you take back the cards you laid out. Your turn is over.
    .pending = The tunnel { $route } comes first: it asks for { $extra ->
        [one] { $extra } extra card
       *[other] { $extra } extra cards
    }, and you have to decide.
    .pending-remedy = Pay what it asks for, or take your cards back and end your turn.

EU-TUNNEL-6 = Where the turned-up cards go
    .text = The three turned-up cards are discarded at the end of the turn, whatever happened.

EU-TUNNEL-8 = What stays the same in every tunnel
    .text = Three cards are turned up, however long the tunnel is. The colour that counts is the one you laid out before, on a gray tunnel too. Extra cards need no extra cars.

EU-TUNNEL-7 = Too few cards for a tunnel
    .text = If deck and discards together hold fewer than three cards, all of them are turned up; if there are none, the tunnel costs nothing extra. The cards you laid out are not among the discards yet.

## Tickets

EU-TICKET-1 = Drawing tickets
    .text = You draw three tickets from the deck, or all that are left if there are fewer. You keep at least one.
    .unknown = There is no ticket “{ $name }” in this game.
    .unknown-remedy = Did you mean { $near }?
    .unknown-remedy-empty = Name the two cities on the ticket, for example brest-marseille.
    .none = There are no tickets for you to choose from now.
    .none-remedy = Draw tickets first; those you kept earlier stay with you.
    .pending = You have drawn { COUNT($offered, of: "tickets") }, and choosing comes before anything else.
    .pending-remedy = Keep at least { $keep }.
    .few = You drew { COUNT($offered, of: "tickets") } and chose { $given }: that is too few.
    .few-remedy = Keep at least { $keep }; the others go under the ticket deck.
    .not-offered = The ticket { $ticket } is not one of those you have just drawn.
    .not-offered-remedy = Choose among the tickets in front of you.

EU-TICKET-2 = Tickets not kept
    .text = Tickets you do not keep go to the bottom of the ticket deck.

EU-TICKET-3 = Kept is kept
    .text = A ticket you have kept stays with you to the end. You cannot give it back when you draw tickets later.

EU-TICKET-4 = Tickets made and missed
    .text = If a chain of your routes joins the two cities of a ticket at the end, you score its points. If not, you lose them.

EU-TICKET-5 = Tickets are secret
    .text = Tickets stay secret until the final scoring. You may hold any number of them.

EU-TICKET-6 = An empty ticket deck
    .text = When the ticket deck is empty, drawing tickets is not a possible action.
    .empty = The ticket deck is empty.
    .empty-remedy = Choose another action.

## Stations

EU-STATION-1 = Where a station can stand
    .text = You may build a station in any city where nobody has one yet. It does not matter whether the routes there are claimed.
    .unknown = There is no city “{ $name }” for a station on this board.
    .unknown-remedy = Did you mean { $near }?
    .unknown-remedy-empty = Name a city of the board, for example paris.
    .taken = There is already a station in { $city }; it belongs to { $owner }.
    .taken-remedy = Choose a city without a station.

EU-STATION-2 = How many stations
    .text = You build at most one station in a turn and three in a game.
    .none = { $stations ->
        [0] This board is played without stations.
       *[other] You have no station left: you had { COUNT($stations, of: "stations") } for the whole game.
    }
    .none-remedy = Choose another action.

EU-STATION-3 = What a station costs
    .text = Your first station costs 1 card, the second 2 cards of one colour, the third 3 cards of one colour. Locomotives may stand in.
    .count = This station costs { COUNT($needed, of: "cards") }, and you laid out { $given }.
    .count-remedy = { $needed ->
        [1] Lay out exactly 1 card of any kind.
       *[other] Lay out exactly { COUNT($needed, of: "cards") } of one colour; locomotives may stand in.
    }
    .mixed = The cards for a station have one colour, and yours have several.
    .mixed-remedy = { $needed ->
        [1] Lay out exactly 1 card of any kind.
       *[other] Lay out exactly { COUNT($needed, of: "cards") } of one colour; locomotives may stand in.
    }
    .held = To pay for the station like this you would still need { $lacking }.
    .held-remedy = Pay with cards from your hand, or draw some first.

EU-STATION-4 = What a station is good for
    .text = At the end each of your stations lets you use one opponent’s route into that city for your tickets, and only one.

EU-STATION-5 = One route for all tickets
    .text = If a station helps several of your tickets, it uses the same route for all of them.

EU-STATION-6 = Choosing only at the end
    .text = Which route a station borrows is decided only at the end of the game. We look for the best choice over all your stations together, and show why it is the best.

EU-STATION-8 = Several stations
    .text = Several stations can serve one ticket, each with its own borrowed route, even where you own nothing next to them. Two players may borrow the same route, and its owner loses nothing. A route that nobody has claimed cannot be borrowed.
    .ruling = The leaflets do not settle these cases. What stands here is what we decided.

EU-STATION-7 = Stations not built
    .text = Each station you have not built scores 4 points at the end.

## End and scoring

EU-END-1 = The last round
    .text = When a player ends a turn with 2 cars or fewer, everyone, that player included, has one last turn. Then the game ends.
    .over = The game is over.
    .over-remedy = Look at the final scores, or start a new game.

EU-SCORE-1 = The final score
    .text = Add up the points for your routes, the tickets you made, 4 points for each station not built and the bonus for the longest path. Take off the tickets you missed.

EU-LONGEST-1 = The longest path
    .text = The longest continuous path scores 10 points. It runs over the player’s own cars only; it may loop and pass a city several times, but it counts no car twice.

EU-LONGEST-2 = Borrowed routes and the longest path
    .text = Borrowed routes do not count for the longest path, and they do not join two pieces of it.

EU-LONGEST-3 = A tie for the longest path
    .text = If several players tie for the longest path, each of them scores the 10 points.
    .ruling = The leaflets say nothing about a game without routes. We decided: a longest path of 0 earns nothing.

EU-WIN-1 = Who wins
    .text = Most points win. A tie goes to whoever made the most tickets, then to whoever built the fewest stations, then to whoever has the longest path.
    .ruling = The leaflets end there. We decided: players who are still tied share the win.
