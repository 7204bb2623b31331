"""What there is to see of private companies whose owners let companies use them: what that brings."""

from collections.abc import Iterator
from typing import Any

from trackwalker.invariants.core.view import Step, View

__all__ = ["lent"]


def lent(step: Step) -> Iterator[str]:
    """A block is lifted, ground costs half, a token of a private company earns more, a train goes further."""
    if step.type == "lay_tile":
        yield from _ground(step)
        yield from _blocks(step)
    elif step.type == "run_routes":
        yield from _runs(step)
    for was, now in zip(step.before.state["certificates"], step.after.state["certificates"], strict=False):
        if was["holder"].startswith("private:") and now["holder"].startswith("player:") and now["president"]:
            yield f"certificate bought with a private company: {was['holder'].removeprefix('private:')}"


def _tokens(view: View, company: str) -> list[dict[str, Any]]:
    """The tokens of private companies that a company has."""
    markers = [marker for marker in view.state.get("markers", ()) if marker["company"] == company]
    return [marker for marker in markers if marker["private"] in view.facts.privates]


def _blocks(step: Step) -> Iterator[str]:
    """A tile lies where a private company of a player keeps the hex closed: somebody has agreed to it."""
    for name, card in step.facts.privates.items():
        entry = step.before.private(name)
        if entry is None or not card.get("consent") or step.action["hex"] not in card.get("blocks", ()):
            continue
        if entry["owner"].startswith("player:") and step.action.get("private") != name:
            agreed = step.action.get("agreed_by") is not None
            yield f"a block lifted by {'another player' if agreed else 'its own president'}: {name}"


def _ground(step: Step) -> Iterator[str]:
    """A first tile costs half of its ground."""
    hexagon = step.facts.hexes[step.action["hex"]]
    cost = hexagon.get("cost", 0) if step.action["hex"] not in step.before.laid else 0
    for marker in _tokens(step.before, step.builder):
        kind = step.facts.privates[marker["private"]].get("half_price")
        if cost and kind is not None and kind == hexagon.get("terrain"):
            yield f"ground at half its price: {marker['private']}"


def _runs(step: Step) -> Iterator[str]:
    """Routes come to a token, or further than their train goes by itself."""
    for marker in _tokens(step.before, step.actor):
        card = step.facts.privates[marker["private"]]
        for route in step.action["routes"]:
            hexes = [part["hex"] for part in route["path"]]
            if marker.get("hex") is not None and marker["hex"] in hexes:
                yield f"a token earns more: {marker['private']}"
            most = step.facts.trains[route["train"]].get("hexes") or len(hexes)
            tied = card.get("longer_train") and marker.get("train") == route["train"]
            if tied and len(hexes) - 1 > most:
                yield f"a train goes further: {marker['private']}"
