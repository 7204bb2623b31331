"""`trackwalker clauses` and `trackwalker readings`."""

import json

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
