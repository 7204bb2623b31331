"""Trains that use track together where it only meets."""

from collections.abc import Iterator, Mapping
from itertools import combinations, pairwise
from typing import Any

from ...game import Game
from ..entries import wrong

Passage = tuple[Any, ...]
"""How a route goes through a hex."""


def _passages(route: Mapping[str, Any]) -> dict[frozenset[str], tuple[Passage, Passage]]:
    """The borders that a route crosses -> how it goes through the hexes on either side, by their names."""
    found: dict[frozenset[str], tuple[Passage, Passage]] = {}
    for one, other in pairwise(route["path"]):
        first, second = sorted((one, other), key=lambda step: str(step["hex"]))
        found[frozenset((one["hex"], other["hex"]))] = _passage(first), _passage(second)
    return found


def _passage(step: Mapping[str, Any]) -> Passage:
    sides = sorted(side for side in (step.get("in"), step.get("out")) if side is not None)
    return (*sides, *(() if len(sides) > 1 else step.get("exits") or ()))


def _shared(routes: list[dict[str, Any]]) -> Iterator[bool]:
    """Whether track is used, or only met, on each border that two routes cross."""
    for one, other in combinations(routes, 2):
        ways, others = _passages(one), _passages(other)
        for border in ways.keys() & others.keys():
            yield any(mine == its for mine, its in zip(ways[border], others[border], strict=True))


@wrong("trains-may-meet-on-the-side-of-a-hex", {"1846": "6.3-o", "18Chesapeake": "21-c"})
def _(game: Game) -> None:
    """two trains of a company may cross a side by track that is joined there only"""
    run, refuse = game.running.run, game.table.refuse

    def lenient(move: Any) -> Any:
        def unless_they_meet(rule: str, reason: str, about: str = "") -> None:
            if rule != "track-shared" or any(_shared(move.routes)):
                refuse(rule, reason, about)

        game.table.refuse = unless_they_meet  # type: ignore[method-assign]
        try:
            return run(move)
        finally:
            game.table.refuse = refuse  # type: ignore[method-assign]

    game.running.run = lenient  # type: ignore[method-assign]
