"""Whether track links two cities, whoever's tokens lie in them and in between."""

from .board import Board
from .geometry import Layout
from .network import Network

ALL_SIDES = (1 << 6) - 1


class Ways(Network):
    """Where the track leads from the first city of a hex, past all tokens, that hex not coming again.

    ``sides``: by which the ways leave the hex, bits. ``layouts`` stands in for the board's present track.
    """

    def __init__(
        self, board: Board, number: int, sides: int = ALL_SIDES, layouts: list[Layout] | None = None
    ) -> None:
        self._number = number
        self._sides = sides
        super().__init__(board, "", layouts, through_full=True)

    def _tokens(self) -> list[tuple[int, int]]:
        nodes = self._layouts[self._number].nodes
        return [(self._number, at) for at, node in enumerate(nodes) if node.kind == "city"][:1]

    def _starts(self) -> list[int]:
        return [border for border in super()._starts() if self._sides >> self._across[border] % 6 & 1]

    def _is_closed(self, number: int, index: int) -> bool:  # noqa: ARG002
        return number == self._number

    def sides_into(self, number: int) -> int:
        """The sides by which they come to another hex, whether it has track there or not: bits."""
        return sum(1 << side for side in range(6) if self.enters(number, side))


def are_linked(board: Board, one: str, other: str) -> bool:
    """Whether any track leads from the city of one hex to that of another, past all tokens."""
    key = ("linked", one, other)
    found = board.memo.get(key)
    if not isinstance(found, bool):
        there = board.number(other)
        found = bool(Ways(board, board.number(one)).sides_into(there) & board.layouts[there].sides)
        board.memo[key] = found
    return found
