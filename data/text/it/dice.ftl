### The rules of the Dice Expansion, in the order of the catalogue. How a rule is written: see europe.ftl.

## Set-up

DX-SETUP-1 = Dadi al posto delle carte treno
    .text = Le carte treno non si usano; tutto il resto sì, biglietti compresi. I colori delle linee non contano più: conta solo se una linea è singola o fa parte di una linea doppia.

DX-SETUP-2 = Vagoni e gettoni linea
    .text = Ogni giocatore prende i vagoni come al solito. Accanto alla mappa ci sono due pile di gettoni linea: 15 singoli e 15 doppi.

DX-SETUP-3 = I dadi
    .text = Ognuno dei cinque dadi treno ha 2 facce con linea singola, 2 con linea doppia, 1 con stazione e 1 con jolly, un simbolo per faccia. Ognuno dei tre dadi galleria ha 1 faccia con galleria e 5 vuote.

## Turn

DX-ROLL-1 = Un lancio, e poi un altro
    .text = Il tuo turno comincia con il lancio di tutti e cinque i dadi treno. Poi puoi rilanciare quelli che vuoi, anche tutti o nessuno, ma una volta sola. Quello che mostrano allora è definitivo.
    .pending = Puoi ancora rilanciare una parte dei dadi: decidilo prima di ogni altra cosa.
    .pending-remedy = Indica quali dadi rilanci, per esempio roll again 1 station, o tienili tutti: keep dice.
    .final = Hai già deciso del secondo lancio, quindi quello che i dadi mostrano è definitivo.
    .final-remedy = Usa i dadi così come sono.
    .none = Non hai indicato nessun dado da rilanciare.
    .none-remedy = Indica almeno uno dei tuoi dadi, o tienili tutti: keep dice.
    .rolled = Per questo i dadi dovrebbero mostrare anche { $dice }.
    .rolled-remedy = Scegli tra i dadi che hai davanti.

DX-FACE-1 = Che cosa indicano le facce
    .text = Il simbolo singolo è uno spazio di una linea singola, quello doppio uno spazio di una linea doppia. Con una stazione peschi un biglietto, da tenere o rifiutare. Un jolly è uno qualsiasi dei tre.
    .unreadable = «{ $name }» non si può leggere come dadi o gettoni.
    .unreadable-remedy = Scrivili così: 2 single 1 joker 1 single token. I nomi sono single (singolo), double (doppio), station (stazione) e joker (jolly); i gettoni sono single token o double token.
    .station = Una stazione su un dado non conta per le linee, quindi nemmeno per { $route }.
    .station-remedy = Usa simboli del tipo giusto, jolly e gettoni; le stazioni servono a pescare biglietti e a costruire.

DX-ACTION-1 = Un’azione per turno
    .text = Con alcuni dei tuoi dadi, o con tutti, fai una cosa sola: metti vagoni su una linea singola, metti vagoni su una linea doppia o peschi biglietti.
    .unreadable = «{ $text }» non si può leggere come azione.
    .unreadable-remedy = Scrivi come in questi esempi: roll again 1 station; keep dice; claim brest-dieppe with 1 single 1 joker; draw tickets with 2 station; build paris with 1 joker; buy double with 2 single; end turn.
    .pending = In questo turno hai già fatto la tua azione.
    .pending-remedy = Scambia dadi non usati con gettoni, restituisci gettoni o chiudi il turno.

## Claiming routes

DX-CLAIM-1 = Il prezzo di una linea
    .text = Una linea richiede tanti simboli del suo tipo quanti sono i suoi spazi, tutti nello stesso turno. Contano anche i jolly e i gettoni del suo tipo.
    .ruling = Con cinque dadi e tre gettoni si arriva al massimo a otto spazi. Abbiamo deciso così: una linea più lunga, come quella di nove nei Paesi Nordici, si paga come se fosse di otto; vagoni e punti restano quelli di sempre.
    .few = La linea { $route } richiede { DICE($needed, $kind) } in una volta, e tu ne giochi { $given }: è troppo poco.
    .few-remedy = Gioca { DICE($needed, $kind) }; contano anche i jolly e i gettoni di questo tipo.
    .many = La linea { $route } richiede { DICE($needed, $kind) }, e tu ne giochi { $given }: è troppo.
    .many-remedy = Gioca esattamente { DICE($needed, $kind) }; contano anche i jolly e i gettoni di questo tipo.
    .rolled = Per occupare così la linea { $route } i dadi dovrebbero mostrare anche { $dice }.
    .rolled-remedy = Usa i dadi che hai davanti; jolly e gettoni possono sostituire i simboli che mancano.

