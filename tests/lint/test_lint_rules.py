"""Each rule of the linter finds its fault, at its line, and lets the sound neighbour pass."""

from collections.abc import Callable
from pathlib import Path

import pytest
from trackwalker_steps.phrases import Definition, Sentence

from trackwalker.errors import TrackwalkerError
from trackwalker.lint import Finding, lint_features
from trackwalker.lint.run import forbidden_words
from trackwalker.suite.vocabulary import vocabulary

RULEBOOK = """\
game: Mini
prefix: MIN
source: {title: Mini, author: nobody, edition: made up}
edition: '1.1'
sections:
- {id: '7', title: Shares}
clauses:
"""
LETTERS = "abcdefgh"
LAYER = """\
game: Mini
edition: '1.0'
over: '1.1'
earlier: true
title: Mini, the first edition
source: made up
clauses:
  withdrawn:
  - {id: MIN-7-h, why: It was added later.}
"""
READINGS = """\
game: Mini
questions:
- id: MIN-Q01
  kind: choice
  topic: half
  clauses: [MIN-7-a]
  problem: The text does not say.
  readings: {a: no, b: yes}
  default: a
  why: Somebody had to choose.
""".replace("no,", "'no',").replace("yes", "'yes'")

SOUND = """\
Feature: Selling shares
  Shares are sold to the bank.

  Background:
    Given 3 players at the table in phase 2
    And the PRR has started at a par of $80
    And Alice is president of the PRR with 40%

  @MIN-7-a
  Scenario: A player sells a share
    When Alice sells 10% of the PRR
    Then Alice has $880

  @MIN-7-b @reading:MIN-Q01=b @since:1.1 @needs:best_routes
  Scenario Outline: Nobody sells what he does not have
    When Alice tries to sell <more> of the PRR
    Then it is refused and nothing has changed
    When Alice sells 20% of the PRR
    Then Alice has <money>

    Examples:
      | more | money |
      | 50%  | $960  |
      | 100% | $960  |
"""

Lint = Callable[..., list[Finding]]


@pytest.fixture
def features(tmp_path: Path) -> Path:
    """A specification folder with one game and no feature."""
    clauses = [
        f"- {{id: MIN-7-{letter}, section: '7', kind: rule, text: Rule {letter}., testable: true}}"
        for letter in LETTERS
    ]
    game = tmp_path / "Mini"
    game.mkdir()
    questions = clauses[0].replace("testable: true", "testable: true, questions: [MIN-Q01]")
    (game / "editions").mkdir()
    (game / "editions" / "1.0.yaml").write_text(LAYER, encoding="utf-8")
    (game / "rulebook.yaml").write_text(
        RULEBOOK + "\n".join([questions, *clauses[1:]]) + "\n", encoding="utf-8"
    )
    (game / "readings.yaml").write_text(READINGS, encoding="utf-8")
    return tmp_path


@pytest.fixture
def lint(features: Path) -> Lint:
    """Lints feature text, given as file name -> text (or one text, as 07_shares.feature)."""

    def run(text: str | dict[str, str], **options: object) -> list[Finding]:
        files = text if isinstance(text, dict) else {"07_shares.feature": text}
        for name, content in files.items():
            (features / "Mini" / name).write_text(content, encoding="utf-8")
        return lint_features(features, vocabulary(), **options)  # type: ignore[arg-type]

    return run


def line_of(text: str, words: str) -> int:
    """The number of the last line that holds these words."""
    return max(number for number, line in enumerate(text.splitlines(), 1) if words in line)


def test_a_sound_feature_has_no_findings(lint: Lint) -> None:
    assert lint(SOUND) == []


ONE = """\
Feature: Selling shares

  Background:
    Given 3 players at the table in phase 2
    And the PRR has started at a par of $80
    And Alice is president of the PRR with 40%

"""
SALE = """\
  @MIN-7-a
  Scenario: A player sells a share
    When Alice sells 10% of the PRR
    Then Alice has $880
"""

