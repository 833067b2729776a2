### The rules of Ticket to Ride Europe, in the order of the catalogue.
###
### A rule is a message: its title; .text, the rule; .ruling, what we decided where the leaflets are silent; and for each
### case in which it refuses an action .case, why, and .case-remedy, what would make it legal. Where the remedy offers
### $near, .case-remedy-empty is said instead when nothing is near. Commands stay as one types them, in English.

## Set-up

EU-SETUP-1 = Jucătorii și piesele lor
    .text = Se joacă în doi până la cinci. Fiecare ia 3 gări, 45 de vagoane și un pion de scor, toate de aceeași culoare: albastru, roșu, verde, galben sau negru.
    .players = Pe această tablă nu se poate juca cu { COUNT($given, of: "players") }.
    .players-remedy = Alege un număr de jucători de la { $least } la { $most }.
    .names = „{ $name }” nu poate fi aici numele unui jucător.
    .names-remedy = Dă-i fiecărui jucător un nume scurt, pe un singur rând, pe care nu-l mai are nimeni.
    .seat = La această masă nu există locul cu numărul { $seat_number }: joacă { COUNT($players, of: "players") }, iar locurile se numără de la 0.
    .seat-remedy = Indică locul cuiva care joacă.
    .stranger = La această masă cu { COUNT($players, of: "players") } nu joacă nimeni cu numele „{ $name }”.
    .stranger-remedy = Scrie numele unui jucător așa cum a fost dat sau numărul locului, numărând de la 0.

EU-SETUP-2 = Cărțile Tren
    .text = Pachetul are 110 Cărți Tren: câte 12 din fiecare dintre cele opt culori (mov, albastru, portocaliu, alb, verde, galben, negru, roșu) și 14 locomotive.
    .card = „{ $name }” nu este numele niciunei Cărți Tren.
    .card-remedy = Scrie cărțile așa: 2 red 1 locomotive. Numele lor sunt purple (mov), blue (albastru), orange (portocaliu), white (alb), green (verde), yellow (galben), black (negru), red (roșu) și locomotive (locomotivă).

EU-SETUP-3 = Mâna de început
    .text = Fiecare jucător primește 4 Cărți Tren. Apoi se întorc alte 5 cu fața în sus, lângă pachet; dacă trei dintre ele sunt locomotive, toate cinci se decartează pe loc (EU-DRAW-6).

EU-SETUP-4 = Câte un traseu lung
    .text = Cele 6 Cărți Traseu lungi se amestecă și fiecare jucător primește una. Celelalte ies din joc fără să le vadă nimeni.

EU-SETUP-5 = Câte trei trasee normale
    .text = Cele 40 de Cărți Traseu normale se amestecă și fiecare jucător primește trei. Restul este pachetul de Cărți Traseu.

EU-SETUP-6 = Alegerea primelor trasee
    .text = Înainte de prima rundă păstrezi cel puțin 2 dintre cele 4 Cărți Traseu ale tale; și pe cea lungă o poți înapoia. Ce înapoiezi iese din joc fără să fie arătat: nu ajunge sub pachet.
    .pending = Jocul nu poate începe încă: ai de ales din { COUNT($offered, of: "tickets") }.
    .pending-remedy = Păstrează cel puțin { $keep } dintre ele.
    .few = Ai primit { COUNT($offered, of: "tickets") } și ai ales { $given }: este prea puțin pentru început.
    .few-remedy = Păstrează cel puțin { $keep }; celelalte ies din joc.
    .not-offered = Cartea Traseu { $ticket } nu este printre cele primite de tine.
    .not-offered-remedy = Alege dintre Cărțile Traseu pe care le ai în față.

EU-SETUP-7 = Cine începe
    .text = Începe jucătorul care a călătorit cel mai mult; aici, cineva ales sau tras la sorți. Apoi se joacă în sensul acelor de ceasornic.
    .turn = Nu este rândul tău: acum joacă { $turn }.
    .turn-remedy = Așteaptă să-ți vină rândul.

## Turn

