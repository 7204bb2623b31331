"""Results of runs put together: what became of an implementation, why, and how its versions differ."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from textwrap import wrap

import msgspec

from trackwalker.clause_ids import natural_key
from trackwalker.errors import TrackwalkerError
from trackwalker.reading import read_json
from trackwalker.register import Register, load_register
from trackwalker.reports.decided import DECISIONS, Cause, Decided

__all__ = ["Changes", "PastResult", "changes_between", "page", "read_result", "unexplained"]

_WIDTH = 110
_FINE = ("pass", "other_reading", "unsupported", "not_reached")
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


class _Engine(msgspec.Struct, frozen=True):
    name: str
    version: str


class _Scenario(msgspec.Struct, frozen=True):
    id: str
    game: str
    verdict: str


class PastResult(msgspec.Struct, frozen=True):
    """What a `result.json` says: the engine, and what became of each scenario."""

    engine: _Engine
    scenarios: tuple[_Scenario, ...]
    partial: bool = msgspec.field(name="x-partial", default=False)

    @property
    def title(self) -> str:
        """The engine and its version."""
        return f"{self.engine.name} {self.engine.version}"

    @property
    def games(self) -> list[str]:
        """The games of the run, in its order."""
        return list(dict.fromkeys(one.game for one in self.scenarios))

    def verdicts(self, game: str) -> dict[str, str]:
        """Scenario -> the key of its verdict."""
        return {one.id: one.verdict for one in self.scenarios if one.game == game}

    def failing(self, game: str) -> list[str]:
        """The scenarios that need a cause: what was tried and neither passed nor is read otherwise."""
        return [name for name, verdict in self.verdicts(game).items() if verdict not in _FINE]


def read_result(path: Path) -> PastResult:
    """The result in a file, or in the folder that `--report` wrote. Raises TrackwalkerError without one."""
    file = path / "result.json" if path.is_dir() else path
    document = read_json(file, "the result of a run (result.json)")
    try:
        found = msgspec.convert(document, PastResult)
    except msgspec.ValidationError as error:
        raise TrackwalkerError(f"{file}: no result of a run: {error}") from None
    if found.partial:
        raise TrackwalkerError(f"{file}: is partial; go on with that run first: trackwalker run --resume DIR")
    return found


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


@dataclass(frozen=True, slots=True)
class Changes:
    """What is different in a later version: scenarios that got better, and those that got worse."""

    game: str
    before: PastResult
    after: PastResult
    better: tuple[str, ...]
    worse: tuple[str, ...]


def changes_between(results: Sequence[PastResult]) -> list[Changes]:
    """How each result differs from the one before it of the same engine and game, in the order given."""
    found = []
    for game in _games(results):
        own = [result for result in results if game in result.games]
        for name in dict.fromkeys(result.engine.name for result in own):
            found += [
                _changes(game, before, after)
                for before, after in pairwise(one for one in own if one.engine.name == name)
            ]
    return found


def _changes(game: str, before: PastResult, after: PastResult) -> Changes:
    was, now = before.verdicts(game), after.verdicts(game)
    both = [name for name in now if name in was]
    return Changes(
        game,
        before,
        after,
        tuple(name for name in both if was[name] not in _FINE and now[name] in _FINE),
        tuple(name for name in both if was[name] in _FINE and now[name] not in _FINE),
    )


# --------------------------------------------------------------------------------------------------- the page


def page(results: Sequence[PastResult], decided: Decided, features: Path) -> str:
    """The page in Markdown. Nothing in it but the results and what was decided."""
    lines = [f"# {decided.implementation}", "", *_wrapped(_HEAD), "", *_counts(results)]
    for game in _games(results):
        register = load_register(game, features)
        lines += ["", f"## {game}"]
        own = _newest(results, game)
        for decision, heading in DECISIONS.items():
            causes = [cause for cause in decided.games.get(game, ()) if cause.decision == decision]
            if causes:
                lines += ["", f"### {heading}"]
            for cause in causes:
                lines += ["", *_cause(cause, own, register)]
    lines += _undecided(unexplained(results, decided))
    changes = [one for one in changes_between(results) if one.better or one.worse]
    if changes:
        lines += ["", "## Versions", "", "What is different from the version before, scenario by scenario."]
    for one in changes:
        lines += ["", f"### {one.game}: {one.before.title} to {one.after.engine.version}"]
        lines += _listed("better", one.better, one.before.verdicts(one.game))
        lines += _listed("worse", one.worse, one.after.verdicts(one.game))
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


def _cause(cause: Cause, results: Sequence[PastResult], register: Register) -> Iterator[str]:
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
            result.title
            for result in results
            if result.verdicts(register.game).get(scenario, "pass") not in _FINE
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


def _listed(what: str, scenarios: Sequence[str], verdicts: Mapping[str, str]) -> Iterator[str]:
    if scenarios:
        yield from ("", f"{len(scenarios)} {what}:", "")
        yield from (f"- `{name}` ({verdicts[name].replace('_', ' ')})" for name in scenarios)


def _wrapped(text: str, before: str = "") -> list[str]:
    return [before + line for line in wrap(text, _WIDTH - len(before), break_long_words=False)]
