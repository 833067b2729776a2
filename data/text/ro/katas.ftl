### Kata: o regulă scrisă ca funcție; și căutarea regulilor.
###
### O kata este un mesaj: titlul; .task, ce e de scris; și, pentru fiecare regulă, .hint-REGULA, o primă indicație, și
### .more-REGULA, una mai clară. Ce stă între accente grave este cod și rămâne așa cum este.

## O kata și ce iese la verificare

kata-write = Scrie această funcție:
kata-example = De exemplu, așa cum socotește motorul:
kata-rules = Regulile din spatele ei:
kata-then = Când ai terminat:
kata-done = Ai trecut această kata.
kata-right = Corect. Cazuri încercate: { $count }.
kata-went-well = Cazuri trecute cu bine înainte: { $count }.
kata-wrong = Încă nu. În acest caz răspunsul este altul:
kata-expected = Motorul spune:
kata-got = Funcția ta spune:
kata-rule = Regula despre care este vorba:
kata-raised = Funcția ta s-a oprit cu o eroare în acest caz:
kata-error = { $error }: { $message }
kata-error-line = Linia { $line }, { $error }: { $message }
kata-endless = Funcția ta nu a răspuns la timp ({ $seconds } s). Există o buclă care nu se termină?
kata-nothing = Funcția ta nu a întors nimic (None). Se termină fiecare drum prin ea cu un return?
kata-shape = Funcția ta a întors ceva de alt fel. Se cere: { $shape }.
kata-shape-number = un număr întreg
kata-shape-yes-or-no = True sau False
kata-shape-cards = o listă cu nume de cărți
kata-shape-numbers = o listă de numere întregi
kata-shape-word = un cuvânt
kata-changed = Răspunsul este corect, dar funcția ta schimbă ce i s-a dat: `{ $name }`. Lucrează pe o copie.
kata-parameters = Funcția ta nu poate fi apelată așa cum va fi. Ce se cere și ce ai scris:
kata-not-a-function = Aceasta nu este o funcție. Dă funcția însăși, fără paranteze după nume:
kata-printed = A afișat:
kata-hint = Indicație: { $text }
kata-more = O indicație mai clară: { $text }
kata-reason = De ce: { $text }
kata-witness = Cum ajunge motorul la răspuns:
kata-next = Pentru mai mult ajutor:
kata-no-more = Nu mai sunt indicații. Dacă vrei să vezi o soluție:
kata-solution = Un fel de a o scrie:

## Ticket to Ride Europe

kata-route-points = Puncte pentru rute
    .task = Primești `lengths`, lungimile rutelor pe care le-a revendicat cineva. Întoarce punctele pe care le-au adus, toate la un loc.
    .hint-EU-POINTS-1 = O rută de două ori mai lungă valorează mai mult decât dublul. Există o formulă sau îți trebuie un tabel?
    .more-EU-POINTS-1 = Caută punctele fiecărei lungimi într-un dicționar și adună-le; fără nicio rută rezultatul este 0.
kata-payment-legal = Ajunge plata pentru rută?
    .task = Primești o rută, `route`, un dicționar cu lungimea ei, `length`, culoarea, `colour` (`gray` la una gri), și numărul de locomotive, `locomotives`, pe care le cere ca feribot; și cărțile etalate pentru ea, `cards`. Întoarce True dacă sunt exact prețul ei, altfel False.
    .hint-EU-CLAIM-1 = Compară numărul cărților cu lungimea și culoarea lor cu cea a rutei.
    .more-EU-CLAIM-1 = Adună culorile diferite ale cărților, fără locomotive: poate fi cel mult una, și anume cea a rutei. Iar cărțile sunt atâtea câte spații.
    .hint-EU-CLAIM-2 = De ce poate ține loc o locomotivă?
    .more-EU-CLAIM-2 = Lasă deoparte locomotivele înainte să te uiți la culori. Dacă nu mai rămâne nimic, nicio culoare nu e greșită.
    .hint-EU-CLAIM-3 = Ce are deosebit o rută gri?
    .more-EU-CLAIM-3 = Pe o rută gri merge orice culoare, dar tot una singură.
    .hint-EU-CLAIM-6 = Se poate revendica o parte dintr-o rută?
    .more-EU-CLAIM-6 = Cu mai puține cărți decât spații răspunsul este False.
    .hint-EU-FERRY-1 = Unele spații ale unui feribot cer ceva anume.
    .more-EU-FERRY-1 = Printre cărți trebuie să fie cel puțin atâtea locomotive câte cere ruta.
    .hint-EU-FERRY-2 = Pot fi mai multe locomotive decât simboluri?
    .more-EU-FERRY-2 = Cel puțin atâtea câte simboluri, nu exact atâtea: cele în plus țin locul cărților obișnuite.