FAULTY: list[tuple[str, str, str, str]] = [
    # rule, text, words of the line of the finding, words of the finding
    ("unreadable", "Feature: x\n  Scenario: y\n    Given z\n    Odd\n", "Odd", "this is not Gherkin"),
    ("unreadable", "# nothing here\n", "nothing", "holds no feature"),
    ("no-name", "Feature:\n" + SALE, "Feature", "the feature has no name"),
    ("no-scenario", "Feature: Empty\n", "Feature", "no scenario"),
    ("duplicate-name", ONE + SALE + SALE, "Scenario", "'A player sells a share' stands already in line 9"),
    ("no-name", ONE + SALE + "  @MIN-7-b\n  Scenario:\n" + SALE[56:], "Scenario:", "without a name"),
    (
        "unknown-tag",
        ONE + SALE.replace("@MIN-7-a", "@MIN-7-a @MIN-7-z"),
        "@MIN-7-z",
        "Mini has no clause MIN-7-z",
    ),
    ("unknown-tag", ONE + SALE.replace("@MIN-7-a", "@MIN-7-a @slow"), "@slow", "unknown tag @slow"),
    ("unknown-tag", ONE + SALE.replace("7-a", "7-a @reading:MIN-Q09=a"), "Q09", "no question MIN-Q09"),
    (
        "unknown-tag",
        ONE + SALE.replace("7-a", "7-a @reading:MIN-Q01=c"),
        "Q01",
        "no reading c; expected one of a, b",
    ),
    (
        "unknown-tag",
        ONE + SALE.replace("7-a", "7-a @until:2.0"),
        "2.0",
        "no edition 2.0; expected one of 1.0, 1.1",
    ),
    ("unknown-tag", ONE + SALE.replace("7-a", "7-a @needs:luck"), "luck", "no capability luck"),
    ("repeated-tag", ONE + SALE.replace("@MIN-7-a", "@MIN-7-a @MIN-7-a"), "@MIN-7-a", "stands twice"),
    ("clause-on-feature", "@MIN-7-a\n" + ONE + SALE, "", "stands on the feature"),
    ("no-clause", ONE + SALE.replace("@MIN-7-a", "@since:1.1"), "Scenario", "has no clause tag"),
    (
        "many-clauses",
        ONE + SALE.replace("@MIN-7-a", " ".join(f"@MIN-7-{letter}" for letter in "abcdef")),
        "Scenario",
        "has 6 clause tags; expected at most 5",
    ),
    (
        "tag-on-examples",
        SOUND.replace("    Examples", "    @MIN-7-c\n    Examples"),
        "@MIN-7-c",
        "on Examples",
    ),
    (
        "clause-of-row",
        SOUND.replace("money |", "money | clause  |").replace("$960  |", "$960  | MIN-7-c |"),
        "| 100%",
        "the row names MIN-7-c, which is no tag of",
    ),
    (
        "clause-of-row",
        SOUND.replace("money |", "money | clause  |")
        .replace("50%  | $960  |", "50%  | $960  | MIN-7-b |")
        .replace("100% | $960  |", "100% | $960  |         |"),
        "| 100%",
        "has no clause",
    ),
    ("stray-mark", ONE + SALE + "    # proves MIN-7-a\n", "# proves", "above no step"),
    (
        "stray-mark",
        ONE + SALE.replace("    Then", "    # proves MIN-7-b\n    Then"),
        "# proves",
        "a step proves MIN-7-b, which is no tag",
    ),
    (
        "stray-mark",
        ONE + SALE.replace("    When", "    # proves MIN-7-a\n    Given the PRR has floated\n    When"),
        "# proves",
        "but a Given only sets the table",
    ),
    ("duplicate-row", SOUND + "      | 50%  | $960  |\n", "| 50%", "stands twice"),
    ("unused-column", SOUND.replace("| more | money |", "| more | cash |"), "Examples", "column 'cash'"),
    ("missing-column", SOUND.replace("| more | money |", "| more | cash |"), "Examples", "<money>"),
    ("no-rows", SOUND[: SOUND.index("      | 50%")], "Outline", "has no rows"),
    (
        "undefined-step",
        ONE + SALE.replace("sells 10%", "dumps 10%"),
        "dumps",
        "no sentence of the vocabulary",
    ),
    (
        "data-table",
        ONE + SALE.replace("PRR\n", "PRR\n      | 1 |\n"),
        "sells",
        "has a data table; expected no",
    ),
    ("no-kind", "Feature: x\n" + SALE.replace("When", "*"), "*", "follows no Given, When or Then"),
    ("background", ONE[:-1] + "    When everybody passes\n\n" + SALE, "everybody", "in a Background"),
    ("late-given", ONE + SALE + "    Given Bob has $5\n    Then Bob has $5\n", "Given Bob", "after a When"),
    ("no-then", ONE + SALE.replace("Then Alice has $880", "When Bob passes"), "Scenario", "has no Then"),
    ("no-then", ONE + SALE + "    When Bob passes\n", "Bob passes", "ends with 'Bob passes'"),
    (
        "nothing-accepted",
        ONE + SALE.replace("When", "Given Bob has $5\n    #"),
        "Scenario",
        "nothing is accepted",
    ),
    (
        "unjudged-attempt",
        ONE + SALE.replace("    When", "    When Alice tries to sell 50% of the PRR\n    And"),
        "tries",
        "nothing says what came of",
    ),
    (
        "stray-refusal",
        ONE + SALE.replace("    Then", "    Then it is refused and nothing has changed\n    And"),
        "refused",
        "a refusal of nothing",
    ),
    (
        "no-effect",
        ONE
        + SALE.replace(
            "Then Alice has $880",
            "When Alice tries to sell 50% of the PRR\n    Then it is refused and nothing has changed",
        ),
        "Scenario",
        "states no effect",
    ),
    (
        "no-twin",
        ONE
        + SALE.replace(
            "    When",
            "    When Bob tries to pass\n    Then it is refused and nothing has changed\n    When",
        ),
        "tries to pass",
        "no legal twin; expected an accepted action of the same type (pass)",
    ),
    (
        "no-twin",
        ONE
        + SALE.replace(
            "    When",
            "    When the PRR tries to convert to ten shares\n"
            "    Then it is refused and nothing has changed\n"
            "    When",
        ),
        "tries to convert",
        "no legal twin; expected an accepted action of the same type (convert)",
    ),
    ("software-word", ONE + SALE.replace("A player sells", "The API sells"), "Scenario", "'API'"),
    ("software-word", ONE.replace("Selling shares", "At r3c5") + SALE, "Feature", "'r3c5'"),
    (
        "software-word",
        ONE.replace("shares\n", "shares\n  as sell_shares says\n") + SALE,
        "Feature",
        "sell_shares",
    ),
]


