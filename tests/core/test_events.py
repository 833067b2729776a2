"""Who may see what of an event."""

from __future__ import annotations

import dataclasses
import inspect

import pytest

from ttr_nb.core.events import Event, seen_by
from ttr_nb.games.europe import events as europe_events
from ttr_nb.mechanics import events as shared_events
from ttr_nb.mechanics.events import CardDrawn, CardTaken, TicketsKept

KINDS = [
    kind
    for module in (shared_events, europe_events)
    for _, kind in inspect.getmembers(module, inspect.isclass)
    if issubclass(kind, Event) and kind is not Event
]


def test_a_secret_is_for_its_seat_alone() -> None:
    drawn = CardDrawn(1, "red")
    assert seen_by(drawn, 1) is drawn
    for other in (0, 2, None):
        assert seen_by(drawn, other) == CardDrawn(1, None)
    assert seen_by(TicketsKept(0, 2, 1, ("a", "b")), 1) == TicketsKept(0, 2, 1, None)
    assert drawn.card == "red"


def test_an_open_event_is_the_same_for_all() -> None:
    taken = CardTaken(1, "red")
    assert all(seen_by(taken, seat) is taken for seat in (0, 1, None))


def test_seat_zero_is_not_a_spectator() -> None:
    assert seen_by(CardDrawn(0, "red"), None).card is None  # type: ignore[attr-defined]
    assert seen_by(CardDrawn(0, "red"), 0).card == "red"  # type: ignore[attr-defined]


@pytest.mark.parametrize("kind", KINDS)
def test_every_event_is_a_frozen_record_and_a_secret_one_has_a_seat(kind: type[Event]) -> None:
    """Without a seat, a spectator (None) would pass for the owner of the secret."""
    names = {field.name for field in dataclasses.fields(kind)}  # type: ignore[arg-type]
    assert set(kind.secret) <= names
    assert not kind.secret or "seat" in names
    assert kind.__dataclass_params__.frozen  # type: ignore[attr-defined]
