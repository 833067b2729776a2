### The rules of the Card Game, in the order of the catalogue. How a rule is written: see europe.ftl.

## Set-up

CG-SETUP-1 = I giocatori e le carte
    .text = Giocano da due a quattro persone, con 96 carte treno: 10 per ciascuno degli otto colori e 16 locomotive. Ci sono inoltre 46 Biglietti Destinazione e 6 carte Grandi Città.
    .players = Al Gioco di Carte non si può giocare in { $given }.
    .players-remedy = Scegli un numero di giocatori da { $least } a { $most }.
    .names = «{ $name }» non può essere il nome di un giocatore.
    .names-remedy = Dai a ogni giocatore un nome breve, su una sola riga, che nessun altro abbia.
    .seat = A questo tavolo non c’è il posto numero { $seat_number }: ci sono { COUNT($players, of: "players") }, e i posti si contano da 0.
    .seat-remedy = Indica il posto di qualcuno che gioca.
    .stranger = A questo tavolo di { COUNT($players, of: "players") } non c’è nessuno di nome «{ $name }».
    .stranger-remedy = Scrivi il nome di un giocatore come è stato dato, o il numero del posto, contando da 0.
    .card = «{ $name }» non è il nome di nessuna carta treno.
    .card-remedy = Scrivi le carte così: 2 red 1 locomotive. I nomi sono purple (viola), blue (blu), orange (arancione), white (bianco), green (verde), yellow (giallo), black (nero), red (rosso) e locomotive (locomotiva).

CG-SETUP-2 = La mano iniziale
    .text = Ogni giocatore riceve 1 locomotiva. Le altre carte treno si mescolano; ognuno ne riceve ancora 7, e 5 si scoprono nell’area di Pesca. Le carte Grandi Città restano scoperte, in vista di tutti.

CG-SETUP-3 = La scelta dei primi biglietti
    .text = Ricevi 6 Biglietti Destinazione e ne tieni almeno 1; volendo, puoi tenere anche tutti e 6. Quelli che nessuno tiene si rimescolano nel mazzo dei biglietti.
    .pending = La partita non può ancora cominciare: hai { COUNT($offered, of: "tickets") } tra cui scegliere.
    .pending-remedy = Tienine almeno { $keep }.
    .few = Hai ricevuto { COUNT($offered, of: "tickets") } e ne tieni { $given }: per cominciare è troppo poco.
    .few-remedy = Tienine almeno { $keep }; gli altri si rimescolano nel mazzo dei biglietti.
    .not-offered = Il biglietto { $ticket } non è tra quelli che hai ricevuto.
    .not-offered-remedy = Scegli tra i biglietti che hai davanti.

CG-SETUP-4 = Chi comincia
    .text = Comincia la persona più giovane; qui, qualcuno scelto o estratto a sorte. Poi si gioca in senso orario.
    .turn = Non tocca a te: ora gioca { $turn }.
    .turn-remedy = Aspetta il tuo turno.

## Turn

CG-TURN-1 = Prima le carte vanno sui binari
    .text = All’inizio del tuo turno, da ogni fila del tuo Deposito Treni una carta deve passare, coperta, nella tua pila Sui Binari. Se il Deposito Treni è vuoto, non si sposta nulla.
    .own = Le carte del tuo Deposito Treni si spostano da sole: all’inizio del tuo turno, una di ogni fila passa nella pila Sui Binari.
    .own-remedy = Per metterci altre carte, sceglile dalla tua mano.

CG-TURN-2 = Le locomotive partono per prime
    .text = Le locomotive stanno in testa alla loro fila, quindi sono le prime a passare nella pila Sui Binari.

CG-TURN-3 = La pila Sui Binari è segreta
    .text = Le carte della pila Sui Binari non le guarda nessuno, nemmeno il loro proprietario, finché il mazzo non finisce e si contano i punti dei biglietti. Se giocano bambini o principianti, potete accordarvi perché ognuno possa guardare la propria.
    .track = Le carte della pila Sui Binari restano lì, coperte, finché si contano i punti dei biglietti: nessuno ne prende.
    .track-remedy = Fai una delle tue tre azioni: pesca carte treno, metti carte nel Deposito Treni o pesca biglietti.

