"""The notebook facade: make a game, play it, question it, look at it. Holds no rule and no sentence of its own."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ttr_nb import session as sessions
from ttr_nb.bots.company import Company
from ttr_nb.bots.registry import bot
from ttr_nb.bots.seats import as_bot, seated, staying
from ttr_nb.content.board import Board
from ttr_nb.content.paths import data_root
from ttr_nb.core.errors import RuleViolation, TtrError
from ttr_nb.core.events import seen_by
from ttr_nb.core.legal import LegalActions
from ttr_nb.core.numbers import whole
from ttr_nb.core.players import unfit_names
from ttr_nb.core.refusals import refuse
from ttr_nb.insight.looks import Looks
from ttr_nb.mechanics.borrowing import all_choices
from ttr_nb.mechanics.tally import Tally, lending
from ttr_nb.session import Session
from ttr_nb.shelf import Box, card_box, game_ids, open_box
from ttr_nb.show.language import set_language
from ttr_nb.show.position import tell_position
from ttr_nb.show.rulecards import RuleCard, rule_card
from ttr_nb.show.rulesearch import RuleList, find_rules
from ttr_nb.show.scoresheet import sheet_html, tell_scores
from ttr_nb.show.tell import tell_action, tell_event, tell_violation
from ttr_nb.show.told import IllegalMove, Told, told
from ttr_nb.show.words import say

__all__ = [
    "Game",
    "IllegalMove",
    "Told",
    "bot",
    "find_seed",
    "load",
    "new_game",
    "replay",
    "rule",
    "rules",
    "scenario",
    "set_language",
]

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Ema")
"""Who plays when only a number of players is given."""


def new_game(
    game: str | Board = "europe", players: int | Sequence[str] = 2, seed: int | None = None, **arranged: Any
) -> Game:
    """Lay the table for a game: "europe", "usa", "dice:europe" and other boards, "cardgame", or a board of one's own.

    `players` are names, or how many. The same seed gives the same game. For lessons, things can be settled
    beforehand, by the players' names: `first="Ana"`, `hands={"Ana": "3 red 1 locomotive"}`, `row=` (the five face-up
    cards), `deck=` (the next cards of the deck), `tickets=`, `claimed=`, `stations=`; with dice `dice=`, `tokens=`; in
    the Card Game `yards=`, `tracks=`. Such a game says so in its log.

    >>> game = new_game("europe", players=["Ana", "Ben"], seed=7, first="Ben")
    >>> game.to_play
    'Ben'
    """
    box = card_box(game) if isinstance(game, Board) else _known_box(game)
    number = secrets.randbits(32) if seed is None else whole(seed)
    if number is None:
        raise TtrError(f"a seed is a whole number, not {str(seed)[:60]!r}")
    people, bots = seated(_people(players))
    if names := unfit_names(people):
        raise IllegalMove(refuse(box.seating, "names", name=str(names[0])[:60]), box.names(()))
    for player in bots.values():
        as_bot(player, box.rules)  # or say now what is wrong with it
    with told(box.names(people)):
        return Game(Session.start(box.rules, people, number, box.arrange(people, arranged)), box, bots)


def _known_box(game: object) -> Box:
    try:
        return open_box(str(game))
    except KeyError:
        raise TtrError(f"there is no game {str(game)[:60]!r} here; there is {', '.join(game_ids())}") from None


def load(path: str | Path, board: Board | None = None) -> Game:
    """The game in a file, every move checked again. A game on a board of one's own needs that board."""
    if not isinstance(board, Board | None):
        raise TtrError(f"a board is what load_board gives, not {str(board)[:60]!r}")
    own = {} if board is None else {board.id: card_box(board)}

    def box_for(id: str) -> Box:
        return own[id] if id in own else open_box(id)

    session = sessions.load(path, lambda id: box_for(id).rules)
    return Game(session, box_for(session.rules.id))


def replay(name: str) -> Game:
    """A game that was played to its end and comes with the package, to be read like a book.

    >>> replay("europe_two_players").is_over
    True
    """
    games = data_root() / "replays"
    names = sorted(path.stem for path in games.glob("*_players.json"))
    if name not in names:
        raise TtrError(f"there is no played game {str(name)[:60]!r} here; there is {', '.join(names)}")
    return load(games / f"{name}.json")


