### The rules of Ticket to Ride Europe, in the order of the catalogue.
###
### A rule is a message: its title; .text, the rule; .ruling, what we decided where the leaflets are silent; and for each
### case in which it refuses an action .case, why, and .case-remedy, what would make it legal. Where the remedy offers
### $near, .case-remedy-empty is said instead when nothing is near. Commands stay as one types them, in English.

## Set-up

EU-SETUP-1 = I giocatori e i loro pezzi
    .text = Giocano da due a cinque persone. Ognuna prende 45 vagoni, 3 stazioni e un segnapunti dello stesso colore: blu, rosso, verde, giallo o nero.
    .players = Su questa mappa non si può giocare in { $given }.
    .players-remedy = Scegli un numero di giocatori da { $least } a { $most }.
    .names = «{ $name }» non può essere il nome di un giocatore.
    .names-remedy = Dai a ogni giocatore un nome breve, su una sola riga, che nessun altro abbia.
    .seat = A questo tavolo non c’è il posto numero { $seat_number }: ci sono { COUNT($players, of: "players") }, e i posti si contano da 0.
    .seat-remedy = Indica il posto di qualcuno che gioca.
    .stranger = A questo tavolo di { COUNT($players, of: "players") } non c’è nessuno di nome «{ $name }».
    .stranger-remedy = Scrivi il nome di un giocatore come è stato dato, o il numero del posto, contando da 0.

EU-SETUP-2 = Le carte treno
    .text = Il mazzo ha 110 carte treno: 12 per ciascuno degli otto colori (viola, blu, arancione, bianco, verde, giallo, nero, rosso) e 14 locomotive.
    .card = «{ $name }» non è il nome di nessuna carta treno.
    .card-remedy = Scrivi le carte così: 2 red 1 locomotive. I nomi sono purple (viola), blue (blu), orange (arancione), white (bianco), green (verde), yellow (giallo), black (nero), red (rosso) e locomotive (locomotiva).

EU-SETUP-3 = La mano iniziale
    .text = Ogni giocatore riceve 4 carte treno. Poi se ne scoprono altre 5 accanto al mazzo; se tre sono locomotive, si scartano subito tutte e cinque (EU-DRAW-6).

EU-SETUP-4 = Un biglietto lungo a testa
    .text = Si mescolano i 6 biglietti lunghi e ogni giocatore ne riceve uno. Gli altri escono dal gioco senza che nessuno li guardi.

EU-SETUP-5 = Tre biglietti normali a testa
    .text = Si mescolano i 40 biglietti normali e ogni giocatore ne riceve tre. I restanti sono il mazzo dei biglietti.

EU-SETUP-6 = La scelta dei primi biglietti
    .text = Prima del primo turno tieni almeno 2 dei tuoi 4 biglietti; quello lungo si può restituire come gli altri. I biglietti restituiti escono dal gioco senza essere mostrati: non vanno sotto il mazzo.
    .pending = La partita non può ancora cominciare: hai { COUNT($offered, of: "tickets") } tra cui scegliere.
    .pending-remedy = Tienine almeno { $keep }.
    .few = Hai ricevuto { COUNT($offered, of: "tickets") } e ne tieni { $given }: per cominciare è troppo poco.
    .few-remedy = Tienine almeno { $keep }; gli altri escono dal gioco.
    .not-offered = Il biglietto { $ticket } non è tra quelli che hai ricevuto.
    .not-offered-remedy = Scegli tra i biglietti che hai davanti.

EU-SETUP-7 = Chi comincia
    .text = Comincia chi ha viaggiato di più; qui, qualcuno scelto o estratto a sorte. Poi si gioca in senso orario.
    .turn = Non tocca a te: ora gioca { $turn }.
    .turn-remedy = Aspetta il tuo turno.

## Turn

