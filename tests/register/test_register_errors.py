"""A register that is not in order is refused with file, line and what was expected."""

import re
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import pytest

from trackwalker.errors import TrackwalkerError
from trackwalker.register import load_profile, load_register

RULEBOOK = dedent(
    """\
    game: Toy
    prefix: TOY
    source: {title: The book of toys, author: Nobody, edition: first}
    edition: '1.1'
    sections:
    - {id: '1', title: Play}
    clauses:
    - id: TOY-1-a
      section: '1'
      kind: rule
      text: Everybody plays.
      testable: true
      questions: [TOY-Q01]
    - id: TOY-1-b
      section: '1'
      kind: definition
      text: A toy is a thing.
      testable: false
      why_not: a word
    """
)
READINGS = dedent(
    """\
    game: Toy
    questions:
    - id: TOY-Q01
      kind: choice
      topic: everybody
      clauses: [TOY-1-a]
      problem: Who is everybody?
      readings: {a: all, b: some}
      default: a
      why: It says so.
    """
)
PROFILE = dedent(
    """\
    name: shop
    games:
      Toy:
        title: Toy
        readings: {TOY-Q01: b}
        deviations:
        - {id: plays-alone, question: TOY-Q01, text: Nobody plays., why: Seen.}
    """
)

Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def make(rulebook: str = RULEBOOK, readings: str = READINGS, profile: str = PROFILE) -> Path:
        (tmp_path / "Toy").mkdir()
        (tmp_path / "Toy" / "rulebook.yaml").write_text(rulebook)
        (tmp_path / "Toy" / "readings.yaml").write_text(readings)
        (tmp_path / "shared" / "profiles").mkdir(parents=True)
        (tmp_path / "shared" / "profiles" / "shop.yaml").write_text(profile)
        return tmp_path

    return make


