"""18FL: how its mechanisms are put together, and what can be decided.

Hidden bids for the order of choosing privates whose bonus actions their owners use for any company, homes on
the map from the start, companies of five shares that convert to ten, a chart that is one line, two yellow
tiles or one replacement, stations and hotels priced by distance, bankruptcies after which the game goes on.

The mechanisms are those of ``rules``; the figures are in the components, the readings and clauses next door.
"""

from typing import Any

from ..components import Components
from ..game import DealError, Decisions, Game
from ..rules.building.tokens import Tokens
from ..rules.building.two_tile_building import TwoTileBuilding
from ..rules.certificates.shares import HOLDING_LIMIT
from ..rules.certificates.sized_shares import SizedShares
from ..rules.ending import EndOfGame
from ..rules.failure.bankruptcy import Bankruptcy
from ..rules.failure.vacant_company import VacantCompany
from ..rules.market.drops import SaleDrops
from ..rules.market.line_market import LineMarket
from ..rules.market.price_moves import ByRevenue
from ..rules.opening.hidden_bids import HiddenBids
from ..rules.options import Option, passing
from ..rules.private_companies.bonus_actions import BONUS_ACTIONS, BonusActions
from ..rules.private_companies.bonus_rights import BonusRights
from ..rules.private_companies.markers import Markers
from ..rules.private_companies.privates import Privates
from ..rules.rolling_stock.presidents_purchases import PresidentsPurchases
from ..rules.rolling_stock.train_deals import TrainDeals
from ..rules.rolling_stock.trains import Trains
from ..rules.routes.company_runs import CompanyRuns
from ..rules.routes.hotels import Hotels
from ..rules.setup import Start, fresh_bids
from ..rules.stock.estate_sales import EstateSales
from ..rules.stock.offices_in_the_pool import OfficesInThePool
from ..rules.stock.over_limit import OverLimit
from ..rules.stock.sale_limits import AfterOperating
from ..rules.stock.sales import Sales
from ..rules.stock.sized_launches import SizedLaunches
from ..rules.stock.stock_rounds import StockRounds
from ..rules.stock.trade_terms import MarketTerms
from ..rules.switches import Switches
from ..rules.turns.conversion import Conversion
from ..rules.turns.course import Course
from ..rules.turns.dividend_kinds import WholeDividends
from ..rules.turns.dividends import Dividends
from ..rules.turns.operating_order import OperatingOrder
from ..rules.turns.operating_rounds import OperatingRounds
from ..rules.turns.running import Running
from ..rules.turns.turns import Choice, Turns
from ..state import Actor, State

LEADING_PRIVATE = "TR"
"""Its buyer has the priority deal in the first stock round."""


