"""Where an engine first went wrong in a scenario: the same scenario played on a sound engine tells.

Two journals are laid side by side. Engines differ in what they ask, so the decisions that are only passed
over do not count, and what lies on the table is compared only where both engines wait for the same decision.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from trackwalker.port.table_facts import ASKED, HAND, PRINTED, Fact, differing

if TYPE_CHECKING:  # whoever only wants to know of causes need not have the whole scene
    from trackwalker.scene import Entry, Journal, Table

__all__ = ["Cause", "first_difference"]


class Cause(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first thing that an engine did otherwise than a sound one.

    what: in words. fine: the same for everything that has gone wrong in the very same way. coarse: the same
    for what is very likely one fault, maybe empty. step: the number of the step in which it was. move: the
    action, in words, empty at the start; type: of what type it is. in_opening: whether an opening was being
    played.
    """

    what: str
    fine: str
    coarse: str
    step: int
    move: str = ""
    in_opening: bool = False
    type: str = ""


def first_difference(shown: Journal, sound: Journal, looked_at: str = "") -> Cause | None:
    """Where the journal of the engine under test first departs from that of a sound engine, if it does.

    looked_at: what the sentence that failed expected, in words: a price asked is a cause only where it was
    looked at, named, or bought at.
    """
    asked: list[Fact] = []
    if shown.start is not None and sound.start is not None:
        for fact in differing(shown.start.state, sound.start.state):
            if fact.kind != ASKED:
                return _of_start(fact, shown)
            asked.append(fact)
    strayed: Entry | None = None
    for mine, theirs in _side_by_side(shown.entries, sound.entries):
        if mine is None or theirs is None:
            there = mine or theirs
            assert there is not None
            return _of_course(strayed or there, there, mine is None)
        if mine.legal != theirs.legal:
            if strayed is not None:
                return _of_course(strayed, mine, False)
            price = next((fact for fact in asked if _is_about(mine, fact)), None)
            return _of_answer(mine) if price is None else _of_asking(price, mine)
        if mine.table is None or theirs.table is None:
            continue
        if _waits_for(mine.table) != _waits_for(theirs.table):
            strayed = strayed or mine
            continue
        new = _first_fact(mine.table, theirs.table, asked)
        if new is not None:
            return _of_fact(mine, new)
        strayed = None
    if strayed is not None:
        return _of_course(strayed, strayed, False)
    price = next((fact for fact in asked if looked_at.startswith(f"price of {fact.whose}:")), None)
    return None if price is None else _of_asking(price)


# --------------------------------------------------------------------------------------------- side by side


def _side_by_side(mine: list[Entry], theirs: list[Entry]) -> Iterator[tuple[Entry | None, Entry | None]]:
    """Pairs of the same action; what the driver passed over for one engine only is left out."""
    here, there = 0, 0
    while here < len(mine) and there < len(theirs):
        one, other = mine[here], theirs[there]
        if one.action == other.action and not _is_outright(one, other):
            yield one, other
            here, there = here + 1, there + 1
        elif _is_by_the_way(mine, here):
            here += 1
        elif _is_by_the_way(theirs, there):
            there += 1
        else:
            yield one, None
            return
    for place in range(here, len(mine)):
        if not _is_by_the_way(mine, place):
            yield mine[place], None
            return


def _is_by_the_way(entries: list[Entry], place: int) -> bool:
    """Did the driver pass something over here, or find that it could not and go on all the same?"""
    entry = entries[place]
    return entry.passed_over and (entry.legal or place + 1 < len(entries))


def _is_outright(one: Entry, other: Entry) -> bool:
    """Did one engine take at once what the other takes only once a step has been passed over?"""
    return one.legal != other.legal and any(
        entry.passed_over and not entry.legal and not taken.passed_over
        for entry, taken in ((one, other), (other, one))
    )


def _waits_for(table: Table) -> tuple[Any, ...]:
    due = table.next_decision
    return (table.round_name, due and due.kind, due and sorted(due.actors))


def _first_fact(shown: Table, sound: Table, but: Collection[Fact] = ()) -> Fact | None:
    """The first thing on the table that differs, apart from what is known already."""
    known = {(fact.kind, fact.whose, fact.by) for fact in but}
    return next(
        (
            fact
            for fact in differing(shown.state, sound.state)
            if (fact.kind, fact.whose, fact.by) not in known
        ),
        None,
    )


# ------------------------------------------------------------------------------------------------- in words


