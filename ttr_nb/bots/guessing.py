"""What others on a board are probably up to: tickets that fit what they have built, and routes these still lack.

Knows no cards and no dice.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Any, NamedTuple

from ttr_nb.bots.roads import FAR, Roads, indices, roads_of
from ttr_nb.content.board import Board
from ttr_nb.mechanics.claiming import blocked_routes
from ttr_nb.mechanics.network import Network

SHARPNESS = 4.0
"""By how much, as a power of e, a ticket is likelier whose whole way has been built than one with nothing built."""

MADE = 2.0
"""How many times likelier still is one that nothing lacks."""


class Guess(NamedTuple):
    """Of a ticket that somebody may hold: how likely, beside others, and the routes that its way still lacks."""

    weight: float
    lacks: int


class Rivals(NamedTuple):
    """What guessing needs of a view; the same until somebody builds or draws tickets."""

    seat: int
    network: Network
    tickets: tuple[str, ...]
    ticket_counts: tuple[int, ...]


class Guesses:
    """A board with all guesses that were made; no memory of a game."""

    def __init__(self, board: Board) -> None:
        self.roads: Roads = roads_of(board)
        self.alone = {id: self._cost(id) for id in board.ticket}
        self.about = lru_cache(maxsize=1024)(self._about)

    def _cost(self, ticket: str) -> float:
        way = self.roads.cheapest(ticket, self.roads.lengths)
        return way.cost if way else 0.0

    def of_seat(self, view: Any, seat: int) -> dict[str, Guess]:
        """What a seat may hold, by ticket, as far as its routes tell."""
        network = view.network
        return self.about(network.owned[seat], blocked_routes(self.roads.atlas, network, seat))

    def threats(self, view: Any) -> list[float]:
        """By route: how many points others have at stake on a way that lacks it, as far as one can tell."""
        stakes = [0.0] * len(self.roads.lengths)
        for seat, count in enumerate(view.ticket_counts):
            if seat == view.seat:
                continue
            guesses = {id: guess for id, guess in self.of_seat(view, seat).items() if id not in view.tickets}
            whole = sum(guess.weight for guess in guesses.values())
            for id, (weight, lacks) in guesses.items():
                ticket = self.roads.atlas.board.ticket[id]
                at_stake = min(1.0, count * weight / whole) * (ticket.points + ticket.penalty)
                for index in indices(lacks):
                    stakes[index] += at_stake
        return stakes

    def _about(self, owned: int, closed: int) -> dict[str, Guess]:
        weights: list[float] = list(self.roads.lengths)
        for index in indices(closed & ~owned):
            weights[index] = FAR
        for index in indices(owned):
            weights[index] = 0.0
        found = {}
        for ticket, alone in self.alone.items():
            way = self.roads.cheapest(ticket, weights)
            if way is None:
                found[ticket] = Guess(1.0, 0)
                continue
            built = max(-1.0, 1 - way.cost / alone) if alone else 0.0
            lacks = way.routes & ~owned
            found[ticket] = Guess(exp(SHARPNESS * built) * (1 if lacks else MADE), lacks)
        return found


@lru_cache(maxsize=32)
def guesses_on(board: Board) -> Guesses:
    """The guesses on a board."""
    return Guesses(board)
