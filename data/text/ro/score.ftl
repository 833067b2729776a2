### The score sheet: its lines, and who won.

score-routes = Rute
score-made = Trasee realizate
score-missed = Trasee nerealizate
score-completed = Trasee realizate
score-cities = Orașe Mari
score-stations = Gări neconstruite
score-bonus = Cel mai lung traseu
score-most-tickets = Cele mai multe trasee
score-goods = Marfă
score-total = Total

score-ticket-made = realizat
score-ticket-missed = nerealizat
score-path = Cel mai lung traseu continuu are { COUNT($length, of: "cars") }
score-borrowed = Gara din orașul { $city } împrumută ruta { $route }
score-not-borrowed = Gara din orașul { $city } nu împrumută nicio rută
score-served = { $ticket } cu { $cards }
score-city = { $city }: { COUNT($points, of: "points") } pentru cele mai multe trasee, { $count }
score-winner = Câștigă { $players }
score-winners = { $players } împart victoria
