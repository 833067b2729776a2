"""What tickets are worth against how far they lead. Knows no player and no position."""

from __future__ import annotations

from typing import NamedTuple

import networkx as nx

from ttr_nb.content.board import Board
from ttr_nb.content.deck import CardDeck


class TicketValue(NamedTuple):
    """A ticket: its points, the cars of the shortest way on an empty board, and the cards it asks for, if it does."""

    ticket: str
    points: int
    distance: int
    cards: int | None = None


def board_values(board: Board) -> list[TicketValue]:
    """The tickets of a board, one row for each goal a ticket can lead to; farthest first.

    >>> from ttr_nb.content.maps import load_board
    >>> board_values(load_board("europe"))[0]
    TicketValue(ticket='cadiz-stockholm', points=21, distance=21, cards=None)
    """
    far = _distances(board)
    rows = [
        TicketValue(ticket.id, goal.points, min(far[a][b] for a in ticket.origins for b in goal.cities))
        for ticket in board.tickets
        for goal in ticket.goals
    ]
    return sorted(rows, key=lambda row: (-row.distance, -row.points, row.ticket))


def deck_values(deck: CardDeck) -> list[TicketValue]:
    """The tickets of the Card Game, with their distance on the board whose cities they name."""
    far = _distances(deck.board)
    rows = [
        TicketValue(ticket.id, ticket.points, far[ticket.cities[0]][ticket.cities[1]], sum(ticket.asks))
        for ticket in deck.tickets
    ]
    return sorted(rows, key=lambda row: (-(row.cards or 0), -row.points, row.ticket))


def _distances(board: Board) -> dict[str, dict[str, int]]:
    """The cars of the shortest way between any two cities."""
    graph = nx.Graph()
    graph.add_nodes_from(city.id for city in board.cities)
    for route in board.routes:
        a, b = route.cities
        known = graph.edges[a, b]["length"] if graph.has_edge(a, b) else route.length
        graph.add_edge(a, b, length=min(known, route.length))
    return {city: dict(far) for city, far in nx.all_pairs_dijkstra_path_length(graph, weight="length")}
