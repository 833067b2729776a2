"""The ticket deck and what every seat has kept; and an offer waiting for its answer. Knows no network and no score."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple, TypeVar

from ttr_nb.core.refusals import Refusal, refuse
from ttr_nb.core.tuples import put
from ttr_nb.mechanics.actions import KeepTickets, keep_in_order
from ttr_nb.mechanics.events import TicketsOffered

T = TypeVar("T")

BOX = "box"
BOTTOM = "bottom"
"""Where tickets not kept go: out of the game, or under the deck."""


class Tickets(NamedTuple):
    """`deck` has its top first; `kept` is by seat, in the order of keeping."""

    deck: tuple[str, ...]
    kept: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class TicketOffer:
    """A decision waiting: keep at least `keep` of these; the others go to `returned`. `rule` says why one is asked."""

    seat: int
    tickets: tuple[str, ...]
    keep: int
    returned: str
    rule: str


class HiddenOffer(NamedTuple):
    """Somebody else is choosing among so many tickets."""

    seat: int
    offered: int
    keep: int
    rule: str


def visible(waiting: T, seat: int | None) -> T | HiddenOffer:
    """A waiting decision as a seat may see it: of another's tickets only their number."""
    if isinstance(waiting, TicketOffer) and waiting.seat != seat:
        return HiddenOffer(waiting.seat, len(waiting.tickets), waiting.keep, waiting.rule)
    return waiting


def draw(tickets: Tickets, count: int) -> tuple[tuple[str, ...], Tickets]:
    """The top `count` tickets, or all that are left."""
    return tickets.deck[:count], Tickets(tickets.deck[count:], tickets.kept)


def offered(offer: TicketOffer) -> TicketsOffered:
    """What happens when a seat is shown tickets."""
    return TicketsOffered(offer.seat, len(offer.tickets), offer.keep, offer.tickets, offer.rule)


def answers(offer: TicketOffer) -> tuple[KeepTickets, ...]:
    """Every answer to an offer."""
    tickets = sorted(offer.tickets)
    sizes = range(offer.keep, len(tickets) + 1)
    return tuple([keep_in_order(some) for size in sizes for some in combinations(tickets, size)])


def answer_faults(offer: TicketOffer, answer: KeepTickets) -> tuple[Refusal, ...]:
    """Every way in which an answer does not fit an offer, by the rule that made it."""
    others = [ticket for ticket in answer.tickets if ticket not in offer.tickets]
    reasons: tuple[Refusal, ...] = ()
    if others:
        reasons += refuse(offer.rule, "not-offered", ticket=others[0])
    if len(answer.tickets) < offer.keep:
        reasons += refuse(offer.rule, "few", keep=offer.keep, offered=len(offer.tickets), given=len(answer.tickets))
    return reasons


def keep(tickets: Tickets, offer: TicketOffer, kept: tuple[str, ...]) -> Tickets:
    """Move the kept tickets to their seat and the others where they belong."""
    seat = offer.seat
    back = tuple([ticket for ticket in offer.tickets if ticket not in kept])
    return Tickets(
        tickets.deck + back if offer.returned == BOTTOM else tickets.deck,
        put(tickets.kept, seat, tickets.kept[seat] + kept),
    )
