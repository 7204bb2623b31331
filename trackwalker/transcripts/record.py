"""The file that 18xx.games calls "game data", and which of its actions count."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from trackwalker.errors import TrackwalkerError
from trackwalker.reading import read_json

__all__ = ["Recorded", "Transcript", "effective_actions", "read_transcript"]

_SILENT = frozenset({"undo", "redo", "message", "log"})
"""Entries of the list that are no moves."""

_BROKEN_OFF = ("manually_ended", "dnf", "all_closed")
"""Reasons for which the site calls a game finished that was not played to its end."""

_STOPPED = {
    "dnf": "stopped by the site, in its stock round 100",
    "all_closed": "stopped by the site, as no company is left",
}
"""Reasons for which the site ends a game that goes on by the rulebook, though nobody can do anything."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """One effective action.

    number: the id by which the file knows it. position: its place in the recorded list, from 0. raw: the
    action as recorded; `auto_actions` inside it were carried out with it.
    """

    number: int
    position: int
    raw: dict[str, Any]

    @property
    def type(self) -> str:
        """The site's name for this kind of action."""
        return str(self.raw["type"])

    @property
    def steps(self) -> list[dict[str, Any]]:
        """The action and what the site's automation added to it, in order."""
        return [self.raw, *(self.raw.get("auto_actions") or ())]


@dataclass(frozen=True, slots=True)
class Transcript:
    """A recorded game.

    title: the game's name on the site. players: id -> name, in seat order. actions: the effective ones.
    recorded: how many entries the file has. result: what the file says of the end, player id -> worth in $.
    finished: whether the file says that the game was played to its end. stopped: why the site has ended it
    where the rulebook has no end, in words; empty if it has not.
    """

    file: Path
    id: str
    title: str
    players: dict[str, str]
    options: tuple[str, ...]
    actions: tuple[Recorded, ...]
    recorded: int
    result: dict[str, int]
    finished: bool
    stopped: str = ""


def read_transcript(file: Path) -> Transcript:
    """Read a recorded game. Raises TrackwalkerError if the file is absent or is none of them."""
    data = "the game data of an 18xx.games game (JSON)"
    raw, what = read_json(file, data), f"expected {data}"
    if not isinstance(raw, dict):
        raise TrackwalkerError(f"{file}: holds a {_kind(raw)}, not an object; {what}")
    for field, kind in (("title", str), ("players", list), ("actions", list)):
        if not isinstance(raw.get(field), kind):
            found = "is missing" if field not in raw else f"is a {_kind(raw[field])}"
            raise TrackwalkerError(f"{file}: `{field}` {found}; {what}")
    settings = raw.get("settings")
    options = settings.get("optional_rules") if isinstance(settings, dict) else None
    if options is not None and not isinstance(options, list):
        raise TrackwalkerError(f"{file}: `settings`: `optional_rules` is a {_kind(options)}; {what}")
    result = raw.get("result")
    return Transcript(
        file=file,
        id=str(raw.get("id", file.stem)),
        title=raw["title"],
        players=_players(raw["players"], file),
        options=tuple(str(option) for option in options or ()),
        actions=tuple(effective_actions(raw["actions"], file)),
        recorded=len(raw["actions"]),
        result=_result(result),
        finished=raw.get("status") == "finished" and raw.get("game_end_reason") not in _BROKEN_OFF,
        stopped=_STOPPED.get(str(raw.get("game_end_reason")), ""),
    )


def _result(raw: Any) -> dict[str, int]:
    if not isinstance(raw, dict):
        return {}
    return {str(player): worth for player, worth in raw.items() if isinstance(worth, int)}


def _kind(value: Any) -> str:
    names = {dict: "JSON object", list: "list", str: "text", bool: "yes/no", type(None): "null"}
    return names.get(type(value), "number")


def _players(entries: list[Any], file: Path) -> dict[str, str]:
    players: dict[str, str] = {}
    for number, entry in enumerate(entries, 1):
        own = entry.get("id", entry.get("name")) if isinstance(entry, dict) else None
        if not isinstance(own, int | str):
            raise TrackwalkerError(f"{file}: players, entry {number}: expected an object with an `id`")
        players[str(own)] = str(entry.get("name", own))
    if len(players) != len(entries) or not players:
        raise TrackwalkerError(f"{file}: `players`: expected one or more, each with an id of its own")
    if len(set(players.values())) != len(players):
        players = {key: f"{name} ({key})" for key, name in players.items()}
    return players


def effective_actions(entries: Sequence[Any], file: Path) -> list[Recorded]:
    """The actions that count after all undoing and redoing, in order.

    `undo` takes back the latest effective action, or with `action_id` N all after action N (0: all). `redo`
    restores what the latest undo took back, unless another action came between. Messages are never undone
    and never count. Raises TrackwalkerError for an entry that is no action.
    """
    kept: list[Recorded] = []
    undone: list[list[Recorded]] = []
    for position, entry in enumerate(entries):
        action = _checked(entry, position, file)
        if action.type == "undo":
            target = action.raw.get("action_id")
            cut = max(len(kept) - 1, 0) if target is None else _after(kept, target, action, file)
            undone.append(kept[cut:])
            del kept[cut:]
        elif action.type == "redo":
            if undone:
                kept.extend(undone.pop())
        elif action.type not in _SILENT:
            kept.append(action)
            undone.clear()
    return kept


def _checked(entry: Any, position: int, file: Path) -> Recorded:
    where = f"{file}: actions, entry {position + 1}"
    if not isinstance(entry, dict) or not isinstance(entry.get("type"), str):
        raise TrackwalkerError(f"{where}: expected an object with a `type`")
    number = entry.get("id", position + 1)
    if not isinstance(number, int) or isinstance(number, bool):
        raise TrackwalkerError(f"{where}: `id` is {number!r}, expected a whole number")
    autos = entry.get("auto_actions") or []
    if not isinstance(autos, list) or not all(isinstance(a, dict) and "type" in a for a in autos):
        raise TrackwalkerError(f"{where} (action {number}): `auto_actions`: expected a list of actions")
    return Recorded(number, position, entry)


def _after(kept: list[Recorded], target: Any, action: Recorded, file: Path) -> int:
    if not isinstance(target, int) or isinstance(target, bool):
        raise TrackwalkerError(
            f"{file}: action {action.number}: `action_id` is {target!r}, expected a number"
        )
    return next((at for at, earlier in enumerate(kept) if earlier.number > target), len(kept))
