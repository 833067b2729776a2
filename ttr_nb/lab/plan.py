"""What is to be played: which game, which bots, from which seed; and who sits where in which game. Plays nothing.

A plan is a small value that travels to workers: ids, numbers, and a bot of one's own as the function it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass
from hashlib import shake_128
from typing import Any, TypeAlias

from ttr_nb.bots.choice import Bot
from ttr_nb.bots.registry import make_bot
from ttr_nb.core.chance import Seeded
from ttr_nb.core.errors import TtrError
from ttr_nb.core.numbers import whole
from ttr_nb.session import LARGEST_SEED
from ttr_nb.shelf import Box, game_ids, open_box
from ttr_nb.show.told import told

Player: TypeAlias = Any
"""A bot by its name, as `ttr.bot(…)`, or as a function of a view, the legal actions and a random generator."""

PATIENCE = 60.0
"""Seconds that a bot may think about one move."""

SEED_BYTES = 6
"""Large enough for no two deals to be alike by chance, small enough to be exact in any table or spreadsheet."""


@dataclass(frozen=True)
class Plan:
    """Which game between which bots; `noted` are the kinds of events to keep. The same plan gives the same games."""

    game: str
    bots: tuple[Player, ...]
    seed: int
    noted: tuple[str, ...] = ()
    patience: float = PATIENCE

    @property
    def rules(self) -> Any:
        """The rule set."""
        return open_box(self.game).rules

    @property
    def rotations(self) -> int:
        """How many ways there are to seat the bots by moving everybody on; fewer where some are the same.

        >>> Plan("europe", ("greedy", "planner", "random"), 1).rotations
        3
        >>> from ttr_nb.bots.registry import bot
        >>> Plan("europe", ("greedy", bot("greedy")), 1).rotations
        1
        """
        asked = [_asked(player) for player in self.bots]
        return next(by for by in range(1, len(asked) + 1) if asked[by:] + asked[:by] == asked)

    def seated(self, number: int) -> tuple[Player, ...]:
        """Who sits where in a game: each deal is played once from every seating.

        >>> [Plan("europe", ("greedy", "planner"), 1).seated(number) for number in range(2)]
        [('greedy', 'planner'), ('planner', 'greedy')]
        """
        by = number % self.rotations
        return self.bots[by:] + self.bots[:by]

    def deal(self, number: int) -> int:
        """The seed of a game; `new_game` gives the same deal with it.

        >>> plan = Plan("europe", ("greedy", "planner"), 1)
        >>> plan.deal(0) == plan.deal(1), plan.deal(1) == plan.deal(2)
        (True, False)
        """
        digest = shake_128(f"{self.seed}/{number // self.rotations}".encode()).digest(SEED_BYTES)
        return int.from_bytes(digest, "big")


def name_of(player: Player) -> str:
    """How a bot is called in tables, with its budget where it has one of its own.

    >>> from ttr_nb.bots.registry import bot
    >>> name_of("greedy"), name_of(bot("search", nodes=50)), name_of(lambda view, legal, rng: legal[0])
    ('greedy', 'search nodes=50', '<lambda>')
    """
    if callable(player):
        return printable(str(getattr(player, "__name__", type(player).__name__)))
    name, options = _asked(player)
    return " ".join([str(name), *[f"{option}={value}" for option, value in options.items()]])


def printable(text: str) -> str:
    r"""Text that can be written to any file: half a character, which Python lets pass, is spelt out.

    >>> printable("no \udc80 name")
    'no \\udc80 name'
    """
    return text.encode("utf-8", "backslashreplace").decode()


def made(player: Player, rules: Any) -> Bot:
    """A bot that is ready to play: one of ours, or a copy of somebody's own, so that it remembers no other game.

    A function is its own copy, and what cannot be copied plays as it is.
    """
    if callable(player):
        function: Bot = player
        with suppress(Exception):
            function = deepcopy(player)
        return function
    name, options = _asked(player)
    try:
        return make_bot(name, rules, **options)
    except TypeError as error:
        raise TtrError(f"there is no such bot as {name_of(player)[:60]!r}: {error}") from None


def _asked(player: Any) -> tuple[Any, Mapping[str, Any]]:
    """The name of a bot and its options; a bot of one's own is what it is."""
    if isinstance(player, str) or callable(player) or not hasattr(player, "options"):
        return player, {}
    return player.name, player.options


def known_box(game: object) -> Box:
    """The box of a game, or an error that says which there are."""
    try:
        return open_box(str(game))
    except KeyError:
        raise TtrError(f"there is no game {str(game)[:60]!r} here; there is {', '.join(game_ids())}") from None


def known_bots(bots: object, box: Box) -> tuple[Player, ...]:
    """Bots that can play a game, one for each seat; how many may is for its rules to say."""
    if isinstance(bots, str) or not isinstance(bots, Sequence) or not bots:
        raise TtrError(f"bots are a list with one for each seat, not {str(bots)[:60]!r}")
    for bot in bots:
        made(bot, box.rules)
    with told(box.names(())):
        box.rules.new(len(bots), box.rules.arrangement({}), Seeded(1))
    return tuple(bots)


def known_number(value: object, what: str, least: int, most: int = LARGEST_SEED) -> int:
    """A whole number within bounds.

    >>> known_number(0, "the number of games", 1)
    Traceback (most recent call last):
        ...
    ttr_nb.core.errors.TtrError: the number of games is a whole number from 1 on, not 0
    """
    number = whole(value)
    if number is None or not least <= number <= most:
        raise TtrError(f"{what} is a whole number{f' from {least} on' if least >= 0 else ''}, not {str(value)[:60]}")
    return number


def known_patience(seconds: object) -> float:
    """A time limit that can be kept."""
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 < seconds < 1e6:
        raise TtrError(f"patience is a number of seconds, not {str(seconds)[:60]}")
    return float(seconds)


def known_kinds(events: object, kinds: Iterable[str]) -> tuple[str, ...]:
    """The kinds of events asked for: all of them (True), none (False), or some by name."""
    every = tuple(kinds)
    if isinstance(events, bool):
        return every if events else ()
    if isinstance(events, str) or not isinstance(events, Iterable):
        raise TtrError(f"events are True, False or a list of kinds, not {str(events)[:60]!r}")
    asked = tuple(events)
    for kind in asked:
        if kind not in every:
            raise TtrError(f"there is no event {str(kind)[:60]!r} in this game; there is {', '.join(every)}")
    return tuple(kind for kind in every if kind in asked)
