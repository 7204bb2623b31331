"""Failures that a profile's deviations or a baseline know, and entries that are not true any more."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from suite_toys import FEATURES, order, play, run_and_report, verdicts, wishes

from trackwalker.cli import main
from trackwalker.errors import TrackwalkerError
from trackwalker.port.schema import validate
from trackwalker.register import load_profile
from trackwalker.reports.result_json import result_document
from trackwalker.reports.summary import summarise
from trackwalker.reports.terminal import report_lines
from trackwalker.say import plain
from trackwalker.scenario_ids import write_record
from trackwalker.suite.driver import Run, run_suite
from trackwalker.suite.known import read_baseline

LOW, LOW_ROW = "Toy/2/a-low-bid-is-refused", "Toy/2/the-threshold-is-amount#1"
BINDING = "Toy/9/a-bid-of-50-is-fine"


def profiled(tmp_path: Path, shown: str) -> Path:
    """The toy features with a profile that has one deviation, shown by `shown`."""
    features = tmp_path / "features"
    shutil.copytree(FEATURES, features)
    write_record(
        features, "Toy", [(BINDING, ()), (LOW, ()), ("Toy/2/the-threshold-is-amount", ("a", "b", "c"))]
    )
    (features / "shared" / "profiles" / "house.yaml").write_text(
        "name: house\ngames:\n  Toy:\n    title: Toy\n    readings: {}\n    deviations:\n"
        "    - id: no-bids-of-50\n      clauses: [TOY-9-b]\n      text: It refuses $50.\n"
        f"      shown: {shown}\n"
    )
    return features


def run_with(features: Path, engine: str, **more: object) -> Run:
    placed = order(engine, features, **more)
    run = run_suite(placed.job, known=placed.known)
    run.stale += placed.gone
    return run


def test_what_a_deviation_explains_is_known_and_no_fault(tmp_path: Path) -> None:
    features = profiled(tmp_path, f"[{BINDING}]")
    run = run_with(features, "WrongBinding", profile="house", sections=["9"])
    outcome = run.outcomes[BINDING]
    assert str(outcome.verdict) == "known"
    assert outcome.known_by == "no-bids-of-50 of the profile house"
    assert outcome.known_as == "fail: broken"
    assert str(outcome.got).startswith("refused")
    assert run.stale == ()


def test_without_the_profile_it_is_a_failure(tmp_path: Path) -> None:
    features = profiled(tmp_path, f"[{BINDING}]")
    assert verdicts(run_with(features, "WrongBinding"))[BINDING.partition("/")[2]] == "fail: broken"


def test_other_failures_are_none_the_less_faults(tmp_path: Path) -> None:
    features = profiled(tmp_path, f"[{LOW}]")
    run = run_with(features, "TakesLowBids", profile="house")
    assert str(run.outcomes[LOW].verdict) == "known"
    assert str(run.outcomes[LOW_ROW].verdict) == "fail: permissive"
    assert run.exit_code == 1


def test_a_deviation_whose_scenario_passes_is_stale_and_fails_the_run(tmp_path: Path) -> None:
    features = profiled(tmp_path, f"[{BINDING}]")
    run = run_with(features, "good", profile="house")
    assert [one.scenario for one in run.stale] == [BINDING]
    assert run.exit_code == 1
    placed = order("good", features, profile="house")
    summary = summarise("toy", run, placed.registers, True)
    lines = [plain(line) for line in report_lines(summary)]
    assert f"stale  {BINDING} passes, though no-bids-of-50 of the profile house names it" in lines
    document = result_document(summary)
    validate(document, "result", "result.json")
    assert document["stale"] == [{"scenario": BINDING, "by": "no-bids-of-50 of the profile house"}]


def test_nothing_is_stale_that_was_not_played(tmp_path: Path) -> None:
    features = profiled(tmp_path, f"[{BINDING}]")
    run = run_with(features, "good", profile="house", sections=["2"])
    assert run.stale == ()
    assert run.exit_code == 0


def test_a_known_failure_is_in_every_report(tmp_path: Path) -> None:
    features = profiled(tmp_path, f"[{BINDING}]")
    run = run_with(features, "WrongBinding", profile="house")
    placed = order("WrongBinding", features, profile="house")
    summary = summarise("toy", run, placed.registers, True)
    document = result_document(summary)
    validate(document, "result", "result.json")
    assert document["totals"]["scenarios"]["known"] == 1
    entry = next(one for one in document["scenarios"] if one["id"] == BINDING)
    assert entry["known_by"] == "no-bids-of-50 of the profile house"
    assert entry["accused"] == ["TOY-9-b"]
    assert document["causes"] == []
    lines = [plain(line) for line in report_lines(summary)]
    assert "known  no-bids-of-50 of the profile house (1)" in lines


@pytest.mark.parametrize(
    ("shown", "said"),
    [
        ("[Toy/9/a-bid-of-51]", "'Toy/9/a-bid-of-51' is no scenario here"),
        ("[Toy/2/the-threshold-is-amount]", "has the rows 1 to 3"),
        ("[Toy/2/the-threshold-is-amount#4]", "has the rows 1 to 3"),
        (f"[{BINDING}#1]", "has no rows"),
        ("[a game]", "'a game' is no scenario here"),
    ],
)
def test_a_profile_names_what_there_is(tmp_path: Path, shown: str, said: str) -> None:
    with pytest.raises(TrackwalkerError, match=r"house\.yaml, line 10") as error:
        load_profile("house", profiled(tmp_path, shown))
    assert said in str(error.value)


def test_a_profile_may_name_recorded_games_or_nothing(tmp_path: Path) -> None:
    features = profiled(tmp_path, "[game 1277]")
    assert load_profile("house", features).games["Toy"].deviations[0].scenarios == ()
    (tmp_path / "more").mkdir()
    nothing = profiled(tmp_path / "more", "not shown")
    assert load_profile("house", nothing).games["Toy"].deviations[0].scenarios == ()


# ------------------------------------------------------------------------------------------------ baselines


def written(tmp_path: Path, engine: str, **more: Any) -> Path:
    file = tmp_path / "base.json"
    run_and_report(wishes(engine, **more), features=FEATURES, baseline=file)
    return file


def test_what_a_baseline_names_is_known(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, "TakesLowBids")
    document = json.loads(file.read_text("utf-8"))
    validate(document, "baseline", file.name)
    assert document["scenarios"] == {LOW: "fail_permissive", LOW_ROW: "fail_permissive"}
    assert document["engine"] == {"name": "toy", "version": "1"}
    capsys.readouterr()
    assert run_and_report(wishes("TakesLowBids", baseline=file), features=FEATURES) == 0
    said = capsys.readouterr()
    assert "known  the baseline base.json (2)" in said.out
    assert said.err == ""


def test_a_baseline_does_not_hide_what_is_new(tmp_path: Path) -> None:
    file = written(tmp_path, "TakesLowBids")
    run = run_with(FEATURES, "RefusesTwenty", baseline=file)
    # The one that fails otherwise now is as little known as the new ones.
    assert [str(run.outcomes[one].verdict) for one in (LOW, "Toy/2/a-bid-of-20-is-enough")] == [
        "fail: broken"
    ] * 2
    assert [one.scenario for one in run.stale] == [LOW_ROW]
    assert run.exit_code == 1


def test_a_baseline_made_anew_keeps_what_is_still_true(tmp_path: Path) -> None:
    file = written(tmp_path, "TakesLowBids")
    before = file.read_text("utf-8")
    assert written(tmp_path, "TakesLowBids", baseline=file).read_text("utf-8") == before


def test_what_a_profile_explains_does_not_go_into_a_baseline(tmp_path: Path) -> None:
    features = profiled(tmp_path, f"[{BINDING}]")
    file = tmp_path / "base.json"
    run_and_report(wishes("WrongBinding", profile="house"), features=features, baseline=file)
    assert json.loads(file.read_text("utf-8"))["scenarios"] == {}


def test_a_baseline_of_something_else_is_doubted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, "TakesLowBids")
    document = json.loads(file.read_text("utf-8"))
    document["suite"] = "0.0.1"
    document["engine"]["version"] = "0.9"
    file.write_text(json.dumps(document), "utf-8")
    capsys.readouterr()
    run_and_report(wishes("TakesLowBids", baseline=file), features=FEATURES)
    said = capsys.readouterr().err
    assert "it was made by Trackwalker 0.0.1, this is " in said
    assert "it was made for toy 0.9, this is toy 1" in said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "line 1: is no JSON: .*; expected what `trackwalker run --write-baseline` writes"),
        ("[]", "no baseline"),
        ('{"format": "x", "suite": "1", "engine": {}, "scenarios": {}}', "the format is 'x'"),
        (
            '{"format": "trackwalker-baseline/1", "suite": "1", "engine": {},'
            ' "scenarios": {"Toy/2/x": "pass"}}',
            "Toy/2/x has the verdict 'pass'",
        ),
    ],
)
def test_a_file_that_is_no_baseline_is_refused(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "base.json"
    file.write_text(text)
    with pytest.raises(TrackwalkerError, match=f"--baseline .*{said}"):
        read_baseline(file)


def test_a_baseline_that_is_not_there_is_named() -> None:
    done = CliRunner().invoke(main, ["run", "18Chesapeake", "--section", "4", "--baseline", "none.json"])
    assert done.exit_code == 2
    assert "--baseline none.json: no such file; expected what" in done.output


def test_nothing_is_written_of_a_run_that_could_not_be_done(tmp_path: Path) -> None:
    file = written(tmp_path, "without_fuel")
    assert not file.exists()


def test_a_scenario_that_was_taken_out_is_stale(tmp_path: Path) -> None:
    features = profiled(tmp_path, "not shown")
    (features / "Toy" / "former_ids.yaml").write_text(f"former:\n  Toy/2/old: {LOW}\n  Toy/2/older: null\n")
    file = written(tmp_path, "TakesLowBids")
    document = json.loads(file.read_text("utf-8"))
    document["scenarios"] = {
        "Toy/2/old": "fail_permissive",
        "Toy/2/older": "blocked",
        "Elsewhere/1/x": "blocked",
    }
    file.write_text(json.dumps(document), "utf-8")
    run = run_with(features, "TakesLowBids", baseline=file)
    assert str(run.outcomes[LOW].verdict) == "known"
    assert [str(one) for one in run.stale] == [
        "Toy/2/older is no longer there, though the baseline base.json names it"
    ]


def test_a_known_scenario_is_one_that_ran() -> None:
    assert play("good").anything_ran
