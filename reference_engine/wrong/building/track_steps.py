"""Wrong track steps, wrong keys, wrong blockades."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from typing import Any

from ...games.eighteen_fl import Game18FL
from ..entries import switched, wrong
from .hotels import check_token

# track ------------------------------------------------------------------------------------------------

switched("stranding-is-not-checked", {"18FL": "7.2.1-o"}, stranding="unchecked")


@wrong("one-yellow-tile", {"18FL": "7.2-a"})
def _(game: Game18FL) -> None:
    """a company lays one tile in its track step"""
    building = game.construction
    building._track_is_over = lambda: bool(building._normal_lays())  # type: ignore[method-assign]


@wrong("three-yellow-tiles", {"18FL": "7.2-a"})
def _(game: Game18FL) -> None:
    """a company lays up to three yellow tiles in its track step"""
    building = game.construction
    building._track_is_over = lambda: (  # type: ignore[method-assign]
        len(building._normal_lays()) > 2 or any(building.is_upgrade(t.tile) for t in building._normal_lays())
    )


@wrong("a-replacement-and-a-yellow-tile", {"18FL": "7.2-a"})
def _(game: Game18FL) -> None:
    """a company that has replaced a tile may lay a yellow one as well"""
    building = game.construction
    building._track_is_over = lambda: len(building._normal_lays()) > 1  # type: ignore[method-assign]


@wrong("extra-tile-is-one-of-the-two", {"18FL": "3.3-r 7.2-b"})
def _(game: Game18FL) -> None:
    """the extra tile cannot be laid by a company that has laid two tiles"""
    lay = game.bonuses.lay

    def one_of_two(move: Any) -> Any:
        if len(game.operating.turn.laid) > 1:
            game.table.refuse("two-tiles-a-turn", "Two tiles have been laid.")
        return lay(move)

    game.bonuses.lay = one_of_two  # type: ignore[method-assign]


@wrong("nothing-is-replaced", {"18FL": "7.2-a 7.2.1-a 7.2.1-g"})
def _(game: Game18FL) -> None:
    """no tile is replaced"""
    lay = game.construction.lay

    def new_only(move: Any) -> Any:
        if game.construction.is_upgrade(move.tile):
            game.table.refuse("colour-out-of-order", "It replaces a tile.")
        return lay(move)

    game.construction.lay = new_only  # type: ignore[method-assign]


@wrong("replacements-pay-the-ground", {"18FL": "7.2.1-f"})
def _(game: Game18FL) -> None:
    """a replacement costs what the ground of its hex cost"""
    game.construction.lay_price = lambda company, move, cost: (  # type: ignore[method-assign]
        game.box.hexes[move.hex].cost
    )


@wrong("more-value-is-not-enough", {"18FL": "7.2.1-j"})
def _(game: Game18FL) -> None:
    """a tile of a city has to bring new track as well"""
    board, lay = game.board, game.construction.lay

    def checked(move: Any) -> Any:
        number = board.geography.index.get(move.hex, -1)
        if number >= 0 and move.tile in game.box.tiles:
            old = board.layouts[number]
            new = board.geography.layout(number, move.tile, move.rotation % 6)
            if new.has_city and old.pieces and new.sides == old.sides:
                game.table.refuse("no-new-track-reaches-network", "It brings no new track.")
        return lay(move)

    game.construction.lay = checked  # type: ignore[method-assign]


# the keys ---------------------------------------------------------------------------------------------


def _is_key(game: Game18FL, name: str) -> bool:
    return any(name in phase.clears_hexes for phase in game.box.phases)


def _has_been_cleared(game: Game18FL, name: str) -> bool:
    return name in game.table.phase.clears_hexes


@wrong("line-to-the-keys-is-rebuilt-for-nothing", {"18FL": "7.2.2-e 8.3-o"})
def _(game: Game18FL) -> None:
    """in phase 6 tiles on the keys cost nothing"""
    price = game.construction.lay_price
    game.construction.lay_price = lambda company, move, cost: (  # type: ignore[method-assign]
        0 if _has_been_cleared(game, move.hex) else price(company, move, cost)
    )


@wrong("line-to-the-keys-is-lost", {"18FL": "2-k 7.2.2-e 8.3-o"})
def _(game: Game18FL) -> None:
    """in phase 6 no tile can be laid on the keys"""
    lay = game.construction.lay

    def closed(move: Any) -> Any:
        if _has_been_cleared(game, move.hex):
            game.table.refuse("not-a-buildable-hex", "The line has been destroyed.")
        return lay(move)

    game.construction.lay = closed  # type: ignore[method-assign]


@wrong("keys-are-closed-until-the-hurricane", {"18FL": "7.2.2-b"})
def _(game: Game18FL) -> None:
    """before phase 6 no tile can be laid on the keys"""
    lay = game.construction.lay

    def closed(move: Any) -> Any:
        if _is_key(game, move.hex) and not _has_been_cleared(game, move.hex):
            game.table.refuse("not-a-buildable-hex", "Nothing is built there.")
        return lay(move)

    game.construction.lay = closed  # type: ignore[method-assign]


@wrong("lost-hotel-comes-back", {"18FL": "7.2.2-d 8.3-n"})
def _(game: Game18FL) -> None:
    """a company gets the token of the hotel back that it loses in Key West"""
    clear = game.construction.clear

    def returned(name: str) -> None:
        before = {company.id: len(company.tokens) for company in game.state.companies}
        clear(name)
        for company in game.state.companies:
            company.tokens_left += before[company.id] - len(company.tokens)

    game.construction.clear = returned  # type: ignore[method-assign]


@wrong("no-second-hotel-in-key-west", {"18FL": "7.2.2-f"})
def _(game: Game18FL) -> None:
    """no hotel can be placed in Key West in phase 6"""
    check_token(game, lambda move: "Its hotel has been lost." if _has_been_cleared(game, move.hex) else "")


# networks of cities -----------------------------------------------------------------------------------


@wrong("full-cities-are-open", {"18FL": "7.4-w 3.1-g"})
def _(game: Game18FL) -> None:
    """a train may pass a city that is full of other companies' stations"""
    game.board.is_closed_to = lambda company, number, index: False  # type: ignore[method-assign]


@wrong("stations-of-others-block", {"18FL": "7.4-w"})
def _(game: Game18FL) -> None:
    """a train may not pass a city with a station of another company but none of its own"""
    board = game.board
    board.is_closed_to = lambda company, number, index: (  # type: ignore[method-assign]
        bool(there := board.companies_in(number, index)) and company not in there
    )