class Game18FL(Game):
    """18FL on one state."""

    market: LineMarket
    shares: SizedShares
    construction: TwoTileBuilding
    purchases: PresidentsPurchases

    def put_together(self) -> None:
        """Make the rule objects."""
        table = self.table
        self.course = Course(table)
        self.market = LineMarket(table)
        self.shares = SizedShares(table, self.market)
        self.sales = Sales(table, self.market, self.shares, SaleDrops(), AfterOperating(table))
        self.trains = Trains(table, self.market)
        self.ending = EndOfGame(table, self.market, self.shares)
        self.order = OperatingOrder(table, self.market)
        self.turns = Turns(table, self.order)
        self.privates = Privates(table, self.turns)
        self.markers = Markers(table)
        self.bids = HiddenBids(table, self.course, self.privates, LEADING_PRIVATE)
        self.terms = MarketTerms(table, self.market)
        self.launches = SizedLaunches(table, self.market, self.shares)
        limit = OverLimit(table, self.shares, self.sales)
        self.stock = StockRounds(
            table, self.shares, self.sales, self.terms, self.launches, limit, self.course
        )
        self.offices = OfficesInThePool(table, self.shares, self.stock)
        self.estates = EstateSales(table, self.privates, self.stock)
        self.hotels = Hotels(table)
        self.runs = CompanyRuns(table, self.board, places=[self.markers, self.hotels])
        self.tokens = Tokens(table, self.board)
        self.rights = BonusRights(table)
        self.construction = TwoTileBuilding(table, self.board, self.privates, self.tokens, self.rights)
        self.bonuses = BonusActions(
            table, self.board, self.rights, self.construction, self.tokens, self.markers, self.privates
        )
        self._put_turns_together()
        self.course.lay_out(self.bids, {"stock": self.stock, "operating": self.operating})
        self.trains.on_phase += [
            self.privates.on_phase,
            self.markers.on_phase,
            self.conversion.on_phase,
            self.construction.on_phase,
        ]

    def _put_turns_together(self) -> None:
        table, turns = self.table, self.turns
        self.conversion = Conversion(table, self.market, self.shares, turns)
        self.running = Running(table, self.board, self.runs, turns)
        self.prices = ByRevenue(table, self.market)
        self.dividends = Dividends(table, self.shares, turns, WholeDividends(table), self.prices)
        self.deals = TrainDeals(table, self.trains, self.privates)
        self.vacant = VacantCompany(table, self.runs, self.trains, self.deals, turns)
        self.purchases = PresidentsPurchases(
            table,
            self.board,
            self.trains,
            self.deals,
            self.sales,
            self.ending,
            Bankruptcy(table, self.shares, self.privates),
            self.vacant,
            self.order,
        )
        self.operating = OperatingRounds(table, self.course, self.ending, turns, self.order, self.privates)
        track, token = Choice(turns, "track"), Choice(turns, "token")
        steps = [self.conversion, track, token, self.running, self.dividends, self.purchases]
        turns.lay_out({"public": steps}, vacant=self.vacant, others=self.rights)

    def list_decisions(self) -> Decisions:
        """What can be decided, by whom and how."""
        stock, turns, purchases, bonuses = self.stock, self.turns, self.purchases, self.bonuses
        building = self.construction
        early, at_any_time = self.switches.bonus_in_any_order, self.switches.bonus_at_any_time
        lay = Option(turns.then_over(building.lay, building.track_is_over), building.lays)
        place = Option(turns.then_over(building.place), building.placements)
        bonus_lay = Option(bonuses.lay, bonuses.lays)
        bonus_tokens = {
            "assign": Option(bonuses.assign, bonuses.assignments),
            "place_token": Option(bonuses.place, bonuses.placements),
        }
        any_time = bonus_tokens if at_any_time else {}
        early_tokens = bonus_tokens if early or at_any_time else {}
        buy_train = Option(purchases.buy, purchases.offers)
        return {
            "hidden_bid": {"bid": Option(self.bids.bid, self.bids.possible_bids)},
            "choose_private": {"buy_private": Option(self.bids.choose, self.bids.choices)},
            "stock_turn": {
                "sell_shares": Option(stock.sell, stock.proposed_sales),
                "buy_shares": Option(self.offices.buy, stock.purchases),
                "buy_private": Option(self.estates.buy, self.estates.candidates),
                "par": Option(stock.par, stock.pars),
                "pass": Option(stock.pass_turn, passing),
            },
            "convert": {
                **any_time,
                "convert": Option(self.conversion.convert, self.conversion.conversions),
                "pass": Option(turns.end_step, passing),
            },
            "track": {
                **any_time,
                "lay_tile": self._owners(bonus_lay, lay) if early else lay,
                "pass": Option(turns.end_step, passing),
            },
            "token": {
                **early_tokens,
                "place_token": self._owners(early_tokens["place_token"], place) if early_tokens else place,
                "pass": Option(turns.end_step, passing),
            },
            "bonus": {**bonus_tokens, "lay_tile": bonus_lay, "pass": Option(bonuses.decline, passing)},
            "run": {**any_time, "run_routes": Option(self.running.run, self.running.routes)},
            "dividend": {**any_time, "dividend": Option(self.dividends.dividend, self.dividends.proposals)},
            "buy_train": {
                **any_time,
                "buy_train": buy_train,
                "pass": Option(turns.end_step, passing),
            },
            "emergency": {
                **any_time,
                "buy_train": buy_train,
                "sell_shares": Option(purchases.sell, purchases.proposed_sales),
                "bankrupt": Option(purchases.bankrupt, purchases.bankruptcies),
            },
            "discard_train": {"discard_train": Option(purchases.discard, purchases.discards)},
        }

    def _owners(self, bonus: Option, ordinary: Option) -> Option:
        """What a player does is the bonus action of his private, what a company does its own action."""
        return Option(
            lambda move: (bonus if move.actor.kind == "player" else ordinary).decide(move),
            lambda actor: (bonus if actor.kind == "player" else ordinary).candidates(actor),
        )

    def fits(self, due: str, kind: str, actor: Actor) -> bool:
        """A player who may act beside a company uses a private company; in an emergency he also sells."""
        if kind in BONUS_ACTIONS:
            return True
        if due == "emergency":
            return super().fits(due, kind, actor)
        return actor.kind == self.state.pending[0].actors[0].kind

    def advance(self) -> None:
        """Go on until somebody has to decide; owners of private companies may perhaps act beside him."""
        super().advance()
        if self.state.pending and (self.switches.bonus_in_any_order or self.switches.bonus_at_any_time):
            self.rights.admit_early(self.state.pending[0])

    @classmethod
    def fresh(cls, start: Start) -> State:
        """The table before the bids; nothing is random but the seats, and one limit is optional.

        Raises:
            DealError: something was dealt, or an option does not exist with so many players.
        """
        if start.deal:
            raise DealError("nothing is dealt in 18FL: the deal is {}")
        cls.check_options(start.box, len(start.players), start.options, start.switches)
        return fresh_bids(start)

    @classmethod
    def check_options(
        cls,
        box: Components,
        players: int,
        options: dict[str, Any],
        switches: Switches,  # noqa: ARG003
    ) -> None:
        """One limit is optional with two players (section 1.4).

        Raises:
            DealError: the option does not exist with so many players.
        """
        offered = box.shares.optional_player_limits.get(players)
        for option, value in options.items():
            if option != HOLDING_LIMIT or type(value) is not int or value != offered:
                known = f"{HOLDING_LIMIT}: {offered}" if offered else "none"
                raise DealError(f"no option {option}: {value} with {players} players (there is {known})")
