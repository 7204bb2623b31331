"""What changes between two editions of a game: clauses, figures, and the scenarios whose verdict changes.

Those are found by playing the scenarios of the old edition on the rules and the box of the new one, with the
reference engine. Where a change has no code to run, what it concerns is told by tags.
"""

import re
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from trackwalker.components.figures import FigureError, Figures, name_of_entry
from trackwalker.components.load import load_components
from trackwalker.errors import SceneError, TrackwalkerError
from trackwalker.port.reference import ReferenceConnection, make_reference
from trackwalker.register import Clause, Question, Register, load_editions, load_register
from trackwalker.register.figures import literals_of
from trackwalker.register.layers import read_layer
from trackwalker.scene.openings import load_opening, opening_names, read_opening
from trackwalker.suite.direct import DirectScenario, play, read_scenarios
from trackwalker.suite.sentences import Matcher
from trackwalker.workers import each

__all__ = ["Concerned", "Difference", "Errata", "Verdict", "errata_of", "verdicts_after", "with_proposal"]

_OPENED = "the game has been played up to "


class Difference(NamedTuple):
    """A clause, a question or a figure that is otherwise. was, now: what it says; None: it is not there."""

    what: str
    was: Any
    now: Any

    @property
    def kind(self) -> str:
        """`added`, `withdrawn` or `changed`."""
        return "added" if self.was is None else "withdrawn" if self.now is None else "changed"


class Verdict(NamedTuple):
    """A scenario whose verdict changes. now: `broken`, `permissive`, ... or `not planned`; how: in words."""

    scenario: str
    now: str
    how: str


class Concerned(NamedTuple):
    """What a change concerns that has no code to run, by tags."""

    clause: str
    kind: str
    scenarios: tuple[str, ...]
    invariants: tuple[str, ...]
    openings: tuple[str, ...]


@dataclass(frozen=True)
class Errata:
    """All that is different. ran: how many scenarios were played; None: nothing could show a difference.

    verdicts: what changes. not_run: clauses without code. invariants: those that guard what changes, by name.
    openings: those that are played otherwise, or pay what is changed. beginning: the scenarios that begin
    with one of these and come to the verdict they had. new_scenarios: those of the new edition only.
    """

    game: str
    old: str
    new: str
    clauses: tuple[Difference, ...]
    questions: tuple[Difference, ...]
    figures: tuple[Difference, ...]
    ran: int | None
    verdicts: tuple[Verdict, ...]
    not_run: tuple[Concerned, ...]
    invariants: tuple[str, ...]
    openings: tuple[str, ...]
    beginning: tuple[str, ...]
    new_scenarios: tuple[str, ...]


@contextmanager
def with_proposal(features: Path, game: str, file: Path) -> Iterator[tuple[Path, str]]:
    """A specification in which the layer in a file is an edition; the folder, and its name.

    Raises TrackwalkerError where the file is no layer of the game, or of an edition that there is.
    """
    layer, _ = read_layer(file)
    if layer.game != game:
        raise TrackwalkerError(f"{file}: is a layer of {layer.game}, not of {game}")
    if not re.fullmatch(r"\w[\w.+-]*", layer.edition):
        raise TrackwalkerError(f"{file}: edition {layer.edition!r}: expected a name of letters, digits, dots")
    if layer.edition in load_editions(game, features):
        raise TrackwalkerError(f"{file}: {game} has an edition {layer.edition} already")
    with tempfile.TemporaryDirectory(prefix="trackwalker-errata-") as made:
        folder = Path(made).resolve()
        _link(features, folder, game)
        _link(features / game, folder / game, "editions")
        own = features / game / "editions"
        if own.is_dir():
            _link(own, folder / game / "editions", "")
        (folder / game / "editions").mkdir(exist_ok=True)
        copy = folder / game / "editions" / f"{layer.edition}.yaml"
        copy.write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
        try:
            yield folder, layer.edition
        except TrackwalkerError as error:  # whoever asks knows his file, not our copy
            raise TrackwalkerError(str(error).replace(str(copy), str(file))) from error


def _link(source: Path, target: Path, but: str) -> None:
    target.mkdir(exist_ok=True)
    for one in source.resolve().iterdir():
        if one.name != but:
            (target / one.name).symlink_to(one)


