"""There can be presidents without the president's certificate (18GL 4.5.1.2)."""

from ...state import Company
from .floated_shares import FloatedShares


class ActingPresidents(FloatedShares):
    """Where no player has the president's certificate of a company, somebody acts as its president."""

    def is_acting(self, company: Company) -> bool:
        """Whether a company's president has not got its certificate."""
        held = self.president_certificate(company.id).holder.startswith("player:")
        return company.president is not None and not held

    def kept_by_president(self, company: Company) -> int:
        """Nothing for one who acts only."""
        return 0 if self.is_acting(company) else super().kept_by_president(company)

    def take_office_if_due(self, company: Company) -> None:
        """Whoever has the certificate is president, or now has more; without it a question of reading."""
        office = self.president_certificate(company.id)
        if company.kind == "national" and company.receivership:
            self._begin_to_act(company)
        if office.holder.startswith("player:") and company.president is not None:
            company.president = office.holder.removeprefix("player:")
        if not self.is_acting(company):
            super().take_office_if_due(company)
            return
        assert company.president is not None
        match self.table.switches.second_share:
            case "certificate":
                around = [company.president, *self.table.clockwise_from(company.president)[:-1]]
                owner = next((p for p in around if self.player_holds(company.id, p) >= office.percent), None)
                if owner is not None:
                    super().hand_over(company, owner)
            case "more":
                held = self.player_holds(company.id, company.president)
                company.president = self._with_more(company, company.president, held) or company.president

    def _begin_to_act(self, company: Company) -> None:
        """Nobody was given a share of it: the first player who has one presides over it (18GL 4.5.1.2)."""
        company.president = next((p for p in self.table.active if self.player_holds(company.id, p)), None)
        company.receivership = company.president is None

    def _with_more(self, company: Company, president: str, percent: int) -> str | None:
        """Who has more than so much, and most; of several the nearest."""
        best, most = None, percent
        for player in self.table.clockwise_from(president)[:-1]:
            if (held := self.player_holds(company.id, player)) > most:
                best, most = player, held
        return best

    def successor(self, company: Company, president: str, his_percent: int) -> str | None:
        """Who follows one who acts: the nearest, by a reading with a share; while he has one, he stays."""
        if not self.is_acting(company):
            return super().successor(company, president, his_percent)
        if his_percent:
            more = self.table.switches.second_share != "nothing"
            return self._with_more(company, president, his_percent) if more else None
        around = self.table.clockwise_from(president)[:-1]
        match self.table.switches.acting_successor:
            case "nearest":
                return next(iter(around), None)
            case "largest":
                return self._with_more(company, president, 0)
            case _:
                return next((p for p in around if self.player_holds(company.id, p)), None)

    def heir(self, company: Company, bankrupt: str) -> str | None:
        """Of the national company whoever has most of its shares, be it a single one (18GL 4.7.3)."""
        if company.kind != "national":
            return super().heir(company, bankrupt)
        return self._with_more(company, bankrupt, 0)

    def hand_over(self, company: Company, successor: str) -> None:
        """One who acts has no certificate to hand over; whoever has too little for it acts as well."""
        office = self.president_certificate(company.id).percent
        if self.is_acting(company) or self.player_holds(company.id, successor) < office:
            company.president = successor
        else:
            super().hand_over(company, successor)
