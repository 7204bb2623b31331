"""Each state of a recorded game loaded, read back and left: what is found in engines that forget."""

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from trackwalker.cli import main
from trackwalker.port.connect import connect
from trackwalker.port.engine import Engine
from trackwalker.register import load_profile
from trackwalker.transcripts import session
from trackwalker.transcripts.along import Along, same_order
from trackwalker.transcripts.session import SITE_PROFILE, open_session

State = dict[str, Any]


class Forgetful:
    """The reference engine, but for what it loads, and for its answer to the next action."""

    def __init__(self, forget: Callable[[State], None], refuses: bool = False) -> None:
        self._engine: Any = connect("reference")
        self._forget = forget
        self._refuses = refuses
        self._kept: State | None = None

    def load(self, state: State) -> None:
        copy: State = json.loads(json.dumps(state))
        self._kept = state
        self._forget(copy)
        self._engine.load(copy)

    def apply(self, action: State) -> State:
        if self._refuses and action["type"] == "par":
            return {"legal": False, "reason": "I forgot what that is."}
        answer: State = self._engine.apply(action)
        self._kept = None
        return answer

    def state(self) -> State:
        """What was loaded, as long as nothing has been done with it."""
        state: State = self._kept or self._engine.state()
        return state

    def __getattr__(self, name: str) -> Any:
        return getattr(self._engine, name)


@pytest.fixture
def other() -> Iterator[Engine]:
    with closing(connect("reference")) as engine:
        yield engine


def check(*arguments: Path | str) -> Result:
    return CliRunner().invoke(main, ["check", *map(str, arguments)])


def test_every_state_is_loaded_and_left(little: Path, engine: Engine, other: Engine) -> None:
    along = Along(open_session(little), engine, other)
    outcome = along.run()
    assert outcome.finding is None
    assert outcome.played == 11
    assert along.loaded == len(outcome.applied) + 1  # the last state is loaded, too


@pytest.mark.parametrize(
    "spec", ["reference", "reference:manners=hasty", "reference:manners=patient,own-order"]
)
def test_the_reference_engine_passes_in_every_manner(little: Path, spec: str) -> None:
    result = check(spec, "--along", little)
    assert result.output.startswith(f"ok       along {little}: 11 actions, ")
    assert result.exit_code == 0


def test_what_is_read_back_otherwise_is_named(little: Path, engine: Engine) -> None:
    def forget(state: State) -> None:
        state["round"]["last_buyer"] = None

    forgetful: Any = Forgetful(forget)
    forgetful.state = forgetful._engine.state
    finding = Along(open_session(little), engine, forgetful).run().finding
    assert finding is not None
    assert finding.number == 3
    assert str(finding).startswith("action 3: loaded before Ben: bid private P2, price 40 and read back: ")
    assert "round, last_buyer: 'Ann' became None" in str(finding)


def test_what_is_only_kept_and_not_understood_shows_in_the_next_action(little: Path, engine: Engine) -> None:
    def forget(state: State) -> None:
        state["round"]["last_buyer"] = None

    finding = Along(open_session(little), engine, Forgetful(forget)).run().finding
    assert finding is not None
    # whoever bought a private company last decides about the priority deal
    assert "another effect after loading" in str(finding)


def test_an_action_that_is_refused_after_loading_is_named(little: Path, engine: Engine) -> None:
    finding = Along(open_session(little), engine, Forgetful(lambda _: None, refuses=True)).run().finding
    assert finding is not None
    assert str(finding) == (
        "action 20: refused after loading, accepted before: Cleo: par company C&O, price 95: "
        "I forgot what that is."
    )


def test_an_engine_that_cannot_load_is_not_asked(little: Path) -> None:
    result = check("reference:without=load", "--along", little, "--format", "json")
    probe = json.loads(result.output)["probes"][0]
    assert (probe["verdict"], probe["name"]) == ("skipped", f"along {little}")
    assert result.exit_code == 0


def test_a_failure_says_how_to_see_it_again(little: Path, tmp_path: Path) -> None:
    game = json.loads(little.read_text())
    game["actions"].append(
        {"type": "buy_shares", "entity": 11, "entity_type": "player", "id": 77, "shares": ["LV_1"]}
    )
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game))
    result = check("reference", "--along", file)
    assert "action 77: refused: Ann: buy_shares company LV" in result.output
    assert f"reproduce: trackwalker check reference --along {file}\n" in result.output
    assert result.exit_code == 1


def test_a_failure_names_the_options_that_matter(
    little: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = load_profile(SITE_PROFILE)
    monkeypatch.setattr(session, "load_profile", lambda _: own)
    game = json.loads(little.read_text())
    game["actions"].append(
        {"type": "buy_shares", "entity": 11, "entity_type": "player", "id": 77, "shares": ["LV_1"]}
    )
    file = tmp_path / "a game.json"
    file.write_text(json.dumps(game))
    result = check("reference", "--along", file, "--profile", "house", "--timeout", "60", "--format", "json")
    assert json.loads(result.output)["probes"][0]["reproduce"] == (
        f"trackwalker check reference --along '{file}' --profile house --timeout 60"
    )


def test_a_file_that_is_no_game_ends_with_2(tmp_path: Path) -> None:
    result = check("reference", "--along", tmp_path / "none.json")
    assert result.exit_code == 2
    assert "no such file" in result.output


def test_lists_that_no_rule_orders_come_in_any_order() -> None:
    one = {"certificates": [{"company": "LV"}, {"company": "PRR"}], "x-own": 1, "players": [1, 2]}
    other = {"players": [1, 2], "certificates": [{"company": "PRR"}, {"company": "LV"}]}
    assert same_order(one) == same_order(other)
    assert same_order({"players": [1, 2]}) != same_order({"players": [2, 1]})
    assert same_order({"market": [{"stack": ["A", "B"]}]}) != same_order({"market": [{"stack": ["B", "A"]}]})
