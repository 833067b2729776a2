"""What one can ask a game to look at: its networks, its odds, its tickets. The facade of the notebook has these, too.

Loads networkx, pandas and matplotlib only when they are needed. Knows no rule.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from ttr_nb.content.board import Board
from ttr_nb.content.names import find_ticket
from ttr_nb.core.errors import TtrError


class Looks(ABC):
    """The questions of analysis, for whatever has rules, a board, a position and names."""

    rules: Any
    board: Board
    names: Any

    @property
    @abstractmethod
    def state(self) -> Any:
        """The position."""

    @abstractmethod
    def _known_seat(self, seat: int | str) -> int:
        """The seat of a player at the table."""

    @abstractmethod
    def _needs_a_board(self) -> None:
        """Complain where there is none."""

    def network(self, player: int | str | None = None) -> Any:
        """What a player owns, drawn on the board: pieces that hang together, and the bridges in them; or the whole map.

        >>> import ttr_nb as ttr
        >>> claimed = {"Ana": ["Paris-Dieppe", "Wien-Budapest red"]}
        >>> game = ttr.new_game("europe", ["Ana", "Ben"], seed=7, claimed=claimed)
        >>> print(game.network("Ana"))
        Ana – pieces that hang together: 2.
        Piece A (1 car): Budapest and Vienna.
        Piece B (1 car): Dieppe and Paris.
        Bridges, without which a piece would fall apart: Budapest – Vienna (red) and Dieppe – Paris.
        """
        from ttr_nb.insight.networks import holding, the_map

        return the_map(self._sight()) if player is None else holding(self._sight(), self._known_seat(player))

    def bridges(self, player: int | str, ticket: str) -> Any:
        """Which single route would cut a ticket, drawn on the board.

        >>> import ttr_nb as ttr
        >>> game = ttr.new_game("europe", ["Ana", "Ben"], seed=7)
        >>> game.bridges("Ana", "Edinburgh-Paris").routes
        ('edinburgh-london-black', 'edinburgh-london-orange')
        """
        from ttr_nb.insight.networks import hanging

        return hanging(self._sight(), self._known_seat(player), self._ticket(ticket))

    def cheapest(self, player: int | str, ticket: str) -> Any:
        """The cheapest way to make a ticket over one's own and free routes, drawn on the board.

        >>> import ttr_nb as ttr
        >>> game = ttr.new_game("europe", ["Ana", "Ben"], seed=7, claimed={"Ana": ["München-Wien"]})
        >>> way = game.cheapest("Ana", "Paris-Wien")
        >>> way.routes, way.cars
        (('frankfurt-paris-orange', 'frankfurt-munchen'), 5)
        """
        from ttr_nb.insight.networks import cheapest_way

        return cheapest_way(self._sight(), self._known_seat(player), self._ticket(ticket))

    def odds(self, player: int | str | None = None) -> Any:
        """The odds as a player can know them, by default the one who has to decide; each answer shows itself.

        With train cards `.unseen()`, `.draw("red")`, and on a board `.sweep()`, `.tunnel("Marseille-Zürich")`,
        `.reserves(…)`, `.surcharges("red")`; with dice `.roll()`, `.reach("single")`, `.claim(…)`, `.reroll(…)`,
        `.tunnel_dice()`. An answer has a `.table`, a `.plot`, and `.simulated()` sets it against trials.

        >>> import ttr_nb as ttr
        >>> game = ttr.new_game("europe", ["Ana", "Ben"], seed=7, hands={"Ana": "4 purple"})
        >>> print(game.odds("Ana").tunnel("Marseille-Zürich"))
        Tunnel Marseille – Zurich, laid out: 2 purple cards
        Chance that Ana can pay: 99.2%. Extra cards on average: 0.6.
        +0: 49.3%; +1: 39.8%; +2: 10.1%; +3: 0.8%.
        """
        from ttr_nb.insight.odds import odds

        seat = self.rules.seat_to_act(self.state) if player is None else self._known_seat(player)
        return odds(self.rules, self.rules.view(self.state, seat), self.names)

    def ticket_values(self) -> Any:
        """What the tickets of this game are worth against how far they lead, as table and plot.

        >>> import ttr_nb as ttr
        >>> ttr.new_game("europe", seed=7).ticket_values().told[0]
        'Tickets worth more than a point a car: 2; exactly that: 44; less: 0.'
        """
        from ttr_nb.insight.values import ticket_values

        return ticket_values(self.board if hasattr(self.state, "network") else self.rules.deck)

    def _sight(self) -> Any:
        """What a picture of networks is made of."""
        from ttr_nb.insight.networks import Sight

        self._needs_a_board()
        return Sight(self.rules, self.state.network, self.names)

    def _ticket(self, ticket: str) -> str:
        """The id of a ticket of the board, however it is called."""
        match = find_ticket(self.board, str(ticket))
        if match.found is None:
            near = ", ".join(match.suggestions)
            raise TtrError(f"there is no ticket {str(ticket)[:60]!r} on this board{near and f'; near it are {near}'}")
        return match.found.id
