### The score sheet: its lines, and who won.

score-routes = Routes
score-made = Tickets made
score-missed = Tickets missed
score-completed = Tickets completed
score-cities = Big Cities
score-stations = Stations not built
score-bonus = Longest path
score-most-tickets = Most tickets made
score-goods = Goods
score-total = Total

score-ticket-made = made
score-ticket-missed = missed
score-path = The longest path has { COUNT($length, of: "cars") }
score-borrowed = The station in { $city } borrows the route { $route }
score-not-borrowed = The station in { $city } borrows no route
score-served = { $ticket } with { $cards }
score-city = { $city }: { COUNT($points, of: "points") } for most tickets, { $count }
score-winner = The winner is { $players }
score-winners = { $players } share the win
