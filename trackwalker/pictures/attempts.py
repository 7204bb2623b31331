"""What somebody tries, as it would lie on the map: a tile, a token, a marker."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from trackwalker.pictures.board import Lot

__all__ = ["tried_on"]


def tried_on(lots: Mapping[str, Lot], action: Mapping[str, Any], company: str | None) -> dict[str, Lot]:
    """What would lie on the hexes of a map if an action were carried out; of other hexes nothing is said.

    company: whose turn it is, where the action is that of a player.
    """
    found: dict[str, Lot] = {}
    kind, actor = action.get("type"), action.get("actor", {})
    who = actor.get("id") if actor.get("kind") == "company" else company
    laid = [action] if kind == "lay_tile" else action.get("tiles") or ()
    for one in laid:
        lot = found.get(one["hex"]) or lots.get(one["hex"], Lot())
        found[one["hex"]] = replace(lot, lying=(one["tile"], one["rotation"]))
    if kind == "place_token" and who:
        name = action["hex"]
        lot = lots.get(name, Lot())
        found[name] = replace(lot, tokens=(*lot.tokens, (who, tuple(action.get("exits") or ()), "tried")))
    elif kind == "assign" and action.get("hex"):
        lot = lots.get(action["hex"], Lot())
        found[action["hex"]] = replace(lot, markers=(*lot.markers, str(action["private"])))
    elif kind == "replace_tokens" and who:
        for one in action["tokens"]:
            lot = found.get(one["hex"]) or lots.get(one["hex"], Lot())
            token = who, tuple(one.get("exits") or ()), "tried"
            found[one["hex"]] = replace(lot, tokens=(*lot.tokens, token))
    return found
