"""Finding routes one by one: every route of a train, or its most valuable one.

A route is grown from a token in two arms. A route through several own tokens is grown from the first of them
only, so each is found exactly once. Branches that cannot reach the value asked for are cut off: what they can
still earn is at most the value of all stops within reach, with one more end of line at each open arm.
"""

from bisect import insort
from collections.abc import Callable, Iterator
from typing import NamedTuple

from ..network import Link, Network
from ..paths import Run
from .reach import Reach

Chain = tuple["Chain | None", Link]
"""The links of an arm, the last one first."""


class Found(NamedTuple):
    """A route: value in $, number of stops, the track and junctions it uses, its arms from a token.

    Without an arm the token is all of it.
    """

    value: int
    visits: int
    once: int
    root: int
    arm: Chain | None
    other_arm: Chain | None


def for_each(routes: list[Found], trains: int) -> list[Found]:
    """Routes of so many trains, those on which all of these can run at once as often as there are trains."""
    return routes + [route for route in routes if not route.once] * (trains - 1)


class TooMany(Exception):
    """The search was given up: there are more routes than asked for."""


Row = tuple[tuple[int, int, int, int, int, Link], ...]
"""The ways on from a stop: to which, the bit that bars it, over which track, for how much room and value."""
Bound = Callable[[int, int, int], int]
"""(head, stops barred, room left) -> the most in $ that can still be earned."""


def search(
    reach: Reach,
    floor: int = 1,
    *,
    best_only: bool = False,
    best: int = 0,
    budget: int | None = None,
    barred_track: int = 0,
) -> list[Found]:
    """All routes of a train worth at least ``floor`` dollars, or with ``best_only`` better and better ones.

    ``best``: so many that are worth most are enough. Track in ``barred_track`` is not used.

    Raises:
        TooMany: more than ``budget`` steps would be needed.
    """
    network = reach.network
    found: list[Found] = []
    values, costs, guard = reach.values, reach.costs, reach.guard
    through, count = network.through, len(network.bars)
    # beyond the stops barred, those visited are noted
    bars = [mask | 1 << count + stop for stop, mask in enumerate(network.bars)]
    links = [_ways_on(reach, stop, barred_track) for stop in range(count)]
    steps_left = -1 if budget is None else budget
    additive, picky, once_a_hex = reach.additive, reach.is_picky, reach.train.hexes_once
    off_board = sum(
        1 << count + stop for stop, worth in enumerate(network.worths) if worth.kind == "off_board"
    )
    earnings: dict[int, int] = {}
    bound_needed = best_only or best > 0 or floor > 1
    passing, tops = network.passing, list[int]()
    bound: Bound
    two_bound: Bound

    def record(once: int, value: int, barred: int, room: int, arm: Chain | None, other: Chain | None) -> None:
        nonlocal floor
        if picky:
            ends = bool(barred & off_board)
            if network.breaks_a_tie(once) or not reach.is_route(room, ends):
                return
            if once_a_hex and not reach.covers(root, [*_links_of(arm), *_links_of(other)], ends):
                return
        if not additive:
            visited = barred >> count
            earns = earnings.get(visited)
            if earns is None:
                earns = earnings[visited] = reach.revenue([n for n in range(count) if visited >> n & 1])
            if earns < floor:
                return
            value = earns
        found.append(Found(value, (barred >> count).bit_count(), once, root, arm, other))
        if best_only:
            floor = value + 1
        elif best:
            insort(tops, value)
            if len(tops) >= best:
                floor = tops[-best] + 1

    def second(head: int, barred: int, once: int, room: int, value: int, arm: Chain, chain: Chain) -> None:
        nonlocal steps_left
        steps_left -= 1
        if not steps_left:
            raise TooMany
        if value >= floor and not passing >> head & 1:
            record(once, value, barred, room, arm, chain)
        if not through[head] or (bound_needed and value + bound(head, barred, room) < floor):
            return
        for to, bar, track, cost, gain, link in links[head]:
            if barred & bar or once & track:
                continue
            left = room - cost
            if left & guard:
                continue
            second(to, barred | bars[to], once | track, left, value + gain, arm, (chain, link))

    def first(head: int, barred: int, once: int, room: int, value: int, chain: Chain, start: int) -> None:
        nonlocal steps_left
        steps_left -= 1
        if not steps_left:
            raise TooMany
        if value >= floor and not passing >> head & 1:
            record(once, value, barred, room, chain, None)
        if bound_needed and value + two_bound(head, barred, room) < floor:
            return
        if through[head]:
            for to, bar, track, cost, gain, link in links[head]:
                if barred & bar or once & track:
                    continue
                left = room - cost
                if left & guard:
                    continue
                first(to, barred | bars[to], once | track, left, value + gain, (chain, link), start)
        if through[root] and not passing >> head & 1:
            for to, bar, track, cost, gain, link in links[root][start:]:
                if barred & bar or once & track:
                    continue
                left = room - cost
                if left & guard:
                    continue
                second(to, barred | bars[to], once | track, left, value + gain, chain, (None, link))

    visited_roots = 0
    for root in network.tokens:
        room = reach.room - costs[root]
        if costs[root] < 0 or room & guard:
            continue
        if bound_needed:
            bound, two_bound = _bounds(reach, links, root)
        barred = visited_roots | bars[root]
        if network.terms.least_stops == 1 and values[root] >= floor:
            standing = network.standing(root)
            if not standing & barred_track:
                record(standing, values[root], bars[root], room, None, None)
        for start, (to, bar, track, cost, gain, link) in enumerate(links[root], 1):
            left = room - cost
            if not barred & bar and not left & guard:
                first(to, barred | bars[to], track, left, values[root] + gain, (None, link), start)
        visited_roots |= 1 << root
    return found


