"""How trains go over track, where games and readings differ."""

from typing import NamedTuple

Place = tuple[int, int]
"""A stop as (hex number, node index)."""


class Habits(NamedTuple):
    """How trains go over track, where games and readings differ.

    ``tight_bends``: over track between two neighbouring sides. ``through_areas``: on from off-board areas, of
    which all hexes are then one stop. ``detours``: it matters which track leads from a stop to the next, not
    only how little.
    """

    tight_bends: bool = True
    through_areas: bool = False
    detours: bool = False


ORDINARY = Habits()
