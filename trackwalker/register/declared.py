"""What an engine declares to follow, held against the questions of the registers."""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from trackwalker.components.editions import layer_files
from trackwalker.paths import features_dir
from trackwalker.register.load import load_editions, registered_games

__all__ = ["Doubts", "doubts_of"]


class Doubts(NamedTuple):
    """What is wrong with declared readings.

    letters: question -> the readings that it has, where the one declared is none of them. questions: those
    that no register knows.
    """

    letters: dict[str, tuple[str, ...]]
    questions: tuple[str, ...]


def doubts_of(declared: Mapping[str, str], features: Path | None = None) -> Doubts:
    """The doubts about the `readings` of a `hello`.

    features: another specification folder than the installed one. Of its registers only those are read that
    can have one of the questions.
    """
    folder = features or features_dir()
    letters: dict[str, tuple[str, ...]] = {}
    known: set[str] = set()
    for game in registered_games(folder) if declared else ():
        files = (folder / game / "readings.yaml", *layer_files(folder, game))
        text = b"".join(file.read_bytes() for file in files if file.is_file())
        if not any(name.encode("utf-8", "replace") in text for name in declared):
            continue
        readings: dict[str, dict[str, str]] = {}
        for register in load_editions(game, folder).values():
            for question in register.questions.values():
                readings.setdefault(question.id, {}).update(question.readings)
        for name in declared.keys() & readings.keys():
            known.add(name)
            if declared[name] not in readings[name]:
                letters[name] = tuple(readings[name])
    return Doubts(letters, tuple(sorted(declared.keys() - known)))
