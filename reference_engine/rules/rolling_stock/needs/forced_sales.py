"""What a president sells to pay for a train, share by share, and when prices fall (Lost Atlas OR.force)."""

from collections import Counter
from collections.abc import Iterator

from ....state import Company, Player
from ...certificates.shares import POOL, Shares
from ...market.joint_falls import JointFalls
from ...market.market import Market
from ...stock.sales import SaleLimits, SalePlan, Sales
from ...table import Illegal, Table


class NoDrop:
    """A sale that does not move the price by itself."""

    def cells(self, shares: int, by_president: bool, first: bool) -> int:  # noqa: ARG002
        """None."""
        return 0


class LimitsInNeed:
    """The limits of ordinary sales, or by a reading none of them (Lost Atlas SR.sell-d)."""

    def __init__(self, table: Table, ordinary: SaleLimits) -> None:
        self.table = table
        self.ordinary = ordinary

    def check(self, player: str, company: Company, left: int) -> None:
        """Refuse to sell shares that are not for sale even now."""
        if not self.table.switches.untried_sold_in_need:
            self.ordinary.check(player, company, left)


class ForcedSales(Sales):
    """Single shares, sold while money is lacking; the prices fall when all sales have been decided.

    What has been sold is in the turn: a company as often as shares of it.
    """

    def __init__(
        self, table: Table, market: Market, shares: Shares, limits: SaleLimits, joint_falls: JointFalls
    ) -> None:
        super().__init__(table, market, shares, NoDrop(), LimitsInNeed(table, limits))
        self.joint_falls = joint_falls

    def room_in_pool(self, company: str) -> int:
        """How many percent more the pool may hold of a company after a forced sale."""
        limit = self.shares.limits.pool_limit
        most = limit if self.table.switches.forced_sales_fill_pool else limit - 1
        return most - self.shares.held(company, POOL)

    def plan_share(self, seller: Player, company: str, percent: int) -> SalePlan:
        """Work out the sale of one share.

        Raises:
            Illegal: it may not be sold, or it is not one share.
        """
        keeps = self.table.switches.forced_sale_keeps_offices or company == self.table.turn.company
        plan = self.plan(seller.id, company, percent, keep_president=keeps)
        if percent != self.shares.share_percent(company):
            self.table.refuse("one-share-at-a-time", "Shares are sold one by one for a train.")
        return plan

    def sell_share(self, seller: Player, plan: SalePlan) -> None:
        """Carry a sale out; the price does not fall yet."""
        self.carry_out(seller, plan)
        self.table.turn.sold.append(plan.company)

    def possible_shares(self, seller: Player) -> Iterator[SalePlan]:
        """Every share that the president could sell now, as far as the paper goes."""
        for company in self.table.companies.values():
            if self.shares.player_holds(company.id, seller.id):
                try:
                    yield self.plan_share(seller, company.id, self.shares.share_percent(company.id))
                except Illegal:
                    continue

    def let_fall(self) -> None:
        """All sales have been decided: the prices fall, once for a company or by a reading for each share."""
        sold = Counter(self.table.turn.sold)
        self.table.turn.sold.clear()
        each = self.table.switches.each_forced_share_falls
        self.joint_falls.carry_out({company: count if each else 1 for company, count in sold.items()})
