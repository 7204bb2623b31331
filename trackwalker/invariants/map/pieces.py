"""A map that is built of pieces at the table: where they may lie, and what there is of it."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from trackwalker.components.built_map import axial, covered, hex_name
from trackwalker.games.terms import MapTerms
from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View

__all__ = ["positions"]

Axial = tuple[int, int]
Ground = Mapping[Axial, Any]

_AROUND = ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))
_MIDDLE = (0, 0)


def _beside(at: Axial) -> list[Axial]:
    return [(at[0] + q, at[1] + r) for q, r in _AROUND]


def _grounds(parts: Mapping[str, Any], laid: Mapping[str, Any]) -> dict[Axial, Any]:
    """Each hex of a piece that lies there, and what is printed on it."""
    hexes = [
        parts["grounds"][what] if isinstance(what, str) else what
        for what in parts["pieces"][laid["piece"]]["hexes"]
    ]
    return dict(zip(covered(axial(laid["hex"]), laid["rotation"]), hexes, strict=True))


def _wrongs(
    new: Ground, there: Mapping[Axial, int], shared_sides: int, terms: MapTerms, borders: Collection[Axial]
) -> Iterator[str]:
    """What is wrong with a piece that is laid beside others.

    there: each hex of a piece, and which piece it is of. borders: the black ones among them.
    """
    if not there.keys().isdisjoint(new):
        yield "lies on another one"
    if not there:
        if next(iter(new)) != _MIDDLE:
            yield "is the first one and does not lie in the middle"
        return
    touching = [(ground, at) for hexagon, ground in new.items() for at in _beside(hexagon) if at in there]
    of_each = Counter(there[at] for _, at in touching)
    shared = max(of_each.values(), default=0) if terms.edges_of_one_piece else of_each.total()
    if shared < shared_sides:
        yield f"shares {shared} edges with those before it"
    if any(at in borders for _, at in touching):
        yield "lies beside a black border"
    if any(ground.get("border") for ground, _ in touching) and not terms.new_borders_may_touch:
        yield "has its black border beside another one"


def positions(view: View, piece: str) -> Iterator[tuple[str, int]]:
    """Every position that a piece may have: the place of its first hex, and how it is turned."""
    parts, terms = view.facts.components["parts"], view.terms.map
    before = [_grounds(parts, laid) for laid in view.state["map"]["pieces"]]
    there = {at: number for number, one in enumerate(before) for at in one}
    borders = {at for one in before for at, ground in one.items() if ground.get("border")}
    near = {at for hexagon in there for at in (hexagon, *_beside(hexagon))}
    near |= {at for hexagon in near for at in _beside(hexagon)} or {_MIDDLE}
    for at in sorted(near):
        for rotation in range(6):
            new = _grounds(parts, {"piece": piece, "hex": hex_name(at), "rotation": rotation})
            if not any(_wrongs(new, there, parts["shared_sides"], terms, borders)):
                yield hex_name(at), rotation


def _ordinary_cities(view: View) -> set[str]:
    """The cities of the pieces that are no homes and have no letter."""
    parts, built = view.facts.components["parts"], view.state["map"]
    return {
        hex_name(at)
        for laid in built["pieces"]
        for at, ground in _grounds(parts, laid).items()
        if ground.get("kind") == "city" and "home" not in ground and "label" not in ground
    }


# as it lies -------------------------------------------------------------------------------------------


@invariant(
    STATE,
    "LA-SU.map-c",
    "LA-SU.tile-c",
    "LA-SU.tile-e",
    "LA-SU.tile-f",
    "LA-SU.tile-h",
    reads="map",
)
def pieces_lie_by_the_rules(view: View) -> Iterator[str]:
    """Guards that each piece shares three edges with those laid before, no border, and covers none."""
    parts, terms = view.facts.components["parts"], view.terms.map
    there: dict[Axial, int] = {}
    borders: set[Axial] = set()
    for number, laid in enumerate(view.state["map"]["pieces"]):
        new = _grounds(parts, laid)
        for words in _wrongs(new, there, parts["shared_sides"], terms, borders):
            yield f"piece {laid['piece']} at {laid['hex']}, turned {laid['rotation']}, {words}"
        there |= dict.fromkeys(new, number)
        borders |= {at for at, ground in new.items() if ground.get("border")}


@invariant(
    STATE,
    "LA-SU.dest-a",
    "LA-SU.map-a",
    "LA-SU.map-b",
    "LA-SU.tile-a",
    "LA-SU.tile-j",
    "LA-SU.done-a",
    reads="map round options",
)
def pieces_and_projects_add_up(view: View) -> Iterator[str]:
    """Guards that map and stack hold the pieces of the mode, once each; of projects capitals are left.

    The card of the destinations is the one that was chosen.
    """
    parts, built = view.facts.components["parts"], view.state["map"]
    card = view.state["options"].get("destination", 1)
    if built["destination"] != parts["destinations"][card - 1]:
        yield f"destinations are worth {built['destination']}; card {card} was chosen"
    found = Counter([*(laid["piece"] for laid in built["pieces"]), *built["stack"]])
    strange = [name for name in found if name not in parts["pieces"] and name not in parts["projects"]]
    wrong = [name for name in parts["pieces"] if found[name] != 1]
    wrong += [name for name in parts["projects"] if found[name] > 1]
    if strange or wrong:
        yield f"{', '.join([*strange, *wrong])} are not once in map and stack"
    projects = sum(name in parts["projects"] for name in built["stack"])
    if projects + len(built["capitals"]) != len(parts["projects"]):
        yield f"{projects} projects and {len(built['capitals'])} capitals, of {len(parts['projects'])}"
    if built["stack"] and view.state["round"]["kind"] != "map":
        yield f"the map is built, and {', '.join(built['stack'])} have not been laid"


@invariant(STATE, "LA-SU.tile-i", reads="map")
def capitals_are_ordinary_cities(view: View) -> Iterator[str]:
    """Guards that each capital lies in a city of its own, which is no home and has no letter."""
    cities = _ordinary_cities(view) if view.state["map"]["capitals"] else set()
    for name, count in Counter(view.state["map"]["capitals"]).items():
        if name not in cities or count > 1:
            yield f"{count} capital(s) lie on {name}, where no ordinary city is"


@invariant(STATE, "LA-SU.blank-a", "LA-SU.blank-c", "LA-SU.blank-d", "LA-SU.blank-e", reads="map")
def blanks_give_room_to_homes(view: View) -> Iterator[str]:
    """Guards how many single blanks there are, that each is beside a home and at no black border."""
    parts, built, terms = view.facts.components["parts"], view.state["map"], view.terms.map
    blanks = built["blanks"]
    most = parts["blanks"]["other_count" if terms.more_blanks else "count"]
    if len(blanks) > most or len({*blanks}) < len(blanks):
        yield f"there are blanks on {', '.join(blanks)}, {most} are in the box"
    if blanks and built["stack"]:
        yield "blanks are laid before the map is built"
    pieces = [_grounds(parts, laid) for laid in built["pieces"]]
    there = {at: ground for one in pieces for at, ground in one.items()}
    homes = {at for at, ground in there.items() if "home" in ground}
    if terms.blanks_beside == "piece":
        homes = {at for one in pieces if not homes.isdisjoint(one) for at in one}
    earlier: set[Axial] = set()
    for name in blanks:
        at = axial(name)
        around = _beside(at)
        if at in there:
            yield f"a blank lies on {name}, on a piece"
        if homes.isdisjoint(around):
            yield f"the blank on {name} is beside no home"
        if any(there.get(one, {}).get("border") for one in around):
            yield f"the blank on {name} is beside a black border"
        shared = sum(one in there or one in earlier for one in around)
        if terms.blanks_beside == "home and three" and shared < parts["shared_sides"]:
            yield f"the blank on {name} shares {shared} edges"
        earlier.add(at)


def _laid(step: Step) -> list[dict[str, Any]]:
    """The piece that an action lays; none if it lays none."""
    if step.type != "lay_piece":
        return []
    return [{part: step.action[part] for part in ("piece", "hex", "rotation")}]


# as it is built ---------------------------------------------------------------------------------------


@invariant(STEP, "LA-SU.tile-c", "LA-SU.tile-d", "LA-SU.tile-i", "LA-SU.tile-k", "LA-SU.tile-l")
def what_is_turned_up_is_laid(step: Step) -> Iterator[str]:
    """Guards that the top of the stack is laid or carried out; projects without a city go under it."""
    old, new = step.before.state.get("map"), step.after.state.get("map")
    if old is None or new is None or step.type not in ("lay_piece", "place_capital"):
        if old is not None and step.type not in ("lay_blank", "shuffle") and old != new:
            yield f"the map changes by the action {step.type}"
        return
    top, projects = old["stack"][0], step.facts.components["parts"]["projects"]
    if (top in projects) != (step.type == "place_capital") or step.action.get("piece", top) != top:
        yield f"{step.actor} turned up {top} and answers with {step.action}"
    if not new["pieces"]:
        return  # begun anew
    if new["pieces"] != [*old["pieces"], *_laid(step)]:
        yield f"{len(old['pieces'])} pieces lay on the map, {len(new['pieces'])} lie there"
    capitals = [step.action["hex"]] if top in projects else []
    if new["capitals"] != [*old["capitals"], *capitals]:
        yield f"the capitals were {old['capitals']} and are {new['capitals']}"
    rest = list(old["stack"][1:])
    while rest and rest[0] in projects and _ordinary_cities(step.after) <= {*new["capitals"]}:
        rest.append(rest.pop(0))
        if all(name in projects for name in rest):
            break
    if new["stack"] != rest:
        yield f"the stack was {', '.join(old['stack'][:3])} ..., and is {', '.join(new['stack'][:3])} ..."


@invariant(STEP, "LA-SU.tile-m")
def a_map_is_begun_anew_if_a_piece_fits_nowhere(step: Step) -> Iterator[str]:
    """Guards that the pieces are gathered exactly when the next one has no place; all of them are mixed."""
    old, new = step.before.state.get("map"), step.after.state.get("map")
    if old is None or new is None or step.type not in ("lay_piece", "place_capital"):
        return
    parts = step.facts.components["parts"]
    if new["pieces"]:
        return
    if sorted(new["stack"]) != sorted([*parts["pieces"], *parts["projects"]]) or new["capitals"]:
        yield "the map is begun anew and something has not been gathered"
    if step.after.kind != "shuffle":
        yield f"the map is begun anew and nobody mixes the pieces: {step.after.kind}"
    following = next((name for name in old["stack"][1:] if name in parts["pieces"]), None)
    lying = {**step.before.state, "map": {**old, "pieces": [*old["pieces"], *_laid(step)]}}
    if following is not None and any(positions(View(lying, step.facts), following)):
        yield f"the map is begun anew, and piece {following} could have been laid"


@invariant(STEP, "LA-SU.tile-b", "LA-SU.tile-d", "LA-SU.blank-b", unless={"LA-Q10": "b"})
def builders_follow_clockwise(step: Step) -> Iterator[str]:
    """Guards that the next player clockwise builds; after a mixing it is whom chance has picked."""
    old, new = step.before.state["round"], step.after.state["round"]
    if old["kind"] != "map" or new["kind"] != "map":
        return
    terms = step.before.terms.map
    if step.type == "shuffle":
        picked = {*step.action["cards"]} == {*step.before.players}
        if picked and new["turn"] != step.action["cards"][0]:
            yield f"chance has picked {step.action['cards'][0]}, {new['turn']} begins"
        return
    if not step.after.state["map"]["pieces"]:
        return
    stays = step.type == "place_capital" and terms.projects_are_no_turn
    stays = stays or (terms.last_builder_lays_blanks and not step.after.state["map"]["stack"])
    following = step.before.after_seat(old["turn"], int(not stays))
    if new["turn"] != following:
        yield f"after a {step.type} of {old['turn']} {new['turn']} builds, not {following}"


@invariant(STEP, "LA-SU.done-a", "LA-SU.blank-b")
def blanks_are_laid_until_all_have_passed(step: Step) -> Iterator[str]:
    """Guards that each blank is laid where it was said, and that passes in succession end the building."""
    old, new = step.before.state.get("map"), step.after.state.get("map")
    if step.kind != "lay_blank" or old is None or new is None:
        return
    laid = [step.action["hex"]] if step.type == "lay_blank" else []
    if new["blanks"] != [*old["blanks"], *laid]:
        yield f"blanks were on {old['blanks']} and are on {new['blanks']}"
    passes = len(step.before.state["round"].get("passed", ())) + 1
    alone = step.before.terms.map.last_builder_lays_blanks
    over = step.type == "pass" and (alone or passes == len(step.before.players))
    if over and step.after.state["round"]["kind"] != "stock":
        yield f"nobody lays blanks, and the round is: {step.after.state['round']['kind']}"
    if step.type == "pass" and not over and step.after.state["round"]["kind"] != "map":
        yield f"the map is finished after {passes} passes"
