"""The tiles of the box, how they are laid, and how many in a turn."""

from collections import Counter
from collections.abc import Iterator

from trackwalker.components.shapes import Shape
from trackwalker.invariants.core.facts import COLOURS
from trackwalker.invariants.core.raw import Table, cleared
from trackwalker.invariants.core.registry import RAW, STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View

NEW_TILES = 2
"""How many yellow tiles a turn has at most, where it has no other."""


@invariant(
    RAW,
    "18CH-15-d",
    "18CH-15-e",
    "18CH-17-e",
    "1846-6.22-a",
    "1846-6.22-b",
    "18FL-7.2.1-h",
    "18FL-7.2.1-q",
    "18GL-4.6.1.1-j",
    "18GL-4.6.1.1-u",
    "LA-OR.lay-f",
    reads="tiles",
)
def tiles_add_up(table: Table) -> Iterator[str]:
    """Guards that the tiles on the map and those in the supply are the box's tiles, one tile a hex.

    By one reading those that a phase takes off the map have left the game, by another those replaced.
    """
    gone = len(cleared(table)) if table.terms.building.cleared_tiles_leave else 0
    if table.terms.building.replaced_tiles_leave:
        gone = sum(count or 0 for count in table.components["tiles"]["counts"].values())
    laid = Counter(tile["tile"] for tile in table.state["tiles"]["laid"])
    for name, count in table.components["tiles"]["counts"].items():
        left = table.state["tiles"]["left"].get(str(name))
        missing = 0 if count is None or left is None else count - laid[str(name)] - left
        if count is not None and (left is None or left < 0 or not 0 <= missing <= gone):
            yield f"#{name}: {laid[str(name)]} laid and {left} left, the box has {count}"
    hexes = Counter(tile["hex"] for tile in table.state["tiles"]["laid"])
    for hexagon, count in hexes.items():
        if count > 1 or hexagon not in table.components["hexes"]:
            yield f"{count} tile(s) on {hexagon}"


@invariant(
    STEP,
    "18CH-15-b",
    "18CH-17-a",
    "18CH-17-b",
    "18CH-17-d",
    "18CH-17-h",
    "18CH-17-i",
    "18CH-18-b",
    "1846-6.2-c",
    "1846-6.2-i",
    "1846-6.2-m",
    "18FL-7.2.1-g",
    "18FL-7.2.1-k",
    "18FL-7.2.1-p",
    "18FL-7.2.2-c",
    "18FL-8.3-n",
    "18GL-4.6.1.1-a",
    "18GL-4.6.1.1-j",
    "18GL-4.6.1.1-s",
    "LA-OR.lay-b",
    "LA-OR.lay-d",
    unless={"LA-Q46": "b"},
)
def tiles_are_laid_one_by_one_and_keep_their_track(step: Step) -> Iterator[str]:
    """Guards that only a lay changes the map, one hex, to the next colour, with all track kept.

    A phase that begins may take the tiles off some hexes.
    """
    old, new, facts = step.before.laid, step.after.laid, step.facts
    if step.type == "open_ferry":
        return
    if step.type != "lay_tile":
        swept = step.cleared
        if {name: lying for name, lying in old.items() if name not in swept} != new:
            yield f"the map changes by the action {step.type}"
        return
    name = step.action["hex"]
    if {h: t for h, t in old.items() if h != name} != {h: t for h, t in new.items() if h != name}:
        yield f"other hexes than {name} change"
    if name not in new:
        yield f"no tile lies on {name} after a lay"
        return
    lying, laid = old.get(name), new[name]
    if laid[0] != step.action["tile"] or not facts.same_look(laid[0], laid[1], step.action["rotation"]):
        yield f"#{laid[0]} turned {laid[1]} lies on {name}, not what was laid"
    if facts.hexes[name]["kind"] == "blue":
        if lying is not None or facts.colour(laid[0]) != "blue":
            yield f"#{laid[0]} is laid on the water of {name}"
        return
    before = facts.hexes[name].get("colour") if lying is None else facts.colour(lying[0])
    expected = 0 if before is None else COLOURS.index(before) + 1
    if COLOURS.index(facts.colour(laid[0])) != expected:
        yield f"{facts.colour(laid[0])} is laid on {name}, where {before or 'no tile'} was"
    if not facts.is_kept(name, lying, laid):
        yield f"#{laid[0]} turned {laid[1]} on {name} does not keep the track of {lying or 'the print'}"


