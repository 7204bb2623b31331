"""Whether a company that has not operated could still come to a route (18FL, section 7.2.1).

A route needs a second place, so what is looked for is track from the company's home to the next city, town or
off-board place: track that lies there or that tiles of some colours, as far as they are in the supply, could
bring. Nobody's money, turns or networks matter.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass

from .board import Board
from .fit import fitting
from .geometry import COLOUR_NAMES, FIRST_NODE, Layout

Laid = tuple[str, int] | None
Supply = Mapping[str, int | None]


@dataclass(frozen=True)
class Plan:
    """Track by which a home can be joined to a second place: its hexes, and the tiles still to be laid.

    ``passing``: tiles that lie only for a while, on the way to the one that follows.
    """

    hexes: frozenset[int]
    tiles: Counter[str]
    passing: frozenset[str]

    def holds(self, left: Supply) -> bool:
        """Whether the supply has its tiles."""
        return all(_has(left, tile, count) for tile, count in self.tiles.items()) and all(
            _has(left, tile) for tile in self.passing
        )


def _has(left: Supply, tile: str, count: int = 1) -> bool:
    there = left.get(tile, 0)
    return there is None or there >= count


@dataclass(frozen=True)
class _Option:
    """Track that a hex has or can be given; ``tile`` is the one that lies there then, None if it does now."""

    layout: Layout
    tile: str | None = None
    passing: frozenset[str] = frozenset()


class _Remembered:
    """What an iterator yields, for any number of readers, each of whom may stop early."""

    def __init__(self, source: Iterator[_Option]) -> None:
        self._source = source
        self._seen: list[_Option] = []

    def __iter__(self) -> Iterator[_Option]:
        place = 0
        while True:
            while place < len(self._seen):
                yield self._seen[place]
                place += 1
            following = next(self._source, None)
            if following is None:
                return
            self._seen.append(following)


class Prospects:
    """What a supply of tiles of some colours could make of a board, perhaps after one more lay."""

    def __init__(
        self, board: Board, colours: Collection[str], left: Supply, changed: Mapping[int, Laid] | None = None
    ) -> None:
        self._board = board
        self._colours = colours
        self._left = left
        self._changed = changed or {}
        self._options: dict[int, Iterable[_Option]] = {}

    def plan_for(self, company: str) -> Plan | None:
        """Track that would join a company's home to a second place; None if there cannot be any."""
        for home, exits in self._homes(company):
            for option in self._can_be(home):
                city = option.layout.nodes[max(option.layout.city_keeping(exits), 0)]
                for side in city.ways:
                    if plan := self._walk(home, side, (home,), (option,)):
                        return plan
        return None

    def _homes(self, company: str) -> list[tuple[int, tuple[int, ...]]]:
        """The hexes of a home (of its token, once there is one), with the sides of the city."""
        geography = self._board.geography
        home, exits = geography.homes[company]
        hexes = [number for number, _ in self._board.held(company)]
        if not hexes:
            hexes = [geography.index[name] for name in geography.components.homes[company].hexes]
        return [(number, exits if number == home else ()) for number in hexes]

    def _walk(self, number: int, leave: int, path: tuple[int, ...], used: tuple[_Option, ...]) -> Plan | None:
        """Go on to the next hex: to a place there if there can be one, else onwards."""
        border = self._board.geography.across[number * 6 + leave]
        there, side = divmod(border, 6)
        if border < 0 or there in path:
            return None
        tried: set[tuple[int, str | None]] = set()
        for option in self._can_be(there):
            for _, end in option.layout.ways[side]:
                if end >= FIRST_NODE and option.layout.nodes[end - FIRST_NODE].is_stop:
                    plan = _plan((*path, there), (*used, option))
                    if plan.holds(self._left):
                        return plan
            for out in (sum(pair) - side for pair in option.layout.passages if side in pair):
                if (out, None) in tried or (out, option.tile) in tried:
                    continue
                tried.add((out, option.tile))
                if not _plan((*path, there), (*used, option)).holds(self._left):
                    continue
                if plan_on := self._walk(there, out, (*path, there), (*used, option)):
                    return plan_on
        return None

    def _can_be(self, number: int) -> Iterable[_Option]:
        """All track that a hex has or can be given, what lies there first; as far as it is asked for."""
        found = self._options.get(number)
        if found is None:
            found = self._options[number] = _Remembered(self._grow(number))
        return found

    def _grow(self, number: int) -> Iterator[_Option]:
        geography = self._board.geography
        laid = self._changed.get(number, self._board.tiles.get(number))
        now = geography.printed[number] if laid is None else geography.layout(number, *laid)
        yield _Option(now)
        ways: dict[Laid, frozenset[str]] = {laid: frozenset()}
        for step in _growing(ways):
            passing = ways[step]
            for tile, rotation, layout in fitting(geography, number, step, self._board.fit):
                if (
                    (tile, rotation) in ways
                    or COLOUR_NAMES[layout.rank] not in self._colours
                    or not _has(self._left, tile)
                ):
                    continue
                ways[tile, rotation] = passing | {tile}
                yield _Option(layout, tile, passing)


