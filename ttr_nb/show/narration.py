"""The story of a game, line by line, each with the rule behind it. Knows which rule an event is an example of."""

from __future__ import annotations

from typing import NamedTuple

from ttr_nb.core.events import Event
from ttr_nb.mechanics.cards import LOCOMOTIVE
from ttr_nb.mechanics.events import CardTaken, CardTurnedUp, TicketsKept, TicketsOffered, TurnBegan
from ttr_nb.show.names import Naming
from ttr_nb.show.tell import tell_event

BOARD = {
    "GameStarted": "EU-SETUP-7",
    "CardsDealt": "EU-SETUP-3",
    "CardTurnedUp": "EU-DRAW-2",
    "RowSwept": "EU-DRAW-6",
    "DeckReshuffled": "EU-DRAW-8",
    "CardTaken": "EU-DRAW-1",
    "CardDrawn": "EU-DRAW-5",
    "TicketsOffered": "EU-TICKET-1",
    "TicketsKept": "EU-TICKET-2",
    "RouteClaimed": "EU-CLAIM-4",
    "StationBuilt": "EU-STATION-3",
    "TurnPassed": "EU-TURN-2",
    "TurnBegan": "EU-TURN-1",
    "LastRoundBegan": "EU-END-1",
    "GameEnded": "EU-SCORE-1",
    "TunnelTried": "EU-TUNNEL-1",
    "TunnelRevealed": "EU-TUNNEL-2",
    "TunnelGivenUp": "EU-TUNNEL-5",
}

DICE = BOARD | {
    "TicketsOffered": "DX-TICKET-1",
    "TicketsKept": "DX-TICKET-1",
    "TurnBegan": "DX-ROLL-1",
    "DiceRolled": "DX-ROLL-1",
    "DiceRolledAgain": "DX-ROLL-1",
    "DiceKept": "DX-ROLL-1",
    "TokenBought": "DX-TOKEN-1",
    "TokensPutBack": "DX-TOKEN-4",
    "TunnelDiceRolled": "DX-TUNNEL-1",
    "TunnelLost": "DX-TUNNEL-2",
    "RouteClaimedWithDice": "DX-CLAIM-1",
    "StationBuiltWithDice": "DX-STATION-1",
    "PassengerPlaced": "DX-PASSENGER-1",
    "PassengerMoved": "DX-PASSENGER-1",
    "GoodsCollected": "DX-PASSENGER-1",
    "TripEnded": "DX-PASSENGER-1",
}

CARD_GAME = {
    "GameStarted": "CG-SETUP-4",
    "CardsDealt": "CG-SETUP-2",
    "CardTurnedUp": "CG-DRAW-1",
    "CardTaken": "CG-DRAW-1",
    "CardDrawn": "CG-DRAW-1",
    "TicketsOffered": "CG-TICKET-1",
    "TicketsKept": "CG-TICKET-1",
    "TurnPassed": "CG-TURN-4",
    "TurnBegan": "CG-TURN-4",
    "GameEnded": "CG-SCORE-1",
    "CardsMoved": "CG-TURN-1",
    "CardsPlaced": "CG-YARD-1",
    "RowRobbed": "CG-ROB-2",
    "DeckRanOut": "CG-END-1",
    "TicketsCompleted": "CG-MATCH-1",
    "SecondHalfBegan": "CG-FOUR-1",
}

RULES = {"EU": BOARD, "DX": DICE, "CG": CARD_GAME}
"""The rule that each kind of event is an example of, by the first letters of the game's rules."""

LOCOMOTIVES = {"EU": "EU-DRAW-3", "CG": "CG-DRAW-2"}
"""The rule about a locomotive that was taken face up."""

FIRST_TICKETS = ("EU-SETUP-6", "CG-SETUP-3")
"""The rules about the tickets one begins with, which those events tell themselves."""

PASSED_OVER = (TurnBegan, CardTurnedUp)
"""What happens all the time, and is seen on the table."""


class Narrated(NamedTuple):
    """A sentence and its rule."""

    text: str
    rule: str


def rule_behind(event: Event, game: str) -> str:
    """The rule that an event is an example of; `game` are the first letters of its rules.

    >>> from ttr_nb.mechanics.events import CardDrawn
    >>> rule_behind(CardTaken(0, "locomotive"), "EU"), rule_behind(CardDrawn(0, None), "CG")
    ('EU-DRAW-3', 'CG-DRAW-1')
    """
    if isinstance(event, CardTaken) and event.card == LOCOMOTIVE:
        return LOCOMOTIVES[game]
    if isinstance(event, TicketsOffered | TicketsKept) and event.rule in FIRST_TICKETS:
        return event.rule
    return RULES[game][type(event).__name__]


def narrate(events: tuple[Event, ...], names: Naming, game: str, language: str | None = None) -> list[Narrated]:
    """What happened, without what goes without saying."""
    return [
        Narrated(tell_event(event, names, language), rule_behind(event, game))
        for event in events
        if not isinstance(event, PASSED_OVER)
    ]
