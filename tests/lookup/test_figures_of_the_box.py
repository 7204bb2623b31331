"""`trackwalker figures`: where a figure of the box is used, and what a change of one takes."""

import json
import re
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from reference_engine.engine import ReferenceEngine
from trackwalker.cli import main
from trackwalker.lint.figure_rules import figures_of_the_box
from trackwalker.lookup.figure_change import change_of
from trackwalker.lookup.spec import Game
from trackwalker.paths import features_dir
from trackwalker.port.reference import ReferenceConnection
from trackwalker.register import load_register
from trackwalker.scene import load_components
from trackwalker.suite.direct import play, read_scenarios
from trackwalker.suite.errata import verdicts_after


def shown(*words: str) -> str:
    done = CliRunner().invoke(main, ["figures", *words])
    assert done.exit_code == 0, done.output
    return done.stdout


def listed(page: str, title: str) -> list[str]:
    """The first words of the lines below a title."""
    found = re.search(rf"^ *#? *{title}.*:\n((?:#? {{3,}}.*\n)+)", page, re.MULTILINE)
    assert found, page
    return [line.strip("# ").split(" ")[0].rstrip(":") for line in found[1].splitlines()]


def patched(text: str, diff: str, name: str) -> str:
    """A text after the hunks of a unified diff that are of the file with this name."""
    lines, out, at = text.splitlines(keepends=True), [], 0
    of_file = re.search(
        rf"^--- a/{re.escape(name)}\n\+\+\+ b/.*\n((?:[@ +-](?!-- a/).*\n)+)", diff, re.MULTILINE
    )
    for line in of_file[1].splitlines(keepends=True) if of_file else ():
        head = re.match(r"@@ -(\d+)", line)
        if head:
            out += lines[at : int(head[1]) - 1]
            at = int(head[1]) - 1
        elif line[0] == "+":
            out.append(line[1:])
        else:
            assert lines[at] == line[1:], (name, at)
            out += lines[at : at + 1] if line[0] == " " else []
            at += 1
    return "".join(out + lines[at:])


# where one is used ------------------------------------------------------------------------------------------


def test_of_one_figure_all_uses_are_shown_with_file_and_line() -> None:
    page = shown("1846", "shares.pool_limit")
    assert page.startswith("shares.pool_limit: 50\n")
    assert listed(page, "clauses") == [
        "1846-5.24-a",
        "1846-5.24-e",
        "1846-7-b",
        "1846-S.StockRound-h",
        "1846-S.Purchases-j",
    ]
    assert listed(page, "questions") == ["1846-Q53", "1846-Q72", "1846-Q75"]
    assert "1846/5.24/with-40-in-the-market-10-can-be-sold-but-not-20" in listed(page, "scenarios in which")
    assert "1846/5.24/the-presidents-certificate-is-not-sold-into-the-market" in listed(
        page, "scenarios of them"
    )
    assert "holdings_within_limits" in listed(page, "invariants")


def test_the_lines_are_those_on_which_the_number_stands() -> None:
    (uses,) = json.loads(shown("18Chesapeake", "trains.3.price", "--format", "json"))
    assert (uses["path"], uses["value"]) == ("trains.3.price", 180)
    assert [one["id"] for one in uses["clauses"]] == ["18CH-23-o"]
    assert len(uses["scenarios"]) >= 5
    for scenario in uses["scenarios"]:
        lines = Path(scenario["file"]).read_text(encoding="utf-8").splitlines()
        for number in scenario["lines"]:
            assert re.search(r"\b180\b", lines[number - 1])
    for opening in uses["openings"]:
        lines = Path(opening["file"]).read_text(encoding="utf-8").splitlines()
        for number in opening["lines"]:
            assert "trains.3.price" in lines[number - 1]
    assert len(uses["openings"]) >= 4


def test_a_start_price_is_the_price_of_its_cell() -> None:
    page = shown("18Chesapeake", "market.par_cells.95")
    assert page.startswith("market.par_cells.95: 95\n")
    assert page.partition("\n")[2] == shown("18Chesapeake", "market.r3c5").partition("\n")[2]
    assert listed(page, "clauses") == ["18CH-8-d", "18CH-8-j"]


