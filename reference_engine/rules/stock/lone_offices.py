"""A president's certificate that is all the pool has of a company."""

from ...actions import BuySharesMove
from ..certificates.shares import POOL
from ..certificates.treasury_shares import TreasuryShares
from ..table import Commit, Table
from .stock_rounds import StockRounds
from .trade_terms import TradeTerms


class LoneOffices:
    """Purchases of shares; who has one gets the lone office for the price of another (1846 7.04)."""

    def __init__(self, table: Table, shares: TreasuryShares, terms: TradeTerms, stock: StockRounds) -> None:
        self.table = table
        self.shares = shares
        self.terms = terms
        self.stock = stock

    def buy(self, move: BuySharesMove) -> Commit:
        """Buy a share, or the president's certificate where it alone is left in the pool."""
        company, player = self.table.share_company(move.company), move.actor.id
        office = self.shares.lone_office(company)
        step = self.shares.share_percent(company.id)
        if (
            office is None
            or move.source != POOL
            or move.percent != step
            or self.shares.player_holds(company.id, player) != step
        ):
            self._check_for_sale(move)
            return self.stock.buy(move)
        self.stock.check_may_buy(player, company.id, POOL)
        price = self.terms.price_each(company, POOL)
        self.stock.check_can_pay(player, price)

        def commit() -> None:
            self.terms.pay(player, company, POOL, price)
            self.shares.swap_for_office(company, player)
            self.stock.bought(player)

        return commit

    def _check_for_sale(self, move: BuySharesMove) -> None:
        """Refuse shares of a company that is gone, and the office itself (1846 5.25, 7.04)."""
        company = self.table.share_company(move.company)
        if company.closed:
            self.table.refuse("company-closed", f"The {company.id} has left the game.")
        office = self.shares.president_certificate(company.id)
        if move.source == POOL and office.holder == POOL and move.percent == office.percent:
            self.table.refuse(
                "office-not-for-sale", f"The president's certificate of the {company.id} cannot be bought."
            )