EU-TURN-1 = Un’azione su quattro
    .text = Nel tuo turno fai esattamente una di quattro azioni: peschi carte treno, occupi una linea, peschi biglietti o costruisci una stazione.
    .unreadable = «{ $text }» non si può leggere come azione.
    .unreadable-remedy = Scrivi come in questi esempi: take red; draw card; draw tickets; claim brest-dieppe with 2 orange; build paris with 1 red.

EU-TURN-2 = Passare
    .text = Passi solo quando nessuna delle quattro azioni ti è possibile.
    .ruling = I regolamenti non dicono che cosa succede allora. Abbiamo deciso così: chi non può fare nulla passa, e in nessun altro caso è permesso passare. Quando nessuno può più fare nulla, la partita è finita.
    .possible = Puoi passare solo quando non puoi fare altro, e hai ancora a disposizione { COUNT($count, of: "actions") }.
    .possible-remedy = Potresti giocare, per esempio: { $example }.

## Drawing train cards

EU-DRAW-1 = Due carte
    .text = Quando peschi carte treno, ne prendi due. Ognuna è una delle cinque carte scoperte oppure la prima del mazzo, presa alla cieca.
    .unknown = «{ $name }» non è il nome di nessuna carta treno.
    .unknown-remedy = I nomi delle carte sono purple (viola), blue (blu), orange (arancione), white (bianco), green (verde), yellow (giallo), black (nero), red (rosso) e locomotive (locomotiva).
    .absent = Hai chiesto { $card }, ma tra le carte scoperte non ce n’è nessuna.
    .absent-remedy = Prendi una delle carte scoperte, o pesca dal mazzo.
    .pending = Hai preso la prima carta; prima di ogni altra cosa devi prendere la seconda.
    .pending-remedy = Prendi una carta scoperta che non sia una locomotiva, o pesca dal mazzo.

EU-DRAW-2 = La carta sostituita
    .text = Quando prendi una carta scoperta, la prima carta del mazzo ne prende subito il posto, prima che tu scelga la seconda.

EU-DRAW-3 = Una locomotiva scoperta come prima carta
    .text = Se la tua prima carta è una locomotiva scoperta, è l’unica carta che prendi in questo turno.

EU-DRAW-4 = Mai una locomotiva scoperta come seconda
    .text = La seconda carta non è mai una locomotiva scoperta: né una che era già lì, né una appena arrivata al posto della prima carta.
    .second = La seconda carta non può essere una locomotiva scoperta.
    .second-remedy = Prendi una carta scoperta colorata, o pesca dal mazzo: una locomotiva pescata alla cieca è permessa.

EU-DRAW-5 = Una locomotiva pescata alla cieca
    .text = Una locomotiva presa dal mazzo conta come una carta normale. Se era la prima, peschi anche la seconda.

EU-DRAW-6 = Tre locomotive scoperte
    .text = Non appena tre delle cinque carte scoperte sono locomotive, si scartano tutte e cinque e se ne scoprono cinque nuove. Se compaiono di nuovo tre locomotive, si fa lo stesso un’altra volta.
    .ruling = I regolamenti non pongono un limite. Abbiamo deciso così: ci si ferma quando tra mazzo e scarti restano troppo poche altre carte perché la cosa possa mai finire.

EU-DRAW-7 = Nessun limite alla mano
    .text = Puoi tenere in mano quante carte treno vuoi.

EU-DRAW-8 = Un nuovo mazzo
    .text = Quando il mazzo finisce, le carte treno scartate si mescolano e diventano il nuovo mazzo.

EU-DRAW-9 = Più niente da pescare
    .text = Quando mazzo e scarti sono entrambi vuoti, nessuno può pescare alla cieca.
    .ruling = I regolamenti non parlano delle carte rimaste scoperte. Abbiamo deciso così: si possono prendere, e i posti restano vuoti finché non ci sono scarti. Se non c’è nessuna carta da prendere, pescare non è un’azione possibile; e se non puoi prendere la seconda carta (non ne restano, o sono solo locomotive scoperte), il tuo turno finisce con una sola.
    .empty = Mazzo e scarti sono entrambi vuoti, quindi non c’è nulla da pescare alla cieca.
    .empty-remedy = Prendi una carta scoperta, se ce n’è una, o scegli un’altra azione.

