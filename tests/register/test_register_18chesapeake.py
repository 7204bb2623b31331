"""The register of 18Chesapeake as committed: what other rooms rely on."""

from collections import Counter

import pytest
import yaml

from trackwalker.paths import features_dir
from trackwalker.port.schema import validate
from trackwalker.register import Register, load_profile, load_register, profile_names, registered_games

GAME = "18Chesapeake"


@pytest.fixture(scope="module")
def register() -> Register:
    return load_register(GAME)


def test_the_game_is_registered() -> None:
    assert GAME in registered_games()


def test_sections_are_those_of_the_book_in_its_order(register: Register) -> None:
    assert list(register.sections) == [str(number) for number in range(32)]
    assert register.sections["22"].title == "Distributing revenue"


def test_every_clause_is_there_and_few_are_untestable(register: Register) -> None:
    assert len(register.clauses) == 391
    untestable = [clause for clause in register.clauses.values() if not clause.testable]
    assert len(untestable) == 11
    assert all(clause.why_not for clause in untestable)


def test_clauses_stand_in_the_order_of_their_sections(register: Register) -> None:
    sections = [clause.section for clause in register.clauses.values()]
    assert sections == sorted(sections, key=int)


def test_questions_are_sorted_into_three_kinds(register: Register) -> None:
    kinds = Counter(question.kind for question in register.questions.values())
    assert kinds == {"binding": 27, "choice": 44, "unobservable": 4}
    assert list(register.questions) == [f"18CH-Q{number:02}" for number in range(1, 76)]


def test_the_default_is_the_first_reading_but_for_one(register: Register) -> None:
    others = {asked: reading for asked, reading in register.defaults().items() if reading != "a"}
    assert others == {"18CH-Q16": "b"}


def test_restatements_are_known_from_both_ends(register: Register) -> None:
    assert "18CH-26-e" in register.restated_by("18CH-23-d")
    assert "18CH-23-d" in register.clause("18CH-26-e").restates
    assert register.restated_by("18CH-22-a") == ()


def test_no_paraphrase_quotes_the_source(register: Register) -> None:
    """The source is Japanese; our words are not. Its title alone may be."""
    for clause in register.clauses.values():
        assert clause.text.isascii() or not any(letter > "\u3000" for letter in clause.text), clause.id


def test_the_files_fit_their_published_schemas() -> None:
    for name, file in (
        ("rulebook", features_dir() / GAME / "rulebook.yaml"),
        ("readings", features_dir() / GAME / "readings.yaml"),
        ("profile", features_dir() / "shared" / "profiles" / "18xx.games.yaml"),
    ):
        validate(yaml.safe_load(file.read_text(encoding="utf-8")), name, file.name)


class TestSiteProfile:
    def test_it_is_known_by_name(self) -> None:
        assert "18xx.games" in profile_names()

    def test_it_answers_every_open_question(self, register: Register) -> None:
        readings = load_profile("18xx.games").games[GAME].readings
        choices = {question.id for question in register.questions.values() if question.kind == "choice"}
        assert choices <= set(readings)

    def test_where_it_breaks_a_binding_question_it_names_a_deviation(self, register: Register) -> None:
        own = load_profile("18xx.games").games[GAME]
        deviating = {deviation.question for deviation in own.deviations if deviation.question}
        for asked, reading in own.readings.items():
            question = register.questions[asked]
            if question.kind == "binding":
                assert reading == question.default, asked
                assert asked not in deviating, asked
        silent = {q.id for q in register.questions.values() if q.kind == "binding"} - set(own.readings)
        assert deviating <= silent

    def test_its_rules_hold_open_questions_only(self, register: Register) -> None:
        rules = load_profile("18xx.games").games[GAME].rules(register)
        readings = rules["readings"]
        assert isinstance(readings, dict)
        assert readings["18CH-Q48"] == "b"
        assert "18CH-Q01" not in readings
        assert "contest-asks-lowest-standing-bid" in rules["deviations"]  # type: ignore[operator]

    def test_its_privates_are_ours(self) -> None:
        assert sorted(load_profile("18xx.games").games[GAME].privates.values()) == [
            f"P{n}" for n in range(1, 7)
        ]
