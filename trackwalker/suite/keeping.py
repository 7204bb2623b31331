"""What is kept of a scenario that fails: the tables that the engine showed, and what went over the port.

In the folder of the report, each in a file of its own: `states/HASH.json` is a canonical state, named by what
is in it, so that the same table is kept once; `messages/HASH.json` the conversation over one scenario, named
by the scenario. `result.json` refers to them.
"""

import contextlib
import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from trackwalker.port.listening import Exchange
from trackwalker.port.words import clipped
from trackwalker.scene import Scene
from trackwalker.scene.compare import differences
from trackwalker.suite.job import Kept
from trackwalker.writing import half_written, put_in_place

__all__ = ["FOLDERS", "Keeper", "forget", "kept_files"]

FORMAT = "trackwalker-messages/1"
FOLDERS = ("states", "messages")
MOST_OF_A_FILE = 4 * 2**20
"""So many bytes are kept of the scenarios of one feature file, whoever plays them."""
LARGEST_STATE = 2**20
_LARGEST_PART = 4096
_MESSAGES = 80
_CHANGES = 12
_NAME = "[0-9a-f]" * 16 + ".json"

_encode = msgspec.json.Encoder().encode
_encode_state = msgspec.json.Encoder(order="deterministic").encode


class Keeper:
    """Keeps what there is of scenarios that fail. folder: that of the report."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._room: dict[str, int] = {}

    def keep(self, scenario: str, feature: str, scene: Scene, heard: Sequence[Exchange]) -> Kept | None:
        """Write down what the engine showed and said in a scenario; None where there is no room for it.

        Nothing is asked of the engine any more.
        """
        before, after = scene.before or scene.set_up, scene.last_seen
        if after is before:  # it has not answered
            after = None
        tables = [
            (name, _encode_state(table.state))
            for name, table in (("before", before), ("after", after))
            if table
        ]
        tables = [(name, text) for name, text in tables if len(text) <= LARGEST_STATE]
        files = {name: f"states/{_hash(text)}.json" for name, text in tables}
        conversation = _conversation(scenario, scene, heard, {text: files[name] for name, text in tables})
        wanted = {files[name]: text for name, text in tables}
        wanted[f"messages/{_hash(scenario.encode())}.json"] = conversation
        size = sum(map(len, wanted.values()))
        room = self._room.get(feature, MOST_OF_A_FILE)
        if size > room:
            return None
        self._room[feature] = room - size
        try:
            for name, text in wanted.items():
                self._write(self._folder / name, text)
        except OSError:  # the journal of the run, on the same disk, tells why
            return None
        return Kept(files.get("before", ""), files.get("after", ""), list(wanted)[-1])

    def _write(self, file: Path, text: bytes) -> None:
        if file.parent.name == "states" and file.exists():
            return
        file.parent.mkdir(exist_ok=True)
        put_in_place(file, text)


def _hash(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()[:16]


def _conversation(scenario: str, scene: Scene, heard: Sequence[Exchange], states: dict[bytes, str]) -> bytes:
    """The messages of a scenario as a document. states: those that are kept, and in which file."""
    said = scene.journal.asked
    entries = [] if said else scene.journal.entries
    last = (said or entries)[-1].action if said or entries else None
    shown: dict[str, Any] | None = None
    messages = []
    for number, one in enumerate(heard):
        entry: dict[str, Any] = {"method": one.method, "params": _brief(one.params, states)}
        if one.fault is not None:
            entry["fault"] = clipped(one.fault)
        else:
            entry["result"] = _brief({"": one.result}, states)[""]
        if one.method in ("load", "state") and one.fault is None:
            state: dict[str, Any] = one.params["state"] if one.method == "load" else one.result
            if shown is not None and number >= len(heard) - _MESSAGES:
                entry["changes"] = [clipped(line, 300) for line in differences(shown, state)[:_CHANGES]]
            shown = state
        messages.append(entry)
    document = {
        "format": FORMAT,
        "scenario": scenario,
        "action": last if len(_encode(last)) <= LARGEST_STATE else None,
        "opening": bool(entries) and entries[-1].opening is not None,
        "left_out": max(0, len(messages) - _MESSAGES),
        "messages": messages[:1] + messages[1:][-(_MESSAGES - 1) :],
    }
    return _encode(document)


def _brief(params: dict[str, Any], states: dict[bytes, str]) -> dict[str, Any]:
    """The parts of a message; of one that is long, in which file it is, or else only how long."""
    found = {}
    for name, part in params.items():
        text = _encode_state(part)
        if len(text) > _LARGEST_PART:
            found[name] = {"file": states[text]} if text in states else {"bytes": len(text)}
        else:
            found[name] = part
    return found


def kept_files(folder: Path) -> list[Path]:
    """The files that were kept in the folder of a report."""
    return [file for name in FOLDERS for file in (folder / name).glob(_NAME)]


def forget(folder: Path, but: frozenset[str] = frozenset()) -> None:
    """Take away what was kept in the folder of a report, but for these files, and what a process that was
    killed has left half written there. Raises OSError."""
    for place in (folder, *(folder / name for name in FOLDERS)):
        for file in half_written(place):
            file.unlink(missing_ok=True)
    for file in kept_files(folder):
        if file.relative_to(folder).as_posix() not in but:
            file.unlink(missing_ok=True)
    for name in FOLDERS:
        with contextlib.suppress(OSError):  # there is none, or something else in it
            (folder / name).rmdir()
