### The rules of the Dice Expansion, in the order of the catalogue. How a rule is written: see europe.ftl.

## Set-up

DX-SETUP-1 = Zaruri în loc de Cărți Tren
    .text = Cărțile Tren nu se folosesc; tot restul se folosește, inclusiv Cărțile Traseu. Culoarea unei rute nu mai are importanță: contează numai dacă ruta este simplă sau face parte dintr-o rută dublă.

DX-SETUP-2 = Vagoane și simboluri de rută
    .text = Fiecare jucător își ia vagoanele ca de obicei. Lângă tablă stau două teancuri de simboluri de rută: 15 simple și 15 duble.

DX-SETUP-3 = Zarurile
    .text = Fiecare dintre cele cinci zaruri de tren are 2 fețe cu rută simplă, 2 cu rută dublă, 1 cu gară și 1 cu joker, câte un semn pe fiecare față. Fiecare dintre cele trei zaruri de tunel are 1 față cu tunel și 5 goale.

## Turn

DX-ROLL-1 = Arunci, apoi încă o dată
    .text = Rândul tău începe cu o aruncare a tuturor celor cinci zaruri de tren. Apoi poți arunca din nou oricare dintre ele, chiar toate sau niciunul, dar numai o dată. Ce arată atunci este definitiv.
    .pending = Mai poți arunca o dată o parte dintre zaruri: hotărăște asta înainte de orice altceva.
    .pending-remedy = Spune ce zaruri arunci din nou, de exemplu roll again 1 station, sau păstrează-le pe toate: keep dice.
    .final = Te-ai hotărât deja pentru a doua aruncare, deci ce arată zarurile este definitiv.
    .final-remedy = Folosește zarurile așa cum sunt.
    .none = Nu ai numit niciun zar pe care să-l arunci din nou.
    .none-remedy = Numește cel puțin un zar de-al tău sau păstrează-le pe toate: keep dice.
    .rolled = Pentru asta zarurile ar trebui să mai arate { $dice }.
    .rolled-remedy = Alege dintre zarurile din fața ta.

DX-FACE-1 = Ce înseamnă semnele
    .text = Rută simplă înseamnă un spațiu al unei rute simple, rută dublă înseamnă un spațiu al unei rute duble. O gară îți dă dreptul să tragi o Carte Traseu, pe care o păstrezi sau o refuzi. Un joker este oricare dintre cele trei.
    .unreadable = „{ $name }” nu poate fi citit ca zaruri sau simboluri de rută.
    .unreadable-remedy = Scrie-le așa: 2 single 1 joker 1 single token. Numele sunt single (rută simplă), double (rută dublă), station (gară) și joker; simbolurile sunt single token sau double token.
    .station = O gară de pe un zar nu contează pentru rute, deci nici pentru { $route }.
    .station-remedy = Folosește semne de felul potrivit, jokeri și simboluri de rută; gările sunt pentru Cărți Traseu și pentru construit.

DX-ACTION-1 = O acțiune pe rând
    .text = Cu o parte dintre zaruri sau cu toate faci un singur lucru: pui vagoane pe o rută simplă, pui vagoane pe o rută dublă sau tragi Cărți Traseu.
    .unreadable = „{ $text }” nu poate fi citit ca acțiune.
    .unreadable-remedy = Scrie ca în aceste exemple: roll again 1 station; keep dice; claim brest-dieppe with 1 single 1 joker; draw tickets with 2 station; build paris with 1 joker; buy double with 2 single; end turn.
    .pending = Ți-ai făcut deja acțiunea din acest rând.
    .pending-remedy = Schimbă zaruri nefolosite pe simboluri, pune simboluri înapoi sau încheie-ți rândul.

## Claiming routes

