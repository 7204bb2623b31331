"""Which actions belong to which kind of pending decision."""

from collections.abc import Mapping

__all__ = ["ACTIONS_OF_KIND"]

ACTIONS_OF_KIND: Mapping[str, frozenset[str]] = {
    "auction_turn": frozenset({"bid", "pass"}),
    "contest": frozenset({"bid", "pass"}),
    "par": frozenset({"par"}),
    "stock_turn": frozenset({"sell_shares", "buy_shares", "par", "pass"}),
    "track": frozenset({"lay_tile", "buy_company", "pass"}),
    "token": frozenset({"place_token", "buy_company", "pass"}),
    "run": frozenset({"run_routes", "buy_company"}),
    "dividend": frozenset({"dividend", "buy_company"}),
    "buy_train": frozenset({"buy_train", "buy_company", "pass"}),
    "emergency": frozenset({"sell_shares", "buy_train", "buy_company", "bankrupt"}),
    "discard_train": frozenset({"discard_train"}),
}
"""The action types of each kind of pending decision (docs/port.md)."""
