"""Companies that become ones with more and smaller shares (18FL 7.1)."""

from collections.abc import Iterator

from ...actions import ConvertMove
from ...state import Actor, Company, Pending
from ..certificates.sized_shares import SizedShares
from ..market.market import Market
from ..options import Candidate
from ..table import Commit, Table
from .turns import Turns, TurnStep


class Conversion(TurnStep):
    """By choice in two phases, for all that are left when a third one begins."""

    name = "convert"

    def __init__(self, table: Table, market: Market, shares: SizedShares, turns: Turns) -> None:
        self.table = table
        self.market = market
        self.shares = shares
        self.turns = turns

    def begin(self, company: Company) -> None:
        """Ask a company that may convert."""
        if self.is_possible(company):
            self.turns.ask("convert")

    def faults(self, company: Company, due: Pending) -> Iterator[str]:  # noqa: ARG002
        """Nobody is asked to convert what cannot be converted."""
        if not self.is_possible(company):
            size = company.share_count
            yield f"expected no conversion, as {company.id} of {size} shares cannot be converted now"

    def is_possible(self, company: Company) -> bool:
        """Whether a company may convert in its turn: it has operated before, in a phase that allows it."""
        return (
            self.table.phase.conversion == "may"
            and company.operated
            and not company.receivership
            and self.shares.is_small(company)
        )

    def convert(self, move: ConvertMove) -> Commit:  # noqa: ARG002
        """Convert the company whose turn it is."""
        company = self.table.operating_company

        def commit() -> None:
            self._carry_out(company)
            self.turns.step_over()

        return commit

    def conversions(self, actor: Actor) -> Iterator[Candidate]:
        """To convert, where that is possible."""
        if self.is_possible(self.table.companies[actor.id]):
            yield ConvertMove(actor=actor)

    def on_phase(self, phase: str) -> None:
        """All small companies become large ones, also those that have not operated or floated."""
        if self.table.box.phase(phase).conversion == "all":
            for company in self.table.companies.values():
                if self.shares.is_small(company):
                    self._carry_out(company)

    def _carry_out(self, company: Company) -> None:
        """The bank pays a floated company for the shares that it has added (sections 2 and 7.1)."""
        self.shares.enlarge(company)
        conversion = self.shares.limits.conversion
        paid_before_floating = self.table.switches.unfloated_conversion != "later" and company.par is not None
        if conversion is not None and (company.floated or paid_before_floating):
            price = self.market.price_of(company.id)
            self.table.bank_pays(company, conversion.pays_in_prices * price)
