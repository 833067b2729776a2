### The rules of the Card Game, in the order of the catalogue. How a rule is written: see europe.ftl.

## Set-up

CG-SETUP-1 = Gracze i karty
    .text = W grze bierze udział od dwóch do czterech osób. Kart pociągów jest 96: po 10 w każdym z ośmiu kolorów i 16 lokomotyw. Do tego dochodzi 46 Biletów Docelowych i 6 kart Wielkich Miast.
    .players = Liczba graczy w grze karcianej nie może wynosić { $given }.
    .players-remedy = Wybierz od { $least } do { $most } graczy.
    .names = „{ $name }” nie może tu być imieniem gracza.
    .names-remedy = Nadaj każdemu graczowi krótkie imię, zapisane w jednym wierszu i inne niż u pozostałych.
    .seat = Przy tym stole nie ma miejsca numer { $seat_number }: gra { COUNT($players, of: "players") }, a miejsca liczy się od 0.
    .seat-remedy = Podaj miejsce kogoś, kto gra.
    .stranger = Przy tym stole (gra { COUNT($players, of: "players") }) nie ma nikogo o imieniu „{ $name }”.
    .stranger-remedy = Podaj imię gracza tak, jak zostało zapisane, albo numer miejsca, licząc od 0.
    .card = „{ $name }” nie jest nazwą żadnej karty pociągu.
    .card-remedy = Karty zapisuj tak: 2 red 1 locomotive. Ich nazwy to purple (fioletowa), blue (niebieska), orange (pomarańczowa), white (biała), green (zielona), yellow (żółta), black (czarna), red (czerwona) i locomotive (lokomotywa).

CG-SETUP-2 = Karty na początek
    .text = Każdy gracz dostaje 1 lokomotywę. Pozostałe karty pociągów się tasuje; każdy dostaje jeszcze 7, a 5 odkrywa się na Obszarze ciągnięcia. Karty Wielkich Miast leżą odkryte, tak by każdy je widział.

CG-SETUP-3 = Wybór pierwszych biletów
    .text = Dostajesz 6 Biletów Docelowych i zatrzymujesz co najmniej 1 z nich; możesz zatrzymać nawet wszystkie 6. Bilety, których nikt nie zatrzymał, wtasowuje się z powrotem do talii biletów.
    .pending = Gra nie może się jeszcze zacząć: masz do wyboru { COUNT($offered, of: "tickets") }.
    .pending-remedy = Zatrzymaj co najmniej { $keep }.
    .few = Masz do wyboru { COUNT($offered, of: "tickets") }, a zatrzymujesz { $given }: na początek to za mało.
    .few-remedy = Zatrzymaj co najmniej { $keep }; pozostałe zostaną wtasowane do talii biletów.
    .not-offered = Biletu { $ticket } nie ma wśród rozdanych ci biletów.
    .not-offered-remedy = Wybieraj spośród biletów, które leżą przed tobą.

CG-SETUP-4 = Kto zaczyna
    .text = Zaczyna najmłodsza osoba; u nas ktoś wybrany lub wylosowany. Dalej gra toczy się zgodnie z ruchem wskazówek zegara.
    .turn = To nie twój ruch: teraz gra { $turn }.
    .turn-remedy = Poczekaj na swoją kolej.

## Turn

CG-TURN-1 = Najpierw karty ruszają na tory
    .text = Na początku twojej tury z każdego rzędu na twojej Bocznicy jedna karta musi przejść, zakryta, na twój stos Na Torach. Jeśli Bocznica jest pusta, nic się nie przesuwa.
    .own = Karty na twojej Bocznicy ruszają same: na początku twojej tury po jednej z każdego rzędu przechodzi na stos Na Torach.
    .own-remedy = Aby wyłożyć tam więcej kart, wybierz je z ręki.

CG-TURN-2 = Lokomotywy ruszają pierwsze
    .text = Lokomotywy leżą na czele swojego rzędu, więc to one pierwsze trafiają na stos Na Torach.

CG-TURN-3 = Stos Na Torach jest ukryty
    .text = Kart ze stosu Na Torach nie ogląda nikt, nawet ich właściciel, dopóki talia się nie skończy i nie przyjdzie pora na podliczanie biletów. Gdy grają dzieci lub początkujący, można się umówić, że każdemu wolno zaglądać do swojego stosu.
    .track = Karty na stosie Na Torach leżą tam zakryte aż do podliczania biletów: nikt ich stamtąd nie bierze.
    .track-remedy = Wykonaj jedną z trzech czynności: dobierz karty pociągów, wyłóż karty na Bocznicę albo dobierz bilety.

