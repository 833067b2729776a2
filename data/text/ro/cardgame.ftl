### The rules of the Card Game, in the order of the catalogue. How a rule is written: see europe.ftl.

## Set-up

CG-SETUP-1 = Jucătorii și cărțile
    .text = Se joacă în doi până la patru, cu 96 de Cărți Tren: câte 10 din fiecare dintre cele opt culori și 16 locomotive. Pe lângă ele sunt 46 de Cărți Traseu și 6 cărți Orașe Mari.
    .players = Jocul de cărți nu se poate juca cu { COUNT($given, of: "players") }.
    .players-remedy = Alege un număr de jucători de la { $least } la { $most }.
    .names = „{ $name }” nu poate fi aici numele unui jucător.
    .names-remedy = Dă-i fiecărui jucător un nume scurt, pe un singur rând, pe care nu-l mai are nimeni.
    .seat = La această masă nu există locul cu numărul { $seat_number }: joacă { COUNT($players, of: "players") }, iar locurile se numără de la 0.
    .seat-remedy = Indică locul cuiva care joacă.
    .stranger = La această masă cu { COUNT($players, of: "players") } nu joacă nimeni cu numele „{ $name }”.
    .stranger-remedy = Scrie numele unui jucător așa cum a fost dat sau numărul locului, numărând de la 0.
    .card = „{ $name }” nu este numele niciunei Cărți Tren.
    .card-remedy = Scrie cărțile așa: 2 red 1 locomotive. Numele lor sunt purple (mov), blue (albastru), orange (portocaliu), white (alb), green (verde), yellow (galben), black (negru), red (roșu) și locomotive (locomotivă).

CG-SETUP-2 = Mâna de început
    .text = Fiecare jucător primește 1 locomotivă. Celelalte Cărți Tren se amestecă; fiecare mai primește 7, iar 5 se întorc cu fața în sus. Cărțile Orașe Mari stau la vedere, pentru toți.

CG-SETUP-3 = Alegerea primelor trasee
    .text = Primești 6 Cărți Traseu și păstrezi cel puțin 1 dintre ele; le poți păstra chiar pe toate 6. Cele pe care nu le păstrează nimeni se amestecă înapoi în pachetul lor.
    .pending = Jocul nu poate începe încă: ai de ales din { COUNT($offered, of: "tickets") }.
    .pending-remedy = Păstrează cel puțin { $keep } dintre ele.
    .few = Ai primit { COUNT($offered, of: "tickets") } și ai ales { $given }: este prea puțin pentru început.
    .few-remedy = Păstrează cel puțin { $keep }; celelalte se amestecă înapoi în pachetul lor.
    .not-offered = Cartea Traseu { $ticket } nu este printre cele primite de tine.
    .not-offered-remedy = Alege dintre Cărțile Traseu pe care le ai în față.

CG-SETUP-4 = Cine începe
    .text = Începe cel mai tânăr jucător; aici, cineva ales sau tras la sorți. Apoi se joacă în sensul acelor de ceasornic.
    .turn = Nu este rândul tău: acum joacă { $turn }.
    .turn-remedy = Așteaptă să-ți vină rândul.

## Turn

CG-TURN-1 = Mai întâi, cărțile ajung pe șine
    .text = La începutul rândului tău, din fiecare șir aflat în Triajul tău o carte trebuie să treacă, cu fața în jos, în teancul tău Pe Șine. Dacă Triajul este gol, nu se mută nimic.
    .own = Cărțile din Triajul tău se mută singure: la începutul rândului tău, din fiecare șir una trece Pe Șine.
    .own-remedy = Ca să așezi acolo alte cărți, alege-le din mână.

CG-TURN-2 = Locomotivele pleacă primele
    .text = Locomotivele stau în capul șirului, așa că ele trec primele Pe Șine.

CG-TURN-3 = Teancul rămâne ascuns
    .text = La cărțile din teancul Pe Șine nu se uită nimeni, nici măcar cel care le-a pus acolo, până când pachetul se termină și se punctează traseele. Dacă joacă și copii sau începători, vă puteți înțelege ca fiecare să-și poată privi propriul teanc.
    .track = Cărțile de Pe Șine rămân acolo, cu fața în jos, până când se punctează traseele: nimeni nu ia nimic de acolo.
    .track-remedy = Fă una din cele trei acțiuni ale tale: trage Cărți Tren, așază cărți în Triaj sau trage Cărți Traseu.