## Claiming routes

EU-CLAIM-1 = Il prezzo di una linea
    .text = Una linea costa una carta per ogni suo spazio. Le carte sono tutte dello stesso colore, quello della linea.
    .many = La linea { $route } ha { COUNT($length, of: "spaces") }, e tu giochi { COUNT($given, of: "cards") }.
    .many-remedy = Gioca esattamente { COUNT($length, of: "cards") }.
    .mixed = La linea { $route } richiede carte di un solo colore, e le tue ne hanno più d’uno.
    .mixed-remedy = Gioca { CARDS($length, $colour) }; puoi usare anche locomotive.
    .colour = La linea { $route } è { COLOUR($colour) }, e le tue carte sono di un altro colore.
    .colour-remedy = Gioca { CARDS($length, $colour) }; puoi usare anche locomotive.
    .held = Per pagare così la linea { $route } dovresti avere anche { $lacking }.
    .held-remedy = Paga con carte che hai in mano, o prima pescane altre.

EU-CLAIM-2 = Le locomotive sono jolly
    .text = Una locomotiva vale come carta di qualsiasi colore. Puoi usarne quante vuoi; puoi pagare anche con sole locomotive.

EU-CLAIM-3 = Le linee grigie
    .text = Una linea grigia si paga con carte di un solo colore a tua scelta, con o senza locomotive.
    .mixed = La linea { $route } è grigia: va bene qualsiasi colore, ma uno solo, e le tue carte ne hanno più d’uno.
    .mixed-remedy = Gioca { COUNT($length, of: "cards") } di un solo colore; puoi usare anche locomotive.

EU-CLAIM-4 = Vagoni, scarti e punti
    .text = Metti un tuo vagone su ogni spazio della linea, quindi te ne servono altrettanti. Le carte si scartano, e i punti si segnano subito.
    .cars = La linea { $route } richiede { COUNT($needed, of: "cars") }, e tu ne hai ancora { $left }.
    .cars-remedy = { $left ->
        [0] Non puoi più occupare nessuna linea; scegli un’altra azione.
       *[other] Scegli una linea che abbia al massimo { COUNT($left, of: "spaces") }.
    }

EU-CLAIM-5 = Qualsiasi linea libera
    .text = Puoi occupare qualsiasi linea libera della mappa. Non occorre che tocchi le linee che hai già.
    .unknown = Su questa mappa non c’è la linea «{ $name }».
    .unknown-remedy = Intendevi { $near }?
    .unknown-remedy-empty = Indica le due città ai suoi capi, per esempio brest-dieppe.
    .which = «{ $name }» può indicare più di una linea.
    .which-remedy = Specifica quale intendi: { $near }.
    .which-remedy-empty = Aggiungi il colore o il numero del binario che intendi.
    .taken = La linea { $route } è già occupata; appartiene a { $owner }.
    .taken-remedy = Scegli una linea ancora libera.

EU-CLAIM-6 = Tutta la linea in una volta
    .text = Una linea si occupa per intero, in un solo turno. Non puoi riempire adesso alcuni spazi e più tardi gli altri.
    .few = La linea { $route } ha { COUNT($length, of: "spaces") } e si occupa per intero; tu giochi { COUNT($given, of: "cards") }.
    .few-remedy = Gioca esattamente { COUNT($length, of: "cards") } in un solo turno.

EU-CLAIM-7 = Una linea per turno
    .text = In un turno occupi al massimo una linea.

EU-POINTS-1 = I punti delle linee
    .text = Una linea dà punti secondo la lunghezza: 1 spazio vale 1 punto, 2 spazi 2 punti, 3 spazi 4, 4 spazi 7, 6 spazi 15 e 8 spazi 21.

## Double routes

