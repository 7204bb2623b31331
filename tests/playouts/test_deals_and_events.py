"""What is drawn at the start of steered games, and what they are to come across."""

import random
from collections import Counter
from typing import Any

import pytest

from trackwalker.games.known import GAMES, notes_of
from trackwalker.invariants.checking import load_facts
from trackwalker.invariants.core.view import Step
from trackwalker.paths import features_dir
from trackwalker.playouts.deals import BLANK, random_deal, random_options
from trackwalker.playouts.events.companies import operating
from trackwalker.playouts.events.map_building import has_border
from trackwalker.playouts.events.steps import events
from trackwalker.playouts.play import Plan, play
from trackwalker.playouts.play_styles import ALL_KINDS, USUAL
from trackwalker.playouts.policies import kind_of
from trackwalker.playouts.targets import targets
from trackwalker.port.connect import connect
from trackwalker.register import load_register

FACTS = {game: load_facts(features_dir(), game) for game in GAMES}


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


def test_some_decks_of_pieces_make_it_hard_to_build_a_map() -> None:
    facts = FACTS["LostAtlas"].at({"options": {"mode": "long"}})
    parts = facts.components["parts"]
    hard = 0
    for seed in range(300):
        deck = random_deal(facts.components, 5, random.Random(seed))["deck"]
        assert sorted(deck) == sorted([*parts["pieces"], *parts["projects"]])
        bordered = [card in parts["pieces"] and has_border(card, parts) for card in deck]
        top = 1 + len(parts["projects"])
        hard += all(bordered[top : top + sum(bordered)])
    assert 3 <= hard <= 30


def test_an_optional_rule_is_played_half_of_the_time_with_so_many_players() -> None:
    box = FACTS["18FL"].components
    options = [random_options(box, 2, random.Random(seed)) for seed in range(60)]
    assert Counter(map(str, options)).keys() == {"{}", "{'holding_limit': 70}"}
    assert not any(random_options(box, 3, random.Random(seed)) for seed in range(20))
    rng = random.Random(5)
    assert random_options(FACTS["1846"].components, 3, rng) == {}
    assert rng.random() == random.Random(5).random()


def test_nothing_is_dealt_where_everything_is_bid_for() -> None:
    assert all(deal == {} for deal in deals("18FL", 4))


def test_goals_name_what_the_game_has() -> None:
    for game, notes in GAMES.items():
        goals = notes.goals
        register = load_register(game)
        if goals.any_run is not None:
            question, reading = goals.any_run
            assert reading in register.questions[question].readings
        assert set(goals.discarded) <= set(FACTS[game].trains)
        assert len(set(targets(FACTS[game]))) == len(targets(FACTS[game]))
    assert notes_of("1830").goals.events == ()


def test_what_the_box_has_is_wanted_of_each_game() -> None:
    chesapeake, other = targets(FACTS["18Chesapeake"]), targets(FACTS["1846"])
    assert "auction: the first private company is bought for $20" in chesapeake
    assert "trade-in: 5" in chesapeake
    assert "left out: LSL" in other
    assert "marker placed for $100" in other
    assert "power used: TBC" in other
    assert not any(name.startswith(("auction", "trade-in", "train exported")) for name in other)
    third = targets(FACTS["18FL"])
    assert {"power used: TC", "train bought from the bank: 3E", "lettered tile laid: Jax gray"} <= set(third)
    assert not any(name.startswith(("auction", "left out")) for name in third)
    assert "action: buy_company" in other
    assert "action: buy_company" not in third


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


@pytest.fixture(scope="module")
def florida() -> list[Step]:
    """Every step of a game of 18FL to its end."""
    seen: list[Step] = []
    played = play(
        Plan("18FL", 4, players=4, style="builder", probes=0),
        connect("reference"),
        FACTS["18FL"],
        seen.append,
    )
    assert not played.findings
    return seen


def test_kinds_of_things_to_do_in_florida_have_a_usual_weight(florida: list[Step]) -> None:
    kinds = {kind_of(step.action, step.before) for step in florida}
    assert kinds - {"discard_train", "run_routes"} <= set(USUAL)
    assert {
        "hidden_bid",
        "choose_private",
        "convert",
        "hotel",
        "token",
        "power",
        "assign",
        "no_bonus",
    } <= kinds


