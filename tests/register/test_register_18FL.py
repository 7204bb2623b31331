"""The register of 18FL as committed: what other rooms rely on."""

from collections import Counter

import pytest

from trackwalker.register import GameProfile, Register, load_profile, load_register, registered_games

GAME = "18FL"


@pytest.fixture(scope="module")
def register() -> Register:
    return load_register(GAME)


@pytest.fixture(scope="module")
def site() -> GameProfile:
    return load_profile("18xx.games").games[GAME]


def test_the_game_is_registered() -> None:
    assert GAME in registered_games()


def test_sections_are_those_of_the_book_in_its_order(register: Register) -> None:
    """Sections 3 and 8 have nothing but their subsections."""
    sections = list(register.sections)
    assert sections == sorted(sections, key=lambda own: [int(part) for part in own.split(".")])
    assert [section for section in sections if "." not in section] == [
        "1",
        "2",
        "4",
        "5",
        "6",
        "7",
        "9",
        "10",
        "11",
        "12",
        "13",
    ]
    assert register.sections["8.4.3"].title == "Bankruptcy"
    assert len(sections) == 42


def test_every_clause_is_there_and_few_are_untestable(register: Register) -> None:
    assert len(register.clauses) == 386
    untestable = [clause.id for clause in register.clauses.values() if not clause.testable]
    assert untestable == [
        "18FL-1-a",
        "18FL-1.1-a",
        "18FL-1.3-a",
        "18FL-1.3-c",
        "18FL-1.3-f",
        "18FL-1.3-g",
        "18FL-3.1-a",
        "18FL-3.3-a",
        "18FL-7.3.2-d",
        "18FL-8.1-k",
        "18FL-8.3-a",
        "18FL-9-a",
        "18FL-9-b",
        "18FL-10-a",
        "18FL-12-a",
        "18FL-13-a",
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
    assert kinds == {"binding": 38, "choice": 32, "unobservable": 4}
    assert list(register.questions) == [f"18FL-Q{number:02}" for number in range(1, 75)]


def test_the_default_is_the_first_reading_but_where_the_letter_is_for_the_second(register: Register) -> None:
    others = {asked: reading for asked, reading in register.defaults().items() if reading != "a"}
    assert others == {"18FL-Q03": "b", "18FL-Q04": "b"}


def test_the_summary_of_phases_says_again_what_other_sections_say(register: Register) -> None:
    """Section 8.3 repeats them as far as it speaks of what a new phase brings (a to o)."""
    repeated = [clause for clause in register.of_section("8.3") if clause.testable][:14]
    assert repeated[-1].id == "18FL-8.3-o"
    assert all(clause.restates for clause in repeated)
    assert "18FL-8.3-k" in register.restated_by("18FL-7.1-d")
    assert "18FL-8.3-k" in register.restated_by("18FL-6.2-f")


@pytest.mark.parametrize(
    ("one", "other", "question"),
    [
        ("18FL-3.3-c", "18FL-8.4.3-b", "18FL-Q07"),
        ("18FL-3.3-e", "18FL-7.3-e", "18FL-Q26"),
        ("18FL-5-g", "18FL-11-a", "18FL-Q38"),
        ("18FL-7.6-b", "18FL-7.6-c", "18FL-Q05"),
    ],
)
def test_where_two_sentences_contradict_each_other_the_reading_is_free(
    register: Register, one: str, other: str, question: str
) -> None:
    assert question in register.clause(one).questions
    assert question in register.clause(other).questions
    assert register.questions[question].kind == "choice"


class TestSiteProfile:
    def test_it_parts_from_our_choice_in_ten_places(self, register: Register, site: GameProfile) -> None:
        readings = site.rules(register)["readings"]
        assert isinstance(readings, dict)
        defaults = register.defaults()
        parted = {asked for asked, reading in readings.items() if reading != defaults[asked]}
        numbers = ("03", "04", "07", "11", "12", "15", "30", "45", "65", "72")
        assert parted == {f"18FL-Q{number}" for number in numbers}

    @pytest.mark.parametrize(
        "deviation",
        [
            "privates-count-for-the-certificate-limit",
            "train-only-with-a-route",
            "first-bankruptcy-ends-the-game",
            "unfloated-shares-have-value",
            "bank-of-zero-goes-on",
            "operated-from-the-dividend-on",
        ],
    )
    def test_its_known_departures_are_named(self, site: GameProfile, deviation: str) -> None:
        assert deviation in {entry.id for entry in site.deviations}

    def test_trains_of_the_pool_count_there_for_one_of_a_type(self, site: GameProfile) -> None:
        """A reading of its own and no deviation: the text leaves it open."""
        assert site.readings["18FL-Q15"] == "b"

    def test_its_names_of_privates_are_ours_and_three_companies_are_renamed(self, site: GameProfile) -> None:
        assert all(theirs == ours for theirs, ours in site.privates.items())
        assert len(site.privates) == 4
        assert site.companies == {"LN": "L&N", "Plant": "TPS", "FECR": "FEC"}
