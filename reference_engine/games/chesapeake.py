"""18Chesapeake: how its mechanisms are put together, and which switch each reading of its questions sets.

An auction of privates, full capital when a company floats, a chart with rows and columns, one tile and one
station marker a turn, trains that rust, and a train that leaves the bank after every operating round.

The mechanisms are those of ``rules``; the figures are in the components. Questions that are not listed have
one reading only, or one that no play can tell from another.
"""

from typing import Any

from ..components import Components, without_areas
from ..game import DealError, Decisions, Game
from ..rules.building.single_tile_building import SingleTileBuilding
from ..rules.building.tokens import Tokens
from ..rules.ending import EndOfGame
from ..rules.opening.auction import Auction
from ..rules.options import Option, passing
from ..rules.private_companies.privates import Privates
from ..rules.rolling_stock.emergency_purchases import EmergencyPurchases
from ..rules.rolling_stock.train_deals import TrainDeals
from ..rules.rolling_stock.trains import Trains
from ..rules.routes.company_runs import CompanyRuns
from ..rules.setup import Start, fresh_auction
from ..rules.stock.grid_market import GridMarket
from ..rules.stock.launches import Launches
from ..rules.stock.over_limit import OverLimit
from ..rules.stock.round_end import SoldOutRises
from ..rules.stock.shares import Shares
from ..rules.stock.stock_rounds import StockRounds
from ..rules.stock.trade_terms import ParTerms
from ..rules.turns.building_steps import HomeStep, TrackStep
from ..rules.turns.course import Course
from ..rules.turns.dividends import Dividends
from ..rules.turns.exports import Exports
from ..rules.turns.operating_order import OperatingOrder
from ..rules.turns.operating_rounds import OperatingRounds
from ..rules.turns.price_moves import OneCell
from ..rules.turns.running import Running
from ..rules.turns.turns import Choice, Turns
from ..rules.turns.whole_dividends import WholeDividends
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
            self.terms,
            self.launches,
            OverLimit(table, self.shares),
            self.course,
            SoldOutRises(table, self.market, self.shares),
        )
        self.auction = Auction(table, self.course, self.privates, self.trains, self.stock)
        self.tokens = Tokens(table, self.board)
        self.runs = CompanyRuns(table, self.board)
        self.construction = SingleTileBuilding(table, self.board, self.privates, self.tokens, self.turns)
        self.running = Running(table, self.board, self.runs, self.turns)
        self.dividends = Dividends(
            table, self.shares, self.turns, WholeDividends(table), OneCell(table, self.market)
        )
        self.deals = TrainDeals(table, self.trains, self.privates)
        self.purchases = EmergencyPurchases(
            table, self.board, self.trains, self.deals, self.shares, self.ending
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
        auction, stock, turns, purchases = self.auction, self.stock, self.turns, self.purchases
        buy_company = Option(self.privates.buy, self.privates.purchases)
        buy_train = Option(purchases.buy, purchases.offers)
        return {
            "auction_turn": {
                "bid": Option(auction.bid, auction.bids),
                "pass": Option(auction.pass_turn, passing),
            },
            "contest": {
                "bid": Option(auction.contest_bid, auction.contest_bids),
                "pass": Option(auction.contest_pass, passing),
            },
            "par": {"par": Option(auction.set_par, stock.pars)},
            "stock_turn": {
                "sell_shares": Option(stock.sell, stock.sales),
                "buy_shares": Option(stock.buy, stock.purchases),
                "par": Option(stock.par, stock.pars),
                "pass": Option(stock.pass_turn, passing),
            },
            "track": {
                "lay_tile": Option(self.construction.lay, self.construction.lays),
                "buy_company": buy_company,
                "pass": Option(turns.end_step, passing),
            },
            "token": {
                "place_token": Option(self.construction.place, self.construction.placements),
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
                "sell_shares": Option(purchases.sell, purchases.sales),
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


FIXED: dict[str, Any] = {"unfloated_shares_have_value": True}
"""What is open in other games and settled here."""

READINGS: dict[str, dict[str, dict[str, Any]]] = {
    "18CH-Q05": {"a": {"auction_pass": "hard"}, "b": {"auction_pass": "soft"}},
    "18CH-Q07": {"a": {"bids_are_exact": False}, "b": {"bids_are_exact": True}},
    "18CH-Q08": {"a": {"raise_own_bid": True}, "b": {"raise_own_bid": False}},
    "18CH-Q10": {"a": {"discount_needs_no_bids": True}, "b": {"discount_needs_no_bids": False}},
    "18CH-Q11": {
        "a": {"bids_after_all_pass": "stay"},
        "b": {"bids_after_all_pass": "returned"},
        "c": {"bids_after_all_pass": "win"},
    },
    "18CH-Q12": {"a": {"free_private_is_forced": False}, "b": {"free_private_is_forced": True}},
    "18CH-Q13": {"a": {"discount_lowers_face": False}, "b": {"discount_lowers_face": True}},
    "18CH-Q15": {"a": {"auction_exports": "any"}, "b": {"auction_exports": "first-rank"}},
    "18CH-Q16": {"a": {"after_all_pass": "next-player"}, "b": {"after_all_pass": "priority"}},
    "18CH-Q17": {
        "a": {"priority_after_auction": "left-of-holder"},
        "b": {"priority_after_auction": "left-of-last-buyer"},
    },
    "18CH-Q18": {"a": {"p6_card": False}, "b": {"p6_card": True}},
    "18CH-Q19": {"a": {"published_blocks": False}, "b": {"published_blocks": True}},
    "18CH-Q20": {"a": {"p4_free_token": False}, "b": {"p4_free_token": True}},
    "18CH-Q21": {"a": {"p4_needs_connection": True}, "b": {"p4_needs_connection": False}},
    "18CH-Q23": {
        "a": {"joined_power": "together"},
        "b": {"joined_power": "one-may-do"},
        "c": {"joined_power": "separate"},
    },
    "18CH-Q25": {"a": {"first_round_sales": True}, "b": {"first_round_sales": False}},
    "18CH-Q26": {
        "a": {"privates_count_as_certificates": False},
        "b": {"privates_count_as_certificates": True},
    },
    "18CH-Q27": {"a": {"yellow_bought_at_limit": True}, "b": {"yellow_bought_at_limit": False}},
    "18CH-Q28": {"a": {"over_limit_sells_anywhere": False}, "b": {"over_limit_sells_anywhere": True}},
    "18CH-Q30": {"a": {"split_sales": True}, "b": {"split_sales": False}},
    "18CH-Q31": {
        "a": {"president_sells_singles_only": False},
        "b": {"president_sells_singles_only": True},
    },
    "18CH-Q32": {"a": {"blocked_fall": "stays"}, "b": {"blocked_fall": "left"}},
    "18CH-Q33": {"a": {"top_row_rise": "stays"}, "b": {"top_row_rise": "right"}},
    "18CH-Q35": {"a": {"order_fixed_at_start": False}, "b": {"order_fixed_at_start": True}},
    "18CH-Q37": {"a": {"homes_closed_to_others": False}, "b": {"homes_closed_to_others": True}},
    "18CH-Q38": {
        "a": {"two_circles_one_company": False, "two_spaces_one_company": False},
        "b": {"two_circles_one_company": True, "two_spaces_one_company": False},
        "c": {"two_circles_one_company": True, "two_spaces_one_company": True},
    },
    "18CH-Q39": {"a": {"upgrade_reach": "one"}, "b": {"upgrade_reach": "all"}},
    "18CH-Q41": {"a": {"red_hexes_are_one_area": True}, "b": {"red_hexes_are_one_area": False}},
    "18CH-Q42": {"a": {"best_run_enforced": False}, "b": {"best_run_enforced": True}},
    "18CH-Q48": {"a": {"export_every": "round"}, "b": {"export_every": "set"}},
    "18CH-Q49": {"a": {"export_at_game_end": True}, "b": {"export_at_game_end": False}},
    "18CH-Q50": {"a": {"broken_at_zero": True}, "b": {"broken_at_zero": False}},
    "18CH-Q51": {"a": {"end_in_operating": "round"}, "b": {"end_in_operating": "set"}},
    "18CH-Q52": {"a": {"end_in_stock": "round"}, "b": {"end_in_stock": "set"}},
    "18CH-Q57": {"a": {"unstarted_share_at_lowest_par": False}, "b": {"unstarted_share_at_lowest_par": True}},
    "18CH-Q58": {
        "a": {"published_two_player_rules": False, "president_leaves_pool_alone": False},
        "b": {"published_two_player_rules": True, "president_leaves_pool_alone": False},
        "c": {"published_two_player_rules": True, "president_leaves_pool_alone": True},
    },
    "18CH-Q59": {"a": {"tie_winner": "all"}, "b": {"tie_winner": "clockwise"}},
    "18CH-Q68": {"a": {"discount_exports": False}, "b": {"discount_exports": True}},
    "18CH-Q69": {"a": {"leader_is_asked": False}, "b": {"leader_is_asked": True}},
    "18CH-Q70": {"a": {"own_tile_ends_power": True}, "b": {"own_tile_ends_power": False}},
    "18CH-Q71": {"a": {"rise_order": "operating"}, "b": {"rise_order": "company-list"}},
    "18CH-Q72": {"a": {"buying_back": "never"}, "b": {"buying_back": "from-ipo"}},
    "18CH-Q73": {"a": {"sales_for_chosen_train": False}, "b": {"sales_for_chosen_train": True}},
}

DEFAULTS: dict[str, str] = {question: "b" if question == "18CH-Q16" else "a" for question in READINGS}

DEVIATIONS: dict[str, dict[str, Any]] = {
    "settling-stops-at-first-without-bid": {"settle_stops_at_unbid": True},
    "contest-asks-lowest-standing-bid": {"contest_order": "lowest-bid"},
    "discards-in-company-list-order": {"discard_order": "company-list"},
    "help-for-any-train-of-another-company": {"help_for_any_train": True},
}

CLAUSES: dict[str, str] = {
    # whose turn it is and what is decided
    "not-now @contest": "18CH-30-h",
    "not-now @auction_turn bid": "18CH-5-f",
    "not-now @auction_turn": "18CH-5-e",
    "not-now @par": "18CH-5-i",
    "not-now bid": "18CH-3-g",
    "not-now @stock_turn lay_tile": "18CH-6-a",
    "not-now buy_company by-player": "18CH-3-h",
    "not-now @stock_turn buy_company": "18CH-13-a",
    "not-now buy_company out-of-turn": "18CH-12-r",
    "not-now buy_company": "18CH-13-a",
    "not-now @stock_turn": "18CH-7-a",
    "not-now @discard_train buy_train": "18CH-23-y",
    "not-now @discard_train": "18CH-23-ac",
    "not-now @emergency pass": "18CH-24-a",
    "not-now buy_shares": "18CH-11-e",
    "not-now out-of-turn": "18CH-12-e",
    "not-now @dividend place_token": "18CH-12-l",
    "not-now @dividend run_routes": "18CH-21-b",
    "not-now @dividend": "18CH-12-p",
    "not-now @token lay_tile P4": "18CH-19-l",
    "not-now @token lay_tile": "18CH-15-b",
    "not-now place_token": "18CH-20-b",
    "not-now run_routes": "18CH-23-aj",
    "not-now": "18CH-12-l",
    "game-over": "18CH-27-a",
    "president-decides": "18CH-1-b",
    # auction
    "already-sold": "18CH-29-c",
    "lowest-at-its-price above": "18CH-29-d",
    "lowest-at-its-price": "18CH-5-g",
    "bid-too-low": "18CH-29-h",
    "own-bid-stands": "18CH-29-h",
    "bid-multiple": "18CH-29-i",
    "bid-needs-money": "18CH-29-j",
    "bid-on-this-one": "18CH-30-h",
    "raise-too-low": "18CH-30-i",
    "par-of-that-company": "18CH-5-i",
    # shares
    "president-first": "18CH-4-b",
    "already-started": "18CH-4-b",
    "no-price-yet": "18CH-4-e",
    "president-certificate-stays": "18CH-4-f",
    "cannot-pay par": "18CH-8-e",
    "cannot-pay from-pool": "18CH-4-j",
    "cannot-pay": "18CH-4-i",
    "no-sales-yet": "18CH-7-a",
    "bank-sells-shares": "18CH-8-b",
    "no-such-certificate 10%": "18CH-3-k",
    "no-such-certificate": "18CH-8-b",
    "sold-this-round": "18CH-8-c",
    "par-value": "18CH-8-d",
    "holding-limit": "18CH-8-r",
    "certificate-limit": "18CH-8-v",
    "over-certificate-limit": "18CH-8-w",
    "not-his-to-sell": "18CH-9-a",
    "one-block-a-turn": "18CH-9-a",
    "whole-shares": "18CH-9-a",
    "pool-limit": "18CH-9-d",
    # private companies
    "privates-not-for-sale": "18CH-13-a",
    "private-cannot-be-sold": "18CH-13-a",
    "private-price": "18CH-13-b",
    "owner-has-not-agreed": "18CH-13-c",
    "not-a-players-private": "18CH-13-d",
    "cannot-pay-private": "18CH-13-f",
    # track
    "one-tile-a-turn": "18CH-15-b",
    "no-tile-left": "18CH-15-e",
    "tile-unknown": "18CH-15-e",
    "home-hex-first": "18CH-15-h",
    "not-connected on-D2 P4": "18CH-19-k",
    "not-connected replacement": "18CH-18-a",
    "not-connected": "18CH-15-i",
    "off-the-board replacement": "18CH-17-j",
    "off-the-board blank-side": "18CH-15-k",
    "off-the-board": "18CH-15-j",
    "cannot-pay-terrain P4": "18CH-19-m",
    "cannot-pay-terrain replacement": "18CH-18-d",
    "cannot-pay-terrain": "18CH-15-l",
    "not-a-buildable-hex off-the-map": "18CH-16-e",
    "not-a-buildable-hex gray": "18CH-16-d",
    "not-a-buildable-hex": "18CH-16-c",
    "kind-differs replacement": "18CH-17-f",
    "kind-differs": "18CH-16-l",
    "colour-out-of-order skips": "18CH-17-b",
    "colour-out-of-order": "18CH-17-a",
    "town-not-upgradable": "18CH-17-g",
    "track-not-kept": "18CH-17-h",
    "city-connection-not-kept": "18CH-17-i",
    "no-new-track-reaches-network": "18CH-17-k",
    "hex-blocked": "18CH-19-a",
    "colour-not-yet-allowed phase-2": "18CH-26-a",
    "colour-not-yet-allowed phase-3": "18CH-26-h",
    "colour-not-yet-allowed phase-4": "18CH-26-q",
    "colour-not-yet-allowed phase-5": "18CH-26-v",
    "colour-not-yet-allowed": "18CH-26-ab",
    # powers of private companies
    "no-such-power": "18CH-19-e",
    "not-its-private": "18CH-19-e",
    "power-hexes P2": "18CH-19-f",
    "power-hexes P3": "18CH-19-j",
    "power-hexes": "18CH-19-k",
    "power-tiles P2": "18CH-19-g",
    "power-tiles P3": "18CH-19-j",
    "power-tiles": "18CH-19-k",
    "power-tiles-join P3": "18CH-19-j",
    "power-tiles-join": "18CH-19-f",
    "second-tile-due P3": "18CH-19-j",
    "second-tile-due": "18CH-19-f",
    "power-lost": "18CH-19-i",
    # tokens
    "no-free-marker": "18CH-19-k",
    "city-not-connected": "18CH-20-c",
    "no-such-city": "18CH-20-c",
    "no-free-space": "18CH-20-c",
    "second-token-in-hex": "18CH-20-c",
    "home-space-reserved": "18CH-20-d",
    "cannot-pay-marker": "18CH-20-f",
    "no-marker-left": "18CH-20-g",
    # routes
    "must-run": "18CH-12-o",
    "no-token": "18CH-14-a",
    "no-such-track": "18CH-14-a",
    "route-broken": "18CH-14-a",
    "stop-twice": "18CH-14-b",
    "same-place-twice": "18CH-14-b",
    "track-twice": "18CH-14-c",
    "junction-twice": "18CH-14-c",
    "passes-blocked-city": "18CH-14-e",
    "reversed": "18CH-14-g",
    "passes-red-area": "18CH-14-h",
    "train-not-owned": "18CH-21-b",
    "train-twice": "18CH-21-c",
    "track-shared": "18CH-21-c",
    "too-many-stops": "18CH-21-g",
    "too-few-stops": "18CH-21-f",
    "best-run": "18CH-21-t",
    "keep-or-pay": "18CH-22-a",
    # trains
    "printed-price from-pool": "18CH-23-k",
    "printed-price D-train": "18CH-23-s",
    "printed-price 2-train": "18CH-23-n",
    "printed-price 3-train": "18CH-23-o",
    "printed-price 4-train": "18CH-23-p",
    "printed-price 5-train": "18CH-23-q",
    "printed-price 6-train": "18CH-23-r",
    "printed-price": "18CH-23-a",
    "treasury-too-small from-company": "18CH-23-g",
    "treasury-too-small without-a-train": "18CH-24-a",
    "treasury-too-small": "18CH-23-a",
    "train-limit": "18CH-23-d",
    "no-consent": "18CH-23-e",
    "own-train": "18CH-23-e",
    "seller-has-none": "18CH-23-e",
    "at-least-a-dollar": "18CH-23-f",
    "must-own-a-train": "18CH-23-h",
    "not-in-pool": "18CH-23-k",
    "not-on-sale D-train": "18CH-23-t",
    "not-on-sale": "18CH-23-l",
    "no-train-to-discard": "18CH-23-ab",
    "no-trade-in": "18CH-23-ag",
    "no-train-to-hand-in": "18CH-23-ag",
    "face-value-at-most": "18CH-24-c",
    "cheapest-in-emergency": "18CH-24-e",
    "president-too-poor": "18CH-24-g",
    "enough-money": "18CH-24-i",
    "no-more-than-needed": "18CH-24-i",
    "operating-president-stays": "18CH-24-k",
    "not-bankrupt": "18CH-24-m",
    "sell-first": "18CH-24-m",
    "bid-too-high": "18CH-29-h",
}
"""The clause of the rulebook that each refusal rests on (see ``reference_engine.circumstances``)."""
