"""A finished run, sorted for the reports: by game, section, clause and cause, with all its counts."""

from collections.abc import Mapping
from dataclasses import dataclass

from trackwalker.clause_ids import clause_key
from trackwalker.register import Register
from trackwalker.suite.driver import Run
from trackwalker.suite.ids import edition_in, in_edition
from trackwalker.suite.job import Outcome, Planned
from trackwalker.suite.tags import RECONSTRUCTION
from trackwalker.verdicts import FAILURES, Verdict, tally, worst

__all__ = ["CauseResult", "ClauseResult", "GameResult", "SectionResult", "Summary", "summarise"]

Done = tuple[Planned, Outcome]
NO_OTHERS: Mapping[tuple[str, str], Register] = {}


@dataclass(frozen=True, slots=True)
class SectionResult:
    """The scenarios of a section, in order."""

    id: str
    title: str
    scenarios: tuple[Done, ...]

    @property
    def counts(self) -> dict[Verdict, int]:
        """How many scenarios have each verdict."""
        return tally(outcome.verdict for _, outcome in self.scenarios)


@dataclass(frozen=True, slots=True)
class ClauseResult:
    """A clause, the worst verdict of its scenarios, and how many of them pass."""

    id: str
    section: str
    text: str
    verdict: Verdict
    passed: int
    planned: int


@dataclass(frozen=True, slots=True)
class CauseResult:
    """Scenarios that fail or are blocked for one and the same reason.

    what: the first thing that the engine did otherwise, in words; of a scenario of which that is not known,
    why it fails. move: the action in which it was. readings: what all of these scenarios ask for. accused:
    the clauses that the failures among them accuse; where there is none, those that block them.
    """

    what: str
    move: str
    readings: tuple[str, ...]
    accused: tuple[str, ...]
    scenarios: tuple[Done, ...]


@dataclass(frozen=True, slots=True)
class GameResult:
    """A game: its sections that have planned scenarios, in the rulebook's order, and the clauses in these.

    naked: the testable clauses without any scenario; None where the run did not read all files of the game.
    testable: how many testable clauses the register has. caution: what is to be known of its source. made_up:
    how many scenarios of the run need a figure that no rulebook confirms. label: the game, with the edition
    where that is not the base.
    """

    game: str
    edition: str | None
    sections: tuple[SectionResult, ...]
    clauses: tuple[ClauseResult, ...]
    naked: tuple[str, ...] | None
    testable: int
    caution: str | None = None
    made_up: int = 0
    label: str = ""


@dataclass(frozen=True, slots=True)
class Summary:
    """A whole run."""

    engine: str
    run: Run
    games: tuple[GameResult, ...]

    @property
    def scenarios(self) -> dict[Verdict, int]:
        """How many scenarios have each verdict; the sum is the number planned."""
        return tally(o.verdict for game in self.games for part in game.sections for _, o in part.scenarios)

    @property
    def clauses(self) -> dict[Verdict, int]:
        """How many clauses have each verdict; the sum is the number of clauses with a planned scenario."""
        return tally(clause.verdict for game in self.games for clause in game.clauses)

    @property
    def clauses_in_part(self) -> int:
        """How many unsupported clauses have a scenario that passes."""
        return sum(
            clause.verdict is Verdict.UNSUPPORTED and clause.passed > 0
            for game in self.games
            for clause in game.clauses
        )

    @property
    def causes(self) -> list[CauseResult]:
        """The failures and what they block, grouped by cause, those that accuse most scenarios first."""
        groups: dict[tuple[str, str], list[Done]] = {}
        for done in self.of_verdict(*FAILURES, Verdict.BLOCKED):
            scenario, outcome = done
            cause = outcome.charge.cause if outcome.charge is not None else None
            key = cause.fine if cause is not None else f"{scenario.id}: {outcome.message}"
            groups.setdefault((f"{scenario.game}@{edition_in(scenario.id)}", key), []).append(done)
        found = [_cause(group) for group in groups.values()]
        return sorted(found, key=lambda cause: (-len(cause.scenarios), cause.scenarios[0][0].id))

    def of_verdict(self, *verdicts: Verdict) -> list[Done]:
        """The scenarios with one of these verdicts, in order."""
        return [
            (scenario, outcome)
            for game in self.games
            for section in game.sections
            for scenario, outcome in section.scenarios
            if outcome.verdict in verdicts
        ]


