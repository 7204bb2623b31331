"""Stock rounds in which companies sell their own shares and start at once."""

from typing import TYPE_CHECKING

from ...actions import BuySharesMove, SellSharesMove
from ...state import Certificate, Company
from ..table import Commit
from .shares import POOL
from .stock_round import StockRounds
from .treasury_shares import TreasuryShares

if TYPE_CHECKING:
    from ...games.eighteen46 import Game1846


class TreasuryStockRounds(StockRounds):
    """Everything at market price, the treasury paid for its own shares (sections 4, 5, 7.04)."""

    def __init__(self, game: "Game1846") -> None:
        super().__init__(game)
        self.title = game
        self.treasuries: TreasuryShares = game.shares

    def pay(self, player: str, company: Company, source: str, price: int) -> None:
        """Money for unsold shares goes to the treasury, for those of the market to the bank (section 5.1)."""
        if source == POOL:
            self.table.pays_bank(self.table.players[player], price)
        else:
            self.table.players[player].cash -= price
            company.cash += price

    def buy(self, move: BuySharesMove) -> Commit:
        """Buy a share, or the president's certificate where it alone is left in the market (section 7.04)."""
        company, player = self.table.share_company(move.company), move.actor.id
        office = self.treasuries.lone_office(company)
        step = self.shares.share_percent(company.id)
        if (
            office is None
            or move.source != POOL
            or move.percent != step
            or self.shares.player_holds(company.id, player) != step
        ):
            return super().buy(move)
        self._check_may_buy(player, company.id, POOL)
        price = self.market.price_of(company.id)
        self._check_can_pay(player, price)

        def commit() -> None:
            self.pay(player, company, POOL, price)
            self.treasuries.swap_for_office(company, player)
            self._bought(player)

        return commit

    def sizes_on_sale(self, company: Company, source: str) -> list[int]:
        """Where the office alone is left in the market, it is had as if by a share (section 7.04)."""
        sizes = set(super().sizes_on_sale(company, source))
        if source == POOL and self.treasuries.lone_office(company) is not None:
            sizes.add(self.shares.share_percent(company.id))
        return sorted(sizes)

    # certificates above the limit that cannot be sold ---------------------------------------------------

    def sell(self, move: SellSharesMove) -> Commit:
        """Sell, or give up a certificate too many that nobody may sell (section 5.15)."""
        if self._may_give_up(move.actor.id):
            return self._give_up(move.actor.id, self.table.share_company(move.company), move.percent)
        return super().sell(move)

    def _may_give_up(self, player: str) -> bool:
        return (
            self.table.switches.over_limit_gives_up
            and self.shares.over_limit(player)
            and not self._can_still_sell(player)
        )

    def _check_not_over_limit(self, player: str) -> None:
        super()._check_not_over_limit(player)
        if self._may_give_up(player) and any(
            self._can_give_up(player, company) for company in self.table.companies.values()
        ):
            self.table.refuse(
                "over-certificate-limit",
                f"{player} has more than {self.shares.certificate_limit} certificates and gives one up.",
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

    def _certificate_on_sale(self, company: Company, move: BuySharesMove) -> Certificate | None:
        if company.closed:
            self.table.refuse("company-closed", f"The {company.id} has left the game.")
        office = self.shares.president_certificate(company.id)
        if move.source == POOL and office.holder == POOL and move.percent == office.percent:
            self.table.refuse(
                "office-not-for-sale", f"The president's certificate of the {company.id} cannot be bought."
            )
        return super()._certificate_on_sale(company, move)

    def start_company(self, company: Company, president: str, par: int) -> None:
        """A launched company has its home token and, where its charter says so, a bonus (section 5.1)."""
        company.president = president
        company.par = par
        company.floated = True
        self.market.start(company.id, par)
        self.game.tokens.place_home_token(company)
        self.table.bank_pays(company, par * self.table.box.company(company.id).launch_bonus_in_pars)

    def adjust_prices(self) -> None:
        """In order of price: shares in the market, one left; all with players, one right (section 4)."""
        launched = [c.id for c in self.table.companies.values() if c.floated and c.kind == "public"]
        for company in self.market.in_operating_order(launched):
            if self.shares.held(company, POOL):
                self.title.market.left(company, 1)
            elif self.shares.is_sold_out(self.table.companies[company]):
                self.market.rise(company)
