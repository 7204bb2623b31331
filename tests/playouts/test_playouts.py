"""Steered games on the reference engine: the invariants hold at every action, a seed is a game."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from trackwalker.invariants.facts import Facts
from trackwalker.invariants.view import Step
from trackwalker.invariants.watch import load_facts
from trackwalker.paths import features_dir
from trackwalker.playouts.play import Plan, Played, play
from trackwalker.playouts.report import finding_lines, repeat_command
from trackwalker.playouts.tour import Order
from trackwalker.playouts.wanted import wanted
from trackwalker.port.connect import connect
from trackwalker.register import load_register

GAME = "18Chesapeake"
SEEDS = range(1000, 1040)
REGISTER = load_register(GAME)
OTHERS = [
    f"{question.id}={reading}"
    for question in REGISTER.questions.values()
    if question.kind == "choice"
    for reading in question.readings
    if reading != question.default
]


@cache
def facts() -> Facts:
    return load_facts(features_dir(), GAME)


def in_order(played: Played) -> None:
    assert not played.findings, "\n".join(finding_lines(played, Order(played.plan, 1)))


@pytest.fixture(scope="module")
def games() -> list[Played]:
    engine = connect("reference")
    return [play(Plan(GAME, seed, probes=80), engine, facts()) for seed in SEEDS]


def test_the_invariants_hold_at_every_action(games: list[Played]) -> None:
    for played in games:
        in_order(played)
    assert sum(played.probed for played in games) > 500


def test_the_games_come_to_an_end_in_every_way(games: list[Played]) -> None:
    assert all(played.ending != "given up" for played in games)
    seen = Counter(name for played in games for name in played.seen)
    assert seen["ending: bank"]
    assert seen["ending: bankruptcy"]
    assert seen["the bank breaks in a stock round"]


def test_a_few_games_come_across_nearly_everything(games: list[Played]) -> None:
    seen = {name for played in games for name in played.seen}
    names = wanted(facts())
    assert len(set(names) - seen) <= len(names) // 20
    frequent = ("players", "phase", "action", "decision", "tile laid", "train exported", "power used")
    assert [name for name in names if name.partition(":")[0] in frequent and name not in seen] == []


def history(plan: Plan) -> tuple[Played, list[dict[str, Any]]]:
    steps: list[Step] = []
    played = play(plan, connect("reference"), facts(), steps.append)
    return played, [dict(step.action) for step in steps]


def test_the_same_seed_gives_the_same_game_whatever_is_probed() -> None:
    one, first = history(Plan(GAME, 77, probes=0))
    other, second = history(Plan(GAME, 77, probes=15))
    assert first == second
    assert one.seen == other.seen
    assert (one.probed, one.actions) == (0, len(first))
    assert other.probed
    assert history(Plan(GAME, 78, probes=0))[1] != first


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_the_number_of_players_can_be_fixed(count: int) -> None:
    played = play(Plan(GAME, 3, players=count, probes=0, longest=60), connect("reference"), facts())
    assert played.players == count
    assert played.seen[f"players: {count}"]
    assert (played.ending, played.actions) == ("given up", 60)


@pytest.mark.parametrize("chosen", OTHERS)
def test_games_by_another_reading_keep_the_invariants(chosen: str) -> None:
    question, _, reading = chosen.partition("=")
    engine = connect("reference")
    for plan in (
        Plan(GAME, 14, players=2, style="passer", readings={question: reading}, longest=200),
        Plan(GAME, 4, players=3, style="collector", readings={question: reading}, probes=100),
    ):
        in_order(play(plan, engine, facts()))
        assert engine.state()["rules"]["readings"][question] == reading


def test_the_command_for_seeing_it_again_names_all_that_is_unusual() -> None:
    assert repeat_command(Plan(GAME, 7)) == "trackwalker playout 18Chesapeake --seed 7 --games 1"
    plan = Plan(GAME, 7, 4, "hunt", {"18CH-Q48": "b"}, 0, 50)
    assert repeat_command(plan, "stdio:./engine -x") == (
        "trackwalker playout 18Chesapeake --seed 7 --games 1 --players 4 --style hunt --probes 0 "
        "--longest 50 --engine 'stdio:./engine -x' --reading 18CH-Q48=b"
    )
