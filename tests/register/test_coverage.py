"""Which clause is covered by which scenario, on a toy and on the committed features."""

from pathlib import Path

import pytest

from trackwalker.coverage import Coverage, coverage_of, read_scenarios
from trackwalker.errors import TrackwalkerError
from trackwalker.paths import features_dir
from trackwalker.register import load_register, registered_games

RULEBOOK = """\
game: Toy
prefix: TOY
source: {title: The book of toys, author: Nobody, edition: first}
edition: '1.0'
sections: [{id: '1', title: Play}, {id: '2', title: End}]
clauses:
- {id: TOY-1-a, section: '1', kind: rule, text: One., testable: true, questions: [TOY-Q01]}
- {id: TOY-1-b, section: '1', kind: rule, text: Two., testable: true}
- {id: TOY-1-c, section: '1', kind: rule, text: Three., testable: false, why_not: a word}
- {id: TOY-2-a, section: '2', kind: rule, text: Four., testable: true}
"""
READINGS = """\
game: Toy
questions:
- id: TOY-Q01
  kind: choice
  topic: t
  clauses: [TOY-1-a]
  problem: p
  readings: {a: x, b: y}
  default: a
  why: w
"""
FEATURE = """\
@TOY-2-a
Feature: Play

  Scenario: Tagged through its feature
    Given nothing

  Rule: Inner
    @TOY-1-a @reading:TOY-Q01=b
    Scenario Outline: Tagged on its examples too
      Given <what>

      @TOY-1-z
      Examples:
        | what |
        | it   |
"""


MADE_UP = """\
Feature: Play

  @TOY-1-a @reconstruction
  Scenario: On a map that was made up
    Given nothing

  @TOY-1-a @TOY-1-b @reconstruction
  Scenario: On it once more
    Given nothing

  @TOY-1-a
  Scenario: Without a map
    Given nothing
"""


def toy(folder: Path, feature: str = FEATURE) -> Coverage:
    (folder / "Toy").mkdir()
    (folder / "Toy" / "rulebook.yaml").write_text(RULEBOOK)
    (folder / "Toy" / "readings.yaml").write_text(READINGS)
    (folder / "Toy" / "01_play.feature").write_text(feature)
    return coverage_of("Toy", folder)


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=() if game == "LostAtlas" else pytest.mark.exhaustive)
        for game in registered_games()
    ],
)
def test_a_glance_at_feature_files_finds_what_reading_finds(game: str) -> None:
    prefix = load_register(game).prefix
    glance = list(read_scenarios(game, prefix, features_dir(), glance=True))
    assert glance == list(read_scenarios(game, prefix, features_dir()))


@pytest.mark.parametrize("feature", [FEATURE, MADE_UP])
def test_a_glance_sees_features_rules_and_tables(tmp_path: Path, feature: str) -> None:
    cover = toy(tmp_path, "# @TOY-1-b: no tag\n" + feature + "    # Scenario: none\n")
    assert coverage_of("Toy", tmp_path, glance=True).scenarios == cover.scenarios


def test_tags_of_feature_rule_scenario_and_examples_count(tmp_path: Path) -> None:
    cover = toy(tmp_path)
    assert [scenario.id for scenario in cover.by_clause["TOY-1-a"]] == ["Toy/1/tagged-on-its-examples-too"]
    assert len(cover.by_clause["TOY-2-a"]) == 2
    assert cover.scenarios[1].readings == ("TOY-Q01=b",)
    assert cover.scenarios[0].line == 4


def test_naked_clauses_are_the_testable_ones_without_a_scenario(tmp_path: Path) -> None:
    cover = toy(tmp_path)
    assert cover.naked() == ["TOY-1-b"]
    assert cover.naked(["2"]) == []


def test_strays_are_tags_that_no_register_knows(tmp_path: Path) -> None:
    feature = FEATURE.replace("Q01=b", "Q01=q").replace("@TOY-1-a", "@TOY-1-c")
    found = [(scenario.line, tag) for scenario, tag in toy(tmp_path, feature).strays]
    assert found == [(9, "@TOY-1-c"), (9, "@TOY-1-z"), (9, "@reading:TOY-Q01=q")]


def test_untagged_scenarios_are_found(tmp_path: Path) -> None:
    cover = toy(tmp_path, FEATURE.replace("@TOY-2-a\n", "@needs:load\n"))
    assert [scenario.name for scenario in cover.untagged] == ["Tagged through its feature"]


def test_two_scenarios_of_one_id_are_refused(tmp_path: Path) -> None:
    twin = FEATURE + "\n  Scenario: Tagged, through its feature!\n    Given nothing\n"
    with pytest.raises(TrackwalkerError, match=r"01_play\.feature, line 17: the id Toy/1/tagged-through"):
        toy(tmp_path, twin)


def test_a_file_that_is_no_gherkin_is_refused_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(TrackwalkerError, match=r"01_play\.feature, line 5: no valid Gherkin"):
        toy(tmp_path, "Feature: Play\n\n  Scenario: x\n    Given a\n    Gven b\n")


@pytest.mark.parametrize("game", registered_games())
def test_finished_sections_have_no_naked_clause(game: str) -> None:
    cover = coverage_of(game)
    assert cover.naked(cover.register.finished) == []


@pytest.mark.parametrize("game", registered_games())
def test_every_scenario_names_a_clause(game: str) -> None:
    cover = coverage_of(game)
    assert [(scenario.file.name, scenario.line) for scenario in cover.untagged] == []


@pytest.mark.parametrize("game", registered_games())
def test_every_tag_is_in_the_register(game: str) -> None:
    cover = coverage_of(game)
    assert [(scenario.file.name, scenario.line, tag) for scenario, tag in cover.strays] == []


def test_the_book_alone_covers_less(tmp_path: Path) -> None:
    cover = toy(tmp_path, MADE_UP)
    assert cover.naked() == ["TOY-2-a"]
    book = cover.book_only()
    assert book.naked() == ["TOY-1-b", "TOY-2-a"]
    assert [len(book.by_clause[clause]) for clause in ("TOY-1-a", "TOY-1-b")] == [1, 0]
