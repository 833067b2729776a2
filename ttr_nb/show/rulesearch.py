"""Finding rules by words in any of the four languages, whatever their case and accents. Knows no state of a game."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from html import escape
from typing import NamedTuple

from ttr_nb.content.names import plain
from ttr_nb.show.language import LANGUAGES, checked
from ttr_nb.show.rulecards import RULE, RuleCard, rule_card, rule_ids
from ttr_nb.show.words import files, say

OPENED = 20
"""Up to so many rules a list carries the cards, to be opened."""

STEM = 5
"""Letters that a word must have before its ending may differ."""


MESSAGE = re.compile(rf"^({RULE.pattern}) = (.+)\n((?:    .*\n)*)", re.MULTILINE)
TOLD = re.compile(r"^    \.(?:text|ruling) = (.+)$", re.MULTILINE)
"""A rule in its file: id, title and attributes; and those attributes that tell it."""


class Doc(NamedTuple):
    """The words of a rule in one language, as they are compared, a blank around each; `rest` tells the rule."""

    title: str
    rest: str


class RuleList(tuple[RuleCard, ...]):
    """Rules that were found, the best first. `text` is what was looked for, `near` are words like it."""

    text: str
    near: tuple[str, ...]
    language: str

    def __new__(cls, cards: tuple[RuleCard, ...], text: str, near: tuple[str, ...], language: str) -> RuleList:
        found = super().__new__(cls, cards)
        found.text, found.near, found.language = text, near, language
        return found

    def __str__(self) -> str:
        width = max((len(card.id) for card in self), default=0)
        return "\n".join([*self._heading(), *[f"{card.id:{width}}  {card.title}" for card in self]])

    __repr__ = __str__

    def _heading(self) -> list[str]:
        if self:
            return [say("rules-found", self.language, count=len(self))]
        none = say("rules-none", self.language, text=self.text)
        return [none, say("rules-near", self.language, words=", ".join(self.near))] if self.near else [none]

    def _repr_html_(self) -> str:
        heading = "".join(f"<p>{escape(line)}</p>" for line in self._heading())
        rules = "".join(f"<li>{self._item(card)}</li>" for card in self)
        body = f'<ul style="list-style:none;padding-left:0">{rules}</ul>' if self else ""
        return f'<div class="ttr-rules" lang="{escape(self.language)}">{heading}{body}</div>'

    def _item(self, card: RuleCard) -> str:
        summary = f"<strong>{escape(card.id)}</strong> {escape(card.title)}"
        if len(self) > OPENED:
            return summary
        return f"<details><summary>{summary}</summary>{card._repr_html_()}</details>"

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        return {"text/plain": str(self), "text/html": self._repr_html_()}


def find_rules(text: str = "", language: str | None = None) -> RuleList:
    """The rules that speak of something, the best first; without a word, all of them.

    >>> print(find_rules("rabunek")[0].id, find_rules("galleria pagata")[0].id)
    CG-ROB-2 EU-TUNNEL-4
    """
    code = checked(language)
    looked_for = str(text)[:200]
    words = plain(looked_for).split()
    if not words and not looked_for.strip():
        return RuleList(tuple(rule_card(id, code) for id in rule_ids()), "", (), code)
    scores = {id: _score(id, words, code) for id in rule_ids()} if words else {}
    found = sorted((id for id, score in scores.items() if score), key=lambda id: -scores[id])
    near = () if found else tuple(dict.fromkeys(like for word in words for like in _near(word)))
    return RuleList(tuple(rule_card(id, code) for id in found), looked_for, near, code)


def _score(id: str, words: list[str], code: str) -> int:
    """How well a rule fits: every word must be found somewhere, and the language chosen comes first."""
    named = plain(id).split()
    if words == named:
        return 1000
    fits = [
        max(50 * (word in named), *[_fit(word, _docs(each)[id], each == code) for each in LANGUAGES]) for word in words
    ]
    return sum(fits) if all(fits) else 0


def _fit(word: str, doc: Doc, is_chosen: bool) -> int:
    fit = max(4 * _likeness(word, doc.title), _likeness(word, doc.rest))
    return fit + is_chosen if fit else 0


def _likeness(word: str, words: str) -> int:
    """The same word, one that begins so, one with another ending, or one that has it inside."""
    if f" {word} " in words:
        return 10
    if len(word) >= 3 and f" {word}" in words:
        return 8
    if len(word) >= STEM and f" {word[:-2]}" in words:
        return 3
    return 2 if len(word) >= 4 and word in words else 0


@cache
def _docs(code: str) -> dict[str, Doc]:
    """The words of all rules in a language, straight from its files: to say every sentence would take seconds."""
    docs: dict[str, Doc] = {}
    for file in files(code):
        for message in MESSAGE.finditer(file.read_text(encoding="utf-8")):
            id, title, attributes = message.groups()
            rest = " ".join(TOLD.findall(attributes))
            docs[id] = Doc(f" {plain(title)} ", f" {plain(rest)} ")
    return docs


def _near(word: str) -> list[str]:
    known = {each for id in rule_ids() for code in LANGUAGES for part in _docs(code)[id] for each in part.split()}
    return get_close_matches(word, sorted(known), cutoff=0.7)
