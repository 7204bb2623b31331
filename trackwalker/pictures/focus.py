"""What of a picture matters, so that only that and what lies around it is drawn."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

__all__ = ["Focus", "hexes_of"]


@dataclass(frozen=True, slots=True)
class Focus:
    """Hexes of the map, cells of the chart, charters, and holders of papers; of none: everything."""

    hexes: frozenset[str] = frozenset()
    cells: frozenset[str] = frozenset()
    charters: frozenset[str] = frozenset()
    holders: frozenset[str] = frozenset()

    def __or__(self, other: "Focus") -> "Focus":
        """Both together."""
        return Focus(
            self.hexes | other.hexes,
            self.cells | other.cells,
            self.charters | other.charters,
            self.holders | other.holders,
        )


def hexes_of(action: Mapping[str, Any]) -> frozenset[str]:
    """The hexes that an action is about: of its routes, its tiles, its tokens."""
    found = {step["hex"] for route in action.get("routes") or () for step in route["path"]}
    found |= {one["hex"] for member in ("tiles", "tokens") for one in action.get(member) or ()}
    if action.get("hex"):
        found.add(action["hex"])
    return frozenset(found)
