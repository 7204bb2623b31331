"""The site's routes, chains of hexes between two stops, as the port's paths of steps."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from trackwalker.transcripts.geometry import Board, Laid, Spot

__all__ = ["Place", "RouteError", "path_of"]

Place = tuple[str, tuple[int, ...]]
"""A city by its hex and the sides that its track touches, sorted."""


class RouteError(ValueError):
    """A chain of hexes follows no track; says which."""


@dataclass(frozen=True, slots=True)
class _Link:
    """A run between two stops: the hexes, with the side left and the side entered between each two."""

    hexes: tuple[str, ...]
    sides: tuple[tuple[int, int], ...]
    ends: tuple[tuple[Spot, ...], tuple[Spot, ...]]
    """At each end the places to which the side leads: where there are several, the next run settles which."""

    def turned(self) -> "_Link":
        back = tuple((entered, left) for left, entered in reversed(self.sides))
        return _Link(self.hexes[::-1], back, self.ends[::-1])


def path_of(
    board: Board, laid: Laid, chains: Sequence[Sequence[str]], own: Collection[Place] = ()
) -> list[dict[str, Any]]:
    """The steps of a route: `{"hex", "in", "out"}`, canonical: from the end whose (hex, exits) sorts first.

    chains: the hexes from stop to stop, in any order and direction. own: where the company has tokens; of
    several cities at an end of the route it means the one with a token. Raises RouteError if they follow no
    track or do not join up.
    """
    if not chains:
        raise RouteError("it has no hexes")
    links = [_link(board, laid, list(chain)) for chain in chains]
    for first in range(len(links)):
        for joined in _orders(links, first):
            return _steps(board, laid, joined, own)
    raise RouteError("its parts do not join up: " + "; ".join("-".join(chain) for chain in chains))


def _link(board: Board, laid: Laid, chain: list[str]) -> _Link:
    name = "-".join(chain)
    if len(chain) < 2:
        raise RouteError(f"{name}: a part of a route has two hexes or more")
    sides: list[tuple[int, int]] = []
    for here, there in pairwise(chain):
        for one in (here, there):
            if not board.has_hex(one):
                raise RouteError(f"{name}: there is no hex {one}")
        side = board.hexes.side_towards(here, there)
        if side is None:
            raise RouteError(f"{name}: {here} and {there} do not adjoin")
        sides.append((side, (side + 3) % 6))
    for at in range(1, len(chain) - 1):
        entry, leave = sides[at - 1][1], sides[at][0]
        if not board.joins(chain[at], laid, entry, leave):
            raise RouteError(f"{name}: no track in {chain[at]} from side {entry} to side {leave}")
    start = _stops(board, laid, chain[0], sides[0][0], name)
    end = _stops(board, laid, chain[-1], sides[-1][1], name)
    return _Link(tuple(chain), tuple(sides), (start, end))


def _stops(board: Board, laid: Laid, name: str, side: int, chain: str) -> tuple[Spot, ...]:
    found = tuple(spot for spot in board.spots(name, laid) if side in spot.exits)
    if found:
        return found
    raise RouteError(f"{chain}: no city, town or red area in {name} at side {side}")


def _orders(links: list[_Link], first: int) -> Iterator[list[_Link]]:
    """Every way to string all links together, beginning with that one, each stop visited once."""
    rest = links[:first] + links[first + 1 :]
    for start in (links[first], links[first].turned()):
        yield from _grown([start], rest)


def _grown(joined: list[_Link], rest: list[_Link]) -> Iterator[list[_Link]]:
    if not rest:
        yield joined
        return
    for at, link in enumerate(rest):
        for turned in (link, link.turned()):
            common = tuple(spot for spot in joined[-1].ends[1] if spot in turned.ends[0])
            if common:
                last = replace(joined[-1], ends=(joined[-1].ends[0], common))
                following = replace(turned, ends=(common, turned.ends[1]))
                yield from _grown([*joined[:-1], last, following], rest[:at] + rest[at + 1 :])


def _meant(spots: tuple[Spot, ...], own: Collection[Place]) -> Spot:
    return next((spot for spot in spots if (spot.hex, spot.exits) in own), spots[0])


def _steps(board: Board, laid: Laid, joined: list[_Link], own: Collection[Place]) -> list[dict[str, Any]]:
    first, last = _meant(joined[0].ends[0], own), _meant(joined[-1].ends[1], own)
    if (last.hex, last.exits) < (first.hex, first.exits):
        joined = [link.turned() for link in reversed(joined)]
        first, last = last, first
    steps: list[dict[str, Any]] = [{"hex": joined[0].hexes[0]}]
    for link in joined:
        for (left, entered), name in zip(link.sides, link.hexes[1:], strict=True):
            steps[-1]["out"] = left
            steps.append({"hex": name, "in": entered})
    for step, spot, side in ((steps[0], first, "out"), (steps[-1], last, "in")):
        if sum(step[side] in other.exits for other in board.spots(spot.hex, laid)) > 1:
            step["exits"] = list(spot.exits)
    return steps
