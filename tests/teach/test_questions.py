"""Questions as learners meet them: posed from a seed, in four languages, with what explains the answer."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.teach.writing import lesson, mine
from ttr_nb.content.languages import LANGUAGES
from ttr_nb.core.errors import TtrError
from ttr_nb.teach import pages
from ttr_nb.teach.cases import play
from ttr_nb.teach.explaining import explain, story
from ttr_nb.teach.lessons import QUESTIONS, Lesson, load_lesson, taught
from ttr_nb.teach.listing import tell_lessons, tell_scenarios
from ttr_nb.teach.progress import CHECK, KATA, PREDICTION, TRY, UNSEEN, Progress
from ttr_nb.teach.questions import Question, check_number, pose, posed, quiz_numbers
from ttr_nb.teach.report import report, steps_by_notebook
from ttr_nb.teach.scenarios import ids_in, load_scenario

TUNNELS = load_lesson("tunnels")


def every_question(of: Lesson) -> Iterator[Question]:
    """One of each round; validating plays the variations, too."""
    for each in of.rounds:
        yield posed(of, each.id)


# --- every question of every lesson -------------------------------------------------------------


@pytest.mark.parametrize("id", ids_in("lessons"))
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_rounds_of_a_lesson_are_called_the_same(id: str, language: str) -> None:
    titles = [each.title[language] for each in load_lesson(id).rounds]
    assert len(set(titles)) == len(titles)


def test_a_round_is_called_as_its_scenario_unless_it_has_a_title(tmp_path: Path) -> None:
    assert load_lesson(lesson(tmp_path)).round("one").title["pl"] == "Tytuł"
    own = '[rounds.title]\nen = "Own"\nro = "Propriu"\npl = "Własny"\nit = "Proprio"\n[rounds.question]'
    assert load_lesson(lesson(tmp_path, ("[rounds.question]", own))).round("one").title["pl"] == "Własny"
    with pytest.raises(TtrError, match=r"rounds\.one\.title\.it"):
        load_lesson(lesson(tmp_path, ("[rounds.question]", own.replace('it = "Proprio"\n', ""))))


@pytest.mark.parametrize("id", ids_in("lessons"))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_reads_and_is_explained(id: str, language: str) -> None:
    for question in every_question(load_lesson(id)):
        texts = [question.text(language), *explain(question, None, language).verdict.splitlines()]
        texts += [question.solved.said(option, language) for option in question.solved.options]
        assert all(texts)
        assert not any("{" in text or "}" in text for text in texts)
        assert question.is_right(question.solved.value)


@pytest.mark.parametrize("id", ids_in("lessons"))
def test_every_round_has_something_to_tell(id: str) -> None:
    """What explains an answer is more than the answer: a story, refusals, lines of a score, or the author's word."""
    for each in load_lesson(id).rounds:
        told = explain(posed(load_lesson(id), each.id), None, "en")
        assert told.lines or told.because, each.id


# --- answers ------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", [2, "2", " 2 ", "02"])
def test_a_number_can_be_typed(typed: int | str) -> None:
    question = posed(TUNNELS, "surcharge")
    assert question.read(typed) == 2
    assert question.is_right(question.read(typed))


@pytest.mark.parametrize("typed", ["", "two", "2.0", "1e3", "--2", "²", "2" * 20, 10**9, 2.0, True, None])
def test_what_is_no_number_is_refused(typed: object) -> None:
    with pytest.raises(TtrError):
        posed(TUNNELS, "surcharge").read(typed)  # type: ignore[arg-type]


def test_minus_signs_are_read() -> None:
    assert posed(TUNNELS, "surcharge").read("-3") == -3
    assert posed(TUNNELS, "surcharge").read("−3") == -3


def test_nothing_but_the_answer_is_right() -> None:
    question = posed(TUNNELS, "surcharge")
    assert question.solved.value == 2
    assert not any(question.is_right(given) for given in (0, 1, 3, "2", UNSEEN, None, 2.0))


def test_an_option_must_be_one(tmp_path: Path) -> None:
    changed = ('kind = "event"\nevent = "TunnelRevealed"\nfield = "extra"', 'kind = "allowed"\naction = "take back"')
    question = posed(load_lesson(lesson(tmp_path, changed)), "one")
    assert question.read("no") == "no"
    for wrong in ("maybe", 2, ""):
        with pytest.raises(TtrError):
            question.read(wrong)
    told = explain(question, "yes", "en")
    assert told.is_right is False
    assert told.verdict == "Not quite. You said: Yes. The answer is: No."
    assert told.lines[0].text == "“Take the cards back and give the tunnel up” is not possible:"
    assert told.lines[1].rule == "EU-TUNNEL-1"