EU-DOUBLE-1 = Le linee doppie
    .text = Due linee parallele di pari lunghezza tra le stesse due città sono una linea doppia. Nessun giocatore può averle entrambe.
    .own = Hai già l’altro binario di questa linea doppia, quindi la linea { $route } per te è chiusa.
    .own-remedy = Scegli un’altra linea libera.

EU-DOUBLE-2 = Le linee doppie in due o in tre
    .text = In due o tre giocatori, quando un binario di una linea doppia è occupato, l’altro resta chiuso per tutti fino alla fine.
    .closed = Con { COUNT($players, of: "players") } si può occupare un solo binario di una linea doppia, e quello accanto a { $route } è già preso.
    .closed-remedy = Scegli un’altra linea libera; entrambi i binari sono aperti solo con almeno { COUNT($needed, of: "players") }.

EU-DOUBLE-3 = Affiancate non vuol dire doppie
    .text = Le linee che corrono affiancate per un tratto ma uniscono città diverse non sono una linea doppia. Ognuna si occupa per conto suo.

## Ferries

EU-FERRY-1 = I traghetti
    .text = Un traghetto è una linea grigia con simboli di locomotiva. Paghi una carta locomotiva per ogni simbolo, e carte di un solo colore per gli altri spazi.
    .locomotives = { $given ->
        [0] Il traghetto { $route } richiede { COUNT($needed, of: "locomotives") }, e tu non ne giochi nessuna.
       *[other] Il traghetto { $route } richiede { COUNT($needed, of: "locomotives") }, e tu ne giochi { $given }.
    }
    .locomotives-remedy = { $rest ->
        [0] Gioca { COUNT($needed, of: "locomotives") } e nient’altro.
       *[other] Gioca { COUNT($needed, of: "locomotives") } e { COUNT($rest, of: "cards") } di un solo colore; altre locomotive possono sostituire anche il colore.
    }

EU-FERRY-2 = Più locomotive sul traghetto
    .text = Le locomotive oltre il numero dei simboli possono sostituire anche le carte colorate di un traghetto.

## Tunnels

EU-TUNNEL-1 = Tentare una galleria
    .text = Per tentare una galleria giochi prima le carte che la linea costa normalmente. Poi si scoprono le prime tre carte treno del mazzo.
    .none = Nessuna galleria aspetta carte in più.
    .none-remedy = Prima tenta una galleria, giocando le carte che costa normalmente.

EU-TUNNEL-2 = Le carte in più
    .text = Per ogni carta scoperta del colore che hai giocato devi una carta in più: di quel colore, o una locomotiva.
    .count = La galleria { $route } richiede in più { COUNT($extra, of: "cards") }, e tu ne offri { $given }.
    .count-remedy = Paga esattamente { COUNT($extra, of: "cards") }, o riprendi le tue carte.
    .colour = Hai tentato la galleria { $route } con carte { COLOUR($colour) }, quindi il prezzo in più si paga nello stesso colore.
    .colour-remedy = Paga { CARDS($extra, $colour) } (puoi usare anche locomotive), o riprendi le tue carte.
    .held = Per pagare così il prezzo in più della galleria { $route } dovresti avere anche { $lacking }.
    .held-remedy = Paga con carte adatte che hai in mano, o riprendi le tue carte.

EU-TUNNEL-3 = Una locomotiva scoperta in galleria
    .text = Una locomotiva scoperta in galleria conta sempre come il colore che hai giocato, quindi costa una carta in più.

EU-TUNNEL-4 = Una galleria pagata in locomotive
    .text = Se hai giocato solo locomotive, contano solo le locomotive scoperte, e per ognuna devi un’altra locomotiva.
    .colour = Hai tentato la galleria { $route } con sole locomotive, quindi anche il prezzo in più si paga in locomotive.
    .colour-remedy = Paga { COUNT($extra, of: "locomotives") }, o riprendi le tue carte.

