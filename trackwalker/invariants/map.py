"""What holds for the map on every table."""

from collections.abc import Iterator

from trackwalker.invariants.registry import STATE, invariant
from trackwalker.invariants.view import View


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
    reads="tiles",
)
def tiles_fit_their_hexes(view: View) -> Iterator[str]:
    """Guards that each tile is of its hex's kind and no track runs off the board or into a blank side."""
    for name, (tile, rotation) in view.laid.items():
        yield from view.facts.wrongs_of_lying(name, tile, rotation)


@invariant(
    STATE,
    "18CH-12-b",
    "18CH-26-a",
    "18CH-26-h",
    "18CH-26-q",
    "18CH-26-v",
    "18CH-26-ab",
    "18CH-26-ag",
    reads="tiles phase",
)
def colours_wait_for_their_phase(view: View) -> Iterator[str]:
    """Guards that no tile has a colour that the phase does not allow yet."""
    facts = view.facts
    allowed = facts.phase[view.state["phase"]]["tiles"]
    for name, (tile, _) in view.laid.items():
        if facts.colour(tile) not in allowed:
            yield f"#{tile} on {name} is {facts.colour(tile)} in phase {view.state['phase']}"


@invariant(
    STATE,
    "18CH-12-c",
    "18CH-15-m",
    "18CH-19-a",
    "18CH-19-b",
    "18CH-19-c",
    "18CH-19-d",
    reads="tiles privates",
)
def blocked_hexes_are_empty(view: View) -> Iterator[str]:
    """Guards that no tile lies where a private company that is unsold or a player's keeps track away."""
    for private in view.state["privates"]:
        if private["owner"] == "bank" or private["owner"].startswith("player:"):
            for name in view.facts.privates[private["id"]].get("blocks", ()):
                if name in view.laid:
                    yield f"a tile lies on {name}, which {private['id']} blocks"


@invariant(STATE, "18CH-14-d", "18CH-20-c", "18CH-20-d", reads="companies tiles")
def markers_have_spaces(view: View) -> Iterator[str]:
    """Guards that every marker is in a city, none beyond its spaces, one space kept for each home to come."""
    taken: dict[tuple[str, tuple[int, ...]], list[str]] = {}
    for company in view.state["companies"]:
        for place in company["tokens"]:
            taken.setdefault((place["hex"], tuple(place["exits"])), []).append(company["id"])
        if not company["tokens"] and not company["closed"]:
            home = view.facts.companies[company["id"]]["home"]
            city = view.facts.city(home["hex"], view.laid.get(home["hex"]), tuple(home.get("exits", ())))
            taken.setdefault((home["hex"], city.exits), []).append(f"home of the {company['id']}")
    for (name, exits), here in taken.items():
        nodes = view.facts.nodes(name, view.laid.get(name))
        slots = next((node.slots for node in nodes if node.exits == exits), 0)
        if len(here) > slots:
            yield f"the city {name} {list(exits)} has {slots} spaces for {', '.join(here)}"


@invariant(STATE, "18CH-10-h", "18CH-15-c", "18CH-20-h", "18CH-20-i", reads="companies")
def the_first_marker_is_at_home(view: View) -> Iterator[str]:
    """Guards that a company's first marker lies in its home city."""
    for company in view.state["companies"]:
        if company["tokens"]:
            home, first = view.facts.companies[company["id"]]["home"], company["tokens"][0]
            if first["hex"] != home["hex"] or not {*home.get("exits", ())} <= {*first["exits"]}:
                yield f"the {company['id']} has its first marker on {first['hex']} {first['exits']}"


@invariant(STATE, "18CH-20-c", unless={"18CH-Q38": "b"}, reads="companies")
def no_company_is_twice_in_a_hex(view: View) -> Iterator[str]:
    """Guards that a company has one marker a hex at most."""
    for company in view.state["companies"]:
        hexes = [place["hex"] for place in company["tokens"]]
        if len(set(hexes)) < len(hexes):
            yield f"the {company['id']} has two markers in one of {', '.join(sorted(hexes))}"
