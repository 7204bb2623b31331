"""`trackwalker show`: one thing of the specification, whole; and the answer to what is asked at a table."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from trackwalker import coverage
from trackwalker.cli import main
from trackwalker.coverage import coverage_of
from trackwalker.invariants.core.registry import ENGINE, RAW, STATE, STEP
from trackwalker.lookup.answer import answer
from trackwalker.lookup.guards import guards_of
from trackwalker.paths import features_dir
from trackwalker.register import load_register, registered_games


def shown(*what: str) -> str:
    done = CliRunner().invoke(main, ["show", *what])
    assert done.exit_code == 0, done.output
    return done.stdout


def found(*words: str) -> list[str]:
    """The ids of the best matches, the best first."""
    return [line.split()[1] for line in answer(words) if re.match(r"(clause|question|scenario|box) ", line)]


def test_a_clause_is_shown_with_its_doubts_guards_and_scenarios() -> None:
    page = shown("18FL-7.3-f")
    assert "18FL-7.3-f (" in page
    assert "costs $20 for each hex" in page
    assert "18FL-Q63 (choice) terminal cost" in page
    assert re.search(r"\*  a: it is free \[18xx\.games\]", page)
    assert re.search(r"^  token_costs|^  \w+: ", page.partition("invariants:")[2], re.MULTILINE)
    assert re.search(r"\d+ scenarios:\n  18FL/.*\n    \S+\.feature:\d+\n", page)


@pytest.mark.parametrize("game", registered_games())
def test_the_scenarios_of_a_clause_are_all_of_them(game: str) -> None:
    """Only files in which its tag stands are read: none is missed, none is another clause's."""
    cover = coverage_of(game)
    clauses = sorted(cover.by_clause)[::40]
    for clause in clauses:
        listed = re.findall(rf"^  ({game}/\S+)", shown(clause), re.MULTILINE)
        own = [one for one in (*cover.scenarios, *cover.elsewhere) if clause in one.clauses]
        assert listed == [one.id for one in sorted(own, key=lambda one: (one.file, one.line))], clause


def test_a_clause_that_cannot_be_tested_says_why() -> None:
    register = load_register("18FL")
    clause = next(one for one in register.clauses.values() if not one.testable)
    page = shown(clause.id)
    assert "not testable: " in page
    assert "no scenario" in page


def test_a_question_is_shown_with_who_plays_what_and_the_scenarios_of_each_reading() -> None:
    page = shown("18FL-Q63")
    assert "Does the terminal token cost $20 a hex" in page
    assert "[18xx.games]" in page
    assert "18FL-3.3-aa (" in page
    assert "(only 18FL-Q63=b)" in page
    assert "(only 18FL-Q63=a)" in page


def test_a_deviation_from_a_question_is_told() -> None:
    assert "18xx.games deviates (settling-stops-at-first-without-bid)" in shown("18CH-Q02")


def test_a_scenario_is_shown_as_it_is_written() -> None:
    page = shown("18FL/7.3/there-is-no-port-in-fort-lauderdale")
    assert "Scenario: There is no port in Fort Lauderdale" in page
    assert "Then it is refused and nothing has changed" in page
    assert page.count("Scenario:") == 1
    assert "18FL-3.3-w (" in page
    assert "trackwalker run 18FL --scenario 18FL/7.3/there-is-no-port-in-fort-lauderdale" in page


def test_a_row_leads_to_its_outline_and_a_reading_is_told() -> None:
    page = shown("18FL/7.3/the-terminal-is-free-whether#2")
    assert "Examples:" in page
    assert "only by the reading 18FL-Q63=a:" in page


def test_a_section_and_a_game() -> None:
    page = shown("18FL", "8.2")
    assert page.startswith("18FL, section 8.2: ")
    assert "18FL-8.2-b (" in page
    assert shown("18fl", "section", "08.2") == page
    assert re.search(r"^  8\.2 +\w", shown("18FL"), re.MULTILINE)
    assert "LostAtlas, section EX.cycle" in shown("LA", "ex.cycle")


