### Kata: una regola scritta come funzione; e la ricerca delle regole.
###
### Un kata è un messaggio: il titolo; .task, che cosa scrivere; e per ogni regola .hint-REGOLA, un primo suggerimento,
### e .more-REGOLA, uno più chiaro. Quello che sta tra accenti gravi è codice e resta com’è.

## Un kata e l’esito di un controllo

kata-write = Scrivi questa funzione:
kata-example = Per esempio, secondo il motore di gioco:
kata-rules = Le regole in questione:
kata-then = Quando è pronta:
kata-done = Hai superato questo kata.
kata-right = Giusto. Casi provati: { $count }.
kata-went-well = Casi andati bene prima: { $count }.
kata-wrong = Non ancora. In questo caso la risposta è un’altra:
kata-expected = Il motore di gioco dice:
kata-got = La tua funzione dice:
kata-rule = La regola in questione:
kata-raised = La tua funzione si è fermata con un errore in questo caso:
kata-error = { $error }: { $message }
kata-error-line = Riga { $line }, { $error }: { $message }
kata-endless = La tua funzione non è tornata in tempo ({ $seconds } s). C’è un ciclo che non finisce mai?
kata-nothing = La tua funzione non ha restituito nulla (None). Ogni strada al suo interno finisce con un return?
kata-shape = La tua funzione ha restituito qualcosa di un altro tipo. Serve: { $shape }.
kata-shape-number = un numero intero
kata-shape-yes-or-no = True o False
kata-shape-cards = una lista di nomi di carte
kata-shape-numbers = una lista di numeri interi
kata-shape-word = una parola
kata-changed = La risposta è giusta, ma la tua funzione cambia quello che ha ricevuto: `{ $name }`. Lavora su una copia.
kata-parameters = La tua funzione non si può chiamare come occorre. Quella richiesta e la tua:
kata-not-a-function = Questa non è una funzione. Consegna la funzione stessa, senza parentesi dopo il nome:
kata-printed = Ha stampato:
kata-hint = Suggerimento: { $text }
kata-more = Un suggerimento più chiaro: { $text }
kata-reason = Perché: { $text }
kata-witness = Come il motore di gioco arriva alla risposta:
kata-next = Per altro aiuto:
kata-no-more = Non ci sono altri suggerimenti. Se vuoi vedere una soluzione:
kata-solution = Un modo di scriverla:

## Ticket to Ride Europe

kata-route-points = Punti per le linee
    .task = Ricevi `lengths`, le lunghezze delle linee occupate da qualcuno. Restituisci i punti che hanno dato, tutti insieme.
    .hint-EU-POINTS-1 = Una linea lunga il doppio vale più del doppio. C’è una formula, o ti serve una tabella?
    .more-EU-POINTS-1 = Cerca i punti di ogni lunghezza in un dizionario e sommali; senza linee il risultato è 0.
kata-payment-legal = È il prezzo della linea?
    .task = Ricevi una linea, `route`, un dizionario con la sua lunghezza, `length`, il colore, `colour` (`gray` se è grigia), e il numero di locomotive, `locomotives`, che richiede come traghetto; e le carte giocate, `cards`. Restituisci True se sono esattamente il suo prezzo, altrimenti False.
    .hint-EU-CLAIM-1 = Confronta il numero delle carte con la lunghezza, e il loro colore con quello della linea.
    .more-EU-CLAIM-1 = Raccogli i diversi colori delle carte, senza le locomotive: può essercene al massimo uno, quello della linea. E le carte sono tante quanti gli spazi.
    .hint-EU-CLAIM-2 = Al posto di che cosa può stare una locomotiva?
    .more-EU-CLAIM-2 = Metti da parte le locomotive prima di guardare i colori. Se non resta nulla, nessun colore è sbagliato.
    .hint-EU-CLAIM-3 = Che cosa ha di speciale una linea grigia?
    .more-EU-CLAIM-3 = Su una linea grigia va bene qualsiasi colore, ma sempre uno solo.
    .hint-EU-CLAIM-6 = Si può occupare una parte di una linea?
    .more-EU-CLAIM-6 = Con meno carte che spazi la risposta è False.
    .hint-EU-FERRY-1 = Alcuni spazi di un traghetto chiedono qualcosa di particolare.
    .more-EU-FERRY-1 = Tra le carte devono esserci almeno tante locomotive quante ne richiede la linea.
    .hint-EU-FERRY-2 = Le locomotive possono essere più dei simboli?
    .more-EU-FERRY-2 = Almeno tante quanti i simboli, non esattamente tante: quelle in più sostituiscono le carte colorate.
