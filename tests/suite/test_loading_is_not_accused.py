"""Whoever loses by loading what no state shows is not accused where a scenario is played from the deal."""

from typing import Any

import pytest

from trackwalker.components.load import load_components
from trackwalker.paths import features_dir
from trackwalker.port.reference import ReferenceConnection
from trackwalker.scene.kept import kept_for
from trackwalker.suite.direct import play, read_scenarios
from trackwalker.suite.driver import run_suite
from trackwalker.suite.order import Wishes, place_order
from trackwalker.verdicts import FAULTS, Verdict

GAME = "18FL"
PLAYED = (
    "18FL/2/the-first-5-train-brings-phase-5-and-closes-the-private-companies",
    "18FL/2/the-first-5-train-raises-havana-from-60-to-100",
)
"""Both are played up to the eve of phase 5, and then a train is bought."""
SET = "18FL/8.3/the-first-4-train-scraps-all-2-trains-those-in-the-market-too"


def run_of(engine: str) -> dict[str, Verdict]:
    wishes = Wishes(games=(GAME,), engine=engine, scenarios=(*PLAYED, SET))
    run = run_suite(place_order(wishes, features_dir()).job)
    return {one.id: run.outcome(one).verdict for one in run.planned}


def test_in_a_run_who_forgets_by_loading_fails_only_where_a_table_is_set() -> None:
    verdicts = run_of("python:forgetful:Forgetful")
    assert verdicts.pop(SET) in FAULTS
    assert verdicts == dict.fromkeys(PLAYED, Verdict.PASS)


class NoTrains(ReferenceConnection):
    """Sells no 5-train; `forgets`: only after it has loaded a table."""

    def __init__(self, forgets: bool) -> None:
        super().__init__()
        self._forgets = forgets
        self.sells = True
        self.games = self.loads = 0

    def new_game(self, params: dict[str, Any]) -> None:
        self.games += 1
        self.sells = self._forgets
        super().new_game(params)

    def load(self, state: dict[str, Any]) -> None:
        self.loads += 1
        self.sells = False
        super().load(state)

    def load_checked(self, state: dict[str, Any], digest: bytes | None = None) -> None:
        del digest
        self.load(state)

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        if not self.sells and action["type"] == "buy_train" and action["train"] == "5":
            return {"legal": False, "reason": "there is none"}
        return super().apply(action)


@pytest.mark.parametrize(
    ("forgets", "games", "loads"),
    [
        pytest.param(True, [1, 2, 3], [0, 1, 1], id="forgets by loading, which nobody does any more"),
        pytest.param(False, [1, 2, 3], [0, 1, 2], id="never sells one, and is asked to load again"),
    ],
)
def test_a_failure_after_loading_is_played_again_from_the_deal(
    forgets: bool, games: list[int], loads: list[int]
) -> None:
    engine, box = NoTrains(forgets), load_components(features_dir(), GAME)
    found = {one.id: one for one in read_scenarios(features_dir(), GAME)}
    seen = []
    for name in (*PLAYED, PLAYED[0]):
        failed = play(found[name], engine, box)
        assert (failed is None) is forgets, name
        assert failed is None or failed.accuses
        seen.append((engine.games, engine.loads))
    assert seen == [*zip(games, loads, strict=True)]
    assert kept_for(engine).may_load is not forgets
