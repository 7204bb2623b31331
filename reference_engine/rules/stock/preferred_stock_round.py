"""Stock rounds in which everything costs the market price and companies are founded in two sizes (18FL)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ...actions import BuyPrivateMove, BuySharesMove, ParMove
from ...state import Actor, Certificate, Company
from ..options import Candidate
from ..table import Commit
from .shares import POOL
from .stock_round import StockRounds

if TYPE_CHECKING:
    from ...games.eighteen_fl import Game18FL


class PreferredStockRounds(StockRounds):
    """The bank sells at the market price, and president's certificates out of the market (5, 6.1, 8.4.3)."""

    def __init__(self, game: "Game18FL") -> None:
        super().__init__(game)
        self.title = game
        self.preferred = game.shares

    # buying -------------------------------------------------------------------------------------------

    def price_each(self, company: Company, source: str) -> int:  # noqa: ARG002
        """The market price, wherever the share lies (section 5.2)."""
        return self.market.price_of(company.id)

    def adjust_prices(self) -> None:
        """No price changes at the end of the round (section 5.5)."""

    def _certificate_on_sale(self, company: Company, move: BuySharesMove) -> Certificate | None:
        """Any certificate of bank or market, a president's certificate in the market too (section 8.4.3)."""
        office = self.shares.president_certificate(company.id)
        if office.holder == POOL == move.source and move.percent == office.percent:
            return office
        return super()._certificate_on_sale(company, move)

    def buy(self, move: BuySharesMove) -> Commit:
        """Buy a certificate; two shares may go for a president's certificate in the market (8.4.3)."""
        company, player = self.table.share_company(move.company), move.actor.id
        if not move.exchange or not self.table.switches.office_exchange_optional:
            return super().buy(move)
        office, share = self.shares.president_certificate(company.id), self.shares.share_percent(company.id)
        only_exchange = move.source == POOL and move.percent == office.percent
        held = self.shares.player_holds(company.id, player) + (0 if only_exchange else share)
        if office.holder != POOL or held < office.percent:
            self.table.refuse("nothing-to-exchange", f"{player} cannot exchange shares of the {company.id}.")
        purchase = None if only_exchange else super().buy(move)

        def commit() -> None:
            if purchase is not None:
                purchase()
                self.preferred.exchange(company, player)
            else:
                self.preferred.exchange(company, player)
                self._bought(player)

        return commit

    def _check_exchange(self, company: Company, move: BuySharesMove) -> None:
        if not self.table.switches.office_exchange_optional:
            super()._check_exchange(company, move)

    def buy_private(self, move: BuyPrivateMove) -> Commit:
        """Buy a private company of a bankrupt out of the market, where that is possible (section 8.4.3)."""
        player = self.table.players[move.actor.id]
        if self.table.switches.bankrupt_privates != "sale":
            self.table.refuse("private-not-for-sale", f"{move.private} is not for sale.")
        purchase = self.title.privates.sell_at_face_value(move.private, move.price, POOL, player)
        self._check_not_over_limit(player.id)
        self._check_can_pay(player.id, move.price)

        def commit() -> None:
            purchase()
            self._bought(player.id)

        return commit

    def privates_on_sale(self, actor: Actor) -> Iterator[Candidate]:
        """Every private company at its face value."""
        for private in self.table.state.privates:
            yield BuyPrivateMove(actor=actor, private=private.id, price=self.table.face_value(private))

    # founding -----------------------------------------------------------------------------------------

    def check_size(self, move: ParMove) -> None:
        """The size of the phase; where it leaves a choice the founder declares it (section 6.2)."""
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

    def par(self, move: ParMove) -> Commit:
        """Buy the president's certificate and say what start value and size the company has (6.1, 6.2)."""
        found = super().par(move)
        company = self.table.companies[move.company]

        def commit() -> None:
            if move.shares is not None and move.shares != company.share_count:
                self.preferred.enlarge(company)
            found()

        return commit
