"""Engines for the tests of playouts, started as `python:playout_engines:NAME`."""

import contextlib
from typing import Any

from trackwalker.port.reference import make_reference


class Generous:
    """The reference engine, but whoever buys a share gets $10 out of nowhere."""

    def __init__(self) -> None:
        self.engine = make_reference()
        self.engine.checks_tables = False  # or it would refuse the table with the $10

    def __getattr__(self, name: str) -> Any:
        return getattr(self.engine, name)

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        answer = self.engine.apply(action)
        if answer["legal"] and action["type"] == "buy_shares":
            state = self.engine.state()
            buyer = next(player for player in state["players"] if player["id"] == action["actor"]["id"])
            buyer["cash"] += 10
            self.engine.load(state)
        return answer


class Crashing(Generous):
    """Ends in the middle of a game."""

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        if action["type"] == "lay_tile":
            raise SystemExit(3)
        return self.engine.apply(action)


class Speechless(Generous):
    """Says of no game that it plays it."""

    def hello(self) -> dict[str, Any]:
        with contextlib.suppress(KeyError):
            return {**self.engine.hello(), "games": []}
        return {}


def sound() -> Any:
    """The reference engine itself, in another process."""
    return make_reference()
