"""`trackwalker conformance`: every failure has a cause that is decided, and versions are told apart."""

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import CliRunner
from suite_toys import ROOT

from trackwalker.cli import main
from trackwalker.errors import TrackwalkerError
from trackwalker.port.schema import validate
from trackwalker.reports.decided import load_decided
from trackwalker.suite.ids import edition_in, in_edition
from trackwalker.suite.known import read_baseline

SITE = ROOT / "docs" / "conformance" / "18xx.games.yaml"
BASELINES = sorted((ROOT / "docs" / "conformance" / "18xx.games").glob("*.json"))

GAMES = ("18Chesapeake", "1846", "1846@2", "18FL")
SETTLING = "18Chesapeake/30/settling-passes-over-everything-without-a-bid"
ORDER = "18Chesapeake/30/after-the-lowest-bidder-it-goes-clockwise-not-by-the-height-of-the-bids"
ODD = "18Chesapeake/30/bob-bids-55-on-p3"


def game_of(scenario: str) -> str:
    """The game of a scenario, with the edition that its id names."""
    return in_edition(scenario.partition("/")[0], edition_in(scenario), "")


def result(tmp_path: Path, version: str, **verdicts: str) -> Path:
    """A result with three scenarios: `settling`, `order` and `odd`, passed unless it is said."""
    ids = {"settling": SETTLING, "order": ORDER, "odd": ODD}
    scenarios = [
        {"id": scenario, "game": "18Chesapeake", "verdict": verdicts.get(name, "pass")}
        for name, scenario in ids.items()
    ]
    folder = tmp_path / version
    folder.mkdir()
    document = {"engine": {"name": "site", "version": version}, "scenarios": scenarios}
    (folder / "result.json").write_text(json.dumps(document))
    return folder


def conformance(*arguments: object) -> Any:
    return CliRunner().invoke(main, ["conformance", *map(str, arguments), "--causes", str(SITE)])


# ------------------------------------------------------------------------------------- what has been decided


def test_the_causes_of_the_site_keep_their_schema() -> None:
    validate(yaml.safe_load(SITE.read_text("utf-8")), "conformance", SITE.name)


def test_nothing_about_the_site_is_left_to_mend() -> None:
    decided = load_decided(SITE)
    assert [c.id for own in decided.games.values() for c in own if c.decision in ("ours", "adapter")] == []


@pytest.mark.parametrize("file", BASELINES, ids=lambda file: file.stem)
def test_every_failure_of_the_site_is_decided(file: Path) -> None:
    """The baselines hold what fails there and no deviation of the profile explains."""
    decided = load_decided(SITE)
    validate(json.loads(file.read_text("utf-8")), "baseline", file.name)
    failing = read_baseline(file).scenarios
    assert [one for one in failing if one not in decided.by_scenario(game_of(one))] == []


def test_no_cause_of_the_site_is_without_a_failure() -> None:
    failing = {scenario for file in BASELINES for scenario in read_baseline(file).scenarios}
    decided = load_decided(SITE)
    named = {
        scenario
        for game in GAMES
        for cause in decided.of(game)
        if cause.decision != "deviation"
        for scenario in cause.scenarios
    }
    assert failing <= named
    bases = {scenario for scenario in named if not edition_in(scenario)}
    assert bases <= failing
    for cause in decided.games["1846@2"]:
        assert failing.issuperset(in_edition(scenario, "2", "") for scenario in cause.scenarios)


def test_the_page_of_the_site_has_every_cause() -> None:
    page = SITE.with_suffix(".md").read_text("utf-8")
    decided = load_decided(SITE)
    for game in (name for name in decided.games if not edition_in(name)):
        assert f"## {game}\n" in page
        for cause in decided.of(game):
            assert f"**{cause.id}**" in page
            for scenario in cause.scenarios:
                assert f"- `{scenario}`" in page
    assert "Not decided yet" not in page


def test_the_page_of_an_edition_has_what_fails_in_it() -> None:
    page = SITE.with_name("18xx.games-1846-2.md").read_text("utf-8")
    decided = load_decided(SITE)
    assert "## 1846@2\n" in page
    for file in BASELINES:
        for scenario in read_baseline(file).scenarios:
            assert (f"- `{scenario}`" in page) == (edition_in(scenario) == "2")
    for cause in decided.games["1846@2"]:
        assert f"**{cause.id}**" in page
    assert "Not decided yet" not in page


# ------------------------------------------------------------------------------------------------ the command


def test_the_page_tells_what_fails_and_why(tmp_path: Path) -> None:
    done = conformance(result(tmp_path, "1", settling="known", order="fail_broken"))
    assert done.exit_code == 0
    assert "| site 1 | 18Chesapeake | 3 | 1 | 1 | 1 |" in done.stdout
    assert "**settling**" in done.stdout
    assert "> The book (18CH-30-k): Example: P5 is settled next" in done.stdout
    assert "Their code: `lib/engine/step/waterfall_auction.rb (resolve_bids)`" in done.stdout
    assert f"- `{SETTLING}`\n" in done.stdout


def test_a_failure_without_a_cause_is_named(tmp_path: Path) -> None:
    done = conformance(result(tmp_path, "1", odd="fail_permissive"))
    assert done.exit_code == 1
    assert f"not decided: {ODD}" in done.stderr
    assert f"## Not decided yet\n\n- `{ODD}`" in done.stdout


