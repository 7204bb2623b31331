"""What is in the box: a game's board, tiles, charters, cards and tables, from its ``components.yaml``.

Facts only; every rule is elsewhere. Money is in whole dollars, shares in percent; None where the file says
null: no limit.
"""

from collections.abc import Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from .cards import (
    COLOURS,
    AuctionTerms,
    Box,
    Charter,
    Colour,
    Grid,
    Hex,
    MarketChart,
    PhaseCard,
    Place,
    Power,
    PrivateCard,
    SharedTiles,
    ShareRules,
    Tile,
    Track,
    TrainCard,
)

try:
    from yaml import CSafeLoader as _Loader
except ImportError:  # PyYAML without libyaml: the same, slower
    from yaml import SafeLoader as _Loader  # type: ignore[assignment]

__all__ = [
    "COLOURS",
    "AuctionTerms",
    "Charter",
    "Colour",
    "Components",
    "ComponentsError",
    "Grid",
    "Hex",
    "MarketChart",
    "PhaseCard",
    "Place",
    "Power",
    "PrivateCard",
    "ShareRules",
    "Tile",
    "Track",
    "TrainCard",
    "load_components",
]


class ComponentsError(Exception):
    """A components file cannot be read or contradicts itself; says which file and which field."""


class Components:
    """A game's components, with the indexes that the rules need. Read only."""

    def __init__(self, box: Box, tiles: dict[str, Tile]) -> None:
        self.box = box
        self.game = box.game
        self.editions = box.editions
        self.players = box.players
        self.bank = box.bank
        self.privates = box.privates
        self.companies = box.companies
        self.auction = box.auction
        self.shares = box.shares
        self.market = box.market
        self.trains = box.trains
        self.phases = box.phases
        self.grid = box.grid
        self.hexes = box.hexes
        self.tiles = tiles
        """Every tile of the game by its id."""
        self.tile_counts = box.tiles.counts
        """How many of each tile there are; None: unlimited."""
        self.privates_by_id = {private.id: private for private in box.privates}
        self.companies_by_id = {company.id: company for company in box.companies}
        self.trains_by_name = {train.name: train for train in box.trains}
        self.phases_by_name = {phase.name: phase for phase in box.phases}
        self._order = {phase.name: number for number, phase in enumerate(box.phases)}

    def phase(self, name: str) -> PhaseCard:
        """The phase of that name (KeyError if there is none)."""
        return self.phases_by_name[name]

    def phase_reached(self, current: str, wanted: str) -> bool:
        """Whether phase ``wanted`` has begun when the game is in phase ``current``."""
        return self._order[current] >= self._order[wanted]

    def private(self, name: str) -> PrivateCard:
        """The private company of that name (KeyError if there is none)."""
        return self.privates_by_id[name]

    def company(self, name: str) -> Charter:
        """The public company of that name (KeyError if there is none)."""
        return self.companies_by_id[name]

    def start_cash(self, players: int) -> int:
        """What each of so many players starts with, in $."""
        return self.players[players].start_cash

    def certificate_limit(self, players: int) -> int:
        """How many certificates each of so many players may hold."""
        return self.players[players].certificate_limit

    @cached_property
    def blocked_hexes(self) -> dict[str, str]:
        """Hex -> the private company that blocks it by the rulebook."""
        return {name: private.id for private in self.privates for name in private.blocks}

    @cached_property
    def published_blocked_hexes(self) -> dict[str, str]:
        """Hex -> the private company that blocks it by its published card only."""
        return {name: private.id for private in self.privates for name in private.published_blocks}


T = TypeVar("T")


def _read(path: Path, kind: type[T]) -> T:
    try:
        data: Any = yaml.load(path.read_bytes(), Loader=_Loader)
    except OSError as error:
        raise ComponentsError(f"{path}: cannot be read ({error.strerror})") from None
    except yaml.YAMLError as error:
        raise ComponentsError(f"{path}: is not valid YAML: {error}") from None
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        message, _, field = str(error).partition(" - at ")
        where = field.strip("`").removeprefix("$.") or "the whole file"
        if "[...]" in where:
            where = where.replace("[...]", f"[{_faulty_entry(data, kind, where.split('[')[0])}]", 1)
        raise ComponentsError(f"{path}: {where}: {message}") from None


