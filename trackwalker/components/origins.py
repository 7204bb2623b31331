"""Where the figures of a box are from: the rulebook, what follows from it, or nowhere but here."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

from trackwalker.components.load import load_components

__all__ = ["Origin", "Origins", "origins_of"]

Origin = Literal["book", "derived", "reconstruction"]

_ANY = "*"


class Origins:
    """The origins that the components of a game state, by path (`components.yaml`, member `origins`).

    A path is member names with dots between, an entry of a list by its id or name. Of the stated paths that a
    figure's path begins with, `*` standing for any name, the longest counts; of two as long the one that
    leaves less open. Where none fits, a figure is from the book.
    """

    def __init__(self, components: Mapping[str, Any]) -> None:
        self.components = components
        self.reconstructed = bool(components.get("reconstruction"))
        stated: Mapping[str, Origin] = components.get("origins", {})
        self._stated = {tuple(path.split(".")): origin for path, origin in stated.items()}

    def of(self, path: str) -> Origin:
        """The origin of the figure with this path, whether or not the box has it."""
        names = path.split(".")
        fitting = [stated for stated in self._stated if _begins_with(names, stated)]
        if not fitting:
            return "book"
        return self._stated[max(fitting, key=lambda stated: (len(stated), -stated.count(_ANY)))]

    def is_made_up(self, path: str) -> bool:
        """Whether the figure is a reconstruction."""
        return self.of(path) == "reconstruction"

    def without_figure(self) -> list[str]:
        """The stated paths that lead to nothing in the box."""
        return [".".join(stated) for stated in self._stated if not _leads(self.components, stated)]

    @cached_property
    def start_cells(self) -> Mapping[int, str]:
        """Price -> cell in which a company may start at it."""
        cells: Mapping[int, str] = self.components.get("market", {}).get("par_cells", {})
        return cells

    @cached_property
    def markers(self) -> Mapping[str, str]:
        """Marker -> the path of the places where it may lie."""
        cards = self.components.get("privates", ())
        return {
            card["marker"]["marker"]: f"privates.{card['id']}.marker.amounts"
            for card in cards
            if "marker" in card
        }


def _begins_with(names: list[str], stated: tuple[str, ...]) -> bool:
    return len(stated) <= len(names) and all(
        one in (_ANY, name) for one, name in zip(stated, names, strict=False)
    )


def _leads(data: Any, names: tuple[str, ...]) -> bool:
    if not names:
        return True
    return any(_leads(found, names[1:]) for found in _members(data, names[0]))


def _members(data: Any, name: str) -> Iterator[Any]:
    """What a name leads to in a mapping, or in a list, whose entries without a name are all passed."""
    if isinstance(data, Mapping):
        yield from (found for key, found in data.items() if name in (_ANY, str(key)))
    elif isinstance(data, list):
        for entry in data:
            own = (
                [str(entry[key]) for key in ("id", "name") if key in entry]
                if isinstance(entry, Mapping)
                else []
            )
            if own and (name == _ANY or name in own):
                yield entry
            elif not own:
                yield from _members(entry, name)


def origins_of(features: Path, game: str) -> Origins:
    """The origins of a game's figures; of a game without components those of an empty box.

    Raises SceneError where the components name a tile that is described nowhere.
    """
    if not (features / game / "components.yaml").is_file():
        return Origins({})
    return Origins(load_components(features, game))
