"""`trackwalker clauses`: the clauses of the rulebooks, and which scenarios cover them."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from trackwalker.cli.options import Command
from trackwalker.errors import TrackwalkerError

if TYPE_CHECKING:
    from trackwalker.coverage import Coverage
    from trackwalker.suite.lacking import Part, Worth

__all__ = ["command"]


@click.command("clauses", cls=Command)
@click.argument("game", required=False)
@click.option(
    "--section", "sections", multiple=True, metavar="N", help="Only this section (may be repeated)."
)
@click.option(
    "--naked", is_flag=True, help="Only testable clauses without a scenario: their ids, one a line."
)
@click.option(
    "--book-only", is_flag=True, help="Count only scenarios that need no figure which no rulebook confirms."
)
@click.option("--edition", metavar="E", help="By this edition (default: the one that the register reads).")
@click.option(
    "--format",
    "style",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="Output.",
)
@click.option(
    "--without",
    "lacking",
    metavar="CAPABILITY,...",
    help="What the scenarios are worth on an engine without `load`, say: for how many of the testable "
    "clauses one can be played, and how many wrong engines are still caught.",
)
@click.option("--sample", type=click.IntRange(1), metavar="N", help="With --without: N wrong engines only.")
@click.option("--jobs", type=click.IntRange(1, 64), metavar="N", help="With --without: processes at once.")
@click.option(
    "--keep",
    metavar="FILE",
    type=click.Path(dir_okay=False, path_type=Path),
    help="With --without: keep the figures in this file, for `trackwalker mutants --bugs`, as of a sample if "
    "it is one.",
)
@click.option(
    "--remember",
    metavar="FILE",
    type=click.Path(dir_okay=False, path_type=Path),
    help="With --without: play first what caught each the last time, as FILE says; --keep writes it anew.",
)
def command(
    game: str | None,
    sections: tuple[str, ...],
    naked: bool,
    book_only: bool,
    edition: str | None,
    style: str,
    lacking: str | None,
    sample: int | None,
    jobs: int | None,
    keep: Path | None,
    remember: Path | None,
) -> None:
    """List the clauses of GAME's rulebook (of every game if left out) with the number of their scenarios.

    With --without CAPABILITY, instead: what is left of the suite on an engine that lacks it. The wrong
    engines are those of `trackwalker mutants`, and among them the imitated bugs that 18xx.games had; they
    count where scenarios catch them on an engine that lacks nothing. All are tried, which takes minutes.

    The questions that touch a clause stand under it, behind a `?` (see `trackwalker show`).

    Exit code: 0; with --naked 1 if any testable clause has no scenario; 2 if a document is not in order.
    """
    if lacking is not None:
        if sections or naked or book_only or edition:
            raise TrackwalkerError(
                "--without is about whole games; leave out --section, --naked, --book-only, --edition"
            )
        _without(game, lacking, sample, jobs or 1, style, keep, remember)
        return
    if keep is not None or remember is not None:
        option = "--keep" if keep is not None else "--remember"
        raise TrackwalkerError(f"{option} belongs to --without CAPABILITY")
    if sample is not None or jobs is not None:
        raise TrackwalkerError("--sample and --jobs belong to --without CAPABILITY")
    from trackwalker.coverage import coverage_of
    from trackwalker.register import registered_games
    from trackwalker.suite.ids import plain_section

    sections = tuple(dict.fromkeys(plain_section(section) for section in sections))
    if edition is not None and game is None:
        raise TrackwalkerError("--edition E is that of one game; name the GAME that has it")
    covers = [coverage_of(name, edition=edition) for name in ([game] if game else registered_games())]
    if book_only:
        covers = [cover.book_only() for cover in covers]
    for section in sections:
        if not any(section in cover.register.sections for cover in covers):
            known = "; ".join(f"{c.register.game} has {', '.join(c.register.sections)}" for c in covers)
            raise TrackwalkerError(f"there is no section {section!r}; {known}")
    covers = [c for c in covers if not sections or any(s in c.register.sections for s in sections)]
    if naked:
        ids = [one for cover in covers for one in cover.naked(sections or None)]
        click.echo(_json(ids) if style == "json" else "\n".join(ids), nl=bool(ids) or style == "json")
        sys.exit(1 if ids else 0)
    if style == "json":
        click.echo(_json([_as_json(cover, sections) for cover in covers]))
        return
    for cover in covers:
        _print(cover, sections, book_only)


def _wanted(cover: "Coverage", sections: tuple[str, ...]) -> list[str]:
    return [section for section in cover.register.sections if not sections or section in sections]


def _print(cover: "Coverage", sections: tuple[str, ...], book_only: bool) -> None:
    register = cover.register
    by = f", edition {register.edition}" if register.edition != register.lineage.base else ""
    click.echo(f"{register.game}{by}: {register.source.title}, {register.source.author}")
    if register.source.caution is not None:
        click.echo(f"({register.source.caution})")
    for section in _wanted(cover, sections):
        click.echo(f"\n{section}. {register.sections[section].title}")
        for clause in register.of_section(section):
            count = len(cover.by_clause[clause.id])
            mark = f"{count:>3}" if clause.testable else "  -"
            click.echo(f"{mark}  {clause.id:<12} {clause.text}")
            if clause.why_not:
                click.echo(f"{'':18}not testable: {clause.why_not}")
            if clause.questions:
                asked = (register.questions[name] for name in clause.questions)
                click.echo(f"{'':18}? {', '.join(f'{one.id} ({one.kind})' for one in asked)}")
    chosen = [c for s in _wanted(cover, sections) for c in register.of_section(s)]
    testable = [clause for clause in chosen if clause.testable]
    covered = sum(bool(cover.by_clause[clause.id]) for clause in testable)
    of_the_book = " that needs no reconstruction" if book_only else ""
    click.echo(f"\n{len(chosen)} clauses, {len(testable)} testable, {covered} with a scenario{of_the_book}")


def _without(
    game: str | None,
    lacking: str,
    sample: int | None,
    jobs: int,
    style: str,
    keep: Path | None,
    remember: Path | None,
) -> None:
    """Print what the scenarios are worth without some capabilities."""
    from trackwalker.paths import bugs_file, features_dir
    from trackwalker.port.connect import check_capabilities
    from trackwalker.port.reference import wrong_engines
    from trackwalker.progress import Meter
    from trackwalker.register import load_register, whole_games
    from trackwalker.reports.bugs import load_bugs
    from trackwalker.suite.lacking import Killers, worth_of
    from trackwalker.suite.mutants import choose
    from trackwalker.suite.remembered import Remembered

    if game is not None:
        load_register(game, features_dir())
    games = [game] if game else whole_games()
    hidden = check_capabilities(lacking, "--without")
    known = load_bugs(
        bugs_file(), {name: {one.name: one.clauses for one in wrong_engines(name)} for name in whole_games()}
    )
    names = {name: choose(name, (), sample) for name in games}
    remembered = None if remember is None else Remembered(remember)

    def killers(name: str) -> Killers:
        if remembered is None:
            return {}, {}
        return remembered.killers(name, hidden), remembered.killers(name)

    number = sum(len({*tried, *known.engines(name)}) for name, tried in names.items())
    with Meter("wrong engines", number) as meter:
        found = [
            worth_of(name, tried, known.engines(name), hidden, jobs, lambda _: meter.step(), killers(name))
            for name, tried in names.items()
        ]
    if keep is not None:
        from trackwalker.reports.figures import keep_without

        for worth in found:
            keep_without(keep, worth, hidden, sampled=sample is not None)
            if remembered is not None:
                remembered.keep(worth.game, worth.killers, hidden)
    if style == "json":
        click.echo(_json([_worth_as_json(worth) for worth in found]))
        return
    for worth in found:
        click.echo(f"{worth.game} without {', '.join(sorted(hidden))}:")
        for part, what in _parts(worth):
            if not part.all:  # of some games no bugs are known
                continue
            click.echo(f"  {part.some:>5} of {part.all:>4} {part.percent:>6}%  {what}")


def _parts(worth: "Worth") -> "list[tuple[Part, str]]":
    return [
        (worth.clauses, "testable clauses have a scenario that can be played, and passes"),
        (worth.bugs, "imitated bugs of 18xx.games that are caught otherwise are caught"),
        (worth.engines, "wrong engines that are caught otherwise are caught"),
    ]


def _worth_as_json(worth: "Worth") -> dict[str, Any]:
    def part(of: "Part") -> dict[str, Any]:
        return {"some": of.some, "all": of.all, "percent": of.percent}

    return {
        "game": worth.game,
        "clauses": part(worth.clauses),
        "bugs": part(worth.bugs),
        "engines": part(worth.engines),
        "silent": worth.silent,
        "missed": worth.missed,
    }


def _as_json(cover: "Coverage", sections: tuple[str, ...]) -> dict[str, Any]:
    register = cover.register
    return {
        "game": register.game,
        "edition": register.edition,
        "clauses": [
            {
                "id": clause.id,
                "section": clause.section,
                "kind": clause.kind,
                "text": clause.text,
                "testable": clause.testable,
                "why_not": clause.why_not,
                "restates": clause.restates,
                "restated_by": register.restated_by(clause.id),
                "questions": clause.questions,
                "scenarios": [scenario.id for scenario in cover.by_clause[clause.id]],
            }
            for section in _wanted(cover, sections)
            for clause in register.of_section(section)
        ],
    }


def _json(value: Any) -> str:
    import json

    return json.dumps(value, ensure_ascii=False, indent=1)