def _links_of(arm: Chain | None) -> Iterator[Link]:
    """The links of an arm, the last one first."""
    while arm is not None:
        yield arm[1]
        arm = arm[0]


def _ways_on(reach: Reach, stop: int, barred_track: int) -> Row:
    """The ways on from a stop. To the other half of a city it is barred only by having been there."""
    network = reach.network
    if not network.through[stop] and stop not in network.tokens:
        return ()
    count = len(network.bars)
    return tuple(
        (
            link.to,
            1 << (count + link.to if link.once & network.joined else link.to),
            link.once,
            reach.cost_of(link),
            reach.gain_of(stop, link),
            link,
        )
        for link in network.links[stop]
        if reach.costs[link.to] >= 0 and not link.once & barred_track
    )


def _bounds(reach: Reach, links: list[Row], root: int) -> tuple[Bound, Bound]:
    """What can still be earned from the open end of one arm, or of two."""
    if reach.hexes and not reach.train.hexes_once:
        return _ranging_bounds(reach.network, reach, links, root)
    if reach.stops is not None and reach.stops <= 8:
        return _walking_bounds(reach.network, reach, links, root)
    return _flooding_bounds(reach.network, reach, links, root)


def _walking_bounds(network: Network, reach: Reach, links: list[Row], root: int) -> tuple[Bound, Bound]:
    through, count = network.through, len(reach.values)
    most: list[list[int]] = [[0] * count]
    for _ in range(reach.stops or 0):
        last = most[-1]
        most.append(
            [
                max(
                    (gain + (last[to] if through[to] else 0) for to, _, _, _, gain, _ in links[stop]),
                    default=0,
                )
                for stop in range(count)
            ]
        )
    both = [
        [
            max(
                (most[part][head] if through[head] else 0) + (most[room - part][root] if through[root] else 0)
                for part in range(room + 1)
            )
            for head in range(count)
        ]
        for room in range(len(most))
    ]
    return (lambda head, _, room: most[room][head]), (lambda head, _, room: both[room][head])


