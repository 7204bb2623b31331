"""Scenario ids, tags, editions, and the order of the feature files."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trackwalker.clause_ids import natural_key
from trackwalker.errors import TrackwalkerError
from trackwalker.suite.files import check_names, feature_files, games_with_features
from trackwalker.suite.ids import row_id, scenario_id, section_of, slug
from trackwalker.suite.job import EditionRules, Selection
from trackwalker.suite.tags import ScenarioTags, in_edition, read_tags, selected


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Kept revenue goes into the treasury", "kept-revenue-goes-into-the-treasury"),
        ("The N&W's price: $<price> in row <row>", "the-n-ws-price-price-in-row-row"),
        ("Señor Gómez — twice", "senor-gomez-twice"),
        ("  !? ", "unnamed"),
        ("A player\u2019s turn", "a-players-turn"),
    ],
)
def test_a_slug_is_plain(name: str, expected: str) -> None:
    assert slug(name) == expected


@given(st.text())
def test_a_slug_is_stable_and_fit_for_an_id(name: str) -> None:
    made = slug(name)
    assert slug(made) == made
    assert made.isascii()
    assert "/" not in made
    assert "#" not in made


@pytest.mark.parametrize(
    ("file", "section"),
    [
        ("05_auction.feature", "5"),
        ("00_setup.feature", "0"),
        ("22_dividends.feature", "22"),
        ("06.4_trains.feature", "6.4"),
        ("SR.auction_bids.feature", "SR.auction"),
        ("31_SR.auction_bids.feature", "SR.auction"),
        ("31_SR.auction.feature", "SR.auction"),
        ("7.feature", "7"),
    ],
)
def test_the_section_is_in_the_name_of_the_file(file: str, section: str) -> None:
    assert section_of(Path("somewhere") / file) == section


def test_the_ids() -> None:
    outline = scenario_id("18Chesapeake", "22", "The price falls at $<price>")
    assert outline == "18Chesapeake/22/the-price-falls-at-price"
    assert row_id(outline, 2) == "18Chesapeake/22/the-price-falls-at-price#2"


def test_numbers_are_sorted_as_numbers() -> None:
    assert sorted(["10", "9", "6.10", "6.4", "6"], key=natural_key) == ["6", "6.4", "6.10", "9", "10"]


def test_the_tags_are_sorted_by_what_they_say() -> None:
    readings = ["reading:Q05=b", "reading:Q05=a", "reading:Q01=c"]
    clauses = ["18CH-22-c", "18CH-22-aa", "18CH-3-b"]
    tags = read_tags([*readings, *clauses, "since:1.1", "until:2", "needs:load", "wip"])
    assert tags == ScenarioTags(
        clauses=("18CH-3-b", "18CH-22-c", "18CH-22-aa"),
        holds_under={"Q01": ("c",), "Q05": ("a", "b")},
        since=("1.1",),
        until=("2",),
        needs=("load",),
    )


@pytest.mark.parametrize(
    ("tags", "editions"),
    [
        ((), ["first", "second", "third"]),
        (("since:second",), ["second", "third"]),
        (("until:second",), ["first", "second"]),
        (("since:second", "until:second"), ["second"]),
    ],
)
def test_editions_are_counted_in_the_order_of_the_register(
    tags: tuple[str, ...], editions: list[str]
) -> None:
    known = ("first", "second", "third")
    rules = {name: EditionRules(before=known[: at + 1], after=known[at:]) for at, name in enumerate(known)}
    assert [name for name, rule in rules.items() if in_edition(read_tags(tags), rule)] == editions


@pytest.mark.parametrize(
    ("selection", "wanted"),
    [
        (Selection(), True),
        (Selection(clauses=("18CH-22-a",)), True),
        (Selection(clauses=("18CH-22-b",)), False),
        (Selection(sections=("21", "22")), True),
        (Selection(sections=("2",)), False),
        (Selection(scenarios=("G/22/x",)), True),
        (Selection(scenarios=("G/22/x#2",)), True),
        (Selection(scenarios=("G/22/x#1",)), False),
        (Selection(clauses=("18CH-22-a",), sections=("21",)), False),
    ],
)
def test_a_selection_must_fit_in_every_part(selection: Selection, wanted: bool) -> None:
    assert selected("G/22/x#2", "22", read_tags(["18CH-22-a"]), selection) is wanted


def test_the_files_come_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    (tmp_path / "G").mkdir()
    (tmp_path / "shared").mkdir()
    ordered = ["9_a", "09_c", "09.1_d", "09.11_e", "10_b", "S.Phase1_f"]
    for name in (*(f"{name}.feature" for name in reversed(ordered)), "notes.txt"):
        (tmp_path / "G" / name).touch()
    names = [file.name for file in feature_files(tmp_path, "G")]
    assert names == [f"{name}.feature" for name in ordered]
    assert games_with_features(tmp_path) == ["G"]


def test_a_second_scenario_of_one_name_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "1_x.feature"
    file.write_text('Feature: x\n  Scenario: one\n    Given a\n    """\n    Scenario: one\n    """\n')
    check_names(file)
    file.write_text("Feature: x\n  Scenario: one\n  Scenario Outline:  one \n")
    with pytest.raises(TrackwalkerError, match=r"1_x\.feature, line 3: a second scenario named 'one'"):
        check_names(file)
