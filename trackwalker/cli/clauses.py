"""`trackwalker clauses`: the clauses of the rulebooks, and which scenarios cover them."""

import sys
from typing import TYPE_CHECKING, Any

import click

from trackwalker.cli.options import Command

if TYPE_CHECKING:
    from trackwalker.coverage import Coverage

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
@click.option(
    "--format",
    "style",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="Output.",
)
def command(game: str | None, sections: tuple[str, ...], naked: bool, book_only: bool, style: str) -> None:
    """List the clauses of GAME's rulebook (of every game if left out) with the number of their scenarios.

    Exit code: 0; with --naked 1 if any testable clause has no scenario; 2 if a document is not in order.
    """
    from trackwalker.coverage import coverage_of
    from trackwalker.errors import TrackwalkerError
    from trackwalker.register import registered_games
    from trackwalker.suite.ids import plain_section

    sections = tuple(dict.fromkeys(plain_section(section) for section in sections))
    covers = [coverage_of(name) for name in ([game] if game else registered_games())]
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
    click.echo(f"{register.game}: {register.source.title}, {register.source.author}")
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
    chosen = [c for s in _wanted(cover, sections) for c in register.of_section(s)]
    testable = [clause for clause in chosen if clause.testable]
    covered = sum(bool(cover.by_clause[clause.id]) for clause in testable)
    of_the_book = " that needs no reconstruction" if book_only else ""
    click.echo(f"\n{len(chosen)} clauses, {len(testable)} testable, {covered} with a scenario{of_the_book}")


def _as_json(cover: "Coverage", sections: tuple[str, ...]) -> dict[str, Any]:
    register = cover.register
    return {
        "game": register.game,
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