kata-ferry-price = Locomotive pentru un feribot
    .task = Un feribot are `length` spații, dintre care `symbols` cu locomotivă. Ai `coloured` cărți de o singură culoare și destule locomotive. Întoarce cel mai mic număr de locomotive cu care poți plăti.
    .hint-EU-FERRY-1 = Oricâte cărți colorate ai: ce cer simbolurile?
    .more-EU-FERRY-1 = Răspunsul nu este niciodată mai mic decât numărul simbolurilor.
    .hint-EU-FERRY-2 = Și dacă nu-ți ajung cărțile colorate pentru rest?
    .more-EU-FERRY-2 = Locomotivele umplu toate spațiile pe care cărțile colorate le lasă libere. Ia cel mai mare dintre cele două numere.
kata-tunnel-extra = Cărțile în plus ale unui tunel
    .task = Primești cărțile etalate pentru un tunel, `laid_out`, și cărțile întoarse după aceea, `revealed`, ambele ca liste de nume. Întoarce câte cărți în plus se datorează.
    .hint-EU-TUNNEL-2 = Care dintre cărțile întoarse au culoarea etalată?
    .more-EU-TUNNEL-2 = Ia pe rând cărțile întoarse și numără-le pe cele de culoarea cărților colorate etalate. O locomotivă etalată nu are culoare.
    .hint-EU-TUNNEL-3 = Drept ce contează o locomotivă întoarsă?
    .more-EU-TUNNEL-3 = O locomotivă întoarsă contează întotdeauna, orice s-ar fi etalat; și contează o singură dată.
    .hint-EU-TUNNEL-4 = Ce culoare s-a etalat aici?
    .more-EU-TUNNEL-4 = Numai locomotive înseamnă nicio culoare: atunci contează doar locomotivele dintre cărțile întoarse.
    .hint-EU-TUNNEL-7 = Se întorc întotdeauna trei cărți?
    .more-EU-TUNNEL-7 = Numără ce este, chiar dacă sunt mai puțin de trei cărți sau niciuna.
kata-sweep = Trei locomotive pe masă
    .task = Primești cele cinci cărți cu fața în sus, `row`, și cărțile care urmează, `deck`, prima fiind cea de deasupra. Întoarce cele cinci cărți care rămân acolo când nu se mai decartează nimic; ordinea lor nu contează.
    .hint-EU-DRAW-6 = Câte locomotive sunt prea multe, și ce se întâmplă atunci cu celelalte cărți?
    .more-EU-DRAW-6 = Cât timp trei sau mai multe din cele cinci sunt locomotive, pleacă toate cinci și vin următoarele cinci din pachet. Uită-te din nou de fiecare dată.
kata-connected = Legate?
    .task = Primești `routes`, o listă de perechi de orașe, și două orașe, `start` și `end`. Întoarce True dacă se poate călători de la `start` la `end` pe aceste rute, altfel False.
    .hint-EU-TICKET-4 = Un lanț poate avea multe rute, iar o rută se poate parcurge în ambele sensuri.
    .more-EU-TICKET-4 = Ține o mulțime cu orașele atinse până acum, la început doar `start`. Adaugă orașele la care duc rute de acolo, până când nu mai apare nimic nou.
kata-longest-trail = Cel mai lung traseu
    .task = Primești rutele unui jucător, `routes`, fiecare ca un oraș, alt oraș și numărul ei de vagoane. Întoarce lungimea în vagoane a celui mai lung traseu continuu: poate trece din nou printr-un oraș, dar nu folosește nicio rută de două ori.
    .hint-EU-LONGEST-1 = Ce se poate folosi o singură dată: un oraș sau o rută? Și de unde poate începe un traseu?
    .more-EU-LONGEST-1 = Scrie o funcție care merge mai departe dintr-un oraș pe fiecare rută încă nefolosită și se apelează pe sine pentru rest. Începe din fiecare oraș și păstrează ce e mai bun.