@invariant(STEP, "18CH-15-b", "18CH-19-e", "18CH-19-f", "18CH-19-l")
def a_turn_has_one_tile_and_whole_powers(step: Step) -> Iterator[str]:
    """Guards one ordinary tile a turn, and that a power which lays two tiles lays both.

    By some readings it need not lay both.
    """
    by_halves = step.before.terms.building.powers_by_halves
    turn = step.after.state["round"].get("turn") or {}
    if step.kind not in ("track", "token") or turn.get("company") != step.actor:
        return
    extra: dict[str, int] = {}
    ordinary = 0
    for laid in turn["laid"]:
        power = step.facts.privates[laid["private"]]["power"] if laid.get("private") else None
        if power is None or not power["extra"]:
            ordinary += 1
        else:
            extra[laid["private"]] = extra.get(laid["private"], 0) + 1
    if ordinary > 1:
        yield f"the {step.actor} lays {ordinary} ordinary tiles in a turn"
    for private, count in extra.items():
        most = len(step.facts.privates[private]["power"]["hexes"])
        if count > most or (count < most and turn["step"] != "track" and not by_halves):
            yield f"the {step.actor} lays {count} tiles by the power of {private}"


@invariant(STEP, "18CH-15-g", "18CH-15-h")
def the_home_hex_comes_first(step: Step) -> Iterator[str]:
    """Guards that a company whose home has no track lays its tile there and nowhere else."""
    if step.type != "lay_tile":
        return
    home = step.facts.companies[step.actor]["home"]["hex"]
    bare = home not in step.before.laid and not Shape.read(step.facts.hexes[home]).sides
    if bare and step.action["hex"] != home:
        yield f"the {step.actor} lays a tile on {step.action['hex']}; its home {home} has no track"


@invariant(STATE, "1846-6.2-g", "1846-6.21-a", "1846-6.2-ae", "1846-6.25-a", reads="round")
def a_turn_has_two_tiles_and_one_token(view: View) -> Iterator[str]:
    """Guards the tiles of a turn: two besides those of powers, one upgrade at most; and one token."""
    ordinary, own = [], view.terms.building.powers_use_up_the_upgrade
    for laid in view.turn.get("laid", ()):
        power = view.facts.privates[laid["private"]]["power"] if laid.get("private") else None
        if power is None or (own and not power["joined"] and not power.get("links")):
            ordinary.append(laid["tile"])
    upgrades = [tile for tile in ordinary if view.facts.colour(tile) != "yellow"]
    if len(ordinary) > 2 or len(upgrades) > 1:
        yield f"the {view.turn['company']} lays {', '.join(ordinary)} in a turn"
    if view.turn.get("tokens", 0) > 1:
        yield f"the {view.turn['company']} places {view.turn['tokens']} ordinary tokens in a turn"


@invariant(
    STATE,
    "18FL-7.2-a",
    "18FL-7.2-b",
    "18FL-7.2-c",
    "18FL-3.3-r",
    "18FL-3.3-s",
    "18FL-7.3-i",
    "LA-OR.lay-a",
    "LA-OR.hub-a",
    reads="round",
)
def a_turn_has_two_new_tiles_or_one_replaced(view: View) -> Iterator[str]:
    """Guards the tiles of a turn: two yellow ones or one of another colour, and a yellow one by a power.

    Bridges are like yellow ones, which a charter may allow after one of another colour.
    """
    if view.state["round"]["kind"] != "operating" or not view.turn:
        return
    name, facts = view.turn["company"], view.facts
    own = [facts.colour(laid["tile"]) for laid in view.turn["laid"] if not laid.get("private")]
    extra = [laid for laid in view.turn["laid"] if laid.get("private")]
    new = [colour in ("yellow", "blue") for colour in own]
    after = sum(card.get("yellow_after_upgrade", 0) for card in view.abilities(name))
    if not (all(new) and len(own) <= NEW_TILES) and not (all(new[1:]) and len(own) <= 1 + after):
        yield f"the {name} lays {', '.join(own)} tiles in a turn"
    if len(extra) > 1 or any(facts.colour(laid["tile"]) != "yellow" for laid in extra):
        yield f"the {name} has {len(extra)} tiles laid by powers in a turn, or no yellow one"
    if view.turn["tokens"] > 1 and not view.terms.building.tokens_without_number:
        yield f"the {name} places {view.turn['tokens']} tokens in a turn"
