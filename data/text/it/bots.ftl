### What a bot says about its move, in the first person. Everybody hears it, so it names no ticket.

bot-asked = Mi è stato chiesto, e questa è la mia risposta.
bot-random = Ho scelto a caso tra { COUNT($count, of: "actions") }.
bot-only = È l’unica cosa che posso fare.
bot-nothing-better = Non ho trovato nulla di meglio.

## Tickets

bot-keep-cheap = Tengo { COUNT($count, of: "tickets") }: quelli che mi costano meno se non li completo.
bot-keep-most = Tengo { COUNT($count, of: "tickets") }: tutti i punti che posso avere.
bot-keep = Tengo { $count } su { COUNT($offered, of: "tickets") }: questa scelta promette di più per la fatica.
bot-draw-tickets = Pesco biglietti: i miei sono sistemati, e ho ancora { COUNT($cars, of: "cars") }.
bot-draw-more-tickets = Pesco biglietti: avrò più carte di quante ne chiedono i miei.

## Routes and stations

bot-claim-points = Costruisco la linea { $route }: { COUNT($points, of: "points") }, e nulla che posso pagare ora vale di più per me.
bot-claim-ticket = Costruisco la linea { $route }: completa il mio biglietto, e nessun altro l’ha ancora occupata.
bot-claim-way = Costruisco la linea { $route }: è sulla via più economica per i miei biglietti, ed è ancora libera.
bot-claim-tunnel = Tento la galleria { $route }: la voglio, e nel { $percent } % dei casi posso pagare ciò che chiede.
bot-claim-last = Costruisco la linea { $route }: la fine è vicina, e mi dà ancora { COUNT($points, of: "points") }.
bot-block = Costruisco la linea { $route }: sembra che serva a qualcun altro.
bot-pay = Pago: per me la galleria ne vale la pena.
bot-station = Costruisco una stazione nella città di { $city }: salva un mio biglietto la cui via è occupata.

## Train cards

bot-take = Prendo { $card }: raccolgo quel colore.
bot-take-locomotive = Prendo la locomotiva: va bene dappertutto, e nessuna coppia di carte mi aiuterebbe di più.
bot-take-fits = Prendo la locomotiva: va bene dappertutto.
bot-take-any = Prendo { $card }: nessun’altra carta scoperta mi aiuta di più.
bot-draw-blind = Pesco dal mazzo: nessuna carta scoperta mi aiuta di più.

## Dice

bot-roll-rest = Rilancio { $dice }: tengo ciò che ho di più, e i jolly.
bot-roll-again = Rilancio { $dice }: il guadagno atteso, in punti, è { $gain }.
bot-keep-dice = Lascio i dadi come sono: un altro lancio non promette di più.
bot-token = Scambio dadi con { KIND($kind, form: "token") }: non so usarli meglio.
bot-end-turn = Chiudo il turno: non c’è altro che mi aiuti.
bot-passenger = Metto un passeggero nella città di { $city }: lì intorno ci sono merci.
bot-trip = Il mio passeggero parte dalla città di { $city }: sulla sua via ci sono merci.
bot-end-trip = Il mio passeggero scende: sulla sua via non ci sono più merci.

## The Card Game

bot-place-longest = Metto nel Deposito Treni { $cards }: è la mia fila più lunga.
bot-place-most = Metto nel Deposito Treni { $cards }: è il massimo che posso mettere.
bot-place = Metto nel Deposito Treni { $cards }: servono ai miei biglietti Sui Binari.
bot-rob = Metto nel Deposito Treni { $cards }. È un Furto di Treni: { $owner } perde { COUNT($count, of: "cards") }.

## Looking ahead

bot-search = { $because } Ho guardato avanti: mondi immaginati { $worlds }, idee confrontate { $options }.