def test_below_a_path_all_are_shown() -> None:
    page = shown("18FL", "phases.5")
    assert "phases.5.hotel_value: 20\n" in page
    assert "phases.5.train_limit.10: 2\n" in page


def test_without_a_path_those_that_are_used_are_listed() -> None:
    page = shown("LostAtlas")
    assert re.search(
        r"^shares\.pool_limit: 50 \(2 clauses, 1 question\)$|^shares\.pool_limit: 50 \(", page, re.MULTILINE
    )
    assert re.search(r"^trains\.2\.price: 100 \(1 question, \d+ openings\)$", page, re.MULTILINE)
    assert re.search(r"^\d+ figures are used; ", page, re.MULTILINE)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["1847"], "unknown game '1847'"),
        (
            ["1846", "shares.limit"],
            "shares.limit leads to no figure of the box; there is no 'limit' after shares",
        ),
        (["1846", "market.r1c99"], "the chart has no cell r1c99"),
        (["1846", "bank", "60"], "A new value goes with --change"),
        (["1846", "--change"], "--change needs GAME, PATH and VALUE"),
        (["1846", "--change", "shares.pool_limit"], "--change needs GAME, PATH and VALUE"),
        (["1846", "--change", "shares.pool_limit", "sixty"], "'sixty' is no figure"),
        (["1846", "--change", "shares.pool_limit", "50"], "shares.pool_limit is 50 already"),
        (["1846", "--change", "companies.*.tokens.*", "90"], "leads to figures that are not alike"),
        (["1846", "--change", "tile_shapes.57.cities.1.value", "30"], "stands in shared/tiles.yaml"),
        (["1846", "--change", "players", "30"], "players leads to no figure"),
    ],
)
def test_what_cannot_be_answered_is_said_in_a_sentence(words: list[str], why: str) -> None:
    done = CliRunner().invoke(main, ["figures", *words])
    assert done.exit_code == 2
    assert why in done.stderr
    assert done.stdout == ""


# a change ---------------------------------------------------------------------------------------------------


def copied(game: str, to: Path, scenarios: str) -> Path:
    """The specification with the boxes of all games, the registers of one, and some of its scenarios.

    Openings are left out where there are no scenarios.
    """
    for box in features_dir().glob("*/components.yaml"):
        (to / box.parent.name).mkdir(parents=True)
        shutil.copy(box, to / box.parent.name / box.name)
    shutil.copytree(features_dir() / "shared", to / "shared")
    for file in ("rulebook.yaml", "readings.yaml", *([scenarios] if scenarios else [])):
        for path in (features_dir() / game).glob(file):
            shutil.copy(path, to / game / path.name)
    if scenarios:
        shutil.copytree(features_dir() / game / "openings", to / game / "openings")
    return to


def changed(game: str, path: str, value: int, to: Path, scenarios: str = "") -> tuple[Path, list[str]]:
    """A copy of the specification after a change by its diff, and what is left to be done by hand."""
    before, after = (copied(game, to / name, scenarios) for name in ("before", "after"))
    change = change_of(Game(game, before), path, value)
    for file in (after / game).rglob("*.yaml"):
        name = f"features/{file.relative_to(after).as_posix()}"
        text = file.read_text(encoding="utf-8")
        file.write_text(patched(text, change.diff, name), encoding="utf-8")
    return after, [*change.by_hand]


def failing(features: Path, game: str) -> set[str]:
    """The scenarios that fail on the changed rules."""
    engine = ReferenceConnection(engine=ReferenceEngine(features))
    components = load_components(features, game)
    scenarios = read_scenarios(features, game)
    assert len(scenarios) >= 8
    return {one.id for one in scenarios if play(one, engine, components) is not None}


def lint(game: str, features: Path) -> list[str]:
    return [one.show(features) for one in figures_of_the_box(game, load_register(game, features), features)]


