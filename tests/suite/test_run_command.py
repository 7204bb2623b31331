"""`trackwalker run`: options, exit codes, and what is printed where."""

from pathlib import Path
from typing import Any

import click.testing
import pytest
from suite_toys import FEATURES, run_and_report, wishes

from trackwalker.cli import main
from trackwalker.errors import TrackwalkerError


def invoke(*arguments: str) -> click.testing.Result:
    return click.testing.CliRunner().invoke(main, ["run", *arguments])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["18Chesapeak"], "unknown game '18Chesapeak'"),
        (["--engine", "chess"], "engine 'chess': expected reference"),
        (["--clause", "18CH-22-zz"], "--clause 18CH-22-zz: no such clause in 18Chesapeake"),
        (["--section", "99"], "--section 99: no such section; there are 0, 1, 2"),
        (["--scenario", "22"], "--scenario 22: expected GAME/SECTION/NAME"),
        (["--reading", "18CH-Q05"], "--reading 18CH-Q05: expected QUESTION=READING"),
        (["--reading", "18CH-Q99=a"], "--reading 18CH-Q99=a: no question '18CH-Q99'"),
        (["--reading", "18CH-Q05=z"], "--reading 18CH-Q05=z: 18CH-Q05 has no reading 'z'; it has a, b"),
        (["--reading", "18CH-Q05=a,18CH-Q05=b"], "--reading 18CH-Q05=b: 18CH-Q05=a is asked for, too"),
        (["--profile", "nobody"], "unknown profile 'nobody'"),
        (["--edition", "1830"], "--edition 1830: 18Chesapeake has the editions 2020"),
        (["--report", __file__], "is a file"),
        (["--jobs", "0"], "--jobs"),
        (["--timeout", "0"], "--timeout"),
        (["--nonsense"], "--nonsense"),
    ],
)
def test_a_bad_option_is_one_clear_line(arguments: list[str], said: str) -> None:
    games = [] if arguments == ["18Chesapeak"] else ["18chesapeake"]
    result = invoke(*games, *arguments)
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stdout == ""
    errors = [line for line in result.stderr.splitlines() if line.lower().startswith("error")]
    assert len(errors) == 1


def test_help_names_the_exit_codes() -> None:
    result = invoke("--help")
    assert result.exit_code == 0
    assert "2 the run could not be done" in " ".join(result.stdout.split())


def toy(capsys: pytest.CaptureFixture[str], engine: str, **more: object) -> tuple[int, str, str]:
    code = run_and_report(wishes(engine, **more), features=FEATURES)
    return code, *capsys.readouterr()


@pytest.mark.parametrize(
    ("engine", "said"),
    [
        ("python:nowhere:engine", "there is no module 'nowhere'"),
        ("python:toy_engines:missing", "module 'toy_engines' has no 'missing'"),
        ("without_fuel", "RuntimeError: no fuel"),
        ("stdio:/no/such/program", "cannot execute '/no/such/program'"),
        ("stdio:true", "it ended (exit code 0) before its first answer"),
    ],
)
def test_an_engine_that_does_not_start(engine: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = toy(capsys, engine)
    assert (code, out) == (2, "")
    assert err.startswith("error: engine fault")
    assert said in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"steps": ["no_such_steps"]}, "the steps cannot be loaded: no_such_steps: ModuleNotFoundError"),
        ({"scene": "toy_steps:nothing"}, "the scene cannot be loaded: toy_steps has no 'nothing'"),
    ],
)
def test_steps_that_cannot_be_loaded(
    asked: dict[str, Any], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = toy(capsys, "good", **asked)
    assert (code, out) == (2, "")
    assert said in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    ("engine", "asked", "said"),
    [
        ("AnotherGame", {}, "nothing ran: the engine does not offer Toy"),
        ("AnotherGame", {"games": ["Toy"]}, "nothing ran: the engine could not be put to any"),
        ("good", {"clauses": ["TOY-10-b"]}, "nothing ran: no scenario fits"),
        ("good", {"scenarios": ["Toy/2/nothing-of-that-name"]}, "nothing ran: no scenario fits"),
        ("good", {"clauses": ["TOY-10-a"]}, "nothing ran: the engine could not be put to any"),
    ],
)
def test_a_run_in_which_nothing_ran_is_an_error(
    engine: str, asked: dict[str, Any], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = toy(capsys, engine, **asked)
    assert code == 2
    assert said in err


REPORT = """\
toy 1 (no optional capability)

Toy (edition 1.1)
   2  Bids           5 pass
   9  Readings       2 pass, 1 other-reading
  10  Odds and ends  1 pass, 2 unsupported

other-reading  the engine follows TOY-Q01=b (1)
  Toy/9/a-bid-of-100-is-too-much

unsupported  the engine does not have the capability 'chance' (1)
  Toy/10/chance-is-told

unsupported  the engine does not have the capability 'fly' (1)
  Toy/10/an-engine-has-to-be-able-to-fly

scenarios: 11 planned = 8 pass + 1 other-reading + 2 unsupported
clauses: 5 planned = 3 pass + 1 other-reading + 1 unsupported
Toy: 1 of 6 testable clauses have no scenario
"""


def test_the_report_of_a_sound_engine(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = toy(capsys, "FixedB")
    assert code == 0
    assert err == ""
    assert out.startswith(REPORT)
    assert out.removeprefix(REPORT).endswith(" s\n")


FAILURE = """
fail: permissive  Toy/2/the-threshold-is-amount#1
  The threshold is 19 (Toy/02_bids.feature, line 16)
  TOY-2-a: A bid of $20 or more is allowed.
  TOY-2-b: A bid below $20 is not allowed.
  step: Then a bid of 19 is refused (line 18)
  expected: refused: a bid of $19
  got: accepted
  before:
    Alice: $400
    bids: 0
  after:
    bids: 1

clauses with a failure or an error
  TOY-2-a  fail: permissive, pass 4/5
  TOY-2-b  fail: permissive, pass 2/4
"""


def test_the_report_of_a_failure(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = toy(capsys, "TakesLowBids")
    assert code == 1
    assert FAILURE in out
    assert "scenarios: 11 planned = 7 pass + 2 fail: permissive + 2 unsupported\n" in out


def test_a_part_of_a_game_says_nothing_of_naked_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = toy(capsys, "good", sections=["2"])
    assert code == 0
    assert "testable" not in out


def test_the_report_folder_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(TrackwalkerError, match="cannot make this folder"):
        run_and_report(wishes("good"), report=tmp_path / "file" / "reports", features=FEATURES)
