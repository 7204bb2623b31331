"""What a run says about an engine: verdicts, readings, and the account that a run gives of itself."""

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from enum import StrEnum

__all__ = [
    "FAILURES",
    "FAULTS",
    "WORST_FIRST",
    "Course",
    "Evidence",
    "Question",
    "Stance",
    "Verdict",
    "course_for",
    "followed_readings",
    "tally",
    "worst",
]


class Verdict(StrEnum):
    """The verdict on one scenario, or, as the worst of its scenarios, on one clause."""

    PASS = "pass"
    PERMISSIVE = "fail: permissive"
    BROKEN = "fail: broken"
    KNOWN = "known"
    BLOCKED = "blocked"
    OTHER_READING = "other-reading"
    UNSUPPORTED = "unsupported"
    ERROR = "error"
    NOT_REACHED = "not reached"

    @property
    def key(self) -> str:
        """The verdict as a member name in documents: `fail_permissive`, `other_reading`."""
        failed = self in (Verdict.PERMISSIVE, Verdict.BROKEN)
        return f"fail_{self.name.lower()}" if failed else self.name.lower()


WORST_FIRST = (
    Verdict.ERROR,
    Verdict.BROKEN,
    Verdict.PERMISSIVE,
    Verdict.KNOWN,
    Verdict.BLOCKED,
    Verdict.UNSUPPORTED,
    Verdict.NOT_REACHED,
    Verdict.OTHER_READING,
    Verdict.PASS,
)
"""The order in which a clause takes its verdict from its scenarios."""

FAILURES = frozenset({Verdict.PERMISSIVE, Verdict.BROKEN})
"""The verdicts that accuse a clause."""

FAULTS = frozenset({*FAILURES, Verdict.BLOCKED, Verdict.ERROR})
"""The verdicts that make the exit code of a run 1."""

_RANK = {verdict: rank for rank, verdict in enumerate(WORST_FIRST)}


def worst(verdicts: Iterable[Verdict]) -> Verdict:
    """The worst of the verdicts, by `WORST_FIRST`. Raises ValueError where there is none."""
    return min(verdicts, key=_RANK.__getitem__)


def tally(verdicts: Iterable[Verdict]) -> dict[Verdict, int]:
    """How often each verdict occurs, every verdict named, in the order of `Verdict`."""
    counts = dict.fromkeys(Verdict, 0)
    for verdict in verdicts:
        counts[verdict] += 1
    return counts


@dataclass(frozen=True, slots=True)
class Question:
    """What the readings logic needs of a question.

    kind: `binding`, `choice` or `unobservable`. default: what an engine follows that is told nothing; of a
    binding question the one reading that the text allows.
    """

    kind: str
    default: str


@dataclass(frozen=True, slots=True)
class Stance:
    """How an engine stands to readings.

    switchable: it has the capability `rules`. declared: what its `hello` says that it follows. asked: what
    the user has set with `--reading` or `--profile`, which goes before `declared`.
    """

    switchable: bool = False
    declared: Mapping[str, str] = field(default_factory=dict)
    asked: Mapping[str, str] = field(default_factory=dict)

    def follows(self, question: str) -> str | None:
        """The reading that the engine is said to follow, if anyone says so."""
        return self.asked.get(question) or self.declared.get(question)


@dataclass(frozen=True, slots=True)
class Course:
    """What is to be done with a scenario.

    skip: why it does not hold for this engine (then it is not run: `other-reading`), else None. follows: the
    readings that the engine follows instead. readings: what a switchable engine is set to beyond what was
    asked. undeclared: the questions on which nobody has said what the engine follows; failing may then show
    another reading instead of a fault.
    """

    skip: str | None = None
    follows: Mapping[str, str] = field(default_factory=dict)
    readings: Mapping[str, str] = field(default_factory=dict)
    undeclared: frozenset[str] = frozenset()


def course_for(
    holds_under: Mapping[str, Set[str]], stance: Stance, questions: Mapping[str, Question]
) -> Course:
    """Decide how a scenario is run that holds under certain readings only.

    holds_under: question -> the readings of the scenario's `@reading:` tags. A question that the register
    lacks counts as a choice without a default.
    """
    readings: dict[str, str] = {}
    undeclared: set[str] = set()
    for name in sorted(holds_under):
        wanted = holds_under[name]
        question = questions.get(name, Question("choice", ""))
        said = stance.asked.get(name) if stance.switchable else stance.follows(name)
        # A scenario of the one reading that the text allows holds for everyone: following another is a fault.
        for_everyone = question.kind == "binding" and question.default in wanted
        if said is None and stance.switchable:
            readings[name] = question.default if question.default in wanted else min(wanted)
        elif said is None and not for_everyone:
            if question.kind == "binding":
                return Course(skip=f"{name}: the text asks for {question.default}", follows={})
            undeclared.add(name)
        elif said is not None and said not in wanted and not for_everyone:
            return Course(skip=f"follows {name}={said}", follows={name: said})
    return Course(readings=readings, undeclared=frozenset(undeclared))


@dataclass(frozen=True, slots=True)
class Evidence:
    """What a finished scenario tells about the readings of an engine that declared none.

    holds_under: question -> readings, as tagged. undeclared: the questions that the engine is silent about.
    """

    verdict: Verdict
    holds_under: Mapping[str, Set[str]]
    undeclared: Set[str]


def followed_readings(evidence: Sequence[Evidence], questions: Mapping[str, Question]) -> dict[str, str]:
    """The readings that the engine turned out to follow: question -> reading.

    An engine follows a reading of a *choice* where it passes a scenario of just that reading and fails none
    of those that hang on this question alone (a failure that hangs on several questions accuses nobody).
    Where several readings fit, the default one is taken, else the first by name.
    """
    passed: dict[str, set[str]] = {}
    failed: dict[str, set[str]] = {}
    for piece in evidence:
        for name in piece.undeclared:
            kind = questions[name].kind if name in questions else "choice"
            if kind != "choice":
                continue
            if piece.verdict is Verdict.PASS and len(piece.holds_under[name]) == 1:
                passed.setdefault(name, set()).update(piece.holds_under[name])
            elif piece.verdict in (*FAILURES, Verdict.ERROR) and len(piece.holds_under) == 1:
                failed.setdefault(name, set()).update(piece.holds_under[name])
    followed: dict[str, str] = {}
    for name, readings in sorted(passed.items()):
        fitting = readings - failed.get(name, set())
        if fitting:
            default = questions[name].default if name in questions else ""
            followed[name] = default if default in fitting else min(fitting)
    return followed
