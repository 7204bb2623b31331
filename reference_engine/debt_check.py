"""What debts in a state must keep to before a game can go on from it."""

from collections.abc import Iterator

from .components import Components
from .state import State


def debt_faults(box: Components, state: State) -> Iterator[str]:
    """What is wrong with the loans and bonds of a state (holders are checked elsewhere)."""
    most = 0 if box.loans is None else box.loans.most
    for at, company in enumerate(state.companies):
        if not 0 <= company.loans <= most:
            yield f"companies[{at}].loans: {company.id} can have {most} at most, found {company.loans}"
    yield from _bonds(box, state)


def _bonds(box: Components, state: State) -> Iterator[str]:
    if not state.bonds:
        return
    if box.national is None:
        yield f"bonds: {box.game} has none"
        return
    count = box.national.bonds.count
    places = [pile.holder for pile in state.bonds]
    for at, pile in enumerate(state.bonds):
        if pile.company != box.national.id:
            yield f"bonds[{at}].company: only {box.national.id} has bonds, not {pile.company!r}"
        if pile.count < 1:
            yield f"bonds[{at}].count: expected more than 0, found {pile.count}"
        allowed = pile.holder in ("pool", f"company:{box.national.id}")
        if not allowed and not pile.holder.startswith("player:"):
            yield f"bonds[{at}].holder: there are no bonds with {pile.holder!r}"
        if places.count(pile.holder) > 1:
            yield f"bonds[{at}].holder: {pile.holder!r} is there {places.count(pile.holder)} times"
    if (total := sum(pile.count for pile in state.bonds)) != count:
        yield f"bonds: there are {count} of them, found {total}"
