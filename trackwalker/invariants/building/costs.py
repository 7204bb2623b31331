"""What building costs, and who pays it."""

from collections.abc import Iterator

from trackwalker.components.shapes import Shape
from trackwalker.invariants.core.registry import STEP, invariant
from trackwalker.invariants.core.view import Step, View
from trackwalker.invariants.money.income import private_income


@invariant(
    STEP,
    "18CH-15-l",
    "18CH-18-d",
    "18CH-19-m",
    "18CH-20-e",
    "18CH-20-f",
    "LA-OR.flow-c",
    "LA-OR.lay-e",
    "LA-OR.hub-a",
    unless={"LA-Q88": "b"},
)
def building_is_paid_by_the_company(step: Step) -> Iterator[str]:
    """Guards that the company pays the amount on an empty hex and for a marker the one on its charter.

    Its charter may bring it something back for a mountain.
    """
    if step.type not in ("lay_tile", "place_token"):
        return
    name = step.actor
    if step.type == "lay_tile":
        where = step.action["hex"]
        cost = 0 if where in step.before.laid else step.facts.hexes[where].get("cost", 0)
        if cost:
            cost -= sum(card.get("for_a_mountain", 0) for card in step.before.abilities(name))
    else:
        placed = len(step.before.companies[name]["tokens"])
        free = step.action.get("private") is not None
        left = step.before.companies[name].get("hub_costs")
        cost = 0 if free else left[0] if left else step.facts.companies[name]["tokens"][placed]
    if step.income(name) != -cost and not step.after.companies[name]["closed"]:  # then all it has is lost
        yield f"the {name} pays ${-step.income(name)} for a {step.type}, not ${cost}"
    for player in step.before.players:
        if step.gain(player):
            yield f"{player} gets ${step.gain(player)} by a {step.type}"


def _sides(view: View, name: str) -> frozenset[int]:
    """The sides of a hex that track leads to, laid or printed."""
    lying = view.laid.get(name)
    if lying is not None:
        return view.facts.shapes[lying[0]].turned(lying[1]).sides
    printed = view.facts.hexes.get(name)
    return frozenset() if printed is None else Shape.read(printed).sides


def _discount(view: View, company: str) -> int:
    """What a company pays less for mountains, in $."""
    owned = view.owned(f"company:{company}")
    return sum(view.facts.privates[name].get("mountain_discount", 0) for name in owned)


def _tile_cost(step: Step) -> int:
    """What the tile of an action costs in $: the ground or the least price, and the sides completed."""
    before, facts, name = step.before, step.facts, step.action["hex"]
    private = step.action.get("private")
    power = {} if private is None else facts.privates[private]["power"]
    if power.get("free") and not power.get("pays_sides"):
        return 0
    hexagon, discount = facts.hexes[name], _discount(before, step.actor)
    cost = 0
    for side in _sides(step.after, name) - _sides(before, name):
        priced = hexagon.get("side_costs", {}).get(side)
        if priced is not None and (side + 3) % 6 in _sides(before, facts.neighbour(name, side)):
            cost += priced["price"] - (discount if priced["ground"] == "tunnel" else 0)
    if power.get("free"):
        return cost
    first = name not in before.laid
    free_hexes = facts.companies.get(step.actor, {}).get("free_hexes", ())
    if first and not hexagon.get("colour") and name in free_hexes:
        return cost
    ground = hexagon.get("cost", 0) if first else 0
    if ground and hexagon.get("mountain"):
        ground -= discount
    return cost + int(max(ground, facts.components.get("least_tile_cost", 0)))


def _token_costs(step: Step) -> set[int]:
    """What the token of an action can cost in $, with and without a connection."""
    charter = step.facts.companies[step.actor]
    if step.action.get("private") is not None:
        return {0}
    second = charter.get("second_city")
    if second is None or step.action["hex"] != second["hex"]:
        return {charter["tokens"][-1]}
    costs = {second["price"], second.get("unconnected_price", second["price"])}
    if step.before.terms.building.second_cities_usual:
        costs.add(charter["tokens"][-1])
    return costs


@invariant(
    STEP,
    "1846-6.2-x",
    "1846-6.2-y",
    "1846-6.2-z",
    "1846-6.2-ac",
    "1846-6.2-ad",
    "1846-6.23-a",
    "1846-3-bp",
    "1846-3-cb",
    unless={"1846-Q28": "bc", "1846-Q31": "b", "1846-Q32": "b"},
)
def a_tile_costs_its_ground_and_sides(step: Step) -> Iterator[str]:
    """Guards what a company pays for a tile: $20 or the ground, the sides that it completes, or nothing."""
    if step.type != "lay_tile":
        return
    due = _tile_cost(step)
    if step.income(step.actor) != -due:
        paid, name = -step.income(step.actor), step.action["hex"]
        yield f"the {step.actor} pays ${paid} for a tile on {name}, not ${due}"


