"""Launching a company with the winning bid of an auction (Lost Atlas SR.launch)."""

from collections.abc import Iterator

from ...actions import LaunchMove
from ...state import Actor, Company
from ..building.picked_homes import PickedHomes
from ..building.tokens import Tokens
from ..certificates.shares import Shares
from ..market.market import Market
from ..options import Candidate
from ..stock.phased_launches import PhasedLaunches
from ..table import Commit, Table
from .charters import Charters


class MinorLaunches(PhasedLaunches):
    """The bid is the company's money, half of it the price at which it starts; it has its unsold shares."""

    def __init__(
        self,
        table: Table,
        market: Market,
        shares: Shares,
        tokens: Tokens,
        charters: Charters,
        homes: PickedHomes,
    ) -> None:
        super().__init__(table, market, shares)
        self.tokens = tokens
        self.charters = charters
        self.homes = homes

    def _open_prices(self) -> list[int]:
        """The prices at which companies may start in this phase."""
        highest = self.table.phase.highest_start
        return [price for price in self.table.box.market.par_cells if highest is None or price <= highest]

    def price_for(self, bid: int) -> int:
        """At what a company starts for that bid, in $: the highest open price not above half of it."""
        return max((price for price in self._open_prices() if price <= bid // 2), default=0)

    def is_above_the_range(self, bid: int) -> bool:
        """Whether half a bid, rounded down to a price of the chart, is above all prices open."""
        prices = {price for row in self.table.box.market.rows for price in row if price is not None}
        exact = max((price for price in prices if price <= bid // 2), default=0)
        return exact > max(self._open_prices())

    def any_left(self) -> bool:
        """Whether there is a company that could be launched now."""
        open_ones = (self.table.companies[name] for name in self.charters.on_top())
        return any(True for company in open_ones for _ in self.homes.places(company))

    def plan(self, player: str, bid: int, move: LaunchMove) -> Commit:
        """Launch a company for a bid, which is paid into its treasury.

        Raises:
            Illegal: another charter, price or home has to be named.
        """
        company = self.table.share_company(move.company)
        self.charters.check(company.id)
        due = self.price_for(bid)
        if move.price != due:
            self.table.refuse(
                "starting-price", f"For ${bid} {company.id} starts at ${due}, not ${move.price}."
            )
        home = self.homes.find(company, move.hex)

        def commit() -> None:
            self.charters.take(company.id)
            self.table.players[player].cash -= bid
            company.cash += bid
            office = self.shares.president_certificate(company.id)
            for certificate in self.table.certificates[company.id]:
                mine = certificate is office
                certificate.holder = f"player:{player}" if mine else self.shares.unsold_holder(company.id)
            self.start(company, player, due)
            if home is None:
                self.tokens.place_home_token(company)
            else:
                self.tokens.put(company, home.hex, home.city)

        return commit

    def start(self, company: Company, president: str, par: int) -> None:
        """President, starting price, price marker."""
        company.president = president
        company.par = par
        company.floated = True
        self.market.start(company.id, par)

    def proposals(self, actor: Actor, bid: int) -> Iterator[Candidate]:
        """Every charter that can be taken, with each home that it may have."""
        for name in self.charters.on_top():
            for home in self.homes.places(self.table.companies[name]):
                yield LaunchMove(actor=actor, company=name, price=self.price_for(bid), hex=home)
