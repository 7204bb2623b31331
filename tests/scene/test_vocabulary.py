"""The vocabulary as a whole: closed, published, and each sentence read in one way only."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from trackwalker_steps.handbook import page
from trackwalker_steps.nouns import NOUNS
from trackwalker_steps.phrases import Definition, Sentence

from trackwalker.scene import Decider, Lie, RoundName, Spot, Task
from trackwalker.suite.vocabulary import vocabulary

ROOT = Path(__file__).resolve().parents[2]
MOST_FORMS = 255
"""Five games share one vocabulary: a game that brings new things on the table brings a few new forms."""

EXAMPLES = {
    "Player": ["Alice", "Frank"],
    "Players": ["Alice", "Alice and Bob", "Alice, Bob and Carol"],
    "Company": ["the B&O", "the PRR", "the Big 4"],
    "Companies": ["the B&O", "the B&O and the N&W", "the B&O, the LV and the Michigan Southern"],
    "Decider": ["the B&O", "the B&O, on Bob's word,", "the Big 4"],
    "Doer": ["Alice", "the Big 4", "the B&O, on Bob's word,"],
    "Who": ["Alice", "the N&W", "the Big 4"],
    "Anyone": ["Alice", "the N&W", "the bank", "the Michigan Southern"],
    "Holder": [
        "Alice",
        "the IPO",
        "the pool",
        "P5",
        "the GT's treasury",
        "the market",
        "the open market",
        "the box",
    ],
    "Pile": ["the IPO", "the pool", "its treasury", "the market", "the open market"],
    "HandingIn": [", handing in shares for the president's certificate"],
    "Beside": ["a hotel", "hotels", "a terminal", "hotel"],
    "Placed": ["a token", "a hotel"],
    "Private": ["P3", "Big 4", "the Steamboat", "the Chicago & Western Indiana", "the Terminal Company"],
    "Privates": ["P1", "P1 and P2", "Big 4, P2 and the Mail Contract", "the Michigan Southern"],
    "Members": ["the ERIE", "the ERIE and Big 4", "the C&O, the Tunnel Blasting Company and the ERIE"],
    "Card": ["P3", "a blank", "the Michigan Southern"],
    "Cards": ["no cards", "a blank", "Big 4, a blank, the Steamboat and two blanks"],
    "Marker": ["the port marker", "the meat-packing marker"],
    "Dealt": ["issued", "redeemed", "had to issue"],
    "Money": ["$5", "$210", "$1,000"],
    "Moneys": ["$60", "$0 and $60", "$40, $60 and $1,000"],
    "Percent": ["20%"],
    "Number": ["3", "two", "no"],
    "Phase": ["phase 3", "phase D", "phase II", "phase IV"],
    "Round": ["stock round 2", "operating round 2.1", "operating round 2.1 of 3", "the distribution"],
    "Train": ["3-train", "D-train", "3/5-train", "3E-train"],
    "Trains": [
        "no trains",
        "a 2-train",
        "two 3-trains and a D-train",
        "a 3/5-train and two phased-out 2-trains",
        "a newly phased-out 2-train and a resting 2-train",
    ],
    "Source": ["the bank", "the pool", "the LV", "the market", "the open market"],
    "Tile": ["#57", "#X3"],
    "Colour": ["gray"],
    "Marked": ["without its mark", "with its mark"],
    "Lie": ["turned 2", "joining SW and NE"],
    "Mode": ["long", "short"],
    "Pieces": ["150", "150, 01 and capital-1"],
    "Piece": ["150", "01", "capital-1"],
    "Hex": ["D12", "-2,3"],
    "Hexes": ["D12", "B8 and B10", "B8, B10 and C7"],
    "Place": ["D12", "H6 (SW)"],
    "Places": ["D12", "D12 and H6 (SW)"],
    "Opening": ["the end of the auction", "the eve of phase D"],
    "Task": [
        "bid",
        "bid for P3",
        "bid for the first choice",
        "choose a private company",
        "convert",
        "use the Terminal Company for the ACL",
        "trade",
        "distribute $210",
        "raise money for the LV",
        "buy trains",
        "choose a card",
        "take the Steamboat for $40",
        "place the markers of the Steamboat",
        "issue or redeem shares",
        "build",
    ],
    "Floated": ["has floated"],
    "InOperation": ["is in operation"],
    "HasOperated": ["has operated"],
    "Line": ["Milwaukee-Muskegon"],
    "Cause": ["the bank has broken", "a player is bankrupt", "all players but one are bankrupt"],
}


def sentences(definition: Definition) -> list[str]:
    """Sentences of a form: each word filled by the first, second ... example of its noun."""
    made = []
    for number in range(11):
        for whole in (True, False):
            text = re.sub(r"\[([^\[\]]*)\]", r"\1" if whole else "", definition.template)
            text = re.sub(r"\(([^()|]*)\|[^()]*\)", r"\1", text)
            text = re.sub(r"<([^|>]*)\|([^>]*)>", r"\1" if whole else r"tries to \2", text)

            def fill(slot: re.Match[str], number: int = number) -> str:
                words = EXAMPLES[slot[1]]
                return words[number % len(words)]

            made.append(re.sub(r"\{\w+:(\w+)\}", fill, text))
    return made


def test_every_noun_has_an_example() -> None:
    assert sorted(EXAMPLES) == sorted(NOUNS)


@pytest.mark.parametrize("noun", sorted(NOUNS))
def test_examples_are_words_of_their_noun(noun: str) -> None:
    for word in EXAMPLES[noun]:
        assert re.fullmatch(NOUNS[noun].pattern, word), word


def test_no_sentence_can_be_read_in_two_ways() -> None:
    every = vocabulary()
    for definition in every:
        for text in sentences(definition):
            fitting = [
                other.template
                for other in every
                if other.kind == definition.kind and other.sentence.is_matching(text)
            ]
            assert fitting == [definition.template], text


def test_the_vocabulary_stays_small() -> None:
    assert 60 < len(vocabulary()) <= MOST_FORMS


def test_every_form_says_what_it_means() -> None:
    assert [definition.template for definition in vocabulary() if not definition.meaning] == []


def test_no_form_stands_twice() -> None:
    forms = [(definition.kind, definition.template) for definition in vocabulary()]
    assert len(forms) == len(set(forms))


def test_the_published_list_is_the_vocabulary() -> None:
    published = (ROOT / "docs" / "vocabulary.md").read_text(encoding="utf-8")
    assert published == page(), "run `python -m trackwalker_steps.handbook > docs/vocabulary.md`"


def test_the_published_list_is_made_by_a_command() -> None:
    path = f"{ROOT}:{ROOT / 'steps'}"
    made = subprocess.run(
        [sys.executable, "-m", "trackwalker_steps.handbook"],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": path, "PYTHONUTF8": "1"},
    )
    assert made.stdout == page()


@pytest.mark.parametrize(
    ("noun", "text", "value"),
    [
        ("Money", "$1,000", 1000),
        ("Number", "seven", 7),
        ("Number", "no", 0),
        ("Company", "the B&O", "B&O"),
        ("Companies", "the B&O, the LV and the N&W", ["B&O", "LV", "N&W"]),
        ("Company", "the Big 4", "BIG4"),
        ("Companies", "the Michigan Southern and the GT", ["MS", "GT"]),
        ("Decider", "the Big 4, on Bob's word,", Decider("BIG4", "Bob")),
        ("Doer", "Alice", {"kind": "player", "id": "Alice"}),
        ("Doer", "the Big 4", {"kind": "company", "id": "BIG4"}),
        ("Private", "P3", "P3"),
        ("Private", "the Meat Packing Company", "MPC"),
        ("Privates", "Big 4, the Mail Contract and Ohio & Indiana", ["BIG4", "MAIL", "O&I"]),
        ("Members", "the ERIE, the C&O and Tunnel Blasting", ["ERIE", "C&O", "TBC"]),
        ("Cards", "Big 4, a blank, the Steamboat and two blanks", ["BIG4", "blank", "SC", "blank", "blank"]),
        ("Cards", "no cards", []),
        ("Card", "a blank", "blank"),
        ("Marker", "the meat-packing marker", "meat"),
        ("Dealt", "had to issue", "forced"),
        ("Holder", "the GT's treasury", "company:GT"),
        ("Holder", "the market", "pool"),
        ("Pile", "its treasury", "treasury"),
        ("Phase", "phase IV", "IV"),
        ("Trains", "a 3/5-train and two phased-out 2-trains", ["3/5", "phased-out 2", "phased-out 2"]),
        ("Round", "the distribution", RoundName("draft", 1)),
        ("Task", "take the Steamboat for $40", Task("last_private", private="SC", money=40)),
        ("Task", "place the marker of the Steamboat", Task("assign", private="SC")),
        ("Task", "issue or redeem shares", Task("issue")),
        ("Cause", "all players but one are bankrupt", "last_player"),
        ("Players", "Alice, Bob and Carol", ["Alice", "Bob", "Carol"]),
        ("Decider", "the B&O, on Bob's word,", Decider("B&O", "Bob")),
        ("Decider", "the B&O", Decider("B&O")),
        ("Holder", "the IPO", "ipo"),
        ("Holder", "P5", "P5"),
        ("Anyone", "the bank", "bank"),
        ("Trains", "no trains", []),
        ("Trains", "two 3-trains, a D-train and a 2-train", ["2", "3", "3", "D"]),
        ("Source", "the bank", "bank"),
        ("Source", "the LV", "company:LV"),
        ("Lie", "turned 2", Lie(turned=2)),
        ("Lie", "joining SW, NE and N", Lie(sides=("SW", "NE", "N"))),
        ("Place", "H6 (SW and N)", Spot("H6", ("SW", "N"))),
        ("Places", "D12 and H6 (SW)", [Spot("D12"), Spot("H6", ("SW",))]),
        ("Round", "stock round 2", RoundName("stock", 2)),
        ("Round", "operating round 2.1 of 3", RoundName("operating", 1, 2, 3)),
        ("Task", "distribute $210", Task("dividend", money=210)),
        ("Task", "bid for P3", Task("contest", private="P3")),
        ("Task", "buy the train it must have", Task("buy_train", must=True)),
        ("Task", "raise money for the N&W", Task("emergency", company="N&W")),
    ],
)
def test_words_are_read(noun: str, text: str, value: object) -> None:
    assert NOUNS[noun].read(text) == value


def test_an_action_is_done_or_tried() -> None:
    sentence = Sentence("{player:Player} <sells|sell> {percent:Percent}[ of {company:Company}]")
    assert sentence.parse_arguments("Alice sells 20%") == {
        "player": "Alice",
        "percent": 20,
        "company": None,
        "attempt": False,
    }
    tried = sentence.parse_arguments("Alice tries to sell 20% of the B&O")
    assert tried == {"player": "Alice", "percent": 20, "company": "B&O", "attempt": True}
    assert sentence.parse_arguments("Alice sell 20%") is None
    assert sentence.parse_arguments("alice sells 20%") is None
