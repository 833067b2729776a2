"""Laying the table: decks, hands, tickets, first player; and what a lesson may arrange beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ttr_nb.content.board import COLOURS
from ttr_nb.content.names import find_ticket
from ttr_nb.core.chance import Chance
from ttr_nb.core.errors import ChanceError, RuleViolation
from ttr_nb.core.events import Event
from ttr_nb.core.refusals import refuse
from ttr_nb.core.rules import rule
from ttr_nb.games.europe import claim, placing, stations, turn
from ttr_nb.games.europe.actions import BuildStation, ClaimRoute
from ttr_nb.games.europe.arrangement import Arrangement
from ttr_nb.games.europe.state import State
from ttr_nb.mechanics import market as markets
from ttr_nb.mechanics import network as networks
from ttr_nb.mechanics.cards import LOCOMOTIVE, NONE, Cards, cards, counted, listed, missing, remove, write_cards
from ttr_nb.mechanics.events import CardsDealt, GameStarted, StationBuilt, TicketsOffered, TurnBegan
from ttr_nb.mechanics.market import ROW, Market
from ttr_nb.mechanics.network import Network
from ttr_nb.mechanics.tickets import TicketOffer, Tickets
from ttr_nb.mechanics.turn import Turn

if TYPE_CHECKING:
    from ttr_nb.games.europe.ruleset import Europe

PLAYER_COLOURS = ("blue", "red", "green", "yellow", "black")
"""EU-SETUP-1: the colours of cars, stations and markers, by seat."""

HAND = 4
"""EU-SETUP-3: train cards dealt to each player."""

DECK_KIND = "regular"
"""EU-SETUP-4, EU-SETUP-5: tickets of this kind left over are the ticket deck; those of other kinds leave the game."""


@rule("EU-SETUP-2")
def train_deck() -> Cards:
    """EU-SETUP-2: twelve cards of each colour and fourteen locomotives."""
    return cards(**dict.fromkeys(COLOURS, 12), **{LOCOMOTIVE: 14})


@rule("EU-SETUP-1")
def lay_table(game: Europe, players: int, given: Arrangement, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """EU-SETUP-1: a table for so many players, each with cars, stations and a marker at zero."""
    least, most = game.board.play.players
    if not least <= players <= most:
        raise RuleViolation(refuse("EU-SETUP-1", "players", given=players, least=least, most=most))
    for seat in {*given.hands, *given.tickets, *given.claimed, *given.stations, given.first or 0}:
        if not 0 <= seat < players:
            raise RuleViolation(refuse("EU-SETUP-1", "seat", seat_number=seat, players=players))
    first = first_player(players, given, chance)
    hands, market, dealt = deal_cards(players, given, chance)
    tickets, offers = deal_tickets(game, players, first, given, chance)
    zero = (0,) * players
    state = State(
        Turn(first), offers, hands, market, tickets, Network(zero, zero, (game.board.play.cars,) * players), zero
    )
    state, built = build_ahead(game, state, given)
    events: tuple[Event, ...] = (
        GameStarted(first, players, given.is_rigged),
        *[CardsDealt(seat, sum(hand), hand) for seat, hand in enumerate(hands)],
        *dealt,
        *built,
        *[TicketsOffered(offer.seat, len(offer.tickets), offer.keep, offer.tickets) for offer in offers],
    )
    return state, events if offers else (*events, TurnBegan(first))


@rule("EU-SETUP-7")
def first_player(players: int, given: Arrangement, chance: Chance) -> int:
    """EU-SETUP-7: a chosen or drawn first player; then clockwise."""
    if given.first is not None:
        return given.first
    return int(chance.pick("first player", [str(seat) for seat in range(players)]))


@rule("EU-SETUP-3")
def deal_cards(
    players: int, given: Arrangement, chance: Chance
) -> tuple[tuple[Cards, ...], Market, tuple[Event, ...]]:
    """EU-SETUP-3: four cards each, then five face up, to which EU-DRAW-6 already applies."""
    if given.row and len(given.row) != ROW:
        raise ChanceError(f"the face-up row has {ROW} cards, not {len(given.row)}")
    on_top = () if given.row else given.deck  # a row that chance turns up, and may sweep, leaves it alone
    pool = train_deck()
    for taken in (*given.hands.values(), counted(on_top)):
        lacking = missing(pool, taken)
        if any(lacking):
            raise ChanceError(f"the arranged cards are {write_cards(lacking)} more than there are")
        pool = remove(pool, taken)
    strangers = [seat for seat in range(players) if seat not in given.hands]
    dealt = HAND * len(strangers)
    if sum(pool) < dealt + ROW:
        raise ChanceError(f"the arranged cards leave {sum(pool)} to deal, but {dealt + ROW} are needed")
    deck = chance.shuffle("train", listed(pool), after=dealt)
    hands = {seat: counted(deck[place * HAND : (place + 1) * HAND]) for place, seat in enumerate(strangers)}
    market, events = markets.settle(Market(deck[dealt:]), chance, turn.SWEEP_AT)
    if on_top and market.row.count(LOCOMOTIVE) >= turn.SWEEP_AT:
        raise ChanceError("with these cards arranged only locomotives are left to turn up; arrange the row too")
    market = market._replace(deck=on_top + market.deck)
    return tuple({**given.hands, **hands}[seat] for seat in range(players)), market, events


@rule("EU-SETUP-4", "EU-SETUP-5", "EU-SETUP-6")
def deal_tickets(
    game: Europe, players: int, first: int, given: Arrangement, chance: Chance
) -> tuple[Tickets, tuple[TicketOffer, ...]]:
    """EU-SETUP-4, EU-SETUP-5: a long ticket and three regular ones each; EU-SETUP-6: each will keep at least two."""
    play = game.board.play
    set_aside = [ticket for kept in given.tickets.values() for ticket in kept]
    _check_tickets(game, set_aside)
    choosing = [seat for step in range(players) if (seat := (first + step) % players) not in given.tickets]
    dealt: dict[int, tuple[str, ...]] = dict.fromkeys(choosing, ())
    deck: tuple[str, ...] = ()
    for kind, count in play.dealt.items():
        pool = [ticket.id for ticket in game.board.tickets if ticket.kind == kind and ticket.id not in set_aside]
        if len(pool) < count * len(choosing):
            raise ChanceError(f"{len(pool)} {kind} tickets are left to deal, but {count * len(choosing)} are needed")
        order = chance.shuffle(f"{kind} tickets", pool)
        for place, seat in enumerate(choosing):
            dealt[seat] += order[place * count : (place + 1) * count]
        if kind == DECK_KIND:
            deck = order[len(choosing) * count :]
    kept = tuple(tuple(given.tickets.get(seat, ())) for seat in range(players))
    offers = [
        TicketOffer(seat, tickets, play.keep_at_start, play.returned_at_start, "EU-SETUP-6")
        for seat, tickets in dealt.items()
    ]
    return Tickets(deck, kept), tuple(offers)


def _check_tickets(game: Europe, wanted: Sequence[str]) -> None:
    for ticket in wanted:
        if ticket not in game.board.ticket:
            near = find_ticket(game.board, ticket).suggestions
            raise RuleViolation(refuse("EU-TICKET-1", "unknown", name=ticket, near=near))
        if wanted.count(ticket) > 1:
            raise ChanceError(f"the ticket {ticket} is wanted twice, but there is one")


def build_ahead(game: Europe, state: State, given: Arrangement) -> tuple[State, tuple[Event, ...]]:
    """Routes and stations that stand there before the first turn, by the rules but for their price."""
    events: list[Event] = []
    for seat, routes in given.claimed.items():
        for route in routes:
            wish = ClaimRoute(route, NONE)
            reasons = claim.exists(game, wish) or claim.is_free(game, state, seat, wish)
            if reasons := reasons or claim.enough_cars(game.board.route[route], state.network.cars[seat]):
                raise RuleViolation(reasons)
            state, event = placing.place_cars(game, state, seat, route, NONE)
            events.append(event)
    for seat, cities in given.stations.items():
        for city in cities:
            site = BuildStation(city, NONE)
            if reasons := stations.exists(game, site) or stations.is_free(game, state, seat, site):
                raise RuleViolation(reasons)
            state = state._replace(network=networks.build(state.network, seat, game.atlas.city_bit[city]))
            events.append(StationBuilt(seat, city, NONE))
    return state, tuple(events)