EU-TUNNEL-5 = Rinunciare a una galleria
    .text = Se non puoi o non vuoi pagare le carte in più, riprendi quelle che hai giocato. Il tuo turno è finito.
    .pending = Prima viene la galleria { $route }: richiede in più { COUNT($extra, of: "cards") }, e la decisione è tua.
    .pending-remedy = Paga il prezzo in più, o riprendi le tue carte e chiudi il turno.

EU-TUNNEL-6 = Dove vanno le carte scoperte
    .text = Le tre carte scoperte si scartano alla fine del turno, comunque sia andata.

EU-TUNNEL-8 = Che cosa vale in ogni galleria
    .text = Si scoprono tre carte, per quanto lunga sia la galleria. Conta il colore giocato prima di scoprirle, anche in una galleria grigia. Le carte in più non richiedono vagoni in più.

EU-TUNNEL-7 = Troppo poche carte per la galleria
    .text = Se tra mazzo e scarti ci sono meno di tre carte, si scoprono quelle che ci sono; se non ce n’è nessuna, la galleria non costa nulla in più. Le carte che hai giocato non sono ancora tra gli scarti.

## Tickets

EU-TICKET-1 = Pescare biglietti
    .text = Peschi tre biglietti dal mazzo, o tutti quelli rimasti se sono di meno. Ne tieni almeno uno.
    .unknown = In questo gioco non c’è il biglietto «{ $name }».
    .unknown-remedy = Intendevi { $near }?
    .unknown-remedy-empty = Indica le due città del biglietto, per esempio brest-marseille.
    .none = Adesso non hai biglietti tra cui scegliere.
    .none-remedy = Prima pesca dei biglietti; quelli che hai già tenuto restano tuoi.
    .pending = Hai pescato { COUNT($offered, of: "tickets") }; prima di ogni altra cosa devi scegliere.
    .pending-remedy = Tienine almeno { $keep }.
    .few = Hai pescato { COUNT($offered, of: "tickets") } e ne tieni { $given }: è troppo poco.
    .few-remedy = Tienine almeno { $keep }; gli altri vanno sotto il mazzo dei biglietti.
    .not-offered = Il biglietto { $ticket } non è tra quelli che hai pescato ora.
    .not-offered-remedy = Scegli tra i biglietti che hai davanti.

EU-TICKET-2 = I biglietti non tenuti
    .text = I biglietti che non tieni vanno in fondo al loro mazzo.

EU-TICKET-3 = Un biglietto tenuto resta
    .text = Un biglietto tenuto resta tuo fino alla fine. Non puoi restituirlo quando più tardi ne peschi altri.

EU-TICKET-4 = Biglietti completati e mancati
    .text = Se alla fine una catena di tue linee unisce le due città di un biglietto, ne segni i punti. Altrimenti li perdi.

EU-TICKET-5 = I biglietti sono segreti
    .text = I biglietti restano segreti fino al punteggio finale. Puoi averne quanti vuoi.

EU-TICKET-6 = Quando i biglietti sono finiti
    .text = Quando il mazzo dei biglietti è vuoto, pescare biglietti non è un’azione possibile.
    .empty = Il mazzo dei biglietti è vuoto.
    .empty-remedy = Scegli un’altra azione.

## Stations

EU-STATION-1 = Dove può sorgere una stazione
    .text = Puoi costruire una stazione in qualsiasi città dove nessuno ne ha ancora una. Non importa se le linee di quella città sono occupate.
    .unknown = Su questa mappa non c’è una città «{ $name }» dove costruire una stazione.
    .unknown-remedy = Intendevi { $near }?
    .unknown-remedy-empty = Indica una città della mappa, per esempio paris.
    .taken = Nella città di { $city } c’è già una stazione; appartiene a { $owner }.
    .taken-remedy = Scegli una città senza stazione.

EU-STATION-2 = Quante stazioni
    .text = Costruisci al massimo una stazione per turno e tre in una partita.
    .none = { $stations ->
        [0] Su questa mappa si gioca senza stazioni.
       *[other] Non hai più stazioni: per tutta la partita ne avevi { $stations }.
    }
    .none-remedy = Scegli un’altra azione.

