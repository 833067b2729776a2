### Lekcje: przewidź, spróbuj, wyjaśnij, sprawdź; i postępy ucznia.

## Answers

lesson-yes = Tak
lesson-no = Nie
lesson-nobody = Nikt
lesson-several = Remis
lesson-answer = Odpowiedź brzmi: { $right }.
lesson-right = Dobrze. Odpowiedź brzmi: { $right }.
lesson-wrong = Nie całkiem. Twoja odpowiedź: { $given }. Prawidłowa odpowiedź: { $right }.
lesson-refused = „{ $action }” nie jest możliwe:

## The four steps

lesson-predict = Przewidź
lesson-try = Spróbuj
lesson-explain = Wyjaśnienie
lesson-check = Sprawdź się
lesson-quiz = Trzy pytania na koniec
lesson-number = Twoja odpowiedź, liczba
lesson-choose = Wybierz
lesson-lock = Zatwierdź odpowiedź
lesson-choose-first = Najpierw wybierz lub wpisz odpowiedź.
lesson-not-a-number = „{ $text }” nie jest liczbą całkowitą.
lesson-locked = Zatwierdzono: { $given }.
lesson-seen = Odpowiedź została już pokazana, więc tu nie można już przewidywać.
lesson-next = Teraz spróbuj, a potem przeczytaj wyjaśnienie.
lesson-next-read = Teraz przeczytaj wyjaśnienie.
lesson-lock-first = Najpierw zatwierdź swoje przewidywanie.
lesson-anyway = Pokaż mimo to
lesson-show = Pokaż odpowiedź
lesson-following = Następne pytanie
lesson-another = Jeszcze jedno
lesson-submit = Sprawdź odpowiedź
lesson-goal-reached = Gotowe. { $task }
lesson-again = Od początku
lesson-solution = Jak można to zrobić
lesson-rules-here = Zasady w tym miejscu
lesson-of = Pytanie { $number } z { $count }
lesson-result = Dobrych odpowiedzi: { $right } z { $count }.
lesson-all-right = Wszystkie odpowiedzi dobre ({ $count }): brawo.
lesson-quiz-again = Trzy inne pytania

## A lesson

lesson-able = Co będziesz umieć
lesson-taught = Zasady, których uczy
lesson-rounds = Jej rundy

## Progress

progress-title = Twoje postępy
progress-course = Cały kurs
progress-steps = { $done } z { $count }
progress-set-aside = Nie udało się odczytać pliku z postępami. Został zachowany jako { $file }, a nowy rozpoczęto od zera.
progress-not-saved = Postępów nie można zapisać na dysku; są przechowywane do zatrzymania jądra.
