"""Seeds at which a wished-for thing happens: bots play seed after seed until it does. Knows no rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ttr_nb.core.errors import TtrError
from ttr_nb.lab.plan import Player, known_bots, known_box, known_number, made, name_of
from ttr_nb.lab.playing import BotFailed, moves
from ttr_nb.lab.wishes import Look, look_for, wish_for
from ttr_nb.session import Session
from ttr_nb.shelf import Box
from ttr_nb.show.words import say

LIMIT = 1000
"""Seeds that are tried when nobody says how many."""


@dataclass(frozen=True, repr=False)
class Search:
    """What is looked for, and among which games. `opened` makes a game to look at out of a session."""

    box: Box
    bots: tuple[Player, ...]
    event: str
    options: Mapping[str, Any]
    limit: int
    progress: bool
    opened: Callable[[Session, Box], Any]
    players: Sequence[str]

    def from_seed(self, first: int) -> Found:
        """The first seed from this one on, and the first move of it; an error when the limit is reached."""
        from tqdm.auto import tqdm

        look = look_for(self.box, self.event, self.options)
        label = say("lab-searching", game=self.box.rules.id, event=self.event)
        with tqdm(total=self.limit, desc=label, disable=not self.progress, unit="", leave=False) as bar:
            for seed in range(first, first + self.limit):
                if found := self._in_game(seed, look):
                    return found
                bar.update()
        wished = ", ".join([self.event, *[f"{name}={value}" for name, value in self.options.items()]])
        among = f"{', '.join(map(name_of, self.bots))} in {self.box.rules.id}"
        raise TtrError(f"no {wished} with seeds {first} to {first + self.limit - 1} of {among}; try a higher limit")

    def _in_game(self, seed: int, look: Look) -> Found | None:
        rules = self.box.rules
        bots = [made(player, rules) for player in self.bots]
        done: list[str] = []
        try:
            for moved in moves(rules, bots, seed):
                if moved.number:
                    done.append(str(moved.action))
                    if (action := look(rules, moved)) is not None:
                        return Found(rules.id, self.event, seed, moved.number, action, tuple(done), self)
        except BotFailed as failed:
            bot = name_of(self.bots[failed.seat])
            where = f"bot {bot!r}, seed {seed}, seat {failed.seat}, move {failed.move}"
            raise TtrError(f"{where}: {failed.what}") from failed
        return None


@dataclass(frozen=True, repr=False)
class Found:
    """A moment: `seed` of the game, number of the `move`, and the `action` that did it.

    For a failed ferry, `action` is what is refused at that moment.
    """

    rules: str
    event: str
    seed: int
    move: int
    action: str
    moves: tuple[str, ...] = field(compare=False)
    search: Search = field(compare=False)

    def game(self, before: bool = False) -> Any:
        """The game at that moment: right after the move, or right before it, so that one can make it oneself."""
        box, people = self.search.box, tuple(self.search.players)
        session = Session.start(box.rules, people, self.seed, box.arrange(people, {}))
        for action in self.moves[: len(self.moves) - bool(before)]:
            session.submit(action)
        return self.search.opened(session, box)

    def again(self) -> Found:
        """The next seed at which it happens."""
        return self.search.from_seed(self.seed + 1)

    def __repr__(self) -> str:
        return f"<Found {self.event} in {self.rules}: seed {self.seed}, move {self.move}: {self.action}>"


def find(
    game: str,
    event: str,
    limit: int,
    seed: int,
    bots: Sequence[Player] | None,
    wish: Mapping[str, Any],
    players: Sequence[str],
    opened: Callable[[Session, Box], Any],
    progress: bool = True,
) -> Found:
    """The first seed from `seed` on at which it happens. See `ttr_nb.api.find_seed`."""
    box = known_box(game)
    look_for(box, event, wish)
    able = known_bots((wish_for(event).bot,) * 2 if bots is None else bots, box.rules)
    search = Search(
        box,
        able,
        event,
        dict(wish),
        known_number(limit, "the limit", 1),
        progress,
        opened,
        tuple(players)[: len(able)],
    )
    return search.from_seed(known_number(seed, "a seed", 0))
