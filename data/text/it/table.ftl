### Il tavolo dal vivo: comandi, titoli e risposte brevi.

table-market = Carte sul tavolo
table-find = Linea o città
table-place = Cerca
table-go = Scegli questo posto
table-not-found = Su questa mappa non c’è nessun posto chiamato «{ $name }».
table-pay-route = { $route }: come paghi?
table-pay-ferry = { $route }, un traghetto: bisogna pagare { COUNT($needed, of: "locomotives") } (con la cornice). Come paghi?
table-pay-station = Una stazione a { $city }: come paghi?
table-cancel = Lascia stare
table-connected = { $ticket }: già collegato
table-stale = Quel clic è arrivato tardi o due volte: vale una volta sola.
table-others = Tocca a { $seat }. Per decidere, guarda con gli occhi di { $seat }.
table-next = Ora toccherebbe a { $seat }.
table-plays = Gioca { $seat }.
table-nothing-there = Con questo non si può fare niente.
table-no-undo = Non c’è niente da annullare.
table-no-redo = Non c’è niente da ripetere.

## Che cosa si può fare

table-hint-eu = Tocca a te: prendi carte, prendi biglietti { $stations ->
    [0] o fai clic su una linea per occuparla
   *[other] o fai clic su una linea per occuparla, o su una città per una stazione
}. Ciò che è incorniciato è possibile; fai clic su qualsiasi altra cosa per sapere perché no.
table-hint-dx = Usa i dadi: fai clic su { $stations ->
    [0] una linea con la cornice
   *[other] una linea con la cornice, su una città
}, sui biglietti o sulle pile di gettoni. Fai clic su qualsiasi altra cosa per sapere perché no.
table-hint-cg = Tocca a te: prendi carte, prendi biglietti o scegli carte dalla mano per metterle nel Deposito Treni.
table-hint-over = Qui sotto ci sono i punteggi e come si sono formati.

## Il passato

table-past = Stai guardando il passato.
table-move = dopo la mossa { $move }
table-now = Torna a ora
table-play-on = Gioca da qui in poi
table-undo = Annulla
table-redo = Ripeti
table-hint = Suggerimento
table-hinted = Il consiglio del bot: { $action }. Il suo motivo: «{ $reason }»
table-said = «{ $reason }»
table-finish = Lascia finire un bot
table-slider = Mossa

## Occhi

table-eyes = Con gli occhi di
table-follow = Chi è di turno
table-open = Tavolo scoperto
table-use-curtain = Sipario tra i turni
table-curtain = Passa lo schermo a { $seat }.
table-lift = Sono { $seat }

## Impostazioni

table-language = Lingua
table-size = Dimensione
table-normal = Normale
table-projector = Proiettore
table-speed = Pausa dei bot, in secondi
table-stuck = Decidi tu per { $seat }. Oppure fai riprovare il bot: annulla una mossa o cambia la pausa.
table-file = File
table-save = Salva
table-load = Carica
table-saved = La partita è salvata in { $file }.
table-loaded = La partita in { $file } continua.
table-not-json = «{ $file }» non è un nome per una partita salvata, per esempio game.json.
table-not-a-game = { $file } esiste già e non è una partita salvata, quindi resta com’è: { $why }
table-no-file = Qui non c’è nessun file { $file }.
table-no-game = Qui non c’è nessun gioco «{ $name }».
table-not-loaded = La partita in { $file } non può continuare qui: { $why }

## Il caso

table-laid-out = Messo in gioco
table-revealed = Carte scoperte
table-due = { $extra ->
    [0] Non c’è altro da pagare.
   *[other] Da pagare ancora: { COUNT($extra, of: "cards") }.
}
table-tunnel-dice = I dadi galleria
table-due-dice = { $extra ->
    [0] Non c’è altro da pagare.
   *[other] Da pagare ancora: { $extra }, con dadi o gettoni.
}
table-rolled = Il lancio
table-counts-colour = conta: stesso colore
table-counts-locomotive = conta: una locomotiva
table-counts-not = non conta
table-departs = { $seat }: dal Deposito Treni a Sui Binari
table-robbed = Furto di Treni: { $seat } deruba { $owner }
face-single = singolo
face-double = doppio
face-station = stazione
face-joker = jolly
face-tunnel = galleria
face-blank = vuoto

## La fine

table-ending = Come nasce il punteggio
table-trail = Percorso più lungo di { $seat }: { $length }
table-search = La ricerca del percorso più lungo di { $seat }, passo per passo
table-counted = Vagoni contati: { $cars } di { $length }
table-borrowing = Stazioni di { $seat }: tutte le scelte
table-borrows-nothing = nessuna linea presa in prestito
table-choices-before = le { $count } precedenti
table-choices-after = e altre { $count }
table-matching = Carte e biglietti di { $seat }
table-step = Un passo avanti
table-step-back = Un passo indietro
table-worth-leaving = possibile, ma altri biglietti valevano di più
table-not-possible = impossibile con queste carte

## The search for the longest path

search-step = Passo
search-rule = Secondo la regola si può tornare in una città: ora { COUNT($length, of: "cars") }, il migliore finora { COUNT($best, of: "cars") }.
search-rule-result = Secondo la regola si può tornare in una città: il percorso più lungo ha { COUNT($best, of: "cars") }.
search-mistake = L’errore comune, nessuna città due volte: ora { COUNT($length, of: "cars") }, il migliore finora { COUNT($best, of: "cars") }.
search-mistake-result = L’errore comune, nessuna città due volte: il più lungo trovato ha { COUNT($best, of: "cars") }.
search-cut = La ricerca è più lunga: si vedono solo i suoi primi { $steps } passi.
