### The rules of the Dice Expansion, in the order of the catalogue. How a rule is written: see europe.ftl.

## Set-up

DX-SETUP-1 = Kości zamiast kart pociągów
    .text = Kart pociągów się nie używa; wszystkiego innego tak, także biletów. Kolory tras nie mają już znaczenia: ważne jest tylko, czy trasa jest pojedyncza, czy należy do trasy podwójnej.

DX-SETUP-2 = Wagony i żetony tras
    .text = Każdy gracz bierze tyle wagonów co zwykle. Obok planszy leżą dwa stosy żetonów tras: 15 pojedynczych i 15 podwójnych.

DX-SETUP-3 = Kości
    .text = Każda z pięciu kości pociągów ma 2 ścianki z trasą pojedynczą, 2 z trasą podwójną, 1 z dworcem i 1 z jokerem, po jednym symbolu na ściance. Każda z trzech kości tuneli ma 1 ściankę z tunelem i 5 pustych.

## Turn

DX-ROLL-1 = Rzut i jeszcze jeden rzut
    .text = Turę zaczynasz od rzutu wszystkimi pięcioma kośćmi pociągów. Potem możesz jeden raz rzucić ponownie dowolnymi z nich, nawet wszystkimi, albo żadną. To, co wtedy pokazują, jest ostateczne.
    .pending = Możesz jeszcze raz rzucić częścią kości: zdecyduj o tym, zanim zrobisz cokolwiek innego.
    .pending-remedy = Podaj, którymi kośćmi rzucasz ponownie, na przykład roll again 1 station, albo zostaw wszystkie: keep dice.
    .final = Decyzja o drugim rzucie już zapadła, więc to, co pokazują kości, jest ostateczne.
    .final-remedy = Użyj kości tak, jak leżą.
    .none = Nie podajesz żadnej kości do ponownego rzutu.
    .none-remedy = Podaj co najmniej jedną ze swoich kości albo zostaw wszystkie: keep dice.
    .rolled = Do tego kości musiałyby pokazywać jeszcze { $dice }.
    .rolled-remedy = Wybieraj spośród kości, które leżą przed tobą.

DX-FACE-1 = Co znaczą ścianki
    .text = Symbol pojedynczy to jedno pole trasy pojedynczej, a podwójny to jedno pole trasy podwójnej. Za dworzec dobierasz jeden bilet, który zatrzymujesz lub oddajesz. Joker to dowolny z tych trzech symboli.
    .unreadable = Tekstu „{ $name }” nie da się odczytać jako kości lub żetonów.
    .unreadable-remedy = Zapisz je tak: 2 single 1 joker 1 single token. Nazwy to single (pojedynczy), double (podwójny), station (dworzec) i joker; żetony to single token i double token.
    .station = Dworzec na kości nie liczy się do żadnej trasy, więc do trasy { $route } też nie.
    .station-remedy = Użyj symboli właściwego rodzaju, jokerów i żetonów; dworce służą do dobierania biletów i do budowy.

DX-ACTION-1 = Jedna czynność na turę
    .text = Za część swoich kości lub za wszystkie robisz jedną rzecz: stawiasz wagony na jednej trasie pojedynczej, stawiasz wagony na jednej trasie podwójnej albo dobierasz bilety.
    .unreadable = Tekstu „{ $text }” nie da się odczytać jako ruchu.
    .unreadable-remedy = Zapisz ruch na przykład tak: roll again 1 station; keep dice; claim brest-dieppe with 1 single 1 joker; draw tickets with 2 station; build paris with 1 joker; buy double with 2 single; end turn.
    .pending = W tej turze masz już swoją czynność za sobą.
    .pending-remedy = Wymień nieużyte kości na żetony, odłóż żetony albo zakończ turę.

## Claiming routes

DX-CLAIM-1 = Cena trasy
    .text = Trasa wymaga tylu symboli swojego rodzaju, ile ma pól, wszystkich w jednej turze. Liczą się też jokery i żetony tego rodzaju.
    .ruling = Pięć kości i trzy żetony wystarczą najwyżej na osiem pól. Nasze rozstrzygnięcie: dłuższa trasa, jak ta o dziewięciu polach w Krajach Nordyckich, kosztuje tyle co ośmiopolowa; wagony i punkty się nie zmieniają.
    .few = Na trasę { $route } trzeba wyłożyć naraz { DICE($needed, $kind, form: "object") }, a ty wykładasz { $given }: to za mało.
    .few-remedy = Wyłóż { DICE($needed, $kind, form: "object") }; jokery i żetony tego rodzaju też się liczą.
    .many = Na trasę { $route } trzeba wyłożyć { DICE($needed, $kind, form: "object") }, a ty wykładasz { $given }: to za dużo.
    .many-remedy = Wyłóż dokładnie { DICE($needed, $kind, form: "object") }; jokery i żetony tego rodzaju też się liczą.
    .rolled = Aby tak zająć trasę { $route }, kości musiałyby pokazywać jeszcze { $dice }.
    .rolled-remedy = Użyj kości, które leżą przed tobą; brakujące symbole mogą zastąpić jokery i żetony.