EU-TURN-1 = Una din patru acțiuni
    .text = Când îți vine rândul, faci exact una din patru acțiuni: tragi Cărți Tren, revendici o rută, tragi Cărți Traseu sau construiești o gară.
    .unreadable = „{ $text }” nu poate fi citit ca acțiune.
    .unreadable-remedy = Scrie ca în aceste exemple: take red; draw card; draw tickets; claim brest-dieppe with 2 orange; build paris with 1 red.

EU-TURN-2 = Când spui „pas”
    .text = Spui „pas” doar când nu poți face niciuna dintre cele patru acțiuni.
    .ruling = Regulamentele nu spun ce se întâmplă atunci. Noi am hotărât: cine nu poate face nimic spune „pas”, iar altfel nu are voie nimeni. Când nimeni nu mai poate face nimic, jocul s-a încheiat.
    .possible = Poți spune „pas” doar când nu mai poți face nimic, iar tu mai ai la alegere { COUNT($count, of: "actions") }.
    .possible-remedy = Ai putea juca, de exemplu: { $example }.

## Drawing train cards

EU-DRAW-1 = Două cărți
    .text = Când tragi Cărți Tren, iei două. Pe fiecare o alegi dintre cele cinci întoarse cu fața în sus sau o tragi orbește, de deasupra pachetului.
    .unknown = „{ $name }” nu este numele niciunei Cărți Tren.
    .unknown-remedy = Numele cărților sunt purple (mov), blue (albastru), orange (portocaliu), white (alb), green (verde), yellow (galben), black (negru), red (roșu) și locomotive (locomotivă).
    .absent = Ai cerut { $card }, dar printre cărțile cu fața în sus nu este niciuna.
    .absent-remedy = Ia una dintre cărțile care se află acolo sau trage din pachet.
    .pending = Ai luat prima carte; înainte de orice altceva urmează a doua.
    .pending-remedy = Trage din pachet sau ia o carte cu fața în sus care nu este locomotivă.

EU-DRAW-2 = Înlocuirea unei cărți
    .text = Când iei o carte cu fața în sus, prima carte din pachet îi ia locul imediat, înainte să o alegi pe a doua.

EU-DRAW-3 = Mai întâi o locomotivă cu fața în sus
    .text = Dacă prima ta carte este o locomotivă cu fața în sus, ea este singura pe care o iei în această rundă.

EU-DRAW-4 = A doua carte nu este o locomotivă cu fața în sus
    .text = A doua ta carte nu este niciodată o locomotivă cu fața în sus: nici una care se afla deja acolo, nici una abia venită în locul primei cărți.
    .second = A doua ta carte nu poate fi o locomotivă cu fața în sus.
    .second-remedy = Ia o carte colorată dintre cele cu fața în sus sau trage din pachet: o locomotivă trasă orbește este binevenită.

EU-DRAW-5 = O locomotivă trasă orbește
    .text = O locomotivă trasă din pachet contează ca o carte obișnuită. Dacă a fost prima, mai tragi una.

EU-DRAW-6 = Trei locomotive cu fața în sus
    .text = De îndată ce trei locomotive stau cu fața în sus, toate cele cinci cărți se decartează și se întorc altele cinci. Dacă apar din nou trei locomotive, se procedează la fel.
    .ruling = Regulamentele nu pun nicio limită. Noi am hotărât: ne oprim când în pachet și printre cărțile decartate sunt prea puține alte cărți pentru ca asta să se poată încheia vreodată.

EU-DRAW-7 = Fără limită de cărți
    .text = Poți ține în mână oricâte Cărți Tren.

EU-DRAW-8 = Un pachet nou
    .text = Când pachetul se termină, Cărțile Tren decartate se amestecă și devin noul pachet.

EU-DRAW-9 = Nimic de tras
    .text = Când nu mai sunt cărți nici în pachet, nici printre cele decartate, nimeni nu mai poate trage orbește.
    .ruling = Regulamentele nu pomenesc de cărțile rămase cu fața în sus. Noi am hotărât: ele pot fi luate, iar locurile rămân goale până apar cărți decartate. Dacă nu mai este nicio carte de luat, tragerea cărților nu este o acțiune posibilă; iar dacă nu poți lua a doua carte (nu mai este niciuna sau sunt doar locomotive cu fața în sus), rândul tău se încheie cu una singură.
    .empty = Nu mai sunt cărți nici în pachet, nici printre cele decartate, deci nu ai ce trage orbește.
    .empty-remedy = Ia o carte cu fața în sus, dacă mai este vreuna, sau alege altă acțiune.

