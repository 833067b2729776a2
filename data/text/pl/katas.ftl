### Kata: zasada zapisana jako funkcja; i wyszukiwanie zasad.
###
### Kata to komunikat: tytuł; .task, co napisać; a dla każdej zasady .hint-ZASADA, pierwsza wskazówka, i .more-ZASADA,
### wyraźniejsza. To, co stoi między grawisami, jest kodem i zostaje bez zmian.

## Kata i wynik sprawdzenia

kata-write = Napisz tę funkcję:
kata-example = Na przykład, tak jak liczy silnik gry:
kata-rules = Zasady, o które chodzi:
kata-then = Gdy będzie gotowa:
kata-done = Ta kata jest już zaliczona.
kata-right = Dobrze. Sprawdzone przypadki: { $count }.
kata-went-well = Przypadki, które wcześniej poszły dobrze: { $count }.
kata-wrong = Jeszcze nie. W tym przypadku odpowiedź jest inna:
kata-expected = Silnik gry mówi:
kata-got = Twoja funkcja mówi:
kata-rule = Zasada, o którą chodzi:
kata-raised = Twoja funkcja zatrzymała się z błędem w tym przypadku:
kata-error = { $error }: { $message }
kata-error-line = Wiersz { $line }, { $error }: { $message }
kata-endless = Twoja funkcja nie wróciła na czas ({ $seconds } s). Czy jest w niej pętla, która się nie kończy?
kata-nothing = Twoja funkcja nic nie zwróciła (None). Czy każda droga przez nią kończy się słowem return?
kata-shape = Twoja funkcja zwróciła coś innego rodzaju. Potrzeba: { $shape }.
kata-shape-number = liczba całkowita
kata-shape-yes-or-no = True albo False
kata-shape-cards = lista nazw kart
kata-shape-numbers = lista liczb całkowitych
kata-shape-word = słowo
kata-changed = Odpowiedź jest dobra, ale twoja funkcja zmienia to, co dostała: `{ $name }`. Pracuj na kopii.
kata-parameters = Twojej funkcji nie da się wywołać tak, jak trzeba. Potrzebna i twoja:
kata-not-a-function = To nie jest funkcja. Podaj samą funkcję, bez nawiasów po nazwie:
kata-printed = Wypisała:
kata-hint = Wskazówka: { $text }
kata-more = Wyraźniejsza wskazówka: { $text }
kata-reason = Dlaczego: { $text }
kata-witness = Jak silnik gry dochodzi do odpowiedzi:
kata-next = Po więcej pomocy:
kata-no-more = Nie ma więcej wskazówek. Jeśli chcesz zobaczyć rozwiązanie:
kata-solution = Można to napisać tak:

## Ticket to Ride Europe

kata-route-points = Punkty za trasy
    .task = Dostajesz `lengths`, długości tras zajętych przez jakiegoś gracza. Zwróć punkty, które za nie dostał, wszystkie razem.
    .hint-EU-POINTS-1 = Dwa razy dłuższa trasa jest warta więcej niż dwa razy tyle. Czy jest na to wzór, czy potrzeba tabeli?
    .more-EU-POINTS-1 = Znajdź punkty za każdą długość w słowniku i je dodaj; bez żadnej trasy wynik to 0.
kata-payment-legal = Czy to cena tej trasy?
    .task = Dostajesz trasę, `route`, słownik z jej długością, `length`, kolorem, `colour` (`gray` dla szarej), i liczbą lokomotyw, `locomotives`, których wymaga jako prom; oraz wyłożone za nią karty, `cards`. Zwróć True, jeśli są dokładnie jej ceną, a w przeciwnym razie False.
    .hint-EU-CLAIM-1 = Porównaj liczbę kart z długością, a ich kolor z kolorem trasy.
    .more-EU-CLAIM-1 = Zbierz różne kolory kart, bez lokomotyw: może być najwyżej jeden, i to kolor trasy. A kart jest tyle, ile pól.
    .hint-EU-CLAIM-2 = Co może zastąpić lokomotywa?
    .more-EU-CLAIM-2 = Odłóż lokomotywy na bok, zanim spojrzysz na kolory. Jeśli nic nie zostanie, żaden kolor nie jest zły.
    .hint-EU-CLAIM-3 = Co jest szczególnego w szarej trasie?
    .more-EU-CLAIM-3 = Na szarej trasie dobry jest każdy kolor, ale nadal tylko jeden.
    .hint-EU-CLAIM-6 = Czy można zająć część trasy?
    .more-EU-CLAIM-6 = Gdy kart jest mniej niż pól, odpowiedź to False.
    .hint-EU-FERRY-1 = Niektóre pola promu wymagają czegoś szczególnego.
    .more-EU-FERRY-1 = Wśród kart musi być co najmniej tyle lokomotyw, ilu wymaga trasa.
    .hint-EU-FERRY-2 = Czy lokomotyw może być więcej niż symboli?
    .more-EU-FERRY-2 = Co najmniej tyle, ile symboli, a nie dokładnie tyle: następne zastępują zwykłe karty.