kata-ferry-price = Locomotive per un traghetto
    .task = Un traghetto ha `length` spazi, di cui `symbols` con una locomotiva. Hai `coloured` carte di un solo colore, e locomotive a sufficienza. Restituisci il minor numero di locomotive con cui puoi pagare.
    .hint-EU-FERRY-1 = Per quante carte colorate tu abbia: che cosa chiedono i simboli?
    .more-EU-FERRY-1 = La risposta non è mai minore del numero dei simboli.
    .hint-EU-FERRY-2 = E se le carte colorate non bastano per il resto?
    .more-EU-FERRY-2 = Le locomotive riempiono tutti gli spazi che le carte colorate lasciano liberi. Prendi il maggiore dei due numeri.
kata-tunnel-extra = Le carte in più di una galleria
    .task = Ricevi le carte giocate per una galleria, `laid_out`, e le carte scoperte dopo, `revealed`, entrambe come liste di nomi. Restituisci quante carte in più si devono.
    .hint-EU-TUNNEL-2 = Quali carte scoperte hanno il colore giocato?
    .more-EU-TUNNEL-2 = Guarda le carte scoperte una per una e conta quelle del colore delle carte colorate giocate. Una locomotiva giocata non ha colore.
    .hint-EU-TUNNEL-3 = Come conta una locomotiva scoperta?
    .more-EU-TUNNEL-3 = Una locomotiva scoperta conta sempre, qualunque cosa sia stata giocata; e conta una volta.
    .hint-EU-TUNNEL-4 = Quale colore è stato giocato qui?
    .more-EU-TUNNEL-4 = Sole locomotive non hanno colore: allora contano solo le locomotive tra le carte scoperte.
    .hint-EU-TUNNEL-7 = Le carte scoperte sono sempre tre?
    .more-EU-TUNNEL-7 = Conta quello che c’è, anche se sono meno di tre carte o nessuna.
kata-sweep = Tre locomotive sul tavolo
    .task = Ricevi le cinque carte scoperte, `row`, e le carte che verranno, `deck`, con la prima del mazzo all’inizio. Restituisci le cinque carte che restano lì quando non si scarta più nulla; l’ordine non conta.
    .hint-EU-DRAW-6 = Quante locomotive sono troppe, e che cosa succede allora alle altre carte?
    .more-EU-DRAW-6 = Finché tre o più delle cinque sono locomotive, se ne vanno tutte e cinque e arrivano le prossime cinque del mazzo. Guarda di nuovo ogni volta.
kata-connected = Collegate?
    .task = Ricevi `routes`, una lista di coppie di città, e due città, `start` ed `end`. Restituisci True se con queste linee si può viaggiare da `start` a `end`, altrimenti False.
    .hint-EU-TICKET-4 = Una catena può essere fatta di molte linee, e una linea si percorre nei due sensi.
    .more-EU-TICKET-4 = Tieni un insieme delle città raggiunte finora, all’inizio solo `start`. Aggiungi le città a cui portano linee da lì, finché non si aggiunge più nulla.
kata-longest-trail = Il percorso più lungo
    .task = Ricevi le linee di un giocatore, `routes`, ognuna come una città, un’altra città e il suo numero di vagoni. Restituisci la lunghezza in vagoni del percorso continuo più lungo: può passare di nuovo per una città, ma non usa nessuna linea due volte.
    .hint-EU-LONGEST-1 = Che cosa si può usare una volta sola: una città o una linea? E da dove può cominciare un percorso?
    .more-EU-LONGEST-1 = Scrivi una funzione che da una città prosegue su ogni linea non ancora usata e chiama sé stessa per il resto. Comincia da ogni città e tieni il risultato migliore.
