"""A page of a kata: titles, sentences, code and rule cards, painted as text and as HTML. Knows no kata.

A sentence may hold code between backticks. Everything else is escaped, whoever wrote it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from textwrap import fill, indent
from typing import NamedTuple

from ttr_nb.show.language import language
from ttr_nb.show.rulecards import rule_card
from ttr_nb.show.words import say

TITLE, SENTENCE, CODE, VALUE, RULE = "title", "sentence", "code", "value", "rule"

WIDTH = 100
"""Of a sentence in characters, as text."""

BACKTICKS = re.compile(r"`([^`]*)`")


class Part(NamedTuple):
    """Something on a page; the text of a rule is its id. A value or a rule may have a label before it."""

    text: str
    style: str = SENTENCE
    label: str = ""


class Page:
    """Parts that show themselves in a notebook, with a kernel or without."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = tuple(parts)
        self.language = language()

    def __str__(self) -> str:
        return "\n".join(_as_text(part, self.language) for part in self.parts)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        body = "".join(_as_html(part, self.language) for part in self.parts)
        return f'<div class="ttr-kata" lang="{escape(self.language)}">{body}</div>'

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        return {"text/plain": str(self), "text/html": self._repr_html_()}


def _as_text(part: Part, code: str) -> str:
    match part.style:
        case "code":
            return indent(part.text, "    ")
        case "value":
            return f"{part.label} {part.text}"
        case "rule":
            return f"{part.label or '   '} {_called(part.text, code)}"
    return "\n".join(fill(line, WIDTH) for line in part.text.splitlines())


def _as_html(part: Part, code: str) -> str:
    label, text = escape(part.label), escape(part.text)
    match part.style:
        case "title":
            return f"<p><strong>{text}</strong></p>"
        case "code":
            return f"<pre><code>{text}</code></pre>"
        case "value":
            return f"<p>{label} <code>{text}</code></p>"
        case "rule":
            card = rule_card(part.text, code)._repr_html_()
            return f"<details><summary>{label} {escape(_called(part.text, code))}</summary>{card}</details>"
    marked = BACKTICKS.sub(r"<code>\1</code>", text)
    return f"<p>{marked.replace(chr(10), '<br>')}</p>"


def _called(rule: str, code: str) -> str:
    return f"{rule} · {say(rule, code)}"
