"""Sales of shares by players (18Chesapeake 9; 1846 5.2; 18FL 5)."""

from collections.abc import Iterator
from typing import NamedTuple, Protocol

from ...state import Company, Player
from ..certificates.shares import POOL, Shares
from ..market.drops import Drop
from ..market.market import Market
from ..table import Illegal, Table


class SalePlan(NamedTuple):
    """A legal sale, worked out: what it brings in $, and who is president afterwards."""

    company: str
    percent: int
    proceeds: int
    new_president: str | None


class SaleLimits(Protocol):
    """When shares of a company are for sale."""

    def check(self, player: str, company: Company, left: int) -> None:
        """Refuse to sell those that are not; ``left``: how many percent the player would have then."""


class Sales:
    """What a player may sell, what it brings, and what it does to offices and prices."""

    def __init__(
        self, table: Table, market: Market, shares: Shares, drop: Drop, limits: SaleLimits | None = None
    ) -> None:
        self.table = table
        self.market = market
        self.shares = shares
        self.drop = drop
        self.limits = limits

    def plan(self, player: str, company_id: str, percent: int, keep_president: bool = False) -> SalePlan:
        """Work out the sale of ``percent`` of a company by a player (sections 4, 8, 9).

        ``keep_president`` forbids a sale that would cost the seller the company's presidency.

        Raises:
            Illegal: the sale breaks a rule.
        """
        table = self.table
        company = table.share_company(company_id)
        price = self.market.price(company_id)
        if price is None:
            table.refuse(
                "no-price-yet", f"The {company_id} has no share price yet, so nobody can sell its shares."
            )
        held, share = self.shares.player_holds(company_id, player), self.shares.share_percent(company_id)
        self._check_for_sale(player, company, held - percent)
        if percent <= 0 or percent % share:
            table.refuse("whole-shares", f"{percent}% is not a number of whole shares.")
        if percent > held:
            table.refuse("not-his-to-sell", f"{player} holds {held}% of the {company_id}, not {percent}%.")
        if percent > self.room_in_pool(company_id):
            pooled, limit = self.shares.held(company_id, POOL), self.shares.limits.pool_limit
            table.refuse(
                "pool-limit",
                f"The pool holds {pooled}% of the {company_id} and cannot take {percent}% more: "
                f"its limit is {limit}%.",
            )
        self._check_singles(player, company, held, percent)
        new_president = None
        if company.president == player:
            new_president = self.shares.successor(company, player, held - percent)
            if new_president is None:
                if held - percent < self.shares.kept_by_president(company):
                    table.refuse(
                        "president-certificate-stays",
                        f"{player} cannot sell the president's certificate of the {company_id}: "
                        "nobody else can take it.",
                    )
            elif keep_president:
                table.refuse(
                    "operating-president-stays",
                    f"{player} may not lose the presidency of the {company_id} while raising money for it.",
                )
        if new_president is not None and percent == held and table.switches.president_keeps_a_share:
            table.refuse(
                "president-certificate-stays",
                f"{player} keeps a share at least when he hands the {company_id} on.",
                about="whole-holding",
            )
        return SalePlan(company_id, percent, (price or 0) * (percent // share), new_president)

    def room_in_pool(self, company: str) -> int:
        """How many percent more the pool may hold of a company after a sale."""
        return self.shares.room_in_pool(company)

    def _check_singles(self, player: str, company: Company, held: int, percent: int) -> None:
        """Refuse to sell what a president holds in his certificate only (a question of reading)."""
        if company.president != player or not self.table.switches.president_sells_singles_only:
            return
        singles = held - self.shares.kept_by_president(company)
        if percent > singles:
            self.table.refuse(
                "president-certificate-stays",
                f"{player} has {singles}% of the {company.id} beside the president's certificate, "
                f"not {percent}%.",
            )

    def _check_for_sale(self, player: str, company: Company, left: int) -> None:
        """Refuse to sell shares that are not for sale now: of a company without a president (1846 7.02)."""
        if company.receivership and not self.table.switches.leaderless_companies_go_on:
            self.table.refuse(
                "no-sales-without-president",
                f"The {company.id} has no president; nobody can sell its shares.",
            )
        if self.limits is not None:
            self.limits.check(player, company, left)

    def carry_out(self, player: Player, plan: SalePlan, *, first: bool = True) -> None:
        """Carry out a sale: money at the price before it, the office, the paper, then the price.

        ``first``: it is the player's first sale of this company in the turn.
        """
        company = self.table.companies[plan.company]
        by_president = company.president == player.id
        self.table.bank_pays(player, plan.proceeds)
        if plan.new_president is not None:
            self.shares.hand_over(company, plan.new_president)
        self.shares.move(plan.company, plan.percent, "player:" + player.id, POOL)
        shares = plan.percent // self.shares.share_percent(plan.company)
        self.market.drop(plan.company, self.drop.cells(shares, by_president, first))
        if self.table.switches.next_player_inherits_office:
            self.shares.take_office_if_due(company)

    def possible(self, player: str, keep_president_of: str | None = None) -> Iterator[SalePlan]:
        """Every sale that a player could make now, as far as the paper goes."""
        for company in self.table.companies.values():
            held, step = self.shares.player_holds(company.id, player), self.shares.share_percent(company.id)
            for percent in range(step, held + 1, step):
                try:
                    yield self.plan(player, company.id, percent, keep_president_of == company.id)
                except Illegal:
                    continue

    def blocks_of(self, player: str) -> Iterator[tuple[str, int]]:
        """Every number of shares of a company that a player has: the company, and how many percent."""
        for company in self.table.state.companies:
            share, held = self.shares.share_percent(company.id), self.shares.player_holds(company.id, player)
            for percent in range(share, held + 1, share):
                yield company.id, percent

    def one_share(self, plan: SalePlan) -> int:
        """What each share of a sale brings, in $."""
        return plan.proceeds * self.shares.share_percent(plan.company) // max(plan.percent, 1)
