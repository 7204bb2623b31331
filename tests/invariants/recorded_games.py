"""A few seeded games, played once and kept: every step, with the tables before and after it."""

import copy
from functools import cache
from typing import Any

from trackwalker.invariants.facts import Facts
from trackwalker.invariants.view import Step, View
from trackwalker.invariants.watch import load_facts
from trackwalker.paths import features_dir
from trackwalker.playouts.play import Plan, play
from trackwalker.port.connect import connect

GAME = "18Chesapeake"
SEEDS = {"18Chesapeake": (3, 6, 7, 9, 16, 22, 30), "1846": (0, 4, 10, 18, 28, 115)}
"""Together they come to every kind of decision and of end."""

GAMES = tuple(SEEDS)


@cache
def facts(game: str = GAME) -> Facts:
    """What the box says."""
    return load_facts(features_dir(), game)


@cache
def _play_all(game: str) -> tuple[list[Step], str]:
    """The steps of all games up to the first finding, and that finding in words."""
    engine, found = connect("reference"), list[Step]()
    for seed in SEEDS[game]:
        played = play(Plan(game, seed, probes=0), engine, facts(game), found.append)
        if played.findings:
            return found, f"{game}, seed {seed}: {played.findings}"
    return found, ""


def steps(game: str = GAME) -> list[Step]:
    """The steps of all games, one game after the other."""
    found, wrong = _play_all(game)
    assert not wrong, wrong
    return found


def copied(view: View) -> dict[str, Any]:
    """A state to be changed."""
    state: dict[str, Any] = copy.deepcopy(dict(view.state))
    return state
