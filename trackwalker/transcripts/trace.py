"""The trace beside a recorded game: the site's own state after every effective action."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from trackwalker.errors import TrackwalkerError
from trackwalker.reading import json_document, read_text
from trackwalker.transcripts.record import Transcript

__all__ = ["Trace", "read_trace"]


@dataclass(frozen=True, slots=True)
class Trace:
    """A trace: the setup line, one line per effective action, the end line if there is one."""

    file: Path
    setup: dict[str, Any]
    lines: tuple[dict[str, Any], ...]
    end: dict[str, Any] | None

    def belongs_to(self, transcript: Transcript) -> None:
        """Raise TrackwalkerError unless this is the trace of that game, action by action."""
        game = self.setup["game"]
        if str(game.get("id")) != transcript.id or game.get("title") != transcript.title:
            raise TrackwalkerError(
                f"{self.file}: is the trace of {game.get('title')} game {game.get('id')}, "
                f"expected {transcript.title} game {transcript.id}"
            )
        if len(self.lines) != len(transcript.actions):
            raise TrackwalkerError(
                f"{self.file}: has {len(self.lines)} actions; "
                f"{transcript.file} has {len(transcript.actions)} that were not undone"
            )
        for line, action in zip(self.lines, transcript.actions, strict=True):
            if line["action"].get("id", action.number) != action.number:
                raise TrackwalkerError(
                    f"{self.file}: action {line['action']['id']} stands where {transcript.file} has "
                    f"action {action.number}"
                )


def read_trace(file: Path) -> Trace:
    """Read a trace, compressed (`.gz`) or not. Raises TrackwalkerError naming file and line."""
    lines_of = "a trace (JSON Lines: a setup line, then one line per action)"
    what = f"expected {lines_of}"
    text = read_text(file, lines_of)
    setup: dict[str, Any] | None = None
    end: dict[str, Any] | None = None
    lines: list[dict[str, Any]] = []
    for number, row in enumerate(text.splitlines(), 1):
        entry = json_document(row, str(file), lines_of, number)
        kind = entry.get("kind") if isinstance(entry, dict) else None
        if kind == "setup" and isinstance(entry.get("game"), dict) and number == 1:
            setup = entry
        elif kind == "action" and all(isinstance(entry.get(one), dict) for one in ("action", "corporations")):
            lines.append(entry)
        elif kind == "end":
            end = entry
        else:
            raise TrackwalkerError(f"{file}, line {number}: is no line of a trace; {what}")
    if setup is None:
        raise TrackwalkerError(f"{file}: has no setup line; {what}")
    return Trace(file, setup, tuple(lines), end)
