"""The register of 18GL as committed: what other rooms rely on."""

import re
from collections import Counter

import pytest

from trackwalker.register import Register, load_register, registered_games

GAME = "18GL"


@pytest.fixture(scope="module")
def register() -> Register:
    return load_register(GAME)


def test_the_game_is_registered() -> None:
    assert GAME in registered_games()


def test_sections_are_those_of_the_book_in_its_order(register: Register) -> None:
    sections = list(register.sections)
    assert sections == sorted(sections, key=lambda own: [int(part) for part in own.split(".")])
    assert [section for section in sections if "." not in section] == ["1", "2", "3", "4", "5"]
    assert register.sections["4.6.10"].title == "Buying back bonds"
    assert len(sections) == 48


def test_every_clause_is_there_and_few_are_untestable(register: Register) -> None:
    assert len(register.clauses) == 555
    untestable = [clause.id for clause in register.clauses.values() if not clause.testable]
    assert untestable == [
        "18GL-1-a",
        "18GL-1-e",
        "18GL-1.2-a",
        "18GL-1.2-b",
        "18GL-1.2-e",
        "18GL-1.3-y",
        "18GL-1.4-a",
        "18GL-1.4-c",
        "18GL-1.4-e",
        "18GL-1.4-f",
        "18GL-1.4-g",
        "18GL-1.4-h",
        "18GL-1.4-i",
        "18GL-1.4-j",
        "18GL-1.4-k",
        "18GL-4.3-y",
        "18GL-4.5.1-a",
        "18GL-4.5.1.1-a",
        "18GL-4.6.9-d",
        "18GL-5-n",
        "18GL-5-o",
    ]


def test_sections_open_in_the_book_s_order(register: Register) -> None:
    first_seen = list(dict.fromkeys(clause.section for clause in register.clauses.values()))
    assert first_seen == list(register.sections)


def test_letters_run_on_inside_a_section(register: Register) -> None:
    """Rows of tables and notes stand where the book has them, and 4.5.1.2-va between v and w."""
    for section in register.sections:
        letters = [clause.id.rpartition("-")[2] for clause in register.of_section(section)]
        plain = [letter for letter in letters if letter.isalpha() and letter not in ("y", "va")]
        assert plain == sorted(plain, key=lambda own: (len(own), own)), section
        rows = [letter for letter in letters if re.fullmatch(r"t\d+", letter)]
        assert rows == [f"t{number}" for number in range(1, len(rows) + 1)], section
    formation = [clause.id for clause in register.of_section("4.5.1.2")]
    at = formation.index("18GL-4.5.1.2-va")
    assert formation[at - 1 : at + 2] == ["18GL-4.5.1.2-v", "18GL-4.5.1.2-va", "18GL-4.5.1.2-w"]


def test_every_private_of_the_table_has_its_notes(register: Register) -> None:
    rows = [clause for clause in register.of_section("4.3") if clause.id.startswith("18GL-4.3-t")]
    assert len(rows) == 11
    noted = {note for row in rows for note in re.findall(r"\d+", row.text.rpartition("note")[2])}
    notes = {re.match(r"18GL-4\.3-n(\d+)", clause.id) for clause in register.of_section("4.3")}
    assert {found[1] for found in notes if found} == {str(number) for number in range(1, 13)}
    assert noted | {"3"} == {str(number) for number in range(1, 13)}


def test_what_edition_1_1_corrects_is_not_asked_of_1_0(register: Register) -> None:
    assert register.editions == ("1.0", "1.1")
    assert register.edition == "1.1"
    corrected = [clause.id for clause in register.clauses.values() if clause.since == "1.1"]
    assert corrected == ["18GL-4.6.4-b", "18GL-4.6.4-c", "18GL-5-o"]
    assert [clause.id for clause in register.clauses.values() if clause.until] == []
    assert register.questions["18GL-Q53"].kind == "binding"
    assert set(corrected[:2]) == set(register.questions["18GL-Q53"].clauses)
    assert not set(corrected) & set(register.questions_elsewhere["18GL-Q91"].clauses)
    first = load_register(GAME, edition="1.0")
    assert set(first.elsewhere) == set(corrected)
    assert set(first.clauses) == set(register.clauses) - set(corrected)
    assert set(first.questions) ^ set(register.questions) == {"18GL-Q53", "18GL-Q91"}
    assert "18GL-Q91" in first.clauses["18GL-4.8-e"].questions
    assert "18GL-Q91" not in register.clauses["18GL-4.8-e"].questions


def test_no_clause_of_both_editions_restates_one_of_1_1_alone(register: Register) -> None:
    for clause in register.clauses.values():
        assert clause.since or not any(register.clause(said).since for said in clause.restates)


def test_the_source_is_said_not_to_print_the_map(register: Register) -> None:
    assert register.source.caution is not None
    assert "map" in register.source.caution


def test_questions_are_sorted_into_three_kinds(register: Register) -> None:
    kinds = Counter(question.kind for question in register.questions.values())
    assert set(kinds) == {"binding", "choice", "unobservable"}
    first = [f"18GL-Q{number:02}" for number in range(1, 122)]
    first.remove("18GL-Q91")  # asked of version 1.0 only
    assert [question for question in register.questions if question in first] == first


def test_the_default_is_the_first_reading_but_where_the_letter_is_for_the_second(register: Register) -> None:
    others = {asked: reading for asked, reading in register.defaults().items() if reading != "a"}
    assert others == {"18GL-Q20": "b"}


def test_what_only_the_box_can_answer_is_not_tested(register: Register) -> None:
    waiting = [
        question.topic
        for question in register.questions.values()
        if question.because and "waits for" in question.because
    ]
    assert waiting == ["homes_off_board", "values_of_towns", "bank_size"]


def test_the_table_of_phases_says_again_what_other_sections_say(register: Register) -> None:
    rows = [f"18GL-2-{letter}" for letter in "cdefgh"]
    assert all(register.clause(row).restates for row in rows)
    assert set(rows) <= set(register.restated_by("18GL-2-k"))
    assert "18GL-2-l" in register.restated_by("18GL-4.6.1.1-e")


def test_a_figure_that_differs_is_not_restated(register: Register) -> None:
    """Trains of type D are unlimited in section 2 and nine in 4.6.8."""
    assert register.restated_by("18GL-4.6.8-t6") == ()


@pytest.mark.parametrize(
    ("one", "other", "question"),
    [
        ("18GL-3.5-f", "18GL-3.5-p", "18GL-Q02"),
        ("18GL-2-v", "18GL-4.6.8-t6", "18GL-Q16"),
        ("18GL-3.4-o", "18GL-4.1.1-j", "18GL-Q19"),
        ("18GL-4.2-v", "18GL-4.2-w", "18GL-Q22"),
        ("18GL-1.3-t", "18GL-4.6.1.1-x", "18GL-Q27"),
        ("18GL-4.3-z3", "18GL-4.3-n11i", "18GL-Q38"),
        ("18GL-4.5.1.2-au", "18GL-4.6.10-c", "18GL-Q56"),
    ],
)
def test_where_two_sentences_contradict_each_other_the_reading_is_free(
    register: Register, one: str, other: str, question: str
) -> None:
    assert question in register.clause(one).questions
    assert question in register.clause(other).questions
    assert register.questions[question].kind == "choice"
