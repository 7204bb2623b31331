"""Keeping revenue or paying it out."""

from typing import Any

from trackwalker.scene import Decider
from trackwalker_steps.phrases import action


@action("dividend", "{decider:Decider} <pays|pay> out its revenue")
def pays_out(decider: Decider) -> dict[str, Any]:
    """The whole revenue goes to the shares."""
    return {"actor": decider.actor(), "kind": "payout"}


@action("dividend", "{decider:Decider} <keeps|keep> its revenue")
def keeps(decider: Decider) -> dict[str, Any]:
    """The whole revenue goes into the treasury."""
    return {"actor": decider.actor(), "kind": "withhold"}


@action("dividend", "{decider:Decider} <pays|pay> out half of its revenue")
def pays_half(decider: Decider) -> dict[str, Any]:
    """Half goes to the shares, half into the treasury."""
    return {"actor": decider.actor(), "kind": "half"}
