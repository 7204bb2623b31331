"""The bank offers certificates until their company floats, the company itself afterwards (18GL 4.4)."""

from collections.abc import Callable

from ...state import Company
from ..market.market import Market
from ..table import Table
from .shares import IPO, POOL, Shares


class FloatedShares(Shares):
    """Unsold shares lie in the initial offering, and from flotation on in the treasury (18GL 4.4)."""

    def __init__(self, table: Table, market: Market) -> None:
        super().__init__(table, market)
        self.on_float: list[Callable[[Company], None]] = []

    def unsold_holder(self, company: str) -> str:
        """The initial offering, or the treasury of a company that has floated."""
        return self.paying_holder(company) if self.table.companies[company].floated else IPO

    def paying_holder(self, company: str) -> str:
        """Its treasury; shares in the pool pay nobody (18GL 4.6.6)."""
        return f"company:{company}"

    def is_sold_out(self, company: Company) -> bool:
        """Whether nothing lies in pool or treasury; the rest of one that is not floated is in the IPO.

        By a reading such a company is sold out none the less (18GL 3.5).
        """
        if company.par is None or company.closed:
            return False
        if not company.floated and not self.table.switches.unfloated_rises:
            return False
        return not self.held(company.id, POOL) and not self.held(company.id, self.paying_holder(company.id))

    def capital_in_pars(self, company: Company) -> int:
        """As many as shares were sold; by a reading without those that came with a private (18GL 4.4)."""
        given = (private.share for private in self.table.box.privates if private.share is not None)
        unpaid = sum(gift.percent for gift in given if gift.company == company.id)
        if not unpaid or self.table.switches.given_shares_are_capital:
            return super().capital_in_pars(company)
        return super().capital_in_pars(company) - unpaid // self.share_percent(company.id)

    def float_if_due(self, company: Company) -> None:
        """Once enough is sold the company is paid for it, and has the rest itself (18GL 4.4)."""
        before = company.floated
        super().float_if_due(company)
        if company.floated and not before:
            for certificate in self.table.certificates[company.id]:
                if certificate.holder == IPO:
                    certificate.holder = self.paying_holder(company.id)
            for follow in self.on_float:
                follow(company)