CG-TURN-4 = Poi una di tre azioni
    .text = Dopo aver spostato le carte fai esattamente una di tre azioni: peschi carte treno, metti carte nel Deposito Treni o peschi biglietti.
    .ruling = I regolamenti non dicono che cosa succede quando nessuna delle tre è possibile. Abbiamo deciso così: allora passi, e in nessun altro caso è permesso passare.
    .unreadable = «{ $text }» non si può leggere come azione.
    .unreadable-remedy = Scrivi come in questi esempi: take red; draw card; stop drawing; place 3 red 1 locomotive; draw tickets; keep chicago-dallas.
    .possible = Puoi passare solo quando non puoi fare altro, e hai ancora a disposizione { COUNT($count, of: "actions") }.
    .possible-remedy = Potresti giocare, per esempio: { $example }.

## Drawing train cards

CG-DRAW-1 = Una carta o due
    .text = Quando peschi carte treno, ne prendi una o due. Ognuna è una carta scoperta dell’area di Pesca oppure la prima del mazzo, presa alla cieca. Una carta scoperta si sostituisce subito, prima che tu prenda la prossima.
    .unknown = «{ $name }» non è il nome di nessuna carta treno.
    .unknown-remedy = I nomi delle carte sono purple (viola), blue (blu), orange (arancione), white (bianco), green (verde), yellow (giallo), black (nero), red (rosso) e locomotive (locomotiva).
    .absent = Hai chiesto { $card }, ma tra le carte scoperte non ce n’è nessuna.
    .absent-remedy = Scegli una delle carte scoperte, o un’altra azione.
    .none = Non hai ancora pescato nessuna carta, quindi non c’è nulla da concludere.
    .none-remedy = Prima pesca una carta; poi puoi fermarti.
    .pending = Hai pescato la prima carta; prima di ogni altra cosa devi decidere per la seconda.
    .pending-remedy = Pesca la seconda carta, o fermati a una.

CG-DRAW-2 = Una locomotiva scoperta vale due carte
    .text = Una locomotiva scoperta conta come due carte: chiude la pesca, e perciò non è mai la seconda. Una locomotiva pescata alla cieca conta come una sola.
    .second = Una locomotiva scoperta conta come due carte, quindi non può essere la seconda.
    .second-remedy = Scegli una carta che non sia una locomotiva scoperta, o fermati a una.

CG-DRAW-3 = Tre locomotive possono restare
    .text = Qui le carte scoperte non si scartano, per quante locomotive ci siano tra loro. Sulla mappa d’Europa si scarterebbero (EU-DRAW-6).

CG-DRAW-4 = Nessun limite alla mano
    .text = Puoi tenere in mano quante carte treno vuoi.

## The yard

CG-YARD-1 = Che cosa puoi mettere
    .text = Metti due o più carte di un solo colore, che formano una fila, oppure esattamente tre carte di tre colori diversi, che formano tre file.
    .few = Una carta { COLOUR($colour) } non si può mettere da sola.
    .few-remedy = Metti almeno { COUNT($least, of: "cards") } di quel colore (contano anche le locomotive), o tre carte di tre colori diversi.
    .mixed = { $needed ->
        [1] Una fila ha un solo colore, e qui ci sono { COUNT($given, of: "cards") } in { COUNT($colours, of: "colours") }.
       *[other] Hai scelto { COUNT($given, of: "cards") } in { COUNT($colours, of: "colours") }: non è né un solo colore, né esattamente { $needed } carte tutte diverse.
    }
    .mixed-remedy = { $needed ->
        [1] Fai una fila per ogni colore.
       *[other] Metti carte di un solo colore, o una carta per ciascuno di { COUNT($needed, of: "colours") }.
    }
    .held = Per mettere queste carte dovresti avere anche { $lacking }.
    .held-remedy = Metti carte che hai in mano, o prima pescane altre.

CG-YARD-2 = Le locomotive in una fila
    .text = Una fila di un solo colore può avere anche locomotive, che si mettono in testa. Quando si contano i punti dei biglietti, una locomotiva vale come qualsiasi colore, non solo quello della sua fila.

