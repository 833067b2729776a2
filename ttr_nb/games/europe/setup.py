"""Laying the table: decks, hands, tickets, first player; and what a lesson may arrange beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ttr_nb.content.board import COLOURS
from ttr_nb.core.chance import Chance
from ttr_nb.core.errors import ChanceError
from ttr_nb.core.events import Event
from ttr_nb.core.rules import rule
from ttr_nb.games.europe import turn
from ttr_nb.games.europe.arrangement import Arrangement
from ttr_nb.games.europe.state import State
from ttr_nb.mechanics import claiming, dealing, stations
from ttr_nb.mechanics import market as markets
from ttr_nb.mechanics.cards import LOCOMOTIVE, Cards, cards, counted, listed, missing, remove, write_cards
from ttr_nb.mechanics.events import CardsDealt, GameStarted, TurnBegan
from ttr_nb.mechanics.market import ROW, Market
from ttr_nb.mechanics.tickets import offered
from ttr_nb.mechanics.turn import Turn

if TYPE_CHECKING:
    from ttr_nb.games.europe.ruleset import Europe

HAND = 4
"""EU-SETUP-3: train cards dealt to each player."""


@rule("EU-SETUP-2")
def train_deck() -> Cards:
    """EU-SETUP-2: twelve cards of each colour and fourteen locomotives."""
    return cards(**dict.fromkeys(COLOURS, 12), **{LOCOMOTIVE: 14})


@rule("EU-SETUP-1")
def lay_table(game: Europe, players: int, given: Arrangement, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """EU-SETUP-1: a table for so many players, each with cars, stations and a marker at zero."""
    seats = {*given.hands, *given.tickets, *given.claimed, *given.stations, given.first or 0}
    network = dealing.set_out(game.board, players, seats)
    first = dealing.first_player(players, given.first, chance)
    hands, market, dealt = deal_cards(players, given, chance)
    tickets, offers = dealing.deal_tickets(game.board, players, first, given.tickets, chance)
    network, points, claimed = claiming.claim_ahead(game.atlas, network, (0,) * players, given.claimed)
    network, built = stations.build_ahead(game.atlas, network, given.stations)
    state = State(Turn(first), offers, hands, market, tickets, network, points)
    events: tuple[Event, ...] = (
        GameStarted(first, players, given.is_rigged),
        *[CardsDealt(seat, sum(hand), hand) for seat, hand in enumerate(hands)],
        *dealt,
        *claimed,
        *built,
        *[offered(offer) for offer in offers],
    )
    return state, events if offers else (*events, TurnBegan(first))


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
