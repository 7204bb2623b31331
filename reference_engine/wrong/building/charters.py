"""Wrong tiles, hubs and markers of companies whose charters say more (Lost Atlas OR.lay, OR.hub, OR.flow)."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from ...cards import Ability
from ...game import Decisions
from ...games.lost_atlas import LostAtlas
from ...rules.map.lay_cost import LayCost
from ...rules.map.track import LayTerms
from ...rules.options import Decide
from ...rules.table import Commit
from ...state import Company
from ..entries import decided, deciding, switched, wrong

switched("track-anywhere", {"LostAtlas": "OR.lay-a"}, track_anywhere=True)
switched("track-vanishes", {"LostAtlas": "OR.lay-b"}, unused_track_goes=True)
switched("mountains-cost-again", {"LostAtlas": "OR.lay-e"}, terrain_costs_again=True)
switched("several-hubs-a-turn", {"LostAtlas": "OR.hub-a"}, hubs_without_number=True)
switched("homes-are-open", {"LostAtlas": "OR.hub-b"}, home_space_kept=False)


def _abilities(game: LostAtlas, other: Callable[[Company, Ability], Ability | None]) -> None:
    """Companies have other abilities; None: not this one."""
    building, right = game.construction, game.construction.abilities

    def otherwise(company: Company) -> list[Ability]:
        changed = [other(company, ability) for ability in right(company)]
        return [ability for ability in changed if ability is not None]

    building.abilities = otherwise  # type: ignore[method-assign]


def _without(ability: Ability, **settings: Any) -> Ability:
    return msgspec.structs.replace(ability, **settings)


@wrong("abilities-end-with-the-minor", {"LostAtlas": "MG.form-f OR.flow-d"})
def _(game: LostAtlas) -> None:
    """a major lays tiles and places hubs without the abilities of its minors"""
    _abilities(game, lambda company, ability: None if company.kind == "major" else ability)


@wrong("no-tile-after-an-upgrade", {"LostAtlas": "OR.flow-d"})
def _(game: LostAtlas) -> None:
    """Agricultural lays nothing after an upgrade"""
    _abilities(game, lambda company, ability: _without(ability, yellow_after_upgrade=0))


@wrong("two-tiles-after-an-upgrade", {"LostAtlas": "OR.flow-d OR.lay-a"})
def _(game: LostAtlas) -> None:
    """Agricultural lays two yellow tiles after an upgrade"""
    _abilities(
        game,
        lambda company, ability: _without(ability, yellow_after_upgrade=2 * ability.yellow_after_upgrade),
    )


@wrong("tiles-after-an-upgrade-for-everybody", {"LostAtlas": "OR.lay-a"})
def _(game: LostAtlas) -> None:
    """every company lays a yellow tile after an upgrade"""
    _abilities(game, lambda company, ability: _without(ability, yellow_after_upgrade=1))


@wrong("an-upgrade-after-a-yellow-tile", {"LostAtlas": "OR.lay-a OR.flow-d"})
def _(game: LostAtlas) -> None:
    """a company that has laid one yellow tile may upgrade another tile"""
    building, check = game.construction, game.construction.check_normal_lay

    def either(company: Company, move: Any) -> None:
        laid = building._normal_lays()
        if len(laid) != 1 or building.is_upgrade(laid[0].tile):
            check(company, move)

    building.check_normal_lay = either  # type: ignore[method-assign]


@wrong("two-upgrades-a-turn", {"LostAtlas": "OR.lay-a OR.flow-d"})
def _(game: LostAtlas) -> None:
    """a company upgrades two tiles in a turn"""
    building, check = game.construction, game.construction.check_normal_lay
    over = building.track_is_over

    def twice(company: Company, move: Any) -> None:
        laid = building._normal_lays()
        if not (len(laid) == 1 and building.is_upgrade(laid[0].tile) and building.is_upgrade(move.tile)):
            check(company, move)

    building.check_normal_lay = twice  # type: ignore[method-assign]
    building.track_is_over = lambda: over() and len(building._normal_lays()) > 1  # type: ignore[method-assign]


@wrong("bridges-of-nobody", {"LostAtlas": "OR.flow-d"})
def _(game: LostAtlas) -> None:
    """Bridging lays no bridges"""
    _abilities(game, lambda company, ability: _without(ability, bridges=False))


@wrong("bridges-of-everybody", {"LostAtlas": "OR.lay-c"})
def _(game: LostAtlas) -> None:
    """every company lays bridges"""
    _abilities(game, lambda company, ability: _without(ability, bridges=True))


@wrong("bridges-beside-the-tiles", {"LostAtlas": "OR.flow-d OR.lay-a"})
def _(game: LostAtlas) -> None:
    """a bridge does not count among the tiles of a turn"""
    building, laid = game.construction, game.construction._normal_lays
    bridges = game.board.geography.bridges
    building._normal_lays = lambda: [tile for tile in laid() if tile.tile not in bridges]  # type: ignore[method-assign]


@wrong("a-bridge-is-an-upgrade", {"LostAtlas": "OR.flow-d"})
def _(game: LostAtlas) -> None:
    """a bridge is laid in the place of an upgrade, not of a yellow tile"""
    building, upgrade = game.construction, game.construction.is_upgrade
    bridges = game.board.geography.bridges
    building.is_upgrade = lambda tile: tile in bridges or upgrade(tile)  # type: ignore[method-assign]


@wrong("bridges-cost", {"LostAtlas": "OR.lay-e OR.flow-d"})
def _(game: LostAtlas) -> None:
    """a bridge costs as much as a mountain"""
    building, price = game.construction, game.construction.lay_price
    bridges = game.board.geography.bridges

    def dearer(company: Company, move: Any, cost: LayCost) -> int:
        return 40 if move.tile in bridges else price(company, move, cost)

    building.lay_price = dearer  # type: ignore[method-assign]


@wrong("tunnels-pay-nothing", {"LostAtlas": "OR.flow-d"})
def _(game: LostAtlas) -> None:
    """Tunneling receives nothing for a mountain"""
    _abilities(game, lambda company, ability: _without(ability, for_a_mountain=0))


@wrong("tunnels-cost-nothing", {"LostAtlas": "OR.flow-d OR.lay-e"})
def _(game: LostAtlas) -> None:
    """Tunneling need not have $40 before it receives $60 for a mountain"""
    building, price = game.construction, game.construction.lay_price
    carry_out = building._carry_out_lay

    def later(company: Company, move: Any, cost: LayCost) -> int:
        paid = any(ability.for_a_mountain for ability in building.abilities(company))
        return 0 if paid else price(company, move, cost)

    def net(company: Company, move: Any, cost: int) -> None:
        ground = 0 if game.board.number(move.hex) in game.board.tiles else game.box.hexes[move.hex].cost
        gain = sum(ability.for_a_mountain for ability in building.abilities(company))
        carry_out(company, move, cost)
        if gain and ground:
            game.table.bank_pays(company, gain - ground)

    building.lay_price = later  # type: ignore[method-assign]
    building._carry_out_lay = net  # type: ignore[method-assign]


@wrong("tunnels-pay-everybody", {"LostAtlas": "OR.lay-e"})
def _(game: LostAtlas) -> None:
    """every company receives $60 after paying for a mountain"""
    _abilities(game, lambda company, ability: _without(ability, for_a_mountain=60))


@wrong("tunnels-pay-for-any-tile", {"LostAtlas": "OR.flow-d"})
def _(game: LostAtlas) -> None:
    """Tunneling receives $60 for every first tile"""
    building, carry_out = game.construction, game.construction._carry_out_lay

    def always(company: Company, move: Any, cost: int) -> None:
        carry_out(company, move, cost)
        if not cost:
            gain = sum(ability.for_a_mountain for ability in building.abilities(company))
            game.table.bank_pays(company, gain)

    building._carry_out_lay = always  # type: ignore[method-assign]


def _terms(game: LostAtlas, other: Callable[[Company, LayTerms], LayTerms]) -> None:
    """Tiles are laid by other terms."""
    building, right = game.construction, game.construction._terms
    building._terms = lambda company: other(company, right(company))  # type: ignore[method-assign]


@wrong("overnight-stops-at-full-cities", {"LostAtlas": "OR.flow-d"})
def _(game: LostAtlas) -> None:
    """Overnight lays no tiles beyond full cities"""
    _terms(game, lambda company, terms: replace(terms, through_full=False))


@wrong("overnight-stops-before-hubs", {"LostAtlas": "OR.flow-d OR.hub-b MG.form-f"})
def _(game: LostAtlas) -> None:
    """a major formed of Overnight places no hub beyond full cities"""
    building, right = game.construction, game.construction._terms
    building.passes_full_cities = lambda company: False  # type: ignore[method-assign]
    building._terms = lambda company: replace(  # type: ignore[method-assign]
        right(company), through_full=any(a.passes_full_cities for a in building.abilities(company))
    )


@wrong("everybody-passes-full-cities", {"LostAtlas": "OR.lay-a OR.hub-b"})
def _(game: LostAtlas) -> None:
    """full cities do not end the way of any company"""
    game.construction.passes_full_cities = lambda company: True  # type: ignore[method-assign]


@wrong("track-leads-anywhere", {"LostAtlas": "OR.lay-c"})
def _(game: LostAtlas) -> None:
    """new track may lead to water, a border or off the map"""
    game.board.fit = replace(game.board.fit, blind_ends=True)


# money ------------------------------------------------------------------------------------------------


@wrong("mountains-are-free", {"LostAtlas": "OR.lay-e OR.flow-c"})
def _(game: LostAtlas) -> None:
    """a mountain costs nothing"""
    game.construction.lay_price = lambda company, move, cost: 0  # type: ignore[method-assign]


@wrong("ground-costs-everywhere", {"LostAtlas": "OR.lay-e"})
def _(game: LostAtlas) -> None:
    """a tile costs $40 wherever it lies"""
    game.construction.lay_price = lambda company, move, cost: 40  # type: ignore[method-assign]


@wrong("presidents-pay-for-mountains", {"LostAtlas": "OR.lay-e OR.flow-c"})
def _(game: LostAtlas) -> None:
    """the president pays what the treasury lacks for a mountain"""
    _with_help(game, "lay_tile", "track")


@wrong("presidents-pay-for-hubs", {"LostAtlas": "OR.hub-a OR.flow-c"})
def _(game: LostAtlas) -> None:
    """the president pays what the treasury lacks for a hub"""
    _with_help(game, "place_token", "token")


def _with_help(game: LostAtlas, action: str, step: str) -> None:
    def helped(move: Any, decide: Decide) -> Commit:
        company = game.table.operating_company
        president = game.table.players[company.president or ""]
        cash, company.cash = company.cash, company.cash + president.cash
        try:
            commit = decide(move)
        finally:
            company.cash = cash

        def carry_out() -> None:
            company.cash += president.cash
            had, president.cash = president.cash, 0
            commit()
            president.cash = min(had, company.cash)
            company.cash -= president.cash
            kept = max(0, min(cash, company.cash + president.cash) - company.cash)
            company.cash, president.cash = company.cash + kept, president.cash - kept

        return carry_out

    decided(game, step, action, helped)


# hubs -------------------------------------------------------------------------------------------------


@wrong("hubs-are-free", {"LostAtlas": "OR.hub-a OR.flow-c"})
def _(game: LostAtlas) -> None:
    """a hub costs nothing"""
    game.construction.token_price = lambda company: 0  # type: ignore[method-assign]


@wrong("hubs-cost-the-same", {"LostAtlas": "OR.hub-a OR.flow-d"})
def _(game: LostAtlas) -> None:
    """every hub costs $60"""
    game.construction.token_price = lambda company: 60  # type: ignore[method-assign]


@wrong("dearest-hub-first", {"LostAtlas": "OR.hub-a"})
def _(game: LostAtlas) -> None:
    """of the hubs on the charter of a major the dearest one goes first"""
    building, price = game.construction, game.construction.token_price
    building.token_price = lambda company: (  # type: ignore[method-assign]
        company.hub_costs[-1] if company.hub_costs else price(company)
    )


@wrong("a-kept-space-closes-its-city", {"LostAtlas": "OR.hub-b"})
def _(game: LostAtlas) -> None:
    """no other company places a hub in the home of a minor that is not launched, whatever is free"""
    building = game.construction

    def otherwise(move: Any, decide: Decide) -> Commit:
        if any(space.hex == move.hex for space in building.spaces_of_waiting("minor")):
            game.table.refuse("home-space-reserved", "The city is kept.")
        return decide(move)

    decided(game, "token", "place_token", otherwise)


@wrong("homes-stay-kept", {"LostAtlas": "OR.hub-b"})
def _(game: LostAtlas) -> None:
    """a space is kept in the home of every minor, launched or not"""

    def otherwise(move: Any, decide: Decide) -> Commit:
        home = next((name for name, h in game.box.homes.items() if h.hex == move.hex), None)
        if home is not None and home != move.actor.id and game.table.companies[home].kind == "minor":
            number = game.board.number(move.hex)
            free = sum(
                node.slots - len(game.board.companies_in(number, index))
                for index, node in enumerate(game.board.layouts[number].nodes)
            )
            if free < 2:
                game.table.refuse("home-space-reserved", "The space is kept.")
        return decide(move)

    decided(game, "token", "place_token", otherwise)


@wrong("hubs-only-beside", {"LostAtlas": "OR.hub-b"})
def _(game: LostAtlas) -> None:
    """a hub goes into the next city only, not beyond cities"""

    def otherwise(move: Any, decide: Decide) -> Commit:
        number = game.board.geography.index.get(move.hex, -1)
        near = {
            there
            for mine, _ in game.board.placed.get(move.actor.id, ())
            for there in game.board.geography.neighbours[mine]
        }
        if number >= 0 and number not in near:
            game.table.refuse("city-not-connected", "It is too far away.")
        return decide(move)

    decided(game, "token", "place_token", otherwise)


@wrong("one-hub-on-a-tile-in-all", {"LostAtlas": "OR.hub-b OR.hub-c"})
def _(game: LostAtlas) -> None:
    """on a tile with a hub of any company there is no room for another one"""

    def otherwise(move: Any, decide: Decide) -> Commit:
        if any(token.hex == move.hex for c in game.table.companies.values() for token in c.tokens):
            game.table.refuse("second-token-in-hex", "There is a hub on that tile.")
        return decide(move)

    decided(game, "token", "place_token", otherwise)


# suburbs ----------------------------------------------------------------------------------------------


def _suburbs(game: LostAtlas, kinds: tuple[str, ...]) -> None:
    """Suburbs are put in these decisions only."""

    def only(found: Decisions) -> None:
        for kind, options in found.items():
            if kind not in kinds:
                options.pop("assign", None)

    deciding(game, only)


@wrong("suburbs-in-the-track-step", {"LostAtlas": "OR.flow-d"})
def _(game: LostAtlas) -> None:
    """Suburban puts its markers when it lays track, and at no other time"""
    _suburbs(game, ("track",))


@wrong("suburbs-before-the-run", {"LostAtlas": "OR.flow-d"})
def _(game: LostAtlas) -> None:
    """Suburban puts no marker once its trains have run"""
    _suburbs(game, ("lead_train", "issue", "track", "token", "run"))


@wrong("no-suburbs", {"LostAtlas": "OR.flow-d"})
def _(game: LostAtlas) -> None:
    """Suburban puts no markers"""
    _suburbs(game, ())


@wrong("suburbs-end-with-the-minor", {"LostAtlas": "MG.form-f"})
def _(game: LostAtlas) -> None:
    """a major formed of Suburban puts no markers"""
    assign = game.suburbs.assign

    def minors_only(move: Any) -> Any:
        if game.table.operating_company.kind == "major":
            game.table.refuse("no-suburb-left", "It has no markers.")
        return assign(move)

    game.suburbs.assign = minors_only  # type: ignore[method-assign]


@wrong("one-suburb", {"LostAtlas": "OR.flow-d"})
def _(game: LostAtlas) -> None:
    """Suburban has one marker"""
    assign = game.suburbs.assign

    def one(move: Any) -> Any:
        if game.table.state.markers:
            game.table.refuse("no-suburb-left", "It has put its marker.")
        return assign(move)

    game.suburbs.assign = one  # type: ignore[method-assign]


@wrong("suburbs-go-with-the-tile", {"LostAtlas": "OR.flow-d"})
def _(game: LostAtlas) -> None:
    """a suburb leaves the map when its tile is upgraded"""
    swap, markers = game.construction._swap_tile, game.table.state.markers

    def sweep(name: str, tile: str, rotation: int) -> None:
        swap(name, tile, rotation)
        markers[:] = [marker for marker in markers if marker.hex != name]

    game.construction._swap_tile = sweep  # type: ignore[method-assign]
