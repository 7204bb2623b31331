"""Rules about editions: nothing in a layer dangles, and each scenario belongs to one of them."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from trackwalker.components.changes import ChangeFault, changed
from trackwalker.components.editions import read_heads
from trackwalker.components.figures import Figures
from trackwalker.components.load import editions_of, load_components
from trackwalker.documents import line_of
from trackwalker.errors import SceneError, TrackwalkerError
from trackwalker.lint.feature_files import FeatureFile, Scenario
from trackwalker.lint.figure_rules import faults_of
from trackwalker.lint.findings import Finding
from trackwalker.reading import read_text
from trackwalker.register import Clause, Question, Register, load_editions
from trackwalker.register.layers import Layer, places_of, read_layer
from trackwalker.scene.openings import every_opening, opening_bounds, opening_editions, read_opening
from trackwalker.suite.job import EditionRules
from trackwalker.suite.order import edition_rules
from trackwalker.suite.proofs import clauses_of_row
from trackwalker.suite.tags import in_edition, read_tags

__all__ = ["begins_where_its_editions_can", "belongs_to_an_edition", "layers_fit", "openings_have_editions"]

_OPENING = re.compile(r"the game has been played up to (the [\w -]+)")


def layers_fit(game: str, features: Path) -> Iterator[Finding]:
    """Each layer changes something, and what it changes and says fits the box that comes of it."""
    own = features / game / "components.yaml"
    registers = load_editions(game, features)
    base = next(iter(registers.values())).lineage.base
    if own.is_file():
        said = str(load_components(features, game)["edition"])
        if said != base:
            what = f"the box is of the edition {said}, the rulebook of {base}"
            line = line_of(read_text(own, "the components of a game"), ("edition",))
            yield Finding(own, line, "edition", what, "one and the same")
    for name, (_, path, text) in read_heads(features, game).items():
        layer = read_layer(path)[0]
        if layer.is_empty:
            yield Finding(path, 1, "empty-layer", f"the edition {name} changes nothing", "what is otherwise")
        if not own.is_file():
            continue
        try:
            below = load_components(features, game, layer.over)
        except TrackwalkerError:
            continue  # the layer below is complained of itself
        fits = True
        for number, change in enumerate(layer.components):
            try:
                below = changed(below, change)
            except ChangeFault as fault:
                fits = False
                line = line_of(text, ("components", number))
                yield Finding(path, line, "edition", str(fault), "a change of what is below")
        if fits:
            yield from _figures(registers[name], layer, path, text, features)


def _figures(register: Register, layer: Layer, path: Path, text: str, features: Path) -> Iterator[Finding]:
    """What the clauses and questions of an edition say in figures is what its box has.

    What is wrong with an entry of the base is told there; here only what the layer brings about.
    """
    figures = Figures(load_components(features, register.game, register.edition))
    below = load_editions(register.game, features)[layer.over]
    ground = Figures(load_components(features, register.game, layer.over))
    places = places_of(layer)
    known: dict[str, Clause | Question] = {**below.clauses, **below.questions}
    entries: list[Clause | Question] = [*register.clauses.values(), *register.questions.values()]
    for entry in entries:
        before = known.get(entry.id)
        found = faults_of(before, ground) if before is not None else ()
        already = {(rule, what) for _, rule, what, _ in found}
        for inside, rule, what, expected in faults_of(entry, figures):
            if entry.id in places:
                line = line_of(text, (*places[entry.id], *inside))
                yield Finding(path, line, rule, f"{entry.id}: {what}", expected)
            elif (rule, what) not in already:
                told = f"{entry.id} is not reworded: {what}"
                yield Finding(path, line_of(text, ("components",)), rule, told, expected)


def belongs_to_an_edition(file: FeatureFile, features: Path) -> Iterator[Finding]:
    """Each scenario, and each row of an outline, is planned in some edition."""
    editions = edition_rules(file.game, features)
    for scenario in file.scenarios:
        own = {tag.name for tag in (*file.tags, *scenario.tags)}
        rows = list(_rows(scenario, own))
        for line, tags in rows or [(scenario.line, own)]:
            if not _planned_in(tags, scenario, line, editions):
                what = f"{scenario.name!r} belongs to no edition: " + _why(tags, editions)
                yield Finding(
                    file.path, line, "no-edition", what, "one that has all its clauses and questions"
                )


def begins_where_its_editions_can(file: FeatureFile, features: Path) -> Iterator[Finding]:
    """Each scenario, and each row, begins with an opening that all editions have by which it is planned."""
    openings = features / file.game / "openings"
    for scenario in file.scenarios:
        own = {tag.name for tag in (*file.tags, *scenario.tags)}
        rows = list(_rows(scenario, own)) or [(scenario.line, own)]
        for (line, tags), steps in zip(rows, scenario.runs(), strict=False):
            names = (found[1] for step in steps if (found := _OPENING.fullmatch(step.text)))
            for name in (one.lower().replace(" ", "-") for one in names):
                since, until = opening_bounds(openings, name)
                bounds = {*(f"since:{one}" for one in since), *(f"until:{one}" for one in until)}
                if not bounds:
                    continue
                editions = edition_rules(file.game, features)
                having = _planned_in(tags | bounds, scenario, line, editions)
                lacking = [one for one in _planned_in(tags, scenario, line, editions) if one not in having]
                if lacking:
                    what = f"the edition {' and '.join(lacking)} has no opening {name}"
                    told = " and ".join(f"@{one}" for one in sorted(bounds))
                    yield Finding(file.path, line, "opening-edition", what, told)


def openings_have_editions(game: str, features: Path) -> Iterator[Finding]:
    """What openings say under `since` and `until` are editions, and each opening is of one."""
    folder = features / game / "openings"
    for name in every_opening(folder):
        path = folder / f"{name}.yaml"
        try:
            document = read_opening(folder, name)
        except SceneError:
            continue  # that is told with its figures
        text = read_text(path, "an opening")
        known = editions_of(features, game).names if {"since", "until"} & {*document} else ()
        wrong = [word for word in ("since", "until") if word in document and document[word] not in known]
        for word in wrong:
            what = f"{game} has no edition {document[word]}"
            yield Finding(path, line_of(text, (word,)), "edition", what, f"one of {', '.join(known)}")
        if not wrong and known and not opening_editions(folder, name):
            what = f"the opening {name} is of no edition"
            yield Finding(path, 1, "no-edition", what, "`since` and `until` that leave one")


def _rows(scenario: Scenario, own: set[str]) -> Iterator[tuple[int, set[str]]]:
    for table in scenario.examples:
        for line, _ in table.rows:
            yield line, own | {tag.name for tag in table.tags}


def _planned_in(
    tags: set[str], scenario: Scenario, line: int, editions: dict[str, EditionRules]
) -> list[str]:
    read = read_tags(tags)
    tables = [(table.columns, dict(table.rows)) for table in scenario.examples]
    if any(line in rows for _, rows in tables):
        read = replace(read, clauses=clauses_of_row(read.clauses, tables, line))
    return [name for name, edition in editions.items() if in_edition(read, edition)]


def _why(tags: set[str], editions: dict[str, EditionRules]) -> str:
    lacking = {
        name: sorted(edition.absent.intersection((*read_tags(tags).clauses, *read_tags(tags).holds_under)))
        for name, edition in editions.items()
    }
    told = [f"{name} has no {' and no '.join(ids)}" for name, ids in lacking.items() if ids]
    return "; ".join(told) or "by its `since` and `until`"
