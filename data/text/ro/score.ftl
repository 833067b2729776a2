### The score sheet: its lines, and who won.

score-routes = Rute
score-made = Trasee realizate
score-missed = Trasee nerealizate
score-stations = Gări neconstruite
score-bonus = Cel mai lung traseu
score-total = Total

score-ticket-made = realizat
score-ticket-missed = nerealizat
score-path = Cel mai lung traseu continuu are { COUNT($length, of: "cars") }
score-borrowed = Gara din orașul { $city } împrumută ruta { $route }
score-not-borrowed = Gara din orașul { $city } nu împrumută nicio rută
score-winner = Câștigă { $players }
score-winners = { $players } împart victoria