DX-CLAIM-2 = Singola o doppia
    .text = Il tipo di una linea lo decide la mappa. Un binario di una linea doppia richiede simboli doppi anche quando due o tre giocatori possono usarne uno solo, e anche se è un traghetto o una galleria.
    .ruling = Il regolamento non chiarisce questi casi. Quello che leggi qui lo abbiamo deciso noi.
    .kind = La linea { $route } è { KIND($kind, form: "route") }, e tu giochi un dado che mostra l’altro tipo.
    .kind-remedy = Usa { KIND($kind, form: "symbols") }, jolly e { KIND($kind, form: "tokens") }.

## Route tokens

DX-TOKEN-1 = Due dadi per un gettone
    .text = Oltre alla tua azione puoi scambiare due dadi non usati, qualunque cosa mostrino, con un gettone linea: singolo o doppio, a tua scelta.
    .ruling = Il regolamento non dice quanto valgono quattro dadi non usati. Abbiamo deciso così: ogni coppia dà un gettone, quindi puoi averne due in un turno. Quando una pila è finita, non ci sono più gettoni di quel tipo.
    .unknown = «{ $name }» non è un tipo di gettone linea.
    .unknown-remedy = I tipi sono due, single (singolo) e double (doppio); scrivi, per esempio: buy single with 2 station.
    .pile = Nella pila non ci sono più { KIND($kind, form: "tokens") }.
    .pile-remedy = Prendi un gettone dell’altro tipo, o lascia i dadi inutilizzati.
    .pair = Un gettone costa esattamente due dadi non usati, e tu ne indichi { $given }.
    .pair-remedy = Indica due dadi non usati, qualunque cosa mostrino.
    .rolled = Per questo i dadi non usati dovrebbero mostrare anche { $dice }.
    .rolled-remedy = Scegli due dei dadi che non hai usato.

DX-TOKEN-2 = Quanto vale un gettone
    .text = Un gettone vale uno spazio in più per una linea del suo tipo. Lo usi subito, o lo tieni per dopo.
    .kind = La linea { $route } è { KIND($kind, form: "route") }, e un gettone conta solo per il suo tipo.
    .kind-remedy = Usa { KIND($kind, form: "tokens") }, o dadi.
    .held = Per pagare così la linea { $route } dovresti avere anche { $tokens }.
    .held-remedy = Usa dadi e i gettoni che hai.

DX-TOKEN-3 = Al massimo tre gettoni
    .text = Nessuno ha più di 3 gettoni, contando insieme i due tipi. Se cominci il turno con 3, in quel turno non ne ricevi altri, nemmeno dopo averne spesi.
    .began = Hai cominciato questo turno con { COUNT($limit, of: "tokens") }, quindi non ne ricevi di nuovi.
    .began-remedy = Lascia i dadi inutilizzati; se chiudi il turno con meno gettoni, la prossima volta puoi prenderne altri.
    .full = Hai { COUNT($limit, of: "tokens") }, e nessuno può averne di più.
    .full-remedy = Prima usa un gettone, o lascia i dadi inutilizzati.

DX-TOKEN-4 = Restituire gettoni
    .text = Alla fine del turno puoi restituire quanti gettoni vuoi, per fare posto più tardi ad altri.
    .none = Non hai indicato nessun gettone da restituire.
    .none-remedy = Indica almeno uno dei tuoi gettoni, o chiudi semplicemente il turno: end turn.
    .held = Per restituirli dovresti avere anche { $tokens }.
    .held-remedy = Restituisci gettoni che hai.

