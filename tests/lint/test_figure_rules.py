"""What clauses, questions and openings say in numbers is held against the box; each fault is found."""

import shutil
from pathlib import Path

import pytest

from trackwalker.components.figures import FigureError, Figures
from trackwalker.lint import Finding
from trackwalker.lint.figure_rules import figures_of_the_box
from trackwalker.paths import features_dir
from trackwalker.register import load_register, registered_games
from trackwalker.register.figures import amounts_in, number_in, with_number

GAME = "18Chesapeake"

RULEBOOK = """\
game: Mini
prefix: MIN
source: {title: Mini, author: nobody, edition: made up}
edition: '1.0'
sections:
- {id: '7', title: Trains}
clauses:
- id: MIN-7-a
  section: '7'
  kind: table
  text: 3-trains cost $180 each, six of them; at most 60% of a company, and 20% of an example.
  figures: {$180: trains.3.price, six: trains.3.count, 60%: shares.limit}
  not_in_the_box: {a share of the example: [20%]}
  testable: true
  questions: [MIN-Q01]
"""
READINGS = """\
game: Mini
questions:
- id: MIN-Q01
  kind: choice
  topic: price
  clauses: [MIN-7-a]
  problem: Is a 3-train $180?
  readings: {a: it costs $180, b: it costs nothing}
  default: a
  why: Somebody had to choose.
  figures: {$180: trains.3.price}
"""
COMPONENTS = """\
game: Mini
trains:
- {name: '2', price: 80, count: 7}
- {name: '3', price: 180, count: 6}
shares: {limit: 60}
market: {rows: [[60, 70]], par_cells: {70: r1c2}}
tiles: {counts: {}}
"""
OPENING = """\
format: trackwalker-opening/1
game: Mini
about: Two of them.
players: [Alice, Bob]
deal: {}
actions:
  - {type: par, actor: {kind: player, id: Alice}, company: PRR, price: 70}
  - {type: buy_train, actor: {kind: company, id: PRR}, train: "2", price: trains.2.price, from: bank}
position:
  - it is phase 2
"""
FILES = {"rulebook": RULEBOOK, "readings": READINGS, "components": COMPONENTS, "openings/two": OPENING}


def spoilt(features: Path, name: str, before: str, after: str) -> tuple[list[Finding], int]:
    """What is found in the little game with a piece of a file replaced, and the line of that piece."""
    (features / "Mini" / "openings").mkdir(parents=True)
    (features / "shared").mkdir()
    (features / "shared" / "tiles.yaml").write_text("tiles: {}\n", encoding="utf-8")
    assert before in FILES[name]
    for file, text in FILES.items():
        new = text.replace(before, after, 1) if file == name else text
        (features / "Mini" / f"{file}.yaml").write_text(new, encoding="utf-8")
    findings = list(figures_of_the_box("Mini", load_register("Mini", features), features))
    return findings, FILES[name].count("\n", 0, FILES[name].index(before)) + 1


def test_the_sound_game_has_no_finding(tmp_path: Path) -> None:
    assert spoilt(tmp_path, "rulebook", "", "") == ([], 1)


@pytest.mark.parametrize(
    ("before", "after", "rules"),
    [
        ("six: trains.3.count", "six: trains.3.number", ["figure-of-nothing"]),
        ("six: trains.3.count", "six: trains.33.count", ["figure-of-nothing"]),
        ("six: trains.3.count", "six: trains.3.count +", ["figure-of-nothing"]),
        ("six: trains.3.count", "six: 2 * 3", ["figure-of-nothing"]),
        ("six: trains.3.count", "nine: trains.3.count", ["figure-not-said"]),
        ("six: trains.3.count", "six at 180: trains.3.count", ["figure"]),
        ("six: trains.3.count", "six: trains.2.count", ["figure"]),
        ("six: trains.3.count", "six: trains.*.count", ["figure"]),
        ("six: trains.3.count, ", "", []),
        ("[20%]", "[30%]", ["figure-without-a-name", "figure-not-said"]),
    ],
)
def test_a_reference_that_is_at_fault(tmp_path: Path, before: str, after: str, rules: list[str]) -> None:
    findings, line = spoilt(tmp_path, "rulebook", before, after)
    assert [one.rule for one in findings] == rules
    for one in findings:
        assert one.path == tmp_path / "Mini" / "rulebook.yaml"
        assert one.line == (8 if one.rule == "figure-without-a-name" else line)


