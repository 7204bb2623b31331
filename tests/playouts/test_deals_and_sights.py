"""What is drawn at the start of steered games, and what they are to come across."""

import random
from collections import Counter
from typing import Any

import pytest

from trackwalker.invariants.view import Step
from trackwalker.invariants.watch import load_facts
from trackwalker.paths import features_dir
from trackwalker.playouts.deals import BLANK, random_deal
from trackwalker.playouts.goals import GOALS, goals_of
from trackwalker.playouts.play import Plan, play
from trackwalker.playouts.policies import kind_of
from trackwalker.playouts.tempers import USUAL
from trackwalker.playouts.wanted import wanted
from trackwalker.port.connect import connect
from trackwalker.register import load_register

FACTS = {game: load_facts(features_dir(), game) for game in GOALS}


def deals(game: str, players: int, count: int = 60) -> list[dict[str, Any]]:
    return [random_deal(FACTS[game].components, players, random.Random(seed)) for seed in range(count)]


def test_the_company_under_a_private_company_is_any() -> None:
    drawn = Counter(deal["P6"] for deal in deals("18Chesapeake", 4))
    assert set(drawn) == set(FACTS["18Chesapeake"].companies)
    assert all(set(deal) == {"P6"} for deal in deals("18Chesapeake", 2))


@pytest.mark.parametrize(("players", "each"), [(3, 2), (4, 1), (5, 0)])
def test_so_many_of_each_group_leave_the_game(players: int, each: int) -> None:
    groups = [set(group["members"]) for group in FACTS["1846"].components["removable"]]
    for deal in deals("1846", players):
        assert [len(group & set(deal["removed"])) for group in groups] == [each] * 3
        assert len(deal["removed"]) == 3 * each
    if each:
        assert {name for deal in deals("1846", players) for name in deal["removed"]} == set.union(*groups)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_deck_has_every_private_company_left_and_a_blank_a_player(players: int) -> None:
    found = deals("1846", players)
    for deal in found:
        left = [name for name in FACTS["1846"].privates if name not in deal["removed"]]
        assert sorted(deal["deck"]) == sorted([*left, *[BLANK] * players])
    assert len({tuple(deal["deck"]) for deal in found}) > 50


def test_goals_name_what_the_game_has() -> None:
    for game, goals in GOALS.items():
        register = load_register(game)
        if goals.any_run is not None:
            question, reading = goals.any_run
            assert reading in register.questions[question].readings
        assert set(goals.discarded) <= set(FACTS[game].trains)
        assert len(set(wanted(FACTS[game]))) == len(wanted(FACTS[game]))
    assert goals_of("1830").sights == ()


def test_what_the_box_has_is_wanted_of_each_game() -> None:
    chesapeake, other = wanted(FACTS["18Chesapeake"]), wanted(FACTS["1846"])
    assert "auction: the first private company is bought for $20" in chesapeake
    assert "trade-in: 5" in chesapeake
    assert "left out: LSL" in other
    assert "marker placed for $100" in other
    assert "power used: TBC" in other
    assert not any(name.startswith(("auction", "trade-in", "train exported")) for name in other)


@pytest.fixture(scope="module")
def steps() -> list[Step]:
    """Every step of a few games of 1846."""
    seen: list[Step] = []
    engine, facts = connect("reference"), FACTS["1846"]
    for seed in (3, 4, 5):
        play(Plan("1846", seed, probes=0), engine, facts, seen.append)
    return seen


def test_kinds_of_things_to_do_have_a_usual_weight(steps: list[Step]) -> None:
    kinds = {kind_of(step.action, step.before) for step in steps if step.action["actor"]["kind"] != "chance"}
    assert kinds - {"discard_train", "run_routes"} <= set(USUAL)
    assert {"keep_private", "keep_blank", "no_issue", "no_track", "lay", "half", "buy_private"} <= kinds


def test_a_shuffle_has_the_same_cards_in_another_order(steps: list[Step]) -> None:
    shuffles = [step for step in steps if step.type == "shuffle"]
    for step in shuffles:
        cards = step.before.state["pending"][0]["context"]["cards"]
        assert sorted(step.action["cards"]) == sorted(cards)
    assert any(step.action["cards"] != step.before.state["round"]["hand"] for step in shuffles)
