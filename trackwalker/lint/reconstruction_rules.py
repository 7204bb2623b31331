"""Rules about `@reconstruction`: who needs a figure that was made up says so, and nobody else does."""

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from trackwalker.components.origins import Origins
from trackwalker.errors import SceneError
from trackwalker.lint.feature_files import FeatureFile, Scenario, Step
from trackwalker.lint.findings import Finding
from trackwalker.lint.sentences import Form, Vocabulary
from trackwalker.scene.openings import load_opening
from trackwalker.suite.tags import RECONSTRUCTION

_REASON = re.compile(r"#\s*reconstruction:\s*\S")
"""A comment above the tags: what is needed that no sentence names."""

_HEX = re.compile(r"\b[A-Z]\d{1,2}\b")

_ON_THE_MAP = frozenset({"lay_tile", "place_token", "run_routes", "assign", "open_ferry"})
"""Actions that cannot be taken without a map."""


def made_up_figures(
    file: FeatureFile, vocabulary: Vocabulary, origins: Origins, openings: Path
) -> Iterator[Finding]:
    """A scenario is tagged if and only if it needs a reconstructed figure, as far as its sentences tell.

    Where none of them tells of it, a comment `# reconstruction: why` above the tags says what it needs.
    """
    if not origins.reconstructed:
        return
    for scenario in file.scenarios:
        tag = next((tag for tag in scenario.tags if tag.name == RECONSTRUCTION), None)
        needed = next(_needed(scenario, vocabulary, origins, openings), None)
        if tag is None and needed is not None:
            step, path = needed
            what = f"{step.text!r} needs {path}, which is a reconstruction"
            yield Finding(file.path, step.line, "made-up-figure", what, f"the tag @{RECONSTRUCTION}")
        elif tag is not None and needed is None and not _has_reason(file, scenario):
            what = f"{scenario.name!r} has @{RECONSTRUCTION}, and no sentence of it needs a made-up figure"
            yield Finding(
                file.path, tag.line, "needless-tag", what, f"no tag, or `# {RECONSTRUCTION}: ...` above it"
            )


def _has_reason(file: FeatureFile, scenario: Scenario) -> bool:
    own = [tag.line for tag in scenario.tags if tag not in file.tags]
    first = min([*own, scenario.line])
    return any(_REASON.match(file.comments.get(line, "")) for line in range(first - 1, scenario.line))


def _needed(
    scenario: Scenario, vocabulary: Vocabulary, origins: Origins, openings: Path
) -> Iterator[tuple[Step, str]]:
    """The steps that need a reconstructed figure, each with the path of the first such."""
    for steps in scenario.runs():
        bank_is_set, brought = False, _brought(steps, vocabulary)
        for step in steps:
            if step.kind is None:
                continue
            for form, _ in vocabulary.matches(step.kind, step.text):
                words = form.sentence.parse_arguments(step.text) or {}
                paths = list(_paths(form, words, step, origins, openings))
                if step.kind == "given":
                    bank_is_set |= "bank" in paths
                    paths = [path for path in paths if path != "bank"]
                for path in paths:
                    if path.startswith(brought):
                        continue
                    if origins.is_made_up(path) and not (path == "bank" and bank_is_set):
                        yield step, path


def _brought(steps: tuple[Step, ...], vocabulary: Vocabulary) -> tuple[str, ...]:
    """The beginnings of the paths that a scene answers with what it brings along."""
    found: list[str] = []
    for step in steps:
        for form, _ in vocabulary.matches("given", step.text) if step.kind == "given" else ():
            if form.noun == "own_box":
                words = form.sentence.parse_arguments(step.text) or {}
                found.append("market." if form.takes_table else f"tiles.counts.{words['tile']}")
    return tuple(found)


def _paths(form: Form, words: dict[str, Any], step: Step, origins: Origins, openings: Path) -> Iterator[str]:
    """The figures that a sentence rests on, as far as it names them."""
    for slot, noun in form.sentence.slots.items():
        if words.get(slot) is not None and noun in _BY_NOUN:
            yield from _BY_NOUN[noun](words[slot])
    if form.noun == "market" and words.get("money") is not None:
        start = origins.start_cells.get(words["money"])
        row = words.get("row")
        at_start = start is not None and (row is None or start.startswith(f"r{row}c"))
        yield "market.par_cells" if at_start else "market.rows"
    if words.get("marker") in origins.markers and "place" in words:
        yield origins.markers[words["marker"]]
    if form.noun == "money" and (words.get("who") == "bank" or step.text.startswith("the bank ")):
        yield "bank"
    if form.noun == "routes" and form.takes_table:
        yield from (f"hexes.{name}.cities" for cell in step.cells for name in _HEX.findall(cell))
    if form.noun == "track" and form.takes_table:
        yield "tiles.counts"
    if "opening" in words and _uses_the_map(openings, words["opening"]):
        yield "hexes"


def _uses_the_map(openings: Path, name: str) -> bool:
    try:
        opening = load_opening(openings, name)
    except SceneError:
        return False  # said by another rule
    return any(action["type"] in _ON_THE_MAP for action in opening.actions)


def _each(value: Any) -> Iterable[Any]:
    return value if isinstance(value, list) else [value]


def _hexes(value: Any) -> Iterator[str]:
    yield from (f"hexes.{getattr(one, 'hex', one)}" for one in _each(value))


def _tiles(value: Any) -> Iterator[str]:
    yield from (f"tiles.counts.{one}" for one in _each(value))


_BY_NOUN: dict[str, Callable[[Any], Iterator[str]]] = {
    "Hex": _hexes,
    "Hexes": _hexes,
    "Place": _hexes,
    "Places": _hexes,
    "Tile": _tiles,
}
"""Noun of a slot -> the figures that a word in it stands for."""
