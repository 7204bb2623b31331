"""Maps that are built at the table."""

from typing import Any

from trackwalker.scene import Scene
from trackwalker_steps.phrases import action, given, then
from trackwalker_steps.shares import by_player


@given("map piece {piece:Piece} lies at {hexagon:Hex}, turned {turned:Number}")
def set_piece(scene: Scene, piece: str, hexagon: str, turned: int) -> None:
    """A piece lies on the map: its first hex there, the second south-east and the third south of it, turned
    so many sixths clockwise.

    The first sentence of this kind takes the usual map away: the map is what these sentences say. They come
    before any tile or token.
    """
    scene.setting.map.piece(piece, hexagon, turned)


@given("{hexes:Hexes} (is a capital|are capitals)")
def set_capital(scene: Scene, hexes: list[str]) -> None:
    """Cities that projects have made capitals, in the place of the usual ones."""
    for hexagon in hexes:
        scene.setting.map.capital(hexagon)


@given("(a single blank lies|single blanks lie) on {hexes:Hexes}")
def set_blanks(scene: Scene, hexes: list[str]) -> None:
    """Single hexes have been added to the map."""
    scene.setting.map.blanks(hexes)


@given("it is cycle {number:Number}")
def set_cycle(scene: Scene, number: int) -> None:
    """Which cycle of rounds is going on; unsaid, the second."""
    scene.setting.map.cycle(number)


@action(
    "lay_piece", "{player:Player} <lays|lay> map piece {piece:Piece} at {hexagon:Hex}, turned {turned:Number}"
)
def lays_piece(player: str, piece: str, hexagon: str, turned: int) -> dict[str, Any]:
    """Lay the piece turned up: where its first hex comes to lie."""
    return {"actor": by_player(player), "piece": piece, "hex": hexagon, "rotation": turned}


@action("place_capital", "{player:Player} <makes|make> {hexagon:Hex} a capital")
def makes_capital(player: str, hexagon: str) -> dict[str, Any]:
    """Carry out the project turned up."""
    return {"actor": by_player(player), "hex": hexagon}


@action("lay_blank", "{player:Player} <lays|lay> a single blank on {hexagon:Hex}")
def lays_blank(player: str, hexagon: str) -> dict[str, Any]:
    """Add a single hex to the map."""
    return {"actor": by_player(player), "hex": hexagon}


@then("it is cycle {number:Number} of {of:Number}")
def cycle(scene: Scene, number: int, of: int) -> None:
    """Which cycle of rounds is going on, and how many the game has."""
    got = scene.table.state["cycle"]
    scene.expect.same("cycle", f"{number} of {of}", f"{got['number']} of {got['of']}")
