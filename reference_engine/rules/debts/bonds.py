"""The bonds of the national company: who has how many of them."""

from ...state import Bonds as Pile
from ...state import Company
from ..certificates.shares import POOL
from ..table import Table


class Bonds:
    """Bonds lie in the treasury of their company, in the open market and with players (18GL 4.5.1.2, 4.7.4).

    Places are holders as everywhere: ``company:CONRAIL``, ``pool``, ``player:Alice``.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        assert table.box.national is not None
        self.terms = table.box.national.bonds
        self.issuer = table.box.national.id
        self.treasury = f"company:{self.issuer}"

    # where they are -----------------------------------------------------------------------------------

    def exist(self) -> bool:
        """Whether the company has any bonds in this game."""
        return bool(self.table.state.bonds)

    def held(self, holder: str) -> int:
        """How many lie there."""
        return sum(pile.count for pile in self.table.state.bonds if pile.holder == holder)

    def in_treasury(self, company: Company) -> int:
        """How many a company has that it could issue."""
        return self.held(self.treasury) if company.id == self.issuer else 0

    def issued(self) -> int:
        """How many lie outside the treasury, in the open market too."""
        return sum(pile.count for pile in self.table.state.bonds if pile.holder != self.treasury)

    def owners(self) -> list[str]:
        """The players who have some, in seat order."""
        return [player for player in self.table.seats if self.held(f"player:{player}")]

    # moving them --------------------------------------------------------------------------------------

    def put_into_play(self) -> None:
        """The company gets all its bonds (18GL 4.5.1.2)."""
        self.table.state.bonds.append(Pile(company=self.issuer, holder=self.treasury, count=self.terms.count))

    def move(self, count: int, source: str, target: str) -> None:
        """Move so many; no money is paid."""
        self._change(source, -count)
        self._change(target, count)

    def _change(self, holder: str, by: int) -> None:
        piles = self.table.state.bonds
        for pile in piles:
            if pile.holder == holder:
                pile.count += by
                break
        else:
            piles.append(Pile(company=self.issuer, holder=holder, count=by))
        piles[:] = [pile for pile in piles if pile.count]

    def issue(self, company: Company, count: int) -> None:
        """Bonds go from the treasury to the open market, and the bank pays for them (18GL 4.7.4)."""
        self.move(count, self.treasury, POOL)
        self.table.bank_pays(company, count * self.terms.face)
