"""Companies that are founded in one of two sizes."""

from ...actions import ParMove
from ...state import Company
from ..certificates.sized_shares import SizedShares
from ..market.market import Market
from ..table import Table
from .launches import Launches


class SizedLaunches(Launches):
    """The phase says in which size; where it leaves a choice, the founder does (18FL 6.1, 6.2)."""

    def __init__(self, table: Table, market: Market, shares: SizedShares) -> None:
        super().__init__(table, market, shares)
        self.sizes = shares

    def check_size(self, move: ParMove) -> None:
        """Refuse a size that the phase does not have, or to leave it open."""
        sizes = self.table.phase.sizes
        offered = " or ".join(map(str, sizes))
        if move.shares is None and len(sizes) > 1:
            self.table.refuse("size-not-declared", f"Say whether the {move.company} has {offered} shares.")
        elif move.shares is not None and move.shares not in sizes:
            self.table.refuse(
                "size-of-the-phase",
                f"In phase {self.table.state.phase} companies are founded with {offered} shares, "
                f"not with {move.shares}.",
            )

    def prepare(self, company: Company, move: ParMove) -> None:
        """A company of the larger size has its certificates from the beginning."""
        if move.shares is not None and move.shares != company.share_count:
            self.sizes.enlarge(company)
