"""For each invariant of a table that only Lost Atlas has: where it can be broken, and how."""

from typing import Any

from spoilt.tables import Spoil, State, Where, company
from trackwalker.invariants.core.view import View


def _formed(companies: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        entry for entry in companies if entry["kind"] == "major" and entry["floated"] and not entry["closed"]
    ]


def formed(view: View) -> bool:
    return bool(_formed(view.state["companies"]))


def with_a_hub_left(view: View) -> bool:
    return any(major["tokens_left"] for major in _formed(view.state["companies"]))


def merging(view: View) -> bool:
    return view.state["round"]["kind"] == "merger" and bool(view.state["round"]["order"])


def split(state: State) -> None:
    """A minor that was merged is in the game again."""
    company(state, _formed(state["companies"])[0]["merged"][0])["closed"] = False


def two_hubs(state: State) -> None:
    """Two hubs of a major stand on one tile."""
    tokens = _formed(state["companies"])[0]["tokens"]
    tokens.append(dict(tokens[0]))


def free_hub(state: State) -> None:
    """A hub that is left costs nothing."""
    major = next(major for major in _formed(state["companies"]) if major["tokens_left"])
    major["hub_costs"] = major["hub_costs"][1:]


def turn_round(state: State) -> None:
    """A company that is not in operation may propose a merger."""
    out = next(entry for entry in state["companies"] if entry["kind"] == "major" and not entry["floated"])
    state["round"]["order"] = [*state["round"]["order"], out["id"]]


SPOILT: list[tuple[str, Where, Spoil]] = [
    ("majors_are_made_of_two_minors", formed, split),
    ("majors_have_a_hub_a_tile", formed, two_hubs),
    ("majors_have_a_hub_a_tile", with_a_hub_left, free_hub),
    ("minors_propose_from_the_highest_price_down", merging, turn_round),
    ("minors_propose_from_the_highest_price_down", merging, lambda s: s.update(phase="2")),
]