## Claiming routes

EU-CLAIM-1 = Prețul unei rute
    .text = O rută costă câte o carte pentru fiecare spațiu al ei. Toate cărțile au aceeași culoare, cea a rutei.
    .many = Ruta { $route } are { COUNT($length, of: "spaces") }, iar tu ai etalat { COUNT($given, of: "cards") }.
    .many-remedy = Etalează exact { COUNT($length, of: "cards") }.
    .mixed = Ruta { $route } cere cărți de o singură culoare, iar ale tale au mai multe.
    .mixed-remedy = Etalează { CARDS($length, $colour) }; poți folosi și locomotive.
    .colour = Ruta { $route } este { COLOUR($colour) }, iar cărțile tale au altă culoare.
    .colour-remedy = Etalează { CARDS($length, $colour) }; poți folosi și locomotive.
    .held = Ca să plătești așa ruta { $route }, ți-ar mai trebui { $lacking }.
    .held-remedy = Plătește cu cărți din mâna ta sau trage mai întâi altele.

EU-CLAIM-2 = Locomotivele sunt jokeri
    .text = O locomotivă ține locul unei cărți de orice culoare. Poți folosi oricâte; setul poate fi făcut chiar numai din locomotive.

EU-CLAIM-3 = Rutele gri
    .text = O rută gri se plătește cu un set de o singură culoare, oricare vrei tu, cu sau fără locomotive.
    .mixed = Ruta { $route } este gri: orice culoare este bună, dar numai una, iar cărțile tale au mai multe.
    .mixed-remedy = Etalează { COUNT($length, of: "cards") } de o singură culoare; poți folosi și locomotive.

EU-CLAIM-4 = Vagoane, cărți și puncte
    .text = Pui câte un vagon de-al tău pe fiecare spațiu al rutei, deci îți trebuie tot atâtea. Cărțile se decartează, iar punctele le primești pe loc.
    .cars = Ruta { $route } cere { COUNT($needed, of: "cars") }, iar tu mai ai { $left }.
    .cars-remedy = { $left ->
        [0] Nu mai poți revendica nicio rută; alege altă acțiune.
       *[other] Alege o rută de cel mult { COUNT($left, of: "spaces") }.
    }

EU-CLAIM-5 = Orice rută liberă
    .text = Poți revendica orice rută liberă de pe tablă. Nu e nevoie să atingă rutele pe care le ai deja.
    .unknown = Pe această tablă nu există ruta „{ $name }”.
    .unknown-remedy = Te-ai gândit la { $near }?
    .unknown-remedy-empty = Scrie cele două orașe de la capetele ei, de exemplu brest-dieppe.
    .which = „{ $name }” poate însemna mai multe rute.
    .which-remedy = Spune la care te-ai gândit: { $near }.
    .which-remedy-empty = Adaugă culoarea sau numărul liniei la care te-ai gândit.
    .taken = Ruta { $route } este deja ocupată; a revendicat-o { $owner }.
    .taken-remedy = Alege o rută încă liberă.

EU-CLAIM-6 = Ruta întreagă deodată
    .text = O rută se revendică întreagă, într-o singură rundă. Nu poți ocupa acum o parte din spații și restul mai târziu.
    .few = Ruta { $route } are { COUNT($length, of: "spaces") } și se revendică întreagă; tu ai etalat { COUNT($given, of: "cards") }.
    .few-remedy = Etalează exact { COUNT($length, of: "cards") } în aceeași rundă.

EU-CLAIM-7 = O singură rută
    .text = Revendici cel mult o rută într-o rundă.

EU-POINTS-1 = Punctele rutelor
    .text = O rută aduce puncte după lungimea ei: 1 spațiu dă 1 punct, 2 spații dau 2 puncte, 3 spații 4, 4 spații 7, 6 spații 15, iar 8 spații 21.

## Double routes

EU-DOUBLE-1 = Rutele duble
    .text = Două rute paralele, la fel de lungi, între aceleași două orașe sunt o rută dublă. Niciun jucător nu le are pe amândouă.
    .own = Ai deja cealaltă linie a acestei rute duble, așa că ruta { $route } este închisă pentru tine.
    .own-remedy = Alege altă rută liberă.

