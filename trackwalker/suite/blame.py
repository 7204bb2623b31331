"""Which failure accuses whom: who fails for a reason that is shown more plainly elsewhere is only blocked.

Each scenario that does not pass brings a `Charge`: where it went wrong, and which of its clauses the step
that failed proves. One engine fault makes many scenarios stumble over the same move; accused are only the
clauses that the move itself is about.

1. A charge at a step that is *marked* as proving clauses accuses these.
2. Whoever stumbled over the same thing at an unmarked step is blocked by them.
3. What is left accuses the clauses of its scenario, if it went wrong in what the scenario tests.
4. What went wrong earlier, in a Given, an opening or on the way, is blocked by whoever stands accused of the
   same thing after that.
5. Where nobody does, and an opening went wrong over some type of action, that accuses the scenarios which
   begin with it to test that type of action, and blocks the others.
6. Where that is nobody either, it is a failure all the same: no fault is lost by being blocked.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from trackwalker.suite.causes import Cause

__all__ = ["Charge", "Judgement", "charge_at", "first_tested", "judge"]


class Charge(msgspec.Struct, frozen=True, omit_defaults=True):
    """A scenario that fails.

    marked: the clauses that the step which failed is marked to prove. unmarked: the clauses of the scenario
    that no step is marked for. tested: whether it went wrong in what the scenario tests. cause: what went
    wrong first, if that could be found out. alike: the clauses that it tests by actions of the type over
    which an opening went wrong.
    """

    scenario: str
    clauses: tuple[str, ...]
    marked: tuple[str, ...] = ()
    unmarked: tuple[str, ...] = ()
    tested: bool = True
    cause: Cause | None = None
    alike: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Judgement:
    """accused: the clauses that the scenario accuses, none if it is blocked. by: those that block it."""

    accused: tuple[str, ...] = ()
    by: tuple[str, ...] = ()


@dataclass
class _Accused:
    """Who stands accused of what, by what exactly went wrong and by what is very likely the same."""

    fine: dict[str, list[str]] = field(default_factory=dict)
    coarse: dict[str, list[str]] = field(default_factory=dict)

    def add(self, cause: Cause | None, clauses: Iterable[str]) -> None:
        if cause is None:
            return
        self.fine.setdefault(cause.fine, []).extend(clauses)
        if cause.coarse:
            self.coarse.setdefault(cause.coarse, []).extend(clauses)

    def of(self, cause: Cause | None) -> tuple[str, ...]:
        if cause is None:
            return ()
        found = self.fine.get(cause.fine) or self.coarse.get(cause.coarse) or ()
        return tuple(dict.fromkeys(found))


def judge(charges: Sequence[Charge], witnesses: Iterable[Charge] = ()) -> dict[str, Judgement]:
    """The judgement on each charge, by scenario.

    witnesses: charges of scenarios that were played besides, to find out who is to blame; nothing is said of
    them.
    """
    plainly, others = _Accused(), _Accused()
    for charge in (*charges, *witnesses):
        if charge.tested:
            plainly.add(charge.cause, charge.marked)
    judged: dict[str, Judgement] = {}
    open_charges: list[Charge] = []
    for charge in charges:
        by = plainly.of(charge.cause)
        if charge.marked and charge.tested:
            judged[charge.scenario] = Judgement(accused=charge.marked)
        elif by:
            judged[charge.scenario] = Judgement(by=by)
        elif charge.tested and charge.unmarked:
            judged[charge.scenario] = Judgement(accused=charge.unmarked)
            others.add(charge.cause, charge.unmarked)
        else:
            open_charges.append(charge)
    by_opening = _Accused()
    for charge in open_charges:
        if not others.of(charge.cause):
            by_opening.add(charge.cause, charge.alike)
    for charge in open_charges:
        by = others.of(charge.cause) or (() if charge.alike else by_opening.of(charge.cause))
        judged[charge.scenario] = (
            Judgement(by=by) if by else Judgement(accused=charge.alike or charge.unmarked or charge.clauses)
        )
    return judged


def charge_at(
    scenario: str,
    clauses: Sequence[str],
    marks: Mapping[int, Sequence[str]],
    kinds: Sequence[str],
    failed: int,
    cause: Cause | None,
    action_of: Callable[[int], str | None] = lambda _: None,
) -> Charge:
    """The charge of a scenario that failed in step number `failed`.

    clauses: of the scenario, or of this row of it. marks: number of a step -> the clauses that it proves.
    kinds: `given`, `when` or `then` of each step. action_of: the type of action that a step is, if any.
    """
    own = {number: tuple(c for c in named if c in clauses) for number, named in marks.items()}
    everywhere = {clause for named in own.values() for clause in named}
    tested = cause is None or (not cause.in_opening and cause.step >= first_tested(kinds, failed))
    here = own.get(failed, ()) + (own.get(cause.step, ()) if cause is not None else ())
    unmarked = tuple(clause for clause in clauses if clause not in everywhere)
    alike: list[str] = []
    if cause is not None and cause.in_opening and cause.type:
        for number in range(len(kinds)):
            if number == first_tested(kinds, number) and action_of(number) == cause.type:
                alike += own.get(number, ()) or own.get(number + 1, ()) or unmarked
    return Charge(
        scenario=scenario,
        clauses=tuple(clauses),
        marked=tuple(dict.fromkeys(here)),
        unmarked=unmarked,
        tested=tested and kinds[failed] != "given",
        cause=cause,
        alike=tuple(dict.fromkeys(alike)),
    )


def first_tested(kinds: Sequence[str], failed: int) -> int:
    """The first step of what a scenario tests that fails in step `failed`.

    That is the last When before a Then, with the Thens after it. A When that another When follows only leads
    there, and what a Given says is not tested at all, except where nothing but a Then follows it.
    """
    step = failed
    while step > 0 and kinds[step] == "then":
        step -= 1
    if kinds[step] == "given":
        return 0
    following = kinds[step + 1] if step + 1 < len(kinds) else "then"
    return step if kinds[step] == "when" and following == "then" else len(kinds)
