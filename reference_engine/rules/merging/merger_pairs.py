"""Two minors that merge: whether they can, who presides over what they form, and its first price."""

from ...state import Company
from ..certificates.shares import Shares
from ..map.board import Board
from ..map.network import reach
from ..market.line_market import LineMarket
from ..table import Table


class MergerPairs:
    """What follows from the shares, the prices and the track of two minors (Lost Atlas MG)."""

    def __init__(self, table: Table, board: Board, market: LineMarket, shares: Shares) -> None:
        self.table = table
        self.board = board
        self.market = market
        self.shares = shares

    def can_merge(self, company: Company) -> bool:
        """Whether a company is a minor in operation."""
        return company.kind == "minor" and company.floated and not company.closed

    def are_connected(self, first: Company, second: Company) -> bool:
        """Whether a route of any length can be traced from a hub of the first to one of the second."""
        passes = any(charter.ability.passes_full_cities for charter in self.table.charters(first))
        network = reach(self.board, first.id, through_full=passes)
        return any(network.reaches(number, city) for number, city in self.board.placed.get(second.id, ()))

    def in_order(self, first: Company, second: Company) -> tuple[Company, Company]:
        """The two in the order of the stock track."""
        names = self.market.in_operating_order([first.id, second.id])
        return self.table.companies[names[0]], self.table.companies[names[1]]

    def shares_of(self, company: Company, holder: str) -> int:
        """How many shares of a company lie in one place."""
        return self.shares.held(company.id, holder) // self.shares.share_percent(company.id)

    def president(self, first: Company, second: Company) -> str:
        """Who has the most shares of both; of those tied the president of the earlier one (MG.pres).

        If he is not tied, by one reading he presides all the same, else the president of the later one, if
        that one is tied, else the next of those tied on the left of the president of the earlier one.
        """
        earlier, later = self.in_order(first, second)
        assert earlier.president is not None
        assert later.president is not None
        held = {
            player: sum(self.shares_of(company, f"player:{player}") for company in (earlier, later))
            for player in self.table.active
        }
        tied = [player for player, count in held.items() if count == max(held.values())]
        if len(tied) == 1:
            return tied[0]
        if earlier.president in tied or self.table.switches.tied_major_goes_to_the_earlier:
            return earlier.president
        if later.president in tied:
            return later.president
        return next(player for player in self.table.clockwise_from(earlier.president) if player in tied)

    def first_space(self, first: Company, second: Company) -> int:
        """The space of the mean of the two prices, or the next one below it, counted from 1 at the left."""
        mean = (self.market.price_of(first.id) + self.market.price_of(second.id)) // 2
        return max(space for space, price in enumerate(self.market.prices, start=1) if price <= mean)