def scenario(id: str | Path) -> Game:
    """A game at a telling moment: one of `scenarios()`, or the file of one's own.

    >>> game = scenario("tunnel-purple")
    >>> game.to_play, "claim marseille-zurich with 2 purple" in game.legal()
    ('Ana', True)
    """
    from ttr_nb.teach.cases import play
    from ttr_nb.teach.scenarios import load_scenario

    case = play(load_scenario(id))
    return Game(case.begin(), case.box)


def find_seed(
    game: str = "europe",
    event: str = "tunnel",
    limit: int = 1000,
    seed: int = 1,
    bots: Sequence[Any] | None = None,
    progress: bool = True,
    patience: float = 60.0,
    **wish: Any,
) -> Any:
    """A seed and a move at which a wished-for thing happens when bots play; `limit` seeds are tried, from `seed` on.

    The bots are yours, one for each seat, or two to whom such a thing happens. Where one of them raises, the seed is
    passed over; one that thinks about a move for longer than `patience` seconds ends the search with an error.

    Events: "tunnel" (`extra=` 0 to 3), "failed-tunnel", "failed-ferry", "sweep", "station", "robbery" (`cards=` so many
    or more), "longest-tie", or any kind of event by its name; some take `route=` or `city=`. A failed ferry is a moment
    at which somebody holds enough cards for a ferry but not its locomotives. The opening does not count.

    >>> found = find_seed("europe", event="tunnel", extra=2, progress=False)
    >>> found.game().session.moves == found.move, found.again().seed > found.seed
    (True, True)
    """
    from ttr_nb.lab.finding import find

    return find(game, event, limit, seed, bots, wish, NAMES, Game, progress, patience)


def rule(id: str) -> RuleCard:
    """The card of a rule in the language chosen."""
    return rule_card(id)


def rules(text: str = "") -> RuleList:
    """The rules that speak of something, in whichever of the four languages it is said; without a word, all of them."""
    return find_rules(text)


