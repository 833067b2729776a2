### Katas, where a rule is written as a function, and the browser of rules.
###
### A kata is a message: its title; .task, what to write; and for each rule it turns on .hint-RULE, a first hint, and
### .more-RULE, a stronger one. What stands between backticks is code and stays as it is.

## A kata and what comes of a check

kata-write = Write this function:
kata-example = For example, as the engine has it:
kata-rules = The rules behind it:
kata-then = When you have it:
kata-done = You have passed this kata.
kata-right = Right. Cases tried: { $count }.
kata-went-well = Cases that went well before: { $count }.
kata-wrong = Not yet. In this case the answer is another one:
kata-expected = The engine says:
kata-got = Your function says:
kata-rule = The rule it turns on:
kata-raised = Your function stopped with an error in this case:
kata-error = { $error }: { $message }
kata-error-line = Line { $line }, { $error }: { $message }
kata-endless = Your function did not come back in time ({ $seconds } s). Is there a loop that never ends?
kata-nothing = Your function returned nothing (None). Does every way through it end in a return?
kata-shape = Your function returned something of another kind. Asked for: { $shape }.
kata-shape-number = a whole number
kata-shape-yes-or-no = True or False
kata-shape-cards = a list of the names of cards
kata-shape-numbers = a list of whole numbers
kata-shape-word = a word
kata-changed = The answer is right, but your function changes what it was given: `{ $name }`. Work on a copy.
kata-parameters = Your function cannot be called as it will be. Asked for, and yours:
kata-not-a-function = This is not a function. Hand in the function itself, without brackets after its name:
kata-printed = It printed:
kata-hint = Hint: { $text }
kata-more = A stronger hint: { $text }
kata-reason = Why: { $text }
kata-witness = How the engine comes to its answer:
kata-next = For more help:
kata-no-more = There are no more hints. Should you want to see a solution:
kata-solution = One way to write it:

## Ticket to Ride Europe

kata-route-points = Points for routes
    .task = You get `lengths`, the lengths of the routes that somebody has claimed. Return the points they scored, all together.
    .hint-EU-POINTS-1 = A route that is twice as long is worth more than twice as much. Is there a formula, or do you need a table?
    .more-EU-POINTS-1 = Look the points of each length up in a dictionary, and add them up; no route at all gives 0.
kata-payment-legal = Does this pay for the route?
    .task = You get a `route`, a dictionary with its `length`, its `colour` (`gray` for a gray one) and the number of `locomotives` it demands as a ferry; and the `cards` laid out for it. Return True if they are exactly its price, else False.
    .hint-EU-CLAIM-1 = Compare the number of cards with the length, and their colour with that of the route.
    .more-EU-CLAIM-1 = Gather the different colours of the cards, without the locomotives: there may be at most one, and it has to be that of the route. And there are as many cards as spaces.
    .hint-EU-CLAIM-2 = What can a locomotive stand for?
    .more-EU-CLAIM-2 = Leave the locomotives out before you look at colours. If nothing is left then, no colour is wrong.
    .hint-EU-CLAIM-3 = What is special about a gray route?
    .more-EU-CLAIM-3 = On a gray route any colour will do, but it is still one colour only.
    .hint-EU-CLAIM-6 = Can one claim a part of a route?
    .more-EU-CLAIM-6 = With fewer cards than spaces the answer is False.
    .hint-EU-FERRY-1 = Some spaces of a ferry ask for something particular.
    .more-EU-FERRY-1 = Among the cards there have to be at least as many locomotives as the route demands.
    .hint-EU-FERRY-2 = May there be more locomotives than symbols?
    .more-EU-FERRY-2 = At least as many as symbols, not exactly as many: further ones stand in for ordinary cards.
kata-ferry-price = Locomotives for a ferry
    .task = A ferry has `length` spaces, `symbols` of them with a locomotive. You hold `coloured` cards of one colour, and locomotives enough. Return the fewest locomotives with which you can pay.
    .hint-EU-FERRY-1 = However many coloured cards you hold: what do the symbols ask for?
    .more-EU-FERRY-1 = The answer is never smaller than the number of symbols.
    .hint-EU-FERRY-2 = And if your coloured cards are not enough for the rest?
    .more-EU-FERRY-2 = Locomotives fill all the spaces that your coloured cards leave open. Take the larger of the two numbers.
