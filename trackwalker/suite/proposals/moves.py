"""What a scenario asks an engine to do, and which wrong engines do otherwise."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from trackwalker.errors import TrackwalkerError
from trackwalker.invariants.core.facts import Facts
from trackwalker.invariants.core.view import Step, View
from trackwalker.playouts.events.steps import events
from trackwalker.port.engine import Engine, EngineFault
from trackwalker.port.reference import ReferenceConnection, Wrong, connect_wrong, wrong_engines
from trackwalker.scene import SceneError
from trackwalker.suite.direct import DirectScenario, Failed, play

__all__ = ["Move", "Recorder", "Wanted", "what_is_wanted"]

Document = dict[str, Any]


@dataclass(frozen=True)
class Move:
    """An action in front of an engine: the state before it, the answer, and the state after it."""

    before: Document
    action: Document
    answer: Document
    after: Document

    @property
    def kind(self) -> str | None:
        """The decision that was due."""
        return self.before["pending"][0]["kind"] if self.before["pending"] else None

    @property
    def legal(self) -> bool:
        """Whether it was accepted."""
        return bool(self.answer["legal"])

    def is_told_from(self, other: "Move") -> bool:
        """Whether another engine answered otherwise, or shows something else after it."""
        return self.legal != other.legal or (self.legal and self.after != other.after)

    def events(self, facts: Facts) -> frozenset[str]:
        """What there is to see in it, but for its type and for what is due next."""
        if not self.legal:
            return frozenset()
        step = Step(View(self.before, facts), self.action, View(self.after, facts))
        return frozenset(name for name in events(step) if not name.startswith(("action: ", "decision: ")))


class Recorder:
    """An engine, and every move on it since a table was set."""

    def __init__(self, engine: ReferenceConnection) -> None:
        self._engine = engine
        self.moves: list[Move] = []

    def hello(self) -> Document:
        """Who it is."""
        return self._engine.hello()

    def new_game(self, params: Document) -> None:
        """Start a game."""
        self.moves.clear()
        self._engine.new_game(params)

    def load(self, state: Document) -> None:
        """Set a table."""
        self.moves.clear()
        self._engine.load(state)

    def apply(self, action: Document) -> Document:
        """Ask for an action, and note it."""
        before = self._engine.state()
        answer = self._engine.apply(action)
        self.moves.append(Move(before, action, answer, self._engine.state() if answer["legal"] else before))
        return answer

    def state(self) -> Document:
        """The table."""
        return self._engine.state()

    def legal_actions(self) -> list[Document]:
        """What may be done."""
        return self._engine.legal_actions()

    def best_routes(self, company: str) -> Document:
        """The best run of a company."""
        return self._engine.best_routes(company)

    def close(self) -> None:
        """Nothing to end."""


@dataclass(frozen=True)
class Wanted:
    """What is looked for: a move like that of the scenario, on a table where it tells these wrong engines."""

    scenario: DirectScenario
    move: Move
    engines: tuple[Wrong, ...]
    rules: Document


def _played(
    scenario: DirectScenario, engine: ReferenceConnection, components: Document
) -> tuple[list[Move], Failed | None]:
    recorder = Recorder(engine)
    connection: Engine = recorder
    try:
        failed = play(scenario, connection, components)
    except (SceneError, EngineFault) as fault:
        failed = Failed(f"error: {fault}")
    return recorder.moves, failed


def what_is_wanted(scenario: DirectScenario, components: Document, most: int = 12) -> Iterator[Wanted]:
    """For each move of a scenario by which it catches wrong engines, those engines, `most` of them evenly.

    What the scenario is about comes first: what is refused, and of the other moves the last, as what goes
    before leads there. A scenario that catches none wants its last refused move, or else its last move.
    Raises TrackwalkerError for one that makes no move.
    """
    game = scenario.id.partition("/")[0]
    sound, failed = _played(scenario, ReferenceConnection(), components)
    if failed is not None or not sound:
        raise TrackwalkerError(f"{scenario.id}: {failed.how if failed else 'nobody does anything in it'}")
    told: dict[int, list[Wrong]] = {}
    for wrong in wrong_engines(game):
        if wrong.unobservable or not {*scenario.clauses}.intersection(wrong.clauses):
            continue
        moves, failed = _played(scenario, connect_wrong(wrong), components)
        if failed is not None:
            first = _first_difference(sound, moves)
            if first is not None:
                told.setdefault(first, []).append(wrong)
    if not told:
        refused = [number for number, move in enumerate(sound) if not move.legal]
        told[refused[-1] if refused else len(sound) - 1] = []
    rules = {"readings": _unusual(scenario), "deviations": []}
    for number, engines in sorted(told.items(), key=lambda entry: (sound[entry[0]].legal, -entry[0])):
        some = [engines[at * len(engines) // most] for at in range(most)] if len(engines) > most else engines
        yield Wanted(scenario, sound[number], tuple(some), rules)


def _first_difference(sound: list[Move], other: list[Move]) -> int | None:
    for number, (ours, theirs) in enumerate(zip(sound, other, strict=False)):
        if ours.is_told_from(theirs):
            return number
    return None


def _unusual(scenario: DirectScenario) -> dict[str, str]:
    """The readings that the scenario asks for and nobody follows unasked."""
    return {
        question: letters[0]
        for question, letters in scenario.readings.items()
        if scenario.usual.get(question) not in letters
    }