def test_a_number_that_is_named_twice(tmp_path: Path) -> None:
    findings, _ = spoilt(tmp_path, "rulebook", "six: trains.3.count", "20%: trains.3.count")
    assert "MIN-7-a: '20%' is named twice" in [one.what for one in findings]


@pytest.mark.parametrize(
    ("name", "before", "after", "amount"),
    [
        ("rulebook", "3-trains cost", "Never $999. 3-trains cost", "MIN-7-a: $999"),
        ("rulebook", "at most 60%", "at most 60%, not 65%", "MIN-7-a: 65%"),
        ("readings", "it costs nothing", "it costs $999", "MIN-Q01: $999"),
        ("readings", "had to choose", "had to choose $7", "MIN-Q01: $7"),
    ],
)
def test_an_amount_that_is_named_by_nothing(
    tmp_path: Path, name: str, before: str, after: str, amount: str
) -> None:
    (one,), _ = spoilt(tmp_path, name, before, after)
    assert (one.path.name, one.rule) == (f"{name}.yaml", "figure-without-a-name")
    assert one.what == f"{amount} is not said to be a figure of the box"


def test_a_text_with_another_number_than_the_box(tmp_path: Path) -> None:
    findings, _ = spoilt(tmp_path, "components", "price: 180", "price: 190")
    assert [(one.path.name, one.rule, one.line) for one in findings] == [
        ("rulebook.yaml", "figure", 12),
        ("readings.yaml", "figure", 11),
    ]
    assert findings[0].what == "MIN-7-a: the text says '$180'"
    assert findings[0].expected == "$190, which is trains.3.price in the box"


@pytest.mark.parametrize(
    ("before", "after", "what", "expected"),
    [
        ("trains.2.price", "80", "$80 is what trains.2.price is in the box", "price: trains.2.price"),
        ("trains.2.price", "90", "$90 is paid for what is $80 in the box", "price: trains.2.price"),
        ("trains.2.price", "trains.2.cost", "no 'cost' after trains.2", "a figure of the box"),
        ("trains.2.price", "trains.*.price", "comes to 80 or 180", "a figure of the box"),
        ("trains.2.price", "trains.2.price / 3", "whole dollars", "a figure of the box"),
        ("price: 70", "price: 60", "no company starts at $60", "one of $70"),
    ],
)
def test_an_amount_in_an_opening(tmp_path: Path, before: str, after: str, what: str, expected: str) -> None:
    (one,), line = spoilt(tmp_path, "openings/two", before, after)
    assert (one.path.name, one.line, one.rule) == ("two.yaml", line, "opening-figure")
    assert what in one.what
    assert one.expected == expected


SPOILT = {
    '"3", price: 180': ('"3", price: 190', ["18CH-23-o"]),
    "pool_limit: 50": ("pool_limit: 60", ["18CH-9-d"]),
    "SRR, name: Strasburg Rail Road, home: {hex: H4}, tokens: [0, 40]": (
        "SRR, name: Strasburg Rail Road, home: {hex: H4}, tokens: [0, 50]",
        ["18CH-20-e"],
    ),
    "discount_step: 5": ("discount_step: 10", ["18CH-31-g"]),
    "certificate_limit: 13": ("certificate_limit: 14", ["18CH-8-s"]),
    "[40, 45, 50]": ("[30, 45, 50]", ["18CH-22-f"]),
    "D2: {kind: city, name: Berlin, cost: 80}": ("D2: {kind: city, name: Berlin, cost: 90}", ["18CH-Q22"]),
}
"""Of the box: what is spoilt, and the clauses or questions that say otherwise then."""