kata-best-borrowing = Il prestito migliore
    .task = La partita è finita: `own` sono le linee di un giocatore e `others` quelle degli avversari, come coppie di città. `stations` sono le città dove il giocatore ha una stazione; ognuno dei biglietti, `tickets`, è fatto di due città e dei punti. Restituisci i punti dei biglietti con la scelta migliore di linee in prestito: quelli completati si sommano, quelli mancati si sottraggono.
    .hint-EU-TICKET-4 = Quanto costa un biglietto mancato?
    .more-EU-TICKET-4 = Somma i punti di un biglietto le cui due città sono collegate, altrimenti sottraili. Senza stazione non si prende in prestito nulla.
    .hint-EU-STATION-4 = Quali linee può prendere in prestito una stazione, e quante?
    .more-EU-STATION-4 = Ogni stazione aggiunge una delle linee avversarie che arrivano nella sua città, o nessuna. Poi guarda i biglietti.
    .hint-EU-STATION-5 = Una stazione può aiutare due biglietti con linee diverse?
    .more-EU-STATION-5 = Scegli prima una linea per ogni stazione, poi conta tutti i biglietti con quella stessa scelta. Prova ogni scelta.
    .hint-EU-STATION-8 = Che cosa possono fare più stazioni insieme?
    .more-EU-STATION-8 = Prova le scelte di tutte le stazioni insieme, per esempio con `itertools.product`. Un biglietto può usare più linee in prestito.

## L’espansione con i dadi

kata-dice-payment = Questi dadi sono il prezzo della linea?
    .task = Ricevi una linea, `route`, un dizionario con la sua lunghezza, `length`, se è doppia, `double`, e il numero di locomotive, `locomotives`, che richiede come traghetto; e i dadi e i gettoni usati, `dice` e `tokens`. Restituisci True se sono esattamente il suo prezzo, altrimenti False.
    .hint-DX-CLAIM-1 = Quanti simboli chiede una linea di questa lunghezza?
    .more-DX-CLAIM-1 = Dadi e gettoni insieme devono essere tanti quanti gli spazi: né meno né più.
    .hint-DX-CLAIM-2 = Quali simboli prende una linea doppia, e quali una singola?
    .more-DX-CLAIM-2 = Una linea doppia non prende simboli singoli, e una singola non prende simboli doppi.
    .hint-DX-FACE-1 = Quali facce dei dadi servono per una linea?
    .more-DX-FACE-1 = Oltre ai simboli del suo tipo una linea prende jolly, e mai una stazione.
    .hint-DX-TOKEN-2 = Quali gettoni aiutano con questa linea?
    .more-DX-TOKEN-2 = Un gettone è un simbolo del suo tipo e di nessun altro. Possono essere anche soli gettoni.
    .hint-DX-FERRY-1 = Che cosa chiede ogni locomotiva di un traghetto?
    .more-DX-FERRY-1 = Sui dadi devono esserci almeno tanti jolly quante locomotive richiede il traghetto. I gettoni sono per gli altri spazi.
kata-dice-tokens = Gettoni per i dadi
    .task = Un giocatore ha `unused` dadi non usati, ha cominciato il turno con `began` gettoni e ora ne ha `held`. Restituisci quanti gettoni può ancora prendere in questo turno.
    .hint-DX-TOKEN-1 = Quanto costa un gettone?
    .more-DX-TOKEN-1 = Due dadi per ogni gettone: conta le coppie intere. Un dado che avanza non compra nulla.
    .hint-DX-TOKEN-3 = Quanti gettoni si possono avere, e chi non ne prende nessuno?
    .more-DX-TOKEN-3 = C’è posto fino al limite di tre. Chi ha cominciato il turno con tre non ne prende, nemmeno dopo averne spesi.

## Il gioco di carte