def test_the_toy_is_in_order(write: Write) -> None:
    features = write()
    register = load_register("Toy", features)
    assert register.clause("TOY-1-a").testable
    assert [clause.id for clause in register.testable()] == ["TOY-1-a"]
    assert load_profile("shop", features).games["Toy"].deviations[0].question == "TOY-Q01"


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("  kind: rule\n", "  kind: law\n", 10, "clauses[0].kind: Invalid enum value 'law'"),
        ("  testable: true\n", "  testable: maybe\n", 12, "clauses[0].testable: Expected `bool`"),
        ("  text: Everybody plays.\n", "", 8, "missing required field `text`"),
        ("- id: TOY-1-b\n", "- id: TOY-1-a\n", 14, "the id 'TOY-1-a' stands twice"),
        ("- id: TOY-1-b\n  section: '1'", "- id: TOY-1-b\n  section: '2'", 15, "there is no section '2'"),
        ("- id: TOY-1-b\n", "- id: TOY-1-B\n", 14, "expected TOY-1- and letters"),
        ("  why_not: a word\n", "", 14, "why_not is missing"),
        (
            "  testable: true\n",
            "  testable: true\n  why_not: lazy\n",
            13,
            "why_not is for those that are not",
        ),
        ("  testable: true\n", "  testable: true\n  restates: [TOY-1-z]\n", 13, "restates 'TOY-1-z'"),
        ("[TOY-Q01]", "[TOY-Q07]", 13, "there is no question 'TOY-Q07'"),
        (
            "  questions: [TOY-Q01]\n",
            "  questions: [TOY-Q01]\n  since: '2'\n",
            14,
            "`since` follows from the layers in editions/",
        ),
        ("  testable: true\n", "  testable: true\n  testable: true\n", 13, "the key 'testable' stands twice"),
        ("game: Toy\n", "game: Boy\n", 1, "expected 'Toy', the name of the folder"),
        ("sections:\n", "finished: ['9']\nsections:\n", 5, "there is no section '9'"),
        (
            "sections:\n",
            "corrections: [{id: TOY-1-q, reason: x}]\nsections:\n",
            5,
            "no clause 'TOY-1-q' to correct",
        ),
        ("sections:\n", "sections: [\n", 6, "no valid YAML"),
        ("prefix: TOY\n", "prefix: TOY\nsuffix: x\n", None, "unknown field `suffix`"),
    ],
)
def test_faulty_rulebook(write: Write, old: str, new: str, line: int | None, words: str) -> None:
    assert old in RULEBOOK
    features = write(rulebook=RULEBOOK.replace(old, new, 1))
    with pytest.raises(TrackwalkerError) as caught:
        load_register("Toy", features)
    where = "rulebook.yaml" if line is None else f"rulebook.yaml, line {line}:"
    assert where in str(caught.value)
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("default: a", "default: c", 9, "default 'c' is none of a, b"),
        ("{a: all, b: some}", "{a: all}", 8, "expected two readings or more"),
        ("kind: choice", "kind: unobservable", 3, "`because` is missing"),
        (
            "why: It says so.",
            "why: It says so.\n  because: nobody knows",
            11,
            "`because` is for unobservable ones",
        ),
        (
            "clauses: [TOY-1-a]",
            "clauses: [TOY-1-a, TOY-1-b]",
            6,
            "TOY-1-b does not name this question in return",
        ),
        ("clauses: [TOY-1-a]", "clauses: [TOY-1-a, TOY-9-a]", 6, "there is no clause 'TOY-9-a'"),
        ("clauses: [TOY-1-a]", "clauses: []", None, "TOY-Q01 does not name this clause in return"),
    ],
)
def test_faulty_readings(write: Write, old: str, new: str, line: int | None, words: str) -> None:
    assert old in READINGS
    features = write(readings=READINGS.replace(old, new, 1))
    with pytest.raises(TrackwalkerError) as caught:
        load_register("Toy", features)
    assert words in str(caught.value)
    if line is not None:
        assert f"readings.yaml, line {line}:" in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("name: shop", "name: mall", 1, "expected 'shop', the name of the file"),
        ("{TOY-Q01: b}", "{TOY-Q01: z}", 5, "TOY-Q01 has no reading 'z'; expected one of a, b"),
        ("{TOY-Q01: b}", "{TOY-Q02: a}", 5, "Toy has no question 'TOY-Q02'"),
        ("question: TOY-Q01", "clauses: [TOY-1-z]", 7, "Toy has no clause 'TOY-1-z'"),
        ("question: TOY-Q01, ", "", 7, "expected `question` or `clauses`"),
        ("id: plays-alone", "id: Plays Alone", 7, "expected words joined by - or _"),
        ("  Toy:\n    title", "  Boy:\n    title", 3, "'Boy' is no game with a register"),
    ],
)
def test_faulty_profile(write: Write, old: str, new: str, line: int, words: str) -> None:
    assert old in PROFILE
    features = write(profile=PROFILE.replace(old, new, 1))
    with pytest.raises(TrackwalkerError, match=re.escape(words)) as caught:
        load_profile("shop", features)
    assert f"shop.yaml, line {line}:" in str(caught.value)


def test_unknown_names_say_what_there_is(write: Write) -> None:
    features = write()
    with pytest.raises(TrackwalkerError, match=r"unknown game 'Chess'.*: Toy"):
        load_register("Chess", features)
    with pytest.raises(TrackwalkerError, match="unknown profile 'nobody'; known: shop"):
        load_profile("nobody", features)
    register = load_register("Toy", features)
    with pytest.raises(TrackwalkerError, match="Toy has no clause 'TOY-9-a'"):
        register.clause("TOY-9-a")
    with pytest.raises(TrackwalkerError, match="Toy has no section '9'; it has 1"):
        register.of_section("9")


def test_a_missing_file_is_named(write: Write) -> None:
    features = write()
    (features / "Toy" / "readings.yaml").unlink()
    with pytest.raises(TrackwalkerError, match=r"readings\.yaml: no such file; expected the questions"):
        load_register("Toy", features)
