### Lessons: predict, try, explain, check; and the learner's progress.

## Answers

lesson-yes = Yes
lesson-no = No
lesson-nobody = Nobody
lesson-several = They share it
lesson-answer = The answer is: { $right }.
lesson-right = Right. The answer is: { $right }.
lesson-wrong = Not quite. You said: { $given }. The answer is: { $right }.
lesson-refused = “{ $action }” is not possible:

## The four steps

lesson-predict = Predict
lesson-try = Try
lesson-explain = Explain
lesson-check = Check
lesson-quiz = Three questions at the end
lesson-number = Your answer, a number
lesson-choose = Choose
lesson-lock = Lock it in
lesson-choose-first = Choose or type an answer first.
lesson-not-a-number = “{ $text }” is not a whole number.
lesson-locked = Locked in: { $given }.
lesson-seen = You have looked at the answer, so this one can no longer be predicted.
lesson-next = Now try it, and then let it be explained.
lesson-next-read = Now let it be explained.
lesson-lock-first = Lock in your prediction first.
lesson-anyway = Show it anyway
lesson-show = Show the answer
lesson-following = Next question
lesson-another = Another one
lesson-submit = Check my answer
lesson-goal-reached = Done. { $task }
lesson-again = Start again
lesson-solution = How it can be done
lesson-rules-here = The rules here
lesson-of = Question { $number } of { $count }
lesson-result = { $right } of { $count } right.
lesson-all-right = All { $count } right: well done.
lesson-quiz-again = Three other questions

## A lesson

lesson-able = What you will be able to do
lesson-taught = The rules it teaches
lesson-rounds = Its rounds

## Progress

progress-title = Your progress
progress-course = The whole course
progress-steps = { $done } of { $count }
progress-set-aside = Your progress file could not be read. It is kept as { $file }, and a new one was begun.
progress-not-saved = Your progress cannot be written to disk; it is kept until the kernel stops.