kata-best-borrowing = Cel mai bun împrumut
    .task = Jocul s-a terminat: `own` sunt rutele unui jucător, iar `others` cele ale adversarilor, ca perechi de orașe. `stations` sunt orașele în care jucătorul are o gară; fiecare dintre `tickets` înseamnă două orașe și puncte. Întoarce punctele Cărților Traseu cu cea mai bună alegere de rute împrumutate: ce e realizat se adună, ce e nerealizat se scade.
    .hint-EU-TICKET-4 = Cât costă o Carte Traseu nerealizată?
    .more-EU-TICKET-4 = Adună punctele unei Cărți Traseu ale cărei două orașe sunt legate, altfel scade-le. Fără gară nu se împrumută nimic.
    .hint-EU-STATION-4 = Ce rute poate împrumuta o gară, și câte?
    .more-EU-STATION-4 = Fiecare gară adaugă una dintre rutele adversarilor care ajung în orașul ei, sau niciuna. Apoi uită-te la Cărțile Traseu.
    .hint-EU-STATION-5 = Poate o gară să ajute două Cărți Traseu cu rute diferite?
    .more-EU-STATION-5 = Alege întâi câte o rută pentru fiecare gară, apoi numără toate Cărțile Traseu cu aceeași alegere. Încearcă fiecare alegere.
    .hint-EU-STATION-8 = Ce pot face mai multe gări împreună?
    .more-EU-STATION-8 = Încearcă împreună alegerile tuturor gărilor, de exemplu cu `itertools.product`. O Carte Traseu poate folosi mai multe rute împrumutate.

## Extensia cu zaruri

kata-dice-payment = Ajung zarurile pentru rută?
    .task = Primești o rută, `route`, un dicționar cu lungimea ei, `length`, dacă este dublă, `double`, și numărul de locomotive, `locomotives`, pe care le cere ca feribot; și zarurile și simbolurile folosite pentru ea, `dice` și `tokens`. Întoarce True dacă sunt exact prețul ei, altfel False.
    .hint-DX-CLAIM-1 = Câte semne cere o rută de această lungime?
    .more-DX-CLAIM-1 = Zarurile și simbolurile la un loc trebuie să fie atâtea câte spații: nici mai puține, nici mai multe.
    .hint-DX-CLAIM-2 = Ce semne ia o rută dublă, și ce semne una simplă?
    .more-DX-CLAIM-2 = O rută dublă nu ia semne simple, iar una simplă nu ia semne duble.
    .hint-DX-FACE-1 = Care fețe ale zarurilor sunt bune pentru o rută?
    .more-DX-FACE-1 = Pe lângă semnele de felul ei, o rută ia jokeri, dar niciodată o gară.
    .hint-DX-TOKEN-2 = Care simboluri ajută la această rută?
    .more-DX-TOKEN-2 = Un simbol este un semn de felul lui și de niciun altul. Pot fi și numai simboluri.
    .hint-DX-FERRY-1 = Ce cere fiecare locomotivă a unui feribot?
    .more-DX-FERRY-1 = Pe zaruri trebuie să fie cel puțin atâția jokeri câte locomotive cere feribotul. Simbolurile sunt pentru celelalte spații.
kata-dice-tokens = Simboluri pentru zaruri
    .task = Un jucător are `unused` zaruri nefolosite, și-a început rândul cu `began` simboluri și are acum `held`. Întoarce câte simboluri mai poate lua în acest rând.
    .hint-DX-TOKEN-1 = Cât costă un simbol?
    .more-DX-TOKEN-1 = Două zaruri pentru fiecare simbol: numără perechile întregi. Un zar rămas singur nu cumpără nimic.
    .hint-DX-TOKEN-3 = Câte simboluri poate avea cineva, și cine nu ia niciunul?
    .more-DX-TOKEN-3 = Este loc până la limita de trei. Cine și-a început rândul cu trei nu ia niciunul, nici după ce a folosit din ele.

## Jocul de cărți

