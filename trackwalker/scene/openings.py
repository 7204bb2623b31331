"""Openings: committed lists of actions by which a scene is reached from the deal, on any engine.

`features/GAME/openings/NAME.yaml` starts a game of its own, or goes on where another opening ends. Its schema
(`schemas/opening.json`) says what is left out of the list of actions and what a company's `pass` means there.

An opening belongs to every edition of its game, unless it says `since` or `until`, or goes on from one that
does. The others are those of the base.

What is paid because it is asked stands there as the rule that reckons it from the box, and is reckoned when
the opening is played (`price: trains.2.price`); what somebody chooses to pay stands there as a number.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from trackwalker.by_identity import ByIdentity
from trackwalker.components.editions import Lineage, layer_files
from trackwalker.components.figures import FigureError, Figures
from trackwalker.components.load import editions_of
from trackwalker.documents import read_yaml
from trackwalker.errors import SceneError, TrackwalkerError
from trackwalker.port.schema import checker
from trackwalker.reading import read_text

__all__ = [
    "Opening",
    "every_opening",
    "figures_of_amount",
    "has_opening",
    "load_opening",
    "opening_bounds",
    "opening_editions",
    "opening_names",
    "read_opening",
    "reckoned_amount",
]

_HEAD = re.compile(r"^(continues|since|until): *(\S+) *$", re.MULTILINE)


@dataclass(frozen=True)
class Opening:
    """A way from a deal to a position.

    name: of its file. players: in seat order. readings: question -> the reading that it needs. actions: all
    of them, those of the openings that it continues first; amounts may be rules until `at_prices`.
    position: what is then on the table, in sentences.
    """

    name: str
    players: tuple[str, ...]
    deal: dict[str, Any]
    readings: dict[str, str]
    actions: tuple[dict[str, Any], ...]
    position: tuple[str, ...]

    def at_prices(self, components: Mapping[str, Any]) -> "Opening":
        """The same with every amount reckoned from a box. Raises SceneError where one cannot be."""
        return _priced.of(self, components, make=lambda: self._at_prices(components))

    def _at_prices(self, components: Mapping[str, Any]) -> "Opening":
        figures = Figures(components)
        actions = tuple(
            {**action, "price": reckoned_amount(self.name, action["price"], figures)}
            if isinstance(action.get("price"), str)
            else action
            for action in self.actions
        )
        return replace(self, actions=actions)


_priced = ByIdentity[Opening](256)


def reckoned_amount(opening: str, rule: str, figures: Figures) -> int:
    """What a rule in an opening comes to, in $. Raises SceneError where that is not one whole sum."""
    try:
        found = figures.reckon(rule).meant
    except FigureError as error:
        raise SceneError(f"the opening {opening}: {error}") from error
    if len(found) != 1 or found[0] != int(found[0]) or found[0] < 0:
        sums = " or ".join(str(one) for one in found)
        raise SceneError(
            f"the opening {opening}: {rule!r} comes to {sums}, expected one sum in whole dollars"
        )
    return int(found[0])


def figures_of_amount(action: Mapping[str, Any]) -> tuple[str, ...]:
    """The paths of the figures that the amount of an action may be; `*` for any."""
    kind, private = action["type"], action.get("private")
    if kind == "buy_train" and action["from"] in ("bank", "pool"):
        price = "trade_in_price" if "exchange" in action else "price"
        return (f"trains.{action['train']}.{price}",)
    if kind == "buy_company":
        return (f"privates.{private}.company_price.2", f"privates.{private}.company_price.1")
    if kind in ("buy_private", "bid") and private is not None:
        return (f"privates.{private}.face",)
    return ("minor_auction.least", "sealed_bids.*") if kind == "bid" else ()


def every_opening(folder: Path) -> list[str]:
    """The openings of all editions of a game in alphabetical order; folder: `features/GAME/openings`."""
    return sorted(path.stem for path in folder.glob("*.yaml"))


def opening_names(folder: Path, edition: str | None = None) -> list[str]:
    """The openings that an edition has in alphabetical order; None: the base. Raises as the box does."""
    return [name for name in every_opening(folder) if has_opening(folder, name, edition)]


def has_opening(folder: Path, name: str, edition: str | None = None) -> bool:
    """Whether an edition has an opening that there is; None: the base. Raises as the box does."""
    if not any(opening_bounds(folder, name)):
        return True
    return (edition or _lineage(folder).base) in opening_editions(folder, name)


def opening_editions(folder: Path, name: str) -> tuple[str, ...]:
    """The editions that an opening belongs to, the oldest first. Raises as the box does."""
    lineage = _lineage(folder)
    since, until = opening_bounds(folder, name)
    return tuple(
        edition
        for edition in lineage.names
        if all(lineage.has(edition, one, None) for one in since)
        and all(lineage.has(edition, None, one) for one in until)
    )


def _lineage(folder: Path) -> Lineage:
    features, game = folder.parent.parent, folder.parent.name
    files = (features / game / "components.yaml", *layer_files(features, game))
    return _read_lineage(features, game, tuple(file.stat().st_mtime_ns for file in files if file.is_file()))


@lru_cache(maxsize=32)
def _read_lineage(features: Path, game: str, changed: tuple[int, ...]) -> Lineage:
    del changed  # only part of the key: edited files are read anew
    return editions_of(features, game)


def opening_bounds(folder: Path, name: str) -> tuple[frozenset[str], frozenset[str]]:
    """What an opening, and those that it continues, say under `since` and `until`.

    Read off the lines, so that a file that is at fault in another way is none here.
    """
    since: set[str] = set()
    until: set[str] = set()
    seen: set[str] = set()
    at: str | None = name
    while at is not None and at not in seen and (path := folder / f"{at}.yaml").is_file():
        seen.add(at)
        head = _head(path, path.stat().st_mtime_ns)
        since |= {head["since"]} if "since" in head else set()
        until |= {head["until"]} if "until" in head else set()
        at = head.get("continues")
    return frozenset(since), frozenset(until)


@lru_cache(maxsize=256)
def _head(path: Path, changed: int) -> dict[str, str]:
    del changed  # only part of the key: an edited file is read anew
    return {word: value.strip("'\"") for word, value in _HEAD.findall(read_text(path, "an opening"))}


def load_opening(folder: Path, name: str) -> Opening:
    """An opening with everything that it continues.

    Raises SceneError if there is none of that name, its file is at fault, or it comes back to itself.
    """
    return _load(folder, name, ())


@lru_cache(maxsize=128)
def _load(folder: Path, name: str, on_the_way: tuple[str, ...]) -> Opening:
    if name in on_the_way:
        raise SceneError(f"the opening {name} continues itself: {' -> '.join((*on_the_way, name))}")
    document = read_opening(folder, name)
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
def read_opening(folder: Path, name: str) -> dict[str, Any]:
    """The document of an opening, as it stands in its file. Raises SceneError if it is not in order."""
    path = folder / f"{name}.yaml"
    if not path.is_file():
        known = ", ".join(every_opening(folder)) or "none"
        raise SceneError(f"there is no opening {name} in {folder.parent.name}; there are: {known}")
    try:
        document: dict[str, Any] = read_yaml(path, "an opening")
        goes_on = isinstance(document, dict) and "continues" in document
        schema = f"opening.{'continuation' if goes_on else 'from_the_deal'}"
        checker(schema, f"the opening {path.name}")(document)
    except TrackwalkerError as error:
        raise SceneError(f"the opening {name} is at fault: {error}") from error
    return document
