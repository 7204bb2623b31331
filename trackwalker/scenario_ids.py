"""Ids of scenarios are for ever: those that were ever published, and where former ones lead.

`features/GAME/scenario_ids.txt` holds every id, of an outline with a short digest of each row, in the order
of the rows. `features/GAME/former_ids.yaml` leads from an id that is no longer there to that which took its
place.
"""

import hashlib
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from trackwalker.documents import read_document
from trackwalker.errors import TrackwalkerError
from trackwalker.reading import read_text

__all__ = [
    "RECORD",
    "NoLongerThere",
    "follow",
    "former_ids",
    "read_record",
    "row_digest",
    "write_record",
]

RECORD = "scenario_ids.txt"
_FORMER = "former_ids.yaml"
_HEAD = "# Every scenario id, of an outline a digest of each row. Made by `trackwalker lint --record-ids`.\n"

Rows = tuple[str, ...]


class NoLongerThere(TrackwalkerError):
    """A former id whose scenario was taken out without a successor."""


class _Former(msgspec.Struct, forbid_unknown_fields=True):
    former: dict[str, str | None]


def former_ids(features: Path, game: str) -> dict[str, str | None]:
    """Former id -> the id that took its place; None: nothing did. Raises TrackwalkerError for a faulty
    file."""
    file = features / game / _FORMER
    if not file.is_file():
        return {}
    document, _ = read_document(file, _Former, "former ids")
    return dict(document.former)


def follow(scenario: str, former: Mapping[str, str | None]) -> str:
    """The present id of a scenario; an id that never changed leads to itself.

    The row of an outline that was renamed as a whole is followed by its number. Raises NoLongerThere.
    """
    seen: list[str] = []
    while True:
        if scenario in seen:
            raise TrackwalkerError(f"{_FORMER}: {' -> '.join([*seen, scenario])} comes back to itself")
        seen.append(scenario)
        outline, mark, row = scenario.partition("#")
        if scenario in former:
            new = former[scenario]
        elif outline in former:
            heir = former[outline]
            new = heir if heir is None or "#" in heir else f"{heir}{mark}{row}"
        else:
            return scenario
        if new is None:
            raise NoLongerThere(f"{seen[0]} was taken out of the suite")
        scenario = new


def row_digest(cells: Mapping[str, str]) -> str:
    """A few letters that stand for a row of `Examples`, whatever the order of its columns."""
    text = "\n".join(f"{name}={cells[name]}" for name in sorted(cells))
    return hashlib.sha256(text.encode()).hexdigest()[:6]


def read_record(features: Path, game: str) -> dict[str, Rows] | None:
    """Every recorded id with the digests of its rows; None where the game has no record."""
    file = features / game / RECORD
    if not file.is_file():
        return None
    lines = [line.split() for line in read_text(file, "the ids of the scenarios of a game").splitlines()]
    return {words[0]: tuple(words[1:]) for words in lines if words and not words[0].startswith("#")}


def write_record(features: Path, game: str, ids: Iterable[tuple[str, Rows]]) -> None:
    """Write the record of a game anew."""
    lines = sorted(" ".join((name, *rows)) for name, rows in ids)
    (features / game / RECORD).write_text(_HEAD + "".join(f"{line}\n" for line in lines), encoding="utf-8")
