"""What caught a wrong engine the last time is played first, and decides nothing."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from trackwalker.cli import main
from trackwalker.errors import TrackwalkerError
from trackwalker.paths import features_dir
from trackwalker.suite.mutants import Bench, try_all
from trackwalker.suite.remembered import Remembered

GAME = "18Chesapeake"
LOW_BID = "refusal/bid-too-low"


def test_what_was_kept_is_read_again_for_each_game_and_lack(tmp_path: Path) -> None:
    file = tmp_path / "caught.json"
    assert Remembered(file).killers(GAME) == {}
    Remembered(file).keep(GAME, {"b": "x", "a": "x", "c": "y"})
    Remembered(file).keep(GAME, {"a": "y"}, frozenset({"load"}))
    Remembered(file).keep("1846", {"a": "z"})
    again = Remembered(file)
    assert again.killers(GAME) == {"a": "x", "b": "x", "c": "y"}
    assert again.killers(GAME, frozenset({"load"})) == {"a": "y"}
    assert again.killers("1846") == {"a": "z"}
    assert list(json.loads(file.read_text())) == ["1846", GAME]
    assert json.loads(file.read_text())[GAME]["whole"] == {"x": ["a", "b"], "y": ["c"]}


@pytest.mark.parametrize("text", ["[]", '{"18FL": 3}', '{"18FL": {"whole": {"x": "a"}}}', "{"])
def test_a_file_of_something_else_is_named_and_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "caught.json"
    file.write_text(text)
    with pytest.raises(TrackwalkerError, match=r"--remember .*caught\.json"):
        Remembered(file)
    assert file.read_text() == text


def killer_of_a_low_bid() -> str:
    """The first scenario that catches whoever takes too low a bid."""
    (trial,) = try_all(GAME, [LOW_BID], sound=True)
    assert trial.state == "caught"
    return trial.killer


@pytest.fixture(scope="module")
def killer() -> str:
    return killer_of_a_low_bid()


def test_it_is_played_first_and_alone(killer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bench, "try_one", lambda *_: pytest.fail("more than the one was played"))
    (trial,) = try_all(GAME, [LOW_BID], killers={LOW_BID: killer})
    assert (trial.state, trial.killer) == ("caught", killer)


@pytest.mark.parametrize(
    "stale",
    [
        "18Chesapeake/29/there-is-no-such-scenario",
        "18Chesapeake/22/a-dividend-of-nothing",
        "18Chesapeake/1/the-bank-holds-8000-at-the-start",
    ],
)
def test_what_accuses_no_more_leaves_it_to_the_others(killer: str, stale: str) -> None:
    """Whether it is gone, or of a clause that is not broken, or passes."""
    (trial,) = try_all(GAME, [LOW_BID], sound=True, killers={LOW_BID: stale})
    assert (trial.state, trial.killer) == ("caught", killer)


def test_another_clause_s_scenario_is_no_killer(killer: str) -> None:
    bench = Bench(features_dir(), GAME, killers={LOW_BID: killer, "refusal/pool-limit": killer})
    assert bench.caught_again(LOW_BID) is not None
    assert bench.caught_again("refusal/pool-limit") is None


def test_what_the_command_cannot_do_is_said(tmp_path: Path) -> None:
    def said(*words: str) -> Any:
        done = CliRunner().invoke(main, [*words, "--remember", str(tmp_path / "caught.json")])
        assert done.exit_code == 2
        return done.output

    assert "--remember FILE is about the base; leave out --edition" in said(
        "mutants", "1846", "--edition", "2"
    )
    assert "--remember belongs to --without CAPABILITY" in said("clauses", GAME)
    assert "--remember FILE is for the wrong engines of a GAME" in said("mutants", "--bugs", "bugs.yaml")
