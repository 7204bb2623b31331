"""Which lays leave a company without any prospect of a route: compared with laying all that can be laid."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping

import pytest
from route_walker import FEATURES, walk_on

from reference_engine.components import Components, load_components
from reference_engine.rules.map.board import Board
from reference_engine.rules.map.fit import fitting
from reference_engine.rules.map.geometry import COLOUR_NAMES
from reference_engine.rules.map.stranding import Outlook, Prospects

COLOURS = ("yellow", "green")
Laid = dict[int, tuple[str, int]]
Supply = Mapping[str, int | None]


class EverythingThatCanBeLaid:
    """Tiles of a supply are laid on a board of their own, in all ways; after each it is tried to run.

    A tile that lies only until the next one follows has to be there, and is not used up.
    """

    def __init__(self, board: Board, company: str, supply: Supply) -> None:
        self.board, self.company, self.supply = board, company, supply
        geography = board.geography
        self.home = geography.index[geography.components.homes[company].hexes[0]]
        self.trial = Board(geography.components)

    def joins(self, laid: Laid) -> bool:
        """Whether the home can come to a second place."""
        return self._joins(laid, {}, Counter({t: n for t, n in self.supply.items() if n is not None}))

    def _joins(self, laid: Laid, new: Laid, left: Counter[str]) -> bool:
        names = self.board.geography.names
        self.trial.load([(names[number], *tile) for number, tile in {**laid, **new}.items()], {})
        if self._runs():
            return True
        for number in self._reached():
            if number in new:
                continue
            for tile, rotation in self._tiles(number, laid.get(number)):
                if left[tile] > 0 and self._joins(
                    laid, {**new, number: (tile, rotation)}, left - Counter([tile])
                ):
                    return True
        return False

    def _runs(self) -> bool:
        """Whether there is track from the home to a second place, which comes into no hex twice."""
        for index, node in enumerate(self.trial.layouts[self.home].nodes):
            if node.kind != "city":
                continue
            for _, used in walk_on(self.trial, self.company, [(self.home, index)], frozenset(), 2, 99):
                borders = [side for side in used if isinstance(side, frozenset)]
                hexes = {number for border in borders for number, _ in map(tuple, border)}
                if len(hexes) == len(borders) + 1:
                    return True
        return False

    def _reached(self) -> list[int]:
        """The home, and every hex to which its track leads, whatever is there."""
        across, found, queue = self.trial.geography.across, {self.home}, []
        queue = [(self.home, side) for side in range(6) if self._leads(self.home, side)]
        for number, side in queue:
            border = across[number * 6 + side]
            if border < 0:
                continue
            there, entering = divmod(border, 6)
            found.add(there)
            for out in range(6):
                if out != entering and (there, out) not in queue and self._leads(there, out):
                    queue.append((there, out))
        return sorted(found)

    def _leads(self, number: int, side: int) -> bool:
        return any(side in piece for piece in self.trial.layouts[number].pieces)

    def _tiles(self, number: int, there: tuple[str, int] | None) -> Iterator[tuple[str, int]]:
        """The tiles that a hex could have in the end, one replaced by the next."""
        seen: set[tuple[str, int]] = set()
        todo: list[tuple[str, int] | None] = [there]
        while todo:
            for tile, rotation, layout in fitting(self.board.geography, number, todo.pop(), self.board.fit):
                colour = COLOUR_NAMES[layout.rank]
                if (tile, rotation) not in seen and colour in COLOURS and self.supply.get(tile):
                    seen.add((tile, rotation))
                    todo.append((tile, rotation))
                    yield tile, rotation


def near(board: Board, number: int, hexes: int) -> list[int]:
    """The hexes around one."""
    found = [number]
    for here in found:
        if len(found) > hexes:
            break
        found += [there for there in board.geography.neighbours[here] if there >= 0 and there not in found]
    return found


def in_order(rng: random.Random, board: Board, hexes: list[int]) -> list[tuple[int, str, int]]:
    """Every tile of the colours that fits a hex now, shuffled."""
    found = [
        (number, tile, rotation)
        for number in hexes
        for tile, rotation, layout in fitting(board.geography, number, board.tiles.get(number), board.fit)
        if COLOUR_NAMES[layout.rank] in COLOURS
    ]
    rng.shuffle(found)
    return found


def homes_of(box: Components) -> list[str]:
    """The companies at home in one hex with one city."""
    return sorted(
        company
        for company, home in box.homes.items()
        if len(home.hexes) == 1 and len(box.hexes[home.hexes[0]].cities) == 1
    )


def a_board(rng: random.Random, box: Components, company: str) -> tuple[Board, list[int]]:
    """Some tiles that fit around a home, and the hexes there."""
    board = Board(box)
    hexes = near(board, board.geography.index[box.homes[company].hexes[0]], 9)
    for _ in range(rng.choice((0, 2, 4, 7))):
        fit = in_order(rng, board, hexes)
        if fit:
            number, tile, rotation = fit[0]
            board.lay(board.geography.names[number], tile, rotation)
    return board, hexes


@pytest.mark.parametrize("game", ["18FL", "18GL"])
@pytest.mark.parametrize("boards", [30, pytest.param(400, marks=pytest.mark.exhaustive)])
def test_who_is_stranded_is_what_laying_everything_shows(game: str, boards: int) -> None:
    box = load_components(FEATURES, game)
    seen: Counter[str] = Counter()
    for number in range(boards):
        rng = random.Random(f"{game}/{number}")
        company = rng.choice(homes_of(box))
        board, hexes = a_board(rng, box, company)
        others = [
            other for other in homes_of(box) if board.geography.index[box.homes[other].hexes[0]] in hexes
        ]
        supply: dict[str, int | None] = dict.fromkeys(box.tiles, 0)
        for _, tile, _ in in_order(rng, board, hexes)[: rng.choice((1, 2, 3))]:
            supply[tile] = 1
        tiles = dict(board.tiles)
        before = {one: EverythingThatCanBeLaid(board, one, supply).joins(tiles) for one in others}
        prospects = Prospects(board, COLOURS, supply)
        story = f"{game}, board {number}: {board.laid()}, {[t for t, n in supply.items() if n]}"
        assert {one: prospects.plan_for(one) is not None for one in others} == before, story
        outlook = Outlook(board, others, COLOURS, supply)
        for lay in [lay for lay in in_order(rng, board, hexes) if supply[lay[1]]][:12]:
            after = {**supply, lay[1]: 0}
            if lay[0] in tiles:
                replaced = tiles[lay[0]][0]
                after[replaced] = (after[replaced] or 0) + 1
            then = {**tiles, lay[0]: (lay[1], lay[2])}
            stranded = [
                one
                for one in others
                if before[one] and not EverythingThatCanBeLaid(board, one, after).joins(then)
            ]
            assert outlook.stranded(*lay) == stranded, (story, lay)
            seen["lays"] += 1
            seen["stranding"] += bool(stranded)
            seen["of the last tile elsewhere"] += bool(stranded) and lay[0] not in {
                board.geography.index[box.homes[one].hexes[0]] for one in stranded
            }
        seen["without a prospect"] += not all(before.values())
        seen["with one that takes tiles"] += any(
            before[one] and not EverythingThatCanBeLaid(board, one, {}).joins(tiles) for one in others
        )
    assert min(seen.values()) >= boards // 20, seen
