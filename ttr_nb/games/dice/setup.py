"""Laying the table of a dice game: cars, tickets, tokens, first player; and what a lesson may arrange beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ttr_nb.core.chance import Chance
from ttr_nb.core.errors import ChanceError, RuleViolation
from ttr_nb.core.events import Event
from ttr_nb.core.refusals import refuse
from ttr_nb.core.rules import rule
from ttr_nb.games.dice import passengers, turn
from ttr_nb.games.dice.arrangement import Arrangement
from ttr_nb.games.dice.state import Stack, State
from ttr_nb.games.dice.tokens import LIMIT
from ttr_nb.mechanics import claiming, dealing, stations
from ttr_nb.mechanics.dice import NO_DICE, NO_TOKENS, Tokens, add, missing, remove, write
from ttr_nb.mechanics.events import GameStarted, TurnBegan
from ttr_nb.mechanics.tickets import offered
from ttr_nb.mechanics.turn import Turn

if TYPE_CHECKING:
    from ttr_nb.games.dice.ruleset import Dice


@rule("DX-SETUP-1")
def lay_table(game: Dice, players: int, given: Arrangement, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """DX-SETUP-1: cars and tickets as on the board the dice are played on, and no train cards."""
    arranged = (given.tokens, given.tickets, given.claimed, given.stations, given.passengers)
    seats = {seat for by_seat in arranged for seat in by_seat} | {given.first or 0}
    network = dealing.set_out(game.board, players, seats)
    first = dealing.first_player(players, given.first, chance)
    tickets, offers = dealing.deal_tickets(game.board, players, first, given.tickets, chance)
    network, points, claimed = claiming.claim_ahead(game.atlas, network, (0,) * players, given.claimed)
    network, built = stations.build_ahead(game.atlas, network, given.stations)
    held, piles = lay_tokens(game, players, given)
    travel, placed = passengers.set_out(game, players, given.passengers)
    stack = Stack(given.dice, given.tunnel_dice)
    state = State(Turn(first), offers, NO_DICE, held, piles, 0, tickets, network, points, stack, travel)
    events: tuple[Event, ...] = (
        GameStarted(first, players, given.is_rigged),
        *claimed,
        *built,
        *placed,
        *[offered(offer) for offer in offers],
    )
    if offers:
        return state, events
    state, rolled = turn.begin(game, state, chance)
    return state, (*events, TurnBegan(first), *rolled)


@rule("DX-SETUP-2")
def lay_tokens(game: Dice, players: int, given: Arrangement) -> tuple[tuple[Tokens, ...], Tokens]:
    """DX-SETUP-2: fifteen single and fifteen double tokens in two piles; nobody has any, unless it is arranged."""
    held = tuple(given.tokens.get(seat, NO_TOKENS) for seat in range(players))
    given_away = NO_TOKENS
    for tokens in held:
        given_away = add(given_away, tokens)
        if sum(tokens) > LIMIT:
            raise RuleViolation(refuse("DX-TOKEN-3", "full", limit=LIMIT))
    lacking = missing(game.dice.tokens, given_away)
    if any(lacking):
        raise ChanceError(f"the arranged tokens are {write(lacking)} more than there are")
    return held, remove(game.dice.tokens, given_away)
