"""Going on from a table to the end of its round, by moves that are legal; passing where that is possible."""

import random
from typing import Any

from reference_engine.engine import ReferenceEngine
from trackwalker.invariants.engine.from_templates import fill, least_most_or_any

MOST_ACTIONS = 400
"""In which a round that is played by these moves has to be over."""


class Stuck(AssertionError):
    """Nobody can go on, or what is listed is refused, or there is no end."""


def _round(state: dict[str, Any]) -> tuple[Any, ...]:
    current = state["round"]
    return current["kind"], current.get("set"), current.get("number")


def play_to_the_end_of_the_round(engine: ReferenceEngine, rng: random.Random) -> int:
    """Play on; how many actions it took. Raises Stuck."""
    game = engine.game
    assert game is not None
    began = (
        type(game.state.round),
        getattr(game.state.round, "set", None),
        getattr(game.state.round, "number", None),
    )
    for count in range(MOST_ACTIONS):
        current = game.state.round
        now = type(current), getattr(current, "set", None), getattr(current, "number", None)
        if now != began or not game.state.pending:
            return count
        _act(engine, rng)
    raise Stuck(f"no end after {MOST_ACTIONS} actions: {game.state.pending}")


def _act(engine: ReferenceEngine, rng: random.Random) -> None:
    game = engine.game
    assert game is not None
    due = game.state.pending[0]
    actor = {"kind": due.actors[0].kind, "id": due.actors[0].id}
    if rng.random() < 0.75 and engine.apply({"type": "pass", "actor": actor})["legal"]:
        return
    listed = engine.legal_actions()
    if not listed:
        raise Stuck(f"{due.kind} is due and nothing is legal")
    # who has bid all that he has can buy nothing; where all have, all pass for ever, and may
    in_auction = due.kind == "auction_turn"
    action = fill(
        rng.choice(listed),
        _the_least if in_auction else least_most_or_any(rng),
        lambda company: list(engine.best_routes(company)["routes"]),
    )
    answer = engine.apply(action)
    if not answer["legal"]:
        raise Stuck(f"{action} is listed and refused: {answer['reason']}")


def _the_least(least: int, most: int, step: int) -> int:  # noqa: ARG001
    return least
