"""The colours of every picture, by role, for each theme. Knows no shape.

Text stands out from its ground by at least 4.5:1, marks by 3:1; `tests/show/test_palette.py` measures it.
"""

from __future__ import annotations

from collections.abc import Mapping

THEMES = ("light", "dark")

CARDS = {
    "purple": "#9b4f96",
    "blue": "#2f6fb3",
    "orange": "#d9701a",
    "white": "#f4f1e8",
    "green": "#2f7d32",
    "yellow": "#f0c419",
    "black": "#2b2b2b",
    "red": "#c0392b",
    "gray": "#9a9a95",
    "locomotive": "#6d5bd0",
}
"""The colours of cards and routes; printed things look the same in every light."""

OWNERS = {"blue": "#1f5fbf", "red": "#cf2a27", "green": "#1f7a38", "yellow": "#f2c200", "black": "#1e1e1e"}
"""The colours of players' cars and stations."""


def luminance(colour: str) -> float:
    """The relative luminance of a colour, as WCAG defines it.

    >>> luminance("#ffffff"), luminance("#000000")
    (1.0, 0.0)
    """
    channels = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21.

    >>> round(contrast("#ffffff", "#000000"))
    21
    """
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def on(colour: str) -> str:
    """What is written on a colour: dark or light ink, whichever stands out more."""
    return max(("#1a1a1a", "#ffffff"), key=lambda ink: contrast(ink, colour))


_PRINTED = {
    **{f"card-{name}": colour for name, colour in CARDS.items()},
    **{f"on-card-{name}": on(colour) for name, colour in CARDS.items()},
    **{f"owner-{name}": colour for name, colour in OWNERS.items()},
    **{f"on-owner-{name}": on(colour) for name, colour in OWNERS.items()},
}

_LIGHT = {
    "page": "#ffffff",
    "panel": "#f5f2ea",
    "ink": "#1d1d1b",
    "faint": "#5c5a54",
    "edge": "#8a8578",
    "sea": "#cfe3ee",
    "abroad": "#dcdcd6",
    "land": "#f3ecd8",
    "coast": "#8fa6b2",
    "track-edge": "#4a463d",
    "tunnel": "#33302a",
    "city": "#fffdf6",
    "city-edge": "#7a2b1d",
    "on-city": "#1d1d1b",
    "border": "#e8c9a8",
    "car-edge": "#14120e",
    "playable": "#0f7a3d",
    "halo": "#fbf7ea",
    "highlight": "#b3005e",
    "path": "#c2185b",
    "borrowed": "#0b6e75",
    "ticket": "#7a2ea0",
    "good": "#1b6e2b",
    "bad": "#a31515",
}

_DARK = {
    "page": "#111111",
    "panel": "#1f2226",
    "ink": "#f0ede4",
    "faint": "#b9b5aa",
    "edge": "#7d8087",
    "sea": "#16242e",
    "abroad": "#212224",
    "land": "#39382f",
    "coast": "#5d6f7a",
    "track-edge": "#d6d0c0",
    "tunnel": "#e6dfcc",
    "city": "#fffdf6",
    "city-edge": "#d9694a",
    "on-city": "#1d1d1b",
    "border": "#c79a6b",
    "car-edge": "#ffffff",
    "playable": "#6fe39a",
    "halo": "#26251f",
    "highlight": "#ff6fb5",
    "path": "#ff79b0",
    "borrowed": "#4fd0d8",
    "ticket": "#d3a4f0",
    "good": "#7ddc8a",
    "bad": "#ff9b8f",
}

PALETTES: Mapping[str, Mapping[str, str]] = {"light": _LIGHT | _PRINTED, "dark": _DARK | _PRINTED}
"""The colour of each role, by theme."""
