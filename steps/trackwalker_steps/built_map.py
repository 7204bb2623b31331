"""Maps that are built at the table."""

from typing import Any

from trackwalker.scene import Scene
from trackwalker_steps.phrases import action, given, then
from trackwalker_steps.shares import by_player

CHANCE = {"kind": "chance", "id": "chance"}


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


@given("{player:Player} lays the first piece of the map")
def set_beginner(scene: Scene, player: str) -> None:
    """Who has been picked at random to begin, in a game just dealt; unsaid, Alice."""
    scene.setting.seats.dealt(starter=player)


@given("the pieces of the map are mixed, {items:Pieces} first")
def set_deck(scene: Scene, items: list[str]) -> None:
    """What lies on top of the stack of a game just dealt; the others lie below in some order."""
    scene.setting.seats.dealt(deck=items)


@given("the stack of the map begins with {items:Pieces}")
def set_stack(scene: Scene, items: list[str]) -> None:
    """The next pieces and projects while the map is built; what lies nowhere else follows in some order."""
    scene.setting.map.stack(items, only=False)


@given("the stack of the map is {items:Pieces}")
def set_whole_stack(scene: Scene, items: list[str]) -> None:
    """All that is still to come while the map is built, the next one first."""
    scene.setting.map.stack(items, only=True)


@given("destination card {number:Number} has been chosen")
def set_destination(scene: Scene, number: int) -> None:
    """Which card tells what distant destinations are worth; unsaid, the first."""
    scene.setting.seats.destination(number)


@given("the charters are dealt in the order {companies:Companies}")
def set_deal_of_charters(scene: Scene, companies: list[str]) -> None:
    """In a game just dealt: the first column from the top, then the next one."""
    scene.setting.seats.dealt(charters=companies)


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


@action("shuffle", "chance <mixes|mix> the stack of the map, {items:Pieces} first")
def mixes(scene: Scene, items: list[str]) -> dict[str, Any]:
    """All pieces and projects are mixed; what is not named lies below in some order."""
    due = scene.pending
    cards = list(due.context.get("cards", ())) if due is not None else []
    rest = [name for name in cards if name not in items]
    return {"actor": CHANCE, "cards": [*items, *rest]}


@action("shuffle", "chance <picks|pick> {player:Player} to begin the map")
def picks(scene: Scene, player: str) -> dict[str, Any]:
    """Who lays the first piece of a map that is begun anew."""
    others = [name for name in scene.table.players if name != player]
    return {"actor": CHANCE, "cards": [player, *others]}


@then("map piece {piece:Piece} lies at {hexagon:Hex}, turned {turned:Number}")
def piece_lies(scene: Scene, piece: str, hexagon: str, turned: int) -> None:
    """Where the first hex of a piece lies, and how it is turned."""
    laid = {entry["piece"]: entry for entry in scene.table.state["map"]["pieces"]}
    got = laid.get(piece)
    words = "nowhere" if got is None else f"at {got['hex']}, turned {got['rotation']}"
    scene.expect.same(f"map piece {piece}", f"at {hexagon}, turned {turned}", words)


@then("{count:Number} map piece[s] (lies|lie) on the map")
def pieces_lie(scene: Scene, count: int) -> None:
    """How many pieces have been laid."""
    scene.expect.same("map pieces on the map", count, len(scene.table.state["map"]["pieces"]))


@then("the stack of the map begins with {items:Pieces}")
def stack_begins(scene: Scene, items: list[str]) -> None:
    """The next pieces and projects; the one turned up is the first of them until it lies on the map."""
    scene.expect.same("top of the stack", items, scene.table.state["map"]["stack"][: len(items)])


@then("the stack of the map is {items:Pieces}")
def stack_is(scene: Scene, items: list[str]) -> None:
    """All that is still to come, the next one first."""
    scene.expect.same("stack of the map", items, scene.table.state["map"]["stack"])


@then("{count:Number} map pieces and {projects:Number} project[s] are in the stack of the map")
def stack_holds(scene: Scene, count: int, projects: int) -> None:
    """How many are still to come."""
    stack = scene.table.state["map"]["stack"]
    got = sum(name.startswith("capital") for name in stack)
    scene.expect.same("projects in the stack", projects, got)
    scene.expect.same("map pieces in the stack", count, len(stack) - got)


@then("(no city is a capital|the capitals are {hexes:Hexes})")
def capitals(scene: Scene, hexes: list[str] | None) -> None:
    """All capitals that projects have made, in any order."""
    got = sorted(scene.table.state["map"]["capitals"])
    scene.expect.same("capitals", ", ".join(sorted(hexes or ())) or "none", ", ".join(got) or "none")


@then("(no single blank lies on the map|single blanks lie on {hexes:Hexes} only)")
def blanks(scene: Scene, hexes: list[str] | None) -> None:
    """All single hexes that have been added."""
    got = sorted(scene.table.state["map"]["blanks"])
    scene.expect.same("single blanks", ", ".join(sorted(hexes or ())) or "none", ", ".join(got) or "none")


@then("distant destinations are worth {amounts:Moneys}, by colour")
def destinations(scene: Scene, amounts: list[int]) -> None:
    """The figures of the card that was chosen: in the yellow, green, purple and gray age."""
    scene.expect.same("destination card", amounts, scene.table.state["map"]["destination"])


@then("it is cycle {number:Number} of {of:Number}")
def cycle(scene: Scene, number: int, of: int) -> None:
    """Which cycle of rounds is going on, and how many the game has."""
    got = scene.table.state["cycle"]
    scene.expect.same("cycle", f"{number} of {of}", f"{got['number']} of {got['of']}")
