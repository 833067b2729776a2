### What a player can do, as an offer: for buttons and lists.

action-TakeCard = Weź { $card } spośród odkrytych
action-DrawCard = Dobierz kartę z talii
action-DrawTickets = Dobierz bilety
action-KeepTickets = Zatrzymaj { $tickets }
    .none = Nie zatrzymuj żadnego biletu
action-Pass = Spasuj
action-ClaimRoute = Zajmij trasę { $route } za { $cards }
action-PayExtra = Dołóż do tunelu { $cards }
action-TakeBack = Weź karty z powrotem i zrezygnuj z tunelu
action-BuildStation = Zbuduj dworzec w mieście { $city } za { $cards }
