"""Scenarios played straight through the vocabulary, without pytest: for playing them hundreds of times.

`trackwalker run` remains the one way to judge an engine; this is for proving the suite itself, where the same
scenarios meet hundreds of engines that are wrong on purpose.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler

from trackwalker.errors import TrackwalkerError
from trackwalker.port.engine import Engine, EngineFault
from trackwalker.register import load_register
from trackwalker.scene import Broken, Permissive, Scene, Unsupported
from trackwalker.suite.bdd import AmbiguousStep
from trackwalker.suite.files import feature_files
from trackwalker.suite.ids import row_id, scenario_id, section_of
from trackwalker.suite.tags import read_tags
from trackwalker.suite.vocabulary import vocabulary

__all__ = ["DirectScenario", "play", "read_scenarios", "restated_clauses"]

_KINDS = {"Context": "given", "Action": "when", "Outcome": "then"}


@dataclass(frozen=True, slots=True)
class Said:
    """One sentence of a scenario, matched with its definition."""

    definition: Any
    text: str
    table: list[list[str]] | None


@dataclass(frozen=True, slots=True)
class DirectScenario:
    """A scenario or a row of an outline, ready to be played.

    id: as in every report. readings: under which it holds, for the questions that it depends on.
    allowed: the clauses that an engine may name as its reason for a refusal in it. openings: the folder of
    those that the scenario may name.
    """

    id: str
    clauses: frozenset[str]
    readings: Mapping[str, tuple[str, ...]]
    allowed: frozenset[str]
    openings: Path
    steps: tuple[Said, ...]


def restated_clauses(game: str, features: Path) -> dict[str, tuple[str, ...]]:
    """Clause -> the clauses that say the same, either way round."""
    register = load_register(game, features)
    return {
        clause.id: (*clause.restates, *register.restated_by(clause.id))
        for clause in register.clauses.values()
    }


def read_scenarios(features: Path, game: str) -> list[DirectScenario]:
    """All scenarios of a game, outlines row by row.

    Raises TrackwalkerError for a step without a definition, AmbiguousStep for one with two.
    """
    restated = restated_clauses(game, features)
    matcher = _Matcher()
    found: list[DirectScenario] = []
    for path in feature_files(features, game):
        rows: dict[str, int] = {}
        document: Any = Parser().parse(path.read_text(encoding="utf-8"))
        document["uri"] = str(path)
        pickles: list[Any] = Compiler().compile(document)
        names = _outline_names(document)
        for pickle in pickles:
            name, is_row = names[pickle["astNodeIds"][0]], len(pickle["astNodeIds"]) > 1
            identity = scenario_id(game, section_of(path), name)
            if is_row:
                rows[identity] = rows.get(identity, 0) + 1
                identity = row_id(identity, rows[identity])
            tags = read_tags(tag["name"].removeprefix("@") for tag in pickle["tags"])
            same = (other for clause in tags.clauses for other in restated.get(clause, ()))
            found.append(
                DirectScenario(
                    id=identity,
                    clauses=frozenset(tags.clauses),
                    readings=dict(tags.holds_under),
                    allowed=frozenset((*tags.clauses, *same)),
                    openings=features / game / "openings",
                    steps=tuple(matcher.match(step, path) for step in pickle["steps"]),
                )
            )
    return found


def _outline_names(document: Any) -> dict[str, str]:
    """The name of each scenario as it is written, by its id in the parsed document."""

    def walk(children: list[Any]) -> Iterator[tuple[str, str]]:
        for child in children:
            if "rule" in child:
                yield from walk(child["rule"]["children"])
            elif "scenario" in child:
                yield child["scenario"]["id"], child["scenario"]["name"]

    return dict(walk(document["feature"]["children"]))


class _Matcher:
    """Finds the definition of each sentence, once a text."""

    def __init__(self) -> None:
        self._forms = list(vocabulary())
        self._known: dict[tuple[str, str], Any] = {}

    def match(self, step: Any, path: Path) -> Said:
        kind, text = _KINDS[step["type"]], step["text"]
        key = (kind, text)
        if key not in self._known:
            forms = [f for f in self._forms if f.kind == kind and f.sentence.is_matching(text)]
            functions = {id(form.function) for form in forms}
            if len(functions) > 1:
                raise AmbiguousStep(f"{path}: two step definitions match {text!r}")
            if not forms:
                raise TrackwalkerError(f"{path}: no step definition matches {kind} {text!r}")
            self._known[key] = forms[0]
        table = None
        if "argument" in step and "dataTable" in step["argument"]:
            table = [
                [cell["value"] for cell in row["cells"]] for row in step["argument"]["dataTable"]["rows"]
            ]
        return Said(self._known[key], text, table)


def play(
    scenario: DirectScenario, engine: Engine, components: dict[str, Any], readings: Mapping[str, str] = {}
) -> str:
    """Play a scenario on an engine: empty if it passes, else why it does not, in a few words.

    readings: followed besides those that the scenario asks for.

    Raises SceneError where the scenario itself is at fault.
    """
    followed = dict(readings)
    for question, letters in scenario.readings.items():
        if followed.get(question) not in letters:
            followed[question] = letters[0]
    rules = {"readings": followed, "deviations": []}
    scene = Scene(engine, components, rules, scenario.openings)
    scene.clauses = scenario.allowed
    try:
        for said in scenario.steps:
            said.definition.say(scene, said.text, said.table)
    except Permissive as failure:
        return f"permissive: {failure}"
    except Broken as failure:
        return f"broken: {failure}"
    except Unsupported as failure:
        return f"unsupported: {failure}"
    except EngineFault as failure:
        return f"error: {failure.summary()}"
    return ""
