"""Ferry lines: where they lie, and who opens them."""

from collections.abc import Iterator

from trackwalker.components.hexes import Lying
from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View


def _ferries(view: View) -> dict[str, Lying]:
    """The tiles on the lakes."""
    return {name: lying for name, lying in view.laid.items() if view.facts.hexes[name]["kind"] == "blue"}


@invariant(STATE, "18GL-1.3-v", "18GL-4.6.1.1-p", "18GL-4.3-n11a", "18GL-4.3-n11d", reads="tiles")
def ferries_lie_on_their_lines(view: View) -> Iterator[str]:
    """Guards that on the lakes lie only the tiles of ferry lines, whole lines, no more than can be opened."""
    lines = view.facts.components.get("ferries", ())
    segments = [segment for line in lines for segment in line["segments"]]
    due = {name: segment["tile"] for segment in segments for name in segment["hexes"][1:-1]}
    there = {name: tile for name, (tile, _) in _ferries(view).items()}
    for name, tile in there.items():
        if due.get(name) != tile:
            yield f"#{tile} lies on {name}, where no such ferry runs"
    opened = 0
    for line in lines:
        found = [name in there for segment in line["segments"] for name in segment["hexes"][1:-1]]
        if any(found) and not all(found):
            yield f"the ferry line {line['id']} lies in part"
        opened += any(found)
    most = sum(card["ferry"]["lines"] for card in view.facts.privates.values() if card.get("ferry"))
    if opened > most:
        yield f"{opened} ferry lines are open, {most} can be"


@invariant(STEP, "18GL-4.3-n11d", "18GL-4.3-n11i")
def ferries_are_opened_for_good(step: Step) -> Iterator[str]:
    """Guards that a line is opened by its action, and never taken away or replaced."""
    old, new = _ferries(step.before), _ferries(step.after)
    if old != new and (step.type != "open_ferry" or any(new.get(name) != tile for name, tile in old.items())):
        yield f"ferry tiles change by the action {step.type}"
