"""What became otherwise between two versions of an engine, as the pages show it: by section, with links."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from trackwalker.pages.book import Written
from trackwalker.pages.outcomes import Column
from trackwalker.reports.changes import Change, Changes, version_of
from trackwalker.reports.past import FINE
from trackwalker.suite.ids import plain_id

__all__ = ["Comparison", "Moved", "comparison"]


@dataclass(frozen=True, slots=True)
class Moved:
    """A scenario that came to another verdict. was, now: keys of verdicts, None where it is not there.

    name: with the number of the row, of an outline. page: where it stands, None where the book has it no
    more. failure: the page of what went wrong last, None where nothing did.
    """

    name: str
    was: str | None
    now: str | None
    page: str | None
    failure: str | None


@dataclass(frozen=True, slots=True)
class Comparison:
    """The differences of a game between two results. groups: kind -> section -> what moved."""

    game: str
    before: str
    after: str
    groups: Mapping[str, Mapping[str, Sequence[Moved]]]

    def count(self, kind: str) -> int:
        """How many there are of a kind."""
        return sum(map(len, self.groups[kind].values()))


def comparison(one: Changes, after: Column | None, written: Mapping[str, Written]) -> Comparison:
    """The differences of a game.

    after: the column of the later result, on whose pages failures stand. written: the scenarios by their ids.
    """
    kinds: dict[str, Iterable[Change]] = {
        "worse": one.worse,
        "new and failing": [change for change in one.new if change.now not in FINE],
        "different": one.other,
        "better": one.better,
        "new": [change for change in one.new if change.now in FINE],
        "no longer there": one.gone,
    }
    groups = {
        kind: _by_section(_moved(change, after, written) for change in changes)
        for kind, changes in kinds.items()
    }
    before, after_it = version_of(one.before, one.game_before), version_of(one.after, one.game)
    return Comparison(plain_id(one.game), before, after_it, groups)


def _by_section(moved: Iterable[tuple[str, Moved]]) -> dict[str, list[Moved]]:
    found: dict[str, list[Moved]] = {}
    for section, one in moved:
        found.setdefault(section, []).append(one)
    return found


def _moved(change: Change, after: Column | None, written: Mapping[str, Written]) -> tuple[str, Moved]:
    outline, _, row = plain_id(change.scenario).partition("#")
    game, section, _ = outline.split("/", 2)
    own = written.get(outline)
    name = (own.name if own else outline) + (f", row {row}" if row else "")
    fails = own is not None and after is not None and change.now is not None and change.now not in FINE
    return section, Moved(
        name,
        change.was,
        change.now,
        f"{game}/{own.section}.html#{own.anchor}" if own else None,
        f"{game}/{after.page_of_id(change.scenario)}" if fails and after is not None else None,
    )