CG-TURN-4 = Apoi una din trei acțiuni
    .text = După ce cărțile s-au mutat, faci exact una din trei acțiuni: tragi Cărți Tren, așezi cărți în Triaj sau tragi Cărți Traseu.
    .ruling = Regulamentele nu spun ce se întâmplă când niciuna dintre cele trei nu este posibilă. Noi am hotărât: atunci spui „pas”, iar altfel nu are voie nimeni.
    .unreadable = „{ $text }” nu poate fi citit ca acțiune.
    .unreadable-remedy = Scrie ca în aceste exemple: take red; draw card; stop drawing; place 3 red 1 locomotive; draw tickets; keep chicago-dallas.
    .possible = Poți spune „pas” doar când nu mai poți face nimic, iar tu mai ai la alegere { COUNT($count, of: "actions") }.
    .possible-remedy = Ai putea juca, de exemplu: { $example }.

## Drawing train cards

CG-DRAW-1 = Una sau două cărți
    .text = Când tragi Cărți Tren, iei una sau două. Pe fiecare o alegi dintre cele întoarse cu fața în sus sau o tragi orbește, de deasupra pachetului. O carte cu fața în sus se înlocuiește imediat, înainte să o iei pe următoarea.
    .unknown = „{ $name }” nu este numele niciunei Cărți Tren.
    .unknown-remedy = Numele cărților sunt purple (mov), blue (albastru), orange (portocaliu), white (alb), green (verde), yellow (galben), black (negru), red (roșu) și locomotive (locomotivă).
    .absent = Ai cerut { $card }, dar printre cărțile cu fața în sus nu este niciuna.
    .absent-remedy = Alege una dintre cărțile care se află acolo sau altă acțiune.
    .none = Nu ai tras încă nicio carte, deci nu ai ce încheia.
    .none-remedy = Trage mai întâi o carte; apoi te poți opri.
    .pending = Ai tras prima carte; înainte de orice altceva hotărăști asupra celei de-a doua.
    .pending-remedy = Trage a doua carte sau oprește-te la una.

CG-DRAW-2 = O locomotivă cu fața în sus cât două cărți
    .text = O locomotivă cu fața în sus contează cât două cărți: cu ea tragerea se încheie, așa că nu este niciodată a doua carte. O locomotivă trasă orbește contează ca o singură carte.
    .second = O locomotivă cu fața în sus contează cât două cărți, deci nu poate fi a doua.
    .second-remedy = Alege o carte care nu este locomotivă cu fața în sus sau oprește-te la una.

CG-DRAW-3 = Trei locomotive pot rămâne
    .text = Aici cărțile cu fața în sus nu se decartează, oricâte locomotive ar fi printre ele. Pe tabla Europei s-ar decarta (EU-DRAW-6).

CG-DRAW-4 = Fără limită de cărți
    .text = Poți ține în mână oricâte Cărți Tren.

## The yard

CG-YARD-1 = Ce poți așeza
    .text = Așezi fie două sau mai multe cărți de aceeași culoare, care fac un șir, fie exact trei cărți de trei culori diferite, care fac trei șiruri.
    .few = O singură carte { COLOUR($colour) } nu poate fi așezată.
    .few-remedy = Așază cel puțin { COUNT($least, of: "cards") } de acea culoare (se numără și locomotivele) sau trei cărți de trei culori diferite.
    .mixed = { $needed ->
        [1] Un șir are o singură culoare, iar aici { COUNT($given, of: "cards") } au { COUNT($colours, of: "colours") }.
       *[other] Ai ales { COUNT($given, of: "cards") } în { COUNT($colours, of: "colours") }: nu este nici o singură culoare, nici exact { $needed } cărți, toate diferite.
    }
    .mixed-remedy = { $needed ->
        [1] Fă câte un șir pentru fiecare culoare.
       *[other] Așază cărți de o singură culoare sau câte o carte din { COUNT($needed, of: "colours") }.
    }
    .held = Ca să așezi aceste cărți, ți-ar mai trebui { $lacking }.
    .held-remedy = Așază cărți din mâna ta sau trage mai întâi altele.

CG-YARD-2 = Locomotive într-un șir
    .text = Un șir de o singură culoare poate avea și locomotive; ele se pun în capul lui. Când se punctează traseele, o locomotivă ține loc de orice culoare, nu doar de cea a șirului.

