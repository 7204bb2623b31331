"""Rules about names, outlines and words."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from trackwalker.lint.feature_files import FeatureFile
from trackwalker.lint.findings import Finding
from trackwalker.register import Register
from trackwalker.suite.ids import scenario_id, section_of
from trackwalker.suite.proofs import CLAUSE_COLUMN

IMPLEMENTATION_WORDS = (
    r"JSON",
    r"YAML",
    r"API",
    r"Python",
    r"engine",
    r"states?",
    r"pending",
    r"True",
    r"False",
    r"None",
    r"null",
    r"r\d+c\d+",
    r"\w+_\w+",
)
"""Words of software that a page about the game does not need; as patterns of whole words."""


def unknown_section(file: FeatureFile, register: Register) -> Iterator[Finding]:
    """A file is named by a section of the rulebook: `22_dividends.feature`."""
    section = section_of(file.path)
    if section not in register.sections:
        what = f"{file.path.name} belongs to no section of {register.game}"
        yield Finding(file.path, 1, "unknown-section", what, "a name like `22_dividends.feature`")


def empty_feature(file: FeatureFile) -> Iterator[Finding]:
    """A feature has a name and scenarios."""
    if not file.name:
        yield Finding(
            file.path, file.line, "no-name", "the feature has no name", "the subject of the section"
        )
    if not file.scenarios:
        yield Finding(file.path, file.line, "no-scenario", "the feature has no scenario", "at least one")


def duplicate_names(file: FeatureFile) -> Iterator[Finding]:
    """Of two scenarios with one name in a file the first would silently never run."""
    first: dict[str, int] = {}
    for scenario in file.scenarios:
        if not scenario.name:
            yield Finding(
                file.path, scenario.line, "no-name", "a scenario without a name", "the rule it shows"
            )
        elif scenario.name in first:
            what = f"{scenario.name!r} stands already in line {first[scenario.name]}"
            yield Finding(file.path, scenario.line, "duplicate-name", what, "each name once in a file")
        first.setdefault(scenario.name, scenario.line)


def duplicate_ids(files: Sequence[FeatureFile]) -> Iterator[Finding]:
    """Stable ids, made of game, section and name, are unique."""
    first: dict[str, tuple[FeatureFile, str]] = {}
    for file in files:
        for scenario in file.scenarios:
            ident = scenario_id(file.game, section_of(file.path), scenario.name)
            if ident in first:
                other, name = first[ident]
                if other.path != file.path or name != scenario.name:
                    what = f"{scenario.name!r} has the id {ident}, as {name!r} in {other.path.name}"
                    yield Finding(file.path, scenario.line, "duplicate-id", what, "another name")
            first.setdefault(ident, (file, scenario.name))


def outline_tables(file: FeatureFile) -> Iterator[Finding]:
    """An outline has rows, each once, and every column is used and every placeholder filled."""
    for scenario in file.scenarios:
        if not scenario.is_outline:
            continue
        steps = (*scenario.background, *scenario.steps)
        text = "\n".join([scenario.name, *(part for step in steps for part in (step.text, *step.cells))])
        wanted = set(re.findall(r"<([^<>]+)>", text))
        if not any(table.rows for table in scenario.examples):
            what = f"the outline {scenario.name!r} has no rows"
            yield Finding(file.path, scenario.line, "no-rows", what, "an Examples table with rows")
        seen: Counter[tuple[tuple[str, str], ...]] = Counter()
        for table in scenario.examples:
            for name in table.columns:
                if name not in wanted and name != CLAUSE_COLUMN:
                    what = f"no step of {scenario.name!r} uses the column {name!r}"
                    yield Finding(file.path, table.line, "unused-column", what, f"<{name}> in a step")
            for name in sorted(wanted - set(table.columns)):
                what = f"<{name}> of {scenario.name!r} is no column"
                yield Finding(file.path, table.line, "missing-column", what, f"a column {name!r}")
            for line, cells in table.rows:
                row = tuple(sorted(zip(table.columns, cells, strict=True)))
                if seen[row]:
                    what = f"a row of {scenario.name!r} stands twice"
                    yield Finding(file.path, line, "duplicate-row", what, "each row once")
                seen[row] += 1


def words_of_software(file: FeatureFile, words: Sequence[str]) -> Iterator[Finding]:
    """Names, descriptions and steps speak of the game."""
    pattern = re.compile(rf"\b(?:{'|'.join(words)})\b")
    texts = [(file.line, f"{file.name}\n{file.description}")]
    texts += [(step.line, step.text) for step in file.background]
    for scenario in file.scenarios:
        texts.append((scenario.line, f"{scenario.name}\n{scenario.description}"))
        texts += [(step.line, step.text) for step in scenario.steps]
    for line, text in texts:
        for word in sorted(set(pattern.findall(text))):
            yield Finding(file.path, line, "software-word", f"the word {word!r}", "words of the table")
