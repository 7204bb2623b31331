"""The box of a game, as far as setting up a table needs it: read from the game's components."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import yaml

from trackwalker.scene.chart import Chart
from trackwalker.scene.faults import SceneError
from trackwalker.scene.tiles import Shape, TileSet

PLAYER_NAMES = ("Alice", "Bob", "Carol", "Dave", "Erin", "Frank")
"""The players of every scenario, in seat order."""

_SHORT = {
    "south": "S",
    "south-west": "SW",
    "north-west": "NW",
    "north": "N",
    "north-east": "NE",
    "south-east": "SE",
    "west": "W",
    "east": "E",
}


_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def _read(path: Path) -> Any:
    return yaml.load(path.read_text(encoding="utf-8"), Loader=_LOADER)


def load_components(features: Path, game: str) -> dict[str, Any]:
    """The components of a game as plain data, the shared tiles it uses filled in under `tile_shapes`.

    Raises SceneError if the game has no components, or names a tile that is described nowhere.
    """
    own = features / game / "components.yaml"
    if not own.is_file():
        raise SceneError(f"there are no components of {game!r}: {own} is missing")
    components: dict[str, Any] = _read(own)
    shared = _read(features / "shared" / "tiles.yaml")["tiles"]
    special = components["tiles"].get("special", {})
    shapes = {name: special.get(name) or shared.get(name) for name in components["tiles"]["counts"]}
    missing = [name for name, shape in shapes.items() if shape is None]
    if missing:
        raise SceneError(f"{own}: no description of tile {', '.join(missing)}")
    return {**components, "tile_shapes": shapes}


@dataclass(frozen=True)
class Box:
    """What is in the box of one game. `data` is what `load_components` gives."""

    data: dict[str, Any]

    @staticmethod
    def of(components: dict[str, Any]) -> "Box":
        """The box of these components; the one made last is kept, since most scenes ask for the same."""
        if not _kept or _kept[0].data is not components:
            _kept[:] = [Box(components)]
        return _kept[0]

    @property
    def game(self) -> str:
        """The name of the game."""
        return str(self.data["game"])

    @property
    def edition(self) -> str:
        """The latest edition of its rules."""
        return str(self.data["editions"][-1])

    @property
    def bank(self) -> int | None:
        """All the money of the game in $, None where the bank is unlimited."""
        bank: int | None = self.data["bank"]
        return bank

    def start_cash(self, players: int) -> int:
        """What each of so many players starts with; SceneError if the game is not for so many."""
        if players not in self.data["players"]:
            counts = ", ".join(str(count) for count in self.data["players"])
            raise SceneError(f"{self.game} is for {counts} players, not {players}")
        return int(self.data["players"][players]["start_cash"])

    @cached_property
    def companies(self) -> dict[str, dict[str, Any]]:
        """The companies of the box by name, in order."""
        return {company["id"]: company for company in self.data["companies"]}

    @cached_property
    def privates(self) -> dict[str, dict[str, Any]]:
        """The private companies of the box by name, in order."""
        return {private["id"]: private for private in self.data["privates"]}

    @cached_property
    def trains(self) -> dict[str, dict[str, Any]]:
        """The trains of the box by name, in the order of sale."""
        return {train["name"]: train for train in self.data["trains"]}

    @cached_property
    def phases(self) -> dict[str, dict[str, Any]]:
        """The phases by name, in order."""
        return {phase["name"]: phase for phase in self.data["phases"]}

    @property
    def certificates(self) -> list[int]:
        """The percents of one company's certificates, the president's first."""
        return list(self.data["shares"]["certificates"])

    def phase_index(self, phase: str) -> int:
        """The place of a phase in their order, from 0; SceneError if there is none of that name."""
        if phase not in self.phases:
            raise SceneError(f"there is no phase {phase}; the phases are {', '.join(self.phases)}")
        return list(self.phases).index(phase)

    def closes_privates(self, phase: str) -> bool:
        """Have the private companies left the game by this phase?"""
        names = list(self.phases)[: self.phase_index(phase) + 1]
        return any(self.phases[name].get("closes_privates", False) for name in names)

    @cached_property
    def chart(self) -> Chart:
        """The share-price chart."""
        market = self.data["market"]
        return Chart(tuple(tuple(row) for row in market["rows"]), dict(market["par_cells"]))

    @cached_property
    def tiles(self) -> TileSet:
        """Tiles and hexes."""
        grid = self.data["grid"]
        return TileSet(
            {str(name): Shape.read(shape) for name, shape in self.data["tile_shapes"].items()},
            {name: Shape.read(printed) for name, printed in self.data["hexes"].items()},
            tuple(_SHORT[side] for side in grid["sides"]),
            tuple((step[0], step[1]) for step in grid["step"]),
            grid["letter"] == "column",
        )

    @property
    def tile_counts(self) -> dict[str, int | None]:
        """How many of each tile the box holds (None: unlimited)."""
        return {str(name): count for name, count in self.data["tiles"]["counts"].items()}


_kept: list[Box] = []
