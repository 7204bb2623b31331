"""18Chesapeake: which switch each reading of its questions sets.

The mechanisms are those of ``rules``; the figures are in the components. Questions that are not listed have
one reading only, or one that no play can tell from another.
"""

from typing import Any

READINGS: dict[str, dict[str, dict[str, Any]]] = {
    "18CH-Q05": {"a": {"auction_pass": "hard"}, "b": {"auction_pass": "soft"}},
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
    "18CH-Q25": {"a": {"first_round_sales": True}, "b": {"first_round_sales": False}},
    "18CH-Q26": {
        "a": {"privates_count_as_certificates": False},
        "b": {"privates_count_as_certificates": True},
    },
    "18CH-Q30": {"a": {"split_sales": True}, "b": {"split_sales": False}},
    "18CH-Q33": {"a": {"top_row_rise": "stays"}, "b": {"top_row_rise": "right"}},
    "18CH-Q38": {"a": {"two_circles_one_company": False}, "b": {"two_circles_one_company": True}},
    "18CH-Q39": {"a": {"upgrade_reach": "one"}, "b": {"upgrade_reach": "all"}},
    "18CH-Q42": {"a": {"best_run_enforced": False}, "b": {"best_run_enforced": True}},
    "18CH-Q48": {"a": {"export_every": "round"}, "b": {"export_every": "set"}},
    "18CH-Q49": {"a": {"export_at_game_end": True}, "b": {"export_at_game_end": False}},
    "18CH-Q50": {"a": {"broken_at_zero": True}, "b": {"broken_at_zero": False}},
    "18CH-Q51": {"a": {"end_in_operating": "round"}, "b": {"end_in_operating": "set"}},
    "18CH-Q52": {"a": {"end_in_stock": "round"}, "b": {"end_in_stock": "set"}},
}

DEFAULTS: dict[str, str] = {question: "b" if question in ("18CH-Q12", "18CH-Q21") else "a" for question in READINGS}

DEVIATIONS: dict[str, dict[str, Any]] = {
    "settling-stops-at-first-without-bid": {"settle_stops_at_unbid": True},
    "contest-asks-lowest-standing-bid": {"contest_order": "lowest-bid"},
    "discards-in-company-list-order": {"discard_order": "company-list"},
    "help-for-any-train-of-another-company": {"help_for_any_train": True},
}
