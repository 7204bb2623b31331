"""Which clause is exercised by which scenarios: the tags of the feature files, read against the register."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from trackwalker.clause_ids import is_clause_id
from trackwalker.errors import TrackwalkerError
from trackwalker.paths import features_dir
from trackwalker.reading import read_text
from trackwalker.register import Register, load_register
from trackwalker.suite.ids import scenario_id, section_of
from trackwalker.suite.order import edition_rules
from trackwalker.suite.tags import RECONSTRUCTION, in_edition, read_tags

__all__ = ["Coverage", "ScenarioRef", "coverage_of", "read_scenarios", "scenario_text", "scenarios_of"]


@dataclass(frozen=True, slots=True)
class ScenarioRef:
    """A scenario (an outline counts as one) and what its tags claim.

    id: GAME/SECTION/slug of the name. tags: its own and inherited ones, with the `@`.
    clauses, readings: those of its tags that name clauses (`18CH-23-f`) and readings (`18CH-Q05=b`).
    """

    id: str
    name: str
    file: Path
    line: int
    tags: tuple[str, ...]
    clauses: tuple[str, ...]
    readings: tuple[str, ...]


@dataclass(frozen=True)
class Coverage:
    """The scenarios of an edition of a game laid against its register. elsewhere: those of others only."""

    register: Register
    scenarios: tuple[ScenarioRef, ...]
    elsewhere: tuple[ScenarioRef, ...] = ()

    @cached_property
    def by_clause(self) -> dict[str, tuple[ScenarioRef, ...]]:
        """Every clause of the register -> the scenarios tagged with it."""
        found: dict[str, list[ScenarioRef]] = {clause: [] for clause in self.register.clauses}
        for scenario in self.scenarios:
            for clause in scenario.clauses:
                if clause in found:
                    found[clause].append(scenario)
        return {clause: tuple(refs) for clause, refs in found.items()}

    def naked(self, sections: Iterable[str] | None = None) -> list[str]:
        """The testable clauses without a scenario, in the rulebook's order, maybe of some sections only."""
        wanted = None if sections is None else set(sections)
        return [
            clause.id
            for clause in self.register.testable()
            if not self.by_clause[clause.id] and (wanted is None or clause.section in wanted)
        ]

    def book_only(self) -> "Coverage":
        """The same without the scenarios that need a figure which was made up."""
        kept = (scenario for scenario in self.scenarios if f"@{RECONSTRUCTION}" not in scenario.tags)
        return Coverage(self.register, tuple(kept), self.elsewhere)

    @property
    def untagged(self) -> list[ScenarioRef]:
        """Scenarios that name no clause."""
        return [scenario for scenario in self.scenarios if not scenario.clauses]

    @property
    def strays(self) -> list[tuple[ScenarioRef, str]]:
        """Tags that look like a clause or a reading and are in no register, or name an untestable clause."""
        found = []
        clauses = self.register.elsewhere | self.register.clauses
        questions = self.register.questions_elsewhere | self.register.questions
        for scenario in (*self.scenarios, *self.elsewhere):
            for clause in scenario.clauses:
                known = clauses.get(clause)
                if known is None or not known.testable:
                    found.append((scenario, f"@{clause}"))
            for reading in scenario.readings:
                asked, _, letter = reading.partition("=")
                question = questions.get(asked)
                if question is None or letter not in question.readings:
                    found.append((scenario, f"@reading:{reading}"))
        return found


def coverage_of(
    game: str, features: Path | None = None, edition: str | None = None, glance: bool = False
) -> Coverage:
    """Register and scenarios of an edition of a game (None: the base). glance: see `scenarios_of`.

    Raises TrackwalkerError for faulty documents or feature files.
    """
    folder = features or features_dir()
    register = load_register(game, folder, edition)
    here = edition_rules(game, folder)[register.edition]
    scenarios = list(read_scenarios(game, register.prefix, folder, glance))
    own = [in_edition(read_tags(tag[1:] for tag in one.tags), here) for one in scenarios]
    return Coverage(
        register,
        tuple(one for one, is_own in zip(scenarios, own, strict=True) if is_own),
        tuple(one for one, is_own in zip(scenarios, own, strict=True) if not is_own),
    )


def read_scenarios(game: str, prefix: str, features: Path, glance: bool = False) -> Iterator[ScenarioRef]:
    """The scenarios of a game's feature files, by file and line.

    prefix: what the game's clause ids begin with. glance: see `scenarios_of`. Raises TrackwalkerError with
    file and line for a file that is no Gherkin, and for two scenarios of one id.
    """
    seen: dict[str, str] = {}
    for file in sorted((features / game).glob("*.feature")):
        for one in scenarios_of(file, game, prefix, glance):
            if one.id in seen:
                raise TrackwalkerError(f"{file}, line {one.line}: the id {one.id} is taken ({seen[one.id]})")
            seen[one.id] = f"{file.name}, line {one.line}"
            yield one


