"""Whether the parts of a components file fit together: every name it uses has to be one that it explains."""

from collections.abc import Iterator, Mapping

from .cards import Box
from .map_cards import Hex, Tile, Track

Fault = tuple[str, str]
"""The field of the file, and what is wrong with it."""
LINKED = 2
"""How many cities a power links."""


def fault_in(box: Box, tiles: Mapping[str, Tile]) -> Fault | None:
    """The first contradiction in a components file, with the tiles of the game; None if there is none."""
    return next(_faults(box, tiles), None)


def _faults(box: Box, tiles: Mapping[str, Tile]) -> Iterator[Fault]:
    yield from _players(box)
    yield from _trains(box)
    yield from _phases(box)
    yield from _companies(box)
    yield from _privates(box, tiles)
    yield from _market(box)
    yield from _map(box, tiles)
    yield from _national(box)
    yield from _ferries(box, tiles)


def _players(box: Box) -> Iterator[Fault]:
    for count, table in box.players.items():
        if isinstance(table.certificate_limit, dict) and not table.certificate_limit:
            yield f"players, {count}", "`certificate_limit` is empty"
    for group in box.removable:
        known = {company.id for company in box.companies} | {private.id for private in box.privates}
        for member in group.members:
            if member not in known:
                yield f"removable, {group.name}", f"there is no company {member!r}"
        for count, table in box.players.items():
            if table.removed_per_group + group.more > len(group.members):
                yield f"players, {count}", f"takes more out of {group.name} than there are"


def _trains(box: Box) -> Iterator[Fault]:
    phases = {phase.name for phase in box.phases}
    ranks = {train.name: train for train in box.trains if train.side_of is None}
    for train in box.trains:
        where = f"trains, {train.name}"
        ranges = (reach.phase for reach in train.in_play)
        for phase in (train.starts_phase, train.phased_out_at, train.rusts_at, train.available_from, *ranges):
            if phase is not None and phase not in phases:
                yield where, f"there is no phase {phase!r}"
        if isinstance(train.count, dict):
            for players in box.players:
                if players not in train.count:
                    yield where, f"`count` does not say how many there are with {players} players"
        if train.visits is not None and (train.stops is None or train.visits < train.stops):
            yield where, f"a route of {train.visits} stops cannot have {train.stops} that count"
        if train.side_of is None:
            continue
        rank = ranks.get(train.side_of)
        if rank is None:
            yield where, f"there is no rank {train.side_of!r} of which it could be the other side"
        elif train.count is not None:
            yield where, f"the number of cards stands with the rank {rank.name!r}"
        elif train.starts_phase != rank.starts_phase:
            yield where, f"the rank {rank.name!r} starts phase {rank.starts_phase!r}"


