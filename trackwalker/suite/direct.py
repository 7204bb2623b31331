"""Scenarios played straight through the vocabulary, without pytest: for playing them hundreds of times.

`trackwalker run` remains the one way to judge an engine; this is for proving the suite itself, where the same
scenarios meet hundreds of engines that are wrong on purpose.
"""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler
from msgspec import structs

from trackwalker.components.load import load_components
from trackwalker.errors import TrackwalkerError
from trackwalker.port.engine import Engine, EngineFault
from trackwalker.register import load_register
from trackwalker.scene import Broken, Permissive, Remark, Scene, SceneError, Unsupported
from trackwalker.scene.kept import kept_for
from trackwalker.suite.bdd import AmbiguousStep
from trackwalker.suite.blame import Charge, charge_at
from trackwalker.suite.files import feature_files
from trackwalker.suite.ids import row_id, scenario_id, section_of
from trackwalker.suite.order import edition_rules
from trackwalker.suite.proofs import clauses_of_row, marks_in
from trackwalker.suite.sentences import Matcher, Said
from trackwalker.suite.soundly import SoundEngine
from trackwalker.suite.tags import ScenarioTags, in_edition, read_tags

__all__ = ["DirectScenario", "Failed", "Shown", "play", "read_scenarios", "show"]

_KINDS = {"Context": "given", "Action": "when", "Outcome": "then"}


@dataclass(frozen=True, slots=True)
class DirectScenario:
    """A scenario or a row of an outline, ready to be played.

    id: as in every report. readings: under which it holds, for the questions that it depends on.
    allowed: the clauses that an engine may name as its reason for a refusal in it. openings: the folder of
    those that the scenario may name. marks: number of a step -> the clauses that it proves. edition: the one
    by which it is played; None: the base. usual: question -> the reading that is followed where none is
    named.
    """

    id: str
    clauses: tuple[str, ...]
    readings: Mapping[str, tuple[str, ...]]
    allowed: frozenset[str]
    openings: Path
    steps: tuple[Said, ...]
    marks: Mapping[int, tuple[str, ...]]
    edition: str | None = None
    usual: Mapping[str, str | None] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Failed:
    """A scenario that did not pass.

    how: why, in a few words. charge: what of, as far as it was found out. accuses: whether it breaks a rule;
    else the scenario could not be played (`unsupported`, `error`).
    """

    how: str
    charge: Charge | None = None
    accuses: bool = False


def read_scenarios(
    features: Path,
    game: str,
    only: Collection[str] | None = None,
    edition: str | None = None,
    as_of: str | None = None,
) -> list[DirectScenario]:
    """The scenarios of a game, outlines row by row. only: those of these ids, without their rows.

    edition: those of this one; None: all, each by the base or, where that does not have it, by the latest
    that has it. as_of: by whose time `since` and `until` are read, if not by that of the edition.

    Raises TrackwalkerError for a step without a definition, AmbiguousStep for one with two.
    """
    base = load_register(game, features, edition).lineage.base
    every = edition_rules(game, features)
    if edition is not None and as_of is not None:
        time = every[as_of]
        every[edition] = structs.replace(every[edition], before=time.before, after=time.after)
    order = [edition] if edition is not None else [base, *(name for name in reversed(every) if name != base)]
    found: list[DirectScenario] = []
    for path in feature_files(features, game):
        for written in _written_in(path, game, only):
            played = next((name for name in order if in_edition(written.tags, every[name])), None)
            if played is None:
                continue
            here, clauses = every[played], written.tags.clauses
            same = (other for clause in clauses for other in here.restated.get(clause, ()))
            found.append(
                DirectScenario(
                    id=written.id,
                    clauses=clauses,
                    readings=dict(written.tags.holds_under),
                    allowed=frozenset((*clauses, *same)),
                    openings=features / game / "openings",
                    steps=written.steps,
                    marks=written.marks,
                    edition=None if played == base else played,
                    usual=here.defaults,
                )
            )
    return found


@dataclass(frozen=True, slots=True)
class _Scenario:
    """A scenario or a row as it is written, for whatever edition."""

    id: str
    tags: ScenarioTags
    steps: tuple[Said, ...]
    marks: Mapping[int, tuple[str, ...]]


def _written_in(path: Path, game: str, only: Collection[str] | None) -> Sequence[_Scenario]:
    """The scenarios of a feature file; a file that is the same is read once."""
    if only is not None:
        return _read(path, game, _lines_of(_numbered(path), game, path, only))
    real = path.resolve()
    if real.name != path.name:  # its name says the section
        return _read(path, game, _numbered(path))
    return _read_whole(real, real.stat().st_mtime_ns, game)