EU-STATION-3 = Quanto costa una stazione
    .text = La prima stazione costa 1 carta, la seconda 2 carte di un solo colore, la terza 3 carte di un solo colore. Puoi usare anche locomotive.
    .count = Questa stazione costa { COUNT($needed, of: "cards") }, e tu ne giochi { $given }.
    .count-remedy = { $needed ->
        [1] Gioca esattamente 1 carta, di qualsiasi tipo.
       *[other] Gioca esattamente { COUNT($needed, of: "cards") } di un solo colore; puoi usare anche locomotive.
    }
    .mixed = Le carte per una stazione sono di un solo colore, e le tue ne hanno più d’uno.
    .mixed-remedy = { $needed ->
        [1] Gioca esattamente 1 carta, di qualsiasi tipo.
       *[other] Gioca esattamente { COUNT($needed, of: "cards") } di un solo colore; puoi usare anche locomotive.
    }
    .held = Per pagare così la stazione dovresti avere anche { $lacking }.
    .held-remedy = Paga con carte che hai in mano, o prima pescane altre.

EU-STATION-4 = A che cosa serve una stazione
    .text = Alla fine ogni tua stazione ti permette di usare per i biglietti una linea avversaria che arriva in quella città, e una sola.

EU-STATION-5 = Una linea per tutti i biglietti
    .text = Se una stazione aiuta più biglietti, usa per tutti la stessa linea.

EU-STATION-6 = Si sceglie solo alla fine
    .text = Quale linea prende in prestito una stazione si decide solo alla fine della partita. Noi cerchiamo la scelta migliore per tutte le tue stazioni insieme, e mostriamo perché è la migliore.

EU-STATION-8 = Più stazioni
    .text = Più stazioni possono servire lo stesso biglietto, ognuna con la sua linea in prestito, anche dove accanto non hai nessuna linea tua. Due giocatori possono prendere in prestito la stessa linea, e il suo proprietario non perde nulla. Una linea che nessuno ha occupato non si può prendere in prestito.
    .ruling = I regolamenti non chiariscono questi casi. Quello che leggi qui lo abbiamo deciso noi.

EU-STATION-7 = Le stazioni non costruite
    .text = Ogni stazione che non hai costruito vale 4 punti alla fine.

## End and scoring

EU-END-1 = L’ultimo giro
    .text = Quando un giocatore finisce il turno con 2 vagoni o meno, tutti, lui compreso, hanno un ultimo turno. Poi la partita finisce.
    .over = La partita è finita.
    .over-remedy = Guarda il punteggio finale, o comincia una nuova partita.

EU-SCORE-1 = Il punteggio finale
    .text = Somma i punti delle linee, i biglietti completati, 4 punti per ogni stazione non costruita e il bonus del percorso più lungo. Togli i biglietti mancati.

EU-LONGEST-1 = Il percorso più lungo
    .text = Il percorso continuo più lungo vale 10 punti. Corre solo sui vagoni del giocatore stesso; può formare anelli e passare più volte per una città, ma non conta nessun vagone due volte.

EU-LONGEST-2 = Le linee in prestito e il percorso più lungo
    .text = Le linee in prestito non contano per il percorso più lungo, e non ne uniscono due pezzi.

EU-LONGEST-3 = Parità per il percorso più lungo
    .text = Se più giocatori sono in parità per il percorso più lungo, ognuno di loro segna i 10 punti.
    .ruling = I regolamenti non dicono nulla di una partita senza linee. Abbiamo deciso così: un percorso di lunghezza 0 non vale nulla.

EU-WIN-1 = Chi vince
    .text = Vince chi ha più punti. In caso di parità vince chi ha completato più biglietti, poi chi ha costruito meno stazioni, poi chi ha il percorso più lungo.
    .ruling = I regolamenti si fermano qui. Abbiamo deciso così: chi è ancora in parità condivide la vittoria.