@pytest.mark.parametrize(
    ("asked", "answers"),
    [
        ("18FL terminal cost", "18FL-Q63"),
        ("18FL how many trains may a company have in phase 3", "18FL-2-d"),
        ("18Chesapeake what par can I choose", "18CH-8-d"),
        ("18Chesapeake can the president's certificate be sold", "18CH-4-f"),
        ("18Chesapeake when does the game end", "18CH-27-a"),
        ("1846 certificate limit with four players", "1846-5.13-f"),
        ("1846 where does the steamboat add its bonus", "1846-3-bj"),
        ("18GL what interest is paid for a loan", "18GL-4.6.4-a"),
        ("LostAtlas when is a train exported", "LA-MG.round-c"),
        ("what do I pay for a terminal in 18FL", "18FL-Q63"),
    ],
)
def test_what_is_asked_at_a_table_is_answered_among_the_first_five(asked: str, answers: str) -> None:
    assert answers in found(*asked.split())[:5]


def test_words_without_a_game_are_looked_for_in_all() -> None:
    ids = found("emergency", "money", "raising", "--most")
    assert len({one.partition("-")[0] for one in ids}) > 1


def test_all_kinds_of_things_are_found() -> None:
    said = "\n".join(answer(["1846", "mail", "contract"]))
    for kind in ("clause", "question", "scenario", "box"):
        assert re.search(rf"^{kind} ", said, re.MULTILINE), kind
    assert "box privates.MAIL (1846)" in said


@pytest.mark.parametrize(
    ("what", "told"),
    [
        ("18FL-8.2-zz", r"'18FL-8\.2-zz'; the nearest: 18FL-8\.2-"),
        ("18CH-Q2", r"the nearest: .*18CH-Q02"),
        (
            "18FL/7.3/there-is-no-port-in-fort-lauderdal",
            "the nearest: .*/there-is-no-port-in-fort-lauderdale",
        ),
        ("xyzzy", "nothing is found for: xyzzy"),
        ("of the", "nothing is found for: of the"),
        ("18FL/7.3/nothing-like-this-was-ever-there-at-all", "there is no clause, question or scenario"),
    ],
)
def test_what_is_not_there_is_said_with_the_nearest(what: str, told: str) -> None:
    done = CliRunner().invoke(main, ["show", *what.split()])
    assert done.exit_code == 2
    assert re.search(told, done.output), done.output


def test_the_list_of_clauses_marks_what_a_question_touches() -> None:
    done = CliRunner().invoke(main, ["clauses", "18Chesapeake", "--section", "4"])
    after = done.stdout.partition("18CH-4-e ")[2]
    register = load_register("18Chesapeake")
    asked = register.clauses["18CH-4-e"].questions
    assert asked
    assert after.splitlines()[1].strip() == "? " + ", ".join(
        f"{name} ({register.questions[name].kind})" for name in asked
    )


def test_no_more_is_read_than_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of one game its own documents; of scenarios the files with the tag."""
    from trackwalker import documents
    from trackwalker.register import load

    read: list[str] = []
    plain = documents.read_text

    def noted(file: Path, *words: str) -> str:
        read.append(file.relative_to(features_dir()).as_posix())
        return plain(file, *words)

    load._load_editions.cache_clear()
    load._load_profile.cache_clear()
    monkeypatch.setattr(documents, "read_text", noted)
    monkeypatch.setattr(coverage, "read_text", noted)
    list(answer(["LA-MG.round-c"]))
    documents_read = [name for name in read if name.endswith(".yaml")]
    assert sorted(documents_read) == [
        "LostAtlas/editions/2.yaml",
        "LostAtlas/readings.yaml",
        "LostAtlas/rulebook.yaml",
        "shared/profiles/18xx.games.yaml",
    ]
    tagged = {
        file.relative_to(features_dir()).as_posix()
        for file in (features_dir() / "LostAtlas").glob("*.feature")
        if re.search(r"@LA-MG\.round-c\b", file.read_text())
    }
    assert {*read} - {*documents_read} == tagged


def test_the_guards_of_a_clause_are_all_of_them() -> None:
    """Only modules in which its id stands are imported: here are those of all."""
    import trackwalker.invariants.engine.probe
    import trackwalker.invariants.modules

    every = [*RAW, *STATE, *STEP, *ENGINE]
    root = Path(trackwalker.invariants.__file__).parent
    texts = {one.check.__module__: "" for one in every}
    for module in texts:
        texts[module] = root.parent.joinpath(*module.split(".")[1:]).with_suffix(".py").read_text()
    assert [
        one.name for one in every for name in one.clauses if f'"{name}"' not in texts[one.check.__module__]
    ] == []
    assert [one.name for one in guards_of("18FL-7.4-b")] == [
        one.name for one in every if "18FL-7.4-b" in one.clauses
    ]
