### The picture of a board: what it is called, what it shows, and what one points at.

board-picture-title = Tabla: { $board }
board-picture-what = { $board }. Orașe: { $cities }. Rute: { $routes }.
board-picture-empty = Încă nu s-a construit nimic.
board-picture-builder = { $player } ({ $colour }): { $places }.
board-picture-station = gară în { $city }
board-picture-path = Linia desenată urmează { $routes }.
board-picture-borrowed = Rute împrumutate: { $routes }.
board-picture-tickets = Cărți Traseu desenate: { $tickets }.

## What one points at

board-picture-route = { $route }: { COUNT($length, of: "spaces") }, { $what }
board-picture-tunnel = tunel
board-picture-ferry = feribot cu { COUNT($n, of: "locomotives") }
board-picture-owned = { $thing }. Proprietar: { $player } ({ $colour })
board-picture-station-of = { $city }. Gară: { $player } ({ $colour })
board-picture-passenger-of = { $city }. Pasager: { $player } ({ $colour })
board-picture-goods = { $city }. Marfă: { $goods }
board-picture-border = graniță: { $country }
