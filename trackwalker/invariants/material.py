"""What holds for trains, tokens and tiles on every possible table: they are those of the box."""

from collections import Counter
from collections.abc import Iterator, Mapping

from trackwalker.invariants.core.raw import Components, State, cleared, follows


def _rank(components: Components) -> dict[str, str]:
    """Each train and the rank it is of: the name of its card's first side."""
    return {train["name"]: train.get("side_of") or train["name"] for train in components["trains"]}


def trains_add_up(state: State, components: Components) -> Iterator[str]:
    """Guards that companies, pool, bank and the trains out of the game together make the box's trains."""
    depot, rank = state["depot"], _rank(components)
    found = Counter(rank[train["name"]] for company in state["companies"] for train in company["trains"])
    found.update(rank[name] for name in depot["pool"])
    found.update({entry["train"]: entry["count"] for entry in depot["gone"]})
    found.update({entry["train"]: entry["left"] or 0 for entry in depot["stack"]})
    for train in components["trains"]:
        name, count = train["name"], train.get("count")
        if isinstance(count, Mapping):
            count = count[len(state["players"])]
        if rank[name] == name and count is not None and found[name] != count:
            yield f"there are {found[name]} {name}-trains, the box has {count}"
    for entry in depot["stack"]:
        faces = [name for name, of in rank.items() if of == entry["train"]]
        if entry.get("faces", [entry["train"]]) != faces:
            yield f"the cards of the {entry['train']}-trains have the sides {', '.join(faces)}"


def no_rusted_train_in_play(state: State, components: Components) -> Iterator[str]:
    """Guards that no company and no pool has a train that this phase, or one before it, has scrapped."""
    phases = [phase["name"] for phase in components["phases"]]
    now = phases.index(state["phase"])
    rusted = {
        train["name"]
        for train in components["trains"]
        if train.get("rusts_at") is not None and phases.index(train["rusts_at"]) <= now
    }
    for company in state["companies"]:
        for train in company["trains"]:
            if train["name"] in rusted:
                yield f"the {company['id']} has a {train['name']}-train in phase {state['phase']}"
    for name in state["depot"]["pool"]:
        if name in rusted:
            yield f"a {name}-train lies in the pool in phase {state['phase']}"


def trains_within_the_limit(state: State, components: Components) -> Iterator[str]:
    """Guards the train limit, except while companies are discarding."""
    if any(entry["kind"] == "discard_train" for entry in state["pending"]):
        return
    table = next(phase["train_limit"] for phase in components["phases"] if phase["name"] == state["phase"])
    for company in state["companies"]:
        count = sum(not train.get("phased_out") for train in company["trains"])
        limit = table.get(company.get("share_count")) if isinstance(table, Mapping) else table
        if limit is not None and count > limit:
            yield f"the {company['id']} has {count} trains in phase {state['phase']}, {limit} is the most"


def tokens_add_up(state: State, components: Components) -> Iterator[str]:
    """Guards that a company's tokens on the map and those left are as many as its charter has, one a hex.

    An extra one may stand where an independent company started, or where a private company gives one; a
    terminal is always one. A hotel where a phase cleared the hexes may have left the game.
    """
    charters = {company["id"]: len(company["tokens"]) for company in components["companies"]}
    independents = components.get("independents", ())
    homes = {entry["home"]["hex"]: entry["id"] for entry in independents}
    given = {card["token"]["hex"]: card["id"] for card in components["privates"] if card.get("token")}
    gone = {company["id"] for company in state["companies"] if company["closed"]}
    gone |= {private["id"] for private in state["privates"] if private.get("uses_left") == 0}
    lost = sum(components["hexes"][name]["kind"] == "town" for name in cleared(state, components))
    for company in state["companies"]:
        if company["closed"]:
            continue
        laid = [place for place in company["tokens"] if place.get("kind") != "terminal"]
        left = company["tokens_left"]
        printed = charters.get(company["id"], 1)
        places = (homes.get(place["hex"]) or given.get(place["hex"]) for place in laid)
        extra = sum(place in gone for place in places)
        if not -lost <= len(laid) + left - printed <= extra:
            yield f"the {company['id']} has {len(laid)} tokens on the map, {left} left, {printed} printed"
        for hexagon, count in Counter(place["hex"] for place in laid).items():
            if count > 1:
                yield f"the {company['id']} has {count} tokens on {hexagon}"


def tiles_add_up(state: State, components: Components) -> Iterator[str]:
    """Guards that the tiles on the map and those in the supply are the box's tiles, one tile a hex.

    By one reading those that a phase takes off the map have left the game.
    """
    gone = len(cleared(state, components)) if follows(state, "18FL-Q65", "b") else 0
    laid = Counter(tile["tile"] for tile in state["tiles"]["laid"])
    for name, count in components["tiles"]["counts"].items():
        left = state["tiles"]["left"].get(str(name))
        missing = 0 if count is None or left is None else count - laid[str(name)] - left
        if count is not None and (left is None or left < 0 or not 0 <= missing <= gone):
            yield f"#{name}: {laid[str(name)]} laid and {left} left, the box has {count}"
    hexes = Counter(tile["hex"] for tile in state["tiles"]["laid"])
    for hexagon, count in hexes.items():
        if count > 1 or hexagon not in components["hexes"]:
            yield f"{count} tile(s) on {hexagon}"
