"""The table's style sheet, made from the palette and the symbols. Knows no widget and no rule.

Sizes are in `em` of the table's own font, so that a projector's table is the same with larger letters. Where there is
room, a projector has beside the board what can be done, and below it who has what; the column beside it is measured in
pixels, so that large letters leave the board as wide as small ones do. Colours of the page are variables of the theme;
printed things (cards, dice) look the same in every light.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from re import sub
from urllib.parse import quote

from ttr_nb.content.dice import BLANK, ROUTE_KINDS, SYMBOLS, TUNNEL
from ttr_nb.show.dice_pictures import sign
from ttr_nb.show.palette import CARDS, OWNERS, PALETTES, THEMES
from ttr_nb.show.scene import AnyShape, Scene
from ttr_nb.show.svg import svg
from ttr_nb.show.symbols import pattern, symbol

_PAGE = ("page", "panel", "ink", "faint", "edge", "highlight", "playable", "path", "good", "bad", "sea")
"""The roles that the style sheet itself uses."""

_TURNS = range(1, 7)
_TURN_SECONDS = 0.6


@cache
def css() -> str:
    """The whole style sheet.

    >>> ".ttr-card-red{" in css()
    True
    """
    base = _BASE.replace("CARDS", "\n".join(_cards())).replace("SIGNS", "\n".join(_dice()))
    return "\n".join([*_themes(), base, *_owners(), *_moving()])


def _themes() -> Iterable[str]:
    for theme in THEMES:
        where = ".ttr-table" if theme == "light" else ".ttr-table.ttr-dark"
        yield where + "{" + ";".join(f"--ttr-{role}:{PALETTES[theme][role]}" for role in _PAGE) + "}"


def _cards() -> Iterable[str]:
    for kind, colour in CARDS.items():
        ink = PALETTES["light"][f"on-card-{kind}"]
        drawn = _picture(symbol(kind, 10, 10, 17, f"on-card-{kind}"))
        yield f".ttr-table .ttr-card-{kind}{{--card:{colour};--on-card:{ink};--sign:{drawn}}}"


def _owners() -> Iterable[str]:
    for colour, paint in OWNERS.items():
        corners = ((1.0, 1.0), (29.0, 1.0), (29.0, 19.0), (1.0, 19.0))
        car = _picture(pattern(colour, corners, f"on-owner-{colour}"), (30, 20))
        yield f".ttr-owner-{colour}{{--owner:{paint};--pattern:{car}}}"


def _dice() -> Iterable[str]:
    for face in (*SYMBOLS, TUNNEL, BLANK):
        names = f":is(.ttr-die-{face},.ttr-token-{face})" if face in ROUTE_KINDS else f".ttr-die-{face}"
        yield f".ttr-table {names}{{--sign:{_picture(sign(face, 10, 10, 18, 'owner-black'))}}}"


def _moving() -> Iterable[str]:
    """What turns over, rolls, departs for the track or is robbed, one after the other."""
    for place in _TURNS:
        later = f"{place * _TURN_SECONDS - 0.4:.1f}s both"
        soon = f"{place * 0.15:.2f}s both"
        yield f".ttr-table .ttr-reveal-{place}{{animation:ttr-turn .5s {later}}}"
        yield f".ttr-table .ttr-roll-{place}{{animation:ttr-roll .6s {soon}}}"
        yield f".ttr-table .ttr-depart-{place}{{animation:ttr-depart .9s {soon}}}"
        yield f".ttr-table .ttr-robbed-{place}{{animation:ttr-robbed .9s {soon}}}"
    yield "@keyframes ttr-turn{0%{transform:rotateY(90deg);opacity:0}100%{transform:none;opacity:1}}"
    yield "@keyframes ttr-roll{0%{transform:translateY(-1em) rotate(-300deg);opacity:0}100%{transform:none;opacity:1}}"
    yield "@keyframes ttr-depart{0%{transform:translateX(-9em);opacity:0}100%{transform:none;opacity:1}}"
    yield "@keyframes ttr-robbed{0%{transform:none}100%{transform:rotate(9deg) translateY(.3em);opacity:.75}}"
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
 border-radius:.5em;overflow:visible;box-sizing:border-box;container:ttr/inline-size}
.ttr-table.ttr-projector{--ttr-font:clamp(19px,10px + .7vw,24px);--jp-widgets-font-size:var(--ttr-font);
 --jp-widgets-inline-height:calc(2.1*var(--ttr-font));padding:8px}
.ttr-table.ttr-projector img{zoom:1.3}
.ttr-table{--jp-content-font-size1:var(--ttr-font);--jp-ui-font-size1:var(--ttr-font);
 --jp-widgets-label-color:var(--ttr-ink);--jp-widgets-readout-color:var(--ttr-ink);
 --jp-content-font-color1:var(--ttr-ink);--jp-code-font-size:calc(.93*var(--ttr-font))}
.ttr-table .widget-html,.ttr-table .widget-html-content,.ttr-table .jupyter-widgets{color:var(--ttr-ink);
 font-size:var(--ttr-font);line-height:1.4;height:auto}
.ttr-table .widget-box,.ttr-table .jupyter-widgets{overflow:visible;max-width:100%}
.ttr-table canvas{display:block;height:auto;margin:.3em 0;border-radius:.4em;touch-action:manipulation;outline:0}
.ttr-table .jupyter-widgets.widget-inline-hbox{height:auto;min-height:2.4em;align-items:center}
.ttr-table .jupyter-widgets.widget-inline-hbox>.widget-label{text-align:left;line-height:1.2;height:auto}
.ttr-table :is(select,input[type=text],input[type=number]){min-height:2.3em;color:var(--ttr-ink);
 background-color:var(--ttr-page);border:1px solid var(--ttr-edge);border-radius:.4em;padding:.2em .5em;font:inherit}
.ttr-table .jupyter-widgets>select{padding-right:2em;appearance:none;background-repeat:no-repeat;
 background-image:linear-gradient(45deg,transparent 50%,currentColor 50%),
  linear-gradient(135deg,currentColor 50%,transparent 50%);background-size:.4em .4em;
 background-position:calc(100% - 1.05em) 55%,calc(100% - .65em) 55%}
.ttr-table :is(.widget-dropdown,.widget-text){width:auto;min-width:11em}
.ttr-table .widget-checkbox{width:auto}
.ttr-announce{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.ttr-table :is(button,input,select,canvas,[tabindex]):focus-visible{outline:.2em solid var(--ttr-highlight);
 outline-offset:.12em}

.ttr-table .ttr-grid{position:relative;display:grid;gap:.2em 1.2em;align-items:start;
 grid-template:"top" "history" "board" "main" "side" "final" "find" "settings"/minmax(0,1fr)}
.ttr-table .ttr-shim{position:absolute}
.ttr-table .ttr-history{grid-area:history}
.ttr-table .ttr-grid>.ttr-stage{grid-area:board}
.ttr-table .ttr-find{grid-area:find}
.ttr-table .ttr-settings{grid-area:settings}
.ttr-table .ttr-parts{display:contents}
.ttr-parts>.ttr-column:nth-child(1){grid-area:top}
.ttr-parts>.ttr-column:nth-child(2){grid-area:main}
.ttr-parts>.ttr-column:nth-child(3){grid-area:side}
.ttr-parts>.ttr-column:nth-child(4){grid-area:final}
@container ttr (min-width:1000px){
 .ttr-table .ttr-grid{grid-template:"top history" "board side" "main side" 1fr "final final" "find find"
  "settings settings"/minmax(0,1fr) minmax(17em,25em)}
 .ttr-table .ttr-grid.ttr-tall{grid-template:"top top" "history history" "board main" "board side" 1fr "final final"
  "find find" "settings settings"/auto minmax(0,1fr)}
 .ttr-projector .ttr-grid{grid-template:"top top" "board main" "history main" "side main" 1fr "final final" "find find"
  "settings settings"/minmax(0,1400px) minmax(max(342px,45% - 275px),1fr)}
 .ttr-projector .ttr-grid:has(.ttr-aim){grid-template-areas:"board top" "board main" "history main" "side main"
  "final final" "find find" "settings settings"}
 .ttr-projector .ttr-grid.ttr-tall{grid-template:"board top" "board history" "board main" "board side" 1fr
  "final final" "find find" "settings settings"/auto minmax(0,1fr)}
 .ttr-projector .ttr-grid:not(.ttr-tall) .ttr-buttons:has(>.ttr-card){gap:.45em .3em}
 .ttr-projector .ttr-grid:not(.ttr-tall) .ttr-card{font-size:.6em;width:8.54em;padding-inline:.08em;border-width:.12em;
  letter-spacing:-.03em;word-spacing:.2em}
 .ttr-projector .ttr-grid:not(.ttr-tall) :is(.ttr-die,.ttr-token){font-size:.74em;width:6.6em;padding-inline:.1em}
 .ttr-projector .ttr-grid:not(.ttr-tall) .ttr-turned{width:5.3em;margin:0}
 .ttr-projector .ttr-parts>.ttr-column:nth-child(3){display:flex;flex-direction:column}
 .ttr-projector .ttr-rulecard{order:-1}
}
.ttr-table .ttr-controls{gap:.2em 1em;flex-flow:row wrap;align-items:center}
.ttr-table .ttr-settings::before{content:"";flex:0 0 100%;order:1}
.ttr-table .ttr-settings>:nth-child(n+3){order:2}
@container ttr (max-width:54em){
 .ttr-table .ttr-settings::after{content:"";flex:0 0 100%;order:3}
 .ttr-table .ttr-settings>:nth-child(n+5){order:4}
}
.ttr-table .ttr-history>.widget-slider{width:100%}
.ttr-surface{min-width:0;overflow-wrap:anywhere}
.ttr-column{min-width:0}
.ttr-parts>.ttr-column:nth-child(2){display:flex;flex-wrap:wrap;gap:.2em 1.6em;align-content:flex-start}
.ttr-parts>.ttr-column>:is(.ttr-reveal,.ttr-choices,.ttr-ending,.ttr-steps){flex:1 1 100%}
.ttr-parts>.ttr-column>.ttr-tickets:has(.ttr-offered){order:-1;flex:1 1 100%}
.ttr-parts>.ttr-column:nth-child(1){display:flex;flex-wrap:wrap;gap:.3em .8em;align-items:center}
.ttr-parts>.ttr-column>.ttr-goal{flex:1 1 100%}
.ttr-parts>.ttr-column>.ttr-notice{flex:1 1 70%}
.ttr-parts .ttr-part.ttr-head{flex:1 1 auto}

.ttr-buttons{display:flex;flex-wrap:wrap;gap:.45em;align-items:stretch;align-content:flex-start;padding:.25em 0}
.ttr-buttons:is(.ttr-tickets,.ttr-choices,.ttr-ending){align-items:flex-start}
.ttr-buttons[hidden]{display:none}
.ttr-buttons[aria-label]::before{content:attr(aria-label);flex:0 0 100%;color:var(--ttr-faint);font-size:.85em}
.ttr-choices[aria-label]::before{color:var(--ttr-ink);font-size:1em;font-weight:600}
.ttr-moves::before,.ttr-rules::before{display:none}
.ttr-ending::after{content:"";flex:0 0 100%;order:1}
.ttr-ending>[data-key^="!step"]{order:2}
.ttr-table .jupyter-button,.ttr-table .ttr-button{font:inherit;color:var(--ttr-ink);background:var(--ttr-panel);
 border:1px solid var(--ttr-edge);border-radius:.45em;padding:.4em .8em;min-height:2.4em;height:auto;cursor:pointer;
 text-align:left;line-height:1.25;transition:transform .1s,box-shadow .1s;width:auto}
.ttr-table .ttr-button:hover{box-shadow:0 .12em .4em rgb(0 0 0/.4);transform:translateY(-1px)}
.ttr-table .ttr-button:active{transform:none;box-shadow:none}
.ttr-table button[aria-disabled=true]{opacity:.5;cursor:not-allowed;transform:none;box-shadow:none}
.ttr-table .ttr-button[aria-pressed=true]{box-shadow:inset 0 0 0 .2em var(--ttr-highlight)}
.ttr-table .ttr-first{border:.17em solid var(--ttr-good);font-weight:600}
.ttr-table .ttr-command{background:none}
.ttr-bit{--card:#fffdf6;--sign:none;display:inline-block;width:1.3em;height:1.3em;margin-right:.15em;
 vertical-align:-.3em;border:1px solid var(--ttr-edge);border-radius:.25em;
 background:var(--card) var(--sign) no-repeat center/1em 1em}
.ttr-bit:last-of-type{margin-right:.5em}
.ttr-bit.ttr-round{border-radius:50%;background-color:#f3e3b3}
.ttr-bit.ttr-needed{outline:.16em solid var(--ttr-highlight);margin-right:.35em}

.ttr-table .ttr-card{--card:var(--ttr-panel);--on-card:var(--ttr-ink);--sign:none;display:inline-flex;
 flex-direction:column;justify-content:flex-end;align-items:center;text-align:center;box-sizing:border-box;
 width:9.5em;min-height:6.2em;padding:3.5em .2em .5em;margin:.1em;vertical-align:middle;position:relative;
 border:.2em solid #fffdf6;border-radius:.6em;outline:1px solid var(--ttr-edge);color:var(--on-card);
 background:var(--card) var(--sign) no-repeat center .7em/2.5em 2.5em;font-weight:600;font-size:.82em;
 line-height:1.15;overflow-wrap:break-word}
CARDS
.ttr-table :is(.ttr-card,.ttr-die,.ttr-token,.ttr-ticket).ttr-playable:not(:focus-visible){outline-offset:.05em;
 outline:.16em solid var(--ttr-playable)}
.ttr-table :is(.ttr-card,.ttr-die)[aria-pressed=true]{translate:0 -.35em;box-shadow:0 0 0 .35em var(--ttr-highlight)}
.ttr-table :is(.ttr-card,.ttr-die)[aria-pressed=true]:not(:focus-visible){outline-color:var(--ttr-highlight)}
.ttr-table .ttr-card.ttr-counts{box-shadow:0 0 0 .3em var(--ttr-bad)}
.ttr-card b{position:absolute;top:-.5em;right:-.5em;background:var(--ttr-bad);color:var(--ttr-page);
 border-radius:1em;padding:.1em .45em}
.ttr-table :is(.ttr-deck,.ttr-ticket-deck){color:#fffdf6;justify-content:center;padding:.5em .3em;
 background:repeating-linear-gradient(45deg,#24405f 0 .5em,#2f547b .5em 1em);
 text-shadow:0 0 .25em #12233a,0 0 .25em #12233a}
.ttr-table .ttr-deck{margin-right:10.6em}
.ttr-table .ttr-deck+.ttr-ticket-deck{margin-left:-10.4em}
.ttr-table .ttr-ticket-deck{background:repeating-linear-gradient(-45deg,#5b3216 0 .5em,#6d3f1e .5em 1em);
 text-shadow:0 0 .25em #2b1708,0 0 .25em #2b1708}

.ttr-table :is(.ttr-die,.ttr-token){--sign:none;display:inline-flex;flex-direction:column;justify-content:flex-end;
 align-items:center;text-align:center;box-sizing:border-box;width:6.6em;min-height:5.8em;padding:3.4em .1em .5em;
 margin:.1em;vertical-align:middle;color:#1a1a1a;background:#fffdf6 var(--sign) no-repeat center .5em/2.7em 2.7em;
 border:1px solid #6b675e;border-radius:.9em;font-size:.9em;line-height:1.1}
.ttr-table .ttr-token{border-radius:2.6em;width:8.6em;background-color:#f3e3b3;padding:3.4em .6em .7em}
SIGNS

.ttr-table .ttr-ticket{max-width:24em}
.ttr-table .ttr-ticket.ttr-made{border:.17em solid var(--ttr-good)}
.ttr-table .ttr-ticket.ttr-offered{border-style:dashed;border-width:.17em}
.ttr-chip{display:inline-block;width:1.8em;height:1.2em;border-radius:.2em;border:1px solid var(--ttr-edge);
 vertical-align:-.2em;margin-right:.35em;background:var(--owner,none) var(--pattern,none) center/100% 100%}

.ttr-part[hidden]{display:none}
.ttr-head{font-size:1.15em}
.ttr-aim{font-size:1.15em;font-weight:600;border:.14em solid var(--ttr-highlight);border-radius:.45em;
 padding:.4em .7em;background:var(--ttr-panel);overflow-wrap:anywhere}
.ttr-aim.ttr-reached{border-color:var(--ttr-good);color:var(--ttr-good)}
.ttr-said{border-left:.35em solid var(--ttr-edge);background:var(--ttr-panel);padding:.45em .7em;border-radius:.3em;
 overflow-wrap:anywhere;min-height:2.8em;box-sizing:border-box;display:flex;align-items:center}
.ttr-asked>:is(.ttr-said,.ttr-aim):last-child{margin-bottom:.5em}
.ttr-said.ttr-info{border-color:var(--ttr-playable)}
.ttr-said.ttr-refusal{border-color:var(--ttr-highlight)}
.ttr-said.ttr-error{border-color:var(--ttr-bad);color:var(--ttr-bad)}
.ttr-table table{border-collapse:collapse;font-size:.95em;margin:.2em 0}
.ttr-table table.ttr-players{width:100%;font-size:.88em}
.ttr-table .ttr-players tr:first-child th{font-size:.82em;line-height:1.15;vertical-align:bottom}
.ttr-part.ttr-players{overflow-x:auto}
.ttr-table table :is(th,td){padding:.25em .35em;border-bottom:1px solid var(--ttr-edge);text-align:left;
 vertical-align:top;background:none;color:var(--ttr-ink);white-space:normal;max-width:none;overflow-wrap:normal}
.ttr-table :is(.ttr-players th:first-child,.ttr-scores thead th){overflow-wrap:anywhere;min-width:6.5em}
.ttr-table .ttr-players th:first-child{padding-left:.5em}
.ttr-table .ttr-players .ttr-turn{background:var(--ttr-panel);font-weight:700;
 box-shadow:inset .3em 0 0 var(--ttr-highlight)}
.ttr-table code{color:var(--ttr-ink);background:var(--ttr-panel);padding:.1em .3em;border-radius:.2em}
.ttr-table .ttr-scores code{white-space:nowrap}
.ttr-log{display:block;max-height:24em;overflow-y:auto;border:1px solid var(--ttr-edge);border-radius:.4em;
 padding:.4em .6em;background:var(--ttr-panel);margin-top:.5em}
.ttr-story{display:block}
.ttr-row{padding:.12em 0;line-height:1.35}
.ttr-table :is(.ttr-rule-link,.ttr-log .ttr-button,.ttr-rules .ttr-button){display:inline;min-height:0;padding:0 .3em;
 font-size:.85em;text-decoration:underline;background:none;border-color:transparent}
.ttr-rule{background:var(--ttr-panel);margin-top:.5em}
.ttr-rulecard>.ttr-rule{padding:.1em .8em;border-radius:.4em}
.ttr-reveal{background:var(--ttr-panel);border-radius:.4em;padding:.5em .7em;perspective:40em;display:flex;
 flex-wrap:wrap;gap:.5em 2em;align-items:flex-start;box-sizing:border-box}
.ttr-turned{display:inline-flex;flex-direction:column;align-items:center;width:8.2em;vertical-align:top;
 margin-right:.4em;text-align:center;line-height:1.15}
.ttr-turned small{margin-top:.4em}
.ttr-due{font-weight:700;font-size:1.1em;flex:1 1 auto;align-self:center}
.ttr-matching{list-style:none;padding-left:.2em}
.ttr-matching li{padding:.15em 0}
@container ttr (max-width:640px){.ttr-table .ttr-card{width:7.4em;font-size:.8em}}
""".strip()
