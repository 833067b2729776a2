"""What a table draws: the board, or the yards of a Card Game, as a desk sees them. Knows no rule and no widget."""

from __future__ import annotations

from collections.abc import Callable

from ttr_nb.games.cardgame.actions import PlaceCards
from ttr_nb.games.cardgame.events import CardsMoved, RowRobbed
from ttr_nb.games.cardgame.pointing import robberies
from ttr_nb.games.cardgame.view import View as CardGameView
from ttr_nb.games.dice.view import View as DiceView
from ttr_nb.games.europe.view import View as EuropeView
from ttr_nb.mechanics.events import StationBuilt
from ttr_nb.show.boards import board_scene
from ttr_nb.show.scene import Scene
from ttr_nb.show.yard_pictures import yards_scene
from ttr_nb.ui import ending
from ttr_nb.ui.desk import Desk


def picture(desk: Desk) -> Scene:
    """The scene of the table."""
    return PAINTERS[type(desk.view)](desk)


def colours(desk: Desk) -> tuple[str, ...]:
    """The players' colours by seat."""
    return tuple(desk.rules.colour(seat) for seat in range(len(desk.session.players)))


def robbing(desk: Desk) -> tuple[RowRobbed, ...]:
    """What the placement that is being picked together would rob; nothing where the rules forbid it."""
    action, seat, state = desk.composed, desk.to_act, desk.session.state
    if not isinstance(action, PlaceCards) or seat is None or desk.rules.refusals(state, action, seat):
        return ()
    return robberies(state, action, seat)


def _board(desk: Desk) -> Scene:
    view = desk.view
    fresh = [f"route:{event.route}" for event in desk.latest if hasattr(event, "route")]
    fresh += [f"city:{event.city}" for event in desk.latest if isinstance(event, StationBuilt)]
    witness = ending.drawn(desk)
    tickets = [desk.lit.removeprefix("ticket:")] if desk.lit.startswith("ticket:") else []
    return board_scene(
        desk.box.board,
        view.network,
        colours(desk),
        desk.names,
        desk.language,
        playable=desk.highlighted,
        selected=desk.aim,
        tickets=tickets,
        highlight=fresh,
        path=witness.path,
        cars=witness.cars,
        borrowed=witness.borrowed,
        travel=getattr(view, "travel", None),
        desc="",  # a canvas has a name only, and the table tells the rest
    )


def _yards(desk: Desk) -> Scene:
    planned = desk.composed
    action = planned if isinstance(planned, PlaceCards) else None
    seat = desk.to_act
    happened = desk.latest
    return yards_scene(
        desk.view,
        desk.names,
        desk.language,
        planned=None if action is None or seat is None else (seat, action.cards),
        robs=robbing(desk),
        robbed=tuple(event for event in happened if isinstance(event, RowRobbed)),
        moved=tuple(event for event in happened if isinstance(event, CardsMoved)),
    )


PAINTERS: dict[type, Callable[[Desk], Scene]] = {EuropeView: _board, DiceView: _board, CardGameView: _yards}
"""Who draws the table of which game."""
