"""Wrong trade in bonds in a stock round (18GL 4.1.2)."""
# ruff: noqa: ARG001 - what replaces a rule takes what the rule takes

from typing import Any

from ...games.great_lakes import GreatLakes
from ..entries import wrong


@wrong("no-bonds-in-stock-rounds", {"18GL": "4.1.2-l"})
def _(game: GreatLakes) -> None:
    """players do not trade bonds"""

    def none(move: Any) -> Any:
        game.table.refuse("bonds-not-his", "Bonds are not traded.")

    game.bond_trade.sell = none  # type: ignore[method-assign]
    game.bond_trade.buy = none  # type: ignore[method-assign]


@wrong("a-sale-of-bonds-is-a-pass", {"18GL": "4.1.2-m"})
def _(game: GreatLakes) -> None:
    """a turn in which nothing but bonds was sold counts as a pass"""
    pass_turn = game.stock.pass_turn

    def counted(move: Any) -> Any:
        commit = pass_turn(move)

        def go_on() -> None:
            game.stock.round.turn.bonds_sold = 0
            commit()

        return go_on

    game.stock.pass_turn = counted  # type: ignore[method-assign]


@wrong("bonds-are-not-trades", {"18GL": "4.1.2-m"})
def _(game: GreatLakes) -> None:
    """for the priority card a trade in bonds does not count"""
    for name in ("sell", "buy"):
        inner = getattr(game.bond_trade, name)

        def unnoticed(move: Any, inner: Any = inner) -> Any:
            commit = inner(move)

            def carry_out() -> None:
                trader = game.stock.round.last_trader
                commit()
                game.stock.round.last_trader = trader

            return carry_out

        setattr(game.bond_trade, name, unnoticed)


@wrong("one-bond-sold-a-turn", {"18GL": "4.1.2-n"})
def _(game: GreatLakes) -> None:
    """only one bond is sold in a turn"""
    sell = game.bond_trade.sell

    def one(move: Any) -> Any:
        if move.count > 1:
            game.table.refuse("bonds-not-his", "One bond is sold in a turn.")
        return sell(move)

    game.bond_trade.sell = one  # type: ignore[method-assign]


@wrong("bonds-are-certificates", {"18GL": "3.4-l 4.1.2-o"})
def _(game: GreatLakes) -> None:
    """each bond counts for the certificate limit, and at the limit none is bought"""
    counted = game.shares.certificates_counted

    def with_bonds(player: str) -> int:
        return counted(player) + game.bonds.held(f"player:{player}")

    game.shares.certificates_counted = with_bonds  # type: ignore[method-assign]


@wrong("bonds-of-the-treasury", {"18GL": "4.1.2-p 4.1.2-b"})
def _(game: GreatLakes) -> None:
    """bonds are bought out of the treasury, too"""
    buy = game.bond_trade.buy

    def anywhere(move: Any) -> Any:
        if move.source != game.bonds.treasury or not game.bonds.in_treasury(
            game.table.companies[move.company]
        ):
            return buy(move)

        def commit() -> None:
            game.table.pays_bank(game.table.players[move.actor.id], game.bonds.terms.face)
            game.bonds.move(1, game.bonds.treasury, f"player:{move.actor.id}")
            game.stock.bought(move.actor.id)

        return commit

    game.bond_trade.buy = anywhere  # type: ignore[method-assign]
