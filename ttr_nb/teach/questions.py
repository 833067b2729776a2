"""Questions posed: a round with its case played and its answer found, in words of any language. Knows no widget."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from random import Random

from ttr_nb.core.errors import TtrError
from ttr_nb.core.numbers import whole
from ttr_nb.show.language import checked
from ttr_nb.teach.answers import solve
from ttr_nb.teach.asking import Solved, Spec
from ttr_nb.teach.cases import Case, play
from ttr_nb.teach.lessons import QUESTIONS, Lesson, Round
from ttr_nb.teach.placeholders import namer
from ttr_nb.teach.texts import Texts, fill
from ttr_nb.teach.variations import asked, varied


@dataclass(frozen=True)
class Question:
    """A round's question about a case; `number` says which variation it is, None for the round itself."""

    lesson: str
    round: Round
    number: int | None
    case: Case
    spec: Spec

    @property
    def id(self) -> str:
        """Its name in the learner's progress."""
        return f"{self.lesson}/{self.round.id}"

    @cached_property
    def solved(self) -> Solved:
        """The right answer."""
        return solve(self.case, self.spec)

    def text(self, language: str | None = None) -> str:
        """The question in words."""
        return self.filled(self.round.question, checked(language))

    def because(self, language: str | None = None) -> str:
        """The author's last word about the answer, or ""."""
        return self.filled(self.round.because, checked(language)) if self.round.because else ""

    def filled(self, texts: Texts, code: str) -> str:
        """A text of the author's with the names of this case."""
        return fill(texts[code], namer(self.case, code, self.spec))

    def read(self, answer: int | str) -> int | str:
        """An answer as a person gives it, checked: one of the options, or a whole number, typed or not."""
        if self.solved.options:
            if answer not in self.solved.options:
                raise TtrError(f"{str(answer)[:60]!r} is not one of {', '.join(self.solved.options)}")
            return answer
        number = whole(answer)
        if number is None and isinstance(answer, str):
            text = answer.strip().replace("−", "-")
            digits = text.removeprefix("-")
            number = int(text) if digits.isdecimal() and len(digits) <= 6 else None
        if number is None or abs(number) > 999_999:
            raise TtrError(f"{str(answer)[:60]!r} is not a whole number")
        return number

    def is_right(self, answer: int | str | None) -> bool:
        """Whether this is the right answer."""
        return answer == self.solved.value and type(answer) is type(self.solved.value)


def pose(lesson: str, each: Round, number: int | None = None) -> Question:
    """The question of a round, or of one of its variations."""
    scenario, spec = each.scenario, each.answer
    if number is not None:
        variation = each.variations[number]
        scenario, spec = varied(scenario, variation), asked(spec, variation)
    return Question(lesson, each, number, play(scenario), spec)


@lru_cache(maxsize=256)
def posed(lesson: Lesson, id: str, number: int | None = None) -> Question:
    """A question of a lesson. Played only once."""
    return pose(lesson.id, lesson.round(id), number)


def check_number(lesson: Lesson, id: str, seed: int) -> int:
    """Which variation a seed picks."""
    each = lesson.round(id)
    if not each.variations:
        raise TtrError(f"the round {id!r} of {lesson.id!r} has no other numbers to check with")
    order = list(range(len(each.variations)))
    Random(f"{lesson.id}/{id}").shuffle(order)
    return order[seed % len(order)]


def quiz_numbers(lesson: Lesson, seed: int) -> list[tuple[str, int]]:
    """The questions of a quiz as rounds and variations: different ones, from as many rounds as there are."""
    random = Random(f"{lesson.id}/{seed}")
    piles = {each.id: list(range(len(each.variations))) for each in lesson.rounds if each.variations}
    for pile in piles.values():
        random.shuffle(pile)
    chosen: list[tuple[str, int]] = []
    while len(chosen) < QUESTIONS and any(piles.values()):
        left = [id for id, pile in piles.items() if pile]
        fewest = min(sum(id == other for other, _ in chosen) for id in left)
        id = random.choice([id for id in left if sum(id == other for other, _ in chosen) == fewest])
        chosen.append((id, piles[id].pop()))
    if len(chosen) < QUESTIONS:
        raise TtrError(f"the lesson {lesson.id!r} varies too little for a quiz of {QUESTIONS} questions")
    order = [each.id for each in lesson.rounds]
    return sorted(chosen, key=lambda pair: (order.index(pair[0]), pair[1]))