@invariant(STEP, "1846-6.2-ae", "1846-6.2-ai", "1846-6.2-am", "1846-3-ah")
def a_token_costs_what_is_printed(step: Step) -> Iterator[str]:
    """Guards what a company pays for a token: the usual price, that of its second city, or nothing."""
    if step.type != "place_token":
        return
    paid = -step.income(step.actor)
    if paid not in _token_costs(step):
        yield f"the {step.actor} pays ${paid} for a token on {step.action['hex']}"


@invariant(STEP, "1846-5.1-f", "1846-6.2-x")
def players_pay_nothing_for_building(step: Step) -> Iterator[str]:
    """Guards that building and assigning move no player's money."""
    if step.type in ("lay_tile", "place_token", "assign"):
        for player in step.before.players:
            if step.gain(player):
                yield f"{player} gets ${step.gain(player)} by a {step.type}"


@invariant(STEP, "18FL-7.2.1-f", "18FL-7.2.2-b", "18FL-3.3-t")
def a_tile_costs_the_ground_it_covers(step: Step) -> Iterator[str]:
    """Guards that the company pays what an empty hex costs, and nothing for a replacement."""
    if step.type != "lay_tile":
        return
    name, company = step.action["hex"], step.builder
    due = 0 if name in step.before.laid else step.facts.hexes[name].get("cost", 0)
    if step.income(company) != -due:
        yield f"the {company} pays ${-step.income(company)} for a tile on {name}, not ${due}"
    agreed = {step.actor, step.action.get("agreed_by")}
    president = step.before.companies[company]["president"]
    if due and step.action["actor"]["kind"] == "player" and president not in agreed:
        yield f"the {company} of {president} pays ${due} for a tile of {step.actor}, without consent"


@invariant(STEP, "18FL-7.2.1-f", "18FL-7.3-h", "18FL-3.3-u")
def building_costs_players_nothing(step: Step) -> Iterator[str]:
    """Guards that lays, tokens and bonus actions move no player's money but what private companies pay."""
    if step.type in ("lay_tile", "place_token", "assign", "convert"):
        for player in step.before.players:
            if step.gain(player) != private_income(step, f"player:{player}"):
                yield f"{player} gets ${step.gain(player)} by a {step.type}"


def _ground(step: Step, company: str, name: str, tile: str) -> int:
    """What a company pays for a tile on a hex in $: the ground, half of it by a token, or the replacement."""
    hexagon, view = step.facts.hexes[name], step.before
    ground = 0 if name in view.laid else int(hexagon.get("cost", 0))
    if ground and any(
        marker["company"] == company
        and step.facts.privates[marker["private"]].get("half_price") == hexagon.get("terrain")
        for marker in view.state.get("markers", ())
    ):
        ground //= 2
    return ground + int(hexagon.get("upgrade_cost", {}).get(step.facts.colour(tile), 0))


@invariant(
    STEP,
    "18GL-1.3-s",
    "18GL-1.3-t",
    "18GL-4.6.1.1-v",
    "18GL-4.6.1.1-w",
    "18GL-4.6.1.1-x",
    "18GL-4.3-n4a",
    "18GL-4.3-n5a",
    "18GL-4.3-n7c",
    "18GL-4.3-n11e",
    unless={"18GL-Q25": "b", "18GL-Q27": "b"},
)
def tiles_cost_their_ground_or_half_of_it(step: Step) -> Iterator[str]:
    """Guards what a company pays for its tiles, those on the shores of a ferry and by powers included.

    That is what is printed on a river or a hill, half of it with the token for that ground, and what a city
    asks for a replacement. When the step is over with it, other things may be paid for as well.
    """
    after, company = step.after, step.builder
    goes_on = after.turn.get("company") == company and after.kind in ("track", "token")
    if step.type not in ("lay_tile", "open_ferry") or not goes_on:
        return
    new = [name for name, lying in after.laid.items() if step.before.laid.get(name) != lying]
    due = sum(_ground(step, company, name, after.laid[name][0]) for name in new)
    if step.income(company) != -due:
        yield f"the {company} pays ${-step.income(company)} for {' and '.join(new)}, not ${due}"
