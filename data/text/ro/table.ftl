### Masa vie: comenzi, titluri și răspunsuri scurte.

table-market = Cărțile de pe masă
table-find = Rută sau oraș
table-place = Caută
table-go = Alege acest loc
table-not-found = Pe această hartă nu există niciun loc numit „{ $name }”.
table-pay-route = { $route }: cum plătești?
table-pay-ferry = { $route }, un feribot: trebuie plătite { COUNT($needed, of: "locomotives") } (cu chenar). Cum plătești?
table-pay-station = O gară în { $city }: cum plătești?
table-cancel = Renunță
table-connected = { $ticket }: deja conectat
table-stale = Clicul a venit prea târziu sau de două ori: a fost socotit o singură dată.
table-others = Este rândul lui { $seat }. Ca să decizi, privește prin ochii lui { $seat }.
table-next = Ar urma { $seat }.
table-plays = Joacă { $seat }.
table-nothing-there = Cu asta nu se poate face nimic.
table-no-undo = Nu este nimic de anulat.
table-no-redo = Nu este nimic de refăcut.

## Ce s-ar putea face

table-hint-eu = E rândul tău: ia cărți, ia Cărți Traseu { $stations ->
    [0] sau apasă pe o rută ca s-o revendici
   *[other] ori apasă pe o rută ca s-o revendici sau pe un oraș pentru o gară
}. Ce are chenar este posibil; apasă pe orice altceva ca să afli de ce nu se poate.
table-hint-dx = Folosește zarurile: apasă pe { $stations ->
    [0] o rută cu chenar
   *[other] o rută cu chenar, pe un oraș
}, pe Cărțile Traseu sau pe teancurile de simboluri. Apasă pe orice altceva ca să afli de ce nu se poate.
table-hint-cg = E rândul tău: ia cărți, ia Cărți Traseu sau alege cărți din mână ca să le pui în Triaj.
table-hint-over = Mai jos sunt punctele și felul în care s-au format.

## Trecutul

table-past = Privești în trecut.
table-move = după mutarea { $move }
table-now = Înapoi la prezent
table-play-on = Joacă mai departe de aici
table-undo = Anulează
table-redo = Refă
table-hint = Indiciu
table-hinted = Sfatul botului: { $action }. Motivul lui: „{ $reason }”
table-said = „{ $reason }”
table-finish = Lasă un bot să termine
table-slider = Mutarea

## Ochii

table-eyes = Prin ochii cui
table-follow = Cine este la rând
table-open = Masă deschisă
table-use-curtain = Cortină între ture
table-curtain = Dă ecranul jucătorului { $seat }.
table-lift = Eu sunt { $seat }

## Setări

table-language = Limba
table-size = Mărime
table-normal = Normală
table-projector = Proiector
table-speed = Pauza roboților, în secunde
table-stuck = Decide tu pentru { $seat }. Sau lasă botul să încerce din nou: anulează o mutare ori schimbă pauza.
table-file = Fișier
table-save = Salvează
table-load = Încarcă
table-saved = Jocul este salvat în { $file }.
table-loaded = Jocul din { $file } continuă.
table-not-json = „{ $file }” nu este un nume pentru un joc salvat, care arată ca game.json.
table-not-a-game = { $file } există deja și nu este un joc salvat, așa că rămâne neatins: { $why }
table-no-file = Aici nu există niciun fișier { $file }.
table-no-game = Aici nu există niciun joc „{ $name }”.
table-not-loaded = Jocul din { $file } nu poate continua aici: { $why }

## Hazardul

table-laid-out = Puse jos
table-revealed = Întoarse
table-due = { $extra ->
    [0] Nu mai e nimic de plătit.
   *[other] De plătit: încă { COUNT($extra, of: "cards") }.
}
table-tunnel-dice = Zarurile de tunel
table-due-dice = { $extra ->
    [0] Nu mai e nimic de plătit.
   *[other] De plătit: încă { $extra }, în zaruri sau simboluri.
}
table-rolled = Aruncarea
table-counts-colour = contează: aceeași culoare
table-counts-locomotive = contează: o locomotivă
table-counts-not = nu contează
table-departs = { $seat }: din Triaj la Pe Șine
table-robbed = Jaf de trenuri: { $seat } jefuiește, { $owner } pierde
face-single = simplă
face-double = dublă
face-station = gară
face-joker = joker
face-tunnel = tunel
face-blank = gol

## Sfârșitul

table-ending = Cum s-a ajuns la scor
table-trail = Cel mai lung traseu al lui { $seat }: { $length }
table-search = Căutarea celui mai lung traseu al lui { $seat }, pas cu pas
table-counted = Vagoane numărate: { $cars } din { $length }
table-borrowing = Gările lui { $seat }: toate alegerile
table-borrows-nothing = nicio rută împrumutată
table-choices-before = cele { $count } dinainte
table-choices-after = și încă { $count }
table-matching = Cărțile Tren și Cărțile Traseu ale lui { $seat }
table-step = Un pas înainte
table-step-back = Un pas înapoi
table-worth-leaving = posibil, dar alte Cărți Traseu valorau mai mult
table-not-possible = imposibil cu aceste cărți

## The search for the longest path

search-step = Pas
search-rule = După regulă, un oraș poate fi vizitat din nou: acum { COUNT($length, of: "cars") }, cel mai bun de până acum { COUNT($best, of: "cars") }.
search-rule-result = După regulă, un oraș poate fi vizitat din nou: cel mai lung traseu are { COUNT($best, of: "cars") }.
search-mistake = Greșeala obișnuită, niciun oraș de două ori: acum { COUNT($length, of: "cars") }, cel mai bun de până acum { COUNT($best, of: "cars") }.
search-mistake-result = Greșeala obișnuită, niciun oraș de două ori: cel mai lung găsit are { COUNT($best, of: "cars") }.
search-cut = Căutarea este mai lungă: se văd doar primii ei pași, în număr de { $steps }.
