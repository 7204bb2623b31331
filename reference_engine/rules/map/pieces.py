"""Where pieces, capitals and single hexes may lie on a map that is built at the table (Lost Atlas, SU)."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache

from ...built_map import Axial, axial, covered, hex_of, is_ordinary_city, lies_of
from ...map_cards import Hex, MapParts
from ...state import BuiltMap

STEPS: tuple[Axial, ...] = ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))
"""How axial coordinates change across side 0 to 5."""

MIDDLE: Axial = (0, 0)
"""Where the first hex of the first piece lies."""


@lru_cache(maxsize=8192)
def beside(at: Axial) -> tuple[Axial, ...]:
    """The six hexes around one."""
    return tuple((at[0] + q, at[1] + r) for q, r in STEPS)


class Pieces:
    """What lies on the table, by hex, and what could be laid beside it.

    ``sides_of_one``: the sides at which a piece has to touch others are all of one and the same piece.
    ``border_may_touch``: a border hex of the new piece may come beside another piece.
    """

    def __init__(
        self, parts: MapParts, built: BuiltMap, *, sides_of_one: bool = False, border_may_touch: bool = False
    ) -> None:
        self.parts = parts
        self.sides_of_one = sides_of_one
        self.border_may_touch = border_may_touch
        self.owner: dict[Axial, int] = {}
        """Hex -> the number of the piece that it belongs to; a blank is one of its own."""
        self.printed: dict[Axial, Hex] = {}
        """Hex -> what is printed there, not turned."""
        self.touching: dict[Axial, int] = {}
        """Hex -> how many of its sides lie at hexes that are laid."""
        self.barred: set[Axial] = set()
        """The hexes beside border hexes."""
        self._borders: dict[str, tuple[int, ...]] = {}
        self.capitals = {axial(name) for name in built.capitals}
        for piece, at, rotation in lies_of(built):
            self.add(piece, at, rotation)
        for number, name in enumerate(built.blanks):
            self._put(axial(name), -1 - number, parts.grounds[parts.blanks.ground])

    def hexes(self, piece: str) -> tuple[Hex, ...]:
        """The three hexes of a piece, in its order."""
        return tuple(hex_of(self.parts, what) for what in self.parts.pieces[piece].hexes)

    def add(self, piece: str, at: Axial, rotation: int) -> None:
        """A piece has been laid."""
        number = len(self.owner) // 3
        for where, card in zip(covered(at, rotation), self.hexes(piece), strict=True):
            self._put(where, number, card)

    def _put(self, where: Axial, owner: int, card: Hex) -> None:
        self.owner[where] = owner
        self.printed[where] = card
        for there in beside(where):
            self.touching[there] = self.touching.get(there, 0) + 1
            if card.border:
                self.barred.add(there)

    # pieces -------------------------------------------------------------------------------------------

    def overlaps(self, at: Axial, rotation: int) -> bool:
        """Whether a piece would lie on another one (SU.tile)."""
        one, two, three = covered(at, rotation)
        return one in self.owner or two in self.owner or three in self.owner

    def shares_enough(self, at: Axial, rotation: int) -> bool:
        """Whether a piece would share enough sides with those laid before (SU.tile)."""
        places, shared_with = covered(at, rotation), self.touching.get
        one, two, three = places
        if shared_with(one, 0) + shared_with(two, 0) + shared_with(three, 0) < self.parts.shared_sides:
            return False
        if not self.sides_of_one:
            return True
        shared: Counter[int] = Counter(
            self.owner[there] for where in places for there in beside(where) if there in self.owner
        )
        return max(shared.values()) >= self.parts.shared_sides

    def touches_border(self, piece: str, at: Axial, rotation: int) -> bool:
        """Whether a piece would lie beside a border hex, or its own border hex beside another piece."""
        places = covered(at, rotation)
        if not self.barred.isdisjoint(places):
            return True
        if self.border_may_touch:
            return False
        return any(self.touching.get(places[number], 0) for number in self._borders_of(piece))

    def _borders_of(self, piece: str) -> tuple[int, ...]:
        """Which of the hexes of a piece are border hexes, by their numbers."""
        found = self._borders.get(piece)
        if found is None:
            cards = self.hexes(piece)
            found = self._borders[piece] = tuple(number for number, card in enumerate(cards) if card.border)
        return found

    def fits(self, piece: str, at: Axial, rotation: int) -> bool:
        """Whether a piece may be laid so; the first one lies in the middle."""
        if not self.owner:
            return at == MIDDLE
        return (
            self.shares_enough(at, rotation)
            and not self.overlaps(at, rotation)
            and not self.touches_border(piece, at, rotation)
        )

    def positions(self, piece: str) -> Iterator[tuple[Axial, int]]:
        """Everywhere that a piece may be laid: where its first hex comes to lie, and its rotation."""
        if not self.owner:
            yield from ((MIDDLE, rotation) for rotation in range(6))
            return
        for at in sorted(self._near()):
            for rotation in range(6):
                if self.fits(piece, at, rotation):
                    yield at, rotation

    def fits_somewhere(self, piece: str) -> bool:
        """Whether a piece can be laid at all."""
        return any(True for _ in self.positions(piece))

    def _near(self) -> set[Axial]:
        """The free hexes in which the first hex of a piece can lie that touches others."""
        rim = self.touching.keys() - self.owner.keys()
        return (rim | {there for here in rim for there in beside(here)}) - self.owner.keys()

    # capitals and blanks ------------------------------------------------------------------------------

    def is_ordinary_city(self, at: Axial) -> bool:
        """Whether there is a city that is no home, has no track and is no capital yet."""
        return at in self.printed and is_ordinary_city(self.printed[at]) and at not in self.capitals

    def ordinary_cities(self) -> list[Axial]:
        """Where a capital may be placed."""
        return sorted(at for at in self.printed if self.is_ordinary_city(at))

    def homes(self) -> Mapping[str, Axial]:
        """Company -> the hex in which it starts."""
        return {card.home: at for at, card in self.printed.items() if card.home}

    def beside_home(self, at: Axial, *, whole_piece: bool) -> bool:
        """Whether a hex is beside the home of a company, or beside any hex of the piece that has it."""
        homes = set(self.homes().values())
        if whole_piece:
            pieces = {self.owner[home] for home in homes}
            return any(self.owner.get(there) in pieces for there in beside(at))
        return any(there in homes for there in beside(at))

    def rim(self) -> list[Axial]:
        """The free hexes beside those that lie there."""
        return sorted(self.touching.keys() - self.owner.keys())
