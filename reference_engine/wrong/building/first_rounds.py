"""Wrong tiles and tokens of games in which the first operating round allows more."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ...games.great_lakes import GreatLakes
from ...rules.map.lay_cost import LayCost
from ...rules.map.network import reach
from ...rules.map.stations import home_spaces
from ..entries import switched, wrong

switched("start-of-a-token-counts", {"18GL": "4.6.2-g"}, token_count_includes_start=True)
switched("tokens-measured-through-full-cities", {"18GL": "4.6.2-f"}, token_count_through_full=True)


@wrong("two-tiles-in-every-round", {"18GL": "4.6.1-a 4.6.1.1-f"})
def _(game: GreatLakes) -> None:
    """a company lays two yellow tiles in every operating round"""
    game.construction.new_tiles_a_turn = lambda company: 2  # type: ignore[method-assign]


@wrong("two-tiles-until-there-is-a-train", {"18GL": "4.6.1.1-f 4.6.1.1-g"})
def _(game: GreatLakes) -> None:
    """a company lays two yellow tiles as long as it has no train"""
    game.construction.new_tiles_a_turn = lambda company: 1 if company.trains else 2  # type: ignore[method-assign]


@wrong("a-replacement-besides-a-yellow-tile", {"18GL": "4.6.1.1-g"})
def _(game: GreatLakes) -> None:
    """in its first operating round a company may lay a yellow tile and replace another"""
    building, refuse = game.construction, game.table.refuse
    building.check_normal_lay = lambda company, move: (  # type: ignore[method-assign]
        refuse("two-new-or-one-replacement", "It has laid its tiles.") if building.track_is_over() else None
    )


def _reprice(game: GreatLakes, other: Callable[[Any, LayCost], LayCost]) -> None:
    building, price = game.construction, game.construction.lay_price
    building.lay_price = lambda company, move, cost: price(  # type: ignore[method-assign]
        company, move, other(move, cost)
    )


@wrong("rivers-cost-nothing", {"18GL": "4.6.1.1-v 1.3-r 1.3-s"})
def _(game: GreatLakes) -> None:
    """a tile on a river costs nothing"""
    _reprice(game, lambda move, cost: replace(cost, ground=0) if cost.terrain == "river" else cost)


@wrong("hills-cost-nothing", {"18GL": "4.6.1.1-v 1.3-r 1.3-s"})
def _(game: GreatLakes) -> None:
    """a tile on a hill costs nothing"""
    _reprice(game, lambda move, cost: replace(cost, ground=0) if cost.terrain == "hill" else cost)


@wrong("chicago-is-replaced-for-nothing", {"18GL": "4.6.1.1-x 1.3-t"})
def _(game: GreatLakes) -> None:
    """replacing a tile of Chicago costs nothing"""
    _reprice(game, lambda move, cost: replace(cost, replacing=0))


@wrong("southern-chicago-is-replaced-for-nothing", {"18GL": "4.6.1.1-x 1.3-t"})
def _(game: GreatLakes) -> None:
    """replacing a tile in the southern half of Chicago costs nothing"""
    _reprice(game, lambda move, cost: replace(cost, replacing=0) if move.hex == "D14" else cost)


@wrong("brown-chicago-is-free", {"18GL": "4.6.1.1-x 1.3-t"})
def _(game: GreatLakes) -> None:
    """the brown tiles of Chicago cost nothing"""
    _reprice(
        game,
        lambda move, cost: (
            replace(cost, replacing=0) if game.box.tiles[move.tile].colour == "brown" else cost
        ),
    )


@wrong("homes-of-two-hexes-have-one", {"18GL": "4.5-c 4.6.1.1-h"})
def _(game: GreatLakes) -> None:
    """a token in a home of two hexes serves the hex in which it lies"""
    board = game.board
    board.held = lambda company: board.placed.get(company, [])  # type: ignore[method-assign]


@wrong("tokens-go-with-the-tile", {"18GL": "4.6.1.1-t", "LostAtlas": "OR.lay-b"})
def _(game: GreatLakes) -> None:
    """a token leaves the board with the tile on which it lies"""
    swap = game.construction._swap_tile

    def sweep(name: str, tile: str, rotation: int) -> None:
        swap(name, tile, rotation)
        for company in game.table.companies.values():
            for place in [place for place in company.tokens if place.hex == name]:
                game.tokens.take_back(company, place)

    game.construction._swap_tile = sweep  # type: ignore[method-assign]


@wrong("tokens-of-others-go-with-the-tile", {"18GL": "4.6.1.1-t"})
def _(game: GreatLakes) -> None:
    """who replaces the tile of a city sends the tokens of others home"""
    swap = game.construction._swap_tile

    def sweep(name: str, tile: str, rotation: int) -> None:
        swap(name, tile, rotation)
        for company in game.table.companies.values():
            for place in [place for place in company.tokens if place.hex == name]:
                if company.id != game.table.turn.company:
                    game.tokens.take_back(company, place)

    game.construction._swap_tile = sweep  # type: ignore[method-assign]


@wrong("ferries-are-track-from-the-start", {"18GL": "1.3-w 4.6.2-c 4.6.1.1-h"})
def _(game: GreatLakes) -> None:
    """companies reach what lies beyond a ferry line that nobody has opened"""
    board = game.board
    for number, tile in board.geography.waters.items():
        if number not in board.tiles:
            board.layouts[number] = board.geography.layout(number, tile, 0)
    board.memo.clear()


@wrong("ferries-are-no-track", {"18GL": "4.6.3-l 4.6.3-m"})
def _(game: GreatLakes) -> None:
    """nobody goes by a ferry, open or not"""
    board, lay = game.board, game.board.lay
    unbuilt = {number: board.geography.printed[number] for number in board.geography.waters}
    for number, layout in unbuilt.items():
        board.layouts[number] = layout

    def without(name: str, tile: str, rotation: int) -> Any:
        renamed = lay(name, tile, rotation)
        if (number := board.number(name)) in unbuilt:
            board.layouts[number] = unbuilt[number]
        return renamed

    board.lay = without  # type: ignore[method-assign]
    board.memo.clear()


@wrong("joining-a-home-brings-money", {"18GL": "1-b"})
def _(game: GreatLakes) -> None:
    """a company that joins the home of another one with its track is paid $100"""
    lay = game.construction.lay

    def homes(company: str) -> set[str]:
        stops = {number for number, _ in reach(game.board, company).stops}
        index = game.board.geography.index
        return {
            name
            for name, home in game.box.homes.items()
            if any(index[hexagon] in stops for hexagon in home.hexes)
        }

    def rewarded(move: Any) -> Any:
        commit, company = lay(move), game.table.operating_company

        def go_on() -> None:
            before = homes(company.id)
            commit()
            game.table.bank_pays(company, 100 * len(homes(company.id) - before))

        return go_on

    game.construction.lay = rewarded  # type: ignore[method-assign]


@wrong("half-the-capital-at-first", {"18GL": "1-b 4.4-d"})
def _(game: GreatLakes) -> None:
    """a company is paid half of its capital when it becomes public"""

    def take_half(company: Any) -> None:
        game.table.pays_bank(company, company.cash // 2)

    game.shares.on_float.append(take_half)


@wrong("the-last-space-is-anybodys-once-green", {"18GL": "4.6.2-d"})
def _(game: GreatLakes) -> None:
    """no space is kept in a home city of two spaces"""
    kept = game.construction.kept_spaces

    def of_one() -> list[Any]:
        return [
            space
            for space in kept()
            if all(node.slots == 1 for node in game.board.layout(space.hex).nodes if node.kind == "city")
        ]

    game.construction.kept_spaces = of_one  # type: ignore[method-assign]


@wrong("homes-stay-reserved", {"18GL": "4.6.2-d"})
def _(game: GreatLakes) -> None:
    """a space is kept in the home city of a company that is public, too"""
    building = game.construction
    building.kept_spaces = lambda: home_spaces(  # type: ignore[method-assign]
        game.board, [c.id for c in game.table.companies.values() if c.kind == "public" and not c.closed]
    )


@wrong("tiles-of-the-turn-are-lost-at-its-end", {"18GL": "4.6.1.1-j"})
def _(game: GreatLakes) -> None:
    """when its turn is over the first tile that a company has laid in it leaves the board"""
    finish = game.turns.finish

    def swept() -> None:
        for laid in game.table.turn.laid[:1]:
            if not any(token.hex == laid.hex for c in game.table.companies.values() for token in c.tokens):
                game.construction.clear(laid.hex)
        finish()

    game.turns.finish = swept  # type: ignore[method-assign]
