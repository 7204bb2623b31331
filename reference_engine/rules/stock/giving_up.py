"""Certificates above the limit that cannot be sold are given up (1846 5.15)."""

from ...actions import SellSharesMove
from ...state import Company
from ..certificates.shares import POOL
from ..table import Commit
from .over_limit import OverLimit


class GivingUp(OverLimit):
    """By a reading a player who can sell nothing gives up one share after the other, unpaid."""

    def check(self, player: str) -> None:
        """Refuse to do anything else while there is something to give up."""
        super().check(player)
        if self._may_give_up(player) and any(
            self._can_give_up(player, company) for company in self.table.companies.values()
        ):
            self.table.refuse(
                "over-certificate-limit",
                f"{player} has more than {self.shares.certificate_limit} certificates and gives one up.",
            )

    def instead_of_sale(self, move: SellSharesMove) -> Commit | None:
        """A certificate too many that nobody may sell is given up."""
        if not self._may_give_up(move.actor.id):
            return None
        return self._give_up(move.actor.id, self.table.share_company(move.company), move.percent)

    def _may_give_up(self, player: str) -> bool:
        return (
            self.table.switches.over_limit_gives_up
            and self.shares.over_limit(player)
            and not self.can_still_sell(player)
        )

    def _can_give_up(self, player: str, company: Company) -> bool:
        """Whether he has a share to give up; of the president's certificate one if another can take it."""
        left = self.shares.player_holds(company.id, player) - self.shares.share_percent(company.id)
        if left < 0 or company.president != player:
            return left >= 0
        stays = left >= self.shares.president_certificate(company.id).percent
        return stays or self.shares.successor(company, player, left) is not None

    def _give_up(self, player: str, company: Company, percent: int) -> Commit:
        """One share goes to the market, however many lie there; nobody is paid, and the price stays."""
        step = self.shares.share_percent(company.id)
        if percent != step:
            self.table.refuse("one-share-given-up", f"One share of {step}% is given up at a time.")
        if not self._can_give_up(player, company):
            self.table.refuse("not-his-to-sell", f"{player} has no share of the {company.id} to give up.")

        def commit() -> None:
            if company.president == player:
                left = self.shares.player_holds(company.id, player) - step
                successor = self.shares.successor(company, player, left)
                if successor is not None:
                    self.shares.hand_over(company, successor)
            self.shares.move(company.id, step, f"player:{player}", POOL)

        return commit
