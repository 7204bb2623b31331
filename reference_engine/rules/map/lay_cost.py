"""What there is to pay for when a tile is laid: the ground of its hex, and the sides that its track crosses.

How much of it a company pays is said by the rules of each game.
"""

from dataclasses import dataclass
from typing import NamedTuple

from ...map_cards import Terrain
from .board import Board
from .geometry import RANKS, UNBUILT, Layout


class PricedSide(NamedTuple):
    """A side with a price that is due: the tile brings track to it, and the neighbour has some there.

    ``price`` in $, ``ground`` is ``bridge`` or ``tunnel``. ``printed``: the neighbour never takes a tile.
    """

    side: int
    price: int
    ground: str
    printed: bool


@dataclass(frozen=True, slots=True)
class LayCost:
    """What there is to pay for when a tile is laid.

    ``ground``: the printed cost of the hex in $, 0 once a tile lies there; printed track is no tile.
    ``mountain``: that ground is a mountain. ``first``: the tile is the first track in its hex. ``terrain``:
    what that ground is. ``replacing``: what the hex asks for a tile of that colour in place of another, in $;
    ``as_before``: what it asked for the dearest of the colours before, where it asks nothing for this one.
    """

    ground: int
    mountain: bool
    first: bool
    sides: tuple[PricedSide, ...] = ()
    terrain: Terrain | None = None
    replacing: int = 0
    as_before: int = 0


NO_COST = LayCost(0, mountain=False, first=False)


def lay_cost(board: Board, number: int, new: Layout) -> LayCost:
    """What there is to pay for when the track of a hex becomes ``new``.

    A side is due when both hexes have track to it for the first time (1846, section 6.23).
    """
    geography = board.geography
    old = board.layouts[number]
    ground = 0 if number in board.tiles else geography.costs[number]
    printed = geography.components.hexes[geography.names[number]]
    steps = {RANKS[colour]: price for colour, price in printed.upgrade_cost.items()}
    return LayCost(
        ground,
        mountain=bool(ground) and geography.mountains[number],
        first=old.rank == UNBUILT,
        sides=_sides_due(board, number, new.sides & ~old.sides) if geography.side_costs else (),
        terrain=printed.terrain if ground else None,
        replacing=steps.get(new.rank, 0),
        as_before=max((price for rank, price in steps.items() if rank < new.rank), default=0),
    )


def _sides_due(board: Board, number: int, added: int) -> tuple[PricedSide, ...]:
    geography = board.geography
    found = []
    for side in range(6):
        price = geography.side_costs.get(number * 6 + side) if added >> side & 1 else None
        beyond = geography.across[number * 6 + side]
        if price is None or beyond < 0:
            continue
        there, entry = divmod(beyond, 6)
        if board.layouts[there].sides >> entry & 1:
            found.append(PricedSide(side, price.price, price.ground, not geography.takes_tiles[there]))
    return tuple(found)
