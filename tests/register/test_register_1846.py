"""The register of 1846 as committed: what other rooms rely on."""

from collections import Counter

import pytest

from trackwalker.register import GameProfile, Register, load_profile, load_register, registered_games

GAME = "1846"


@pytest.fixture(scope="module")
def register() -> Register:
    return load_register(GAME)


@pytest.fixture(scope="module")
def site() -> GameProfile:
    return load_profile("18xx.games").games[GAME]


def test_the_game_is_registered() -> None:
    assert GAME in registered_games()


def test_sections_are_those_of_the_book_in_its_order(register: Register) -> None:
    numbered = [section for section in register.sections if not section.startswith("S.")]
    assert numbered[:5] == ["1", "2", "3", "4", "5"]
    assert numbered[-8:] == ["7", "7.01", "7.02", "7.03", "7.04", "7.1", "8", "9"]
    assert list(register.sections)[: len(numbered)] == numbered
    assert register.sections["6.4"].title == "Revenue, dividends and share price"


def test_the_numbers_that_the_book_prints_twice_are_told_apart(register: Register) -> None:
    assert [section for section in register.sections if section.endswith("bis")] == ["6.22bis", "6.33bis"]
    assert "6.34" not in register.sections


def test_every_clause_is_there_and_few_are_untestable(register: Register) -> None:
    assert len(register.clauses) == 429
    untestable = [clause.id for clause in register.clauses.values() if not clause.testable]
    assert untestable == [
        "1846-1-a",
        "1846-6.22bis-b",
        "1846-6.5-l",
        "1846-9-e",
        "1846-S.Colophon-a",
    ]


def test_clauses_stand_in_the_book_s_order(register: Register) -> None:
    """Sections open in their order; inside a section the letters run on."""
    first_seen = list(dict.fromkeys(clause.section for clause in register.clauses.values()))
    assert first_seen == list(register.sections)
    for section in register.sections:
        letters = [clause.id.rpartition("-")[2] for clause in register.of_section(section)]
        assert letters == sorted(letters, key=lambda own: (len(own), own)), section


def test_questions_are_sorted_into_three_kinds(register: Register) -> None:
    kinds = Counter(question.kind for question in register.questions.values())
    assert kinds == {"binding": 41, "choice": 51, "unobservable": 7}
    of_the_second_edition = range(99, 103)
    numbers = [number for number in range(1, 104) if number not in of_the_second_edition]
    assert list(register.questions) == [f"1846-Q{number:02}" for number in numbers]


def test_the_default_is_the_first_reading_but_for_five(register: Register) -> None:
    others = {asked: reading for asked, reading in register.defaults().items() if reading != "a"}
    assert set(others) == {"1846-Q01", "1846-Q06", "1846-Q22", "1846-Q24", "1846-Q27"}
    assert set(others.values()) == {"b"}


def test_the_summary_says_again_what_the_body_says(register: Register) -> None:
    """What the charts and the summary alone say, and where nothing restated may be asked of them."""
    alone = [
        clause.id
        for clause in register.clauses.values()
        if clause.section.startswith("S.") and clause.testable and not clause.restates
    ]
    assert alone == [
        "1846-S.Phase1-b",
        "1846-S.Phase3-d",
        "1846-S.RunningTrains-c",
        "1846-S.Purchases-g",
        "1846-S.Etiquette-a",
    ]
    assert "1846-S.StockRound-i" in register.restated_by("1846-4-e")
    assert "1846-S.StockRound-i" in register.restated_by("1846-4-f")


@pytest.mark.parametrize(
    ("summary", "question"),
    [
        ("1846-S.Revenue-c", "1846-Q02"),
        ("1846-S.RunningTrains-i", "1846-Q04"),
        ("1846-S.GameEnd-b", "1846-Q06"),
        ("1846-S.Purchases-g", "1846-Q07"),
    ],
)
def test_where_the_summary_contradicts_the_body_the_reading_is_free(
    register: Register, summary: str, question: str
) -> None:
    assert question in register.clause(summary).questions
    assert register.questions[question].kind == "choice"


class TestSiteProfile:
    def test_where_it_parts_from_our_choice(self, register: Register, site: GameProfile) -> None:
        readings = site.rules(register)["readings"]
        assert isinstance(readings, dict)
        defaults = register.defaults()
        parts = {asked for asked, reading in readings.items() if reading != defaults[asked]}
        assert parts == {"1846-Q01", "1846-Q22", "1846-Q24", "1846-Q27", "1846-Q95", "1846-Q98"}

    def test_its_names_of_privates_are_ours(self, site: GameProfile) -> None:
        assert all(theirs == ours for theirs, ours in site.privates.items())
        assert len(site.privates) == 12
