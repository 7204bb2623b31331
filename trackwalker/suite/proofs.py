"""Which clauses a row of an outline carries, and which a single step proves.

An `Examples` table may have a column `clause`: a clause named in one of its cells belongs to the rows that
name it only; the other tags of the outline hold for every row. A comment line directly above a step, `#
proves 18FL-8.2-b`, says that this step is where an engine that breaks the clause shows it.
"""

import re
from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

__all__ = ["CLAUSE_COLUMN", "clauses_of_row", "files_with_marks", "marks_in"]

CLAUSE_COLUMN = "clause"
"""The name of the column of `Examples` that says which clauses a row carries."""

_MARK = re.compile(r"^\s*#\s*proves\s+(\S.*?)\s*$")

Row = TypeVar("Row", bound=Hashable)
Marks = dict[int, tuple[str, ...]]
"""Line of a step (from 1) -> the clauses that it proves."""


@lru_cache(maxsize=512)
def _read(file: Path, changed: int) -> Marks:
    del changed  # only part of the key: an edited file is read anew
    lines = file.read_text(encoding="utf-8").splitlines()
    marks: Marks = {}
    for number, line in enumerate(lines, 1):
        found = _MARK.match(line)
        if found is not None:
            marks[number + 1] = tuple(found[1].split())
    return marks


def marks_in(file: Path) -> Marks:
    """The marked steps of a feature file."""
    return _read(file, file.stat().st_mtime_ns)


def files_with_marks(files: Iterable[Path]) -> list[Path]:
    """Those of the feature files in which a step is marked."""
    return [file for file in files if marks_in(file)]


Example = tuple[Sequence[str], Mapping[Row, Sequence[str]]]
"""A table of `Examples`: the names of its columns, and its rows, each under a name of its own."""


def clauses_of_row(tagged: Sequence[str], tables: Sequence[Example[Row]], row: Row) -> tuple[str, ...]:
    """The clauses of one row of an outline, in the order of `tagged`, the clauses of the outline's tags."""
    named: set[str] = set()
    own: set[str] = set()
    for names, rows in tables:
        if CLAUSE_COLUMN in names:
            place = list(names).index(CLAUSE_COLUMN)
            named.update(clause for cells in rows.values() for clause in cells[place].split())
            own.update(rows[row][place].split() if row in rows else ())
    return tuple(clause for clause in tagged if clause not in named or clause in own)
