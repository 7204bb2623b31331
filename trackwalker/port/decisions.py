"""Which actions belong to which kind of pending decision."""

from collections.abc import Mapping
from typing import Any

__all__ = ["ACTIONS_OF_KIND", "ACTIONS_OF_POWERS", "KINDS_WITH_BONUSES", "KINDS_WITH_POWERS", "belongs"]

ACTIONS_OF_KIND: Mapping[str, frozenset[str]] = {
    "auction_turn": frozenset({"bid", "pass"}),
    "contest": frozenset({"bid", "pass"}),
    "par": frozenset({"par"}),
    "draft": frozenset({"draft"}),
    "shuffle": frozenset({"shuffle"}),
    "last_private": frozenset({"buy_private", "pass"}),
    "hidden_bid": frozenset({"bid"}),
    "choose_private": frozenset({"buy_private"}),
    "stock_turn": frozenset(
        {"bid", "sell_shares", "buy_shares", "par", "buy_private", "sell_bond", "buy_bond", "pass"}
    ),
    "lay_piece": frozenset({"lay_piece"}),
    "place_capital": frozenset({"place_capital"}),
    "lay_blank": frozenset({"lay_blank", "pass"}),
    "auction": frozenset({"bid", "pass"}),
    "launch": frozenset({"launch"}),
    "home": frozenset({"place_token"}),
    "assign": frozenset({"assign", "pass"}),
    "issue": frozenset({"sell_shares", "buy_shares", "buy_company", "pass"}),
    "convert": frozenset({"convert", "pass"}),
    "lead_train": frozenset({"buy_train", "pass"}),
    "build": frozenset({"lay_tile", "place_token", "buy_company", "assign", "pass"}),
    "track": frozenset({"lay_tile", "open_ferry", "assign", "buy_company", "pass"}),
    "token": frozenset({"place_token", "assign", "buy_company", "pass"}),
    "bonus": frozenset({"lay_tile", "place_token", "assign", "pass"}),
    "run": frozenset({"run_routes", "buy_company", "assign"}),
    "dividend": frozenset({"dividend", "buy_company"}),
    "buy_train": frozenset({"buy_train", "sell_shares", "buy_company", "pass"}),
    "emergency": frozenset({"sell_shares", "buy_train", "buy_company", "bankrupt", "sell_bond", "take_loan"}),
    "discard_train": frozenset({"discard_train"}),
    "exchange": frozenset({"buy_shares", "buy_bond"}),
    "replace_tokens": frozenset({"replace_tokens"}),
    "interest": frozenset({"sell_bond", "take_loan"}),
    "loans": frozenset({"payoff_loan", "pass"}),
    "bonds": frozenset({"buy_bond", "pass"}),
    "own_shares": frozenset({"sell_shares", "buy_shares", "pass"}),
    "merger": frozenset({"merge", "pass"}),
    "merger_answer": frozenset({"merge", "pass"}),
    "choose_major": frozenset({"choose_major"}),
}
"""The action types of each kind of pending decision (docs/port.md)."""

ACTIONS_OF_POWERS = frozenset({"lay_tile", "place_token", "assign"})
"""The action types by which a company uses the power of a private company; they name it as `private`."""

KINDS_WITH_POWERS = frozenset({"lead_train", "issue", "build", "run", "dividend", "buy_train", "emergency"})
"""The decisions of a company's turn in which, where the game lets it, a power can be used as well."""

KINDS_WITH_BONUSES = frozenset({"convert", "track", "token", "run", "dividend", "buy_train", "emergency"})
"""Those in which, where the game lets him, a player carries out the bonus action of a private company."""


def belongs(action: Mapping[str, Any], kind: str) -> bool:
    """Whether an action is one of those that can answer a kind of decision, a power's included."""
    if action["type"] in ACTIONS_OF_KIND.get(kind, frozenset()):
        return True
    power = action["type"] in ACTIONS_OF_POWERS and action.get("private") is not None
    by_player = action["actor"]["kind"] == "player"
    return power and kind in (KINDS_WITH_BONUSES if by_player else KINDS_WITH_POWERS)
