"""Wrong powers to link two cities by track."""

from typing import Any

from ...actions import LayTileMove
from ...components import Power
from ...games.eighteen46 import Game1846
from ...rules.map import links
from ...state import Company, LaidTile, Private
from ..entries import wrong


@wrong("cities-are-linked-side-by-side-only", {"1846/2": "3-bx 3-by"})
def _(game: Game1846) -> None:
    """two cities count as linked only by track across their common side"""
    linking, board = game.construction.linking, game.board

    def side_by_side(power: Power) -> bool:
        here, there = (board.number(name) for name in power.hexes)
        side = board.geography.neighbours[here].index(there)
        return bool(board.layouts[here].sides >> side & board.layouts[there].sides >> (side + 3) % 6 & 1)

    linking.are_linked = side_by_side  # type: ignore[method-assign]


@wrong("tokens-cut-links", {"1846/2": "3-bz"})
def _(game: Game1846) -> None:
    """two cities are not linked through one that is full of tokens"""
    linking, board = game.construction.linking, game.board

    class Cut(links.Ways):
        """Ways that end where a city is full."""

        def _is_closed(self, number: int, index: int) -> bool:
            full = len(board.tokens.get((number, index), ())) >= board.layouts[number].nodes[index].slots
            return super()._is_closed(number, index) or full

    def are_linked(power: Power) -> bool:
        one, other = (board.number(name) for name in power.hexes)
        return bool(Cut(board, one).sides_into(other) & board.layouts[other].sides)

    linking.are_linked = are_linked  # type: ignore[method-assign]
    linking.ways = Cut


@wrong("bridges-of-links-are-free", {"1846/2": "3-cb"})
def _(game: Game1846) -> None:
    """the bridge that a tile of a power completes is not paid for"""
    building, price = game.construction, game.construction.lay_price

    def without_sides(company: Company, move: Any, cost: Any) -> int:
        power = building._power(move.private or "")
        return 0 if power is not None and power.links else price(company, move, cost)

    building.lay_price = without_sides  # type: ignore[method-assign]


@wrong("links-need-a-connection", {"1846/2": "3-ca"})
def _(game: Game1846) -> None:
    """a tile by which two cities are linked has to join the company's track"""
    building, needs = game.construction, game.construction.needs_connection
    building.needs_connection = lambda power: power.links or needs(power)  # type: ignore[method-assign]


@wrong("tiles-of-links-count-as-actions", {"1846/2": "3-bw"})
def _(game: Game1846) -> None:
    """a tile by which two cities are linked is one of the two of the turn"""
    building, counts = game.construction, game.construction._counts
    building._counts = lambda power: power.links or counts(power)  # type: ignore[method-assign]


@wrong("one-upgrade-by-a-link", {"1846/2": "3-bw"})
def _(game: Game1846) -> None:
    """of the two tiles that link two cities one at most is an upgrade"""
    building, check = game.construction, game.construction._check_join

    def one(move: LayTileMove, terms: Any, laid: LaidTile | None) -> None:
        check(move, terms, laid)
        power, first = building._power(move.private or ""), building.linking.first(move.private or "")
        if power is None or not power.links or first is None:
            return
        if building.is_upgrade(move.tile) and building.is_upgrade(first.tile):
            game.table.refuse("one-upgrade-a-turn", "A tile has been upgraded by this power.")

    building._check_join = one  # type: ignore[method-assign]


@wrong("any-tile-before-the-link", {"1846/2": "3-by"})
def _(game: Game1846) -> None:
    """the first tile of a link may be any, as long as a second one can link the cities"""
    linking = game.construction.linking

    def links_later(move: LayTileMove, power: Power, first: LaidTile | None, seconds: Any) -> bool:
        return linking_links(move, power, first, seconds) or (
            first is None and any(lay.hex != move.hex for name in power.hexes for lay in seconds(name))
        )

    linking_links = linking._links
    linking._links = links_later  # type: ignore[method-assign]


@wrong("half-a-link-waits", {"1846/2": "3-bw 3-by"})
def _(game: Game1846) -> None:
    """a second tile that is not needed for a link may be laid after other things"""
    building, give_up = game.construction, game.construction.give_up_halves

    def only_pairs(company: Company, private: str | None) -> None:
        half = [(owned, owned.uses_left) for owned in building._owned(company)]
        give_up(company, private)
        for owned, left in half:
            power = building._power(owned.id)
            if power is not None and power.links:
                owned.uses_left = left

    building.give_up_halves = only_pairs  # type: ignore[method-assign]


@wrong("markers-of-one-place-lie-at-once", {"1846/2": "3-br"})
def _(game: Game1846) -> None:
    """a marker that has one place only lies there as soon as a company has its private company"""
    markers, bonuses, bought = game.markers, game.markers.bonuses, game.markers.on_bought

    def put(private: Private) -> None:
        printed, marker = game.box.private(private.id).marker, markers.of(private.id)
        if printed is not None and marker is not None and len(printed.amounts) == 1:
            marker.hex = next(iter(printed.amounts))

    def buy(private: Private, buyer: Company) -> None:
        bought(private, buyer)
        put(private)

    def at_once(company: str) -> Any:
        for private in game.state.privates:
            put(private)
        return bonuses(company)

    markers.on_bought = buy  # type: ignore[method-assign]
    markers.bonuses = at_once  # type: ignore[method-assign]
