"""The places of the hexes of a game as the site numbers them."""

from collections.abc import Mapping
from dataclasses import dataclass

from trackwalker.components.hexes import Hexes, Lying

__all__ = ["Board", "Laid", "Spot"]

Laid = Mapping[str, Lying]
"""Hex -> tile and rotation."""

_KINDS = {"cities": "city", "towns": "town", "off_board": "off_board"}
_BARE = {"city": ("city",), "town": ("town",), "double_town": ("town", "town")}
"""Kind of a hex -> the places in it, where no track is printed."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place where a train may stop: kind city, town or off_board, its number among those of its kind."""

    hex: str
    kind: str
    index: int
    exits: tuple[int, ...]


class Board:
    """The map of a game with the tiles laid on it."""

    def __init__(self, hexes: Hexes) -> None:
        self.hexes = hexes

    def has_hex(self, name: str) -> bool:
        """Whether there is such a hex."""
        return name in self.hexes.printed

    def has_tile(self, name: str) -> bool:
        """Whether there is such a tile."""
        return name in self.hexes.tiles

    def spots(self, name: str, laid: Laid) -> list[Spot]:
        """The places in a hex as it now is. A city or town without track has no exits."""
        places = self.hexes.places(name, laid.get(name))
        if places or name in laid:
            return [Spot(name, _KINDS[place.kind], place.number, place.exits) for place in places]
        bare = _BARE.get(self.hexes.printed[name]["kind"], ())
        return [Spot(name, kind, index, ()) for index, kind in enumerate(bare)]

    def joins(self, name: str, laid: Laid, entry: int, leave: int) -> bool:
        """Whether plain track of a hex runs from one side to another without a stop."""
        return self.hexes.joins(name, laid.get(name), entry, leave)

    def look(self, tile: str, rotation: int) -> object:
        """What a tile looks like in a rotation: equal for rotations that look the same."""
        return (tile, self.hexes.look(tile, rotation))
