"""What there is to see while a map is built at the table."""

from collections.abc import Iterator, Mapping
from typing import Any

from trackwalker.invariants.core.view import Step

__all__ = ["has_border", "map_building"]


def map_building(step: Step) -> Iterator[str]:
    """Pieces, projects, single blanks, and maps that are begun anew."""
    old, new = step.before.state.get("map"), step.after.state.get("map")
    if old is None or new is None or step.before.state["round"]["kind"] != "map":
        return
    parts = step.facts.components["parts"]
    if step.type in ("lay_piece", "place_capital") and new["pieces"]:
        under = len(old["stack"]) > 1 and old["stack"][1] in parts["projects"]
        if under and old["stack"][1] == new["stack"][-1] != new["stack"][0]:
            yield "map: a project goes under the stack"
        if step.type == "place_capital":
            yield f"map: capital number {len(new['capitals'])} placed"
        if step.type == "lay_piece" and len(new["pieces"]) == 1:
            yield "map: the first piece is laid in the middle"
        if step.type == "lay_piece" and has_border(old["stack"][0], parts):
            yield "map: a piece with a black border laid"
    if old["pieces"] and not new["pieces"]:
        yield "map: begun anew"
        if old["capitals"]:
            yield "map: begun anew, capitals as well"
    if step.type == "shuffle" and {*step.action["cards"]} == {*step.before.players}:
        yield "map: somebody else is picked to begin anew"
    if step.type == "lay_blank":
        yield f"single blanks: number {len(new['blanks'])} laid"
    if step.after.state["round"]["kind"] != "map":
        yield "map: finished"
        if not new["blanks"]:
            yield "single blanks: none laid"
        elif step.kind == "lay_blank" and step.type == "pass":
            yield "single blanks: all pass before the last one"


def has_border(piece: str, parts: Mapping[str, Any]) -> bool:
    """Whether one of its hexes is black."""
    grounds = (parts["grounds"].get(hexagon, {}) for hexagon in map(str, parts["pieces"][piece]["hexes"]))
    return any(ground.get("border") for ground in grounds)
