### The score sheet: its lines, and who won.

score-routes = Trasy
score-made = Zrealizowane bilety
score-missed = Niezrealizowane bilety
score-completed = Zrealizowane bilety
score-cities = Wielkie Miasta
score-stations = Niezbudowane dworce
score-bonus = Najdłuższa linia
score-most-tickets = Najwięcej biletów
score-goods = Towary
score-total = Razem

score-ticket-made = zrealizowany
score-ticket-missed = niezrealizowany
score-path = Najdłuższa linia ma { COUNT($length, of: "cars") }
score-borrowed = Dworzec w mieście { $city } pożycza trasę { $route }
score-not-borrowed = Dworzec w mieście { $city } nie pożycza żadnej trasy
score-served = { $ticket } za { $cards }
score-city = { $city }: { COUNT($points, of: "points") } za najwięcej biletów, { $count }
score-winner = Wygrywa { $players }
score-winners = { $players } dzielą się zwycięstwem
