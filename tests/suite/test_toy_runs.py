"""Whole runs of the toy game: every verdict is reached, and the account adds up."""

import shutil
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from suite_toys import FEATURES, order, play, verdicts

from trackwalker.reports.result_json import result_document
from trackwalker.reports.summary import summarise
from trackwalker.reports.terminal import report_lines
from trackwalker.say import plain
from trackwalker.suite.driver import Run, share_out
from trackwalker.verdicts import Verdict

SOUND = {
    "2/a-bid-of-20-is-enough": "pass",
    "2/a-low-bid-is-refused": "pass",
    "2/the-threshold-is-amount#1": "pass",
    "2/the-threshold-is-amount#2": "pass",
    "2/the-threshold-is-amount#3": "pass",
    "9/a-bid-of-100-is-too-much": "pass",
    "9/a-bid-of-100-is-fine": "pass",
    "9/a-bid-of-50-is-fine": "pass",
    "10/chance-is-told": "unsupported",
    "10/an-engine-has-to-be-able-to-fly": "unsupported",
    "10/new-in-the-second-edition": "pass",
}
FIRST, SECOND = "9/a-bid-of-100-is-too-much", "9/a-bid-of-100-is-fine"
BINDING = "9/a-bid-of-50-is-fine"


@lru_cache
def run_of(engine: str) -> Run:
    return play(engine)


@pytest.mark.parametrize(
    ("engine", "differing", "exit_code"),
    [
        ("good", {}, 0),
        (
            "TakesLowBids",
            {"2/a-low-bid-is-refused": "fail: permissive", "2/the-threshold-is-amount#1": "fail: permissive"},
            1,
        ),
        (
            "RefusesTwenty",
            {
                "2/a-bid-of-20-is-enough": "fail: broken",
                "2/a-low-bid-is-refused": "fail: broken",
                "2/the-threshold-is-amount#2": "fail: broken",
            },
            1,
        ),
        ("Crashes", {"2/the-threshold-is-amount#1": "error"}, 1),
        # Readings: the engine cannot switch, and says nothing, the truth, or something else.
        ("Fixed", {SECOND: "other-reading"}, 0),
        ("FixedB", {FIRST: "other-reading"}, 0),
        ("DeclaresA", {SECOND: "other-reading"}, 0),
        ("DeclaresB", {FIRST: "other-reading"}, 0),
        ("ClaimsB", {FIRST: "other-reading", SECOND: "fail: broken"}, 1),
        ("Neither", {FIRST: "fail: permissive", SECOND: "fail: broken"}, 1),
        ("DeclaresTheText", {SECOND: "other-reading"}, 0),
        ("WrongBinding", {SECOND: "other-reading", BINDING: "fail: broken"}, 1),
    ],
)
def test_the_verdicts_on_an_engine(engine: str, differing: dict[str, str], exit_code: int) -> None:
    run = run_of(engine)
    assert run.problem is None
    assert verdicts(run) == {**SOUND, **differing}
    assert list(verdicts(run)) == list(SOUND)
    assert run.exit_code == exit_code


def test_a_declared_reading_that_the_text_does_not_allow_is_a_fault_that_the_run_names() -> None:
    run = play("WrongBinding", sections=["2"])
    assert set(verdicts(run).values()) == {"pass"}
    assert run.misdeclared == {"TOY-Q02": ("b", "a")}
    assert run.exit_code == 1
    whole = order("WrongBinding", sections=["2"])
    lines = list(report_lines(summarise("toy", run, whole.registers, False)))
    said = "fault  the engine declares TOY-Q02=b; the text asks for a"
    assert said in [plain(line) for line in lines]
    assert play("DeclaresTheText").misdeclared == {}


def test_an_engine_that_hangs_costs_its_scenario_and_no_other() -> None:
    run = play("Hangs", timeout=0.5)
    assert verdicts(run) == {**SOUND, "2/the-threshold-is-amount#1": "error"}
    assert "no answer in 0.5 s" in run.outcomes["Toy/2/the-threshold-is-amount#1"].message


@pytest.mark.parametrize("engine", ["good", "Crashes", "FixedB", "KillsTheRunner"])
def test_a_run_accounts_for_every_scenario(engine: str) -> None:
    run = run_of(engine)
    counted = {verdict: list(verdicts(run).values()).count(str(verdict)) for verdict in Verdict}
    assert sum(counted.values()) == len(run.planned) == len(SOUND)
    assert set(run.outcomes) <= {one.id for one in run.planned}


