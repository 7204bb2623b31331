"""Where a figure of the box is used: clauses, questions, scenarios, openings, invariants."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from trackwalker.components.editions import FOLDER
from trackwalker.components.figures import Figure, FigureError, Figures, Number
from trackwalker.components.load import load_components
from trackwalker.coverage import ScenarioRef, scenario_text
from trackwalker.documents import line_of
from trackwalker.errors import TrackwalkerError
from trackwalker.lookup.spec import Game, feature_text
from trackwalker.paths import here
from trackwalker.reading import read_text
from trackwalker.register import Clause, Question, load_editions, load_register
from trackwalker.register.figures import literals_of, number_in, with_number
from trackwalker.register.layers import Layer, places_of, read_layer
from trackwalker.scene.openings import every_opening, opening_names, read_opening

__all__ = [
    "Said",
    "Uses",
    "Written",
    "as_document",
    "as_lines",
    "at_lines",
    "figures_of",
    "layer_named",
    "layers_of",
    "seen_from_here",
    "uses_by",
    "uses_of",
]

Place = tuple[str | int, ...]


@dataclass(frozen=True)
class Said:
    """A piece of the text of a clause or a question that says a figure, and the rule by which it does."""

    of: str
    text: str
    rule: str


@dataclass(frozen=True)
class Uses:
    """Where one figure is used. edition: whose box it is.

    scenarios: those tagged with one of the clauses, or with a reading of one of the questions, with the lines
    on which the number stands that the text has for it (none: it is tagged, and says something else).
    openings: file, and the lines of the amounts reckoned from it. invariants: name and what it guards.
    """

    edition: str
    figure: Figure
    clauses: tuple[Said, ...]
    questions: tuple[Said, ...]
    scenarios: tuple[tuple[ScenarioRef, tuple[int, ...]], ...]
    openings: tuple[tuple[Path, tuple[int, ...]], ...]
    invariants: tuple[tuple[str, str], ...]

    @property
    def sounding(self) -> tuple[tuple[ScenarioRef, tuple[int, ...]], ...]:
        """The scenarios in which the number stands."""
        return tuple((one, lines) for one, lines in self.scenarios if lines)


class _Index:
    """What a game says of the figures of its box, by the places where these are written.

    written: the layer whose box it is; None: the base. openings: file, and the number of the action.
    """

    def __init__(self, game: Game, written: "Written | None" = None) -> None:
        self.game, self.figures = game, written.figures if written else figures_of(game)
        self.edition = written.edition if written else game.register.edition
        register = load_editions(game.name, game.features)[self.edition]
        self.clauses = self._said(register.clauses.values())
        self.questions = self._said(register.questions.values())
        for other in layers_of(game) if written is None else ():
            self._add(other)
        self.openings: dict[Place, list[tuple[Path, int]]] = {}
        folder = game.features / game.name / "openings"
        for name in every_opening(folder) if written is None else opening_names(folder, self.edition):
            self._opening(folder, name)

    def _add(self, written: "Written") -> None:
        """What the entries of a layer say of the figures of the base."""
        for entry in written.entries:
            said = self.clauses if isinstance(entry, Clause) else self.questions
            for place, found in self._said_there(entry, written).items():
                known = said.setdefault(place, [])
                known += [one for one in found if one not in known]

    def _said(self, entries: Iterable[Clause | Question]) -> dict[Place, list[Said]]:
        found: dict[Place, list[Said]] = {}
        for entry in entries:
            for literal in literals_of(entry):
                for rule in literal.rules:
                    for place in self._places(rule):
                        found.setdefault(place, []).append(Said(entry.id, literal.text, rule))
        return found

    def _said_there(self, entry: Clause | Question, written: "Written") -> dict[Place, list[Said]]:
        """What is said in a layer of the figures that it leaves as they are below."""
        found: dict[Place, list[Said]] = {}
        for literal in literals_of(entry):
            for rule in literal.rules:
                for figure in written.figures.reckon(rule).figures:
                    place = written.below.get(figure.path)
                    if place is not None:
                        found.setdefault(place, []).append(Said(entry.id, literal.text, rule))
        return found

    def _opening(self, folder: Path, name: str) -> None:
        path = folder / f"{name}.yaml"
        for at, action in enumerate(read_opening(folder, name)["actions"]):
            rule = action.get("price")
            for place in self._places(rule) if isinstance(rule, str) else ():
                self.openings.setdefault(place, []).append((path, at))

    def _places(self, rule: str) -> Iterator[Place]:
        try:
            reckoned = self.figures.reckon(rule)
        except FigureError:
            return  # lint has said so
        yield from dict.fromkeys(figure.where for figure in reckoned.figures)


@dataclass(frozen=True)
class Written:
    """What stands in the layer of an edition.

    entries: the clauses and the questions that it adds or rewords. figures: of its box. below: path of a
    figure that is there as it is in the base -> where that stands.
    """

    edition: str
    path: Path
    layer: Layer
    entries: tuple[Clause | Question, ...]
    figures: Figures
    below: Mapping[str, Place]


def layers_of(game: Game) -> Iterator[Written]:
    """The layers of a game whose box can be put together; of the others lint speaks."""
    base = {figure.path: figure for figure in figures_of(game).every()}
    for name, register in load_editions(game.name, game.features).items():
        if name == register.lineage.base:
            continue
        path = game.features / game.name / FOLDER / f"{name}.yaml"
        layer = read_layer(path)[0]
        try:
            figures = Figures(load_components(game.features, game.name, name))
        except TrackwalkerError:
            continue
        own = {figure.path: figure for figure in figures.every()}
        places = places_of(layer)
        known: dict[str, Clause | Question] = {**register.clauses, **register.questions}
        entries = tuple(known[one] for one in places)
        below = {
            one: base[one].where
            for one, figure in own.items()
            if one in base and base[one].value == figure.value
        }
        yield Written(name, path, layer, entries, figures, below)


def figures_of(game: Game) -> Figures:
    """The figures of a game's box. Raises TrackwalkerError where it has none."""
    if not (game.features / game.name / "components.yaml").is_file():
        raise TrackwalkerError(f"there are no components of {game.name}")
    return Figures(load_components(game.features, game.name))