def test_the_explanation_is_against_what_was_predicted() -> None:
    question = posed(TUNNELS, "surcharge")
    assert explain(question, 2, "en").is_right is True
    assert explain(question, 1, "en").is_right is False
    assert explain(question, UNSEEN, "en").is_right is None
    told = explain(question, None, "en")
    assert told.is_right is None
    assert [line.rule for line in told.lines] == ["EU-TUNNEL-1", "EU-TUNNEL-2", "EU-CLAIM-4"]
    assert set(question.round.rules) <= set(told.rules)


def test_the_story_of_a_refusal_ends_with_it(tmp_path: Path) -> None:
    path = mine(
        tmp_path,
        ('event = "TunnelGivenUp"\nroute = "marseille-zurich"', 'refusal = "EU-TUNNEL-2"'),
        ('"take back"', '"pay 1 purple"'),
    )
    told = story(play(load_scenario(path)), "en")
    assert [line.rule for line in told] == ["EU-TUNNEL-1", "EU-TUNNEL-2", "", "EU-TUNNEL-2"]
    assert told[2].head


# --- other numbers ------------------------------------------------------------------------------


def test_a_seed_picks_a_variation_and_the_next_another() -> None:
    each = TUNNELS.round("surcharge")
    picked = [check_number(TUNNELS, "surcharge", seed) for seed in range(len(each.variations))]
    assert sorted(picked) == list(range(len(each.variations)))
    assert check_number(TUNNELS, "surcharge", 3) == check_number(TUNNELS, "surcharge", 3)
    assert check_number(TUNNELS, "surcharge", -1) in picked


def test_variations_change_the_position_and_the_answer() -> None:
    numbers = range(len(TUNNELS.round("surcharge").variations))
    assert {posed(TUNNELS, "surcharge", number).solved.value for number in numbers} == {0, 1, 2, 3}


def test_groups_of_variations_are_not_mixed() -> None:
    varied = TUNNELS.round("giving-up").variations
    assert len(varied) == 3 + 2 * 2
    assert sum("deck" in each for each in varied) == 4


def test_a_variation_leaves_the_scenario_as_it_was() -> None:
    each = TUNNELS.round("giving-up")
    before = deepcopy(each.scenario.arranged)
    pose(TUNNELS.id, each, 3)
    assert each.scenario.arranged == before


@pytest.mark.parametrize("id", ids_in("lessons"))
@pytest.mark.parametrize("seed", [0, 1, 2, 17])
def test_a_quiz_has_three_different_questions_from_different_rounds(id: str, seed: int) -> None:
    of = load_lesson(id)
    chosen = quiz_numbers(of, seed)
    assert len(set(chosen)) == QUESTIONS
    assert chosen == quiz_numbers(of, seed)
    varied = sum(bool(each.variations) for each in of.rounds)
    assert len({id for id, _ in chosen}) == min(varied, QUESTIONS)


def test_quizzes_differ_with_the_seed() -> None:
    assert len({tuple(quiz_numbers(TUNNELS, seed)) for seed in range(10)}) > 3


def test_a_round_without_other_numbers_has_no_check(tmp_path: Path) -> None:
    path = lesson(tmp_path)
    path.write_text(path.read_text(encoding="utf-8").split("[rounds.vary]")[0], encoding="utf-8")
    of = load_lesson(path)
    assert of.round("one").steps() == (PREDICTION, TRY)
    with pytest.raises(TtrError, match="no other numbers"):
        check_number(of, "one", 1)
    with pytest.raises(TtrError, match="varies too little for a quiz"):
        quiz_numbers(of, 1)
    with pytest.raises(TtrError, match="has no round 'two'"):
        of.round("two")


# --- pages --------------------------------------------------------------------------------------