def _phases(box: Box) -> Iterator[Fault]:
    larger = () if box.shares.conversion is None else box.shares.conversion.certificates
    known = {sum(box.shares.certificates) // box.shares.share_percent}
    if box.shares.conversion is not None:
        known.add(sum(larger) // box.shares.conversion.share_percent)
    for phase in box.phases:
        where = f"phases, {phase.name}"
        limits = phase.train_limit if isinstance(phase.train_limit, dict) else {}
        for size in (*phase.sizes, *limits):
            if size not in known:
                yield where, f"no company has {size} shares"
        for name in phase.clears_hexes:
            if name not in box.hexes:
                yield where, f"{name!r} is not a hex of the map"
        if phase.conversion and not larger:
            yield where, "`shares` says nothing of a conversion"


def _companies(box: Box) -> Iterator[Fault]:
    privates = {private.id for private in box.privates}
    trains = {train.name for train in box.trains}
    for company in box.companies:
        where = f"companies, {company.id}"
        for name in company.home.hexes if company.home is not None else ():
            if name not in box.hexes:
                yield where, f"its home {name!r} is not a hex of the map"
        second = () if company.second_city is None else (company.second_city.hex,)
        for name in (*second, *company.free_hexes):
            if name not in box.hexes:
                yield where, f"{name!r} is not a hex of the map"
        for name in second:
            if box.hexes[name].kind != "city" and not box.hexes[name].cities:
                yield where, f"there is no city on {name!r}"
    for railroad in box.independents:
        where = f"independents, {railroad.id}"
        if railroad.home.hex not in box.hexes:
            yield where, f"its home {railroad.home.hex!r} is not a hex of the map"
        if railroad.id not in privates:
            yield where, "there is no private company of that name"
        if railroad.train not in trains:
            yield where, f"there is no train {railroad.train!r}"


def _privates(box: Box, tiles: Mapping[str, Tile]) -> Iterator[Fault]:
    for private in box.privates:
        where = f"privates, {private.id}"
        named = [*private.blocks, *private.published_blocks]
        if private.power is not None:
            named += private.power.hexes
        if private.marker is not None:
            named += [*private.marker.amounts, *private.marker.symbols]
        if private.token is not None:
            named.append(private.token.hex)
        for name in named:
            if name not in box.hexes:
                yield where, f"{name!r} is not a hex of the map"
        train_of = private.closes_at_first_train_of
        if train_of is not None and train_of not in {company.id for company in box.companies}:
            yield where, f"there is no company {train_of!r}"
        for tile in private.power.tiles if private.power else ():
            if tile not in tiles:
                yield where, f"there is no tile {tile!r}"
        if private.power is not None and private.power.links:
            cities = [name for name in private.power.hexes if box.hexes[name].kind == "city"]
            if len(cities) != LINKED or len(private.power.hexes) != LINKED or private.power.uses != LINKED:
                yield where, f"`links` needs the {LINKED} hexes of {LINKED} cities and as many uses"


def _market(box: Box) -> Iterator[Fault]:
    for par, cell in box.market.par_cells.items():
        row, column = _cell(cell)
        try:
            printed = box.market.rows[row - 1][column - 1] if row > 0 and column > 0 else None
        except IndexError:
            printed = None
        if printed != par:
            yield f"market.par_cells, {par}", f"cell {cell!r} shows {printed}, not {par}"
    for size, cell in box.market.ceilings.items():
        if not any(
            _cell(cell) == (r, c) for r, row in enumerate(box.market.rows, 1) for c in range(1, len(row) + 1)
        ):
            yield f"market.ceilings, {size}", f"there is no cell {cell!r}"


def _cell(name: str) -> tuple[int, int]:
    row, _, column = name[1:].partition("c")
    return (int(row), int(column)) if name[:1] == "r" and row.isdigit() and column.isdigit() else (0, 0)


def _national(box: Box) -> Iterator[Fault]:
    if box.national is None:
        return
    if box.national.id in {company.id for company in box.companies}:
        yield "national", f"{box.national.id} is one of the companies"
    for form in box.national.forms:
        if sum(form.certificates) != 100:
            yield (
                f"national.forms, {form.companies}",
                f"its certificates are {sum(form.certificates)} percent",
            )


def _ferries(box: Box, tiles: Mapping[str, Tile]) -> Iterator[Fault]:
    for line in box.ferries:
        where = f"ferries, {line.id}"
        for segment in line.segments:
            if len(segment.hexes) < 3:
                yield where, "there is no water between its shores"
            if segment.tile not in tiles:
                yield where, f"there is no tile {segment.tile!r}"
            for number, name in enumerate(segment.hexes):
                if name not in box.hexes:
                    yield where, f"{name!r} is not a hex of the map"
                elif number and _side(box, segment.hexes[number - 1], name) is None:
                    yield where, f"{segment.hexes[number - 1]} and {name} do not adjoin"
            for shore, water in ((segment.hexes[0], segment.hexes[1]), segment.hexes[:-3:-1]):
                if _side(box, shore, water) not in box.hexes[shore].ferry:
                    yield where, f"{shore} has no ferry at its side towards {water}"


def _side(box: Box, name: str, there: str) -> int | None:
    """The side of a hex at which another lies; None if they do not adjoin."""
    return next((side for side in range(6) if box.grid.beyond(name, side) == there), None)


def _map(box: Box, tiles: Mapping[str, Tile]) -> Iterator[Fault]:
    if len(box.grid.step) != 6 or len(box.grid.sides) != 6:
        yield "grid", "a hex has six sides, so `sides` and `step` must list six each"
        return
    drawn: tuple[tuple[str, Mapping[str, Track]], ...] = (("hexes", box.hexes), ("tiles", tiles))
    for what, tracks in drawn:
        for name, track in tracks.items():
            message = _fault_in_track(track)
            if message:
                yield f"{what}, {name}", message
    for name, printed in box.hexes.items():
        if not (name[:1].isalpha() and name[1:].isdigit()):
            yield f"hexes, {name}", "a hex is named by a letter and a number, such as D14"
        else:
            yield from _sides(box, name, printed)


def _sides(box: Box, name: str, printed: Hex) -> Iterator[Fault]:
    for side, cost in printed.side_costs.items():
        where = f"hexes, {name}"
        if not 0 <= side <= 5:
            yield where, f"sides are numbered 0 to 5, not {side}"
            continue
        there = box.grid.beyond(name, side)
        if there not in box.hexes:
            yield where, f"there is no hex {there} at side {side}, which has a price"
        elif box.hexes[there].side_costs.get((side + 3) % 6, cost) != cost:
            yield where, f"side {side} has another price on {there}"


def _fault_in_track(track: Track) -> str:
    places = track.towns + track.cities + track.off_board
    if any(place.value == {} for place in places):
        return "a place with a table of values has one figure at least"
    for place in places:
        if not set(place.doubled) <= set(place.exits):
            return f"two lines at sides {list(place.doubled)}, but track at {list(place.exits)}"
    ends: list[tuple[int, ...]] = [*track.track, *(place.exits for place in places), *track.junctions]
    ends += [place.ferry for place in places]
    for sides in ends:
        if any(not 0 <= side <= 5 for side in sides):
            return f"sides are numbered 0 to 5, not {list(sides)}"
        if len(set(sides)) != len(sides):
            return f"track runs between different sides, not {list(sides)}"
    return ""
