"""A person's place at a table, without any widget: whose eyes, which move is looked at, what is picked, what is said.

Everything a table can be asked to do is a method here; a widget only shows the desk and calls it. Holds no rule: what
is possible, and why something is not, comes from the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ttr_nb.bots.registry import make_bot
from ttr_nb.bots.seats import choose
from ttr_nb.bots.telling import tell_reason
from ttr_nb.content.names import LONGEST_NAME, plain
from ttr_nb.core.errors import RuleViolation, TtrError
from ttr_nb.core.events import Event, seen_by
from ttr_nb.session import Session
from ttr_nb.shelf import Box
from ttr_nb.show.language import checked
from ttr_nb.show.offers import Offers, composed, offers, pickable, uses
from ttr_nb.show.tell import tell_action, tell_refusal
from ttr_nb.show.words import say

ADVISER = "planner"
"""The bot that gives hints, and finishes a game for those who ask."""

FOLLOW, OPEN, SPECTATOR = "follow", "open", "spectator"
"""Whose eyes, beside those of one seat ("seat:0"): whoever is to play, everyone's at once, nobody's."""


class Notice(NamedTuple):
    """What the table says to the person: `kind` is "info", "refusal" or "error"; `rules` are the ids it is about."""

    kind: str
    text: str
    rules: tuple[str, ...] = ()


QUIET = Notice("info", "")


@dataclass
class Desk:
    """One person's place. `changed` is called after everything that can be seen."""

    session: Session
    box: Box
    language: str = ""
    eyes: str = FOLLOW
    curtain: bool = False
    changed: Callable[[], None] = lambda: None
    at: int | None = None
    """The move that is looked at; None for now."""
    aim: str = ""
    """What was pointed at last, if there is something to choose there."""
    lit: str = ""
    """A kind of card, or a ticket, to be shown on the board."""
    picked: dict[str, int] = field(default_factory=dict)
    notice: Notice = QUIET
    rule: str = ""
    """The rule card that lies open."""
    witness: str = ""
    """What is shown of the final score; see `ending`."""
    lifted: int | None = None
    """The seat for which the curtain was lifted."""
    absent: frozenset[int] = frozenset()
    """Seats of bots."""
    handed: int | None = None
    """The move after which a bot began to play for everybody; None where none does."""
    is_stuck: bool = False
    """Whether the bot that has to decide has failed, so that a person may decide instead."""
    is_advised: bool = False
    """Whether one may ask a bot what it would do."""
    chooses_eyes: bool = True
    """Whether one can look through other eyes."""
    reason: Callable[[int], Any] = lambda number: None
    """Why a bot made a move, if one did."""
    stamp: int = 0
    """Grows whenever the position changes."""
    said: dict[Any, Any] = field(default_factory=dict)
    """Sentences of the story, kept while they are in view."""
    _menu: tuple[Any, Offers] | None = None

    def __post_init__(self) -> None:
        self.language = checked(self.language or None)
        self.names: Any = self.box.names(self.session.players)
        self._moves = self.session.moves
        self._close = self.session.subscribe(self._moved)
        self.lifted = self.to_act

    # --- what is there ---------------------------------------------------------------------------

    @property
    def rules(self) -> Any:
        """The rules of the game."""
        return self.session.rules

    @property
    def moment(self) -> Any:
        """The moment that is looked at."""
        return self.session.moments[-1 if self.at is None else self.at]

    @property
    def to_act(self) -> int | None:
        """Who has to decide, at the moment that is looked at."""
        return self.rules.seat_to_act(self.moment.state)

    @property
    def seat(self) -> int | None:
        """Through whose eyes the table is seen; None for a spectator."""
        if self.eyes == SPECTATOR:
            return None
        if self.eyes.startswith("seat:"):
            return int(self.eyes.removeprefix("seat:"))
        if not self._is_played(self.to_act):
            return self.to_act
        people = self.people
        is_shared = len(people) > 1 and (self.handed is not None or (self.curtain and self.eyes == FOLLOW))
        return people[0] if people and not is_shared else None

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat in range(len(self.session.players)) if seat not in self.absent)

    @property
    def is_curtained(self) -> bool:
        """Whether the screen is being passed round and nobody's secrets are to be seen."""
        is_used = self.curtain and self.eyes == FOLLOW and len(self.people) > 1
        seat = self.to_act
        return is_used and seat is not None and not self._is_played(seat) and self.lifted != seat

    @property
    def view(self) -> Any:
        """What may be seen."""
        return self.rules.view(self.moment.state, None if self.is_curtained else self.seat)

    @property
    def can_act(self) -> bool:
        """Whether the person may decide now."""
        seat = self.to_act
        return (
            self.at is None
            and seat is not None
            and not self._is_played(seat)
            and not self.is_curtained
            and self.seat == seat
        )

    @property
    def offers(self) -> Offers:
        """What can be done, as a table offers it; nothing while another decides."""
        if not self.can_act:
            return Offers({}, ())
        state = self.session.state
        if self._menu is None or self._menu[0] is not state:
            self._menu = state, offers(self.rules.legal_actions(state))
        return self._menu[1]

    @property
    def pickable(self) -> dict[str, int]:
        """What can be picked."""
        return pickable(self.view) if self.can_act else {}

    @property
    def composed(self) -> Any:
        """The action that is picked together so far."""
        return composed(self.view, self.picked) if self.can_act else None

    @property
    def highlighted(self) -> frozenset[str]:
        """The things worth pointing at: all, or those to be had with a kind of card."""
        at = self.offers.at
        if self.lit.startswith("hand:"):
            kind = self.lit.removeprefix("hand:")
            return frozenset(thing for thing, actions in at.items() if any(uses(action, kind) for action in actions))
        return frozenset(at)

    def events(self, at: int) -> tuple[Event, ...]:
        """What happened at a move, as far as these eyes may know."""
        events: tuple[Event, ...] = self.session.moments[at].events
        if self.eyes == OPEN:
            return events
        seat = None if self.is_curtained else self.seat
        return tuple(seen_by(event, seat) for event in events)

    @property
    def latest(self) -> tuple[Event, ...]:
        """What happened at the move that is looked at, as far as these eyes may know."""
        return self.events(self.session.moves if self.at is None else self.at)

    # --- what can be done ------------------------------------------------------------------------

    def point(self, thing: str) -> None:
        """Point at a thing: do it, choose among several ways, pick it, or hear why not."""
        self.notice, self.rule = QUIET, ""
        if not thing:
            self.aim = ""
        elif thing in self.pickable:
            self._pick(thing)
        elif actions := self.offers.at.get(thing):
            self.aim = thing
            if len(actions) == 1:
                return self.play(actions[0])
        elif thing.startswith(("hand:", "ticket:")):
            self.lit = "" if self.lit == thing else thing
        else:
            self.aim = ""
            self._explain(thing)
        self.changed()

    def play(self, action: Any) -> None:
        """Do something, or hear why not."""
        if not self.can_act:
            self._elsewhere()
        else:
            self.notice = QUIET
            try:
                self.session.submit(action, self.to_act)
                return  # the session tells everyone, this desk too
            except RuleViolation as violation:
                self.refuse(violation.refusals)
        self.changed()

    def compose(self) -> None:
        """Do what is picked."""
        action = self.composed
        if action is not None:
            self.play(action)

    def clear(self) -> None:
        """Let go of what was pointed at and picked."""
        self._forget()
        self.changed()

    def hint(self) -> None:
        """Hear what a bot would do, and why."""
        if not self.can_act:
            self._elsewhere()
        else:
            choice = choose(self.session, make_bot(ADVISER, self.rules))
            said = tell_action(choice.action, self.names, self.language)
            why = tell_reason(choice.reason, self.names, self.language)
            self.notice = Notice("info", self.say("table-hinted", action=said, reason=why))
        self.changed()

    def undo(self) -> None:
        """Step back to where a person decided, or let a bot finish."""
        to = self.undo_to
        if to is None:
            return self.inform("table-no-undo")
        self.handed = None
        if not self.session.undo(self.session.moves - to):
            self.clear()

    @property
    def undo_to(self) -> int | None:
        """The move after which a person decided last; None where nobody has."""
        if self.handed is not None:
            return self.handed
        earlier = range(self.session.moves - 1, -1, -1)
        moments = self.session.moments
        return next((at for at in earlier if self.rules.seat_to_act(moments[at].state) not in self.absent), None)

    def redo(self) -> None:
        """Make an undone move again, and what bots did after it."""
        if not self.session.redo():
            return self.inform("table-no-redo")
        while self.session.can_redo and self.rules.seat_to_act(self.session.state) in self.absent:
            self.session.redo()

    def hand_over(self) -> None:
        """Let a bot play for everybody from here on, until somebody takes a move back."""
        self.handed = self.session.moves
        self.clear()

    def look(self, at: int) -> None:
        """Look at the table after a move; at the last, one can play."""
        self._forget()
        self.at = None if at >= self.session.moves else max(0, at)
        self.changed()

    def play_on(self) -> None:
        """Take back everything after the move that is looked at."""
        at = self.at
        self.at = None
        if at is not None:
            self.session.undo(self.session.moves - at)

    def sought(self, text: str, places: Mapping[str, str]) -> str:
        """Which of these things, by name, a person means; rather one that can be had, and "" for none."""
        words, meant, possible = plain(text[:LONGEST_NAME]), self.box.meaning(text), self.highlighted
        found = [thing for name, thing in places.items() if plain(name) == words]
        found = found or [thing for thing in places.values() if thing.partition(":")[2] in meant]
        found = found or [thing for name, thing in places.items() if words and words in plain(name)]
        return min(found, key=lambda thing: thing not in possible, default="")

    def lift(self) -> None:
        """Lift the curtain."""
        self.lifted = self.to_act
        self.changed()

    def open_rule(self, id: str) -> None:
        """Lay a rule card open, or away."""
        self.rule = "" if self.rule == id else id
        self.changed()

    def set(self, **values: Any) -> None:
        """Change eyes, language or curtain."""
        for name, value in values.items():
            setattr(self, name, value)
        self._forget()
        if self.curtain:
            self.lifted = None
        self.changed()

    def refuse(self, reasons: Any) -> None:
        """Say why something is not possible."""
        paragraphs = [" ".join(filter(None, tell_refusal(reason, self.names, self.language))) for reason in reasons]
        self.notice = Notice("refusal", "\n".join(paragraphs), tuple(dict.fromkeys(r.rule for r in reasons)))

    def report(self, error: BaseException) -> None:
        """Say what went wrong."""
        text = str(error) if isinstance(error, TtrError) else f"{type(error).__name__}: {error}"
        if self.is_stuck:
            text += "\n" + self.say("table-stuck", seat=self.names.player(self.rules.seat_to_act(self.session.state)))
        self.notice = Notice("error", text)
        self.changed()

    def stop(self, error: BaseException) -> None:
        """Say that the bot that has to decide has failed, and let a person decide instead."""
        self.is_stuck = True
        self.report(error)

    def inform(self, key: str, **params: object) -> None:
        """Tell the person something."""
        self.notice = Notice("info", self.say(key, **params))
        self.changed()

    def say(self, key: str, **params: object) -> str:
        """A message in the language of this table."""
        return say(key, self.language, **params)

    def close(self) -> None:
        """Leave the table."""
        self._close()

    # --- inside ----------------------------------------------------------------------------------

    def _pick(self, thing: str) -> None:
        count = self.picked.get(thing, 0) + 1
        self.picked = {**self.picked, thing: 0 if count > self.pickable[thing] else count}

    def _explain(self, thing: str) -> None:
        if not self.can_act:
            return self._elsewhere()
        action = self.rules.meant(self.session.state, thing, self.to_act)
        reasons = () if action is None else self.rules.refusals(self.session.state, action, self.to_act)
        if action is None and hasattr(self.rules, "untouchable"):
            reasons = self.rules.untouchable(self.session.state, thing, self.to_act)
        if reasons:
            self.refuse(reasons)
        else:
            self.notice = Notice("info", self.say("table-nothing-there"))

    def _elsewhere(self) -> None:
        """Say why one cannot act at all."""
        if self.at is not None:
            self.notice = Notice("info", self.say("table-past"))
        elif self.to_act is None:
            self.notice = Notice("info", self.say("label-game-over"))
        else:
            self.notice = Notice("info", self.awaited())

    def awaited(self) -> str:
        """That another decides now, and where one can choose whose eyes, what to do about it."""
        key = "table-others" if self.chooses_eyes else "table-next"
        key = "table-plays" if self._is_played(self.to_act) else key
        return self.say(key, seat=self.names.player(self.to_act))

    def _is_played(self, seat: int | None) -> bool:
        """Whether a bot decides for a seat."""
        is_asked = self.is_stuck and self.at is None
        return seat is not None and not is_asked and (seat in self.absent or self.handed is not None)

    def _forget(self) -> None:
        self.aim, self.lit, self.picked, self.notice, self.rule, self.witness = "", "", {}, QUIET, "", ""

    def _moved(self, *_: object) -> None:
        self._forget()
        if self.session.moves < self._moves:
            self.handed = None
        self._moves = self.session.moves
        self.at, self.is_stuck = None, False
        self.stamp += 1
        self.changed()