_WHATEVER_THE_MOVE = {PRINTED: "on the chart", HAND: "at the dealing"}
"""Kinds of facts that are one fault whatever move has led there, and where that fault is."""


def _of_lasting(fact: Fact, step: int, in_opening: bool) -> Cause:
    whose = fact.whose if fact.kind == PRINTED else ""
    return Cause(
        what=f"{_WHATEVER_THE_MOVE[fact.kind]}: {fact}",
        fine=f"lasting|{fact.kind}|{whose}|{fact.by}",
        coarse="",
        step=step,
        in_opening=in_opening,
    )


def _of_start(fact: Fact, shown: Journal) -> Cause:
    if fact.kind in _WHATEVER_THE_MOVE:
        return _of_lasting(fact, 0, shown.opening is not None)
    when = "a new game" if shown.fresh else "a table that was loaded"
    return Cause(
        what=f"{when}: {fact}",
        fine=f"start|{shown.fresh}|{fact.kind}|{fact.whose}|{fact.by}",
        coarse=f"start|{shown.fresh}|{fact.kind}|{fact.by}",
        step=0,
        in_opening=shown.opening is not None,
    )


def _is_about(entry: Entry, price: Fact) -> bool:
    """Whether an action names what is on sale at another price, and a price for it."""
    return entry.action.get("private") == price.whose and "price" in entry.action


def _of_asking(price: Fact, entry: Entry | None = None) -> Cause:
    return Cause(
        what=str(price),
        fine=f"asked|{price.whose}|{price.by}",
        coarse="",
        step=entry.step if entry is not None else 0,
        move=_move(entry) if entry is not None else "",
        in_opening=entry is not None and entry.opening is not None,
    )


def _of_answer(entry: Entry) -> Cause:
    said = "accepted" if entry.legal else "refused"
    reason = str(entry.answer.get("reason") or "")
    alike = re.sub(r"\b[A-Z][\w&]*\b|\d+", "_", reason)
    return Cause(
        what=f"{said}: {_move(entry)}" + (f" ({reason})" if reason and not entry.legal else ""),
        fine=f"{said}|{_key(entry, but=_WHOEVER)}",
        coarse=f"{said}|{entry.action['type']}|{alike}" if alike else "",
        step=entry.step,
        move=_move(entry),
        in_opening=entry.opening is not None,
        type=entry.action["type"],
    )


def _of_fact(entry: Entry, fact: Fact) -> Cause:
    if fact.kind in _WHATEVER_THE_MOVE:
        return _of_lasting(fact, entry.step, entry.opening is not None)
    actor = entry.action["actor"]["id"]
    whose = "the actor" if fact.whose == actor else fact.whose
    kind = entry.action["type"]
    return Cause(
        what=f"after {_move(entry)}: {fact}",
        fine=f"fact|{_key(entry)}|{fact.kind}|{whose}|{fact.by}",
        coarse=f"fact|{kind}|{fact.kind}|{whose == 'the actor'}|{fact.by}",
        step=entry.step,
        move=_move(entry),
        in_opening=entry.opening is not None,
        type=entry.action["type"],
    )


def _of_course(entry: Entry, there: Entry, left_out: bool) -> Cause:
    """The play took another course: somebody else was asked, or something else."""
    due = entry.table.next_decision if entry.table is not None else None
    asked = str(due) if due is not None else "nobody has to decide anything"
    return Cause(
        what=f"after {_move(entry)}: {asked}",
        fine=f"course|{_key(entry)}|{due.kind if due else ''}|{left_out}",
        coarse=f"course|{entry.action['type']}|{due.kind if due else ''}",
        step=there.step if entry.opening is None else entry.step,
        move=_move(entry),
        in_opening=entry.opening is not None,
        type=entry.action["type"],
    )


_WHOEVER = ("actor", "agreed_by", "also_agreed_by", "type")
_WHICHEVER_RUN = (*_WHOEVER, "routes")


def _key(entry: Entry, but: tuple[str, ...] = _WHICHEVER_RUN) -> str:
    """An action but for who does it, so that the same move of another company is the same.

    What a run leads to is the same whichever routes it takes; whether it is legal is not.
    """
    fields = {key: value for key, value in entry.action.items() if key not in but}
    return f"{entry.action['type']}|{json.dumps(fields, sort_keys=True)}"


def _move(entry: Entry) -> str:
    action = entry.action
    fields = ", ".join(
        f"{key} {value}" for key, value in action.items() if key not in ("type", "actor", "routes")
    )
    return f"{action['actor']['id']}: {action['type']}" + (f" ({fields})" if fields else "")
