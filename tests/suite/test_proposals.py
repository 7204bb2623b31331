"""`trackwalker openings GAME --for ID`: an opening is found for a scene that has to be loaded so far."""

from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import CliRunner
from shipped import scenarios_of

from trackwalker.cli import main
from trackwalker.invariants.checking import load_facts
from trackwalker.paths import features_dir
from trackwalker.port.reference import ReferenceConnection
from trackwalker.port.schema import checker
from trackwalker.scene import Scene, load_components
from trackwalker.scene.openings import load_opening
from trackwalker.suite.proposals.attempts import like
from trackwalker.suite.proposals.hunt import Hunt
from trackwalker.suite.proposals.moves import Wanted, what_is_wanted
from trackwalker.suite.sentences import Matcher

GAME = "1846"
SALES = "1846/5.2/a-president-who-sells-twice-in-a-turn-takes-the-price-down-once"
SALE = "1846/5.2/a-president-who-sells-percent-takes-the-price-one-space-left#1"
REFUSED = "1846/5.2/nobody-sells-more-than-he-has"
FOLDER = features_dir() / GAME / "openings"
Document = dict[str, Any]


def wanted(name: str) -> Wanted:
    scenario = next(one for one in scenarios_of(GAME) if one.id == name)
    return next(what_is_wanted(scenario, load_components(features_dir(), GAME)))


def at_the_end_of(name: str) -> Scene:
    scene = Scene(
        ReferenceConnection(), load_components(features_dir(), GAME), {"readings": {}, "deviations": []}
    )
    scene.played_up_to(name)
    scene.begin()
    return scene


def openings(*arguments: str) -> Any:
    return CliRunner().invoke(main, ["openings", *arguments])


# ---------------------------------------------------------------------------------------- what is looked for


def test_the_last_move_that_tells_a_wrong_engine_is_looked_for() -> None:
    looked_for = wanted(SALES)
    assert looked_for.move.legal
    assert looked_for.move.before["round"]["turn"]["sold"]
    assert (
        "mechanism/each-sale-moves-the-price" in {one.name for one in looked_for.engines}
        or looked_for.engines
    )


def test_what_is_refused_comes_before_its_legal_twin() -> None:
    looked_for = wanted(REFUSED)
    assert not looked_for.move.legal
    assert looked_for.move.answer["clause"] == "1846-5.2-a"
    assert {one.name for one in looked_for.engines} >= {"refusal/not-his-to-sell"}


def test_a_forbidden_action_is_tried_with_the_names_of_the_table() -> None:
    looked_for = wanted(REFUSED)
    table = at_the_end_of("the-second-stock-round").table.state
    tried = [*like(looked_for.move, table, {"type": "pass"}, [])]
    assert {action["company"] for action in tried} >= {"GT", "B&O", "IC"}
    assert {action["actor"]["id"] for action in tried} == {"Carol"}  # whose turn it is
    assert {action["percent"] for action in tried} == {40}


# ----------------------------------------------------------------------------------------------- on a table


def test_a_table_is_worth_the_wrong_engines_that_it_tells() -> None:
    hunt = Hunt(wanted(REFUSED), load_facts(features_dir(), GAME))
    table = at_the_end_of("the-second-stock-round").table.state
    found = hunt.look(table, {"type": "pass", "actor": {"kind": "player", "id": "Carol"}})
    assert found is not None
    assert "refusal/not-his-to-sell" in found.engines
    assert not found.move.legal


def test_what_is_answered_otherwise_is_not_what_is_looked_for() -> None:
    hunt = Hunt(wanted(REFUSED), load_facts(features_dir(), GAME))
    table = at_the_end_of("the-second-stock-round").table.state
    carol = {"kind": "player", "id": "Carol"}
    sale = {"type": "sell_shares", "actor": carol, "company": "B&O", "percent": 10}
    assert hunt.check(table, {**sale, "company": "GT", "percent": 40}) is not None
    assert hunt.check(table, sale) is None  # it is accepted
    assert hunt.check(table, {**sale, "percent": 15}) is None  # refused, by another rule
    assert hunt.look(at_the_end_of("the-eve-of-phase-ii").table.state, {"type": "pass"}) is None


# ----------------------------------------------------------------------------------------------- the command


def test_the_proposal_is_an_opening_that_leads_where_it_says(tmp_path: Path) -> None:
    result = openings(
        GAME, "--for", SALE, "--games", "4", "--longest", "30", "--out", str(tmp_path / "new.yaml")
    )
    assert result.exit_code == 0, result.output
    said = result.stderr.splitlines()
    assert "sell_shares" in said[-2]
    assert said[-2].endswith("is accepted")
    told, of = said[-1].removeprefix("it tells ").split(" wrong engines: ")[0].split(" of ")
    assert told == of != "0"

    again = openings(GAME, "--for", SALE, "--games", "4", "--longest", "30")
    assert again.stdout == (tmp_path / "new.yaml").read_text("utf-8")

    document = yaml.safe_load((tmp_path / "new.yaml").read_text("utf-8"))
    checker("opening.continuation", "the proposal")(document)
    assert len(document["actions"]) < 30
    for path in FOLDER.glob("*.yaml"):
        (tmp_path / path.name).write_text(path.read_text("utf-8"), "utf-8")
    opening, components = load_opening(tmp_path, "new"), load_components(features_dir(), GAME)
    scene = Scene(
        ReferenceConnection(frozenset({"load"})), components, {"readings": {}, "deviations": []}, tmp_path
    )
    scene.played_up_to("new")
    scene.begin()
    matcher = Matcher()
    assert len(opening.position) > 8
    for sentence in opening.position:
        matcher.match("then", sentence).definition.say(scene, sentence, None)


@pytest.mark.exhaustive
def test_an_opening_that_is_there_is_enough() -> None:
    wanted = "1846/5.13/corporations-that-nobody-has-launched-count-as-well"
    result = openings(GAME, "--for", wanted, "--games", "8", "--longest", "12")
    first, then, told = result.stderr.splitlines()[-3:]
    assert first == "the game has been played up to the end of the distribution: that is enough"
    assert then == "then Alice: par (company PRR, price 40) is accepted"
    assert told == "it tells 0 of 0 wrong engines: none"
    assert (result.exit_code, result.stdout) == (0, "")


@pytest.mark.exhaustive
def test_a_refusal_has_a_way_to_it_that_tells_what_the_scenario_tells() -> None:
    result = openings(GAME, "--for", REFUSED, "--games", "12", "--longest", "12")
    told = result.stderr.splitlines()[-1]
    assert told.startswith("it tells 4 of 4 wrong engines: refusal/not-his-to-sell, ")
    assert result.exit_code == 0
    assert "continues: " in result.stdout


def test_nothing_found_ends_with_1() -> None:
    result = openings(
        GAME,
        "--for",
        "1846/5.24/with-40-in-the-market-10-can-be-sold-but-not-20",
        "--games",
        "1",
        "--longest",
        "1",
    )
    assert result.exit_code == 1
    assert "nothing found in 1 games" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            (GAME, "--for", "1846/5.2/no-such"),
            "1846 has no scenario '1846/5.2/no-such'; of an outline, name a row",
        ),
        ((GAME, "--for", "1846/5.1/a-corporation-may-be-launched-at-price#1"), "needs no opening"),
        (("1830", "--for", SALES), "1830"),
    ],
)
def test_what_cannot_be_done_is_said(arguments: tuple[str, ...], said: str) -> None:
    result = openings(*arguments)
    assert result.exit_code == 2
    assert said in result.output
    assert result.output.startswith("error: ")
