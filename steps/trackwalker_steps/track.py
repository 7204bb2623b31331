"""Tiles on the map and in the supply."""

from typing import Any

from trackwalker.scene import Decider, Lie, Scene
from trackwalker_steps.nouns import tile_name
from trackwalker_steps.phrases import action, given, then


def with_power(
    action: dict[str, Any], private: str | None, agreed: str | None, also: str | None = None
) -> dict[str, Any]:
    """An action, and the private company by whose power it is done, and who has agreed to it."""
    more = {"private": private, "agreed_by": agreed, "also_agreed_by": also}
    return action | {name: word for name, word in more.items() if word is not None}


@given("{tile:Tile} lies on {hexagon:Hex}, {lie:Lie}")
def set_tile(scene: Scene, tile: str, hexagon: str, lie: Lie) -> None:
    """A tile lies on the map."""
    scene.setting.map.tile(tile, hexagon, lie)


@given("{tile:Tile} lies on each of {hexagons:Hexes}, {lie:Lie}")
def set_tiles(scene: Scene, tile: str, hexagons: list[str], lie: Lie) -> None:
    """Several of a tile lie on the map, all turned the same way."""
    for hexagon in hexagons:
        scene.setting.map.tile(tile, hexagon, lie)


@given(
    "{company:Company} has already laid {tile:Tile} on {hexagon:Hex}, {lie:Lie}, in this turn"
    "[, by the power of {private:Private}]"
)
def already_laid(scene: Scene, company: str, tile: str, hexagon: str, lie: Lie, private: str | None) -> None:
    """The company whose turn it is has laid this tile."""
    scene.setting.map.laid_in_turn(company, tile, hexagon, lie, private)


@action(
    "lay_tile",
    "{doer:Doer} <lays|lay> {tile:Tile} on {hexagon:Hex}, {lie:Lie}"
    "[, by the power of {private:Private}][, with {agreed:Player}'s consent][ and {also:Player}'s]",
)
def lays(
    scene: Scene,
    doer: dict[str, Any],
    tile: str,
    hexagon: str,
    lie: Lie,
    private: str | None,
    agreed: str | None,
    also: str | None,
) -> dict[str, Any]:
    """Lay a tile on an empty hex, or in place of another; a player does it by the power of a private one."""
    rotation = scene.box.tiles.rotation(tile, lie, hexagon)
    made = {"actor": doer, "hex": hexagon, "tile": tile, "rotation": rotation}
    return with_power(made, private, agreed, also)


@action("pass", "{decider:Decider} <lays|lay> no track")
def lays_none(scene: Scene, decider: Decider, attempt: bool) -> dict[str, Any] | None:
    """Leave the track step without (another) tile."""
    return scene.leave_out("track", {"actor": decider.actor()}, attempt)


@then("{tile:Tile} lies on {hexagon:Hex}, {lie:Lie}")
def lies(scene: Scene, tile: str, hexagon: str, lie: Lie) -> None:
    """Which tile lies on a hex, and how."""
    tiles, laid = scene.box.tiles, scene.table.tile(hexagon)
    wanted = tiles.lies_as(tile, tiles.rotation(tile, lie, hexagon))
    got = "no tile" if laid is None else tiles.lies_as(laid[0], tiles.least_rotation(*laid))
    scene.expect.same(f"on {hexagon}", wanted, got)


@then("{count:Number} tile[s] (lies|lie) on the map")
def tiles_on_the_map(scene: Scene, count: int) -> None:
    """How many tiles have been laid, all in all."""
    scene.expect.same("tiles on the map", count, len(scene.table.state["tiles"]["laid"]))


@then("no tile lies on {hexagon:Hex}")
def no_tile(scene: Scene, hexagon: str) -> None:
    """The hex shows its print."""
    laid = scene.table.tile(hexagon)
    scene.expect.same(f"on {hexagon}", "no tile", "no tile" if laid is None else f"#{laid[0]}")


@then("{count:Number} of {tile:Tile} (is|are) left")
def left(scene: Scene, count: int, tile: str) -> None:
    """How many of a tile are in the supply."""
    scene.expect.same(f"#{tile} in the supply", count, scene.table.tiles_left(tile))


@then("the supply holds these tiles and no others")
def supply(scene: Scene, datatable: list[list[str]]) -> None:
    """The whole supply, one cell a tile with its number (`#57 7`); a tile that never runs out: `#9 any`."""
    cells = (cell.rpartition(" ") for row in datatable for cell in row if cell)
    wanted = sorted(f"#{tile_name(tile)} {count}" for tile, _, count in cells)
    left = scene.table.state["tiles"]["left"]
    got = sorted(f"#{tile} {'any' if count is None else count}" for tile, count in left.items() if count != 0)
    scene.expect.same("tiles in the supply", ", ".join(wanted), ", ".join(got))


@then("{tile:Tile} never runs out")
def unlimited(scene: Scene, tile: str) -> None:
    """The supply of a tile is not limited."""
    scene.expect.same(f"#{tile} in the supply", None, scene.table.tiles_left(tile))
