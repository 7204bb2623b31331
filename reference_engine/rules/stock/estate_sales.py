"""Private companies that a bankrupt player has left in the pool are for sale in stock rounds."""

from collections.abc import Iterator
from typing import Protocol

from ...actions import BuyPrivateMove
from ...state import Actor, Player
from ..certificates.shares import POOL
from ..options import Candidate
from ..table import Commit, Table
from .stock_rounds import StockRounds


class PrivateSales(Protocol):
    """The private companies."""

    def sell_at_face_value(self, name: str, price: int, seller: str, buyer: Player) -> Commit:
        """A player buys a private company at its face value out of the place where it is for sale."""


class EstateSales:
    """Instead of a share a player buys a private company out of the pool, by a reading (18FL 8.4.3)."""

    def __init__(self, table: Table, privates: PrivateSales, stock: StockRounds) -> None:
        self.table = table
        self.privates = privates
        self.stock = stock

    def buy(self, move: BuyPrivateMove) -> Commit:
        """Buy it at its face value; that ends the turn."""
        player = self.table.players[move.actor.id]
        if self.table.switches.bankrupt_privates != "sale":
            self.table.refuse("private-not-for-sale", f"{move.private} is not for sale.")
        purchase = self.privates.sell_at_face_value(move.private, move.price, POOL, player)
        self.stock.limit.check(player.id)
        self.stock.check_can_pay(player.id, move.price)

        def commit() -> None:
            purchase()
            self.stock.bought(player.id)

        return commit

    def candidates(self, actor: Actor) -> Iterator[Candidate]:
        """Every private company at its face value."""
        for private in self.table.state.privates:
            yield BuyPrivateMove(actor=actor, private=private.id, price=self.table.face_value(private))
