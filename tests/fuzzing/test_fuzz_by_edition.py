"""Fuzzing and claims by another edition than the base."""

import json
import random
from pathlib import Path

import pytest
from click.testing import CliRunner

from trackwalker.cli import main
from trackwalker.errors import TrackwalkerError
from trackwalker.fuzzing.database import Database
from trackwalker.fuzzing.documents import beginning_in, edition_of, run_document, run_in
from trackwalker.fuzzing.guide import Guide
from trackwalker.fuzzing.runs import Beginning, Run
from trackwalker.fuzzing.scenarios import _Writer
from trackwalker.fuzzing.search import Order, Setting, rules_for
from trackwalker.playouts.deals import dealt_game
from trackwalker.port.reference import ReferenceConnection
from trackwalker.port.schema import validate
from trackwalker.scene.values import PLAYER_NAMES
from trackwalker.suite.claims import alternatives

GAME, EDITION = "1846", "2"
USUAL = {"readings": {}, "deviations": []}


@pytest.fixture(scope="module")
def setting() -> Setting:
    return Setting(Order(game=GAME, edition=EDITION), ReferenceConnection())


def dealt(setting: Setting) -> Beginning:
    rng = random.Random(3)
    return Beginning("a deal", setting.guide.deal(dealt_game(GAME, PLAYER_NAMES[:3], setting.facts, rng)))


def test_runs_begin_by_the_edition_on_both_engines(setting: Setting) -> None:
    start = dealt(setting)
    assert edition_of(start) == EDITION
    setting.guide.begin(start)
    assert setting.guide.state["edition"] == EDITION
    setting.lockstep.tested.begin(start, setting.rules)
    assert setting.lockstep.tested.engine.state()["edition"] == EDITION
    assert "the-first-operating-round-of-the-second-edition" in {one.name for one in setting.openings}
    assert "LM" in setting.facts.components["removable"][0]["members"]


def test_by_the_base_nothing_is_said_of_editions() -> None:
    usual = Setting(Order(game=GAME), ReferenceConnection())
    assert "edition" not in (dealt(usual).params or {})
    assert "the-first-operating-round-of-the-second-edition" not in {one.name for one in usual.openings}


def test_a_run_says_its_edition(setting: Setting, tmp_path: Path) -> None:
    run = Run(dealt(setting))
    document = run_document(GAME, run, USUAL, [])
    validate(document, "run", "the run")
    assert document["begun_with"]["edition"] == EDITION
    _, again, _ = run_in(document, tmp_path / "run.json")
    assert edition_of(again.beginning) == EDITION


def test_a_beginning_of_another_edition_is_refused_with_the_way_out(setting: Setting, tmp_path: Path) -> None:
    setting.guide.begin(dealt(setting))
    file = tmp_path / "state.json"
    file.write_text(json.dumps(setting.guide.state))
    with pytest.raises(TrackwalkerError, match=r"is by edition 2, not by 1\.1: --edition 2"):
        beginning_in(file, GAME, Guide(USUAL))
    assert edition_of(beginning_in(file, GAME, Guide(USUAL, EDITION))) == EDITION


def test_an_engine_that_does_not_offer_the_edition_is_told_so() -> None:
    hello = ReferenceConnection().hello()
    games = [{**one, "editions": one["editions"][:1]} for one in hello["games"]]
    with pytest.raises(TrackwalkerError, match="does not offer the edition 2 of 1846"):
        rules_for(GAME, {**hello, "games": games}, None, EDITION)


@pytest.mark.parametrize(("game", "edition", "bound"), [("1846", "2", "since"), ("18GL", "1.0", "until")])
def test_the_scenario_of_a_finding_is_of_the_edition(game: str, edition: str, bound: str) -> None:
    writer = _Writer(game, USUAL, Guide(USUAL, edition), edition)
    assert (writer._bound(), writer.components["edition"]) == (bound, edition)


def test_what_was_found_is_kept_apart_by_edition() -> None:
    files = {Database.at_home(GAME, "reference", edition).file for edition in (None, "2")}  # type: ignore[union-attr]
    assert len(files) == 2


def test_claims_are_those_of_the_edition() -> None:
    assert ("1846-Q99", "b") in alternatives(GAME, EDITION)
    assert ("1846-Q99", "b") not in alternatives(GAME)


@pytest.mark.parametrize("words", [("fuzz", GAME), ("claims", GAME)])
def test_an_edition_that_there_is_not_is_one_clear_line(words: tuple[str, ...]) -> None:
    done = CliRunner().invoke(main, [*words, "--edition", "7"])
    assert (done.exit_code, done.output) == (2, "error: 1846 has no edition '7'; it has 1.1, 2\n")
