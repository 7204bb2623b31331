"""Wrong tiles and tokens."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ...games.eighteen46 import Game1846
from ...rules.map.lay_cost import LayCost
from ...rules.map.stations import KeptSpace
from ...state import Company, OperatingRound
from ..entries import wrong


def _reprice(game: Game1846, other: Callable[[Company, Any, LayCost], LayCost]) -> None:
    """Let a tile be paid for as if other ground or other sides were due."""
    building, price = game.construction, game.construction.lay_price
    building.lay_price = lambda company, move, cost: price(  # type: ignore[method-assign]
        company, move, other(company, move, cost)
    )


@wrong("terrain-is-paid-again", {"1846": "6.2-y"})
def _(game: Game1846) -> None:
    """an upgrade costs what the ground of its hex cost"""
    _reprice(game, lambda company, move, cost: replace(cost, ground=game.box.hexes[move.hex].cost))


@wrong("printed-track-has-paid-the-ground", {"1846": "6.2-x 6.2-y"})
def _(game: Game1846) -> None:
    """where track is printed the first tile does not pay for the ground"""
    _reprice(game, lambda company, move, cost: cost if cost.first else replace(cost, ground=0))


@wrong("terrain-comes-on-top", {"1846": "6.2-x S.TrackToken-c S.Features-c"})
def _(game: Game1846) -> None:
    """difficult ground costs $20 more than is printed"""
    _reprice(
        game,
        lambda company, move, cost: replace(cost, ground=cost.ground + 20) if cost.ground else cost,
    )


@wrong("sides-are-free", {"1846": "6.23-a 6.23-b S.TrackToken-c"})
def _(game: Game1846) -> None:
    """bridges, tunnels and passes cost nothing"""
    _reprice(game, lambda company, move, cost: replace(cost, sides=()))


@wrong("printed-neighbours-are-free", {"1846": "6.23-c"})
def _(game: Game1846) -> None:
    """a side towards printed track costs nothing"""
    _reprice(
        game,
        lambda company, move, cost: replace(cost, sides=tuple(s for s in cost.sides if not s.printed)),
    )


@wrong("ic-pays-in-its-hexes", {"1846": "6.2-z"})
def _(game: Game1846) -> None:
    """Illinois Central pays for its first tiles in its free hexes"""
    game.construction._lays_for_free = lambda company, name, cost: False  # type: ignore[method-assign]


@wrong("ic-upgrades-for-free", {"1846": "6.2-aa"})
def _(game: Game1846) -> None:
    """Illinois Central upgrades its free hexes for nothing"""
    building, free = game.construction, game.construction._lays_for_free
    building._lays_for_free = lambda company, name, cost: free(  # type: ignore[method-assign]
        company, name, replace(cost, first=True)
    )


@wrong("everybody-lays-free-in-the-hexes-of-ic", {"1846": "6.2-ab"})
def _(game: Game1846) -> None:
    """whoever lays the first tile in a free hex of Illinois Central pays nothing"""
    names = {name for charter in game.box.companies for name in charter.free_hexes}
    game.construction._lays_for_free = lambda company, name, cost: (  # type: ignore[method-assign]
        cost.first and name in names
    )


@wrong("one-tile-a-turn", {"1846": "6.2-g 6.21-a 6-g S.TrackToken-a"})
def _(game: Game1846) -> None:
    """a company lays one tile a turn"""
    building, check = game.construction, game.construction._check_count

    def one(company: Company, tile: str) -> None:
        check(company, tile)
        if building._normal_lays():
            game.table.refuse("two-tiles-a-turn", f"The {company.id} has laid its tile of this turn.")

    building._check_count = one  # type: ignore[method-assign]


@wrong("tile-of-this-turn-stays", {"1846": "6.21-b"})
def _(game: Game1846) -> None:
    """a tile laid in this turn cannot be upgraded in it"""
    building, check = game.construction, game.construction.check_normal_lay

    def fixed(company: Company, move: Any) -> None:
        check(company, move)
        if any(laid.hex == move.hex for laid in game.operating.turn.laid):
            game.table.refuse("two-tiles-a-turn", "That tile has just been laid.")

    building.check_normal_lay = fixed  # type: ignore[method-assign]


@wrong("no-tile-after-the-token", {"1846": "6.2-af 6.2-ag 6-f S.TrackToken-d"})
def _(game: Game1846) -> None:
    """no tile is laid after the token has been placed"""
    building, check = game.construction, game.construction.check_normal_lay

    def ordered(company: Company, move: Any) -> None:
        check(company, move)
        if game.operating.turn.tokens:
            game.table.refuse("building-step-only", "Tiles come before the token.")

    building.check_normal_lay = ordered  # type: ignore[method-assign]


@wrong("railroads-lay-one-tile", {"1846": "6-c 3-al"})
def _(game: Game1846) -> None:
    """an independent railroad lays one tile a turn"""
    building, check = game.construction, game.construction._check_count

    def one(company: Company, tile: str) -> None:
        check(company, tile)
        if company.kind == "independent" and building._normal_lays():
            game.table.refuse("two-tiles-a-turn", f"{company.id} has laid its tile of this turn.")

    building._check_count = one  # type: ignore[method-assign]


# tokens -----------------------------------------------------------------------------------------------


def _kept(game: Game1846, stays: Callable[[KeptSpace], bool]) -> None:
    """Keep only some of the spaces that are kept free."""
    kept = game.construction.kept_spaces
    game.construction.kept_spaces = lambda: [  # type: ignore[method-assign]
        space for space in kept() if stays(space)
    ]


@wrong("homes-are-open", {"1846": "6.24-a"})
def _(game: Game1846) -> None:
    """no space is kept in the home of a company that is not launched"""
    homes = {charter.id: charter.home.hex for charter in game.box.companies}
    _kept(game, lambda space: homes.get(space.company) != space.hex)


@wrong("second-cities-are-open", {"1846": "6.2-ai 6.2-aj"})
def _(game: Game1846) -> None:
    """no space is kept in the second cities"""
    seconds = {c.id: c.second_city.hex for c in game.box.companies if c.second_city is not None}
    _kept(game, lambda space: seconds.get(space.company) != space.hex)


@wrong("chicago-space-is-open", {"1846": "3-ag 3-af"})
def _(game: Game1846) -> None:
    """no space is kept for Chicago & Western Indiana"""
    _kept(game, lambda space: space.company not in game.table.privates)


@wrong("second-cities-stay-reserved", {"1846": "6.2-ai"})
def _(game: Game1846) -> None:
    """the second cities stay reserved in phase IV"""
    kept = game.construction.kept_spaces

    def longer() -> list[KeptSpace]:
        phase, last = game.state.phase, game.box.phases
        before = [card.name for card in last if not card.ends_reservations][-1]
        game.state.phase = before if game.table.phase.ends_reservations else phase
        try:
            return kept()
        finally:
            game.state.phase = phase

    game.construction.kept_spaces = longer  # type: ignore[method-assign]


@wrong("reservations-of-removed-companies", {"1846": "6.2-aj 2-i"})
def _(game: Game1846) -> None:
    """the second cities of companies that are not in the game stay reserved for them"""
    kept = game.construction.kept_spaces

    def more() -> list[KeptSpace]:
        gone = [c for c in game.box.companies if c.id not in game.table.companies and c.second_city]
        spaces = [
            KeptSpace(c.id, c.second_city.hex, tuple(c.second_city.exits)) for c in gone if c.second_city
        ]
        return [*kept(), *([] if game.table.phase.ends_reservations else spaces)]

    game.construction.kept_spaces = more  # type: ignore[method-assign]


def _token_terms(game: Game1846, other: Callable[[Company, int, bool], tuple[int, bool]]) -> None:
    building, terms = game.construction, game.construction.token_terms
    building.token_terms = lambda company, name, exits: other(  # type: ignore[method-assign]
        company, *terms(company, name, exits)
    )


@wrong("second-cities-cost-eighty", {"1846": "6.2-ai 6.2-am"})
def _(game: Game1846) -> None:
    """a token in a company's second city costs $80 like others"""
    _token_terms(game, lambda company, price, anywhere: (80, anywhere))


