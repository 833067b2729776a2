"""Pages and groups of real, named buttons in one widget: whatever changes, it is one small message. Knows no game.

An ipywidgets button is three models, and every model that changes is a message of its own. Here a whole part of a table
is one model with a value for each of its parts, a page to read or a list of buttons, and only parts that changed are
sent. A click tells which button it was and which position it saw, so that a click on an old one, or the second half of
a double click, is known for what it is.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypedDict

import traitlets

from ttr_nb.ui.guard import guarded
from ttr_nb.ui.late import HEAR_LATE, Late

Report = Callable[[Exception], object]


PREFIX = "part_"
"""Before the name of a part, so that it is no name that every widget has."""


class Item(TypedDict, total=False):
    """A button: its key; its words, which are the key where there are none; CSS classes; whether it is pressed, or of
    no use now; a name to hear; words to stand before it; and small signs on it, by their CSS classes."""

    key: str
    text: str
    css: str
    pressed: bool
    disabled: bool
    hint: str
    before: str
    bits: list[str]


_ESM = """
function dressed(button, item) {
  button.className = "ttr-button " + (item.css || "");
  button.dataset.key = item.key;
  button.textContent = item.text ?? item.key;
  for (const bit of [...(item.bits || [])].reverse()) {
    const sign = document.createElement("span");
    sign.className = "ttr-bit " + bit;
    button.prepend(sign);
  }
  const say = (name, value) =>
    value === undefined ? button.removeAttribute(name) : button.setAttribute(name, String(value));
  say("title", item.hint);
  say("aria-label", item.hint);
  say("aria-pressed", item.pressed);
  say("aria-disabled", item.disabled);
}

function made(item, send) {
  const button = document.createElement("button");
  button.type = "button";
  dressed(button, item);
  button.addEventListener("click", (event) => send(button.dataset.key, event.detail > 1));
  if (!item.before) return button;
  const row = document.createElement("div");
  row.className = "ttr-row";
  row.append(item.before + " ", button);
  return row;
}

// What stays as it was is left alone: it keeps its focus and its movement, and the page has less to lay out anew.
function drawGroup(el, name, part, model) {
  const held = el.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  const place = [...el.querySelectorAll("button")].findIndex((button) => button.dataset.key === held);
  const send = (pick, again) => model.send({ part: name, pick, stamp: model.get("stamp"), again });
  el.setAttribute("role", "group");
  el.setAttribute("aria-label", part.label);
  el.hidden = part.items.length === 0;
  const old = [...el.children];
  const left = new Set(old);
  const wanted = part.items.map((item, at) => {
    const shown = JSON.stringify(item);
    let child = [old[at], ...left].find((other) => left.has(other) && other.shown === shown);
    const isButton = left.has(old[at]) && old[at].tagName === "BUTTON" && old[at].dataset.key === item.key;
    if (!child && isButton && !item.before) dressed((child = old[at]), item);
    child ??= made(item, send);
    child.shown = shown;
    left.delete(child);
    return child;
  });
  left.forEach((child) => child.remove());
  wanted.forEach((child, at) => {
    if (el.children[at] !== child) el.insertBefore(child, el.children[at] ?? null);
  });
  if (held === null || el.contains(document.activeElement)) return;
  const buttons = [...el.querySelectorAll("button")];
  const again = buttons.find((button) => button.dataset.key === held) || buttons[Math.min(place, buttons.length - 1)];
  if (again) again.focus();
}

function drawPage(el, part) {
  el.innerHTML = part.html;
  el.hidden = part.html === "";
  if (part.live) el.setAttribute("aria-live", "polite");
}

function render({ model, el }) {
  const stops = [];
  for (const column of model.get("columns")) {
    const box = document.createElement("div");
    box.className = "ttr-column";
    el.append(box);
    for (const name of column) {
      const part = document.createElement("div");
      part.className = `ttr-part ttr-${name}`;
      box.append(part);
      const draw = () => {
        const value = model.get("part_" + name);
        if (value.items) { part.classList.add("ttr-buttons"); drawGroup(part, name, value, model); }
        else if (value.html !== undefined) drawPage(part, value);
      };
      model.on(`change:part_${name}`, draw);
      stops.push(() => model.off(`change:part_${name}`, draw));
      draw();
    }
  }
  el.classList.add("ttr-surface");
  return () => stops.forEach((stop) => stop());
}

export default { initialize, render };
"""


class Surface(Late):
    """Parts in columns; make one with `surface`, which gives it a trait for each part."""

    _esm = HEAR_LATE + _ESM
    columns = traitlets.List(traitlets.List(traitlets.Unicode())).tag(sync=True)
    stamp = traitlets.Int(0).tag(sync=True)
    """Which position is shown: a click that saw another one comes too late."""

    def __init__(
        self,
        columns: Sequence[Sequence[str]],
        picks: Mapping[str, Callable[[str], None]],
        report: Report,
        stale: Callable[[], None],
        quick: Collection[str],
    ) -> None:
        super().__init__(columns=[list(column) for column in columns])
        self._picks = {part: guarded(pick, report) for part, pick in picks.items()}
        self._stale = guarded(stale, report)
        self._quick = frozenset(quick)
        self._heard_at = -1
        self.on_msg(self._heard)

    def show(self, stamp: int, pages: Mapping[str, str], groups: Mapping[str, tuple[str, Sequence[Item]]]) -> None:
        """Show these pages (HTML) and groups (a label and its buttons). What has not changed is not sent.

        A part that the surface has no place for is left out.
        """
        with self.hold_sync():
            self.stamp = stamp
            for part, html in pages.items():
                self._set(part, {"html": html, "live": part == "notice"})
            for part, (label, items) in groups.items():
                self._set(part, {"label": label, "items": list(items)})

    def items(self, part: str) -> list[Item]:
        """The buttons of a part."""
        found: list[Item] = self._get(part).get("items", [])
        return found

    def html(self, part: str) -> str:
        """The page of a part."""
        return str(self._get(part).get("html", ""))

    def pick(self, part: str, key: str) -> None:
        """Press a button, as a click does."""
        self._heard(self, {"part": part, "pick": key, "stamp": self.stamp, "again": False}, [])

    def _get(self, part: str) -> dict[str, Any]:
        return getattr(self, PREFIX + part, {})

    def _set(self, part: str, value: dict[str, Any]) -> None:
        if self.has_trait(PREFIX + part):
            setattr(self, PREFIX + part, value)

    def _heard(self, _: Any, content: Any, __: Any) -> None:
        if not isinstance(content, dict) or content.get("part") not in self._picks:
            return
        part, key = content["part"], content.get("pick")
        before, self._heard_at = self._heard_at, self.stamp
        is_old = content.get("stamp") != self.stamp
        is_twice = content.get("again") and before != self.stamp
        if key not in {item["key"] for item in self.items(part)} or (part not in self._quick and (is_old or is_twice)):
            self._stale()
        else:
            self._picks[part](str(key))


def surface(
    columns: Sequence[Sequence[str]],
    picks: Mapping[str, Callable[[str], None]],
    report: Report,
    stale: Callable[[], None] = lambda: None,
    quick: Collection[str] = (),
) -> Surface:
    """A surface with these parts, in columns; `picks` says who hears of the buttons of a part.

    In the parts named in `quick` every click counts, however fast they come; elsewhere the second half of a double
    click does not, if the first half has changed the position.
    """
    names = [name for column in columns for name in column]
    parts = {PREFIX + name: traitlets.Dict().tag(sync=True) for name in names}
    kind: type[Surface] = type("Surface", (Surface,), parts)
    return kind(columns, picks, report, stale, quick)
