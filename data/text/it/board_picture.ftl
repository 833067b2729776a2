### The picture of a board: what it is called, what it shows, and what one points at.

board-picture-title = La mappa: { $board }
board-picture-what = { $board }. Città: { $cities }. Linee: { $routes }.
board-picture-empty = Non è stato ancora costruito nulla.
board-picture-builder = { $player } ({ $colour }): { $places }.
board-picture-station = stazione a { $city }
board-picture-path = Il tracciato disegnato segue { $routes }.
board-picture-borrowed = Linee prese in prestito: { $routes }.
board-picture-tickets = Biglietti disegnati: { $tickets }.

## What one points at

board-picture-route = { $route }: { COUNT($length, of: "spaces") }, { $what }
board-picture-tunnel = galleria
board-picture-ferry = traghetto con { COUNT($n, of: "locomotives") }
board-picture-owned = { $thing }. Proprietario: { $player } ({ $colour })
board-picture-station-of = { $city }. Stazione: { $player } ({ $colour })
board-picture-passenger-of = { $city }. Passeggero: { $player } ({ $colour })
board-picture-goods = { $city }. Merci: { $goods }
board-picture-border = confine: { $country }
