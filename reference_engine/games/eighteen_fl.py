"""18FL: how its mechanisms are put together, and which switch each reading of its questions sets.

Hidden bids for the order of choosing privates whose bonus actions their owners use for any company, homes on
the map from the start, companies of five shares that convert to ten, a chart that is one line, two yellow
tiles or one replacement, stations and hotels priced by distance, bankruptcies after which the game goes on.

The mechanisms are those of ``rules``; the figures are in the components. Questions that are not listed have
one reading only, or one that no play can tell from another.
"""

from typing import Any

from ..components import Components
from ..game import DealError, Decisions, Game
from ..rules.building.tokens import Tokens
from ..rules.building.two_tile_building import TwoTileBuilding
from ..rules.ending import EndOfGame
from ..rules.failure.bankruptcy import Bankruptcy
from ..rules.failure.vacant_company import VacantCompany
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
from ..rules.stock.line_market import LineMarket
from ..rules.stock.offices_in_the_pool import OfficesInThePool
from ..rules.stock.over_limit import OverLimit
from ..rules.stock.shares import HOLDING_LIMIT
from ..rules.stock.sized_launches import SizedLaunches
from ..rules.stock.sized_shares import SizedShares
from ..rules.stock.stock_rounds import StockRounds
from ..rules.stock.trade_terms import MarketTerms
from ..rules.turns.conversion import Conversion
from ..rules.turns.course import Course
from ..rules.turns.dividends import Dividends
from ..rules.turns.operating_order import OperatingOrder
from ..rules.turns.operating_rounds import OperatingRounds
from ..rules.turns.price_moves import ByRevenue
from ..rules.turns.running import Running
from ..rules.turns.turns import Choice, Turns
from ..rules.turns.whole_dividends import WholeDividends
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
        self.trains = Trains(table, self.market)
        self.ending = EndOfGame(table, self.market, self.shares)
        self.order = OperatingOrder(table, self.market)
        self.turns = Turns(table, self.order)
        self.privates = Privates(table, self.turns)
        self.markers = Markers(table)
        self.bids = HiddenBids(table, self.course, self.privates, LEADING_PRIVATE)
        self.terms = MarketTerms(table, self.market)
        self.launches = SizedLaunches(table, self.market, self.shares)
        limit = OverLimit(table, self.shares)
        self.stock = StockRounds(table, self.shares, self.terms, self.launches, limit, self.course)
        self.offices = OfficesInThePool(table, self.shares, self.stock)
        self.estates = EstateSales(table, self.privates, self.stock)
        self.hotels = Hotels(table)
        self.runs = CompanyRuns(table, self.board, places=[self.markers, self.hotels])
        self.tokens = Tokens(table, self.board)
        self.rights = BonusRights(table)
        self.construction = TwoTileBuilding(
            table, self.board, self.privates, self.tokens, self.rights, self.turns
        )
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
            self.shares,
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
        early, at_any_time = self.switches.bonus_in_any_order, self.switches.bonus_at_any_time
        lay = Option(self.construction.lay, self.construction.lays)
        place = Option(self.construction.place, self.construction.placements)
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
                "sell_shares": Option(stock.sell, stock.sales),
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
                "sell_shares": Option(purchases.sell, purchases.sales),
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
        cls.check_options(start.box, len(start.players), start.options)
        return fresh_bids(start)

    @classmethod
    def check_options(cls, box: Components, players: int, options: dict[str, Any]) -> None:
        """One limit is optional with two players (section 1.4).

        Raises:
            DealError: the option does not exist with so many players.
        """
        offered = box.shares.optional_player_limits.get(players)
        for option, value in options.items():
            if option != HOLDING_LIMIT or type(value) is not int or value != offered:
                known = f"{HOLDING_LIMIT}: {offered}" if offered else "none"
                raise DealError(f"no option {option}: {value} with {players} players (there is {known})")


FIXED: dict[str, Any] = {
    "split_sales": False,
    "privates_count_at_the_end": False,
    "best_run_enforced": True,
    "end_in_operating": "set",
    "end_in_stock": "set",
}
"""What is open in other games and settled here."""