EU-DOUBLE-2 = Rutele duble în doi sau în trei
    .text = Când sunt doi sau trei jucători, odată ce o linie a unei rute duble este revendicată, cealaltă rămâne închisă pentru toți până la sfârșit.
    .closed = Cu { COUNT($players, of: "players") } se poate revendica o singură linie a unei rute duble, iar cea de lângă { $route } este ocupată.
    .closed-remedy = Alege altă rută liberă; ambele linii sunt deschise abia de la { COUNT($needed, of: "players") } în sus.

EU-DOUBLE-3 = Alăturat nu înseamnă dublu
    .text = Rutele care merg o vreme una lângă alta, dar unesc orașe diferite, nu sunt o rută dublă. Fiecare se revendică separat.

## Ferries

EU-FERRY-1 = Rutele feribot
    .text = O rută feribot este gri și are simboluri cu locomotive. Pentru fiecare simbol plătești o carte cu locomotivă, iar pentru celelalte spații un set obișnuit, de o singură culoare.
    .locomotives = { $given ->
        [0] Ruta feribot { $route } cere { COUNT($needed, of: "locomotives") }, iar tu nu ai etalat niciuna.
       *[other] Ruta feribot { $route } cere { COUNT($needed, of: "locomotives") }, iar tu ai etalat { $given }.
    }
    .locomotives-remedy = { $rest ->
        [0] Etalează { COUNT($needed, of: "locomotives") } și nimic altceva.
       *[other] Etalează { COUNT($needed, of: "locomotives") } și { COUNT($rest, of: "cards") } de o singură culoare; alte locomotive pot ține și locul culorii.
    }

EU-FERRY-2 = Mai multe locomotive la feribot
    .text = Locomotivele în plus față de simboluri pot ține și locul cărților obișnuite ale unui feribot.

## Tunnels

EU-TUNNEL-1 = Încercarea unui tunel
    .text = Ca să încerci un tunel, etalezi mai întâi cărțile pe care le cere ruta în mod obișnuit. Apoi se întorc trei Cărți Tren de deasupra pachetului.
    .none = Niciun tunel nu așteaptă cărți în plus.
    .none-remedy = Încearcă mai întâi un tunel, etalând cărțile pe care le cere în mod obișnuit.

EU-TUNNEL-2 = Cărțile în plus
    .text = Pentru fiecare carte întoarsă de culoarea etalată mai datorezi una: tot de culoarea aceea sau o locomotivă.
    .count = Ruta tunel { $route } cere în plus { COUNT($extra, of: "cards") }, iar tu ai oferit { $given }.
    .count-remedy = Plătește exact { COUNT($extra, of: "cards") } sau ia-ți cărțile înapoi.
    .colour = Ai încercat ruta tunel { $route } cu cărți { COLOUR($colour) }, deci plata în plus se face în aceeași culoare.
    .colour-remedy = Plătește { CARDS($extra, $colour) } (poți folosi și locomotive) sau ia-ți cărțile înapoi.
    .held = Ca să plătești așa ce cere în plus ruta tunel { $route }, ți-ar mai trebui { $lacking }.
    .held-remedy = Plătește cu cărți potrivite din mâna ta sau ia-ți cărțile înapoi.

EU-TUNNEL-3 = O locomotivă întoarsă
    .text = O locomotivă întoarsă contează întotdeauna ca având culoarea etalată, deci costă încă o carte.

EU-TUNNEL-4 = Un tunel plătit cu locomotive
    .text = Dacă ai etalat numai locomotive, contează doar locomotivele întoarse, iar pentru fiecare mai datorezi o locomotivă.
    .colour = Ai încercat ruta tunel { $route } numai cu locomotive, deci plata în plus se face tot cu locomotive.
    .colour-remedy = Plătește { COUNT($extra, of: "locomotives") } sau ia-ți cărțile înapoi.

