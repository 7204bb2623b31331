"""Tokens that are stations, hotels or terminals, and cost by their distance."""

from collections.abc import Iterator

from trackwalker.invariants.core.facts import Facts
from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View
from trackwalker.invariants.map.distances import hexes_to


def _places(view: View) -> Iterator[tuple[str, str, tuple[int, ...], str | None]]:
    """Every token on the map: company, hex, sides of the place, and what it is if no station in a space."""
    for name, company in view.companies.items():
        for place in company["tokens"]:
            yield name, place["hex"], tuple(place["exits"]), place.get("kind")


@invariant(
    STATE, "18FL-7.3-a", "18FL-7.3-b", "18FL-7.3.1-d", "18FL-7.3.2-a", "18FL-3.3-ag", reads="companies tiles"
)
def stations_are_in_cities_and_hotels_in_towns(view: View) -> Iterator[str]:
    """Guards that a hotel stands in a town with track, and any other token in a city."""
    for name, hexagon, exits, kind in _places(view):
        nodes = {node.exits: node for node in view.facts.nodes(hexagon, view.laid.get(hexagon))}
        node = nodes.get(exits)
        if node is None or node.town != (kind == "hotel") or (node.slots == 0) != node.town:
            yield f"the {name} has a {kind or 'station'} on {hexagon} {list(exits)}, which is no place for it"


@invariant(STATE, "18FL-7.3.2-c", reads="companies")
def hotels_are_one_a_town(view: View) -> Iterator[str]:
    """Guards that no town has two hotels."""
    owners: dict[str, str] = {}
    for name, hexagon, _, kind in _places(view):
        if kind == "hotel":
            if hexagon in owners:
                yield f"the {owners[hexagon]} and the {name} have hotels on {hexagon}"
            owners[hexagon] = name


@invariant(
    STATE,
    "18FL-3.3-aa",
    "18FL-3.3-ab",
    "18FL-3.3-ah",
    "18FL-3.3-ai",
    "18FL-7.3.1-c",
    reads="companies privates",
)
def a_terminal_comes_of_its_private_company(view: View) -> Iterator[str]:
    """Guards that each terminal comes of a private company used for it, and no station joins it later."""
    cards = view.facts.privates
    brought = [
        p["id"] for p in view.state["privates"] if cards[p["id"]].get("terminal") and p["owner"] == "box"
    ]
    found = [(name, hexagon, exits) for name, hexagon, exits, kind in _places(view) if kind == "terminal"]
    if len(found) > len(brought):
        yield f"{len(found)} terminals are on the map, {len(brought)} private companies can have brought them"
    for name, hexagon, exits in found:
        if not exits and not view.terms.building.terminals_without_track:
            yield f"the {name} has a terminal on {hexagon}, where no tile lies"
        own = [(place["hex"], place.get("kind")) for place in view.companies[name]["tokens"]]
        joined = view.terms.building.stations_join_terminals
        if not joined and (hexagon, None) in own[own.index((hexagon, "terminal")) :]:
            yield f"the {name} has placed a station on {hexagon}, where its terminal stood"


@invariant(STATE, "18FL-7.2.2-d", reads="companies phase")
def hotels_are_lost_only_where_a_phase_clears(view: View) -> Iterator[str]:
    """Guards that all companies together have lost no more tokens than towns were cleared."""
    facts = view.facts
    begun = facts.phases[: facts.phases.index(view.state["phase"]) + 1]
    swept = [name for phase in begun for name in facts.phase[phase].get("clears_hexes", ())]
    towns = sum(facts.hexes[name]["kind"] == "town" for name in swept)
    lost = 0
    for name, company in view.companies.items():
        own = [place for place in company["tokens"] if place.get("kind") != "terminal"]
        lost += facts.tokens_printed(name) - len(own) - company["tokens_left"]
    if lost > towns:
        yield f"{lost} tokens have left the game, {towns} town(s) were cleared"


def _builds_itself(step: Step) -> bool:
    """Whether a company places one of its own tokens."""
    return step.type == "place_token" and step.action.get("private") is None


def _pays_interest_too(step: Step) -> bool:
    """Whether a company has no run after its token, and may pay interest within the same action."""
    company = step.before.companies[step.builder]
    indebted = company.get("loans") or (company["kind"] == "national" and step.before.state.get("bonds"))
    return bool(indebted) and step.after.kind not in ("token", "run")


def _price_of_a_hex(facts: Facts, company: str) -> int:
    """What a token costs for each hex, in $; a company that is formed of others pays as they do."""
    card = facts.companies.get(company) or next(iter(facts.companies.values()))
    return int(card["tokens"][-1])


@invariant(
    STEP,
    "18FL-7.3-f",
    "18FL-7.3-g",
    "18FL-7.3-h",
    "18FL-3.3-aa",
    "18GL-4.6.2-c",
    "18GL-4.6.2-e",
    "18GL-4.6.2-f",
    "18GL-4.6.2-g",
)
def a_token_costs_its_way(step: Step) -> Iterator[str]:
    """Guards that a token costs $20 for each hex of usable track from the nearest station, a terminal $0.

    By readings the hex of that station counts, the way may lead anywhere, a terminal within reach costs
    what a station would, and a second one in a city costs nothing.
    """
    if step.type != "place_token" or step.kind == "home" or _pays_interest_too(step):
        return
    before, company = step.before, step.builder
    terms = before.terms.building
    exits = tuple(sorted(step.action["exits"]))
    way = hexes_to(before, company, step.action["hex"], exits, terms.distance_anywhere)
    paid, each = -step.income(company), _price_of_a_hex(step.facts, company)
    due = None if way is None else each * (way + terms.origin_counts)
    if step.action.get("private") is not None:
        if paid != 0 and not (terms.terminals_within_reach_cost and paid == due):
            yield f"the {company} pays ${paid} for a terminal on {step.action['hex']}"
    elif paid != due or (way == 0 and not terms.two_tokens_in_a_city):
        yield f"the {company} pays ${paid} for a token on {step.action['hex']}, {way} hexes away"


@invariant(STEP, "18FL-7.3-d", "18FL-7.3-i", "18FL-7.3-j", "18FL-3.3-ab")
def a_turn_has_one_token_and_maybe_a_terminal(step: Step) -> Iterator[str]:
    """Guards that a company places one station or hotel a turn out of its own, and a terminal beside them."""
    if step.type != "place_token":
        return
    company = step.builder
    old, new = step.before.companies[company], step.after.companies[company]
    placed = new["tokens"][-1]
    town = step.facts.hexes[step.action["hex"]]["kind"] == "town"
    kind = ("hotel" if town else None) if _builds_itself(step) else "terminal"
    spent = int(_builds_itself(step))
    if placed["hex"] != step.action["hex"] or placed.get("kind") != kind:
        found = f"{placed.get('kind') or 'station'} on {placed['hex']}"
        yield f"the {company} has a {found}, not a {kind or 'station'} on {step.action['hex']}"
    if old["tokens_left"] - new["tokens_left"] != spent:
        yield f"the {company} had {old['tokens_left']} tokens left and has {new['tokens_left']}"
    if spent and (step.before.turn["tokens"] or step.before.turn["step"] != "token"):
        yield f"the {company} places a second token in a turn, or in another step than that for it"
