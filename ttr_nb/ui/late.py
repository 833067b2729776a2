"""A widget with a script of its own that still hears its kernel where a page is slow. Knows no game."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import anywidget
import traitlets

HEAR_LATE = r"""
// anywidget gives up a model that the page has needed two seconds to make: it is drawn and can be clicked on, but
// whatever the kernel says to it is dropped from then on. So listen to the kernel without it, and ask what was missed.
async function hearLate(model) {
  const own = await model.widget_manager.get_model(model.get("own_id"));
  const nothing = { content: { data: {} } };
  const isGivenUp = await own._handle_comm_msg(nothing).then(() => false, () => true);
  if (!isGivenUp) return;
  const hear = Object.getPrototypeOf(Object.getPrototypeOf(own))._handle_comm_msg;
  own.comm.on_msg(hear.bind(own));
  own.comm.send({ method: "request_state" });
}

function initialize({ model }) {
  hearLate(model);
}
"""
"""To stand in a widget's script, which has to export `initialize`."""


class Late(anywidget.AnyWidget):
    """What has a script in the page; it knows its own name there, which a script is not told."""

    own_id = traitlets.Unicode().tag(sync=True)

    def __init__(self, **values: Any) -> None:
        name = uuid4().hex
        super().__init__(model_id=name, own_id=name, **values)