@lru_cache(maxsize=1024)
def _read_whole(path: Path, changed: int, game: str) -> Sequence[_Scenario]:
    del changed  # only part of the key: an edited file is read anew
    return _read(path, game, _numbered(path))


def _numbered(path: Path) -> list[tuple[int, str]]:
    return [*enumerate(path.read_text(encoding="utf-8").splitlines(), 1)]


_matcher = lru_cache(maxsize=1)(Matcher)


def _read(path: Path, game: str, lines: Sequence[tuple[int, str]]) -> Sequence[_Scenario]:
    """The scenarios in these lines of a file, each with its number."""
    rows: dict[str, int] = {}
    document: Any = Parser().parse("\n".join(line for _, line in lines))
    document["uri"] = str(path)
    pickles: list[Any] = Compiler().compile(document)
    written = _as_written(document, [number for number, _ in lines])
    marks = marks_in(path)
    found: list[_Scenario] = []
    for pickle in pickles:
        outline, is_row = written.scenarios[pickle["astNodeIds"][0]], len(pickle["astNodeIds"]) > 1
        identity = scenario_id(game, section_of(path), outline["name"])
        tags = read_tags(tag["name"].removeprefix("@") for tag in pickle["tags"])
        if is_row:
            rows[identity] = rows.get(identity, 0) + 1
            identity = row_id(identity, rows[identity])
            own = clauses_of_row(tags.clauses, _tables(outline), pickle["astNodeIds"][-1])
            tags = replace(tags, clauses=own)
        steps = tuple(_said(step, written.lines, _matcher(), path) for step in pickle["steps"])
        proved = {number: marks[said.line] for number, said in enumerate(steps) if said.line in marks}
        found.append(_Scenario(identity, tags, steps, proved))
    return tuple(found)


_HEAD = re.compile(r"\s*(Scenario(?: Outline| Template)?|Example|Background|Rule|Feature): *(.*?)\s*$")


def _lines_of(
    lines: Sequence[tuple[int, str]], game: str, path: Path, only: Collection[str]
) -> list[tuple[int, str]]:
    """The lines of a feature file, by number, without those of all other scenarios: so it is read faster."""
    kept: list[tuple[int, str]] = []
    wanted = True
    for number, line in lines:
        head = _HEAD.match(line)
        if head:
            named = head[1] in ("Background", "Rule", "Feature")
            wanted = named or scenario_id(game, section_of(path), head[2]) in only
            tags = len(kept)
            while tags and kept[tags - 1][1].lstrip()[:1] in ("@", "#", ""):
                tags -= 1
            if not wanted:
                del kept[tags:]
        if wanted or line.lstrip().startswith("@"):
            kept.append((number, line))
    return kept


def _tables(outline: Any) -> list[tuple[list[str], dict[str, list[str]]]]:
    """Of each table of an outline the names of its columns, and its rows by their id."""
    tables = []
    for table in outline["examples"]:
        names = [cell["value"] for cell in table.get("tableHeader", {}).get("cells", ())]
        body = table.get("tableBody", ())
        tables.append((names, {row["id"]: [cell["value"] for cell in row["cells"]] for row in body}))
    return tables


@dataclass
class _Written:
    """What stands in a file: its scenarios, and the lines of its steps, by their id in the document."""

    scenarios: dict[str, Any]
    lines: dict[str, int]


def _as_written(document: Any, numbers: Sequence[int]) -> _Written:
    """What stands in a document. numbers: of its lines, in the file."""
    written = _Written({}, {})

    def walk(children: list[Any]) -> Iterator[Any]:
        for child in children:
            if "rule" in child:
                yield from walk(child["rule"]["children"])
            else:
                yield child.get("scenario") or child["background"]

    for part in walk(document["feature"]["children"]):
        written.scenarios[part["id"]] = part
        for step in part["steps"]:
            written.lines[step["id"]] = numbers[step["location"]["line"] - 1]
    return written


def _said(step: Any, lines: Mapping[str, int], matcher: Matcher, path: Path) -> Said:
    table = None
    if "argument" in step and "dataTable" in step["argument"]:
        table = [[cell["value"] for cell in row["cells"]] for row in step["argument"]["dataTable"]["rows"]]
    line = lines[step["astNodeIds"][0]]
    try:
        return matcher.match(_KINDS[step["type"]], step["text"], table, line)
    except TrackwalkerError as error:
        raise TrackwalkerError(f"{path}, line {line}: {error}") from None
    except AmbiguousStep as error:
        raise AmbiguousStep(f"{path}, line {line}: {error}") from None


