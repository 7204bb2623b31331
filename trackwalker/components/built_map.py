"""A map that is built at the table: the components of a game as far as one table uses them."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from trackwalker.by_identity import ByIdentity
from trackwalker.errors import TrackwalkerError

__all__ = ["covered", "hex_name", "hexes_built", "in_mode", "of_table"]

Axial = tuple[int, int]

_COLOURS = ("yellow", "green", "brown", "gray")
_of_tables = ByIdentity[dict[str, Any]](64)


def axial(name: str) -> Axial:
    """The coordinates in the name of a hex. Raises TrackwalkerError if it is no such name."""
    first, _, second = name.partition(",")
    try:
        return int(first), int(second)
    except ValueError:
        raise TrackwalkerError(f"{name!r} is not the name of a hex such as -2,3") from None


def hex_name(at: Axial) -> str:
    """The name of a hex by its coordinates."""
    return f"{at[0]},{at[1]}"


@lru_cache(maxsize=2048)
def covered(at: Axial, rotation: int) -> tuple[Axial, Axial, Axial]:
    """The hexes that a piece covers, in its own order; `at`: its first."""
    second, third = (1, 0), (0, 1)
    for _ in range(rotation % 6):
        second, third = (-second[1], sum(second)), (-third[1], sum(third))
    return at, (at[0] + second[0], at[1] + second[1]), (at[0] + third[0], at[1] + third[1])


def _turned(card: Mapping[str, Any], rotation: int) -> dict[str, Any]:
    def turn(sides: Iterable[int]) -> list[int]:
        return sorted((side + rotation) % 6 for side in sides)

    made = dict(card)
    for kind in ("cities", "towns", "off_board"):
        if kind in card:
            made[kind] = [{**place, "exits": turn(place["exits"])} for place in card[kind]]
    if "track" in card:
        made["track"] = [turn(pair) for pair in card["track"]]
    if "impassable" in card:
        made["impassable"] = turn(card["impassable"])
    return made


def hexes_built(parts: Mapping[str, Any], built: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """Hex -> what is printed there, of all that has been laid.

    Raises TrackwalkerError for a piece that there is not, for two on one hex, and for a capital without city.
    """
    found: dict[str, dict[str, Any]] = {}
    for laid in built["pieces"]:
        piece = parts["pieces"].get(laid["piece"])
        if piece is None:
            raise TrackwalkerError(f"there is no piece {laid['piece']} in this game")
        for where, what in zip(covered(axial(laid["hex"]), laid["rotation"]), piece["hexes"], strict=True):
            name = hex_name(where)
            if name in found:
                raise TrackwalkerError(f"two pieces lie on {name}")
            card = parts["grounds"][what] if isinstance(what, str) else what
            found[name] = _turned(card, laid["rotation"])
            for place in found[name].get("off_board", ()):
                place["value"] = dict(zip(_COLOURS, built["destination"], strict=False))
    for name in built["capitals"]:
        if found.get(name, {}).get("kind") != "city":
            raise TrackwalkerError(f"{name} is no city that could be a capital")
        found[name] = dict(parts["capital"])
    for name in built["blanks"]:
        if name in found:
            raise TrackwalkerError(f"a blank lies on another hex, {name}")
        found[name] = dict(parts["grounds"][parts["blanks"]["ground"]])
    return found


def in_mode(components: Mapping[str, Any], mode: str) -> dict[str, Any]:
    """The components with what is used in a mode only. Raises TrackwalkerError if there is no such mode."""
    if mode not in components["modes"]:
        raise TrackwalkerError(f"{components['game']} has no {mode} mode")
    if components.get("mode") is not None:
        return dict(components)
    out = components["modes"][mode].get("trains_out", {})

    def used(entry: Mapping[str, Any]) -> bool:
        return mode in entry.get("modes", (mode,))

    def fewer(train: Mapping[str, Any]) -> dict[str, Any]:
        taken, made = out.get(train["name"], 0), dict(train)
        for member in ("count", "other_counts"):
            if member in made:
                made[member] = _less(made[member], taken)
        return made

    parts = components["parts"]
    return {
        **components,
        "mode": mode,
        "companies": [company for company in components["companies"] if used(company)],
        "trains": [fewer(train) for train in components["trains"]],
        "parts": {
            **parts,
            "pieces": {name: piece for name, piece in parts["pieces"].items() if used(piece)},
            "projects": {name: project for name, project in parts["projects"].items() if used(project)},
        },
    }


def _less(count: Any, taken: int) -> Any:
    if isinstance(count, dict):
        return {key: _less(value, taken) for key, value in count.items()}
    return None if count is None else count - taken


def of_table(components: dict[str, Any], state: Mapping[str, Any]) -> dict[str, Any]:
    """The components as one table uses them: of its mode, with the hexes of its map.

    Those of any other game as they are. The same tables give the same object.

    Raises TrackwalkerError for a map that cannot be.
    """
    if "parts" not in components:
        return components
    mode = state.get("options", {}).get("mode") or next(iter(components["modes"]))
    built = state.get("map")
    also = mode, msgspec.json.encode(built)

    def make() -> dict[str, Any]:
        made = in_mode(components, mode)
        made["hexes"] = _closed(made, {} if built is None else hexes_built(made["parts"], built))
        return _of_tables.keep(made, made, also=also)

    return _of_tables.of(components, also=also, make=make)


def _closed(components: Mapping[str, Any], hexes: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """What is closed on one side of two hexes is closed on the other."""
    steps = components["grid"]["step"]
    for name, card in list(hexes.items()):
        for side in card.get("impassable", ()):
            q, r = axial(name)
            there = hex_name((q + steps[side][0], r + steps[side][1]))
            if there in hexes:
                sides = {*hexes[there].get("impassable", ()), (side + 3) % 6}
                hexes[there] = {**hexes[there], "impassable": sorted(sides)}
    return hexes