def errata_of(features: Path, game: str, old: str, new: str, jobs: int = 1, proposed: bool = False) -> Errata:
    """What changes from one edition to another. Raises TrackwalkerError where there is no such edition.

    proposed: the new one takes the place of the old one, so `since` and `until` are read as by the old one.
    """
    before, after = load_register(game, features, old), load_register(game, features, new)
    boxes = load_components(features, game, old), load_components(features, game, new)
    clauses = tuple(_differences(before.clauses, after.clauses))
    questions = tuple(_differences(before.questions, after.questions))
    figures = tuple(_box_differences(*boxes))
    move = _Move(features, game, old, new, proposed)
    here, there = move.scenarios(old), move.scenarios(new)
    planned = {one.id for one in there}
    settled = _settled(before, after)
    gone = [_gone(one, after, settled) for one in here if one.id not in planned]
    told = {one.scenario for one in gone}
    has_code = bool(figures) or before.defaults() != after.defaults()
    kept = [one.id for one in here if one.id in planned and one.id not in told]
    found = _played(move, kept, jobs) if has_code else []
    order = {one.id: place for place, one in enumerate(here)}
    verdicts = tuple(sorted((*gone, *found), key=lambda one: order[one.scenario]))
    places = _changed_places(*boxes)
    otherwise = _elsewhere(move) if has_code else set()
    openings = {*_paying(features / game / "openings", old, boxes[0], places), *otherwise}
    changed = {one.what for one in (*clauses, *questions)} | _saying(before, boxes[0], places)
    others = {one.scenario for one in verdicts}
    ran = has_code and bool(figures)
    return Errata(
        game=game,
        old=old,
        new=new,
        clauses=clauses,
        questions=questions,
        figures=figures,
        ran=len(kept) if has_code else None,
        verdicts=verdicts,
        not_run=tuple(
            _without_code(clauses, before, after, (here, there), ran, {one.scenario for one in found})
        ),
        invariants=_guards(changed),
        openings=tuple(sorted(openings)),
        beginning=tuple(one.id for one in here if _opening_of(one) in openings and one.id not in others),
        new_scenarios=tuple(one.id for one in there if one.id not in order),
    )


