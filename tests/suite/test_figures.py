"""Figures of whole games, kept by the commands that find them out and shown on the page of bugs."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from suite_toys import ROOT

from trackwalker.cli import main
from trackwalker.errors import TrackwalkerError
from trackwalker.port.reference import wrong_engines
from trackwalker.register import whole_games
from trackwalker.reports.figures import KINDS, keep_without, keep_wrong, kind_of, read_figures, tables
from trackwalker.suite.lacking import Part, Worth
from trackwalker.suite.mutants import Trial

FIGURES = ROOT / "docs" / "conformance" / "figures.json"


def trial(name: str, state: str) -> Trial:
    return Trial(name, "", (), state)


def worth(game: str, bugs: Part = Part(1, 2)) -> Worth:  # noqa: B008 - nobody can change it
    return Worth(game, Part(8, 10), bugs, Part(2, 3), (), ())


@pytest.mark.parametrize("game", whole_games())
def test_every_wrong_engine_is_of_a_kind(game: str) -> None:
    assert {kind_of(wrong.name) for wrong in wrong_engines(game)} <= {*KINDS}


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("refusal/pool-limit", "refusal"),
        ("refusal/power-hexes@in-Construction._terms_of_power", "place"),
        ("refusal/president-certificate-stays@in-Sales.plan.2", "place"),
        ("refusal/not-his-to-sell@holding-some", "case"),
        ("refusal/not-now@out-of-turn+dividend", "case"),
        ("effect/Tokens.put@second-time", "effect"),
        ("judged/buy_shares@same-president", "company"),
    ],
)
def test_the_kind_is_told_by_the_name(name: str, kind: str) -> None:
    assert kind_of(name) == kind


def test_what_is_kept_of_a_game_takes_the_place_of_what_was(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    keep_wrong(file, "1846", [trial("refusal/a", "caught"), trial("number/b", "survived")])
    keep_without(file, worth("1846"), frozenset({"load"}))
    keep_without(file, worth("18FL"), frozenset({"load"}), sampled=True)
    keep_wrong(
        file,
        "1846",
        [
            trial("refusal/a", "caught"),
            trial("refusal/b", "unobservable"),
            trial("number/b", "caught elsewhere"),
        ],
    )
    found = read_figures(file)
    assert list(found) == ["1846", "18FL"]
    assert list(tables(found)) == [
        "| what is wrong | 1846 | 18FL |",
        "| --- | ---: | ---: |",
        "| a refusal left out | 1 + 1 of 2 | - |",
        *(f"| {KINDS[kind]} | - | - |" for kind in list(KINDS)[1:-1]),
        "| a number is wrong | 0 of 1 | - |",
        "| all | 1 + 1 of 3 | - |",
        "",
        "| without `load` | clauses | bugs | wrong engines |",
        "| --- | ---: | ---: | ---: |",
        "| 1846 | 8 of 10 (80.0%) | 1 of 2 (50.0%) | 2 of 3 (66.6%) |",
        "| 18FL | 8 of 10 (80.0%) | 1 of 2 (50.0%) | 2 of 3 (66.6%) of a sample |",
    ]
    assert found["1846"].wrong["number"].left == ("number/b",)


def test_where_no_bug_is_known_no_part_of_them_is_told(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    keep_without(file, worth("18GL", Part(0, 0)), frozenset({"load"}))
    assert [*tables(read_figures(file))][-1] == "| 18GL | 8 of 10 (80.0%) | - | 2 of 3 (66.6%) |"


def test_a_file_that_holds_no_figures_is_told(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    file.write_text(json.dumps({"1846": {"right": {}}}), "utf-8")
    with pytest.raises(TrackwalkerError, match=r"no figures: .*right"):
        read_figures(file)


@pytest.mark.parametrize(
    "arguments",
    [
        ("18Chesapeake", "--only", "refusal/pool-limit", "--keep", "kept.json"),
        ("18Chesapeake", "--figures", "kept.json"),
    ],
)
def test_only_whole_games_are_kept_and_only_the_page_shows_figures(arguments: tuple[str, ...]) -> None:
    result = CliRunner().invoke(main, ["mutants", *arguments])
    assert result.exit_code == 2
    assert " is for " in result.output


def test_figures_are_kept_of_games_that_have_wrong_engines() -> None:
    assert {*read_figures(FIGURES)} <= {*whole_games()}
