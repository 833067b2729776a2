### Żywy stół: przyciski, nagłówki i krótkie odpowiedzi.

table-market = Karty na stole
table-find = Trasa lub miasto
table-place = Szukaj
table-go = Wybierz to miejsce
table-not-found = Na tej planszy nie ma miejsca o nazwie „{ $name }”.
table-pay-route = { $route }: jak płacisz?
table-pay-ferry = { $route }, prom: trzeba zapłacić { COUNT($needed, of: "locomotives") } (w ramce). Czym płacisz?
table-pay-station = Dworzec: { $city }. Jak płacisz?
table-cancel = Jednak nie
table-connected = { $ticket }: już połączone
table-stale = To kliknięcie przyszło za późno albo dwa razy: liczy się raz.
table-others = Gra { $seat }. Aby zdecydować, spójrz oczami tej osoby.
table-next = Następny ruch: { $seat }.
table-plays = Gra { $seat }.
table-nothing-there = Nie da się z tym nic zrobić.
table-no-undo = Nie ma czego cofnąć.
table-no-redo = Nie ma czego ponowić.

## Co można zrobić

table-hint-eu = Twoja tura: dobierz karty, dobierz bilety { $stations ->
    [0] albo kliknij trasę, by ją zająć
   *[other] albo kliknij trasę, by ją zająć, lub miasto, by zbudować dworzec
}. To, co w ramce, jest możliwe; kliknij cokolwiek innego, a dowiesz się, dlaczego nie.
table-hint-dx = Użyj kości: kliknij { $stations ->
    [0] trasę w ramce
   *[other] trasę w ramce, miasto
}, bilety albo stosy żetonów. Kliknij cokolwiek innego, a dowiesz się, dlaczego to niemożliwe.
table-hint-cg = Twoja tura: dobierz karty, dobierz bilety albo wybierz karty z ręki, by wyłożyć je na Bocznicę.
table-hint-over = Poniżej widać punkty i to, skąd się wzięły.

## Przeszłość

table-past = Oglądasz przeszłość.
table-move = po ruchu { $move }
table-now = Wróć do teraz
table-play-on = Graj dalej od tego miejsca
table-undo = Cofnij
table-redo = Ponów
table-hint = Podpowiedź
table-hinted = Rada bota: { $action }. Jego powód: „{ $reason }”
table-said = „{ $reason }”
table-finish = Niech bot dokończy
table-slider = Ruch

## Oczy

table-eyes = Czyimi oczami
table-follow = Kto jest na ruchu
table-open = Otwarty stół
table-use-curtain = Kurtyna między turami
table-curtain = Przekaż ekran: { $seat }.
table-lift = To ja, { $seat }

## Ustawienia

table-language = Język
table-size = Rozmiar
table-normal = Zwykły
table-projector = Rzutnik
table-speed = Pauza botów, w sekundach
table-stuck = Gra { $seat }: zdecyduj za bota. Albo niech spróbuje jeszcze raz: cofnij ruch lub zmień pauzę.
table-file = Plik
table-save = Zapisz
table-load = Wczytaj
table-saved = Gra jest zapisana w pliku { $file }.
table-loaded = Gra z pliku { $file } toczy się dalej.
table-not-json = „{ $file }” nie jest nazwą zapisanej gry, na przykład game.json.
table-not-a-game = Plik { $file } już istnieje i nie jest zapisaną grą, więc zostaje nietknięty: { $why }
table-no-file = Nie ma tu pliku { $file }.
table-no-game = Nie ma tu gry „{ $name }”.
table-not-loaded = Gra z pliku { $file } nie może toczyć się tu dalej: { $why }

## Los

table-laid-out = Wyłożone
table-revealed = Odkryte
table-due = { $extra ->
    [0] Nie trzeba nic dopłacać.
   *[other] Do dopłaty: { COUNT($extra, of: "cards") }.
}
table-tunnel-dice = Kości tuneli
table-due-dice = { $extra ->
    [0] Nie trzeba nic dopłacać.
   *[other] Do dopłaty: { $extra }, kośćmi lub żetonami.
}
table-rolled = Rzut
table-counts-colour = liczy się: ten sam kolor
table-counts-locomotive = liczy się: lokomotywa
table-counts-not = nie liczy się
table-departs = { $seat }: z Bocznicy na stos „Na Torach”
table-robbed = Rabunek pociągów: { $seat } okrada gracza { $owner }
face-single = pojedyncza
face-double = podwójna
face-station = dworzec
face-joker = joker
face-tunnel = tunel
face-blank = puste

## Koniec

table-ending = Skąd wziął się wynik
table-trail = Najdłuższa linia, { $seat }: { $length }
table-search = Szukanie najdłuższej linii, { $seat }: krok po kroku
table-counted = Policzone wagony: { $cars } z { $length }
table-borrowing = Dworce, { $seat }: wszystkie możliwości
table-borrows-nothing = bez pożyczonej trasy
table-choices-before = poprzednie: { $count }
table-choices-after = i jeszcze { $count }
table-matching = Karty i bilety, { $seat }
table-step = Krok dalej
table-step-back = Krok wstecz
table-worth-leaving = możliwe, ale inne bilety były warte więcej
table-not-possible = niemożliwe z tymi kartami

## The search for the longest path

search-step = Krok
search-rule = Według reguły miasto można odwiedzić ponownie: teraz { COUNT($length, of: "cars") }, najlepsza dotąd { COUNT($best, of: "cars") }.
search-rule-result = Według reguły miasto można odwiedzić ponownie: najdłuższa linia ma { COUNT($best, of: "cars") }.
search-mistake = Częsty błąd, żadne miasto dwa razy: teraz { COUNT($length, of: "cars") }, najlepsza dotąd { COUNT($best, of: "cars") }.
search-mistake-result = Częsty błąd, żadne miasto dwa razy: najdłuższa znaleziona ma { COUNT($best, of: "cars") }.
search-cut = Szukanie jest dłuższe: widać tylko tyle pierwszych kroków: { $steps }.
