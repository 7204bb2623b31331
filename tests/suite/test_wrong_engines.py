"""The suite proves itself: engines that are wrong on purpose are caught, by the clause that they break."""

import ast
from functools import cache
from typing import Any

import pytest
from click.testing import CliRunner
from shipped import deal_of
from suite_toys import ROOT

from reference_engine.wrong import BOOKS, LAYERS
from reference_engine.wrong.occasions import modules_of, refusal_names
from trackwalker.cli import main
from trackwalker.port.reference import Wrong, connect_wrong, wrong_engines
from trackwalker.register import load_register, whole_games
from trackwalker.reports.figures import BY_RULE, Count, kind_of, read_figures
from trackwalker.suite.mutants import choose, try_all
from trackwalker.suite.remembered import Remembered

GAME = "18Chesapeake"
GAMES = [game for game in whole_games() if game in BOOKS]
EACH = {"18Chesapeake": 9, "1846": 11, "18FL": 11, "18GL": 13, "LostAtlas": 13}
"""Every so manieth is tried here; all of them are tried by `trackwalker mutants`."""


@cache
def by_name(game: str) -> dict[str, Wrong]:
    return {engine.name: engine for engine in wrong_engines(game)}


CAUGHT = ROOT / "docs" / "conformance" / "caught.json"
"""By which scenario each was caught the last time (`trackwalker mutants --remember`)."""


RULED = 8
"""Of how many wrong engines made by rule that nothing is known to catch one is tried at length."""


@cache
def killers_of(game: str) -> dict[str, str]:
    return Remembered(CAUGHT).killers(game)


@cache
def figures_of(game: str) -> dict[str, Count]:
    """What is kept of the wrong engines of a game, by kind; of a new game nothing is yet."""
    figures = read_figures(ROOT / "docs" / "conformance" / "figures.json")
    return figures[game].wrong if game in figures else {}


def is_left(game: str, name: str) -> bool:
    """Whether the figures say that nothing catches it yet, or say nothing yet of engines made by rule."""
    kept, kind = figures_of(game), kind_of(name)
    return name in kept[kind].left if kind in kept else kind in BY_RULE


def begin(wrong: Wrong) -> Any:
    engine = connect_wrong(wrong)
    deal, options = deal_of(wrong.game)
    players = ["Alice", "Bob", "Carol"]
    engine.new_game({"game": wrong.game, "players": players, "deal": deal, "options": options})
    return engine


def test_every_whole_game_has_wrong_engines() -> None:
    assert whole_games() == GAMES
    assert set(GAMES) <= set(EACH)


@pytest.mark.parametrize("game", GAMES)
def test_every_wrong_engine_has_a_name_of_its_own_and_breaks_known_clauses(game: str) -> None:
    clauses = load_register(game).clauses
    wrong = wrong_engines(game)
    assert len(by_name(game)) == len(wrong)
    assert {engine.game for engine in wrong} == {game}
    for engine in wrong:
        of_any_clause = engine.name.startswith(("effect/", "company/", "judged/"))
        assert engine.clauses or engine.unobservable or of_any_clause, engine.name
        unknown = [c for c in engine.clauses if c not in clauses or not clauses[c].testable]
        assert unknown == [], (engine.name, unknown)


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_of_a_game_is_in_its_book_and_the_other_way_round(game: str) -> None:
    book = BOOKS[game]
    known = {*book.refusals, *book.unobservable, *book.foreign}
    assert set(refusal_names(game)) - known == set()
    said = {
        node.value
        for path in modules_of(game)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
    }
    assert known - said == set()


@pytest.mark.parametrize("every", [12, pytest.param(1, marks=pytest.mark.exhaustive)])
@pytest.mark.parametrize("game", GAMES)
def test_every_wrong_engine_begins_a_game(game: str, every: int) -> None:
    sound = {"number/players.3.removed_per_group"}  # the deal no longer fits
    engines = wrong_engines(game)
    by_rule = {engine.name for engine in engines if engine.case is not None and "@" in engine.name}
    begun = [one for number, one in enumerate(engines) if one.name not in by_rule or number % 10 == 0]
    for engine in begun[::every]:
        if engine.name not in sound and not engine.unobservable:
            assert begin(engine).state()["game"] == game, engine.name


@pytest.mark.parametrize("game", GAMES)
def test_the_one_space_of_a_city_is_a_number_though_no_file_says_it(game: str) -> None:
    assert "number/tile.57.cities.0.slots" in by_name(game) or "number/tile.6fl.cities.0.slots" in by_name(
        game
    )


def test_a_number_that_is_wrong_is_wrong_in_the_engine() -> None:
    engine = begin(by_name(GAME)["number/players.3.start_cash"])
    assert [player["cash"] for player in engine.state()["players"]] == [810, 810, 810]


