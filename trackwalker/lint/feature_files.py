"""Feature files as the linter sees them: parsed by Gherkin's own parser, outlines filled in."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from gherkin.errors import CompositeParserException, ParserError
from gherkin.parser import Parser

from trackwalker.lint.findings import Finding

Kind = Literal["given", "when", "then"]

_KINDS: dict[str, Kind] = {"Context": "given", "Action": "when", "Outcome": "then"}


@dataclass(frozen=True)
class Tag:
    """A tag without its @, and its line."""

    name: str
    line: int


@dataclass(frozen=True)
class Step:
    """One step, its kind taken from the last Given, When or Then above it (None: nothing above).

    `cells` are those of its data table, row by row.
    """

    kind: Kind | None
    text: str
    line: int
    has_table: bool = False
    cells: tuple[str, ...] = ()


@dataclass(frozen=True)
class Examples:
    """One table of an outline."""

    line: int
    tags: tuple[Tag, ...]
    columns: tuple[str, ...]
    rows: tuple[tuple[int, tuple[str, ...]], ...]


@dataclass(frozen=True)
class Scenario:
    """A scenario or an outline; `steps` are its own, with the placeholders of an outline still in them."""

    name: str
    line: int
    description: str
    tags: tuple[Tag, ...]
    steps: tuple[Step, ...]
    background: tuple[Step, ...]
    examples: tuple[Examples, ...]
    is_outline: bool

    def runs(self) -> Iterator[tuple[Step, ...]]:
        """The steps of each run, background first, the placeholders filled in."""
        if not self.is_outline:
            yield (*self.background, *self.steps)
            return
        for table in self.examples:
            for _, cells in table.rows:
                filling = dict(zip(table.columns, cells, strict=True))
                yield tuple(_fill(step, filling) for step in (*self.background, *self.steps))


def _fill(step: Step, filling: dict[str, str]) -> Step:
    text = step.text
    for column, cell in filling.items():
        text = text.replace(f"<{column}>", cell)
    return Step(step.kind, text, step.line, step.has_table)


@dataclass(frozen=True)
class FeatureFile:
    """One file: its feature, and everything in it."""

    path: Path
    game: str
    name: str
    line: int
    description: str
    tags: tuple[Tag, ...]
    background: tuple[Step, ...]
    scenarios: tuple[Scenario, ...]
    comments: Mapping[int, str] = field(default_factory=dict)


def _tags(node: dict[str, Any]) -> tuple[Tag, ...]:
    return tuple(Tag(tag["name"].removeprefix("@"), tag["location"]["line"]) for tag in node["tags"])


def _steps(node: dict[str, Any], before: Kind | None = None) -> tuple[Step, ...]:
    kind, steps = before, []
    for step in node["steps"]:
        kind = _KINDS.get(step["keywordType"], kind)
        rows = step["dataTable"]["rows"] if "dataTable" in step else []
        cells = tuple(cell["value"] for row in rows for cell in row["cells"])
        steps.append(Step(kind, step["text"], step["location"]["line"], "dataTable" in step, cells))
    return tuple(steps)


def _examples(node: dict[str, Any]) -> Examples:
    header = node.get("tableHeader")
    columns = tuple(cell["value"] for cell in header["cells"]) if header else ()
    rows = tuple(
        (row["location"]["line"], tuple(cell["value"] for cell in row["cells"]))
        for row in node.get("tableBody", [])
    )
    return Examples(node["location"]["line"], _tags(node), columns, rows)


def _scenarios(
    node: dict[str, Any], background: tuple[Step, ...], tags: tuple[Tag, ...]
) -> Iterator[Scenario]:
    for child in node["children"]:
        if "background" in child:
            background = (*background, *_steps(child["background"]))
        elif "rule" in child:
            yield from _scenarios(child["rule"], background, (*tags, *_tags(child["rule"])))
        else:
            found = child["scenario"]
            last = background[-1].kind if background else None
            yield Scenario(
                found["name"],
                found["location"]["line"],
                found["description"],
                (*tags, *_tags(found)),
                _steps(found, last),
                background,
                tuple(_examples(table) for table in found["examples"]),
                bool(found["examples"]) or "Outline" in found["keyword"] or "Template" in found["keyword"],
            )


def read_feature(path: Path, game: str) -> FeatureFile | list[Finding]:
    """A parsed file, or what is wrong with it."""
    try:
        document: Any = Parser().parse(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        return [Finding(path, 1, "unreadable", f"the file cannot be read: {error}", "a UTF-8 text file")]
    except CompositeParserException as error:
        return [_parser_finding(path, one) for one in error.errors]
    except ParserError as error:
        return [_parser_finding(path, error)]
    feature = document.get("feature")
    if feature is None:
        return [Finding(path, 1, "unreadable", "the file holds no feature", "a line `Feature: ...`")]
    background: tuple[Step, ...] = ()
    for child in feature["children"]:
        if "background" in child:
            background = (*background, *_steps(child["background"]))
    return FeatureFile(
        path,
        game,
        feature["name"],
        feature["location"]["line"],
        feature["description"],
        _tags(feature),
        background,
        tuple(_scenarios(feature, (), ())),
        {each["location"]["line"]: each["text"].strip() for each in document.get("comments", [])},
    )


def _parser_finding(path: Path, error: Any) -> Finding:
    location = getattr(error, "location", None) or {"line": 1}
    words = str(error).partition(": ")[2] or str(error)
    return Finding(path, location["line"], "unreadable", f"this is not Gherkin: {words}", "a feature file")