DX-CLAIM-2 = Pojedyncza czy podwójna
    .text = O rodzaju trasy decyduje plansza. Tor trasy podwójnej wymaga symboli podwójnych, nawet gdy dwóm lub trzem graczom wolno użyć tylko jednego z torów, a także wtedy, gdy jest promem lub tunelem.
    .ruling = Instrukcja tego nie wyjaśnia. To, co tu czytasz, jest naszym rozstrzygnięciem.
    .kind = Trasa { $route } jest { KIND($kind, form: "route") }, a ty wykładasz kość, która pokazuje drugi rodzaj.
    .kind-remedy = Wyłóż { KIND($kind, form: "symbols") }, jokery i { KIND($kind, form: "tokens") }.

## Route tokens

DX-TOKEN-1 = Dwie kości za żeton
    .text = Oprócz swojej czynności możesz wymienić dowolne dwie nieużyte kości, cokolwiek pokazują, na jeden żeton trasy: pojedynczy lub podwójny, do wyboru.
    .ruling = Instrukcja nie mówi, ile są warte cztery nieużyte kości. Nasze rozstrzygnięcie: każda para daje żeton, więc w jednej turze można dostać dwa. Gdy stos się skończy, żetonów tego rodzaju już nie ma.
    .unknown = „{ $name }” to nie jest rodzaj żetonu trasy.
    .unknown-remedy = Są dwa rodzaje, single (pojedynczy) i double (podwójny); napisz na przykład: buy single with 2 station.
    .pile = Skończyły się { KIND($kind, form: "tokens") }.
    .pile-remedy = Weź żeton drugiego rodzaju albo zostaw kości nieużyte.
    .pair = Żeton kosztuje dokładnie dwie nieużyte kości, a ty podajesz { $given }.
    .pair-remedy = Podaj dwie nieużyte kości, cokolwiek pokazują.
    .rolled = Do tego nieużyte kości musiałyby pokazywać jeszcze { $dice }.
    .rolled-remedy = Wybierz dwie spośród nieużytych kości.

DX-TOKEN-2 = Ile wart jest żeton
    .text = Żeton liczy się jak jeszcze jedno pole trasy swojego rodzaju. Używasz go od razu albo zachowujesz na później.
    .kind = Trasa { $route } jest { KIND($kind, form: "route") }, a żeton liczy się tylko do swojego rodzaju.
    .kind-remedy = Wyłóż { KIND($kind, form: "tokens") } albo kości.
    .held = Aby tak zapłacić za trasę { $route }, musisz mieć jeszcze { $tokens }.
    .held-remedy = Użyj kości i żetonów, które masz.

DX-TOKEN-3 = Najwyżej trzy żetony
    .text = Nikt nie ma więcej niż 3 żetony, licząc oba rodzaje razem. Jeśli zaczynasz turę z 3, nie dostajesz w niej żadnego nowego, nawet po wydaniu części swoich.
    .began = Zaczynasz tę turę, mając { COUNT($limit, of: "tokens") }, więc nie dostajesz w niej nowych.
    .began-remedy = Zostaw kości nieużyte; jeśli zakończysz turę z mniejszą liczbą żetonów, następnym razem możesz dostać nowe.
    .full = Masz { COUNT($limit, of: "tokens") }, a więcej nie może mieć nikt.
    .full-remedy = Najpierw użyj żetonu albo zostaw kości nieużyte.

DX-TOKEN-4 = Odkładanie żetonów
    .text = Na koniec tury możesz odłożyć dowolną liczbę żetonów na stosy, aby później mieć miejsce na inne.
    .none = Nie podajesz żadnego żetonu do odłożenia.
    .none-remedy = Podaj co najmniej jeden swój żeton albo po prostu zakończ turę: end turn.
    .held = Aby tyle odłożyć, musisz mieć jeszcze { $tokens }.
    .held-remedy = Odłóż żetony, które masz.