kata-phase-one = La fase 1 del turno
    .task = Ricevi un Deposito Treni, `yard`: per ogni colore le carte della sua fila, in un ordine qualsiasi; e un numero di turni, `turns`, in cui non si mette nulla. Restituisci le carte passate Sui Binari dopo questi turni; l’ordine non conta.
    .hint-CG-TURN-1 = Quante carte lasciano ogni fila in un turno? E che cosa fa una fila che è finita?
    .more-CG-TURN-1 = Ogni fila dà una carta per turno, finché ne ha.
    .hint-CG-TURN-2 = Quali carte stanno in testa a una fila?
    .more-CG-TURN-2 = Metti per prime le locomotive di ogni fila. Poi prendi dalla testa tante carte quanti sono i turni.
kata-robs = È un furto?
    .task = Metti le carte `cards`: una fila di un solo colore, magari con locomotive, o tre colori diversi. `mine` è il tuo Deposito Treni e `theirs` quello dell’avversario: per ogni colore le carte della sua fila. Restituisci `no` se la mossa non è permessa, `robbery` se è un furto, altrimenti `yes`.
    .hint-CG-YARD-1 = C’è qualcosa che impedisce questa mossa?
    .more-CG-YARD-1 = Un colore che non sta in nessun deposito si mette e basta, e nessuno viene derubato.
    .hint-CG-YARD-4 = Che cosa c’è nel tuo deposito?
    .more-CG-YARD-4 = Se uno dei colori sta in `mine`, la mossa non è permessa.
    .hint-CG-ROB-1 = Quante carte ci sono lì, e quante ne metti?
    .more-CG-ROB-1 = Con meno carte di quante ne abbia l’avversario in quel colore la mossa non è permessa.
    .hint-CG-ROB-2 = E se metti più carte di quante ce ne sono lì?
    .more-CG-ROB-2 = Più carte che nella fila dell’avversario sono un furto. Contano anche le tue locomotive.
    .hint-CG-ROB-3 = Un numero uguale basta? E quali carte si contano?
    .more-CG-ROB-3 = Un numero uguale non basta. Conta tutte le carte di una fila, locomotive comprese, da entrambe le parti.
    .hint-CG-ROB-4 = Una carta può essere più di una?
    .more-CG-ROB-4 = Con tre colori ognuno è una fila di una carta. Se uno di questi colori sta dall’avversario, la mossa non è permessa.
kata-best-matching = La combinazione migliore
    .task = Ricevi la pila, `stack`, cioè quante carte di ogni tipo stanno Sui Binari, e i biglietti, `tickets`, ognuno un dizionario con i suoi punti, `points`, e con quello che chiede di ogni colore, `asks`. Restituisci il massimo dei punti che i biglietti completati possono dare.
    .hint-CG-MATCH-1 = Una carta serve per un solo biglietto, una locomotiva è qualsiasi colore, e il biglietto più caro non sempre vale le sue carte.
    .more-CG-MATCH-1 = Per il primo biglietto prova le due cose: lascialo, o pagalo, con locomotive solo dove un colore è finito. La stessa funzione trova il meglio per gli altri; tieni il risultato maggiore.
kata-big-city = Le Grandi Città
    .task = `completed` ha per ogni giocatore i biglietti completati, come coppie di città; `cards` dice quanto vale la carta di ogni Grande Città. Restituisci una lista dei punti che ogni giocatore riceve per le Grandi Città, nell’ordine dei giocatori.
    .hint-CG-CITY-1 = Chi riceve la carta quando più giocatori sono in parità? E quando nessuno ha un biglietto per quella città?
    .more-CG-CITY-1 = Per ogni città conta i biglietti di ogni giocatore che la nominano. Tutti quelli che ne hanno di più ricevono i punti, a meno che non ce ne sia nessuno.
    .hint-CG-CITY-2 = E un biglietto tra due Grandi Città?
    .more-CG-CITY-2 = Guarda ogni città da sola: un biglietto che ne nomina due conta per entrambe.

## La ricerca delle regole

rules-taught = Si impara in
rules-tested = Si verifica in
rules-found = Regole trovate: { $count }
rules-none = Nessuna regola parla di “{ $text }”.
rules-near = Forse: { $words }
