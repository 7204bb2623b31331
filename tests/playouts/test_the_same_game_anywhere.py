"""A seed is the same steered game in every process: nothing that is chosen hangs on the order of a set."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

GAMES = {
    "18GL": (703, 120),
    "LostAtlas": (3, 60),
    "1846": (2, 60),
    "18FL": (2, 60),
    "18Chesapeake": (3, 60),
}
"""The seed of a game, and after how many actions it is broken off."""

PLAYS = """
import json, sys
from trackwalker.invariants.checking import load_facts
from trackwalker.paths import features_dir
from trackwalker.playouts.play import Plan, play
from trackwalker.port.connect import connect

found = {}
for game, (seed, actions) in json.loads(sys.argv[1]).items():
    steps = []
    plan = Plan(game, seed, probes=0, longest=actions)
    play(plan, connect("reference"), load_facts(features_dir(), game), steps.append)
    found[game] = [dict(step.action) for step in steps]
print(json.dumps(found))
"""
"""Plays the games and writes their actions."""


def played(hash_seed: str) -> dict[str, list[dict[str, Any]]]:
    """The actions of the games in a process that hashes strings in its own way."""
    done = subprocess.run(
        [sys.executable, "-P", "-c", PLAYS, json.dumps(GAMES)],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, list[dict[str, Any]]] = json.loads(done.stdout)
    return found


@pytest.fixture(scope="module")
def both() -> tuple[dict[str, list[dict[str, Any]]], dict[str, list[dict[str, Any]]]]:
    return played("1"), played("2")


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_is_the_same_game_however_strings_are_hashed(
    game: str, both: tuple[dict[str, list[dict[str, Any]]], dict[str, list[dict[str, Any]]]]
) -> None:
    one, other = (found[game] for found in both)
    assert len(one) == GAMES[game][1]
    assert one == other