## Tickets

DX-TICKET-1 = Kości za bilety
    .text = Za każdy użyty dworzec lub jokera dobierasz jeden bilet. Każdy z nich możesz zatrzymać albo oddać.
    .ruling = Instrukcja nie mówi, czy ogląda się bilety po kolei ani dokąd trafiają te oddane. Nasze rozstrzygnięcie: dobierasz je wszystkie naraz, a oddane trafiają na spód talii biletów.
    .pending = Masz do wyboru { COUNT($offered, of: "tickets") }; zanim zrobisz cokolwiek innego, pora zdecydować.
    .pending-remedy = { $keep ->
        [0] Zatrzymaj, ile chcesz, choćby żadnego.
       *[other] Zatrzymaj co najmniej { $keep }.
    }
    .not-offered = Biletu { $ticket } nie ma wśród dobranych teraz biletów.
    .not-offered-remedy = Wybieraj spośród biletów, które leżą przed tobą.
    .nothing = Nie podajesz żadnej kości na bilety.
    .nothing-remedy = Użyj co najmniej jednej kości z dworcem lub jokerem.
    .symbol = Bilety dobiera się tylko za dworce i jokery.
    .symbol-remedy = Użyj kości z dworcem lub jokerem.
    .left = Te kości dają { COUNT($given, of: "tickets") }, a w talii jest ich tylko { $left }.
    .left-remedy = Wyłóż najwyżej { COUNT($left, of: "dice") }.
    .rolled = Do tego kości musiałyby pokazywać jeszcze { $dice }.
    .rolled-remedy = Wybieraj spośród kości, które leżą przed tobą.

## Ferries, tunnels, stations, passengers

DX-FERRY-1 = Promy
    .text = Każdy symbol lokomotywy na promie wymaga jokera wyrzuconego na kości. Żeton go nie zastąpi; może zastąpić tylko inne pola.
    .jokers = { $given ->
        [0] Na prom { $route } trzeba wyłożyć { DICE($needed, "joker", form: "object") }, a ty nie wykładasz żadnego.
       *[other] Na prom { $route } trzeba wyłożyć { DICE($needed, "joker", form: "object") }, a ty wykładasz { $given }.
    }
    .jokers-remedy = { $rest ->
        [0] Wyłóż { DICE($needed, "joker", form: "object") } i nic więcej; żetony ich tu nie zastąpią.
       *[other] Wyłóż { DICE($needed, "joker", form: "object") }, a na pozostałe pola ({ $rest }) symbole lub żetony tego rodzaju co trasa; mogą to być też kolejne jokery.
    }

DX-TUNNEL-1 = Próba zajęcia tunelu
    .text = Po pierwszym lub drugim rzucie możesz zdecydować się na tunel; wtedy rzucasz trzema kośćmi tuneli. Każdy znak tunelu wymaga jeszcze jednej kości lub żetonu tego rodzaju co trasa.
    .none = Żaden tunel nie czeka na zapłatę.
    .none-remedy = Najpierw spróbuj zająć tunel, wykładając kości i żetony na wszystkie jego pola.
    .count = Do tunelu { $route } trzeba dołożyć jeszcze { $extra }, w kościach lub żetonach, a ty dokładasz { $given }.
    .count-remedy = Dołóż dokładnie { $extra } albo zrezygnuj z tunelu.
    .kind = Tunel { $route } to trasa { KIND($kind, form: "route") }, a to, co dokładasz, do niej nie pasuje.
    .kind-remedy = Dołóż { DICE($extra, $kind, form: "object") } (jokery i żetony tego rodzaju też się liczą) albo zrezygnuj z tunelu.
    .held = Aby tak zapłacić za tunel { $route }, musisz mieć jeszcze { $means }.
    .held-remedy = Zapłać nieużytymi kośćmi i żetonami, które masz, albo zrezygnuj z tunelu.

DX-TUNNEL-2 = Nieopłacony tunel
    .text = Jeśli nie możesz zapłacić tyle, ile wymaga tunel, nie robisz w tej turze nic innego: nie zajmujesz innej trasy i nie dobierasz biletów.
    .ruling = Więcej instrukcja nie mówi. Nasze rozstrzygnięcie: wyłożone żetony zostają u ciebie, ale w tej turze nie dostajesz nowych. Można też, tak jak na planszy, zrezygnować z zapłaty.
    .pending = Najpierw tunel { $route }: trzeba dołożyć jeszcze { $extra }, w kościach lub żetonach, a decyzja należy do ciebie.
    .pending-remedy = Dołóż, ile trzeba, albo zrezygnuj z tunelu.
    .failed = Po rezygnacji z tunelu nie można już w tej turze zrobić nic innego.
    .failed-remedy = Odłóż żetony, jeśli chcesz, albo zakończ turę.