DX-CLAIM-1 = Prețul unei rute
    .text = O rută cere atâtea semne de felul ei câte spații are, toate deodată. Se numără și jokerii, și simbolurile de rută de felul ei.
    .ruling = Cu cinci zaruri și trei simboluri de rută se ajunge la cel mult opt spații. Noi am hotărât: o rută mai lungă, precum cea de nouă din Țările Nordice, se plătește ca una de opt; vagoanele și punctele rămân cele obișnuite.
    .few = Ruta { $route } cere { DICE($needed, $kind) } deodată, iar tu ai pus { $given }: este prea puțin.
    .few-remedy = Pune { DICE($needed, $kind) }; se numără și jokerii, și simbolurile de rută de acest fel.
    .many = Ruta { $route } cere { DICE($needed, $kind) }, iar tu ai pus { $given }: este prea mult.
    .many-remedy = Pune exact { DICE($needed, $kind) }; se numără și jokerii, și simbolurile de rută de acest fel.
    .rolled = Ca să revendici așa ruta { $route }, zarurile ar trebui să mai arate { $dice }.
    .rolled-remedy = Folosește zarurile din fața ta; jokerii și simbolurile de rută pot ține locul semnelor care lipsesc.

DX-CLAIM-2 = Simplă sau dublă
    .text = De ce fel este o rută hotărăște tabla. O linie a unei rute duble cere semne de rută dublă chiar și când doi sau trei jucători pot folosi numai una dintre linii, și chiar dacă este feribot sau tunel.
    .ruling = Regulamentul nu intră în aceste amănunte. Ce scrie aici am hotărât noi.
    .kind = Ruta { $route } este { KIND($kind, form: "route") }, iar tu ai pus un zar care arată celălalt fel.
    .kind-remedy = Folosește { KIND($kind, form: "symbols") }, jokeri și { KIND($kind, form: "tokens") }.

## Route tokens

DX-TOKEN-1 = Două zaruri pentru un simbol
    .text = Pe lângă acțiunea ta poți schimba oricare două zaruri nefolosite, orice ar arăta, pe un simbol de rută: simplă sau dublă, cum dorești.
    .ruling = Regulamentul nu spune ce se primește pentru patru zaruri nefolosite. Noi am hotărât: câte un simbol pentru fiecare pereche, deci poți lua două într-un rând. Când un teanc s-a terminat, nu mai sunt simboluri de felul acela.
    .unknown = „{ $name }” nu este un fel de simbol de rută.
    .unknown-remedy = Sunt două feluri, single (simplă) și double (dublă); scrie, de exemplu: buy single with 2 station.
    .pile = În teanc nu mai sunt { KIND($kind, form: "tokens") }.
    .pile-remedy = Ia un simbol de celălalt fel sau lasă zarurile nefolosite.
    .pair = Un simbol costă exact două zaruri nefolosite, iar tu ai numit { $given }.
    .pair-remedy = Numește două zaruri nefolosite, orice ar arăta.
    .rolled = Pentru asta zarurile nefolosite ar trebui să mai arate { $dice }.
    .rolled-remedy = Alege două dintre zarurile pe care nu le-ai folosit.

DX-TOKEN-2 = Cât valorează un simbol
    .text = Un simbol ține loc de încă un spațiu al unei rute de felul lui. Îl folosești pe loc sau îl ții pentru mai târziu.
    .kind = Ruta { $route } este { KIND($kind, form: "route") }, iar un simbol contează numai pentru felul lui.
    .kind-remedy = Folosește { KIND($kind, form: "tokens") } sau zaruri.
    .held = Ca să plătești așa ruta { $route }, ți-ar mai trebui { $tokens }.
    .held-remedy = Folosește zaruri și simbolurile pe care le ai.

DX-TOKEN-3 = Cel mult trei simboluri
    .text = Nimeni nu are mai mult de 3 simboluri, de ambele feluri la un loc. Dacă îți începi rândul cu 3, nu primești niciunul nou în acel rând, chiar dacă folosești din ele.
    .began = Ai început acest rând cu { COUNT($limit, of: "tokens") }, deci nu primești niciunul nou.
    .began-remedy = Lasă zarurile nefolosite; dacă închei rândul cu mai puține simboluri, data viitoare poți lua altele.
    .full = Ai { COUNT($limit, of: "tokens") }, iar mai multe nu poate avea nimeni.
    .full-remedy = Folosește mai întâi un simbol sau lasă zarurile nefolosite.

DX-TOKEN-4 = Simboluri puse înapoi
    .text = La sfârșitul rândului poți pune înapoi oricâte simboluri, ca să ai loc mai târziu pentru altele.
    .none = Nu ai numit niciun simbol de pus înapoi.
    .none-remedy = Numește cel puțin un simbol de-al tău sau doar încheie-ți rândul: end turn.
    .held = Ca să pui înapoi atât, ți-ar mai trebui { $tokens }.
    .held-remedy = Pune înapoi simboluri pe care le ai.

