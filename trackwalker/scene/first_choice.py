"""Hidden bids for the order in which private companies are chosen, and the choice itself."""

from typing import Any

from trackwalker.components.box import Box

Bids = list[tuple[str, int]]


def order_of_choice(players: list[str], bids: Bids) -> list[str]:
    """Who chooses, the highest bid first, players of one bid in seat order; nobody before all have bid."""
    amounts = dict(bids)
    if set(amounts) != set(players):
        return []
    return sorted(players, key=lambda name: (-amounts[name], players.index(name)))


def first_choice_round(box: Box, players: list[str], bids: Bids) -> tuple[dict[str, Any], dict[str, Any]]:
    """The round with these bids, and the decision of all who have still to bid. Bids in $."""
    amounts = dict(bids)
    lying = [{"player": name, "amount": amounts[name]} for name in players if name in amounts]
    actors = [{"kind": "player", "id": name} for name in players if name not in amounts]
    return (
        {"kind": "bids", "bids": lying, "choosers": order_of_choice(players, bids)},
        {"kind": "hidden_bid", "actors": actors, "context": {"amounts": box.first_choice_bids}},
    )
