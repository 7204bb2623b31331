"""Lost Atlas: which switch each reading of its questions sets.

Questions that are not listed have one reading only, or one that no play can tell from another.
"""

from typing import Any

FIXED: dict[str, Any] = {
    # SU: set-up
    # SR: stock round
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
    # OR: operating round, track and hubs
    # OR: operating round, runs and dividends
    # OR: operating round, trains; EX and GE: export and end
    # MG: merger round
}

DEFAULTS: dict[str, str] = (
    dict.fromkeys(READINGS, "a")
    | {
        # questions of which the default is another reading
    }
)

DEVIATIONS: dict[str, dict[str, Any]] = {}