def test_a_failure_says_where_and_what() -> None:
    outcome = run_of("TakesLowBids").outcomes["Toy/2/a-low-bid-is-refused"]
    assert (outcome.step, outcome.line) == ("Then a bid of 10 is refused", 12)
    assert (outcome.expected, outcome.got) == ("refused: a bid of $10", "accepted")
    assert outcome.before == ("Alice: $400", "bids: 0")
    assert outcome.after == ("Alice: $400", "bids: 1")


def test_a_crash_keeps_the_last_words_of_the_engine() -> None:
    outcome = run_of("Crashes").outcomes["Toy/2/the-threshold-is-amount#1"]
    assert "exit code 3" in outcome.message
    assert outcome.detail == "giving up"


def test_a_reading_that_was_found_out_is_named() -> None:
    outcome = run_of("FixedB").outcomes[f"Toy/{FIRST}"]
    assert outcome.follows == {"TOY-Q01": "b"}
    assert outcome.message.startswith("follows TOY-Q01=b: ")


def test_the_end_of_the_process_that_runs_the_scenarios_is_told() -> None:
    run = run_of("KillsTheRunner")
    assert run.exit_code == 2
    assert "killed by SIGKILL" in str(run.problem)
    assert verdicts(run)["2/the-threshold-is-amount#1"] == "error"
    assert verdicts(run)["2/the-threshold-is-amount#2"] == "not reached"


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ({"readings": ["TOY-Q01=b"]}, {FIRST: "other-reading"}),
        ({"readings": ["TOY-Q01=a"]}, {SECOND: "other-reading"}),
        ({"profile": "toyland"}, {FIRST: "other-reading"}),
        ({"profile": "toyland", "readings": ["TOY-Q01=a"]}, {SECOND: "other-reading"}),
        # A binding question can be asked for, to see that it is found out.
        ({"readings": ["TOY-Q02=b"]}, {BINDING: "fail: broken"}),
    ],
)
def test_the_user_can_ask_for_readings(asked: dict[str, Any], expected: dict[str, str]) -> None:
    assert verdicts(play("good", **asked)) == {**SOUND, **expected}


def test_what_the_user_says_goes_before_what_the_engine_says() -> None:
    run = play("ClaimsB", readings=["TOY-Q01=a"])
    assert verdicts(run) == {**SOUND, SECOND: "other-reading"}


@pytest.mark.parametrize(
    ("engine", "edition", "chosen", "scenario"),
    [
        ("good", None, "1.1", "10/new-in-the-second-edition"),
        ("good", "1.0", "1.0", "10/gone-in-the-second-edition@1.0"),
        ("OldEdition", None, "1.0", "10/gone-in-the-second-edition@1.0"),
    ],
)
def test_one_edition_is_tested(engine: str, edition: str | None, chosen: str, scenario: str) -> None:
    run = play(engine, editions=(edition,) if edition else ())
    assert run.editions == {"Toy": chosen}
    assert [name for name in verdicts(run) if "edition" in name] == [scenario]


def test_an_edition_that_the_engine_lacks_is_unsupported_and_so_nothing_ran() -> None:
    run = play("OldEdition", editions=("1.1",))
    assert set(verdicts(run).values()) == {"unsupported"}
    assert run.exit_code == 2


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ({"clauses": ["TOY-9-b"]}, [BINDING]),
        ({"sections": ["9"]}, [FIRST, SECOND, BINDING]),
        ({"sections": ["09", "9"]}, [FIRST, SECOND, BINDING]),
        ({"sections": ["9", "10"], "clauses": ["TOY-2-a"]}, ["10/new-in-the-second-edition"]),
        ({"scenarios": ["Toy/2/a-low-bid-is-refused"]}, ["2/a-low-bid-is-refused"]),
        ({"scenarios": ["Toy/2/the-threshold-is-amount#2"]}, ["2/the-threshold-is-amount#2"]),
        (
            {"scenarios": ["Toy/2/the-threshold-is-amount"]},
            [f"2/the-threshold-is-amount#{row}" for row in (1, 2, 3)],
        ),
    ],
)
def test_a_part_of_the_suite_can_be_chosen(asked: dict[str, Any], expected: list[str]) -> None:
    assert list(verdicts(play("good", **asked))) == expected


