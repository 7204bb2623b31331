"""A game with a register only: commands over all games pass it by, others say what is missing."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from trackwalker.cli import main
from trackwalker.coverage import coverage_of
from trackwalker.errors import TrackwalkerError
from trackwalker.invariants.checking import load_facts
from trackwalker.paths import features_dir
from trackwalker.register import load_register, registered_games
from trackwalker.suite.files import games_with_features, require_features
from trackwalker.suite.order import Wishes, place_order

PLAYABLE = games_with_features(features_dir())
BARE = [game for game in registered_games() if game not in PLAYABLE]
UNKNOWN = ["1889"]
"""A game that nothing here describes."""


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


@pytest.fixture
def features(tmp_path: Path) -> Path:
    """A specification of two games: Toy has a feature file, Bare a register only."""
    for game, prefix in (("Toy", "TOY"), ("Bare", "BARE")):
        (tmp_path / game).mkdir()
        (tmp_path / game / "rulebook.yaml").write_text(
            f"game: {game}\nprefix: {prefix}\nsource: {{title: T, author: A, edition: e}}\nedition: '1'\n"
            "sections: [{id: '1', title: Play}]\n"
            f"clauses: [{{id: {prefix}-1-a, section: '1', kind: rule, text: One., testable: true}}]\n"
        )
        (tmp_path / game / "readings.yaml").write_text(f"game: {game}\nquestions: []\n")
    (tmp_path / "Toy" / "01_play.feature").write_text(
        "Feature: Play\n  @TOY-1-a\n  Scenario: x\n    Given y\n"
    )
    return tmp_path


def test_its_clauses_are_all_naked(features: Path) -> None:
    assert coverage_of("Bare", features).naked() == ["BARE-1-a"]


def test_a_run_of_all_games_passes_it_by(features: Path) -> None:
    order = place_order(Wishes(), features)
    assert list(order.registers) == ["Toy"]
    assert order.whole_games


def test_a_run_of_it_says_why_not(features: Path) -> None:
    with pytest.raises(TrackwalkerError, match="unknown game 'Bare': no feature files; games: Toy"):
        place_order(Wishes(games=["Bare"]), features)
    with pytest.raises(TrackwalkerError, match="unknown game 'Bare': no feature files; games: Toy"):
        require_features(features, "Bare")


def test_its_box_is_missing(features: Path) -> None:
    with pytest.raises(TrackwalkerError, match="there are no components of 'Bare'"):
        load_facts(features, "Bare")


def test_sections_are_looked_for_in_every_game() -> None:
    """Section 22 is in one book and not in another."""
    everywhere = run("clauses", "--section", "22")
    assert everywhere.exit_code == 0
    assert everywhere.output == run("clauses", "18Chesapeake", "--section", "22").output
    numbered = [game for game in registered_games() if "4" in load_register(game).sections]
    assert run("clauses", "--section", "4").output.count("testable, ") == len(numbered) > 1
    padded = run("clauses", "1846", "--section", "05.24")
    assert padded.exit_code == 0
    assert padded.output == run("clauses", "1846", "--section", "5.24").output
    missing = run("clauses", "--section", "99")
    assert missing.exit_code == 2
    assert "there is no section '99'" in missing.output


def test_readings_of_all_games_are_listed_with_one_profile() -> None:
    output = run("readings", "--profile", "18xx.games", "--kind", "binding").output
    assert all(f"{game}: " in output for game in registered_games())


@pytest.mark.parametrize("game", registered_games())
@pytest.mark.parametrize("command", ["clauses", "readings"])
def test_lists_of_it_work(game: str, command: str) -> None:
    result = run(command, game)
    assert result.exit_code == 0
    assert result.output.startswith(f"{game}: ")


PLAYING = [
    *((command, game) for game in (*BARE, *UNKNOWN) for command in ("run", "mutants", "claims")),
    *(("playout", game, "--games", "1") for game in (*BARE, *UNKNOWN)),
]


@pytest.mark.parametrize("command", PLAYING, ids=" ".join)
def test_playing_it_ends_with_2_and_no_traceback(command: tuple[str, ...]) -> None:
    result = run(*command)
    game = command[1]
    assert result.exit_code == 2
    assert result.output.startswith("error: ")
    assert game in result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)


@pytest.mark.parametrize("game", [*BARE, *UNKNOWN])
def test_a_recorded_game_of_it_is_refused_by_name(game: str, tmp_path: Path) -> None:
    """By the replay if its box is not described, else by the engine, which does not play it."""
    players = [{"id": number, "name": name} for number, name in enumerate(("Alice", "Bob", "Carol"))]
    file = tmp_path / "game.json"
    file.write_text(json.dumps({"id": 1, "title": game, "players": players, "actions": []}))
    result = run("replay", str(file))
    assert result.exit_code == 2
    assert f"the game {game!r} is not known" in result.output
