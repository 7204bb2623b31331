"""Maps built at random: what is listed is what a count by hand allows; the same deal gives the same map."""

import random
from typing import Any

import pytest

from reference_engine.engine import ReferenceEngine
from trackwalker.components.built_map import covered, in_mode
from trackwalker.components.load import load_components
from trackwalker.paths import features_dir

NAMES = ["Alice", "Bob", "Carol", "Dave", "Erin"]
AROUND = ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))
BOX = load_components(features_dir(), "LostAtlas")


def _begin(mode: str, players: int, rng: random.Random) -> ReferenceEngine:
    box = in_mode(BOX, mode)
    deck = [*box["parts"]["pieces"], *box["parts"]["projects"]]
    minors = [card["id"] for card in box["companies"] if card["kind"] == "minor"]
    rng.shuffle(deck)
    rng.shuffle(minors)
    columns = [minors[at : at + 4] for at in range(0, len(minors), 4)]
    engine = ReferenceEngine(features_dir())
    deal = {"deck": deck, "charters": columns, "starter": rng.choice(NAMES[:players])}
    engine.new_game("LostAtlas", NAMES[:players], deal, options={"mode": mode})
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


def _build(mode: str, players: int, seed: int, check: bool) -> dict[str, Any]:
    rng = random.Random(seed)
    engine = _begin(mode, players, rng)
    while (state := engine.state())["round"]["kind"] == "map":
        listed = engine.legal_actions()
        if check and state["pending"][0]["kind"] == "lay_piece":
            positions = {(action["hex"], action["rotation"]) for action in listed}
            assert positions == _allowed(state, state["map"]["stack"][0])
        action = rng.choice(listed)
        if action["type"] == "shuffle":
            action = {**action, "cards": rng.sample(action["cards"], len(action["cards"]))}
        assert engine.apply(action)["legal"]
    return state


@pytest.mark.parametrize(
    ("mode", "players"), [("short", 2), ("short", 3), ("short", 4), ("long", 3), ("long", 4), ("long", 5)]
)
def test_a_map_is_built_by_its_rules_and_again_from_the_same_deal(mode: str, players: int) -> None:
    built = _build(mode, players, 7, check=True)
    assert len(built["map"]["pieces"]) == len(in_mode(BOX, mode)["parts"]["pieces"])
    assert len(built["map"]["capitals"]) == len(in_mode(BOX, mode)["parts"]["projects"])
    assert _build(mode, players, 7, check=False) == built
