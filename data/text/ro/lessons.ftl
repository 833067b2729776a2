### Lecțiile: prezi, încerci, explici, verifici; și progresul celui care învață.

## Answers

lesson-yes = Da
lesson-no = Nu
lesson-nobody = Nimeni
lesson-several = Sunt la egalitate
lesson-answer = Răspunsul este: { $right }.
lesson-right = Corect. Răspunsul este: { $right }.
lesson-wrong = Nu chiar. Ai spus: { $given }. Răspunsul este: { $right }.
lesson-refused = „{ $action }” nu este posibil:

## The four steps

lesson-predict = Prezi
lesson-try = Încearcă
lesson-explain = Explicația
lesson-check = Verifică
lesson-quiz = Trei întrebări la sfârșit
lesson-number = Răspunsul tău, un număr
lesson-choose = Alege
lesson-lock = Fixează răspunsul
lesson-choose-first = Mai întâi alege sau scrie un răspuns.
lesson-not-a-number = „{ $text }” nu este un număr întreg.
lesson-locked = Ai fixat: { $given }.
lesson-seen = Ai văzut deja răspunsul, așa că aici nu mai poți prezice.
lesson-next = Acum încearcă, apoi citește explicația.
lesson-next-read = Acum citește explicația.
lesson-lock-first = Fixează mai întâi ce prezici.
lesson-anyway = Arată oricum
lesson-show = Arată răspunsul
lesson-following = Întrebarea următoare
lesson-another = Încă una
lesson-submit = Verifică răspunsul
lesson-goal-reached = Gata. { $task }
lesson-again = De la început
lesson-solution = Cum se poate face
lesson-rules-here = Regulile de aici
lesson-of = Întrebarea { $number } din { $count }
lesson-result = { $right } din { $count } corecte.
lesson-all-right = Toate { $count } corecte: foarte bine.
lesson-quiz-again = Alte trei întrebări

## A lesson

lesson-able = Ce vei ști să faci
lesson-taught = Regulile pe care le învață
lesson-rounds = Rundele ei

## Progress

progress-title = Progresul tău
progress-course = Tot cursul
progress-steps = { $done } din { $count }
progress-set-aside = Fișierul cu progresul tău nu a putut fi citit. Este păstrat ca { $file } și a fost început unul nou.
progress-not-saved = Progresul nu poate fi scris pe disc; este păstrat până la oprirea nucleului.
