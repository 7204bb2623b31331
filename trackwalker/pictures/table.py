"""A whole table in pictures, and two tables with what is different between them marked."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from trackwalker.components.box import Box
from trackwalker.components.own_box import with_own
from trackwalker.errors import SceneError
from trackwalker.pictures.attempts import tried_on
from trackwalker.pictures.board import Board, Lot, lots_of
from trackwalker.pictures.charters import charter_lines, draw_charters, holdings
from trackwalker.pictures.focus import Focus, hexes_of
from trackwalker.pictures.market import draw_market, moved
from trackwalker.scene.plain_table import components_by
from trackwalker.scene.table import Table

__all__ = ["KINDS", "Painter", "Pictured"]

KINDS = ("map", "market", "charters")
"""What there are pictures of."""

_TITLES = {"map": "Map", "market": "Share prices", "charters": "Charters and holdings"}


_USUAL: Mapping[str, Any] = {"readings": {}, "deviations": []}
"""How a table is read that does not say it."""


@dataclass(frozen=True)
class Pictured:
    """A table that can be drawn. board: may be shared with other tables of the same map."""

    state: Mapping[str, Any]
    board: Board

    @property
    def box(self) -> Box:
        """What is in its box."""
        return self.board.box

    @cached_property
    def lots(self) -> dict[str, Lot]:
        """What lies on its hexes."""
        return lots_of(self.box, self.state)

    @cached_property
    def _seen(self) -> dict[str, Any]:
        """What can be seen on its hexes, in whatever order it is told and however equal turns are named."""
        return {
            name: (
                self.board.turned(lot.lying),
                sorted((company, sorted(exits), kind) for company, exits, kind in lot.tokens),
                sorted(lot.markers),
                sorted(company for company, _ in lot.homes),
            )
            for name, lot in self.lots.items()
        }

    def check(self) -> None:
        """Raises SceneError for a table with a hex, a tile or a cell that its game does not have."""
        for name in self.lots:
            if name not in self.board.hexes:
                raise SceneError(f"{self.box.game} has no hex {name}")
        for lot in self.lots.values():
            if lot.lying is not None and lot.lying[0] not in self.box.data["tile_shapes"]:
                raise SceneError(f"{self.box.game} has no tile {lot.lying[0]}")
        for cell in self.state["market"]:
            self.box.chart.price(cell["cell"])

    def differs(self, other: "Pictured") -> list[str]:
        """The kinds of pictures in which the other table looks otherwise."""
        found = ["map"] if self._seen != other._seen or self.box is not other.box else []
        found += ["market"] if moved(self.state, other.state) else []
        return found + (["charters"] if self._papers != other._papers else [])

    @cached_property
    def _papers(self) -> Any:
        charters = {
            one["id"]: charter_lines(self.state, one) for one in self.state["companies"] if not one["closed"]
        }
        return charters, holdings(self.state), {one["id"]: one["cash"] for one in self.state["players"]}

    def changes(self, other: "Pictured") -> Focus:
        """Where it is different from another table."""
        hexes = _unlike(self._seen, other._seen)
        hexes |= self.board.hexes.keys() - other.board.hexes.keys()
        went = moved(self.state, other.state)
        (charters, held, cash), (were, had, money) = self._papers, other._papers
        return Focus(
            frozenset(hexes),
            frozenset(cell for state in (self.state, other.state) for cell in _cells(state, went)),
            frozenset(_unlike(charters, were)),
            frozenset(_unlike(held, had) | {f"player:{name}" for name in _unlike(cash, money)}),
        )

    def draw(
        self,
        kind: str,
        routes: Sequence[Mapping[str, Any]] = (),
        other: "Pictured | None" = None,
        near: Focus | None = None,
    ) -> str:
        """One of its pictures. routes: drawn over the map. other: what is different from that is marked.

        near: around what it is drawn; left out, the whole.
        """
        title, near = f"{_TITLES[kind]}: {self.box.game}", near or Focus()
        if kind == "map":
            changed = () if other is None else sorted(self.changes(other).hexes)
            return self.board.draw(self.lots, title, routes, changed, near=near.hexes)
        if kind == "market":
            marked = moved(other.state, self.state) if other is not None else ()
            return draw_market(self.box, self.state, self.board.inks, title, marked, near.cells)
        before = None if other is None else other.state
        return draw_charters(self.state, self.board.inks, title, before, near.charters, near.holders)

    def draw_tried(self, action: Mapping[str, Any]) -> str | None:
        """The map around what an action is about, with what was tried: its routes, its tile or token.

        None for an action that is not about the map, or about hexes or tiles that there are not.
        """
        near = hexes_of(action)
        if not near or not near <= self.board.hexes.keys():
            return None
        tried = tried_on(self.lots, action, (Table({**self.state}).turn or {}).get("company"))
        shapes = self.box.data["tile_shapes"]
        if any(lot.lying is not None and lot.lying[0] not in shapes for lot in tried.values()):
            return None
        routes = action.get("routes") or ()
        title = f"What is tried: {self.box.game}"
        outlined = () if routes else sorted(near)
        return self.board.draw({**self.lots, **tried}, title, routes, tried=outlined, near=near)


def _cells(state: Mapping[str, Any], companies: Collection[str]) -> list[str]:
    return [cell["cell"] for cell in state["market"] if not {*cell["stack"]}.isdisjoint(companies)]


def _unlike(one: Mapping[str, Any], other: Mapping[str, Any]) -> set[str]:
    return {name for name in one.keys() | other.keys() if one.get(name) != other.get(name)}


class Painter:
    """Makes tables of one game ready to be drawn; boards are kept, since most tables share theirs."""

    def __init__(self, components: dict[str, Any]) -> None:
        self._components = components
        self._boards: list[Board] = []

    def blank(self) -> Board:
        """The board with nothing on it."""
        return Board(Box.of(self._components))

    def of(self, state: Mapping[str, Any]) -> Pictured:
        """A table. Raises TrackwalkerError for a map that cannot be."""
        components = components_by(self._components, state.get("rules", _USUAL))
        if state.get("box"):
            components = with_own(components, state["box"])
        box = Box.of(components).at(state)
        for board in self._boards:
            if board.box.data is box.data:
                return Pictured(state, board)
        self._boards = [*self._boards[-7:], Board(box)]
        return Pictured(state, self._boards[-1])
