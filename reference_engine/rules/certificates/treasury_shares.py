"""Companies sell their own shares: partial capitalisation."""

from ...state import Certificate, Company
from .shares import POOL, Shares


class TreasuryShares(Shares):
    """Unsold shares lie with the company (sections 5.1 to 5.25, 7.02, 7.03)."""

    @property
    def certificate_limit(self) -> int:
        """By the number of players and of the corporations still in the game (sections 5.13, 5.25)."""
        corporations = sum(1 for c in self.table.companies.values() if c.kind == "public" and not c.closed)
        return self.table.box.certificate_limit(self._players_counted(), corporations)

    # treasury -----------------------------------------------------------------------------------------

    def unsold_holder(self, company: str) -> str:
        """The company itself."""
        return f"company:{company}"

    def paying_holder(self, company: str) -> str:
        """Its treasury; shares in the market pay nobody (section 6.4)."""
        return self.unsold_holder(company)

    def unsold(self, company: str) -> int:
        """How many percent lie in a company's treasury."""
        return self.held(company, self.unsold_holder(company))

    def with_players(self, company: str) -> int:
        """How many percent of a company the players hold."""
        return sum(self.player_holds(company, player) for player in self.table.seats)

    def issue(self, company: str, percent: int) -> None:
        """Shares go from the treasury to the market (section 6.1)."""
        self.move(company, percent, self.unsold_holder(company), POOL)

    def redeem(self, company: str, percent: int) -> None:
        """Shares go from the market back to the treasury (section 6.1)."""
        self.move(company, percent, POOL, self.unsold_holder(company))

    # the office ---------------------------------------------------------------------------------------

    def lone_office(self, company: Company) -> Certificate | None:
        """The president's certificate if it is all that the market holds of a company (section 7.04)."""
        if not company.receivership:
            return None
        office = self.president_certificate(company.id)
        alone = self.held(company.id, POOL) == office.percent and office.holder == POOL
        return office if alone else None

    def sizes_on_sale(self, company: str, source: str) -> list[int]:
        """Where the office alone is left in the market, it is had as if by a share (section 7.04)."""
        sizes = set(super().sizes_on_sale(company, source))
        if source == POOL and self.lone_office(self.table.companies[company]) is not None:
            sizes.add(self.share_percent(company))
        return sorted(sizes)

    def swap_for_office(self, company: Company, player: str) -> None:
        """A player's share goes to the market for the president's certificate (section 7.04)."""
        office = self.president_certificate(company.id)
        self.move(company.id, self.share_percent(company.id), f"player:{player}", POOL)
        office.holder = f"player:{player}"
        company.president = player
        company.receivership = False
