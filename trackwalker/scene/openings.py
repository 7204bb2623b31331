"""Openings: committed lists of actions by which a scene is reached from the deal, on any engine.

`features/GAME/openings/NAME.yaml` starts a game of its own, or goes on where another opening ends. Its schema
(`schemas/opening.json`) says what is left out of the list of actions and what a company's `pass` means there.
"""

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from trackwalker.documents import read_yaml
from trackwalker.errors import SceneError, TrackwalkerError
from trackwalker.port.schema import checker

__all__ = ["Opening", "load_opening", "opening_names"]


@dataclass(frozen=True)
class Opening:
    """A way from a deal to a position.

    name: of its file. players: in seat order. readings: question -> the reading that it needs. actions: all
    of them, those of the openings that it continues first. position: what is then on the table, in sentences.
    """

    name: str
    players: tuple[str, ...]
    deal: dict[str, Any]
    readings: dict[str, str]
    actions: tuple[dict[str, Any], ...]
    position: tuple[str, ...]


def opening_names(folder: Path) -> list[str]:
    """The openings of a game in alphabetical order; folder: `features/GAME/openings`."""
    return sorted(path.stem for path in folder.glob("*.yaml"))


def load_opening(folder: Path, name: str) -> Opening:
    """An opening with everything that it continues.

    Raises SceneError if there is none of that name, its file is at fault, or it comes back to itself.
    """
    return _load(folder, name, ())


@lru_cache(maxsize=128)
def _load(folder: Path, name: str, on_the_way: tuple[str, ...]) -> Opening:
    if name in on_the_way:
        raise SceneError(f"the opening {name} continues itself: {' -> '.join((*on_the_way, name))}")
    document = _read(folder, name)
    own = tuple(document["actions"])
    readings = dict(document.get("rules", {}).get("readings", {}))
    if "continues" not in document:
        return Opening(
            name,
            tuple(document["players"]),
            document["deal"],
            readings,
            own,
            tuple(document["position"]),
        )
    base = _load(folder, document["continues"], (*on_the_way, name))
    for question, reading in base.readings.items():
        if readings.setdefault(question, reading) != reading:
            raise SceneError(
                f"the opening {name} needs {question}={readings[question]}, but {base.name}, which it "
                f"continues, needs {question}={reading}"
            )
    position = tuple(document["position"])
    return Opening(name, base.players, base.deal, readings, (*base.actions, *own), position)


@lru_cache(maxsize=256)
def _read(folder: Path, name: str) -> dict[str, Any]:
    path = folder / f"{name}.yaml"
    if not path.is_file():
        known = ", ".join(opening_names(folder)) or "none"
        raise SceneError(f"there is no opening {name} in {folder.parent.name}; there are: {known}")
    try:
        document: dict[str, Any] = read_yaml(path, "an opening")
        goes_on = isinstance(document, dict) and "continues" in document
        schema = f"opening.{'continuation' if goes_on else 'from_the_deal'}"
        checker(schema, f"the opening {path.name}")(document)
    except TrackwalkerError as error:
        raise SceneError(f"the opening {name} is at fault: {error}") from error
    return document
