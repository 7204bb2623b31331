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
AUCTION = "18Chesapeake/8/a-new-marker-goes-under-the-one-that-lies-in-the-cell-already"
STOCK_ROUND = "18Chesapeake/7/a-player-only-sells-or-only-buys"
LATER = "18Chesapeake/7/a-player-sells-and-buys-in-one-turn"
SET = "18FL/8.3/the-first-4-train-scraps-all-2-trains-those-in-the-market-too"


def run_of(engine: str) -> dict[str, Verdict]:
    wishes = Wishes(games=(GAME,), engine=engine, scenarios=(*PLAYED, SET))
    run = run_suite(place_order(wishes, features_dir()).job)
    return {one.id: run.outcome(one).verdict for one in run.planned}


def test_in_a_run_who_forgets_by_loading_fails_only_where_a_table_is_set() -> None:
    verdicts = run_of("python:forgetful:Forgetful")
    assert verdicts.pop(SET) in FAULTS
    assert verdicts == dict.fromkeys(PLAYED, Verdict.PASS)


class Loses(ReferenceConnection):
    """Refuses every action with these members; forgets: only after it has loaded a table."""

    def __init__(self, what: dict[str, str], forgets: bool) -> None:
        super().__init__()
        self._what, self._forgets = what, forgets
        self._knows = True
        self.games = self.loads = 0

    def new_game(self, params: dict[str, Any]) -> None:
        self.games += 1
        self._knows = self._forgets
        super().new_game(params)

    def load(self, state: dict[str, Any]) -> None:
        self.loads += 1
        self._knows = False
        super().load(state)

    def load_checked(self, state: dict[str, Any], digest: bytes | None = None) -> None:
        del digest
        self.load(state)

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        if not self._knows and self._what.items() <= action.items():
            return {"legal": False, "reason": "where was I"}
        return super().apply(action)


def how(engine: Loses, game: str, name: str) -> str:
    """How a scenario accuses; nothing where it passes."""
    found = read_scenarios(features_dir(), game, only={name})
    failed = play(found[0], engine, load_components(features_dir(), game))
    assert failed is None or failed.accuses
    return "" if failed is None else failed.how


AFTER = (GAME, {"type": "buy_train", "train": "5"}, [*PLAYED, PLAYED[0]])
"""It goes wrong after the opening, which is the same three times."""
WITHIN = ("18Chesapeake", {"type": "lay_tile"}, [AUCTION, STOCK_ROUND, LATER])
"""It goes wrong within the second opening, which goes on from the first."""


@pytest.mark.parametrize(
    ("case", "forgets", "asked", "passed"),
    [
        pytest.param(AFTER, True, [(1, 0), (2, 1), (3, 1)], [True, True, True], id="after-forgets"),
        pytest.param(AFTER, False, [(1, 0), (2, 1), (3, 2)], [False, False, False], id="after-never"),
        pytest.param(WITHIN, True, [(1, 0), (2, 1), (3, 1)], [True, True, True], id="within-forgets"),
        pytest.param(WITHIN, False, [(1, 0), (2, 1), (2, 1)], [True, False, False], id="within-never"),
    ],
)
def test_a_failure_after_loading_is_played_again_from_the_deal(
    case: tuple[str, dict[str, str], list[str]],
    forgets: bool,
    asked: list[tuple[int, int]],
    passed: list[bool],
) -> None:
    """asked: how many games the engine has begun after each, and how many tables it has loaded. One that
    forgets is not asked to load again; one that never does it is, as long as its openings go well."""
    game, what, names = case
    engine, seen = Loses(what, forgets), []
    for name in names:
        said = how(engine, game, name)
        seen.append((not said, engine.games, engine.loads))
        assert not said or said == how(Loses(what, forgets), game, name)
    assert seen == [(passes, *counts) for passes, counts in zip(passed, asked, strict=True)]
    assert kept_for(engine).may_load is not forgets
