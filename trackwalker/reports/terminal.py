"""A run for people: a line for each section, the causes, one failure of each in full, and the account."""

from collections.abc import Iterator, Mapping, Sequence
from textwrap import wrap

from trackwalker.port.words import named, one_line
from trackwalker.reports.summary import CauseResult, GameResult, SectionResult, Summary
from trackwalker.say import paint
from trackwalker.suite.ids import edition_in
from trackwalker.suite.job import Outcome, Planned
from trackwalker.verdicts import FAILURES, Verdict

__all__ = ["report_lines", "verdict_counts"]

_WIDTH = 100
_COLOURS = {
    Verdict.PASS: "green",
    Verdict.PERMISSIVE: "red",
    Verdict.BROKEN: "red",
    Verdict.KNOWN: "cyan",
    Verdict.BLOCKED: "yellow",
    Verdict.ERROR: "magenta",
    Verdict.UNSUPPORTED: "yellow",
    Verdict.OTHER_READING: "cyan",
    Verdict.NOT_REACHED: "yellow",
}
_LISTED = 8  # of the scenarios that were not run, so many per reason are named


def verdict_counts(counts: Mapping[Verdict, int]) -> str:
    """`12 pass, 1 fail: broken`: the verdicts that occur, in fixed order."""
    return ", ".join(
        paint(f"{count} {verdict}", _COLOURS[verdict]) for verdict, count in counts.items() if count
    )


def report_lines(summary: Summary) -> Iterator[str]:
    """The report, line by line, coloured (`say` prints it)."""
    engine = summary.run.engine
    if engine is not None:
        can = ", ".join(engine.capabilities) or "no optional capability"
        yield f"{named(engine.name, engine.version)} ({one_line(can)})"
    for game in summary.games:
        yield ""
        yield from _game(game)
    texts = {clause.id: clause.text for game in summary.games for clause in game.clauses}
    for cause in summary.causes:
        yield ""
        yield from _cause(cause, texts)
    for scenario, outcome in summary.of_verdict(Verdict.ERROR):
        yield ""
        yield from _failure(scenario, outcome, texts)
    wrong = (*FAILURES, Verdict.ERROR)
    faulty = [(game, clause) for game in summary.games for clause in game.clauses if clause.verdict in wrong]
    if faulty:
        yield ""
        yield "clauses with a failure or an error"
    for game, clause in faulty:
        said = paint(str(clause.verdict), _COLOURS[clause.verdict])
        by = f" by edition {edition_in(game.label)}" if edition_in(game.label) else ""
        yield f"  {clause.id}  {said}, pass {clause.passed}/{clause.planned}{by}"
    yield from _remarks(summary)
    yield from _reasons(summary, Verdict.KNOWN)
    yield from _reasons(summary, Verdict.OTHER_READING)
    yield from _reasons(summary, Verdict.UNSUPPORTED)
    yield ""
    for name, (said, due) in summary.run.misdeclared.items():
        yield paint("fault", "red") + f"  the engine declares {name}={said}; the text asks for {due}"
    for name, said in summary.run.unknown.items():
        declared = one_line(f"the engine declares {name}={said}; no register has that question")
        yield paint("warning", "yellow") + f"  {declared}"
    for stale in summary.run.stale:
        yield paint("stale", "red") + f"  {stale}"
    yield from _account(summary)


def _game(game: GameResult) -> Iterator[str]:
    yield paint(game.game, bold=True) + (f" (edition {game.edition})" if game.edition else "")
    if game.caution is not None:
        yield from _hanging("", f"({game.caution})", indent="  ")
    if game.made_up:
        planned = sum(len(section.scenarios) for section in game.sections)
        said = f"{game.made_up} of {planned} scenarios rest on a reconstruction; --book-only leaves them out"
        yield from _hanging("", f"({said})", indent="  ")
    width = max((len(section.id) for section in game.sections), default=0)
    titles = max((len(section.title) for section in game.sections), default=0)
    for section in game.sections:
        yield f"  {section.id:>{width}}  {section.title:<{titles}}  {_section(section)}".rstrip()


def _section(section: SectionResult) -> str:
    return verdict_counts(section.counts)


