"""Linting a folder of features."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from trackwalker.components.origins import Origins, origins_of
from trackwalker.errors import TrackwalkerError
from trackwalker.lint import (
    edition_rules,
    figure_rules,
    id_rules,
    opening_rules,
    reconstruction_rules,
    shape_rules,
    step_rules,
    tag_rules,
)
from trackwalker.lint.feature_files import FeatureFile, read_feature
from trackwalker.lint.findings import Finding
from trackwalker.lint.sentences import Form, Vocabulary
from trackwalker.register import Register, load_register


def feature_paths(features: Path) -> list[tuple[str, Path]]:
    """(game, file) of every feature file. Raises TrackwalkerError where there is nothing to lint."""
    if not features.is_dir():
        raise TrackwalkerError(f"there is no folder {features}")
    found = [
        (path.relative_to(features).parts[0], path)
        for path in sorted(features.rglob("*.feature"))
        if len(path.relative_to(features).parts) > 1
    ]
    stray = sorted(features.glob("*.feature"))
    if stray:
        raise TrackwalkerError(
            f"{stray[0]} lies in no game's folder; expected {features}/GAME/NN_name.feature"
        )
    if not found:
        raise TrackwalkerError(f"there is no feature file below {features}")
    return found


def forbidden_words(more: Sequence[str]) -> list[str]:
    """The usual patterns and some more. Raises TrackwalkerError for what is no regular expression."""
    for pattern in more:
        try:
            re.compile(pattern)
        except re.error as error:
            raise TrackwalkerError(f"--forbid {pattern}: this is no regular expression: {error}") from None
    return [*shape_rules.IMPLEMENTATION_WORDS, *more]


def lint_features(
    features: Path,
    forms: Sequence[Form],
    *,
    unused: bool = False,
    manners: bool = False,
    words: Sequence[str] = shape_rules.IMPLEMENTATION_WORDS,
) -> list[Finding]:
    """Everything wrong with the feature files below a folder, in the order of files and lines.

    forms: the vocabulary. unused: also report forms that no step uses. manners: play every
    scenario on the plain and the hasty engine, and report those that only the plain one passes. words:
    patterns of words that no feature may use. Raises TrackwalkerError where there is nothing to lint or a
    register cannot be read.
    """
    vocabulary = Vocabulary(forms)
    findings: list[Finding] = []
    files: list[FeatureFile] = []
    for game, path in feature_paths(features):
        read = read_feature(path, game)
        if isinstance(read, FeatureFile):
            files.append(read)
        else:
            findings += read
    registers = {game: load_register(game, features) for game in {file.game for file in files}}
    origins = {game: origins_of(features, game) for game in registers}
    for file in files:
        openings = features / file.game / "openings"
        findings += _file(file, registers[file.game], origins[file.game], vocabulary, words)
        findings += edition_rules.belongs_to_an_edition(file, features)
        findings += edition_rules.begins_where_its_editions_can(file, features)
        findings += opening_rules.readings_of_openings(file, openings)
        findings += reconstruction_rules.made_up_figures(file, vocabulary, origins[file.game], openings)
    findings += shape_rules.duplicate_ids(files)
    for game in registers:
        findings += id_rules.ids_stay(files, game, features)
        findings += figure_rules.figures_of_the_box(game, registers[game], features)
        findings += edition_rules.layers_fit(game, features)
        findings += edition_rules.openings_have_editions(game, features)
    if manners:
        from trackwalker.lint.manner_rules import hold_in_every_manner

        for game in registers:
            own = [file for file in files if file.game == game]
            findings += hold_in_every_manner(features, game, own)
    if unused:
        findings += step_rules.unused_forms(vocabulary, features)
    return sorted(findings)


def record_ids(features: Path) -> list[Finding]:
    """Record the ids of all scenarios; what stands in the way of that.

    Raises TrackwalkerError where there is nothing to read.
    """
    files: list[FeatureFile] = []
    for game, path in feature_paths(features):
        read = read_feature(path, game)
        if not isinstance(read, FeatureFile):
            return read
        files.append(read)
    return sorted(id_rules.record_ids(files, sorted({file.game for file in files}), features))


def _file(
    file: FeatureFile, register: Register, origins: Origins, vocabulary: Vocabulary, words: Sequence[str]
) -> Iterator[Finding]:
    yield from shape_rules.unknown_section(file, register)
    yield from shape_rules.empty_feature(file)
    yield from shape_rules.duplicate_names(file)
    yield from shape_rules.outline_tables(file)
    yield from shape_rules.words_of_software(file, words)
    yield from tag_rules.unknown_tags(file, register, origins.reconstructed)
    yield from tag_rules.clause_tags_on_the_feature(file)
    yield from tag_rules.scenarios_without_a_clause(file)
    yield from tag_rules.too_many_clauses(file)
    yield from tag_rules.tags_on_examples(file)
    yield from tag_rules.clauses_of_rows(file)
    yield from tag_rules.marks_of_steps(file)
    yield from tag_rules.repeated_tags(file)
    yield from step_rules.steps_in_the_vocabulary(file, vocabulary)
    yield from step_rules.order_of_steps(file)
    yield from step_rules.scenarios_prove_something(file, vocabulary)
