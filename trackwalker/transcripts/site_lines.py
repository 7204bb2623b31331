"""A line of a trace: what the site says of the table, where it stands, what was skipped and what ran."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from trackwalker.errors import TrackwalkerError
from trackwalker.transcripts.compare import Naming, Table
from trackwalker.transcripts.geometry import Board
from trackwalker.transcripts.site_facts import site_table
from trackwalker.transcripts.turns import Position, site_position

__all__ = ["SiteLine", "read_line"]


class SiteLine(NamedTuple):
    """table: its facts. position: where the site stands. skipped: companies whose steps it passed over.

    runs: company and revenue of each run.
    """

    table: Table
    position: Position
    skipped: frozenset[str]
    runs: tuple[tuple[str, object], ...]


def read_line(line: Any, naming: Naming, board: Board, file: Path, number: int) -> SiteLine:
    """What an action line says, or `state` of the setup line (then number is 0).

    Raises TrackwalkerError for a line that is not made as a trace's lines are.
    """
    where = f"{file}: the line of action {number}" if number else f"{file}: the state of the setup line"
    try:
        return SiteLine(
            site_table(line, naming, board),
            site_position(line, naming),
            frozenset(naming.company(event["entity"]) for event in _events(line) if event.get("implicit")),
            tuple(
                (naming.company(event["entity"]), event["revenue"])
                for event in _events(line)
                if event["event"] == "run"
            ),
        )
    except KeyError as missing:
        raise TrackwalkerError(f"{where} does not have {missing}") from None
    except (AttributeError, IndexError, TypeError, ValueError) as error:
        raise TrackwalkerError(f"{where} is not made as in a trace: {error}") from None


def _events(line: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    found: list[Mapping[str, Any]] = line.get("events", [])
    return found
