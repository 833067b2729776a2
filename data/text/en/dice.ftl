### The rules of the Dice Expansion, in the order of the catalogue. How a rule is written: see europe.ftl.

## Set-up

DX-SETUP-1 = Dice instead of train cards
    .text = Train cards are not used; everything else is, tickets included. The colours of routes do not matter any more: only whether a route is single or part of a double route.

DX-SETUP-2 = Cars and route tokens
    .text = Each player takes the usual number of cars. Two piles of route tokens lie beside the board: 15 single and 15 double ones.

DX-SETUP-3 = The dice
    .text = Each of the five train dice has 2 single, 2 double, 1 station and 1 joker face, with one symbol on each. Each of the three tunnel dice has 1 tunnel face and 5 blank ones.

## Turn

DX-ROLL-1 = Roll, and once again
    .text = Your turn begins with a roll of all five train dice. Then you may roll any of them again, some, none or all, but only once. What they show then is final.
    .pending = You may still roll some of your dice again: decide that before anything else.
    .pending-remedy = Say which dice you roll again, for example roll again 1 station, or keep them all: keep dice.
    .final = You have already decided about your second roll, so what the dice show is final.
    .final-remedy = Use the dice as they lie.
    .none = You named no die to roll again.
    .none-remedy = Name at least one of your dice, or keep them all: keep dice.
    .rolled = For that, your dice would have to show { $dice } more.
    .rolled-remedy = Choose among the dice in front of you.

DX-FACE-1 = What the faces mean
    .text = A single stands for one space of a single route, a double for one space of a double route. A station lets you draw one ticket, to keep or to refuse. A joker is whichever of the three you like.
    .unreadable = “{ $name }” cannot be read as dice or tokens.
    .unreadable-remedy = Write them like this: 2 single 1 joker 1 single token. The names are single, double, station and joker; tokens are single or double.
    .station = A station on a die does not count for a route, and so not for { $route }.
    .station-remedy = Use route symbols of the right kind, jokers and tokens; stations are for drawing tickets and building.

DX-ACTION-1 = One action a turn
    .text = With some or all of your dice you do one thing: put cars on one single route, put cars on one double route, or draw tickets.
    .unreadable = “{ $text }” cannot be read as an action.
    .unreadable-remedy = Write it like one of these: roll again 1 station; keep dice; claim brest-dieppe with 1 single 1 joker; draw tickets with 2 station; build paris with 1 joker; buy double with 2 single; end turn.
    .pending = You have had your one action in this turn.
    .pending-remedy = Exchange unused dice for tokens, put tokens back, or end your turn.

## Claiming routes

DX-CLAIM-1 = The price of a route
    .text = A route takes as many symbols of its kind as it has spaces, all in the same turn. Jokers and tokens of its kind count, too.
    .ruling = Five dice and three tokens reach eight spaces at most. We decided: a longer route, such as the one of nine in the Nordic Countries, counts as eight when it is paid; its cars and points stay as they are.
    .few = The route { $route } takes { DICE($needed, $kind) } at once, and you put forward { $given }: that is too few.
    .few-remedy = Put forward { DICE($needed, $kind) }; jokers and tokens of this kind count, too.
    .many = The route { $route } takes { DICE($needed, $kind) }, and you put forward { $given }: that is too many.
    .many-remedy = Put forward exactly { DICE($needed, $kind) }; jokers and tokens of this kind count, too.
    .rolled = To claim { $route } like this, your dice would have to show { $dice } more.
    .rolled-remedy = Use the dice in front of you, with jokers or tokens where symbols are missing.

DX-CLAIM-2 = Single or double
    .text = The board decides which kind a route is. A track of a double route takes double symbols, even where two or three players may use only one of its tracks, and also where it is a ferry or a tunnel.
    .ruling = The leaflet does not go into this. What stands here is what we decided.
    .kind = The route { $route } is { KIND($kind, form: "route") }, and you put forward a die that shows the other kind.
    .kind-remedy = Use { KIND($kind, form: "symbols") }, jokers and { KIND($kind, form: "tokens") }.

## Route tokens