CG-YARD-3 = Trei culori, nicio locomotivă
    .text = Când așezi trei culori diferite, printre ele nu poate fi nicio locomotivă.
    .locomotive = Ai ales mai multe culori și, pe lângă ele, { COUNT($given, of: "locomotives") }, iar locomotivele merg numai cu o singură culoare.
    .locomotive-remedy = Lasă locomotivele deoparte și așază trei culori diferite sau așază o singură culoare, cu locomotive.

CG-YARD-5 = Un șir are o culoare
    .text = Un șir are cel puțin o carte colorată. O carte colorată și o locomotivă ajung pentru un șir de două cărți.
    .ruling = Regulamentele nu spun dacă locomotivele pot sta singure. Noi am hotărât: nu pot, pentru că n-ar avea o culoare cu care să fie comparate; o singură carte colorată lângă ele este însă de ajuns.
    .wild = { $given ->
        [0] Nu ai ales nicio carte de așezat.
       *[other] Ai ales numai locomotive ({ $given }), iar un șir are nevoie de o culoare.
    }
    .wild-remedy = Așază lângă locomotive cel puțin o carte colorată sau așază numai cărți colorate.

CG-YARD-4 = Fiecare culoare o dată
    .text = Cât timp ai în Triaj cărți de o culoare, nu poți așeza din nou acea culoare.
    .own = În Triajul tău se mai află un șir { COLOUR($colour) }, de { COUNT($lying, of: "cards") }.
    .own-remedy = Alege altă culoare sau așteaptă până când șirul se golește.

CG-ROB-1 = O culoare din alt Triaj
    .text = Dacă o culoare se află în Triajul unui adversar, o poți așeza numai cu mai multe cărți decât are el acolo.
    .fewer = { $owner } are un șir { COLOUR($colour) }, de { COUNT($lying, of: "cards") }, iar tu ai ales doar { $given }.
    .fewer-remedy = Așază mai mult de { COUNT($lying, of: "cards") } de acea culoare (se numără și locomotivele) sau alege altă culoare.
    .lying = { $owner } are un șir { COLOUR($colour) }, de { COUNT($lying, of: "cards") }. Numai un jaf de trenuri îl înlătură.
    .lying-remedy = Alege din mână mai mult de { COUNT($lying, of: "cards") } de acea culoare (se numără și locomotivele) și așază-le.
    .nothing = În Triajul jucătorului { $owner } nu e niciun șir de culoarea aceasta, așa că nu e nimic de jefuit.
    .nothing-remedy = Alege un șir care se află în alt Triaj sau așază cărți în Triajul tău.

CG-ROB-2 = Jaful de trenuri
    .text = Când așezi mai multe cărți de o culoare decât are un adversar în Triajul lui, comiți un jaf de trenuri. Adversarul decartează pe loc toate cărțile acelui șir; cel care jefuiește nu le primește.

CG-ROB-3 = Cum se compară șirurile
    .text = Contează câte cărți sunt în șir acum, cu tot cu locomotive; la fel se numără și cărțile pe care le așezi. Un număr egal nu ajunge: o asemenea mutare nu este permisă.
    .equal = { $owner } are un șir { COLOUR($colour) }, de { COUNT($lying, of: "cards") }, iar tu ai ales tot { $given }: egal nu înseamnă mai mult.
    .equal-remedy = Așază mai mult de { COUNT($lying, of: "cards") } de acea culoare (se numără și locomotivele) sau alege altă culoare.

CG-ROB-4 = O culoare stă într-un singur Triaj
    .text = O culoare nu se află niciodată în două Triaje deodată, așa că pentru fiecare culoare jefuiești cel mult un adversar. Trei culori diferite nu jefuiesc pe nimeni, căci o carte nu e niciodată mai mult decât una.
    .three = { $owner } are deja un șir { COLOUR($colour) }, iar o culoare stă într-un singur Triaj deodată.
    .three-remedy = Alege o culoare care nu se află încă în niciun Triaj; trei culori diferite nu jefuiesc pe nimeni.

## Tickets

