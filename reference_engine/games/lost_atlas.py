"""Railways of the Lost Atlas: how its mechanisms are put together, and what can be decided.

The map is built by the players; companies of five shares are launched out of auctions in the middle of a
stock turn, and two of them may merge into one of ten; a train is exported in each cycle, and the cycles end
the game.

The mechanisms are those of ``rules``; the figures are in the components, the readings and clauses next door.
"""

from dataclasses import replace
from typing import Any

from ..built_map import in_mode
from ..components import Components, with_ordinary_cities
from ..game import DealError, Decisions, Game
from ..rules.auctions.charters import Charters, Redeal
from ..rules.auctions.minor_auctions import MinorAuctions
from ..rules.auctions.minor_launches import MinorLaunches
from ..rules.building.charter_building import CharterBuilding
from ..rules.building.picked_homes import PickedHomes
from ..rules.building.suburbs import SuburbMarkers
from ..rules.building.tokens import Tokens
from ..rules.certificates.treasury_shares import TreasuryShares
from ..rules.ending import EndOfGame
from ..rules.failure.closing_to_the_pool import ClosingToThePool
from ..rules.failure.priority_draw import PriorityDraw
from ..rules.failure.winding_up import WindingUp
from ..rules.market.drops import LaterDrops
from ..rules.market.joint_falls import JointFalls
from ..rules.market.line_market import LineMarket
from ..rules.market.price_moves import ByTotal
from ..rules.market.round_end import SoldOutRises
from ..rules.merging.merger_discards import MergerDiscards
from ..rules.merging.merger_pairs import MergerPairs
from ..rules.merging.merger_rounds import MergerRounds
from ..rules.merging.pair_mergers import PairMergers
from ..rules.opening.map_building import MapBuilding
from ..rules.options import Option, passing
from ..rules.own_shares.own_share_step import OwnShareStep
from ..rules.private_companies.markers import Markers
from ..rules.private_companies.privates import Privates
from ..rules.rolling_stock.exports import CycleExports
from ..rules.rolling_stock.last_runs import LastRuns
from ..rules.rolling_stock.needs.forced_sales import ForcedSales
from ..rules.rolling_stock.needs.one_by_one import OneByOnePurchases
from ..rules.rolling_stock.train_deals import TrainDeals
from ..rules.rolling_stock.trains import Trains
from ..rules.routes.charter_abilities import CharterAbilities
from ..rules.routes.company_runs import CompanyRuns
from ..rules.setup import Start, fresh_map
from ..rules.stock.over_limit import OverLimit
from ..rules.stock.sale_limits import MinorsAfterOperating
from ..rules.stock.sales import Sales
from ..rules.stock.stock_rounds import StockRounds
from ..rules.stock.trade_terms import TreasuryTerms
from ..rules.switches import Switches
from ..rules.turns.building_steps import TrackStep
from ..rules.turns.course import Course, Round
from ..rules.turns.dividend_kinds import WholeDividends
from ..rules.turns.dividends import Dividends
from ..rules.turns.lead_trains import LeadTrains
from ..rules.turns.operating_order import OperatingOrder
from ..rules.turns.operating_rounds import OperatingRounds
from ..rules.turns.running import Running
from ..rules.turns.turns import Choice, Turns
from ..state import MapRound, State, StockRound


