"""Engines that refuse what the rules allow: each some legal actions of one type, found by what they are.

A refusal that an engine leaves out is looked for elsewhere; these have one too many.
"""

from collections.abc import Callable, Mapping
from typing import Any

from ..game import Game
from ..rules.certificates.shares import POOL
from ..rules.table import Illegal
from .entries import wrong

TooMuch = Callable[[Any, Any], bool]
"""Whether an action that the rules of a game allow is refused."""


def strict(name: str, breaks: Mapping[str, str], action: str) -> Callable[[TooMuch], TooMuch]:
    """Enter an engine that refuses some legal actions of a type; the docstring says which."""

    def enter(too_much: TooMuch) -> TooMuch:
        def spoil(game: Game) -> None:
            decide = game.decide

            def narrower(move: Any) -> Any:
                commit = decide(move)
                if move.__struct_config__.tag == action and too_much(game, move):
                    raise Illegal("too-strict", "That is not possible.")
                return commit

            game.decide = narrower  # type: ignore[method-assign]

        spoil.__doc__ = too_much.__doc__
        wrong(name, breaks)(spoil)
        return too_much

    return enter


# shares -----------------------------------------------------------------------------------------------


@strict("nothing-bought-in-the-market", {"18FL": "5.2-b"}, "buy_shares")
def _(game: Game, move: Any) -> bool:  # noqa: ARG001
    """shares are bought from the bank only"""
    return bool(move.source == POOL)


@strict("nothing-issued-that-does-not-pay-for-a-tile", {"1846": "6-e 6.1-a"}, "sell_shares")
def _(game: Any, move: Any) -> bool:
    """a corporation issues nothing where that and its treasury together do not pay for a tile"""
    if move.actor.kind != "company" or game.table.turn.step != "issue":
        return False
    company, shares = game.table.operating_company, game.issuing
    most = shares.issuable(company) // game.shares.share_percent(company.id)
    return bool(company.cash + most * shares.issue_price(company) < game.box.least_tile_cost)


@strict("presidents-keep-the-office", {"18FL": "5.3-j 5.3-k"}, "sell_shares")
def _(game: Game, move: Any) -> bool:
    """a president sells no shares if another player would become president"""
    company = game.table.companies[move.company]
    left = game.shares.player_holds(move.company, move.actor.id) - move.percent
    return company.president == move.actor.id and (
        game.shares.successor(company, move.actor.id, left) is not None
    )


@strict("ten-shares-from-phase-5", {"18FL": "2-e 6.2-e 8.3-f"}, "par")
def _(game: Game, move: Any) -> bool:
    """no company is founded with ten shares before phase 5"""
    return move.shares == 10 and game.state.phase == "4"


# turns ------------------------------------------------------------------------------------------------


@strict("no-conversion-in-phase-4", {"18FL": "2-h 6.2-c 7.1-a 8.3-f"}, "convert")
def _(game: Game, move: Any) -> bool:  # noqa: ARG001
    """companies convert in phase 3 only"""
    return game.state.phase == "4"


@strict("one-tile-a-turn", {"18FL": "7.2-a"}, "lay_tile")
def _(game: Game, move: Any) -> bool:
    """a company lays one tile in a turn, also if it is a yellow one"""
    return move.private is None and bool(game.table.turn.laid)


@strict("extra-tile-for-plain-hexes", {"18FL": "3.3-r"}, "lay_tile")
def _(game: Game, move: Any) -> bool:  # noqa: ARG001
    """the extra tile is one of those for plain hexes"""
    return move.private is not None and move.tile not in ("8", "9")


@strict("no-extra-tile", {"18FL": "3.3-r 3.3-n"}, "lay_tile")
def _(game: Game, move: Any) -> bool:  # noqa: ARG001
    """the Tallahassee Railroad lays no tile"""
    return move.private is not None