READINGS: dict[str, dict[str, dict[str, Any]]] = {
    "18FL-Q03": {"a": {"pool_may_reach_limit": True}, "b": {"pool_may_reach_limit": False}},
    "18FL-Q04": {"a": {"blocked_rise_is_lost": False}, "b": {"blocked_rise_is_lost": True}},
    "18FL-Q05": {"a": {"trainless_keeps_price": False}, "b": {"trainless_keeps_price": True}},
    "18FL-Q07": {
        "a": {"bankrupt_privates": "market"},
        "b": {"bankrupt_privates": "stay"},
        "c": {"bankrupt_privates": "sale"},
    },
    "18FL-Q11": {"a": {"help_by_chosen_train": False}, "b": {"help_by_chosen_train": True}},
    "18FL-Q12": {
        "a": {"sell_more_than_needed": False, "last_sale_binds": True},
        "b": {"sell_more_than_needed": True, "last_sale_binds": False},
        "c": {"sell_more_than_needed": False, "last_sale_binds": False},
    },
    "18FL-Q15": {
        "a": {"one_of_a_type": "bank"},
        "b": {"one_of_a_type": "bank-and-pool"},
        "c": {"one_of_a_type": "all"},
    },
    "18FL-Q23": {
        "a": {"unfloated_conversion": "later"},
        "b": {"unfloated_conversion": "now-and-small"},
        "c": {"unfloated_conversion": "now-and-large"},
    },
    "18FL-Q26": {"a": {"bonus_for_own_companies": False}, "b": {"bonus_for_own_companies": True}},
    "18FL-Q28": {"a": {"marker_serves_one_city": False}, "b": {"marker_serves_one_city": True}},
    "18FL-Q29": {"a": {"marker_needs_connection": False}, "b": {"marker_needs_connection": True}},
    "18FL-Q30": {"a": {"terminal_before_tile": False}, "b": {"terminal_before_tile": True}},
    "18FL-Q31": {"a": {"terminal_bars_station": True}, "b": {"terminal_bars_station": False}},
    "18FL-Q32": {"a": {"token_count_includes_start": False}, "b": {"token_count_includes_start": True}},
    "18FL-Q33": {"a": {"token_count_through_full": False}, "b": {"token_count_through_full": True}},
    "18FL-Q34": {
        "a": {"stranding": "phase"},
        "b": {"stranding": "all-colours"},
        "c": {"stranding": "floated"},
        "d": {"stranding": "any-number"},
    },
    "18FL-Q38": {"a": {"end_follows_bank": False}, "b": {"end_follows_bank": True}},
    "18FL-Q40": {"a": {"tie_winner": "all"}, "b": {"tie_winner": "first"}},
    "18FL-Q45": {"a": {"over_limit_must_sell": False}, "b": {"over_limit_must_sell": True}},
    "18FL-Q49": {"a": {"vacant_company_operates": False}, "b": {"vacant_company_operates": True}},
    "18FL-Q50": {"a": {"office_exchange_optional": False}, "b": {"office_exchange_optional": True}},
    "18FL-Q59": {"a": {"limit_after_bankruptcy": False}, "b": {"limit_after_bankruptcy": True}},
    "18FL-Q61": {
        "a": {"forced_split_sales": False, "forced_sales_bind_successor": False},
        "b": {"forced_split_sales": True, "forced_sales_bind_successor": False},
        "c": {"forced_split_sales": False, "forced_sales_bind_successor": True},
    },
    "18FL-Q63": {"a": {"reachable_terminal_pays": False}, "b": {"reachable_terminal_pays": True}},
    "18FL-Q64": {"a": {"terminal_passes": True}, "b": {"terminal_passes": False}},
    "18FL-Q65": {"a": {"cleared_tiles_return": True}, "b": {"cleared_tiles_return": False}},
    "18FL-Q66": {"a": {"priority_to_first_seat": False}, "b": {"priority_to_first_seat": True}},
    "18FL-Q67": {"a": {"next_player_inherits_office": False}, "b": {"next_player_inherits_office": True}},
    "18FL-Q71": {"a": {"rise_to_ceiling_is_lost": False}, "b": {"rise_to_ceiling_is_lost": True}},
    "18FL-Q72": {
        "a": {"used_train_after_a_sale": "none"},
        "b": {"used_train_after_a_sale": "treasury-or-cash"},
        "c": {"used_train_after_a_sale": "treasury"},
    },
    "18FL-Q73": {"a": {"own_train_averts_bankruptcy": False}, "b": {"own_train_averts_bankruptcy": True}},
    "18FL-Q74": {"a": {"president_keeps_a_share": False}, "b": {"president_keeps_a_share": True}},
}

DEFAULTS: dict[str, str] = dict.fromkeys(READINGS, "a") | {"18FL-Q03": "b", "18FL-Q04": "b"}
"""The reading of an engine that is told nothing: a, but where the letter of the book is for b."""

DEVIATIONS: dict[str, dict[str, Any]] = {
    "cash-of-a-bankrupt-to-the-bank": {"bankrupt_cash_to_bank": True},
    "first-bankruptcy-ends-the-game": {"first_bankruptcy_ends": True},
    "train-only-with-a-route": {"train_only_with_route": True},
    "bonus-before-the-ordinary-action": {"bonus_in_any_order": True},
    "privates-count-for-the-certificate-limit": {"privates_count_as_certificates": True},
    "operated-from-the-dividend-on": {"operated_at_dividend": True},
    "unfloated-shares-have-value": {"unfloated_shares_have_value": True},
    "bank-of-zero-goes-on": {"broken_at_zero": False},
    "lower-runs-accepted": {"best_run_enforced": False, "running_is_optional": True},
    "port-and-terminal-at-any-time": {"bonus_at_any_time": True},
    "extra-tile-for-own-companies": {"extra_tile_for_own_companies": True},
    "stranding-is-not-checked": {"stranding": "unchecked"},
}

