"""The table's style sheet, made from the palette and the symbols. Knows no widget and no rule.

Sizes are in `em` of the table's own font, so that a projector's table is the same with larger letters. Colours of the
page are variables of the theme; printed things (cards, dice) look the same in every light.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from re import sub
from urllib.parse import quote

from ttr_nb.show.palette import CARDS, OWNERS, PALETTES, THEMES
from ttr_nb.show.scene import AnyShape, Disc, Line, Polygon, Scene
from ttr_nb.show.svg import svg
from ttr_nb.show.symbols import pattern, symbol

_PAGE = ("page", "panel", "ink", "faint", "edge", "highlight", "path", "good", "bad", "sea")
"""The roles that the style sheet itself uses."""

_TURNS = range(1, 7)
_TURN_SECONDS = 0.6


@cache
def css() -> str:
    """The whole style sheet.

    >>> ".ttr-card-red{" in css()
    True
    """
    return "\n".join([*_themes(), _BASE, *_cards(), *_owners(), *_dice(), *_turning()])


def _themes() -> Iterable[str]:
    for theme in THEMES:
        where = ".ttr-table" if theme == "light" else ".ttr-table.ttr-dark"
        yield where + "{" + ";".join(f"--ttr-{role}:{PALETTES[theme][role]}" for role in _PAGE) + "}"


def _cards() -> Iterable[str]:
    for kind, colour in CARDS.items():
        ink = PALETTES["light"][f"on-card-{kind}"]
        drawn = _picture(symbol(kind, 10, 10, 17, f"on-card-{kind}"))
        yield f".ttr-card-{kind}{{--card:{colour};--on-card:{ink};--sign:{drawn}}}"


def _owners() -> Iterable[str]:
    for colour, paint in OWNERS.items():
        corners = ((1.0, 1.0), (29.0, 1.0), (29.0, 19.0), (1.0, 19.0))
        car = _picture(pattern(colour, corners, f"on-owner-{colour}"), (30, 20))
        yield f".ttr-owner-{colour}{{--owner:{paint};--pattern:{car}}}"


def _dice() -> Iterable[str]:
    def car(x: float, y: float) -> tuple[AnyShape, ...]:
        wheels = [Disc(x=x + at, y=y + 5, radius=1.7, fill="owner-black") for at in (3.5, 10.5)]
        body = Polygon(points=((x, y), (x + 14, y), (x + 14, y + 4.5), (x, y + 4.5)), fill="owner-black")
        return (body, *wheels)

    roof = Polygon(points=((2, 9), (10, 2), (18, 9)), fill="owner-black")
    house = ((4.0, 9.0), (16.0, 9.0), (16.0, 18.0), (12.0, 18.0), (12.0, 12.0), (8.0, 12.0), (8.0, 18.0), (4.0, 18.0))
    walls = Polygon(points=house, fill="owner-black")
    arch = ((3.0, 18.0), (3.0, 9.0), (5.0, 5.0), (10.0, 3.0), (15.0, 5.0), (17.0, 9.0), (17.0, 18.0))
    rail = ((10.0, 18.0), (10.0, 11.0))
    faces: dict[str, tuple[AnyShape, ...]] = {
        "single": car(3, 7),
        "double": (*car(3, 2.5), *car(3, 11.5)),
        "station": (roof, walls),
        "joker": symbol("yellow", 10, 10.5, 18, "owner-black"),
        "tunnel": (Polygon(points=arch, fill="owner-black"), Line(points=rail, stroke="city", width=2.4)),
        "blank": (),
    }
    for face, shapes in faces.items():
        names = f".ttr-die-{face},.ttr-token-{face}" if face in ("single", "double") else f".ttr-die-{face}"
        yield f"{names}{{--sign:{_picture(shapes)}}}"


def _turning() -> Iterable[str]:
    for place in _TURNS:
        yield f".ttr-table .ttr-reveal-{place}{{animation:ttr-turn .5s {place * _TURN_SECONDS - 0.4:.1f}s both}}"
    yield "@keyframes ttr-turn{0%{transform:rotateY(90deg);opacity:0}100%{transform:none;opacity:1}}"
    yield "@media (prefers-reduced-motion:reduce){.ttr-table *{animation:none!important;transition:none!important}}"


def _picture(shapes: Iterable[AnyShape], size: tuple[float, float] = (20, 20)) -> str:
    """A small picture as a CSS image, in printed colours."""
    drawn = tuple(shapes)
    if not drawn:
        return "none"
    whole = sub(r'<title></title>| role="img"| font-family="[^"]*"', "", svg(Scene(size, drawn), "light"))
    return 'url("data:image/svg+xml,' + quote(whole.replace('"', "'"), safe=" '=:/,.();-") + '")'


_BASE = """
.ttr-table{--ttr-font:14px;font-size:var(--ttr-font);color:var(--ttr-ink);background:var(--ttr-page);padding:.6em;
 border-radius:.5em;overflow:visible;box-sizing:border-box}
