"""What the parent orders of a child process that runs scenarios, and what the child reports back.

The job goes to the child as one JSON document on its standard input; the reports come back as JSON lines on
its standard output. Both are private between the two; what others may read is `result.json`.
"""

from collections.abc import Mapping

import msgspec

from trackwalker.suite.blame import Charge
from trackwalker.verdicts import Verdict

__all__ = [
    "Cannot",
    "EditionRules",
    "Ended",
    "EngineIs",
    "GameRules",
    "Job",
    "Outcome",
    "Plan",
    "Planned",
    "Result",
    "RunEvent",
    "Selection",
    "Started",
    "decode_event",
    "in_editions",
]


class Selection(msgspec.Struct, frozen=True, omit_defaults=True):
    """Which scenarios are wanted; an empty tuple means all. A scenario must fit every part that is given.

    clauses: clause ids. sections: sections of the rulebook. scenarios: scenario ids; the id of an outline
    stands for all its rows. book_only: none that needs a figure which was made up.
    """

    clauses: tuple[str, ...] = ()
    sections: tuple[str, ...] = ()
    scenarios: tuple[str, ...] = ()
    book_only: bool = False

    @property
    def everything(self) -> bool:
        """Whether nothing is left out."""
        return not (self.clauses or self.sections or self.scenarios or self.book_only)


class EditionRules(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the register of an edition says.

    before: itself and the editions that it comes of; after: itself and those that come of it. absent: the
    clauses and questions that only other editions have. kinds and defaults: of each question. restated:
    clause -> the clauses that say the same.
    """

    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    absent: frozenset[str] = frozenset()
    kinds: dict[str, str] = {}
    defaults: dict[str, str] = {}
    restated: dict[str, tuple[str, ...]] = {}


class GameRules(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the run fixes for one game.

    readings: asked by the user (question -> reading). deviations: of the profile. edition: the one that is
    tested; None, before the engine is known: none was asked for. base: the one that is usual. editions: what
    each says, the oldest first.
    """

    readings: dict[str, str] = {}
    deviations: tuple[str, ...] = ()
    edition: str | None = None
    base: str = ""
    editions: dict[str, EditionRules] = {}

    @property
    def here(self) -> EditionRules:
        """What the edition says that is tested."""
        return self.editions.get(self.edition or self.base) or EditionRules()


def in_editions(games: Mapping[str, GameRules], editions: Mapping[str, str | None]) -> dict[str, GameRules]:
    """What the run fixes for each game, by the edition that is tested."""
    return {
        game: msgspec.structs.replace(rules, edition=editions.get(game, rules.edition))
        for game, rules in games.items()
    }


class Job(msgspec.Struct, frozen=True, omit_defaults=True):
    """One child's share of a run.

    features: the absolute features folder. files: feature files in it, as POSIX paths, in the order of the
    report. steps: the modules that define steps. scene: `module:callable` that makes scenes (see
    `plugin.MakeScene`). path: where modules are looked for. named: whether the user named the games (if not,
    a game that the engine does not offer is left out). done: ids of scenarios that are planned and not
    played, as it is known what came of them; plan_only: none is played.
    """

    features: str
    files: tuple[str, ...]
    engine: str
    timeout: float
    steps: tuple[str, ...]
    scene: str
    path: tuple[str, ...]
    games: dict[str, GameRules]
    selection: Selection = Selection()
    named: bool = True
    fail_fast: bool = False
    done: tuple[str, ...] = ()
    plan_only: bool = False


class EngineIs(msgspec.Struct, frozen=True, tag="engine"):
    """The engine has answered `hello`."""

    name: str
    version: str
    protocol: str
    capabilities: tuple[str, ...]
    readings: dict[str, str]
    games: tuple[str, ...]


class Planned(msgspec.Struct, frozen=True, omit_defaults=True):
    """A scenario that this run accounts for.

    id: with the edition by which it is played, unless that is the base. edition: that one. feature: its file,
    a POSIX path in the features folder. line: where it starts. clauses: of its tags, of a
    row of an outline those that the row carries. holds_under: question -> readings of its `@reading:` tags.
    undeclared: of these the questions on which nobody said what the engine follows. other_tags: what is no
    clause.
    """

    id: str
    game: str
    section: str
    name: str
    feature: str
    line: int
    clauses: tuple[str, ...] = ()
    holds_under: dict[str, tuple[str, ...]] = {}
    undeclared: tuple[str, ...] = ()
    other_tags: tuple[str, ...] = ()
    edition: str = ""


class Plan(msgspec.Struct, frozen=True, tag="plan"):
    """Everything that the child will account for, in order, before the first scenario is run.

    covered: the clauses with a scenario in its files, selected or not. not_offered: games left out. editions:
    the edition of each game that is tested.
    """

    scenarios: tuple[Planned, ...]
    covered: tuple[str, ...] = ()
    not_offered: tuple[str, ...] = ()
    editions: dict[str, str | None] = {}


class Started(msgspec.Struct, frozen=True, tag="start"):
    """A scenario begins."""

    id: str


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of a scenario.

    seconds: how long it ran. message: why it is no pass, one sentence. step and line: where it failed.
    expected and got: what the step compared. follows: the readings that the engine follows instead
    (`other-reading`). before and after: the table in words before the last action and when the step failed.
    detail: more for the curious (an engine's standard error, a traceback of ours). charge: of a failure, what
    it is about. accused: the clauses that a failure accuses; blocked_by: those that stand in the way of a
    blocked scenario. known_by: who says that it fails; known_as: the verdict without that. remarks: what is
    worth saying of a pass.
    """

    verdict: Verdict
    seconds: float = 0.0
    message: str = ""
    step: str = ""
    line: int = 0
    expected: str = ""
    got: str = ""
    follows: dict[str, str] = {}
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    detail: str = ""
    charge: Charge | None = None
    accused: tuple[str, ...] = ()
    blocked_by: tuple[str, ...] = ()
    known_by: str = ""
    known_as: Verdict | None = None
    remarks: tuple[str, ...] = ()


class Result(msgspec.Struct, frozen=True, tag="result"):
    """A scenario is done."""

    id: str
    outcome: Outcome


class Cannot(msgspec.Struct, frozen=True, tag="cannot"):
    """The run cannot be done, or not be gone on with: why, in one line."""

    message: str


class Ended(msgspec.Struct, frozen=True, tag="end"):
    """The child has come to its end in good order; nothing follows."""


RunEvent = EngineIs | Plan | Started | Result | Cannot | Ended

_decoder: msgspec.json.Decoder[RunEvent] = msgspec.json.Decoder(RunEvent)


def decode_event(line: bytes) -> RunEvent:
    """One line of a child's report. Raises msgspec.DecodeError where it is none."""
    return _decoder.decode(line)
