"""Certificates of companies that begin with five preferred shares and may come to have ten (18FL)."""

from ...state import Certificate, Company, OperatingRound, Player
from .shares import IPO, SalePlan, Shares


class SizedShares(Shares):
    """Companies of two sizes; a sale costs one space whatever its number of shares (sections 5 and 6.2)."""

    # size ---------------------------------------------------------------------------------------------

    def is_small(self, company: Company) -> bool:
        """Whether a company has the few shares that it could convert."""
        conversion = self.limits.conversion
        return conversion is not None and company.share_count != 100 // conversion.share_percent

    def enlarge(self, company: Company) -> None:
        """Each certificate stands for half as much, and the bank has the additional ones (section 7.1)."""
        conversion = self.limits.conversion
        if conversion is None:
            return
        own = self.table.certificates[company.id]
        for certificate in own:
            certificate.percent = certificate.percent * conversion.share_percent // self.limits.share_percent
        added = [
            Certificate(company=company.id, percent=percent, president=False, holder=IPO)
            for percent in conversion.certificates[len(own) :]
        ]
        own += added
        everything = self.table.state.certificates
        behind = max(n for n, certificate in enumerate(everything) if certificate.company == company.id) + 1
        everything[behind:behind] = added
        company.share_count = 100 // conversion.share_percent

    def capital_in_pars(self, company: Company) -> int:
        """By its size; one that was paid when it was converted is a matter of reading (section 6.2)."""
        conversion = self.limits.conversion
        if conversion is None or self.is_small(company):
            return self.limits.capital_in_pars
        if company.cash and self.table.switches.unfloated_conversion == "now-and-small":
            return self.limits.capital_in_pars
        return conversion.capital_in_pars

    # sales --------------------------------------------------------------------------------------------

    def check_for_sale(self, player: str, company: Company) -> None:
        """Nobody sells shares of a company that has not operated (section 5.3)."""
        super().check_for_sale(player, company)
        if not company.operated and not self._counts_as_operated(company):
            self.table.refuse(
                "not-operated-yet", f"The {company.id} has not operated yet; its shares cannot be sold."
            )

    def _counts_as_operated(self, company: Company) -> bool:
        current = self.table.state.round
        turn = current.turn if isinstance(current, OperatingRound) else None
        paid_or_kept = turn is not None and turn.company == company.id and turn.step == "trains"
        return self.table.switches.operated_at_dividend and paid_or_kept

    def plan_sale(self, player: str, company_id: str, percent: int, keep_president: bool = False) -> SalePlan:
        """As ever; whether a president may sell all he has is a matter of reading (section 5.3)."""
        plan = super().plan_sale(player, company_id, percent, keep_president)
        sold_out = plan.new_president is not None and percent == self.player_holds(company_id, player)
        if sold_out and self.table.switches.president_keeps_a_share:
            self.table.refuse(
                "president-certificate-stays",
                f"{player} keeps a share at least when he hands the {company_id} on.",
                about="whole-holding",
            )
        return plan

    def carry_out_sale(self, player: Player, plan: SalePlan, *, first: bool = True) -> None:
        """As ever; who inherited an office and has not most shares loses it now (sections 5.4 and 8.4.3)."""
        super().carry_out_sale(player, plan, first=first)
        if self.table.switches.next_player_inherits_office:
            super().take_office_if_due(self.table.companies[plan.company])

    def cells_to_drop(self, plan: SalePlan, by_president: bool, first: bool) -> int:  # noqa: ARG002
        """One space, however many shares were sold (section 5.1)."""
        return 1

    # the office ---------------------------------------------------------------------------------------

    def take_office_if_due(self, company: Company) -> None:
        """Two shares are exchanged for a president's certificate in the market at once (section 8.4.3)."""
        office = self.president_certificate(company.id)
        bought = office.holder.removeprefix("player:") if office.holder.startswith("player:") else None
        if company.receivership and bought is not None:
            self.fill_office(company, bought)
        if company.receivership and self.table.switches.office_exchange_optional:
            return
        super().take_office_if_due(company)

    def heir(self, company: Company, bankrupt: str) -> str | None:
        """Who takes the office of a bankrupt: the largest holder, or simply the next (section 8.4.3)."""
        if not self.table.switches.next_player_inherits_office:
            return super().heir(company, bankrupt)
        office = self.president_certificate(company.id).percent
        others = self.table.clockwise_from(bankrupt)[:-1]
        return next((other for other in others if self.player_holds(company.id, other) >= office), None)

    def exchange(self, company: Company, player: str) -> None:
        """A player who likes gives shares for the president's certificate in the market (section 8.4.3)."""
        self.fill_office(company, player)
        super().take_office_if_due(company)