kata-tunnel-extra = Extra cards of a tunnel
    .task = You get the cards `laid_out` for a tunnel and the cards `revealed` after that, both as lists of names. Return how many extra cards are due.
    .hint-EU-TUNNEL-2 = Which of the turned-up cards have the colour that was laid out?
    .more-EU-TUNNEL-2 = Go through the turned-up cards one by one and count those in the colour of the coloured cards laid out. A locomotive that was laid out has no colour.
    .hint-EU-TUNNEL-3 = What does a turned-up locomotive count as?
    .more-EU-TUNNEL-3 = A turned-up locomotive always counts, whatever was laid out; and it counts once.
    .hint-EU-TUNNEL-4 = Which colour was laid out here?
    .more-EU-TUNNEL-4 = Locomotives alone have no colour: then only the locomotives among the turned-up cards count.
    .hint-EU-TUNNEL-7 = Are there always three turned-up cards?
    .more-EU-TUNNEL-7 = Count what is there, also where it is fewer than three cards or none.
kata-sweep = The sweep
    .task = You get the five face-up cards as `row` and the cards to come as `deck`, the top one first. Return the five cards that lie there when nothing is swept away any more; their order does not matter.
    .hint-EU-DRAW-6 = How many locomotives are too many, and what happens to the other cards then?
    .more-EU-DRAW-6 = As long as three or more of the five are locomotives, all five go and the next five of the deck come. Look again each time.
kata-connected = Connected?
    .task = You get `routes`, a list of pairs of cities, and two cities, `start` and `end`. Return True if one can travel from `start` to `end` over these routes, else False.
    .hint-EU-TICKET-4 = A chain may be made of many routes, and a route can be travelled in both directions.
    .more-EU-TICKET-4 = Keep a set of the cities reached so far, at first only `start`. Add the cities to which routes lead from there, until nothing new is added.
kata-longest-trail = The longest path
    .task = You get the `routes` of a player, each as a city, another city and its number of cars. Return the length in cars of the longest continuous path: it may pass a city again, but uses no route twice.
    .hint-EU-LONGEST-1 = What can be used only once: a city, or a route? And where may a path begin?
    .more-EU-LONGEST-1 = Write a function that goes on from a city over each route not used yet, and calls itself with the rest. Begin in every city, and keep the best.
kata-best-borrowing = The best borrowing
    .task = A game is over: `own` are a player’s routes and `others` those of the opponents, as pairs of cities. `stations` are the cities where the player has a station; each of the `tickets` is two cities and points. Return the points of the tickets with the best choice of borrowed routes: what is made adds, what is missed takes away.
    .hint-EU-TICKET-4 = What does a missed ticket cost?
    .more-EU-TICKET-4 = Add the points of a ticket whose two cities are joined, else take them away. Without a station nothing is borrowed.
    .hint-EU-STATION-4 = Which routes can a station borrow, and how many of them?
    .more-EU-STATION-4 = Each station adds one of the opponents’ routes that end in its city, or none. Then look at the tickets.
    .hint-EU-STATION-5 = Can one station help two tickets with different routes?
    .more-EU-STATION-5 = First choose a route for each station, then count all tickets with that same choice. Try every choice.
    .hint-EU-STATION-8 = What can several stations do together?
    .more-EU-STATION-8 = Try the choices of all stations together, for example with `itertools.product`. One ticket can use several borrowed routes.

## The Dice Expansion

kata-dice-payment = Do these dice pay for the route?
    .task = You get a `route`, a dictionary with its `length`, whether it is `double` and the number of `locomotives` it demands as a ferry; and the `dice` and `tokens` put forward for it. Return True if they are exactly its price, else False.
    .hint-DX-CLAIM-1 = How many symbols does a route of this length ask for?
    .more-DX-CLAIM-1 = Dice and tokens together have to be as many as there are spaces: not fewer, not more.
    .hint-DX-CLAIM-2 = Which symbols does a double route take, and which a single one?
    .more-DX-CLAIM-2 = A double route takes no single symbols, and a single one no double symbols.
    .hint-DX-FACE-1 = Which faces of the dice are of use for a route?
    .more-DX-FACE-1 = Beside the symbols of its own kind a route takes jokers, and never a station.
    .hint-DX-TOKEN-2 = Which tokens help with this route?
    .more-DX-TOKEN-2 = A token is one symbol of its own kind and of no other. There may also be tokens alone.
    .hint-DX-FERRY-1 = What does each locomotive of a ferry ask for?
    .more-DX-FERRY-1 = There have to be at least as many jokers on the dice as the ferry demands locomotives. Tokens are for the other spaces.