@pytest.mark.parametrize(
    ("rule", "text", "words", "message"), FAULTY, ids=[f"{f[0]}-{i}" for i, f in enumerate(FAULTY)]
)
def test_a_faulty_feature_is_found(lint: Lint, rule: str, text: str, words: str, message: str) -> None:
    findings = [finding for finding in lint(text) if finding.rule == rule]
    assert findings, lint(text)
    shown = [finding.show() for finding in findings]
    assert any(message in line for line in shown), shown
    if words:
        assert line_of(text, words) in [finding.line for finding in findings]


def test_a_comment_excuses_many_clauses(lint: Lint) -> None:
    many = " ".join(f"@MIN-7-{letter}" for letter in "abcdef")
    tagged = SALE.replace("  @MIN-7-a", f"  # the worked example of the book\n  {many}")
    assert lint(ONE + tagged) == []


def test_a_comment_excuses_an_attempt_without_a_legal_twin(lint: Lint) -> None:
    tried = "    When Bob tries to pass\n    Then it is refused and nothing has changed\n    When"
    assert [finding.rule for finding in lint(ONE + SALE.replace("    When", tried))] == ["no-twin"]
    told = [finding.rule for finding in lint(ONE + SALE.replace("    When", "    # he is late\n" + tried))]
    assert told == ["no-twin"]
    assert lint(ONE + SALE.replace("    When", "    # No legal twin: nobody ever passes.\n" + tried)) == []


OPENING = """\
format: trackwalker-opening/1
game: Mini
about: Everything has been sold.
players: [Alice, Bob]
deal: {}
rules: {readings: {MIN-Q01: b}}
actions:
  - {type: pass, actor: {kind: player, id: Alice}}
position: [it is stock round 1]
"""
FROM_THE_DEAL = """\
Feature: Selling shares

  @MIN-7-a
  Scenario: A player sells a share
    Given the game has been played up to the end of the sale
    When Alice sells 10% of the PRR
    Then Alice has $880
"""


