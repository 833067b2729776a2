### The rules of the Card Game, in the order of the catalogue. How a rule is written: see europe.ftl.

## Set-up

CG-SETUP-1 = Players and cards
    .text = Two to four people play with 96 train cards: 10 in each of eight colours, and 16 locomotives. There are also 46 tickets and 6 Big City cards.
    .players = The Card Game cannot seat { COUNT($given, of: "players") }.
    .players-remedy = Play with { $least } to { $most } players.
    .names = “{ $name }” cannot be a player’s name here.
    .names-remedy = Give each player a short name of one line that nobody else has.
    .seat = This table has no seat number { $seat_number }: there are { COUNT($players, of: "players") }, and seats are counted from 0.
    .seat-remedy = Name the seat of somebody who is playing.
    .stranger = Nobody called “{ $name }” plays at this table of { COUNT($players, of: "players") }.
    .stranger-remedy = Write a player’s name as it was given, or the number of the seat, counted from 0.
    .card = “{ $name }” is not the name of any train card.
    .card-remedy = Write cards like this: 2 red 1 locomotive. The kinds are purple, blue, orange, white, green, yellow, black, red and locomotive.

CG-SETUP-2 = Opening hands
    .text = Each player gets 1 locomotive. All other train cards are shuffled; each player is dealt 7 of them, and 5 are turned face up. The Big City cards lie open for everyone to see.

CG-SETUP-3 = Choosing the first tickets
    .text = You are dealt 6 tickets and keep at least 1 of them; you may even keep all 6. What nobody keeps is shuffled back into the ticket deck.
    .pending = The game cannot begin yet: you still have { COUNT($offered, of: "tickets") } to choose from.
    .pending-remedy = Keep at least { $keep } of them.
    .few = You were dealt { COUNT($offered, of: "tickets") } and chose { $given }: that is too few to start with.
    .few-remedy = Keep at least { $keep }; the others are shuffled back into the ticket deck.
    .not-offered = The ticket { $ticket } is not one of those dealt to you.
    .not-offered-remedy = Choose among the tickets in front of you.

CG-SETUP-4 = Who starts
    .text = The youngest player starts; here somebody is chosen or drawn by lot. Play then goes clockwise.
    .turn = It is not your move: { $turn } is to play.
    .turn-remedy = Wait until your turn comes round.

## Turn

CG-TURN-1 = First, cards move to the track
    .text = At the start of your turn, one card from each row in your rail yard must move, face down, to your one stack on the track. If your yard is empty, nothing moves.
    .own = The cards in your rail yard move by themselves: one of each row goes to the track at the start of your turn.
    .own-remedy = To place more cards there, pick them in your hand.

CG-TURN-2 = Locomotives go first
    .text = Locomotives lie at the head of their row, so they are the first of it to move to the track.

CG-TURN-3 = The track stays hidden
    .text = Nobody looks at the cards on a track, not even their owner, until the deck has run out and tickets are scored. If young or new players join in, you may agree that all can look at their own.
    .track = Cards on a track stay there, face down, until tickets are scored: nobody takes any of them.
    .track-remedy = Do one of your three actions: draw train cards, place cards in your yard or draw tickets.

CG-TURN-4 = Then one of three actions
    .text = When your cards have moved, you do exactly one of three things: draw train cards, place cards in your yard or draw tickets.
    .ruling = The leaflets do not say what happens when none of the three is possible. We decided: then you pass, and nobody may pass otherwise.
    .unreadable = “{ $text }” cannot be read as an action.
    .unreadable-remedy = Write it like one of these: take red; draw card; stop drawing; place 3 red 1 locomotive; draw tickets; keep chicago-dallas.
    .possible = You may pass only when nothing else is possible, and you still have { COUNT($count, of: "actions") } to choose from.
    .possible-remedy = You could play, for example: { $example }.

## Drawing train cards

CG-DRAW-1 = One card or two
    .text = Drawing train cards means one card or two. Each is either a face-up card or the top card of the deck, taken blind. A face-up card is replaced at once, before you take the next.
    .unknown = “{ $name }” is not the name of any train card.
    .unknown-remedy = The kinds are purple, blue, orange, white, green, yellow, black, red and locomotive.
    .absent = You asked for { $card }, but none lies face up.
    .absent-remedy = Choose one of the cards lying there, or another action.
    .none = You have not drawn a card yet, so there is nothing to stop.
    .none-remedy = Draw one card first; then you may stop.
    .pending = You have drawn one card, and deciding about the second comes before anything else.
    .pending-remedy = Draw a second card, or stop drawing.

