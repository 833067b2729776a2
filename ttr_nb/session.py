"""The one mutable object: a game in progress, with its log, undo, redo and subscribers. Knows no particular game."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from ttr_nb.core.apply import RuleSet, Step, apply
from ttr_nb.core.chance import Outcome, Recorded, Seeded, Stacked
from ttr_nb.core.errors import ChanceError, ContentError, LogError, RuleViolation, TtrError
from ttr_nb.core.events import Event, seen_by
from ttr_nb.core.files import write_atomically
from ttr_nb.core.log import Entry, Log, read_log, write_log
from ttr_nb.core.players import unfit_names

LARGEST_SEED = 2**63 - 1

Subscriber = Callable[[Any, tuple[Event, ...], Any], None]
"""Called with the view before, the events and the view after, each as its seat may see them."""


class Moment(NamedTuple):
    """A state, what led to it, the move that did (None for the opening), and how often chance was asked so far."""

    state: Any
    events: tuple[Event, ...]
    chance: tuple[Outcome, ...]
    move: Entry | None
    asked: int


class Session:
    """A game in progress. States are values, so undo is a step back in a list."""

    def __init__(
        self, rules: RuleSet[Any], players: tuple[str, ...], seed: int, arranged: Mapping[str, Any], opening: Moment
    ) -> None:
        self.rules = rules
        self.players = players
        self.seed = seed
        self.arranged = arranged
        self.moments = [opening]
        self._undone: list[Moment] = []
        self._subscribers: list[tuple[int | None, Subscriber]] = []
        self._news: deque[tuple[Any, tuple[Event, ...], Any]] = deque()

    @classmethod
    def start(
        cls, rules: RuleSet[Any], players: tuple[str, ...], seed: int, arranged: Mapping[str, Any] | None = None
    ) -> Session:
        """Lay the table. `arranged` is what a lesson settles beforehand, in the words of the rule set."""
        if names := unfit_names(players):
            raise TtrError(f"{str(names[0])[:60]!r} cannot be the name of one player")
        if abs(seed) > LARGEST_SEED:
            raise TtrError(f"a seed is a whole number from -{LARGEST_SEED} to {LARGEST_SEED}")
        given = rules.arrangement(arranged or {})
        chance = Stacked(seed, given.wishes())
        state, events = rules.new(len(players), given, chance)
        chance.finish()
        opening = Moment(state, events, tuple(chance.outcomes), None, chance.asked)
        return cls(rules, players, seed, given.written(), opening)

    @property
    def state(self) -> Any:
        """The position now."""
        return self.moments[-1].state

    @property
    def moves(self) -> int:
        """How many moves have been made."""
        return len(self.moments) - 1

    @property
    def is_over(self) -> bool:
        """Whether nobody has anything left to decide."""
        return self.rules.seat_to_act(self.state) is None

    @property
    def can_redo(self) -> bool:
        """Whether there is an undone move to make again."""
        return bool(self._undone)

    def submit(self, action: Any, seat: int | None = None) -> Step:
        """Carry out an action, given as a value or in notation; or raise `RuleViolation`, with nothing changed."""
        if isinstance(action, str):
            action = self.rules.parse(action)
        chance = Seeded(self.seed, self.moments[-1].asked)
        actor = self.rules.seat_to_act(self.state)
        step = apply(self.rules, self.state, action, chance, seat)
        outcomes = tuple(chance.outcomes)
        self._undone.clear()
        self._go(Moment(step.state, step.events, outcomes, Entry(actor or 0, str(action), outcomes), chance.asked))
        return step

    def undo(self, moves: int = 1) -> bool:
        """Step back by a move, or by several at once, of which one hears once; False when there are not so many."""
        if not 1 <= moves <= self.moves:
            return False
        before = self.state
        self._undone += [self.moments.pop() for _ in range(moves)]
        self._tell(before, ())
        return True

    def redo(self) -> bool:
        """Make an undone move again; False when there is none."""
        if not self._undone:
            return False
        self._go(self._undone.pop())
        return True

    def fork(self, at: int | None = None) -> Session:
        """Another session that shares the first `at` moves (all by default) and then goes its own way."""
        at = self.moves if at is None else at
        if type(at) is not int or not 0 <= at <= self.moves:
            raise TtrError(f"a game of {self.moves} moves cannot be forked at {str(at)[:60]}")
        twin = Session(self.rules, self.players, self.seed, self.arranged, self.moments[0])
        twin.moments = self.moments[: at + 1]
        return twin

    def subscribe(self, subscriber: Subscriber, seat: int | None = None) -> Callable[[], None]:
        """Be told of every change as a seat may see it; the result ends it."""
        entry = (seat, subscriber)
        self._subscribers.append(entry)
        return lambda: self._subscribers.remove(entry) if entry in self._subscribers else None

    def log(self) -> Log:
        """The game so far as a record."""
        return Log(
            self.rules.id,
            self.rules.version,
            self.players,
            self.seed,
            self.arranged,
            self.rules.arrangement(self.arranged).is_rigged,
            self.moments[0].chance,
            tuple(moment.move for moment in self.moments[1:] if moment.move),
        )

    def save(self, path: str | Path) -> None:
        """Write the game to a JSON file, whole or not at all."""
        try:
            write_atomically(Path(path), write_log(self.log()))
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            raise LogError(str(path)[:200], "", f"the game cannot be saved there: {reason}") from None

    def _go(self, moment: Moment) -> None:
        before = self.state
        self.moments.append(moment)
        self._tell(before, moment.events)

    def _tell(self, before: Any, events: tuple[Event, ...]) -> None:
        """Tell everyone of a change. Whoever plays in answer is heard when all have been told."""
        self._news.append((before, events, self.state))
        if len(self._news) > 1:
            return
        try:
            while self._news:
                old, happened, new = self._news[0]
                for seat, subscriber in tuple(self._subscribers):
                    seen = tuple(seen_by(event, seat) for event in happened)
                    subscriber(self.rules.view(old, seat), seen, self.rules.view(new, seat))
                self._news.popleft()
        finally:
            self._news.clear()


def replay(log: Log, rules: RuleSet[Any], file: str = "the log") -> Session:
    """Play a log again, checking every move and every result of chance."""
    if log.rules != rules.version:
        raise LogError(file, "rules", f"made with version {log.rules} of the rules, here is {rules.version}")
    if names := unfit_names(log.players):
        raise LogError(file, "players", f"{str(names[0])[:60]!r} is not the name of one player")
    session = _replay_opening(log, rules, file)
    for number, move in enumerate(log.moves):
        place = f"moves[{number}]"
        chance = Recorded(move.chance)
        try:
            action = rules.parse(move.action)
            step = apply(rules, session.state, action, chance, move.seat)
            chance.finish()
        except (RuleViolation, ChanceError) as error:
            what = f"{move.action[:80]!r} is not possible: {error}"
            raise LogError(file, place, what, getattr(error, "refusals", ())) from None
        if str(action) != move.action:
            raise LogError(file, f"{place}.do", f"the notation is {str(action)!r}, not {move.action[:80]!r}")
        asked = session.moments[-1].asked + len(move.chance)
        session._go(Moment(step.state, step.events, move.chance, move, asked))
    return session


def _replay_opening(log: Log, rules: RuleSet[Any], file: str) -> Session:
    try:
        given = rules.arrangement(log.arranged)
        chance = Recorded(log.opening)
        state, events = rules.new(len(log.players), given, chance)
        chance.finish()
    except (RuleViolation, ChanceError, ContentError) as error:
        raise LogError(file, "opening", str(error), getattr(error, "refusals", ())) from None
    if log.rigged != given.is_rigged:
        raise LogError(file, "rigged", f"the game says {log.rigged}, its arrangement says {given.is_rigged}")
    opening = Moment(state, events, log.opening, None, len(log.opening))
    return Session(rules, log.players, log.seed, given.written(), opening)


def load(path: str | Path, rules_for: Callable[[str], RuleSet[Any]]) -> Session:
    """The game in a file. `rules_for` finds the rule set by its id, or raises `KeyError`."""
    path = Path(path)
    log = read_log(path)
    try:
        rules = rules_for(log.game)
    except KeyError:
        raise LogError(path.name, "game", f"there is no game {log.game[:60]!r} here") from None
    return replay(log, rules, path.name)