EU-TUNNEL-5 = Renunțarea la tunel
    .text = Dacă nu poți sau nu vrei să plătești cărțile în plus, îți iei înapoi cărțile etalate. Rândul tău s-a încheiat.
    .pending = Mai întâi vine ruta tunel { $route }: cere în plus { COUNT($extra, of: "cards") }, iar decizia este a ta.
    .pending-remedy = Plătește ce cere tunelul sau ia-ți cărțile înapoi și încheie-ți rândul.

EU-TUNNEL-6 = Unde ajung cărțile întoarse
    .text = Cele trei cărți întoarse se decartează la sfârșitul rândului, orice s-ar fi întâmplat.

EU-TUNNEL-8 = Ce rămâne la fel în orice tunel
    .text = Se întorc trei cărți, oricât de lung ar fi tunelul. Contează culoarea etalată înainte, chiar și la un tunel gri. Cărțile în plus nu cer vagoane în plus.

EU-TUNNEL-7 = Prea puține cărți pentru tunel
    .text = Dacă în pachet și printre cele decartate sunt mai puțin de trei cărți, se întorc câte sunt; dacă nu este niciuna, tunelul nu costă nimic în plus. Cărțile etalate nu sunt încă decartate.

## Tickets

EU-TICKET-1 = Tragerea Cărților Traseu
    .text = Tragi trei Cărți Traseu din pachet sau toate câte au rămas, dacă sunt mai puține. Păstrezi cel puțin una.
    .unknown = În acest joc nu există Cartea Traseu „{ $name }”.
    .unknown-remedy = Te-ai gândit la { $near }?
    .unknown-remedy-empty = Scrie cele două orașe de pe carte, de exemplu brest-marseille.
    .none = Acum nu ai Cărți Traseu din care să alegi.
    .none-remedy = Trage mai întâi Cărți Traseu; cele păstrate mai demult rămân la tine.
    .pending = Ai tras { COUNT($offered, of: "tickets") }; înainte de orice altceva urmează alegerea.
    .pending-remedy = Păstrează cel puțin { $keep }.
    .few = Ai tras { COUNT($offered, of: "tickets") } și ai ales { $given }: este prea puțin.
    .few-remedy = Păstrează cel puțin { $keep }; celelalte ajung sub pachet.
    .not-offered = Cartea Traseu { $ticket } nu este printre cele trase acum.
    .not-offered-remedy = Alege dintre Cărțile Traseu pe care le ai în față.

EU-TICKET-2 = Cărțile Traseu nepăstrate
    .text = Cărțile Traseu pe care nu le păstrezi ajung la baza pachetului lor.

EU-TICKET-3 = Ce ai păstrat rămâne
    .text = O Carte Traseu păstrată rămâne la tine până la sfârșit. Nu o poți înapoia când tragi altele mai târziu.

EU-TICKET-4 = Trasee realizate și nerealizate
    .text = Dacă la sfârșit un lanț de rute ale tale leagă cele două orașe ale unei Cărți Traseu, primești punctele ei. Dacă nu, le pierzi.

EU-TICKET-5 = Traseele sunt secrete
    .text = Cărțile Traseu rămân secrete până la scorul final. Poți avea oricâte.

EU-TICKET-6 = Pachetul de Cărți Traseu gol
    .text = Când pachetul de Cărți Traseu este gol, tragerea lor nu este o acțiune posibilă.
    .empty = Pachetul de Cărți Traseu este gol.
    .empty-remedy = Alege altă acțiune.

## Stations

EU-STATION-1 = Unde poate sta o gară
    .text = Poți construi o gară în orice oraș în care nimeni nu are încă una. Nu contează dacă rutele de acolo sunt revendicate.
    .unknown = Pe această tablă nu există un oraș „{ $name }” în care să poată sta o gară.
    .unknown-remedy = Te-ai gândit la { $near }?
    .unknown-remedy-empty = Scrie un oraș de pe tablă, de exemplu paris.
    .taken = În orașul { $city } există deja o gară; a construit-o { $owner }.
    .taken-remedy = Alege un oraș fără gară.

EU-STATION-2 = Câte gări
    .text = Construiești cel mult o gară într-o rundă și trei într-un joc.
    .none = { $stations ->
        [0] Pe această tablă se joacă fără gări.
       *[other] Nu mai ai gări: pentru tot jocul ai avut { COUNT($stations, of: "stations") }.
    }
    .none-remedy = Alege altă acțiune.

