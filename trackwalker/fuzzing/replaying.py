"""A run from a file, played on an engine beside the reference engine."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from trackwalker.errors import TrackwalkerError
from trackwalker.fuzzing.documents import edition_of, run_in
from trackwalker.fuzzing.guide import Guide
from trackwalker.fuzzing.lockstep import Follower, Lockstep
from trackwalker.fuzzing.partings import Parting
from trackwalker.fuzzing.runs import Run
from trackwalker.fuzzing.shrinking import parting_of
from trackwalker.invariants.checking import load_facts
from trackwalker.paths import features_dir
from trackwalker.port.engine import Engine, EngineFault

__all__ = ["Replayed", "replay_run"]


@dataclass(frozen=True)
class Replayed:
    """What came of a run: how the engines parted, if they did, and after how many actions."""

    game: str
    run: Run
    parting: Parting | None
    number: int

    def lines(self, name: str) -> Iterator[str]:
        """The outcome in words. name: of the file."""
        count = len(self.run.actions)
        if self.parting is None:
            yield f"{self.game} {name}: {count} actions; the same as the reference engine at every one"
            return
        yield f"{self.game} {name}: action {self.number} of {count}: {self.parting.what}"
        yield f"  expected {self.parting.expected}; got {self.parting.got}"
        if self.parting.clauses:
            yield f"  clauses: {', '.join(self.parting.clauses[:5])}"


def replay_run(file: Path, document: dict[str, Any], engine: Engine) -> Replayed:
    """Play a run. Raises TrackwalkerError for a faulty file, or where it cannot be played on this engine."""
    game, run, rules = run_in(document, file)
    lockstep = Lockstep(
        Guide(rules), Follower(engine), load_facts(features_dir(), game, edition_of(run.beginning))
    )
    try:
        parting, number = parting_of(run, lockstep)
    except EngineFault as fault:
        raise TrackwalkerError(f"{file}: the reference engine cannot play it: {fault.detail}") from None
    if parting is not None and parting.kind == "cannot":
        raise TrackwalkerError(f"{file}: {engine.hello()['name']} cannot play it: {parting.what}")
    return Replayed(game, run, parting, number)
