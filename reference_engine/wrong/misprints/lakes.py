"""Wrong boxes of 18GL: what is printed on its map is different, or missing."""
# ruff: noqa: ARG001 - a box is changed, and the file of numbered tiles with it or not

from collections.abc import Callable

from ..entries import misprinted
from .phases_and_trains import Document


@misprinted("dark-green-is-light-green", {"18GL": "4.6.1.1-l 4.6.1.1-m"})
def _(box: Document, tiles: Document) -> None:
    """track may lead into the dark green hexes"""
    for hexagon in box["hexes"].values():
        if hexagon["kind"] == "gray":
            hexagon["kind"] = "plain"


@misprinted("lakes-are-land", {"18GL": "4.6.1.1-l 4.6.1.1-m"})
def _(box: Document, tiles: Document) -> None:
    """track may lead into the lakes that no ferry crosses"""
    crossed = {name for line in box["ferries"] for part in line["segments"] for name in part["hexes"]}
    for name, hexagon in box["hexes"].items():
        if hexagon["kind"] == "blue" and name not in crossed:
            hexagon["kind"] = "plain"


@misprinted("arrows-on-all-sides", {"18GL": "1.3-p 4.6.1.1-l"})
def _(box: Document, tiles: Document) -> None:
    """off-board areas have arrows on every side"""
    for hexagon in box["hexes"].values():
        if hexagon["kind"] == "red" and not hexagon.get("ferry"):
            for area in hexagon["off_board"]:
                area["exits"] = list(range(6))


@misprinted("special-cities-begin-empty", {"18GL": "1.3-j"})
def _(box: Document, tiles: Document) -> None:
    """no track is printed in Chicago, Detroit and Cleveland"""
    for name in ("D12", "D14", "J12", "L14"):
        del box["hexes"][name]["colour"]
        del box["hexes"][name]["cities"]


@misprinted("dark-blue-only-at-the-water", {"18GL": "4.6.1.1-n"})
def _(box: Document, tiles: Document) -> None:
    """track may cross the dark blue sides between two hexes of land"""
    for name in ("J8", "J10", "K9"):
        box["hexes"][name]["impassable"] = []


@misprinted("the-long-line-has-one-part", {"18GL": "1.3-v 4.3-n11a"})
def _(box: Document, tiles: Document) -> None:
    """no line runs from Alpena to Owen Sound"""
    for line in box["ferries"]:
        del line["segments"][1:]


AREAS = {
    "A5": "the Twin Cities",
    "A13": "Iowa",
    "B18": "St. Louis",
    "E1": "the mines",
    "F20": "Evansville",
    "H20": "Cincinnati and Louisville",
    "K1": "Northern Ontario",
    "L20": "West Virginia",
    "N6": "Toronto",
    "N14": "the East Coast",
    "N18": "Pittsburgh",
}


def _no_area(name: str) -> Callable[[Document, Document], None]:
    def change(box: Document, tiles: Document) -> None:
        for area in box["hexes"][name]["off_board"]:
            area["value"] = 0

    change.__doc__ = f"{AREAS[name]} is worth nothing"
    return change


for _name in AREAS:
    misprinted(f"no-area-{_name}", {"18GL": "1.3-o"})(_no_area(_name))
