"""18GL: how its mechanisms are put together, and what can be decided.

An initial stock round with bids and auctions for the private companies, whose powers serve any company; a
chart with rows and columns, no par value, shares of the bank until a company floats and of its treasury
afterwards; trains that count hexes, ferries, loans, and a national company that is formed of others.

The mechanisms are those of ``rules``; the figures are in the components, the readings and clauses next door.
"""

from ..components import Components, with_parted_homes
from ..game import DealError, Decisions, Game
from ..rules.auctions.contest import BiddersContest
from ..rules.auctions.handing_over import HandingOver
from ..rules.auctions.lying_bids import LyingBids
from ..rules.building.ferry_lines import FerryLines
from ..rules.building.first_round_building import FirstRoundBuilding
from ..rules.building.homes import Homes
from ..rules.building.lent_tiles import LentTiles
from ..rules.building.tokens import Tokens
from ..rules.certificates.acting_presidents import ActingPresidents
from ..rules.debts.bond_trade import BondTrade
from ..rules.debts.bonds import Bonds
from ..rules.debts.final_worth import DebtsAtTheEnd
from ..rules.debts.interest import Interest
from ..rules.debts.loans import Loans
from ..rules.debts.raising import Raising
from ..rules.debts.repayment import LoanRepayment
from ..rules.debts.repurchase import BondRepurchase
from ..rules.ending import EndOfGame
from ..rules.failure.closing_bankruptcy import ClosingBankruptcy
from ..rules.failure.closing_to_the_pool import ClosingToThePool
from ..rules.failure.vacant_company import VacantCompany
from ..rules.market.drops import EachShareDrops, ForcedDrops
from ..rules.market.grid_market import GridMarket
from ..rules.market.price_moves import ByDividend
from ..rules.market.round_end import SoldOutRises
from ..rules.merging.exchange import Exchange
from ..rules.merging.first_turns import FirstTurns
from ..rules.merging.formation import Formation
from ..rules.merging.token_replacement import TokenReplacement
from ..rules.opening.auction import Auction
from ..rules.opening.forced_sale import ForcedSale, SharesFollow
from ..rules.options import Option, passing
from ..rules.own_shares.share_dealing import ShareDealing
from ..rules.private_companies.blocks import ConsentedBlocks
from ..rules.private_companies.ferry_tolls import FerryTolls
from ..rules.private_companies.half_prices import HalfPrices
from ..rules.private_companies.lent_markers import LentMarkers
from ..rules.private_companies.lent_powers import LentPowers
from ..rules.private_companies.marked_discards import MarkedDiscards
from ..rules.private_companies.privates import Privates
from ..rules.rolling_stock.borrowing_purchases import BorrowingPurchases
from ..rules.rolling_stock.counted_trains import CountedTrains
from ..rules.rolling_stock.train_deals import TrainDeals
from ..rules.rolling_stock.train_trades import IndebtedTrades
from ..rules.rolling_stock.trains import Trains
from ..rules.routes.company_runs import CompanyRuns
from ..rules.setup import Start, fresh_auction, wrong_draw
from ..rules.stock.offices_in_the_pool import OfficesInThePool
from ..rules.stock.phased_launches import PhasedLaunches
from ..rules.stock.sale_limits import LastHolderKeeps
from ..rules.stock.sales import Sales
from ..rules.stock.sell_down import SellDown
from ..rules.stock.stock_rounds import StockRounds
from ..rules.stock.trade_terms import FloatedTerms
from ..rules.turns.building_steps import TrackStep
from ..rules.turns.course import Course
from ..rules.turns.dividend_kinds import HalfDividends
from ..rules.turns.dividends import Dividends, EachHolding
from ..rules.turns.operating_order import OperatingOrder
from ..rules.turns.operating_rounds import OperatingRounds
from ..rules.turns.running import Running
from ..rules.turns.turns import Choice, Turns
from ..state import Actor, State


