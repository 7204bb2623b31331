"""An engine that cannot switch readings is judged by the usual ones, whatever it says of other games."""

import pytest

from trackwalker.paths import features_dir
from trackwalker.suite.driver import run_suite
from trackwalker.suite.order import Wishes, place_order
from trackwalker.verdicts import Verdict

SECTIONS = {
    "18Chesapeake": ("9", "11", "23", "24"),
    "1846": ("4", "6.3", "6.5"),
    "18FL": ("5.3", "6.2", "7.3"),
}
"""Some of those with scenarios of readings; the whole games are run by hand."""


@pytest.mark.parametrize(
    "game", ["18FL", *(pytest.param(game, marks=pytest.mark.exhaustive) for game in ("18Chesapeake", "1846"))]
)
def test_the_verdicts_are_those_of_the_usual_readings(game: str) -> None:
    wishes = Wishes(games=(game,), engine="reference:without=rules", sections=SECTIONS[game])
    order = place_order(wishes, features_dir())
    run = run_suite(order.job, jobs=2)
    assert run.problem is None
    defaults, usual, others = order.registers[game].defaults(), 0, 0
    for one in run.planned:
        asks_for_another = any(defaults[name] not in letters for name, letters in one.holds_under.items())
        others += asks_for_another
        usual += not asks_for_another
        expected = Verdict.OTHER_READING if asks_for_another else Verdict.PASS
        assert run.outcome(one).verdict is expected, (one.id, run.outcome(one).message)
    assert usual > 20
    assert others > 2