## Tickets

DX-TICKET-1 = Dadi per i biglietti
    .text = Per ogni stazione o jolly che usi peschi un biglietto. Ognuno lo puoi tenere o rifiutare.
    .ruling = Il regolamento non dice se i biglietti si vedono uno alla volta, né dove vanno quelli rifiutati. Abbiamo deciso così: si pescano tutti insieme, e quelli rifiutati vanno in fondo al mazzo dei biglietti.
    .pending = Hai pescato { COUNT($offered, of: "tickets") }; prima di ogni altra cosa devi scegliere.
    .pending-remedy = { $keep ->
        [0] Tienine quanti vuoi, anche nessuno.
       *[other] Tienine almeno { $keep }.
    }
    .not-offered = Il biglietto { $ticket } non è tra quelli che hai pescato ora.
    .not-offered-remedy = Scegli tra i biglietti che hai davanti.
    .nothing = Non hai indicato nessun dado con cui pescare biglietti.
    .nothing-remedy = Usa almeno un dado che mostri una stazione o un jolly.
    .symbol = I biglietti si pescano solo con stazioni e jolly.
    .symbol-remedy = Usa dadi che mostrino una stazione o un jolly.
    .left = Con questi dadi pescheresti { COUNT($given, of: "tickets") }, e il mazzo ne ha solo { $left }.
    .left-remedy = Usa al massimo { COUNT($left, of: "dice") }.
    .rolled = Per questo i dadi dovrebbero mostrare anche { $dice }.
    .rolled-remedy = Scegli tra i dadi che hai davanti.

## Ferries, tunnels, stations, passengers

DX-FERRY-1 = I traghetti
    .text = Ogni simbolo di locomotiva di un traghetto richiede un jolly uscito su un dado. Un gettone non può sostituirlo: vale solo per gli altri spazi.
    .jokers = { $given ->
        [0] Il traghetto { $route } richiede { DICE($needed, "joker") }, e tu non ne giochi nessuno.
       *[other] Il traghetto { $route } richiede { DICE($needed, "joker") }, e tu ne giochi { $given }.
    }
    .jokers-remedy = { $rest ->
        [0] Gioca { DICE($needed, "joker") } e nient’altro; i gettoni qui non li sostituiscono.
       *[other] Gioca { DICE($needed, "joker") }, e per gli altri spazi ({ $rest }) simboli o gettoni del tipo della linea; vanno bene anche altri jolly.
    }

DX-TUNNEL-1 = Tentare una galleria
    .text = Dopo il primo o il secondo lancio puoi scegliere una galleria; allora lanci i tre dadi galleria. Ogni segno di galleria richiede un altro dado o gettone del tipo della linea.
    .none = Nessuna galleria aspetta di essere pagata.
    .none-remedy = Prima tenta una galleria, con dadi e gettoni per tutti i suoi spazi.
    .count = La galleria { $route } richiede in più { $extra } tra dadi e gettoni, e tu ne offri { $given }.
    .count-remedy = Paga esattamente { $extra } in più, o rinuncia alla galleria.
    .kind = La galleria { $route } è una linea { KIND($kind, form: "route") }, e quello che offri non va bene.
    .kind-remedy = Paga { DICE($extra, $kind) } (contano anche i jolly e i gettoni di questo tipo), o rinuncia alla galleria.
    .held = Per pagare così la galleria { $route } dovresti avere anche { $means }.
    .held-remedy = Paga con dadi non usati e gettoni che hai, o rinuncia alla galleria.

DX-TUNNEL-2 = Una galleria non pagata
    .text = Se non puoi pagare quello che la galleria richiede, in questo turno non fai altro: non occupi un’altra linea e non peschi biglietti.
    .ruling = Il regolamento non dice di più. Abbiamo deciso così: i gettoni messi in gioco restano tuoi, ma in questo turno non ne prendi altri. E, come sulla mappa, puoi rinunciare a pagare.
    .pending = Prima viene la galleria { $route }: richiede in più { $extra } tra dadi e gettoni, e la decisione è tua.
    .pending-remedy = Paga quello che richiede, o rinuncia alla galleria.
    .failed = Hai rinunciato a una galleria, quindi in questo turno non puoi fare altro.
    .failed-remedy = Restituisci gettoni, se vuoi, o chiudi il turno.