DX-TOKEN-1 = Two dice for a token
    .text = Besides your action you may exchange any two unused dice, whatever they show, for one route token: single or double, as you choose.
    .ruling = The leaflet does not say what four unused dice are worth. We decided: each pair buys a token, so you can get two in a turn. When a pile has run out, there are no more tokens of that kind.
    .unknown = “{ $name }” is not a kind of route token.
    .unknown-remedy = There are two kinds, single and double; write for example: buy single with 2 station.
    .pile = There are no more { KIND($kind, form: "tokens") } in the pile.
    .pile-remedy = Take a token of the other kind, or leave the dice unused.
    .pair = A token costs exactly two unused dice, and you named { $given }.
    .pair-remedy = Name two unused dice, whatever they show.
    .rolled = For that, your unused dice would have to show { $dice } more.
    .rolled-remedy = Choose two of the dice you have not used.

DX-TOKEN-2 = What a token is worth
    .text = A token stands for one more space of a route of its kind. You use it at once, or keep it for later.
    .kind = The route { $route } is { KIND($kind, form: "route") }, and a token counts only for its own kind.
    .kind-remedy = Use { KIND($kind, form: "tokens") }, or dice.
    .held = To pay for { $route } like this you would still need { $tokens }.
    .held-remedy = Use dice and the tokens you have.

DX-TOKEN-3 = At most three tokens
    .text = Nobody holds more than 3 tokens, both kinds together. If you begin your turn with 3, you get no new one in that turn, even if you use some.
    .began = You began this turn with { COUNT($limit, of: "tokens") }, so you get no new one in it.
    .began-remedy = Leave the dice unused; if you end the turn with fewer tokens, you may get new ones next time.
    .full = You have { COUNT($limit, of: "tokens") }, and nobody may have more.
    .full-remedy = Use a token first, or leave the dice unused.

DX-TOKEN-4 = Putting tokens back
    .text = At the end of your turn you may put back as many tokens as you like, to make room for others later.
    .none = You named no token to put back.
    .none-remedy = Name at least one of your tokens, or just end your turn: end turn.
    .held = To put that back you would still need { $tokens }.
    .held-remedy = Put back tokens you have.

## Tickets

DX-TICKET-1 = Dice for tickets
    .text = For each station or joker you use, you draw one ticket. You keep or refuse each of them, as you like.
    .ruling = The leaflet does not say whether you see the tickets one by one, nor where those you refuse go. We decided: you draw them together, and those you refuse go to the bottom of the ticket deck.
    .pending = You have drawn { COUNT($offered, of: "tickets") }, and choosing comes before anything else.
    .pending-remedy = { $keep ->
        [0] Keep as many as you like, or none.
       *[other] Keep at least { $keep }.
    }
    .not-offered = The ticket { $ticket } is not one of those you have just drawn.
    .not-offered-remedy = Choose among the tickets in front of you.
    .nothing = You named no die to draw tickets with.
    .nothing-remedy = Use at least one die that shows a station or a joker.
    .symbol = Only stations and jokers draw tickets.
    .symbol-remedy = Use dice that show a station or a joker.
    .left = Your dice would draw { COUNT($given, of: "tickets") }, and the ticket deck has only { $left }.
    .left-remedy = Use no more than { COUNT($left, of: "dice") }.
    .rolled = For that, your dice would have to show { $dice } more.
    .rolled-remedy = Choose among the dice in front of you.

## Ferries, tunnels, stations, passengers

DX-FERRY-1 = Ferries
    .text = Each locomotive symbol of a ferry takes a joker rolled on a die. A token cannot stand in for it, only for the other spaces.
    .jokers = { $given ->
        [0] The ferry { $route } asks for { DICE($needed, "joker") }, and you put forward none.
       *[other] The ferry { $route } asks for { DICE($needed, "joker") }, and you put forward { $given }.
    }
    .jokers-remedy = { $rest ->
        [0] Put forward { DICE($needed, "joker") } and nothing else; tokens cannot stand in here.
       *[other] Put forward { DICE($needed, "joker") }, and for the other spaces ({ $rest }) symbols or tokens of the route’s kind; more jokers will do, too.
    }