CG-TURN-4 = Potem jedna z trzech czynności
    .text = Po przesunięciu kart wykonujesz dokładnie jedną z trzech czynności: dobierasz karty pociągów, wykładasz karty na Bocznicę albo dobierasz bilety.
    .ruling = Instrukcje nie mówią, co robić, gdy żadna z trzech czynności nie jest możliwa. Nasze rozstrzygnięcie: wtedy pasujesz, a w żadnym innym wypadku pasować nie wolno.
    .unreadable = Tekstu „{ $text }” nie da się odczytać jako ruchu.
    .unreadable-remedy = Zapisz ruch na przykład tak: take red; draw card; stop drawing; place 3 red 1 locomotive; draw tickets; keep chicago-dallas.
    .possible = Pasować można tylko wtedy, gdy nic innego nie jest możliwe, a ty masz do wyboru { COUNT($count, of: "actions") }.
    .possible-remedy = Możesz zagrać na przykład: { $example }.

## Drawing train cards

CG-DRAW-1 = Jedna karta lub dwie
    .text = Dobierając karty pociągów, bierzesz jedną lub dwie. Każda to albo odkryta karta z Obszaru ciągnięcia, albo wierzchnia karta talii, wzięta na ślepo. Odkrytą kartę zastępuje się od razu, zanim weźmiesz następną.
    .unknown = „{ $name }” nie jest nazwą żadnej karty pociągu.
    .unknown-remedy = Nazwy kart to purple (fioletowa), blue (niebieska), orange (pomarańczowa), white (biała), green (zielona), yellow (żółta), black (czarna), red (czerwona) i locomotive (lokomotywa).
    .absent = Chcesz wziąć { $card }, ale żadna taka nie leży odkryta.
    .absent-remedy = Wybierz jedną z odkrytych kart albo inną czynność.
    .none = Nie masz jeszcze pierwszej karty, więc nie ma czego kończyć.
    .none-remedy = Najpierw weź jedną kartę; potem możesz na niej poprzestać.
    .pending = Masz już pierwszą kartę; zanim zrobisz cokolwiek innego, zdecyduj o drugiej.
    .pending-remedy = Weź drugą kartę albo poprzestań na jednej.

CG-DRAW-2 = Odkryta lokomotywa liczy się podwójnie
    .text = Odkryta lokomotywa liczy się jak dwie karty: kończy dobieranie, więc nigdy nie jest drugą kartą. Lokomotywa wzięta na ślepo liczy się jak jedna.
    .second = Odkryta lokomotywa liczy się jak dwie karty, więc nie może być drugą.
    .second-remedy = Wybierz kartę, która nie jest odkrytą lokomotywą, albo poprzestań na jednej.

CG-DRAW-3 = Trzy lokomotywy mogą leżeć
    .text = Odkrytych kart się tu nie odrzuca, choćby było wśród nich wiele lokomotyw. Na planszy Europy zostałyby odrzucone (EU-DRAW-6).

CG-DRAW-4 = Bez limitu kart na ręce
    .text = Możesz mieć na ręce dowolną liczbę kart pociągów.

## The yard

CG-YARD-1 = Co można wyłożyć
    .text = Wykładasz albo co najmniej dwie karty w jednym kolorze, które tworzą jeden rząd, albo dokładnie trzy karty w trzech różnych kolorach, które tworzą trzy rzędy.
    .few = Jednej karty { COLOUR($colour) } nie można wyłożyć samej.
    .few-remedy = Wyłóż co najmniej { COUNT($least, of: "cards", form: "object") } w tym kolorze (lokomotywy też się liczą) albo trzy karty w trzech różnych kolorach.
    .mixed = { $needed ->
        [1] Rząd jest w jednym kolorze, a tu mamy { COUNT($given, of: "cards", form: "object") } i { COUNT($colours, of: "colours") }.
       *[other] Wybrane karty ({ $given }) mają { COUNT($colours, of: "colours") }: to ani jeden kolor, ani dokładnie { COUNT($needed, of: "cards") }, z których każda jest inna.
    }
    .mixed-remedy = { $needed ->
        [1] Ułóż osobny rząd z każdego koloru.
       *[other] Wyłóż karty w jednym kolorze albo { COUNT($needed, of: "cards", form: "object") }, z których każda ma inny kolor.
    }
    .held = Aby wyłożyć te karty, musisz mieć jeszcze { $lacking }.
    .held-remedy = Wyłóż karty, które masz na ręce, albo najpierw dobierz nowe.

CG-YARD-2 = Lokomotywy w rzędzie
    .text = Rząd w jednym kolorze może zawierać lokomotywy; kładzie się je na jego czele. Przy podliczaniu biletów lokomotywa zastępuje dowolny kolor, nie tylko kolor swojego rzędu.

