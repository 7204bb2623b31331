"""`trackwalker mutants --bugs`: bugs that an engine had are wrong engines here and caught, or excused."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import CliRunner
from suite_toys import ROOT

from trackwalker.cli import main
from trackwalker.errors import TrackwalkerError
from trackwalker.paths import features_dir
from trackwalker.port.reference import wrong_engines
from trackwalker.port.schema import validate
from trackwalker.register import whole_games
from trackwalker.reports.bugs import Caught, KnownBugs, load_bugs, page
from trackwalker.reports.figures import read_figures
from trackwalker.suite.direct import read_scenarios
from trackwalker.suite.mutants import accusers

FILE = ROOT / "docs" / "conformance" / "bugs.yaml"
PAGE = FILE.with_suffix(".md")
FIGURES = FILE.with_name("figures.json")
EACH = 40
"""Every so manieth of the engines is tried here; all of them are by the command."""


@cache
def wrong() -> dict[str, dict[str, tuple[str, ...]]]:
    return {game: {one.name: one.clauses for one in wrong_engines(game)} for game in whole_games()}


@cache
def known() -> KnownBugs:
    return load_bugs(FILE, wrong())


def told() -> dict[str, dict[str, Caught]]:
    """What the page says became of each wrong engine."""
    caught: dict[str, dict[str, Caught]] = {}
    for chapter in PAGE.read_text("utf-8").split("\n## ")[1:]:
        own = caught[chapter.splitlines()[0]] = {}
        for part in chapter.split("Wrong engine: ")[1:]:
            name, number = re.match(r"`([^`]+)`, accused by (\d+|no) scenario", part).groups()  # type: ignore[union-attr]
            listed = part.partition("\n**")[0]
            scenarios = tuple(re.findall(r"^- `([^`]+)`$", listed, re.MULTILINE))
            own[name] = Caught(0 if number == "no" else int(number), scenarios)
    return caught


def write(tmp_path: Path, bugs: list[dict[str, Any]], game: str = "1846") -> Path:
    file = tmp_path / "bugs.yaml"
    file.write_text(yaml.safe_dump({"implementation": "site", "bugs": {game: bugs}}), "utf-8")
    return file


def bug(**members: Any) -> dict[str, Any]:
    found = {
        "id": "b",
        "class": "permissive",
        "fixed_in": "a0c6c88c27",
        "seen": "run",
        "text": "It was wrong.",
    }
    return {**found, **members}


# ---------------------------------------------------------------------------------------------- what is known


def test_the_bugs_keep_their_schema() -> None:
    validate(yaml.safe_load(FILE.read_text("utf-8")), "bugs", FILE.name)


def test_every_bug_is_a_wrong_engine_or_has_a_reason() -> None:
    bugs = [bug for own in known().bugs.values() for bug in own]
    assert len({bug.id for bug in bugs if bug.listed}) == 58
    assert len({bug.id for bug in bugs}) == 159
    assert all(bool(bug.engine) != bool(bug.reason) for bug in bugs)


def test_a_bug_of_several_games_is_told_alike() -> None:
    told: dict[str, set[object]] = {}
    for own in known().bugs.values():
        for one in own:
            told.setdefault(one.id, set()).add((one.kind, one.fixed_in, one.still_in, one.listed, one.seen))
    assert [name for name, found in told.items() if len(found) > 1] == []


# --------------------------------------------------------------------------------------------------- the page


def test_the_page_is_what_is_known_of_them() -> None:
    assert page(known(), told(), read_figures(FIGURES)) == PAGE.read_text("utf-8")


def test_the_page_tells_of_every_wrong_engine_and_each_is_caught() -> None:
    for game, own in told().items():
        assert sorted(own) == sorted(known().engines(game))
        assert [name for name, one in own.items() if not one.count] == []


@pytest.mark.parametrize("game", list(known().bugs))
def test_the_scenarios_on_the_page_are_of_clauses_that_the_engine_breaks(game: str) -> None:
    clauses = {one.id: {*one.clauses} for one in read_scenarios(features_dir(), game)}
    for name, one in told()[game].items():
        assert len(one.first) == min(one.count, 5)
        assert [s for s in one.first if not clauses[s].intersection(wrong()[game][name])] == []


@pytest.mark.parametrize("game", list(known().bugs))
def test_a_sample_of_them_is_caught_as_the_page_says(game: str) -> None:
    names = known().engines(game)[::EACH]
    found = {name: Caught.by(scenarios) for name, scenarios in accusers(game, names).items()}
    assert found == {name: told()[game][name] for name in names}


# ----------------------------------------------------------------------------------------------- not in order


@pytest.mark.parametrize(
    ("members", "said"),
    [
        ({}, "expected `clause` and `engine`, or else `because` and `reason`"),
        ({"clause": "1846-3-z"}, "expected `clause` and `engine`"),
        ({"because": "pages"}, "expected `clause` and `engine`"),
        (
            {"clause": "1846-3-z", "engine": "refusal/power-tiles-join", "because": "pages", "reason": "So."},
            "expected `clause` and `engine`",
        ),
        ({"clause": "1846-0-z", "engine": "refusal/power-tiles-join"}, "1846 has no clause '1846-0-z'"),
        ({"clause": "1846-3-z", "engine": "refusal/nothing"}, "no wrong engine 'refusal/nothing' of 1846"),
        (
            {"clause": "1846-3-a", "engine": "refusal/power-tiles-join"},
            "refusal/power-tiles-join does not break 1846-3-a; it breaks 1846-3-z, 1846-6.2-s",
        ),
    ],
)
def test_what_is_not_in_order_is_told_with_its_line(tmp_path: Path, members: Any, said: str) -> None:
    file = write(tmp_path, [bug(id="a", because="pages", reason="So."), bug(**members)])
    with pytest.raises(TrackwalkerError, match=re.escape(said)) as complaint:
        load_bugs(file, wrong())
    assert re.search(r"bugs\.yaml, line \d+: b: ", str(complaint.value))


def test_a_bug_names_the_change_that_mended_it_or_the_version_that_still_has_it(tmp_path: Path) -> None:
    still = bug(fixed_in=None, still_in="111f7f69", because="pages", reason="So.")
    of_neither, of_both = {**still, "still_in": None}, {**still, "fixed_in": "a0c6c88c27"}
    for wrongly in (of_neither, of_both):
        with pytest.raises(TrackwalkerError, match="b: expected either `fixed_in` or `still_in`"):
            load_bugs(write(tmp_path, [wrongly]), wrong())
    found = load_bugs(write(tmp_path, [still]), wrong())
    assert "**b** (permissive, not mended in 111f7f69)" in page(found, {"1846": {}}, {})


def test_a_bug_stands_once_in_a_game(tmp_path: Path) -> None:
    file = write(tmp_path, [bug(because="pages", reason="So."), bug(because="pages", reason="So.")])
    with pytest.raises(TrackwalkerError, match="b: it stands twice"):
        load_bugs(file, wrong())


def test_bugs_are_of_games_that_have_wrong_engines(tmp_path: Path) -> None:
    with pytest.raises(TrackwalkerError, match="there are no wrong engines of 1830"):
        load_bugs(write(tmp_path, [], game="1830"), wrong())


# ------------------------------------------------------------------------------------------------ the command


def mutants(*arguments: object) -> Any:
    return CliRunner().invoke(main, ["mutants", *map(str, arguments)])


def test_the_command_writes_the_page(tmp_path: Path) -> None:
    one = bug(clause="1846-3-z", engine="refusal/power-tiles-join@MC")
    out = tmp_path / "page.md"
    result = mutants("--bugs", write(tmp_path, [one]), "--out", out)
    assert result.exit_code == 0, result.output
    assert "| 1846 | 1 | 1 | 1 | 0 | 0 | 0 |" in out.read_text("utf-8")
    assert "Wrong engine: `refusal/power-tiles-join@MC`, accused by " in out.read_text("utf-8")


def test_a_bug_that_no_scenario_finds_ends_the_command_with_1(tmp_path: Path) -> None:
    one = bug(clause="1846-5.1-a", engine="refusal/bank-sells-shares")  # which no play can show
    result = mutants("--bugs", write(tmp_path, [one]))
    assert result.exit_code == 1
    assert "accused by no scenario." in result.stdout
    assert "not caught: 1846: refusal/bank-sells-shares" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("1846", "--bugs", FILE), "leave out GAME"),
        (("--bugs", FILE, "--keep", "kept.json"), "--keep FILE is for the wrong engines of a GAME"),
        (("--bugs", FILE, "--sample", 3), "leave out GAME"),
        (("1846", "--out", "page.md"), "--out PAGE is the page of --bugs FILE"),
        ((), "of which game?"),
        (("--bugs", "nowhere.yaml"), "nowhere.yaml: no such file; expected the bugs that an engine had"),
    ],
)
def test_what_the_command_cannot_do_is_said(arguments: tuple[object, ...], said: str) -> None:
    result = mutants(*arguments)
    assert result.exit_code == 2
    assert said in result.output
