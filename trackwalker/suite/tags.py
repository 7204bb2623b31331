"""What the tags of a scenario mean, and which scenarios a selection and an edition leave in."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from trackwalker.clause_ids import clause_key, is_clause_id, natural_key
from trackwalker.suite.job import EditionRules, Selection

__all__ = ["RECONSTRUCTION", "ScenarioTags", "in_edition", "read_tags", "ruled_out", "selected"]

RECONSTRUCTION = "reconstruction"
"""The tag of scenarios that need a figure which is no fact of the published game."""


@dataclass(frozen=True, slots=True)
class ScenarioTags:
    """The tags of a scenario (its own, its feature's and its examples'), by what they say.

    clauses: in rulebook order. holds_under: question -> readings. since, until: editions, of which the one
    that is played has to be a later and an earlier one. needs: capabilities. reconstruction: whether it needs
    a figure that was made up.
    """

    clauses: tuple[str, ...] = ()
    holds_under: dict[str, tuple[str, ...]] = field(default_factory=dict)
    since: tuple[str, ...] = ()
    until: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    reconstruction: bool = False


def read_tags(tags: Iterable[str]) -> ScenarioTags:
    """Sort tags (without the @). Tags of no known form are left to the linter."""
    tags = set(tags)
    clauses: set[str] = set()
    readings: dict[str, set[str]] = {}
    words: dict[str, set[str]] = {}
    for tag in tags:
        word, colon, value = tag.partition(":")
        if not colon:
            if is_clause_id(tag):
                clauses.add(tag)
        elif word == "reading":
            question, _, reading = value.partition("=")
            readings.setdefault(question, set()).add(reading)
        else:
            words.setdefault(word, set()).add(value)
    return ScenarioTags(
        clauses=tuple(sorted(clauses, key=clause_key)),
        holds_under={name: tuple(sorted(readings[name])) for name in sorted(readings)},
        since=tuple(sorted(words.get("since", ()), key=natural_key)),
        until=tuple(sorted(words.get("until", ()), key=natural_key)),
        needs=tuple(sorted(words.get("needs", ()))),
        reconstruction=RECONSTRUCTION in tags,
    )


def in_edition(tags: ScenarioTags, edition: EditionRules) -> bool:
    """Whether the scenario belongs to an edition: it is of its time, and all that it is about is there.

    What holds only under readings that the edition rules out does not belong to it either.
    """
    return (
        {*tags.since} <= {*edition.before}
        and {*tags.until} <= {*edition.after}
        and edition.absent.isdisjoint(tags.clauses)
        and edition.absent.isdisjoint(tags.holds_under)
        and not ruled_out(tags, edition)
    )


def ruled_out(tags: ScenarioTags, edition: EditionRules) -> list[str]:
    """The questions of a scenario that the edition settles otherwise than the scenario needs it."""
    return [
        name
        for name, readings in tags.holds_under.items()
        if edition.kinds.get(name) == "binding" and edition.defaults[name] not in readings
    ]


def selected(scenario_id: str, section: str, tags: ScenarioTags, selection: Selection) -> bool:
    """Whether the selection wants the scenario."""
    outline = scenario_id.partition("#")[0]
    return (
        (not selection.clauses or not set(selection.clauses).isdisjoint(tags.clauses))
        and (not selection.sections or section in selection.sections)
        and not (selection.book_only and tags.reconstruction)
        and (not selection.scenarios or scenario_id in selection.scenarios or outline in selection.scenarios)
    )
