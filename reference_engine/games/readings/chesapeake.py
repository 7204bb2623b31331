"""18Chesapeake: which switch each reading of its questions sets.

Questions that are not listed have one reading only, or one that no play can tell from another.
"""

from typing import Any

FIXED: dict[str, Any] = {"unfloated_shares_have_value": True}
"""What is open in other games and settled here."""

READINGS: dict[str, dict[str, dict[str, Any]]] = {
    # These three are settled by the summary, and open in the game as published.
    "18CH-Q02": {"a": {"settle_stops_at_unbid": False}, "b": {"settle_stops_at_unbid": True}},
    "18CH-Q03": {"a": {"contest_order": "clockwise"}, "b": {"contest_order": "lowest-bid"}},
    "18CH-Q53": {"a": {"help_for_any_train": False}, "b": {"help_for_any_train": True}},
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
        "d": {
            "published_two_player_rules": True,
            "president_leaves_pool_alone": True,
            "last_share_of_pool_is_bought": False,
        },
    },
    "18CH-Q59": {"a": {"tie_winner": "all"}, "b": {"tie_winner": "clockwise"}},
    "18CH-Q68": {"a": {"discount_exports": False}, "b": {"discount_exports": True}},
    "18CH-Q69": {"a": {"leader_is_asked": False}, "b": {"leader_is_asked": True}},
    "18CH-Q70": {"a": {"own_tile_ends_power": True}, "b": {"own_tile_ends_power": False}},
    "18CH-Q71": {"a": {"rise_order": "operating"}, "b": {"rise_order": "company-list"}},
    "18CH-Q72": {"a": {"buying_back": "never"}, "b": {"buying_back": "from-ipo"}},
    "18CH-Q73": {"a": {"sales_for_chosen_train": False}, "b": {"sales_for_chosen_train": True}},
    "18CH-Q75": {"a": {"sale_binds_used_trains": False}, "b": {"sale_binds_used_trains": True}},
}

DEFAULTS: dict[str, str] = {question: "b" if question == "18CH-Q16" else "a" for question in READINGS}

DEVIATIONS: dict[str, dict[str, Any]] = {
    "settling-stops-at-first-without-bid": {"settle_stops_at_unbid": True},
    "contest-asks-lowest-standing-bid": {"contest_order": "lowest-bid"},
    "discards-in-company-list-order": {"discard_order": "company-list"},
    "help-for-any-train-of-another-company": {"help_for_any_train": True},
    "cash-of-a-bankrupt-to-the-bank": {"bankrupt_cash_to_bank": True},
    "running-is-optional": {"running_is_optional": True},
    "shares-of-the-ipo-take-one-out-of-the-pool": {"every_purchase_takes_one_out": True},
    # No recorded game comes to the following: they are named, and the engine keeps the text.
    "powers-before-the-home-tile": {},
    "first-tile-of-a-pair-may-point-away": {},
    "no-d-for-a-d": {},
    "sold-by-the-bankruptcy": {},
}
