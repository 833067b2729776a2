"""What a table needs from the browser itself: its style, its theme, its keys, names for its canvases. Knows no game.

One shim stands inside each table. It keeps JupyterLab's shortcuts out, lets Tab, wheel and fingers pass over canvases,
lays the layers of a picture on each other no more often than they change, and says things to those who listen rather
than look.
"""

from __future__ import annotations

import traitlets

from ttr_nb.ui.late import HEAR_LATE, Late
from ttr_nb.ui.style import css

_ESM = r"""
const PASSED_OVER = ["keydown", "wheel", "mousemove", "mouseup", "mouseout", "touchstart", "touchmove", "touchend"];
const FOCUSABLE = "button:not(:disabled), input:not(:disabled), select:not(:disabled), a[href], [tabindex]";
const lastUsed = new WeakMap(); // of several views of a table, the one that a person was in

function theme() {
  const lab = document.body.dataset.jpThemeLight;
  const isLight = lab === undefined ? !matchMedia("(prefers-color-scheme: dark)").matches : lab === "true";
  return isLight ? "light" : "dark";
}

// JupyterLab keeps Escape and saving; everything else that is typed in a table stays there.
function keep(event) {
  const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s";
  if (event.key !== "Escape" && !isSave) event.stopPropagation();
}

// A field tells what was typed when it is left. Enter does not leave it, and is heard before what it ends.
function tell(event) {
  const isField = event.target.matches("input[type=text]");
  if (isField && event.key === "Enter") event.target.dispatchEvent(new Event("change", { bubbles: true }));
}

// A canvas would swallow these, or send each to the kernel; the page has better use for them.
function passOver(event) {
  if (event.target.tagName !== "CANVAS") return;
  if (event.type === "keydown") keep(event);
  else event.stopPropagation();
}

// ipycanvas lays all layers of a picture on each other once for every layer that a message has touched, and once more
// for the layer that was touched before. A look at the result is enough.
async function composeOnce(manager, id) {
  const picture = await manager.get_model(id);
  let isDue = false;
  const compose = () => {
    isDue = false;
    picture.updateCanvas();
  };
  for (const layer of picture.get("_canvases")) {
    layer.syncViews = () => {
      if (!isDue) queueMicrotask(compose);
      isDue = true;
    };
  }
}

function settle(root, model, signal) {
  const listen = (target, type, act, capture) => target.addEventListener(type, act, { signal, capture });
  listen(root, "keydown", keep, false);
  listen(root, "keydown", tell, true);
  for (const type of PASSED_OVER) listen(root, type, passOver, true);
  listen(root, "focusin", () => lastUsed.set(model, root), false);

  const name = () => {
    for (const [css, text] of Object.entries(model.get("labels"))) {
      for (const canvas of root.querySelectorAll(`canvas.${CSS.escape(css)}, .${CSS.escape(css)} canvas`)) {
        if (canvas.getAttribute("aria-label") === text) continue;
        canvas.setAttribute("role", "img");
        canvas.setAttribute("aria-label", text);
      }
    }
    for (const canvas of root.querySelectorAll("canvas[tabindex='0']")) canvas.tabIndex = -1;
    for (const handle of root.querySelectorAll(".widget-slider .noUi-handle")) {
      const label = handle.closest(".widget-slider").querySelector(".widget-label");
      const text = label ? label.textContent : "";
      if (handle.getAttribute("aria-label") !== text) handle.setAttribute("aria-label", text);
    }
  };
  const dress = () => {
    root.classList.toggle("ttr-light", theme() === "light");
    root.classList.toggle("ttr-dark", theme() === "dark");
    model.set("theme", theme());
    model.save_changes();
  };
  const put = (content, tries = 20) => {
    if (!content || !content.focus || signal.aborted || (lastUsed.get(model) || root) !== root) return;
    const found = root.querySelector("." + CSS.escape(content.focus));
    const target = found && (found.matches(FOCUSABLE) ? found : found.querySelector(FOCUSABLE));
    if (target) target.focus();
    else if (tries) requestAnimationFrame(() => put(content, tries - 1));
  };

  const added = new MutationObserver(name);
  added.observe(root, { childList: true, subtree: true });
  const themed = new MutationObserver(dress);
  themed.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
  listen(matchMedia("(prefers-color-scheme: dark)"), "change", dress, false);
  model.on("change:labels", name);
  model.on("msg:custom", put);
  signal.addEventListener("abort", () => {
    added.disconnect();
    themed.disconnect();
    if (lastUsed.get(model) === root) lastUsed.delete(model);
    model.off("change:labels", name);
    model.off("msg:custom", put);
  });
  name();
  dress();
}

function render({ model, el }) {
  const life = new AbortController();
  const said = document.createElement("div");
  said.className = "ttr-announce";
  said.setAttribute("role", "status");
  said.setAttribute("aria-live", "polite");
  el.append(said);
  const say = () => { said.textContent = model.get("announce"); };
  model.on("change:announce", say);
  life.signal.addEventListener("abort", () => model.off("change:announce", say));
  say();
  const compose = () => model.get("pictures").forEach((id) => composeOnce(model.widget_manager, id));
  model.on("change:pictures", compose);
  life.signal.addEventListener("abort", () => model.off("change:pictures", compose));
  compose();
  // A view is made before it is put into the page.
  const arrive = () => {
    if (life.signal.aborted) return;
    const root = el.closest("." + CSS.escape(model.get("root")));
    if (root) settle(root, model, life.signal);
    else requestAnimationFrame(arrive);
  };
  arrive();
  return () => life.abort();
}

export default { initialize, render };
"""


class Shim(Late):
    """The table's helper in the browser; put it among the children of a widget with the class `root`."""

    _esm = HEAR_LATE + _ESM
    _css = css()

    root = traitlets.Unicode("ttr-table").tag(sync=True)
    """The class of the table, an ancestor of the shim."""
    labels = traitlets.Dict(key_trait=traitlets.Unicode(), value_trait=traitlets.Unicode()).tag(sync=True)
    """Accessible names of canvases, by a CSS class of theirs."""
    pictures = traitlets.List(traitlets.Unicode()).tag(sync=True)
    """The model ids of the pictures in the table."""
    theme = traitlets.Enum(("light", "dark"), "light").tag(sync=True)
    """The theme of the page; the browser sets it."""
    announce = traitlets.Unicode("").tag(sync=True)
    """What is read out by a screen reader when it changes."""

    def focus_on(self, css_class: str) -> None:
        """Move the focus to the first thing with a CSS class that can have it."""
        self.send({"focus": css_class})
