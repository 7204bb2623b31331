"""Lost Atlas: which switch each reading of its questions sets.

Questions that are not listed have one reading only, or one that no play can tell from another.
"""

from typing import Any

FIXED: dict[str, Any] = {
    # SU: set-up
    # SR: stock round
    "over_limit_must_sell": False,  # there is no limit to certificates
    "split_sales": False,  # all shares of a company are sold at once
    # OR: operating round, track and hubs
    "issue_batches": False,
    "upgrade_reach": "one",
    # OR: operating round, runs and dividends
    # OR: operating round, trains; EX and GE: export and end
    "privates_count_at_the_end": False,
    # MG: merger round
}
"""What is open in other games and settled here."""

READINGS: dict[str, dict[str, dict[str, Any]]] = {
    # SU: set-up
    "LA-Q06": {"a": {"shared_sides_of_one_piece": False}, "b": {"shared_sides_of_one_piece": True}},
    "LA-Q07": {"a": {"new_border_may_touch": False}, "b": {"new_border_may_touch": True}},
    "LA-Q08": {"a": {"project_is_no_turn": False}, "b": {"project_is_no_turn": True}},
    "LA-Q10": {"a": {"builder_begins_again": False}, "b": {"builder_begins_again": True}},
    "LA-Q11": {"a": {"twelve_blanks": False}, "b": {"twelve_blanks": True}},
    "LA-Q12": {
        "a": {"blanks_beside": "home"},
        "b": {"blanks_beside": "piece"},
        "c": {"blanks_beside": "home-and-three"},
    },
    "LA-Q13": {"a": {"any_mode_for_all": False}, "b": {"any_mode_for_all": True}},
    "LA-Q17": {
        "a": {"trains_by_table": ""},
        "b": {"trains_by_table": "b"},
        "c": {"trains_by_table": "c"},
        "d": {"trains_by_table": "d"},
    },
    "LA-Q103": {"a": {"last_builder_lays_blanks": False}, "b": {"last_builder_lays_blanks": True}},
    # SR: stock round
    "LA-Q14": {"a": {"any_charter_is_open": False}, "b": {"any_charter_is_open": True}},
    "LA-Q21": {"a": {"bids_are_exact": False}, "b": {"bids_are_exact": True}},
    "LA-Q111": {"a": {"first_bid_of_any_sum": False}, "b": {"first_bid_of_any_sum": True}},
    "LA-Q22": {"a": {"bids_within_range": False}, "b": {"bids_within_range": True}},
    "LA-Q24": {"a": {"auction_passes_turn_from": "opener"}, "b": {"auction_passes_turn_from": "winner"}},
    "LA-Q25": {"a": {"auction_counts_for": "opener"}, "b": {"auction_counts_for": "winner"}},
    "LA-Q27": {"a": {"arrivals_on_top": False}, "b": {"arrivals_on_top": True}},
    "LA-Q28": {"a": {"home_in_any_city": False}, "b": {"home_in_any_city": True}},
    "LA-Q35": {"a": {"tie_takes_office": False}, "b": {"tie_takes_office": True}},
    "LA-Q38": {"a": {"rise_order": "operating"}, "b": {"rise_order": "bottom-up"}},
    "LA-Q39": {"a": {"blocked_rise_goes_under": False}, "b": {"blocked_rise_goes_under": True}},
    # OR: operating round, track and hubs
    "LA-Q40": {"a": {"order_fixed_at_start": False}, "b": {"order_fixed_at_start": True}},
    "LA-Q41": {"a": {"lead_trains": "one"}, "b": {"lead_trains": "bank"}, "c": {"lead_trains": "any"}},
    "LA-Q42": {"a": {"own_shares_without_number": False}, "b": {"own_shares_without_number": True}},
    "LA-Q43": {"a": {"issued_after_fall": False}, "b": {"issued_after_fall": True}},
    "LA-Q44": {"a": {"track_anywhere": False}, "b": {"track_anywhere": True}},
    "LA-Q46": {"a": {"unused_track_goes": False}, "b": {"unused_track_goes": True}},
    "LA-Q47": {"a": {"new_colours_next_round": False}, "b": {"new_colours_next_round": True}},
    "LA-Q48": {"a": {"replaced_tiles_return": True}, "b": {"replaced_tiles_return": False}},
    "LA-Q49": {"a": {"dearer_second_hub": False}, "b": {"dearer_second_hub": True}},
    "LA-Q51": {"a": {"home_space_kept": True}, "b": {"home_space_kept": False}},
    "LA-Q88": {"a": {"terrain_costs_again": False}, "b": {"terrain_costs_again": True}},
    "LA-Q89": {"a": {"blind_ends": False}, "b": {"blind_ends": True}},
    "LA-Q90": {"a": {"hubs_without_number": False}, "b": {"hubs_without_number": True}},
    "LA-Q91": {"a": {"joined_by_exits": False}, "b": {"joined_by_exits": True}},
    "LA-Q92": {"a": {"upgrades_by_chart": False}, "b": {"upgrades_by_chart": True}},
    "LA-Q100": {"a": {"issue_fills_pool": False}, "b": {"issue_fills_pool": True}},
    # OR: operating round, runs and dividends
    "LA-Q52": {"a": {"trains_share_track": False}, "b": {"trains_share_track": True}},
    "LA-Q54": {"a": {"trains_stand_together": True}, "b": {"trains_stand_together": False}},
    "LA-Q55": {"a": {"off_board_areas_are_passed": False}, "b": {"off_board_areas_are_passed": True}},
    "LA-Q56": {"a": {"tight_bends_are_run": True}, "b": {"tight_bends_are_run": False}},
    "LA-Q57": {"a": {"nothing_may_be_paid": False}, "b": {"nothing_may_be_paid": True}},
    "LA-Q93": {"a": {"special_cities_are_ordinary": False}, "b": {"special_cities_are_ordinary": True}},
    "LA-Q106": {
        "a": {"best_run_enforced": False, "running_is_optional": False},
        "b": {"best_run_enforced": True, "running_is_optional": False},
    },
    "LA-Q107": {"a": {"passed_cities_are_ends": True}, "b": {"passed_cities_are_ends": False}},
    # OR: operating round, trains; EX and GE: export and end
    "LA-Q30": {
        "a": {"pool_may_reach_limit": True, "forced_sales_fill_pool": True},
        "b": {"pool_may_reach_limit": False, "forced_sales_fill_pool": True},
        "c": {"pool_may_reach_limit": False, "forced_sales_fill_pool": False},
    },
    "LA-Q59": {"a": {"price_never_zero": False}, "b": {"price_never_zero": True}},
    "LA-Q60": {"a": {"exchange_needs_room": False}, "b": {"exchange_needs_room": True}},
    "LA-Q61": {"a": {"handed_in_trains_leave": False}, "b": {"handed_in_trains_leave": True}},
    "LA-Q109": {"a": {"exchange_from_pool": False}, "b": {"exchange_from_pool": True}},
    "LA-Q110": {"a": {"returned_train_keeps_type": True}, "b": {"returned_train_keeps_type": False}},
    "LA-Q66": {"a": {"each_forced_share_falls": False}, "b": {"each_forced_share_falls": True}},
    "LA-Q67": {"a": {"forced_sale_keeps_offices": True}, "b": {"forced_sale_keeps_offices": False}},
    "LA-Q68": {"a": {"first_bankruptcy_ends": False}, "b": {"first_bankruptcy_ends": True}},
    "LA-Q69": {"a": {"bankrupt_shares_leave": False}, "b": {"bankrupt_shares_leave": True}},
    "LA-Q70": {"a": {"paid_before_falls": False}, "b": {"paid_before_falls": True}},
    "LA-Q71": {"a": {"lone_player_goes_on": False}, "b": {"lone_player_goes_on": True}},
    "LA-Q80": {"a": {"export_at_game_end": False}, "b": {"export_at_game_end": True}},
    "LA-Q81": {"a": {"export_clears_pool": False}, "b": {"export_clears_pool": True}},
    "LA-Q83": {
        "a": {"discards_before_rust": False, "returned_train": "president"},
        "b": {"discards_before_rust": True, "returned_train": "president"},
        "c": {"discards_before_rust": False, "returned_train": "cheapest"},
    },
    "LA-Q84": {"a": {"tie_winner": "operating"}, "b": {"tie_winner": "clockwise"}},
    "LA-Q96": {"a": {"untried_sold_in_need": False}, "b": {"untried_sold_in_need": True}},
    "LA-Q97": {"a": {"own_train_averts_bankruptcy": False}, "b": {"own_train_averts_bankruptcy": True}},
    "LA-Q98": {"a": {"priority_of_bankrupt_drawn": False}, "b": {"priority_of_bankrupt_drawn": True}},
    "LA-Q101": {"a": {"falls_from_below": False}, "b": {"falls_from_below": True}},
    # MG: merger round
    "LA-Q73": {"a": {"merging_minors_connected": True}, "b": {"merging_minors_connected": False}},
    "LA-Q74": {"a": {"refused_minor_has_had_its_turn": False}, "b": {"refused_minor_has_had_its_turn": True}},
    "LA-Q75": {"a": {"tied_major_goes_to_the_earlier": False}, "b": {"tied_major_goes_to_the_earlier": True}},
    "LA-Q78": {"a": {"returned_hub_takes_a_space": False}, "b": {"returned_hub_takes_a_space": True}},
    "LA-Q108": {"a": {"president_picks_hub": False}, "b": {"president_picks_hub": True}},
    "LA-Q79": {"a": {"merged_trains_leave": False}, "b": {"merged_trains_leave": True}},
    "LA-Q104": {"a": {"major_has_two_spare_hubs": False}, "b": {"major_has_two_spare_hubs": True}},
}

DEFAULTS: dict[str, str] = dict.fromkeys(READINGS, "a") | {
    # questions of which the default is another reading
    "LA-Q30": "b",
}

DEVIATIONS: dict[str, dict[str, Any]] = {}
