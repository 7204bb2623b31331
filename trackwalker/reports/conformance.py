"""Results of runs put together: what became of an implementation, why, and how its versions differ."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from textwrap import wrap

import msgspec

from trackwalker.clause_ids import natural_key
from trackwalker.register import Register, load_register
from trackwalker.reports.changes import changes_between
from trackwalker.reports.decided import DECISIONS, Cause, Decided
from trackwalker.reports.past import FINE, PastResult
from trackwalker.suite.ids import edition_in, plain_id

__all__ = ["page", "unexplained"]

_WIDTH = 110
_SHOWN = (
    "pass",
    "fail_permissive",
    "fail_broken",
    "known",
    "blocked",
    "other_reading",
    "unsupported",
    "error",
)


def unexplained(results: Sequence[PastResult], decided: Decided) -> list[str]:
    """The scenarios that fail and belong to no cause.

    Past versions of an engine are left out: what they failed at besides is told by the changes since.
    """
    found: dict[str, None] = {}
    for game in _games(results):
        owner = decided.by_scenario(game)
        for result in _newest(results, game):
            found |= dict.fromkeys(name for name in result.failing(game) if name not in owner)
    return list(found)


def _games(results: Sequence[PastResult]) -> list[str]:
    return list(dict.fromkeys(game for result in results for game in result.games))


def _newest(results: Sequence[PastResult], game: str) -> list[PastResult]:
    """The last result of each engine that played a game, in the order given."""
    return list({result.engine.name: result for result in results if game in result.games}.values())


# --------------------------------------------------------------------------------------------------- the page


def page(results: Sequence[PastResult], decided: Decided, features: Path) -> str:
    """The page in Markdown. Nothing in it but the results and what was decided."""
    lines = [f"# {decided.implementation}", "", *_wrapped(_HEAD), "", *_counts(results)]
    for game in _games(results):
        register = load_register(plain_id(game), features, edition_in(game) or None)
        lines += ["", f"## {game}"]
        own = _newest(results, game)
        failing = {scenario for result in own for scenario in result.failing(game)}
        for decision, heading in DECISIONS.items():
            causes = [cause for cause in decided.of(game) if cause.decision == decision]
            if edition_in(game):  # what the base has is said there; here only what this edition has of it
                causes = [_only(cause, failing) for cause in causes if failing.intersection(cause.scenarios)]
            if causes:
                lines += ["", f"### {heading}"]
            for cause in causes:
                lines += ["", *_cause(cause, own, game, register)]
    lines += _undecided(unexplained(results, decided))
    changes = [one for one in changes_between(results) if one.better or one.worse]
    if changes:
        lines += ["", "## Versions", "", "What is different from the version before, scenario by scenario."]
    for one in changes:
        lines += ["", f"### {one.game}: {one.before.title} to {one.after.engine.version}"]
        lines += _listed("better", {change.scenario: change.was for change in one.better})
        lines += _listed("worse", {change.scenario: change.now for change in one.worse})
    return "\n".join(lines) + "\n"


_HEAD = (
    "Made by `trackwalker conformance` from results of runs, and from what has been decided of each failure. "
    "Every scenario that does not pass belongs to one cause. Scenarios of a reading that the implementation "
    "does not follow are `other-reading`, and no failure."
)


def _counts(results: Sequence[PastResult]) -> Iterator[str]:
    shown = [
        key for key in _SHOWN if any(one.verdict == key for result in results for one in result.scenarios)
    ]
    yield "| engine | game | planned | " + " | ".join(key.replace("_", " ") for key in shown) + " |"
    yield "| --- | --- " + "| ---: " * (len(shown) + 1) + "|"
    for result in results:
        for game in result.games:
            verdicts = list(result.verdicts(game).values())
            numbers = " | ".join(str(verdicts.count(key)) for key in shown)
            yield f"| {result.title} | {game} | {len(verdicts)} | {numbers} |"


def _only(cause: Cause, failing: Collection[str]) -> Cause:
    """A cause with those of its scenarios that fail."""
    return msgspec.structs.replace(cause, scenarios=tuple(s for s in cause.scenarios if s in failing))


def _cause(cause: Cause, results: Sequence[PastResult], game: str, register: Register) -> Iterator[str]:
    yield f"**{cause.id}**"
    yield ""
    yield from _wrapped(cause.text)
    yield ""
    clause = register.clause(cause.clause)
    yield from _wrapped(f"The book ({clause.id}): {clause.text}", "> ")
    yield ""
    yield f"Their code: `{cause.code}`"
    by_results: dict[tuple[str, ...], list[str]] = {}
    for scenario in sorted(cause.scenarios, key=natural_key):
        failing = tuple(
            result.title for result in results if result.verdicts(game).get(scenario, "pass") not in FINE
        )
        by_results.setdefault(failing, []).append(scenario)
    for failing, scenarios in by_results.items():
        yield ""
        yield f"In {', '.join(failing)}:" if failing else "In none of these results:"
        yield ""
        yield from (f"- `{scenario}`" for scenario in scenarios)


def _undecided(scenarios: Sequence[str]) -> Iterator[str]:
    if scenarios:
        yield from ("", "## Not decided yet", "")
        yield from (f"- `{scenario}`" for scenario in scenarios)


def _listed(what: str, verdicts: Mapping[str, str | None]) -> Iterator[str]:
    if verdicts:
        yield from ("", f"{len(verdicts)} {what}:", "")
        yield from (f"- `{name}` ({str(verdict).replace('_', ' ')})" for name, verdict in verdicts.items())


def _wrapped(text: str, before: str = "") -> list[str]:
    return [before + line for line in wrap(text, _WIDTH - len(before), break_long_words=False)]