def test_a_scenario_has_the_tags_of_the_readings_that_its_opening_needs(lint: Lint, features: Path) -> None:
    assert [finding.rule for finding in lint(FROM_THE_DEAL)] == ["no-opening"]
    folder = features / "Mini" / "openings"
    folder.mkdir()
    (folder / "the-end-of-the-sale.yaml").write_text(OPENING, encoding="utf-8")
    [finding] = lint(FROM_THE_DEAL)
    assert (finding.rule, finding.line) == ("opening-reading", line_of(FROM_THE_DEAL, "played up"))
    assert "expected the tag @reading:MIN-Q01=b" in finding.show()
    assert lint(FROM_THE_DEAL.replace("@MIN-7-a", "@MIN-7-a @reading:MIN-Q01=b")) == []


def test_the_twin_of_a_bonus_action_may_be_the_companys_own(lint: Lint) -> None:
    steps = """\
    When Bob tries to lay #8 on B4, joining N and SW, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When the PRR lays #8 on B4, joining N and SW
    And"""
    told = SALE.replace("    When", steps)
    assert lint(ONE + told) == []
    passed = told.replace("the PRR lays #8 on B4, joining N and SW", "the PRR lays no track")
    assert [finding.rule for finding in lint(ONE + passed)] == ["no-twin"]


def test_a_placeholder_may_stand_in_a_data_table(lint: Lint) -> None:
    outline = SALE.replace("Scenario:", "Scenario Outline:").replace(
        "    When", "    Given the shares are held thus\n      | LV | president Bob <his> |\n    When"
    )
    assert lint(ONE + outline + "\n    Examples:\n      | his |\n      | 20% |\n      | 40% |\n") == []
    [finding] = lint(ONE + outline + "\n    Examples:\n      | her |\n      | 20% |\n")[:1]
    assert finding.rule in ("unused-column", "missing-column")


def test_the_name_of_a_file_is_a_section(lint: Lint) -> None:
    [finding] = lint({"08_shares.feature": SOUND})
    assert (finding.rule, finding.line) == ("unknown-section", 1)


def test_ids_are_unique_across_the_files_of_a_section(lint: Lint) -> None:
    other = SALE.replace("A player sells a share", "A PLAYER sells: a share!")
    findings = lint({"07_a.feature": ONE + SALE, "07_b.feature": ONE + other})
    assert [finding.rule for finding in findings] == ["duplicate-id"]
    assert "Mini/7/a-player-sells-a-share" in findings[0].what
    assert findings[0].path.name == "07_b.feature"


def test_a_sentence_of_two_forms_is_ambiguous(features: Path) -> None:
    def double(definition: Definition) -> list[Definition]:
        if definition.template != "{who:Anyone} has {money:Money}[ in its treasury]":
            return [definition]
        twin = Sentence("{player:Player} has {money:Money}")
        return [
            definition,
            Definition("then", twin, "x", "money", False, definition.function),
        ]

    forms = [form for definition in vocabulary() for form in double(definition)]
    text = ONE + SALE
    (features / "Mini" / "07_shares.feature").write_text(text, encoding="utf-8")
    [finding] = lint_features(features, forms)
    assert finding.rule == "ambiguous-step"
    assert finding.line == line_of(text, "$880")
    assert "`{player:Player} has {money:Money}`" in finding.what


def test_forms_that_nobody_says_are_found_on_demand(lint: Lint) -> None:
    unused = [finding.what for finding in lint(SOUND, unused=True)]
    assert any("declares" in what for what in unused)
    assert not any("<sells|sell> {percent:Percent}" in what for what in unused)


def test_more_words_can_be_forbidden(lint: Lint) -> None:
    [finding] = lint(ONE + SALE, words=forbidden_words(["treasur.*", "share"]))
    assert finding.rule == "software-word"
    assert "'share'" in finding.what
    with pytest.raises(TrackwalkerError, match=r"--forbid \(: this is no regular expression"):
        forbidden_words(["("])


def test_there_must_be_something_to_lint(features: Path) -> None:
    with pytest.raises(TrackwalkerError, match="no feature file below"):
        lint_features(features, vocabulary())
    with pytest.raises(TrackwalkerError, match="there is no folder"):
        lint_features(features / "nowhere", vocabulary())
    (features / "07_shares.feature").write_text(SOUND, encoding="utf-8")
    with pytest.raises(TrackwalkerError, match="lies in no game's folder"):
        lint_features(features, vocabulary())


def test_a_file_that_is_no_text_is_a_finding(features: Path) -> None:
    (features / "Mini" / "07_shares.feature").write_bytes(b"\xff\xfe\x00")
    [finding] = lint_features(features, vocabulary())
    assert finding.rule == "unreadable"
