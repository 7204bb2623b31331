"""One example: a beginning, and a few actions that are drawn one after the other."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from trackwalker.fuzzing.drawing import Digit, Drawn
from trackwalker.fuzzing.lockstep import Lockstep
from trackwalker.fuzzing.moves import Chooser, Move
from trackwalker.fuzzing.partings import Parting, of_invariant, of_list
from trackwalker.fuzzing.runs import Action, Beginning, Run
from trackwalker.fuzzing.starts import Starts
from trackwalker.invariants.checking import Finding

__all__ = ["LONGEST", "Walked", "walk"]

LONGEST = 25
"""So many actions follow upon the beginning at most."""

_BESIDE = 4
"""Fewer than so many actions beside the legal ones are asked for at one table, before a legal one."""

Found = Callable[[Parting, Run], None]
"""Called with a parting that is not known yet, and the run that ends with it."""


@dataclass
class Walked:
    """What came of an example: the run, the actions that were accepted and refused in it, the causes that it
    shows; cannot: why the engine said that it cannot go on, if it did."""

    run: Run
    accepted: int = 0
    refused: int = 0
    causes: list[str] = field(default_factory=list)
    cannot: str = ""


def walk(
    digit: Digit,
    lockstep: Lockstep,
    starts: Starts,
    known: Collection[str],
    found: Found,
    lists: bool = False,
) -> Walked:
    """Play one example.

    known: causes that are known already; after a parting of such a cause the run goes on from the table of
    the tested engine, where that is possible. lists: whether what is listed as legal is held against what is
    accepted. Raises EngineFault where the guide, or the engine that is the measure, breaks down.
    """
    drawn = Drawn(digit)
    start = starts.draw(drawn)
    count = 1 + drawn.index(LONGEST)
    walk = _Walk(start, lockstep, known, found, lists)
    if not walk.is_over(lockstep.begin(start)):
        for _ in range(count):
            if walk.turn(drawn):
                break
    walk.walked.run = Run(start, tuple(walk.done))
    return walk.walked


class _Walk:
    """A run on its way; what it is given is said at `walk`."""

    def __init__(
        self, start: Beginning, lockstep: Lockstep, known: Collection[str], found: Found, lists: bool
    ) -> None:
        self.start, self.lockstep, self.known, self.found, self.lists = start, lockstep, known, found, lists
        self.walked = Walked(Run(start))
        self.done: list[Action] = []
        self.last: Action | None = None  # the last one that was accepted
        self.chooser: Chooser | None = None

    def turn(self, drawn: Drawn) -> bool:
        """Some actions beside the legal ones, and a legal one; whether the run is over."""
        drawn.begin_turn()
        guide = self.lockstep.guide
        if not guide.state["pending"]:
            return True
        if not guide.templates:
            nothing = Finding("somebody_can_act", (), f"{guide.due} is due and no action is legal")
            self.is_over(of_invariant(None, nothing))
            return True
        if self.chooser is None:
            names = [player["id"] for player in guide.state["players"]]
            self.chooser = Chooser(guide, self.lockstep.facts, names, drawn)
        for _ in range(drawn.index(_BESIDE)):
            here = self.lockstep.accepted, len(self.walked.causes)
            if self._asks(self.chooser.beside(drawn, self.last)):
                return True
            if here != (self.lockstep.accepted, len(self.walked.causes)):
                return False  # another table: it was legal, or they have parted
        return self._asks(Move(self.chooser.legal(), True))

    def _asks(self, move: Move) -> bool:
        """Ask for an action; whether the run is over with it."""
        self.done.append(move.action)
        before = self.lockstep.accepted
        parting = self.lockstep.step(move.action)
        accepted = self.lockstep.accepted > before
        if accepted:
            self.walked.accepted, self.last = self.walked.accepted + 1, move.action
        else:
            self.walked.refused += 1
        if parting is None and self.lists and move.listed is not None and accepted != move.listed:
            parting = of_list(move.action, accepted, "")
        return self.is_over(parting)

    def is_over(self, parting: Parting | None) -> bool:
        """Whether the run ends with how they have parted, if they have: what is known is gone past."""
        if parting is None:
            return False
        if parting.kind == "cannot":
            self.walked.cannot = parting.what
            return True
        self.walked.causes.append(parting.cause)
        if parting.cause not in self.known:
            self.found(parting, Run(self.start, tuple(self.done)))
            return True
        return parting.kind == "fault" or not self.lockstep.resume()
