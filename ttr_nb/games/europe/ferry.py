"""Ferries: how many of a route's cards must be locomotives."""

from __future__ import annotations

from ttr_nb.content.board import Route
from ttr_nb.core.rules import rule
from ttr_nb.mechanics.payment import Price


@rule("EU-FERRY-1", "EU-FERRY-2")
def price(route: Route) -> Price:
    """EU-FERRY-1: a locomotive for each symbol, a one-colour set for the rest; more may stand in (EU-FERRY-2)."""
    return Price(route.length, route.colour, route.locomotives)
