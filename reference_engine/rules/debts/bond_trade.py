"""Bonds bought and sold by players in a stock round."""

from collections.abc import Iterator

from ...actions import BuyBondMove, BuySharesMove, ParMove, SellBondMove, SellSharesMove
from ...state import Actor
from ..certificates.shares import POOL
from ..options import Candidate, Decide
from ..stock.stock_rounds import StockRounds
from ..table import Commit, Table
from .bonds import Bonds


class BondTrade:
    """At face value, with the open market; a trade in bonds is an action like one in shares (18GL 4.1.2)."""

    def __init__(self, table: Table, bonds: Bonds, stock: StockRounds) -> None:
        self.table = table
        self.bonds = bonds
        self.stock = stock

    def sell(self, move: SellBondMove) -> Commit:
        """Sell some, before anything is bought."""
        table, player, current = self.table, move.actor.id, self.stock.round
        self._check_issuer(move.company)
        here = self.bonds.held(f"player:{player}")
        if not 1 <= move.count <= here:
            table.refuse("bonds-not-his", f"{player} has {here} bonds, not {move.count}.")
        if table.switches.bonds_are_a_turn and current.turn.sold:
            table.refuse("bonds-are-a-turn", "In a turn with bonds no shares are traded.")

        def commit() -> None:
            self.bonds.move(move.count, f"player:{player}", POOL)
            table.bank_pays(table.players[player], move.count * self.bonds.terms.face)
            current.turn.bonds_sold += move.count
            if player not in current.bond_sellers:
                current.bond_sellers.append(player)
            current.passed.clear()
            current.last_trader = player

        return commit

    def sales(self, actor: Actor) -> Iterator[Candidate]:
        """Every number of bonds that the player has."""
        for count in range(1, self.bonds.held(f"player:{actor.id}") + 1):
            yield SellBondMove(actor=actor, company=self.bonds.issuer, count=count)

    def buy(self, move: BuyBondMove) -> Commit:
        """Buy one out of the open market."""
        table, player, face = self.table, move.actor.id, self.bonds.terms.face
        self._check_issuer(move.company)
        self._check_before_purchase(player)
        if move.source != POOL:
            table.refuse("bonds-from-the-market", f"Bonds are bought in the market, not of {move.source}.")
        if not self.bonds.held(move.source):
            table.refuse("no-bond-there", "There is no bond.")
        self.stock.limit.check(player)
        self.stock.check_can_pay(player, face)

        def commit() -> None:
            table.pays_bank(table.players[player], face)
            self.bonds.move(1, POOL, f"player:{player}")
            self.stock.bought(player)

        return commit

    def purchases(self, actor: Actor) -> Iterator[Candidate]:
        """A bond of the open market."""
        yield BuyBondMove(actor=actor, company=self.bonds.issuer, source=POOL)

    def beside_bonds(self, decide: Decide) -> Decide:
        """A trade in shares; by a reading not in a turn in which bonds were sold."""

        def judge(move: BuySharesMove | ParMove | SellSharesMove) -> Commit:
            if self.table.switches.bonds_are_a_turn and self.stock.round.turn.bonds_sold:
                self.table.refuse("bonds-are-a-turn", "In a turn with bonds no shares are traded.")
            return decide(move)

        return judge

    def _check_before_purchase(self, player: str) -> None:
        """Refuse to buy a bond after a sale with which it does not go together, by the readings."""
        current, switches = self.stock.round, self.table.switches
        if switches.bonds_are_a_turn and (current.turn.sold or current.turn.bonds_sold):
            self.table.refuse("bonds-are-a-turn", "One trade in bonds is all that a turn holds.")
        if switches.bonds_not_bought_back and player in current.bond_sellers:
            self.table.refuse("bonds-sold-this-round", f"{player} has sold bonds in this stock round.")

    def _check_issuer(self, company: str) -> None:
        if company != self.bonds.issuer:
            self.table.refuse("no-such-bonds", f"There are no bonds of the {company}.")