kata-dice-tokens = Tokens for dice
    .task = A player has `unused` dice, began the turn with `began` tokens and has `held` tokens now. Return how many tokens can still be taken in this turn.
    .hint-DX-TOKEN-1 = What does a token cost?
    .more-DX-TOKEN-1 = Two dice for each token: count whole pairs. A die left over buys nothing.
    .hint-DX-TOKEN-3 = How many tokens can one have, and who takes none at all?
    .more-DX-TOKEN-3 = There is room up to the limit of three. Who began the turn with three takes none, even after using some.

## The Card Game

kata-phase-one = Phase 1 of the turn
    .task = You get a `yard`: for each colour the cards of its row, in no particular order; and a number of `turns`, in which nothing is placed. Return the cards that have moved to the track after these turns; their order does not matter.
    .hint-CG-TURN-1 = How many cards leave each row in a turn? And what does a row do that has run out?
    .more-CG-TURN-1 = Every row gives one card a turn, as long as it has any.
    .hint-CG-TURN-2 = Which cards stand at the head of a row?
    .more-CG-TURN-2 = Put the locomotives of each row first. Then take as many cards from its head as there are turns.
kata-robs = Does this rob?
    .task = You place `cards`: a row of one colour, perhaps with locomotives, or three different colours. `mine` is your yard and `theirs` your opponent’s: for each colour the cards of its row. Return `no` if the play is not allowed, `robbery` if it robs, else `yes`.
    .hint-CG-YARD-1 = Is there anything in the way of this play?
    .more-CG-YARD-1 = A colour that lies in no yard is simply placed, and nobody is robbed.
    .hint-CG-YARD-4 = What lies in your own yard?
    .more-CG-YARD-4 = Where one of the colours lies in `mine`, the play is not allowed.
    .hint-CG-ROB-1 = How many cards lie there, and how many do you place?
    .more-CG-ROB-1 = With fewer cards than the opponent has in this colour the play is not allowed.
    .hint-CG-ROB-2 = What if you place more cards than lie there?
    .more-CG-ROB-2 = More cards than in the opponent’s row are a robbery. Your locomotives count as well.
    .hint-CG-ROB-3 = Is as many enough? And which cards are counted?
    .more-CG-ROB-3 = Equal is not enough. Count all cards of a row, locomotives included, on both sides.
    .hint-CG-ROB-4 = Can one card be more than one?
    .more-CG-ROB-4 = With three colours each is a row of one card. If one of these colours lies with the opponent, the play is not allowed.
kata-best-matching = The best matching
    .task = You get the `stack`, how many cards of each kind lie on the track, and `tickets`, each a dictionary with its `points` and what it `asks` for of each colour. Return the most points that completed tickets can bring.
    .hint-CG-MATCH-1 = A card serves one ticket only, a locomotive is any colour, and the dearest ticket is not always worth its cards.
    .more-CG-MATCH-1 = Try both for the first ticket: leave it, or pay for it, with locomotives only where a colour has run out. The same function finds the best for the other tickets; keep the larger result.
kata-big-city = Big Cities
    .task = `completed` has for each player the tickets completed, as pairs of cities; `cards` says what the card of each Big City is worth. Return a list of the points that each player gets for Big Cities, in the order of the players.
    .hint-CG-CITY-1 = Who gets the card when several have equally many? And when nobody has a ticket to the city?
    .more-CG-CITY-1 = For each city, count the tickets of each player that name it. All who have most of them get its points, unless most is none.
    .hint-CG-CITY-2 = What about a ticket between two Big Cities?
    .more-CG-CITY-2 = Look at each city by itself: a ticket that names two of them counts for both.

## The browser of rules

rules-taught = Taught in
rules-tested = Tested in
rules-found = Rules found: { $count }
rules-none = No rule speaks of “{ $text }”.
rules-near = Perhaps: { $words }
