"""Track and places of the hexes of a game, from its components: what converting needs to know of the map."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from trackwalker.documents import read_document
from trackwalker.errors import TrackwalkerError

__all__ = ["Board", "Laid", "Spot", "load_board"]

Laid = Mapping[str, tuple[str, int]]
"""Hex -> tile and rotation."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place where a train may stop: kind city, town or off_board, its number among those of its kind."""

    hex: str
    kind: str
    index: int
    exits: tuple[int, ...]


class _Shared(msgspec.Struct, frozen=True):
    tiles: dict[str, dict[str, Any]]


class _Supply(msgspec.Struct, frozen=True):
    counts: dict[str, int | None]
    special: dict[str, dict[str, Any]] = {}


class _Grid(msgspec.Struct, frozen=True):
    letter: str
    step: tuple[tuple[int, int], ...]


class _Box(msgspec.Struct, frozen=True):
    tiles: _Supply
    grid: _Grid
    hexes: dict[str, dict[str, Any]]


class Board:
    """The map of a game, and its tiles."""

    def __init__(self, box: _Box, tiles: Mapping[str, dict[str, Any]]) -> None:
        self._hexes = box.hexes
        self._tiles = tiles
        self._grid = box.grid

    def has_hex(self, name: str) -> bool:
        """Whether there is such a hex."""
        return name in self._hexes

    def has_tile(self, name: str) -> bool:
        """Whether there is such a tile."""
        return name in self._tiles

    def neighbour(self, name: str, side: int) -> str:
        """The name of the hex beyond a side (it may be off the map)."""
        first, second = self._grid.step[side]
        return f"{chr(ord(name[0]) + first)}{int(name[1:]) + second}"

    def side_towards(self, name: str, other: str) -> int | None:
        """The side of a hex on which another lies; None if they do not adjoin."""
        return next((side for side in range(6) if self.neighbour(name, side) == other), None)

    def spots(self, name: str, laid: Laid) -> list[Spot]:
        """The places in a hex as it now is. A city or town without track has no exits."""
        track, turn = self._track(name, laid)
        found = [
            Spot(name, kind, index, _turned(place.get("exits", ()), turn))
            for kind, key in (("city", "cities"), ("town", "towns"), ("off_board", "off_board"))
            for index, place in enumerate(track.get(key, ()))
        ]
        if not found and track.get("kind") in ("city", "town", "double_town"):
            kind = "city" if track["kind"] == "city" else "town"
            return [
                Spot(name, kind, index, ()) for index in range(2 if track["kind"] == "double_town" else 1)
            ]
        return found

    def joins(self, name: str, laid: Laid, entry: int, leave: int) -> bool:
        """Whether plain track of a hex runs from one side to another without a stop."""
        track, turn = self._track(name, laid)
        wanted = {entry, leave}
        return any(set(_turned(pair, turn)) == wanted for pair in track.get("track", ())) or any(
            wanted <= set(_turned(sides, turn)) for sides in track.get("junctions", ())
        )

    def look(self, tile: str, rotation: int) -> object:
        """What a tile looks like in a rotation: equal for rotations that look the same."""
        track = self._tiles[tile]
        places = sorted(
            (key, _turned(place.get("exits", ()), rotation), str(place.get("value")), place.get("slots", 1))
            for key in ("cities", "towns", "off_board")
            for place in track.get(key, ())
        )
        plain = sorted(_turned(pair, rotation) for pair in track.get("track", ()))
        meeting = sorted(_turned(sides, rotation) for sides in track.get("junctions", ()))
        return (tile, tuple(places), tuple(plain), tuple(meeting))

    def same_look(self, tile: str, one: int, other: int) -> bool:
        """Whether two rotations of a tile look the same."""
        return one == other or (tile in self._tiles and self.look(tile, one) == self.look(tile, other))

    def _track(self, name: str, laid: Laid) -> tuple[Mapping[str, Any], int]:
        if name in laid:
            tile, rotation = laid[name]
            return self._tiles[tile], rotation
        return self._hexes[name], 0


def _turned(sides: Any, rotation: int) -> tuple[int, ...]:
    return tuple(sorted((side + rotation) % 6 for side in sides))


@lru_cache(maxsize=8)
def load_board(features: Path, game: str) -> Board:
    """The map of a game. Raises TrackwalkerError if its components cannot be read."""
    box, _ = read_document(features / game / "components.yaml", _Box, "the components of a game")
    shared, _ = read_document(features / "shared" / "tiles.yaml", _Shared, "the numbered tiles")
    tiles = {name: box.tiles.special.get(name) or shared.tiles.get(name) for name in box.tiles.counts}
    unknown = [name for name, tile in tiles.items() if tile is None]
    if unknown:
        raise TrackwalkerError(f"{features / game / 'components.yaml'}: no description of tile {unknown[0]}")
    return Board(box, {name: tile for name, tile in tiles.items() if tile is not None})
