"""Bonus markers that private companies bring: where they lie, and which company has the bonus."""

from typing import Any

from trackwalker.scene import Scene, Spot
from trackwalker_steps.phrases import action, given, then


@given("{marker:Marker} lies on {place:Place}")
def set_place(scene: Scene, marker: str, place: Spot) -> None:
    """Where a marker lies on the map; `B23 (SW)` where it serves one city of the hex only."""
    scene.setting.privates.marker_lies(marker, place)


@given("{company:Company} has {marker:Marker}")
def set_company(scene: Scene, company: str, marker: str) -> None:
    """Which company has the bonus of a marker."""
    scene.setting.privates.marker_belongs(marker, company)


@action("assign", "{doer:Doer} <puts|put> {marker:Marker} on {place:Place}")
def puts(scene: Scene, doer: dict[str, Any], marker: str, place: Spot) -> dict[str, Any]:
    """Put a marker on the map, or move it; `on B23 (SW)` where it serves one city of the hex only."""
    made = {"actor": doer, "private": scene.box.private_with_marker(marker), "hex": place.hex}
    return {**made, "exits": scene.place(place)["exits"]} if place.sides else made


@action("assign", "{doer:Doer} <gives|give> {marker:Marker} to {company:Company}")
def gives(scene: Scene, doer: dict[str, Any], marker: str, company: str) -> dict[str, Any]:
    """Name the company that is to have the bonus of a marker."""
    return {"actor": doer, "private": scene.box.private_with_marker(marker), "company": company}


def entry(scene: Scene, marker: str) -> dict[str, Any]:
    """A marker's entry on the table; nowhere and with nobody if it has none."""
    for found in scene.table.state.get("markers", []):
        if found["marker"] == marker:
            return dict(found)
    return {"hex": None, "company": None}


@then("{marker:Marker} lies on {place:Place}")
def lies(scene: Scene, marker: str, place: Spot) -> None:
    """Where a marker lies on the map; with the city, where it serves one of the hex only."""
    lying = entry(scene, marker)
    scene.expect.same(f"the {marker} marker lies on", place.hex, lying["hex"])
    exits = scene.place(place)["exits"] if place.sides else None
    scene.expect.same(f"city that has the {marker} marker", exits, lying.get("exits"))


@then("{company:Company} has {marker:Marker}")
def belongs(scene: Scene, company: str, marker: str) -> None:
    """Which company has the bonus of a marker."""
    scene.expect.same(f"the {marker} marker belongs to", company, entry(scene, marker)["company"])


@then("nobody has {marker:Marker}")
def nobodys(scene: Scene, marker: str) -> None:
    """No company has the bonus of a marker, wherever that lies."""
    scene.expect.same(f"the {marker} marker belongs to", None, entry(scene, marker)["company"])


@then("{marker:Marker} is not on the map")
def not_on_the_map(scene: Scene, marker: str) -> None:
    """The marker lies nowhere: it was not put anywhere, or has left the game."""
    scene.expect.same(f"the {marker} marker lies on", None, entry(scene, marker)["hex"])