CG-DRAW-2 = A face-up locomotive counts as two
    .text = A face-up locomotive counts as two cards: it ends your drawing, and so it is never your second card. A locomotive drawn blind counts as one.
    .second = A face-up locomotive counts as two cards, so it cannot be your second.
    .second-remedy = Choose a card that is not a face-up locomotive, or stop drawing.

CG-DRAW-3 = Three locomotives may lie there
    .text = The face-up cards are not swept away here, however many locomotives are among them. On the board of Europe they would be (EU-DRAW-6).

CG-DRAW-4 = No hand limit
    .text = You may hold any number of train cards.

## The yard

CG-YARD-1 = What you can place
    .text = You place either two or more cards of one colour, which make one row, or exactly three cards of three different colours, which make three rows.
    .few = One { COLOUR($colour) } card alone cannot be placed.
    .few-remedy = Place at least { COUNT($least, of: "cards") } of that colour (locomotives count too), or three cards of three different colours.
    .mixed = { $needed ->
        [1] A row has a single colour, and these { COUNT($given, of: "cards") } have { COUNT($colours, of: "colours") }.
       *[other] You chose { COUNT($given, of: "cards") } in { COUNT($colours, of: "colours") }: that is neither one colour nor exactly { $needed } cards that all differ.
    }
    .mixed-remedy = { $needed ->
        [1] Give each colour a row of its own.
       *[other] Place cards of one colour, or one card each of { COUNT($needed, of: "colours") }.
    }
    .held = To place these cards you would still need { $lacking }.
    .held-remedy = Place cards from your hand, or draw some first.

CG-YARD-2 = Locomotives in a row
    .text = Locomotives may be part of a one-colour row; they are put at its head. When tickets are scored, a locomotive is any colour you like, not only the colour of its row.

CG-YARD-3 = Three colours, no locomotive
    .text = When you place three different colours, no locomotive may be among them.
    .locomotive = You chose several colours together with { COUNT($given, of: "locomotives") }, and locomotives go only with a single colour.
    .locomotive-remedy = Leave the locomotives out and place three different colours, or place one colour with locomotives.

CG-YARD-5 = A row has a colour
    .text = A row needs at least one coloured card. One coloured card and one locomotive are enough for a row of two.
    .ruling = The leaflets do not say whether locomotives can lie alone. We decided: they cannot, for they would have no colour to compare; but a single coloured card beside them will do.
    .wild = { $given ->
        [0] You chose no card to place.
       *[other] You chose only locomotives ({ $given }), and a row needs a colour.
    }
    .wild-remedy = Place at least one coloured card with your locomotives, or coloured cards alone.

CG-YARD-4 = Each colour once
    .text = As long as cards of a colour lie in your own yard, you cannot place that colour again.
    .own = Your yard still has a row of { COUNT($lying, of: "cards") } in { COLOUR($colour) }.
    .own-remedy = Choose another colour, or wait until that row is gone.

CG-ROB-1 = A colour in another yard
    .text = If a colour lies in an opponent’s yard, you can place it only with more cards than the opponent has there.
    .fewer = { $owner } has a row of { COUNT($lying, of: "cards") } in { COLOUR($colour) }, and you chose only { $given }.
    .fewer-remedy = Place more than { COUNT($lying, of: "cards") } of that colour (locomotives count too), or choose another colour.
    .lying = { $owner } has a row of { COUNT($lying, of: "cards") } in { COLOUR($colour) }. Only a train robbery takes it away.
    .lying-remedy = Pick more than { COUNT($lying, of: "cards") } of that colour in your hand (locomotives count too) and place them.
    .nothing = In the rail yard of { $owner } there is no row of this colour, so there is nothing to rob.
    .nothing-remedy = Choose a row that lies in another yard, or place cards in your own.

CG-ROB-2 = The train robbery
    .text = Placing more cards of a colour than lie in an opponent’s yard is a train robbery. The opponent discards every card of that row at once; the robber does not get them.

