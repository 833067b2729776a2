"""What a kata is made of: a task over plain data, the engine's answer to it, and cases to try. Holds no rule."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from ttr_nb.teach.katas.shapes import Shape


class Case(NamedTuple):
    """One thing to ask a function, and the rule that it turns on."""

    rule: str
    arguments: tuple[Any, ...]


@dataclass(frozen=True)
class Exercise:
    """A rule to be written as a function, in a notebook of the course.

    `engine` answers through the rules themselves; it is never a second copy of them. `chosen` are the cases on the
    edge, simplest first; `draw` makes one more from chance, and `about` says which of `rules` it turns on. `witness`
    shows how the engine came to its answer. `solution` is one way to write the function, and gives it its name.
    """

    id: str
    notebook: str
    rules: tuple[str, ...]
    shape: Shape
    engine: Callable[..., Any]
    chosen: Callable[[], tuple[Case, ...]]
    draw: Callable[[Random], tuple[Any, ...]]
    about: Callable[..., str]
    witness: Callable[..., str]
    solution: Callable[..., Any]

    @property
    def name(self) -> str:
        """What the function is called."""
        return self.solution.__name__

    @property
    def parameters(self) -> tuple[str, ...]:
        """What it is given."""
        return tuple(inspect.signature(self.solution).parameters)

    @property
    def signature(self) -> str:
        """Its first line, as one would type it."""
        signature = inspect.signature(self.solution)
        given = ", ".join(f"{each.name}: {each.annotation}" for each in signature.parameters.values())
        return f"def {self.name}({given}) -> {signature.return_annotation}:"

    @property
    def source(self) -> str:
        """The solution as it stands in its file."""
        return inspect.getsource(self.solution).rstrip()

    def drawn(self, seed: int, count: int) -> list[Case]:
        """Cases from a seed, the shortest first, so that the first one that goes wrong is easy to read."""
        rng = Random(f"{self.id}/{seed}")
        cases = [self.draw(rng) for _ in range(count)]
        return [Case(self.about(*arguments), arguments) for arguments in sorted(cases, key=lambda it: len(repr(it)))]


def written(name: str, arguments: tuple[Any, ...]) -> str:
    """A call as code, which one can paste into a cell.

    >>> written("points", ([1, 2], "red"))
    "points([1, 2], 'red')"
    """
    return f"{name}({', '.join(map(repr, arguments))})"
