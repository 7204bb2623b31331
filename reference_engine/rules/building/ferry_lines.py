"""Opening a ferry line by the power of a private company, in place of the company's own tile (18GL 4.3)."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Protocol

from ...actions import LayTileMove, OpenFerryMove
from ...map_cards import Ferry
from ...state import Actor, Company, LaidTile, Marker, Private
from ..map.board import Board
from ..map.fit import candidates
from ..map.geometry import UNBUILT
from ..map.network import reach
from ..map.track import LayTerms, check_lay
from ..options import Candidate
from ..private_companies.lent_markers import LentMarkers
from ..private_companies.lent_powers import LentPowers
from ..table import Commit, Illegal, Table
from .lent_tiles import LentTiles


class Ordinary(Protocol):
    """The company's own tiles of the turn."""

    def lay(self, move: LayTileMove) -> Commit:
        """Lay a tile."""

    def track_is_over(self) -> bool:
        """Whether the company can lay no more ordinary tile in this turn."""

    def new_tiles_a_turn(self, company: Company) -> int:
        """How many yellow tiles it may lay in its turn, where it replaces none."""

    def is_upgrade(self, tile: str) -> bool:
        """Whether a tile replaces another."""

    def usual_terms(self, company: Company) -> LayTerms:
        """By what terms it lays a tile."""

    def put_tile(self, name: str, tile: str, rotation: int) -> None:
        """A tile comes from the supply to the map."""


