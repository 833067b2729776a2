"""The decision that is waiting, as a picture: tickets on offer, a tunnel with what it turned up. Knows no rule."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ttr_nb.games.dice.state import TunnelDice
from ttr_nb.games.europe.state import TunnelDue
from ttr_nb.mechanics.cards import listed
from ttr_nb.mechanics.tickets import HiddenOffer, TicketOffer
from ttr_nb.show.card_pictures import row_scene
from ttr_nb.show.dice_pictures import means_scene, tunnel_dice_scene
from ttr_nb.show.panel_pictures import GAP, WIDTH, flowed, framed, headed, paragraph, stacked
from ttr_nb.show.scene import Scene
from ttr_nb.show.tell import tell_waiting
from ttr_nb.show.ticket_pictures import hidden_tickets_scene, tickets_scene
from ttr_nb.show.words import say


def waiting_scene(view: Any, names: Any, language: str | None = None, width: float = WIDTH) -> tuple[Scene, ...]:
    """The decision in words and in pictures, on a panel; nothing where none is waiting."""
    if not view.pending:
        return ()
    waiting = view.pending[0]
    room = width - 2 * GAP
    parts = [_words(tell_waiting(waiting, names, language), room, 17), *_drawn(waiting, names, language, room)]
    shapes = stacked(parts, gap=0 if len(parts) == 1 else GAP)
    inner = Scene(shapes.size, shapes.shapes[1:])
    return (framed(inner, width, stroke="highlight", pad=GAP if len(parts) == 1 else 2),)


def _words(text: str, room: float, size: float, bold: bool = False) -> Scene:
    shapes, high = paragraph(text, 0, 0, room, size, bold=bold)
    return Scene((room, high), shapes)


def _drawn(waiting: Any, names: Any, language: str | None, room: float) -> Iterable[Scene]:
    match waiting:
        case TicketOffer():
            yield tickets_scene(waiting.tickets, names, language, width=room)
        case HiddenOffer():
            yield hidden_tickets_scene(waiting.offered, language, room)
        case TunnelDue():
            laid = row_scene(listed(waiting.cards), names, language, width=room)
            turned = row_scene(waiting.revealed, names, language, width=room)
            yield _beside(laid, turned, "table-revealed", language, room)
            yield _words(say("table-due", language, extra=waiting.extra), room, 20, True)
        case TunnelDice():
            laid = means_scene(waiting.means, language, room)
            turned = tunnel_dice_scene(waiting.rolled, language, room)
            yield _beside(laid, turned, "table-tunnel-dice", language, room)
            yield _words(say("table-due-dice", language, extra=waiting.extra), room, 20, True)


def _beside(laid: Scene, turned: Scene, turned_label: str, language: str | None, room: float) -> Scene:
    """What was laid out and what was turned up, each under its heading."""
    first = headed(say("table-laid-out", language), laid, room)
    return flowed([first, headed(say(turned_label, language), turned, room)], room, 30)
