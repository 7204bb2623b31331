"""A numbered batch of examples, drawn and made smaller by Hypothesis.

Every batch has a seed of its own, so that what it comes to does not depend on who plays it, or after what.
Where a cause is new, Hypothesis looks for smaller draws that show the same one; then the batch goes on.
"""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from hypothesis import HealthCheck, Phase, Verbosity, given, seed, settings
from hypothesis import strategies as st

from trackwalker.fuzzing.drawing import DIGIT, Digit
from trackwalker.fuzzing.lockstep import Lockstep
from trackwalker.fuzzing.partings import Parting
from trackwalker.fuzzing.runs import Run
from trackwalker.fuzzing.starts import Starts
from trackwalker.fuzzing.walking import walk

__all__ = ["Batch", "Shown", "play_batch"]

TRIES = 40
"""So many smaller draws are tried for each new cause; what is left is cut away action by action."""


_BEYOND = 3**150
"""Numbers that Hypothesis draws are now and then taken from the source code that happens to be loaded, and
two processes of one seed would draw differently; none so large stands there."""

_DIGITS = {width: st.integers(_BEYOND, _BEYOND + (1 << width) - 1) for width in range(1, DIGIT + 1)}


@dataclass(frozen=True)
class Shown:
    """A parting, and a run that ends with it.

    legal: which of its actions the rules allow, where that has been noted.
    """

    parting: Parting
    run: Run
    legal: tuple[bool, ...] | None = None

    @property
    def size(self) -> tuple[int, int, str]:
        """By which of two is the smaller one: all of its actions, then those after its beginning."""
        return (self.run.length, len(self.run.actions), repr(self.run.actions))


@dataclass
class Batch:
    """What came of a batch: what was played, and for each new cause the smallest run that shows it."""

    number: int
    examples: int = 0
    accepted: int = 0
    refused: int = 0
    shown: dict[str, Shown] = field(default_factory=dict)
    causes: Counter[str] = field(default_factory=Counter)
    cannot: Counter[str] = field(default_factory=Counter)


class _Differs(Exception):
    """The example shows the cause that is being made smaller."""


class _Enough(BaseException):
    """No more draws are to be tried; passes through Hypothesis, which only takes exceptions for failures."""


class _Ended(BaseException):
    """The program is to end, as after SIGTERM; Hypothesis takes SystemExit for a failure of the example."""


class _Player:
    """Plays the examples of one batch."""

    def __init__(self, batch: Batch, lockstep: Lockstep, starts: Starts, known: Collection[str], lists: bool):
        self.batch, self.lockstep, self.starts, self.lists = batch, lockstep, starts, lists
        self.known = set(known)
        self.cause = ""  # that is being made smaller
        self.tries = 0

    def example(self, digit: Digit) -> None:
        def found(parting: Parting, run: Run) -> None:
            self._note(Shown(parting, run))

        self.tries += bool(self.cause)
        if self.tries > TRIES:
            raise _Enough
        if not self.cause:
            self.batch.examples += 1
        try:
            walked = walk(digit, self.lockstep, self.starts, self.known, found, self.lists)
        except SystemExit as end:
            raise _Ended from end
        if self.cause:
            if self.cause in walked.causes:
                raise _Differs
            return
        self.batch.accepted += walked.accepted
        self.batch.refused += walked.refused
        self.batch.causes.update(walked.causes)
        if walked.cannot:
            self.batch.cannot[walked.cannot] += 1
        new = [cause for cause in walked.causes if cause not in self.known]
        if new:
            self.cause = new[0]
            raise _Differs

    def _note(self, shown: Shown) -> None:
        best = self.batch.shown.get(shown.parting.cause)
        is_looked_for = self.cause in ("", shown.parting.cause)
        if is_looked_for and (best is None or shown.size < best.size):
            self.batch.shown[shown.parting.cause] = shown

    def play(self, count: int, number: int) -> None:
        """Play so many examples, or up to the first new cause, which is then made smaller."""
        profile = settings(
            max_examples=count,
            database=None,
            deadline=None,
            phases=[Phase.generate, Phase.shrink],
            report_multiple_bugs=False,
            suppress_health_check=list(HealthCheck),
            verbosity=Verbosity.quiet,
        )
        test = seed(number)(profile(self._as_test()))
        try:
            test()
        except (_Differs, _Enough):
            self.known.add(self.cause)
        except _Ended as ended:
            raise ended.__cause__ or ended from None
        except Exception as error:
            if not _is_about_repeating(error):
                raise
            self.known.add(self.cause)
        finally:
            self.cause, self.tries = "", 0

    def _as_test(self) -> Any:
        """What Hypothesis calls: everything is played while it draws, which is quick there."""

        @st.composite
        def example(draw: Any) -> None:
            self.example(lambda width: int(draw(_DIGITS[width])) - _BEYOND)

        def test(played: None) -> None:
            """Nothing is left to do."""

        return given(played=example())(test)


def _is_about_repeating(error: Exception) -> bool:
    """Whether Hypothesis only says that an example does not come out twice the same."""
    from hypothesis.errors import Flaky

    return isinstance(error, Flaky)


def play_batch(
    number: int,
    own_seed: int,
    count: int,
    lockstep: Lockstep,
    starts: Starts,
    known: Collection[str],
    lists: bool,
) -> Batch:
    """Play `count` examples. known: causes that have been found before. lists: see `walk`.

    Raises EngineFault where the guide, or the engine that is the measure, breaks down.
    """
    batch = Batch(number)
    player = _Player(batch, lockstep, starts, known, lists)
    turn = 0
    while batch.examples < count:
        before = batch.examples
        player.play(count - batch.examples, own_seed * 1000 + turn)
        turn += 1
        if batch.examples == before or turn > count:
            break
        if batch.examples < count and not player.known - set(known) and turn > 3:
            break  # Hypothesis has run out of draws
    return batch
