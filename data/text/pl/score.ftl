### The score sheet: its lines, and who won.

score-routes = Trasy
score-made = Zrealizowane bilety
score-missed = Niezrealizowane bilety
score-stations = Niezbudowane dworce
score-bonus = Najdłuższa linia
score-total = Razem

score-ticket-made = zrealizowany
score-ticket-missed = niezrealizowany
score-path = Najdłuższa linia ma { COUNT($length, of: "cars") }
score-borrowed = Dworzec w mieście { $city } pożycza trasę { $route }
score-not-borrowed = Dworzec w mieście { $city } nie pożycza żadnej trasy
score-winner = Wygrywa { $players }
score-winners = { $players } dzielą się zwycięstwem
