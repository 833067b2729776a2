"""The parts of a table that are only read, as HTML: headline, notice, players, a reveal, a rule card. Knows no rule.

Every word that a person typed is escaped.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ttr_nb.content.dice import ROUTE_KINDS
from ttr_nb.core.events import Event
from ttr_nb.games.cardgame.events import CardsMoved, RowRobbed
from ttr_nb.games.dice.events import TunnelDiceRolled
from ttr_nb.games.europe.events import TunnelRevealed, TunnelTried
from ttr_nb.games.europe.tunnel import extra_due
from ttr_nb.mechanics.cards import LOCOMOTIVE, Cards, listed
from ttr_nb.show.position import headline, player_columns
from ttr_nb.show.rulecards import rule_card
from ttr_nb.show.tell import tell_waiting
from ttr_nb.ui import ending
from ttr_nb.ui.desk import OPEN, Desk
from ttr_nb.ui.pictures import robbing


def head(desk: Desk) -> str:
    """Whose turn it is, and which move is looked at."""
    past = f" · {escape(desk.say('table-move', move=desk.at))}" if desk.at is not None else ""
    line = escape(headline(desk.view, desk.names, desk.language))
    return f'<div class="ttr-head" data-moves="{desk.session.moves}"><strong>{line}</strong>{past}</div>'


def goal(text: str, is_reached: bool) -> str:
    """What is to be done at this table, with a tick when it has been."""
    tick = "✓ " if is_reached else ""
    return f'<div class="ttr-aim{" ttr-reached" if is_reached else ""}">{tick}{escape(text)}</div>' if text else ""


def notice(desk: Desk) -> str:
    """What the table says: a refusal, an error, a remark, or what is to be decided now."""
    kind, text = ("hint", hint(desk)) if not desk.notice.text else desk.notice[:2]
    if not text:
        return ""
    lines = "<br>".join(map(escape, text.splitlines()))
    return f'<div class="ttr-said ttr-{kind}">{lines}</div>'


def hint(desk: Desk) -> str:
    """What is to be decided, or what one could do; a curtain says by its button whom it is for."""
    if desk.at is not None:
        return desk.say("table-past")
    if desk.is_curtained:
        return ""
    if desk.to_act is None:
        return desk.say("table-hint-over")
    robbed = robbing(desk)
    if robbed:
        return "\n".join(_robs(desk, event) for event in robbed)
    if desk.view.pending:
        return tell_waiting(desk.view.pending[0], desk.names, desk.language)
    if not desk.can_act:
        return desk.awaited()
    board = getattr(desk.rules, "board", None)
    return desk.say(f"table-hint-{desk.box.letters.lower()}", stations=board.play.stations if board else 0)


def _robs(desk: Desk, event: RowRobbed) -> str:
    return desk.say(
        "picture-robs",
        seat=desk.names.player(event.seat),
        owner=desk.names.player(event.owner),
        cards=desk.names.cards(event.cards, desk.language, "object"),
    )


def players(desk: Desk) -> str:
    """The players: what everyone may know; at an open table, their hands and tickets too."""
    view = desk.view
    columns = player_columns(view, desk.names)
    tokens = getattr(view, "tokens", ())
    labels = [*columns, *(["tokens"] if tokens else [])]
    heads = "".join(f"<th>{escape(desk.say(f'label-{label}'))}</th>" for label in labels)
    rows = []
    for seat, numbers in enumerate(zip(*columns.values(), strict=True)):
        colour = desk.rules.colour(seat) if hasattr(desk.rules, "colour") else ""
        chip = f'<span class="ttr-chip ttr-owner-{colour}"></span>' if colour else ""
        turn = ' class="ttr-turn"' if seat == desk.to_act else ""
        cells = "".join(f"<td>{number}</td>" for number in numbers)
        cells += f"<td>{_tokens(desk, tokens[seat])}</td>" if tokens else ""
        rows.append(f"<tr{turn}><th>{chip}{escape(desk.names.player(seat))}</th>{cells}</tr>")
        if desk.eyes == OPEN:
            rows.append(f'<tr><td colspan="{len(labels) + 1}">{escape(_secrets(desk, seat))}</td></tr>')
    return f'<table class="ttr-players"><tr><th></th>{heads}</tr>{"".join(rows)}</table>{_big_cities(desk)}'


def _tokens(desk: Desk, held: Sequence[int]) -> str:
    """A player's route tokens of each kind, as a sign and a number."""
    signs = []
    for kind, count in zip(ROUTE_KINDS, held, strict=True):
        told = escape(desk.say(f"tokens-{kind}", n=count))
        sign = f'<span class="ttr-bit ttr-token-{kind} ttr-round" role="img" aria-label="{told}" title="{told}"></span>'
        signs.append(f'<span style="white-space:nowrap">{sign}{count}</span>')
    return " ".join(signs)


