"""1846: how its mechanisms are put together, and what can be decided.

Privates distributed by cards, companies that sell their own shares at the market price, a chart that is one
line and ends at zero, building in any order, half dividends, trains with two sides that are phased out,
independent railroads, and bankruptcies after which the game goes on.

The mechanisms are those of ``rules``; the figures are in the components, the readings and clauses next door.
"""

import msgspec

from ..actions import AnyMove, LayTileMove
from ..game import DealError, Decisions, Game
from ..rules.building.open_building import OpenBuilding
from ..rules.building.tokens import Tokens
from ..rules.certificates.treasury_shares import TreasuryShares
from ..rules.ending import EndOfGame
from ..rules.failure.closing import Closing
from ..rules.failure.compensated_bankruptcy import CompensatedBankruptcy
from ..rules.failure.receivership import Receivership
from ..rules.market.drops import PresidentDrops
from ..rules.market.line_market import LineMarket
from ..rules.market.price_moves import ByPayment
from ..rules.market.round_end import PoolFalls
from ..rules.opening.draft import BLANK, Draft
from ..rules.options import Option, passing
from ..rules.own_shares.issuing import Issuing
from ..rules.private_companies.assigned_markers import AssignedMarkers
from ..rules.private_companies.independents import Independents
from ..rules.private_companies.powerful_privates import PowerfulPrivates
from ..rules.private_companies.takeovers import Takeovers
from ..rules.rolling_stock.forced_issue import ForcedIssue
from ..rules.rolling_stock.forced_purchases import ForcedPurchases
from ..rules.rolling_stock.phasing_out import PhasingOut
from ..rules.rolling_stock.train_deals import TrainDeals
from ..rules.rolling_stock.trains import Trains
from ..rules.routes.company_runs import CompanyRuns
from ..rules.setup import Start, fresh_draft, wrong_draw
from ..rules.stock.giving_up import GivingUp
from ..rules.stock.launches import LaunchesAtOnce
from ..rules.stock.lone_offices import LoneOffices
from ..rules.stock.sale_limits import PresidentBeforeOperating
from ..rules.stock.sales import Sales
from ..rules.stock.stock_rounds import StockRounds
from ..rules.stock.trade_terms import TreasuryTerms
from ..rules.table import Illegal
from ..rules.turns.course import Course
from ..rules.turns.dividend_kinds import HalfDividends
from ..rules.turns.dividends import Dividends
from ..rules.turns.independents_first import IndependentsFirst
from ..rules.turns.operating_rounds import OperatingRounds
from ..rules.turns.owners_share import OwnersShare
from ..rules.turns.running import Running
from ..rules.turns.turns import Choice, Turns
from ..state import Actor, OperatingRound, State


