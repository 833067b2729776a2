"""What is wrong with a scenario or a lesson is said with its place, all at once; what is right passes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.teach.writing import lesson, mine, put
from ttr_nb import cli
from ttr_nb.content.paths import data_root
from ttr_nb.core.errors import ContentError, TtrError
from ttr_nb.teach.lessons import load_lesson
from ttr_nb.teach.scenarios import ids_in, load_scenario, scenario_ids
from ttr_nb.teach.validation import faults_in, lesson_faults, scenario_faults


def test_the_files_of_these_tests_are_right(tmp_path: Path) -> None:
    assert faults_in(mine(tmp_path)) == ()
    assert faults_in(lesson(tmp_path)) == ()


@pytest.mark.parametrize("id", scenario_ids())
def test_our_scenarios_are_right(id: str) -> None:
    assert scenario_faults(data_root() / "scenarios" / f"{id}.toml") == ()


@pytest.mark.parametrize("id", ids_in("lessons"))
def test_our_lessons_are_right_with_every_variation(id: str) -> None:
    assert lesson_faults(data_root() / "lessons" / f"{id}.toml") == ()


SCENARIO_FAULTS = [
    (('game = "europe"', 'game = "eurpe"'), "game", "did you mean 'europe'"),
    (('game = "europe"\n', ""), "game", "missing"),
    (('["Ana", "Ben"]', '["Ana", "Ana"]'), "players", "different names"),
    (('["Ana", "Ben"]', '["Ana"]'), "players", "different names"),
    (("seed = 7", "seed = -7"), "seed", "whole number"),
    (("seed = 7", "seed = true"), "seed", "whole number"),
    (('focus = "Ana"', 'focus = "Anna"'), "focus", "did you mean 'Ana'"),
    (("EU-TUNNEL-1", "EU-TUNEL-1"), "rules", "did you mean 'EU-TUNNEL-1'"),
    (('["EU-TUNNEL-1"]', "[]"), "rules", "at least one"),
    (('parts = ["hand"]', 'parts = ["hands"]'), "parts", "did you mean 'hand'"),
    (('parts = ["hand"]', 'parts = "hand"'), "parts", "list of texts"),
    (('event = "TunnelGivenUp"', 'event = "TunnelGiven"'), "goal.event", "did you mean 'TunnelGivenUp'"),
    (('route = "marseille-zurich"', 'rute = "marseille-zurich"'), "goal.rute", "no such field"),
    (('event = "TunnelGivenUp"\nroute = "marseille-zurich"', 'refusal = "EU-NO-1"'), "goal.refusal", "no 'EU-NO-1'"),
    (('route = "marseille-zurich"', 'route = "brest-dieppe"'), "solution", "goal is not reached"),
    (('event = "TunnelGivenUp"\nroute = "marseille-zurich"', 'refusal = "EU-CLAIM-1"'), "solution", "not refused by"),
    (('solution = ["claim marseille-zurich with 2 purple", "take back"]\n', ""), "solution", "needs a solution"),
    (('it = "Un titolo"\n', ""), "title.it", "missing"),
    (('pl = "Spróbuj {route:marseille-zurich}."\n', ""), "task.pl", "missing"),
    (('ro = "Un titlu"', 'ro = ""'), "title.ro", "a text in quotes"),
    (("Un titlu", "Un {city:wien}"), "title.ro", "not the same placeholders"),
    (("Prova {route:marseille-zurich}", "Prova {route:marseille-zurigo}"), "task.it", "no route"),
    (("Prova {route:marseille-zurich}", "Prova {rotta:marseille-zurich}"), "task.it", "no placeholder {rotta}"),
    (("Prova {route:marseille-zurich}", "Prova {route marseille"), "task.it", "begins no placeholder"),
    (("seed = 7", "seed = 7\ncolour = 1"), "colour", "unknown key"),
    (('moves = ["draw card"', 'moves = ["draw crad"'), "moves[0]", "EU-TURN-1"),
    (('moves = ["draw card"', 'moves = ["draw tickets"'), "moves[1]", "is not possible"),
    (("with 2 purple", "with 2 red"), "solution[0]", "EU-CLAIM-1"),
    (('first = "Ana"', 'first = "Cleo"'), "arranged.first", "nobody here"),
    (("3 purple 1 locomotive", "3 pink"), "arranged.hands.Ana", "pink"),
    (('first = "Ana"', "wheels = 4"), "arranged.wheels", "can be arranged"),
    (("red red red red purple", "pink red red red purple"), "arranged.deck", "pink"),
    (('"3 purple 1 locomotive"', '"13 purple"'), "arranged", "1 purple more"),
    (('["Paris-Zagrab"]', '["Paris-Atlantis"]'), "arranged", "Paris-Atlantis"),
    (("[arranged]", "arranged = 3\n[nothing]"), "arranged", "a table"),
]


@pytest.mark.parametrize(("change", "place", "what"), SCENARIO_FAULTS)
def test_faults_of_a_scenario(tmp_path: Path, change: tuple[str, str], place: str, what: str) -> None:
    faults = scenario_faults(mine(tmp_path, change))
    assert any(fault.place == place and what in fault.what for fault in faults), list(map(str, faults))
    assert {fault.file for fault in faults} == {"scenarios/mine.toml"}


VARY = 'deck = ["red red red red purple locomotive purple", "red red red red green locomotive green"]\n'
ANSWER = 'event = "TunnelRevealed"\nfield = "extra"'

LESSON_FAULTS = [
    (('notebook = "05_tunnels"\n', ""), "notebook", "missing"),
    (('it = "Uno scopo"\n', ""), "aim.it", "missing"),
    (('id = "one"', 'id = "One!"'), "'rounds.One!'.id", "an id of"),
    (('id = "one"', 'id = "quiz"'), "rounds.quiz.id", "used already"),
    (('id = "one"\n', ""), "rounds.1.id", "missing"),
    (('scenario = "mine"', 'scenario = "tunnel-purpel"'), "rounds.one.scenario", "did you mean 'tunnel-purple'"),
    (('scenario = "mine"', 'scenario = "../mine"'), "rounds.one.scenario", "no scenario"),
    (('["EU-TUNNEL-2"]', '["EU-TUNNEL-22"]'), "rounds.one.rules", "no rule"),
    (('ro = "{player} vede {deck:3}. Câte?"\n', ""), "rounds.one.question.ro", "missing"),
    (("{player} widzi {deck:3}. Ile?", "{player} widzi. Ile?"), "rounds.one.question.pl", "not the same placeholders"),
    (("{player} sees {deck:3}", "{player} sees {yard}"), "rounds.one.question.en", "no {yards}"),
    (('kind = "event"', 'kind = "evnt"'), "rounds.one.answer.kind", "did you mean 'event'"),
    (('kind = "event"\n', ""), "rounds.one.answer.kind", "missing"),
    (('field = "extra"\n', ""), "rounds.one.answer.field", "missing"),
    (('field = "extra"', 'field = "extras"'), "rounds.one.answer.field", "has no field 'extras'"),
    (('field = "extra"', 'field = "extra"\nanswer = 2'), "rounds.one.answer.answer", "unknown key"),
    (('event = "TunnelRevealed"', 'event = "TunelRevealed"'), "rounds.one.answer.event", "did you mean"),
    (
        ('field = "extra"', 'field = "route"\namong = ["brest-dieppe", "paris-zurich"]'),
        "rounds.one.answer.among",
        "not among",
    ),
    (('kind = "event"\n' + ANSWER, 'kind = "allowed"\naction = "dance"'), "rounds.one.answer.action", "cannot be read"),
    (('kind = "event"\n' + ANSWER, 'kind = "ways"\nafter = "soon"'), "rounds.one.answer.after", "whole number"),
    ((VARY, 'dack = ["red"]\n'), "rounds.one.vary", "arranged.dack"),
    ((VARY, 'deck = "red"\n'), "rounds.one.vary", "tables of lists"),
    ((VARY, "deck = []\n"), "rounds.one.vary", "tables of lists"),
    ((VARY, 'solution = ["take back"]\n'), "rounds.one.vary", "list of moves"),
    ((VARY, 'solution = [["take back"]]\n'), "rounds.one.vary", "solution[0]"),
    ((VARY, 'moves = [["draw card"]]\n'), "rounds.one.vary", "solution[0]"),
    ((VARY, 'seed = ["seven"]\n'), "rounds.one.vary", "whole number"),
    ((VARY, 'answer.kind = ["event"]\n'), "rounds.one.vary", "cannot vary"),
    ((VARY, "answer.field = [3]\n"), "rounds.one.vary", "each alternative is a text"),
    ((VARY, 'answer.field = ["extra", "extras"]\n'), "rounds.one.vary", "has no field 'extras'"),
    ((VARY, f"seed = {list(range(60))}\n"), "rounds.one.vary", "120 combinations"),
    ((VARY, ""), "rounds", "the quiz needs 3 questions"),
    ((VARY, 'deck = ["red red red red purple locomotive red"]\n'), "rounds.one.vary", "the answer is 2 every time"),
    (("hands.Ana =", "hands.Cleo ="), "rounds.one.vary", "nobody here"),
    (("[[rounds]]", "[rounds]"), "rounds", "one or more [[rounds]]"),
]


@pytest.mark.parametrize(("change", "place", "what"), LESSON_FAULTS)
def test_faults_of_a_lesson(tmp_path: Path, change: tuple[str, str], place: str, what: str) -> None:
    faults = lesson_faults(lesson(tmp_path, change))
    assert any(fault.place == place and what in fault.what for fault in faults), list(map(str, faults))
    assert {fault.file for fault in faults} == {"lessons/ours.toml"}


def test_a_fault_of_the_scenario_is_told_in_the_lesson(tmp_path: Path) -> None:
    path = lesson(tmp_path)
    mine(tmp_path, ("seed = 7", "seed = 0.5"))
    (fault,) = [fault for fault in lesson_faults(path) if fault.place.endswith("scenario")]
    assert "scenarios/mine.toml: seed" in fault.what


def test_a_fault_of_the_round_is_not_repeated_for_every_variation(tmp_path: Path) -> None:
    faults = lesson_faults(lesson(tmp_path, ('field = "extra"', 'field = "extras"')))
    assert len(faults) == 1


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    path = mine(
        tmp_path,
        ('focus = "Ana"', 'focus = "Anna"'),
        ("EU-TUNNEL-1", "EU-TUNEL-1"),
        ('it = "Un titolo"\n', ""),
        ('parts = ["hand"]', 'parts = ["hands"]'),
        ('event = "TunnelGivenUp"', 'event = "TunnelGiven"'),
    )
    assert {fault.place for fault in scenario_faults(path)} == {"focus", "rules", "title.it", "parts", "goal.event"}
    path = lesson(
        tmp_path,
        ('notebook = "05_tunnels"\n', ""),
        ('kind = "event"', 'kind = "evnt"'),
        ('["EU-TUNNEL-2"]', '["EU-TUNNEL-22"]'),
        (VARY, 'deck = "red"\n'),
    )
    places = {"notebook", "rounds.one.answer.kind", "rounds.one.rules", "rounds.one.vary"}
    assert {fault.place for fault in lesson_faults(path)} == places


@pytest.mark.parametrize(
    "text", ["", "= 3", "a = " + "[" * 10_000, "rounds = 3", "\x00", 'game = "' + "x" * 100_000 + '"']
)
def test_hostile_files_get_faults(tmp_path: Path, text: str) -> None:
    assert faults_in(put(tmp_path, "odd.toml", text))


def test_the_command_checks_scenarios_and_lessons(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = lesson(tmp_path)
    assert cli.main(["validate", str(path), str(tmp_path / "mine.toml")]) == 0
    assert capsys.readouterr().out.count(": ok") == 2
    assert cli.main(["validate", str(mine(tmp_path, ("seed = 7", "seed = 0.5"))), str(path)]) == 1
    out = capsys.readouterr().out
    assert "scenarios/mine.toml: seed: expected a whole number" in out
    assert "lessons/ours.toml: rounds.one.scenario: " in out


def test_without_files_the_command_checks_all_of_ours(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli, "faults_of", lambda path: ())  # they are checked above, one by one
    assert cli.main(["validate"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert sum("lessons" in line for line in lines) == len(ids_in("lessons"))
    assert sum("scenarios" in line for line in lines) == len(scenario_ids())
    assert sum("maps" in line for line in lines) >= 5


def test_files_of_ones_own_are_loaded_by_their_path(tmp_path: Path) -> None:
    path = lesson(tmp_path)
    assert load_lesson(path).rounds[0].scenario.id == "mine"
    assert load_lesson(str(path)).id == "ours"
    assert load_scenario(tmp_path / "mine.toml").focus == "Ana"
    with pytest.raises(ContentError):
        load_lesson(tmp_path / "nothing.toml")
    with pytest.raises(TtrError, match="did you mean 'tunnels'"):
        load_lesson("tunels")


def test_the_examples_in_the_readmes_are_as_they_say(tmp_path: Path) -> None:
    """The whole files that authors copy are read without a fault; in the lesson's, dots stand for three languages."""

    def first_block(folder: str) -> str:
        text = (data_root() / folder / "README.md").read_text(encoding="utf-8")
        return text.split("```toml\n", 1)[1].split("```", 1)[0]

    assert scenario_faults(put(tmp_path, "a.toml", first_block("scenarios"))) == ()
    whole = first_block("lessons").replace('"…"', '"{player}, {route:marseille-zurich}, {deck:3}"', 3)
    assert lesson_faults(put(tmp_path, "b.toml", whole)) == ()
