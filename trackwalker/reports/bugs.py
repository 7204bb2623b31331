"""Bugs that an engine had and mended: each is a wrong engine of ours, or has a reason why it is none.

Those that break the book say which clause, and which wrong engine is wrong in just that way. So it can be
tried whether the suite would have found them; the page says by how many scenarios.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from textwrap import wrap
from typing import Literal

import msgspec

from trackwalker.documents import Where, complain, read_document
from trackwalker.register import Register, load_register
from trackwalker.reports.figures import GameFigures, tables

__all__ = ["BECAUSE", "Bug", "Caught", "KnownBugs", "load_bugs", "page"]

Because = Literal["other rules", "reading", "pages", "unreachable", "no difference"]

BECAUSE: Mapping[Because, str] = {
    "other rules": "of rules that the book does not have",
    "reading": "a reading that the book leaves open",
    "pages": "seen on their pages only",
    "unreachable": "no play of the game leads there",
    "no difference": "nothing played otherwise",
}
"""Why a bug of theirs is no wrong engine of ours."""

_WIDTH = 110
_LISTED = 5


class Bug(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"kind": "class"}):
    """One thing that the engine once did wrong.

    seen: by running it before and after ``fixed_in``, or read in that change only; where it has not been
    mended, in the version ``still_in``. listed: among those that were known to begin with; the others were
    found later. clause and engine, or because and reason.
    """

    id: str
    kind: Literal["permissive", "broken"]
    seen: Literal["run", "code"]
    text: str
    fixed_in: str | None = None
    still_in: str | None = None
    listed: bool = True
    clause: str | None = None
    engine: str | None = None
    because: Because | None = None
    reason: str = ""


class KnownBugs(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All bugs of an implementation, by game. What concerns several games stands in each of them."""

    implementation: str
    bugs: dict[str, tuple[Bug, ...]]

    def engines(self, game: str) -> list[str]:
        """The wrong engines of a game that are bugs of the implementation."""
        return list(dict.fromkeys(bug.engine for bug in self.bugs.get(game, ()) if bug.engine))


@dataclass(frozen=True, slots=True)
class Caught:
    """By how many scenarios of its clauses a wrong engine is accused, and the first of them."""

    count: int
    first: tuple[str, ...]

    @classmethod
    def by(cls, scenarios: Mapping[str, str]) -> "Caught":
        """By these scenarios."""
        return cls(len(scenarios), tuple(scenarios)[:_LISTED])


class _NotInOrder(Exception):
    """What is wrong with a bug."""


def load_bugs(file: Path, wrong: Mapping[str, Mapping[str, tuple[str, ...]]]) -> KnownBugs:
    """The bugs in a file, checked.

    wrong: game -> wrong engine -> the clauses that it breaks. Raises TrackwalkerError with file and line for
    what is not in order.
    """
    known, text = read_document(file, KnownBugs, "the bugs that an engine had")
    for game, bugs in known.bugs.items():
        if game not in wrong:
            raise complain(file, text, ("bugs", game), f"there are no wrong engines of {game}")
        register, names = load_register(game), set[str]()
        for number, bug in enumerate(bugs):
            where: Where = ("bugs", game, number)
            try:
                if bug.id in names:
                    raise _NotInOrder("it stands twice")
                _check(bug, register, wrong[game])
            except _NotInOrder as error:
                raise complain(file, text, where, f"{bug.id}: {error}") from None
            names.add(bug.id)
    return known


def _check(bug: Bug, register: Register, wrong: Mapping[str, tuple[str, ...]]) -> None:
    """Raise _NotInOrder unless there is one version, and a clause with its engine, or a reason."""
    if (bug.fixed_in is None) == (bug.still_in is None):
        raise _NotInOrder("expected either `fixed_in` or `still_in`")
    breaks, excused = bug.clause is not None, bug.because is not None
    if breaks == excused or breaks != (bug.engine is not None) or excused != bool(bug.reason):
        raise _NotInOrder("expected `clause` and `engine`, or else `because` and `reason`")
    if bug.clause is None or bug.engine is None:
        return
    if bug.clause not in register.clauses:
        raise _NotInOrder(f"{register.game} has no clause {bug.clause!r}")
    if bug.engine not in wrong:
        raise _NotInOrder(f"there is no wrong engine {bug.engine!r} of {register.game}")
    if bug.clause not in wrong[bug.engine]:
        broken = ", ".join(wrong[bug.engine]) or "no clause"
        raise _NotInOrder(f"{bug.engine} does not break {bug.clause}; it breaks {broken}")