DX-TUNNEL-3 = Po kościach tuneli koniec rzutów
    .text = Po rzucie kośćmi tuneli nie rzucasz już kośćmi pociągów, nawet jeśli rzucono nimi dopiero raz.
    .again = Po rzucie kośćmi tuneli kości pociągów zostają takie, jakie są.
    .again-remedy = Graj dalej kośćmi tak, jak leżą.

DX-STATION-1 = Budowa dworca
    .text = Pierwszy dworzec kosztuje 1 symbol dworca lub jokera, drugi 2, a trzeci 3. To jedyna czynność w tej turze.
    .count = Ten dworzec kosztuje { DICE($needed, "station", form: "object") } (jokery też się liczą), a ty wykładasz { $given }.
    .count-remedy = Wyłóż dokładnie { COUNT($needed, of: "dice") } z dworcem lub jokerem.
    .symbol = Za dworzec płaci się tylko dworcami i jokerami na kościach.
    .symbol-remedy = Wyłóż dokładnie { COUNT($needed, of: "dice") } z dworcem lub jokerem.
    .rolled = Do tego kości musiałyby pokazywać jeszcze { $dice }.
    .rolled-remedy = Wybieraj spośród kości, które leżą przed tobą.

DX-PASSENGER-1 = Pasażerowie na mapie Niemiec
    .text = Aby przesunąć pasażera po trasie przeciwnika, potrzebujesz symbolu na kości. To jedyna czynność w tej turze.
    .ruling = W naszej instrukcji zaginął rysunek tego symbolu. Nasze rozstrzygnięcie: jeden joker za każdą trasę przeciwnika po drodze.
    .none = Liczba pasażerów jednego gracza to najwyżej { $passengers }.
    .none-remedy = Nie stawiaj więcej pasażerów, niż jest.
    .board = Na tej planszy nie ma pasażerów.
    .board-remedy = Wybierz inną czynność.
    .city = Na tej planszy nie ma miasta „{ $name }”.
    .city-remedy = Czy chodzi o { $near }?
    .city-remedy-empty = Podaj miasto z planszy.
    .pending = Po zajęciu trasy możesz postawić pasażera w jednym z jej miast: zdecyduj o tym, zanim zrobisz cokolwiek innego.
    .pending-remedy = Postaw pasażera w jednym z miast albo nie stawiaj żadnego: keep passenger.
    .no-route = Pasażera można postawić tylko zaraz po zajęciu trasy.
    .no-route-remedy = Najpierw zajmij trasę.
    .not-there = W mieście { $city } nie możesz teraz postawić pasażera.
    .not-there-remedy = Wybierz miasto na końcu właśnie zajętej trasy, w którym nie stoi żaden pasażer.
    .no-trip = Żaden twój pasażer teraz nie podróżuje.
    .no-trip-remedy = Najpierw przesuń pasażera wzdłuż trasy.
    .travelling = Twój pasażer jest w podróży, teraz w mieście { $city }.
    .travelling-remedy = Rusz stamtąd dalej albo zakończ podróż: end trip.
    .absent = W mieście { $city } nie masz pasażera.
    .absent-remedy = Wybierz miasto, w którym stoi twój pasażer.
    .away = Trasa { $route } nie prowadzi przez miasto { $city }.
    .away-remedy = Wybierz trasę, która ma koniec w tym mieście.
    .country = Trasa { $route } prowadzi do kraju, a tam pasażerowie nie jeżdżą.
    .country-remedy = Wybierz trasę między dwoma miastami.
    .unclaimed = Trasy { $route } nikt jeszcze nie zajął.
    .unclaimed-remedy = Wybierz własną trasę albo, za jokera, trasę przeciwnika.
    .again = W tej podróży trasa { $route } jest już za twoim pasażerem.
    .again-remedy = Wybierz inną trasę albo zakończ podróż: end trip.
    .joker = Trasa { $route } jest zajęta (gracz: { $owner }), a ty nie masz już jokera, by po niej jechać.
    .joker-remedy = Wybierz własną trasę albo zrób coś innego.