@pytest.fixture
def half_made_up(tmp_path: Path) -> Path:
    """The toy's specification, where its bids in section 2 rest on a reconstruction."""
    features = tmp_path / "features"
    shutil.copytree(FEATURES, features)
    bids = features / "Toy" / "02_bids.feature"
    bids.write_text(bids.read_text().replace("  @TOY-2-a\n", "  @TOY-2-a @reconstruction\n"))
    return features


def test_what_rests_on_a_reconstruction_can_be_left_out(half_made_up: Path) -> None:
    whole, book = play("good", half_made_up), play("good", half_made_up, book_only=True)
    made_up = {name for name in verdicts(whole) if name not in verdicts(book)}
    assert verdicts(whole) == SOUND
    assert "2/a-bid-of-20-is-enough" in made_up
    assert "2/a-low-bid-is-refused" in verdicts(book)
    assert {
        one.id.partition("/")[2] for one in whole.planned if "reconstruction" in one.other_tags
    } == made_up
    assert (whole.exit_code, book.exit_code) == (0, 0)


def test_the_report_says_how_much_rests_on_a_reconstruction(half_made_up: Path) -> None:
    def said(**more: Any) -> list[str]:
        ordered = order("good", half_made_up, **more)
        run = play("good", half_made_up, **more)
        summary = summarise("toy", run, ordered.registers, ordered.whole_games)
        counts = result_document(summary)["x-reconstructions"]
        assert counts == ({} if more else {"Toy": 1})
        return [plain(line) for line in report_lines(summary)]

    line = f"  (1 of {len(SOUND)} scenarios rest on a reconstruction; --book-only leaves them out)"
    assert line in said()
    assert not [line for line in said(book_only=True) if "reconstruction" in line]


def test_fail_fast_leaves_the_rest_unreached() -> None:
    run = play("RefusesTwenty", fail_fast=True)
    assert run.exit_code == 1
    found = verdicts(run)
    assert found["2/a-bid-of-20-is-enough"] == "fail: broken"
    assert list(found.values()).count("not reached") >= 8
    assert len(found) == len(SOUND)


@pytest.mark.parametrize("engine", ["FixedB", "Crashes"])
def test_several_processes_come_to_the_same_result(engine: str) -> None:
    one, three = run_of(engine), play(engine, jobs=3)
    assert [scenario.id for scenario in three.planned] == [scenario.id for scenario in one.planned]
    assert verdicts(three) == verdicts(one)
    assert three.covered == one.covered


def test_the_reading_is_found_out_across_files_and_processes(tmp_path: Path) -> None:
    features = tmp_path / "features"
    shutil.copytree(FEATURES, features)
    readings = features / "Toy" / "09_readings.feature"
    head, first, rest = readings.read_text().split("  @TOY-9-a", 2)
    readings.write_text(f"{head}  @TOY-9-a{rest}")
    (features / "Toy" / "09_more.feature").write_text(f"Feature: More\n\n  @TOY-9-a{first}")
    run = play("FixedB", features, jobs=4)
    assert verdicts(run) == {**SOUND, FIRST: "other-reading"}


def test_work_is_shared_out_evenly_and_always_in_the_same_way() -> None:
    sizes = {"a": 5, "b": 4, "c": 3, "d": 3, "e": 0}
    assert share_out(list(sizes), sizes, 2) == [("a", "d"), ("b", "c", "e")]
    assert share_out(["a"], sizes, 3) == [("a",)]
    assert share_out([], {}, 3) == [()]


def test_a_game_that_the_engine_does_not_offer() -> None:
    run = play("AnotherGame")
    assert (run.planned, run.not_offered, run.exit_code) == ([], ("Toy",), 2)
    run = play("AnotherGame", games=["toy"])
    assert set(verdicts(run).values()) == {"unsupported"}
    assert run.exit_code == 2


def test_the_clauses_with_a_scenario_are_known_also_where_they_were_not_selected() -> None:
    run = play("good", scenarios=["Toy/9/a-bid-of-50-is-fine"])
    assert run.covered == {"TOY-9-a", "TOY-9-b"}


@pytest.mark.parametrize("engine", ["AcceptsAll", "RefusesAll"])
def test_an_engine_without_rules_passes_no_scenario_with_both_sides(engine: str) -> None:
    found = verdicts(run_of(engine))
    assert found["2/a-low-bid-is-refused"].startswith("fail")
