"""What an engine declares to follow, held against the questions of the registers."""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from trackwalker.paths import features_dir
from trackwalker.register.load import load_register, registered_games

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
        file = folder / game / "readings.yaml"
        text = file.read_bytes() if file.is_file() else b""
        if any(name.encode("utf-8", "replace") in text for name in declared):
            questions = load_register(game, folder).questions
            for name in declared.keys() & questions.keys():
                known.add(name)
                if declared[name] not in questions[name].readings:
                    letters[name] = tuple(questions[name].readings)
    return Doubts(letters, tuple(sorted(declared.keys() - known)))
