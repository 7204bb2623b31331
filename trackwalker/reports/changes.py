"""What is different between two results: of two versions of an engine, of the suite, or of two editions."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from trackwalker.reports.past import FINE, PastResult
from trackwalker.suite.ids import plain_id

__all__ = ["Change", "Changes", "as_json", "changes", "changes_between", "lines", "pairs_of", "version_of"]


@dataclass(frozen=True, slots=True)
class Change:
    """A scenario that came to another verdict, or that only one of the results has. was, now: keys."""

    scenario: str
    was: str | None
    now: str | None

    def __str__(self) -> str:
        return f"{self.scenario}: {self.told}"

    @property
    def told(self) -> str:
        """Both verdicts in words."""
        return f"{_told(self.was)} -> {_told(self.now)}"


@dataclass(frozen=True, slots=True)
class Changes:
    """The differences of a game.

    better: failed and is fine now; worse: the other way round; other: fails in another way, or is judged
    where it was not; new and gone: scenarios of one of the results only.
    """

    game: str
    before: PastResult
    after: PastResult
    better: tuple[Change, ...]
    worse: tuple[Change, ...]
    other: tuple[Change, ...]
    new: tuple[Change, ...]
    gone: tuple[Change, ...]
    game_before: str = ""

    @property
    def worse_for_anybody(self) -> list[Change]:
        """What somebody has to look at: what got worse, and what is new and fails."""
        return [*self.worse, *(change for change in self.new if change.now not in FINE)]


def pairs_of(before: PastResult, after: PastResult) -> list[tuple[str, str]]:
    """What can be compared in two results: the same edition of a game, or the only ones of both."""
    found = []
    for game in after.games:
        if game in before.games:
            found.append((game, game))
            continue
        own, other = (
            [one for one in result.games if plain_id(one) == plain_id(game)] for result in (after, before)
        )
        if len(own) == len(other) == 1:
            found.append((other[0], game))
    return found


def changes(game: str, before: PastResult, after: PastResult, game_before: str | None = None) -> Changes:
    """The differences of a game between two results. game_before: what it is there, if of another edition."""
    was, now = before.verdicts(game_before or game), after.verdicts(game)
    if game_before not in (None, game):
        was, now = ({plain_id(name): verdict for name, verdict in one.items()} for one in (was, now))
    found = [Change(name, was.get(name), now.get(name)) for name in dict.fromkeys((*now, *was))]
    both = [one for one in found if one.was is not None and one.now is not None and one.was != one.now]
    return Changes(
        game,
        before,
        after,
        better=tuple(one for one in both if one.was not in FINE and one.now in FINE),
        worse=tuple(one for one in both if one.was in FINE and one.now not in FINE),
        other=tuple(one for one in both if (one.was in FINE) == (one.now in FINE)),
        new=tuple(one for one in found if one.was is None),
        gone=tuple(one for one in found if one.now is None),
        game_before=game_before or game,
    )


def changes_between(results: Sequence[PastResult]) -> list[Changes]:
    """How each result differs from the one before it of the same engine and game, in the order given."""
    found = []
    for game in dict.fromkeys(game for result in results for game in result.games):
        own = [result for result in results if game in result.games]
        for name in dict.fromkeys(result.engine.name for result in own):
            found += [
                changes(game, before, after)
                for before, after in pairwise(one for one in own if one.engine.name == name)
            ]
    return found


def lines(found: Sequence[Changes]) -> Iterator[str]:
    """The differences of two results in words, game by game; one line where there are none."""
    first = True
    for one in found:
        if not first:
            yield ""
        first = False
        was, now = version_of(one.before, one.game_before), version_of(one.after, one.game)
        yield f"{plain_id(one.game)}: {was} -> {now}"
        parts = {"worse": one.worse, "better": one.better, "different": one.other}
        parts |= {"new": one.new, "no longer there": one.gone}
        for what, own in parts.items():
            if own:
                yield f"  {len(own)} {what}"
                yield from (f"    {change}" for change in own if what not in ("new", "no longer there"))
        failing = [change for change in one.new if change.now not in FINE]
        if failing:
            yield f"  {len(failing)} of the new ones fail"
            yield from (f"    {change.scenario}: {_told(change.now)}" for change in failing)
        if not any(parts.values()):
            yield "  nothing is different"


def as_json(found: Sequence[Changes]) -> list[dict[str, Any]]:
    """The differences as data."""

    def told(own: tuple[Change, ...]) -> list[dict[str, Any]]:
        return [{"scenario": one.scenario, "was": one.was, "now": one.now} for one in own]

    return [
        {
            "game": one.game,
            "before": _identity(one.before, one.game_before),
            "after": _identity(one.after, one.game),
            "worse": told(one.worse),
            "better": told(one.better),
            "different": told(one.other),
            "new": told(one.new),
            "gone": told(one.gone),
        }
        for one in found
    ]


def _identity(result: PastResult, game: str) -> dict[str, str | None]:
    engine = result.engine
    return {
        "engine": engine.name,
        "version": engine.version,
        "suite": result.suite,
        "edition": result.editions.get(game),
    }


def version_of(result: PastResult, game: str) -> str:
    """The engine with its version, the suite, and the edition of the game where the result says it."""
    edition = result.editions.get(game)
    return f"{result.title}, suite {result.suite}" + (f", edition {edition}" if edition else "")


def _told(verdict: str | None) -> str:
    return "not there" if verdict is None else verdict.replace("_", " ")