def summarise(
    engine: str,
    run: Run,
    registers: Mapping[str, Register],
    whole_games: bool,
    others: Mapping[tuple[str, str], Register] = NO_OTHERS,
) -> Summary:
    """Sort a run for the reports.

    engine: the ENGINE spec. registers: of each game of the run, others: of other editions than their bases.
    whole_games: whether all files of the games were read, so that the naked clauses are known.
    """
    games = []
    for part in run.parts or (run,):
        games += _games_of(part, registers, whole_games, others)
    return Summary(engine, run, tuple(games))


def _games_of(
    run: Run,
    registers: Mapping[str, Register],
    whole_games: bool,
    others: Mapping[tuple[str, str], Register],
) -> list[GameResult]:
    """The games of a run of one edition."""
    by_game: dict[str, list[Done]] = {}
    for scenario in run.planned:
        by_game.setdefault(scenario.game, []).append((scenario, run.outcome(scenario)))
    games = []
    for game, done in by_game.items():
        edition = run.editions.get(game)
        register = others.get((game, edition or "")) or registers.get(game)
        naked, testable = None, 0
        if register is not None:
            ids = [clause.id for clause in register.testable()]
            testable = len(ids)
            if whole_games:
                naked = tuple(name for name in ids if name not in run.covered)
        games.append(
            GameResult(
                game,
                edition,
                _sections(done, register),
                _clauses(done, register),
                naked,
                testable,
                register.source.caution if register is not None else None,
                sum(RECONSTRUCTION in scenario.other_tags for scenario, _ in done),
                in_edition(game, edition_in(done[0][0].id), ""),
            )
        )
    return games


def _cause(group: list[Done]) -> CauseResult:
    first = group[0][1]
    cause = first.charge.cause if first.charge is not None else None
    shared = set.intersection(
        *({tag for tag in one.other_tags if tag.startswith("reading:")} for one, _ in group)
    )
    accused = [clause for _, outcome in group for clause in outcome.accused]
    by = [clause for _, outcome in group for clause in outcome.blocked_by]
    return CauseResult(
        what=cause.what if cause is not None else first.message,
        move=cause.move if cause is not None else "",
        readings=tuple(sorted(tag.removeprefix("reading:") for tag in shared)),
        accused=tuple(dict.fromkeys(accused or by)),
        scenarios=tuple(group),
    )


def _sections(done: list[Done], register: Register | None) -> tuple[SectionResult, ...]:
    parts: dict[str, list[Done]] = {}
    for scenario, outcome in done:
        parts.setdefault(scenario.section, []).append((scenario, outcome))
    known = register.sections if register is not None else {}
    order = {name: place for place, name in enumerate(known)}
    # Sections that the register does not know come last, in the order of their files.
    return tuple(
        SectionResult(name, known[name].title if name in known else "", tuple(parts[name]))
        for name in sorted(parts, key=lambda name: order.get(name, len(order)))
    )


def _clauses(done: list[Done], register: Register | None) -> tuple[ClauseResult, ...]:
    verdicts: dict[str, list[Verdict]] = {}
    for scenario, outcome in done:
        for clause in scenario.clauses:
            verdicts.setdefault(clause, []).append(_on_clause(outcome, clause))
    known = register.clauses if register is not None else {}
    order = {name: place for place, name in enumerate(known)}
    results = []
    for name in sorted(verdicts, key=lambda name: (order.get(name, len(order)), clause_key(name))):
        entry = known.get(name)
        section = entry.section if entry is not None else name.split("-")[1]
        text = entry.text if entry is not None else ""
        found = verdicts[name]
        results.append(ClauseResult(name, section, text, worst(found), found.count(Verdict.PASS), len(found)))
    return tuple(results)


def _on_clause(outcome: Outcome, clause: str) -> Verdict:
    """What a scenario says of one of its clauses: a failure speaks only of those that it accuses."""
    failed = (outcome.known_as or outcome.verdict) in FAILURES
    if failed and outcome.accused and clause not in outcome.accused:
        return Verdict.BLOCKED
    return outcome.verdict
