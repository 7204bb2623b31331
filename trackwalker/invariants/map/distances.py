"""How far it is along the track, counted in hexes."""

from collections.abc import Iterator

from trackwalker.invariants.core.facts import Node
from trackwalker.invariants.core.view import View
from trackwalker.invariants.routes.places import can_pass, stations

__all__ = ["hexes_to"]

Place = tuple[str, tuple[int, ...]]
"""A hex and the sides that the track of a place in it touches."""


def _node_at(view: View, name: str, side: int) -> Node | None:
    nodes = view.facts.nodes(name, view.laid.get(name))
    return next((node for node in nodes if side in _ways_out(view, name, node)), None)


def _ways_out(view: View, name: str, node: Node) -> tuple[int, ...]:
    """The sides to which a way leads from a place: by track, and by ferry where the line is open."""
    if view.terms.building.ferries_lead_nowhere:
        return node.exits
    return (*node.exits, *(side for side in node.ferry if view.facts.neighbour(name, side) in view.laid))


def _starts(view: View, company: str) -> Iterator[tuple[str, int]]:
    """The sides at which a way from a station begins, from each hex of a home that has several."""
    for name, exits in sorted(stations(view, company)):
        homes = (card["home"] for card in view.facts.companies.values() if card.get("home"))
        beside = [other for home in homes if home["hex"] == name for other in home.get("also", ())]
        for here in (name, *beside):
            for node in view.facts.nodes(here, view.laid.get(here)):
                if here != name or node.exits == exits:
                    yield from ((here, side) for side in _ways_out(view, here, node))


def _ahead(view: View, name: str, side: int) -> Iterator[int]:
    """The sides to which plain track and junctions of a hex lead from one side."""
    lying = view.laid.get(name)
    yield from (other for other in range(6) if other != side and view.facts.joins(name, lying, side, other))


def hexes_to(
    view: View, company: str, name: str, exits: tuple[int, ...], anywhere: bool = False
) -> int | None:
    """How many hexes beyond its own a place is from the nearest station of a company; None if it is cut off.

    The way leads only through cities that the company may pass, unless ``anywhere``.
    """
    target = (name, exits)
    if target in stations(view, company):
        return 0
    sides: list[tuple[str, int]] = list(_starts(view, company))
    seen, count = {*sides}, 0
    while sides:
        count += 1
        following: list[tuple[str, int]] = []
        for here, out in sides:
            there, into = view.facts.neighbour(here, out), (out + 3) % 6
            if there not in view.facts.hexes:
                continue
            node = _node_at(view, there, into)
            if node is None:
                onward = list(_ahead(view, there, into))
            elif (there, node.exits) == target:
                return count
            elif can_pass(view, company, (there, node)) or (anywhere and node.slots):
                onward = [side for side in _ways_out(view, there, node) if side != into]
            else:
                onward = []
            following += [(there, side) for side in onward]
        sides = [end for end in dict.fromkeys(following) if end not in seen]
        seen |= {*sides}
    return None