def test_figures_that_were_changed_in_a_real_box_alone(tmp_path: Path) -> None:
    for name in (f"{GAME}/rulebook", f"{GAME}/readings", f"{GAME}/components", "shared/tiles"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(features_dir() / f"{name}.yaml", tmp_path / f"{name}.yaml")
    box = tmp_path / GAME / "components.yaml"
    text = box.read_text(encoding="utf-8")
    for before, (after, _) in SPOILT.items():
        assert before in text
        text = text.replace(before, after, 1)
    box.write_text(text, encoding="utf-8")
    findings = list(figures_of_the_box(GAME, load_register(GAME, tmp_path), tmp_path))
    assert {one.rule for one in findings} == {"figure"}
    wanted = {clause for _, clauses in SPOILT.values() for clause in clauses}
    assert {one.what.partition(":")[0] for one in findings} == wanted
    for one in findings:
        lines = one.path.read_text(encoding="utf-8").splitlines()
        above = max(n for n, line in enumerate(lines[: one.line]) if line.startswith("- id: "))
        assert lines[above] == f"- id: {one.what.partition(':')[0]}"


def test_every_game_names_figures() -> None:
    for game in registered_games():
        register = load_register(game)
        entries = [*register.clauses.values(), *register.questions.values()]
        assert sum(len(entry.figures) for entry in entries) >= 10


# numbers in texts -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("$1,200", 1200),
        ("$6500", 6500),
        ("2-trains: $80 each", 80),
        ("at most 60%", 60),
        ("Seven 2-trains", 7),
        ("limit 4", 4),
        ("capital 5x", 5),
        ("P2 $10", 10),
        ("4 (10-share)", 4),
    ],
)
def test_the_number_of_a_piece_of_text(text: str, value: int) -> None:
    amount = number_in(text)
    assert amount is not None
    assert amount.value == value
    assert text[amount.start : amount.end] == amount.text


@pytest.mark.parametrize("text", ["two or three", "$20 and $30", "P2", "a 10-share company", "nothing"])
def test_no_number_or_more_than_one(text: str) -> None:
    assert number_in(text) is None


def test_every_amount_of_a_text_is_seen() -> None:
    text = "With 2/3 players each gets $1,200/$800, (20%/10%); $40, then 50%. Of #57 and 10H no word."
    assert [one.value for one in amounts_in(text)] == [1200, 800, 20, 10, 40, 50]


@pytest.mark.parametrize(
    ("said", "number", "then"),
    [
        ("$80", 1080, "$1,080"),
        ("$6500", 7000, "$7000"),
        ("$1,200", 950, "$950"),
        ("60%", 70, "70%"),
        ("Seven", 8, "Eight"),
        ("two", 21, "21"),
    ],
)
def test_another_number_is_said_in_the_same_way(said: str, number: int, then: str) -> None:
    assert with_number(said, number) == then


# rules ------------------------------------------------------------------------------------------------------

BOX = {
    "bank": 100,
    "players": {2: {"cash": 30}, 3: {"cash": 20}},
    "trains": [{"name": "2", "price": 80}, {"name": "3/5", "price": 180, "count": None}],
    "market": {"rows": [[10, 20], [5]], "par_cells": {20: "r1c2"}},
    "steps": [5, 10],
}


@pytest.mark.parametrize(
    ("rule", "meant"),
    [
        ("bank", (100,)),
        ("players.*.cash", (20, 30)),
        ("least players.*.cash", (20,)),
        ("most trains.*.price", (180,)),
        ("trains.3/5.price", (180,)),
        ("bank - 2 * players.2.cash", (40,)),
        ("100 * players.3.cash / trains.2.price", (25,)),
        ("market.r2c1", (5,)),
        ("market.par_cells.20", (20,)),
        ("steps.2 - steps.1", (5,)),
    ],
)
def test_what_a_rule_comes_to(rule: str, meant: tuple[int, ...]) -> None:
    assert Figures(BOX).reckon(rule).meant == meant


@pytest.mark.parametrize(
    ("rule", "why"),
    [
        ("bnak", "there is no 'bnak', but bank, players"),
        ("players.4.cash", "no '4' after players, but 2, 3"),
        ("trains.3/5.count", "leads to no figure"),
        ("market.r3c1", "the chart has no cell r3c1"),
        ("players.*.cash + trains.*.price", "those of one have to be alike"),
        ("bank /", "something is missing beside a sign"),
        ("7", "names no figure"),
        ("bank / market.r9c9", "no cell"),
        ("players..cash", "is no path"),
    ],
)
def test_a_rule_that_cannot_be_reckoned_says_why(rule: str, why: str) -> None:
    with pytest.raises(FigureError, match=why):
        Figures(BOX).reckon(rule)


def test_some_of_several_will_do() -> None:
    reckoned = Figures(BOX).reckon("some players.*.cash / 2")
    assert reckoned.is_said_by(15)
    assert not reckoned.is_said_by(20)