def _faulty_entry(data: Any, kind: type[Any], path: str) -> Any:
    """Which entry of the mapping at a dotted path does not fit: the decoder does not say."""
    *parents, last = path.split(".")
    owner = data
    for parent in parents:
        owner = owner[parent]
    entries = owner[last]
    for name, entry in entries.items():
        owner[last] = {name: entry}
        try:
            msgspec.convert(data, kind)
        except msgspec.ValidationError:
            return name
    return "..."


def _check(box: Box, tiles: dict[str, Tile], path: Path) -> None:
    """Refuse a file whose parts contradict each other."""

    def fault(field: str, message: str) -> ComponentsError:
        return ComponentsError(f"{path}: {field}: {message}")

    phases = {phase.name for phase in box.phases}
    for train in box.trains:
        for phase in (train.starts_phase, train.rusts_at, train.available_from):
            if phase is not None and phase not in phases:
                raise fault(f"trains, {train.name}", f"there is no phase {phase!r}")
    for company in box.companies:
        if company.home.hex not in box.hexes:
            raise fault(f"companies, {company.id}", f"its home {company.home.hex!r} is not a hex of the map")
    for private in box.privates:
        hexes = (*private.blocks, *private.published_blocks, *(private.power.hexes if private.power else ()))
        for name in hexes:
            if name not in box.hexes:
                raise fault(f"privates, {private.id}", f"{name!r} is not a hex of the map")
        for tile in private.power.tiles if private.power else ():
            if tile not in tiles:
                raise fault(f"privates, {private.id}", f"there is no tile {tile!r}")
    for par, cell in box.market.par_cells.items():
        row, column = _cell(cell)
        try:
            printed = box.market.rows[row - 1][column - 1] if row > 0 and column > 0 else None
        except IndexError:
            printed = None
        if printed != par:
            raise fault(f"market.par_cells, {par}", f"cell {cell!r} shows {printed}, not {par}")
    if len(box.grid.step) != 6 or len(box.grid.sides) != 6:
        raise fault("grid", "a hex has six sides, so `sides` and `step` must list six each")
    drawn: tuple[tuple[str, Mapping[str, Track]], ...] = (("hexes", box.hexes), ("tiles", tiles))
    for what, tracks in drawn:
        for name, track in tracks.items():
            message = _fault_in_track(track)
            if message:
                raise fault(f"{what}, {name}", message)
    for name in box.hexes:
        if not (name[:1].isalpha() and name[1:].isdigit()):
            raise fault(f"hexes, {name}", "a hex is named by a letter and a number, such as D14")


def _fault_in_track(track: Track) -> str:
    places = track.towns + track.cities + track.off_board
    ends: list[tuple[int, ...]] = [*track.track, *(place.exits for place in places), *track.junctions]
    for sides in ends:
        if any(not 0 <= side <= 5 for side in sides):
            return f"sides are numbered 0 to 5, not {list(sides)}"
        if len(set(sides)) != len(sides):
            return f"track runs between different sides, not {list(sides)}"
    return ""


def _cell(name: str) -> tuple[int, int]:
    row, _, column = name[1:].partition("c")
    return (int(row), int(column)) if name[:1] == "r" and row.isdigit() and column.isdigit() else (0, 0)


@lru_cache(maxsize=16)
def load_components(features: Path, game: str) -> Components:
    """The components of a game, read once from the specification folder ``features``.

    Raises:
        ComponentsError: there is no such game, or a file is faulty.
    """
    path, shared_path = features / game / "components.yaml", features / "shared" / "tiles.yaml"
    box = _read(path, Box)
    if box.game != game:
        raise ComponentsError(f"{path}: game: expected {game!r}, found {box.game!r}")
    shared = _read(shared_path, SharedTiles).tiles
    tiles: dict[str, Tile] = {}
    for name in box.tiles.counts:
        tile = box.tiles.special.get(name) or shared.get(name)
        if tile is None:
            raise ComponentsError(
                f"{path}: tiles.counts, {name}: described neither under tiles.special nor in {shared_path}"
            )
        tiles[name] = tile
    for name in box.tiles.special:
        if name not in tiles:
            raise ComponentsError(f"{path}: tiles.special, {name}: has no number in tiles.counts")
    _check(box, tiles, path)
    return Components(box, tiles)
