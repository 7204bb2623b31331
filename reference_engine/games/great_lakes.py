"""18GL: the set-up and the initial stock round, until the last private company is sold.

What is beyond that is not here yet. The initial round then goes on as a stock round in which nothing can be
decided: it is somebody's turn, and every action is refused.
"""

from ..game import DealError, Decisions, Game
from ..rules.auctions.contest import BiddersContest
from ..rules.auctions.handing_over import HandingOver
from ..rules.auctions.lying_bids import LyingBids
from ..rules.market.grid_market import GridMarket
from ..rules.market.start_prices import StartPrices
from ..rules.opening.auction import Auction
from ..rules.opening.forced_sale import ForcedSale, SharesFollow
from ..rules.options import Option, passing
from ..rules.private_companies.privates import Privates
from ..rules.setup import Start, fresh_auction, wrong_draw
from ..rules.stock.launches import Launches
from ..rules.stock.shares import Shares
from ..rules.turns.course import Course
from ..rules.turns.operating_order import OperatingOrder
from ..rules.turns.turns import Turns
from ..state import State


class GreatLakes(Game):
    """18GL on one state."""

    auction: Auction

    def put_together(self) -> None:
        """Make the rule objects."""
        table = self.table
        self.course = Course(table)
        self.market = GridMarket(table)
        self.shares = Shares(table, self.market)
        self.order = OperatingOrder(table, self.market)
        self.turns = Turns(table, self.order)
        self.privates = Privates(table, self.turns)
        self.start_prices = StartPrices(table, Launches(table, self.market, self.shares))
        self.lying = LyingBids(table)
        self.handing = HandingOver(table, self.lying, self.start_prices)
        self.contest = BiddersContest(table, self.lying, self.handing)
        self.forced = ForcedSale(table, self.lying, self.handing, self.privates)
        closing = SharesFollow(table, self.lying)
        self.auction = Auction(table, self.lying, self.contest, self.handing, self.forced, closing)
        self.course.lay_out(self.auction, {})

    def list_decisions(self) -> Decisions:
        """What can be decided, by whom and how."""
        auction, contest = self.auction, self.contest
        return {
            "auction_turn": {
                "bid": Option(auction.bid, auction.bids),
                "pass": Option(auction.pass_turn, passing),
            },
            "contest": {
                "bid": Option(contest.bid, contest.bids),
                "pass": Option(contest.pass_turn, passing),
            },
            "par": {"par": Option(self.handing.set_par, self.start_prices.pars)},
            "stock_turn": {},
        }

    @classmethod
    def fresh(cls, start: Start) -> State:
        """The table before the initial stock round; the deal names the private companies drawn out.

        Raises:
            DealError: it does not, or not those that are to be drawn out.
        """
        removed = start.deal.get("removed")
        if not isinstance(removed, list):
            raise DealError("the deal must list the private companies that are `removed`")
        if (wrong := wrong_draw(start, removed)) is not None:
            raise DealError(wrong)
        return fresh_auction(start, removed=removed)