class LostAtlas(Game):
    """Railways of the Lost Atlas on one state."""

    market: LineMarket
    shares: TreasuryShares
    construction: CharterBuilding

    def map_of(self, box: Components) -> Components:
        """The map as it is printed, or with capitals, mine and port as cities like the others."""
        return with_ordinary_cities(box) if self.switches.special_cities_are_ordinary else box

    def put_together(self) -> None:
        """Make the rule objects."""
        self._put_basics_together()
        self._put_stock_together()
        self._put_track_together()
        self._put_runs_together()
        self._put_trains_together()
        self._put_mergers_together()
        self._put_course_together()

    def _put_basics_together(self) -> None:
        table = self.table
        self.course = Course(table)
        self.building = MapBuilding(table, self.course)
        self.building.on_built.append(self.map_is_built)
        self.market = LineMarket(table)
        self.shares = TreasuryShares(table, self.market)
        self.trains = Trains(table, self.market)
        self.ending = EndOfGame(table, self.market, self.shares)
        self.tokens = Tokens(table, self.board)
        self.order, self.markers = OperatingOrder(table, self.market), Markers(table)
        self.turns = Turns(table, self.order)
        self.privates = Privates(table, self.turns)
        self.falls = JointFalls(table, self.market)

    # SR: stock round
    def _put_stock_together(self) -> None:
        table = self.table
        self.charters, self.homes = Charters(table), PickedHomes(table, self.board)
        self.launches = MinorLaunches(table, self.market, self.shares, self.tokens, self.charters, self.homes)
        self.sales = Sales(table, self.market, self.shares, LaterDrops(), MinorsAfterOperating(table))
        self.stock = StockRounds(
            table,
            self.shares,
            self.sales,
            TreasuryTerms(table, self.market),
            self.launches,
            OverLimit(table, self.shares, self.sales),
            self.course,
            SoldOutRises(table, self.market, self.shares),
        )
        self.stock.on_turn_over = lambda turn: self.falls.carry_out(dict.fromkeys(turn.sold, 1))
        self.auctions = MinorAuctions(table, self.stock, self.launches)
        self.redeal = self.stock.again = Redeal(table, self.charters, self.stock)

    # OR: operating round, track and hubs
    def _put_track_together(self) -> None:
        table, turns = self.table, self.turns
        self.issuing = OwnShareStep(table, self.market, self.shares, turns)
        self.construction = CharterBuilding(table, self.board, self.privates, self.tokens)
        self.suburbs = SuburbMarkers(table, self.board, self.construction)
        self.track, self.hubs = TrackStep(turns, self.construction), Choice(turns, "token")

    # OR: operating round, runs and dividends
    def _put_runs_together(self) -> None:
        table, turns = self.table, self.turns
        able = CharterAbilities(table)
        self.runs = CompanyRuns(table, self.board, places=[able], longer=able, full=able, least_stops=1)
        self.running = Running(table, self.board, self.runs, turns)
        self.prices = ByTotal(table, self.market)
        self.dividends = Dividends(table, self.shares, turns, WholeDividends(table), self.prices)

    # OR: operating round, trains; EX and GE: export and end
    def _put_trains_together(self) -> None:
        table = self.table
        self.closing = ClosingToThePool(table, self.board, self.market, self.trains, self.markers, self.turns)
        self.market.on_zero = self.closing.close
        self.last_runs = LastRuns(table, self.trains)
        self.deals = TrainDeals(table, self.trains, self.privates)
        self.forced_sales = ForcedSales(
            table, self.market, self.shares, MinorsAfterOperating(table), self.falls
        )
        self.draw = PriorityDraw(table)
        self.winding_up = WindingUp(table, self.shares, self.closing, self.draw)
        self.purchases = OneByOnePurchases(
            table, self.trains, self.deals, self.forced_sales, self.ending, self.winding_up
        )
        self.exports = CycleExports(table, self.course, self.trains, self.ending)
        self.lead = LeadTrains(table, self.purchases, self.turns)
        self.trains.on_phase.append(self.construction.on_phase)

    # MG: merger round
    def _put_mergers_together(self) -> None:
        table = self.table
        self.pairs = MergerPairs(table, self.board, self.market, self.shares)
        self.mergers = PairMergers(
            table, self.board, self.market, self.shares, self.tokens, self.trains, self.pairs
        )
        self.merging = MergerRounds(table, self.course, self.pairs, self.mergers)
        self.discards = MergerDiscards(table, self.trains, self.purchases)

    def _put_course_together(self) -> None:
        table, turns = self.table, self.turns
        self.operating = OperatingRounds(table, self.course, self.ending, turns, self.order, self.privates)
        steps = [self.lead, self.issuing, self.track, self.hubs, self.running, self.dividends]
        steps += [self.last_runs, self.purchases]
        turns.lay_out({"minor": steps, "major": steps}, leaving=self.last_runs)
        cycle: dict[str, Round] = {"stock": self.stock, "operating": self.operating}
        cycle |= {"merger": self.merging, "export": self.exports}
        self.course.lay_out(self.building, cycle)

    def list_decisions(self) -> Decisions:
        """What can be decided, by whom and how."""
        building, stock, turns, auctions = self.building, self.stock, self.turns, self.auctions
        purchases, merging, hubs = self.purchases, self.merging, self.mergers.hub_choice
        track, assign = self.construction, Option(self.suburbs.assign, self.suburbs.assignments)
        return {
            # SU: set-up
            "lay_piece": {"lay_piece": Option(building.lay, building.lays, building.faults)},
            "place_capital": {"place_capital": Option(building.place, building.places, building.faults)},
            "lay_blank": {
                "lay_blank": Option(building.lay_blank, building.blanks),
                "pass": Option(building.pass_blank, passing),
            },
            "shuffle": {
                "shuffle": Option(
                    lambda move: self._mixing().shuffle(move), lambda actor: self._mixing().shuffles(actor)
                )
            },
            # SR: stock round
            "stock_turn": {
                "bid": Option(auctions.open, auctions.openings),
                "sell_shares": Option(stock.sell, stock.proposed_sales),
                "buy_shares": Option(stock.buy, stock.purchases),
                "pass": Option(stock.pass_turn, passing),
            },
            "auction": {
                "bid": Option(auctions.bid, auctions.bids, auctions.faults),
                "pass": Option(auctions.drop_out, passing),
            },
            "launch": {"launch": Option(auctions.launch, auctions.launches_open, auctions.faults)},
            # OR: operating round, track and hubs
            "lead_train": {
                "buy_train": Option(self.lead.buy, self.lead.offers),
                "assign": assign,
                "pass": Option(turns.end_step, passing),
            },
            "issue": {
                "sell_shares": Option(self.issuing.issue, self.issuing.issues),
                "buy_shares": Option(self.issuing.redeem, self.issuing.redemptions),
                "assign": assign,
                "pass": Option(turns.end_step, passing),
            },
            "track": {
                "lay_tile": Option(turns.then_over(track.lay, track.track_is_over), track.lays),
                "assign": assign,
                "pass": Option(turns.end_step, passing),
            },
            "token": {
                "place_token": Option(turns.then_over(track.place, track.tokens_are_over), track.placements),
                "assign": assign,
                "pass": Option(turns.end_step, passing),
            },
            # OR: operating round, runs and dividends
            "run": {"run_routes": Option(self.running.run, self.running.routes), "assign": assign},
            "dividend": {
                "dividend": Option(self.dividends.dividend, self.dividends.proposals),
                "assign": assign,
            },
            # OR: operating round, trains; EX and GE: export and end
            "buy_train": {
                "assign": assign,
                "buy_train": Option(purchases.buy, purchases.offers),
                "pass": Option(turns.end_step, passing),
            },
            "emergency": {
                "sell_shares": Option(purchases.sell, purchases.proposed_sales),
                "buy_train": Option(purchases.buy, purchases.offers),
                "bankrupt": Option(purchases.bankrupt, purchases.bankruptcies),
                "assign": assign,
            },
            "discard_train": {"discard_train": Option(self.discards.discard, purchases.discards)},
            # MG: merger round
            "merger": {
                "merge": Option(merging.propose, merging.proposals, merging.faults),
                "pass": Option(merging.pass_turn, passing),
            },
            "merger_answer": {
                "merge": Option(merging.answer, merging.answers, merging.faults),
                "pass": Option(merging.turn_down, passing),
            },
            "choose_major": {"choose_major": Option(merging.choose, merging.choices, merging.faults)},
            "replace_tokens": {"replace_tokens": Option(hubs.replace, hubs.choices, hubs.faults)},
        }

    def _mixing(self) -> MapBuilding | Redeal | PriorityDraw:
        """What chance mixes: pieces of the map, charters in a stock round, players after a bankruptcy."""
        if isinstance(self.state.round, StockRound):
            return self.redeal
        return self.building if isinstance(self.state.round, MapRound) else self.draw

    # SU: set-up

    @classmethod
    def fresh(cls, start: Start) -> State:
        """The table before the first piece is laid; the deal names the stack, the columns and who begins.

        Raises:
            DealError: it does not, or not what belongs to the mode, or the mode is not for so many.
        """
        cls.check_options(start.box, len(start.players), start.options, start.switches)
        made = replace(start, box=in_mode(start.box, start.options["mode"]))
        deck, charters, starter = (start.deal.get(part) for part in ("deck", "charters", "starter"))
        if not isinstance(deck, list) or not isinstance(charters, list) or not isinstance(starter, str):
            raise DealError(
                "the deal must list the `deck` of map pieces and projects, the columns of `charters`, and "
                "the `starter` who lays the first piece"
            )
        box, parts = made.box, made.box.parts
        expected = [] if parts is None else [*parts.pieces, *parts.projects]
        if sorted(map(str, deck)) != sorted(expected):
            raise DealError(f"the deck must hold these pieces and projects: {', '.join(expected)}")
        minors = [charter.id for charter in box.companies if charter.kind == "minor"]
        columns = box.modes[start.options["mode"]].columns
        each = len(minors) // columns
        dealt = [name for column in charters for name in column]
        if sorted(map(str, dealt)) != sorted(minors) or [len(c) for c in charters] != [each] * columns:
            raise DealError(f"the charters lie in {columns} columns of {each}: {', '.join(minors)}")
        if starter not in start.players:
            raise DealError(f"{starter} cannot lay the first piece: there is no such player")
        return fresh_map(made, deck, charters, starter)

    @classmethod
    def check_options(
        cls, box: Components, players: int, options: dict[str, Any], switches: Switches
    ) -> None:
        """The option `mode`, which has to be played by so many, and maybe the destination card.

        Raises:
            DealError: there is no such option or mode, or it is not for so many.
        """
        mode = box.modes.get(options.get("mode", ""))
        if mode is None:
            raise DealError(f"the option `mode` must be one of {', '.join(box.modes)}")
        if players not in mode.players and not switches.any_mode_for_all:
            raise DealError(f"the {options['mode']} game is for {[*mode.players]} players, not {players}")
        if unknown := options.keys() - {"mode", "destination"}:
            raise DealError(f"there is no option {', '.join(sorted(unknown))}")
        cards = 0 if box.parts is None else len(box.parts.destinations)
        if options.get("destination", 1) not in range(1, cards + 1):
            raise DealError(f"the option `destination` is the number of a card, 1 to {cards}")
