"""Bonus markers that private companies bring: where they lie, and which company has the bonus."""

from typing import Any

from trackwalker.scene import Decider, Scene, SceneError, Spot
from trackwalker_steps.phrases import action, given, then
from trackwalker_steps.track import with_power


@given("{marker:Marker} lies on {place:Place}")
def set_place(scene: Scene, marker: str, place: Spot) -> None:
    """Where a marker lies on the map; `B23 (SW)` where it serves one city of the hex only."""
    scene.setting.privates.marker_lies(marker, place)


@given("{company:Company} has {marker:Marker}")
def set_company(scene: Scene, company: str, marker: str) -> None:
    """Which company has the bonus of a marker."""
    scene.setting.privates.marker_belongs(marker, company)


@given("{marker:Marker} lies on a {train:Train} of {company:Company}")
def set_train(scene: Scene, marker: str, train: str, company: str) -> None:
    """Which train of a company bears a marker."""
    scene.setting.privates.marker_on_train(marker, train, company)


@action("assign", "{doer:Doer} <puts|put> {marker:Marker} on {place:Place}[, with {agreed:Player}'s consent]")
def puts(scene: Scene, doer: dict[str, Any], marker: str, place: Spot, agreed: str | None) -> dict[str, Any]:
    """Put a marker on the map, or move it; `on B23 (SW)` where it serves one city of the hex only."""
    made = {"actor": doer, "private": scene.box.private_with_marker(marker), "hex": place.hex}
    if place.sides:
        made["exits"] = scene.place(place)["exits"]
    return with_power(made, None, agreed)


@action(
    "assign",
    "{decider:Decider} <puts|put> {marker:Marker} on a {train:Train}[, with {agreed:Player}'s consent]",
)
def puts_on_train(
    scene: Scene, decider: Decider, marker: str, train: str, agreed: str | None
) -> dict[str, Any]:
    """A company puts a marker on one of its trains, which goes further with it."""
    made = {"actor": decider.actor(), "private": scene.box.private_with_marker(marker), "train": train}
    return with_power(made, None, agreed)


@given("{company:Company} has (a suburb|suburbs) on {hexes:Hexes}")
def set_suburbs(scene: Scene, company: str, hexes: list[str]) -> None:
    """All markers that a company has put on cities by the charter of Suburban."""
    scene.setting.privates.suburbs(company, hexes)


@action("assign", "{decider:Decider} <puts|put> a suburb on {hexagon:Hex}")
def puts_suburb(scene: Scene, decider: Decider, hexagon: str) -> dict[str, Any]:
    """Put one of the markers of Suburban on a city."""
    cards = scene.box.companies
    charters = [name for name, card in cards.items() if card.get("ability", {}).get("suburbs")]
    if not charters:
        raise SceneError(f"{scene.box.game} has no suburbs")
    return {"actor": decider.actor(), "private": charters[0], "hex": hexagon}


@then("{company:Company} has (a suburb|suburbs) on {hexes:Hexes} only")
def has_suburbs(scene: Scene, company: str, hexes: list[str]) -> None:
    """All markers that a company has on cities by the charter of Suburban."""
    scene.expect.same(f"suburbs of the {company}", sorted(hexes), _suburbs(scene, company))


@then("{company:Company} has no suburb on the map")
def has_no_suburb(scene: Scene, company: str) -> None:
    """None of the markers of Suburban that lie on the map is this company's."""
    scene.expect.same(f"suburbs of the {company}", [], _suburbs(scene, company))


def _suburbs(scene: Scene, company: str) -> list[str]:
    """Where the suburbs of a company lie."""
    markers = scene.table.state.get("markers", [])
    return sorted(m["hex"] for m in markers if (m["marker"], m["company"]) == ("suburb", company))


@action("assign", "{decider:Decider} <takes|take> {marker:Marker}[, with {agreed:Player}'s consent]")
def takes(scene: Scene, decider: Decider, marker: str, agreed: str | None) -> dict[str, Any]:
    """A company receives a marker that lies in no place: that of the Bridge or Tunnel Company."""
    actor = decider.actor()
    made = {"actor": actor, "private": scene.box.private_with_marker(marker), "company": actor["id"]}
    return with_power(made, None, agreed)


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


@then("{marker:Marker} lies on a {train:Train} of {company:Company}")
def on_train(scene: Scene, marker: str, train: str, company: str) -> None:
    """Which train of a company bears a marker."""
    lying = entry(scene, marker)
    scene.expect.same(f"the {marker} marker belongs to", company, lying["company"])
    scene.expect.same(f"the {marker} marker lies on", f"{train}-train", f"{lying.get('train')}-train")
