"""A run for people: a line for each section, every failure in full, and the account."""

from collections.abc import Iterator, Mapping
from textwrap import wrap

import click

from trackwalker.reports.summary import GameResult, SectionResult, Summary
from trackwalker.suite.job import Outcome, Planned
from trackwalker.verdicts import FAULTS, Verdict

__all__ = ["report_lines", "verdict_counts"]

_WIDTH = 100
_COLOURS = {
    Verdict.PASS: "green",
    Verdict.PERMISSIVE: "red",
    Verdict.BROKEN: "red",
    Verdict.ERROR: "magenta",
    Verdict.UNSUPPORTED: "yellow",
    Verdict.OTHER_READING: "cyan",
    Verdict.NOT_REACHED: "yellow",
}
_LISTED = 8  # of the scenarios that were not run, so many per reason are named


def verdict_counts(counts: Mapping[Verdict, int]) -> str:
    """`12 pass, 1 fail: broken`: the verdicts that occur, in fixed order."""
    return ", ".join(
        click.style(f"{count} {verdict}", fg=_COLOURS[verdict]) for verdict, count in counts.items() if count
    )


def report_lines(summary: Summary) -> Iterator[str]:
    """The report, line by line, coloured (click strips that where it prints to no terminal)."""
    engine = summary.run.engine
    if engine is not None:
        can = ", ".join(engine.capabilities) or "no optional capability"
        yield f"{engine.name} {engine.version} ({can})"
    for game in summary.games:
        yield ""
        yield from _game(game)
    texts = {clause.id: clause.text for game in summary.games for clause in game.clauses}
    for scenario, outcome in summary.of_verdict(*FAULTS):
        yield ""
        yield from _failure(scenario, outcome, texts)
    faulty = [clause for game in summary.games for clause in game.clauses if clause.verdict in FAULTS]
    if faulty:
        yield ""
        yield "clauses with a failure or an error"
    for clause in faulty:
        said = click.style(str(clause.verdict), fg=_COLOURS[clause.verdict])
        yield f"  {clause.id}  {said}, pass {clause.passed}/{clause.planned}"
    yield from _reasons(summary, Verdict.OTHER_READING)
    yield from _reasons(summary, Verdict.UNSUPPORTED)
    yield ""
    for name, (said, due) in summary.run.misdeclared.items():
        yield click.style("fault", fg="red") + f"  the engine declares {name}={said}; the text asks for {due}"
    yield from _account(summary)


def _game(game: GameResult) -> Iterator[str]:
    yield click.style(game.game, bold=True) + (f" (edition {game.edition})" if game.edition else "")
    width = max((len(section.id) for section in game.sections), default=0)
    titles = max((len(section.title) for section in game.sections), default=0)
    for section in game.sections:
        yield f"  {section.id:>{width}}  {section.title:<{titles}}  {_section(section)}".rstrip()


def _section(section: SectionResult) -> str:
    return verdict_counts(section.counts)


def _failure(scenario: Planned, outcome: Outcome, texts: Mapping[str, str]) -> Iterator[str]:
    yield click.style(str(outcome.verdict), fg=_COLOURS[outcome.verdict], bold=True) + f"  {scenario.id}"
    yield f"  {scenario.name} ({scenario.feature}, line {scenario.line})"
    for clause in scenario.clauses:
        yield from _hanging(f"{clause}: ", texts.get(clause, ""), indent="  ")
    if outcome.step:
        yield from _hanging("step: ", f"{outcome.step} (line {outcome.line})", indent="  ")
    if outcome.expected or outcome.got:
        yield from _hanging("expected: ", outcome.expected, indent="  ")
        yield from _hanging("got: ", outcome.got, indent="  ")
    else:
        yield from _hanging("", outcome.message, indent="  ")
    if outcome.before or outcome.after:
        yield from _tables(outcome)
    for line in outcome.detail.splitlines():
        yield f"    | {line}"


def _tables(outcome: Outcome) -> Iterator[str]:
    """The table before the first action, and what is different now."""
    if outcome.before:
        yield "  before:"
        yield from (f"    {line}" for line in outcome.before)
    changed = [line for line in outcome.after if line not in outcome.before]
    if changed:
        yield "  after:"
        yield from (f"    {line}" for line in changed)
    elif outcome.before and outcome.after:
        yield "  after: the same"


def _reasons(summary: Summary, verdict: Verdict) -> Iterator[str]:
    """The scenarios of a verdict that is no failure, by reason."""
    reasons: dict[str, list[str]] = {}
    for scenario, outcome in summary.of_verdict(verdict):
        reason = outcome.message
        if verdict is Verdict.OTHER_READING and outcome.follows:
            said = " and ".join(f"{name}={reading}" for name, reading in outcome.follows.items())
            reason = f"the engine follows {said}"
        reasons.setdefault(reason, []).append(scenario.id)
    for reason in sorted(reasons):
        ids = reasons[reason]
        yield ""
        yield click.style(f"{verdict}", fg=_COLOURS[verdict]) + f"  {reason} ({len(ids)})"
        yield from (f"  {name}" for name in ids[:_LISTED])
        if len(ids) > _LISTED:
            yield f"  and {len(ids) - _LISTED} more"


def _account(summary: Summary) -> Iterator[str]:
    run = summary.run
    if run.not_offered:
        yield f"not offered by the engine: {', '.join(run.not_offered)}"
    if run.unread:
        yield f"not read: {', '.join(run.unread)}"
    for what, counts in (("scenarios", summary.scenarios), ("clauses", summary.clauses)):
        said = verdict_counts(counts)
        yield f"{what}: {sum(counts.values())} planned" + (f" = {said.replace(', ', ' + ')}" if said else "")
    in_part = summary.clauses_in_part
    if in_part:
        yield f"of the unsupported clauses {in_part} passed in the scenarios that could be played"
    for game in summary.games:
        if game.naked is not None:
            yield f"{game.game}: {len(game.naked)} of {game.testable} testable clauses have no scenario"
    yield f"{run.seconds:.1f} s" + (" until interrupted" if run.interrupted else "")


def _hanging(label: str, text: str, indent: str) -> Iterator[str]:
    lines = wrap(text, max(_WIDTH - len(indent) - len(label), 40)) or [""]
    yield f"{indent}{label}{lines[0]}".rstrip()
    yield from (f"{indent}{' ' * len(label)}{line}" for line in lines[1:])