class Game(Looks, Company):
    """A game in a notebook. It shows itself as the player who has to decide may see it."""

    def __init__(self, session: Session, box: Box, bots: Mapping[int, Any] | None = None) -> None:
        self.bots = dict(bots or {})
        self._tables: list[Any] = []
        self._take(session, box)

    def _take(self, session: Session, box: Box) -> None:
        """Be the game of this session."""
        self.session = session
        self.rules: Any = session.rules
        self.board = box.board
        self.players = session.players
        self.names = box.names(self.players)
        self._box = box

    def _loaded(self, session: Session, box: Box, file: str) -> None:
        """Go on with the game that a table has loaded, at all tables."""
        self.bots = staying(self.bots, self.rules, session)
        self._take(session, box)
        for table in self._tables:
            table.follow(session, box, file)

    @property
    def state(self) -> Any:
        """The whole position, secrets included."""
        return self.session.state

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
        return LegalActions(self.rules.legal_actions(self.state), self.rules.parse, self._box.meaning)

    def view(self, seat: int | str | None = None) -> Any:
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
        return Game(self.session.fork(at), self._box, self.bots)

    def save(self, path: str | Path) -> None:
        """Write the game to a JSON file, whole or not at all."""
        self.session.save(path)

    def tally(self) -> Tally[Any]:
        """The score with its witnesses, as if the game ended now."""
        return self.rules.score(self.state)

    def score_sheet(self) -> Told:
        """The score line by line, as if the game ended now, with the rule behind each line."""
        tally = self.tally()
        return Told(tell_scores(tally, self.names), html=sheet_html(tally, self.names))

    def scores(self) -> Any:
        """The score as a pandas table, as if the game ended now."""
        from ttr_nb.analysis.tables import score_table

        return score_table(self.tally(), self.players)

    def borrowing(self, seat: int | str) -> Any:
        """Every joint choice a player has at the stations, best first, as a pandas table."""
        from ttr_nb.analysis.tables import borrowing_table

        self._needs_a_board()
        number = self._known_seat(seat)
        network = self.state.network
        stations = lending(self.rules.atlas, network, number)
        tickets = [self.board.ticket[ticket] for ticket in self.state.tickets.kept[number]]
        return borrowing_table(stations, all_choices(self.rules.atlas.routes(network.owned[number]), stations, tickets))

    def history(self, seat: int | str | None = None) -> Any:
        """The opening and every move so far, as a pandas table: all of it, or as a player may know it."""
        from ttr_nb.analysis.tables import history_table

        eyes = None if seat is None else self._known_seat(seat)
        moments = self.session.moments
        return history_table([self._recorded(number, moments[number], eyes) for number in range(len(moments))])

    def graph(self, seat: int | str | None = None) -> Any:
        """The board as a networkx MultiGraph (edge key = route id); with a player, what that player owns."""
        from ttr_nb.analysis.graphs import board_graph

        self._needs_a_board()
        seat = None if seat is None else self._known_seat(seat)
        return board_graph(self.rules.atlas, self.state.network, seat)

    def say(self, action: Any) -> str:
        """An action in words, in the language chosen."""
        with told(self.names):
            return tell_action(self.rules.parse(action) if isinstance(action, str) else action, self.names)

    def text(self, seat: int | str | None = None) -> str:
        """The table in words, as a player may see it; by default the one who has to decide."""
        seat = self.rules.seat_to_act(self.state) if seat is None else self._known_seat(seat)
        lines = tell_position(self.rules.view(self.state, seat), self.names)
        return "\n".join([*lines, "", *self.score_sheet()] if self.is_over else lines)

    def table(self, bots: Mapping[str, Any] | None = None, **options: Any) -> Any:
        """The live table: click to play. `bots` play for some players; `language=`, `eyes=`, `curtain=`, `size=`.

        A bot is one of "random", "greedy", "planner" and "search", or a function of a view, the legal actions and a
        random generator. Without any, those play that sit among the players.
        """
        from ttr_nb.ui.table import Table

        table = Table(self.session, self._box, bots=self._asked(bots), loaded=self._loaded, **options)
        self._tables.append(table)
        return table

    def longest_route(self, player: int | str, **options: Any) -> Any:
        """The search for a player's longest path, step by step, beside the usual mistake."""
        from ttr_nb.ui.search_view import SearchView

        self._needs_a_board()
        return SearchView(self.session, self._box, self._known_seat(player), **options)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Game {self.rules.id}: {', '.join(self.players)}; moves {self.session.moves}>"

    def picture(self, seat: int | str | None = None) -> Any:
        """The table as a picture, as a player may see it; by default the one who has to decide."""
        from ttr_nb.show.table_picture import table_scene

        seat = self.rules.seat_to_act(self.state) if seat is None else self._known_seat(seat)
        return table_scene(self.rules.view(self.state, seat), self.names, self.rules)

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        from ttr_nb.show.twin import bundle

        return bundle(self.picture(), self.text(), below=self.score_sheet().html if self.is_over else "")

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

    def _needs_a_board(self) -> None:
        if not hasattr(self.state, "network"):
            raise TtrError(f"the game {self.rules.id!r} is played without a board")

    def _seat(self, seat: Any) -> int | None:
        """The seat of a player given by name or number."""
        if seat is None:
            return None
        if isinstance(seat, str) and seat in self.players:
            return self.players.index(seat)
        number = whole(seat)
        if number is None:
            reasons = refuse(self._box.seating, "stranger", name=str(seat), players=len(self.players))
            raise IllegalMove(reasons, self.names)
        return number

    def _known_seat(self, seat: int | str) -> int:
        """The same, where it must be one at the table."""
        number = self._seat(seat)
        if number is None or not 0 <= number < len(self.players):
            asked, players = -1 if number is None else number, len(self.players)
            raise IllegalMove(refuse(self._box.seating, "seat", seat_number=asked, players=players), self.names)
        return number


def _people(players: Any) -> tuple[str, ...]:
    """The names of the players, also where only their number is given."""
    if isinstance(players, list | tuple):
        return tuple(players)
    number = whole(players)
    if number is None:
        raise TtrError(f"players are a list of names, or how many; not {str(players)[:60]!r}")
    return tuple(NAMES[seat] if seat < len(NAMES) else str(seat) for seat in range(min(number, 100)))
