"""How two engines part over one action, and which of these partings are the same."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from trackwalker.invariants.checking import Finding
from trackwalker.port.engine import EngineFault
from trackwalker.port.table_facts import Fact
from trackwalker.scene.journal import words

__all__ = [
    "Kind",
    "Parting",
    "changed_by_refusal",
    "of_answer",
    "of_course",
    "of_fact",
    "of_fault",
    "of_inability",
    "of_invariant",
    "of_list",
    "of_own_fault",
]

Action = dict[str, Any]

Kind = Literal[
    "permissive", "broken", "effect", "course", "changed", "invariant", "listed", "fault", "cannot"
]

KINDS: Mapping[Kind, str] = {
    "permissive": "it accepts what the rules forbid",
    "broken": "it refuses what the rules allow",
    "effect": "something comes of it that should not",
    "course": "another decision follows",
    "changed": "a refused action changes something",
    "invariant": "a table or a step that cannot be",
    "listed": "what is listed as legal and what is accepted differ",
    "fault": "it broke down",
    "cannot": "it says that it cannot go on",
}
"""What each kind of parting is, in words."""


@dataclass(frozen=True)
class Parting:
    """The first thing that an engine did otherwise than the one beside it.

    cause: the same for everything that has gone wrong in the same way. action: over which; None at the
    beginning. what: in words. clauses: on which it rests, as far as that is known. expected, got: by the
    engine beside, and by the one that is tested.
    """

    kind: Kind
    cause: str
    what: str
    action: Action | None = None
    clauses: tuple[str, ...] = ()
    expected: str = ""
    got: str = ""


def _alike(reason: str) -> str:
    """A reason without the names and numbers in it."""
    return re.sub(r"\s+", " ", re.sub(r"\b[A-Z][\w&]*\b|\$?\d[\d,.]*", "_", reason))[:100]


def of_answer(
    action: Action, due: str, sound: Mapping[str, Any], shown: Mapping[str, Any], clauses: tuple[str, ...]
) -> Parting:
    """One accepts what the other refuses. due: the kind of decision. clauses: that forbid it, if any do."""
    reason = str((sound if shown["legal"] else shown).get("reason") or "no reason given")
    why = (clauses[0] if clauses else "") or _alike(reason)
    if shown["legal"]:
        return Parting(
            "permissive",
            f"accepted|{action['type']}|{why}",
            f"it accepts what is refused by the book: {words(action)}",
            action,
            clauses,
            f"refused: {reason}",
            "accepted",
        )
    return Parting(
        "broken",
        f"refused|{action['type']}|{due}|{why}",
        f"it refuses what the book allows: {words(action)}",
        action,
        clauses,
        "accepted",
        f"refused: {reason}",
    )


def of_fact(action: Action | None, fact: Fact, clauses: tuple[str, ...] = ()) -> Parting:
    """Something on the table differs after an action, or (None) at the beginning."""
    actor = action["actor"]["id"] if action else ""
    whose = "the actor" if fact.whose == actor else ""
    after = f"after {words(action)}" if action else "at the beginning"
    kind = action["type"] if action else "beginning"
    return Parting(
        "effect",
        f"effect|{kind}|{fact.kind}|{whose}",
        f"{after}: {fact}",
        action,
        clauses,
        f"{fact.kind} of {fact.whose}: {fact.sound}",
        f"{fact.kind} of {fact.whose}: {fact.shown}",
    )


def of_course(action: Action | None, sound: str, shown: str, kinds: str) -> Parting:
    """Another decision is due. sound, shown: which, in words. kinds: of the two, for comparing causes."""
    after = f"after {words(action)}" if action else "at the beginning"
    return Parting(
        "course",
        f"course|{action['type'] if action else 'beginning'}|{kinds}",
        f"{after}: {sound} is due, but it goes on with {shown}",
        action,
        (),
        sound,
        shown,
    )


def changed_by_refusal(action: Action, where: str) -> Parting:
    """A refused action has an effect. where: the first difference, in words."""
    member = re.split(r"[,:. ]", where, maxsplit=1)[0]
    return Parting(
        "changed",
        f"changed|{action['type']}|{member}",
        f"it refuses {words(action)}, and yet something changes: {where}",
        action,
        (),
        "nothing has changed",
        where,
    )


def of_invariant(action: Action | None, finding: Finding) -> Parting:
    """A table, or a step to it, in which something does not hold."""
    after = f"after {words(action)}" if action else "at the beginning"
    return Parting(
        "invariant",
        f"invariant|{finding.invariant}",
        f"{after}: {finding.words}",
        action,
        finding.clauses,
        finding.invariant.replace("_", " "),
        finding.words,
    )


def of_list(action: Action, accepted: bool, reason: str) -> Parting:
    """What is listed is refused, or what is not is accepted."""
    got = (
        "accepted, though it is not listed as legal"
        if accepted
        else f"listed as legal, but refused: {reason}"
    )
    return Parting(
        "listed", f"listed|{accepted}|{action['type']}|{_alike(reason)}", f"{words(action)}: {got}", action
    )


def of_inability(action: Action | None, fault: EngineFault) -> Parting:
    """The engine says by an error that it does not play what is legal here: no rule is broken."""
    return Parting(
        "cannot", f"cannot|{_alike(fault.detail)}", fault.detail, action, (), "an answer", fault.detail
    )


def of_own_fault(action: Action, fault: EngineFault) -> Parting:
    """The reference engine itself breaks down: the tested one is not to blame."""
    return Parting(
        "fault",
        f"own fault|{_alike(fault.detail)}|{action['type']}",
        f"the reference engine itself breaks down over {words(action)}: {fault.detail}",
        action,
        (),
        "an answer of the reference engine",
        fault.summary(),
    )


def of_fault(action: Action | None, fault: EngineFault) -> Parting:
    """The engine breaks down, or does not answer as the port has it."""
    over = f"over {words(action)}" if action else "at the beginning"
    return Parting(
        "fault",
        f"fault|{fault.method}|{fault.kind}|{_alike(fault.detail)}|{action['type'] if action else ''}",
        f"{fault.summary()} ({over})",
        action,
        (),
        "an answer",
        fault.summary(),
    )
