"""`@reconstruction`: a scenario has the tag if and only if it needs a figure that was made up."""

from collections.abc import Callable
from pathlib import Path

import pytest
from trackwalker_steps.phrases import VOCABULARY

from trackwalker.components.origins import Origins
from trackwalker.lint import Finding, lint_features
from trackwalker.paths import features_dir
from trackwalker.suite.vocabulary import vocabulary

RULEBOOK = """\
game: Mini
prefix: MIN
source: {title: Mini, author: nobody, edition: made up}
edition: '1.0'
sections:
- {id: '7', title: Play}
clauses:
- {id: MIN-7-a, section: '7', kind: rule, text: Rule a., testable: true}
"""
BOX = """\
game: Mini
edition: '1.0'
reconstruction: true
origins:
  bank: reconstruction
  market.rows: reconstruction
  market.par_cells: derived
  tiles: reconstruction
  hexes: reconstruction
  hexes.D12: book
  hexes.*.cities: reconstruction
  privates.P1.marker.amounts: reconstruction
bank: 6000
privates: [{id: P1, marker: {marker: port, amounts: {D12: 20}}}]
market: {rows: [[70, 80, 90], [60, 70]], par_cells: {80: r1c2, 60: r2c1}}
tiles: {counts: {'9': 1}}
hexes: {D12: {kind: city, cities: [{exits: [0], value: 20}]}, F8: {kind: plain}}
"""
PLAY = """\
  {mark}
  Scenario: Something is done
    Given 3 players at the table in phase 2
    {given}
    When Alice sells 10% of the PRR
    Then Alice has $880
    {then}
"""
Play = Callable[..., list[Finding]]
NOTHING_GIVEN, NOTHING_ELSE = "And the PRR has started at a par of $80", "And Bob has $800"


@pytest.fixture
def features(tmp_path: Path) -> Path:
    """A specification of one game; of its map only the city in D12 is from a book."""
    game = tmp_path / "Mini"
    game.mkdir()
    (game / "rulebook.yaml").write_text(RULEBOOK, encoding="utf-8")
    (game / "readings.yaml").write_text("game: Mini\nquestions: []\n", encoding="utf-8")
    (game / "components.yaml").write_text(BOX, encoding="utf-8")
    (tmp_path / "shared").mkdir()
    (tmp_path / "shared" / "tiles.yaml").write_text(
        "tiles: {'9': {colour: yellow, track: [[0, 3]]}}\n", encoding="utf-8"
    )
    (game / "openings").mkdir()
    tile = "{type: lay_tile, hex: F8, tile: '9', rotation: 0, "
    share = "{type: buy_shares, company: PRR, percent: 10, from: ipo, "
    for name, action in (("track", tile), ("trade", share)):
        (game / "openings" / f"the-day-of-{name}.yaml").write_text(
            "format: trackwalker-opening/1\ngame: Mini\nabout: A day.\nplayers: [Alice, Bob]\ndeal: {}\n"
            f"actions: [{action}actor: {{kind: player, id: Alice}}}}]\nposition: [it is phase 2]\n",
            encoding="utf-8",
        )
    return tmp_path


@pytest.fixture
def play(features: Path) -> Play:
    """Lints a scenario of which some is said otherwise: the tags, a Given, a Then."""

    def run(mark: str = "@MIN-7-a", given: str = NOTHING_GIVEN, then: str = NOTHING_ELSE) -> list[Finding]:
        text = "Feature: Play\n\n" + PLAY.format(mark=mark, given=given, then=then)
        (features / "Mini" / "07_play.feature").write_text(text, encoding="utf-8")
        return lint_features(features, vocabulary())

    return run


MADE_UP = [
    ("And #9 lies on D12, joining N and S", NOTHING_ELSE, "tiles.counts.9"),
    ("And the PRR has a token in F8", NOTHING_ELSE, "hexes.F8"),
    ("And the PRR has tokens in D12 and F8", NOTHING_ELSE, "hexes.F8"),
    ("And the PRR stands at $70 in row 1", NOTHING_ELSE, "market.rows"),
    ("And the PRR stands at $60 in row 1", NOTHING_ELSE, "market.rows"),
    (NOTHING_GIVEN, "And the PRR stands at $90 in row 1", "market.rows"),
    (NOTHING_GIVEN, "And no tile lies on F8", "hexes.F8"),
    (NOTHING_GIVEN, "And the port marker lies on D12", "privates.P1.marker.amounts"),
    (NOTHING_GIVEN, "And the bank has $3,000", "bank"),
    (NOTHING_GIVEN, "And the supply holds these tiles and no others\n      | #9 1 |", "tiles.counts"),
    (NOTHING_GIVEN, "When the PRR runs\n      | 2-train | D12 D14 |", "hexes.D12.cities"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "then", "path"), MADE_UP, ids=[path for *_, path in MADE_UP])
