"""What happened, as values in the past tense; some know a thing that only one seat may see."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar


class Event:
    """A thing that happened. Subclasses are frozen records; `secret` names fields only `seat` may read."""

    __slots__ = ()
    secret: ClassVar[tuple[str, ...]] = ()


def seen_by(event: Event, seat: int | None) -> Event:
    """The event as a seat may know it (None is a spectator): secret fields of others become None."""
    if not event.secret or getattr(event, "seat", None) == seat:
        return event
    record: Any = event
    hidden: Event = replace(record, **dict.fromkeys(event.secret))
    return hidden
