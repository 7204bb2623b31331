"""Games that begin where an opening ends: what it takes to come there, and the actions on the way."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from trackwalker.errors import SceneError, TrackwalkerError
from trackwalker.games.known import notes_of
from trackwalker.port.engine import Engine
from trackwalker.scene.openings import Opening, has_opening, load_opening, opening_editions
from trackwalker.scene.scene import Scene

__all__ = ["EVERY", "opening_for", "start_from"]

EVERY = 7
"""One game in so many begins with an opening, in games whose goals name some."""


def opening_for(
    features: Path,
    game: str,
    seed: int,
    players: int | None = None,
    readings: Mapping[str, str] | None = None,
    name: str | None = None,
    edition: str | None = None,
) -> Opening | None:
    """The opening that a game begins with: the one of that name, otherwise the one that its seed gives it.

    The seed gives none that is for another number of players, or needs other readings. edition: by which it
    is played; None: the base. Raises TrackwalkerError if the one that is named is such, or of another
    edition, or there is none of that name.
    """
    folder = features / game / "openings"
    if name is not None:
        return _named(folder, name, players, readings or {}, edition)
    names = notes_of(game).goals.openings
    turn, rest = divmod(seed, EVERY)
    if not names or rest != EVERY - 1:
        return None
    opening = load_opening(folder, names[turn % len(names)])
    fits = _fits(opening, players, readings or {}) and has_opening(folder, opening.name, edition)
    return opening if fits else None


def _named(
    folder: Path, name: str, players: int | None, readings: Mapping[str, str], edition: str | None
) -> Opening:
    try:
        opening = load_opening(folder, name)
    except SceneError as error:
        raise TrackwalkerError(str(error)) from error
    if not has_opening(folder, name, edition):
        raise TrackwalkerError(
            f"the opening {name} is of edition {', '.join(opening_editions(folder, name))}"
        )
    if not _fits(opening, players, readings):
        needed = "".join(f", {question}={reading}" for question, reading in sorted(opening.readings.items()))
        raise TrackwalkerError(f"the opening {name} needs {len(opening.players)} players{needed}")
    return opening


def _fits(opening: Opening, players: int | None, readings: Mapping[str, str]) -> bool:
    if players is not None and players != len(opening.players):
        return False
    return all(readings.get(question, reading) == reading for question, reading in opening.readings.items())


def start_from(
    opening: Opening, engine: Engine, components: dict[str, Any], readings: Mapping[str, str]
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What `new_game` is given, and the actions by which an engine comes to the end of an opening.

    An opening leaves out what an engine need not ask: these are the actions for this engine.
    Raises Broken where it refuses one, EngineFault where it does not answer.
    """
    scene = Scene(engine, components, {"readings": {**opening.readings, **readings}, "deviations": []})
    scene.setting.seats.played_up_to(opening)
    scene.begin()
    return scene.begun_with, [entry.action for entry in scene.journal.entries if entry.legal]