class FerryLines:
    """Which line a company may open, the tiles on the water and on the shores, and the token for it."""

    def __init__(
        self,
        table: Table,
        board: Board,
        lent: LentPowers,
        markers: LentMarkers,
        tiles: LentTiles,
        ordinary: Ordinary,
    ) -> None:
        self.table = table
        self.board = board
        self.lent = lent
        self.markers = markers
        self.tiles = tiles
        self.ordinary = ordinary

    # instead of a tile --------------------------------------------------------------------------------

    def opened_now(self) -> bool:
        """Whether the company has opened a line in this turn."""
        return any(self._brings_ferries(laid.private) for laid in self.table.turn.laid)

    def _brings_ferries(self, private: str | None) -> bool:
        return private is not None and self.table.box.private(private).ferry is not None

    def lay(self, move: LayTileMove) -> Commit:
        """Lay a tile; an ordinary one where a line has not taken its place."""
        if move.private is None and self.opened_now():
            left = self.table.switches.ferry_is_one_tile and self._room() > 1
            if not left or self.ordinary.is_upgrade(move.tile):
                company = self.table.turn.company
                self.table.refuse("ferry-instead-of-tile", f"The {company} has opened a ferry line instead.")
        return self.ordinary.lay(move)

    def _room(self) -> int:
        """How many yellow tiles the company may still lay, a line in their place being one of them."""
        laid = sum(tile.private is None for tile in self.table.turn.laid)
        return self.ordinary.new_tiles_a_turn(self.table.operating_company) - laid

    def track_is_over(self) -> bool:
        """Whether the company has nothing more to lay or to open in this turn."""
        if self.opened_now():
            return not self.table.switches.ferry_is_one_tile or self._room() <= 1
        return self.ordinary.track_is_over()

    def any_left(self) -> bool:
        """Whether a line could be opened for the company in this turn."""
        return not self.track_is_over() and any(
            self.table.box.private(private.id).ferry is not None and private.uses_left
            for private, _ in self.lent.offered()
        )

    # opening ------------------------------------------------------------------------------------------

    def open(self, move: OpenFerryMove) -> Commit:
        """Open a line (section 4.3, note 11)."""
        company, private = self.table.operating_company, self._private(move.private)
        line = next((line for line in self.table.box.ferries if line.id == move.line), None)
        if line is None:
            raise Illegal("no-such-line", f"There is no ferry line {move.line}.")
        self.lent.check(private.id, move.agreed_by)
        if not private.uses_left:
            self.table.refuse("power-used", f"{private.id} has opened its line.")
        self._check_place_of_tile(company)
        if not any(self._reaches(company, name) for name in self._shores(line)):
            self.table.refuse("line-not-connected", f"The {company.id} has no route to {line.name}.")
        cost, grounds = self._check_shores(company, private, line, move)
        if company.cash < cost:
            self.table.refuse(
                "cannot-pay-terrain", f"The shore costs ${cost}; the {company.id} has ${company.cash}."
            )
        return lambda: self._carry_out(company, private, line, move, cost, grounds)

    def _private(self, named: str | None) -> Private:
        if named is not None and not self._brings_ferries(self.table.private(named).id):
            raise Illegal("no-such-power", f"{named} opens no ferry line.")
        for private in self.table.state.privates:
            if self._brings_ferries(private.id) and named in (None, private.id):
                return private
        raise Illegal("no-such-power", "No private company of this game opens a ferry line.")

    def _check_place_of_tile(self, company: Company) -> None:
        laid = [tile for tile in self.table.turn.laid if tile.private is None]
        one_of_several = self.table.switches.ferry_is_one_tile and not self.ordinary.track_is_over()
        if laid and not one_of_several:
            self.table.refuse(
                "ferry-instead-of-tile", f"The {company.id} has laid its own tile in this turn."
            )

    def _shores(self, line: Ferry) -> list[str]:
        """The stops of a line, in its order."""
        return list(dict.fromkeys(end for part in line.segments for end in (part.hexes[0], part.hexes[-1])))

    def _reaches(self, company: Company, name: str) -> bool:
        """Whether the company comes to a stop of a ferry on its own track."""
        number, network = self.board.number(name), reach(self.board, company.id)
        nodes = self.board.layouts[number].nodes
        return any(node.ferry and network.reaches(number, index) for index, node in enumerate(nodes))

    def _empty_shores(self, line: Ferry) -> list[str]:
        layouts, takes = self.board.layouts, self.board.geography.takes_tiles
        numbers = {name: self.board.number(name) for name in self._shores(line)}
        return [name for name, number in numbers.items() if takes[number] and layouts[number].rank == UNBUILT]

    def _check_shores(
        self, company: Company, private: Private, line: Ferry, move: OpenFerryMove
    ) -> tuple[int, list[int]]:
        """Refuse tiles on the shores that are missing, not wanted or do not fit.

        Returns:
            What the company pays for them in $, and what the ground of each asks for.
        """
        empty, named = self._empty_shores(line), [tile.hex for tile in move.tiles]
        if sorted(empty) != sorted(named):
            where = " and ".join(empty) or "none of its shores"
            self.table.refuse("shore-tiles", f"{line.name} is opened with a tile on {where}.")
        cost, grounds = 0, []
        left = dict(self.table.state.tiles.left)
        for tile in move.tiles:
            terms = replace(
                self.ordinary.usual_terms(company),
                left=left,
                needs_connection=False,
                blocked=self.tiles.closed(move.agreed_by, private.id),
            )
            due = check_lay(self.board, terms, tile.hex, tile.tile, tile.rotation, self.table.refuse)
            if tile.hex in self.board.geography.index:
                cost += self.tiles.ground(company.id, tile.hex, due).ground
            grounds.append(due.ground)
            count = left.get(tile.tile)
            left[tile.tile] = None if count is None else count - 1
        return cost, grounds

    def _carry_out(
        self,
        company: Company,
        private: Private,
        line: Ferry,
        move: OpenFerryMove,
        cost: int,
        grounds: list[int],
    ) -> None:
        self.table.pays_bank(company, cost)
        on_water = [
            LaidTile(hex=name, tile=part.tile, rotation=0)
            for part in line.segments
            for name in part.hexes[1:-1]
        ]
        for tile in [*on_water, *move.tiles]:
            self.ordinary.put_tile(tile.hex, tile.tile, tile.rotation % 6)
            self.table.turn.laid.append(
                LaidTile(hex=tile.hex, tile=tile.tile, rotation=tile.rotation % 6, private=private.id)
            )
        for tile, ground in zip(move.tiles, grounds, strict=True):
            self.tiles.half_prices.used(company.id, tile.hex, ground)
        self.markers.give(private, Marker(marker="ferry", private=private.id, hex=None, company=company.id))

    def lines(self, actor: Actor) -> Iterator[Candidate]:
        """Every line that could be opened, with every tile for its shores."""
        for private, consent in self.lent.offered():
            if not self._brings_ferries(private.id) or not private.uses_left:
                continue
            for line in self.table.box.ferries:
                for tiles in product(*(self._fitting(name) for name in self._empty_shores(line))):
                    yield OpenFerryMove(
                        actor=actor, line=line.id, private=private.id, agreed_by=consent, tiles=list(tiles)
                    )

    def _fitting(self, name: str) -> list[LaidTile]:
        number = self.board.number(name)
        return [
            LaidTile(hex=name, tile=fit.tile, rotation=fit.rotation) for fit in candidates(self.board, number)
        ]
