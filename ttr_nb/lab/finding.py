"""Seeds at which a wished-for thing happens: bots play seed after seed until it does. Knows no rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from ttr_nb.bots.play import fault
from ttr_nb.core.errors import TtrError
from ttr_nb.lab.plan import PATIENCE, Player, known_bots, known_box, known_number, known_patience, made, name_of
from ttr_nb.lab.playing import LATE, BotFailed, Clock, Thinking, moves
from ttr_nb.lab.watching import play_watched
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
    patience: float
    progress: bool
    opened: Callable[[Session, Box], Any]
    players: Sequence[str]

    def from_seed(self, first: int) -> Found:
        """The first seed from this one on, and the first move of it; an error when the limit is reached.

        Seeds at which a bot goes wrong are passed over, and the error tells of the first; one that is too slow ends it.
        """
        from tqdm.auto import tqdm

        look = look_for(self.box, self.event, self.options)
        label = say("lab-searching", game=self.box.rules.id, event=self.event)
        wrong: list[str] = []
        with tqdm(total=self.limit, desc=label, disable=not self.progress, unit="", leave=False) as bar:
            for seed in range(first, first + self.limit):
                (found,) = play_watched([seed], partial(self._in_game, look), self._late, self.patience)
                match found:
                    case Found():
                        return found
                    case TtrError():
                        raise found
                    case str():
                        wrong.append(found)
                bar.update()
        wished = ", ".join([self.event, *[f"{name}={value}" for name, value in self.options.items()]])
        among = f"{', '.join(map(name_of, self.bots))} in {self.box.rules.id}"
        faults = f" ({len(wrong)} of these games went wrong, the first one so: {wrong[0]})" if wrong else ""
        seeds = f"{first} to {first + self.limit - 1}"
        raise TtrError(f"no {wished} with seeds {seeds} of {among}; try a higher limit{faults}")

    def _in_game(self, look: Look, seed: int, clock: Clock) -> Found | str | None:
        """Where it happens in a game; or how the game went wrong."""
        rules = self.box.rules
        bots = [made(player, rules) for player in self.bots]
        done: list[str] = []
        try:
            for moved in moves(rules, bots, seed, clock):
                if moved.number:
                    done.append(str(moved.action))
                    if (action := look(rules, moved)) is not None:
                        return Found(rules.id, self.event, seed, moved.number, action, tuple(done), self)
        except BotFailed as failed:
            return self._fault(seed, failed.seat, failed.move, failed.what)
        return None

    def _late(self, seed: int, thinking: Thinking) -> TtrError:
        return TtrError(self._fault(seed, thinking.seat, thinking.move, f"{LATE} {self.patience:g} s"))

    def _fault(self, seed: int, seat: int, move: int, what: str) -> str:
        return fault(name_of(self.bots[seat]), seed, seat, move, what)


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
    patience: float = PATIENCE,
) -> Found:
    """The first seed from `seed` on at which it happens. See `ttr_nb.api.find_seed`."""
    box = known_box(game)
    look_for(box, event, wish)
    able = known_bots((wish_for(event).bot,) * 2 if bots is None else bots, box)
    search = Search(
        box,
        able,
        event,
        dict(wish),
        known_number(limit, "the limit", 1),
        known_patience(patience),
        progress,
        opened,
        tuple(players)[: len(able)],
    )
    return search.from_seed(known_number(seed, "a seed", 0))
