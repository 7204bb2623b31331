"""Bonus markers that private companies bring: where they lie, and which company has the bonus."""

from typing import Any

from trackwalker.scene import Scene
from trackwalker_steps.phrases import action, given, then


@given("{marker:Marker} lies on {hexagon:Hex}")
def set_place(scene: Scene, marker: str, hexagon: str) -> None:
    """Where a marker lies on the map."""
    scene.setting.marker_lies(marker, hexagon)


@given("{company:Company} has {marker:Marker}")
def set_company(scene: Scene, company: str, marker: str) -> None:
    """Which company has the bonus of a marker."""
    scene.setting.marker_belongs(marker, company)


@action("assign", "{doer:Doer} <puts|put> {marker:Marker} on {hexagon:Hex}")
def puts(scene: Scene, doer: dict[str, Any], marker: str, hexagon: str) -> dict[str, Any]:
    """Put a marker on the map, or move it."""
    return {"actor": doer, "private": scene.box.private_with_marker(marker), "hex": hexagon}


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


@then("{marker:Marker} lies on {hexagon:Hex}")
def lies(scene: Scene, marker: str, hexagon: str) -> None:
    """Where a marker lies on the map."""
    scene.same(f"the {marker} marker lies on", hexagon, entry(scene, marker)["hex"])


@then("{company:Company} has {marker:Marker}")
def belongs(scene: Scene, company: str, marker: str) -> None:
    """Which company has the bonus of a marker."""
    scene.same(f"the {marker} marker belongs to", company, entry(scene, marker)["company"])


@then("nobody has {marker:Marker}")
def nobodys(scene: Scene, marker: str) -> None:
    """No company has the bonus of a marker, wherever that lies."""
    scene.same(f"the {marker} marker belongs to", None, entry(scene, marker)["company"])


@then("{marker:Marker} is not on the map")
def not_on_the_map(scene: Scene, marker: str) -> None:
    """The marker lies nowhere: it was not put anywhere, or has left the game."""
    scene.same(f"the {marker} marker lies on", None, entry(scene, marker)["hex"])