kata-phase-one = Faza 1 a rândului
    .task = Primești un Triaj, `yard`: pentru fiecare culoare cărțile șirului ei, într-o ordine oarecare; și un număr de rânduri, `turns`, în care nu se așază nimic. Întoarce cărțile care au trecut Pe Șine după aceste rânduri; ordinea lor nu contează.
    .hint-CG-TURN-1 = Câte cărți pleacă din fiecare șir într-un rând? Și ce face un șir care s-a terminat?
    .more-CG-TURN-1 = Fiecare șir dă câte o carte pe rând, cât timp mai are.
    .hint-CG-TURN-2 = Ce cărți stau în capul unui șir?
    .more-CG-TURN-2 = Pune locomotivele fiecărui șir primele. Apoi ia din capul lui atâtea cărți câte rânduri sunt.
kata-robs = Este un jaf?
    .task = Așezi cărțile `cards`: un șir de o culoare, poate cu locomotive, sau trei culori diferite. `mine` este Triajul tău, iar `theirs` cel al adversarului: pentru fiecare culoare cărțile șirului ei. Întoarce `no` dacă mutarea nu este permisă, `robbery` dacă jefuiește, altfel `yes`.
    .hint-CG-YARD-1 = Stă ceva în calea acestei mutări?
    .more-CG-YARD-1 = O culoare care nu se află în niciun Triaj se așază pur și simplu și nimeni nu este jefuit.
    .hint-CG-YARD-4 = Ce se află în Triajul tău?
    .more-CG-YARD-4 = Dacă una dintre culori se află în `mine`, mutarea nu este permisă.
    .hint-CG-ROB-1 = Câte cărți sunt acolo, și câte așezi?
    .more-CG-ROB-1 = Cu mai puține cărți decât are adversarul din acea culoare mutarea nu este permisă.
    .hint-CG-ROB-2 = Și dacă așezi mai multe cărți decât sunt acolo?
    .more-CG-ROB-2 = Mai multe cărți decât în șirul adversarului înseamnă jaf. Contează și locomotivele tale.
    .hint-CG-ROB-3 = Ajunge un număr egal? Și ce cărți se numără?
    .more-CG-ROB-3 = Un număr egal nu ajunge. Numără toate cărțile unui șir, cu tot cu locomotive, de ambele părți.
    .hint-CG-ROB-4 = Poate fi o carte mai mult decât una?
    .more-CG-ROB-4 = Cu trei culori, fiecare este un șir de o carte. Dacă una dintre ele se află la adversar, mutarea nu este permisă.
kata-best-matching = Cea mai bună potrivire
    .task = Primești teancul, `stack`, adică numărul de cărți de fiecare fel aflate Pe Șine, și Cărțile Traseu, `tickets`, fiecare un dicționar cu punctele ei, `points`, și cu ce cere din fiecare culoare, `asks`. Întoarce cele mai multe puncte pe care le pot aduce traseele realizate.
    .hint-CG-MATCH-1 = O carte folosește la un singur traseu, o locomotivă este orice culoare, iar cel mai scump traseu nu merită întotdeauna cărțile lui.
    .more-CG-MATCH-1 = Încearcă ambele variante pentru primul traseu: îl lași, sau îl plătești, cu locomotive numai unde o culoare s-a terminat. Aceeași funcție găsește ce e mai bun pentru celelalte; păstrează rezultatul mai mare.
kata-big-city = Orașele Mari
    .task = `completed` are pentru fiecare jucător traseele realizate, ca perechi de orașe; `cards` spune cât valorează cartea fiecărui Oraș Mare. Întoarce o listă cu punctele pe care le primește fiecare jucător pentru Orașele Mari, în ordinea jucătorilor.
    .hint-CG-CITY-1 = Cine primește cartea când mai mulți au la fel de multe? Și când nimeni nu are un traseu către acel oraș?
    .more-CG-CITY-1 = Pentru fiecare oraș numără traseele fiecărui jucător care îl numesc. Toți cei cu cele mai multe primesc punctele, în afară de cazul când nu este niciunul.
    .hint-CG-CITY-2 = Ce este cu un traseu între două Orașe Mari?
    .more-CG-CITY-2 = Ia fiecare oraș în parte: un traseu care numește două dintre ele contează pentru amândouă.

## Căutarea regulilor

rules-taught = Se învață în
rules-tested = Se verifică în
rules-found = Reguli găsite: { $count }
rules-none = Nicio regulă nu vorbește despre „{ $text }”.
rules-near = Poate: { $words }