def _growing(ways: Mapping[Laid, frozenset[str]]) -> Iterator[Laid]:
    """The keys of a mapping to which more are added meanwhile."""
    seen = 0
    while seen < len(ways):
        yield list(ways)[seen]
        seen += 1


def _plan(hexes: tuple[int, ...], used: tuple[_Option, ...]) -> Plan:
    return Plan(
        frozenset(hexes),
        Counter(option.tile for option in used if option.tile is not None),
        frozenset().union(*(option.passing for option in used)),
    )


class Outlook:
    """What a supply of tiles of some colours could make of a board, and which lays would leave it too little.

    It is that of one board as it is, for some companies: the board keeps it until it changes.
    """

    def __init__(
        self, board: Board, companies: Collection[str], colours: Collection[str], left: Supply
    ) -> None:
        self._board = board
        self._colours = colours
        self._left = left
        prospects = Prospects(board, colours, left)
        plans = ((company, prospects.plan_for(company)) for company in companies)
        self._plans: dict[str, list[Plan]] = {company: [plan] for company, plan in plans if plan is not None}
        """Company -> plans that can all be carried out now; one without any cannot be stranded any more."""
        self._verdicts: dict[tuple[int, str, int], list[str]] = {}
        self._hexes: set[int] = set()
        self._last: set[str] = set()
        for (plan,) in self._plans.values():
            self._hexes |= plan.hexes
            self._last |= {tile for tile in {*plan.tiles, *plan.passing} if not plan.holds(self._less(tile))}

    def _less(self, tile: str, replaced: str | None = None) -> Supply:
        """The supply after a lay."""
        after = dict(self._left)
        for name, change in ((tile, -1), (replaced, 1)):
            if name is not None and (count := after[name]) is not None:
                after[name] = count + change
        return after

    def stranded(self, number: int, tile: str, rotation: int) -> list[str]:
        """The companies from which a lay would take the last prospect of a route from their homes."""
        if number not in self._hexes and tile not in self._last:
            return []
        key = number, tile, rotation % 6
        found = self._verdicts.get(key)
        if found is None:
            replaced = self._board.tiles.get(number)
            after = self._less(tile, None if replaced is None else replaced[0])
            there = Prospects(self._board, self._colours, after, {number: (tile, rotation % 6)})
            found = self._verdicts[key] = [
                company for company in self._plans if self._is_stranded(company, number, after, there)
            ]
        return found

    def _is_stranded(self, company: str, number: int, after: Supply, there: Prospects) -> bool:
        plans = self._plans[company]
        if any(number not in plan.hexes and plan.holds(after) for plan in plans):
            return False
        found = there.plan_for(company)
        if found is None:
            return True
        if number not in found.hexes:
            plans.append(found)  # which leaves that hex alone, whatever is laid there
        return False


def outlook_of(board: Board, companies: Collection[str], colours: Collection[str], left: Supply) -> Outlook:
    """The outlook of a board, kept until it changes. ``left``: the supply now."""
    key = ("outlook", tuple(companies), tuple(colours), tuple(left.items()))
    found = board.memo.get(key)
    if not isinstance(found, Outlook):
        found = board.memo[key] = Outlook(board, tuple(companies), tuple(colours), dict(left))
    return found


def strands(
    board: Board, company: str, name: str, tile: str, rotation: int, colours: Collection[str], left: Supply
) -> bool:
    """Whether a lay would take from a company the last prospect of a route from its home.

    ``colours``: of the tiles by which it is judged. ``left``: the supply before the lay.

    Raises:
        BoardError: the map has no such hex.
    """
    return bool(outlook_of(board, (company,), colours, left).stranded(board.number(name), tile, rotation))