def scenarios_of(file: Path, game: str, prefix: str, glance: bool = False) -> Iterator[ScenarioRef]:
    """The scenarios of one feature file of a game. Raises TrackwalkerError where it is no Gherkin.

    glance: only tags and names are looked at, in a tenth of the time; that it is Gherkin is believed.
    """
    found = (
        _names_in(file) if glance else _scenarios_in(file, file.stat().st_mtime_ns if file.exists() else 0)
    )
    for name, line, tags in found:
        yield ScenarioRef(
            id=scenario_id(game, section_of(file), name),
            name=name,
            file=file,
            line=line,
            tags=tags,
            clauses=tuple(tag[1:] for tag in tags if tag.startswith(f"@{prefix}-") and is_clause_id(tag[1:])),
            readings=tuple(tag.removeprefix("@reading:") for tag in tags if tag.startswith("@reading:")),
        )


_HEADS = ("Scenario:", "Scenario Outline:", "Rule:")


def scenario_text(scenario: ScenarioRef, lines: Sequence[str]) -> str:
    """A scenario as it is written, moved to the left, without what belongs to the next one.

    lines: those of its file.
    """
    own = [lines[scenario.line - 1]]
    for line in lines[scenario.line :]:
        if line.strip().startswith(_HEADS):
            break
        own.append(line)
    while not own[-1].strip() or own[-1].strip().startswith(("@", "#")):
        own.pop()
    indent = len(own[0]) - len(own[0].lstrip())
    return "\n".join(line[indent:] if not line[:indent].strip() else line for line in own)


@lru_cache(maxsize=1024)
def _scenarios_in(file: Path, changed: int) -> tuple[tuple[str, int, tuple[str, ...]], ...]:
    """Name, line and tags of each scenario of a file."""
    del changed  # only part of the key: an edited file is read anew
    from gherkin.errors import CompositeParserException
    from gherkin.parser import Parser

    try:
        document: Any = Parser().parse(read_text(file, "a feature file"))
    except CompositeParserException as error:
        first = error.errors[0]
        line = first.location["line"]
        raise TrackwalkerError(f"{file}, line {line}: no valid Gherkin: {first}") from None
    feature = document.get("feature")
    return tuple(_walk(feature["children"], _tags(feature))) if feature else ()


def _walk(children: list[Any], inherited: tuple[str, ...]) -> Iterator[tuple[str, int, tuple[str, ...]]]:
    for child in children:
        if "rule" in child:
            yield from _walk(child["rule"]["children"], inherited + _tags(child["rule"]))
        elif "scenario" in child:
            scenario = child["scenario"]
            tables = [_tags(examples) for examples in scenario["examples"]]
            tags = _with_tables(inherited + _tags(scenario), tables)
            yield scenario["name"], scenario["location"]["line"], tags


def _with_tables(tags: tuple[str, ...], tables: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    """The tags of a scenario, its own and inherited ones, with those of its tables."""
    timeless = not all(any(map(_is_of_a_time, own)) for own in tables)
    for own in tables:
        tags += tuple(tag for tag in own if not (timeless and _is_of_a_time(tag)))
    return tuple(dict.fromkeys(tags))


def _is_of_a_time(tag: str) -> bool:
    """Whether it says of which editions rows are; an outline is of those of any of its tables."""
    return tag.startswith(("@since:", "@until:"))


def _tags(node: Any) -> tuple[str, ...]:
    return tuple(tag["name"] for tag in node["tags"])


_HEAD = re.compile(
    r"^[ \t]*(?:(?P<tags>@.*)|"
    r"(?P<kind>Feature|Rule|Background|Scenario(?: Outline| Template)?|Examples?|Scenarios):(?P<name>.*))$",
    re.MULTILINE,
)


def _names_in(file: Path) -> Iterator[tuple[str, int, tuple[str, ...]]]:
    """What `_scenarios_in` finds, by the lines that begin with a tag or a keyword."""
    text = read_text(file, "a feature file")
    nothing: tuple[str, ...] = ()
    feature, rule, own, tags = nothing, nothing, nothing, nothing
    name, line, tables = "", 0, list[tuple[str, ...]]()
    at, number = 0, 1
    for found in _HEAD.finditer(text):
        number, at = number + text.count("\n", at, found.start()), found.start()
        kind = found["kind"]
        if kind is None:
            tags += tuple(f"@{tag}" for tag in found["tags"].partition(" #")[0].replace("@", " ").split())
            continue
        if kind in ("Examples", "Scenarios"):
            tables.append(tags)
        elif line:
            yield name, line, _with_tables(own, tables)
            line = 0
        if kind == "Feature":
            feature = rule = tags
        elif kind == "Rule":
            rule = feature + tags
        elif kind not in ("Background", "Examples", "Scenarios"):
            name, line, own, tables = found["name"].strip(), number, rule + tags, []
        tags = ()
    if line:
        yield name, line, _with_tables(own, tables)
