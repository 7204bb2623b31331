"""A few seeded games, played once and kept: every step, with the tables before and after it."""

import copy
from collections.abc import Callable
from functools import cache
from typing import Any

from trackwalker.invariants.checking import load_facts
from trackwalker.invariants.core.facts import Facts
from trackwalker.invariants.core.view import Step, View
from trackwalker.paths import features_dir
from trackwalker.playouts.play import Plan, play
from trackwalker.port.connect import connect

GAME = "18Chesapeake"
SEEDS = {
    "18Chesapeake": (15, 17, 19, 20, 25, 46, 55),
    "1846": (3, 18, 32, 51, 55, 117),
    "18FL": (29, 45, 48, 53, 61),
    "18GL": (15, 17, 1026),
    "LostAtlas": (7, 15, 16, 24, 40),
}
"""Together they come to every kind of decision, and to what a test needs five times where it is not rarer."""

STYLES = {("18GL", 1026): "builder"}
"""How the players of some of them incline, where it is not as the seed says."""

GAMES = tuple(SEEDS)
FURTHER = range(200, 260)


@cache
def facts(game: str = GAME) -> Facts:
    """What the box says."""
    return load_facts(features_dir(), game)


@cache
def _played(game: str, seed: int) -> tuple[list[Step], str]:
    """The steps of a game up to the first finding, and that finding in words."""
    found: list[Step] = []
    plan = Plan(game, seed, style=STYLES.get((game, seed)), probes=0)
    played = play(plan, connect("reference"), facts(game), found.append)
    return found, f"{game}, seed {seed}: {played.findings}" if played.findings else ""


def _steps_of(game: str, seed: int) -> list[Step]:
    found, wrong = _played(game, seed)
    assert not wrong, wrong
    return found


def steps(game: str = GAME, games: int | None = None) -> list[Step]:
    """The steps of the usual games, or of the first few of them, one game after the other."""
    return [step for seed in SEEDS[game][:games] for step in _steps_of(game, seed)]


def steps_like(where: Callable[[Step], Any], game: str = GAME) -> list[Step]:
    """Those of the steps that are of a kind; if none is, those of the first further game that has some.

    Raises AssertionError if that is none of many.
    """
    usual = [step for step in steps(game) if where(step)]
    for seed in () if usual else FURTHER:
        usual = [step for step in _steps_of(game, seed) if where(step)]
        if usual:
            break
    assert usual, f"no step of {len(SEEDS[game]) + len(FURTHER)} games of {game} is of the kind"
    return usual


def copied(view: View) -> dict[str, Any]:
    """A state to be changed."""
    state: dict[str, Any] = copy.deepcopy(dict(view.state))
    return state
