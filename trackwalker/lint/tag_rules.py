"""Rules about tags: clauses, readings, editions, capabilities."""

import re
from collections.abc import Iterator

from trackwalker.clause_ids import is_clause_id
from trackwalker.lint.feature_files import FeatureFile, Scenario, Tag
from trackwalker.lint.findings import Finding
from trackwalker.register import Register
from trackwalker.suite.proofs import CLAUSE_COLUMN, clauses_of_row, marks_in
from trackwalker.suite.tags import RECONSTRUCTION

MOST_CLAUSES = 5
"""More clause tags than this need a comment that says why."""

CAPABILITIES = frozenset({"load", "legal_actions", "best_routes", "chance", "rules", "own_box"})
"""What an engine may have beyond the methods that all have (docs/port.md)."""

_READING = re.compile(r"reading:(?P<question>[^=]+)=(?P<reading>\w+)")


def is_clause(tag: Tag) -> bool:
    """Has the tag the shape of a clause id?"""
    return is_clause_id(tag.name)


def _wrong(tag: Tag, register: Register, reconstructed: bool) -> tuple[str, str] | None:
    """What is wrong with a tag and what was expected, None if nothing."""
    if tag.name == RECONSTRUCTION:
        if reconstructed:
            return None
        return f"nothing in the box of {register.game} is a reconstruction", f"no @{RECONSTRUCTION}"
    head, colon, value = tag.name.partition(":")
    if is_clause(tag):
        if tag.name in register.clauses or tag.name in register.elsewhere:
            return None
        return f"{register.game} has no clause {tag.name}", "the id of a clause in rulebook.yaml"
    if found := _READING.fullmatch(tag.name):
        question = (register.questions | register.questions_elsewhere).get(found["question"])
        if question is None:
            return f"{register.game} has no question {found['question']}", "a question of readings.yaml"
        if found["reading"] not in question.readings:
            known = ", ".join(question.readings)
            return f"{question.id} has no reading {found['reading']}", f"one of {known}"
        return None
    if colon and head in ("since", "until"):
        if value in register.editions:
            return None
        return f"{register.game} has no edition {value}", f"one of {', '.join(register.editions)}"
    if colon and head == "needs":
        if value in CAPABILITIES:
            return None
        return f"there is no capability {value}", f"one of {', '.join(sorted(CAPABILITIES))}"
    known = (
        "a clause id, reading:QUESTION=READING, since:EDITION, until:EDITION, needs:CAPABILITY or "
        f"{RECONSTRUCTION}"
    )
    return f"unknown tag @{tag.name}", known


def unknown_tags(file: FeatureFile, register: Register, reconstructed: bool) -> Iterator[Finding]:
    """Every tag is a clause of the register, a reading, an edition, a capability, or says `reconstruction`.

    reconstructed: whether some of the game's box is made up.
    """
    tags = {tag for scenario in file.scenarios for tag in scenario.tags} | set(file.tags)
    tags |= {tag for one in file.scenarios for table in one.examples for tag in table.tags}
    for tag in sorted(tags, key=lambda tag: (tag.line, tag.name)):
        if wrong := _wrong(tag, register, reconstructed):
            yield Finding(file.path, tag.line, "unknown-tag", *wrong)


def clause_tags_on_the_feature(file: FeatureFile) -> Iterator[Finding]:
    """Clause tags stand on scenarios: on a feature they claim that each scenario exercises the clause."""
    for tag in filter(is_clause, file.tags):
        yield Finding(
            file.path, tag.line, "clause-on-feature", f"@{tag.name} stands on the feature", "it on scenarios"
        )


def scenarios_without_a_clause(file: FeatureFile) -> Iterator[Finding]:
    """A scenario says which clauses it exercises."""
    for scenario in file.scenarios:
        if not any(map(is_clause, scenario.tags)):
            yield Finding(
                file.path, scenario.line, "no-clause", f"{scenario.name!r} has no clause tag", "at least one"
            )


def too_many_clauses(file: FeatureFile) -> Iterator[Finding]:
    """More than five clauses in one scenario need a comment above it."""
    for scenario in file.scenarios:
        count = sum(map(is_clause, scenario.tags))
        if count > MOST_CLAUSES and not _has_comment(file, scenario):
            yield Finding(
                file.path,
                scenario.line,
                "many-clauses",
                f"{scenario.name!r} has {count} clause tags",
                f"at most {MOST_CLAUSES}, or a comment above the tags saying why",
            )


def _has_comment(file: FeatureFile, scenario: Scenario) -> bool:
    own = [tag.line for tag in scenario.tags if tag not in file.tags]
    first = min([*own, scenario.line])
    return any(line in file.comments for line in range(first - 1, scenario.line))


def tags_on_examples(file: FeatureFile) -> Iterator[Finding]:
    """Rows have clauses of their own by the column `clause`, and editions; other tags are of the outline."""
    for scenario in file.scenarios:
        for table in scenario.examples:
            for tag in table.tags:
                if tag.name.startswith(("since:", "until:")):
                    continue
                yield Finding(
                    file.path,
                    tag.line,
                    "tag-on-examples",
                    f"@{tag.name} stands on Examples of {scenario.name!r}",
                    f"tags on the scenario, and a column `{CLAUSE_COLUMN}` where its rows differ",
                )


def clauses_of_rows(file: FeatureFile) -> Iterator[Finding]:
    """What a `clause` cell names is tagged on the outline, and no row is left without a clause."""
    for scenario in file.scenarios:
        tagged = [tag.name for tag in scenario.tags if is_clause(tag)]
        tables = [(table.columns, dict(table.rows)) for table in scenario.examples]
        for columns, rows in tables:
            if CLAUSE_COLUMN not in columns:
                continue
            place = columns.index(CLAUSE_COLUMN)
            for line, cells in rows.items():
                for name in cells[place].split():
                    if name not in tagged:
                        what = f"the row names {name}, which is no tag of {scenario.name!r}"
                        yield Finding(file.path, line, "clause-of-row", what, "clauses of the outline's tags")
                if not clauses_of_row(tagged, tables, line):
                    what = f"a row of {scenario.name!r} has no clause"
                    yield Finding(file.path, line, "clause-of-row", what, "at least one clause for each row")


def marks_of_steps(file: FeatureFile) -> Iterator[Finding]:
    """`# proves` stands directly above a When or a Then and names clauses of its scenario."""
    steps = {step.line: (step, scenario) for scenario in file.scenarios for step in scenario.steps}
    tagged = {line: {tag.name for tag in scenario.tags} for line, (_, scenario) in steps.items()}
    for line, names in marks_in(file.path).items():
        if line not in tagged:
            what = f"`# proves {' '.join(names)}` stands above no step of a scenario"
            yield Finding(file.path, line - 1, "stray-mark", what, "a step on the next line")
            continue
        if steps[line][0].kind == "given":
            what = f"Given {steps[line][0].text!r} proves {' '.join(names)}, but a Given only sets the table"
            yield Finding(file.path, line - 1, "stray-mark", what, "a When or a Then on the next line")
        for name in names:
            if name not in tagged[line]:
                what = f"a step proves {name}, which is no tag of its scenario"
                yield Finding(file.path, line - 1, "stray-mark", what, "clauses of the scenario's tags")


def repeated_tags(file: FeatureFile) -> Iterator[Finding]:
    """A tag stands once."""
    for scenario in file.scenarios:
        seen = set()
        for tag in scenario.tags:
            if tag.name in seen:
                yield Finding(file.path, tag.line, "repeated-tag", f"@{tag.name} stands twice", "it once")
            seen.add(tag.name)