DX-TUNNEL-1 = Trying a tunnel
    .text = When your roll or second roll is done, you may decide on a tunnel; then you roll the three tunnel dice. Each tunnel sign asks for one more die or token of the route’s kind.
    .none = No tunnel is waiting to be paid for.
    .none-remedy = First try a tunnel, with dice and tokens for all its spaces.
    .count = The tunnel { $route } asks for { $extra } more, in dice or tokens, and you offered { $given }.
    .count-remedy = Pay exactly { $extra } more, or give the tunnel up.
    .kind = The tunnel { $route } is a { KIND($kind, form: "route") } route, and what you offered does not fit it.
    .kind-remedy = Pay { DICE($extra, $kind) } (jokers and tokens of this kind count, too), or give the tunnel up.
    .held = To pay for the tunnel { $route } like this you would still need { $means }.
    .held-remedy = Pay with unused dice and tokens you have, or give the tunnel up.

DX-TUNNEL-2 = A tunnel not paid for
    .text = If you cannot pay what the tunnel asks for, you do nothing else this turn: you claim no other route and draw no tickets.
    .ruling = The leaflet says no more. We decided: tokens you put forward stay with you, but you buy none in this turn. And, as on the board, you may decline to pay.
    .pending = The tunnel { $route } comes first: it asks for { $extra } more, in dice or tokens, and you have to decide.
    .pending-remedy = Pay what it asks for, or give the tunnel up.
    .failed = You gave up a tunnel, so nothing else can be done in this turn.
    .failed-remedy = Put tokens back if you like, or end your turn.

DX-TUNNEL-3 = Tunnel dice end the rolling
    .text = After the tunnel dice you do not roll the train dice again, even if you have rolled them only once.
    .again = You have rolled the tunnel dice, so the train dice stay as they are.
    .again-remedy = Go on with the dice as they lie.

DX-STATION-1 = Building a station
    .text = Your first station costs 1 station symbol or joker, the second 2 and the third 3. It is the only action of that turn.
    .count = This station costs { DICE($needed, "station") } (jokers count, too), and you put forward { $given }.
    .count-remedy = Put forward exactly { COUNT($needed, of: "dice") } showing a station or a joker.
    .symbol = Only stations and jokers on dice pay for a station.
    .symbol-remedy = Put forward exactly { COUNT($needed, of: "dice") } showing a station or a joker.
    .rolled = For that, your dice would have to show { $dice } more.
    .rolled-remedy = Choose among the dice in front of you.

DX-PASSENGER-1 = Passengers on the Märklin map
    .text = To move your passenger over an opponent’s route, you need a symbol on a die. It is the only action of that turn.
    .ruling = The picture of that symbol is lost in our leaflet. We decided: one joker for each opponent’s route on the way.
    .none = Nobody has more than { COUNT($passengers, of: "passengers") }.
    .none-remedy = Put down no more passengers than there are.
    .board = There are no passengers on this board.
    .board-remedy = Choose another action.
    .city = There is no city “{ $name }” on this board.
    .city-remedy = Did you mean { $near }?
    .city-remedy-empty = Name a city of the board.
    .pending = You have claimed a route and may put a passenger in one of its cities: decide that before anything else.
    .pending-remedy = Put a passenger in one of the cities, or none: keep passenger.
    .no-route = You can put a passenger down only when you have just claimed a route.
    .no-route-remedy = Claim a route first.
    .not-there = You cannot put a passenger in { $city } now.
    .not-there-remedy = Choose a city at an end of the route you have just claimed, where no passenger stands.
    .no-trip = No passenger of yours is travelling now.
    .no-trip-remedy = First move a passenger along a route.
    .travelling = Your passenger is travelling and is in { $city } now.
    .travelling-remedy = Travel on from there, or end the trip: end trip.
    .absent = You have no passenger in { $city }.
    .absent-remedy = Choose a city where one of your passengers stands.
    .away = The route { $route } does not touch { $city }.
    .away-remedy = Choose a route that ends in that city.
    .country = The route { $route } leads into a country, where passengers do not go.
    .country-remedy = Choose a route between two cities.
    .unclaimed = Nobody has claimed the route { $route } yet.
    .unclaimed-remedy = Choose a route of your own, or with a joker an opponent’s.
    .again = Your passenger has already travelled along { $route } on this trip.
    .again-remedy = Choose another route, or end the trip: end trip.
    .joker = The route { $route } belongs to { $owner }, and you have no joker left to travel on it.
    .joker-remedy = Choose a route of your own, or do something else.
