"""What the invariants know of the private companies that the second edition of 1846 brings."""

import copy
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from recorded_games import copied

from trackwalker.invariants.checking import check_state, check_step, load_facts
from trackwalker.invariants.core.facts import Facts
from trackwalker.invariants.core.view import Step, View
from trackwalker.invariants.map.links import leads_to
from trackwalker.paths import features_dir
from trackwalker.playouts.play import Plan, play
from trackwalker.port.connect import connect

SEED, LONGEST = 7, 60
"""A game in whose beginning Little Miami lays both tiles and the marker of Boomtown is put."""
State = dict[str, Any]
Spoil = Callable[[State], object]


@cache
def facts() -> Facts:
    return load_facts(features_dir(), "1846", "2")


@cache
def steps() -> tuple[Step, ...]:
    found: list[Step] = []
    plan = Plan("1846", SEED, probes=0, longest=LONGEST, edition="2")
    played = play(plan, connect("reference"), facts(), found.append)
    assert played.findings == []
    assert played.begun_with["edition"] == "2"
    assert len(played.begun_with["deal"]["removed"]) == 5
    return tuple(found)


def by_private(name: str, number: int) -> Step:
    return [step for step in steps() if step.action.get("private") == name and step.type != "buy_company"][
        number
    ]


def private(state: State, name: str) -> dict[str, Any]:
    return next(entry for entry in state["privates"] if entry["id"] == name)


def pays(after: State) -> None:
    """A tile of the power is paid for."""
    name = after["round"]["turn"]["company"]
    next(company for company in after["companies"] if company["id"] == name)["cash"] -= 20


def off_the_map(after: State) -> None:
    """No track is left of what has been laid."""
    after["tiles"]["laid"] = [laid for laid in after["tiles"]["laid"] if laid["hex"] not in ("H12", "G13")]


def comes_back(after: State) -> None:
    private(after, "LM")["uses_left"] = 2


def on_dayton(after: State) -> None:
    next(marker for marker in after["markers"] if marker["private"] == "BT")["hex"] = "G13"


@pytest.mark.parametrize(
    ("name", "number", "spoil", "invariant"),
    [
        ("LM", 0, pays, "a_tile_costs_its_ground_and_sides"),
        ("LM", 1, off_the_map, "powers_are_used_by_their_owner"),
        ("LM", 1, comes_back, "powers_wear_off_by_use"),
    ],
)
def test_a_spoilt_step_is_noticed(name: str, number: int, spoil: Spoil, invariant: str) -> None:
    step = by_private(name, number)
    assert check_step(step) == []
    before, after = copied(step.before), copied(step.after)
    spoil(after)
    changed = Step(View(before, facts()), copy.deepcopy(dict(step.action)), View(after, facts()))
    assert invariant in {finding.invariant for finding in check_step(changed)}


def test_what_is_done_between_the_two_tiles_is_noticed() -> None:
    half = by_private("LM", 0).after
    assert private(copied(half), "LM")["uses_left"] == 1
    assert not leads_to(half, "H12", "G13")
    actor = half.state["pending"][0]["actors"][0]
    found = check_step(Step(half, {"type": "pass", "actor": actor}, half))
    assert "powers_are_used_by_their_owner" in {finding.invariant for finding in found}


def test_by_another_reading_it_is_noticed_when_the_turn_is_over_or_the_power_given_up() -> None:
    """1846-Q101=b: other things may come between, but the second tile is laid in the turn."""
    half = copied(by_private("LM", 0).after)
    half["rules"]["readings"]["1846-Q101"] = "b"
    action = {"type": "pass", "actor": half["pending"][0]["actors"][0]}

    def found(after: State) -> set[str]:
        step = Step(View(half, facts()), action, View(after, facts()))
        return {finding.invariant for finding in check_step(step)}

    name = "powers_are_used_by_their_owner"
    assert name not in found(half)
    given_up, over = copy.deepcopy(half), copy.deepcopy(half)
    private(given_up, "LM")["uses_left"] = 0
    over["round"]["turn"] = None
    assert name in found(given_up)
    assert name in found(over)
    linked = copy.deepcopy(given_up)
    linked["tiles"]["laid"] = copied(by_private("LM", 1).after)["tiles"]["laid"]
    assert name not in found(linked)


def test_the_marker_of_boomtown_lies_in_cincinnati() -> None:
    step = by_private("BT", 0)
    assert step.action["hex"] == "H12"
    state = copied(step.after)
    on_dayton(state)
    assert "bonus_markers_lie_where_they_may" in {one.invariant for one in check_state(View(state, facts()))}


def test_the_second_tile_has_linked_the_cities() -> None:
    step = by_private("LM", 1)
    assert not leads_to(step.before, "H12", "G13")
    assert leads_to(step.after, "H12", "G13")
    assert leads_to(step.after, "G13", "H12")
