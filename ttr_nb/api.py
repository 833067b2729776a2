"""The notebook facade: make a game, play it, question it, look at it. Holds no rule and no sentence of its own."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from ttr_nb import session as sessions
from ttr_nb.content.board import Board
from ttr_nb.content.maps import load_board
from ttr_nb.content.names import meant
from ttr_nb.core.errors import RuleViolation, TtrError
from ttr_nb.core.events import seen_by
from ttr_nb.core.legal import LegalActions
from ttr_nb.core.numbers import whole
from ttr_nb.core.players import unfit_names
from ttr_nb.core.refusals import refuse
from ttr_nb.games.europe import Europe, State
from ttr_nb.games.europe.arrangement import by_name
from ttr_nb.games.europe.view import View
from ttr_nb.mechanics.borrowing import all_choices
from ttr_nb.mechanics.tally import Tally, lending
from ttr_nb.session import Session
from ttr_nb.show.language import set_language
from ttr_nb.show.names import Names
from ttr_nb.show.position import tell_position
from ttr_nb.show.rulecards import RuleCard, rule_card
from ttr_nb.show.scoresheet import tell_scores
from ttr_nb.show.tell import tell_action, tell_event, tell_violation
from ttr_nb.show.told import IllegalMove, Told, told
from ttr_nb.show.words import say

__all__ = ["Game", "IllegalMove", "Told", "load", "new_game", "rule", "set_language"]

CARD_BOARDS = ("europe", "usa")
"""The boards that are played with train cards."""

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Ema")
"""Who plays when only a number of players is given."""


@lru_cache(maxsize=8)
def _rules_for(game: str) -> Europe:
    """The rule set of a game by its id."""
    if game not in CARD_BOARDS:
        raise KeyError(game)
    return Europe(load_board(game))


def _known_rules(game: object) -> Europe:
    try:
        return _rules_for(str(game))
    except KeyError:
        raise TtrError(f"there is no game {str(game)[:60]!r} here; there is {' and '.join(CARD_BOARDS)}") from None


def new_game(
    game: str | Board = "europe", players: int | Sequence[str] = 2, seed: int | None = None, **arranged: Any
) -> Game:
    """Lay the table for a game.

    `players` are names, or how many. The same seed gives the same game. For lessons, things can be settled
    beforehand, by the players' names: `first="Ana"`, `hands={"Ana": "3 red 1 locomotive"}`, `row=` (the five face-up
    cards), `deck=` (the next cards of the deck), `tickets=`, `claimed=`, `stations=`. Such a game says so in its log.

    >>> game = new_game("europe", players=["Ana", "Ben"], seed=7, first="Ben")
    >>> game.to_play
    'Ben'
    """
    rules = Europe(game) if isinstance(game, Board) else _known_rules(game)
    number = secrets.randbits(32) if seed is None else whole(seed)
    if number is None:
        raise TtrError(f"a seed is a whole number, not {str(seed)[:60]!r}")
    people = _people(players)
    if names := unfit_names(people):
        raise IllegalMove(refuse("EU-SETUP-1", "names", name=str(names[0])[:60]), Names(rules.board))
    with told(Names(rules.board, people)):
        return Game(Session.start(rules, people, number, by_name(rules.board, people, arranged)))


def load(path: str | Path, board: Board | None = None) -> Game:
    """The game in a file, every move checked again. A game on a board of one's own needs that board."""
    if not isinstance(board, Board | None):
        raise TtrError(f"a board is what load_board gives, not {str(board)[:60]!r}")
    own = {} if board is None else {board.id: Europe(board)}
    return Game(sessions.load(path, lambda id: own[id] if id in own else _rules_for(id)))


def rule(id: str) -> RuleCard:
    """The card of a rule in the language chosen."""
    return rule_card(id)


