"""Results of editions: baselines, profiles, statements, differences and reports know ids that name one."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from suite_toys import FEATURES, order, run_and_report, wishes
from test_known import BINDING, LOW, LOW_ROW, profiled

from trackwalker.cli import main
from trackwalker.errors import TrackwalkerError
from trackwalker.pages.outcomes import columns
from trackwalker.port.schema import validate
from trackwalker.register import load_profile
from trackwalker.reports.past import read_result
from trackwalker.suite.driver import Run, run_editions

OLD = "@1.0"
GONE = f"Toy/10/gone-in-the-second-edition{OLD}"


def run_with(features: Path, engine: str, **more: object) -> Run:
    placed = order(engine, features, **more)
    run = run_editions(placed.jobs, known=placed.known)
    run.stale += placed.gone
    return run


def told(run: Run, scenario: str) -> str:
    return str(run.outcomes[scenario].verdict)


# baselines --------------------------------------------------------------------------------------------


def baseline(tmp_path: Path, engine: str, **more: Any) -> Path:
    file = tmp_path / "base.json"
    run_and_report(wishes(engine, **more), features=FEATURES, baseline=file)
    return file


def rewritten(file: Path, scenarios: dict[str, str]) -> Path:
    file.write_text(json.dumps(json.loads(file.read_text("utf-8")) | {"scenarios": scenarios}), "utf-8")
    return file


def test_a_baseline_has_what_fails_by_each_edition_and_knows_it_by_that_one(tmp_path: Path) -> None:
    file = baseline(tmp_path, "TakesLowBids", editions=["1.0", "1.1"], sections=["2"])
    document = json.loads(file.read_text("utf-8"))
    validate(document, "baseline", file.name)
    assert {*document["scenarios"]} == {LOW, LOW_ROW, LOW + OLD, LOW_ROW + OLD}
    run = run_with(FEATURES, "TakesLowBids", editions=["1.0", "1.1"], sections=["2"], baseline=file)
    assert {told(run, one) for one in document["scenarios"]} == {"known"}
    assert (run.exit_code, run.stale) == (0, ())


def test_what_fails_by_one_edition_is_not_known_by_another(tmp_path: Path) -> None:
    file = rewritten(baseline(tmp_path, "TakesLowBids"), {LOW + OLD: "fail_permissive"})
    run = run_with(FEATURES, "TakesLowBids", editions=["1.0", "1.1"], sections=["2"], baseline=file)
    assert (told(run, LOW + OLD), told(run, LOW)) == ("known", "fail: permissive")
    alone = run_with(FEATURES, "TakesLowBids", sections=["2"], baseline=file)
    assert (told(alone, LOW), alone.stale) == ("fail: permissive", ())


def test_a_baseline_is_stale_where_its_edition_passes(tmp_path: Path) -> None:
    file = rewritten(baseline(tmp_path, "TakesLowBids"), {LOW + OLD: "fail_permissive"})
    run = run_with(FEATURES, "good", editions=["1.0"], sections=["2"], baseline=file)
    assert [one.scenario for one in run.stale] == [LOW + OLD]


def test_former_ids_are_followed_by_whatever_edition(tmp_path: Path) -> None:
    features = profiled(tmp_path, "not shown")
    (features / "Toy" / "former_ids.yaml").write_text(f"former:\n  Toy/2/old: {LOW}\n  Toy/2/older: null\n")
    entries = {"Toy/2/old@1.0": "fail_permissive", "Toy/2/older@1.0": "blocked", f"{LOW}@0.9": "blocked"}
    file = rewritten(baseline(tmp_path, "TakesLowBids"), entries)
    run = run_with(features, "TakesLowBids", editions=["1.0"], sections=["2"], baseline=file)
    assert told(run, LOW + OLD) == "known"
    assert [one.scenario for one in run.stale if one.gone] == ["Toy/2/older@1.0", f"{LOW}@0.9"]


# profiles ---------------------------------------------------------------------------------------------


def test_what_a_deviation_explains_of_the_base_it_explains_by_every_edition(tmp_path: Path) -> None:
    features = profiled(tmp_path, f"[{BINDING}]")
    run = run_with(features, "WrongBinding", profile="house", editions=["1.0", "1.1"], sections=["9"])
    assert told(run, BINDING) == told(run, BINDING + OLD) == "known"
    assert run.outcomes[BINDING + OLD].known_by == "no-bids-of-50 of the profile house"


def test_it_is_stale_by_its_own_edition_only(tmp_path: Path) -> None:
    features = profiled(tmp_path, f"[{BINDING}]")
    run = run_with(features, "good", profile="house", editions=["1.0", "1.1"], sections=["9"])
    assert [one.scenario for one in run.stale] == [BINDING]


def test_an_id_with_an_edition_speaks_of_that_one_alone(tmp_path: Path) -> None:
    features = profiled(tmp_path, f"['{BINDING}{OLD}']")
    run = run_with(features, "WrongBinding", profile="house", editions=["1.0", "1.1"], sections=["9"])
    assert (told(run, BINDING + OLD), told(run, BINDING)) == ("known", "fail: broken")
    passed = run_with(features, "good", profile="house", editions=["1.0", "1.1"], sections=["9"])
    assert [one.scenario for one in passed.stale] == [BINDING + OLD]


@pytest.mark.parametrize("edition", ["1.1", "7", ""])
def test_a_profile_names_editions_that_there_are_beside_the_base(tmp_path: Path, edition: str) -> None:
    with pytest.raises(TrackwalkerError, match=r"house\.yaml, line 10.*editions besides the base are 1\.0"):
        load_profile("house", profiled(tmp_path, f"['{BINDING}@{edition}']"))


# what was written down --------------------------------------------------------------------------------


@pytest.fixture
def result(tmp_path: Path) -> Any:
    """Makes a result of 18GL by both editions: `result("1", base, other)`, each a verdict."""

    def make(version: str, base: str, other: str) -> Path:
        document = {
            "engine": {"name": "mine", "version": version},
            "scenarios": [
                {
                    "id": f"18GL/4.8/interest{mark}",
                    "game": "18GL",
                    "edition": edition,
                    "verdict": verdict,
                    "clauses": ["18GL-4.8-e"],
                }
                for mark, edition, verdict in (("", "1.1", base), (OLD, "1.0", other))
            ],
            "clauses": [
                {
                    "id": "18GL-4.8-e",
                    "game": "18GL",
                    "edition": edition,
                    "verdict": verdict,
                    "passed": int(verdict == "pass"),
                    "planned": 1,
                }
                for edition, verdict in (("1.1", base), ("1.0", other))
            ],
            "x-trackwalker": "0.1.0",
            "x-editions": {"18GL": "1.1", "18GL@1.0": "1.0"},
        }
        folder = tmp_path / version
        folder.mkdir()
        (folder / "result.json").write_text(json.dumps(document))
        return folder

    return make


def typed(*words: object) -> Any:
    return CliRunner().invoke(main, [*map(str, words)])


def test_diff_compares_each_edition_with_itself(result: Any) -> None:
    before, after = result("1", "pass", "pass"), result("2", "pass", "fail_broken")
    done = typed("diff", before, after)
    assert done.exit_code == 1
    assert (
        "18GL: mine 1, suite 0.1.0, edition 1.0 -> mine 2, suite 0.1.0, edition 1.0\n"
        "  1 worse\n    18GL/4.8/interest@1.0: pass -> fail broken\n"
    ) in done.stdout
    assert "edition 1.1 -> mine 2, suite 0.1.0, edition 1.1\n  nothing is different\n" in done.stdout
    assert typed("diff", after, before).exit_code == 0


def test_a_statement_has_a_part_and_a_badge_for_each_edition(result: Any, tmp_path: Path) -> None:
    done = typed("statement", result("1", "pass", "fail_broken"), "--badges", tmp_path / "badges")
    assert done.exit_code == 0, done.output
    assert "| 18GL | 1.1 | 1 | 1 | 0 |\n| 18GL | 1.0 | 1 | 0 | 1 |" in done.stdout
    own, other = re.split(r"## 18GL, edition 1\.0\n", done.stdout)
    assert ("**18GL-4.8-e**" in own, "**18GL-4.8-e**" in other) == (False, True)
    colours = {
        file.stem: json.loads(file.read_text())["color"] for file in (tmp_path / "badges").glob("*.json")
    }
    assert colours == {"18GL": "brightgreen", "18GL@1.0": "red"}


def test_a_report_has_a_column_for_each_edition(result: Any) -> None:
    own, other = columns([read_result(result("1", "pass", "fail_broken"))])
    assert (own.edition, own.of_clause("18GL-4.8-e")) == ("", "pass")
    assert (other.edition, other.of_clause("18GL-4.8-e")) == ("1.0", "fail_broken")
    assert other.title == "mine 1, edition 1.0"


def test_a_statement_says_what_is_different_from_an_earlier_result(result: Any) -> None:
    before, after = result("1", "fail_broken", "pass"), result("2", "pass", "fail_permissive")
    done = typed("statement", after, "--since", before)
    assert done.exit_code == 0, done.output
    part = done.stdout.partition("## Since mine 1, by Trackwalker 0.1.0\n")[2].partition("\n## ")[0]
    assert part == (
        "\n18GL: 1 better.\n\n- `18GL/4.8/interest`: fail broken -> pass\n"
        "\n18GL, edition 1.0: 1 worse.\n\n- `18GL/4.8/interest@1.0`: pass -> fail permissive\n"
    )
    assert "18GL: no scenario is judged otherwise.\n" in typed("statement", after, "--since", after).stdout


def test_a_statement_counts_what_is_no_longer_there(result: Any) -> None:
    before, after = result("1", "pass", "pass"), result("2", "pass", "pass")
    file = before / "result.json"
    document = json.loads(file.read_text("utf-8"))
    lost = [dict(one, id=one["id"].replace("interest", "lost")) for one in document["scenarios"][:1]]
    file.write_text(json.dumps(document | {"scenarios": document["scenarios"] + lost}), "utf-8")
    assert "\n18GL: 1 no longer there.\n" in typed("statement", after, "--since", before).stdout
    assert "## Since" not in typed("statement", after).stdout


def test_the_statement_needs_an_earlier_result_that_is_one(result: Any, tmp_path: Path) -> None:
    done = typed("statement", result("1", "pass", "pass"), "--since", tmp_path / "nowhere")
    assert done.exit_code == 2
    assert "nowhere: no such file; expected the result of a run" in done.output
