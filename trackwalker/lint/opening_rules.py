"""Rules about openings: that they exist, and that a scenario holds under the readings they need."""

import re
from collections.abc import Iterator
from pathlib import Path

from trackwalker.errors import SceneError
from trackwalker.lint.feature_files import FeatureFile
from trackwalker.lint.findings import Finding
from trackwalker.scene.openings import load_opening

_OPENING = re.compile(r"the game has been played up to (the [\w -]+)")


def readings_of_openings(file: FeatureFile, openings: Path) -> Iterator[Finding]:
    """A scenario carries the reading tags of the opening it begins with; `openings` is the game's folder."""
    for scenario in file.scenarios:
        tags = {tag.name for tag in scenario.tags}
        told: set[tuple[int, str]] = set()
        for steps in scenario.runs():
            for step in steps:
                found = _OPENING.fullmatch(step.text)
                if found is None:
                    continue
                for rule, what, wanted in _faults(found[1], tags, openings):
                    if (step.line, what) not in told:
                        told.add((step.line, what))
                        yield Finding(file.path, step.line, rule, what, wanted)


def _faults(name: str, tags: set[str], openings: Path) -> Iterator[tuple[str, str, str]]:
    """What is wrong with the use of an opening, by its name in words: rule, fault, what was expected."""
    try:
        opening = load_opening(openings, name.lower().replace(" ", "-"))
    except SceneError as error:
        yield "no-opening", str(error), "an opening of the game"
        return
    for question, letter in opening.readings.items():
        if f"reading:{question}={letter}" not in tags:
            what = f"{name} is reached under {question}={letter} only"
            yield "opening-reading", what, f"the tag @reading:{question}={letter}"
