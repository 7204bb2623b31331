"""Two tables laid side by side, as far as rules speak of them.

Engines that keep the same rules differ in manners (docs/port.md): the order of lists, what lies below the
first decision, how a run is written down. None of that is a difference here.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from trackwalker.port.table_facts import ASKED, Fact, differing
from trackwalker.transcripts.along import same_order

__all__ = ["changes_nothing", "difference", "first_change", "waits_for"]

State = Mapping[str, Any]

_LEFT_OUT = frozenset({"format", "edition", "rules", "pending", "box", "options"})
"""Members that say by what is played, or what is asked, which is compared apart."""

_OF_TURN_LEFT_OUT = frozenset({"routes", "bought", "privates", "least_price"})
"""How a run was named, with which purchase a turn that is over ended; and what shows when it is tried: which
private companies were bought in it, and below which price no train is bought, even if none is so cheap."""


_BY_BANKRUPTCY = frozenset({"bankruptcy", "last_player"})
"""Causes of an end that a bankruptcy brings about."""


def waits_for(state: State) -> tuple[Any, ...]:
    """The round, and which decision of whom is due in it.

    Players who may act beside a company are not looked at: what they may do shows when they try.
    """
    current = state["round"]
    place = (current["kind"], current.get("set"), current.get("number"))
    if not state["pending"]:
        return (*place, None, ())
    due = state["pending"][0]
    actors = [(actor["kind"], actor["id"]) for actor in due["actors"]]
    companies = [actor for actor in actors if actor[0] == "company"]
    return (*place, due["kind"], tuple(sorted(companies or actors)))


def difference(shown: State, sound: State) -> Fact | None:
    """The first thing in which a table differs from another one at which the same decision is due."""
    if shown == sound:
        return None
    shown, sound = _ended_alike(shown), _ended_alike(sound)
    found = next((fact for fact in differing(shown, sound) if fact.kind != ASKED), None)
    if found is not None:
        return found
    apart = [name for name in {**sound, **shown} if shown.get(name) != sound.get(name)]
    members = _of_members(_plain(shown, apart), _plain(sound, apart))
    return next(members, None) or next(iter(differing(shown, sound)), None)


def first_change(before: State, after: State) -> str:
    """The first thing in which one engine's table differs from what it was, in words; empty if in nothing."""
    if before == after:
        return ""
    old, new = same_order(before), same_order(after)
    if old == new:
        return ""
    return next((f"{name}: {was!r} became {now!r}" for name, was, now in _walk("", old, new)), "it differs")


def changes_nothing(before: State, after: State) -> bool:
    """Whether an action leaves a table as it is, but for a power over two tiles that any action gives up."""
    if before == after:
        return True
    left, kept = (
        {**state, "privates": [{**one, "uses_left": 0} for one in state.get("privates", ())]}
        for state in (before, after)
    )
    return left == kept


def _ended_alike(state: State) -> State:
    """A table whose game a bankruptcy has ended, told in one way.

    That a single player is left and that a bankruptcy ends the game are then the same; whom the result names
    as bankrupt may be marked or not, and nobody needs the priority deal any more.
    """
    result = state.get("result")
    if result is None:
        return state
    out = {one["id"] for one in state["players"] if one.get("bankrupt")} | {result["bankrupt"]} - {None}
    players = [{**one, "bankrupt": True} if one["id"] in out else one for one in state["players"]]
    if len(players) - len(out) == 1 and result["cause"] in _BY_BANKRUPTCY:
        result = {**result, "cause": "last_player", "bankrupt": None}
    return {**state, "players": players, "result": result, "priority": None}


