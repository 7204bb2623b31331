"""1846: how its mechanisms are put together, and which switch each reading of its questions sets.

Privates distributed by cards, companies that sell their own shares at the market price, a chart that is one
line and ends at zero, building in any order, half dividends, trains with two sides that are phased out,
independent railroads, and bankruptcies after which the game goes on.

The mechanisms are those of ``rules``; the figures are in the components. Questions that are not listed have
one reading only, or one that no play can tell from another.
"""

from typing import Any

from ..actions import AnyMove, LayTileMove
from ..game import DealError, Decisions, Game
from ..rules.building.open_building import OpenBuilding
from ..rules.building.tokens import Tokens
from ..rules.ending import EndOfGame
from ..rules.failure.closing import Closing
from ..rules.failure.compensated_bankruptcy import CompensatedBankruptcy
from ..rules.failure.receivership import Receivership
from ..rules.opening.draft import BLANK, Draft
from ..rules.options import Option, passing
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
from ..rules.setup import Start, fresh_draft
from ..rules.stock.giving_up import GivingUp
from ..rules.stock.launches import LaunchesAtOnce
from ..rules.stock.line_market import LineMarket
from ..rules.stock.lone_offices import LoneOffices
from ..rules.stock.round_end import PoolFalls
from ..rules.stock.stock_rounds import StockRounds
from ..rules.stock.trade_terms import TreasuryTerms
from ..rules.stock.treasury_shares import TreasuryShares
from ..rules.turns.course import Course
from ..rules.turns.dividends import Dividends
from ..rules.turns.half_dividends import HalfDividends
from ..rules.turns.independents_first import IndependentsFirst
from ..rules.turns.issuing import Issuing
from ..rules.turns.operating_rounds import OperatingRounds
from ..rules.turns.owners_share import OwnersShare
from ..rules.turns.price_moves import ByPayment
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

    def put_together(self) -> None:
        """Make the rule objects."""
        table = self.table
        self.course = Course(table)
        self.market = LineMarket(table)
        self.shares = TreasuryShares(table, self.market)
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
            self.terms,
            self.launches,
            GivingUp(table, self.shares),
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
            self.shares,
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
            "sell_shares": Option(purchases.sell, purchases.sales),
        }
        return {
            "draft": {"draft": Option(draft.keep, draft.choices)},
            "shuffle": {"shuffle": Option(draft.shuffle, draft.shuffles)},
            "last_private": {
                "buy_private": Option(draft.buy, draft.purchases),
                "pass": Option(draft.decline, passing),
            },
            "stock_turn": {
                "sell_shares": Option(stock.sell, stock.sales),
                "buy_shares": Option(self.offices.buy, stock.purchases),
                "par": Option(stock.par, stock.pars),
                "pass": Option(stock.pass_turn, passing),
            },
            "assign": {"assign": assign, "pass": Option(self.markers.done, passing)},
            "issue": {**any_time, **own_shares, "pass": Option(turns.end_step, passing)},
            "build": {**any_time, **own_shares, "pass": Option(turns.end_step, passing)},
            "run": {**any_time, **own_shares, "run_routes": Option(self.running.run, self.running.routes)},
            "dividend": {**any_time, "dividend": Option(self.dividends.dividend, self.dividends.proposals)},
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
        each = box.removed_per_group(count)
        for group in box.removable:
            if sum(1 for name in set(removed) if name in group.members) != each:
                raise DealError(f"with {count} players {each} of {', '.join(group.members)} are removed")
        if len(removed) != each * len(box.removable):
            raise DealError(f"only {each} of each group can be removed, not {', '.join(map(str, removed))}")
        cards = [card.id for card in box.privates if card.id not in removed] + [BLANK] * count
        if sorted(map(str, deck)) != sorted(cards):
            raise DealError(f"the deck must hold these cards: {', '.join(cards)}")
        state = fresh_draft(start, removed, deck)
        if start.switches.nine_last_trains:
            for entry in state.depot.stack:
                entry.left = NINE if entry.left is None else entry.left
        return state


NINE = 9
"""As many trains of phase IV as the site has."""

FIXED: dict[str, Any] = {
    "forced_split_sales": True,
    "end_in_operating": "set",
    "end_in_stock": "set",
    "broken_at_zero": False,
    "unfloated_shares_have_value": True,
    "vacant_company_operates": True,
}
"""What is open in other games and settled here."""

READINGS: dict[str, dict[str, dict[str, Any]]] = {
    "1846-Q01": {"a": {"dividend_compared": "paid"}, "b": {"dividend_compared": "revenue"}},
    "1846-Q02": {"a": {"triple_from": 151}, "b": {"triple_from": 150}},
    "1846-Q03": {
        "a": {"forced_issue_all_at_last_price": True},
        "b": {"forced_issue_all_at_last_price": False},
    },
    "1846-Q04": {
        "a": {"phased_out_leaves": "dividend"},
        "b": {"phased_out_leaves": "turn"},
        "c": {"phased_out_leaves": "round"},
    },
    "1846-Q05": {"a": {"phased_out_next_round": False}, "b": {"phased_out_next_round": True}},
    "1846-Q06": {"a": {"privates_count_at_the_end": False}, "b": {"privates_count_at_the_end": True}},
    "1846-Q07": {"a": {"forced_earliest_phase": False}, "b": {"forced_earliest_phase": True}},
    "1846-Q08": {
        "a": {"forced_issue_number": "needed"},
        "b": {"forced_issue_number": "any"},
        "c": {"forced_issue_number": "all"},
        "d": {"forced_issue_number": "several"},
    },
    "1846-Q10": {
        "a": {"worthless_issue": "step"},
        "b": {"worthless_issue": "both"},
        "c": {"worthless_issue": "never"},
    },
    "1846-Q12": {
        "a": {"forced_sale_for": "dearest", "last_sale_binds": True},
        "b": {"forced_sale_for": "cheapest", "last_sale_binds": True},
        "c": {"forced_sale_for": "dearest", "last_sale_binds": False},
    },
    "1846-Q13": {"a": {"power_only_when_bought": False}, "b": {"power_only_when_bought": True}},
    "1846-Q14": {"a": {"power_pair_together": True}, "b": {"power_pair_together": False}},
    "1846-Q15": {"a": {"second_chicago_token": "none"}, "b": {"second_chicago_token": "exchange"}},
    "1846-Q16": {
        "a": {"chicago_token_only_when_bought": False},
        "b": {"chicago_token_only_when_bought": True},
    },
    "1846-Q17": {"a": {"independent_half_rounds": False}, "b": {"independent_half_rounds": True}},
    "1846-Q19": {"a": {"independent_price_falls": "price"}, "b": {"independent_price_falls": "sum"}},
    "1846-Q22": {"a": {"players_mail_contract_closes": True}, "b": {"players_mail_contract_closes": False}},
    "1846-Q24": {"a": {"marked_place_counted": True}, "b": {"marked_place_counted": False}},
    "1846-Q26": {"a": {"port_moves_after_closing": False}, "b": {"port_moves_after_closing": True}},
    "1846-Q27": {"a": {"port_of_a_player_stays": False}, "b": {"port_of_a_player_stays": True}},
    "1846-Q28": {
        "a": {"mountain_discount": "hex-and-sides"},
        "b": {"mountain_discount": "hex"},
        "c": {"mountain_discount": "once"},
    },
    "1846-Q31": {"a": {"free_hexes_pay_sides": True}, "b": {"free_hexes_pay_sides": False}},
    "1846-Q32": {"a": {"printed_track_pays": True}, "b": {"printed_track_pays": False}},
    "1846-Q35": {"a": {"second_city_rights_end": False}, "b": {"second_city_rights_end": True}},
    "1846-Q36": {"a": {"reserved_city_closed": False}, "b": {"reserved_city_closed": True}},
    "1846-Q37": {"a": {"low_values_by_size": False}, "b": {"low_values_by_size": True}},
    "1846-Q44": {"a": {"issue_batches": False}, "b": {"issue_batches": True}},
    "1846-Q46": {"a": {"redeem_at_the_top": True}, "b": {"redeem_at_the_top": False}},
    "1846-Q53": {"a": {"over_limit_gives_up": False}, "b": {"over_limit_gives_up": True}},
    "1846-Q54": {"a": {"limit_after_bankruptcy": False}, "b": {"limit_after_bankruptcy": True}},
    "1846-Q55": {"a": {"bankrupt_privates": "close"}, "b": {"bankrupt_privates": "company"}},
    "1846-Q56": {"a": {"new_president_helps": True}, "b": {"new_president_helps": False}},
    "1846-Q60": {"a": {"returned_train": "president"}, "b": {"returned_train": "earliest"}},
    "1846-Q61": {"a": {"returned_trains_leave": True}, "b": {"returned_trains_leave": False}},
    "1846-Q63": {"a": {"best_run_enforced": False}, "b": {"best_run_enforced": True}},
    "1846-Q70": {"a": {"starting_cash_from_bank": True}, "b": {"starting_cash_from_bank": False}},
    "1846-Q73": {"a": {"forced_sale_may_close": False}, "b": {"forced_sale_may_close": True}},
    "1846-Q81": {"a": {"chicago_token_connected": False}, "b": {"chicago_token_connected": True}},
    "1846-Q82": {"a": {"player_places_marker": True}, "b": {"player_places_marker": False}},
    "1846-Q84": {"a": {"broken_at_zero": False}, "b": {"broken_at_zero": True}},
    "1846-Q85": {"a": {"independents_sell_trains": False}, "b": {"independents_sell_trains": True}},
    "1846-Q87": {"a": {"lake_shore_is_extra": True}, "b": {"lake_shore_is_extra": False}},
    "1846-Q91": {"a": {"blocked_rise_is_lost": False}, "b": {"blocked_rise_is_lost": True}},
    "1846-Q92": {"a": {"marker_placed_after_closing": False}, "b": {"marker_placed_after_closing": True}},
    "1846-Q93": {"a": {"railroad_ends_emergency": True}, "b": {"railroad_ends_emergency": False}},
    "1846-Q94": {
        "a": {"others_train_after_raising": "never"},
        "b": {"others_train_after_raising": "sale"},
        "c": {"others_train_after_raising": "always"},
    },
    "1846-Q95": {"a": {"running_is_optional": False}, "b": {"running_is_optional": True}},
    "1846-Q96": {"a": {"marked_space_kept_for_owner": False}, "b": {"marked_space_kept_for_owner": True}},
    "1846-Q97": {"a": {"tie_winner": "all"}, "b": {"tie_winner": "clockwise"}},
    "1846-Q98": {"a": {"returned_train_keeps_type": True}, "b": {"returned_train_keeps_type": False}},
}

DEFAULTS: dict[str, str] = {
    question: "b" if question in ("1846-Q01", "1846-Q06", "1846-Q22", "1846-Q24", "1846-Q27") else "a"
    for question in READINGS
}

DEVIATIONS: dict[str, dict[str, Any]] = {
    "issuing-until-the-dividend": {"issue_until_dividend": True},
    "one-sale-per-corporation-and-turn": {"split_sales": False},
    "purchase-right-after-the-bankruptcy": {"trainless_buys_after_bankruptcy": True},
    "chicago-token-from-the-charter": {"chicago_token_is_own": True},
    "receivership-runs-by-hand": {"receivership_runs_by_hand": True},
    "nine-trains-of-phase-iv": {"nine_last_trains": True},
}

CLAUSES: dict[str, str] = {
    # whose turn it is and what is decided
    "not-now @draft pass": "1846-3-d",
    "not-now @draft out-of-turn": "1846-3-b",
    "not-now @last_private buy_private": "1846-3-m",
    "not-now @last_private": "1846-3-a",
    "not-now assign by-player": "1846-3-bm",
    "not-now @stock_turn": "1846-5-a",
    "not-now @discard_train buy_train": "1846-6.57-a",
    "not-now @emergency by-player": "1846-6.59-d",
    "not-now @emergency pass": "1846-6.5-g",
    "not-now discard_train": "1846-6.55-b",
    "not-now by-independent": "1846-3-al",
    "not-now @buy_train sell_shares by-player": "1846-6.59-a",
    "not-now without-president buy_company": "1846-7.1-c",
    "not-now without-president": "1846-7.1-b",
    "not-now buy_company": "1846-6-k",
    "not-now buy_shares": "1846-5-c",
    "not-now out-of-turn": "1846-6-b",
    "not-now": "1846-6-f",
    "game-over": "1846-9-a",
    "president-decides sell_shares": "1846-6.1-a",
    "president-decides by-independent": "1846-3-al",
    "president-decides": "1846-6.4-b",
    # distribution
    "cannot-pay-for-all-kept": "1846-3-p",
    "card-not-drawn blank": "1846-3-h",
    "card-not-drawn": "1846-3-c",
    "other-cards": "1846-3-e",
    "price-asked": "1846-3-m",
    "has-to-take-it": "1846-3-o",
    # shares
    "no-such-company": "1846-2-f",
    "no-such-private": "1846-2-f",
    "bank-sells-shares": "1846-5.1-a",
    "no-such-certificate": "1846-5.1-a",
    "already-started": "1846-5.1-c",
    "president-first": "1846-5.1-c",
    "par-value": "1846-5.1-g",
    "cannot-pay par": "1846-5.1-h",
    "cannot-pay from-pool": "1846-5.1-o",
    "cannot-pay": "1846-5.1-d",
    "holding-limit": "1846-5.11-a",
    "sold-this-round": "1846-5.13-a",
    "certificate-limit": "1846-5.13-b",
    "over-certificate-limit": "1846-5.15-a",
    "no-price-yet": "1846-5.2-a",
    "not-his-to-sell": "1846-5.2-a",
    "whole-shares": "1846-5.2-a",
    "no-shares": "1846-3-al",
    "not-operated-yet": "1846-5.21-a",
    "pool-limit": "1846-5.24-a",
    "president-certificate-stays": "1846-5.24-b",
    "company-closed": "1846-5.25-b",
    "no-sales-without-president": "1846-7.02-a",
    "office-not-for-sale": "1846-7.04-a",
    # issuing
    "issue-step-over": "1846-6.1-a",
    "issue-or-redeem": "1846-6.1-a",
    "own-shares-only": "1846-6.1-b",
    "issue-limit @issue": "1846-6.1-c",
    "worthless-issue @issue": "1846-6.1-d",
    "redeem-limit": "1846-6.1-f",
    "redeem-from-market": "1846-6.1-f",
    "cannot-pay-redemption": "1846-6.1-g",
    "nothing-to-the-right": "1846-6.1-g",
    # track
    "building-step-only": "1846-6-f",
    "two-tiles-a-turn": "1846-6-g",
    "one-upgrade-a-turn LSL": "1846-3-ab",
    "one-upgrade-a-turn": "1846-6-g",
    "hex-blocked": "1846-3-aa",
    "not-a-buildable-hex gray": "1846-6.2-e",
    "not-a-buildable-hex": "1846-6.2-a",
    "colour-out-of-order": "1846-6.2-c",
    "colour-not-yet-allowed": "1846-6.2-f",
    "kind-differs letters": "1846-6.2-k",
    "kind-differs city-tile": "1846-6.2-j",
    "kind-differs": "1846-6.2-i",
    "one-share-given-up": "1846-5.15-a",
    "track-not-kept": "1846-6.2-m",
    "city-connection-not-kept": "1846-6.2-m",
    "not-connected": "1846-6.2-n",
    "no-new-track-reaches-network": "1846-6.2-r",
    "power-tiles-join": "1846-6.2-s",
    "off-the-board water": "1846-6.2-v",
    "off-the-board on-I11": "1846-6.2-v",
    "off-the-board": "1846-6.2-w",
    "cannot-pay-terrain": "1846-6.2-x",
    "no-tile-left": "1846-6.22-a",
    "tile-unknown": "1846-6.22-a",
    # tokens
    "independents-place-no-tokens": "1846-3-al",
    "no-free-marker": "1846-3-ah",
    "home-space-reserved on-D6": "1846-3-ag",
    "home-space-reserved on-E11": "1846-6.2-aj",
    "home-space-reserved on-H12": "1846-6.2-aj",
    "home-space-reserved on-I5": "1846-6.2-aj",
    "home-space-reserved on-D20": "1846-6.2-aj",
    "home-space-reserved": "1846-6.24-a",
    "no-token-to-remove": "1846-6.26-c",
    "second-token-in-hex C&WI": "1846-3-ai",
    "second-token-in-hex on-D6": "1846-6.26-b",
    "second-token-in-hex": "1846-6.25-a",
    "city-not-connected C&WI": "1846-3-ah",
    "city-not-connected on-D6": "1846-6.26-a",
    "city-not-connected on-D20": "1846-6.2-al",
    "city-not-connected on-E11": "1846-6.2-al",
    "city-not-connected on-I5": "1846-6.2-al",
    "city-not-connected": "1846-6.2-ae",
    "no-free-space on-D6": "1846-6.26-a",
    "no-free-space": "1846-6.2-ae",
    "no-such-city": "1846-6.2-ae",
    "one-token-a-turn": "1846-6.2-ae",
    "cannot-pay-marker on-H12": "1846-6.2-am",
    "cannot-pay-marker on-E11": "1846-6.2-am",
    "cannot-pay-marker on-I5": "1846-6.2-ai",
    "cannot-pay-marker on-D20": "1846-6.2-ai",
    "cannot-pay-marker": "1846-6.2-ae",
    "no-marker-left": "1846-6.26-d",
    # routes
    "must-run": "1846-6.3-a",
    "train-not-owned": "1846-6.3-a",
    "train-twice": "1846-6.3-a",
    "no-token": "1846-6.3-b",
    "no-such-track": "1846-6.3-d",
    "route-broken": "1846-6.3-d",
    "reversed": "1846-6.3-d",
    "passes-red-area": "1846-6.3-d",
    "track-twice": "1846-6.3-d",
    "stop-twice": "1846-6.3-e",
    "passes-blocked-city": "1846-6.3-f",
    "counted-not-visited": "1846-6.3-j",
    "counted-twice": "1846-6.3-j",
    "counts-too-many": "1846-6.3-j",
    "counts-too-few 3/5-train": "1846-6.3-h",
    "counts-too-few 4/6-train": "1846-6.3-h",
    "counts-too-few 7/8-train": "1846-6.3-h",
    "counts-too-few": "1846-6.3-i",
    "track-shared": "1846-6.3-o",
    "second-city-in-hex": "1846-6.31-a",
    "same-place-twice": "1846-6.32-a",
    "two-eastern-ends": "1846-6.32-a",
    "too-many-stops 3/5-train": "1846-6.33-b",
    "too-many-stops 4/6-train": "1846-6.33-b",
    "too-many-stops 7/8-train": "1846-6.33-b",
    "too-many-stops": "1846-6.33-a",
    "too-few-stops": "1846-6.3-c",
    "best-run": "1846-6.35-a",
    "own-token-not-counted": "1846-S.RunningTrains-c",
    "dividend-kind": "1846-6.4-b",
    # private companies and railroads
    "no-such-power": "1846-3-u",
    "power-hexes LSL": "1846-3-ab",
    "power-hexes C&WI": "1846-3-af",
    "power-hexes": "1846-3-x",
    "power-tiles LSL": "1846-3-ab",
    "power-tiles": "1846-3-x",
    "power-lapsed C&WI": "1846-3-ah",
    "power-lapsed": "1846-3-ad",
    "power-used MPC": "1846-3-bc",
    "power-used C&WI": "1846-3-ah",
    "power-used LSL": "1846-3-ab",
    "power-used": "1846-3-x",
    "not-its-private MPC": "1846-3-bc",
    "not-its-private SC": "1846-3-bi",
    "not-its-private lay_tile": "1846-6.6-e",
    "not-its-private": "1846-3-u",
    "marker-places MPC": "1846-3-bc",
    "marker-places": "1846-3-bi",
    "marker-before-running": "1846-3-bi",
    "bonus-stays-with-owner": "1846-3-bi",
    "marker-company": "1846-3-bm",
    "marker-of-the-named": "1846-3-bm",
    "not-his-private": "1846-3-bm",
    "railroad-over-train-limit": "1846-3-av",
    "independents-buy-nothing": "1846-3-al",
    "privates-not-for-sale": "1846-6.6-a",
    "owner-has-not-agreed": "1846-6.6-a",
    "private-price": "1846-6.6-c",
    "cannot-pay-private MS": "1846-3-at",
    "cannot-pay-private BIG4": "1846-3-at",
    "cannot-pay-private": "1846-6.6-c",
    "not-a-players-private": "1846-6.61-a",
    # trains
    "printed-price": "1846-6.5-a",
    "not-in-pool": "1846-6.5-a",
    "treasury-too-small from-company": "1846-6.5-b",
    "treasury-too-small": "1846-6.5-a",
    "at-least-a-dollar": "1846-6.5-b",
    "no-consent": "1846-6.5-b",
    "nobody-to-agree": "1846-6.5-b",
    "own-train": "1846-6.5-b",
    "own-treasury-only": "1846-6.5-b",
    "seller-has-none": "1846-6.5-b",
    "train-of-an-independent": "1846-6.5-b",
    "train-limit phase-III": "1846-6.5-e",
    "train-limit phase-IV": "1846-6.5-f",
    "train-limit": "1846-6.5-d",
    "must-own-a-train": "1846-6.5-g",
    "issue-first": "1846-6.5-h",
    "issue-limit": "1846-6.5-h",
    "issue-more": "1846-6.5-h",
    "issue-no-more": "1846-6.5-h",
    "issued-for-the-bank": "1846-6.5-h",
    "sold-for-the-bank": "1846-6.59-c",
    "raised-for-the-bank": "1846-6.5-g",
    "no-forced-issue": "1846-6.5-h",
    "no-issue-needed": "1846-6.5-h",
    "one-batch-a-turn": "1846-6.5-h",
    "worthless-issue": "1846-6.5-h",
    "phased-out-is-not-sold": "1846-6.51-a",
    "not-on-sale 2-train": "1846-6.52-a",
    "not-on-sale 3/5-train phase-III": "1846-6.52-a",
    "not-on-sale 4-train phase-III": "1846-6.52-a",
    "not-on-sale 4/6-train phase-IV": "1846-6.52-a",
    "not-on-sale 5-train phase-IV": "1846-6.52-a",
    "not-on-sale": "1846-6.53-a",
    "earliest-train-first": "1846-6.57-a",
    "no-train-to-discard": "1846-6.57-a",
    "president-too-poor": "1846-6.59-d",
    "operating-president-stays": "1846-6.59-e",
    "sale-closes-company": "1846-6.59-e",
    "enough-money": "1846-6.59-h",
    "last-sale-needless": "1846-6.59-h",
    "no-more-than-needed": "1846-6.59-h",
    "not-bankrupt": "1846-6.59-i",
    "sell-first": "1846-6.59-i",
    "earliest-phase-first": "1846-S.Purchases-g",
}
"""The clause of the rulebook that each refusal rests on (see ``reference_engine.circumstances``)."""
