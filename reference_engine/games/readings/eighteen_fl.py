"""18FL: which switch each reading of its questions sets.

Questions that are not listed have one reading only, or one that no play can tell from another.
"""

from typing import Any

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
    "port-and-terminal-at-any-time": {"bonus_at_any_time": True, "terminal_from_track_to_run": True},
    "extra-tile-for-own-companies": {"extra_tile_for_own_companies": True},
    "stranding-is-not-checked": {"stranding": "unchecked"},
    # No recorded game comes to the following: it is named, and the engine keeps the text.
    "sold-by-the-bankruptcy": {},
}
