"""Engines led through one run side by side: after every action they have to stand at the same table."""

from collections.abc import Mapping, Sequence
from typing import Any

from trackwalker.fuzzing.comparing import changes_nothing, difference, first_change, waits_for
from trackwalker.fuzzing.guide import MOST_PASSES, Guide
from trackwalker.fuzzing.partings import (
    Parting,
    changed_by_refusal,
    of_answer,
    of_course,
    of_fact,
    of_fault,
    of_inability,
    of_invariant,
    of_own_fault,
)
from trackwalker.fuzzing.runs import Beginning
from trackwalker.invariants.checking import Finding, check_state, check_step
from trackwalker.invariants.core.facts import Facts
from trackwalker.invariants.core.view import Step, View
from trackwalker.port.engine import Engine, EngineFault
from trackwalker.port.schema import SchemaError, checker
from trackwalker.scene.decisions import (
    COMPANY_STEPS,
    has_acted_in,
    is_empty,
    left_open,
    only_if_accepted,
    passing,
)
from trackwalker.scene.table import Table

__all__ = ["Follower", "Lockstep"]

Action = dict[str, Any]

_REFUSING_CODES = frozenset({-32602, -32601, -32600, -32000})
"""Codes of an error that says no more than that this is no action, or none that the engine plays."""


def says_more(fault: EngineFault) -> bool:
    """Whether a fault is more than the word of an engine that it cannot do this."""
    return fault.fatal or fault.code not in _REFUSING_CODES


