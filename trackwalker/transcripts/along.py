"""A recorded game played on an engine, every state of it loaded into a second one and played on from there.

`load` says that a loaded game goes on as if it had never stopped. Each state that the game comes through is
loaded, read back, and left by the next action of the recording: the second engine has to give the same answer
and to arrive at the same state as the first, which nothing has interrupted.
"""

from collections.abc import Mapping
from typing import Any

from trackwalker.port.engine import Engine
from trackwalker.scene.compare import differences
from trackwalker.transcripts.findings import Finding, Outcome, PartingError, describe
from trackwalker.transcripts.session import Session
from trackwalker.transcripts.turns import unasked

__all__ = ["Along", "same_order"]

State = Mapping[str, Any]

_IN_ORDER = frozenset(
    {
        "players",
        "pending",
        "stack",
        "order",
        "done",
        "choosers",
        "deck",
        "hand",
        "picks",
        "passed",
        "bidders",
        "privates",
        "path",
        "charters",
        "hub_costs",
    }
)
"""Lists that a rule orders (docs/state.md); the others may come in any order."""


class Along:
    """`run` plays the game; `loaded` counts the states that were loaded and played on."""

    def __init__(self, session: Session, played: Engine, other: Engine) -> None:
        self._session = session
        self._both = _Both(played, other)

    @property
    def loaded(self) -> int:
        """How many states were loaded and left as in the game that went through."""
        return self._both.loaded

    def run(self) -> Outcome:
        """Play to the end or to the first finding.

        Raises EngineFault if an engine breaks down, TrackwalkerError if the file names something unknown.
        """
        replay = self._session.start(self._both, watch=self._both.note)
        outcome = replay.run()
        if outcome.finding is None:
            try:
                self._both.check_last()
            except PartingError as parting:
                outcome.finding = parting.finding
        return outcome


class _Both:
    """The engine that plays, and beside it the one that loads, to whoever plays a game on them."""

    def __init__(self, played: Engine, other: Engine) -> None:
        self._played = played
        self._other = other
        self._number = 0
        self.loaded = 0

    def note(self, number: int, action: dict[str, Any]) -> None:  # noqa: ARG002 - called before each action
        """Remember which recorded action is being carried out."""
        self._number = number

    def hello(self) -> dict[str, Any]:
        """The greeting of the engine that plays."""
        return self._played.hello()

    def new_game(self, params: dict[str, Any]) -> None:
        """Begin on the engine that plays; the other one knows nothing but what it loads."""
        self._played.new_game(params)

    def state(self) -> dict[str, Any]:
        """The state of the game that goes through."""
        return self._played.state()

    def load(self, state: dict[str, Any]) -> None:
        """Load into the engine that plays."""
        self._played.load(state)

    def legal_actions(self) -> list[dict[str, Any]]:
        """Those of the game that goes through."""
        return self._played.legal_actions()

    def best_routes(self, company: str) -> dict[str, Any]:
        """Those of the game that goes through."""
        return self._played.best_routes(company)

    def close(self) -> None:
        """Both end."""
        self._played.close()
        self._other.close()

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        """Carry out an action on both, on one of them after loading the state before it."""
        before = self._played.state()
        changed = self._read_back(before)
        answer = self._played.apply(action)
        after = self._played.state()
        if changed and not self._went_on(before, action, after):
            self._part(f"loaded before {describe(action)} and read back: {changed}")
        if not changed:
            self._play_on(action, answer, after)
        self.loaded += 1
        return answer

    def check_last(self) -> None:
        """Load the last state, which no action leaves."""
        changed = self._read_back(self._played.state())
        if changed:
            self._part(f"loaded at the end and read back: {changed}")
        self.loaded += 1

    def _read_back(self, state: dict[str, Any]) -> str:
        self._other.load(state)
        return _difference(state, self._other.state())

    def _went_on(self, before: State, action: Mapping[str, Any], after: State) -> bool:
        """Whether the loading engine has given the one possible answer by itself (docs/port.md)."""
        return unasked(before) == action and not _difference(after, self._other.state())

    def _play_on(self, action: dict[str, Any], answer: Mapping[str, Any], after: State) -> None:
        other = self._other.apply(action)
        if other["legal"] != answer["legal"]:
            words = {True: "accepted", False: "refused"}
            why = other.get("reason", answer.get("reason", "no reason given"))
            self._part(
                f"{words[bool(other['legal'])]} after loading, {words[bool(answer['legal'])]} before: "
                f"{describe(action)}: {why}"
            )
        changed = _difference(after, self._other.state())
        if changed:
            self._part(f"another effect after loading: {describe(action)}: {changed}")

    def _part(self, what: str) -> None:
        raise PartingError(Finding("different", self._number, what))


def _difference(expected: State, got: State) -> str:
    """The first thing in which two states differ, in words; empty if they are the same table."""
    left, right = same_order(expected), same_order(got)
    if left == right:
        return ""
    found = differences(left, right)
    more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
    return f"{found[0]}{more}" if found else "the states differ"


def same_order(value: Any, name: str = "") -> Any:
    """A value of a state, every list sorted that no rule orders, without what an engine keeps for itself."""
    if isinstance(value, (str, int)):  # most are, and asking whether they are mappings is slow
        return value
    if isinstance(value, Mapping):
        return {key: same_order(item, key) for key, item in sorted(value.items()) if not key.startswith("x-")}
    if not isinstance(value, list):
        return value
    items = [same_order(item) for item in value]
    return items if name in _IN_ORDER else sorted(items, key=repr)
