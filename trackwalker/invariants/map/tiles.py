"""Tiles as they lie: in hexes of their kind, in colours of the phase."""

from collections.abc import Iterator

from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View


@invariant(
    STATE,
    "18CH-15-j",
    "18CH-15-k",
    "18CH-16-c",
    "18CH-16-d",
    "18CH-16-l",
    "18CH-16-n",
    "18CH-17-j",
    "18CH-18-c",
    "1846-6.2-a",
    "1846-6.2-j",
    "1846-6.2-k",
    "1846-6.2-v",
    "1846-6.2-w",
    "18FL-7.2.1-l",
    "18FL-7.2.1-r",
    "18FL-7.2.1-s",
    "18GL-4.6.1.1-l",
    "18GL-4.6.1.1-o",
    "18GL-4.6.1.1-q",
    "18GL-4.6.1.1-r",
    "LA-OR.lay-c",
    unless={"LA-Q89": "b", "LA-Q46": "b"},
    reads="tiles",
)
def tiles_fit_their_hexes(view: View) -> Iterator[str]:
    """Guards that each tile is of its hex's kind and no track runs off the board or into a blank side."""
    for name, (tile, rotation) in view.laid.items():
        if view.facts.hexes[name]["kind"] != "blue":
            yield from view.facts.wrongs_of_lying(name, tile, rotation)


@invariant(STEP, "LA-OR.lay-c", "LA-OR.flow-d", unless={"LA-Q89": "b"})
def track_comes_to_water_at_bridges_only(step: Step) -> Iterator[str]:
    """Guards that tiles go on water, and new track leads there, by an ability or to a bridge that lies."""
    if step.type != "lay_tile":
        return
    facts, name = step.facts, step.action["hex"]
    if any(card.get("bridges") for card in step.before.abilities(step.actor)):
        return
    if facts.hexes[name]["kind"] == "blue":
        yield f"the {step.actor} lays a tile on the water of {name}"
        return
    old, new = (facts.map.shape(name, view.laid.get(name)) for view in (step.before, step.after))
    for side in sorted(new.sides - old.sides):
        other = facts.neighbour(name, side)
        there = facts.hexes.get(other, {}).get("kind") == "blue"
        if there and (side + 3) % 6 not in facts.map.shape(other, step.before.laid.get(other)).sides:
            yield f"track of {name} leads into the water of {other}"


@invariant(
    STATE,
    "18CH-12-b",
    "18CH-26-a",
    "18CH-26-h",
    "18CH-26-q",
    "18CH-26-v",
    "18CH-26-ab",
    "18CH-26-ag",
    "1846-6.2-b",
    "1846-6.2-f",
    "18FL-7.2.1-b",
    "18FL-7.2.1-c",
    "18FL-7.2.1-d",
    "18FL-7.2.1-e",
    "18GL-2-l",
    "18GL-4.6.1.1-b",
    "18GL-4.6.1.1-c",
    "18GL-4.6.1.1-d",
    "18GL-4.6.1.1-e",
    "LA-SU.tiles-c",
    "LA-EX.out-f",
    reads="tiles phase",
)
def colours_wait_for_their_phase(view: View) -> Iterator[str]:
    """Guards that no tile has a colour that the phase does not allow yet."""
    facts = view.facts
    allowed = facts.phase[view.state["phase"]]["tiles"]
    for name, (tile, _) in view.laid.items():
        if facts.hexes[name]["kind"] != "blue" and facts.colour(tile) not in allowed:
            yield f"#{tile} on {name} is {facts.colour(tile)} in phase {view.state['phase']}"


@invariant(
    STATE,
    "18CH-12-c",
    "18CH-15-m",
    "18CH-19-a",
    "18CH-19-b",
    "18CH-19-c",
    "18CH-19-d",
    "1846-3-aa",
    "1846-6.2-t",
    reads="tiles privates",
)
def blocked_hexes_are_empty(view: View) -> Iterator[str]:
    """Guards that no tile lies where a private company that is unsold or a player's keeps track away."""
    for private in view.state["privates"]:
        if private["owner"] == "bank" or private["owner"].startswith("player:"):
            for name in view.facts.privates[private["id"]].get("blocks", ()):
                if name in view.laid:
                    yield f"a tile lies on {name}, which {private['id']} blocks"
