### What a player can do, as an offer: for buttons and lists.

action-TakeCard = Prendi { $card } tra le carte scoperte
action-DrawCard = Pesca una carta dal mazzo
action-DrawTickets = Pesca biglietti
action-KeepTickets = Tieni { $tickets }
    .none = Non tenere nessun biglietto
action-Pass = Passa
action-ClaimRoute = Occupa la linea { $route } con { $cards }
action-PayExtra = Paga in più per la galleria { $cards }
action-TakeBack = Riprendi le carte e rinuncia alla galleria
action-BuildStation = Costruisci una stazione nella città di { $city } con { $cards }
