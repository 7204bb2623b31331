"""What the invariants know of the lone share in the pool, of two players of 18Chesapeake as published."""

import copy
from typing import Any

from trackwalker.invariants.checking import check_step, load_facts
from trackwalker.invariants.core.view import Step, View
from trackwalker.paths import features_dir
from trackwalker.port.reference import ReferenceConnection
from trackwalker.scene import load_components
from trackwalker.suite.direct import read_scenarios, show

GAME, EDITION = "18Chesapeake", "published"
LONE = f"{GAME}/8/the-only-share-in-the-pool-leaves-the-game-before-another-than-the-president-has-it"
OFFICE = f"{GAME}/8/the-president-has-the-only-share-in-the-pool"
State = dict[str, Any]


def last_step(name: str) -> tuple[State, State, dict[str, Any]]:
    """Before and after the last action of a scenario, and that action."""
    features = features_dir()
    (scenario,) = read_scenarios(features, GAME, only=[name], edition=EDITION)
    shown = show(scenario, ReferenceConnection(), load_components(features, GAME, EDITION))
    assert shown is not None
    assert shown.action is not None
    assert shown.action["type"] == "buy_shares"
    assert shown.action["from"] == "pool"
    return copy.deepcopy(dict(shown.before)), copy.deepcopy(dict(shown.after)), dict(shown.action)


def found(before: State, after: State, action: dict[str, Any], edition: str = EDITION) -> set[str]:
    facts = load_facts(features_dir(), GAME, edition)
    step = Step(View(before, facts), action, View(after, facts))
    return {finding.invariant for finding in check_step(step)}


def pay(state: State, player: str, amount: int) -> None:
    """He pays the bank."""
    next(one for one in state["players"] if one["id"] == player)["cash"] -= amount
    state["bank"]["cash"] += amount


def test_the_lone_share_costs_nothing_and_leaves_the_game() -> None:
    before, after, action = last_step(LONE)
    assert (action["actor"]["id"], action["company"]) == ("Alice", "C&O")
    assert [one["holder"] for one in before["certificates"]].count("pool") == 1
    assert [one["holder"] for one in after["certificates"]].count("pool") == 0
    assert found(before, after, action) == set()


def test_who_pays_for_it_or_keeps_it_is_noticed() -> None:
    before, after, action = last_step(LONE)
    paid, kept = copy.deepcopy(after), copy.deepcopy(after)
    pay(paid, "Alice", 70)
    assert "a_purchase_costs_its_price" in found(before, paid, action)
    gone = next(
        one
        for one, was in zip(kept["certificates"], before["certificates"], strict=True)
        if was["holder"] == "pool" and one["holder"] != "pool"
    )
    gone["holder"] = "player:Alice"
    assert "a_purchase_costs_its_price" in found(before, kept, action)


def test_the_president_pays_for_it_and_has_it() -> None:
    before, after, action = last_step(OFFICE)
    assert found(before, after, action) == set()
    given = copy.deepcopy(after)
    pay(given, action["actor"]["id"], -70)
    assert "a_purchase_costs_its_price" in found(before, given, action)


def test_by_the_summary_the_lone_share_is_bought_like_any_other() -> None:
    before, after, action = last_step(LONE)
    for state in (before, after):
        state["edition"] = "2020"
    assert "a_purchase_costs_its_price" in found(before, after, action, "2020")
