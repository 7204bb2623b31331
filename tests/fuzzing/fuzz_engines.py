"""Engines for fuzzing: the reference engine, spoilt in one place or breaking down."""

from typing import Any

from trackwalker.port.engine import EngineFault
from trackwalker.port.reference import ReferenceConnection, connect_wrong, wrong_engines


def wrong(game: str, name: str, hide: frozenset[str] = frozenset()) -> ReferenceConnection:
    """A wrong engine by its name."""
    return connect_wrong(next(one for one in wrong_engines(game) if one.name == name), hide)


class Breaking(ReferenceConnection):
    """Dies, or writes rubbish, over every pass."""

    def __init__(self, kind: Any) -> None:
        super().__init__(frozenset({"load", "legal_actions", "best_routes"}))
        self.kind = kind

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        if action["type"] == "pass":
            raise EngineFault(self.kind, "it broke down", method="apply")
        return super().apply(action)


class Changing(ReferenceConnection):
    """Shows, after its first accepted action or at once, a state that no schema allows."""

    def __init__(self, at_once: bool = False) -> None:
        super().__init__()
        self.at_once = at_once

    def state(self) -> dict[str, Any]:
        document = super().state()
        return {**document, "players": "many"} if self.at_once or document["round"].get("bids") else document


class Lying(ReferenceConnection):
    """Gives itself a name that moves the cursor, and declares readings that there are not."""

    def hello(self) -> dict[str, Any]:
        hello = super().hello()
        able = [one for one in hello["capabilities"] if one != "rules"]
        declared = {"18CH-Q05": "z", "CHESS-Q01": "a"}
        version = "\n0 findings\x1b[2J" + "9" * 5000
        return {**hello, "version": version, "capabilities": able, "readings": declared}


class Eager(ReferenceConnection):
    """Passes for every player who can do nothing else in a stock round."""

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        answer = super().apply(action)
        while answer["legal"] and self._only_passes():
            super().apply(self.legal_actions()[0])
        return answer

    def _only_passes(self) -> bool:
        due = self.state()["pending"][:1]
        asked = [one["kind"] for one in due] == ["stock_turn"]
        return asked and [one["type"] for one in self.legal_actions()] == ["pass"]


class Stubborn(ReferenceConnection):
    """Refuses to put a marker where it lies."""

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        lying = {(one["private"], one["hex"]) for one in self.state().get("markers", ())}
        if action["type"] == "assign" and (action["private"], action.get("hex")) in lying:
            return {"legal": False, "reason": "it lies there"}
        return super().apply(action)


class Backwards(ReferenceConnection):
    """Lists tokens and tiles from the last to the first; hands on the priority deal with the first pass."""

    passed = False

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        answer = super().apply(action)
        self.passed = self.passed or (action["type"] == "pass" and bool(answer["legal"]))
        return answer

    def state(self) -> dict[str, Any]:
        table = super().state()
        companies = [{**one, "tokens": one["tokens"][::-1]} for one in table["companies"]]
        tiles = {**table["tiles"], "laid": table["tiles"]["laid"][::-1]}
        others = [one["id"] for one in table["players"] if one["id"] != table["priority"]]
        priority = others[0] if self.passed else table["priority"]
        return {**table, "companies": companies, "tiles": tiles, "priority": priority}
