"""The parts of a table that are only read, as HTML: headline, notice, players, a reveal, a rule card. Knows no rule.

Every word that a person typed is escaped.
"""

from __future__ import annotations

from html import escape

from ttr_nb.core.events import Event
from ttr_nb.games.dice.events import DiceRolled, DiceRolledAgain, TunnelDiceRolled
from ttr_nb.games.europe.events import TunnelRevealed, TunnelTried
from ttr_nb.games.europe.tunnel import extra_due
from ttr_nb.mechanics.cards import KINDS, LOCOMOTIVE
from ttr_nb.show.position import headline, player_columns
from ttr_nb.show.rulecards import rule_card
from ttr_nb.show.tell import tell_waiting
from ttr_nb.ui.desk import OPEN, Desk


def head(desk: Desk) -> str:
    """Whose turn it is, and the decision that is waiting."""
    view = desk.view
    waiting = tell_waiting(view.pending[0], desk.names, desk.language) if view.pending else ""
    past = f" · {escape(desk.say('table-move', move=desk.at))}" if desk.at is not None else ""
    line = escape(headline(view, desk.names, desk.language))
    return (
        f'<div class="ttr-head" data-moves="{desk.session.moves}"><strong>{line}</strong>{past}'
        f"<div>{escape(waiting)}</div></div>"
    )


def goal(text: str, is_reached: bool) -> str:
    """What is to be done at this table, with a tick when it has been."""
    tick = "✓ " if is_reached else ""
    return f'<div class="ttr-aim{" ttr-reached" if is_reached else ""}">{tick}{escape(text)}</div>' if text else ""


def notice(desk: Desk) -> str:
    """What the table says: nothing, a remark, a refusal or an error."""
    kind, text, _ = desk.notice
    lines = "<br>".join(map(escape, text.splitlines()))
    return f'<div class="ttr-said ttr-{kind}">{lines}</div>' if text else ""


def players(desk: Desk) -> str:
    """The players: what everyone may know; at an open table, their hands and tickets too."""
    view = desk.view
    columns = player_columns(view, desk.names)
    heads = "".join(f"<th>{escape(desk.say(f'label-{label}'))}</th>" for label in columns)
    rows = []
    for seat, numbers in enumerate(zip(*columns.values(), strict=True)):
        colour = desk.rules.colour(seat) if hasattr(desk.rules, "colour") else ""
        chip = f'<span class="ttr-chip ttr-owner-{colour}"></span>' if colour else ""
        turn = ' class="ttr-turn"' if seat == desk.to_act else ""
        cells = "".join(f"<td>{number}</td>" for number in numbers)
        rows.append(f"<tr{turn}><th>{chip}{escape(desk.names.player(seat))}</th>{cells}</tr>")
        if desk.eyes == OPEN:
            rows.append(f'<tr><td colspan="{len(columns) + 1}">{escape(_secrets(desk, seat))}</td></tr>')
    return f'<table class="ttr-players"><tr><th></th>{heads}</tr>{"".join(rows)}</table>'


def _secrets(desk: Desk, seat: int) -> str:
    view = desk.rules.view(desk.moment.state, seat)
    cards = getattr(view, "hand", None)
    parts = [desk.names.cards(cards, desk.language)] if cards else []
    return " · ".join([*parts, *(desk.names.ticket(ticket, desk.language) for ticket in view.tickets)])


def reveal(desk: Desk) -> str:
    """The cards or dice that chance has just turned up, one after the other, with a mark on those that count."""
    at = desk.session.moves if desk.at is None else desk.at
    events = desk.events(at)
    parts = [part for event in events if (part := _revealed(desk, event, events))]
    return "".join(parts)


def _revealed(desk: Desk, event: Event, events: tuple[Event, ...]) -> str:
    match event:
        case TunnelTried():
            laid = "".join(_card(desk, kind) for kind, n in zip(KINDS, event.cards, strict=True) for _ in range(n))
            return f"<div>{escape(desk.say('table-laid-out'))}</div><div>{laid}</div>"
        case TunnelRevealed():
            laid_out = next((other.cards for other in events if isinstance(other, TunnelTried)), None)
            cards = "".join(
                _card(desk, kind, place, laid_out is not None and extra_due(laid_out, (kind,)) > 0)
                for place, kind in enumerate(event.revealed, 1)
            )
            due = escape(desk.say("table-due", extra=event.extra))
            return f"<div>{escape(desk.say('table-revealed'))}</div><div>{cards}</div><div>{due}</div>"
        case TunnelDiceRolled():
            dice = "".join(_die(desk, face, place) for place, face in enumerate(event.rolled, 1))
            due = escape(desk.say("table-due-dice", extra=event.extra))
            return f"<div>{escape(desk.say('table-tunnel-dice'))}</div><div>{dice}</div><div>{due}</div>"
        case DiceRolled() | DiceRolledAgain():
            dice = "".join(_die(desk, face, place) for place, face in enumerate(event.shown, 1))
            return f"<div>{escape(desk.say('table-rolled'))}</div><div>{dice}</div>"
    return ""


def _card(desk: Desk, kind: str, place: int = 0, counts: bool = False) -> str:
    name = desk.names.card(kind, desk.language) if kind == LOCOMOTIVE else desk.names.colour(kind, desk.language)
    turned = f" ttr-reveal-{place}" if place else ""
    mark = " ttr-counts" if counts else ""
    return f'<span class="ttr-card ttr-card-{kind}{turned}{mark}">{escape(name)}{" +1" if counts else ""}</span>'


def _die(desk: Desk, face: str, place: int) -> str:
    return f'<span class="ttr-die ttr-die-{face} ttr-reveal-{place}">{escape(desk.say(f"face-{face}"))}</span>'


def card(desk: Desk) -> str:
    """The rule card that lies open."""
    return f'<div class="ttr-rule">{rule_card(desk.rule, desk.language)._repr_html_()}</div>' if desk.rule else ""
