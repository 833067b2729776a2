### The picture of a board: what it is called, what it shows, and what one points at.

board-picture-title = Plansza: { $board }
board-picture-what = { $board }. Miasta: { $cities }. Trasy: { $routes }.
board-picture-empty = Nic jeszcze nie zbudowano.
board-picture-builder = { $player } ({ $colour }): { $places }.
board-picture-station = dworzec: { $city }
board-picture-path = Narysowana linia biegnie trasami: { $routes }.
board-picture-borrowed = Pożyczone trasy: { $routes }.
board-picture-tickets = Narysowane bilety: { $tickets }.

## What one points at

board-picture-route = { $route }: { COUNT($length, of: "spaces") }, { $what }
board-picture-tunnel = tunel
board-picture-ferry = prom ({ COUNT($n, of: "locomotives") })
board-picture-owned = { $thing }. Właściciel: { $player } ({ $colour })
board-picture-station-of = { $city }. Dworzec: { $player } ({ $colour })
board-picture-passenger-of = { $city }. Pasażer: { $player } ({ $colour })
board-picture-goods = { $city }. Towary: { $goods }
board-picture-border = granica: { $country }