class Game:
    """A game in a notebook. It shows itself as the player who has to decide may see it."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.rules: Europe = session.rules  # type: ignore[assignment]
        self.board = self.rules.board
        self.players = session.players
        self.names = Names(self.board, self.players)

    @property
    def state(self) -> State:
        """The whole position, secrets included."""
        state: State = self.session.state
        return state

    @property
    def is_over(self) -> bool:
        """Whether the last turn has been played."""
        return self.session.is_over

    @property
    def to_play(self) -> str | None:
        """The player who has to decide now; None after the end."""
        seat = self.rules.seat_to_act(self.state)
        return None if seat is None else self.players[seat]

    def play(self, action: Any, seat: int | str | None = None) -> Told:
        """Do something, given as an action or in notation; what happened comes back in words."""
        with told(self.names):
            step = self.session.submit(action, self._seat(seat))
        return Told(tell_event(event, self.names) for event in step.events)

    def why_not(self, action: Any, seat: int | str | None = None) -> Told:
        """Every reason why something cannot be done now, and what would make it possible; nothing is changed."""
        try:
            action = self.rules.parse(action) if isinstance(action, str) else action
            reasons = self.rules.refusals(self.state, action, self._seat(seat))
        except RuleViolation as violation:
            reasons = violation.refusals
        words = tell_violation(RuleViolation(reasons), self.names) if reasons else say("label-possible")
        return Told(words.splitlines(), reasons)

    def legal(self) -> LegalActions:
        """All that can be done now: iterate, count, ask with `in`, or narrow down with `.about("Wien")`."""
        return LegalActions(
            self.rules.legal_actions(self.state), self.rules.parse, lambda words: meant(self.board, words)
        )

    def view(self, seat: int | str | None = None) -> View:
        """What a player may see; without a player, what a spectator sees."""
        return self.rules.view(self.state, None if seat is None else self._known_seat(seat))

    @property
    def colours(self) -> dict[str, str]:
        """The colour of each player's cars and stations."""
        return {name: self.rules.colour(seat) for seat, name in enumerate(self.players)}

    def undo(self) -> bool:
        """Step back by a move; False when there is none."""
        return self.session.undo()

    def redo(self) -> bool:
        """Make an undone move again; False when there is none."""
        return self.session.redo()

    def fork(self, at: int | None = None) -> Game:
        """Another game that shares the first `at` moves and then goes its own way."""
        return Game(self.session.fork(at))

    def save(self, path: str | Path) -> None:
        """Write the game to a JSON file, whole or not at all."""
        self.session.save(path)

    def tally(self) -> Tally:
        """The score with its witnesses, as if the game ended now."""
        return self.rules.score(self.state)

    def score_sheet(self) -> Told:
        """The score line by line, as if the game ended now, with the rule behind each line."""
        return Told(tell_scores(self.tally(), self.rules.atlas, self.state.network, self.names))

    def scores(self) -> Any:
        """The score as a pandas table, as if the game ended now."""
        from ttr_nb.analysis.tables import score_table

        return score_table(self.tally(), self.players)

    def borrowing(self, seat: int | str) -> Any:
        """Every joint choice a player has at the stations, best first, as a pandas table."""
        from ttr_nb.analysis.tables import borrowing_table

        seat = self._known_seat(seat)
        network = self.state.network
        stations = lending(self.rules.atlas, network, seat)
        tickets = [self.board.ticket[ticket] for ticket in self.state.tickets.kept[seat]]
        return borrowing_table(stations, all_choices(self.rules.atlas.routes(network.owned[seat]), stations, tickets))

    def history(self, seat: int | str | None = None) -> Any:
        """The opening and every move so far, as a pandas table: all of it, or as a player may know it."""
        from ttr_nb.analysis.tables import history_table

        eyes = None if seat is None else self._known_seat(seat)
        moments = self.session.moments
        return history_table([self._recorded(number, moments[number], eyes) for number in range(len(moments))])

    def graph(self, seat: int | str | None = None) -> Any:
        """The board as a networkx MultiGraph (edge key = route id); with a player, what that player owns."""
        from ttr_nb.analysis.graphs import board_graph

        seat = None if seat is None else self._known_seat(seat)
        return board_graph(self.rules.atlas, self.state.network, seat)

    def say(self, action: Any) -> str:
        """An action in words, in the language chosen."""
        with told(self.names):
            return tell_action(self.rules.parse(action) if isinstance(action, str) else action, self.names)

    def text(self, seat: int | str | None = None) -> str:
        """The table in words, as a player may see it; by default the one who has to decide."""
        seat = self.rules.seat_to_act(self.state) if seat is None else self._known_seat(seat)
        lines = tell_position(self.rules.view(self.state, seat), self.rules.atlas, self.names)
        return "\n".join([*lines, "", *self.score_sheet()] if self.is_over else lines)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Game {self.board.id}: {', '.join(self.players)}; moves {self.session.moves}>"

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        printer.text(repr(self) if cycle else self.text())

    def _recorded(self, number: int, moment: sessions.Moment, eyes: int | None) -> tuple[int, str, str, str]:
        """A row of the history; with `eyes`, without what another seat keeps to itself."""
        events = moment.events if eyes is None else tuple(seen_by(event, eyes) for event in moment.events)
        told = " ".join(tell_event(event, self.names) for event in events)
        if moment.move is None:
            return number, "", "", told
        hidden = events != moment.events
        action = moment.move.action.split()[0] if hidden else moment.move.action
        return number, self.players[moment.move.seat], action, told

    def _seat(self, seat: Any) -> int | None:
        """The seat of a player given by name or number."""
        if seat is None:
            return None
        if isinstance(seat, str) and seat in self.players:
            return self.players.index(seat)
        number = whole(seat)
        if number is None:
            reasons = refuse("EU-SETUP-1", "stranger", name=str(seat), players=len(self.players))
            raise IllegalMove(reasons, self.names)
        return number

    def _known_seat(self, seat: int | str) -> int:
        """The same, where it must be one at the table."""
        number = self._seat(seat)
        if number is None or not 0 <= number < len(self.players):
            asked = -1 if number is None else number
            raise IllegalMove(refuse("EU-SETUP-1", "seat", seat_number=asked, players=len(self.players)), self.names)
        return number


def _people(players: Any) -> tuple[str, ...]:
    """The names of the players, also where only their number is given."""
    if isinstance(players, list | tuple):
        return tuple(players)
    number = whole(players)
    if number is None:
        raise TtrError(f"players are a list of names, or how many; not {str(players)[:60]!r}")
    return tuple(NAMES[seat] if seat < len(NAMES) else str(seat) for seat in range(min(number, 100)))