## Tickets

DX-TICKET-1 = Zaruri pentru Cărți Traseu
    .text = Pentru fiecare gară sau joker pe care îl folosești tragi o Carte Traseu. Pe fiecare o păstrezi sau o refuzi, după voie.
    .ruling = Regulamentul nu spune dacă vezi cărțile una câte una și nici unde ajung cele refuzate. Noi am hotărât: le tragi pe toate deodată, iar cele refuzate ajung la baza pachetului lor.
    .pending = Ai tras { COUNT($offered, of: "tickets") }; înainte de orice altceva urmează alegerea.
    .pending-remedy = { $keep ->
        [0] Păstrează câte vrei, chiar și niciuna.
       *[other] Păstrează cel puțin { $keep }.
    }
    .not-offered = Cartea Traseu { $ticket } nu este printre cele trase acum.
    .not-offered-remedy = Alege dintre Cărțile Traseu pe care le ai în față.
    .nothing = Nu ai numit niciun zar cu care să tragi Cărți Traseu.
    .nothing-remedy = Folosește cel puțin un zar care arată o gară sau un joker.
    .symbol = Cărți Traseu se trag numai cu gări și jokeri.
    .symbol-remedy = Folosește zaruri care arată o gară sau un joker.
    .left = Cu zarurile tale ai trage { COUNT($given, of: "tickets") }, iar pachetul mai are doar { $left }.
    .left-remedy = Folosește cel mult { COUNT($left, of: "dice") }.
    .rolled = Pentru asta zarurile ar trebui să mai arate { $dice }.
    .rolled-remedy = Alege dintre zarurile din fața ta.

## Ferries, tunnels, stations, passengers

DX-FERRY-1 = Rutele feribot
    .text = Fiecare locomotivă desenată pe o rută feribot cere un joker aruncat pe un zar. Un simbol de rută nu îi poate ține locul; el acoperă numai celelalte spații.
    .jokers = { $given ->
        [0] Ruta feribot { $route } cere { DICE($needed, "joker") }, iar tu nu ai pus niciunul.
       *[other] Ruta feribot { $route } cere { DICE($needed, "joker") }, iar tu ai pus { $given }.
    }
    .jokers-remedy = { $rest ->
        [0] Pune { DICE($needed, "joker") } și nimic altceva; simbolurile de rută nu le pot ține locul.
       *[other] Pune { DICE($needed, "joker") }, iar pentru celelalte spații ({ $rest }) semne sau simboluri de felul rutei; sunt buni și alți jokeri.
    }

DX-TUNNEL-1 = Încercarea unui tunel
    .text = După prima aruncare sau după a doua te poți hotărî pentru o rută tunel; atunci arunci cele trei zaruri de tunel. Fiecare semn de tunel cere încă un zar sau simbol de felul rutei.
    .none = Niciun tunel nu așteaptă să fie plătit.
    .none-remedy = Încearcă mai întâi un tunel, cu zaruri și simboluri pentru toate spațiile lui.
    .count = Ruta tunel { $route } mai cere { $extra }, în zaruri sau simboluri, iar tu ai oferit { $given }.
    .count-remedy = Plătește exact { $extra } în plus sau renunță la tunel.
    .kind = Ruta tunel { $route } este { KIND($kind, form: "route") }, iar ce ai oferit nu i se potrivește.
    .kind-remedy = Plătește { DICE($extra, $kind) } (se numără și jokerii, și simbolurile de rută de acest fel) sau renunță la tunel.
    .held = Ca să plătești așa ruta tunel { $route }, ți-ar mai trebui { $means }.
    .held-remedy = Plătește cu zaruri nefolosite și cu simboluri pe care le ai sau renunță la tunel.

DX-TUNNEL-2 = Un tunel neplătit
    .text = Dacă nu poți plăti ce cere tunelul, nu mai faci nimic altceva în acest rând: nu revendici altă rută și nu tragi Cărți Traseu.
    .ruling = Mai mult nu spune regulamentul. Noi am hotărât: simbolurile puse în joc rămân la tine, dar în acest rând nu iei altele. Și, ca pe tablă, poți refuza să plătești.
    .pending = Mai întâi vine ruta tunel { $route }: mai cere { $extra }, în zaruri sau simboluri, iar decizia este a ta.
    .pending-remedy = Plătește ce cere tunelul sau renunță la el.
    .failed = Ai renunțat la un tunel, așa că în acest rând nu mai poți face altceva.
    .failed-remedy = Pune simboluri înapoi, dacă vrei, sau încheie-ți rândul.

