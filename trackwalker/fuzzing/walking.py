"""One example: a beginning, and a few actions that are drawn one after the other."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from trackwalker.fuzzing.drawing import Drawn
from trackwalker.fuzzing.lockstep import Lockstep
from trackwalker.fuzzing.moves import Chooser, Move
from trackwalker.fuzzing.partings import Parting, of_invariant, of_list
from trackwalker.fuzzing.runs import Action, Run
from trackwalker.fuzzing.starts import Starts
from trackwalker.invariants.checking import Finding

__all__ = ["LONGEST", "Walked", "walk"]

LONGEST = 25
"""So many actions follow upon the beginning at most."""

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
    bit: Callable[[], bool],
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
    drawn = Drawn(bit)
    start = starts.draw(drawn)
    count = 1 + drawn.index(LONGEST)
    walked = Walked(Run(start))
    done: list[Action] = []

    def is_over(parting: Parting | None) -> bool:
        if parting is None:
            return False
        if parting.kind == "cannot":
            walked.cannot = parting.what
            return True
        walked.causes.append(parting.cause)
        if parting.cause not in known:
            found(parting, Run(start, tuple(done)))
            return True
        return parting.kind == "fault" or not lockstep.resume()

    if is_over(lockstep.begin(start)):
        return walked
    chooser: Chooser | None = None
    last: Action | None = None
    for _ in range(count):
        guide = lockstep.guide
        if not guide.state["pending"]:
            break
        if not guide.templates:
            done_nothing = Finding("somebody_can_act", (), f"{guide.due} is due and no action is legal")
            is_over(of_invariant(None, done_nothing))
            break
        if chooser is None:
            names = [player["id"] for player in guide.state["players"]]
            chooser = Chooser(guide, lockstep.facts, names, drawn)
        move = chooser.beside(drawn, last) if drawn.index(2) else Move(chooser.legal(), True)
        done.append(move.action)
        before = lockstep.accepted
        parting = lockstep.step(move.action)
        accepted = lockstep.accepted > before
        if accepted:
            walked.accepted, last = walked.accepted + 1, move.action
        else:
            walked.refused += 1
        if parting is None and lists and move.listed is not None and accepted != move.listed:
            parting = of_list(move.action, accepted, "")
        if is_over(parting):
            break
    walked.run = Run(start, tuple(done))
    return walked
