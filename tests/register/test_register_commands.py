"""`trackwalker clauses` and `trackwalker readings`."""

import json
import re

import pytest
from click.testing import CliRunner, Result

from trackwalker.cli import main
from trackwalker.coverage import coverage_of


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def test_clauses_of_a_section_with_their_count() -> None:
    result = run("clauses", "18Chesapeake", "--section", "22")
    assert result.exit_code == 0
    assert "22. Distributing revenue" in result.output
    assert "18CH-22-a" in result.output
    assert "18CH-23-a" not in result.output
    assert "17 clauses, 17 testable" in result.output


def test_naked_clauses_are_ids_one_a_line() -> None:
    cover = coverage_of("18Chesapeake")
    result = run("clauses", "18Chesapeake", "--naked")
    assert result.output.split() == cover.naked()
    assert result.exit_code == (1 if cover.naked() else 0)


def test_clauses_of_the_book_alone() -> None:
    whole, book = run("clauses", "18Chesapeake"), run("clauses", "18Chesapeake", "--book-only")
    assert book.exit_code == 0
    assert book.output == whole.output.removesuffix("\n") + " that needs no reconstruction\n"
    naked = run("clauses", "18Chesapeake", "--naked", "--book-only")
    assert naked.output == run("clauses", "18Chesapeake", "--naked").output


def test_clauses_as_json() -> None:
    [game] = json.loads(run("clauses", "18Chesapeake", "--format", "json", "--section", "0").output)
    assert game["game"] == "18Chesapeake"
    assert game["clauses"][0]["id"] == "18CH-0-a"
    assert any(not clause["testable"] and clause["why_not"] for clause in game["clauses"])


@pytest.mark.parametrize("command", ["clauses", "readings"])
def test_an_unknown_game_ends_with_2(command: str) -> None:
    result = run(command, "1830")
    assert result.exit_code == 2
    assert "error: unknown game '1830'" in result.output


def test_an_unknown_section_ends_with_2() -> None:
    result = run("clauses", "18Chesapeake", "--section", "99")
    assert result.exit_code == 2
    assert "no section '99'" in result.output


def test_readings_mark_the_default_and_the_profile() -> None:
    result = run("readings", "18Chesapeake", "--profile", "18xx.games", "--kind", "choice")
    assert result.exit_code == 0
    lines = [line.strip() for line in result.output.splitlines()]
    assert "*  a: after each operating round" in lines
    assert "b: once per set, before the stock round [18xx.games]" in lines
    assert "18CH-Q01" not in result.output
    assert "deviation of 18xx.games: contest-asks-lowest-standing-bid (18CH-Q03)" in lines


def test_readings_as_json() -> None:
    [game] = json.loads(run("readings", "18Chesapeake", "--profile", "18xx.games", "--format", "json").output)
    asked = {question["id"]: question for question in game["questions"]}
    assert asked["18CH-Q48"]["default"] == "a"
    assert asked["18CH-Q48"]["profile"] == "b"
    assert game["deviations"][0]["id"] == "settling-stops-at-first-without-bid"


def test_an_unknown_profile_ends_with_2() -> None:
    result = run("readings", "--profile", "nobody")
    assert result.exit_code == 2
    assert "error: unknown profile 'nobody'" in result.output


def test_one_question_is_shown_alone() -> None:
    result = run("readings", "18FL-Q63")
    assert result.exit_code == 0
    assert result.stdout.startswith("18FL: 1 question\n\n18FL-Q63 (choice)")
    assert result.stdout.count("(choice)") == 1
    missing = run("readings", "18FL-Q999")
    assert missing.exit_code == 2
    assert "there is no question '18FL-Q999'" in missing.output


# questions of editions ----------------------------------------------------------------------------------


def test_the_questions_of_an_edition_are_listed() -> None:
    done = CliRunner().invoke(main, ["readings", "1846", "--edition", "2", "--kind", "choice"])
    assert done.exit_code == 0
    assert re.match(r"1846, edition 2: \d+ questions\n", done.stdout)
    assert "\n1846-Q99 (choice) 1846-3-bw, 1846-3-by\n" in done.stdout
    assert "1846-Q99" not in CliRunner().invoke(main, ["readings", "1846"]).stdout


def test_a_question_that_the_base_does_not_ask_is_shown_as_another_edition_has_it() -> None:
    done = CliRunner().invoke(main, ["readings", "1846-Q101"])
    assert (done.exit_code, done.stdout.partition("\n")[0]) == (0, "1846, edition 2: 1 question")
    assert CliRunner().invoke(main, ["readings", "1846-Q01"]).stdout.startswith("1846: 1 question\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--edition", "2"], "--edition E is that of one game; name the GAME that has it"),
        (["1846", "--edition", "3"], "1846 has no edition '3'; it has 1.1, 2"),
        (["1846-Q101", "--edition", "1.1"], "edition 1.1 of 1846 does not ask 1846-Q101"),
        (["1846-Q999"], "there is no question '1846-Q999'"),
    ],
)
def test_what_no_edition_asks_is_said(words: list[str], said: str) -> None:
    done = CliRunner().invoke(main, ["readings", *words])
    assert (done.exit_code, done.stdout) == (2, "")
    assert said in done.stderr
