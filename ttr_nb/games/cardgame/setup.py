"""Laying the table of a Card Game: hands, row, tickets, first player; and what a lesson may arrange beforehand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import TYPE_CHECKING

from ttr_nb.content.cardgame import find_ticket
from ttr_nb.core.chance import Chance
from ttr_nb.core.errors import ChanceError, RuleViolation
from ttr_nb.core.events import Event
from ttr_nb.core.refusals import refuse
from ttr_nb.core.rules import rule
from ttr_nb.games.cardgame import place, turn
from ttr_nb.games.cardgame.actions import PlaceCards
from ttr_nb.games.cardgame.arrangement import Arrangement
from ttr_nb.games.cardgame.state import State
from ttr_nb.games.cardgame.yard import Yard, rows_of
from ttr_nb.mechanics import market as markets
from ttr_nb.mechanics.cards import LOCOMOTIVE, NONE, Cards, add, cards, counted, listed, missing, remove, write_cards
from ttr_nb.mechanics.events import CardsDealt, GameStarted
from ttr_nb.mechanics.market import NEVER_SWEPT, ROW, Market
from ttr_nb.mechanics.tickets import BOTTOM, TicketOffer, Tickets, offered
from ttr_nb.mechanics.turn import Turn

if TYPE_CHECKING:
    from ttr_nb.games.cardgame.ruleset import CardGame


@rule("CG-SETUP-1")
def lay_table(game: CardGame, players: int, given: Arrangement, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """CG-SETUP-1: a table for two to four, with 96 train cards, 46 tickets and 6 Big Cities."""
    least, most = game.deck.players
    if not least <= players <= most:
        raise RuleViolation(refuse("CG-SETUP-1", "players", given=players, least=least, most=most))
    for seat in {*given.hands, *given.tickets, *given.yards, *given.tracks, given.first or 0}:
        if not 0 <= seat < players:
            raise RuleViolation(refuse("CG-SETUP-1", "seat", seat_number=seat, players=players))
    first = first_player(players, given, chance)
    yards = tuple(rows_ahead(game, given.yards.get(seat, ())) for seat in range(players))
    hands, market, turned = deal_cards(game, players, given, chance)
    tickets, offers = deal_tickets(game, players, first, given, chance)
    state = State(
        Turn(first),
        offers,
        hands,
        market,
        tickets,
        yards,
        tuple(given.tracks.get(seat, NONE) for seat in range(players)),
        NONE,
        ((),) * players,
        1,
        given.open_tracks,
    )
    _check_yards(state)
    events: tuple[Event, ...] = (
        GameStarted(first, players, given.is_rigged),
        *[CardsDealt(seat, sum(hand), hand) for seat, hand in enumerate(hands)],
        *turned,
        *[offered(offer) for offer in offers],
    )
    if offers:
        return state, events
    state, began = turn.begin(state, state.turn)
    return state, events + began


@rule("CG-SETUP-4")
def first_player(players: int, given: Arrangement, chance: Chance) -> int:
    """CG-SETUP-4: a chosen or drawn first player; then clockwise."""
    if given.first is not None:
        return given.first
    return int(chance.pick("first player", [str(seat) for seat in range(players)]))


@rule("CG-SETUP-2")
def deal_cards(
    game: CardGame, players: int, given: Arrangement, chance: Chance
) -> tuple[tuple[Cards, ...], Market, tuple[Event, ...]]:
    """CG-SETUP-2: a locomotive each, seven cards of the shuffled rest, five face up."""
    pool = game.deck.train_cards
    strangers = [seat for seat in range(players) if seat not in given.hands]
    gift = cards(**{LOCOMOTIVE: game.deck.first_locomotives})
    fixed = [*given.hands.values(), *given.tracks.values(), *(row for rows in given.yards.values() for row in rows)]
    for taken in (*fixed, *[gift] * len(strangers)):
        lacking = missing(pool, taken)
        if any(lacking):
            raise ChanceError(f"the arranged cards are {write_cards(lacking)} more than there are")
        pool = remove(pool, taken)
    if given.row and len(given.row) != ROW:
        raise ChanceError(f"the face-up row has {ROW} cards, not {len(given.row)}")
    dealt = game.deck.first_cards * len(strangers)
    if sum(pool) < dealt + ROW:
        raise ChanceError(f"the arranged cards leave {sum(pool)} to deal, but {dealt + ROW} are needed")
    deck = chance.shuffle("train", listed(pool), after=dealt + (0 if given.row else ROW))
    shares = zip(strangers, _shares(deck, game.deck.first_cards), strict=False)
    hands = {seat: add(gift, counted(share)) for seat, share in shares}
    market, events = markets.settle(Market(deck[dealt:]), chance, NEVER_SWEPT)
    return tuple({**given.hands, **hands}[seat] for seat in range(players)), market, events


@rule("CG-SETUP-3")
def deal_tickets(
    game: CardGame, players: int, first: int, given: Arrangement, chance: Chance
) -> tuple[Tickets, tuple[TicketOffer, ...]]:
    """CG-SETUP-3: six tickets each, of which at least one is kept."""
    set_aside = [ticket for kept in given.tickets.values() for ticket in kept]
    for ticket in set_aside:
        if ticket not in game.deck.ticket:
            near = find_ticket(game.deck, ticket).suggestions
            raise RuleViolation(refuse("CG-TICKET-1", "unknown", name=ticket, near=near))
        if set_aside.count(ticket) > 1:
            raise ChanceError(f"the ticket {ticket} is wanted twice, but there is one")
    pool = [ticket for ticket in game.deck.ticket if ticket not in set_aside]
    choosing = [seat for step in range(players) if (seat := (first + step) % players) not in given.tickets]
    needed = game.deck.first_tickets * len(choosing)
    if len(pool) < needed:
        raise ChanceError(f"{len(pool)} tickets are left to deal, but {needed} are needed")
    order = chance.shuffle("tickets", pool)
    offers = tuple(
        TicketOffer(seat, tickets, game.deck.keep_at_start, BOTTOM, "CG-SETUP-3")
        for seat, tickets in zip(choosing, _shares(order, game.deck.first_tickets), strict=False)
    )
    kept = tuple(tuple(given.tickets.get(seat, ())) for seat in range(players))
    return Tickets(order[needed:], kept), offers


def _shares(pile: tuple[str, ...], size: int) -> Iterator[tuple[str, ...]]:
    """One share after the other from the top of a pile."""
    return (pile[start : start + size] for start in count(0, size))


def rows_ahead(game: CardGame, placed: tuple[Cards, ...]) -> Yard:
    """The rows that lie in a yard before the first turn: any row, also one that has begun to move out."""
    for row in placed:
        several = place.colours(row)
        if len(several) != 1:
            mixed = refuse("CG-YARD-1", "mixed", colours=len(several), given=sum(row), needed=1)
            raise RuleViolation(place.is_a_play(game, PlaceCards(row)) or mixed)
    return tuple(rows_of(row)[0] for row in placed)


def _check_yards(state: State) -> None:
    """A colour lies in one yard only, and there once (CG-ROB-4)."""
    seen: dict[str, int] = {}
    for seat, yard in enumerate(state.yards):
        for row in yard:
            if row.colour in seen:
                raise RuleViolation(refuse("CG-ROB-4", "three", colour=row.colour, owner=seen[row.colour]))
            seen[row.colour] = seat
