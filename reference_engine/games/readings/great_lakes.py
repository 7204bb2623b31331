"""18GL: which switch each reading of its questions sets.

Questions that are not listed have one reading only, or one that no play can tell from another.
"""

from typing import Any

FIXED: dict[str, Any] = {
    "auction_pass": "soft",
    "settle_stops_at_unbid": True,
    "first_bid_is_face": True,
    "contest_opens": "highest",
}
"""What is open in other games and settled here."""

READINGS: dict[str, dict[str, dict[str, Any]]] = {
    "18GL-Q08": {"a": {"unmarked_last_tiles": False}, "b": {"unmarked_last_tiles": True}},
    "18GL-Q20": {"a": {"first_bids_are_exact": False}, "b": {"first_bids_are_exact": True}},
    "18GL-Q21": {
        "a": {"contest_order": "clockwise", "leader_is_asked": False, "leader_raises_in_contest": False},
        "b": {"contest_order": "clockwise", "leader_is_asked": True, "leader_raises_in_contest": True},
        "c": {"contest_order": "by-bid", "leader_is_asked": False, "leader_raises_in_contest": False},
    },
    "18GL-Q22": {"a": {"forced_sale_ends_round": False}, "b": {"forced_sale_ends_round": True}},
    "18GL-Q36": {"a": {"ferries_join": True}, "b": {"ferries_join": False}},
    "18GL-Q82": {"a": {"priority_after_last_private": False}, "b": {"priority_after_last_private": True}},
    "18GL-Q102": {"a": {"bids_after_all_pass": "stay"}, "b": {"bids_after_all_pass": "returned"}},
    "18GL-Q103": {
        "a": {"won_bids_are_purchases": True, "bids_move_priority": False},
        "b": {"won_bids_are_purchases": False, "bids_move_priority": True},
    },
    "18GL-Q117": {"a": {"raise_own_bid": True}, "b": {"raise_own_bid": False}},
    "18GL-Q120": {"a": {"forced_sale_passes_on": True}, "b": {"forced_sale_passes_on": False}},
    "18GL-Q121": {"a": {"forced_sale_is_a_turn": True}, "b": {"forced_sale_is_a_turn": False}},
}

_LATER = {
    "a b": (
        "Q02 Q07 Q10 Q13 Q16 Q19 Q23 Q24 Q25 Q26 Q27 Q28 Q29 Q31 Q40 Q41 Q43 Q45 Q54 Q56 "
        "Q59 Q60 Q62 Q64 Q65 Q66 Q68 Q73 Q74 Q76 Q79 Q83 Q84 Q85 Q86 Q88 Q90 Q91 Q92 Q93 Q94 Q95 "
        "Q96 Q97 Q98 Q99 Q101 Q104 Q105 Q106 Q107 Q109 Q111 Q112 Q113 Q114 Q116 Q118 Q119 "
    ),
    "a b c": ("Q30 Q35 Q38 Q39 Q46 Q49 Q50 Q72 Q108 Q110 "),
}
"""Questions that do not come up before the first share is bought: their readings switch nothing yet."""

READINGS |= {
    f"18GL-{question}": {letter: {} for letter in letters.split()}
    for letters, questions in _LATER.items()
    for question in questions.split()
}

DEFAULTS: dict[str, str] = dict.fromkeys(READINGS, "a") | {"18GL-Q20": "b"}
"""The reading of an engine that is told nothing: a, but where the letter of the book is for b."""

DEVIATIONS: dict[str, dict[str, Any]] = {}