kata-ferry-price = Lokomotywy na prom
    .task = Prom ma `length` pól, z tego `symbols` z lokomotywą. Masz `coloured` kart w jednym kolorze i dość lokomotyw. Zwróć najmniejszą liczbę lokomotyw, którą możesz zapłacić.
    .hint-EU-FERRY-1 = Ilekolwiek masz kolorowych kart: czego wymagają symbole?
    .more-EU-FERRY-1 = Odpowiedź nigdy nie jest mniejsza niż liczba symboli.
    .hint-EU-FERRY-2 = A jeśli kolorowych kart nie starczy na resztę?
    .more-EU-FERRY-2 = Lokomotywy zapełniają wszystkie pola, na które brakuje kolorowych kart. Weź większą z dwóch liczb.
kata-tunnel-extra = Dodatkowe karty za tunel
    .task = Dostajesz karty wyłożone za tunel, `laid_out`, i karty odkryte potem, `revealed`, jedne i drugie jako listy nazw. Zwróć, ile kart trzeba dołożyć.
    .hint-EU-TUNNEL-2 = Które z odkrytych kart są w wyłożonym kolorze?
    .more-EU-TUNNEL-2 = Bierz odkryte karty po kolei i licz te w kolorze wyłożonych kart kolorowych. Wyłożona lokomotywa nie ma koloru.
    .hint-EU-TUNNEL-3 = Jako co liczy się odkryta lokomotywa?
    .more-EU-TUNNEL-3 = Odkryta lokomotywa liczy się zawsze, cokolwiek wyłożono; i liczy się raz.
    .hint-EU-TUNNEL-4 = Jaki kolor tu wyłożono?
    .more-EU-TUNNEL-4 = Same lokomotywy nie mają koloru: wtedy liczą się tylko lokomotywy wśród odkrytych kart.
    .hint-EU-TUNNEL-7 = Czy odkryte karty są zawsze trzy?
    .more-EU-TUNNEL-7 = Licz to, co jest, także gdy kart jest mniej niż trzy albo nie ma żadnej.
kata-sweep = Trzy lokomotywy na stole
    .task = Dostajesz pięć odkrytych kart, `row`, i karty, które nadejdą, `deck`, wierzchnią jako pierwszą. Zwróć pięć kart, które leżą tam, gdy nic już nie jest odrzucane; ich kolejność nie ma znaczenia.
    .hint-EU-DRAW-6 = Ile lokomotyw to za dużo i co się wtedy dzieje z pozostałymi kartami?
    .more-EU-DRAW-6 = Dopóki co najmniej trzy z pięciu to lokomotywy, odchodzi cała piątka i przychodzi następna piątka z talii. Za każdym razem sprawdź znowu.
kata-connected = Połączone?
    .task = Dostajesz `routes`, listę par miast, i dwa miasta, `start` i `end`. Zwróć True, jeśli tymi trasami można dojechać z `start` do `end`, a w przeciwnym razie False.
    .hint-EU-TICKET-4 = Ciąg może się składać z wielu tras, a trasą można jechać w obie strony.
    .more-EU-TICKET-4 = Trzymaj zbiór miast, do których już się dotarło, na początku samo `start`. Dodawaj miasta, do których prowadzą stamtąd trasy, aż nie przybędzie nic nowego.
kata-longest-trail = Najdłuższa linia
    .task = Dostajesz trasy gracza, `routes`, każdą jako miasto, drugie miasto i liczbę wagonów. Zwróć długość, w wagonach, najdłuższej ciągłej linii: może przejść przez miasto znowu, ale żadnej trasy nie używa dwa razy.
    .hint-EU-LONGEST-1 = Czego można użyć tylko raz: miasta czy trasy? I gdzie linia może się zacząć?
    .more-EU-LONGEST-1 = Napisz funkcję, która idzie z miasta dalej każdą nieużytą jeszcze trasą i wywołuje samą siebie dla reszty. Zacznij w każdym mieście i zachowaj najlepszy wynik.
