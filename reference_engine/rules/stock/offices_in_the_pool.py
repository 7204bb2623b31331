"""President's certificates that nobody holds, where each can be bought or exchanged for."""

from ...actions import BuySharesMove
from ...state import Company
from ..certificates.shares import POOL, Shares
from ..table import Commit, Table
from .stock_rounds import StockRounds


class OfficesInThePool:
    """Purchases of shares, those of a president's certificate that nobody holds among them.

    It lies in the pool (18FL 8.4.3), or perhaps in the treasury (18GL 4.5.1.2).
    """

    def __init__(self, table: Table, shares: Shares, stock: StockRounds) -> None:
        self.table = table
        self.shares = shares
        self.stock = stock

    def buy(self, move: BuySharesMove) -> Commit:
        """Buy a certificate; by a reading two shares may go for a president's certificate in the pool."""
        company = self.table.share_company(move.company)
        if move.exchange and self.table.switches.office_exchange_optional:
            return self._exchange(move, company)
        return self._purchase(move, company)

    def _purchase(self, move: BuySharesMove, company: Company) -> Commit:
        office = self.shares.president_certificate(company.id)
        on_sale = company.par is not None and move.source in self.stock.sellers(company)
        if on_sale and office.holder == move.source and move.percent == office.percent:
            return self.stock.buy_certificate(move, company, office)
        return self.stock.buy(move)

    def _exchange(self, move: BuySharesMove, company: Company) -> Commit:
        player = move.actor.id
        office, share = self.shares.president_certificate(company.id), self.shares.share_percent(company.id)
        only_exchange = move.source == POOL and move.percent == office.percent
        held = self.shares.player_holds(company.id, player) + (0 if only_exchange else share)
        if office.holder != POOL or held < office.percent:
            self.table.refuse("nothing-to-exchange", f"{player} cannot exchange shares of the {company.id}.")
        purchase = None if only_exchange else self._purchase(move, company)

        def commit() -> None:
            if purchase is not None:
                purchase()
                self._give_shares(company, player)
            else:
                self._give_shares(company, player)
                self.stock.bought(player)

        return commit

    def _give_shares(self, company: Company, player: str) -> None:
        """Shares of the same size go to the pool for the certificate; another may have more of them now."""
        self.shares.fill_office(company, player)
        self.shares.take_office_if_due(company)
