"""Answers about what is possible: whether, which, by which rule not, and how many ways. Knows no widget."""

from __future__ import annotations

from ttr_nb.content.inspection import hint, quoted
from ttr_nb.core.legal import LegalActions
from ttr_nb.show.rulecards import rule_ids
from ttr_nb.show.tell import tell_action
from ttr_nb.show.words import say
from ttr_nb.teach.asking import Solved, Spec, Unanswerable, moves_made, parsed, refusals, spoken, things
from ttr_nb.teach.cases import Case, explained

YES, NO = "yes", "no"

LISTED = 12
"""How many possible actions an explanation lists."""


def allowed(case: Case, spec: Spec) -> Solved:
    """Whether an action is possible."""
    action = parsed(case, spec["action"], "action")
    reasons = refusals(case, spec, action)
    refused = ((action, reasons),) if reasons else ()
    shown = case.length if not reasons and case.actions()[:1] == [action] else 0
    return Solved(NO if reasons else YES, (YES, NO), spoken, refused, shown)


def rule(case: Case, spec: Spec) -> Solved:
    """Which rule forbids an action."""
    action = parsed(case, spec["action"], "action")
    reasons = refusals(case, spec, action)
    if not reasons:
        raise Unanswerable("action", f"{quoted(str(action))} is possible, so no rule forbids it")
    for id in spec["among"]:
        if id not in rule_ids():
            raise Unanswerable("among", f"there is no rule {quoted(id)}{hint(id, rule_ids())}")
    right = [id for id in dict.fromkeys(reason.rule for reason in reasons) if id in spec["among"]]
    if len(right) != 1:
        raise Unanswerable("among", f"exactly one of these must forbid it: {explained(case, reasons)}")
    return Solved(right[0], spec["among"], lambda id, code: f"{id} · {say(id, code)}", ((action, reasons),))


def pick(case: Case, spec: Spec) -> Solved:
    """Which of some actions is possible, or with `possible = false`, which is not."""
    actions = {str(action): action for action in (parsed(case, text, "actions") for text in spec["actions"])}
    reasons = {text: refusals(case, spec, action) for text, action in actions.items()}
    wanted = spec.get("possible", True)
    right = [text for text, why in reasons.items() if bool(why) != wanted]
    if len(right) != 1:
        found = ", ".join(map(quoted, right)) or "none of them"
        raise Unanswerable("actions", f"exactly one must be {'' if wanted else 'im'}possible; here it is {found}")
    refused = tuple((actions[text], why) for text, why in reasons.items() if why)
    return Solved(right[0], tuple(actions), lambda text, code: tell_action(actions[text], case.names, code), refused)


def ways(case: Case, spec: Spec) -> Solved:
    """How many things are possible, about something or of some sort."""
    if "about" not in spec and "verb" not in spec:
        raise Unanswerable("about", "say what it is about, or give a verb such as 'claim'")
    there = {id for what in ("route", "city", "ticket", "card") for id in things(case, what)}
    for words in spec.get("about", ()):
        if there.isdisjoint(case.box.meaning(words)):
            raise Unanswerable("about", f"there is no {quoted(words)} in this game{hint(words, sorted(there)[:200])}")
    menu = case.rules.legal_actions(case.state(moves_made(case, spec, 0)))
    legal = LegalActions(menu, case.rules.parse, case.box.meaning)
    about = legal.about(*spec["about"]) if spec.get("about") else legal
    verb = spec.get("verb", "")
    found = [action for action in about if not verb or str(action).split()[0] == verb]

    def listed(language: str) -> list[tuple[str, str]]:
        more = [(f"… + {len(found) - LISTED}", "")] if len(found) > LISTED else []
        return [(tell_action(action, case.names, language), "") for action in found[:LISTED]] + more

    return Solved(len(found), lines=listed, after=moves_made(case, spec, 0))
