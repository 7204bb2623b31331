"""Maps built at random: what is listed is what a count by hand allows; the same deal gives the same map."""

import random
from typing import Any

import pytest

from reference_engine.engine import ReferenceEngine
from trackwalker.components.built_map import covered, in_mode
from trackwalker.components.load import load_components
from trackwalker.invariants.checking import check_state, load_facts
from trackwalker.invariants.core.view import View
from trackwalker.paths import features_dir

NAMES = ["Alice", "Bob", "Carol", "Dave", "Erin"]
AROUND = ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))
BOX = load_components(features_dir(), "LostAtlas")
FACTS = load_facts(features_dir(), "LostAtlas")


def _deal(engine: ReferenceEngine, mode: str, players: int, rng: random.Random) -> None:
    """Begin a game with a deal drawn at random."""
    box = in_mode(BOX, mode)
    deck = [*box["parts"]["pieces"], *box["parts"]["projects"]]
    minors = [card["id"] for card in box["companies"] if card["kind"] == "minor"]
    rng.shuffle(deck)
    rng.shuffle(minors)
    columns = [minors[at : at + 4] for at in range(0, len(minors), 4)]
    deal = {"deck": deck, "charters": columns, "starter": rng.choice(NAMES[:players])}
    engine.new_game("LostAtlas", NAMES[:players], deal, options={"mode": mode})


def _begin(mode: str, players: int, rng: random.Random) -> ReferenceEngine:
    engine = ReferenceEngine(features_dir())
    _deal(engine, mode, players, rng)
    return engine


def _border(what: Any) -> bool:
    return what == "border"


def _allowed(state: dict[str, Any], piece: str) -> set[tuple[str, int]]:
    """Every position of a piece, counted over a window that is larger than the map."""
    pieces = BOX["parts"]["pieces"]
    owner: dict[tuple[int, int], Any] = {}
    for laid in state["map"]["pieces"]:
        q, r = map(int, laid["hex"].split(","))
        for where, what in zip(
            covered((q, r), laid["rotation"]), pieces[laid["piece"]]["hexes"], strict=True
        ):
            owner[where] = what
    if not owner:
        return {("0,0", rotation) for rotation in range(6)}
    low, high = min(min(at) for at in owner) - 3, max(max(at) for at in owner) + 4
    found = set()
    for q in range(low, high):
        for r in range(low, high):
            for rotation in range(6):
                places = covered((q, r), rotation)
                touching = [
                    (what, owner[there])
                    for (a, b), what in zip(places, pieces[piece]["hexes"], strict=True)
                    for there in ((a + x, b + y) for x, y in AROUND)
                    if there in owner
                ]
                barred = any(_border(one) or _border(other) for one, other in touching)
                if len(touching) >= 3 and not barred and owner.keys().isdisjoint(places):
                    found.add((f"{q},{r}", rotation))
    return found


def _build(
    engine: ReferenceEngine, rng: random.Random, *, check: bool = False, reload: bool = False
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Build a map at random: the table when it is finished, and the actions that led there.

    check: what is listed is counted by hand as well. reload: each table is loaded by its engine again.
    """
    actions = []
    while (state := engine.state())["round"]["kind"] == "map":
        listed = engine.legal_actions()
        if check and state["pending"][0]["kind"] == "lay_piece":
            positions = {(action["hex"], action["rotation"]) for action in listed}
            assert positions == _allowed(state, state["map"]["stack"][0])
        if reload:
            engine.load(state)
            assert engine.state() == state
            assert engine.legal_actions() == listed
        action = rng.choice(listed)
        if action["type"] == "shuffle":
            action = {**action, "cards": rng.sample(action["cards"], len(action["cards"]))}
        assert engine.apply(action)["legal"]
        actions.append(action)
    return state, actions


GAMES = [("short", 2), ("short", 3), ("short", 4), ("long", 3), ("long", 4), ("long", 5)]
"""Each mode with each number of players."""


def _built(mode: str, players: int, seed: int, **how: bool) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    rng = random.Random(f"{mode} {players} {seed}")
    return _build(_begin(mode, players, rng), rng, **how)


@pytest.mark.parametrize(("mode", "players"), GAMES)
def test_what_is_listed_is_what_a_count_by_hand_allows(mode: str, players: int) -> None:
    built, _ = _built(mode, players, 7, check=True)
    assert len(built["map"]["pieces"]) == len(in_mode(BOX, mode)["parts"]["pieces"])
    assert len(built["map"]["capitals"]) == len(in_mode(BOX, mode)["parts"]["projects"])


@pytest.mark.parametrize(("mode", "players"), GAMES)
def test_a_half_built_map_is_loaded_and_goes_on_as_if_it_had_never_stopped(mode: str, players: int) -> None:
    built, actions = _built(mode, players, 3)
    assert _built(mode, players, 3, reload=True) == (built, actions)
    for at in (0, 1, len(actions) // 2, len(actions) - 1):
        rng = random.Random(f"{mode} {players} 3")
        first = _begin(mode, players, rng)
        for action in actions[:at]:
            assert first.apply(action)["legal"]
        other = ReferenceEngine(features_dir())
        other.load(first.state())
        for action in actions[at:]:
            assert action["type"] == "shuffle" or action in other.legal_actions()
            assert other.apply(action)["legal"]
        assert other.state() == built


SAMPLE, ALL = 2, 500
"""How many maps are built for each mode and number of players: in every run, and where all is proved."""


@pytest.mark.parametrize(("mode", "players"), GAMES)
@pytest.mark.parametrize("count", [SAMPLE, pytest.param(ALL, marks=pytest.mark.exhaustive)])
def test_maps_keep_the_rules_of_placement_and_come_of_their_deal(mode: str, players: int, count: int) -> None:
    """Every invariant of a table holds of the map; the same deal and the same actions give the same map."""
    engine, shapes = ReferenceEngine(features_dir()), set()
    for seed in range(count):
        built, actions = _built(mode, players, 100 + seed)
        assert check_state(View(built, FACTS)) == [], f"seed {seed}"
        _deal(engine, mode, players, random.Random(f"{mode} {players} {100 + seed}"))
        for action in actions:
            assert engine.apply(action)["legal"]
        assert engine.state() == built, f"seed {seed}"
        shapes.add(str(built["map"]["pieces"]))
    assert len(shapes) == count
