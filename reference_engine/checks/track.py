"""What tiles on the map say of the hexes in which they lie."""

from collections.abc import Iterator

from ..game import Game


def track_faults(game: Game) -> Iterator[str]:
    """A tile lies in a hex of its kind only: a city tile in a city hex, plain track in a plain one."""
    geography, layouts = game.board.geography, game.board.layouts
    for at, laid in enumerate(game.state.tiles.laid):
        number = geography.index[laid.hex]
        kind, printed = layouts[number].kind, geography.printed[number].kind
        if kind != printed:
            yield f"tiles.laid[{at}].tile: {laid.hex} is a {printed} hex, and {laid.tile} a {kind} tile"
