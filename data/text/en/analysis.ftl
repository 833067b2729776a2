### Analysis to look at: networks on the board, odds and their plots.

## Numbers and chances

insight-percent = { $value }%
insight-number = { $value }
insight-item = { $what }: { $value }
insight-chance = Chance
insight-exact = Exact
insight-simulated = Simulated, with 95% confidence interval
insight-agreement = Trials: { $trials }, seed: { $seed }. Exact values inside the 95% confidence interval: { $inside } of { $all }.

## Drawing cards

insight-kind = Card
insight-unseen-title = Cards not seen: { $player }
insight-unseen-count = Cards not seen
insight-unseen-told = Cards not seen: { $n }; { $deck } of them lie in the deck. Chance that the next card is a locomotive: { $chance }.
insight-draw-title = Drawing from the deck: { $kinds }
insight-draw-across = Cards drawn
insight-drawn = { COUNT($n, of: "cards") }
insight-at-least-one = Chance of at least one
insight-sweep-title = Will the face-up row be swept?
insight-sweep-across = Card taken from the row
insight-sweep-told = Chance that five fresh face-up cards are swept at once: { $chance }.

## Tunnels

insight-tunnel-title = Tunnel { $route }, laid out: { $cards }
insight-extra = Extra cards
insight-extra-cards = +{ $n }
insight-payable = can be paid
insight-unpayable = cannot be paid
insight-can-pay = Chance to claim the tunnel
insight-tunnel-told = Chance that { $player } can pay: { $chance }. Extra cards on average: { $average }.
insight-paid = Paid in the trials: { $chance }.
insight-reserves-title = Tunnel { $route } ({ COUNT($length, of: "spaces") }): how many cards make it safe?
insight-reserves-across = Cards in hand ({ $colour })
insight-surcharges-title = What tunnels ask for, by length (laid out: { $colour })
insight-tunnel-length = Length of the tunnel
insight-of-length = Length { $length }: { $what }

## Dice

insight-none = none
insight-times = { $n } × { $what }
insight-symbol = Symbol
insight-symbol-single = single
insight-symbol-double = double
insight-symbol-station = station
insight-symbol-joker = joker
insight-average = Dice on average
insight-roll-title = What a roll of { COUNT($count, of: "dice") } shows
insight-reach-title = Which routes are within reach? ({ $kind }; { $tokens })
insight-spaces = Spaces of the route
insight-one-roll = first roll alone
insight-two-rolls = with the best second roll
insight-claim-title = Claiming { $route } in one turn ({ $tokens })
insight-claim-across = Rolls
insight-reroll-title = For { $route }, rolled: { $dice }
insight-reroll-across = Dice rolled again
insight-reroll-told = Best rolled again: { $dice }. Chance to claim the route: { $chance }.
insight-signs-title = What the tunnel dice show
insight-signs = Tunnel signs

## Ticket values

insight-values-title = What tickets are worth: { $board }
insight-distance = Shortest way, in cars
insight-point-a-car = one point a car
insight-values-told = Tickets worth more than a point a car: { $more }; exactly that: { $same }; less: { $less }.
insight-values-signs = The larger a sign, the more tickets it stands for.
insight-tickets-long = long tickets
insight-tickets-regular = regular tickets
insight-tickets-short = short tickets
insight-cards-asked = Cards asked for
insight-cards-average = Tickets that ask for { COUNT($cards, of: "cards") } are worth { $points } on average.

## Networks on the board

insight-map-title = The map as a network
insight-map-told = Cities: { $cities }. Routes: { $routes }, with { COUNT($cars, of: "spaces") } in all.
insight-map-hubs = Most routes meet here ({ $n }): { $cities }.
insight-network-title = What { $player } owns
insight-network-none = { $player } owns no route yet.
insight-network-told = { $player } – pieces that hang together: { $pieces }.
insight-piece = Piece { $letter } ({ COUNT($cars, of: "cars") }): { $cities }.
insight-network-bridges = Bridges, without which a piece would fall apart: { $routes }.
insight-network-no-bridges = No single route is a bridge: without any one of them every piece still hangs together.
insight-cuts-title = What does { $ticket } hang by?
insight-cuts-made = { $ticket } is made: { $player } owns the whole way.
insight-cuts-unmade = { $ticket } is not made yet ({ $player }).
insight-cuts-lost = { $ticket } can no longer be made over own and free routes ({ $player }).
insight-cuts-own = It hangs by each of these routes: { $routes }.
insight-cuts-own-none = It hangs by no single route: there is a second way.
insight-cuts-open = If somebody else claims one of these, no way is left: { $routes }.
insight-cuts-open-none = No single claim of another player can cut it.
insight-way-title = The cheapest way for { $player }: { $ticket }
insight-way-told = Still to claim: { $routes }. Price: { COUNT($cars, of: "cars") } and { COUNT($cards, of: "cards") }.
insight-way-told-dice = Still to claim: { $routes }. Price: { COUNT($cars, of: "cars") } and, in dice and tokens, { $cards }.
insight-way-locomotives = Ferries on the way ask for locomotives among the cards: { $n }.
insight-way-locomotives-dice = Ferries on the way ask for jokers among the dice: { $n }.
insight-way-tunnels = Tunnels on the way, which may ask for more: { $n }.
insight-way-short = That is too much: { COUNT($n, of: "cars") } left.
