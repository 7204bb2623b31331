"""Players who hold more of a company than they may."""

from ...actions import SellSharesMove
from ..table import Commit
from .over_limit import OverLimit


class SellDown(OverLimit):
    """A player above the limit of one company sells down to it as soon as he can (18GL 4.1.1)."""

    def check(self, player: str) -> None:
        """Refuse to do anything else before."""
        for company in self.table.seen(("to sell down", player), lambda: self._to_sell_down(player)):
            self.table.refuse(
                "over-holding-limit",
                f"{player} has more than {self.shares.player_limit}% of the {company} and has to sell.",
            )
        super().check(player)

    def _to_sell_down(self, player: str) -> list[str]:
        """The companies of which a player holds too much and could sell some."""
        return [
            company
            for company in self.table.companies
            if self.shares.excess(player, company) and self._most(player, company)
        ]

    def instead_of_sale(self, move: SellSharesMove) -> Commit | None:
        """Refuse to sell less of that company than leads to the limit, if as much can be sold."""
        player = move.actor.id
        excess = self.shares.excess(player, move.company)
        due = min(excess, self._most(player, move.company)) if excess else 0
        if move.company in self.table.companies and move.percent < due:
            self.table.refuse(
                "sells-too-little", f"{player} has to sell {due}% of the {move.company}, not {move.percent}%."
            )
        return super().instead_of_sale(move)

    def _most(self, player: str, company: str) -> int:
        """How many percent of a company a player could sell in what is left of his turn."""
        if self.is_done_with(company):
            return 0
        plans = (plan.percent for plan in self.sales.possible(player) if plan.company == company)
        return max(plans, default=0)
