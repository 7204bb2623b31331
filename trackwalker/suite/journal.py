"""What a run writes down as it goes on, so that nothing finished is lost and another run can go on from it.

A journal is a file of JSON lines in the folder of the report: first what was asked for and of which
specification, then what the engine is, and every verdict as it came, before anything was made of all of them
together. A last line that breaks off (the process was killed, or the disk was full) does not count.
"""

import contextlib
import hashlib
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from trackwalker import __version__
from trackwalker.errors import TrackwalkerError
from trackwalker.reading import json_document, read_bytes
from trackwalker.suite.job import EngineIs, Job, Outcome, Result, RunEvent, decode_event
from trackwalker.suite.order import Wishes

__all__ = ["NAME", "Journal", "Past", "digest_of", "read_journal"]

NAME = "journal.jsonl"
_FORMAT = "trackwalker-journal/1"
_WHAT = "the journal of a run that was stopped"

_encode = msgspec.json.Encoder(enc_hook=str).encode


class Past(msgspec.Struct, frozen=True):
    """What a journal says. length: in bytes, of the lines that are whole."""

    wishes: Wishes
    specification: str
    engine: EngineIs | None
    outcomes: dict[str, Outcome]
    length: int


class Journal:
    """A journal that is being written: begun anew, or after what is there already."""

    def __init__(self, folder: Path, wishes: Wishes, job: Job, past: Past | None = None) -> None:
        """Raises TrackwalkerError where the file cannot be written."""
        self.file = folder / NAME
        self._stream = -1
        self._engine = past.engine if past is not None else None
        try:
            how = os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC
            self._stream = os.open(self.file, how, 0o666)
            os.ftruncate(self._stream, past.length if past is not None else 0)
        except OSError as error:
            raise self._unwritable(error) from None
        if past is None:
            specification = digest_of(job)
            self._write(
                {"format": _FORMAT, "suite": __version__, "specification": specification, "asked": wishes}
            )

    def note(self, event: RunEvent) -> None:
        """Write down a verdict, or what the engine is. Raises TrackwalkerError where that is impossible, or
        where it is another engine than that of the verdicts before."""
        match event:
            case EngineIs():
                self._note_engine(event)
            case Result():
                self._write(event)

    def close(self, *, remove: bool) -> None:
        """Nothing more is to be written. remove: nor is anything needed."""
        if self._stream >= 0:
            os.close(self._stream)
            self._stream = -1
        if remove:
            with contextlib.suppress(OSError):
                self.file.unlink()

    def _note_engine(self, engine: EngineIs) -> None:
        if self._engine is None:
            self._write(engine)
            self._engine = engine
        elif (engine.name, engine.version) != (self._engine.name, self._engine.version):
            raise TrackwalkerError(
                f"{self.file}: the verdicts are on {self._engine.name} {self._engine.version}, "
                f"this is {engine.name} {engine.version}"
            )

    def _write(self, entry: object) -> None:
        line = memoryview(_encode(entry) + b"\n")
        try:
            while line:
                line = line[os.write(self._stream, line) :]
        except OSError as error:
            raise self._unwritable(error) from None

    def _unwritable(self, error: OSError) -> TrackwalkerError:
        return TrackwalkerError(f"--report {self.file.parent}: cannot write there: {error.strerror}")


def read_journal(folder: Path) -> Past:
    """The journal in the folder of a report. Raises TrackwalkerError where there is none that can be used."""
    file = folder / NAME
    if not file.exists() and (folder / "result.json").exists():
        raise TrackwalkerError(f"--resume {folder}: that run came to its end; there is nothing to go on with")
    data = read_bytes(file, _WHAT, "--resume")
    length = data.rfind(b"\n") + 1
    first, *others = data[:length].splitlines() or [b""]
    head = json_document(first.decode("utf-8", "replace"), str(file), _WHAT, 1)
    if not isinstance(head, dict) or head.get("format") != _FORMAT:
        raise TrackwalkerError(f"--resume {file}: is no journal; expected {_WHAT}")
    if head.get("suite") != __version__:
        raise TrackwalkerError(
            f"--resume {file}: it was begun by Trackwalker {head.get('suite')}, this is {__version__}"
        )
    engine: EngineIs | None = None
    outcomes: dict[str, Outcome] = {}
    for number, line in enumerate(others, 2):
        try:
            event = decode_event(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise TrackwalkerError(f"--resume {file}, line {number}: {error}; expected {_WHAT}") from None
        if isinstance(event, EngineIs):
            engine = event
        elif isinstance(event, Result):
            outcomes[event.id] = event.outcome
    return Past(_wishes(head, file), str(head.get("specification")), engine, outcomes, length)


def _wishes(head: Mapping[str, Any], file: Path) -> Wishes:
    try:
        return msgspec.convert(head.get("asked"), Wishes, dec_hook=lambda kind, value: kind(value))
    except msgspec.ValidationError as error:
        raise TrackwalkerError(f"--resume {file}, line 1: {error}; expected {_WHAT}") from None


def digest_of(job: Job) -> str:
    """What is in the specification of the games of a job, in a few letters."""
    features = Path(job.features)
    found = hashlib.sha256()
    for game in sorted({*job.games, "shared"}):
        for file in sorted(path for path in (features / game).rglob("*") if path.is_file()):
            found.update(f"{file.relative_to(features).as_posix()}\0".encode())
            found.update(hashlib.sha256(file.read_bytes()).digest())
    return found.hexdigest()[:16]
