"""Katas: a rule as a function that the learner writes, checked against the engine. The row of them, in order."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from ttr_nb.teach.katas.exercise import Exercise

ROW = {
    "route-points": "claims.POINTS",
    "payment-legal": "claims.PAYMENT",
    "ferry-price": "claims.FERRY",
    "tunnel-extra": "claims.TUNNEL",
    "sweep": "market.SWEEP",
    "connected": "networks.CONNECTED",
    "longest-trail": "networks.TRAIL",
    "best-borrowing": "stations.BORROWING",
    "dice-payment": "dice.PAYMENT",
    "dice-tokens": "dice.TOKENS",
    "phase-one": "yards.PHASE_ONE",
    "robs": "yards.ROBS",
    "best-matching": "stacks.MATCHING",
    "big-city": "stacks.BIG_CITY",
}
"""Every kata, in the order of the course, and where it stands."""


@cache
def exercise(id: str) -> Exercise:
    """The exercise of a kata; `KeyError` when there is none."""
    module, _, name = ROW[id].partition(".")
    found: Exercise = getattr(import_module(f"ttr_nb.teach.katas.{module}"), name)
    return found
