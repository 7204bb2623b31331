"""Figures that the page of bugs shows beside them: wrong engines by kind, and what is left without `load`.

They are kept in a file, a game at a time, by the commands that find them out.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from trackwalker.errors import TrackwalkerError
from trackwalker.reading import read_json
from trackwalker.writing import write_whole

if TYPE_CHECKING:
    from trackwalker.suite.lacking import Worth
    from trackwalker.suite.mutants import Trial

__all__ = ["BY_RULE", "KINDS", "Figures", "keep_without", "keep_wrong", "kind_of", "read_figures", "tables"]

KINDS: Mapping[str, str] = {
    "refusal": "a refusal left out",
    "place": "a refusal left out at one of the places that raise it",
    "case": "a refusal left out for one actor, decision or path",
    "effect": "an effect left out the second time",
    "company": "a rule applied to the wrong company of two",
    "mechanism": "a mechanism that works another way",
    "print": "something printed is wrong",
    "number": "a number is wrong",
}
"""Kinds of wrong engines, and what is wrong in them."""

BY_RULE = ("place", "case", "effect", "company")
"""The kinds that are made by rule: what each does differently comes up in few tables, in some in none."""


class Count(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What became of wrong engines. left: the names of those that are neither caught nor excused."""

    caught: int
    unobservable: int
    left: tuple[str, ...]

    @property
    def all(self) -> int:
        """How many there are."""
        return self.caught + self.unobservable + len(self.left)


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many of so many."""

    some: int
    all: int

    def __str__(self) -> str:
        percent = self.some * 1000 // self.all / 10 if self.all else 0.0
        return f"{self.some} of {self.all} ({percent}%)"


class Left(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the scenarios are worth on an engine without a capability (`trackwalker clauses --without`).

    sampled: whether not all wrong engines were tried.
    """

    clauses: Share
    bugs: Share
    engines: Share
    sampled: bool = False


class GameFigures(msgspec.Struct, forbid_unknown_fields=True):
    """The figures of a game: wrong engines by kind, and by what is lacking."""

    wrong: dict[str, Count] = {}
    without: dict[str, Left] = {}


_AT_A_PLACE = re.compile(r"@in-\w+(\.\w+)*$", re.ASCII)

Figures = dict[str, GameFigures]
"""Game -> its figures."""


def kind_of(name: str) -> str:
    """The kind of a wrong engine, by its name."""
    kind = name.partition("/")[0]
    if kind == "refusal" and "@" in name:
        return "place" if _AT_A_PLACE.search(name) else "case"
    return "company" if kind == "judged" else kind


def read_figures(file: Path) -> Figures:
    """The figures in a file. Raises TrackwalkerError that names the file and what is wrong with it."""
    document = read_json(file, "figures that `trackwalker mutants GAME --keep FILE` writes", "--figures")
    try:
        return msgspec.convert(document, Figures)
    except msgspec.ValidationError as error:
        raise TrackwalkerError(f"--figures {file}: no figures: {error}") from None


def keep_wrong(file: Path, game: str, trials: "Sequence[Trial]") -> None:
    """Keep what became of all wrong engines of a game, in place of what the file says of them."""
    figures = read_figures(file) if file.exists() else {}
    kinds = {kind: [trial for trial in trials if kind_of(trial.name) == kind] for kind in KINDS}
    figures.setdefault(game, GameFigures()).wrong = {
        kind: Count(
            caught=sum(trial.state == "caught" for trial in own),
            unobservable=sum(trial.state == "unobservable" for trial in own),
            left=tuple(trial.name for trial in own if not trial.is_good),
        )
        for kind, own in kinds.items()
        if own
    }
    _write(file, figures)


def keep_without(file: Path, worth: "Worth", lacking: frozenset[str], sampled: bool = False) -> None:
    """Keep what a game's scenarios are worth without some capabilities, in place of what the file says.

    sampled: whether not all wrong engines were tried.
    """
    figures = read_figures(file) if file.exists() else {}
    clauses, bugs, engines = (
        Share(part.some, part.all) for part in (worth.clauses, worth.bugs, worth.engines)
    )
    left = Left(clauses, bugs, engines, sampled)
    figures.setdefault(worth.game, GameFigures()).without[", ".join(sorted(lacking))] = left
    _write(file, figures)


def _write(file: Path, figures: Figures) -> None:
    document = {game: msgspec.to_builtins(figures[game]) for game in sorted(figures)}
    try:
        write_whole(file, json.dumps(document, ensure_ascii=False, indent=1) + "\n")
    except OSError as error:
        raise TrackwalkerError(f"--keep {file}: cannot be written: {error.strerror}") from None


def tables(figures: Mapping[str, GameFigures]) -> Iterator[str]:
    """The figures in Markdown, without a heading."""
    yield from _row("what is wrong", *(f"{game}" for game in figures))
    yield "| --- " + "| ---: " * len(figures) + "|"
    for kind, what in KINDS.items():
        yield from _row(what, *(_told(own.wrong.get(kind)) for own in figures.values()))
    yield from _row("all", *(_told(_sum(own.wrong.values())) for own in figures.values()))
    lacking = dict.fromkeys(name for own in figures.values() for name in own.without)
    for name in lacking:
        yield ""
        yield from _row(f"without `{name}`", "clauses", "bugs", "wrong engines")
        yield "| --- " + "| ---: " * 3 + "|"
        for game, own in figures.items():
            if name in own.without:
                left = own.without[name]
                engines = f"{left.engines} of a sample" if left.sampled else str(left.engines)
                bugs = str(left.bugs) if left.bugs.all else "-"
                yield from _row(game, str(left.clauses), bugs, engines)


def _row(*cells: str) -> Iterator[str]:
    yield f"| {' | '.join(cells)} |"


def _told(count: Count | None) -> str:
    """``caught + cannot be observed``, and how many are left."""
    if count is None or not count.all:
        return "-"
    excused = f" + {count.unobservable}" if count.unobservable else ""
    return f"{count.caught}{excused} of {count.all}"


def _sum(counts: Iterable[Count]) -> Count:
    own = [*counts]
    return Count(
        caught=sum(one.caught for one in own),
        unobservable=sum(one.unobservable for one in own),
        left=tuple(name for one in own for name in one.left),
    )
