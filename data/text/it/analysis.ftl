### Analysis to look at: networks on the board, odds and their plots.

## Numbers and chances

insight-percent = { $value }%
insight-number = { $value }
insight-item = { $what }: { $value }
insight-chance = Probabilità
insight-exact = Esatto
insight-simulated = Simulato, con intervallo di confidenza del 95%
insight-agreement = Prove: { $trials }, seme: { $seed }. Valori esatti nell’intervallo di confidenza del 95%: { $inside } su { $all }.

## Drawing cards

insight-kind = Carta
insight-unseen-title = Carte non viste: { $player }
insight-unseen-count = Carte non viste
insight-unseen-told = Carte non viste: { $n }, di cui nel mazzo: { $deck }. Probabilità che la prossima carta sia una locomotiva: { $chance }.
insight-draw-title = Pescare dal mazzo: { $kinds }
insight-draw-across = Carte pescate
insight-drawn = { COUNT($n, of: "cards") }
insight-at-least-one = Probabilità di pescarne almeno una
insight-sweep-title = Si scarterà tutta la fila scoperta?
insight-sweep-across = Carta presa dalla fila
insight-sweep-told = Probabilità che una fila di cinque carte nuove sia subito scartata: { $chance }.

## Tunnels

insight-tunnel-title = Galleria { $route }, giocato: { $cards }
insight-extra = Carte in più
insight-extra-cards = +{ $n }
insight-payable = si può pagare
insight-unpayable = non si può pagare
insight-can-pay = Probabilità di occupare la galleria
insight-tunnel-told = Probabilità che { $player } possa pagare: { $chance }. Carte in più, in media: { $average }.
insight-paid = Pagato nelle prove: { $chance }.
insight-reserves-title = Galleria { $route } ({ COUNT($length, of: "spaces") }): quante carte la rendono sicura?
insight-reserves-across = Carte in mano ({ $colour })
insight-surcharges-title = Che cosa richiedono le gallerie, per lunghezza (giocato: { $colour })
insight-tunnel-length = Lunghezza della galleria
insight-of-length = Lunghezza { $length }: { $what }

## Dice

insight-none = nessuno
insight-times = { $n } × { $what }
insight-symbol = Simbolo
insight-symbol-single = singolo
insight-symbol-double = doppio
insight-symbol-station = stazione
insight-symbol-joker = jolly
insight-average = Dadi in media
insight-roll-title = Che cosa mostra un lancio ({ COUNT($count, of: "dice") })
insight-reach-title = Quali linee sono alla portata? ({ $kind }; { $tokens })
insight-spaces = Spazi della linea
insight-one-roll = solo il primo lancio
insight-two-rolls = con il miglior secondo lancio
insight-claim-title = Occupare { $route } in un turno ({ $tokens })
insight-claim-across = Lanci
insight-reroll-title = Per { $route }, lanciato: { $dice }
insight-reroll-across = Dadi rilanciati
insight-reroll-told = Conviene rilanciare: { $dice }. Probabilità di occupare la linea: { $chance }.
insight-signs-title = Che cosa mostrano i dadi galleria
insight-signs = Simboli di galleria

## Ticket values

insight-values-title = Quanto valgono i biglietti: { $board }
insight-distance = Percorso più breve, in vagoni
insight-point-a-car = un punto a vagone
insight-values-told = Biglietti che valgono più di un punto a vagone: { $more }; esattamente tanto: { $same }; meno: { $less }.
insight-values-signs = Più grande è un segno, più biglietti rappresenta.
insight-tickets-long = biglietti lunghi
insight-tickets-regular = biglietti normali
insight-tickets-short = biglietti corti
insight-cards-asked = Carte richieste
insight-cards-average = I biglietti che richiedono { COUNT($cards, of: "cards") } valgono in media { $points }.

## Networks on the board

insight-map-title = La mappa come rete
insight-map-told = Città: { $cities }. Linee: { $routes }, con { COUNT($cars, of: "spaces") } in tutto.
insight-map-hubs = Il maggior numero di linee ({ $n }) si incontra qui: { $cities }.
insight-network-title = Che cosa possiede { $player }
insight-network-none = { $player } non possiede ancora nessuna linea.
insight-network-told = { $player } – parti collegate tra loro: { $pieces }.
insight-piece = Parte { $letter } ({ COUNT($cars, of: "cars") }): { $cities }.
insight-network-bridges = Ponti, senza i quali una parte si spezzerebbe: { $routes }.
insight-network-no-bridges = Nessuna linea è un ponte: anche senza una qualsiasi di esse ogni parte resta unita.
insight-cuts-title = Da quali linee dipende { $ticket }?
insight-cuts-made = Il biglietto { $ticket } è completato: { $player } possiede tutto il percorso.
insight-cuts-unmade = Il biglietto { $ticket } non è ancora completato ({ $player }).
insight-cuts-lost = Il biglietto { $ticket } non si può più completare con linee proprie e libere ({ $player }).
insight-cuts-own = Dipende da ognuna di queste linee: { $routes }.
insight-cuts-own-none = Non dipende da nessuna singola linea: c’è un secondo percorso.
insight-cuts-open = Se un altro occupa una di queste, non resta nessun percorso: { $routes }.
insight-cuts-open-none = Nessun altro giocatore può tagliarlo occupando una sola linea.
insight-way-title = Il percorso più economico per { $player }: { $ticket }
insight-way-told = Ancora da occupare: { $routes }. Prezzo: { COUNT($cars, of: "cars") } e { COUNT($cards, of: "cards") }.
insight-way-told-dice = Ancora da occupare: { $routes }. Prezzo: { COUNT($cars, of: "cars") } e, in dadi e gettoni, { $cards }.
insight-way-locomotives = I traghetti sul percorso richiedono locomotive tra le carte: { $n }.
insight-way-locomotives-dice = I traghetti sul percorso richiedono jolly tra i dadi: { $n }.
insight-way-tunnels = Gallerie sul percorso, che possono richiedere di più: { $n }.
insight-way-short = È troppo, restano: { COUNT($n, of: "cars") }.
