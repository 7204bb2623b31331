"""The box of a game in which no city is a special one: those with a letter are as others of their colour."""

from collections.abc import Mapping
from typing import Any

from trackwalker.by_identity import ByIdentity

__all__ = ["with_ordinary_cities"]

_made = ByIdentity[dict[str, Any]](16)


def with_ordinary_cities(components: dict[str, Any]) -> dict[str, Any]:
    """The same components, but each city with a letter is one place, worth as much as others of its colour.

    The same components give the same object.
    """
    return _made.of(components, make=lambda: _with_ordinary_cities(components))


def _with_ordinary_cities(components: dict[str, Any]) -> dict[str, Any]:
    shapes = components["tile_shapes"]
    worth = {
        tile["colour"]: tile["cities"][0]["value"]
        for tile in shapes.values()
        if tile.get("cities") and "label" not in tile
    }
    made = {**components, "tile_shapes": {name: _one_city(tile, worth) for name, tile in shapes.items()}}
    made["hexes"] = {name: _one_city(card, worth) for name, card in components.get("hexes", {}).items()}
    if parts := components.get("parts"):
        pieces = {
            name: {**piece, "hexes": [_one_city(card, worth) for card in piece["hexes"]]}
            for name, piece in parts["pieces"].items()
        }
        made["parts"] = {**parts, "pieces": pieces}
    return made


def _one_city(card: Any, worth: Mapping[str, int]) -> Any:
    """A tile or hex with all its stops in one; what has no letter, and grounds that are only named, as is."""
    if not isinstance(card, dict) or "label" not in card or not card.get("cities"):
        return card
    if card.get("colour") not in worth:
        return card
    city: dict[str, Any] = {
        "exits": sorted(side for place in card["cities"] for side in place["exits"]),
        "value": worth[card["colour"]],
    }
    slots = sum(place.get("slots", 1) for place in card["cities"])
    return {**card, "cities": [city if slots == 1 else {**city, "slots": slots}]}
