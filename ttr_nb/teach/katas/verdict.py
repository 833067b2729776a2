"""What a check says: right, or the first case that is not, with as much help as is due by now. Words and code only."""

from __future__ import annotations

from typing import Any

from ttr_nb.show.words import say
from ttr_nb.teach.katas.checking import WRONG, Checked, Finding
from ttr_nb.teach.katas.exercise import Case, Exercise, written
from ttr_nb.teach.katas.page import CODE, RULE, TITLE, VALUE, Page, Part

CASE, HINT, MORE, REASON = range(4)
"""How much help: the case alone, a hint, a stronger one, and the reason."""

PRINTED = 500
"""Characters of what a function printed."""


class Verdict(Page):
    """The answer to a check. It is true when the kata is passed."""

    def __init__(self, exercise: Exercise, checked: Checked, level: int, name: str) -> None:
        self.kata = exercise.id
        self.right = checked.right
        self.finding = checked.finding
        self.level = level
        super().__init__(_parts(exercise, checked, level, name))

    def __bool__(self) -> bool:
        return self.finding is None

    @property
    def rule(self) -> str | None:
        """The rule that the first wrong case turns on."""
        return self.finding.case.rule if self.finding and self.finding.case else None


def _parts(exercise: Exercise, checked: Checked, level: int, name: str) -> list[Part]:
    finding = checked.finding
    mark = "✗" if finding else "✓"
    parts = [Part(f"{mark} {exercise.id} · {say(f'kata-{exercise.id}')}", TITLE)]
    if finding is None:
        return [*parts, Part(say("kata-right", count=checked.right))]
    parts += _found(exercise, finding, name)
    if checked.right:
        parts.append(Part(say("kata-went-well", count=checked.right)))
    if finding.case and finding.kind != "changed":  # that is about Python, not about a rule
        parts.append(Part(finding.case.rule, RULE, say("kata-rule")))
    if finding.kind == WRONG and finding.case:
        for step in range(HINT, level + 1):
            parts += help_at(exercise, finding.case, step)
        parts += what_next(exercise, level)
    return parts


def _found(exercise: Exercise, finding: Finding, name: str) -> list[Part]:
    """What was found, and in which call."""
    details: dict[str, Any] = dict(finding.details)
    call = [Part(written(name, finding.case.arguments), CODE)] if finding.case else []
    printed = finding.printed.strip()[:PRINTED]
    said = [Part(say("kata-printed")), Part(printed, CODE)] if printed else []
    answers = [Part(details[key], VALUE, say(f"kata-{key}")) for key in ("expected", "got") if key in details]
    match finding.kind:
        case "raised":
            line = "kata-error-line" if details["line"] else "kata-error"
            told = Part(say(line, **{key: details[key] for key in ("line", "error", "message")}))
            source = [Part(details["source"], CODE)] if details["source"] else []
            return [Part(say("kata-raised")), *call, told, *source, *said]
        case "endless":
            return [Part(say("kata-endless", seconds=details["seconds"])), *call, *said]
        case "shape":
            shape = say(f"kata-shape-{details['shape']}")
            return [Part(say("kata-shape", shape=shape)), *call, *answers, *said]
        case "changed":
            after = Part(f"{details['name']} = {details['after']}", CODE)
            return [Part(say("kata-changed", name=details["name"])), *call, after]
        case "parameters":
            return [Part(say("kata-parameters")), Part(details["signature"], CODE), Part(details["found"], CODE)]
        case "not-a-function":
            handed = Part(f"ttr.kata({exercise.id!r}).check({details['name']})", CODE)
            return [Part(say("kata-not-a-function")), Part(details["given"], CODE), handed]
    return [Part(say(f"kata-{finding.kind}")), *call, *answers, *said]


def help_at(exercise: Exercise, case: Case, level: int) -> list[Part]:
    """One step of help: about the rule, and at last about the very case."""
    if level in (HINT, MORE):
        kind = "hint" if level == HINT else "more"
        return [Part(say(f"kata-{kind}", text=say(f"kata-{exercise.id}.{kind}-{case.rule}")))]
    return [
        Part(say("kata-reason", text=say(f"{case.rule}.text"))),
        Part(say("kata-witness")),
        Part(exercise.witness(*case.arguments), CODE),
    ]


def what_next(exercise: Exercise, level: int) -> list[Part]:
    """How to get more help."""
    key, method = ("no-more", "solution") if level >= REASON else ("next", "hint")
    return [Part(say(f"kata-{key}")), Part(f"ttr.kata({exercise.id!r}).{method}()", CODE)]