CG-YARD-3 = Trzy kolory bez lokomotywy
    .text = Gdy wykładasz trzy różne kolory, nie może być wśród nich lokomotywy.
    .locomotive = Oprócz kilku kolorów wybierasz { COUNT($given, of: "locomotives", form: "object") }, a lokomotywy można wyłożyć tylko z jednym kolorem.
    .locomotive-remedy = Wyłóż trzy różne kolory bez lokomotyw albo jeden kolor z lokomotywami.

CG-YARD-5 = Rząd ma kolor
    .text = W rzędzie jest co najmniej jedna kolorowa karta. Kolorowa karta i lokomotywa wystarczą na rząd z dwóch kart.
    .ruling = Instrukcje nie mówią, czy lokomotywy mogą leżeć same. Nasze rozstrzygnięcie: nie mogą, bo nie miałyby koloru do porównania; wystarczy jednak, że leży z nimi jedna kolorowa karta.
    .wild = { $given ->
        [0] Nie wybierasz żadnej karty do wyłożenia.
       *[other] Wybierasz same lokomotywy ({ $given }), a rząd musi mieć kolor.
    }
    .wild-remedy = Wyłóż z lokomotywami co najmniej jedną kolorową kartę albo same kolorowe karty.

CG-YARD-4 = Każdy kolor tylko raz
    .text = Dopóki karty w jakimś kolorze leżą na twojej Bocznicy, nie możesz wyłożyć tego koloru ponownie.
    .own = Na twojej Bocznicy wciąż leży rząd { COLOUR($colour) }, a w nim { COUNT($lying, of: "cards") }.
    .own-remedy = Wybierz inny kolor albo poczekaj, aż tego rzędu nie będzie.

CG-ROB-1 = Kolor na cudzej Bocznicy
    .text = Jeśli jakiś kolor leży na Bocznicy przeciwnika, możesz go wyłożyć tylko wtedy, gdy masz więcej kart, niż on ma tam w tym kolorze.
    .fewer = { $owner } ma na Bocznicy rząd { COLOUR($colour) }, a w nim { COUNT($lying, of: "cards", form: "object") }; twoich jest tylko { $given }.
    .fewer-remedy = Wyłóż w tym kolorze więcej niż { COUNT($lying, of: "cards", form: "object") } (lokomotywy też się liczą) albo wybierz inny kolor.
    .lying = { $owner } ma na Bocznicy rząd { COLOUR($colour) }, a w nim { COUNT($lying, of: "cards", form: "object") }. Zabrać go może tylko Rabunek pociągów.
    .lying-remedy = Wybierz z ręki w tym kolorze więcej niż { COUNT($lying, of: "cards", form: "object") } (lokomotywy też się liczą) i wyłóż je.
    .nothing = Bocznica, { $owner }: nie ma rzędu w tym kolorze, więc nie ma czego rabować.
    .nothing-remedy = Wybierz rząd, który leży na innej Bocznicy, albo wyłóż karty na swoją.

CG-ROB-2 = Rabunek pociągów
    .text = Kto wykłada w jakimś kolorze więcej kart, niż przeciwnik ma ich na Bocznicy, dokonuje Rabunku pociągów. Przeciwnik od razu odrzuca wszystkie karty z tego rzędu; rabujący ich nie dostaje.

CG-ROB-3 = Jak porównuje się rzędy
    .text = Liczą się wszystkie karty, które teraz leżą w rzędzie, razem z lokomotywami; tak samo liczy się karty wykładane. Tyle samo to za mało: takiego ruchu nie można wykonać.
    .equal = { $owner } ma na Bocznicy rząd { COLOUR($colour) }, a w nim { COUNT($lying, of: "cards", form: "object") }; twoich jest też { $given }, a tyle samo to nie więcej.
    .equal-remedy = Wyłóż w tym kolorze więcej niż { COUNT($lying, of: "cards", form: "object") } (lokomotywy też się liczą) albo wybierz inny kolor.

CG-ROB-4 = Kolor leży tylko na jednej Bocznicy
    .text = Żaden kolor nie leży na dwóch Bocznicach naraz, więc w każdym kolorze można obrabować najwyżej jednego przeciwnika. Trzy różne kolory nikogo nie rabują, bo jedna karta to nigdy nie więcej niż jedna.
    .three = { $owner } ma już rząd { COLOUR($colour) }, a kolor leży naraz tylko na jednej Bocznicy.
    .three-remedy = Wybierz kolor, którego nie ma jeszcze na żadnej Bocznicy; trzy różne kolory nikogo nie rabują.

## Tickets

