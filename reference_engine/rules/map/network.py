"""A company's network: the track and places that a train starting at one of its tokens could come to.

A train may not reverse where track forks, cannot run through a city full of other companies' tokens, ends in
a red area, and crosses no border between two hexes twice (section 14). The last point needs care: a loop of
track can turn a train round, but the way back along the trunk has been used. So the network is found in two
steps: a search that follows only ways without such a repetition, and, where something could be reached only
by turning round, an exact search for another way. That a way may not come to the same city or junction twice
need not be looked after: what lies between the two visits can be left out.
"""

from collections.abc import Collection
from functools import cached_property

from .board import Board
from .geometry import FIRST_NODE, Layout

START = -1
"""Where a search begins: at one of the company's tokens."""


class Network:
    """What one company reaches on the present board. Borders are ``hex * 6 + side``, entering that hex.

    ``layouts`` stands in for the board's present track, to see what a tile would bring. ``through_full``:
    cities full of others' tokens are passed, to follow the track only.
    """

    def __init__(
        self, board: Board, company: str, layouts: list[Layout] | None = None, *, through_full: bool = False
    ) -> None:
        self.company = company
        self._through_full = through_full
        self._board = board
        self._layouts = board.layouts if layouts is None else layouts
        self._across = board.geography.across
        self._waters = {} if board.ferries_join else board.geography.waters
        """Lake hexes that it does not cross."""
        self._next: dict[int, tuple[int, ...]] = {}
        self._came_from: dict[int, int] = {}
        self._turned: set[int] = set()
        self._answers: dict[tuple[int, frozenset[int]], bool] = {}
        self.entered: dict[int, int] = {}
        """Hex number -> the sides by which the network's track surely leads into it, bit ``1 << side``."""
        self._first: list[int] = self._starts()
        self._explore()

    # what others ask ----------------------------------------------------------------------------------

    @property
    def pieces(self) -> dict[int, int]:
        """Hex number -> the pieces of its track in the network, bit ``1 << index``."""
        return self._contents[0]

    @property
    def stops(self) -> set[tuple[int, int]]:
        """The cities, towns and red areas reached, as (hex number, node index)."""
        return self._contents[1]

    def reaches(self, number: int, node: int) -> bool:
        """Whether a city, town or red area is in the network."""
        return (number, node) in self.stops

    def distance(self, number: int, node: int) -> int | None:
        """How many hexes a train comes into, on the shortest way from a token of the company to a place.

        0 for a place with such a token, 1 for a place in the next hex, None if no way leads there.
        """
        if (number, node) in self._tokens():
            return 0
        layout = self._layouts[number]
        ways = (
            [self._hexes_to(number * 6 + side, frozenset()) for _, side in layout.node_ways[node]]
            if 0 <= node < len(layout.nodes)
            else []
        )
        return min((hexes for hexes in ways if hexes is not None), default=None)

    def track_ends(self) -> set[tuple[int, int]]:
        """The ends of the network's track, as (hex number, side)."""
        found: set[tuple[int, int]] = set()
        for number, bits in self.pieces.items():
            for index, piece in enumerate(self._layouts[number].pieces):
                if bits >> index & 1:
                    found.update((number, side) for side in piece if side < FIRST_NODE)
        return found

    def enters(self, number: int, side: int, without: Collection[int] = ()) -> bool:
        """Whether a train from a token can come to that side of a hex from outside.

        ``without``: borders that it must not have used before.
        """
        border = number * 6 + side
        if border in self._came_from:
            if not without or not self._uses(border, without):
                return True
        elif border not in self._turned:
            return False
        return self._finds_way(border, frozenset(without))

    def may_enter(self, number: int) -> int:
        """The sides by which the network would lead into a hex if trains could turn round: bits."""
        bits = 0
        first = number * 6
        for side in range(6):
            if first + side in self._came_from or first + side in self._turned:
                bits |= 1 << side
        return bits

    def neighbourhood(self) -> set[int]:
        """The hexes that the network may lead into."""
        return {border // 6 for border in self._came_from} | {border // 6 for border in self._turned}

    # searching ----------------------------------------------------------------------------------------

    def _starts(self) -> list[int]:
        """The borders that a train leaving one of the tokens crosses first."""
        found: list[int] = []
        for number, index in self._tokens():
            for place in self._with_joined(number, index):
                for _, side in self._layouts[number].node_ways[place]:
                    onward = self._across[number * 6 + side]
                    if onward >= 0 and onward // 6 not in self._waters:
                        found.append(onward)
        return found

    def _run_through(self, number: int, index: int) -> tuple[int, ...]:
        """The places of a hex that a train that has come to one runs through: that one, and those joined."""
        if self._layouts[number].nodes[index].ends_route or self._is_closed(number, index):
            return ()
        return self._with_joined(number, index)

    def _with_joined(self, number: int, index: int) -> tuple[int, ...]:
        """A place, and those joined to it that are open."""
        joined = self._layouts[number].nodes[index].joined
        return (index, *(other for other in joined if not self._is_closed(number, other)))

    def _tokens(self) -> list[tuple[int, int]]:
        """The places with the company's tokens, as far as the track looked at has them."""
        held = self._board.held(self.company)
        return [place for place in held if place[1] < len(self._layouts[place[0]].nodes)]

    def _explore(self) -> None:
        came_from, across = self._came_from, self._across
        came_from.update(dict.fromkeys(self._first, START))
        queue = list(came_from)
        turning: list[int] = []
        for border in queue:
            for onward in self._follow(border):
                if onward in came_from:
                    continue
                back = across[onward]
                if back in came_from and self._uses(border, (back,)):
                    turning.append(onward)
                    continue
                came_from[onward] = border
                queue.append(onward)
        entered = self.entered
        for border in queue:
            number, side = divmod(border, 6)
            entered[number] = entered.get(number, 0) | 1 << side
        queue = [border for border in turning if border not in came_from]
        turned = self._turned
        turned.update(queue)
        for border in queue:
            for onward in self._follow(border):
                if onward not in turned and onward not in came_from:
                    turned.add(onward)
                    queue.append(onward)

    @cached_property
    def _contents(self) -> tuple[dict[int, int], set[tuple[int, int]]]:
        """Track and stops; what only a turned train comes to counts if there is another way to it."""
        pieces: dict[int, int] = {}
        stops: set[tuple[int, int]] = set()
        for number, index in self._tokens():
            layout, bits = self._layouts[number], pieces.get(number, 0)
            stops.update((number, place) for place in (index, *layout.nodes[index].joined))
            for place in self._with_joined(number, index):
                for piece, _ in layout.node_ways[place]:
                    bits |= 1 << piece
            pieces[number] = bits
        for border in self._came_from:
            number = border // 6
            bits, met = self._meets(border)
            pieces[number] = pieces.get(number, 0) | bits
            stops.update((number, index) for index in met)
        for border in self._turned:
            number = border // 6
            bits, met = self._meets(border)
            if bits & ~pieces.get(number, 0) and self._finds_way(border, frozenset()):
                pieces[number] = pieces.get(number, 0) | bits
                stops.update((number, index) for index in met)
        return pieces, stops

    def _meets(self, border: int) -> tuple[int, list[int]]:
        """The pieces of track (bits) and the stops that a train can come onto on entering a hex."""
        number, side = divmod(border, 6)
        layout = self._layouts[number]
        bits, met = 0, []
        for piece, end in layout.ways[side]:
            bits |= 1 << piece
            if end >= FIRST_NODE:
                index = end - FIRST_NODE
                node = layout.nodes[index]
                if node.is_stop:
                    met.append(index)
                through = self._run_through(number, index)
                if through:
                    met.extend(node.joined)
                for place in through:
                    for other, _ in layout.node_ways[place]:
                        bits |= 1 << other
        return bits, met

    def _follow(self, border: int) -> tuple[int, ...]:
        """The borders that a train can cross next after entering a hex."""
        found = self._next.get(border)
        if found is not None:
            return found
        number, side = divmod(border, 6)
        layout = self._layouts[number]
        first = number * 6
        across = self._across
        onward: list[int] = []
        for _, end in layout.ways[side]:
            if end < FIRST_NODE:
                onward.append(across[first + end])
                continue
            for place in self._run_through(number, end - FIRST_NODE):
                onward += [across[first + other] for _, other in layout.node_ways[place] if other != side]
        waters = self._waters
        found = self._next[border] = tuple(
            [border for border in onward if border >= 0 and border // 6 not in waters]
        )
        return found

    def _is_closed(self, number: int, index: int) -> bool:
        return not self._through_full and self._board.is_closed_to(self.company, number, index)

    def _uses(self, border: int, others: Collection[int]) -> bool:
        """Whether the way found to a border (itself included) crosses one of some other borders."""
        came_from = self._came_from
        while border != START:
            if border in others:
                return True
            border = came_from[border]
        return False

    def _finds_way(self, target: int, banned: frozenset[int]) -> bool:
        """Whether any way leads to a border that crosses nothing twice and none of the banned borders. Exact.

        The shortest way is found; if it crosses some border in both directions, any right way does without
        the one direction or without the other, so both are tried.
        """
        key = (target, banned)
        known = self._answers.get(key)
        if known is None:
            back = self._across[target]
            known = self._search(target, banned | {back} if back >= 0 else banned)
            self._answers[key] = known
        return known

    def _search(self, target: int, banned: frozenset[int]) -> bool:
        way = self._way(target, banned)
        if not way:
            return False
        clash = self._clash(way)
        return clash is None or any(self._search(target, banned | {border}) for border in clash)

    def _hexes_to(self, target: int, banned: frozenset[int]) -> int | None:
        """How many hexes the shortest way to a border that crosses nothing twice comes into. Exact."""
        way = self._way(target, banned)
        clash = self._clash(way)
        if clash is None:
            return len(way) or None
        ways = [self._hexes_to(target, banned | {border}) for border in clash]
        return min((hexes for hexes in ways if hexes is not None), default=None)

    def _way(self, target: int, banned: frozenset[int]) -> list[int]:
        """The borders of a shortest way to a border, itself the first, that crosses none of the banned."""
        came_from = {border: START for border in self._first if border not in banned}
        queue = list(came_from)
        for border in queue:
            if target in came_from:
                break
            for onward in self._follow(border):
                if onward not in came_from and onward not in banned:
                    came_from[onward] = border
                    queue.append(onward)
        way: list[int] = []
        border = target if target in came_from else START
        while border != START:
            way.append(border)
            border = came_from[border]
        return way

    def _clash(self, way: list[int]) -> tuple[int, int] | None:
        """Two borders of a way that are one crossed in both directions; None if there are none."""
        seen: set[int] = set()
        for border in way:
            back = self._across[border]
            if back in seen:
                return border, back
            seen.add(border)
        return None


def reach(board: Board, company: str, *, through_full: bool = False) -> Network:
    """A company's network on the present board (section 14), worked out once for each state of it."""
    key = ("network", company, through_full)
    found = board.memo.get(key)
    if not isinstance(found, Network):
        found = Network(board, company, through_full=through_full)
        board.memo[key] = found
    return found
