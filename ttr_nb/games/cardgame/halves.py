"""What happens when the last turn is over: tickets are completed; four players go on to a second half."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ttr_nb.content.cardgame import CardDeck
from ttr_nb.core.chance import Chance
from ttr_nb.core.events import Event
from ttr_nb.core.rules import rule
from ttr_nb.games.cardgame.events import SecondHalfBegan, TicketsCompleted
from ttr_nb.games.cardgame.state import State
from ttr_nb.games.cardgame.yard import contents
from ttr_nb.mechanics import market as markets
from ttr_nb.mechanics.cards import NONE, Cards, add, counted, listed
from ttr_nb.mechanics.events import CardsDealt, GameEnded, TurnBegan
from ttr_nb.mechanics.market import NEVER_SWEPT, Market
from ttr_nb.mechanics.matching import Matching, best_matching
from ttr_nb.mechanics.turn import Turn

if TYPE_CHECKING:
    from ttr_nb.games.cardgame.ruleset import CardGame


@rule("CG-MATCH-1", "CG-MATCH-2")
def matching(game: CardGame, state: State, seat: int) -> Matching:
    """CG-MATCH-1: the best tickets to complete from a seat's track; hand and yard do not count (CG-MATCH-2)."""
    return _best(game.deck, state.tracks[seat], state.tickets.kept[seat])


@lru_cache(maxsize=16)
def _best(deck: CardDeck, track: Cards, tickets: tuple[str, ...]) -> Matching:
    """Found once: the end of a game, its score sheet and whoever looks at that again ask the same."""
    return best_matching(track, [deck.ticket[ticket] for ticket in tickets])


def end(game: CardGame, state: State, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Complete tickets; then the game is over, or its second half begins."""
    matchings = [matching(game, state, seat) for seat in range(state.players)]
    events: tuple[Event, ...] = tuple(
        TicketsCompleted(seat, match.completed, match.points) for seat, match in enumerate(matchings)
    )
    if state.half == game.halves(state.players):
        return state, (*events, GameEnded())
    state, after = second_half(game, state, matchings, chance)
    return state, events + after


@rule("CG-FOUR-1")
def second_half(
    game: CardGame, state: State, matchings: list[Matching], chance: Chance
) -> tuple[State, tuple[Event, ...]]:
    """CG-FOUR-1: hands and open tickets stay; all other cards are shuffled, four dealt each, five turned up."""
    deck = chance.shuffle("second half", listed(loose_cards(state)))
    count = game.deck.second_half_cards
    dealt = [counted(deck[seat * count : (seat + 1) * count]) for seat in range(state.players)]
    market, turned = markets.settle(Market(deck[count * state.players :]), chance, NEVER_SWEPT)
    kept = tuple(
        tuple(ticket for ticket in tickets if ticket not in match.completed)
        for tickets, match in zip(state.tickets.kept, matchings, strict=True)
    )
    seat = state.turn.seat
    resumed = state._replace(
        turn=Turn(seat),
        hands=tuple(map(add, state.hands, dealt)),
        market=market,
        tickets=state.tickets._replace(kept=kept),
        yards=((),) * state.players,
        tracks=(NONE,) * state.players,
        discards=NONE,
        completed=tuple(
            before + match.completed for before, match in zip(state.completed, matchings, strict=True)
        ),
        half=state.half + 1,
    )
    told = [CardsDealt(owner, count, cards) for owner, cards in enumerate(dealt)]
    return resumed, (SecondHalfBegan(seat, count), *told, *turned, TurnBegan(seat))


def loose_cards(state: State) -> Cards:
    """Every train card that is in nobody's hand."""
    cards = add(add(state.discards, counted(state.market.row)), counted(state.market.deck))
    for yard, track in zip(state.yards, state.tracks, strict=True):
        cards = add(add(cards, contents(yard)), track)
    return cards