def test_bonus_actions_of_players_are_seen_as_what_they_do_to_the_company(florida: list[Step]) -> None:
    bonuses = [step for step in florida if step.kind == "bonus" and step.type != "pass"]
    assert {step.type for step in bonuses} == {"lay_tile", "assign", "place_token"}
    for step in bonuses:
        company = step.before.turn["company"]
        assert operating(step) == company != step.actor
        seen = set(events(step))
        assert f"power used: {step.action['private']}" in seen
        assert "a private company closed by its use" in seen
        if step.type == "place_token":
            assert "marker placed for $0" in seen
            assert any(name.startswith("terminal placed beside") for name in seen)


def test_companies_of_two_sizes_are_told_apart(florida: list[Step]) -> None:
    converted = [step for step in florida if step.type == "convert"]
    assert all("conversion by choice: a company that has operated" in events(step) for step in converted)
    for step in florida:
        if step.type == "par":
            size = step.after.companies[step.action["company"]]["share_count"]
            assert f"started in phase {step.before.state['phase']}: with {size} shares" in set(events(step))


@pytest.fixture(scope="module")
def atlas() -> list[Step]:
    """Every step of two games of Lost Atlas to their ends."""
    seen: list[Step] = []
    for seed, style in ((7, "courtiers"), (24, "plungers")):
        plan = Plan("LostAtlas", seed, style=style, probes=0)
        played = play(plan, connect("reference"), FACTS["LostAtlas"], seen.append)
        assert not played.findings
    return seen


def test_kinds_of_things_to_do_in_the_atlas_have_a_usual_weight(atlas: list[Step]) -> None:
    kinds = {kind_of(step.action, step.before) for step in atlas if step.action["actor"]["kind"] != "chance"}
    plain = {"lay_piece", "place_capital", "launch", "choose_major", "discard_train", "run_routes"}
    assert kinds - plain <= set(ALL_KINDS)
    assert {"open_auction", "outbid", "leave_auction", "proposal", "no_proposal", "no_blank"} <= kinds


def test_a_map_an_auction_and_a_merger_are_seen_as_what_they_are(atlas: list[Step]) -> None:
    for step in atlas:
        seen = set(events(step))
        if step.type == "place_capital" and step.after.state["map"]["pieces"]:
            assert f"map: capital number {len(step.after.state['map']['capitals'])} placed" in seen
        if step.type == "launch":
            auction = step.before.state["round"]["auction"]
            opener = auction["opener"] == auction["high_bidder"]
            assert f"auction won: by {'its opener' if opener else 'another player'}" in seen
            assert {f"launched: {step.action['company']}", f"par value: ${step.action['price']}"} <= seen
        formed = [new["id"] for old, new in step.changed if new.get("merged") and not old.get("merged")]
        assert {name for name in seen if name.startswith("major formed: ")} == {
            f"major formed: {name}" for name in formed
        }
    everything = {name for step in atlas for name in events(step)}
    assert any(name.startswith("major formed: ") for name in everything)


def test_what_is_exported_is_seen_when_a_cycle_is_over(atlas: list[Step]) -> None:
    over = [
        step
        for step in atlas
        if step.before.state["cycle"]["number"] < step.after.state["cycle"]["number"] and step.type == "pass"
    ]
    assert over
    for step in over:
        left = [
            {entry["train"]: entry["left"] for entry in view.state["depot"]["stack"]}
            for view in (step.before, step.after)
        ]
        out = {f"train exported: {name}" for name in left[0] if left[1][name] < left[0][name]}
        assert out <= set(events(step))


def test_a_shuffle_has_the_same_cards_in_another_order(steps: list[Step]) -> None:
    shuffles = [step for step in steps if step.type == "shuffle"]
    for step in shuffles:
        cards = step.before.state["pending"][0]["context"]["cards"]
        assert sorted(step.action["cards"]) == sorted(cards)
    assert any(step.action["cards"] != step.before.state["round"]["hand"] for step in shuffles)