def test_another_limit_of_the_market_fails_what_is_about_the_limit(tmp_path: Path) -> None:
    after, by_hand = changed("1846", "shares.pool_limit", 60, tmp_path, "05.24_limits_of_sales.feature")
    assert by_hand == []
    assert lint("1846", after) == []
    text = load_register("1846", after).clauses["1846-5.24-e"].text
    assert text.endswith("with 50% in the market exactly one.")
    before = tmp_path / "before"
    files = change_of(Game("1846", before), "shares.pool_limit", 60).files
    told = verdicts_after(before, "1846", "1.1", files)
    assert {one.scenario for one in told} == failing(after, "1846")
    assert failing(after, "1846") == {
        "1846/5.24/he-cannot-sell-both-shares-since-the-market-would-hold-60",
        "1846/5.24/the-president-is-bound-by-it-as-well",
        "1846/5.24/with-40-in-the-market-10-can-be-sold-but-not-20",
        "1846/5.24/with-50-in-the-market-nothing-can-be-sold",
    }


@pytest.mark.exhaustive
def test_a_train_that_costs_more_fails_only_who_says_its_price(tmp_path: Path) -> None:
    game = "18Chesapeake"
    after, by_hand = changed(game, "trains.6.price", 680, tmp_path, "26_phases*.feature")
    assert by_hand == []
    assert lint(game, after) == []
    assert "at $680 as the cheaper one" in load_register(game, after).questions["18CH-Q43"].readings["a"]
    fallen = failing(after, game)
    assert fallen == {
        "18Chesapeake/26/a-company-whose-only-train-is-scrapped-has-to-buy-another-in-its-turn",
        "18Chesapeake/26/in-phase-6-a-company-may-own-two-trains",
        "18Chesapeake/26/phase-6-begins-when-the-first-6-train-is-bought-not-with-the-last-5-train",
        "18Chesapeake/26/phase-d-begins-when-the-first-d-train-is-bought-not-with-the-last-6-train",
        "18Chesapeake/26/when-phase-6-begins-all-3-trains-leave-the-game-those-in-the-pool-too",
    }


@pytest.mark.parametrize(
    ("game", "path", "value", "clause", "text"),
    [
        ("18Chesapeake", "trains.2.count", 8, "18CH-0-g", "Eight 2-trains at $80"),
        ("18Chesapeake", "market.par_cells.95", 100, "18CH-8-d", "$70, $80 or $100"),
        pytest.param(
            *("18Chesapeake", "bank", 9000, "18CH-0-m", "the bank holds $6,600"), marks=pytest.mark.exhaustive
        ),
        ("18FL", "companies.*.tokens.3", 30, "18FL-7.3-f", "costs $20"),
        ("18GL", "loans.interest", 60, "18GL-4.6.4-c", "one interest of $50"),
        pytest.param(
            *("18GL", "loans.interest", 40, "18GL-4.6.4-c", "one interest of $40"),
            marks=pytest.mark.exhaustive,
        ),
        pytest.param(
            *("LostAtlas", "trains.∞.trade_in_price", 850, "LA-OR.train-i", "lower price of 850"),
            marks=pytest.mark.exhaustive,
        ),
    ],
)
def test_the_diff_leaves_the_registers_clean_or_says_what_is_left(
    tmp_path: Path, game: str, path: str, value: int, clause: str, text: str
) -> None:
    after, by_hand = changed(game, path, value, tmp_path)
    left = {line.partition(": ")[2].partition(":")[0] for line in lint(game, after)}
    assert left == {sentence.partition(" ")[0] for sentence in by_hand}
    assert text in load_register(game, after).clauses[clause].text
    assert all(re.match(r"\S+ says '.*', which is then ", sentence) for sentence in by_hand)


def test_nothing_is_written_and_the_page_is_a_diff_with_notes() -> None:
    box = features_dir() / "1846" / "components.yaml"
    before = box.read_bytes()
    page = shown("--change", "1846", "shares.pool_limit", "60")
    assert box.read_bytes() == before
    assert "1846/5.24/with-50-in-the-market-nothing-can-be-sold" in listed(
        page, "scenarios that say the number"
    )
    notes, _, diff = page.partition("--- a/")
    assert all(line.startswith("# ") for line in notes.splitlines())
    assert "-  pool_limit: 50\n+  pool_limit: 60\n" in diff
    document = json.loads(shown("--change", "1846", "shares.pool_limit", "60", "--format", "json"))
    assert document["diff"] == f"--- a/{diff}"
    assert document["by_hand"] == []