.ttr-table.ttr-projector{--ttr-font:21px;--jp-widgets-font-size:21px;--jp-widgets-inline-height:44px}
.ttr-table{--jp-content-font-size1:var(--ttr-font);--jp-ui-font-size1:var(--ttr-font);
 --jp-widgets-label-color:var(--ttr-ink);--jp-widgets-readout-color:var(--ttr-ink);
 --jp-content-font-color1:var(--ttr-ink)}
.ttr-table .widget-html,.ttr-table .widget-html-content,.ttr-table .jupyter-widgets{color:var(--ttr-ink);
 font-size:var(--ttr-font);line-height:1.4;height:auto}
.ttr-table .widget-box,.ttr-table .jupyter-widgets{overflow:visible;max-width:100%}
.ttr-table canvas{display:block;height:auto;margin:.3em 0;border-radius:.4em;touch-action:manipulation;outline:0}
.ttr-announce{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.ttr-table button:focus-visible,.ttr-table input:focus-visible,.ttr-table select:focus-visible,
.ttr-table canvas:focus-visible,.ttr-table [tabindex]:focus-visible{outline:.2em solid var(--ttr-highlight);
 outline-offset:.12em}

.ttr-buttons{display:flex;flex-wrap:wrap;gap:.45em;align-items:stretch;padding:.25em 0}
.ttr-buttons[hidden]{display:none}
.ttr-buttons[aria-label]::before{content:attr(aria-label);flex:0 0 100%;color:var(--ttr-faint);font-size:.85em}
.ttr-moves::before,.ttr-files::before,.ttr-go::before,.ttr-rules::before{display:none}
.ttr-button{font:inherit;color:var(--ttr-ink);background:var(--ttr-panel);border:1px solid var(--ttr-edge);
 border-radius:.45em;padding:.4em .8em;min-height:2.4em;cursor:pointer;text-align:left;line-height:1.25;
 transition:transform .1s,box-shadow .1s}
.ttr-button:hover:not(:disabled){box-shadow:0 .12em .4em rgb(0 0 0/.4);transform:translateY(-1px)}
.ttr-button:active:not(:disabled){transform:none;box-shadow:none}
.ttr-button:disabled,.ttr-table button[aria-disabled=true]{opacity:.55;cursor:not-allowed;filter:grayscale(.6)}
.ttr-button[aria-pressed=true],.ttr-selected{box-shadow:inset 0 0 0 .2em var(--ttr-highlight)}
.ttr-first{border:.17em solid var(--ttr-good);font-weight:600}
.ttr-command{background:none}

.ttr-card{--card:var(--ttr-panel);--on-card:var(--ttr-ink);--sign:none;display:inline-flex;flex-direction:column;
 justify-content:flex-end;align-items:center;text-align:center;box-sizing:border-box;width:7em;min-height:5.6em;
 padding:3.1em .3em .45em;margin:.1em;vertical-align:middle;border:.2em solid #fffdf6;border-radius:.6em;
 outline:1px solid var(--ttr-edge);color:var(--on-card);
 background:var(--card) var(--sign) no-repeat center .6em/2.2em 2.2em;font-weight:600;
 font-size:.95em;line-height:1.15;overflow-wrap:anywhere}
button.ttr-card.ttr-playable,button.ttr-die.ttr-playable,button.ttr-token.ttr-playable,
button.ttr-ticket.ttr-playable{outline:.16em solid var(--ttr-highlight);outline-offset:.05em}
.ttr-card[aria-pressed=true],.ttr-card.ttr-selected{transform:translateY(-.35em);
 box-shadow:0 0 0 .3em var(--ttr-highlight)}
.ttr-card.ttr-counts{box-shadow:0 0 0 .3em var(--ttr-bad)}
.ttr-card.ttr-small{width:1.5em;min-height:2em;padding:0;border-width:.1em;background-position:center;
 background-size:1em}
.ttr-deck,.ttr-ticket-deck{color:#fffdf6;background:repeating-linear-gradient(45deg,#24405f 0 .5em,#2f547b .5em 1em);
 text-shadow:0 0 .25em #12233a,0 0 .25em #12233a;justify-content:center;padding:.5em .3em}
.ttr-ticket-deck{background:repeating-linear-gradient(-45deg,#5b3216 0 .5em,#6d3f1e .5em 1em);
 text-shadow:0 0 .25em #2b1708,0 0 .25em #2b1708}

.ttr-die,.ttr-token{--sign:none;display:inline-flex;flex-direction:column;justify-content:flex-end;align-items:center;
 text-align:center;box-sizing:border-box;width:5.4em;min-height:5.2em;padding:3.1em .25em .4em;margin:.1em;
 vertical-align:middle;color:#1a1a1a;background:#fffdf6 var(--sign) no-repeat center .4em/2.5em 2.5em;
 border:1px solid #6b675e;border-radius:.9em;font-size:1em;line-height:1.1}
.ttr-token{border-radius:2.6em;width:6.6em;background-color:#f3e3b3}
.ttr-die[aria-pressed=true]{box-shadow:0 0 0 .3em var(--ttr-highlight)}

.ttr-ticket{max-width:24em}
.ttr-ticket.ttr-made{border:.17em solid var(--ttr-good)}
.ttr-ticket.ttr-offered{border-style:dashed;border-width:.17em}
.ttr-chip{display:inline-block;width:1.8em;height:1.2em;border-radius:.2em;border:1px solid var(--ttr-edge);
 vertical-align:-.2em;margin-right:.35em;background:var(--owner,none) var(--pattern,none) center/100% 100%}

.ttr-surface{display:flex;flex-wrap:wrap;gap:.3em 1.2em;align-items:flex-start}
.ttr-column{flex:3 1 26em;min-width:0}
.ttr-column:nth-child(2){flex:2 1 18em}
.ttr-column:nth-child(3){flex:1 1 100%}
.ttr-part[hidden]{display:none}
.ttr-head{font-size:1.15em;padding:.25em 0}
.ttr-aim{font-size:1.15em;font-weight:600;border:.14em solid var(--ttr-highlight);border-radius:.45em;
 padding:.4em .7em;background:var(--ttr-panel);overflow-wrap:anywhere}
.ttr-aim.ttr-reached{border-color:var(--ttr-good);color:var(--ttr-good)}
.ttr-said{border-left:.35em solid var(--ttr-edge);background:var(--ttr-panel);padding:.45em .7em;border-radius:.3em;
 overflow-wrap:anywhere}
.ttr-said.ttr-refusal{border-color:var(--ttr-highlight)}
.ttr-said.ttr-error{border-color:var(--ttr-bad);color:var(--ttr-bad)}
.ttr-players{border-collapse:collapse;width:100%;font-size:.95em}
.ttr-table .ttr-players :is(th,td){padding:.25em .5em;border-bottom:1px solid var(--ttr-edge);text-align:left;
 background:none;color:var(--ttr-ink)}
.ttr-table .ttr-players .ttr-turn{background:var(--ttr-panel);font-weight:700;
 box-shadow:inset .3em 0 0 var(--ttr-highlight)}
.ttr-log{display:block;max-height:17em;overflow-y:auto;border:1px solid var(--ttr-edge);border-radius:.4em;
 padding:.4em .6em;background:var(--ttr-panel)}
.ttr-row{padding:.12em 0;line-height:1.35}
.ttr-rule-link{display:inline;min-height:0;padding:0 .3em;font-size:.85em;text-decoration:underline;background:none;
 border-color:transparent}
.ttr-rule{border:1px solid var(--ttr-edge);border-radius:.4em;padding:.5em .8em;background:var(--ttr-panel)}
.ttr-reveal{background:var(--ttr-panel);border-radius:.4em;padding:.5em .7em;perspective:40em}
.ttr-matching{list-style:none;padding-left:.2em}
.ttr-curtain{display:flex;align-items:center;justify-content:center;min-height:14em;text-align:center;font-size:1.4em;
 color:#fffdf6;background:repeating-linear-gradient(90deg,#6b1420 0 1.2em,#8a1d2b 1.2em 2.4em);border-radius:.4em}
@media (max-width:700px){.ttr-table{padding:.3em}.ttr-card{width:6.3em}
 .ttr-surface .ttr-column{flex-basis:100%}}
""".strip()
