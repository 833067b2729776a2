"""The beginning of a board game: how many play, who starts, the first tickets. Knows no cards and no dice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ttr_nb.content.board import Board
from ttr_nb.content.names import find_ticket
from ttr_nb.core.chance import Chance
from ttr_nb.core.errors import ChanceError, RuleViolation
from ttr_nb.core.refusals import refuse
from ttr_nb.core.rules import rule
from ttr_nb.mechanics.network import Network
from ttr_nb.mechanics.tickets import TicketOffer, Tickets

PLAYER_COLOURS = ("blue", "red", "green", "yellow", "black")
"""EU-SETUP-1: the colours of cars, stations and markers, by seat."""


@rule("EU-SETUP-1")
def set_out(board: Board, players: int, seats: Iterable[int]) -> Network:
    """EU-SETUP-1: cars for so many players and an empty board; `seats` are those that something is arranged for."""
    least, most = board.play.players
    if not least <= players <= most:
        raise RuleViolation(refuse("EU-SETUP-1", "players", given=players, least=least, most=most))
    for seat in seats:
        if not 0 <= seat < players:
            raise RuleViolation(refuse("EU-SETUP-1", "seat", seat_number=seat, players=players))
    zero = (0,) * players
    return Network(zero, zero, (board.play.cars,) * players)


@rule("EU-SETUP-7")
def first_player(players: int, chosen: int | None, chance: Chance) -> int:
    """EU-SETUP-7: a chosen or drawn first player; then clockwise."""
    if chosen is not None:
        return chosen
    return int(chance.pick("first player", [str(seat) for seat in range(players)]))


@rule("EU-SETUP-4", "EU-SETUP-5", "EU-SETUP-6")
def deal_tickets(
    board: Board, players: int, first: int, arranged: Mapping[int, Sequence[str]], chance: Chance
) -> tuple[Tickets, tuple[TicketOffer, ...]]:
    """EU-SETUP-4, EU-SETUP-5: a long ticket and three regular ones each; EU-SETUP-6: each will keep at least two.

    What is left over of the board's `deck` kinds is the ticket deck; the others leave the game.
    """
    play = board.play
    set_aside = [ticket for kept in arranged.values() for ticket in kept]
    _check_tickets(board, set_aside)
    choosing = [seat for step in range(players) if (seat := (first + step) % players) not in arranged]
    dealt: dict[int, tuple[str, ...]] = dict.fromkeys(choosing, ())
    left: list[tuple[str, ...]] = []
    for kind, count in play.dealt.items():
        pool = [ticket.id for ticket in board.tickets if ticket.kind == kind and ticket.id not in set_aside]
        if len(pool) < count * len(choosing):
            raise ChanceError(f"{len(pool)} {kind} tickets are left to deal, but {count * len(choosing)} are needed")
        order = chance.shuffle(f"{kind} tickets", pool)
        for place, seat in enumerate(choosing):
            dealt[seat] += order[place * count : (place + 1) * count]
        if kind in play.deck:
            left.append(order[len(choosing) * count :])
    deck = tuple(ticket for pile in left for ticket in pile)
    if len(left) > 1:
        deck = chance.shuffle("tickets", deck)
    offers = [
        TicketOffer(seat, tickets, play.keep_at_start, play.returned_at_start, "EU-SETUP-6")
        for seat, tickets in dealt.items()
    ]
    return Tickets(deck, tuple(tuple(arranged.get(seat, ())) for seat in range(players))), tuple(offers)


def _check_tickets(board: Board, wanted: Sequence[str]) -> None:
    for ticket in wanted:
        if ticket not in board.ticket:
            near = find_ticket(board, ticket).suggestions
            raise RuleViolation(refuse("EU-TICKET-1", "unknown", name=ticket, near=near))
        if wanted.count(ticket) > 1:
            raise ChanceError(f"the ticket {ticket} is wanted twice, but there is one")
