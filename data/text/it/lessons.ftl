### Le lezioni: prevedere, provare, spiegare, verificare; e i progressi di chi impara.

## Answers

lesson-yes = Sì
lesson-no = No
lesson-nobody = Nessuno
lesson-several = Parità
lesson-answer = La risposta è: { $right }.
lesson-right = Giusto. La risposta è: { $right }.
lesson-wrong = Non proprio. Hai detto: { $given }. La risposta è: { $right }.
lesson-refused = «{ $action }» non è possibile:

## The four steps

lesson-predict = Prevedi
lesson-try = Prova
lesson-explain = Spiegazione
lesson-check = Verifica
lesson-quiz = Tre domande alla fine
lesson-number = La tua risposta, un numero
lesson-choose = Scegli
lesson-lock = Blocca la risposta
lesson-choose-first = Prima scegli o scrivi una risposta.
lesson-not-a-number = «{ $text }» non è un numero intero.
lesson-locked = Bloccata: { $given }.
lesson-seen = Hai già visto la risposta, quindi qui non si può più prevedere.
lesson-next = Ora prova, e poi leggi la spiegazione.
lesson-next-read = Ora leggi la spiegazione.
lesson-lock-first = Blocca prima la tua previsione.
lesson-anyway = Mostra comunque
lesson-show = Mostra la risposta
lesson-following = Domanda successiva
lesson-another = Un’altra
lesson-submit = Controlla la risposta
lesson-goal-reached = Fatto. { $task }
lesson-again = Ricomincia
lesson-solution = Come si può fare
lesson-rules-here = Le regole qui
lesson-of = Domanda { $number } di { $count }
lesson-result = { $right } giuste su { $count }.
lesson-all-right = Tutte e { $count } giuste: ottimo lavoro.
lesson-quiz-again = Altre tre domande

## A lesson

lesson-able = Che cosa saprai fare
lesson-taught = Le regole che insegna
lesson-rounds = I suoi passi

## Progress

progress-title = I tuoi progressi
progress-course = Tutto il corso
progress-steps = { $done } di { $count }
progress-set-aside = Il file dei tuoi progressi non si poteva leggere. È conservato come { $file }, e ne è iniziato uno nuovo.
progress-not-saved = I progressi non si possono scrivere sul disco; restano fino all’arresto del kernel.
