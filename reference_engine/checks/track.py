"""What tiles and tokens on the map say of the hexes in which they lie, and of the homes that are kept."""

from collections.abc import Iterator

from ..game import Game


def track_faults(game: Game) -> Iterator[str]:
    """Tiles lie in hexes of their kind, and those who come yet find room at home."""
    yield from _kinds(game)
    yield from _homes(game)


def _kinds(game: Game) -> Iterator[str]:
    """A tile lies in a hex of its kind only: a city tile in a city hex, plain track in a plain one."""
    geography, layouts = game.board.geography, game.board.layouts
    for at, laid in enumerate(game.state.tiles.laid):
        number = geography.index[laid.hex]
        kind, printed = layouts[number].kind, geography.printed[number].kind
        if kind != printed:
            yield f"tiles.laid[{at}].tile: {laid.hex} is a {printed} hex, and {laid.tile} a {kind} tile"


def _homes(game: Game) -> Iterator[str]:
    """A company that has no token yet has a space for it at home, or may lie beside the spaces."""
    board = game.board
    if board.homes_beside:
        return
    for at, company in enumerate(game.state.companies):
        if company.tokens or company.operated or company.closed or company.id not in board.geography.homes:
            continue
        home = game.box.home(company.id)
        if home.alternative is not None:
            continue
        number, city = board.home(company.id)
        if len(board.companies_in(number, city)) >= board.layouts[number].nodes[city].slots:
            yield f"companies[{at}].tokens: {home.hex} has no space left for the home of {company.id}"
