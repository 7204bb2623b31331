"""18GL: which switch each reading of its questions sets.

Questions that are not listed have one reading only, or one that no play can tell from another.
"""

from typing import Any

FIXED: dict[str, Any] = {
    "auction_pass": "soft",
    "best_run_enforced": True,
    "settle_stops_at_unbid": True,
    "first_bid_is_face": True,
    "contest_opens": "highest",
    "joined_power": "one-may-do",
    "last_sale_binds": False,
    "split_sales": False,
    "end_in_stock": "set",
    "unfloated_shares_have_value": True,
    "privates_count_at_the_end": False,
}
"""What is open in other games and settled here."""

READINGS: dict[str, dict[str, dict[str, Any]]] = {
    "18GL-Q07": {"a": {"city_of_two_hexes_is_one": False}, "b": {"city_of_two_hexes_is_one": True}},
    "18GL-Q35": {
        "a": {"ferry_toll_each": "train"},
        "b": {"ferry_toll_each": "part"},
        "c": {"ferry_toll_each": "turn"},
    },
    "18GL-Q39": {
        "a": {"ferry_toll_deducted": True, "ferry_toll_from_revenue": False},
        "b": {"ferry_toll_deducted": False, "ferry_toll_from_revenue": False},
        "c": {"ferry_toll_deducted": True, "ferry_toll_from_revenue": True},
    },
    "18GL-Q66": {"a": {"only_owned_trains_in_play": False}, "b": {"only_owned_trains_in_play": True}},
    "18GL-Q68": {"a": {"off_board_hexes_free": False}, "b": {"off_board_hexes_free": True}},
    "18GL-Q73": {
        "a": {"homes_to_choose_from_are_one": True},
        "b": {"homes_to_choose_from_are_one": False},
    },
    "18GL-Q13": {"a": {"set_grows_with_phase": False}, "b": {"set_grows_with_phase": True}},
    "18GL-Q19": {"a": {"sell_down_from_threshold": False}, "b": {"sell_down_from_threshold": True}},
    "18GL-Q23": {"a": {"given_shares_are_capital": True}, "b": {"given_shares_are_capital": False}},
    "18GL-Q72": {
        "a": {"bonds_are_a_turn": False, "bonds_not_bought_back": False},
        "b": {"bonds_are_a_turn": True, "bonds_not_bought_back": False},
        "c": {"bonds_are_a_turn": False, "bonds_not_bought_back": True},
    },
    "18GL-Q74": {"a": {"over_limit_must_sell": False}, "b": {"over_limit_must_sell": True}},
    "18GL-Q79": {"a": {"formation_is_first_round": False}, "b": {"formation_is_first_round": True}},
    "18GL-Q97": {
        "a": {"president_sells_singles_only": False},
        "b": {"president_sells_singles_only": True},
    },
    "18GL-Q101": {"a": {"rise_order": "operating"}, "b": {"rise_order": "company-list"}},
    "18GL-Q116": {"a": {"unfloated_rises": False}, "b": {"unfloated_rises": True}},
    "18GL-Q130": {"a": {"issue_batches": False}, "b": {"issue_batches": True}},
    "18GL-Q191": {"a": {"unformed_national_counts": False}, "b": {"unformed_national_counts": True}},
    "18GL-Q193": {"a": {"national_of_nobody_closes": False}, "b": {"national_of_nobody_closes": True}},
    "18GL-Q194": {"a": {"one_token_in_both_halves": False}, "b": {"one_token_in_both_halves": True}},
    "18GL-Q195": {
        "a": {"ferry_of_closed_company": "free"},
        "b": {"ferry_of_closed_company": "bank"},
        "c": {"ferry_of_closed_company": "nobody-crosses"},
    },
    "18GL-Q192": {"a": {"unsold_office_redeemed": False}, "b": {"unsold_office_redeemed": True}},
    "18GL-Q16": {"a": {"nine_last_trains": False}, "b": {"nine_last_trains": True}},
    "18GL-Q02": {"a": {"dividend_of_the_price_moves": True}, "b": {"dividend_of_the_price_moves": False}},
    "18GL-Q10": {"a": {"tie_winner": "all"}, "b": {"tie_winner": "first"}},
    "18GL-Q08": {"a": {"unmarked_last_tiles": False}, "b": {"unmarked_last_tiles": True}},
    "18GL-Q20": {"a": {"first_bids_are_exact": False}, "b": {"first_bids_are_exact": True}},
    "18GL-Q21": {
        "a": {"contest_order": "clockwise", "leader_is_asked": False, "leader_raises_in_contest": False},
        "b": {"contest_order": "clockwise", "leader_is_asked": True, "leader_raises_in_contest": True},
        "c": {"contest_order": "by-bid", "leader_is_asked": False, "leader_raises_in_contest": False},
    },
    "18GL-Q22": {"a": {"forced_sale_ends_round": False}, "b": {"forced_sale_ends_round": True}},
    "18GL-Q60": {
        "a": {"given_tokens_leave_with_owner": False},
        "b": {"given_tokens_leave_with_owner": True},
    },
    "18GL-Q86": {"a": {"loans_for_banks_train": False}, "b": {"loans_for_banks_train": True}},
    "18GL-Q90": {"a": {"forced_sales_move_prices": True}, "b": {"forced_sales_move_prices": False}},
    "18GL-Q94": {"a": {"forced_split_sales": False}, "b": {"forced_split_sales": True}},
    "18GL-Q95": {"a": {"sell_more_than_needed": False}, "b": {"sell_more_than_needed": True}},
    "18GL-Q96": {"a": {"leftover_buys_any_train": True}, "b": {"leftover_buys_any_train": False}},
    "18GL-Q98": {"a": {"limit_after_bankruptcy": False}, "b": {"limit_after_bankruptcy": True}},
    "18GL-Q99": {"a": {"priority_to_first_seat": False}, "b": {"priority_to_first_seat": True}},
    "18GL-Q24": {"a": {"closes_at_any_first_train": False}, "b": {"closes_at_any_first_train": True}},
    "18GL-Q25": {"a": {"half_price_once": False}, "b": {"half_price_once": True}},
    "18GL-Q26": {"a": {"blocks_first_tile_only": False}, "b": {"blocks_first_tile_only": True}},
    "18GL-Q27": {"a": {"last_replacing_costs": False}, "b": {"last_replacing_costs": True}},
    "18GL-Q28": {"a": {"joined_power_replaces": False}, "b": {"joined_power_replaces": True}},
    "18GL-Q29": {"a": {"power_uses_all": False}, "b": {"power_uses_all": True}},
    "18GL-Q30": {
        "a": {"any_city_reached": False, "any_city_by_symbol": False},
        "b": {"any_city_reached": True, "any_city_by_symbol": False},
        "c": {"any_city_reached": False, "any_city_by_symbol": True},
    },
    "18GL-Q31": {"a": {"bonus_for_one_train": False}, "b": {"bonus_for_one_train": True}},
    "18GL-Q36": {"a": {"ferries_join": True}, "b": {"ferries_join": False}},
    "18GL-Q38": {
        "a": {"ferry_token_leaves": "no"},
        "b": {"ferry_token_leaves": "free"},
        "c": {"ferry_token_leaves": "bank"},
    },
    "18GL-Q40": {"a": {"tiles_legal_at_once": False}, "b": {"tiles_legal_at_once": True}},
    "18GL-Q104": {"a": {"ferry_is_one_tile": False}, "b": {"ferry_is_one_tile": True}},
    "18GL-Q105": {"a": {"marker_needs_connection": False}, "b": {"marker_needs_connection": True}},
    "18GL-Q54": {"a": {"bond_interest_keeps_all": False}, "b": {"bond_interest_keeps_all": True}},
    "18GL-Q56": {"a": {"bonds_of_several_players": False}, "b": {"bonds_of_several_players": True}},
    "18GL-Q59": {"a": {"president_pays_interest": True}, "b": {"president_pays_interest": False}},
    "18GL-Q62": {"a": {"loans_share_a_marker": False}, "b": {"loans_share_a_marker": True}},
    "18GL-Q64": {"a": {"broken_at_zero": True}, "b": {"broken_at_zero": False}},
    "18GL-Q65": {"a": {"price_ends_with_stock_round": False}, "b": {"price_ends_with_stock_round": True}},
    "18GL-Q84": {"a": {"beyond_end_price_ends": True}, "b": {"beyond_end_price_ends": False}},
    "18GL-Q88": {"a": {"end_in_operating": "set"}, "b": {"end_in_operating": "round"}},
    "18GL-Q91": {"a": {"loan_interest_keeps_all": False}, "b": {"loan_interest_keeps_all": True}},
    "18GL-Q92": {"a": {"trainless_keeps_price": False}, "b": {"trainless_keeps_price": True}},
    "18GL-Q93": {"a": {"rise_ends_with_row": False}, "b": {"rise_ends_with_row": True}},
    "18GL-Q111": {
        "a": {"bonds_of_the_market_only_once_begun": False},
        "b": {"bonds_of_the_market_only_once_begun": True},
    },
    "18GL-Q114": {"a": {"end_follows_bank": False}, "b": {"end_follows_bank": True}},
    "18GL-Q180": {"a": {"new_debts_bear_interest": False}, "b": {"new_debts_bear_interest": True}},
    "18GL-Q82": {"a": {"priority_after_last_private": False}, "b": {"priority_after_last_private": True}},
    "18GL-Q102": {"a": {"bids_after_all_pass": "stay"}, "b": {"bids_after_all_pass": "returned"}},
    "18GL-Q103": {
        "a": {"won_bids_are_purchases": True, "bids_move_priority": False},
        "b": {"won_bids_are_purchases": False, "bids_move_priority": True},
    },
    "18GL-Q106": {"a": {"two_spaces_one_company": False}, "b": {"two_spaces_one_company": True}},
    "18GL-Q112": {"a": {"upgrade_reach": "one"}, "b": {"upgrade_reach": "all"}},
    "18GL-Q107": {"a": {"bonds_sold_in_need": True}, "b": {"bonds_sold_in_need": False}},
    "18GL-Q113": {"a": {"last_train_stays_after_turn": False}, "b": {"last_train_stays_after_turn": True}},
    "18GL-Q119": {"a": {"own_train_averts_bankruptcy": False}, "b": {"own_train_averts_bankruptcy": True}},
    "18GL-Q190": {"a": {"help_for_banks_train_only": False}, "b": {"help_for_banks_train_only": True}},
    "18GL-Q117": {"a": {"raise_own_bid": True}, "b": {"raise_own_bid": False}},
    "18GL-Q118": {"a": {"home_space_kept": True}, "b": {"home_space_kept": False}},
    "18GL-Q120": {"a": {"forced_sale_passes_on": True}, "b": {"forced_sale_passes_on": False}},
    "18GL-Q121": {"a": {"forced_sale_is_a_turn": True}, "b": {"forced_sale_is_a_turn": False}},
    "18GL-Q41": {"a": {"home_token_on_top": False}, "b": {"home_token_on_top": True}},
    "18GL-Q43": {"a": {"old_shares_together": True}, "b": {"old_shares_together": False}},
    "18GL-Q45": {"a": {"treasury_keeps_exchanged": True}, "b": {"treasury_keeps_exchanged": False}},
    "18GL-Q46": {
        "a": {"shares_or_bonds": "shares-first"},
        "b": {"shares_or_bonds": "choice"},
        "c": {"shares_or_bonds": "bonds-first"},
    },
    "18GL-Q49": {
        "a": {"tokens_of_the_merger": "all-kept"},
        "b": {"tokens_of_the_merger": "own-tokens"},
        "c": {"tokens_of_the_merger": "home-counts"},
    },
    "18GL-Q50": {
        "a": {"operated_before_the_merger": "turn"},
        "b": {"operated_before_the_merger": "first-occasion"},
        "c": {"operated_before_the_merger": "run"},
    },
    "18GL-Q83": {"a": {"national_in_any_row": False}, "b": {"national_in_any_row": True}},
    "18GL-Q108": {
        "a": {"acting_successor": "nearest-holder"},
        "b": {"acting_successor": "nearest"},
        "c": {"acting_successor": "largest"},
    },
    "18GL-Q109": {"a": {"last_holder_keeps_all": False}, "b": {"last_holder_keeps_all": True}},
    "18GL-Q110": {
        "a": {"second_share": "more"},
        "b": {"second_share": "certificate"},
        "c": {"second_share": "nothing"},
    },
    "18GL-Q140": {
        "a": {"stranding": "all-colours", "floated_strand_only": False, "strands_by_colours": False},
        "b": {"stranding": "phase", "floated_strand_only": False, "strands_by_colours": False},
        "c": {"stranding": "all-colours", "floated_strand_only": True, "strands_by_colours": False},
        "d": {"stranding": "all-colours", "floated_strand_only": False, "strands_by_colours": True},
    },
}

DEFAULTS: dict[str, str] = dict.fromkeys(READINGS, "a") | {"18GL-Q20": "b"}
"""The reading of an engine that is told nothing: a, but where the letter of the book is for b."""

DEVIATIONS: dict[str, dict[str, Any]] = {}
