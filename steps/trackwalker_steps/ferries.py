"""Ferry lines, which are closed until a private company opens one of them."""

from typing import Any

from trackwalker.scene import Decider, Lie, Scene
from trackwalker_steps.phrases import action, given, then
from trackwalker_steps.track import with_power


@given("the ferry line {line:Line} is open[, {company:Company} having {marker:Marker}]")
def set_open(scene: Scene, line: str, company: str | None, marker: str | None) -> None:
    """A line has been opened (say which tiles lie on its shores); whose token it has, if it has one."""
    scene.setting.map.ferry(line)
    if company is not None and marker is not None:
        scene.setting.privates.marker_belongs(marker, company)


@action(
    "open_ferry",
    "{decider:Decider} <opens|open> the ferry line {line:Line}"
    "[, laying {tile:Tile} on {hexagon:Hex}, {lie:Lie}][, and {other:Tile} on {beyond:Hex}, {turn:Lie}]"
    "[, with {agreed:Player}'s consent]",
)
def opens(
    scene: Scene,
    decider: Decider,
    line: str,
    tile: str | None,
    hexagon: str | None,
    lie: Lie | None,
    other: str | None,
    beyond: str | None,
    turn: Lie | None,
    agreed: str | None,
) -> dict[str, Any]:
    """Open a line by the power of the Ferry Company, with a tile for each shore that has none."""
    made: dict[str, Any] = {"actor": decider.actor(), "line": line}
    tiles = [
        {"hex": place, "tile": name, "rotation": scene.box.tiles.rotation(name, way)}
        for place, name, way in ((hexagon, tile, lie), (beyond, other, turn))
        if place is not None and name is not None and way is not None
    ]
    if tiles:
        made["tiles"] = tiles
    return with_power(made, "Ferry", agreed)


@then("the ferry line {line:Line} is open")
def is_open(scene: Scene, line: str) -> None:
    """The tiles of a line lie on the water."""
    scene.expect.same(f"the ferry line {line}", "open", scene.table.ferry(scene.box.ferry_tiles(line)))


@then("the ferry line {line:Line} is closed")
def is_closed(scene: Scene, line: str) -> None:
    """No tile of a line lies on the water."""
    scene.expect.same(f"the ferry line {line}", "closed", scene.table.ferry(scene.box.ferry_tiles(line)))
