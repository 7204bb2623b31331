"""The editions of a game: a base, and layers over it that say only what they change.

The layers are the files `features/GAME/editions/EDITION.yaml`. Here is read how they come of each other and
what they change of the box; clauses and questions are the register's.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import msgspec

from trackwalker.components.changes import Change
from trackwalker.documents import complain, read_document
from trackwalker.errors import TrackwalkerError

__all__ = [
    "FOLDER",
    "LayerHead",
    "Lineage",
    "layer_files",
    "lineage_of",
    "read_heads",
    "unknown_edition",
]

FOLDER = "editions"
"""The folder of a game in which its layers are."""


class LayerHead(msgspec.Struct, frozen=True, kw_only=True):
    """A layer, as far as it says what it is and what it changes of the box.

    over: the edition that it changes. earlier: it came before that one, not after it.
    """

    game: str
    edition: str
    over: str
    earlier: bool = False
    components: tuple[Change, ...] = ()


@dataclass(frozen=True)
class Lineage:
    """How the editions of a game come of each other.

    base: the one that the registers read. names: all of them, the oldest first. over: layer -> the edition
    that it changes. before: edition -> itself, and all that it comes of in time.
    """

    base: str
    names: tuple[str, ...]
    over: Mapping[str, str]
    before: Mapping[str, frozenset[str]]

    def layers_of(self, edition: str) -> tuple[str, ...]:
        """The layers that lead from the base to an edition, in the order in which they are laid."""
        found: list[str] = []
        while edition != self.base:
            found.append(edition)
            edition = self.over[edition]
        return tuple(reversed(found))

    def has(self, edition: str, since: str | None, until: str | None) -> bool:
        """Whether what is from `since` on and to `until` belongs to an edition; None: without end."""
        return (since is None or since in self.before[edition]) and (
            until is None or edition in self.before.get(until, frozenset())
        )

    def bounds(self, having: Iterable[str]) -> tuple[str | None, str | None]:
        """The first and the last edition of those that have something; None where that is one end of all."""
        kept = set(having)
        found = [name for name in self.names if name in kept]
        first = None if not found or found[0] == self.names[0] else found[0]
        return first, None if not found or found[-1] == self.names[-1] else found[-1]


def layer_files(features: Path, game: str) -> list[Path]:
    """The files of the layers of a game."""
    return sorted((features / game / FOLDER).glob("*.yaml"))


def read_heads(features: Path, game: str) -> dict[str, tuple[LayerHead, Path, str]]:
    """The layers of a game by edition, each with its file and the text of that.

    Raises TrackwalkerError, with file and line, for a layer that is not in order.
    """
    found: dict[str, tuple[LayerHead, Path, str]] = {}
    for file in layer_files(features, game):
        head, text = _read(file, file.stat().st_mtime_ns)
        if head.game != game:
            raise complain(file, text, ("game",), f"game is {head.game!r}, expected {game!r}, its folder")
        if head.edition != file.stem:
            raise complain(
                file, text, ("edition",), f"edition is {head.edition!r}, expected {file.stem!r}, its file"
            )
        found[head.edition] = (head, file, text)
    return found


@lru_cache(maxsize=64)
def _read(file: Path, changed: int) -> tuple[LayerHead, str]:
    del changed  # only part of the key: an edited file is read anew
    return read_document(file, LayerHead, "an edition as a layer")


def lineage_of(base: str, heads: Mapping[str, tuple[LayerHead, Path, str]]) -> Lineage:
    """How the editions come of each other. Raises TrackwalkerError where a layer has nothing to lie over."""
    for name, (head, file, text) in heads.items():
        if name == base:
            raise complain(file, text, ("edition",), f"{name!r} is the base, and no layer over it")
        if head.over not in (base, *heads):
            _check_same_base(file.parent.parent)
            known = ", ".join(sorted({base, *heads} - {name}))
            raise complain(
                file, text, ("over",), f"there is no edition {head.over!r}; expected one of {known}"
            )
        _check_ground(name, base, heads)
    came_of: dict[str, set[str]] = {name: set() for name in (base, *heads)}
    for name, (head, _, _) in heads.items():
        older, newer = (name, head.over) if head.earlier else (head.over, name)
        came_of[newer].add(older)
    names = _in_order(came_of)
    before: dict[str, frozenset[str]] = {}
    for name in names:
        before[name] = frozenset({name}).union(*(before[one] for one in came_of[name]))
    return Lineage(base, names, {name: head.over for name, (head, _, _) in heads.items()}, before)


def _check_same_base(folder: Path) -> None:
    """Raise where the rulebook of a game is of another edition than its box: then no layer is at fault."""
    said: dict[str, tuple[Path, str]] = {}
    for name in ("rulebook.yaml", "components.yaml"):
        if (file := folder / name).is_file():
            document, text = read_document(file, dict, "a part of a game")
            said.setdefault(str(document.get("edition", "")), (file, text))
    if len(said) > 1:
        (book, _), (box, (file, text)) = said.items()
        what = f"the box is of the edition {box}, the rulebook of {book}; expected one and the same"
        raise complain(file, text, ("edition",), what)


def _check_ground(name: str, base: str, heads: Mapping[str, tuple[LayerHead, Path, str]]) -> None:
    seen, at = [name], heads[name][0].over
    while at != base:
        if at in seen:
            _, file, text = heads[name]
            what = f"the layers lie over each other in a circle: {', '.join([*seen, at])}"
            raise complain(file, text, ("over",), what)
        seen.append(at)
        if at not in heads:
            return  # its own layer is complained of
        at = heads[at][0].over


def _in_order(came_of: Mapping[str, set[str]]) -> tuple[str, ...]:
    """The editions, each after what it comes of; beside each other by their names."""
    names: list[str] = []
    while left := [name for name in came_of if name not in names]:
        names.append(min((name for name in left if came_of[name] <= {*names}), key=_by_numbers))
    return tuple(names)


def _by_numbers(name: str) -> tuple[tuple[int, int | str], ...]:
    parts = "".join(sign if sign.isalnum() else " " for sign in name).split()
    return tuple((0, int(part)) if part.isdecimal() else (1, part) for part in parts)


def unknown_edition(game: str, edition: str, lineage: Lineage) -> TrackwalkerError:
    """The error that a game has no such edition."""
    return TrackwalkerError(f"{game} has no edition {edition!r}; it has {', '.join(lineage.names)}")
