"""By which scenario each wrong engine was caught the last time: that one is played first the next time.

What is remembered saves time and decides nothing: a scenario that does not accuse any more leaves its wrong
engine to all the others, as if nothing had been known.
"""

import json
from collections.abc import Mapping
from pathlib import Path

import msgspec

from trackwalker.errors import TrackwalkerError
from trackwalker.reading import read_json
from trackwalker.writing import write_whole

__all__ = ["Remembered"]

_Document = dict[str, dict[str, dict[str, tuple[str, ...]]]]
_WHAT = "scenarios that caught wrong engines, as `trackwalker mutants GAME --remember FILE` writes"


class Remembered:
    """A file: game -> what the engines lack -> scenario -> the wrong engines that it caught."""

    def __init__(self, file: Path) -> None:
        """The file may not be there yet. Raises TrackwalkerError that names it and what is wrong with it."""
        self._file = file
        self._all: _Document = {}
        if file.exists():
            try:
                self._all = msgspec.convert(read_json(file, _WHAT, "--remember"), _Document)
            except msgspec.ValidationError as error:
                raise TrackwalkerError(f"--remember {file}: {error}; expected {_WHAT}") from None

    def killers(self, game: str, lacking: frozenset[str] = frozenset()) -> dict[str, str]:
        """Wrong engine -> the scenario that accused it, of engines that lack these capabilities."""
        known = self._all.get(game, {}).get(_key(lacking), {})
        return {name: scenario for scenario, names in known.items() for name in names}

    def keep(self, game: str, killers: Mapping[str, str], lacking: frozenset[str] = frozenset()) -> None:
        """Write what caught the wrong engines of a game. Raises TrackwalkerError if it cannot be done."""
        by_scenario: dict[str, list[str]] = {}
        for name, scenario in sorted(killers.items()):
            by_scenario.setdefault(scenario, []).append(name)
        own = self._all.setdefault(game, {})
        own[_key(lacking)] = {scenario: tuple(by_scenario[scenario]) for scenario in sorted(by_scenario)}
        text = json.dumps({one: self._all[one] for one in sorted(self._all)}, ensure_ascii=False, indent=0)
        try:
            write_whole(self._file, text + "\n")
        except OSError as error:
            raise TrackwalkerError(f"--remember {self._file}: cannot be written: {error.strerror}") from None


def _key(lacking: frozenset[str]) -> str:
    return f"without {', '.join(sorted(lacking))}" if lacking else "whole"
