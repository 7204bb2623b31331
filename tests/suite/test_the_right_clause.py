"""One wrong price accuses the clauses that state or use it; whatever needs such a train is blocked."""

import pytest

from trackwalker.paths import features_dir
from trackwalker.reports.summary import Summary, summarise
from trackwalker.suite.driver import Run, run_suite
from trackwalker.suite.order import Wishes, place_order
from trackwalker.verdicts import Verdict

STATES_OR_USES = {
    "18FL-8.1-g": "the price of the 4-train",
    "18FL-8.2-b": "trains of bank and market cost what is printed on them",
    "18FL-8.4.1-b": "which train a president helps with",
    "18FL-8.4.1-c": "how much is sold for the dearest train",
    "18FL-8.4.1-d": "how much is sold for the dearest train",
    "18FL-8.4.2-b": "a used train at its printed price at most",
}
ALONE = "18FL/8.3/the-first-4-train-lowers-the-limit-of-a-company-of-five-from-two-to-one"


def dear(**wishes: tuple[str, ...]) -> tuple[Run, Summary]:
    order = place_order(Wishes(games=("18FL",), engine="python:dear_train:make", **wishes), features_dir())
    run = run_suite(order.job)
    return run, summarise("dear", run, order.registers, order.whole_games)


@pytest.fixture(scope="module")
def sections() -> tuple[Run, Summary]:
    return dear(sections=("2", "3.3", "8.1", "8.2", "8.3", "8.4.1", "8.4.2"))


@pytest.mark.exhaustive
def test_the_clauses_of_the_price_are_accused(sections: tuple[Run, Summary]) -> None:
    run, summary = sections
    assert run.problem is None
    faulty = {clause.id for game in summary.games for clause in game.clauses if "fail" in clause.verdict}
    assert faulty <= STATES_OR_USES.keys()
    assert "18FL-8.1-g" in faulty


@pytest.mark.exhaustive
def test_everything_else_that_does_not_pass_is_blocked_by_them(sections: tuple[Run, Summary]) -> None:
    run, summary = sections
    blocked = [run.outcome(one) for one in run.planned if run.outcome(one).verdict is Verdict.BLOCKED]
    assert len(blocked) > 40
    assert {clause for outcome in blocked for clause in outcome.blocked_by} <= STATES_OR_USES.keys()
    assert summary.scenarios[Verdict.ERROR] == summary.scenarios[Verdict.NOT_REACHED] == 0
    assert run.exit_code == 1


@pytest.mark.exhaustive
def test_a_cause_is_told_once(sections: tuple[Run, Summary]) -> None:
    largest = sections[1].causes[0]
    assert largest.what.startswith("refused: ")
    assert "train 4, price 400, from bank" in largest.what
    assert len(largest.scenarios) > 40
    assert largest.accused == ("18FL-8.1-g",)


@pytest.mark.exhaustive
def test_alone_a_blocked_scenario_finds_out_who_blocks_it() -> None:
    run, _ = dear(scenarios=(ALONE,))
    outcome = run.outcome(run.planned[0])
    assert [one.id for one in run.planned] == [ALONE]
    assert (outcome.verdict, outcome.blocked_by) == (Verdict.BLOCKED, ("18FL-8.1-g",))
    assert any(witness.startswith("18FL/8.1/") for witness in run.witnesses)
    assert run.exit_code == 1
