"""Which action somebody means who points at a thing, why some things are not touched, and what a placement robs."""

from __future__ import annotations

from ttr_nb.core.refusals import Refusal, refuse
from ttr_nb.games.cardgame.actions import CardGameAction, PlaceCards
from ttr_nb.games.cardgame.events import RowRobbed
from ttr_nb.games.cardgame.place import lying
from ttr_nb.games.cardgame.state import State
from ttr_nb.games.cardgame.yard import rows_of
from ttr_nb.mechanics.actions import TakeCard
from ttr_nb.mechanics.pointing import drawing


def meant(state: State, target: str, seat: int) -> CardGameAction | None:
    """What a seat would do with what it points at, allowed or not; None where there is nothing."""
    what, _, name = target.partition(":")
    if what == "card":
        return TakeCard(name)
    return drawing(target)


def untouchable(state: State, target: str, seat: int) -> tuple[Refusal, ...]:
    """Why a seat does nothing with what lies there: cards on a track, or in a yard, which move by themselves."""
    what, _, place = target.partition(":")
    if what == "track":
        return refuse("CG-TURN-3", "track")
    if what != "yard":
        return ()
    owner, _, colour = place.partition(":")
    if int(owner) == seat:
        return refuse("CG-TURN-1", "own")
    rows = [row for row in state.yards[int(owner)] if row.colour == colour]
    if not rows:
        return refuse("CG-ROB-1", "nothing", owner=int(owner))
    return refuse("CG-ROB-1", "lying", colour=colour, owner=int(owner), lying=rows[0].size)


def robberies(state: State, action: PlaceCards, seat: int) -> tuple[RowRobbed, ...]:
    """The rows that would be robbed, if the placement is allowed."""
    found = [lying(state, row.colour) for row in rows_of(action.cards)]
    return tuple(RowRobbed(seat, owner, row.cards) for owner, row in filter(None, found) if owner != seat)
