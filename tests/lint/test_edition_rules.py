"""What dangles in a layer, and scenarios of no edition, are found at their line."""

from pathlib import Path

import pytest

from trackwalker.errors import TrackwalkerError
from trackwalker.lint import Finding, lint_features
from trackwalker.suite.vocabulary import vocabulary

RULEBOOK = """\
game: Mini
prefix: MIN
source: {title: Mini, author: nobody, edition: made up}
edition: '1'
sections:
- {id: '7', title: Shares}
clauses:
- id: MIN-7-a
  section: '7'
  kind: rule
  text: A train costs $80.
  testable: true
  figures: {$80: trains.2.price}
- {id: MIN-7-b, section: '7', kind: rule, text: Rule b., testable: true}
"""
BOX = """\
game: Mini
edition: '1'
trains: [{name: '2', price: 80}]
tiles: {counts: {}}
"""
HEAD = """\
game: Mini
edition: '2'
over: '1'
title: Mini, second edition
source: made up
"""
REWORDED = """\
clauses:
  withdrawn:
  - {id: MIN-7-b, why: It was left out.}
  reworded:
  - {id: MIN-7-a, was: A train costs $80., text: A train costs $90., figures: {$90: trains.2.price}}
"""
PRICE = "components:\n- {at: trains.2.price, was: 80, now: 90}\n"
SCENARIO = """\
Feature: Shares

  {tags}
  Scenario: A player sells a share
    Given 3 players at the table in phase 2
    And the PRR has started at a par of $80
    And Alice is president of the PRR with 40%
    When Alice sells 10% of the PRR
    Then Alice has $880
"""


@pytest.fixture
def features(tmp_path: Path) -> Path:
    """A specification of one game with a box and a layer."""
    game = tmp_path / "Mini"
    (game / "editions").mkdir(parents=True)
    (tmp_path / "shared").mkdir()
    (tmp_path / "shared" / "tiles.yaml").write_text("tiles: {}\n")
    (game / "rulebook.yaml").write_text(RULEBOOK)
    (game / "readings.yaml").write_text("game: Mini\nquestions: []\n")
    (game / "components.yaml").write_text(BOX)
    (game / "07_shares.feature").write_text(SCENARIO.format(tags="@MIN-7-a"))
    return tmp_path


def linted(features: Path, layer: str) -> list[Finding]:
    (features / "Mini" / "editions" / "2.yaml").write_text(layer)
    return lint_features(features, vocabulary())


def told(findings: list[Finding]) -> list[tuple[str, int, str]]:
    return [(one.path.name, one.line, one.rule) for one in findings]


def test_a_sound_layer_has_no_findings(features: Path) -> None:
    assert linted(features, HEAD + REWORDED + PRICE) == []


def test_a_layer_that_changes_nothing(features: Path) -> None:
    assert told(linted(features, HEAD)) == [("2.yaml", 1, "empty-layer")]


def test_a_box_of_another_edition_than_the_rulebook(features: Path) -> None:
    (features / "Mini" / "components.yaml").write_text(BOX.replace("edition: '1'", "edition: '3'"))
    assert told(lint_features(features, vocabulary())) == [("components.yaml", 2, "edition")]


@pytest.mark.parametrize(
    "change",
    ["{at: trains.2.price, was: 70, now: 90}", "{at: trains.3.price, was: 80, now: 90}"],
    ids=["another figure below", "a path that leads nowhere"],
)
def test_a_change_that_does_not_fit_what_is_below(features: Path, change: str) -> None:
    layer = HEAD + REWORDED + f"components:\n- {change}\n"
    assert told(linted(features, layer)) == [("2.yaml", layer.count("\n"), "edition")]


def test_a_clause_that_says_another_figure_than_the_box_of_its_edition(features: Path) -> None:
    findings = linted(features, HEAD + REWORDED + PRICE.replace("90", "100"))
    assert [(one.path.name, one.line) for one in findings] == [("2.yaml", 10)]
    assert "MIN-7-a" in findings[0].what


def test_a_clause_that_is_not_reworded_though_its_figure_changes(features: Path) -> None:
    findings = linted(features, HEAD + PRICE)
    assert [one.path.name for one in findings] == ["2.yaml"]
    assert findings[0].what.startswith("MIN-7-a is not reworded: ")


@pytest.mark.parametrize(
    ("tags", "why"),
    [
        ("@MIN-7-b @since:2", "2 has no MIN-7-b"),
        ("@MIN-7-a @since:2 @until:1", "by its `since` and `until`"),
    ],
)
def test_a_scenario_that_no_edition_plans(features: Path, tags: str, why: str) -> None:
    (features / "Mini" / "07_shares.feature").write_text(SCENARIO.format(tags=tags))
    findings = linted(features, HEAD + REWORDED + PRICE)
    assert told(findings) == [("07_shares.feature", 4, "no-edition")]
    assert why in findings[0].what


OPENING = """\
format: trackwalker-opening/1
game: Mini
about: x
{bounds}
players: [Alice, Bob]
deal: {{}}
actions:
- {{type: pass, actor: {{kind: player, id: Alice}}}}
position: [it is stock round 1]
"""
TOO_EARLY = ("07_played.feature", 4, "opening-edition")
PLAYED = """\
Feature: Shares, in a game

  {tags}
  Scenario: A player passes
    Given the game has been played up to the {opening}
    When Bob passes
    Then Alice has $880
"""


@pytest.mark.parametrize(
    ("tags", "bounds", "found"),
    [
        ("@MIN-7-a", "", []),
        ("@MIN-7-a @since:2", "since: '2'", []),
        ("@MIN-7-a @until:1", "until: '1'", []),
        ("@MIN-7-a", "since: '2'", [TOO_EARLY]),
        ("@MIN-7-a", "until: '1'", [TOO_EARLY]),
        ("@MIN-7-b", "until: '1'", []),  # the second edition has no such clause
        ("@MIN-7-a @since:2", "since: '3'", [TOO_EARLY, ("the-start.yaml", 4, "edition")]),
        ("@MIN-7-a @since:2", "since: '2'\nuntil: '1'", [TOO_EARLY, ("the-start.yaml", 1, "no-edition")]),
    ],
)
def test_scenarios_begin_with_openings_of_their_editions(
    features: Path, tags: str, bounds: str, found: list[tuple[str, int, str]]
) -> None:
    folder = features / "Mini" / "openings"
    folder.mkdir()
    (folder / "the-start.yaml").write_text(OPENING.format(bounds=bounds or "# of all"))
    played = PLAYED.format(tags=tags, opening="start")
    (features / "Mini" / "07_played.feature").write_text(played)
    rules = ("opening-edition", "edition", "no-edition")
    layer = HEAD + REWORDED + PRICE
    told_of = [one for one in told(linted(features, layer)) if one[2] in rules]
    assert told_of == found


@pytest.mark.parametrize(("box", "book"), [("9", "1"), ("1", "9")])
def test_a_box_and_a_rulebook_of_different_editions_are_said_to_be_so(
    features: Path, box: str, book: str
) -> None:
    game = features / "Mini"
    (game / "components.yaml").write_text(BOX.replace("edition: '1'", f"edition: '{box}'"))
    (game / "rulebook.yaml").write_text(RULEBOOK.replace("edition: '1'", f"edition: '{book}'"))
    with pytest.raises(TrackwalkerError) as error:
        linted(features, HEAD + REWORDED + PRICE)
    said = f"the box is of the edition {box}, the rulebook of {book}; expected one and the same"
    assert str(error.value).endswith(f"components.yaml, line 2: {said}")
