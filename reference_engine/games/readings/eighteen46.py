"""1846: which switch each reading of its questions sets.

Questions that are not listed have one reading only, or one that no play can tell from another.
"""

from typing import Any

FIXED: dict[str, Any] = {
    "forced_split_sales": True,
    "end_in_operating": "set",
    "end_in_stock": "set",
    "broken_at_zero": False,
    "unfloated_shares_have_value": True,
    "vacant_company_operates": True,
    "privates_count_as_certificates": True,
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
    "1846-Q99": {"a": {"linking_goes_on": True}, "b": {"linking_goes_on": False}},
    "1846-Q101": {"a": {"linking_may_wait": False}, "b": {"linking_may_wait": True}},
    "1846-Q103": {
        "a": {"given_tokens_leave_with_owner": False},
        "b": {"given_tokens_leave_with_owner": True},
    },
}

DEFAULTS: dict[str, str] = {
    question: "b" if question in ("1846-Q01", "1846-Q06", "1846-Q22", "1846-Q24", "1846-Q27") else "a"
    for question in READINGS
}

DEVIATIONS: dict[str, dict[str, Any]] = {
    "issuing-until-the-dividend": {"issue_until_dividend": True},
    "one-sale-per-corporation-and-turn": {"split_sales": False, "forced_split_sales": False},
    "purchase-right-after-the-bankruptcy": {"trainless_buys_after_bankruptcy": True},
    "receivership-runs-by-hand": {"receivership_runs_by_hand": True},
    "nine-trains-of-phase-iv": {"nine_last_trains": True},
    # No recorded game comes to the following: they are named, and the engine keeps the text.
    "best-places-count": {},
    "no-issue-while-a-train-can-be-paid": {},
    "dearer-train-after-more-shares": {},
    "last-private-taken-unasked": {},
}
