"""Which round follows which, for courses of any number of kinds of round."""

from dataclasses import dataclass, field
from types import SimpleNamespace

import msgspec
import pytest

from reference_engine.rules.turns.course import Course

KINDS = ("opening", "stock", "operating", "merger", "export")
ROUNDS = {kind: msgspec.defstruct(kind, [], tag=kind) for kind in KINDS}


@dataclass
class Kind:
    """A kind of round that is over as soon as it goes on."""

    name: str
    course: Course
    begun: list[str]
    number: int = field(default=0, init=False)

    def start(self, number: int) -> None:
        self.number = number
        self.begun.append(f"{self.name} {number}")
        self.course.table.state.round = ROUNDS[self.name]()

    def next(self) -> None:
        self.course.over(self.number)


@pytest.mark.parametrize("cycle", [("stock", "operating"), ("stock", "operating", "merger", "export")])
def test_an_opening_is_followed_by_the_same_rounds_again_and_again(cycle: tuple[str, ...]) -> None:
    state, begun = SimpleNamespace(round=ROUNDS["opening"]()), list[str]()
    course = Course(SimpleNamespace(state=state))  # type: ignore[arg-type]
    rounds = {name: Kind(name, course, begun) for name in cycle}
    course.lay_out(Kind("opening", course, begun), rounds)  # type: ignore[arg-type]
    for _ in range(2 * len(cycle)):
        course.next()
    assert begun == [f"{name} {number}" for number in (1, 2) for name in cycle]