def _cause(cause: CauseResult, texts: Mapping[str, str]) -> Iterator[str]:
    """A cause, one failure of it in full, and the names of the others."""
    count = len(cause.scenarios)
    failed = [done for done in cause.scenarios if done[1].verdict in FAILURES]
    blocked = [done for done in cause.scenarios if done[1].verdict is Verdict.BLOCKED]
    if count > 1:
        yield from _hanging(f"{count} scenarios, one cause: ", cause.what, indent="")
        if cause.readings:
            yield f"  all of them under {', '.join(cause.readings)}"
    for scenario, outcome in failed[:1] or blocked[:1]:
        yield from _failure(scenario, outcome, texts, alone=count == 1)
    for what, others in (("fails in", failed[1:]), ("blocks", blocked if failed else blocked[1:])):
        if others:
            yield f"  {what} {len(others)} more" if what == "fails in" else f"  {what} {len(others)}"
            yield from (f"    {scenario.id}" for scenario, _ in others[:_LISTED])
            if len(others) > _LISTED:
                yield f"    and {len(others) - _LISTED} more"


def _remarks(summary: Summary) -> Iterator[str]:
    """What is worth saying of scenarios that pass."""
    noted = [
        (scenario.id, remark) for scenario, o in summary.of_verdict(Verdict.PASS) for remark in o.remarks
    ]
    if noted:
        yield ""
        yield f"remarks on refusals that are right but name another clause ({len(noted)})"
        yield from (f"  {name}: {one_line(remark)}" for name, remark in noted[:_LISTED])
        if len(noted) > _LISTED:
            yield f"  and {len(noted) - _LISTED} more"


def _failure(
    scenario: Planned, outcome: Outcome, texts: Mapping[str, str], alone: bool = True
) -> Iterator[str]:
    """A failure in full; alone: what went wrong first is not said above already."""
    yield paint(str(outcome.verdict), _COLOURS[outcome.verdict], bold=True) + f"  {scenario.id}"
    yield f"  {scenario.name} ({scenario.feature}, line {scenario.line})"
    for clause in outcome.accused or (() if outcome.blocked_by else scenario.clauses):
        yield from _hanging(f"{clause}: ", texts.get(clause, ""), indent="  ")
    if outcome.blocked_by:
        yield from _hanging("blocked by: ", _some(outcome.blocked_by), indent="  ")
    if outcome.step:
        yield from _hanging("step: ", f"{outcome.step} (line {outcome.line})", indent="  ")
    if outcome.expected or outcome.got:
        yield from _hanging("expected: ", outcome.expected, indent="  ")
        yield from _hanging("got: ", outcome.got, indent="  ")
    else:
        yield from _hanging("", outcome.message, indent="  ")
    cause = outcome.charge.cause if outcome.charge is not None else None
    if alone and cause is not None:
        yield from _hanging("first difference: ", cause.what, indent="  ")
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
        reason = outcome.known_by or outcome.message
        if verdict is Verdict.OTHER_READING and outcome.follows:
            said = " and ".join(f"{name}={reading}" for name, reading in outcome.follows.items())
            reason = f"the engine follows {said}"
        reasons.setdefault(reason, []).append(scenario.id)
    for reason in sorted(reasons):
        ids = reasons[reason]
        yield ""
        yield paint(f"{verdict}", _COLOURS[verdict]) + f"  {one_line(reason)} ({len(ids)})"
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
            yield f"{game.label}: {len(game.naked)} of {game.testable} testable clauses have no scenario"
    yield f"{run.seconds:.1f} s" + (" until interrupted" if run.interrupted else "")


def _some(clauses: Sequence[str]) -> str:
    more = len(clauses) - _LISTED
    return ", ".join(clauses[:_LISTED]) + (f" and {more} more" if more > 0 else "")


def _hanging(label: str, text: str, indent: str) -> Iterator[str]:
    lines = wrap(text, max(_WIDTH - len(indent) - len(label), 40)) or [""]
    yield f"{indent}{label}{lines[0]}".rstrip()
    yield from (f"{indent}{' ' * len(label)}{line}" for line in lines[1:])