CG-TICKET-1 = Tragerea Cărților Traseu
    .text = Tragi patru Cărți Traseu și păstrezi câte vrei, chiar și niciuna. Celelalte ajung la baza pachetului lor.
    .ruling = Regulamentele nu spun ce se întâmplă când au rămas mai puțin de patru. Noi am hotărât: tragi câte sunt.
    .unknown = În acest joc nu există Cartea Traseu „{ $name }”.
    .unknown-remedy = Te-ai gândit la { $near }?
    .unknown-remedy-empty = Scrie cele două orașe de pe carte, de exemplu chicago-dallas.
    .empty = Pachetul de Cărți Traseu este gol.
    .empty-remedy = Trage Cărți Tren sau așază cărți în Triaj.
    .none = Acum nu ai Cărți Traseu din care să alegi.
    .none-remedy = Trage mai întâi Cărți Traseu; cele păstrate mai demult rămân la tine.
    .pending = Ai tras { COUNT($offered, of: "tickets") }; înainte de orice altceva urmează alegerea.
    .pending-remedy = { $keep ->
        [0] Păstrează câte vrei, chiar și niciuna.
       *[other] Păstrează cel puțin { $keep }.
    }
    .few = Ai tras { COUNT($offered, of: "tickets") } și ai ales { $given }: este prea puțin.
    .few-remedy = Păstrează cel puțin { $keep }; celelalte ajung sub pachet.
    .not-offered = Cartea Traseu { $ticket } nu este printre cele trase acum.
    .not-offered-remedy = Alege dintre Cărțile Traseu pe care le ai în față.

## When the deck runs out

CG-END-1 = Încă un rând pentru fiecare
    .text = Când ultima Carte Tren părăsește pachetul, fie trasă, fie întoarsă în locul alteia, toți mai au câte un rând. Îl are și jucătorul la rândul căruia s-a întâmplat asta, deci el joacă ultimul. Și la începutul acestor rânduri cărțile trec Pe Șine.
    .over = Jocul s-a terminat.
    .over-remedy = Uită-te la scorul final sau începe un joc nou.

CG-END-2 = Ultimele cărți
    .text = Dacă a rămas o singură carte de tras, îți poți folosi rândul pentru ea. Când pachetul s-a terminat, cărțile cu fața în sus mai pot fi luate, dar nu se mai înlocuiesc. După ce s-au dus și ele, așezi cărți sau tragi Cărți Traseu.
    .empty = Pachetul s-a terminat, deci nu ai ce trage orbește.
    .empty-remedy = { $face_up ->
        [0] Nici cu fața în sus nu mai este vreo carte: așază cărți în Triaj sau trage Cărți Traseu.
       *[other] Alege din ce a rămas cu fața în sus ({ COUNT($face_up, of: "cards") }) sau fă altceva.
    }

CG-MATCH-1 = Realizarea traseelor
    .text = O Carte Traseu cere un număr de cărți din anumite culori, iar tu o realizezi cu cărți din teancul tău Pe Șine. Fiecare carte folosește la un singur traseu, iar o locomotivă ține loc de orice culoare. Noi căutăm alegerea care aduce cele mai multe puncte și o arătăm.

CG-MATCH-2 = Contează numai ce este Pe Șine
    .text = Cărțile rămase în mână sau în Triaj nu realizează niciun traseu.

CG-FOUR-1 = În patru: repriza a doua
    .text = Cu doi sau trei jucători jocul se încheie aici; în patru merge mai departe. Cărțile din mână și traseele nerealizate rămân, în secret, la cei care le au; toate celelalte Cărți Tren devin un pachet nou, din care fiecare primește 4, iar 5 se întorc cu fața în sus. Începe cel din stânga ultimului jucător, iar când pachetul se termină din nou, se adună punctele traseelor realizate între timp.

## End and scoring

CG-SCORE-1 = Trasee nerealizate
    .text = La sfârșitul jocului pierzi punctele fiecărei Cărți Traseu pe care n-ai realizat-o.

CG-CITY-1 = Orașele Mari
    .text = Orașele Mari sunt Seattle, Los Angeles, Chicago, Dallas, New York și Miami. Cine a realizat cele mai multe trasee către unul dintre ele primește cartea lui și punctele de pe ea; la egalitate le primesc toți cei aflați la egalitate.
    .ruling = Regulamentele nu pomenesc de un oraș către care nimeni n-a realizat vreun traseu. Noi am hotărât: cartea lui nu o primește nimeni.

CG-CITY-2 = Două Orașe Mari pe o carte
    .text = O Carte Traseu cu două Orașe Mari contează pentru amândouă.

CG-WIN-1 = Cine câștigă
    .text = Câștigă cine are cele mai multe puncte. La egalitate câștigă cine a realizat mai multe trasee, apoi cine are mai multe cărți Orașe Mari.
    .ruling = Regulamentele se opresc aici. Noi am hotărât: cei care rămân la egalitate împart victoria.
