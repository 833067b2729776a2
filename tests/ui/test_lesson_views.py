"""The steps of a lesson as widgets, without a browser: locked predictions, tries, explanations, checks, quizzes."""

from __future__ import annotations

from html import unescape
from pathlib import Path
from typing import Any

import pytest

import ttr_nb as ttr
from tests.teach.writing import lesson as own_lesson
from tests.teach.writing import mine
from ttr_nb.content.languages import LANGUAGES
from ttr_nb.core.errors import TtrError
from ttr_nb.mechanics.pointing import target
from ttr_nb.show.words import say
from ttr_nb.teach.lessons import load_lesson
from ttr_nb.teach.pictures import place
from ttr_nb.teach.progress import HOME, Progress, progress
from ttr_nb.teach.scenarios import ids_in
from ttr_nb.ui.lesson_front import LessonFront
from ttr_nb.ui.lesson_view import LessonView

WIDGET = "application/vnd.jupyter.widget-view+json"
PARTS_OF = {"card": "market", "deck": "market", "ticket-deck": "market", "token": "tokens"}
"""The part of a table in which a thing lies that one points at."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME, str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def tunnels() -> LessonFront:
    return ttr.lesson("tunnels")


@pytest.fixture
def choosing(tmp_path: Path) -> LessonFront:
    """A lesson whose question is a choice."""
    changed = ('kind = "event"\nevent = "TunnelRevealed"\nfield = "extra"', 'kind = "allowed"\naction = "draw card"')
    return ttr.lesson(own_lesson(tmp_path, changed))


def type_in(view: LessonView, text: str, act: str) -> None:
    view.number.value = text
    view.below.pick("acts", act)


def keys(view: Any, part: str) -> list[str]:
    return [item["key"] for item in view.below.items(part)]


# --- predict and explain ------------------------------------------------------------------------


def test_a_prediction_is_typed_and_locked(tunnels: LessonFront) -> None:
    view = tunnels.predict("surcharge")
    assert view.number.layout.display == ""
    type_in(view, "1", "lock")
    assert progress().prediction("tunnels/surcharge") == 1
    assert "Locked in: 1." in view.top.html("asked")
    assert view.number.layout.display == "none"
    assert keys(view, "acts") == []
    assert view.below.html("verdict") == ""
    view.number.value = "2"
    view.act("lock")
    assert progress().prediction("tunnels/surcharge") == 1


def test_a_prediction_is_chosen_and_locked(choosing: LessonFront) -> None:
    view = choosing.predict("one", language="pl")
    assert [item["text"] for item in view.below.items("options")] == ["Tak", "Nie"]
    view.below.pick("acts", "lock")
    assert "Najpierw wybierz" in view.below.html("notice")
    view.below.pick("options", "no")
    view.below.pick("options", "yes")
    assert [item["pressed"] for item in view.below.items("options")] == [True, False]
    view.below.pick("acts", "lock")
    assert progress().prediction("ours/one") == "yes"
    assert "Zatwierdzono: Tak." in view.top.html("asked")
    assert keys(view, "options") == []


@pytest.mark.parametrize("text", ["", "  ", "two", "1.5", "<b>"])
def test_what_is_no_answer_is_said_and_not_locked(tunnels: LessonFront, text: str) -> None:
    view = tunnels.predict("surcharge")
    type_in(view, text, "lock")
    assert progress().prediction("tunnels/surcharge") is None
    assert "ttr-said" in view.below.html("notice")
    assert "<b>" not in view.below.html("notice")


def test_a_click_that_comes_twice_is_counted_once(tunnels: LessonFront) -> None:
    view = tunnels.predict("surcharge")
    view.number.value = "1"
    old = view.below.stamp
    view.below.pick("acts", "lock")
    view.below._heard(view.below, {"part": "acts", "pick": "lock", "stamp": old, "again": False}, [])
    assert "came too late" in view.below.html("notice")


def test_nothing_is_explained_before_the_prediction(tunnels: LessonFront) -> None:
    explained = tunnels.explain("surcharge")
    assert "Lock in your prediction first" in explained.top.html("asked")
    assert explained.below.html("verdict") == ""
    assert keys(explained, "story") == []
    predicted = tunnels.predict("surcharge")
    type_in(predicted, "2", "lock")
    assert "Right. The answer is: 2." in explained.below.html("verdict")
    assert keys(explained, "story") == ["EU-TUNNEL-1", "EU-TUNNEL-2", "EU-CLAIM-4"]
    assert keys(explained, "acts") == []


def test_a_wrong_prediction_is_answered(tunnels: LessonFront) -> None:
    type_in(tunnels.predict("surcharge"), "3", "lock")
    explained = tunnels.explain("surcharge", language="it")
    assert "Non proprio. Hai detto: 3. La risposta è: 2." in explained.below.html("verdict")


def test_a_rule_card_opens_and_closes(tunnels: LessonFront) -> None:
    type_in(tunnels.predict("surcharge"), "3", "lock")
    view = tunnels.explain("surcharge", language="ro")
    for part in ("story", "rules"):
        view.below.pick(part, "EU-TUNNEL-2")
        assert "EU-TUNNEL-2" in view.below.html("rulecard")
        assert 'lang="ro"' in view.below.html("rulecard")
        view.below.pick(part, "EU-TUNNEL-2")
        assert view.below.html("rulecard") == ""


def test_who_insists_sees_the_answer_and_can_no_longer_predict(tunnels: LessonFront) -> None:
    predicted, explained = tunnels.predict("surcharge"), tunnels.explain("surcharge")
    explained.below.pick("acts", "anyway")
    assert "The answer is: 2." in explained.below.html("verdict")
    assert "can no longer be predicted" in predicted.top.html("asked")
    assert keys(predicted, "acts") == []
    predicted.number.value = "2"
    predicted.act("lock")
    assert progress().prediction("tunnels/surcharge") == ""
    assert not progress().done("prediction", "tunnels/surcharge")


def test_a_prediction_survives_a_restart(tunnels: LessonFront, home: Path) -> None:
    type_in(tunnels.predict("surcharge"), "1", "lock")
    again = LessonFront(load_lesson("tunnels"), done=Progress(home / "progress.json"))
    assert "Locked in: 1." in again.predict("surcharge").top.html("asked")
    assert "You said: 1." in again.explain("surcharge").below.html("verdict")


def test_a_prediction_locked_elsewhere_stays(tunnels: LessonFront, home: Path) -> None:
    view = tunnels.predict("surcharge")
    Progress(home / "progress.json").mark("prediction", "tunnels/surcharge", 3)
    type_in(view, "2", "lock")
    assert progress().prediction("tunnels/surcharge") == 3
    view.render()
    assert "Locked in: 3." in view.top.html("asked")


def test_starting_over(tunnels: LessonFront) -> None:
    view = tunnels.predict("surcharge")
    type_in(view, "1", "lock")
    tunnels.start_over()
    assert keys(view, "acts") == ["lock"]


# --- try ----------------------------------------------------------------------------------------


def test_a_try_says_when_its_goal_is_reached(tunnels: LessonFront) -> None:
    view = tunnels.try_it("surcharge")
    table = view.table
    assert "Dig the tunnel Marseille – Zurich" in table.surface.html("goal")
    assert "✓" not in table.surface.html("goal")
    table.desk.point("route:marseille-zurich")
    table.surface.pick("choices", "claim marseille-zurich with 2 purple")
    assert not progress().done("try", "tunnels/surcharge")
    table.surface.pick("choices", "pay 1 purple 1 locomotive")
    assert "✓ Done." in table.surface.html("goal")
    assert progress().done("try", "tunnels/surcharge")
    table.desk.undo()
    assert "✓ Done." in table.surface.html("goal")


def test_only_the_parts_that_matter_are_there(tunnels: LessonFront) -> None:
    table = tunnels.try_it("surcharge").table
    assert {"hand", "log", "moves"} <= table.parts
    assert not {"market", "tickets", "settings", "history"} & table.parts


def test_a_try_begins_again(tunnels: LessonFront) -> None:
    view = tunnels.try_it("giving-up")
    view.table.desk.play(view.table.desk.rules.parse("claim marseille-zurich with 2 purple"))
    first = view.table
    view.below.pick("acts", "again")
    assert view.table is not first
    assert view.table.desk.session.moves == 0
    assert view.below in view.table.children


def test_the_solution_is_shown_only_when_asked_for(tunnels: LessonFront) -> None:
    view = tunnels.try_it("giving-up", language="pl")
    assert view.below.html("solution") == ""
    view.below.pick("acts", "solution")
    assert "EU-TUNNEL-5" in view.below.html("solution")
    view.below.pick("acts", "solution")
    assert view.below.html("solution") == ""


def test_a_goal_can_be_to_hear_a_refusal(tmp_path: Path) -> None:
    path = own_lesson(tmp_path)
    mine(
        tmp_path,
        ('event = "TunnelGivenUp"\nroute = "marseille-zurich"', 'refusal = "EU-TUNNEL-2"'),
        ('"take back"', '"pay 1 purple"'),
    )
    view = ttr.lesson(path).try_it("one")
    desk = view.table.desk
    desk.play(desk.rules.parse("draw tickets"))
    assert not view.table.reached
    desk.undo()
    desk.play(desk.rules.parse("claim marseille-zurich with 2 purple"))
    desk.play(desk.rules.parse("pay 1 purple"))
    assert view.table.reached
    assert progress().done("try", "ours/one")


def test_after_a_try_one_sees_what_one_has_made_of_it() -> None:
    table = ttr.lesson("tickets").try_it("made").table
    table.desk.play(table.desk.rules.parse("claim dieppe-paris with 1 purple"))
    assert table.reached
    assert table.desk.to_act == 1
    assert table.desk.view.seat == 0
    assert "✓ Edinburgh – Paris (7)" in [item["text"] for item in table.surface.items("tickets")]
    assert "Ben would be next." in table.surface.html("notice")
    table.desk.undo()
    assert table.desk.can_act


def test_a_try_that_others_go_on_with_is_handed_to_them() -> None:
    table = ttr.lesson("dice").try_it("room").table
    table.desk.play(table.desk.rules.parse("put back 2 single"))
    assert table.reached
    assert table.desk.view.seat == 1


def test_what_would_be_refused_with_nothing_picked_is_no_ordinary_button() -> None:
    view = ttr.lesson("tickets").try_it("none")
    (item,) = view.table.surface.items("choices")
    assert (item["key"], item["disabled"]) == ("!compose", True)
    view.table.surface.pick("choices", "!compose")
    assert view.table.reached


def test_a_prediction_leads_on_to_what_there_is() -> None:
    yard = ttr.lesson("yard")
    for round, onward in (("first-tickets", "Now try it"), ("deck", "Now let it be explained")):
        view = yard.predict(round)
        type_in(view, "3", "lock")
        assert onward in view.top.html("asked")


def test_a_round_without_a_goal_has_nothing_to_try(tmp_path: Path) -> None:
    path = own_lesson(tmp_path)
    mine(tmp_path, ('[goal]\nevent = "TunnelGivenUp"\nroute = "marseille-zurich"\n', ""))
    with pytest.raises(TtrError, match="nothing to try"):
        ttr.lesson(path).try_it("one")


# --- check and quiz -----------------------------------------------------------------------------


def test_a_right_answer_passes_the_check(tunnels: LessonFront) -> None:
    view = tunnels.check("surcharge", seed=3)
    type_in(view, str(view.question.solved.value), "submit")
    assert "✓ Right." in view.below.html("verdict")
    assert progress().done("check", "tunnels/surcharge")


def test_a_wrong_answer_is_explained_and_locked_and_there_is_another(tunnels: LessonFront) -> None:
    view = tunnels.check("surcharge", seed=3)
    first = view.question
    type_in(view, str(first.solved.value + 1), "submit")
    assert "✗ Not quite." in view.below.html("verdict")
    assert "EU-TUNNEL-2" in keys(view, "story")
    view.number.value = str(first.solved.value)
    view.act("submit")
    assert "✗ Not quite." in view.below.html("verdict")
    assert not progress().done("check", "tunnels/surcharge")
    view.below.pick("next", "another")
    assert view.question is not first
    assert view.number.value == ""
    assert view.below.html("verdict") == ""
    assert keys(view, "acts") == ["submit"]


def test_the_quiz_passes_with_three_right_answers(tunnels: LessonFront) -> None:
    view = tunnels.quiz(seed=1)
    for number in (1, 2, 3):
        assert f"Question {number} of 3" in view.top.html("asked")
        assert not progress().done("check", "tunnels/quiz")
        type_in(view, str(view.question.solved.value), "submit")
        if number < 3:
            view.below.pick("next", "another")
    assert "All 3 right" in view.top.html("asked")
    assert progress().done("check", "tunnels/quiz")


def test_the_quiz_is_not_passed_with_a_wrong_answer_and_asks_others_then(tunnels: LessonFront) -> None:
    view = tunnels.quiz(seed=1)
    first = list(view.questions)
    for number in (1, 2, 3):
        type_in(view, str(view.question.solved.value + (number == 2)), "submit")
        if number < 3:
            view.below.pick("next", "another")
    assert "2 of 3 right." in view.top.html("asked")
    assert not progress().done("check", "tunnels/quiz")
    view.below.pick("next", "another")
    assert "Question 1 of 3" in view.top.html("asked")
    assert view.questions != first


@pytest.mark.parametrize("seed", ["one", 1.5, None, True])
def test_a_seed_is_a_whole_number(tunnels: LessonFront, seed: Any) -> None:
    for step in (tunnels.quiz, lambda seed: tunnels.check("surcharge", seed)):
        with pytest.raises(TtrError, match="a seed is a whole number"):
            step(seed)


# --- everywhere ---------------------------------------------------------------------------------


def steps(front: LessonFront) -> list[Any]:
    """The quiz, and the steps of the first and the last round."""
    views: list[Any] = [front.quiz(seed=1)]
    for each in dict.fromkeys((front.lesson.rounds[0], front.lesson.rounds[-1])):
        views += [front.predict(each.id), front.explain(each.id)]
        views += [front.try_it(each.id)] if each.scenario.goal else []
        views += [front.check(each.id, seed=2)] if each.variations else []
    return views


@pytest.mark.parametrize("id", ids_in("lessons"))
def test_every_step_of_every_lesson_opens_with_its_static_twin(id: str) -> None:
    for view in steps(ttr.lesson(id)):
        data, _ = view._repr_mimebundle_()
        assert WIDGET in data
        assert data["text/plain"]
        assert data["text/html"].startswith('<div class="ttr-lesson" lang="en">')
        assert type(view).__name__ == "Predict" or "<details>" in data["text/html"]
        assert type(view).__name__ != "Predict" or "<details>" not in data["text/html"]


@pytest.mark.parametrize("id", ids_in("lessons"))
def test_every_try_is_solved_by_its_solution_at_the_table(id: str) -> None:
    front = ttr.lesson(id)
    for each in front.lesson.rounds:
        if each.scenario.goal:
            view = front.try_it(each.id)
            for move in each.scenario.solution:
                action = view.table.desk.rules.parse(move)
                assert not (needed := PARTS_OF.get(target(action).partition(":")[0], "")) or needed in view.table.parts
                view.table.desk.play(action)
            assert view.table.reached, each.id
            assert progress().done("try", f"{id}/{each.id}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", ids_in("lessons"))
def test_every_step_of_a_round_says_which_round_it_is_and_where_one_is(id: str, language: str) -> None:
    front = ttr.lesson(id, language=language)
    for each in (front.lesson.rounds[0], front.lesson.rounds[-1]):
        views = {"predict": front.predict(each.id), "explain": front.explain(each.id)}
        views |= {"try": front.try_it(each.id)} if each.scenario.goal else {}
        views |= {"check": front.check(each.id)} if each.variations else {}
        for step, view in views.items():
            heading = f"{say(f'lesson-{step}', language)} · {each.title[language]}"
            data = view.twin()
            assert data["text/plain"].startswith(heading)
            above = unescape(data["text/html"].partition("<img")[0])
            line = place((view.case if step == "try" else view.question.case), language)
            assert above.index(f"<strong>{heading}</strong>") < above.index(f">{line}</p>")
            assert line in data["text/plain"]


def test_the_lesson_shows_what_is_done(tunnels: LessonFront) -> None:
    type_in(tunnels.predict("surcharge"), "1", "lock")
    assert "surcharge · A purple tunnel: ✓ Predict  ○ Try  ○ Check" in str(tunnels)
    bundle = tunnels._repr_mimebundle_()
    assert bundle["text/plain"] == str(tunnels)
    assert "✓ Predict" in bundle["text/html"]


def test_the_language_is_that_of_the_creation(tunnels: LessonFront) -> None:
    ttr.set_language("it")
    try:
        view = tunnels.predict("surcharge")
        assert "Prevedi · Una galleria viola" in view.top.html("asked")
    finally:
        ttr.set_language("en")
    type_in(view, "1", "lock")
    assert "Bloccata: 1." in view.top.html("asked")
    assert "Przewidź · Fioletowy tunel" in ttr.lesson("tunnels", language="pl").predict("surcharge").top.html("asked")
    assert "Prezi · Un tunel mov" in tunnels.predict("surcharge", language="ro").top.html("asked")


def test_names_are_escaped(tmp_path: Path) -> None:
    path = own_lesson(tmp_path, ("How many?", "How <i>many</i>?"))
    view = ttr.lesson(path).predict("one")
    assert "How &lt;i&gt;many&lt;/i&gt;?" in view.top.html("asked")


def test_errors_in_a_step_are_seen(tunnels: LessonFront, failures: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    view = tunnels.predict("surcharge")

    def fail(*_: object) -> None:
        raise TtrError("the disk is on fire")

    monkeypatch.setattr(Progress, "mark", fail)
    type_in(view, "1", "lock")
    assert "the disk is on fire" in view.below.html("notice")
    assert len(failures.take()) == 1


def test_a_scenario_is_a_game() -> None:
    game = ttr.scenario("tunnel-purple")
    assert game.to_play == "Ana"
    assert game.play("claim marseille-zurich with 2 purple")
    assert ttr.scenario("tunnel-purple").session.moves == 0


def test_a_scenario_stands_after_its_opening_moves(tmp_path: Path) -> None:
    game = ttr.scenario(mine(tmp_path))
    assert game.session.moves == 4
    assert game.to_play == "Ana"


def test_progress_shows_itself() -> None:
    type_in(ttr.lesson("tunnels").predict("surcharge"), "1", "lock")
    assert "05 · Tunnels" in str(ttr.progress())
    assert "05 · Le gallerie" in str(ttr.progress("it"))
    assert "00_start" not in str(ttr.progress())
    assert set(ttr.progress("pl")._repr_mimebundle_()) == {"text/plain", "text/html"}


def test_enter_in_the_field_locks_the_answer_in(tunnels: LessonFront) -> None:
    view = tunnels.predict("surcharge")
    view.number.value = "2"
    view.number._handle_custom_msg({"event": "submit"}, [])
    assert progress().prediction("tunnels/surcharge") == 2
    view.number._handle_custom_msg({"event": "submit"}, [])
    assert progress().prediction("tunnels/surcharge") == 2


def test_a_lesson_for_the_wall() -> None:
    front = ttr.lesson("tunnels", size="projector")
    assert all("ttr-projector" in view._dom_classes for view in steps(front) if isinstance(view, LessonView))
    assert front.try_it("surcharge").table.size == "projector"
    assert tunnels_size(ttr.lesson("tunnels")) == "normal"
    with pytest.raises(TtrError, match="a size is one of normal, projector"):
        ttr.lesson("tunnels", size="huge")


def tunnels_size(front: LessonFront) -> str:
    return front.try_it("surcharge").table.size


def test_what_is_marked_elsewhere_does_not_disturb(tunnels: LessonFront) -> None:
    type_in(tunnels.predict("surcharge"), "3", "lock")
    view = tunnels.explain("surcharge")
    view.below.pick("rules", "EU-TUNNEL-2")
    stamp = view.below.stamp
    progress().mark("kata", "tunnel-extra")
    assert view.below.stamp == stamp
    assert "EU-TUNNEL-2" in view.below.html("rulecard")


def test_an_opening_taken_back_and_played_otherwise_reaches_no_goal(tmp_path: Path) -> None:
    view = ttr.lesson(own_lesson(tmp_path)).try_it("one")
    desk = view.table.desk
    for _ in range(3):
        desk.undo()
    for move in ("draw card", "draw tickets"):
        desk.play(desk.rules.parse(move))
    assert not view.table.reached
    view.below.pick("acts", "again")
    for move in ("claim marseille-zurich with 2 purple", "take back"):
        view.table.desk.play(view.table.desk.rules.parse(move))
    assert view.table.reached


def test_the_focus_is_led_on_when_its_button_is_gone(tunnels: LessonFront, monkeypatch: pytest.MonkeyPatch) -> None:
    led: list[str] = []
    view = tunnels.check("surcharge", seed=3)
    monkeypatch.setattr(view.shim, "focus_on", led.append)
    type_in(view, "1", "submit")
    view.below.pick("next", "another")
    assert led == ["ttr-next", "ttr-number"]
    explained = tunnels.explain("surcharge")
    monkeypatch.setattr(explained.shim, "focus_on", led.append)
    explained.below.pick("acts", "anyway")
    assert led[2:] == ["ttr-rules"]