def test_who_needs_a_made_up_figure_says_so(play: Play, given: str, then: str, path: str) -> None:
    found = [finding for finding in play("@MIN-7-a", given, then) if finding.rule == "made-up-figure"]
    assert len(found) == 1
    assert f"needs {path}, which is a reconstruction; expected the tag @reconstruction" in found[0].show()
    tagged = play("@MIN-7-a @reconstruction", given, then)
    assert not [
        finding for finding in tagged if finding.rule in ("made-up-figure", "needless-tag", "unknown-tag")
    ]


@pytest.mark.parametrize(
    ("given", "then"),
    [
        (NOTHING_GIVEN, NOTHING_ELSE),
        ("And the PRR has a token in D12", "And no tile lies on D12"),
        ("And the PRR stands at $80 in row 1", "And the PRR stands at $60 in row 2"),
        ("And the bank has $40 left, Bob holding the rest of its money", "And the bank has $0"),
        ("And the bank has $40 left, Bob holding the rest of its money", "And the bank is $5 short"),
    ],
)
def test_who_needs_none_has_no_tag(play: Play, given: str, then: str) -> None:
    assert play("@MIN-7-a", given, then) == []
    [finding] = play("@MIN-7-a @reconstruction", given, then)
    assert (finding.rule, finding.line) == ("needless-tag", 3)


def test_a_comment_can_say_what_no_sentence_tells(play: Play) -> None:
    why = "# reconstruction: the price falls by a cell of the chart\n  @MIN-7-a @reconstruction"
    assert play(why) == []
    assert [finding.rule for finding in play(why.replace("reconstruction: ", "", 1))] == ["needless-tag"]


@pytest.mark.parametrize(("opening", "needed"), [("track", True), ("trade", False)])
def test_an_opening_needs_what_it_is_played_on(features: Path, opening: str, needed: bool) -> None:
    text = (
        "Feature: Play\n\n  @MIN-7-a\n  Scenario: A day\n"
        f"    Given the game has been played up to the day of {opening}\n"
        "    When Alice sells 10% of the PRR\n    Then Alice has $880\n"
    )
    (features / "Mini" / "07_play.feature").write_text(text, encoding="utf-8")
    assert [f.rule for f in lint_features(features, vocabulary())] == ["made-up-figure"] * needed


def test_where_nothing_is_made_up_there_is_no_such_tag(features: Path, play: Play) -> None:
    (features / "Mini" / "components.yaml").unlink()
    assert play("@MIN-7-a", "And #9 lies on F8, joining N and S") == []
    [finding] = play("@MIN-7-a @reconstruction")
    assert finding.rule == "unknown-tag"
    assert "nothing in the box of Mini is a reconstruction" in finding.what


# origins -----------------------------------------------------------------------------------------------


def test_the_longest_path_counts_and_the_one_that_leaves_less_open() -> None:
    stated = {
        "hexes": "reconstruction",
        "hexes.D2": "book",
        "hexes.*.kind": "reconstruction",
        "hexes.E1.kind": "derived",
    }
    origins = Origins({"reconstruction": True, "origins": stated})
    assert origins.of("hexes.F2") == "reconstruction"
    assert origins.of("hexes.D2.name") == "book"
    assert origins.of("hexes.D2.kind") == "reconstruction"
    assert origins.of("hexes.E1.kind") == "derived"
    assert origins.of("bank") == "book"


def test_a_path_that_leads_nowhere_is_found() -> None:
    stated = dict.fromkeys(("bank", "trains.E.scrap", "trains.*.price", "hexes.D2"), "book")
    box = {"origins": stated, "bank": 5, "trains": [{"name": "E", "price": 800}], "hexes": {"E1": {}}}
    assert Origins(box).without_figure() == ["trains.E.scrap", "hexes.D2"]


@pytest.mark.parametrize(
    "game", sorted(path.parent.name for path in features_dir().glob("*/components.yaml"))
)
def test_every_origin_stated_is_of_a_figure(game: str) -> None:
    from trackwalker.components.origins import origins_of

    origins = origins_of(features_dir(), game)
    assert origins.without_figure() == []
    assert origins.reconstructed == bool(origins.components.get("origins"))


def test_the_sentences_about_prices_money_and_track_are_where_lint_looks() -> None:
    """Lint knows them by the module they stand in."""
    assert {"market", "money", "routes", "track"} <= {form.noun for form in VOCABULARY}
