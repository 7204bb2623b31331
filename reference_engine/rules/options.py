"""What can be decided on: what decides on a kind of action, and what is worth asking it about."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from ..actions import AnyMove, PassMove, RunRoutesMove
from ..state import Actor, Pending
from .table import Commit

Decide = Callable[[Any], Commit]
"""Finds an action legal, or refuses it."""


class Amounts(NamedTuple):
    """A move with a free amount: from that of ``move``, by ``step``, to the most that the rules accept.

    ``member`` holds the amount; ``most``: what may be the highest, if it is accepted.
    """

    move: AnyMove
    member: str
    most: tuple[int, ...]
    step: int = 1


class AnyRoutes(NamedTuple):
    """A run by whichever routes: there are too many to list them."""

    move: RunRoutesMove


Candidate = AnyMove | Amounts | AnyRoutes
"""Something worth asking the rules about."""
Candidates = Callable[[Actor], Iterator[Candidate]]
"""All that an actor might be allowed, in a fixed order; the rules decide, so it may be too much."""


Faults = Callable[[Pending], Iterator[str]]
"""Why a decision would not be asked for by a table that somebody else has set, in words."""


def no_faults(due: Pending) -> Iterator[str]:  # noqa: ARG001
    """Nothing is said of such a decision."""
    yield from ()


class Option(NamedTuple):
    """A kind of action in a kind of decision: what decides on it, and what is worth asking.

    ``faults``: what of a decision of the kind, which is due by a table that was loaded, cannot be.
    """

    decide: Decide
    candidates: Candidates
    faults: Faults = no_faults


def passing(actor: Actor) -> Iterator[Candidate]:
    """To pass."""
    yield PassMove(actor=actor)
