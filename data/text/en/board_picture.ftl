### The picture of a board: what it is called, what it shows, and what one points at.

board-picture-title = The board: { $board }
board-picture-what = { $board }. Cities: { $cities }. Routes: { $routes }.
board-picture-empty = Nothing has been built yet.
board-picture-builder = { $player } ({ $colour }): { $places }.
board-picture-station = station in { $city }
board-picture-path = The line drawn follows { $routes }.
board-picture-borrowed = Borrowed routes: { $routes }.
board-picture-tickets = Tickets drawn: { $tickets }.

## What one points at

board-picture-route = { $route }: { COUNT($length, of: "spaces") }, { $what }
board-picture-tunnel = tunnel
board-picture-ferry = ferry with { COUNT($n, of: "locomotives") }
board-picture-owned = { $thing }. Owner: { $player } ({ $colour })
board-picture-station-of = { $city }. Station: { $player } ({ $colour })
board-picture-passenger-of = { $city }. Passenger: { $player } ({ $colour })
board-picture-goods = { $city }. Goods: { $goods }
board-picture-border = border: { $country }