CLAUSES: dict[str, str] = {
    # whose turn it is and what is decided
    "not-now @hidden_bid bid": "18FL-3.2-b",
    "not-now @hidden_bid": "18FL-3.2-a",
    "not-now @choose_private pass": "18FL-3.2-i",
    "not-now buy_company": "18FL-5.3-b",
    "not-now @choose_private buy_private": "18FL-3.2-g",
    "not-now @choose_private": "18FL-3.2-a",
    "not-now @stock_turn assign": "18FL-3.3-e",
    "not-now @stock_turn lay_tile": "18FL-3.3-e",
    "not-now @stock_turn place_token": "18FL-3.3-e",
    "not-now @stock_turn sell_shares": "18FL-5.2-c",
    "not-now @stock_turn buy_shares": "18FL-5.2-a",
    "not-now @stock_turn": "18FL-5-a",
    "not-now @bonus": "18FL-3.3-f",
    "not-now assign": "18FL-7.3-j",
    "not-now place_token by-player": "18FL-7.3-j",
    "not-now lay_tile by-player": "18FL-7.2-b",
    "not-now discard_train": "18FL-8.3-r",
    "not-now convert out-of-turn": "18FL-7-e",
    "not-now convert": "18FL-7.1-a",
    "not-now @emergency pass": "18FL-8.4.1-a",
    "not-now buy_shares": "18FL-4-a",
    "not-now sell_shares": "18FL-4-a",
    "not-now par": "18FL-4-a",
    "not-now out-of-turn": "18FL-7-e",
    "not-now @token lay_tile": "18FL-7.2-a",
    "not-now @run place_token": "18FL-7.3-i",
    "not-now": "18FL-7-h",
    "game-over": "18FL-1.2-a",
    "president-decides": "18FL-5.4-d",
    # hidden bids
    "bid-amount": "18FL-3.2-b",
    "bid-is-for-the-order": "18FL-3.2-c",
    "private-not-for-sale nobodys": "18FL-3.3-b",
    "private-not-for-sale": "18FL-5.3-b",
    "price-asked": "18FL-5.3-a",
    "no-such-private": "18FL-3.1-d",
    # bonus actions
    "not-his-private": "18FL-3.3-f",
    "bonus-of-another-private": "18FL-3.3-e",
    "bonus-not-now": "18FL-3.3-e",
    "bonus-for-own-company": "18FL-3.3-e",
    "not-by-a-player": "18FL-3.3-f",
    "no-such-power": "18FL-3.1-c",
    "power-hexes": "18FL-3.3-r",
    "power-tiles": "18FL-3.3-s",
    "marker-is-for-the-hex": "18FL-3.3-w",
    "marker-names-a-city": "18FL-3.3-u",
    "marker-places": "18FL-3.3-w",
    "no-tile-there": "18FL-3.3-aa",
    "second-terminal": "18FL-3.3-aa",
    "no-consent lay_tile": "18FL-3.3-t",
    "no-consent place_token": "18FL-3.3-aa",
    # shares
    "holding-limit holding_limit": "18FL-1.4-v",
    "holding-limit": "18FL-1.4-u",
    "whole-shares": "18FL-5.1-a",
    "not-his-to-sell": "18FL-5.1-a",
    "sold-this-round": "18FL-5.1-b",
    "one-block-a-turn": "18FL-5.1-h",
    "bank-sells-shares": "18FL-5.2-b",
    "no-such-certificate": "18FL-5.2-b",
    "cannot-pay par": "18FL-6.1-c",
    "cannot-pay buy_private": "18FL-5.3-a",
    "cannot-pay": "18FL-5.2-d",
    "already-started": "18FL-5.3-c",
    "president-first": "18FL-5.3-c",
    "certificate-limit": "18FL-5.3-d",
    "over-certificate-limit": "18FL-5.3-d",
    "not-operated-yet": "18FL-5.3-g",
    "no-price-yet": "18FL-5.3-g",
    "pool-limit": "18FL-5.3-h",
    "president-certificate-stays whole-holding": "18FL-5.3-k",
    "president-certificate-stays": "18FL-5.3-i",
    "par-value": "18FL-6.1-d",
    "size-not-declared": "18FL-6.2-e",
    "size-of-the-phase phase-5": "18FL-6.2-f",
    "size-of-the-phase phase-6": "18FL-6.2-f",
    "size-of-the-phase": "18FL-6.2-d",
    "no-sales-without-president": "18FL-8.4.3-l",
    "no-exchange": "18FL-8.4.3-k",
    "nothing-to-exchange": "18FL-8.4.3-k",
    # track
    "two-new-or-one-replacement": "18FL-7.2-a",
    "colour-not-yet-allowed phase-2": "18FL-7.2.1-b",
    "colour-not-yet-allowed phase-3": "18FL-7.2.1-c",
    "colour-not-yet-allowed phase-4": "18FL-7.2.1-c",
    "colour-not-yet-allowed phase-5": "18FL-7.2.1-d",
    "colour-not-yet-allowed": "18FL-7.2.1-e",
    "cannot-pay-terrain": "18FL-7.2.1-f",
    "colour-out-of-order #489": "18FL-7.2.1-aa",
    "colour-out-of-order": "18FL-7.2.1-g",
    "no-tile-left": "18FL-7.2.1-h",
    "tile-unknown": "18FL-7.2.1-h",
    "not-connected": "18FL-7.2.1-i",
    "no-new-track-reaches-network": "18FL-7.2.1-i",
    "off-the-board": "18FL-7.2.1-l",
    "not-a-buildable-hex": "18FL-7.2.1-l",
    "company-stranded": "18FL-7.2.1-o",
    "track-not-kept": "18FL-7.2.1-p",
    "city-connection-not-kept": "18FL-7.2.1-p",
    "kind-differs #489": "18FL-7.2.1-aa",
    "kind-differs brown on-B15": "18FL-7.2.1-v",
    "kind-differs brown on-B5": "18FL-7.2.1-v",
    "kind-differs on-plain-hex": "18FL-7.2.1-s",
    "kind-differs": "18FL-7.2.1-r",
    # tokens
    "no-such-city @bonus": "18FL-3.3-aa",
    "no-such-city": "18FL-7.3-a",
    "no-such-town": "18FL-7.3-a",
    "no-marker-left": "18FL-7.3-d",
    "cannot-pay-marker": "18FL-7.3-f",
    "no-free-space": "18FL-7.3.1-c",
    "second-token-in-hex": "18FL-7.3.1-c",
    "no-token-to-remove": "18FL-7.3.1-c",
    "city-not-connected assign": "18FL-3.3-u",
    "city-not-connected": "18FL-7.3.1-c",
    "second-hotel-in-town": "18FL-7.3.2-c",
    "town-not-connected": "18FL-7.3.2-c",
    # routes
    "train-not-owned": "18FL-7.4-a",
    "train-twice": "18FL-7.4-a",
    "best-run": "18FL-7.4-b",
    "must-run": "18FL-7.4-b",
    "no-such-track": "18FL-7.4-d",
    "route-broken": "18FL-7.4-d",
    "reversed": "18FL-7.4-d",
    "no-token": "18FL-7.4-e",
    "too-few-stops": "18FL-7.4-g",
    "too-many-stops": "18FL-7.4-j",
    "counts-too-few": "18FL-7.4-n",
    "passes-red-area": "18FL-7.4-p",
    "track-twice": "18FL-7.4-r",
    "stop-twice": "18FL-7.4-t",
    "junction-twice": "18FL-7.4-u",
    "second-city-in-hex": "18FL-7.4-v",
    "passes-blocked-city": "18FL-7.4-w",
    "track-shared": "18FL-7.4-x",
    "keep-or-pay": "18FL-7.5-a",
    # trains
    "train-limit": "18FL-8.2-a",
    "treasury-too-small": "18FL-8.2-a",
    "not-in-pool": "18FL-8.2-b",
    "printed-price": "18FL-8.2-b",
    "at-least-a-dollar": "18FL-8.2-c",
    "no-consent": "18FL-8.2-c",
    "nobody-to-agree": "18FL-8.2-c",
    "own-train": "18FL-8.2-c",
    "seller-has-none": "18FL-8.2-c",
    "not-on-sale": "18FL-8.2-d",
    "one-of-a-type": "18FL-8.2-f",
    "no-train-to-discard": "18FL-8.3-q",
    "must-own-a-train": "18FL-8.4-a",
    "enough-money": "18FL-8.4.1-d",
    "no-more-than-needed": "18FL-8.4.1-d",
    "last-sale-needless": "18FL-8.4.1-d",
    "president-too-poor from-company": "18FL-8.4.2-c",
    "president-too-poor": "18FL-8.4.1-c",
    "operating-president-stays": "18FL-8.4.1-g",
    "own-treasury-only": "18FL-8.4.2-a",
    "face-value-at-most": "18FL-8.4.2-b",
    "sold-for-the-bank": "18FL-8.4.2-c",
    "not-bankrupt": "18FL-8.4.3-a",
    "sell-first": "18FL-8.4.3-a",
}
"""The clause of the rulebook that each refusal rests on (see ``reference_engine.circumstances``)."""
