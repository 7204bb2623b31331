"""The price at which a company starts, of those on the chart that the phase allows (18GL 3.3)."""

from collections.abc import Iterator
from typing import Protocol

from ...actions import ParMove
from ...state import Actor, Company
from ..options import Candidate
from ..table import Table


class Launching(Protocol):
    """How companies start."""

    def check_par_value(self, price: int) -> None:
        """Refuse a price that the chart does not offer."""

    def start(self, company: Company, president: str, par: int) -> None:
        """President, start price, price marker."""


class StartPrices:
    """Companies start at any price of the chart that is not above the highest of the phase."""

    def __init__(self, table: Table, launches: Launching) -> None:
        self.table = table
        self.launches = launches

    def check_par_value(self, price: int) -> None:
        """Refuse a price that the chart or the phase does not offer."""
        self.launches.check_par_value(price)
        phase = self.table.box.phase(self.table.state.phase)
        if phase.highest_start is not None and price > phase.highest_start:
            reason = f"In phase {phase.name} companies start at ${phase.highest_start} at most."
            self.table.refuse("above-the-phase", reason)

    def start_company(self, company: Company, president: str, par: int) -> None:
        """A company starts: president, start price, price marker."""
        self.launches.start(company, president, par)

    def pars(self, actor: Actor) -> Iterator[Candidate]:
        """The company that is due at each price of the chart."""
        company = self.table.state.pending[0].context["company"]
        for price in sorted(self.table.box.market.par_cells):
            yield ParMove(actor=actor, company=company, price=price)
