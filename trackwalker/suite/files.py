"""The feature files of the specification."""

import re
from collections.abc import Sequence
from pathlib import Path

from trackwalker.clause_ids import natural_key
from trackwalker.errors import TrackwalkerError
from trackwalker.suite.ids import place_of, slug

__all__ = ["check_names", "feature_files", "games_with_features", "may_hold", "require_features"]

_HEADINGS = ("Scenario:", "Scenario Outline:", "Scenario Template:", "Example:")


def games_with_features(features: Path) -> list[str]:
    """The games that have at least one feature file, by name."""
    return sorted({file.parent.name for file in features.glob("*/*.feature")}, key=natural_key)


def require_features(features: Path, game: str) -> None:
    """Refuse a game that has no feature file. Raises TrackwalkerError that names those that have."""
    known = games_with_features(features)
    if game not in known:
        raise TrackwalkerError(
            f"unknown game {game!r}: no feature files; games: {', '.join(known) or 'none'}"
        )


def feature_files(features: Path, game: str) -> list[Path]:
    """The feature files of a game, in the order of their sections, then by name."""
    return sorted(
        (features / game).glob("*.feature"),
        key=lambda file: (place_of(file), natural_key(file.name), file.name),
    )


def may_hold(file: Path, clauses: Sequence[str] = (), scenarios: Sequence[str] = ()) -> bool:
    """Whether a scenario tagged with one of these clauses, and with one of these ids, can be in a file.

    Only the text is looked through, which takes a hundredth of the time of parsing it: False is certain, True
    is not. Empty means any. A file that cannot be read may hold anything, so that whoever reads it next says
    what is wrong with it.
    """
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return True
    if clauses and not re.search(rf"@({'|'.join(map(re.escape, clauses))})(?![A-Za-z0-9])", text):
        return False
    if not scenarios:
        return True
    wanted = {scenario.rpartition("/")[2].partition("#")[0] for scenario in scenarios}
    return any(slug(name) in wanted for _, colon, name in map(_cut, text.splitlines()) if colon)


def _cut(line: str) -> tuple[str, str, str]:
    return line.partition(":")


def check_names(file: Path) -> None:
    """Refuse a file in which two scenarios have one name: pytest-bdd silently drops the first.

    Raises TrackwalkerError with file and line.
    """
    seen: dict[str, int] = {}
    quoted: str | None = None
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise TrackwalkerError(f"{file}: cannot be read: {error}") from None
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if quoted is not None:
            quoted = None if line.startswith(quoted) else quoted
        elif line.startswith(('"""', "```")):
            quoted = line[:3]
        elif line.startswith(_HEADINGS):
            name = line.partition(":")[2].strip()
            if name in seen:
                raise TrackwalkerError(
                    f"{file}, line {number}: a second scenario named {name!r} (the first: line {seen[name]})"
                )
            seen[name] = number
