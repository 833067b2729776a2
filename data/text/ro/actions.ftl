### What a player can do, as an offer: for buttons and lists.

action-TakeCard = Ia { $card } dintre cărțile cu fața în sus
action-DrawCard = Trage o carte din pachet
action-DrawTickets = Trage Cărți Traseu
action-KeepTickets = Păstrează { $tickets }
    .none = Nu păstra nicio Carte Traseu
action-Pass = Spune „pas”
action-ClaimRoute = Revendică ruta { $route } cu { $cards }
action-PayExtra = Plătește în plus pentru tunel { $cards }
action-TakeBack = Ia-ți cărțile înapoi și renunță la tunel
action-BuildStation = Construiește o gară în orașul { $city } cu { $cards }
