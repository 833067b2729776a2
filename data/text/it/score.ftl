### The score sheet: its lines, and who won.

score-routes = Linee
score-made = Biglietti completati
score-missed = Biglietti mancati
score-completed = Biglietti completati
score-cities = Grandi Città
score-stations = Stazioni non costruite
score-bonus = Percorso più lungo
score-most-tickets = Più biglietti completati
score-goods = Merci
score-total = Totale

score-ticket-made = completato
score-ticket-missed = mancato
score-path = Il percorso più lungo ha { COUNT($length, of: "cars") }
score-borrowed = La stazione nella città di { $city } prende in prestito la linea { $route }
score-not-borrowed = La stazione nella città di { $city } non prende in prestito nessuna linea
score-served = { $ticket } con { $cards }
score-city = { $city }: { COUNT($points, of: "points") } per il maggior numero di biglietti, { $count }
score-winner = Vince { $players }
score-winners = { $players } condividono la vittoria
