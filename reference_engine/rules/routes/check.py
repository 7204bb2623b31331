"""Judging the routes that somebody wants to run (18Chesapeake 14 and 21, 1846 6.3 to 6.33, 18FL 7.4)."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ..map.board import Board
from .counts import count_stops
from .halves import halves_apart, places_on
from .network import runs_through
from .paths import PathError, Walk, walk_path
from .ranges import Place, Train, TrainRange, range_of
from .terms import RouteTerms, terms_of

Refuse = Callable[[str, str], None]


def check_routes(
    board: Board,
    company: str,
    owned: Sequence[Train],
    routes: Sequence[Mapping[str, Any]],
    terms: RouteTerms | int,
    refuse: Refuse,
) -> list[int]:
    """Judge a company's run and work out what each route earns.

    Args:
        board: the board.
        company: whose trains run.
        owned: all of its trains.
        routes: the routes as the port writes them.
        terms: what routes earn, or only which figure (1 to 4) of the red areas counts.
        refuse: called with the rule's short name and a sentence for each rule broken: ``train-not-owned``,
            ``train-twice``, ``route-broken``, ``no-such-track``, ``reversed``, ``too-few-stops``,
            ``too-many-stops``, ``too-many-hexes``, ``tight-bend``, ``stop-twice``, ``same-place-twice``,
            ``second-city-in-hex``, ``two-eastern-ends``, ``junction-twice``, ``no-token``,
            ``passes-blocked-city``, ``passes-red-area``, ``ends-in-blocked-city``, ``track-twice`` (by one
            train), ``track-shared`` (by two), ``same-route``, and for the stops that are to count
            ``counted-not-visited``, ``counted-twice``, ``counts-too-many``, ``counts-too-few``,
            ``own-token-not-counted``.

    Returns:
        The revenue of each route in $. What one train earns more for each stop is in that of the route with
        most stops (of the first if there are several).
    """
    terms = terms_of(terms)
    ranges = [range_of(train) for train in owned]
    have = Counter(train.name for train in ranges)
    by_name: dict[object, TrainRange] = {train.name: train for train in ranges}
    needed: dict[str, list[int]] = {}
    for_one_train = list(terms.for_one_train)
    sent: Counter[object] = Counter()
    users: dict[object, list[int]] = {}
    run: list[object] = []
    revenues: list[int] = []
    visits: list[int] = []
    for route in routes:
        name = route.get("train")
        train = by_name.get(name) if isinstance(name, str) else None
        sent[str(name)] += 1
        if train is None:
            refuse("train-not-owned", f"The {company} owns no {name}-train.")
        elif sent[name] > have[train.name]:
            own = "one" if have[train.name] == 1 else str(have[train.name])
            refuse(
                "train-twice", f"The {company} has {own} {name}-train{'s' * (own != 'one')}; each runs once."
            )
        try:
            walk = walk_path(board, route.get("path"), single=terms.least_stops == 1)
        except PathError as problem:
            refuse(problem.rule, str(problem))
            revenues.append(0)
            visits.append(0)
            continue
        _check_walk(board, company, walk, terms, refuse)
        passed = _passed(board, company, walk, terms)
        stops = [place for place in places_on(board, company, walk, terms) if place not in passed]
        kinds = [board.layouts[number].nodes[index].kind for number, index in stops]
        excess = train.excess(kinds) if train is not None else None
        if len(stops) < terms.least_stops:
            refuse("too-few-stops", f"The {name}-train comes to one place only.")
        if train is not None and train.hexes is not None:
            off_board = "off_board" in (kinds[0], kinds[-1])
            covered = train.hexes_of(len(walk.borders), len(_hexes_of(board, walk)), off_board)
            needed.setdefault(train.name, []).append(covered)
        if train is not None and train.ignored and sum(kind not in train.ignored for kind in kinds) < 2:
            silent = " and ".join(f"{kind}s" for kind in sorted(train.ignored))
            refuse(
                "too-few-stops", f"To a {name}-train {silent} are no stops: it connects at least two others."
            )
        if excess is not None:
            made, allowed = excess
            refuse("too-many-stops", f"A {name}-train makes at most {allowed} stops, not {made}.")
        lines: dict[object, int] = {border: board.lines_across(border) for border in walk.borders}
        tracks: list[int | frozenset[Place]] = [*walk.borders, *walk.inside]
        for track in tracks:
            before = users.setdefault(track, [])
            if terms.shared_track:
                before[:] = [number for number in before if number == len(revenues)]
            if len(before) >= lines.get(track, 1):
                where = _where(board, track)
                if len(revenues) in before:
                    refuse("track-twice", f"The {name}-train's route uses the track {where} twice.")
                else:
                    refuse("track-shared", f"Two trains of the {company} use the track {where}.")
            before.append(len(revenues))
        may_be_alike = terms.standing_together if len(walk.stops) == 1 else not terms.shared_track
        if _either_way(walk) in run and not may_be_alike:
            refuse("same-route", f"Two trains of the {company} run the same route.")
        run.append(_either_way(walk))
        hexes = {board.geography.names[number] for number, _ in stops}
        mine = [bonus for bonus in for_one_train if bonus.hex in hexes]
        for_one_train = [bonus for bonus in for_one_train if bonus not in mine]
        now = replace(terms, bonuses=(*terms.bonuses, *(replace(bonus, once=False) for bonus in mine)))
        revenues.append(count_stops(board, company, train, stops, route.get("counted"), now, refuse))
        visits.append(len(stops))
    for kind, numbers in needed.items():
        _check_hexes(kind, numbers, ranges, refuse)
    if terms.per_stop and visits:
        most = max(visits)
        revenues[visits.index(most)] += terms.per_stop * most
    return revenues


def _hexes_of(board: Board, walk: Walk) -> set[int]:
    """The hexes in which a route is."""
    across = board.geography.across
    return {side // 6 for border in walk.borders for side in (border, across[border])}


def _check_hexes(name: str, needed: Sequence[int], ranges: Sequence[TrainRange], refuse: Refuse) -> None:
    """Of trains of a type one may go further than the others: the longest route is for it."""
    most = sorted((train.hexes or 0 for train in ranges if train.name == name), reverse=True)
    for made, allowed in zip(sorted(needed, reverse=True), most, strict=False):
        if made > allowed:
            refuse("too-many-hexes", f"A {name}-train covers at most {allowed} hexes, not {made}.")


def _passed(board: Board, company: str, walk: Walk, terms: RouteTerms) -> set[Place]:
    """The full cities through which a route runs without stopping there."""
    if terms.full == "stop":
        return set()
    return {place for place in walk.stops[1:-1] if board.is_closed_to(company, *place)}


def _either_way(walk: Walk) -> object:
    """What is the same for a route and its reverse, and for no other."""
    return min((walk.stops, walk.borders), (walk.stops[::-1], walk.borders[::-1]))


def _check_walk(board: Board, company: str, walk: Walk, terms: RouteTerms, refuse: Refuse) -> None:
    """The rules for a single route, whatever the train."""
    seen: set[Place] = set()
    groups: dict[str, Place] = {}
    if terms.halves_are_one and (apart := halves_apart(board, walk)):
        both = f"{_name(board, apart[0])} and {_name(board, apart[1])}"
        refuse("same-place-twice", f"{both} are one city, and a route visits it once at most.")
    east: Place | None = None
    for number, index in walk.stops:
        place = number, index
        node = board.layouts[number].nodes[index]
        if place in seen:
            refuse("stop-twice", f"A route visits {_name(board, place)} once at most.")
        elif node.group and node.group in groups and groups[node.group][0] == number:
            refuse(
                "second-city-in-hex",
                f"A route visits one place of {_name(board, place, alone=True)} at most, counted or not.",
            )
        elif node.group and node.group in groups:
            both = f"{_name(board, groups[node.group])} and {_name(board, place)}"
            refuse(
                "same-place-twice",
                f"{both} are one place ({node.group}), and a route visits it once at most.",
            )
        elif node.direction == "east" and east is not None:
            both = f"{_name(board, east)} and {_name(board, place)}"
            refuse("two-eastern-ends", f"A route does not join two eastern places: {both}.")
        if node.direction == "east":
            east = place
        seen.add(place)
        if node.group:
            groups[node.group] = place
    if len(set(walk.junctions)) < len(walk.junctions):
        refuse("junction-twice", "A route uses a junction of track once at most.")
    if not any(place in seen for place in board.held(company)):
        refuse("no-token", f"A route of the {company} has to include a city with one of its tokens.")
    if not terms.habits.tight_bends:
        for number, side, other in walk.bends:
            if (side - other) % 6 in (1, 5):
                where = board.geography.names[number]
                refuse("tight-bend", f"The bend on {where} between two neighbouring sides is too sharp.")
    if terms.full == "pass":
        for place in (walk.stops[0], walk.stops[-1]):
            if board.is_closed_to(company, *place):
                name = _name(board, place)
                refuse(
                    "ends-in-blocked-city", f"A route of the {company} cannot end in {name}, which is full."
                )
    for place in walk.stops[1:-1]:
        if terms.full != "stop" and board.is_closed_to(company, *place):
            continue
        if not runs_through(board, company, place, terms):
            name = _name(board, place)
            if board.layouts[place[0]].nodes[place[1]].ends_route:
                refuse("passes-red-area", f"A route ends at {name}: nothing runs on from a red area.")
            else:
                refuse("passes-blocked-city", f"{name} is full of other companies' tokens: no way through.")


def _name(board: Board, place: Place, alone: bool = False) -> str:
    """A stop in words: its hex, and its sides where the hex has several stops, unless ``alone``."""
    hex_name, exits = board.named(place)
    if alone or sum(node.is_stop for node in board.layouts[place[0]].nodes) == 1:
        return hex_name
    return f"{hex_name} (sides {', '.join(map(str, exits))})"


def _where(board: Board, track: int | frozenset[Place]) -> str:
    """A border in words, or the track inside a hex."""
    names = board.geography.names
    if not isinstance(track, int):
        return f"inside {names[min(track)[0]]}"
    border = track
    return f"between {names[border // 6]} and {names[board.geography.across[border] // 6]}"
