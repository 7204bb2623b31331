"""What caught a wrong engine the last time is played first, and decides nothing."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from trackwalker.cli import main
from trackwalker.errors import TrackwalkerError
from trackwalker.paths import features_dir
from trackwalker.suite.mutants import Bench, Trial, try_all
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


@pytest.fixture(scope="module")
def bench() -> Bench:
    """Three scenarios: one of the broken clause that passes, one that fails, one of another clause."""
    bench = Bench(features_dir(), GAME)
    broken = {*bench.wrong[LOW_BID].clauses}
    own = [one for one in bench.scenarios if broken.intersection(one.clauses)]
    found = bench.try_one(LOW_BID).killer
    passing = next(one for one in own if not any("tries to" in said.text for said in one.steps))
    other = next(one for one in bench.scenarios if not broken.intersection(one.clauses) and one.marks)
    vars(bench).pop("marked", None)
    bench.scenarios = [passing, next(one for one in own if one.id == found), other]
    return bench


def again(bench: Bench, killer: str, wrong: str = LOW_BID) -> Trial | None:
    bench.killers = {wrong: killer}
    return bench.caught_again(wrong)


def test_it_is_played_first_and_alone(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    killer = bench.scenarios[1].id
    monkeypatch.setattr(Bench, "try_one", lambda *_: pytest.fail("more than the one was played"))
    (trial,) = try_all(GAME, [LOW_BID], sound=True, killers={LOW_BID: killer})
    assert (trial.state, trial.killer) == ("caught", killer)


def test_what_accuses_no_more_decides_nothing(bench: Bench) -> None:
    """Whether it passes, is of a clause that is not broken, or is gone."""
    passing, killer, other = (one.id for one in bench.scenarios)
    trial = again(bench, killer)
    assert trial is not None
    assert (trial.state, trial.killer) == ("caught", killer)
    for stale in (passing, other, "18Chesapeake/29/there-is-no-such-scenario"):
        assert again(bench, stale) is None
    assert again(bench, killer, "refusal/pool-limit") is None
    assert bench.try_one(LOW_BID).killer == killer


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
