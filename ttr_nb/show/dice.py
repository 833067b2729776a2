"""What dice show and what tokens somebody has, in words. Knows no rule and no board."""

from __future__ import annotations

from collections.abc import Iterable

from ttr_nb.content.dice import ROUTE_KINDS, SYMBOLS
from ttr_nb.mechanics.dice import Faces, Means, Tokens
from ttr_nb.show.words import can_say, join, say

DICE = tuple(f"dice-{symbol}" for symbol in SYMBOLS)
TOKENS = tuple(f"tokens-{kind}" for kind in ROUTE_KINDS)


def tell_dice(held: Faces | Means, language: str | None = None, form: str = "") -> str:
    """Dice, or dice and tokens: by themselves, or with form "object" as they follow a verb.

    >>> tell_dice((2, 0, 0, 1, 0, 1)), tell_dice((0, 0, 0, 1), "pl", "object"), tell_dice((0, 0, 0, 0))
    ('2 singles, 1 joker and 1 double token', '1 jokera', 'no dice')
    """
    return _told(zip((*DICE, *TOKENS), held, strict=False), language, form) or say("dice-none", language)


def tell_tokens(held: Tokens, language: str | None = None, form: str = "") -> str:
    """Route tokens, in the same way.

    >>> tell_tokens((1, 2), "ro"), tell_tokens((0, 0), "it")
    ('1 simbol de rută simplă și 2 simboluri de rută dublă', 'nessun gettone')
    """
    return _told(zip(TOKENS, held, strict=True), language, form) or say("tokens-none", language)


def _told(counts: Iterable[tuple[str, int]], language: str | None, form: str) -> str:
    parts = []
    for key, count in counts:
        if count:
            formed = f"{key}.{form}"
            parts.append(say(formed if form and can_say(formed, language) else key, language, n=count))
    return join(parts, language)
