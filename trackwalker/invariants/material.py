"""What holds for trains, tokens and tiles on every possible table: they are those of the box."""

from collections import Counter
from collections.abc import Iterator, Mapping

from trackwalker.invariants.core.raw import Table, cleared, follows
from trackwalker.invariants.core.registry import RAW, invariant


def _rank(table: Table) -> dict[str, str]:
    """Each train and the rank it is of: the name of its card's first side."""
    return {train["name"]: train.get("side_of") or train["name"] for train in table.components["trains"]}


@invariant(
    RAW,
    "18CH-0-g",
    "18CH-23-n",
    "18CH-23-o",
    "18CH-23-p",
    "18CH-23-q",
    "18CH-23-r",
    "1846-6.51-b",
    "1846-6.51-c",
    "1846-2-d",
    "18FL-8.1-e",
    "18FL-8.1-f",
    "18FL-8.1-g",
    "18FL-8.1-h",
    "18FL-8.1-i",
    "18FL-8.1-j",
    reads="companies depot",
)
def trains_add_up(table: Table) -> Iterator[str]:
    """Guards that companies, pool, bank and the trains out of the game together make the box's trains."""
    depot, rank = table.state["depot"], _rank(table)
    found = Counter(
        rank[train["name"]] for company in table.state["companies"] for train in company["trains"]
    )
    found.update(rank[name] for name in depot["pool"])
    found.update({entry["train"]: entry["count"] for entry in depot["gone"]})
    found.update({entry["train"]: entry["left"] or 0 for entry in depot["stack"]})
    for train in table.components["trains"]:
        name, count = train["name"], train.get("count")
        if isinstance(count, Mapping):
            count = count[len(table.state["players"])]
        if rank[name] == name and count is not None and found[name] != count:
            yield f"there are {found[name]} {name}-trains, the box has {count}"
    for entry in depot["stack"]:
        faces = [name for name, of in rank.items() if of == entry["train"]]
        if entry.get("faces", [entry["train"]]) != faces:
            yield f"the cards of the {entry['train']}-trains have the sides {', '.join(faces)}"


@invariant(
    RAW,
    "18CH-1-c",
    "18CH-2-g",
    "18CH-26-p",
    "18CH-26-aa",
    "18CH-26-af",
    "1846-6.3-v",
    "18FL-8.1-e",
    "18FL-8.1-f",
    "18FL-8.3-d",
    "18FL-8.3-l",
    reads="companies depot phase",
)
def no_rusted_train_in_play(table: Table) -> Iterator[str]:
    """Guards that no company and no pool has a train that this phase, or one before it, has scrapped."""
    phases = [phase["name"] for phase in table.components["phases"]]
    now = phases.index(table.state["phase"])
    rusted = {
        train["name"]
        for train in table.components["trains"]
        if train.get("rusts_at") is not None and phases.index(train["rusts_at"]) <= now
    }
    for company in table.state["companies"]:
        for train in company["trains"]:
            if train["name"] in rusted:
                yield f"the {company['id']} has a {train['name']}-train in phase {table.state['phase']}"
    for name in table.state["depot"]["pool"]:
        if name in rusted:
            yield f"a {name}-train lies in the pool in phase {table.state['phase']}"


@invariant(
    RAW,
    "18CH-2-f",
    "18CH-23-d",
    "18CH-23-ab",
    "1846-6.5-d",
    "1846-6.5-e",
    "1846-6.5-f",
    "1846-6.54-a",
    "18FL-2-c",
    "18FL-2-d",
    "18FL-2-e",
    "18FL-2-f",
    "18FL-2-g",
    "18FL-8.3-e",
    "18FL-8.3-i",
    reads="companies phase pending",
)
def trains_within_the_limit(table: Table) -> Iterator[str]:
    """Guards the train limit, except while companies are discarding."""
    if any(entry["kind"] == "discard_train" for entry in table.state["pending"]):
        return
    now = table.state["phase"]
    limits = next(phase["train_limit"] for phase in table.components["phases"] if phase["name"] == now)
    for company in table.state["companies"]:
        count = sum(not train.get("phased_out") for train in company["trains"])
        limit = limits.get(company.get("share_count")) if isinstance(limits, Mapping) else limits
        if limit is not None and count > limit:
            yield f"the {company['id']} has {count} trains in phase {now}, {limit} is the most"


@invariant(
    RAW,
    "18CH-10-e",
    "18CH-20-g",
    "1846-6.26-d",
    "1846-3-aw",
    "18FL-3.1-h",
    "18FL-3.3-ab",
    "18FL-7.3-d",
    unless={"18CH-Q38": "bc"},
    reads="companies privates phase",
)
def tokens_add_up(table: Table) -> Iterator[str]:
    """Guards that a company's tokens on the map and those left are as many as its charter has, one a hex.

    An extra one may stand where an independent company started, or where a private company gives one; a
    terminal is always one. A hotel where a phase cleared the hexes may have left the game.
    """
    charters = {company["id"]: len(company["tokens"]) for company in table.components["companies"]}
    independents = table.components.get("independents", ())
    homes = {entry["home"]["hex"]: entry["id"] for entry in independents}
    given = {card["token"]["hex"]: card["id"] for card in table.components["privates"] if card.get("token")}
    gone = {company["id"] for company in table.state["companies"] if company["closed"]}
    gone |= {private["id"] for private in table.state["privates"] if private.get("uses_left") == 0}
    lost = sum(table.components["hexes"][name]["kind"] == "town" for name in cleared(table))
    for company in table.state["companies"]:
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


@invariant(
    RAW,
    "18CH-15-d",
    "18CH-15-e",
    "18CH-17-e",
    "1846-6.22-a",
    "1846-6.22-b",
    "18FL-7.2.1-h",
    "18FL-7.2.1-q",
    reads="tiles",
)
def tiles_add_up(table: Table) -> Iterator[str]:
    """Guards that the tiles on the map and those in the supply are the box's tiles, one tile a hex.

    By one reading those that a phase takes off the map have left the game.
    """
    gone = len(cleared(table)) if follows(table, "18FL-Q65", "b") else 0
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