CG-YARD-3 = Tre colori, nessuna locomotiva
    .text = Quando metti tre colori diversi, tra le carte non può esserci nessuna locomotiva.
    .locomotive = Hai scelto più colori insieme a { COUNT($given, of: "locomotives") }, e le locomotive vanno solo con un unico colore.
    .locomotive-remedy = Lascia da parte le locomotive e metti tre colori diversi, o metti un solo colore con le locomotive.

CG-YARD-5 = Una fila ha un colore
    .text = In una fila c’è almeno una carta colorata. Una carta colorata e una locomotiva bastano per una fila di due.
    .ruling = I regolamenti non dicono se le locomotive possono stare da sole. Abbiamo deciso così: non possono, perché non avrebbero un colore da confrontare; basta però una sola carta colorata accanto a loro.
    .wild = { $given ->
        [0] Non hai scelto nessuna carta da mettere.
       *[other] Hai scelto solo locomotive ({ $given }), e una fila deve avere un colore.
    }
    .wild-remedy = Metti almeno una carta colorata con le locomotive, o soltanto carte colorate.

CG-YARD-4 = Ogni colore una volta sola
    .text = Finché nel tuo Deposito Treni ci sono carte di un colore, non puoi metterne altre dello stesso colore.
    .own = Nel tuo Deposito Treni c’è ancora una fila { COLOUR($colour) }, di { COUNT($lying, of: "cards") }.
    .own-remedy = Scegli un altro colore, o aspetta che quella fila sia finita.

CG-ROB-1 = Un colore in un altro deposito
    .text = Se un colore si trova nel Deposito Treni di un avversario, puoi metterlo solo con più carte di quante lui ne abbia lì.
    .fewer = { $owner } ha una fila { COLOUR($colour) }, di { COUNT($lying, of: "cards") }, e tu ne metti solo { $given }.
    .fewer-remedy = Metti più di { COUNT($lying, of: "cards") } di quel colore (contano anche le locomotive), o scegli un altro colore.
    .lying = { $owner } ha una fila { COLOUR($colour) }, di { COUNT($lying, of: "cards") }. Solo un Furto di Treni la porta via.
    .lying-remedy = Scegli dalla tua mano più di { COUNT($lying, of: "cards") } di quel colore (contano anche le locomotive) e mettile.
    .nothing = Nel Deposito Treni di { $owner } non c’è una fila di questo colore, quindi non c’è niente da rubare.
    .nothing-remedy = Scegli una fila che si trova in un altro Deposito Treni, o metti carte nel tuo.

CG-ROB-2 = Il Furto di Treni
    .text = Chi mette più carte di un colore di quante ne abbia un avversario nel Deposito Treni compie un Furto di Treni. L’avversario scarta subito tutte le carte di quella fila; chi ruba non le riceve.

CG-ROB-3 = Come si confrontano le file
    .text = Contano tutte le carte che ora si trovano nella fila, locomotive comprese; lo stesso vale per le carte che metti. Un numero uguale non basta: la mossa non è permessa.
    .equal = { $owner } ha una fila { COLOUR($colour) }, di { COUNT($lying, of: "cards") }, e anche tu ne metti { $given }: pari non vuol dire di più.
    .equal-remedy = Metti più di { COUNT($lying, of: "cards") } di quel colore (contano anche le locomotive), o scegli un altro colore.

CG-ROB-4 = Un colore sta in un solo deposito
    .text = Un colore non si trova mai in due Depositi Treni insieme, quindi per ogni colore derubi al massimo un avversario. Con tre colori diversi non derubi nessuno, perché una carta non è mai più di una.
    .three = { $owner } ha già una fila { COLOUR($colour) }, e un colore sta in un solo Deposito Treni alla volta.
    .three-remedy = Scegli un colore che non sia ancora in nessun Deposito Treni; con tre colori diversi non si deruba nessuno.

## Tickets

