"""The places where the rules can be read in more than one way, one named switch each.

A game's module says which reading of which question, and which named deviation, sets which switch. The
defaults are the readings that the rulebook of 18Chesapeake recommends.
"""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Switches:
    """How open questions of the rules are answered in one game."""

    # opening auction
    settle_stops_at_unbid: bool = False
    """Settling stops at the first private without a bid (else those are skipped)."""
    contest_order: Literal["clockwise", "lowest-bid"] = "clockwise"
    auction_pass: Literal["hard", "soft"] = "hard"
    raise_own_bid: bool = True
    discount_needs_no_bids: bool = True
    """P1 gets cheaper only if nothing was bought or bid on (else whenever it is unsold)."""
    bids_after_all_pass: Literal["stay", "returned", "win"] = "stay"
    free_private_is_forced: bool = True
    discount_lowers_face: bool = False
    auction_exports: Literal["any", "first-rank"] = "any"
    discount_exports: bool = False
    """A train is exported also when P1 gets cheaper."""
    after_all_pass: Literal["next-player", "priority"] = "next-player"
    priority_after_auction: Literal["left-of-holder", "left-of-last-buyer"] = "left-of-holder"
    # privates
    p6_card: bool = False
    """The published card of P6: no sale to a company, closes with its company's first train."""
    published_blocks: bool = False
    """Hexes that only the published card of a private blocks are blocked."""
    p4_free_token: bool = False
    p4_needs_connection: bool = False
    # shares
    first_round_sales: bool = True
    privates_count_as_certificates: bool = False
    over_limit_sells_anywhere: bool = False
    split_sales: bool = True
    top_row_rise: Literal["stays", "right"] = "stays"
    # the map
    two_circles_one_company: bool = False
    upgrade_reach: Literal["one", "all"] = "one"
    best_run_enforced: bool = False
    # trains
    discard_order: Literal["operating", "company-list"] = "operating"
    help_for_any_train: bool = False
    # rounds and the end
    order_fixed_at_start: bool = False
    export_every: Literal["round", "set"] = "round"
    export_at_game_end: bool = True
    broken_at_zero: bool = True
    end_in_operating: Literal["round", "set"] = "round"
    end_in_stock: Literal["round", "set"] = "round"
    published_two_player_rules: bool = False
    unstarted_share_at_lowest_par: bool = False
    tie_goes_clockwise: bool = False
