"""Ids of scenarios are for ever: what vanishes, moves or is new is found, and former ids lead on."""

from pathlib import Path

import pytest
from test_lint_command import run

from trackwalker.errors import TrackwalkerError
from trackwalker.paths import features_dir
from trackwalker.scenario_ids import NoLongerThere, follow, read_record, row_digest

FEATURE = """\
Feature: Distributing revenue
  Background:
    Given 3 players at the table in phase 3
    And the N&W is in operation at a par of $95
    And Alice is president of the N&W with 50%
    And the N&W owns a 3-train

  @18CH-22-b
  Scenario: {name}
    Given it is the N&W's turn to distribute $210
    When the N&W keeps its revenue
    Then the N&W has $210 in its treasury

  @18CH-22-b @18CH-22-c
  Scenario Outline: Kept revenue comes from the bank
    Given it is the N&W's turn to distribute <revenue>
    When the N&W keeps its revenue
    Then the N&W has <revenue> in its treasury

    Examples:
      | revenue | clause     |
{rows}
"""
ROWS = ("$30", "$210", "$300")


@pytest.fixture
def features(tmp_path: Path) -> Path:
    game = tmp_path / "18Chesapeake"
    game.mkdir()
    for name in ("rulebook.yaml", "readings.yaml"):
        (game / name).write_bytes((features_dir() / "18Chesapeake" / name).read_bytes())
    write(tmp_path)
    assert run(str(tmp_path), "--record-ids") == (0, "1 feature file: no findings\n")
    return tmp_path


def write(
    features: Path, name: str = "Kept revenue", rows: tuple[str, ...] = ROWS, clause: str = "18CH-22-b"
) -> None:
    lines = "\n".join(f"      | {row} | {clause} |" for row in rows)
    (features / "18Chesapeake" / "22_dividends.feature").write_text(
        FEATURE.format(name=name, rows=lines), encoding="utf-8"
    )


def former(features: Path, text: str) -> None:
    (features / "18Chesapeake" / "former_ids.yaml").write_text(f"former:\n  {text}\n", encoding="utf-8")


def rules(features: Path) -> set[str]:
    return {line.rpartition("[")[2].rstrip("]") for line in run(str(features))[1].splitlines()[:-1]}


def test_the_record_holds_every_id_and_row(features: Path) -> None:
    record = read_record(features, "18Chesapeake")
    assert record is not None
    assert {name: len(rows) for name, rows in record.items()} == {
        "18Chesapeake/22/kept-revenue": 0,
        "18Chesapeake/22/kept-revenue-comes-from-the-bank": 3,
    }


def test_a_renamed_scenario_is_found_until_its_former_id_leads_on(features: Path) -> None:
    write(features, name="All revenue is kept")
    assert rules(features) == {"vanished-id", "unrecorded-id"}
    code, output = run(str(features), "--record-ids")
    assert code == 1
    assert output.endswith("no id was recorded: ids are for ever\n")
    former(features, "18Chesapeake/22/kept-revenue: 18Chesapeake/22/all-revenue-is-kept")
    assert run(str(features), "--record-ids")[0] == 0


def test_a_row_taken_out_and_a_row_put_in_between_are_found(features: Path) -> None:
    write(features, rows=ROWS[:2])
    assert "vanished-id" in rules(features)
    write(features, rows=("$20", *ROWS))
    assert "moved-row" in rules(features)


def test_a_row_at_the_end_is_new_and_another_clause_of_a_row_changes_no_id(features: Path) -> None:
    write(features, rows=(*ROWS, "$400"))
    assert rules(features) == {"unrecorded-id"}
    write(features, clause="18CH-22-c")
    assert rules(features) == set()


def test_a_former_id_leads_from_what_is_gone_to_what_is_there(features: Path) -> None:
    former(features, "18Chesapeake/22/kept-revenue: null")
    assert rules(features) == {"former-id"}
    former(features, "18Chesapeake/22/long-ago: 18Chesapeake/22/nowhere")
    assert rules(features) == {"former-id"}
    former(features, "18Chesapeake/22/long-ago: 18Chesapeake/22/kept-revenue-comes-from-the-bank#3")
    assert rules(features) == set()


FORMER = {"G/1/a": "G/1/b", "G/1/b": "G/1/c", "G/1/x#2": "G/1/y#5", "G/1/gone": None, "G/1/o": "G/1/p"}


@pytest.mark.parametrize(
    ("asked", "now"),
    [
        ("G/1/c", "G/1/c"),
        ("G/1/a", "G/1/c"),
        ("G/1/x#2", "G/1/y#5"),
        ("G/1/x#1", "G/1/x#1"),
        ("G/1/o#4", "G/1/p#4"),
        ("G/1/o", "G/1/p"),
    ],
)
def test_an_id_is_followed_to_the_present_one(asked: str, now: str) -> None:
    assert follow(asked, FORMER) == now


def test_an_id_that_leads_nowhere_is_said_to() -> None:
    with pytest.raises(NoLongerThere, match="G/1/gone was taken out of the suite"):
        follow("G/1/gone", FORMER)
    with pytest.raises(TrackwalkerError, match="G/1/a -> G/1/b -> G/1/a comes back to itself"):
        follow("G/1/a", {"G/1/a": "G/1/b", "G/1/b": "G/1/a"})


def test_a_digest_of_a_row_does_not_depend_on_the_order_of_columns() -> None:
    assert (
        row_digest({"a": "1", "b": "2"})
        == row_digest({"b": "2", "a": "1"})
        != row_digest({"a": "1", "b": "3"})
    )
