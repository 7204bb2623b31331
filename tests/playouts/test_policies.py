"""How players of steered games choose."""

import random
from collections import Counter
from typing import Any

import pytest

from trackwalker.invariants.checking import load_facts
from trackwalker.invariants.core.view import View
from trackwalker.invariants.engine.from_templates import EmptyRange, fill, least_most_or_any
from trackwalker.paths import features_dir
from trackwalker.playouts.play import Plan, Played
from trackwalker.playouts.play_styles import (
    ALL_KINDS,
    LATE_STYLES,
    MORE_STYLES,
    PLAY_STYLES,
    STYLES,
    PlayStyle,
)
from trackwalker.playouts.policies import Players, is_late, kind_of
from trackwalker.playouts.report import coverage_lines
from trackwalker.playouts.targets import targets
from trackwalker.playouts.tour import Order, Tour
from trackwalker.port.connect import connect

GAME = "18Chesapeake"
NAMES = ["Alice", "Bob", "Carol"]
FACTS = load_facts(features_dir(), GAME)


@pytest.fixture
def opening() -> tuple[View, list[dict[str, Any]]]:
    engine = connect("reference")
    engine.new_game({"game": GAME, "players": NAMES, "deal": {"P6": "LV"}})
    return View(engine.state(), FACTS), engine.legal_actions()


def nothing(company: str) -> list[dict[str, Any]]:
    raise AssertionError(f"nobody asked for routes of the {company}")


def test_every_kind_of_choice_has_a_usual_weight() -> None:
    styles = (*PLAY_STYLES, *MORE_STYLES, *LATE_STYLES)
    for style in styles:
        assert {*style.weights, *style.late} <= set(ALL_KINDS)
    assert len({style.name for style in styles}) == len(styles)


def test_the_kinds_of_things_to_do_are_told_apart(opening: tuple[View, list[dict[str, Any]]]) -> None:
    view, templates = opening
    kinds = [kind_of(template, view) for template in templates]
    assert kinds == ["buy_lowest", "bid", "bid", "bid", "bid", "bid", "auction_pass"]


def test_somebody_chooses_for_a_company_that_nobody_presides_over(
    opening: tuple[View, list[dict[str, Any]]],
) -> None:
    view, _ = opening
    asked = {"actor": {"kind": "company", "id": "PRR"}}
    templates = [{"type": "run_routes", "routes": [], **asked}, {"type": "pass", **asked}]
    assert view.companies["PRR"]["president"] is None
    assert Players("mixed", NAMES, random.Random(1)).choose(view, templates) in templates


@pytest.mark.parametrize("style", sorted(set(STYLES)))
def test_every_style_chooses_what_is_legal(style: str, opening: tuple[View, list[dict[str, Any]]]) -> None:
    view, templates = opening
    players = Players(style, NAMES, random.Random(1))
    assert all(players.choose(view, templates) in templates for _ in range(20))


def test_a_passer_passes_more_often_than_a_builder(opening: tuple[View, list[dict[str, Any]]]) -> None:
    view, templates = opening
    passes = Counter[str]()
    for style in ("passer", "builder"):
        for seed in range(40):
            players = Players(style, NAMES, random.Random(seed))
            passes[style] += sum(players.choose(view, templates)["type"] == "pass" for _ in range(10))
    assert passes["passer"] > 2 * passes["builder"]


def test_some_change_their_ways_when_the_national_company_may_be_formed() -> None:
    facts = load_facts(features_dir(), "18GL")
    engine = connect("reference")
    engine.new_game({"game": "18GL", "players": NAMES, "deal": {"removed": ["Tunnel", "Terminal"]}})
    state = engine.state()
    ways = PlayStyle("late", {"bid": 3}, late={"bid": 50})
    for phase, weight in (("2H", 3), ("6H", 3), ("10H", 50), ("E", 50), ("D", 50)):
        assert ways.weight("bid", late=is_late(View({**state, "phase": phase}, facts))) == weight
    assert ways.weight("pass", late=True) == ways.weight("pass")
    shaken = ways.shaken(random.Random(1), debts=False)
    assert shaken.late == ways.late
    assert shaken.weights != ways.weights


def test_an_unknown_style_is_refused() -> None:
    with pytest.raises(ValueError, match="expected one of builder"):
        Players("brave", NAMES, random.Random(1))


def test_amounts_are_the_ends_of_a_range_or_between_and_on_a_step() -> None:
    template = {"type": "bid", "price": {"min": 55, "max": 608, "step": 5}}
    choose = least_most_or_any(random.Random(2))
    amounts = {fill(template, choose, nothing)["price"] for _ in range(200)}
    assert min(amounts) == 55
    assert max(amounts) == 605
    assert all((amount - 55) % 5 == 0 for amount in amounts)
    assert len(amounts) > 20


def test_an_empty_range_is_noticed() -> None:
    with pytest.raises(EmptyRange, match="price from 10 to 5"):
        fill({"type": "bid", "price": {"min": 10, "max": 5}}, min, nothing)


def test_routes_are_asked_for_the_company_that_runs() -> None:
    template = {
        "type": "run_routes",
        "actor": {"kind": "company", "id": "LV"},
        "routes": {"any": True},
    }
    asked: list[str] = []

    def routes(company: str) -> list[dict[str, Any]]:
        asked.append(company)
        return [{"train": "2", "path": []}]

    assert fill(template, min, routes)["routes"] == [{"train": "2", "path": []}]
    assert asked == ["LV"]


def test_what_was_seen_is_listed_by_kind_and_no_line_is_too_long() -> None:
    played = Played(Plan(GAME, 0), 2, "builder")
    played.seen.update(["phase: 2", "phase: 2", "terrain paid for", "something else"])
    lines = list(coverage_lines(Tour(Order(played.plan, 1), [played]), targets(FACTS)))
    assert "  phase: 2 1, 3 0, 4 0, 5 0, 6 0, D 0" in lines
    assert "  terrain paid for: 1" in lines
    assert lines[-1] == "  something else: 1"
    assert max(map(len, lines)) <= 110