class Follower:
    """An engine that is led. It needs `apply` and `state`; without `load` it is led from the deal."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        capabilities = engine.hello()["capabilities"]
        self.can_load = "load" in capabilities
        self.can_switch = "rules" in capabilities
        self.asks_chance = "chance" in capabilities
        self.moved = False  # whether something was passed over, on either side, to compare it
        # The table that it showed before the last action, if anyone looked.
        self.before: dict[str, Any] | None = None
        self._state: dict[str, Any] | None = None

    @property
    def state(self) -> dict[str, Any]:
        """The table that it shows. Raises EngineFault where it shows none."""
        if self._state is None:
            state = self.engine.state()
            try:
                checker("state", "the engine's state")(state)
            except SchemaError as error:
                raise EngineFault("invalid-message", str(error), method="state", fatal=False) from error
            self._state = state
        return self._state

    def begin(self, start: Beginning, rules: Mapping[str, Any]) -> None:
        """Begin where a run begins: by loading the table there, otherwise only with the deal."""
        self._state = None
        if start.state is not None and self.can_load:
            self.engine.load(start.state)
            return
        if start.params is None:
            detail = f"it cannot load the table of {start.name}"
            raise EngineFault("error-reply", detail, method="load", code=-32601, fatal=False)
        self.engine.new_game({**start.params, "rules": dict(rules)} if self.can_switch else start.params)

    def apply(self, action: Action, legal: bool = True) -> dict[str, Any]:
        """Ask for an action. legal: by the book; of another one, an error that it is none is a refusal."""
        try:
            answer = self.engine.apply(action)
        except EngineFault as fault:
            if legal or says_more(fault):
                raise
            return {"legal": False, "reason": fault.detail}
        if answer["legal"]:
            self._state = None
        return answer

    def change_by_refusal(self) -> str:
        """What has changed since its table was last looked at, though it has refused."""
        before = self.state
        self._state = None
        return first_change(before, self.state)

    def pass_over(self, acted: str, only_in_vain: bool = False) -> bool:
        """Answer where an engine may ask although nothing is decided.

        acted: whose action was the last. only_in_vain: only where there plainly is nothing to decide, as in a
        stock turn with its purchase: before the same player is asked again, a round may have passed.
        """
        table = Table(self.state)
        decision = table.next_decision
        if decision is None:
            return False
        own_step = decision.kind in COMPANY_STEPS and decision.actors[0] in (
            ("company", acted),
            ("company", (table.turn or {}).get("company")),
        )
        may_be = left_open(decision) or only_if_accepted(table, decision) or has_acted_in(table, decision)
        asked_in_vain = is_empty(table, decision) or (not only_in_vain and (may_be or own_step))
        nothing = passing(table, decision) if asked_in_vain else None
        return nothing is not None and bool(self.apply(nothing)["legal"])


class Lockstep:
    """A guide, the engine that is tested, and maybe another one, which then is the measure.

    facts: of the game. Without another one, what the guide answers is what the rules say.
    """

    def __init__(self, guide: Guide, tested: Follower, facts: Facts, against: Follower | None = None) -> None:
        self.guide, self.tested, self.facts, self.against = guide, tested, facts, against
        self.accepted = 0
        self.parted = (
            False  # whether they have parted in this run, and gone on from the table of the tested one
        )
        self.strayed = False  # whether any engine has shown other manners than the guide in this run
        self.vain = False  # whether the last action was accepted and has changed nothing
        self._view: View | None = None
        self._here: dict[str, Any] | None = None  # the table before the last action

    def begin(self, start: Beginning) -> Parting | None:
        """Bring all of them to the beginning of a run; how they part on the way, if they do.

        Raises EngineFault where the guide or the other engine cannot come there.
        """
        self._view, self.strayed, self.parted = None, False, False
        bare = (
            Beginning("the deal", start.params) if start.params is not None and self._is_led(start) else start
        )
        self.guide.begin(bare)
        if self.against is not None:
            self.against.begin(bare, self.guide.rules)
        try:
            self.tested.begin(bare, self.guide.rules)
            shown = self._compare(self.tested, None, "")
        except EngineFault as fault:
            return of_fault(None, fault) if says_more(fault) else of_inability(None, fault)
        parting = self._judged(None, shown)
        if bare is start:
            return parting
        for action in start.actions:
            if parting is not None:
                return parting
            parting = self.step(action)
        return parting

    def _is_led(self, start: Beginning) -> bool:
        """Whether all have to play the way from the deal, as one of them cannot load."""
        engines = [self.tested, *([self.against] if self.against is not None else [])]
        return start.state is None or not all(engine.can_load for engine in engines)

    def step(self, action: Action, look: bool = True) -> Parting | None:
        """Ask all of them for an action; how they part over it, if they do.

        look: whether the tables are looked at as well, or only the answers.
        """
        due = self.guide.due
        before = self._view if self._view is not None else self._view_of(self.guide.state) if look else None
        here = self.guide.state if look else None
        try:
            sound = self.guide.apply(action)
        except EngineFault as fault:
            return of_own_fault(action, fault)
        self.accepted += bool(sound["legal"])
        self.vain = bool(sound["legal"]) and here is not None and changes_nothing(here, self.guide.state)
        self._here = here
        parting = self._followed(self.tested, action, due, sound, look)
        if self.against is not None:
            other = self._followed(self.against, action, due, sound, look)
            if _cause(parting) == _cause(other):
                if parting is not None:
                    self.parted = True
                    self.guide.adopt(self.tested.state)
                parting = None
            elif parting is None and other is not None:
                parting = _reversed(other)
        if not look:
            self._view = None
            return parting
        if not sound["legal"] and parting is None:
            self._view = before
            return None
        return self._judged(action, parting, before)

    def differ(self) -> bool:
        """Whether the tables differ, which have not been looked at since some actions."""
        return self._compare(self.tested, None, "") is not None

    def resume(self) -> bool:
        """After they have parted: go on from the tested engine's table, if that is possible."""
        self._view = None
        if self.against is not None:
            return False
        self.parted = True
        try:
            return self.guide.adopt(self.tested.state)
        except EngineFault:
            return False

    # --------------------------------------------------------------------------------------------- following

    def _followed(
        self, follower: Follower, action: Action, due: str, sound: Mapping[str, Any], look: bool
    ) -> Parting | None:
        follower.moved = False
        try:
            follower.before = follower.state if look else None
            if action["type"] == "shuffle" and not follower.asks_chance:
                return self._has_drawn(follower)
            shown = follower.apply(action, bool(sound["legal"]))
            if shown["legal"] != sound["legal"]:
                if self.vain and self._here is not None:  # what would change nothing may as well be refused
                    self.guide.go_back_to(self._here)
                    return None
                return self._answered(action, due, sound, shown)
            if not look:
                return None
            if not shown["legal"]:
                change = follower.change_by_refusal()
                return changed_by_refusal(action, change) if change else None
            return self._compare(follower, action, str(action["actor"]["id"]))
        except EngineFault as fault:
            return of_fault(action, fault) if says_more(fault) else of_inability(action, fault)

    def _has_drawn(self, follower: Follower) -> Parting | None:
        """An engine that is not told what chance does has done it itself: what it has drawn is taken over."""
        self.guide.adopt(follower.state)
        return None

    def _answered(
        self, action: Action, due: str, sound: Mapping[str, Any], shown: Mapping[str, Any]
    ) -> Parting:
        if shown["legal"]:
            return of_answer(action, due, sound, shown, self.guide.forbidding(action, sound))
        named = str(shown.get("clause") or "")
        known = named.startswith(f"{self.facts.prefix}-")
        return of_answer(action, due, sound, shown, (named,) if known else ())

    def _compare(self, follower: Follower, action: Action | None, acted: str) -> Parting | None:
        """Whether an engine stands where the guide does, once what decides nothing is passed over."""
        for _ in range(MOST_PASSES):
            here = waits_for(follower.state)
            if here == waits_for(self.guide.state):
                fact = difference(follower.state, self.guide.state)
                if fact is None or self._has_come_round(follower, here):
                    return None
                return of_fact(action, fact)
            follower.moved = self.strayed = True
            if not follower.asks_chance and self.guide.due == "shuffle":
                return self._has_drawn(follower)
            if follower.pass_over(acted, only_in_vain=True) or self.guide.go_on_to(here):
                continue
            if not follower.pass_over(acted):
                break
        mine, theirs = Table(follower.state), Table(self.guide.state)
        shown, sound = (str(table.next_decision or "the end of the game") for table in (mine, theirs))
        kinds = f"{_due(theirs)}|{_due(mine)}"
        return of_course(action, f"{theirs.round_name}, {sound}", f"{mine.round_name}, {shown}", kinds)

    def _has_come_round(self, follower: Follower, here: tuple[Any, ...]) -> bool:
        """Whether an engine has passed for all who could do nothing else, and asks the same one once more."""
        before = self.guide.state
        if not self.guide.go_on_to(here):
            return False
        if difference(follower.state, self.guide.state) is None:
            follower.moved = self.strayed = True
            return True
        self.guide.go_back_to(before)
        return False

    # -------------------------------------------------------------------------------------------- invariants

    def _judged(
        self, action: Action | None, parting: Parting | None, before: View | None = None
    ) -> Parting | None:
        """A parting with the clauses of what does not hold in the step, or what does not hold by itself."""
        if parting is not None and parting.kind not in ("effect", "course"):
            return parting
        self._view = None
        try:
            # Where they do not part it is the same table: that of the guide has its lists in the usual order.
            view = self._view_of(self.guide.state if parting is None else self.tested.state)
            if parting is not None and before is not None and self.tested.before is not None:
                before = self._view_of(self.tested.before)  # in the order that is its own, too
            findings = self._findings(view, action, before)
        except EngineFault as fault:
            return parting or of_fault(action, fault)
        except (LookupError, TypeError, ValueError) as error:
            words = f"the table cannot be made sense of ({type(error).__name__}: {error})"
            findings = [Finding("tables_make_sense", (), words)]
            view = None
        if parting is None and (not findings or self.parted):  # it follows from what went wrong before
            self._view = view
            return None
        if parting is None:
            return of_invariant(action, findings[0])
        clauses = tuple(dict.fromkeys(clause for finding in findings for clause in finding.clauses))
        return _with(parting, clauses)

    def _findings(self, view: View, action: Action | None, before: View | None) -> list[Finding]:
        found = check_state(view, before)
        plain = action is not None and before is not None and not self.tested.moved
        if not found and plain and action is not None and before is not None:
            found = check_step(Step(before, action, view))
        return found

    def _view_of(self, state: dict[str, Any]) -> View:
        if state is self.guide.state and "rules" in state:
            return self.guide.view(self.facts)
        return View(state if "rules" in state else {**state, "rules": self.guide.rules}, self.facts)


def _due(table: Table) -> str:
    return table.next_decision.kind if table.next_decision is not None else "over"


def _cause(parting: Parting | None) -> str:
    return parting.cause if parting is not None else ""


def _reversed(parting: Parting) -> Parting:
    """What the engine that is the measure does otherwise than the guide, which the tested one agrees with."""
    return Parting(
        parting.kind,
        f"only the other engine|{parting.cause}",
        f"the other engine parts from the book and from it: {parting.what}",
        parting.action,
        parting.clauses,
        parting.got,
        parting.expected,
    )


def _with(parting: Parting, clauses: Sequence[str]) -> Parting:
    return Parting(
        parting.kind,
        parting.cause,
        parting.what,
        parting.action,
        parting.clauses or tuple(clauses),
        parting.expected,
        parting.got,
    )