@strict("one-station-a-city", {"18FL": "7.3.1-c 7.3.1-d"}, "place_token")
def _(game: Game, move: Any) -> bool:
    """a city with a station takes no other"""
    node = game.board.node_index(move.hex, move.exits)
    return move.private is None and bool(game.board.companies_in(game.board.number(move.hex), node))


@strict("no-token-without-a-train", {"18FL": "7.3.1-e"}, "place_token")
def _(game: Game, move: Any) -> bool:
    """a company without a train places no token"""
    return move.private is None and not game.table.operating_company.trains


@strict("no-terminal-at-a-full-city", {"18FL": "3.3-aa 3.3-ad"}, "place_token")
def _(game: Game, move: Any) -> bool:
    """a terminal needs a free space in its city"""
    place, node = game.board.place(move.hex, move.exits), game.board.node_index(move.hex, move.exits)
    there = game.board.companies_in(game.board.number(move.hex), node)
    return move.private is not None and place is not None and len(there) >= place.slots


# running ----------------------------------------------------------------------------------------------


def _ends(game: Game, route: dict[str, Any]) -> list[str]:
    """The kinds of the hexes at both ends of a route."""
    return [game.box.hexes[route["path"][end]["hex"]].kind for end in (0, -1)]


@strict("one-off-board-end", {"18FL": "7.4-q"}, "run_routes")
def _(game: Game, move: Any) -> bool:
    """a route has one off-board end at most"""
    return any(_ends(game, route) == ["red", "red"] for route in move.routes)


@strict("no-route-to-a-town", {"18FL": "7.4-f"}, "run_routes")
def _(game: Game, move: Any) -> bool:
    """a route needs a second city, or an off-board one"""
    kinds = [{game.box.hexes[step["hex"]].kind for step in route["path"]} for route in move.routes]
    return any("town" in found and "red" not in found for found in kinds) and all(
        sum(game.box.hexes[step["hex"]].kind in ("city", "red") for step in route["path"]) < 2
        for route in move.routes
    )


@strict("no-place-shared-by-trains", {"18FL": "7.4-y"}, "run_routes")
def _(game: Game, move: Any) -> bool:
    """two trains of a company do not come to the same city or town"""
    seen: list[str] = [
        step["hex"]
        for route in move.routes
        for step in route["path"]
        if game.box.hexes[step["hex"]].kind in ("city", "town")
    ]
    return len(seen) > len(set(seen))


# trains -----------------------------------------------------------------------------------------------


@strict("used-trains-at-face-value", {"18FL": "8.2-c"}, "buy_train")
def _(game: Game, move: Any) -> bool:
    """a train of another company costs its face value"""
    return bool(move.source.startswith("company:")) and bool(move.price != game.trains.card(move.train).price)


@strict("one-train-a-turn", {"18FL": "8.2-h 8.2-j"}, "buy_train")
def _(game: Game, move: Any) -> bool:  # noqa: ARG001
    """a company buys one train in a turn"""
    return bool(game.table.turn.bought)


@strict("help-for-the-cheapest-train", {"18FL": "8.4.1-b"}, "buy_train")
def _(game: Game, move: Any) -> bool:
    """a president helps to buy the cheapest train only"""
    company = game.table.operating_company
    return bool(move.price > max(company.cash, game.trains.cheapest().price))


# 1846 -------------------------------------------------------------------------------------------------


@strict("no-half-dividends", {"1846": "6.4-b 6.4-f S.Revenue-a"}, "dividend")
def _(game: Game, move: Any) -> bool:  # noqa: ARG001
    """a company pays out all or nothing"""
    return bool(move.kind == "half")


@strict("meat-packing-only-when-bought", {"1846": "3-bc 6.6-e"}, "assign")
def _(game: Game, move: Any) -> bool:
    """the meat-packing token is placed in the turn of the purchase or never"""
    bought = move.actor.kind == "company" and move.private in game.table.turn.privates
    return bool(move.private == "MPC") and not bought
