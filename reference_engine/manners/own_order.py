"""Lists in an order of the engine's own, wherever no rule orders them (docs/state.md says where)."""

from typing import Any

import msgspec

State = dict[str, Any]


def in_own_order(state: State) -> State:
    """The same table; its unordered lists are sorted by what is in them, the other way round."""
    out = dict(state)
    out["certificates"] = _backwards(state["certificates"])
    out["companies"] = _backwards([_company(company) for company in state["companies"]])
    out["pending"] = [{**due, "actors": _backwards(due["actors"])} for due in state["pending"]]
    out["depot"] = {
        **state["depot"],
        "pool": _backwards(state["depot"]["pool"]),
        "gone": _backwards(state["depot"]["gone"]),
    }
    out["tiles"] = {**state["tiles"], "laid": _backwards(state["tiles"]["laid"])}
    out["market"] = _backwards(state["market"])
    out["round"] = _round(state["round"])
    if "markers" in state:
        out["markers"] = _backwards(state["markers"])
    if state.get("removed"):
        out["removed"] = {name: _backwards(entries) for name, entries in state["removed"].items()}
    return out


def _company(company: State) -> State:
    return {
        **company,
        "trains": _backwards(company["trains"]),
        "tokens": _backwards(company["tokens"]),
    }


def _round(current: State) -> State:
    out = dict(current)
    for member in ("bids", "sold"):
        if current.get(member):
            out[member] = _backwards(current[member])
    turn = current.get("turn")
    if isinstance(turn, dict):  # where a map is built, it is who lays
        unordered = ("sold", "bought", "used", "restricted")
        out["turn"] = {
            **turn,
            **{name: _backwards(turn[name]) for name in unordered if isinstance(turn.get(name), list)},
        }
    return out


def _backwards(entries: list[Any]) -> list[Any]:
    return sorted(entries, key=msgspec.json.encode, reverse=True)