def test_a_wrong_number_of_one_game_leaves_the_others_alone() -> None:
    engine = connect_wrong(by_name(GAME)["number/players.3.start_cash"])
    engine.new_game({"game": "1846", "players": ["Alice", "Bob", "Carol"], "deal": deal_of("1846")[0]})
    assert [player["cash"] for player in engine.state()["players"]] == [400, 400, 400]


def test_a_refusal_that_is_left_out_accepts() -> None:
    engine = begin(by_name(GAME)["refusal/bid-too-low"])
    alice = {"kind": "player", "id": "Alice"}
    assert engine.apply({"type": "bid", "actor": alice, "private": "P2", "price": 40})["legal"]


def test_a_mechanism_of_one_game_works_another_way() -> None:
    engine = begin(by_name("1846")["mechanism/draft-starts-with-the-priority-holder"])
    assert engine.state()["pending"][0]["actors"] == [{"kind": "player", "id": "Alice"}]


def test_a_box_in_which_no_number_is_wrong_is_wrong_in_the_engine() -> None:
    wrong = by_name("18FL")["print/higher-bids"]
    bid = {"type": "bid", "actor": {"kind": "player", "id": "Bob"}, "price": 15}
    assert begin(wrong).apply(bid)["legal"]
    assert wrong.change is not None
    assert wrong.spoil is None


def test_a_mechanism_may_change_who_acts() -> None:
    engine = begin(by_name("18FL")["mechanism/one-bids-after-the-other"])
    assert engine.state()["pending"][0]["actors"] == [{"kind": "player", "id": "Alice"}]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("part", [60, pytest.param(1, marks=pytest.mark.exhaustive)])
def test_a_sample_of_wrong_engines_is_caught(game: str, part: int) -> None:
    """At length all that something caught the last time, and some of those of which no play could tell."""
    names, killers = choose(game), killers_of(game)
    sample = [name for name in names if kind_of(name) not in BY_RULE][:: part * EACH[game]]
    by_rule = [name for name in names if kind_of(name) in BY_RULE and not is_left(game, name)]
    again = [name for name in by_rule if name in killers][:: 1 if part == 1 else 4 * part]
    silent = [name for name in by_rule if name not in killers][::RULED] if part == 1 else []
    trials = try_all(game, [*sample, *again, *silent], killers=killers)
    left = [f"{trial.name}: {trial.state} {trial.killer}" for trial in trials]
    assert [line for line in left if ": caught " not in line and ": unobservable" not in line] == []


@pytest.mark.parametrize(("game", "edition"), LAYERS)
@pytest.mark.parametrize("every", [19, pytest.param(1, marks=pytest.mark.exhaustive)])
def test_engines_that_are_wrong_in_what_an_edition_brings_are_caught(
    game: str, edition: str, every: int
) -> None:
    register, wrong = load_register(game, edition=edition), wrong_engines(game, edition)
    assert len({engine.name for engine in wrong}) == len(wrong)
    broken = {clause for engine in wrong for clause in engine.clauses}
    assert broken <= register.clauses.keys()
    brought = {clause.id for clause in register.clauses.values() if clause.since == edition}
    assert brought <= broken, "each clause that the edition brings is broken by one of them"
    book = LAYERS[game, edition]
    assert {*book.ids(book.brings)} == brought
    trials = try_all(game, choose(game, edition=edition)[::every], sound=every > 1, edition=edition)
    assert [f"{trial.name}: {trial.state}" for trial in trials if trial.state != "caught"] == []


@pytest.mark.parametrize("game", GAMES)
def test_only_engines_made_by_rule_are_said_to_be_left(game: str) -> None:
    left = {name for count in figures_of(game).values() for name in count.left}
    assert {kind_of(name) for name in left} <= {*BY_RULE}
    assert left <= by_name(game).keys()


def test_the_command_prints_the_table_and_counts() -> None:
    result = CliRunner().invoke(
        main, ["mutants", GAME, "--only", "refusal/pool-limit", "--remember", str(CAUGHT)]
    )
    assert result.exit_code == 0, result.output
    assert "18CH-9-d" in result.output
    assert "1 wrong engines: 1 caught, 0 cannot be observed, 0 to explain" in result.output


@pytest.mark.parametrize("arguments", [["1830"], [GAME, "--only", "no-such-engine"]])
def test_what_cannot_be_done_is_said_in_one_line(arguments: list[str]) -> None:
    result = CliRunner().invoke(main, ["mutants", *arguments])
    assert result.exit_code == 2
    assert result.output.startswith("error: ")
    assert result.output.count("\n") == 1
