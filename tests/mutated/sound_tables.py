"""Sound tables of a game: the states on the way through its openings, and through steered games."""

from functools import cache
from typing import Any

from trackwalker.components.load import load_components
from trackwalker.invariants.checking import load_facts
from trackwalker.invariants.core.view import Step
from trackwalker.paths import features_dir
from trackwalker.playouts.openings import start_from
from trackwalker.playouts.play import Plan, play
from trackwalker.port.reference import ReferenceConnection
from trackwalker.scene.openings import load_opening, opening_names

__all__ = ["of_openings", "of_steered_games", "on_the_way"]

State = dict[str, Any]

EVERY = 5
"""Of how many states on the way one is taken."""

IN_NEED = ("bankruptcy", "need")
"""How the names of openings end in which a president has to find money."""


@cache
def of_openings(game: str, count: int | None = None) -> tuple[State, ...]:
    """States on the way through the openings; `count`: through so many of them, and to a president in need.

    Each kind of decision is among them that comes up in an opening.
    """
    folder = features_dir() / game / "openings"
    names = opening_names(folder)
    chosen = names if count is None else names[:: max(1, len(names) // count)]
    chosen = [*chosen, *(name for name in names if name.endswith(IN_NEED) and name not in chosen)]
    found: list[State] = []
    components = load_components(features_dir(), game)
    for name in chosen:
        engine = ReferenceConnection()
        params, actions = start_from(load_opening(folder, name), engine, components, {})
        engine.new_game(params)
        found.append(engine.state())
        seen: set[str] = set()
        for number, action in enumerate(actions, 1):
            engine.apply(action)
            state = engine.state()
            kind = state["pending"][0]["kind"]
            if number % EVERY == 0 or number == len(actions) or kind not in seen:
                found.append(state)
            seen.add(kind)
    return tuple(found)


@cache
def on_the_way(game: str, opening: str) -> tuple[State, ...]:
    """All states on the way through one opening."""
    engine, components = ReferenceConnection(), load_components(features_dir(), game)
    params, actions = start_from(
        load_opening(features_dir() / game / "openings", opening), engine, components, {}
    )
    engine.new_game(params)
    found = [engine.state()]
    for action in actions:
        engine.apply(action)
        found.append(engine.state())
    return tuple(found)


@cache
def of_steered_games(game: str, games: int) -> tuple[State, ...]:
    """States on the way through steered games, rare kinds of decision as often as others."""
    facts, found = load_facts(features_dir(), game), []
    seen: dict[str | None, int] = {}

    def keep(step: Step) -> None:
        kind = step.after.kind
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] % EVERY == 1:
            found.append(dict(step.after.state))

    for seed in range(1, games + 1):
        play(Plan(game, seed, probes=0), ReferenceConnection(), facts, keep)
    return tuple(found)