def play(
    scenario: DirectScenario,
    engine: Engine,
    components: dict[str, Any],
    readings: Mapping[str, str] = {},
    sound: SoundEngine | None = None,
    remarks: list[Remark] | None = None,
) -> Failed | None:
    """Play a scenario on an engine; None if it passes.

    readings: followed besides those that the scenario asks for. sound: finds out what a failure is about.
    remarks: takes what is worth saying of a scenario that passes.

    Raises SceneError where the scenario itself is at fault.
    """
    scene: Scene

    def attempt() -> Failed | None:
        nonlocal scene
        scene = _scene_of(scenario, engine, components, readings)
        return _attempt(scenario, scene, components, sound)

    failed = attempt()
    if failed is not None and failed.accuses and scene.resumed:
        failed = kept_for(engine).play_again(attempt)
    if failed is None and remarks is not None:
        remarks += scene.remarks
    return failed


def _attempt(
    scenario: DirectScenario, scene: Scene, components: dict[str, Any], sound: SoundEngine | None
) -> Failed | None:
    for number, said in enumerate(scenario.steps):
        scene.journal.step = number
        try:
            said.definition.say(scene, said.text, said.table)
        except (Permissive, Broken) as failure:
            kind = "permissive" if isinstance(failure, Permissive) else "broken"
            how = f"{kind}: {failure}"
            if sound is None:
                return Failed(how, accuses=True)
            cause = sound.cause(
                scene.journal,
                _box_of(scenario, components),
                scene.rules,
                scenario.openings,
                scenario.steps[: number + 1],
                failure.expected if isinstance(failure, Broken) else "",
            )
            kinds = [step.definition.kind for step in scenario.steps]
            charge = charge_at(
                scenario.id,
                scenario.clauses,
                scenario.marks,
                kinds,
                number,
                cause,
                lambda step: scenario.steps[step].definition.action,
            )
            return Failed(how, charge, accuses=True)
        except Unsupported as failure:
            return Failed(f"unsupported: {failure}")
        except EngineFault as failure:
            return Failed(f"error: {failure.summary()}")
    return None


@dataclass(frozen=True, slots=True)
class Shown:
    """The table before and after the last action of a scenario, and that action; None where there is none."""

    before: Mapping[str, Any]
    after: Mapping[str, Any]
    action: Mapping[str, Any] | None


def show(
    scenario: DirectScenario,
    engine: Engine,
    components: dict[str, Any],
    until: str = "",
    readings: Mapping[str, str] = {},
) -> Shown | None:
    """Play a scenario on an engine and look at its tables; None where the engine does not get through it.

    until: the step after which it is enough, with its keyword; left out, the last one. readings: followed
    besides those that the scenario asks for. What the driver passes over is no action of the scenario.

    Raises SceneError where the scenario itself is at fault.
    """
    scene = _scene_of(scenario, engine, components, readings)
    try:
        for number, said in enumerate(scenario.steps):
            scene.journal.step = number
            said.definition.say(scene, said.text, said.table)
            if until.partition(" ")[2] == said.text:
                break
        try:
            after = scene.table
        except SceneError:
            if until:  # it came to no table until then
                return None
            raise
    except (Permissive, Broken, Unsupported, EngineFault):
        return None
    before = scene.before or scene.set_up or after
    done = scene.journal.asked
    return Shown(before.state, after.state, done[-1].action if done else None)


def _scene_of(
    scenario: DirectScenario, engine: Engine, components: dict[str, Any], readings: Mapping[str, str]
) -> Scene:
    """The scene of a scenario in front of an engine, by the readings that it asks for and those given."""
    followed = dict(readings)
    for question, letters in scenario.readings.items():
        if followed.get(question) not in letters:
            usual = scenario.usual.get(question)
            followed[question] = usual if usual is not None and usual in letters else letters[0]
    # What is usual is left out, as in a run: so scenes have more in common, and openings are kept for them.
    unusual = {name: letter for name, letter in followed.items() if letter != scenario.usual.get(name)}
    rules = {"readings": unusual, "deviations": []}
    scene = Scene(engine, _box_of(scenario, components), rules, scenario.openings)
    scene.clauses = scenario.allowed
    return scene


def _box_of(scenario: DirectScenario, components: dict[str, Any]) -> dict[str, Any]:
    """The components by which a scenario is played: those given, or those of its own edition."""
    if scenario.edition in (None, components["edition"]):
        return components
    folder = scenario.openings.parent
    return _other_box(folder.parent, folder.name, scenario.edition)


@lru_cache(maxsize=16)
def _other_box(features: Path, game: str, edition: str | None) -> dict[str, Any]:
    return load_components(features, game, edition)
