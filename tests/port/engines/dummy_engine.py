"""A Python engine for the tests: it keeps one state, and a pass of the first player costs him a dollar."""

import copy
import json
import sys
from pathlib import Path
from typing import Any

STATE = Path(__file__).parents[2] / "fixtures" / "states" / "18Chesapeake-emergency.json"


class CannotError(Exception):
    """What the dummy raises where it knows that it cannot."""


class Dummy:
    """All methods of the port; `hide` takes capabilities away."""

    cannot: Any = (CannotError,)

    def __init__(self, hide: frozenset[str] = frozenset()) -> None:
        self.kept: dict[str, Any] | None = None
        self.capabilities = [name for name in ("load", "legal_actions", "best_routes") if name not in hide]

    def hello(self) -> dict[str, Any]:
        return {
            "name": "dummy",
            "version": "0.0",
            "games": [{"game": "18Chesapeake", "editions": ["2020"], "players": [4]}],
            "capabilities": self.capabilities,
            "readings": {},
        }

    def new_game(self, game: str, players: list[str], deal: dict[str, Any], **_: Any) -> None:
        del players, deal
        if game != "18Chesapeake":
            raise CannotError(f"I cannot play {game}")
        self.kept = json.loads(STATE.read_text(encoding="utf-8"))

    def state(self) -> dict[str, Any]:
        if self.kept is None:
            raise CannotError("nothing is loaded")
        return self.kept

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        match action["type"]:
            case "pass":
                print("a print that must not get between the replies")
                self.state()["players"][0]["cash"] -= 1
                return {"legal": True}
            case "bankrupt":
                raise KeyError("no such key")
            case "bid":
                return {"legal": object()}  # cannot be written as JSON
            case "dividend":
                sys.exit(9)
        return {"legal": False, "reason": "the dummy knows only passes"}

    def load(self, state: dict[str, Any]) -> None:
        self.kept = copy.deepcopy(state)

    def legal_actions(self) -> list[dict[str, Any]]:
        return [{"type": "pass", "actor": {"kind": "player", "id": "Alice"}}]

    def best_routes(self, company: str) -> dict[str, Any]:
        del company
        return {"revenue": 0, "routes": []}


class SaysNothingOfErrors(Dummy):
    """Does not say by which exceptions it tells that it cannot."""

    cannot = ()


class SaysErrorsWrongly(Dummy):
    """Says so by a name."""

    cannot = "CannotError"


def broken_factory() -> Dummy:
    """A factory that fails."""
    raise RuntimeError("the dummy is out of order")


not_a_factory = 7