@wrong("parachutes-need-a-connection", {"1846": "6.2-al S.TrackToken-e"})
def _(game: Game1846) -> None:
    """no token is placed without a connection"""
    _token_terms(game, lambda company, price, anywhere: (price, False))


@wrong("parachutes-have-one-price", {"1846": "6.2-am"})
def _(game: Game1846) -> None:
    """a token in a second city costs the lower price, connected or not"""
    _token_terms(game, lambda company, price, anywhere: (min(price, 40) if price != 80 else 80, anywhere))


@wrong("every-second-city-is-a-parachute", {"1846": "6.2-al"})
def _(game: Game1846) -> None:
    """every company can place in its second city without a connection"""
    _token_terms(game, lambda company, price, anywhere: (price, anywhere or price == 40))


@wrong("no-further-token-in-the-first-round", {"1846": "6.2-ah"})
def _(game: Game1846) -> None:
    """in the first operating round of a company its home token is all it places"""
    place = game.construction.place

    def later(move: Any) -> Any:
        company, current = game.operating.company, game.state.round
        if isinstance(current, OperatingRound) and not company.operated and move.private is None:
            game.table.refuse("one-token-a-turn", "The home token is the token of the first turn.")
        return place(move)

    game.construction.place = later  # type: ignore[method-assign]