@dataclass(frozen=True)
class _Move:
    """From which edition to which."""

    features: Path
    game: str
    old: str
    new: str
    proposed: bool

    def scenarios(self, edition: str) -> list[DirectScenario]:
        """The scenarios of one of the two."""
        as_of = self.old if self.proposed else None
        return read_scenarios(self.features, self.game, edition=edition, as_of=as_of)

    def boxes(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """What lies in the boxes of both."""
        old, new = (load_components(self.features, self.game, name) for name in (self.old, self.new))
        return old, new


def verdicts_after(features: Path, game: str, edition: str, files: Mapping[Path, str]) -> tuple[Verdict, ...]:
    """The scenarios of an edition that come to another verdict when some files have another text."""
    with tempfile.TemporaryDirectory(prefix="trackwalker-figure-") as made:
        folder = Path(made).resolve()
        _link(features, folder, game)
        for path in (one for one in (features / game).rglob("*") if one.is_file()):
            copy = folder / path.relative_to(features)
            copy.parent.mkdir(parents=True, exist_ok=True)
            if path in files:
                copy.write_text(files[path], encoding="utf-8")
            else:
                copy.symlink_to(path.resolve())
        engines = {
            where: ReferenceConnection(engine=make_reference(features=where)) for where in (features, folder)
        }
        boxes = {where: load_components(where, game, edition) for where in engines}
        before = {one.id: one for one in read_scenarios(features, game, edition=edition)}
        found = []
        for scenario in read_scenarios(folder, game, edition=edition):
            how = _how(scenario, engines[folder], boxes[folder])
            if how and how != _how(before[scenario.id], engines[features], boxes[features]):
                kind, _, words = how.partition(": ")
                found.append(Verdict(scenario.id, kind, words))
        return tuple(found)


def _gone(scenario: DirectScenario, after: Register, settled: Mapping[str, str]) -> Verdict:
    """What is to be said of a scenario that does not belong to the new edition."""
    for question, letter in settled.items():
        if letter not in scenario.readings.get(question, (letter,)):
            return Verdict(scenario.id, "other reading", f"{question} is read as {letter}")
    return Verdict(scenario.id, "not planned", _why(scenario, after))


def _why(scenario: DirectScenario, after: Register) -> str:
    lacking = sorted(after.absent.intersection((*scenario.clauses, *scenario.readings)))
    return f"{after.edition} has no {' and no '.join(lacking)}" if lacking else "by its `since` or `until`"


def _settled(before: Register, after: Register) -> dict[str, str]:
    """Question -> the reading that the new edition leaves alone of several."""
    return {
        name: question.default
        for name, question in after.questions.items()
        if question.kind == "binding" and name in before.questions and before.questions[name].kind == "choice"
    }


# what is different ------------------------------------------------------------------------------------


def _differences(
    before: Mapping[str, Clause] | Mapping[str, Question],
    after: Mapping[str, Clause] | Mapping[str, Question],
) -> Iterator[Difference]:
    for name in dict.fromkeys((*before, *after)):
        was, now = _words(before.get(name)), _words(after.get(name))
        if was != now:
            yield Difference(name, was, now)


def _words(entry: Clause | Question | None) -> str | None:
    if entry is None:
        return None
    if isinstance(entry, Clause):
        return entry.text
    readings = "; ".join(f"{letter}: {text}" for letter, text in entry.readings.items())
    return f"{entry.problem} ({entry.kind}) {readings}; usual: {entry.default}"


_ABOUT_ITSELF = ("edition", "editions", "tile_shapes")


def _box_differences(before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[Difference]:
    own = ({name: part for name, part in box.items() if name not in _ABOUT_ITSELF} for box in (before, after))
    yield from _compared("", *own)


def _compared(path: str, was: Any, now: Any) -> Iterator[Difference]:
    """What is different below a path; entries of lists are compared by their names."""
    own, other = _members(was), _members(now)
    if own is None or other is None:
        if was != now or type(was) is not type(now):
            yield Difference(path, was, now)
        return
    for name in dict.fromkeys((*own, *other)):
        inner = f"{path}.{name}" if path else name
        if name not in own or name not in other:
            yield Difference(inner, own.get(name), other.get(name))
        else:
            yield from _compared(inner, own[name], other[name])
    order = [name for name in own if name in other], [name for name in other if name in own]
    if isinstance(was, list) and order[0] != order[1]:
        yield Difference(f"{path} (order)", ", ".join(order[0]), ", ".join(order[1]))


def _members(value: Any) -> dict[str, Any] | None:
    if isinstance(value, Mapping):
        return {str(key): part for key, part in value.items()}
    if isinstance(value, list) and any(isinstance(part, Mapping | list) for part in value):
        return {name_of_entry(part, number): part for number, part in enumerate(value)}
    return None


# what is played ---------------------------------------------------------------------------------------


def _played(move: _Move, scenarios: Sequence[str], jobs: int) -> list[Verdict]:
    shares = [(move, tuple(scenarios[number::jobs])) for number in range(jobs)]
    if jobs == 1:
        return _check(shares[0])
    return [one for found in each(_check, shares, jobs) for one in found]


def _check(task: tuple[_Move, tuple[str, ...]]) -> list[Verdict]:
    """The verdicts that some scenarios of the old edition come to by the new one, as far as they change."""
    move, scenarios = task
    wanted = frozenset(scenarios)
    found: list[Verdict] = []
    engine = ReferenceConnection(engine=make_reference(features=move.features))
    own, other = move.boxes()
    before = {one.id: one for one in move.scenarios(move.old)}
    for scenario in move.scenarios(move.new):
        if scenario.id in wanted:
            how = _how(scenario, engine, other)
            if how and how != _how(before[scenario.id], engine, own):
                kind, _, words = how.partition(": ")
                found.append(Verdict(scenario.id, kind, words))
    return found


def _how(scenario: DirectScenario, engine: ReferenceConnection, box: dict[str, Any]) -> str:
    try:
        failed = play(scenario, engine, box)
    except SceneError as error:
        return f"no such table: {error}"
    return failed.how if failed is not None else ""


# what is concerned ------------------------------------------------------------------------------------


def _opening_of(scenario: DirectScenario) -> str:
    """The opening that a scenario begins with; empty where it has none."""
    text = scenario.steps[0].text if scenario.steps else ""
    return text.removeprefix(_OPENED).lower().replace(" ", "-") if text.startswith(_OPENED) else ""


def _elsewhere(move: _Move) -> set[str]:
    """The openings that by the new edition cannot be played, or do not lead to the position they tell of."""
    folder, matcher = move.features / move.game / "openings", Matcher()
    engine = ReferenceConnection(engine=make_reference(features=move.features))
    own, other = move.boxes()
    here = opening_names(folder, move.old)
    there = here if move.proposed else opening_names(folder, move.new)
    found = {name for name in here if name not in there}
    for name in (one for one in here if one in there):
        opening = load_opening(folder, name)
        words = [("given", _OPENED + name.replace("-", " ")), *(("then", one) for one in opening.position)]
        way = DirectScenario(
            id=name,
            clauses=(),
            readings={question: (letter,) for question, letter in opening.readings.items()},
            allowed=frozenset(),
            openings=folder,
            steps=tuple(matcher.match(kind, text, None, 0) for kind, text in words),
            marks={},
        )
        if _how(way, engine, other) and not _how(way, engine, own):
            found.add(name)
    return found


_Place = tuple[str | int, ...]
"""Where a figure stands in the box."""


def _changed_places(before: Mapping[str, Any], after: Mapping[str, Any]) -> frozenset[_Place]:
    """The places of the figures of a box that are another number in the other one, or are not there."""
    there = {figure.path: figure.value for figure in Figures(after).every()}
    return frozenset(one.where for one in Figures(before).every() if there.get(one.path) != one.value)


def _leads_to(rule: str, figures: Figures, places: frozenset[_Place]) -> bool:
    """Whether a rule is reckoned from one of some figures."""
    try:
        return any(figure.where in places for figure in figures.reckon(rule).figures)
    except FigureError:
        return False  # lint has said so


def _paying(folder: Path, old: str, box: Mapping[str, Any], places: frozenset[_Place]) -> set[str]:
    """The openings in which something is paid that is reckoned from a changed figure."""
    figures = Figures(box)
    found = set()
    for name in opening_names(folder, old):
        rules = (action.get("price") for action in read_opening(folder, name)["actions"])
        if any(isinstance(rule, str) and _leads_to(rule, figures, places) for rule in rules):
            found.add(name)
    return found


def _saying(register: Register, box: Mapping[str, Any], places: frozenset[_Place]) -> set[str]:
    """The clauses that say a changed figure."""
    figures = Figures(box)
    return {
        clause.id
        for clause in register.clauses.values()
        for literal in literals_of(clause)
        if any(_leads_to(rule, figures, places) for rule in literal.rules)
    }


def _without_code(
    clauses: Sequence[Difference],
    before: Register,
    after: Register,
    scenarios: tuple[Sequence[DirectScenario], Sequence[DirectScenario]],
    ran: bool,
    changing: set[str],
) -> Iterator[Concerned]:
    """The clauses that change without a figure of theirs, and of which no run shows anything: what is tagged
    with them.

    scenarios: of the old edition, and of the new one, which has those of what is added. ran: whether anything
    was played; changing: the scenarios that this has found.
    """
    for one in clauses:
        was, now = before.clauses.get(one.what), after.clauses.get(one.what)
        tagged = scenarios[was is None]
        own = [scenario for scenario in tagged if one.what in scenario.clauses]
        if ran and was is not None and now is not None and was.figures != now.figures:
            continue  # played, by its figures
        if any(scenario.id in changing for scenario in own):
            continue
        openings = sorted({_opening_of(scenario) for scenario in own} - {""})
        kind = "reworded" if one.kind == "changed" else one.kind
        yield Concerned(
            one.what, kind, tuple(scenario.id for scenario in own), _guards({one.what}), tuple(openings)
        )


def _guards(clauses: set[str]) -> tuple[str, ...]:
    """The invariants that guard some clauses, by name."""
    import trackwalker.invariants.modules  # noqa: F401 - fills the register
    from trackwalker.invariants.core.registry import RAW, STATE, STEP

    every = (one for register in (RAW, STATE, STEP) for one in register)
    return tuple(sorted({one.name for one in every if not clauses.isdisjoint(one.clauses)}))