def _ranging_bounds(network: Network, reach: Reach, links: list[Row], root: int) -> tuple[Bound, Bound]:
    """By how many hexes are left."""
    through, unit, count = network.through, reach.hexes, len(reach.values)
    shift = unit.bit_length() - 1
    total = (reach.room >> shift) & 0xFF
    most: list[list[int]] = []
    ways = [[(to, gain, len(link.stretch.trail)) for to, _, _, _, gain, link in row] for row in links]
    for room in range(total + 1):
        most.append(
            [
                max(
                    (
                        gain + (most[room - hexes][to] if through[to] else 0)
                        for to, gain, hexes in ways[stop]
                        if hexes <= room
                    ),
                    default=0,
                )
                for stop in range(count)
            ]
        )
    both = [
        [
            max(
                (most[part][head] if through[head] else 0) + (most[room - part][root] if through[root] else 0)
                for part in range(room + 1)
            )
            for head in range(count)
        ]
        for room in range(total + 1)
    ]
    return (
        lambda head, _, room: most[(room >> shift) & 0x7F][head],
        lambda head, _, room: both[(room >> shift) & 0x7F][head],
    )


def _flooding_bounds(network: Network, reach: Reach, links: list[Row], root: int) -> tuple[Bound, Bound]:
    values, through = reach.values, network.through
    beside = [0] * len(values)
    for stop, row in enumerate(links):
        for to, _, _, _, _, _ in row:
            beside[stop] |= 1 << to
    open_stops = sum(1 << stop for stop, way_on in enumerate(through) if way_on)
    ends = sorted(
        ((values[stop], 1 << stop) for stop, way_on in enumerate(through) if not way_on), reverse=True
    )
    tables = []
    for base in range(0, len(values), 8):
        table = [0]
        for value in values[base : base + 8]:
            table += [value + other for other in table]
        tables.append((base, table, (1 << len(values[base : base + 8])) - 1))

    # a half of a city is barred by its other half, but can still be reached from there
    halves = sum(
        1 << n for n, row in enumerate(network.links) if any(link.once & network.joined for link in row)
    )
    count = len(values)

    def flood(start: int, barred: int, arms: int) -> int:
        if halves:
            barred = barred & ~halves | barred >> count & halves
        got = start & ~barred
        fresh = got & open_stops
        while fresh:
            low = fresh & -fresh
            new = beside[low.bit_length() - 1] & ~barred & ~got
            got |= new
            fresh = (fresh ^ low) | (new & open_stops)
        total = 0
        for base, table, mask in tables:
            total += table[(got & open_stops) >> base & mask]
        if got & ~open_stops:
            for value, stop in ends:
                if got & stop:
                    total += value
                    arms -= 1
                    if not arms:
                        break
        return total

    known: dict[tuple[int, int], int] = {}
    known_two: dict[tuple[int, int], int] = {}
    root_side = beside[root] if through[root] else 0

    def bound(head: int, barred: int, _: int) -> int:
        answer = known.get((head, barred))
        if answer is None:
            answer = known[head, barred] = flood(beside[head], barred, 1)
        return answer

    def two_bound(head: int, barred: int, _: int) -> int:
        answer = known_two.get((head, barred))
        if answer is None:
            from_head = beside[head] if through[head] else 0
            arms = (1 if from_head else 0) + (1 if root_side else 0)
            answer = known_two[head, barred] = flood(from_head | root_side, barred, arms or 1)
        return answer

    return bound, two_bound


def run_over(network: Network, found: Found) -> Run:
    """A route that has been found, from end to end."""
    across = network.graph.board.geography.across
    trail: list[int] = []
    if found.arm is None:
        return network.places[found.root], (), network.places[found.root]
    start = found.arm[1].stretch.to
    chain: Chain | None = found.arm
    while chain is not None:
        trail.extend(across[border] for border in reversed(chain[1].stretch.trail))
        chain = chain[0]
    end = network.places[found.root]
    if found.other_arm is not None:
        end = found.other_arm[1].stretch.to
        links = []
        chain = found.other_arm
        while chain is not None:
            links.append(chain[1])
            chain = chain[0]
        for link in reversed(links):
            trail.extend(link.stretch.trail)
    return start, tuple(trail), end