CG-TICKET-1 = Dobieranie biletów
    .text = Dobierasz cztery Bilety Docelowe i zatrzymujesz, ile chcesz, nawet żadnego. Pozostałe trafiają na spód talii biletów.
    .ruling = Instrukcje nie mówią, co robić, gdy zostało mniej niż cztery. Nasze rozstrzygnięcie: dobierasz tyle, ile jest.
    .unknown = W tej grze nie ma biletu „{ $name }”.
    .unknown-remedy = Czy chodzi o { $near }?
    .unknown-remedy-empty = Podaj dwa miasta z biletu, na przykład chicago-dallas.
    .empty = Talia biletów jest pusta.
    .empty-remedy = Dobierz karty pociągów albo wyłóż karty na Bocznicę.
    .none = Nie masz teraz biletów do wyboru.
    .none-remedy = Najpierw dobierz bilety; te zatrzymane wcześniej zostają u ciebie.
    .pending = Masz do wyboru { COUNT($offered, of: "tickets") }; zanim zrobisz cokolwiek innego, pora zdecydować.
    .pending-remedy = { $keep ->
        [0] Zatrzymaj, ile chcesz, choćby żadnego.
       *[other] Zatrzymaj co najmniej { $keep }.
    }
    .few = Masz do wyboru { COUNT($offered, of: "tickets") }, a zatrzymujesz { $given }: to za mało.
    .few-remedy = Zatrzymaj co najmniej { $keep }; pozostałe trafią pod talię biletów.
    .not-offered = Biletu { $ticket } nie ma wśród dobranych teraz biletów.
    .not-offered-remedy = Wybieraj spośród biletów, które leżą przed tobą.

## When the deck runs out

CG-END-1 = Jeszcze po jednej turze
    .text = Gdy ostatnia karta pociągu opuszcza talię, dobrana lub odkryta w miejsce innej, każdy ma jeszcze jedną turę. Ma ją także ten, w czyjej turze to się stało, więc gra jako ostatni. Na początku tych tur karty też przechodzą na stos Na Torach.
    .over = Gra już się skończyła.
    .over-remedy = Obejrzyj wynik końcowy albo zacznij nową grę.

CG-END-2 = Ostatnie karty
    .text = Jeśli do dobrania została jedna karta, możesz poświęcić turę na nią. Gdy talia się skończyła, odkryte karty można nadal brać, ale już się ich nie uzupełnia. Gdy i one znikną, zostaje wykładanie kart i dobieranie biletów.
    .empty = Talia się skończyła, więc nie da się dobrać na ślepo.
    .empty-remedy = { $face_up ->
        [0] Nie leży też żadna odkryta karta: wyłóż karty na Bocznicę albo dobierz bilety.
       *[other] Wybierz z tego, co jeszcze leży odkryte ({ COUNT($face_up, of: "cards") }), albo zrób coś innego.
    }

CG-MATCH-1 = Realizowanie biletów
    .text = Każdy bilet wymaga określonej liczby kart w danych kolorach, a realizujesz go kartami ze swojego stosu Na Torach. Jedna karta służy tylko jednemu biletowi, a lokomotywa zastępuje dowolny kolor. Szukamy wyboru, który daje najwięcej punktów, i go pokazujemy.

CG-MATCH-2 = Liczą się tylko karty Na Torach
    .text = Karty, które masz jeszcze na ręce lub na Bocznicy, nie realizują żadnego biletu.

CG-FOUR-1 = Cztery osoby: druga połowa
    .text = W dwie lub trzy osoby gra się tu kończy, a w cztery toczy się dalej. Karty na ręce i niezrealizowane bilety zostają w tajemnicy u graczy, a wszystkie inne karty pociągów tworzą nową talię: każdy dostaje z niej 4, a 5 się odkrywa. Zaczyna osoba po lewej stronie gracza, który grał ostatni, a gdy talia znów się skończy, dodaje się punkty za nowo zrealizowane bilety.

## End and scoring

CG-SCORE-1 = Niezrealizowane bilety
    .text = Na koniec gry tracisz punkty za każdy niezrealizowany bilet.

CG-CITY-1 = Wielkie Miasta
    .text = Wielkie Miasta to Seattle, Los Angeles, Chicago, Dallas, Nowy Jork i Miami. Kto zrealizował najwięcej biletów do jednego z nich, dostaje jego kartę i punkty; przy remisie dostają je wszyscy remisujący.
    .ruling = Instrukcje nie wspominają o mieście, do którego nikt nie zrealizował biletu. Nasze rozstrzygnięcie: jego karty nie dostaje nikt.

CG-CITY-2 = Dwa Wielkie Miasta na jednym bilecie
    .text = Bilet z nazwami dwóch Wielkich Miast liczy się do obu.

CG-WIN-1 = Kto wygrywa
    .text = Wygrywa ten, kto ma najwięcej punktów. Przy remisie wygrywa ten, kto zrealizował więcej biletów, a potem ten, kto ma więcej kart Wielkich Miast.
    .ruling = Na tym instrukcje się kończą. Nasze rozstrzygnięcie: gracze, którzy wciąż remisują, dzielą się zwycięstwem.