CG-TICKET-1 = Pescare biglietti
    .text = Peschi quattro Biglietti Destinazione e ne tieni quanti vuoi, perfino nessuno. Gli altri vanno in fondo al mazzo dei biglietti.
    .ruling = I regolamenti non dicono che cosa succede quando ne restano meno di quattro. Abbiamo deciso così: peschi quelli che ci sono.
    .unknown = In questo gioco non c’è il biglietto «{ $name }».
    .unknown-remedy = Intendevi { $near }?
    .unknown-remedy-empty = Indica le due città del biglietto, per esempio chicago-dallas.
    .empty = Il mazzo dei biglietti è vuoto.
    .empty-remedy = Pesca carte treno, o metti carte nel Deposito Treni.
    .none = Adesso non hai biglietti tra cui scegliere.
    .none-remedy = Prima pesca dei biglietti; quelli che hai già tenuto restano tuoi.
    .pending = Hai pescato { COUNT($offered, of: "tickets") }; prima di ogni altra cosa devi scegliere.
    .pending-remedy = { $keep ->
        [0] Tienine quanti vuoi, anche nessuno.
       *[other] Tienine almeno { $keep }.
    }
    .few = Hai pescato { COUNT($offered, of: "tickets") } e ne tieni { $given }: è troppo poco.
    .few-remedy = Tienine almeno { $keep }; gli altri vanno sotto il mazzo dei biglietti.
    .not-offered = Il biglietto { $ticket } non è tra quelli che hai pescato ora.
    .not-offered-remedy = Scegli tra i biglietti che hai davanti.

## When the deck runs out

CG-END-1 = Ancora un turno a testa
    .text = Quando l’ultima carta treno lascia il mazzo, pescata o scoperta al posto di un’altra, tutti hanno ancora un turno. Ce l’ha anche il giocatore nel cui turno è successo, che quindi gioca per ultimo. Anche all’inizio di questi turni le carte passano nella pila Sui Binari.
    .over = La partita è finita.
    .over-remedy = Guarda il punteggio finale, o comincia una nuova partita.

CG-END-2 = Le ultime carte
    .text = Se resta una sola carta da pescare, puoi dedicare il turno a quella. Quando il mazzo è finito, le carte scoperte si possono ancora prendere, ma non si sostituiscono più. Finite anche quelle, metti carte nel Deposito Treni o peschi biglietti.
    .empty = Il mazzo è finito, quindi non c’è nulla da pescare alla cieca.
    .empty-remedy = { $face_up ->
        [0] Non c’è nemmeno una carta scoperta: metti carte nel Deposito Treni o pesca biglietti.
       *[other] Scegli tra ciò che resta scoperto ({ COUNT($face_up, of: "cards") }), o fai qualcos’altro.
    }

CG-MATCH-1 = Completare i biglietti
    .text = Un biglietto chiede un certo numero di carte di certi colori, e lo completi con carte della tua pila Sui Binari. Ogni carta serve per un solo biglietto, e una locomotiva vale come qualsiasi colore. Noi cerchiamo la scelta che dà più punti, e la mostriamo.

CG-MATCH-2 = Conta solo la pila Sui Binari
    .text = Le carte che hai ancora in mano o nel Deposito Treni non completano nessun biglietto.

CG-FOUR-1 = In quattro: la seconda metà
    .text = In due o tre giocatori la partita finisce qui; in quattro continua. Le carte in mano e i biglietti non completati restano, segreti, a chi li ha; tutte le altre carte treno formano un nuovo mazzo, dal quale ognuno riceve 4 carte e se ne scoprono 5. Comincia chi siede a sinistra dell’ultimo giocatore, e quando il mazzo finisce di nuovo si aggiungono i punti dei nuovi biglietti.

## End and scoring

CG-SCORE-1 = I biglietti non completati
    .text = Alla fine della partita perdi i punti di ogni biglietto che non hai completato.

CG-CITY-1 = Le Grandi Città
    .text = Le Grandi Città sono Seattle, Los Angeles, Chicago, Dallas, New York e Miami. Chi ha completato più biglietti verso una di loro ne riceve la carta e i punti; in caso di parità li ricevono tutti quelli in parità.
    .ruling = I regolamenti non parlano di una città verso cui nessuno ha completato biglietti. Abbiamo deciso così: la sua carta non va a nessuno.

CG-CITY-2 = Due Grandi Città su un biglietto
    .text = Un biglietto con due Grandi Città conta per entrambe.

CG-WIN-1 = Chi vince
    .text = Vince chi ha più punti. In caso di parità vince chi ha completato più biglietti, poi chi ha più carte Grandi Città.
    .ruling = I regolamenti si fermano qui. Abbiamo deciso così: chi è ancora in parità condivide la vittoria.
