"""Wrong tiles by the powers of players' private companies, and wrong ferry lines."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from dataclasses import replace
from typing import Any

from ...games.great_lakes import GreatLakes
from ...state import Private
from ..entries import wrong


@wrong("lent-tiles-are-the-tile-of-the-turn", {"18GL": "4.3-n2c 4.3-n7a 4.6.1-b"})
def _(game: GreatLakes) -> None:
    """a tile by the power of a private company is one of the company's own"""
    building = game.construction
    building._normal_lays = lambda: game.table.turn.laid  # type: ignore[method-assign]


@wrong("lent-tiles-after-ones-own-only", {"18GL": "4.3-n2c 4.3-n7a"})
def _(game: GreatLakes) -> None:
    """a power over track is used after the company's own tile only"""
    inner = game.lent_tiles.terms

    def afterwards(move: Any, terms: Any) -> Any:
        if not any(laid.private is None for laid in game.table.turn.laid):
            game.table.refuse("own-tile-first", "The company's own tile comes first.")
        return inner(move, terms)

    game.lent_tiles.terms = afterwards  # type: ignore[method-assign]


@wrong("tiles-of-joliet-need-a-connection", {"18GL": "4.3-n2d"})
def _(game: GreatLakes) -> None:
    """the tiles of the Joliet & Eastern have to be joined to the company's track"""
    inner = game.lent_tiles.terms
    game.lent_tiles.terms = lambda move, terms: replace(  # type: ignore[method-assign]
        inner(move, terms), needs_connection=True
    )


@wrong("tiles-of-rail-works-need-no-connection", {"18GL": "4.3-n7c"})
def _(game: GreatLakes) -> None:
    """no tile by a power has to be joined to the company's track"""
    inner = game.lent_tiles.terms
    game.lent_tiles.terms = lambda move, terms: replace(  # type: ignore[method-assign]
        inner(move, terms), needs_connection=False
    )


@wrong("ground-is-free-for-powers", {"18GL": "4.3-n7c"})
def _(game: GreatLakes) -> None:
    """a tile by the power of a private company costs nothing"""
    building, price = game.construction, game.construction.lay_price
    building.lay_price = lambda company, move, cost: (  # type: ignore[method-assign]
        0 if move.private is not None else price(company, move, cost)
    )


@wrong("rail-works-tiles-have-to-join", {"18GL": "4.3-n7b"})
def _(game: GreatLakes) -> None:
    """the two tiles of the Rail Works lie on adjoining hexes"""
    check = game.lent_tiles.check_join

    def adjoining(move: Any) -> None:
        check(move)
        board = game.board
        for laid in game.lent_tiles.laid_by(move.private or ""):
            if board.number(laid.hex) not in board.geography.neighbours[board.number(move.hex)]:
                game.table.refuse("power-tiles-join", "They lie apart.")

    game.lent_tiles.check_join = adjoining  # type: ignore[method-assign]


@wrong("powers-over-track-stay", {"18GL": "4.3-n2f 4.3-n7e 4.3-h 4.3-t2 4.3-t6"})
def _(game: GreatLakes) -> None:
    """a private company by whose power track was laid stays open"""
    laid, close = game.lent_tiles.laid, game.privates.close

    def stay(move: Any, ground: int) -> None:
        game.privates.close = lambda private: None  # type: ignore[method-assign]
        try:
            laid(move, ground)
        finally:
            game.privates.close = close  # type: ignore[method-assign]

    game.lent_tiles.laid = stay  # type: ignore[method-assign]


@wrong("powers-over-track-close-with-both-tiles", {"18GL": "4.3-n2f 4.3-n7e"})
def _(game: GreatLakes) -> None:
    """a private company with two tiles closes with the second only"""
    laid, close = game.lent_tiles.laid, game.privates.close

    def later(move: Any, ground: int) -> None:
        single = len(game.lent_tiles.laid_by(move.private or "")) == 1
        game.privates.close = (lambda private: None) if single else close  # type: ignore[method-assign]
        try:
            laid(move, ground)
        finally:
            game.privates.close = close  # type: ignore[method-assign]

    game.lent_tiles.laid = later  # type: ignore[method-assign]


@wrong("one-tile-of-a-lent-power", {"18GL": "4.3-n2b 4.3-n7a"})
def _(game: GreatLakes) -> None:
    """by a power over track a single tile is laid"""
    game.lent_tiles._has_room = lambda power, laid: not laid  # type: ignore[method-assign]


@wrong("rail-works-also-replaces", {"18GL": "4.3-n7a"})
def _(game: GreatLakes) -> None:
    """the Rail Works brings its yellow tiles and a replacement besides"""
    game.lent_tiles._has_room = lambda power, laid: len(laid) < 3  # type: ignore[method-assign]


# ferry lines ---------------------------------------------------------------------------------------------


@wrong("ferry-besides-the-tile", {"18GL": "4.3-n11b"})
def _(game: GreatLakes) -> None:
    """opening a ferry line comes besides the company's own tile"""
    game.ferries._check_place_of_tile = lambda company: None  # type: ignore[method-assign]
    game.ferries.opened_now = lambda: False  # type: ignore[method-assign]


@wrong("ferry-after-a-tile", {"18GL": "4.3-n11b"})
def _(game: GreatLakes) -> None:
    """a ferry line may be opened after the company's own tile"""
    game.ferries._check_place_of_tile = lambda company: None  # type: ignore[method-assign]


@wrong("ferry-shores-are-free", {"18GL": "4.3-n11e"})
def _(game: GreatLakes) -> None:
    """the tile on the shore of a ferry line costs nothing"""
    check = game.ferries._check_shores

    def free(company: Any, private: Any, line: Any, move: Any) -> Any:
        return 0, check(company, private, line, move)[1]

    game.ferries._check_shores = free  # type: ignore[method-assign]


@wrong("ferry-without-its-token", {"18GL": "4.3-n11f"})
def _(game: GreatLakes) -> None:
    """the company that opens a ferry line has no token for it"""
    give = game.markers.give

    def nothing(private: Private, marker: Any) -> None:
        give(private, marker)
        if marker.marker == "ferry":
            marker.company = None

    game.markers.give = nothing  # type: ignore[method-assign]


@wrong("ferry-by-its-first-part", {"18GL": "4.3-n11a 4.3-n11d"})
def _(game: GreatLakes) -> None:
    """of a ferry line only the first part is opened"""
    put = game.construction.put_tile

    def first(name: str, tile: str, rotation: int) -> None:
        if tile != "F3b":
            put(name, tile, rotation)

    game.construction.put_tile = first  # type: ignore[method-assign]


@wrong("two-ferry-lines-are-missing", {"18GL": "4.3-n11a"})
def _(game: GreatLakes) -> None:
    """only the line to London can be opened"""
    opening = game.ferries.open

    def london(move: Any) -> Any:
        if move.line != "F4":
            game.table.refuse("no-such-line", "There is no such line.")
        return opening(move)

    game.ferries.open = london  # type: ignore[method-assign]


@wrong("opening-a-ferry-costs-money", {"18GL": "4.3-n11a 4.3-n11d"})
def _(game: GreatLakes) -> None:
    """opening a ferry line costs $50"""
    give = game.markers.give

    def pay(private: Private, marker: Any) -> None:
        give(private, marker)
        if marker.marker == "ferry":
            company = game.table.operating_company
            game.table.pays_bank(company, min(50, company.cash))

    game.markers.give = pay  # type: ignore[method-assign]
