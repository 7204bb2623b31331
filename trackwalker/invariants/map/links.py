"""Whether track leads from one city to another, whoever's tokens are on the way."""

from trackwalker.components.shapes import Shape
from trackwalker.invariants.core.view import View

__all__ = ["leads_to"]


def _shape(view: View, name: str) -> Shape | None:
    lying = view.laid.get(name)
    if lying is not None:
        return view.facts.shapes[lying[0]].turned(lying[1])
    printed = view.facts.hexes.get(name)
    return None if printed is None else Shape.read(printed)


def leads_to(view: View, one: str, other: str) -> bool:
    """Whether a way over track leads from a hex to another, through cities but not through red areas.

    A way may turn round here, which that of a train cannot: more is found linked than is, never less.
    """
    facts, start = view.facts, _shape(view, one)
    ways = [(facts.neighbour(one, side), (side + 3) % 6) for side in (start.sides if start else ())]
    seen = set(ways)
    for name, side in ways:
        shape = _shape(view, name)
        if shape is None or side not in shape.sides:
            continue
        if name == other:
            return True
        if facts.hexes[name]["kind"] == "red":
            continue
        groups = (*shape.track, *shape.towns, *shape.cities, *shape.junctions)
        for onward in {beyond for group in groups if side in group for beyond in group} - {side}:
            way = (facts.neighbour(name, onward), (onward + 3) % 6)
            if way not in seen:
                seen.add(way)
                ways.append(way)
    return False
