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
MOST_FORMS = 150

EXAMPLES = {
    "Player": ["Alice", "Frank"],
    "Players": ["Alice", "Alice and Bob", "Alice, Bob and Carol"],
    "Company": ["the B&O", "the PRR"],
    "Companies": ["the B&O", "the B&O and the N&W", "the B&O, the LV and the N&W"],
    "Decider": ["the B&O", "the B&O, on Bob's word,"],
    "Who": ["Alice", "the N&W"],
    "Anyone": ["Alice", "the N&W", "the bank"],
    "Holder": ["Alice", "the IPO", "the pool", "P5"],
    "Pile": ["the IPO", "the pool"],
    "Private": ["P3"],
    "Privates": ["P1", "P1 and P2", "P1, P2 and P3"],
    "Money": ["$5", "$210", "$1,000"],
    "Percent": ["20%"],
    "Number": ["3", "two", "no"],
    "Phase": ["phase 3", "phase D"],
    "Round": ["stock round 2", "operating round 2.1", "operating round 2.1 of 3"],
    "Train": ["3-train", "D-train"],
    "Trains": ["no trains", "a 2-train", "two 3-trains and a D-train"],
    "Source": ["the bank", "the pool", "the LV"],
    "Tile": ["#57", "#X3"],
    "Lie": ["turned 2", "joining SW and NE"],
    "Hex": ["D12"],
    "Hexes": ["D12", "B8 and B10", "B8, B10 and C7"],
    "Place": ["D12", "H6 (SW)"],
    "Places": ["D12", "D12 and H6 (SW)"],
    "Opening": ["the end of the auction", "the eve of phase D"],
    "Task": ["bid", "bid for P3", "trade", "distribute $210", "raise money for the LV", "buy trains"],
    "Floated": ["has floated"],
    "InOperation": ["is in operation"],
    "Cause": ["the bank has broken", "a player is bankrupt"],
}


def sentences(definition: Definition) -> list[str]:
    """Sentences of a form: each word filled by the first, second ... example of its noun."""
    made = []
    for number in range(6):
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
