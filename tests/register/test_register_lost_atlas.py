"""The register of Railways of the Lost Atlas as committed: what other rooms rely on."""

import os
from collections import Counter
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import CliRunner

from trackwalker.cli import main
from trackwalker.paths import features_dir
from trackwalker.register import Register, load_register, registered_games, whole_games

GAME = "LostAtlas"


@pytest.fixture(scope="module")
def register() -> Register:
    return load_register(GAME)


@pytest.fixture(scope="module")
def inventory() -> dict[str, Any]:
    shared = os.environ.get("TRACKWALKER_SHARED")
    if not shared:
        pytest.skip("TRACKWALKER_SHARED is not set: no inventory to compare with")
    file = Path(shared) / "rulebooks" / "LostAtlas.yaml"
    loaded: dict[str, Any] = yaml.safe_load(file.read_text(encoding="utf-8"))
    return loaded


def test_the_game_is_registered_and_whole() -> None:
    assert GAME in registered_games()
    assert GAME in whole_games()


def test_the_first_lines_say_that_the_source_is_a_digest(register: Register) -> None:
    lines = (features_dir() / GAME / "rulebook.yaml").read_text(encoding="utf-8").splitlines()
    head = " ".join(takewhile(lambda line: line.startswith("#"), lines))
    assert "MACHINE-MADE" in head
    assert "machine-made" in register.source.title
    assert register.source.caution is not None
    assert register.source.caution.startswith("the digest says")


@pytest.mark.parametrize(
    "command", [("clauses", GAME), ("clauses", GAME, "--section", "OR.bust")], ids=" ".join
)
def test_its_clauses_are_listed_with_the_caution(command: tuple[str, ...]) -> None:
    result = CliRunner().invoke(main, command)
    assert result.exit_code == 0
    assert "(the digest says: " in result.output


def test_sections_are_words_in_the_order_of_the_text(register: Register) -> None:
    chapters = dict.fromkeys(section.partition(".")[0] for section in register.sections)
    assert list(chapters) == ["SU", "SR", "OR", "MG", "EX", "GE", "FN"]
    assert len(register.sections) == 46
    first_seen = list(dict.fromkeys(clause.section for clause in register.clauses.values()))
    assert first_seen == list(register.sections)


def test_letters_run_on_inside_a_section(register: Register) -> None:
    for section in register.sections:
        letters = [clause.id.rpartition("-")[2] for clause in register.of_section(section)]
        assert letters == list("abcdefghijklmnopqrstuvwxyz")[: len(letters)], section


def test_every_clause_is_there_and_few_are_untestable(register: Register) -> None:
    assert len(register.clauses) == 234
    assert [clause.id for clause in register.clauses.values() if not clause.testable] == [
        "LA-SU.doc-a",
        "LA-SU.dest-c",
        "LA-SU.tile-g",
        "LA-SU.tile-n",
        "LA-SU.done-b",
        "LA-SU.minor-a",
        "LA-SU.minor-d",
        "LA-SU.minor-g",
        "LA-SU.board-a",
        "LA-SU.board-b",
        "LA-SU.major-a",
        "LA-SU.tiles-a",
        "LA-SU.tiles-b",
        "LA-SU.tiles-d",
        "LA-SU.cash-a",
        "LA-SU.cash-b",
        "LA-SU.cash-d",
        "LA-SU.prio-a",
        "LA-SR.turn-a",
        "LA-SR.end-d",
        "LA-OR.flow-a",
        "LA-MG.form-e",
        "LA-FN.note-a",
        "LA-FN.note-b",
    ]


def test_every_clause_of_the_inventory_is_carried_over(register: Register, inventory: dict[str, Any]) -> None:
    """By its id, in its order; where it is no longer testable, a correction says why."""
    listed = {clause["id"]: clause for clause in inventory["clauses"]}
    assert list(register.clauses) == list(listed)
    assert list(register.sections) == [section["key"] for section in inventory["sections"]]
    explained = {correction.id for correction in register.corrections}
    changed = {
        clause.id for clause in register.clauses.values() if clause.testable != listed[clause.id]["testable"]
    }
    assert changed <= explained
    assert all(not register.clause(clause).testable for clause in changed)


def test_every_question_of_the_inventory_is_asked(register: Register, inventory: dict[str, Any]) -> None:
    asked = [question["id"] for question in inventory["questions"]]
    assert list(register.questions)[: len(asked)] == asked


def test_questions_are_numbered_and_of_three_kinds(register: Register) -> None:
    assert list(register.questions) == [
        f"LA-Q{number:02}" for number in range(1, len(register.questions) + 1)
    ]
    kinds = Counter(question.kind for question in register.questions.values())
    assert kinds == {"choice": 71, "binding": 29, "unobservable": 12}


def test_the_default_is_the_first_reading_but_where_the_letter_is_for_the_second(register: Register) -> None:
    others = {asked: reading for asked, reading in register.defaults().items() if reading != "a"}
    assert others == {"LA-Q30": "b"}


def test_what_only_the_box_can_answer_is_not_tested(register: Register) -> None:
    waiting = [
        question.topic
        for question in register.questions.values()
        if question.because and "waits for the box" in question.because
    ]
    assert waiting == [
        "what_the_modes_leave_out",
        "tables_of_trains",
        "starting_cash",
        "stock_track",
        "where_no_tile_goes",
        "values_of_destinations",
        "abilities",
        "names_of_majors",
    ]


@pytest.mark.parametrize(
    "question",
    ["LA-Q11", "LA-Q17", "LA-Q49", "LA-Q69", "LA-Q80", "LA-Q88", "LA-Q91", "LA-Q92", "LA-Q93", "LA-Q98"],
)
def test_a_figure_or_rule_of_which_there_is_a_doubt_is_a_choice(register: Register, question: str) -> None:
    assert register.questions[question].kind == "choice"


@pytest.mark.parametrize(
    ("one", "other", "question"),
    [
        ("LA-SR.sell-e", "LA-OR.force-h", "LA-Q30"),
        ("LA-EX.cycle-a", "LA-EX.out-a", "LA-Q80"),
    ],
)
def test_where_two_sentences_differ_the_reading_is_free(
    register: Register, one: str, other: str, question: str
) -> None:
    assert question in register.clause(one).questions
    assert question in register.clause(other).questions
    assert register.questions[question].kind == "choice"


def test_a_sentence_said_twice_is_one_rule(register: Register) -> None:
    assert register.clause("LA-SR.launch-f").restates == ("LA-SR.auction-e", "LA-SR.auction-f")
    assert register.restated_by("LA-OR.flow-e") == ("LA-OR.next-b",)
    assert register.restated_by("LA-EX.out-c") == ("LA-EX.cycle-c",)
