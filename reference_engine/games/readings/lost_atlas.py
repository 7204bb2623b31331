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
    # OR: operating round, runs and dividends
    # OR: operating round, trains; EX and GE: export and end
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
    "LA-Q22": {"a": {"bids_within_range": False}, "b": {"bids_within_range": True}},
    "LA-Q24": {"a": {"auction_passes_turn_from": "opener"}, "b": {"auction_passes_turn_from": "winner"}},
    "LA-Q25": {"a": {"auction_counts_for": "opener"}, "b": {"auction_counts_for": "winner"}},
    "LA-Q27": {"a": {"arrivals_on_top": False}, "b": {"arrivals_on_top": True}},
    "LA-Q28": {"a": {"home_in_any_city": False}, "b": {"home_in_any_city": True}},
    "LA-Q30": {
        "a": {"pool_may_reach_limit": True, "forced_sales_fill_pool": True},
        "b": {"pool_may_reach_limit": False, "forced_sales_fill_pool": True},
        "c": {"pool_may_reach_limit": False, "forced_sales_fill_pool": False},
    },
    "LA-Q35": {"a": {"tie_takes_office": False}, "b": {"tie_takes_office": True}},
    "LA-Q38": {"a": {"rise_order": "operating"}, "b": {"rise_order": "bottom-up"}},
    "LA-Q39": {"a": {"blocked_rise_goes_under": False}, "b": {"blocked_rise_goes_under": True}},
    "LA-Q51": {"a": {"home_space_kept": True}, "b": {"home_space_kept": False}},
    "LA-Q59": {"a": {"price_never_zero": False}, "b": {"price_never_zero": True}},
    "LA-Q101": {"a": {"falls_from_below": False}, "b": {"falls_from_below": True}},
    # OR: operating round, track and hubs
    # OR: operating round, runs and dividends
    # OR: operating round, trains; EX and GE: export and end
    # MG: merger round
}

DEFAULTS: dict[str, str] = (
    dict.fromkeys(READINGS, "a")
    | {
        # questions of which the default is another reading
        "LA-Q30": "b",
    }
)

DEVIATIONS: dict[str, dict[str, Any]] = {}
