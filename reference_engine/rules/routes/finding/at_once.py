"""What trains can earn without going far: where that is something, they can run, and no search is needed."""

from collections.abc import Sequence

from ...map.board import Board
from ..network import Link, network_of
from ..ranges import TrainRange
from ..terms import RouteTerms
from ..tolls import Passage, passages
from .reach import Reach, reach_of


def earned_at_once(board: Board, company: str, ranges: Sequence[TrainRange], terms: RouteTerms) -> int:
    """The most in $ that is left of what one of these trains earns between a token and the next stop."""
    earned = [_earned(board, company, ranges, terms, passage) for passage in passages(board, terms.tolls)]
    return max(earned, default=0)


def _earned(
    board: Board, company: str, ranges: Sequence[TrainRange], terms: RouteTerms, passage: Passage
) -> int:
    """The same for one way to use lines that are paid for."""
    network = network_of(board, company, terms, passage)
    kinds = dict.fromkeys(train.kind for train in ranges)
    earned = [
        _earned_over(reach, root, link)
        for reach in (reach_of(network, kind) for kind in kinds)
        for root in network.tokens
        for link in network.links[root]
    ]
    return max(earned, default=0) - (passage.toll if terms.tolls.deducted else 0)


def _earned_over(reach: Reach, root: int, link: Link) -> int:
    """What a train earns between a token and the stop at the other end of a link, 0 if that is no route."""
    network, costs = reach.network, (reach.costs[root], reach.cost_of(link))
    room = reach.room - sum(costs)
    if min(costs) < 0 or room & reach.guard or network.bars[root] >> link.to & 1:
        return 0
    if not (reach.is_end(root) and reach.is_end(link.to)) or network.breaks_a_tie(link.once):
        return 0
    off_board = any(network.worths[stop].kind == "off_board" for stop in (root, link.to))
    fits = reach.is_route(room, off_board) and reach.covers(root, [link], off_board)
    return reach.revenue([root, link.to]) if fits else 0