def _plain(state: State, names: Sequence[str]) -> dict[str, Any]:
    """Members of a table without what is a matter of manners, lists that no rule orders in one order."""
    kept = {name: state[name] for name in names if name in state and name not in _LEFT_OUT}
    if "round" in kept:
        kept["round"] = _plain_round(state)
    if "depot" in kept:  # an engine may leave out a rank that is sold out
        stack = [entry for entry in kept["depot"]["stack"] if entry["left"] != 0]
        kept["depot"] = {**kept["depot"], "stack": stack}
    if "privates" in kept:  # what a private company could still do says nothing once it is closed
        kept["privates"] = [
            {**one, "uses_left": 0} if one["owner"] == "box" else one for one in kept["privates"]
        ]
    if "companies" in kept and not _is_to_run(state["round"]):
        # which trains do not run in this turn says nothing any more
        kept["companies"] = [
            {**one, "trains": [{**train, "resting": False} for train in one["trains"]]}
            for one in kept["companies"]
        ]
    if kept.get("removed"):  # lists here have no order, whatever they are called
        kept["removed"] = {name: sorted(entries, key=repr) for name, entries in kept["removed"].items()}
    plain: dict[str, Any] = _without_nothing(same_order(kept))
    return plain


def _plain_round(state: State) -> dict[str, Any]:
    current = dict(state["round"])
    current.pop("last_buyer", None)  # it shows in who has the priority deal next
    turn, contest = current.get("turn"), current.get("contest")
    if isinstance(turn, Mapping):
        if turn.get("step") == "trains" and "order" in current:
            # Shares sold for a train change it, at once or when the turn is over: it shows in who comes next.
            current["order"] = sorted(current["order"])
        current["turn"] = {name: value for name, value in turn.items() if name not in _OF_TURN_LEFT_OUT}
    if isinstance(contest, Mapping):  # who is asked next is compared by itself
        current["contest"] = {**contest, "bidders": sorted(contest["bidders"])}
        current["bids"] = [  # nor does it matter what those had bid who have dropped out
            bid
            for bid in current.get("bids", ())
            if bid["private"] != contest["private"] or bid["player"] in contest["bidders"]
        ]
    if "done" in current:  # in any order; those that have left the game may be left out
        closed = {company["id"] for company in state["companies"] if company["closed"]}
        current["done"] = sorted(name for name in current["done"] if name not in closed)
    return current


def _is_to_run(current: Mapping[str, Any]) -> bool:
    turn = current.get("turn")
    return isinstance(turn, Mapping) and turn.get("step") not in ("dividend", "trains")


def _without_nothing(value: Any) -> Any:
    """A value without members that are empty: an engine may leave them out."""
    if isinstance(value, (str, int)):
        return value
    if isinstance(value, Mapping):
        inner = {key: _without_nothing(one) for key, one in value.items()}
        return {key: one for key, one in inner.items() if one not in (None, [], {}, False)}
    return [_without_nothing(one) for one in value] if isinstance(value, list) else value


def _of_members(shown: Mapping[str, Any], sound: Mapping[str, Any]) -> Iterator[Fact]:
    for name, theirs, mine in _walk("", sound, shown):
        kind, _, whose = name.partition(" of ")
        yield Fact(kind, whose or "the table", theirs, mine)


def _walk(where: str, one: Any, other: Any) -> Iterator[tuple[str, Any, Any]]:
    """The places where two values differ, the names of entries of lists after an `of`."""
    if one == other:
        return
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        member, of, whose = where.partition(" of ")
        for key in [*one, *(key for key in other if key not in one)]:
            place = f"{member}.{key}" if member else str(key)
            yield from _walk(f"{place}{of}{whose}", one.get(key), other.get(key))
    elif isinstance(one, list) and isinstance(other, list) and _named(one) and _named(other):
        mine, theirs = ({entry["id"]: entry for entry in entries} for entries in (one, other))
        for key in [*mine, *(key for key in theirs if key not in mine)]:
            yield from _walk(f"{where} of {key}", mine.get(key), theirs.get(key))
    else:
        yield where, one, other


def _named(entries: list[Any]) -> bool:
    return all(isinstance(entry, Mapping) and "id" in entry for entry in entries)
