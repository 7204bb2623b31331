"""What a train can do on a company's network: its room, what each stop is worth to it, what it costs."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..network import Link, Network
from ..ranges import TrainRange
from ..terms import Offer, PlaceBonus, best_count, loaded, offer_of


@dataclass(frozen=True)
class Reach:
    """A train's range on a network: what each stop is worth to it ($) and costs of its room.

    Room and costs are packed counters, one field of 8 bits per allowance with a limit; a stop fits if
    ``(room - cost) & guard == 0``. ``costs[stop] < 0``: the train cannot stop there. ``stops``: the limit if
    all stops count alike, else None. ``additive``: a route earns the sum of its stops' values; else that is
    the most it may earn, and :meth:`revenue` tells. ``per_stop``: what it earns for each visit, which is in
    ``values``, too. ``counting``: the fields of ``room`` for places, if the train takes no notice of some
    kinds of stops. ``hexes``: what of the room a hex takes, 0 if hexes are not counted; ``spare``: what a
    route with an end off the board may take more than others. ``bonuses``: those that it has of all trains.

    Where a hex counts once though a route comes into it twice, one where that can be takes no room: whether a
    route fits is then told by :meth:`covers`.
    """

    network: Network
    offers: tuple[Offer, ...]
    values: tuple[int, ...]
    costs: tuple[int, ...]
    room: int
    guard: int
    stops: int | None
    train: TrainRange
    additive: bool
    per_stop: int
    counting: int
    hexes: int
    spare: int
    bonuses: tuple[PlaceBonus, ...]

    def cost_of(self, link: Link) -> int:
        """What of its room a train needs to run on to the next stop, -1 if it cannot stop there."""
        cost = self.costs[link.to]
        if cost < 0:
            return cost
        return self.hexes * self._hexes_of(link) + (0 if link.once & self.network.joined else cost)

    def _hexes_of(self, link: Link) -> int:
        """How many hexes a train comes into on its way to the next stop, at least where they count once."""
        if not self.train.hexes_once:
            return len(link.stretch.trail)
        layouts = self.network.graph.board.layouts
        return sum(not layouts[number].takes_two_runs for number in self._entered(link))

    def _entered(self, link: Link) -> list[int]:
        """The hexes into which a train comes on its way to the next stop."""
        across = self.network.graph.board.geography.across
        return [across[side] // 6 for side in link.stretch.trail]

    @property
    def can_be_swept(self) -> bool:
        """Whether routes can be put together hex by hex."""
        return self.additive and not self.train.hexes_once

    def covers(self, root: int, links: Iterable[Link], off_board: bool) -> bool:
        """Whether a run from a stop over these links covers no more hexes than it may."""
        if not self.train.hexes_once:
            return True
        hexes = {self.network.places[root][0]}.union(*map(self._entered, links))
        return self.train.hexes_of(0, len(hexes), off_board) <= (self.train.hexes or 0)

    def is_end(self, stop: int) -> bool:
        """Whether a route can begin or end at a stop of the network."""
        return not self.network.passing >> stop & 1

    def gain_of(self, stop: int, link: Link) -> int:
        """What a route earns more, in $, if it runs on from a stop; of two halves of a city one counts."""
        gain = self.values[link.to]
        return gain - min(gain, self.values[stop]) if link.once & self.network.joined else gain

    @property
    def is_picky(self) -> bool:
        """Whether what fits is not always a route."""
        return bool(self.counting or self.spare or self.network.tied or self.train.hexes_once)

    def is_route(self, room: int, off_board: bool) -> bool:
        """Whether a run that leaves so much room is a route of the train.

        It has two stops that are places to the train, and covers no more hexes than it may, with an end off
        the board or without.
        """
        if self.spare and not off_board and room < self.spare:
            return False
        # the digits to the base of 256 add up to the remainder by 255
        return not self.counting or ((self.room - room) & self.counting) % 255 > 1

    def revenue(self, stops: Sequence[int]) -> int:
        """What a run over these stops earns in $."""
        offers = [self.offers[stop] for stop in stops]
        best, _ = best_count(self.train, offers, self.network.terms.token_counted)
        return best + self.per_stop * len(stops)


def reach_of(
    network: Network, train: TrainRange, per_stop: int = 0, bonuses: Sequence[PlaceBonus] = ()
) -> Reach:
    """A train's range on a network.

    ``per_stop``: what it earns more for each stop, in $; ``bonuses``: those of one train only that it has.
    """
    values: list[int] = []
    costs: list[int] = []
    # no run visits more stops than there are, so that a larger limit never overflows its field
    most = min(len(network.worths), 127)
    limits = [allowance.visit for allowance in train.allowances]
    counting = 0
    if train.ignored or network.joined:
        for number, allowance in enumerate(train.allowances):
            if allowance.multiplier:
                limits[number] = most if allowance.visit is None else allowance.visit
                counting |= 0xFF << 8 * number
    ends = {worth.direction for worth in network.worths} >= {"east", "west"}
    worths = [
        loaded(network.graph.board, place, worth, bonuses)
        for place, worth in zip(network.places, network.worths, strict=True)
    ]
    offers = tuple(offer_of(train, worth) for worth in worths)
    for stop, (index, gain, passed, _, bonus, _) in enumerate(offers):
        if network.passing >> stop & 1:
            values.append(0)
            costs.append(0 if index >= 0 else -1)
            continue
        limited = index >= 0 and limits[index] is not None
        values.append(gain + passed + per_stop + (bonus if ends else 0))
        costs.append(-1 if index < 0 else 1 << 8 * index if limited else 0)
    room = sum(min(limit, most) << 8 * index for index, limit in enumerate(limits) if limit is not None)
    guard = sum(0x80 << 8 * index for index, limit in enumerate(limits) if limit is not None)
    hexes = spare = 0
    if train.hexes is not None:
        hexes = 1 << 8 * len(limits)
        spare = hexes if train.free_ends else 0
        room += train.hexes * hexes + spare
        guard |= 0x80 * hexes
    alike = (
        room
        if all(cost == 1 for cost in costs)
        and len(limits) == 1
        and limits[0] is not None
        and not (hexes or counting)
        else None
    )
    return Reach(
        network,
        offers,
        tuple(values),
        tuple(costs),
        room,
        guard,
        alike,
        train,
        train.pays_all and not ends,
        per_stop,
        counting,
        hexes,
        spare,
        tuple(bonuses),
    )