class Game1846(Game):
    """1846 on one state."""

    market: LineMarket
    shares: TreasuryShares
    privates: PowerfulPrivates
    construction: OpenBuilding
    purchases: ForcedPurchases
    on_trial = False
    """Whether it is a copy on which a move is tried."""

    def put_together(self) -> None:
        """Make the rule objects."""
        table = self.table
        self.course = Course(table)
        self.market = LineMarket(table)
        self.shares = TreasuryShares(table, self.market)
        self.drop, limits = PresidentDrops(table), PresidentBeforeOperating(table)
        self.sales = Sales(table, self.market, self.shares, self.drop, limits)
        self.trains = Trains(table, self.market)
        self.phasing_out = PhasingOut(self.trains)
        self.ending = EndOfGame(table, self.market, self.shares)
        self.tokens = Tokens(table, self.board)
        self.independents = Independents(table, self.trains, self.tokens)
        self.order = IndependentsFirst(table, self.market, self.independents)
        self.turns = Turns(table, self.order)
        self.markers = AssignedMarkers(table)
        self.closing = Closing(table, self.board, self.market, self.trains, self.markers, self.turns)
        self.takeovers = Takeovers(table, self.board, self.trains, self.markers, self.closing)
        self.privates = PowerfulPrivates(table, self.turns, self.takeovers, self.markers)
        self.draft = Draft(table, self.course, self.independents)
        self.terms = TreasuryTerms(table, self.market)
        self.launches = LaunchesAtOnce(table, self.market, self.shares, self.tokens)
        self.stock = StockRounds(
            table,
            self.shares,
            self.sales,
            self.terms,
            self.launches,
            GivingUp(table, self.shares, self.sales),
            self.course,
            PoolFalls(table, self.market, self.shares),
        )
        self.offices = LoneOffices(table, self.shares, self.terms, self.stock)
        self.runs = CompanyRuns(table, self.board, places=[self.markers], stops=self.privates)
        self.construction = OpenBuilding(table, self.board, self.privates, self.tokens)
        self._put_turns_together()
        self.course.lay_out(self.draft, {"stock": self.stock, "operating": self.operating})
        self.market.on_zero = self.closing.close
        self.trains.on_phase.append(self.privates.on_phase)

    def _put_turns_together(self) -> None:
        table, turns = self.table, self.turns
        self.issuing = Issuing(table, self.market, self.shares, turns)
        self.running = Running(table, self.board, self.runs, turns)
        self.halves = HalfDividends(table)
        self.prices = ByPayment(table, self.market)
        self.dividends = Dividends(table, self.shares, turns, self.halves, self.prices)
        self.deals = TrainDeals(table, self.trains, self.privates)
        self.receivership = Receivership(
            table, self.runs, self.trains, self.deals, turns, self.market, self.phasing_out
        )
        self.purchases = ForcedPurchases(
            table,
            self.trains,
            self.deals,
            self.market,
            self.sales,
            self.ending,
            CompensatedBankruptcy(table, self.shares, self.privates),
            self.receivership,
            ForcedIssue(table, self.market, self.shares, self.issuing),
        )
        self.operating = OperatingRounds(
            table,
            self.course,
            self.ending,
            turns,
            self.order,
            self.privates,
            opens=[self.markers],
            closes=[self.phasing_out],
        )
        build, share = Choice(turns, "build"), OwnersShare(table, self.independents)
        turns.lay_out(
            {
                "public": [
                    self.issuing,
                    build,
                    self.running,
                    self.dividends,
                    self.phasing_out,
                    self.purchases,
                ],
                "independent": [build, self.running, share, self.phasing_out],
            },
            vacant=self.receivership,
            leaving=self.phasing_out,
        )

    def list_decisions(self) -> Decisions:
        """What can be decided, by whom and how."""
        stock, turns, purchases, draft = self.stock, self.turns, self.purchases, self.draft
        assign = Option(self.markers.assign, self.markers.assignments)
        any_time = {
            "buy_company": Option(self.privates.buy, self.privates.purchases),
            "lay_tile": Option(self.construction.lay, self.construction.lays),
            "place_token": Option(self.construction.place, self.construction.placements),
            "assign": assign,
        }
        own_shares = {
            "sell_shares": Option(self.issuing.issue, self.issuing.issues),
            "buy_shares": Option(self.issuing.redeem, self.issuing.redemptions),
        }
        trains = {
            "buy_train": Option(purchases.buy, purchases.offers),
            "sell_shares": Option(purchases.sell, purchases.proposed_sales),
        }
        return {
            "draft": {"draft": Option(draft.keep, draft.choices)},
            "shuffle": {"shuffle": Option(draft.shuffle, draft.shuffles)},
            "last_private": {
                "buy_private": Option(draft.buy, draft.purchases),
                "pass": Option(draft.decline, passing),
            },
            "stock_turn": {
                "sell_shares": Option(stock.sell, stock.proposed_sales),
                "buy_shares": Option(self.offices.buy, stock.purchases),
                "par": Option(stock.par, stock.pars),
                "pass": Option(stock.pass_turn, passing),
            },
            "assign": {"assign": assign, "pass": Option(self.markers.done, passing, self.markers.faults)},
            "issue": {**any_time, **own_shares, "pass": Option(turns.end_step, passing)},
            "build": {**any_time, **own_shares, "pass": Option(turns.end_step, passing)},
            "run": {**any_time, **own_shares, "run_routes": Option(self.running.run, self.running.routes)},
            "dividend": {
                **any_time,
                **own_shares,
                "dividend": Option(self.dividends.dividend, self.dividends.proposals),
            },
            "buy_train": {**any_time, **trains, "pass": Option(turns.end_step, passing)},
            "emergency": {
                **any_time,
                **trains,
                "bankrupt": Option(purchases.bankrupt, purchases.bankruptcies),
            },
            "discard_train": {"discard_train": Option(purchases.discard, purchases.discards)},
        }

    def fits(self, due: str, kind: str, actor: Actor) -> bool:
        """In an emergency both may sell shares, the company its own; the president alone goes bankrupt."""
        if due != "emergency" or kind == "sell_shares":
            return True
        return (actor.kind == "player") == (kind == "bankrupt")

    def check_first(self, move: AnyMove) -> None:
        """While the second tile of a power has to be laid, nothing is done, or nothing that prevents it."""
        current = self.state.round
        if self.on_trial or not isinstance(current, OperatingRound) or current.turn is None:
            return
        self.construction.check_second(move)
        due = self.construction.second_due(move)
        if due is not None and self.switches.linking_may_wait and self._prevents(move, due):
            self.table.refuse(
                "second-tile-due", f"The second tile of {due} has to be laid in this turn.", due
            )

    def _prevents(self, move: AnyMove, due: str) -> bool:
        """Whether after a move the second tile of a power cannot be laid any more: it is tried on a copy."""
        copy = type(self)(self.box, msgspec.convert(msgspec.to_builtins(self.state), State), self.switches)
        copy.on_trial = True
        try:
            copy.apply(move)
        except Illegal:  # another rule forbids it, which will say so
            return False
        return not copy.construction.can_be_linked(self.table.operating_company.id, due)

    def apply(self, move: AnyMove) -> None:
        """Carry out an action; it may end a power of which one half was used.

        Raises:
            Illegal: the action breaks a rule; nothing has changed.
        """
        commit = self.decide(move)
        current = self.state.round
        if isinstance(current, OperatingRound) and current.turn is not None:
            power = move.private if isinstance(move, LayTileMove) else None
            self.construction.give_up_halves(self.table.operating_company, power)
        commit()
        self.advance()

    @classmethod
    def fresh(cls, start: Start) -> State:
        """The table before the distribution; the deal names what was drawn out and the order of the cards.

        Raises:
            DealError: it does not, or not as many as the number of players asks for.
        """
        removed, deck = start.deal.get("removed"), start.deal.get("deck")
        if not isinstance(removed, list) or not isinstance(deck, list):
            raise DealError("the deal must list what is `removed`, and the `deck` of cards from the top")
        box, count = start.box, len(start.players)
        if (wrong := wrong_draw(start, removed)) is not None:
            raise DealError(wrong)
        cards = [card.id for card in box.privates if card.id not in removed] + [BLANK] * count
        if sorted(map(str, deck)) != sorted(cards):
            raise DealError(f"the deck must hold these cards: {', '.join(cards)}")
        return fresh_draft(start, removed, deck)
