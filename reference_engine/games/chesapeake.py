"""18Chesapeake: how its mechanisms are put together, and what can be decided.

An auction of privates, full capital when a company floats, a chart with rows and columns, one tile and one
station marker a turn, trains that rust, and a train that leaves the bank after every operating round.

The mechanisms are those of ``rules``; the figures are in the components, the readings and clauses next door.
"""

from ..components import Components, without_areas
from ..game import DealError, Decisions, Game
from ..rules.auctions.contest import BiddersContest
from ..rules.auctions.handing_over import HandingOver
from ..rules.auctions.lying_bids import LyingBids
from ..rules.building.single_tile_building import SingleTileBuilding
from ..rules.building.tokens import Tokens
from ..rules.certificates.shares import Shares
from ..rules.ending import EndOfGame
from ..rules.market.drops import EachShareDrops
from ..rules.market.grid_market import GridMarket
from ..rules.market.price_moves import OneCell
from ..rules.market.round_end import SoldOutRises
from ..rules.opening.auction import Auction
from ..rules.opening.discounts import Discounts, PriorityMovesOn
from ..rules.options import Option, passing
from ..rules.private_companies.privates import Privates
from ..rules.rolling_stock.emergency_purchases import EmergencyPurchases
from ..rules.rolling_stock.exports import Exports
from ..rules.rolling_stock.train_deals import TrainDeals
from ..rules.rolling_stock.trains import Trains
from ..rules.routes.company_runs import CompanyRuns
from ..rules.setup import Start, fresh_auction
from ..rules.stock.launches import Launches
from ..rules.stock.over_limit import OverLimit
from ..rules.stock.sales import Sales
from ..rules.stock.stock_rounds import StockRounds
from ..rules.stock.trade_terms import ParTerms
from ..rules.turns.building_steps import HomeStep, TrackStep
from ..rules.turns.course import Course
from ..rules.turns.dividend_kinds import WholeDividends
from ..rules.turns.dividends import Dividends
from ..rules.turns.operating_order import OperatingOrder
from ..rules.turns.operating_rounds import OperatingRounds
from ..rules.turns.running import Running
from ..rules.turns.turns import Choice, Turns
from ..state import State


class Chesapeake(Game):
    """18Chesapeake on one state."""

    auction: Auction
    construction: SingleTileBuilding

    def map_of(self, box: Components) -> Components:
        """The map as it is printed, or with each red hex as a place of its own (section 16)."""
        return box if self.switches.red_hexes_are_one_area else without_areas(box)

    def put_together(self) -> None:
        """Make the rule objects."""
        table = self.table
        self.course = Course(table)
        self.market = GridMarket(table)
        self.shares = Shares(table, self.market)
        self.sales = Sales(table, self.market, self.shares, EachShareDrops())
        self.trains = Trains(table, self.market)
        self.ending = EndOfGame(table, self.market, self.shares)
        self.order = OperatingOrder(table, self.market)
        self.turns = Turns(table, self.order)
        self.privates = Privates(table, self.turns)
        self.terms = ParTerms(table, self.market)
        self.launches = Launches(table, self.market, self.shares)
        self.stock = StockRounds(
            table,
            self.shares,
            self.sales,
            self.terms,
            self.launches,
            OverLimit(table, self.shares, self.sales),
            self.course,
            SoldOutRises(table, self.market, self.shares),
        )
        self.lying = LyingBids(table)
        self.handing = HandingOver(table, self.lying, self.stock)
        self.contest = BiddersContest(table, self.lying, self.handing)
        self.discounts = Discounts(table, self.lying, self.handing, self.privates, self.trains)
        closing = PriorityMovesOn(table, self.lying, self.course)
        self.auction = Auction(table, self.lying, self.contest, self.handing, self.discounts, closing)
        self.tokens = Tokens(table, self.board)
        self.runs = CompanyRuns(table, self.board)
        self.construction = SingleTileBuilding(table, self.board, self.privates, self.tokens)
        self.running = Running(table, self.board, self.runs, self.turns)
        self.dividends = Dividends(
            table, self.shares, self.turns, WholeDividends(table), OneCell(table, self.market)
        )
        self.deals = TrainDeals(table, self.trains, self.privates)
        self.purchases = EmergencyPurchases(
            table, self.board, self.trains, self.deals, self.sales, self.shares, self.ending
        )
        self.exports = Exports(table, self.trains, self.ending)
        self.operating = OperatingRounds(
            table, self.course, self.ending, self.turns, self.order, self.privates, closes=[self.exports]
        )
        track, token = TrackStep(self.turns, self.construction), Choice(self.turns, "token")
        home = HomeStep(self.tokens)
        steps = [home, track, token, self.running, self.dividends, self.purchases]
        self.turns.lay_out({"public": steps})
        self.course.lay_out(self.auction, {"stock": self.stock, "operating": self.operating})
        self.trains.on_phase.append(self.privates.on_phase)

    def list_decisions(self) -> Decisions:
        """What can be decided, by whom and how."""
        auction, contest = self.auction, self.contest
        stock, turns, purchases = self.stock, self.turns, self.purchases
        building = self.construction
        buy_company = Option(self.privates.buy, self.privates.purchases)
        buy_train = Option(purchases.buy, purchases.offers)
        return {
            "auction_turn": {
                "bid": Option(auction.bid, auction.bids),
                "pass": Option(auction.pass_turn, passing),
            },
            "contest": {
                "bid": Option(contest.bid, contest.bids),
                "pass": Option(contest.pass_turn, passing),
            },
            "par": {"par": Option(self.handing.set_par, stock.pars)},
            "stock_turn": {
                "sell_shares": Option(stock.sell, stock.proposed_sales),
                "buy_shares": Option(stock.buy, stock.purchases),
                "par": Option(stock.par, stock.pars),
                "pass": Option(stock.pass_turn, passing),
            },
            "track": {
                "lay_tile": Option(turns.then_over(building.lay, building.track_is_over), building.lays),
                "buy_company": buy_company,
                "pass": Option(turns.end_step, passing),
            },
            "token": {
                "place_token": Option(turns.then_over(building.place), building.placements),
                "buy_company": buy_company,
                "pass": Option(turns.end_step, passing),
            },
            "run": {"run_routes": Option(self.running.run, self.running.routes), "buy_company": buy_company},
            "dividend": {
                "dividend": Option(self.dividends.dividend, self.dividends.proposals),
                "buy_company": buy_company,
            },
            "buy_train": {
                "buy_train": buy_train,
                "buy_company": buy_company,
                "pass": Option(turns.end_step, passing),
            },
            "emergency": {
                "sell_shares": Option(purchases.sell, purchases.proposed_sales),
                "buy_train": buy_train,
                "buy_company": buy_company,
                "bankrupt": Option(purchases.bankrupt, purchases.bankruptcies),
            },
            "discard_train": {"discard_train": Option(purchases.discard, purchases.discards)},
        }

    @classmethod
    def fresh(cls, start: Start) -> State:
        """The table before the auction; the deal names the company whose certificate lies under P6.

        Raises:
            DealError: it does not.
        """
        drawn, box = start.deal.get("P6"), start.box
        if drawn not in box.companies_by_id:
            known = ", ".join(box.companies_by_id)
            raise DealError(f"the deal must name the company under P6 (one of {known}), not {drawn!r}")
        for_two = start.switches.published_two_player_rules and len(start.players) == 2
        return fresh_auction(start, drawn, for_two)