CG-ROB-3 = How rows are compared
    .text = What counts is the number of cards lying in the row now, locomotives included; the same goes for the cards you place. Equal numbers are not enough: such a play is not allowed.
    .equal = { $owner } has a row of { COUNT($lying, of: "cards") } in { COLOUR($colour) }, and you chose { $given }, too: equal is not more.
    .equal-remedy = Place more than { COUNT($lying, of: "cards") } of that colour (locomotives count too), or choose another colour.

CG-ROB-4 = A colour lies in one yard only
    .text = A colour never lies in two yards at once, so for each colour you rob at most one opponent. Three different colours never rob anybody, for one card is never more than one.
    .three = { $owner } already has a row in { COLOUR($colour) }, and a colour lies in one yard at a time.
    .three-remedy = Choose a colour that lies in no yard yet; three different colours never rob anybody.

## Tickets

CG-TICKET-1 = Drawing tickets
    .text = You draw four tickets and keep as many as you like, even none. The others go to the bottom of the ticket deck.
    .ruling = The leaflets do not say what happens with fewer than four tickets left. We decided: you draw what there is.
    .unknown = There is no ticket “{ $name }” in this game.
    .unknown-remedy = Did you mean { $near }?
    .unknown-remedy-empty = Name the two cities on the ticket, for example chicago-dallas.
    .empty = The ticket deck is empty.
    .empty-remedy = Draw train cards, or place cards in your yard.
    .none = There are no tickets for you to choose from now.
    .none-remedy = Draw tickets first; those you kept earlier stay with you.
    .pending = You have drawn { COUNT($offered, of: "tickets") }, and choosing comes before anything else.
    .pending-remedy = { $keep ->
        [0] Keep as many as you like, or none.
       *[other] Keep at least { $keep }.
    }
    .few = You drew { COUNT($offered, of: "tickets") } and chose { $given }: that is too few.
    .few-remedy = Keep at least { $keep }; the others go under the ticket deck.
    .not-offered = The ticket { $ticket } is not one of those you have just drawn.
    .not-offered-remedy = Choose among the tickets in front of you.

## When the deck runs out

CG-END-1 = One more turn each
    .text = When the last train card leaves the deck, drawn or turned up as a replacement, everyone has one more turn. The player in whose turn it happened has one, too, and so plays last. Cards still move to the track at the start of these turns.
    .over = The game is over.
    .over-remedy = Look at the final scores, or start a new game.

CG-END-2 = The last cards
    .text = If only one card is left to draw, you may spend your turn on that one. When the deck is out, face-up cards can still be taken, but are not replaced. Once they are gone, you place cards or draw tickets.
    .empty = The deck has run out, so there is nothing to draw blind.
    .empty-remedy = { $face_up ->
        [0] No card lies face up, either: place cards in your yard or draw tickets.
       *[other] Choose from what still lies face up ({ COUNT($face_up, of: "cards") }), or do something else.
    }

CG-MATCH-1 = Completing tickets
    .text = A ticket asks for a number of cards in certain colours, and you complete it with cards from your stack on the track. Each card serves one ticket only, and a locomotive is any colour. We look for the choice that scores most, and show it.

CG-MATCH-2 = Only the track counts
    .text = Cards still in your hand or in your yard complete no ticket.

CG-FOUR-1 = Four players: a second half
    .text = With two or three players the game ends here; with four it goes on. Hands and open tickets stay with their owners, in secret; all other train cards become a new deck, from which each player is dealt 4 and 5 are turned up. The player to the left of the last one begins, and when the deck is out again, the new tickets’ points are added.

## End and scoring

CG-SCORE-1 = Tickets not completed
    .text = At the end of the game you lose the points of every ticket you have not completed.

CG-CITY-1 = Big Cities
    .text = The Big Cities are Seattle, Los Angeles, Chicago, Dallas, New York and Miami. The player with the most completed tickets to one of them gets its card and its points; on a tie, all tied players do.
    .ruling = The leaflets do not mention a city to which nobody has completed a ticket. We decided: nobody gets its card.

CG-CITY-2 = Two Big Cities on one ticket
    .text = A ticket that names two Big Cities counts for both.

CG-WIN-1 = Who wins
    .text = Most points win. A tie goes to whoever completed the most tickets, then to whoever has the most Big City cards.
    .ruling = The leaflets end there. We decided: players who are still tied share the win.
