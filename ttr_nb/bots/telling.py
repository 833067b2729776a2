"""A bot's reason as a sentence, in any of our languages. Knows which words go with which value, and no game."""

from __future__ import annotations

from ttr_nb.bots.choice import Reason
from ttr_nb.show.names import Naming
from ttr_nb.show.tell import word
from ttr_nb.show.words import say

REASONS: dict[str, tuple[str, ...]] = {
    "bot-asked": (),
    "bot-random": ("count",),
    "bot-only": (),
    "bot-nothing-better": (),
    "bot-keep-cheap": ("count",),
    "bot-keep-most": ("count",),
    "bot-keep": ("count", "offered"),
    "bot-draw-tickets": ("cars",),
    "bot-draw-more-tickets": (),
    "bot-claim-points": ("route", "points"),
    "bot-claim-ticket": ("route",),
    "bot-claim-way": ("route",),
    "bot-claim-tunnel": ("route", "percent"),
    "bot-claim-last": ("route", "points"),
    "bot-block": ("route",),
    "bot-pay": (),
    "bot-station": ("city",),
    "bot-take": ("card",),
    "bot-take-locomotive": (),
    "bot-take-fits": (),
    "bot-take-any": ("card",),
    "bot-draw-blind": (),
    "bot-roll-rest": ("dice",),
    "bot-roll-again": ("dice", "gain"),
    "bot-keep-dice": (),
    "bot-token": ("kind",),
    "bot-end-turn": (),
    "bot-passenger": ("city",),
    "bot-trip": ("city",),
    "bot-end-trip": (),
    "bot-place-longest": ("cards",),
    "bot-place-most": ("cards",),
    "bot-place": ("cards",),
    "bot-rob": ("cards", "owner", "count"),
    "bot-search": ("because", "worlds", "options"),
}
"""Every reason that a bot can give, with its parameters."""


def tell_reason(reason: Reason, names: Naming, language: str | None = None) -> str:
    """Why a bot did what it did, in its own words.

    >>> from ttr_nb.content.maps import load_board
    >>> from ttr_nb.show.names import Names
    >>> names = Names(load_board("europe"), ["Ana", "Ben"])
    >>> reason = Reason("bot-claim-ticket", {"route": "budapest-wien-red"})
    >>> tell_reason(reason, names)
    'I build Budapest – Vienna (red): it finishes my ticket, and nobody else has claimed it yet.'
    >>> tell_reason(reason, names, "it")
    'Costruisco la linea Budapest – Vienna (rossa): completa il mio biglietto, e nessun altro l’ha ancora occupata.'
    """
    because = reason.params.get("because")
    told = {name: word(name, value, names, language) for name, value in reason.params.items() if name != "because"}
    if because is not None:
        told["because"] = tell_reason(because, names, language)
    return say(reason.key, language, **told)
