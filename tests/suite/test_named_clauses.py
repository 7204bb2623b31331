"""The clause named with a refusal: the reference engine's is right, other engines' are met halfway."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from shipped import scenarios_of
from suite_toys import TOY

from reference_engine import game as game_module
from reference_engine.games import CLAUSELESS, TITLES
from reference_engine.wrong import BOOKS
from reference_engine.wrong.occasions import modules_of, refusal_names
from trackwalker.paths import features_dir
from trackwalker.port.reference import ReferenceConnection
from trackwalker.register import load_register, whole_games
from trackwalker.scene import Remark, load_components
from trackwalker.suite.direct import DirectScenario, play
from trackwalker.suite.driver import run_suite
from trackwalker.suite.files import games_with_features
from trackwalker.suite.order import Wishes, place_order

GAMES = games_with_features(features_dir())
WHOLE = whole_games()
LEAST_TRIED = {"LostAtlas": 590}
"""So many attempts at least are in the scenarios of a game; where not said, 600."""
EXTENTS = [40, pytest.param(1, marks=pytest.mark.exhaustive)]
"""Of how many scenarios one is played."""


class Asked(ReferenceConnection):
    """The reference engine, asked before every action which clauses forbid it."""

    def __init__(self) -> None:
        super().__init__()
        self.forbidding: list[list[str]] = []
        self.changed = 0

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        before = self.state()
        self.forbidding.append(self.refusals(action))
        self.changed += self.state() != before
        answer = super().apply(action)
        assert answer["legal"] is not bool(self.forbidding[-1])
        return answer


class Listener(ReferenceConnection):
    """The reference engine; it keeps what it has refused."""

    def __init__(self) -> None:
        super().__init__()
        self.refused: list[dict[str, Any]] = []

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        answer = super().apply(action)
        if not answer["legal"]:
            self.refused.append({"action": action, **answer})
        return answer


def clauses_of(game: str) -> set[str]:
    """The clauses of all editions of a game."""
    register = load_register(game, features_dir())
    return {*register.clauses, *register.elsewhere}


def attempts(scenario: DirectScenario) -> int:
    """How often somebody tries something in it, but to begin a game: who may not is told so by no clause."""
    return sum(" tries to " in said.text and "tries to set up" not in said.text for said in scenario.steps)


def attempts_refused(scenario: DirectScenario, refused: list[dict[str, Any]]) -> int:
    """How many refusals are answers to the scenario's attempts.

    On its way to one the driver finds out whether a company has nothing to run, by an empty run (see
    `only_if_accepted`); a refusal of that one is no attempt. Nor is that of what is asked for outright,
    before steps that nobody says anything of are passed over.
    """
    said = sum(" tries to run no train" in step.text for step in scenario.steps)
    empty = sum(one["action"]["type"] == "run_routes" and not one["action"]["routes"] for one in refused)
    outright = sum(" does not say which steps it leaves out" in step.text for step in scenario.steps)
    return len(refused) - max(0, empty - said) - outright


@pytest.mark.parametrize("every", EXTENTS)
@pytest.mark.parametrize("game", WHOLE)
def test_every_refusal_of_the_scenarios_rests_on_a_clause_of_theirs(game: str, every: int) -> None:
    engine, components = Listener(), load_components(features_dir(), game)
    known = clauses_of(game)
    tried, wrong = 0, {}
    for scenario in scenarios_of(game, every):
        if not attempts(scenario):
            continue
        remarks: list[Remark] = []
        engine.refused.clear()
        failed = play(scenario, engine, components, remarks=remarks)
        silent = [one["reason"] for one in engine.refused if one.get("clause") not in known]
        answered = attempts_refused(scenario, engine.refused)
        if failed is not None or remarks or silent or answered != attempts(scenario):
            wrong[scenario.id] = (failed, [str(remark) for remark in remarks], silent, answered)
        tried += answered
    assert wrong == {}
    assert tried > LEAST_TRIED.get(game, 600) * (1 if every == 1 else 0.8) / every


def rules_of(game: str) -> set[str]:
    """Every rule for which the engine can refuse something in a game."""
    return {*refusal_names(game), *raised_past_the_door(game)}


def raised_past_the_door(game: str) -> Iterator[str]:
    """Rules that are broken by what nobody could mean at a table, and so are not refused like the others."""
    for path in (*modules_of(game), Path(game_module.__file__)):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or not node.args:
                continue
            if node.func.id in ("Illegal", "PathError") and isinstance(node.args[0], ast.Constant):
                yield str(node.args[0].value)


def test_what_rests_on_no_clause_is_listed_with_the_reason() -> None:
    without = {
        rule
        for game in WHOLE
        for rule in rules_of(game) - BOOKS[game].foreign
        if all(words for words, _ in TITLES[game].grounds.get(rule, ()))
    }
    assert without == set(CLAUSELESS)


@pytest.mark.parametrize("game", GAMES)
def test_the_map_of_a_game_names_rules_and_clauses_that_there_are(game: str) -> None:
    grounds = TITLES[game].grounds
    known = clauses_of(game)
    assert {clause for cases in grounds.values() for _, clause in cases} <= known
    if game in WHOLE:
        assert set(grounds) <= rules_of(game) | set(BOOKS[game].refusals)


@pytest.mark.parametrize("game", WHOLE)
def test_no_case_of_a_map_stands_behind_one_that_covers_it(game: str) -> None:
    hidden = [
        (rule, sorted(words))
        for rule, cases in TITLES[game].grounds.items()
        for number, (words, _) in enumerate(cases)
        if any(earlier <= words for earlier, _ in cases[:number])
    ]
    assert hidden == []


# all clauses that forbid an action ---------------------------------------------------------------------

TWO_REASONS = "18FL/5.3/the-presidents-certificate-is-not-for-sale"
"""A sale that both the president's certificate and the limit of the market forbid."""


def test_the_reference_engine_tells_all_clauses_that_forbid_an_action() -> None:
    engine, components = Asked(), load_components(features_dir(), "18FL")
    (scenario,) = (one for one in scenarios_of("18FL") if one.id == TWO_REASONS)
    assert play(scenario, engine, components) is None
    assert ["18FL-5.3-h", "18FL-5.3-i"] in engine.forbidding
    assert [] in engine.forbidding
    assert engine.changed == 0


def remarks(engine: str) -> list[str]:
    """What is said of the scenario when an engine of `naming_engines` plays it."""
    wishes = Wishes(
        games=("18FL",),
        scenarios=(TWO_REASONS,),
        engine=f"python:naming_engines:{engine}",
        path=(str(TOY),),
    )
    run = run_suite(place_order(wishes, features_dir()).job, jobs=1)
    assert run.problem is None
    (outcome,) = (run.outcome(one) for one in run.planned)
    assert str(outcome.verdict) == "pass", outcome.message
    return list(outcome.remarks)


def test_another_clause_that_forbids_the_action_as_well_is_right() -> None:
    assert remarks("LastReason") == []


def test_a_clause_that_does_not_forbid_the_action_is_a_remark_and_no_failure() -> None:
    found = remarks("WrongReason")
    assert found
    assert all("refused for 18FL-8.2-b" in remark for remark in found)
