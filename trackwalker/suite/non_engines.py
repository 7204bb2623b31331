"""Engines that know no rule at all. They show that the scenarios prove something.

`trackwalker run --engine python:trackwalker.suite.non_engines:AcceptEverything` must find a fault in every
scenario, and so with `RefuseEverything` and `Echo`. Each begins a game as the box says and takes any state
that it is given; what none of these three ever does is to change one. `MovesTurnsOn` changes whose turn it
is, and nothing else: it may pass the few scenarios that are about nothing but the order of turns.
"""

from copy import deepcopy
from functools import lru_cache
from typing import Any

from trackwalker.components.box import Box
from trackwalker.paths import features_dir
from trackwalker.register import load_register
from trackwalker.scene import load_components
from trackwalker.scene.built_table import choose_destination
from trackwalker.scene.fresh import default_deal, fresh_state
from trackwalker.suite.files import games_with_features
from trackwalker.suite.turns_only import move_on

__all__ = ["AcceptEverything", "Echo", "MovesTurnsOn", "RefuseEverything"]


@lru_cache(maxsize=8)
def _box(game: str, edition: str | None = None) -> Box:
    return Box(load_components(features_dir(), game, edition))


class _NonEngine:
    """What they have in common: a table that nothing ever moves on."""

    name = ""

    def __init__(self) -> None:
        self._state: dict[str, Any] = {}

    def hello(self) -> dict[str, Any]:
        """Offers every game that has scenarios, and claims what it takes to be asked everything."""
        features = features_dir()
        games = [
            {
                "game": game,
                "editions": list(load_register(game, features).editions),
                "players": sorted(_box(game).data["players"]),
            }
            for game in games_with_features(features)
        ]
        return {
            "name": self.name,
            "version": "0",
            "games": games,
            "capabilities": ["load", "rules"],
            "readings": {},
        }

    def new_game(
        self,
        game: str,
        players: list[str],
        deal: dict[str, Any],
        edition: str | None = None,
        options: dict[str, Any] | None = None,
        rules: dict[str, Any] | None = None,
    ) -> None:
        """Lay out the game and leave it so."""
        box = _box(game, edition).at({"options": options or {}})
        self._state = fresh_state(box, len(players), deal, rules or {})
        if options and "destination" in options:
            choose_destination(box, self._state, options["destination"])

    def load(self, state: dict[str, Any]) -> None:
        """Take the state and leave it so."""
        self._state = state

    def state(self) -> dict[str, Any]:
        """The state it was given."""
        return self._state

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        """The answer, whatever the action."""
        raise NotImplementedError


class AcceptEverything(_NonEngine):
    """Accepts every action; its table is always that of a new game."""

    name = "accepts everything"

    def load(self, state: dict[str, Any]) -> None:
        """Lay out a new game for the same players instead."""
        players = [player["id"] for player in state["players"]]
        edition = state["edition"]
        box = _box(state["game"], edition).at({"options": state["options"]})
        deal = default_deal(box, len(players))
        if "removed" in deal:  # the same cards are in the game
            there = {one["id"] for kind in ("privates", "companies") for one in state[kind]}
            deal["removed"] = [name for name in (*box.privates, *box.companies) if name not in there]
        self.new_game(state["game"], players, deal, edition, state["options"], state["rules"])

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        """Legal."""
        del action
        return {"legal": True}


class RefuseEverything(_NonEngine):
    """Refuses every action. It truthfully changes nothing."""

    name = "refuses everything"

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        """Illegal."""
        del action
        return {"legal": False, "reason": "no"}


class Echo(_NonEngine):
    """Loads a state, shows it again, accepts what it is told and never changes anything."""

    name = "echoes"

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        """Legal, with no effect."""
        del action
        return {"legal": True}


class MovesTurnsOn(_NonEngine):
    """Accepts every action and asks whoever comes next; money, paper, map and trains stay as they are."""

    name = "moves turns on"

    def load(self, state: dict[str, Any]) -> None:
        """Take the state as one's own."""
        self._state = deepcopy(state)

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        """Legal; the next player, step, company or round is due."""
        move_on(self._state, _box(self._state["game"]), action)
        return {"legal": True}
