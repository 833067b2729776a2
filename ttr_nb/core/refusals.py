"""A refusal is a value: which rule, which case of it, and the numbers and ids that matter. Holds no sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

LONGEST = 120
"""Characters of a text in a refusal."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal.

    `case` tells apart the ways of breaking one rule; `params` carry what a sentence needs, what would make the
    action legal included.

    >>> print(Refusal("EU-CLAIM-4", "cars", {"needed": 4, "left": 3}))
    EU-CLAIM-4 cars (needed 4, left 3)
    """

    rule: str
    case: str
    params: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.params.items())
        return f"{self.rule} {self.case}" + (f" ({details})" if details else "")


def refuse(rule: str, case: str, **params: object) -> tuple[Refusal, ...]:
    """A stage with a single reason. Texts that people wrote are cut to a length one can read."""
    readable = {name: value[:LONGEST] if isinstance(value, str) else value for name, value in params.items()}
    return (Refusal(rule, case, readable),)