class GreatLakes(Game):
    """18GL on one state."""

    auction: Auction
    shares: ActingPresidents
    construction: FirstRoundBuilding
    purchases: BorrowingPurchases

    def map_of(self, box: Components) -> Components:
        """The map as it is printed, or with the two homes of which a company has its choice as two places."""
        return box if self.switches.homes_to_choose_from_are_one else with_parted_homes(box)

    def put_together(self) -> None:
        """Make the rule objects."""
        table = self.table
        self.course = Course(table)
        self.market = GridMarket(table)
        self.shares = ActingPresidents(table, self.market)
        self.drop, keeps = EachShareDrops(), LastHolderKeeps(table, self.shares)
        self.sales = Sales(table, self.market, self.shares, self.drop, keeps)
        self.trains = Trains(table, self.market, IndebtedTrades(table))
        self.loans, self.bonds = Loans(table, self.market), Bonds(table)
        self.debts = DebtsAtTheEnd(table, self.loans, self.bonds)
        self.ending = EndOfGame(table, self.market, self.shares, self.debts)
        self.tokens = Tokens(table, self.board)
        self.homes = Homes(table, self.board, self.tokens)
        self.order = OperatingOrder(table, self.market)
        self.turns = Turns(table, self.order)
        self.privates = Privates(table, self.turns)
        self.terms = FloatedTerms(table, self.market)
        self.launches = PhasedLaunches(table, self.market, self.shares)
        self.stock = StockRounds(
            table,
            self.shares,
            self.sales,
            self.terms,
            self.launches,
            SellDown(table, self.shares, self.sales),
            self.course,
            SoldOutRises(table, self.market, self.shares),
        )
        self.bond_trade = BondTrade(table, self.bonds, self.stock)
        self.offices = OfficesInThePool(table, self.shares, self.stock)
        self.powers = LentPowers(table)
        self.markers = LentMarkers(table, self.board, self.powers, self.privates)
        self.tolls = FerryTolls(table, self.board)
        self.runs = CompanyRuns(
            table, self.board, places=[self.markers], longer=self.markers, tolls=self.tolls
        )
        self.construction = FirstRoundBuilding(table, self.board, self.privates, self.tokens)
        self.blocks = ConsentedBlocks(table, self.board, self.privates, self.powers)
        self.half_prices = HalfPrices(table, self.markers)
        self.lent_tiles = LentTiles(
            table, self.board, self.privates, self.powers, self.blocks, self.half_prices
        )
        self.construction.lent = self.lent_tiles
        self.ferries = FerryLines(
            table, self.board, self.powers, self.markers, self.lent_tiles, self.construction
        )
        self._put_opening_together()
        self._put_turns_together()
        self.course.lay_out(self.auction, {"stock": self.stock, "operating": self.operating})
        self.shares.on_float.append(self.homes.settle)
        self.trains.on_return.append(self.markers.on_trains_lost)
        self.trains.is_tied = self.markers.is_tied
        self.trains.on_phase += [self.markers.on_phase, self.privates.on_phase, self.operating.on_phase]
        self._put_formation_together()

    def _put_formation_together(self) -> None:
        table, market, shares, bonds = self.table, self.market, self.shares, self.bonds
        self.exchange = Exchange(table, shares, bonds)
        self.replacement = TokenReplacement(table, self.board, self.tokens)
        self.formation = Formation(
            table, market, shares, bonds, self.order, self.exchange, self.replacement, self.closing
        )
        self.counted = CountedTrains(table, self.trains)
        self.trains.on_settled += [self.formation.on_phase, self.counted.on_phase]

    def _put_opening_together(self) -> None:
        table = self.table
        self.lying = LyingBids(table)
        self.handing = HandingOver(table, self.lying, self.stock)
        self.contest = BiddersContest(table, self.lying, self.handing)
        self.forced = ForcedSale(table, self.lying, self.handing, self.privates)
        closing = SharesFollow(table, self.lying)
        self.auction = Auction(table, self.lying, self.contest, self.handing, self.forced, closing)

    def _put_turns_together(self) -> None:
        table, turns = self.table, self.turns
        self.running = Running(table, self.board, self.runs, turns, self.markers)
        self.prices = ByDividend(table, self.market)
        self.halves = HalfDividends(table)
        self.dividends = Dividends(table, self.shares, turns, self.halves, self.prices, EachHolding())
        self._put_debts_together()
        self.deals = TrainDeals(table, self.trains, self.privates)
        self.vacant = VacantCompany(table, self.runs, self.trains, self.deals, turns)
        self._put_emergencies_together()
        self.operating = OperatingRounds(table, self.course, self.ending, turns, self.order, self.privates)
        track, token = TrackStep(turns, self.construction, self.lent_tiles), Choice(turns, "token")
        steps = [
            track,
            token,
            self.running,
            self.interest,
            self.dividends,
            self.purchases,
            self.repayment,
        ]
        self.dealing = ShareDealing(table, self.market, self.shares, turns, self.drop)
        kinds = {"public": [*steps, self.dealing], "national": [*steps, self.repurchase, self.dealing]}
        turns.lay_out(kinds, vacant=self.vacant, leaving=FirstTurns(table))

    def _put_debts_together(self) -> None:
        table, turns = self.table, self.turns
        self.raising = Raising(table, self.loans, self.bonds)
        self.interest = Interest(table, self.loans, self.bonds, self.raising, turns)
        self.repayment = LoanRepayment(table, self.loans, turns)
        self.repurchase = BondRepurchase(table, self.bonds, turns)

    def _put_emergencies_together(self) -> None:
        table = self.table
        drops, keeps = ForcedDrops(table, EachShareDrops()), LastHolderKeeps(table, self.shares)
        self.forced_sales = Sales(table, self.market, self.shares, drops, keeps)
        self.closing = ClosingToThePool(table, self.board, self.market, self.trains, self.markers, self.turns)
        self.purchases = BorrowingPurchases(
            table,
            self.trains,
            self.deals,
            self.forced_sales,
            self.ending,
            ClosingBankruptcy(table, self.shares, self.privates, self.closing, self.bonds),
            self.vacant,
            self.raising,
            self.bonds,
            self.interest,
        )
        self.interest.guarantor = self.purchases
        self.discards = MarkedDiscards(table, self.markers, self.purchases)

    def list_decisions(self) -> Decisions:
        """What can be decided, by whom and how."""
        auction, contest, stock, turns = self.auction, self.contest, self.stock, self.turns
        building, purchases, trade = self.construction, self.purchases, self.bond_trade
        swaps = self.replacement
        markers, formation, exchange = self.markers, self.formation, self.exchange
        buy_train = Option(purchases.buy, purchases.offers)
        assign = Option(markers.assign, markers.assignments)
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
                "sell_shares": Option(trade.beside_bonds(stock.sell), stock.proposed_sales),
                "buy_shares": Option(trade.beside_bonds(self.offices.buy), stock.purchases),
                "par": Option(trade.beside_bonds(stock.par), stock.pars),
                "sell_bond": Option(trade.sell, trade.sales),
                "buy_bond": Option(trade.buy, trade.purchases),
                "pass": Option(stock.pass_turn, passing),
            },
            "home": {"place_token": Option(self.homes.place, self.homes.places, self.homes.faults)},
            "track": {
                "lay_tile": Option(turns.then_over(self.ferries.lay, self._track_is_over), building.lays),
                "open_ferry": Option(
                    turns.then_over(self.ferries.open, self._track_is_over), self.ferries.lines
                ),
                "assign": assign,
                "pass": Option(turns.end_step, passing),
            },
            "token": {
                "place_token": Option(
                    turns.then_over(building.place, lambda: not markers.any_left()), building.placements
                ),
                "assign": assign,
                "pass": Option(turns.end_step, passing),
            },
            "run": {"run_routes": Option(self.running.run, self.running.routes), "assign": assign},
            "interest": {
                "take_loan": Option(self.interest.take_loan, self.interest.loan),
                "sell_bond": Option(self.interest.issue_bonds, self.interest.issues),
            },
            "dividend": {"dividend": Option(self.dividends.dividend, self.dividends.proposals)},
            "buy_train": {"buy_train": buy_train, "pass": Option(turns.end_step, passing)},
            "emergency": {
                "sell_shares": Option(purchases.sell, purchases.proposed_sales),
                "sell_bond": Option(purchases.sell_bonds, purchases.bond_sales),
                "take_loan": Option(purchases.take_loan, purchases.loans),
                "buy_train": buy_train,
                "bankrupt": Option(purchases.bankrupt, purchases.bankruptcies),
            },
            "loans": {
                "payoff_loan": Option(self.repayment.repay, self.repayment.repayments),
                "pass": Option(turns.end_step, passing),
            },
            "bonds": {
                "buy_bond": Option(self.repurchase.buy, self.repurchase.purchases),
                "pass": Option(turns.end_step, passing),
            },
            "own_shares": {
                "sell_shares": Option(self.dealing.issue, self.dealing.issues),
                "buy_shares": Option(self.dealing.redeem, self.dealing.redemptions),
                "pass": Option(turns.end_step, passing),
            },
            "exchange": {
                "buy_shares": Option(formation.take_share, exchange.shares_to_take, exchange.faults),
                "buy_bond": Option(formation.take_bond, exchange.bonds_to_take),
            },
            "replace_tokens": {"replace_tokens": Option(swaps.replace, swaps.choices, swaps.faults)},
            "discard_train": {"discard_train": Option(self.discards.discard, self.discards.discards)},
        }

    def fits(self, due: str, kind: str, actor: Actor) -> bool:
        """In an emergency both may sell bonds: the company issues its own, the president sells his."""
        return (due == "emergency" and kind == "sell_bond") or super().fits(due, kind, actor)

    def _track_is_over(self) -> bool:
        """Whether neither the company nor anybody for it can do anything more in the track step."""
        left = self.lent_tiles.any_left() or self.markers.any_left()
        return self.ferries.track_is_over() and not left

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
