"""Everything of a kind on one sheet: the tiles of a game, the pieces of a map built at the table."""

from collections.abc import Mapping

from trackwalker.components.built_map import hexes_built
from trackwalker.pictures.board import Board, Lot
from trackwalker.pictures.geometry import CORNER
from trackwalker.pictures.svg import document, element, number, text

__all__ = ["draw_pieces", "draw_tiles"]

_STEP, _HIGH, _EDGE, _ACROSS = 2 * CORNER + 12, 2 * CORNER + 34, 8.0, 8


def draw_tiles(board: Board, counts: Mapping[str, int | None]) -> str:
    """Every tile of a game in rotation 0, with its number and how many there are."""
    parts, symbols, told = [], {}, []
    for nth, (name, count) in enumerate((str(name), count) for name, count in counts.items()):
        x = _EDGE + (nth % _ACROSS) * _STEP + CORNER + 4
        y = _EDGE + (nth // _ACROSS) * _HIGH + CORNER
        drawn, symbol = board.tile(name)
        symbols[f"tile-{name}"] = symbol
        many = "no limit" if count is None else f"\u00d7 {count}"
        caption = text(f"{name}  {many}", 0, CORNER + 16, 13, "t b", room=_STEP - 4)
        moved = f"translate({number(x)} {number(y)})"
        parts.append(element("g", drawn + caption, data_tile=name, transform=moved))
        told.append(f"{name} {many}")
    rows = -(-len(parts) // _ACROSS)
    size = (_EDGE * 2 + min(len(parts), _ACROSS) * _STEP, _EDGE * 2 + rows * _HIGH)
    return document(f"Tiles: {board.box.game}", ", ".join(told) + ".", parts, size, board.defs(symbols))


def draw_pieces(board: Board) -> str:
    """Every piece of a map that is built at the table, not turned."""
    given, parts, symbols = board.box.data["parts"], [], {}
    wide, high, across = 5 * CORNER, 5 * CORNER, 5
    for nth, piece in enumerate(given["pieces"]):
        laid = {"piece": piece, "hex": "0,0", "rotation": 0}
        built = {"pieces": [laid], "capitals": [], "blanks": [], "destination": given["destinations"][0]}
        own = board.with_hexes(hexes_built(given, built))
        drawn = []
        for name in own.hexes:
            x, y = own.grid.middle(name)
            hexagon, symbol = own.hexagon(name, Lot())
            key = f"piece-{piece}-{name}"
            symbols[key] = symbol
            moved = f"translate({number(x)} {number(y)})"
            drawn.append(
                element("g", hexagon.replace(f'"#hex-{name}"', f'"#{key}"'), transform=moved, data_at=name)
            )
        drawn.append(text(piece, CORNER / 2, 3.3 * CORNER, 15, "t b"))
        x = _EDGE + (nth % across) * wide + CORNER * 1.4
        y = _EDGE + (nth // across) * high + CORNER * 1.5
        parts.append(
            element("g", "".join(drawn), data_piece=piece, transform=f"translate({number(x)} {number(y)})")
        )
    size = (_EDGE * 2 + across * wide, _EDGE * 2 + -(-len(parts) // across) * high)
    told = f"Pieces {', '.join(given['pieces'])}."
    return document(f"Pieces of the map: {board.box.game}", told, parts, size, board.defs(symbols))