EU-STATION-3 = Cât costă o gară
    .text = Prima ta gară costă 1 carte, a doua 2 cărți de o singură culoare, a treia 3 cărți de o singură culoare. Poți folosi și locomotive.
    .count = Această gară costă { COUNT($needed, of: "cards") }, iar tu ai etalat { $given }.
    .count-remedy = { $needed ->
        [1] Etalează exact 1 carte, de orice fel.
       *[other] Etalează exact { COUNT($needed, of: "cards") } de o singură culoare; poți folosi și locomotive.
    }
    .mixed = Cărțile pentru o gară au o singură culoare, iar ale tale au mai multe.
    .mixed-remedy = { $needed ->
        [1] Etalează exact 1 carte, de orice fel.
       *[other] Etalează exact { COUNT($needed, of: "cards") } de o singură culoare; poți folosi și locomotive.
    }
    .held = Ca să plătești așa gara, ți-ar mai trebui { $lacking }.
    .held-remedy = Plătește cu cărți din mâna ta sau trage mai întâi altele.

EU-STATION-4 = La ce folosește o gară
    .text = La sfârșit, fiecare gară a ta îți permite să folosești pentru Cărțile Traseu o rută a unui adversar care ajunge în acel oraș, și numai una.

EU-STATION-5 = Aceeași rută pentru toate traseele
    .text = Dacă o gară ajută la mai multe Cărți Traseu, ea folosește aceeași rută pentru toate.

EU-STATION-6 = Alegerea se face abia la sfârșit
    .text = Ce rută împrumută o gară se hotărăște abia la sfârșitul jocului. Noi căutăm cea mai bună alegere pentru toate gările tale împreună și arătăm de ce este cea mai bună.

EU-STATION-8 = Mai multe gări
    .text = Mai multe gări pot ajuta la aceeași Carte Traseu, fiecare cu ruta ei împrumutată, chiar și acolo unde nu ai nicio rută alături. Doi jucători pot împrumuta aceeași rută, iar proprietarul ei nu pierde nimic. O rută pe care n-a revendicat-o nimeni nu poate fi împrumutată.
    .ruling = Regulamentele nu lămuresc aceste cazuri. Ce scrie aici am hotărât noi.

EU-STATION-7 = Gările neconstruite
    .text = Fiecare gară pe care n-ai construit-o aduce 4 puncte la sfârșit.

## End and scoring

EU-END-1 = Ultima rundă
    .text = Când un jucător își încheie rândul cu 2 vagoane sau mai puține, toți, inclusiv el, mai au câte un rând. Apoi jocul se termină.
    .over = Jocul s-a terminat.
    .over-remedy = Uită-te la scorul final sau începe un joc nou.

EU-SCORE-1 = Scorul final
    .text = Adună punctele rutelor, traseele realizate, câte 4 puncte pentru fiecare gară neconstruită și bonusul pentru cel mai lung traseu continuu. Scade traseele nerealizate.

EU-LONGEST-1 = Cel mai lung traseu continuu
    .text = Cel mai lung traseu continuu aduce 10 puncte. Merge numai peste vagoanele jucătorului; poate face bucle și poate atinge un oraș de mai multe ori, dar nu numără niciun vagon de două ori.

EU-LONGEST-2 = Rutele împrumutate și cel mai lung traseu
    .text = Rutele împrumutate nu contează pentru cel mai lung traseu continuu și nici nu leagă între ele două bucăți ale lui.

EU-LONGEST-3 = Egalitate la cel mai lung traseu
    .text = Dacă mai mulți jucători sunt la egalitate pentru cel mai lung traseu continuu, toți primesc cele 10 puncte.
    .ruling = Regulamentele nu spun nimic despre un joc fără rute. Noi am hotărât: un traseu de lungime 0 nu aduce nimic.

EU-WIN-1 = Cine câștigă
    .text = Câștigă cine are cele mai multe puncte. La egalitate câștigă cine a realizat mai multe trasee, apoi cine a construit mai puține gări, apoi cine are cel mai lung traseu continuu.
    .ruling = Regulamentele se opresc aici. Noi am hotărât: cei care rămân la egalitate împart victoria.