def uses_of(game: Game, path: str | None = None) -> Iterator[Uses]:
    """Where the figures that a path leads to, or that stand below it, are used.

    Those of the base come first, then what another edition alone has, or has otherwise. Without a path those
    of all that are used, and no scenario is looked for. Raises FigureError where the path leads to none.
    """
    nowhere: FigureError | None = None
    found = False
    for written in (None, *layers_of(game)):
        try:
            for uses in _uses_in(game, written, path, whole=written is None):
                found = True
                yield uses
        except FigureError as error:
            nowhere = nowhere or error
    if nowhere is not None and not found:
        raise nowhere


def uses_by(game: Game, edition: str, path: str | None = None) -> Iterator[Uses]:
    """The same by one edition, whatever of its box is as in the base. Raises as `uses_of` does."""
    written = None if edition == game.register.edition else layer_named(game, edition)
    yield from _uses_in(game, written, path, whole=True)


def layer_named(game: Game, edition: str) -> "Written":
    """The layer of an edition. Raises TrackwalkerError where there is none, or its box is at fault."""
    load_register(game.name, game.features, edition)
    load_components(game.features, game.name, edition)
    return next(written for written in layers_of(game) if written.edition == edition)


def _uses_in(game: Game, written: Written | None, path: str | None, *, whole: bool) -> Iterator[Uses]:
    """Those of one box. whole: also of figures that are as in the base."""
    figures = written.figures if written else figures_of(game)
    wanted = [*(figures.every() if path is None else figures.below(path))]
    if written is not None and not whole:
        base = figures_of(game)
        wanted = [one for one in wanted if not _stands_in(base, one)]
    places = {figure.where: figure for figure in reversed(wanted)}
    if not places:
        return
    index = _Index(game, written)
    used = {*index.clauses, *index.questions, *index.openings}
    for figure in reversed(places.values()):
        if path is not None or figure.where in used:
            yield _of_figure(index, figure, path is not None)


def _stands_in(box: Figures, figure: Figure) -> bool:
    """Whether a box has the same figure."""
    try:
        return any(one.value == figure.value for one in box.at(figure.path))
    except FigureError:
        return False


def _of_figure(index: _Index, figure: Figure, with_scenarios: bool) -> Uses:
    clauses, questions = (tuple(said.get(figure.where, ())) for said in (index.clauses, index.questions))
    by_file: dict[Path, list[int]] = {}
    for path, at in index.openings.get(figure.where, ()):
        line = line_of(read_text(path, "an opening"), ("actions", at, "price")) if with_scenarios else 0
        by_file.setdefault(path, []).append(line)
    return Uses(
        edition=index.edition,
        figure=figure,
        clauses=clauses,
        questions=questions,
        scenarios=tuple(_scenarios(index.game, clauses, questions)) if with_scenarios else (),
        openings=tuple((path, tuple(lines)) for path, lines in by_file.items()),
        invariants=tuple(_invariants({one.of for one in clauses})) if with_scenarios else (),
    )