def test_another_reading_needs_no_cause(tmp_path: Path) -> None:
    assert conformance(result(tmp_path, "1", odd="other_reading")).exit_code == 0


def test_versions_are_compared_in_the_order_given(tmp_path: Path) -> None:
    first = result(tmp_path, "1", settling="fail_broken")
    second = result(tmp_path, "2", order="blocked")
    page = conformance(first, second).stdout
    assert "### 18Chesapeake: site 1 to 2" in page
    assert f"1 better:\n\n- `{SETTLING}` (fail broken)" in page
    assert f"1 worse:\n\n- `{ORDER}` (blocked)" in page


def test_what_is_decided_of_a_game_holds_in_its_editions_and_the_other_way_not(tmp_path: Path) -> None:
    """A scenario of the base is known in the second edition, too; one of the edition is not in the base."""
    of_both = "1846/3/while-owner-owns-the-private-company-nobody-places-a-token-in-the-marked-city#1"
    of_second = "1846/3/a-tile-links-the-two-cities-through-one-full-of-tokens"
    decided = load_decided(SITE)
    assert of_both in decided.by_scenario("1846")
    assert f"{of_both}@2" in decided.by_scenario("1846@2")
    assert f"{of_second}@2" in decided.by_scenario("1846@2")
    assert of_second not in decided.by_scenario("1846")
    scenarios = [
        {"id": f"{one}@2", "game": "1846", "edition": "2", "verdict": "fail_broken"}
        for one in (of_both, of_second)
    ]
    file = tmp_path / "result.json"
    file.write_text(json.dumps({"engine": {"name": "site", "version": "1"}, "scenarios": scenarios}))
    done = conformance(file)
    assert done.exit_code == 0
    assert "**first-tile-of-a-link**" in done.stdout
    assert "> The book (1846-3-by): Each tile laid in this way" in done.stdout
    assert "**server-colours**" not in done.stdout


def test_what_only_a_past_version_failed_at_needs_no_cause(tmp_path: Path) -> None:
    done = conformance(result(tmp_path, "1", odd="fail_broken"), result(tmp_path, "2"))
    assert done.exit_code == 0
    assert f"1 better:\n\n- `{ODD}` (fail broken)" in done.stdout
    assert conformance(tmp_path / "2", tmp_path / "1").exit_code == 1


def test_versions_that_do_not_differ_need_no_heading(tmp_path: Path) -> None:
    assert "## Versions" not in conformance(result(tmp_path, "1"), result(tmp_path, "2")).stdout


def test_the_page_is_written_where_it_is_wanted(tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    done = conformance(result(tmp_path, "1"), "--out", file)
    assert done.stdout == ""
    assert file.read_text("utf-8").startswith("# 18xx.games\n")


@pytest.mark.parametrize(
    ("text", "said"), [(None, "no such file; expected the result of a run"), ("[]", "no result of a run")]
)
def test_what_is_no_result_is_refused(tmp_path: Path, text: str | None, said: str) -> None:
    file = tmp_path / "result.json"
    if text is not None:
        file.write_text(text)
    done = conformance(file)
    assert done.exit_code == 2
    assert f"{file}: {said}" in done.output


def test_a_partial_result_is_gone_on_with_first(tmp_path: Path) -> None:
    file = result(tmp_path, "1") / "result.json"
    file.write_text(json.dumps({**json.loads(file.read_text()), "x-partial": True}))
    done = conformance(file.parent)
    assert done.exit_code == 2
    assert f"{file}: is partial; go on with that run first" in done.output


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"clause": "18CH-99-z"}, "one: 18Chesapeake has no clause '18CH-99-z'"),
        ({"deviation": "bank-of-zero-goes-on"}, "one: the profile has no deviation"),
        ({"decision": "bug"}, "one: a deviation names the entry of the profile"),
        ({"text": "More."}, "one: its text and its scenarios stand in the profile"),
        ({"decision": "bug", "deviation": None, "text": "It."}, "one: expected `text` and `scenarios`"),
    ],
)
def test_a_cause_that_is_not_in_order_is_refused(tmp_path: Path, changes: dict[str, Any], said: str) -> None:
    document = yaml.safe_load(SITE.read_text("utf-8"))
    first = {**document["games"]["18Chesapeake"][0], "id": "one", **changes}
    document["games"] = {"18Chesapeake": [{key: value for key, value in first.items() if value is not None}]}
    file = tmp_path / "causes.yaml"
    file.write_text(yaml.safe_dump(document))
    with pytest.raises(TrackwalkerError, match=r"causes\.yaml, line \d+: ") as error:
        load_decided(file)
    assert said in str(error.value)


def test_a_scenario_belongs_to_one_cause(tmp_path: Path) -> None:
    document = yaml.safe_load(SITE.read_text("utf-8"))
    again = {
        "id": "again",
        "decision": "bug",
        "clause": "18CH-30-k",
        "code": "x.rb",
        "text": "It.",
        "scenarios": [ODD],
    }
    more = {**again, "id": "more"}
    document["games"]["18Chesapeake"] = [again, more]
    file = tmp_path / "causes.yaml"
    file.write_text(yaml.safe_dump(document))
    with pytest.raises(TrackwalkerError, match=f"{ODD} belongs to again and to more"):
        load_decided(file)
