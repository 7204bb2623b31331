"""Steered games on the reference engine: the invariants hold at every action, a seed is a game."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from trackwalker.games.known import notes_of
from trackwalker.invariants.checking import Finding, load_facts
from trackwalker.invariants.core.facts import Facts
from trackwalker.invariants.core.view import Step
from trackwalker.paths import features_dir
from trackwalker.playouts.openings import EVERY, opening_for
from trackwalker.playouts.play import Plan, Played, play
from trackwalker.playouts.report import finding_lines, repeat_command
from trackwalker.playouts.targets import targets
from trackwalker.playouts.tour import Order, go
from trackwalker.port.connect import connect
from trackwalker.port.reference import ReferenceConnection
from trackwalker.register import load_register
from trackwalker.scene.openings import load_opening

GAME = "18Chesapeake"
SEEDS = {
    "18Chesapeake": range(1000, 1040),
    "1846": range(1000, 1024),
    "18FL": range(50, 76),
    "18GL": range(1001, 1013),
    "LostAtlas": range(1000, 1200),
}
ENDINGS = {
    "18Chesapeake": ("bank", "bankruptcy"),
    "1846": ("bank", "last_player"),
    "18FL": ("bank", "last_player"),
    "LostAtlas": ("cycles", "last_player"),
}
FREQUENT = {
    "18Chesapeake": ("players", "phase", "action", "decision", "tile laid", "train exported", "power used"),
    "1846": ("players", "phase", "action", "decision", "tile laid", "power used", "trains phased out"),
    "18FL": (
        "players",
        "phase",
        "action",
        "decision",
        "tile laid",
        "power used",
        "trains scrapped",
        "option",
    ),
    "LostAtlas": ("players", "action", "decision", "mode short", "mode long", "launched", "option"),
}
"""What has to be seen in those few games already."""

GAMES = sorted(SEEDS)
TOURED = sorted(ENDINGS)
"""The games of which so few are enough to come across nearly everything. In 18GL it takes hundreds."""
SOME = 60
"""Of how many readings one is played by in the ordinary tests; by all in the exhaustive ones."""


def others(game: str) -> list[tuple[str, str, str]]:
    """Every reading of every choice of a game but the usual one."""
    return [
        (game, question.id, reading)
        for question in load_register(game).questions.values()
        if question.kind == "choice"
        for reading in question.readings
        if reading != question.default
    ]


@cache
def facts(game: str = GAME) -> Facts:
    return load_facts(features_dir(), game)


def finding_lines_of(played: Played) -> str:
    return "\n".join(finding_lines(played, Order(played.plan, 1)))


def in_order(played: Played) -> None:
    assert not played.findings, finding_lines_of(played)


FEW, MANY = (1, 16), (200, 80)
"""How many games at most, and how many actions of each that are followed by probes of the engine."""


@cache
def games(game: str, extent: tuple[int, int]) -> list[Played]:
    number, probes = extent
    engine = connect("reference")
    return [play(Plan(game, seed, probes=probes), engine, facts(game)) for seed in SEEDS[game][:number]]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("extent", [FEW, pytest.param(MANY, marks=pytest.mark.exhaustive)])
def test_the_invariants_hold_at_every_action(game: str, extent: tuple[int, int]) -> None:
    played_games = games(game, extent)
    for played in played_games:
        in_order(played)
    assert sum(played.probed for played in played_games) > extent[1] // 8 * len(played_games)


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", TOURED)
def test_the_games_come_to_an_end_in_every_way(game: str) -> None:
    assert all(played.ending != "given up" for played in games(game, MANY))
    seen = Counter(name for played in games(game, MANY) for name in played.seen)
    for ending in ENDINGS[game]:
        assert seen[f"ending: {ending}"], ending
    assert seen["the bank breaks in a stock round"] or facts(game).components["bank"] is None


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", TOURED)
def test_the_games_come_across_nearly_everything(game: str) -> None:
    seen = {name for played in games(game, MANY) for name in played.seen}
    names = targets(facts(game))
    assert len(set(names) - seen) <= len(names) // 20, sorted(set(names) - seen)
    assert [n for n in names if n.partition(":")[0] in FREQUENT[game] and n not in seen] == []


def history(plan: Plan) -> tuple[Played, list[dict[str, Any]]]:
    steps: list[Step] = []
    played = play(plan, connect("reference"), facts(), steps.append)
    return played, [dict(step.action) for step in steps]


def test_the_same_seed_gives_the_same_game_whatever_is_probed() -> None:
    one, first = history(Plan(GAME, 77, probes=0, longest=200))
    other, second = history(Plan(GAME, 77, probes=15, longest=200))
    assert first == second
    assert one.seen == other.seen
    assert (one.probed, one.actions) == (0, len(first))
    assert other.probed
    assert history(Plan(GAME, 78, probes=0, longest=20))[1][:20] != first


@pytest.mark.parametrize(
    ("game", "count"), [(game, n) for game in GAMES for n in facts(game).components["players"]]
)
def test_the_number_of_players_can_be_fixed(game: str, count: int) -> None:
    played = play(Plan(game, 3, players=count, probes=0, longest=60), connect("reference"), facts(game))
    assert played.players == count
    assert played.seen[f"players: {count}"]
    assert (played.ending, played.actions) == ("given up", 60)


@pytest.mark.parametrize(
    ("game", "question", "reading"),
    [
        pytest.param(*one, marks=[pytest.mark.exhaustive] if number % SOME else [])
        for number, one in enumerate(one for game in GAMES for one in others(game))
    ],
)
def test_games_by_another_reading_keep_the_invariants(game: str, question: str, reading: str) -> None:
    engine = connect("reference")
    for plan in _PLANS[game]:
        in_order(play(replace(plan, readings={question: reading}), engine, facts(game)))
        assert engine.state()["rules"]["readings"][question] == reading


_PLANS = {
    "18Chesapeake": (
        Plan("18Chesapeake", 14, players=2, style="passer", longest=200),
        Plan("18Chesapeake", 4, players=3, style="collector", probes=100),
    ),
    "1846": (
        Plan("1846", 2, players=3, style="collector", longest=250),
        Plan("1846", 6, players=4, style="hunt", probes=100, longest=500),
    ),
    "18FL": (
        Plan("18FL", 2, players=3, style="reckless", longest=400),
        Plan("18FL", 6, players=4, style="hunt", probes=100, longest=400),
    ),
    "18GL": (
        Plan("18GL", 6, players=3, style="crowd", longest=200),
        Plan("18GL", 11, players=4, style="hoarder", probes=100, longest=300),
    ),
    "LostAtlas": (
        Plan("LostAtlas", 7, players=3, style="courtiers", probes=100, longest=300),
        Plan("LostAtlas", 24, players=2, style="plungers", longest=250),
    ),
}


def test_a_game_begins_where_an_opening_ends() -> None:
    steps: list[Step] = []
    plan = Plan(GAME, 1, opening="the-eve-of-phase-d", probes=0)
    opening = load_opening(features_dir() / GAME / "openings", "the-eve-of-phase-d")
    opening = opening.at_prices(facts().components)
    played = play(plan, connect("reference"), facts(), steps.append)
    in_order(played)
    named = [action for action in opening.actions if action["type"] != "pass"]
    assert named == [dict(step.action) for step in steps if step.action["type"] != "pass"][: len(named)]
    assert (played.opening, played.players) == (opening.name, len(opening.players))
    assert played.ending == "bank"
    again = play(plan, connect("reference"), facts())
    assert (again.seen, again.actions) == (played.seen, played.actions)


def test_some_games_begin_with_the_openings_that_the_goals_name() -> None:
    folder, names = features_dir(), notes_of("18GL").goals.openings
    given = [opening_for(folder, "18GL", seed) for seed in range(EVERY * len(names))]
    assert [opening.name for opening in given if opening is not None] == list(names)
    assert all(given[seed] is None for seed in range(EVERY - 1))
    assert opening_for(folder, "18GL", EVERY - 1, players=5) is None
    assert opening_for(folder, "18GL", EVERY - 1, readings={"18GL-Q39": "b"}) is None
    assert all(opening_for(folder, GAME, seed) is None for seed in range(2 * EVERY))


def test_an_engine_whose_readings_cannot_be_set_begins_with_its_deal() -> None:
    plan = Plan("18GL", EVERY - 1, probes=0, longest=5)
    assert play(plan, connect("reference"), facts("18GL")).opening is not None
    assert play(plan, connect("reference:without=rules"), facts("18GL")).opening is None


def test_an_opening_that_is_refused_is_a_finding() -> None:
    class Refusing(ReferenceConnection):
        def apply(self, action: dict[str, Any]) -> dict[str, Any]:  # noqa: ARG002
            return {"legal": False, "reason": "no"}

    played = play(Plan(GAME, 1, opening="the-eve-of-phase-d", probes=0), Refusing(), facts())
    assert [finding.invariant for finding in played.findings] == ["openings_are_accepted"]
    assert "action 1 of the opening" in finding_lines_of(played)


def test_the_command_for_seeing_it_again_names_all_that_is_unusual() -> None:
    assert repeat_command(Plan(GAME, 7)) == "trackwalker playout 18Chesapeake --seed 7 --games 1"
    plan = Plan(GAME, 7, 4, "hunt", {"18CH-Q48": "b"}, 0, 50)
    assert repeat_command(plan, "stdio:./engine -x") == (
        "trackwalker playout 18Chesapeake --seed 7 --games 1 --players 4 --style hunt --probes 0 "
        "--longest 50 --engine 'stdio:./engine -x' --reading 18CH-Q48=b"
    )
    plan = Plan(GAME, 7, opening="the-eve-of-phase-d")
    assert repeat_command(plan).endswith("--seed 7 --games 1 --from the-eve-of-phase-d")


@pytest.mark.parametrize("late", [(), (0,), (17, 40), (39,)])
def test_a_tour_with_many_findings_ends_at_the_same_game_in_whatever_order_they_are_over(
    monkeypatch: pytest.MonkeyPatch, late: tuple[int, ...]
) -> None:
    """Every other game has a finding; the twentieth of them is the last one that counts."""
    finding = Finding("nothing_is_right", (), "it is all wrong")

    def in_some_order(_: object, plans: list[Plan], *__: object, **___: object) -> Iterator[Played]:
        for plan in sorted(plans, key=lambda plan: (plan.seed in late, -(plan.seed // 5), plan.seed)):
            yield Played(plan, 3, "", findings=[finding] * (plan.seed % 2))

    monkeypatch.setattr("trackwalker.playouts.tour.each", in_some_order)
    played = go(Order(Plan(GAME, 0), 61), 2).played
    assert [game.plan.seed for game in played] == list(range(40))