def _scenarios(
    game: Game, clauses: tuple[Said, ...], questions: tuple[Said, ...]
) -> Iterator[tuple[ScenarioRef, tuple[int, ...]]]:
    """The scenarios of some clauses and questions, with the lines on which a number of these stands."""
    found: dict[str, tuple[ScenarioRef, set[int]]] = {}
    tagged = (
        *((one, game.scenarios_of_clause) for one in clauses),
        *((one, game.scenarios_of_question) for one in questions),
    )
    for said, scenarios_of in tagged:
        number = number_in(said.text)
        for scenario in scenarios_of(said.of):
            lines = found.setdefault(scenario.id, (scenario, set()))[1]
            if number is not None:
                lines.update(_lines(scenario, number.value))
    yield from (
        (scenario, tuple(sorted(lines)))
        for scenario, lines in sorted(found.values(), key=lambda one: (one[0].file, one[0].line))
    )


def _lines(scenario: ScenarioRef, number: Number) -> Iterator[int]:
    """The lines of a scenario on which a number stands, in digits or as a word."""
    digits = "|".join(dict.fromkeys((f"{number}", f"{number:,}")))
    word = with_number("one", number)
    said = re.compile(rf"(?<![\w.,])(?:{digits})(?!\w|[.,]\d)|\b{word}\b", re.IGNORECASE)
    text = scenario_text(scenario, feature_text(scenario.file).splitlines())
    for number_of_line, line in enumerate(text.splitlines(), scenario.line):
        if said.search(line):
            yield number_of_line


def _invariants(clauses: set[str]) -> Iterator[tuple[str, str]]:
    import trackwalker.invariants.modules  # noqa: F401
    from trackwalker.invariants.core.registry import ENGINE, RAW, STATE, STEP

    for one in (*RAW, *STATE, *STEP, *ENGINE):
        if clauses.intersection(one.clauses):
            yield one.name, one.says


# shown ------------------------------------------------------------------------------------------------


def as_lines(uses: Uses, base: str) -> Iterator[str]:
    """The page of one figure; base: the edition of which nothing need be said."""
    by = "" if uses.edition == base else f" (edition {uses.edition})"
    yield f"{uses.figure.path}: {uses.figure.value}{by}"
    for title, all_said in (("clauses", uses.clauses), ("questions", uses.questions)):
        if all_said:
            yield f"  {title}:"
            yield from (f"    {one.of}: {one.text!r}, {one.rule}" for one in all_said)
    yield from _named("scenarios in which the number stands", at_lines(uses.sounding))
    others = [(one.id, seen_from_here(one.file), one.line) for one, lines in uses.scenarios if not lines]
    yield from _named(
        "scenarios of them that say something else",
        (f"{name} ({file}:{line})" for name, file, line in others),
    )
    openings = (f"{seen_from_here(path)}:{_listed(lines)}" for path, lines in uses.openings)
    yield from _named("openings", openings)
    yield from _named("invariants", (f"{name}: {says}" for name, says in uses.invariants))


def _named(title: str, lines: Iterable[str]) -> Iterator[str]:
    found = list(lines)
    if found:
        yield f"  {title}:"
        yield from (f"    {line}" for line in found)


def at_lines(scenarios: Iterable[tuple[ScenarioRef, tuple[int, ...]]]) -> Iterator[str]:
    """Scenarios with the lines on which a number stands in them."""
    for one, lines in scenarios:
        yield f"{one.id} ({seen_from_here(one.file)}:{_listed(lines)})"


def seen_from_here(path: Path) -> str:
    """A path as it is typed in the present folder."""
    base = here()
    return str(path.relative_to(base) if base is not None and path.is_relative_to(base) else path)


def _listed(lines: tuple[int, ...]) -> str:
    return ", ".join(map(str, lines))


def as_document(uses: Uses) -> dict[str, Any]:
    """The same as data."""
    return {
        "edition": uses.edition,
        "path": uses.figure.path,
        "value": uses.figure.value,
        "clauses": [{"id": one.of, "text": one.text, "rule": one.rule} for one in uses.clauses],
        "questions": [{"id": one.of, "text": one.text, "rule": one.rule} for one in uses.questions],
        "scenarios": [
            {"id": one.id, "file": str(one.file), "line": one.line, "lines": list(lines)}
            for one, lines in uses.scenarios
        ],
        "openings": [{"file": str(path), "lines": list(lines)} for path, lines in uses.openings],
        "invariants": [{"name": name, "says": says} for name, says in uses.invariants],
    }
