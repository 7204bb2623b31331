"""In which order companies operate."""

from ...state import Company
from ..market.market import Market
from ..table import Table


class OperatingOrder:
    """Companies that have floated, by their present prices (18Chesapeake 12, 18FL 7)."""

    def __init__(self, table: Table, market: Market) -> None:
        self.table = table
        self.market = market

    def operates(self, company: Company) -> bool:
        """Whether a company has a turn in a round: once it has floated; without a president by a reading."""
        vacant = company.receivership and not self.table.switches.vacant_company_operates
        return company.floated and not company.closed and not vacant

    def sort(self) -> None:
        """Put the companies that are still to operate in this round in their order."""
        current = self.table.operating_round
        acting = [] if current.turn is None else [current.turn.company]
        current.order = self.waiting([*current.done, *acting])

    def settle(self) -> None:
        """A turn is over: by the usual reading prices tell anew who comes next; who has closed does not."""
        if not self.table.switches.order_fixed_at_start:
            self.sort()
            return
        current, companies = self.table.operating_round, self.table.companies
        current.order = [name for name in current.order if self.operates(companies[name])]

    def waiting(self, done: list[str]) -> list[str]:
        """Those that are still to operate, the next one first."""
        names = [c.id for c in self.table.companies.values() if self.operates(c) and c.id not in done]
        return self.market.in_operating_order(names)
