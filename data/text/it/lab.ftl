### What the laboratory says while it works.

lab-games = { $game }: partite
lab-interrupted = Fermato. Finite e conservate: { $done } su { $games }.
lab-goes-on = La stessa chiamata continua da qui: { $file }
lab-damaged = { $file } è danneggiato ({ $why }). Ora si chiama { $aside }; si ricomincia da capo.
lab-searching = Ricerca in { $game }: { $event }

## Domande a molte partite

lab-holds = { $game }: { $games } partite. Bot: { $bots }.
lab-call = Giocate con
lab-questions = Che cosa si può chiedere
lab-game-europe = Europa
lab-game-usa = USA
lab-game-dice-europe = Dadi sull’Europa
lab-game-dice-germany = Dadi sulla Germania
lab-game-dice-nordic = Dadi sui Paesi Nordici
lab-game-dice-switzerland = Dadi sulla Svizzera
lab-game-dice-usa = Dadi sugli USA
lab-game-cardgame = Il gioco di carte
lab-without-stations = { $bot } senza stazioni
lab-without-tunnels = { $bot } senza gallerie
lab-without-tickets = { $bot } senza altri biglietti
lab-without-robbery = { $bot } senza furto
lab-measured = in queste partite, con intervallo di confidenza del 95%
lab-between = { $value } (da { $low } a { $high })
lab-with-interval = { $what } (linea: intervallo di confidenza del 95%)
lab-wins = Partite vinte
lab-fair = quota equa
lab-order = { $n }°
lab-order-across = Ordine di turno
lab-none-or-less = 0 o meno
lab-or-more = { $n } o più
lab-step = da { $low } a { $high }

lab-first-title = Conta chi comincia?
lab-first-told = Partite: { $games }. Chi comincia ne ha vinto il { $value } (intervallo del 95%: da { $low } a { $high }). Una quota equa sarebbe { $fair }.
lab-first-more = È più di quanto spieghi il caso: qui cominciare aiuta.
lab-first-same = Può essere il caso: la quota equa sta nell’intervallo.
lab-first-less = È meno di quanto spieghi il caso: qui cominciare nuoce.

lab-stations-title = Quanto valgono le stazioni?
lab-stations-across = Quanto sono valse le stazioni di un giocatore, in punti
lab-builders = Giocatori che hanno costruito stazioni
lab-stations-built = Giocatori: { $seats }. Ha costruito almeno una stazione il { $share }.
lab-stations-worth = Le loro { $builders } partite, contate di nuovo come se non ne avessero costruita nessuna: le stazioni sono valse in media { $value } punti (intervallo del 95%: da { $low } a { $high }).
lab-stations-paid = Sono servite al { $value } di chi le ha costruite (da { $low } a { $high }).
lab-stations-decided = Hanno deciso chi vince nel { $value } di tutte le partite (da { $low } a { $high }).

lab-tickets-title = Quali biglietti rendono?
lab-tickets-up = Punti portati in media da un biglietto
lab-tickets-told = Biglietti tenuti: { $kept }. Completati: { $value } (intervallo del 95%: da { $low } a { $high }).
lab-tickets-ends = Ha portato di più: { $best }. Ha portato di meno: { $worst }.

lab-tunnels-title = Quali gallerie fanno male?
lab-tunnels-up = Tentativi a vuoto
lab-tunnels-told = Gallerie tentate: { $tries }. A vuoto: { $value } (intervallo del 95%: da { $low } a { $high }).

lab-surcharges-title = Quali gallerie chiedono di più?
lab-surcharges-up = Carte in più, in media
lab-surcharges-told = Gallerie tentate: { $tries }. Carte in più richieste in media: { $value } (intervallo del 95%: da { $low } a { $high }).

lab-robbery-title = Quanto spesso rende il furto?
lab-robbery-across = Furti di un giocatore in una partita
lab-robbery-told = Posti: { $seats }. Da ciascuno { $times } furti a partita in media, costati agli altri { $cards } carte.
lab-no-cause = Chi ruba spesso forse era già in vantaggio: questo grafico non prova una causa.

lab-duel-title = Chi gioca meglio?
lab-duel-across = Bot
lab-duel-told = { $bot }: ha vinto il { $value } di { $games } partite (intervallo del 95%: da { $low } a { $high }). Una quota equa sarebbe { $fair }.
lab-duel-points = { $bot }: { $value } punti più dell’altro in media (da { $low } a { $high }).
lab-duel-more = È più di quanto spieghi il caso.
lab-duel-same = Può essere il caso: la quota equa sta nell’intervallo.
lab-duel-less = È meno di quanto spieghi il caso.

lab-answer-more = più spesso della quota equa
lab-answer-same = la quota equa, per quanto si può dire
lab-answer-less = meno spesso della quota equa