DX-TUNNEL-3 = După zarurile de tunel nu mai arunci
    .text = Odată aruncate zarurile de tunel, zarurile de tren nu se mai aruncă, nici dacă le-ai aruncat o singură dată.
    .again = Ai aruncat zarurile de tunel, deci zarurile de tren rămân cum sunt.
    .again-remedy = Mergi mai departe cu zarurile așa cum sunt.

DX-STATION-1 = Construirea unei gări
    .text = Prima ta gară costă 1 semn de gară sau joker, a doua 2, iar a treia 3. Este singura acțiune din acel rând.
    .count = Această gară costă { DICE($needed, "station") } (se numără și jokerii), iar tu ai pus { $given }.
    .count-remedy = Pune exact { COUNT($needed, of: "dice") } cu gară sau joker.
    .symbol = O gară se plătește numai cu gări și jokeri de pe zaruri.
    .symbol-remedy = Pune exact { COUNT($needed, of: "dice") } cu gară sau joker.
    .rolled = Pentru asta zarurile ar trebui să mai arate { $dice }.
    .rolled-remedy = Alege dintre zarurile din fața ta.

DX-PASSENGER-1 = Pasagerii de pe harta Germaniei
    .text = Ca să-ți muți pasagerul pe ruta unui adversar, îți trebuie un semn de pe un zar. Este singura acțiune din acel rând.
    .ruling = În regulamentul nostru desenul acelui semn s-a pierdut. Noi am hotărât: câte un joker pentru fiecare rută a unui adversar de pe drum.
    .none = Nimeni nu are mai mult de { COUNT($passengers, of: "passengers") }.
    .none-remedy = Nu pune mai mulți pasageri decât sunt.
    .board = Pe această tablă nu sunt pasageri.
    .board-remedy = Alege altă acțiune.
    .city = Pe această tablă nu există orașul „{ $name }”.
    .city-remedy = Te-ai gândit la { $near }?
    .city-remedy-empty = Scrie un oraș de pe tablă.
    .pending = Ai revendicat o rută și poți pune un pasager într-unul dintre orașele ei: hotărăște asta înainte de orice altceva.
    .pending-remedy = Pune un pasager într-unul dintre orașe sau niciunul: keep passenger.
    .no-route = Poți pune un pasager numai când tocmai ai revendicat o rută.
    .no-route-remedy = Revendică mai întâi o rută.
    .not-there = Acum nu poți pune un pasager în orașul { $city }.
    .not-there-remedy = Alege un oraș de la un capăt al rutei abia revendicate, în care nu stă niciun pasager.
    .no-trip = Niciun pasager de-al tău nu călătorește acum.
    .no-trip-remedy = Mută mai întâi un pasager de-a lungul unei rute.
    .travelling = Pasagerul tău călătorește și este acum în orașul { $city }.
    .travelling-remedy = Mergi mai departe de acolo sau încheie călătoria: end trip.
    .absent = Nu ai niciun pasager în orașul { $city }.
    .absent-remedy = Alege un oraș în care stă un pasager de-al tău.
    .away = Ruta { $route } nu atinge orașul { $city }.
    .away-remedy = Alege o rută care are un capăt în acel oraș.
    .country = Ruta { $route } duce într-o țară, iar pasagerii nu merg acolo.
    .country-remedy = Alege o rută dintre două orașe.
    .unclaimed = Ruta { $route } nu a fost încă revendicată de nimeni.
    .unclaimed-remedy = Alege o rută a ta sau, cu un joker, una a unui adversar.
    .again = Pasagerul tău a mers deja pe ruta { $route } în această călătorie.
    .again-remedy = Alege altă rută sau încheie călătoria: end trip.
    .joker = Ruta { $route } a fost revendicată de { $owner }, iar tu nu mai ai niciun joker ca să mergi pe ea.
    .joker-remedy = Alege o rută a ta sau fă altceva.
