"""An engine that draws its cards itself: nothing but what tells the order of cards is out of its reach."""

import random
from functools import lru_cache
from typing import Any

import pytest
from shipped import scenarios_of

from trackwalker.paths import features_dir
from trackwalker.port.reference import ReferenceConnection
from trackwalker.scene import load_components
from trackwalker.suite.direct import DirectScenario, play
from trackwalker.suite.driver import Run, run_suite
from trackwalker.suite.order import Wishes, place_order
from trackwalker.verdicts import Verdict

GAME = "1846"


class Shuffler:
    """The reference engine, shuffling the cards itself.

    shuffled: how often it has done so.
    """

    def __init__(self, seed: int) -> None:
        self._engine = ReferenceConnection()
        self._random = random.Random(seed)
        self.shuffled = 0

    def hello(self) -> dict[str, Any]:
        greeting = self._engine.hello()
        return {**greeting, "capabilities": [name for name in greeting["capabilities"] if name != "chance"]}

    def new_game(self, params: dict[str, Any]) -> None:
        self._engine.new_game(params)

    def load(self, state: dict[str, Any]) -> None:
        self._engine.load(state)

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        answer = self._engine.apply(action)
        while answer["legal"] and (due := self._engine.state()["pending"]) and due[0]["kind"] == "shuffle":
            cards = list(due[0]["context"]["cards"])
            self._random.shuffle(cards)
            self._engine.apply({"type": "shuffle", "actor": due[0]["actors"][0], "cards": cards})
            self.shuffled += 1
        return answer

    def state(self) -> dict[str, Any]:
        return self._engine.state()

    def legal_actions(self) -> list[dict[str, Any]]:
        return self._engine.legal_actions()

    def best_routes(self, company: str) -> dict[str, Any]:
        return self._engine.best_routes(company)

    def close(self) -> None:
        self._engine.close()


def tells_the_order(scenario: DirectScenario) -> bool:
    """Does the scenario say how cards lie that were put under the deck?"""
    return any(said.definition.action == "shuffle" for said in scenario.steps)


def draws_cards(scenario: DirectScenario) -> bool:
    """Does the scenario pass through a part of the distribution?"""
    return any(
        said.definition.action == "draft" or said.text.startswith("the game has been played up to")
        for said in scenario.steps
    )


@lru_cache
def scenarios() -> list[DirectScenario]:
    return [scenario for scenario in scenarios_of(GAME) if not scenario.readings]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_scenarios_hold_in_whatever_order_the_cards_lie(seed: int) -> None:
    engine, components = Shuffler(seed), load_components(features_dir(), GAME)
    drawing = [one for one in scenarios() if draws_cards(one) and not tells_the_order(one)]
    assert len(drawing) > 50
    wrong = {one.id: how for one in drawing if (how := play(one, engine, components, {}))}
    assert wrong == {}
    assert engine.shuffled > 60  # the ends of openings are loaded again, their cards are not drawn anew


@lru_cache
def run() -> Run:
    """The distribution against the reference engine, its capability `chance` hidden."""
    wishes = Wishes(games=(GAME,), sections=("2", "3"), engine="reference:without=chance")
    return run_suite(place_order(wishes, features_dir()).job, jobs=2)


def test_nothing_else_is_out_of_reach() -> None:
    told = {one.id for one in scenarios_of(GAME) if tells_the_order(one)}
    assert told
    outcomes = {one.id: run().outcome(one) for one in run().planned}
    assert {name for name, one in outcomes.items() if one.verdict is Verdict.UNSUPPORTED} == told
    assert {outcomes[name].message for name in told} == {"the engine does not have the capability 'chance'"}
    others = {one.verdict for name, one in outcomes.items() if name not in told}
    assert others <= {Verdict.PASS, Verdict.OTHER_READING}


def test_without_the_capability_the_reference_engine_draws_itself() -> None:
    deal = {
        "removed": ["C&O", "ERIE", "LSL", "O&I", "MPC", "TBC"],
        "deck": ["MS", "blank", "MC", "blank", "C&WI", "MAIL", "SC", "BIG4", "blank"],
    }
    keep = {"type": "draft", "actor": {"kind": "player", "id": "Carol"}, "card": "MS"}
    kinds = []
    for hidden in (frozenset[str](), frozenset({"chance"})):
        engine = ReferenceConnection(hidden)
        engine.new_game({"game": GAME, "players": ["Alice", "Bob", "Carol"], "deal": deal})
        assert engine.apply(keep)["legal"]
        kinds.append(engine.state()["pending"][0]["kind"])
    assert kinds == ["shuffle", "draft"]