class Tags(HTMLParser):
    """What a page is made of."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.open: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.found.append(tag)
        if tag not in ("img", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture
def hostile(tmp_path: Path) -> Question:
    """A lesson whose people and texts would be tags, if they could."""
    evil = "<script>alert(1)</script>"
    path = lesson(tmp_path, ("How many?", f"How many {evil}?"), ('en = "A title"', f'en = "A {evil}"'))
    for file in (path, tmp_path / "mine.toml"):
        file.write_text(file.read_text(encoding="utf-8").replace("Ana", "<b>A&na</b>"), encoding="utf-8")
    text = (tmp_path / "mine.toml").read_text(encoding="utf-8").replace("{ <b>A&na</b> =", '{ "<b>A&na</b>" =')
    (tmp_path / "mine.toml").write_text(text.replace('en = "Try', f'en = "{evil} Try'), encoding="utf-8")
    path.write_text(
        path.read_text(encoding="utf-8").replace("hands.<b>A&na</b>", 'hands."<b>A&na</b>"'), encoding="utf-8"
    )
    return posed(load_lesson(path), "one")


def test_every_word_is_escaped(hostile: Question, tmp_path: Path) -> None:
    of = load_lesson(tmp_path / "ours.toml")
    done = Progress(tmp_path / "progress.json")
    for html in (
        pages.lesson_html(of, done, "en"),
        pages.question_html(hostile, "en", "<i>heading</i>"),
        pages.options_html(hostile, "en"),
        pages.answer_html(hostile, "en"),
        pages.try_html(hostile.case, "en", "<i>heading</i>"),
    ):
        tags = Tags(html)
        assert not {"script", "b", "i"} & set(tags.found)
        assert not tags.open
    assert "&lt;script&gt;" in pages.question_html(hostile, "en", "")
    assert "<b>A&na</b>" in pages.question_text(hostile, "en", "")


def test_pages_without_a_kernel_fold_the_answer_away() -> None:
    html = pages.answer_html(posed(TUNNELS, "surcharge"), "ro")
    assert html.startswith("<details><summary>Arată răspunsul</summary>")
    assert "EU-TUNNEL-2" in html
    question = pages.question_html(posed(TUNNELS, "surcharge"), "en", "Predict")
    assert question.count("<img alt=") == 2
    assert "The answer is" not in question
    assert "owes another" not in pages.question_text(posed(TUNNELS, "surcharge"), "en", "Predict")


def test_a_question_about_the_cards_alone_draws_no_board() -> None:
    drawing, setup = load_lesson("drawing"), load_lesson("setup")
    assert pages.question_html(posed(drawing, "sweep"), "en", "").count("<img alt=") == 1
    assert pages.question_html(posed(drawing, "new-deck"), "en", "").count("<img alt=") == 2  # it names a route
    assert pages.question_html(posed(setup, "tickets"), "en", "").count("<img alt=") == 2  # tickets name cities


@pytest.mark.parametrize("id", ids_in("lessons"))
def test_the_pictures_of_a_question_are_light(id: str) -> None:
    of = load_lesson(id)
    for each in of.rounds:
        assert len(pages.question_html(posed(of, each.id), "en", "")) < 250_000


# --- the course ---------------------------------------------------------------------------------


def test_where_a_rule_is_taught() -> None:
    assert ("05_tunnels", "tunnels", "locomotives") in taught()["EU-TUNNEL-4"]
    assert "EU-NO-1" not in taught()


def test_lists_of_what_there_is() -> None:
    assert any(line.startswith("tunnels · Tunnels · 05_tunnels · surcharge") for line in tell_lessons("en"))
    assert any(line.startswith("tunnels · Tunele ·") for line in tell_lessons("pl"))
    assert any(
        line.startswith("tunnel-purple · Una galleria viola · europe · EU-TUNNEL-1") for line in tell_scenarios("it")
    )
    assert "<code>tunnels</code></td>" in tell_lessons("en").html


def test_the_report_counts_steps_by_notebook(tmp_path: Path) -> None:
    steps = steps_by_notebook()["05_tunnels"]
    assert (CHECK, "tunnels/quiz") in steps
    assert (PREDICTION, "tunnels/surcharge") in steps
    assert (CHECK, "tunnels/surcharge") not in steps  # practice, no notebook has to hold every check
    assert (KATA, "tunnel-extra") in steps
    done = Progress(tmp_path / "progress.json")
    done.mark(TRY, "tunnels/surcharge")
    done.mark(KATA, "tunnel-extra")
    done.mark(PREDICTION, "tunnels/surcharge", UNSEEN)
    done.mark(CHECK, "no-such-lesson/round")
    shown = report(done, "ro")
    assert ("05 · Tunelurile", 2, len(steps)) in shown.rows()
    assert shown.rows()[-1][:2] == ("Tot cursul", 2)
    assert f"2 din {len(steps)}" in str(shown)
    assert shown._repr_html_().count("<img alt=") == len(shown.rows())
    assert str(shown).count("█") == 20 * 2 // len(steps)


def test_the_report_tells_of_a_file_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    path.write_text("rubbish")
    assert "It is kept as progress-damaged-1.json" in str(report(Progress(path), "en"))
    (tmp_path / "file").write_text("")
    lost = Progress(tmp_path / "file" / "progress.json")
    lost.mark(KATA, "tunnel-extra")
    assert "cannot be written" in report(lost, "en")._repr_html_()
