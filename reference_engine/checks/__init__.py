"""What a table must not contradict before a game can go on from it: supplies, paper, rounds, decisions."""

from collections.abc import Iterator

from ..components import Components
from ..rules.switches import Switches
from ..state import State
from .paper import paper_faults
from .supplies import supply_faults

__all__ = ["contradictions"]


def contradictions(box: Components, state: State, switches: Switches) -> Iterator[str]:
    """Where a state whose names all mean something contradicts itself or its box."""
    yield from paper_faults(box, state)
    yield from supply_faults(box, state, switches)
