"""Markers as they lie: in spaces, the first at home, one of a company in a hex."""

from collections.abc import Iterator, Sequence

from trackwalker.invariants.core.registry import STATE, invariant
from trackwalker.invariants.core.view import View

Space = tuple[str, tuple[int, ...]]
"""A city: its hex and the sides that its track touches."""


def _city(view: View, hexagon: str, sides: Sequence[int]) -> Space:
    return hexagon, view.facts.city(hexagon, view.laid.get(hexagon), tuple(sides)).exits


def _kept_spaces(view: View) -> Iterator[tuple[Space, str]]:
    """The spaces kept for somebody: homes to come, second cities, the city of a private company's power."""
    homes = not view.terms.building.homes_open
    ended = _reservations_ended(view)
    for company in view.state["companies"]:
        name, charter = company["id"], view.facts.companies.get(company["id"], {})
        if company["closed"]:
            continue
        waits = not company["tokens"] and company["kind"] not in ("national", "major")
        if waits and homes and view.facts.box.home(name) is not None:
            home = view.facts.home(name)
            if _is_replaced_in_parts(view, home["hex"]):
                continue
            yield _city(view, home["hex"], home.get("exits", ())), f"home of the {name}"
        second = charter.get("second_city")
        if second is None or ended or any(place["hex"] == second["hex"] for place in company["tokens"]):
            continue
        yield _city(view, second["hex"], second.get("exits", ())), f"second city of the {name}"
    for private in view.state["privates"]:
        token = view.facts.privates[private["id"]].get("token")
        if token is not None and private["owner"].startswith(("bank", "player:")):
            yield _city(view, token["hex"], token["exits"]), f"space of {private['id']}"


def _is_replaced_in_parts(view: View, name: str) -> bool:
    """Whether a tile lies where two places are joined, so that a reading says which one is the home."""
    return name in view.laid and any(city.get("joined") for city in view.facts.hexes[name].get("cities", ()))


def _reservations_ended(view: View) -> bool:
    phases, now = view.facts.phases, view.facts.phases.index(view.state["phase"])
    return any(view.facts.phase[name].get("ends_reservations") for name in phases[: now + 1])


@invariant(
    STATE,
    "18CH-14-d",
    "18CH-20-c",
    "18CH-20-d",
    "1846-6.2-ai",
    "1846-6.2-aj",
    "1846-6.24-a",
    "1846-3-ag",
    "18FL-3.1-g",
    "18FL-3.3-ad",
    "18FL-7.3.1-c",
    "18FL-7.3.1-d",
    "18GL-4.6.2-d",
    "LA-OR.hub-b",
    reads="companies tiles privates phase removed",
)
def markers_have_spaces(view: View) -> Iterator[str]:
    """Guards that every marker is in a city, none beyond its spaces, the spaces that are kept counted in.

    Hotels and terminals take no space.
    """
    taken: dict[Space, list[str]] = {}
    for company in view.state["companies"]:
        for place in company["tokens"]:
            if place.get("kind") is None:
                taken.setdefault((place["hex"], tuple(place["exits"])), []).append(company["id"])
    for token in (view.state.get("removed") or {}).get("tokens", ()):
        taken.setdefault((token["hex"], tuple(token["exits"])), []).append(token["company"])
    for space, whose in _kept_spaces(view):
        taken.setdefault(space, []).append(whose)
    for (name, exits), here in taken.items():
        nodes = view.facts.nodes(name, view.laid.get(name))
        slots = next((node.slots for node in nodes if node.exits == exits), 0)
        if len(here) > slots:
            yield f"the city {name} {list(exits)} has {slots} spaces for {', '.join(here)}"


@invariant(STATE, "1846-2-i", reads="removed tiles")
def markers_of_absent_companies_are_at_home(view: View) -> Iterator[str]:
    """Guards that each company taken out of the game has one marker on the map, in its home city."""
    removed = view.state.get("removed") or {"companies": [], "tokens": []}
    if [token["company"] for token in removed["tokens"]] != removed["companies"]:
        yield f"markers lie on the map for {[token['company'] for token in removed['tokens']]}"
    for token in removed["tokens"]:
        home = view.facts.home(token["company"])
        if token["hex"] != home["hex"] or not {*home.get("exits", ())} <= {*token["exits"]}:
            yield f"the {token['company']} is not in the game and has a marker on {token['hex']}"


@invariant(
    STATE,
    "18CH-10-h",
    "18CH-15-c",
    "18CH-20-h",
    "18CH-20-i",
    "1846-5.1-k",
    "1846-3-ap",
    "18FL-3.1-f",
    "18FL-7.3-c",
    "18FL-7.3.1-b",
    "18GL-4.4-f",
    "18GL-4.4-g",
    "18GL-4.6.2-b",
    "LA-SR.launch-h",
    reads="companies",
)
def the_first_marker_is_at_home(view: View) -> Iterator[str]:
    """Guards that a company's first marker lies in its home city."""
    for company in view.state["companies"]:
        if company["kind"] == "national" or view.facts.box.home(company["id"]) is None:
            continue  # it has no home, or a picked one
        if company["tokens"] and not company["closed"]:
            if _is_replaced_in_parts(view, view.facts.home(company["id"])["hex"]):
                continue
            home, hexes = view.facts.home(company["id"]), view.facts.homes(company["id"])
            first = company["tokens"][0]
            if first["hex"] not in hexes or not {*home.get("exits", ())} <= {*first["exits"]}:
                yield f"the {company['id']} has its first marker on {first['hex']} {first['exits']}"


@invariant(
    STATE,
    "18CH-20-c",
    "1846-6.25-a",
    "1846-6.26-b",
    "1846-3-ar",
    "18FL-7.3.1-c",
    "LA-OR.hub-c",
    unless={"18CH-Q38": "bc"},
    reads="companies",
)
def no_company_is_twice_in_a_hex(view: View) -> Iterator[str]:
    """Guards that a company has one marker a hex at most, a terminal beside it left out."""
    for company in view.state["companies"]:
        hexes = [place["hex"] for place in company["tokens"] if place.get("kind") != "terminal"]
        if len(set(hexes)) < len(hexes):
            yield f"the {company['id']} has two markers in one of {', '.join(sorted(hexes))}"