DX-TUNNEL-3 = Dopo i dadi galleria non si rilancia
    .text = Dopo i dadi galleria non lanci più i dadi treno, nemmeno se li hai lanciati una volta sola.
    .again = Hai lanciato i dadi galleria, quindi i dadi treno restano come sono.
    .again-remedy = Continua con i dadi così come sono.

DX-STATION-1 = Costruire una stazione
    .text = La prima stazione costa 1 simbolo di stazione o jolly, la seconda 2 e la terza 3. È l’unica azione di quel turno.
    .count = Questa stazione costa { DICE($needed, "station") } (contano anche i jolly), e tu ne giochi { $given }.
    .count-remedy = Gioca esattamente { COUNT($needed, of: "dice") } con stazione o jolly.
    .symbol = Una stazione si paga solo con stazioni e jolly usciti sui dadi.
    .symbol-remedy = Gioca esattamente { COUNT($needed, of: "dice") } con stazione o jolly.
    .rolled = Per questo i dadi dovrebbero mostrare anche { $dice }.
    .rolled-remedy = Scegli tra i dadi che hai davanti.

DX-PASSENGER-1 = I passeggeri sulla mappa della Germania
    .text = Per spostare il tuo passeggero sulla linea di un avversario ti serve un simbolo su un dado. È l’unica azione di quel turno.
    .ruling = Nel nostro regolamento il disegno di quel simbolo è andato perduto. Abbiamo deciso così: un jolly per ogni linea avversaria lungo il percorso.
    .none = Nessuno ha più di { COUNT($passengers, of: "passengers") }.
    .none-remedy = Non mettere più passeggeri di quanti ce ne sono.
    .board = Su questa mappa non ci sono passeggeri.
    .board-remedy = Scegli un’altra azione.
    .city = Su questa mappa non c’è la città «{ $name }».
    .city-remedy = Intendevi { $near }?
    .city-remedy-empty = Indica una città della mappa.
    .pending = Hai occupato una linea e puoi mettere un passeggero in una delle sue città: decidilo prima di ogni altra cosa.
    .pending-remedy = Metti un passeggero in una delle città, o nessuno: keep passenger.
    .no-route = Puoi mettere un passeggero solo quando hai appena occupato una linea.
    .no-route-remedy = Prima occupa una linea.
    .not-there = Adesso non puoi mettere un passeggero nella città di { $city }.
    .not-there-remedy = Scegli una città a un capo della linea appena occupata, dove non ci siano passeggeri.
    .no-trip = Nessun tuo passeggero è in viaggio adesso.
    .no-trip-remedy = Prima sposta un passeggero lungo una linea.
    .travelling = Il tuo passeggero è in viaggio, e ora si trova nella città di { $city }.
    .travelling-remedy = Riparti da lì, o chiudi il viaggio: end trip.
    .absent = Nella città di { $city } non hai passeggeri.
    .absent-remedy = Scegli una città in cui c’è un tuo passeggero.
    .away = La linea { $route } non tocca la città di { $city }.
    .away-remedy = Scegli una linea che arrivi in quella città.
    .country = La linea { $route } porta in un altro paese, dove i passeggeri non vanno.
    .country-remedy = Scegli una linea tra due città.
    .unclaimed = La linea { $route } non l’ha ancora occupata nessuno.
    .unclaimed-remedy = Scegli una tua linea o, con un jolly, quella di un avversario.
    .again = In questo viaggio il tuo passeggero ha già percorso la linea { $route }.
    .again-remedy = Scegli un’altra linea, o chiudi il viaggio: end trip.
    .joker = La linea { $route } appartiene a { $owner }, e non hai più jolly per percorrerla.
    .joker-remedy = Scegli una tua linea, o fai qualcos’altro.
