### Come si chiamano le cose in un’immagine: titoli mostrati o letti quando qualcuno le indica.

picture-pile = { $pile }: { $count }
picture-ticket-asks = { $ticket }, richiede { $cards }
picture-ticket-made = { $ticket }, già completato
picture-big-city = { $city }: { COUNT($points, of: "points") } per il maggior numero di biglietti completati lì
picture-die = Dado: { $face }
picture-row = Nel Deposito Treni di { $seat }: { $cards }
picture-no-row = Nel Deposito Treni di { $seat } non c’è una fila di questo colore: { $colour }
picture-track = Sui Binari di { $seat }: { $what }
picture-planned = Da mettere: { $cards }
picture-robs = Furto di Treni, se { $seat } mette queste carte: { $owner } scarta { $cards }
picture-robbed = Furto di Treni di { $seat }: { $owner } ha scartato { $cards }
picture-moved = { $seat } ha mosso sui Binari: { $cards }