kata-best-borrowing = Najlepsze pożyczanie
    .task = Gra się skończyła: `own` to trasy gracza, a `others` trasy przeciwników, jako pary miast. `stations` to miasta, w których gracz ma dworzec; każdy z biletów, `tickets`, to dwa miasta i punkty. Zwróć punkty za bilety przy najlepszym wyborze pożyczonych tras: zrealizowane się dodaje, niezrealizowane odejmuje.
    .hint-EU-TICKET-4 = Ile kosztuje niezrealizowany bilet?
    .more-EU-TICKET-4 = Dodaj punkty biletu, którego dwa miasta są połączone, a w przeciwnym razie je odejmij. Bez dworca niczego się nie pożycza.
    .hint-EU-STATION-4 = Które trasy może pożyczyć dworzec i ile ich?
    .more-EU-STATION-4 = Każdy dworzec dodaje jedną z tras przeciwników, które kończą się w jego mieście, albo żadną. Potem spójrz na bilety.
    .hint-EU-STATION-5 = Czy jeden dworzec może pomóc dwóm biletom różnymi trasami?
    .more-EU-STATION-5 = Najpierw wybierz trasę dla każdego dworca, a potem licz wszystkie bilety przy tym samym wyborze. Wypróbuj każdy wybór.
    .hint-EU-STATION-8 = Co kilka dworców może zrobić razem?
    .more-EU-STATION-8 = Próbuj wyborów wszystkich dworców razem, na przykład z `itertools.product`. Jeden bilet może korzystać z kilku pożyczonych tras.

## Dodatek z kośćmi

kata-dice-payment = Czy te kości to cena trasy?
    .task = Dostajesz trasę, `route`, słownik z jej długością, `length`, tym, czy jest podwójna, `double`, i liczbą lokomotyw, `locomotives`, których wymaga jako prom; oraz przeznaczone na nią kości, `dice`, i żetony, `tokens`. Zwróć True, jeśli są dokładnie jej ceną, a w przeciwnym razie False.
    .hint-DX-CLAIM-1 = Ilu symboli wymaga trasa tej długości?
    .more-DX-CLAIM-1 = Kości i żetonów razem musi być tyle, ile pól: nie mniej i nie więcej.
    .hint-DX-CLAIM-2 = Jakie symbole przyjmuje trasa podwójna, a jakie pojedyncza?
    .more-DX-CLAIM-2 = Trasa podwójna nie przyjmuje symboli pojedynczych, a pojedyncza podwójnych.
    .hint-DX-FACE-1 = Które ścianki kości przydają się na trasę?
    .more-DX-FACE-1 = Oprócz symboli swojego rodzaju trasa przyjmuje jokery, a dworca nigdy.
    .hint-DX-TOKEN-2 = Które żetony pomagają przy tej trasie?
    .more-DX-TOKEN-2 = Żeton to jeden symbol swojego rodzaju i żadnego innego. Mogą to być też same żetony.
    .hint-DX-FERRY-1 = Czego wymaga każda lokomotywa promu?
    .more-DX-FERRY-1 = Na kościach musi być co najmniej tyle jokerów, ilu lokomotyw wymaga prom. Żetony są na pozostałe pola.
kata-dice-tokens = Żetony za kości
    .task = Gracz ma `unused` nieużytych kości, zaczął turę z `began` żetonami, a teraz ma ich `held`. Zwróć, ile żetonów może jeszcze wziąć w tej turze.
    .hint-DX-TOKEN-1 = Ile kosztuje żeton?
    .more-DX-TOKEN-1 = Dwie kości za każdy żeton: licz całe pary. Za jedną pozostałą kość nie ma nic.
    .hint-DX-TOKEN-3 = Ile żetonów można mieć i kto nie bierze żadnego?
    .more-DX-TOKEN-3 = Miejsce jest do granicy trzech. Kto zaczął turę z trzema, nie bierze żadnego, nawet po wydaniu części.

## Gra karciana

