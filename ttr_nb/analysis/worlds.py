"""Hidden worlds that fit what a seat sees: the cards it has not seen are dealt anew. Made of a view, never of a state.

They are worlds to try something in: it is that seat's turn, and nothing is waiting.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ttr_nb.analysis.unseen import unseen
from ttr_nb.core.chance import Chance
from ttr_nb.core.errors import TtrError
from ttr_nb.games.cardgame.state import State as CardGameState
from ttr_nb.games.cardgame.view import View as CardGameView
from ttr_nb.games.dice.state import Stack
from ttr_nb.games.dice.state import State as DiceState
from ttr_nb.games.dice.view import View as DiceView
from ttr_nb.games.europe.state import State as EuropeState
from ttr_nb.games.europe.view import View as EuropeView
from ttr_nb.mechanics.cards import NONE, Cards, counted, listed
from ttr_nb.mechanics.dice import NO_DICE
from ttr_nb.mechanics.market import Market
from ttr_nb.mechanics.tickets import Tickets
from ttr_nb.mechanics.turn import Turn


def deal(rules: Any, view: Any, chance: Chance) -> Any:
    """A world that looks to the view's seat as its own does, but for what is waiting.

    >>> import ttr_nb
    >>> from ttr_nb.core.chance import Seeded
    >>> game = ttr_nb.new_game("europe", ["Ana", "Ben"], seed=7, first="Ana", tickets={"Ana": [], "Ben": []})
    >>> world = deal(game.rules, game.view("Ana"), Seeded(1))
    >>> game.rules.view(world, 0) == game.view("Ana"), world.hands[1] == game.state.hands[1]
    (True, False)
    """
    seat = 0 if view.seat is None else view.seat
    turn = Turn(seat, view.turn.left or None)
    if isinstance(view, DiceView):
        tickets = _tickets(view, (ticket.id for ticket in rules.board.tickets), chance)
        return DiceState(
            turn,
            (),
            NO_DICE,
            view.tokens,
            view.piles,
            sum(view.tokens[seat]),
            tickets,
            view.network,
            view.points,
            Stack(),
            view.travel,
        )
    if isinstance(view, EuropeView):
        hands, _, deck = _cards(rules, view, (0,) * len(view.hand_sizes), chance)
        market = Market(deck, view.row, view.discards)
        tickets = _tickets(view, (ticket.id for ticket in rules.board.tickets), chance)
        return EuropeState(turn, (), hands, market, tickets, view.network, view.points)
    if isinstance(view, CardGameView):
        hands, tracks, deck = _cards(rules, view, view.track_sizes, chance)
        done = {ticket for some in view.completed for ticket in some}
        tickets = _tickets(view, (ticket for ticket in rules.deck.ticket if ticket not in done), chance)
        return CardGameState(
            turn,
            (),
            hands,
            Market(deck, view.row),
            tickets,
            view.yards,
            tracks,
            view.discards,
            view.completed,
            view.half,
            view.track is not None,
        )
    raise TtrError(f"there is no view of a game in {str(view)[:60]!r}")


def _cards(
    rules: Any, view: Any, stacks: tuple[int, ...], chance: Chance
) -> tuple[tuple[Cards, ...], tuple[Cards, ...], tuple[str, ...]]:
    """Hands, hidden stacks and a deck of the cards not seen; what the seat sees is as it sees it."""
    pool = chance.shuffle("unseen", listed(unseen(rules, view).cards))

    def share(size: int, own: Cards | None, is_own: bool) -> Cards:
        nonlocal pool
        if is_own and own is not None:
            return own
        some, pool = pool[:size], pool[size:]
        return counted(some) if size else NONE

    hands = tuple([share(size, view.hand, seat == view.seat) for seat, size in enumerate(view.hand_sizes)])
    own_stack = getattr(view, "track", None)
    hidden = tuple([share(size, own_stack, seat == view.seat) for seat, size in enumerate(stacks)])
    return hands, hidden, pool[: view.deck_count]


def _tickets(view: Any, all_tickets: Iterable[str], chance: Chance) -> Tickets:
    """The tickets not seen, in other hands and in the deck."""
    own = set(view.tickets)
    heap = list(chance.shuffle("tickets", [ticket for ticket in all_tickets if ticket not in own]))
    kept = []
    for seat, count in enumerate(view.ticket_counts):
        kept.append(view.tickets if seat == view.seat else tuple(heap[:count]))
        if seat != view.seat:
            del heap[:count]
    return Tickets(tuple(heap[: view.ticket_deck_count]), tuple(kept))