# --------------------------------------------------------------------------------------------------- the page

_HEAD = (
    "Made by `trackwalker mutants --bugs` from what is known of bugs that this engine had and mended. Each "
    "that breaks the book is imitated by a wrong engine, on the same path and as narrow as it was. It is "
    "caught if a scenario of a clause that it breaks fails and accuses it; how many do so is said, since "
    "what hangs on one scenario is easily lost. Of the others it is said why not."
)


_FIGURES = (
    "The bugs below are single ones. From their pattern wrong engines are made by rule, for every game (see "
    "`trackwalker mutants --help`). Of each kind it is said how many are caught, and after a plus sign how "
    "many no play can tell from the sound engine; the rest is still to be caught or explained, and a dash "
    "stands for what has not been tried. The tables below them count what is left on an engine that "
    "cannot be given a table: clauses that a scenario still asks for, and of bugs and wrong engines that are "
    "caught otherwise those that still are; where it says so, a sample of these was tried, evenly chosen."
)


def page(
    known: KnownBugs, caught: Mapping[str, Mapping[str, Caught]], figures: Mapping[str, GameFigures] = {}
) -> str:
    """The page in Markdown; ``caught``: game -> wrong engine -> what became of it."""
    lines = [f"# Bugs that {known.implementation} had", "", *_wrapped(_HEAD), "", *_totals(known, caught)]
    if figures:
        lines += ["", "## Wrong engines by rule", "", *_wrapped(_FIGURES), "", *tables(figures)]
    for game, bugs in known.bugs.items():
        register = load_register(game)
        lines += ["", f"## {game}"]
        for bug in bugs:
            lines += ["", *_bug(bug, register, caught[game])]
    return "\n".join(lines) + "\n"


def _totals(known: KnownBugs, caught: Mapping[str, Mapping[str, Caught]]) -> Iterator[str]:
    yield "| game | bugs | break the book | caught | by one scenario only | not caught | with a reason |"
    yield "| --- " + "| ---: " * 6 + "|"
    for game, bugs in known.bugs.items():
        counts = [caught[game][bug.engine].count for bug in bugs if bug.engine]
        found, alone = sum(count > 0 for count in counts), sum(count == 1 for count in counts)
        numbers = (len(bugs), len(counts), found, alone, len(counts) - found, len(bugs) - len(counts))
        yield f"| {game} | " + " | ".join(map(str, numbers)) + " |"
    each = {bug.id: bug for bugs in known.bugs.values() for bug in bugs}
    broken = {bug.id for bugs in known.bugs.values() for bug in bugs if bug.engine}
    yield ""
    run = sum(bug.seen == "run" for bug in each.values())
    listed = sum(bug.listed for bug in each.values())
    mended = sum(bug.seen == "run" and bug.fixed_in is not None for bug in each.values())
    yield from _wrapped(
        f"These are {len(each)} bugs, since some concern several games: {listed} that were listed to begin "
        f"with, and {len(each) - listed} found since in the history of that engine or by playing on it. "
        f"{len(broken)} of them break the book, and {len(each) - len(broken)} have a reason. {run} were seen "
        f"by running that engine, {mended} of them before and after the change; the others were read in it."
    )


def _bug(bug: Bug, register: Register, caught: Mapping[str, Caught]) -> Iterator[str]:
    version = f"mended in {bug.fixed_in}" if bug.fixed_in else f"not mended in {bug.still_in}"
    yield f"**{bug.id}** ({bug.kind}, {version})"
    yield ""
    yield from _wrapped(bug.text)
    yield ""
    if bug.because is not None:
        yield from _wrapped(f"No wrong engine, {BECAUSE[bug.because]}: {bug.reason}")
        return
    clause, name = register.clause(bug.clause or ""), bug.engine or ""
    yield from _wrapped(f"The book ({clause.id}): {clause.text}", "> ")
    yield ""
    found = caught[name]
    number = f"{found.count} scenario{'s' * (found.count != 1)}" if found.count else "no scenario"
    yield f"Wrong engine: `{name}`, accused by {number}{':' if found.count else '.'}"
    if found.count:
        yield ""
        yield from (f"- `{scenario}`" for scenario in found.first)
        if found.count > len(found.first):
            yield f"- and {found.count - len(found.first)} more"


def _wrapped(text: str, before: str = "") -> list[str]:
    return [before + line for line in wrap(text, _WIDTH - len(before), break_long_words=False)]