kata-phase-one = Faza 1 tury
    .task = Dostajesz Bocznicę, `yard`: dla każdego koloru karty jego rzędu, w dowolnej kolejności; i liczbę tur, `turns`, w których nic się nie wykłada. Zwróć karty, które po tych turach są Na Torach; ich kolejność nie ma znaczenia.
    .hint-CG-TURN-1 = Ile kart opuszcza każdy rząd w turze? I co robi rząd, który się skończył?
    .more-CG-TURN-1 = Każdy rząd oddaje jedną kartę na turę, dopóki jakąś ma.
    .hint-CG-TURN-2 = Które karty leżą na czele rzędu?
    .more-CG-TURN-2 = Ustaw lokomotywy każdego rzędu jako pierwsze. Potem weź z jego czoła tyle kart, ile jest tur.
kata-robs = Czy to rabunek?
    .task = Wykładasz karty, `cards`: rząd w jednym kolorze, może z lokomotywami, albo trzy różne kolory. `mine` to twoja Bocznica, a `theirs` Bocznica przeciwnika: dla każdego koloru karty jego rzędu. Zwróć `no`, jeśli ruch nie jest dozwolony, `robbery`, jeśli to rabunek, a w przeciwnym razie `yes`.
    .hint-CG-YARD-1 = Czy coś stoi temu ruchowi na drodze?
    .more-CG-YARD-1 = Kolor, którego nie ma na żadnej Bocznicy, po prostu się wykłada i nikt nie jest obrabowany.
    .hint-CG-YARD-4 = Co leży na twojej Bocznicy?
    .more-CG-YARD-4 = Gdy któryś z kolorów leży w `mine`, ruch nie jest dozwolony.
    .hint-CG-ROB-1 = Ile kart tam leży, a ile wykładasz?
    .more-CG-ROB-1 = Gdy kart jest mniej, niż przeciwnik ma w tym kolorze, ruch nie jest dozwolony.
    .hint-CG-ROB-2 = A jeśli wykładasz więcej kart, niż tam leży?
    .more-CG-ROB-2 = Więcej kart niż w rzędzie przeciwnika to rabunek. Twoje lokomotywy też się liczą.
    .hint-CG-ROB-3 = Czy tyle samo wystarczy? I które karty się liczy?
    .more-CG-ROB-3 = Tyle samo nie wystarczy. Licz wszystkie karty rzędu, razem z lokomotywami, po obu stronach.
    .hint-CG-ROB-4 = Czy jedna karta może być więcej niż jedna?
    .more-CG-ROB-4 = Przy trzech kolorach każdy to rząd z jednej karty. Jeśli któryś z nich leży u przeciwnika, ruch nie jest dozwolony.
kata-best-matching = Najlepsze dopasowanie
    .task = Dostajesz stos, `stack`, czyli ile kart każdego rodzaju leży Na Torach, i bilety, `tickets`, każdy jako słownik z punktami, `points`, i z tym, czego wymaga w każdym kolorze, `asks`. Zwróć największą liczbę punktów, jaką mogą dać zrealizowane bilety.
    .hint-CG-MATCH-1 = Karta służy tylko jednemu biletowi, lokomotywa to dowolny kolor, a najdroższy bilet nie zawsze jest wart swoich kart.
    .more-CG-MATCH-1 = Dla pierwszego biletu wypróbuj jedno i drugie: zostaw go albo za niego zapłać, lokomotywami tylko tam, gdzie skończył się kolor. Ta sama funkcja znajdzie najlepszy wynik dla pozostałych; zachowaj większy.
kata-big-city = Wielkie Miasta
    .task = `completed` ma dla każdego gracza zrealizowane bilety, jako pary miast; `cards` mówi, ile warta jest karta każdego Wielkiego Miasta. Zwróć listę punktów, które każdy gracz dostaje za Wielkie Miasta, w kolejności graczy.
    .hint-CG-CITY-1 = Kto dostaje kartę, gdy kilku graczy ma tyle samo? A gdy nikt nie ma biletu do tego miasta?
    .more-CG-CITY-1 = Dla każdego miasta policz bilety każdego gracza, które je wymieniają. Punkty dostają wszyscy, którzy mają ich najwięcej, chyba że nie ma żadnego.
    .hint-CG-CITY-2 = A bilet między dwoma Wielkimi Miastami?
    .more-CG-CITY-2 = Patrz na każde miasto z osobna: bilet z nazwami dwóch z nich liczy się do obu.

## Wyszukiwanie zasad

rules-taught = Uczy tego
rules-tested = Sprawdza to
rules-found = Znalezione zasady: { $count }
rules-none = Żadna zasada nie mówi o „{ $text }”.
rules-near = Może: { $words }
