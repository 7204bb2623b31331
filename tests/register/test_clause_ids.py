"""Every clause id of every register is known as a tag, and every section can be asked for."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from trackwalker.clause_ids import clause_key, is_clause_id
from trackwalker.cli import main
from trackwalker.coverage import coverage_of
from trackwalker.register import load_register, registered_games
from trackwalker.suite.files import feature_files
from trackwalker.suite.order import Wishes, place_order
from trackwalker.suite.tags import read_tags


@pytest.fixture(params=[pytest.param(game, id=game) for game in registered_games()])
def ids(request: pytest.FixtureRequest) -> list[str]:
    return list(load_register(request.param).clauses)


def test_every_id_of_a_register_is_a_tag(ids: list[str]) -> None:
    assert set(read_tags(ids).clauses) == set(ids)


@pytest.mark.parametrize("other", ["18CH-Q05", "18CH-22-B", "18CH-22", "wip", "18CH-22-a-b", "18CH-22-a\n"])
def test_what_is_no_clause(other: str) -> None:
    assert not is_clause_id(other)


def test_ids_are_sorted_as_a_book_counts() -> None:
    ids = ["X-4.3-a", "X-4.3-z", "X-4.3-aa", "X-4.3-n1a", "X-4.3-n2a", "X-4.3-n10a", "X-4.3-t2", "X-4.10-a"]
    mixed = ids[::-1]
    assert sorted(mixed, key=clause_key) == ids


@pytest.fixture
def features(tmp_path: Path) -> Path:
    """A book whose sections are named by words, not in the order of the alphabet."""
    game = tmp_path / "Toy"
    game.mkdir()
    (game / "rulebook.yaml").write_text(
        "game: Toy\nprefix: TOY\nsource: {title: T, author: A, edition: e}\nedition: '1'\n"
        "sections: [{id: SU.map, title: Map}, {id: SR.auction, title: Auction}, {id: OR.lay, title: Track}]\n"
        "clauses:\n"
        "- {id: TOY-SU.map-n1a, section: SU.map, kind: rule, text: One., testable: true}\n"
        "- {id: TOY-SR.auction-a, section: SR.auction, kind: rule, text: Two., testable: true}\n"
        "- {id: TOY-OR.lay-t1, section: OR.lay, kind: rule, text: Three., testable: true}\n"
    )
    (game / "readings.yaml").write_text("game: Toy\nquestions: []\n")
    for name, clause in (
        ("01_SU.map", "SU.map-n1a"),
        ("02_SR.auction_bids", "SR.auction-a"),
        ("10_OR.lay", "OR.lay-t1"),
    ):
        text = f"Feature: Play\n  @TOY-{clause}\n  Scenario: x\n    Given y\n"
        (game / f"{name}.feature").write_text(text)
    return tmp_path


def test_files_stand_in_the_order_of_the_book(features: Path) -> None:
    names = [file.name for file in feature_files(features, "Toy")]
    assert names == ["01_SU.map.feature", "02_SR.auction_bids.feature", "10_OR.lay.feature"]


def test_a_section_named_by_a_word_can_be_run(features: Path) -> None:
    order = place_order(Wishes(sections=["SR.auction"]), features)
    assert order.job.files == ("Toy/02_SR.auction_bids.feature",)


def test_its_scenarios_have_ids_and_clauses(features: Path) -> None:
    cover = coverage_of("Toy", features)
    assert cover.naked() == []
    ids = [scenario.id for scenario in cover.scenarios]
    assert ids == [
        "Toy/SU.map/x",
        "Toy/SR.auction/x",
        "Toy/OR.lay/x",
    ]


def test_a_section_named_by_a_word_can_be_listed() -> None:
    listed = CliRunner().invoke(main, ["clauses", "1846", "--section", "S.Draft"])
    assert listed.exit_code == 0
    assert "1846-S.Draft-a" in listed.output