def _big_cities(desk: Desk) -> str:
    """The Big Cities of a Card Game with their points, and after the end who has them."""
    deck = getattr(desk.rules, "deck", None)
    if deck is None:
        return ""
    scores = desk.rules.score(desk.session.state).seats if ending.is_shown(desk) else ()
    told = []
    for big in deck.big_cities:
        city = desk.names.city(big.city, desk.language)
        winners = [desk.names.player(score.seat) for score in scores if big.city in score.cities]
        hint = escape(desk.say("picture-big-city", city=city, points=big.points))
        owners = f": {escape(', '.join(winners) or '–')}" if scores else ""
        told.append(f'<span title="{hint}">{escape(city)} <strong>{big.points}</strong>{owners}</span>')
    return f'<p class="ttr-cities">{escape(desk.say("label-big-cities"))}: {" · ".join(told)}</p>'


def _secrets(desk: Desk, seat: int) -> str:
    view = desk.rules.view(desk.moment.state, seat)
    cards = getattr(view, "hand", None)
    parts = [desk.names.cards(cards, desk.language)] if cards else []
    return " · ".join([*parts, *(desk.names.ticket(ticket, desk.language) for ticket in view.tickets)])


def reveal(desk: Desk) -> str:
    """What has just turned up, gone to the track or been robbed, one thing after the other, and what it means."""
    events = desk.latest
    return "".join(part for event in events if (part := _revealed(desk, event, events)))


def _revealed(desk: Desk, event: Event, events: tuple[Event, ...]) -> str:
    match event:
        case TunnelTried():
            return _shown(desk, "table-laid-out", _cards(desk, listed(event.cards)))
        case TunnelRevealed():
            laid_out = next((other.cards for other in events if isinstance(other, TunnelTried)), None)
            turned = "".join(_turned(desk, kind, at, laid_out) for at, kind in enumerate(event.revealed, 1))
            due = _due(desk, "table-due", event.extra, len(event.revealed) + 1)
            return _shown(desk, "table-revealed", turned) + due
        case TunnelDiceRolled():
            dice = "".join(_die(desk, face, place) for place, face in enumerate(event.rolled, 1))
            return _shown(desk, "table-tunnel-dice", dice) + _due(
                desk, "table-due-dice", event.extra, len(event.rolled) + 1
            )
        case CardsMoved() if any(event.cards):
            moved = _cards(desk, listed(event.cards), "depart")
            return _shown(desk, "table-departs", moved, seat=desk.names.player(event.seat))
        case RowRobbed():
            return _shown(
                desk,
                "table-robbed",
                _cards(desk, listed(event.cards), "robbed"),
                seat=desk.names.player(event.seat),
                owner=desk.names.player(event.owner),
            )
    return ""


def _shown(desk: Desk, key: str, things: str, **params: object) -> str:
    return f'<div class="ttr-shown"><div>{escape(desk.say(key, **params))}</div><div>{things}</div></div>'


def _turned(desk: Desk, kind: str, place: int, laid_out: Cards | None) -> str:
    """A card that was turned up, whether the engine counts it, and why."""
    counts = laid_out is not None and extra_due(laid_out, (kind,)) > 0
    why = "table-counts-locomotive" if kind == LOCOMOTIVE else "table-counts-colour"
    told = desk.say(why if counts else "table-counts-not")
    return (
        f'<span class="ttr-turned ttr-reveal-{place}">{_card(desk, kind, "ttr-counts" if counts else "")}'
        f"<small>{escape(told)}</small></span>"
    )


def _due(desk: Desk, key: str, extra: int, place: int) -> str:
    return f'<div class="ttr-due ttr-reveal-{place}">{escape(desk.say(key, extra=extra))}</div>'


def _cards(desk: Desk, kinds: Sequence[str], moving: str = "") -> str:
    return "".join(
        _card(desk, kind, f"ttr-{moving} ttr-{moving}-{min(at, 6)}" if moving else "")
        for at, kind in enumerate(kinds, 1)
    )


def _card(desk: Desk, kind: str, css: str = "") -> str:
    name = desk.names.card(kind, desk.language) if kind == LOCOMOTIVE else desk.names.colour(kind, desk.language)
    plus = "<b>+1</b>" if css == "ttr-counts" else ""
    return f'<span class="ttr-card ttr-card-{kind} {css}">{escape(name)}{plus}</span>'


def _die(desk: Desk, face: str, place: int) -> str:
    return f'<span class="ttr-die ttr-die-{face} ttr-reveal-{place}">{escape(desk.say(f"face-{face}"))}</span>'


def card(desk: Desk) -> str:
    """The rule card that lies open."""
    return f'<div class="ttr-rule">{rule_card(desk.rule, desk.language).at_table()}</div>' if desk.rule else ""
