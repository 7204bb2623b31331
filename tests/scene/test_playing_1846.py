"""Sentences of 1846 that act and compare, in front of the reference engine."""

from typing import Any

import pytest
from scripted_engine import ScriptedEngine
from sentences import say

from trackwalker.paths import features_dir
from trackwalker.port.reference import ReferenceConnection
from trackwalker.scene import Box, Broken, Scene, Unsupported, load_components
from trackwalker.scene.compare import differences
from trackwalker.scene.fresh import default_deal, fresh_state
from trackwalker.scene.values import PLAYER_NAMES


@pytest.fixture(scope="module")
def components() -> dict[str, Any]:
    return load_components(features_dir(), "1846")


@pytest.fixture
def scene(components: dict[str, Any]) -> Scene:
    return Scene(ReferenceConnection(), components, {"readings": {}, "deviations": []})


GRAND_TRUNK = """
Given 5 players at the table in phase II
And the GT is in operation at a par of $100
And Alice is president of the GT with 40%
And Bob holds 20% of the GT
And the market holds 10% of the GT
And the GT owns two 2-trains and a 4-train
And the GT has $600 in its treasury
"""

PLAYED = {
    "cards that nobody has put in an order stay in theirs": """
        Given a new game of 4 players
        When Dave keeps a blank
        And Carol keeps the Mail Contract
        Then Dave has kept a blank
        And it is Bob's turn to choose a card
        """,
    "chance puts the cards under the deck": """
        Given a new game of 3 players
        And the deck is, from the top, \
the Mail Contract, a blank, Big 4, Michigan Southern, the Steamboat, two blanks, Michigan Central and \
the Chicago & Western Indiana
        When Carol keeps the Mail Contract
        And chance puts the cards under the deck in the order the Steamboat, Michigan Southern, Big 4 \
and a blank
        Then Bob holds the hand two blanks, Michigan Central, the Chicago & Western Indiana and the Steamboat
        And the deck is, from the top, Michigan Southern, Big 4 and a blank
        And Alice has kept no cards
        """,
    "the last private company is passed on": """
        Given a new game of 3 players
        And Alice has kept two blanks
        And it is Bob's turn to take the Steamboat for $30
        When Bob passes
        Then it is Alice's turn to take the Steamboat for $20
        When Alice takes the Steamboat for $20
        Then Alice owns the Steamboat
        And Alice has $380
        And it is stock round 1
        And the Michigan Southern has $60
        """,
    "own shares are issued": GRAND_TRUNK
    + """
        Given it is the GT's turn to issue or redeem shares
        When the GT issues two shares
        Then the GT has received $180
        And the market holds 30% of the GT
        And the GT's treasury holds 10% of the GT
        And the GT stands at $100
        """,
    "own shares are redeemed": GRAND_TRUNK
    + """
        Given it is the GT's turn to issue or redeem shares
        When the GT tries to redeem two shares
        Then it is refused and nothing has changed
        When the GT redeems one share
        Then the GT has paid $112
        """,
    "half of the revenue": GRAND_TRUNK
    + """
        Given it is the GT's turn to distribute $250
        When the GT pays out half of its revenue
        Then the GT stands at $124
        And Alice has received $52
        """,
    "a railroad without shares is bought": GRAND_TRUNK
    + """
        Given Bob owns Michigan Southern
        And it is the Michigan Southern's turn to build
        When the Michigan Southern lays no track
        And the Michigan Southern, on Bob's word, runs no train
        Then it is the GT's turn to issue or redeem shares
        When the GT buys Michigan Southern from Bob for $60, with Bob's consent
        Then the GT owns three 2-trains and a 4-train
        And the GT has tokens in B16 and C15 only
        And the Michigan Southern is no longer in the game
        And Michigan Southern has left the game
        """,
    "markers are put and given": GRAND_TRUNK
    + """
        Given Bob owns the Steamboat
        And Alice owns Big 4
        And it is Bob's turn to place the markers of the Steamboat
        Then nobody has the port marker
        And the port marker is not on the map
        When Bob puts the port marker on B8
        And Bob gives the port marker to the Big 4
        Then the port marker lies on B8
        And the Big 4 has the port marker
        And it is the Big 4's turn to build
        """,
    "markers left where they are are passed over": GRAND_TRUNK
    + """
        Given Bob owns the Steamboat
        And it is Bob's turn to place the markers of the Steamboat
        When the GT places no token
        Then it is the GT's turn to buy trains
        """,
    "trains are phased out": GRAND_TRUNK
    + """
        Given Bob owns the Mail Contract, the Steamboat and Big 4
        And the bank has no 4-trains left
        And it is the GT's turn to buy trains
        When the GT buys a 4/6-train from the bank for $450
        Then it is phase III
        And the GT owns a 4-train, a 4/6-train and two phased-out 2-trains
        And the Steamboat and Big 4 have left the game
        And the bank has four 5-trains left
        And the bank has four 4/6-trains left
        """,
    "tokens and tiles by a power": GRAND_TRUNK
    + """
        Given the GT owns Chicago & Western Indiana and Michigan Central
        And it is the GT's turn to issue or redeem shares
        When the GT places a token in D6 (SE), by the power of Chicago & Western Indiana
        And the GT lays #9 on B10, joining W and E, by the power of Michigan Central
        Then the GT has tokens in B16 and D6 (SE) only
        And the Chicago & Western Indiana can be used no more times
        And Michigan Central can be used one more time
        And the GT has 2 tokens left
        And it is the GT's turn to issue or redeem shares
        """,
    "a train counts what it is told": GRAND_TRUNK
    + """
        Given the GT has a token in D14
        And the GT owns a 3/5-train
        And #57 lies on D14, joining W and E
        And #9 lies on each of D12, D10 and D8, joining W and E
        And it is the GT's turn to run its trains
        When the GT runs
          | 3/5-train | D14 D12 D10 D8 D6 (E) | counting D14 and D6 (E) |
        Then the GT has earned $30
        """,
    "companies and players out of the game": GRAND_TRUNK
    + """
        Given Carol is bankrupt
        And the NYC is no longer in the game
        And the IC is in operation at a par of $80
        And the IC is in receivership
        And it is the GT's turn to distribute $100
        When the GT keeps its revenue
        Then Carol is bankrupt
        And the NYC is no longer in the game
        And the IC is in receivership
        """,
}


@pytest.mark.parametrize("count", [3, 4, 5])
@pytest.mark.parametrize("reading", ["a", "b"])
def test_a_fresh_table_is_that_of_the_engine(components: dict[str, Any], count: int, reading: str) -> None:
    box = Box.of(components)
    deal = default_deal(box, count)
    rules = {"readings": {"1846-Q70": reading}, "deviations": []}
    engine = ReferenceConnection()
    engine.new_game({"game": "1846", "players": list(PLAYER_NAMES[:count]), "deal": deal, "rules": rules})
    assert differences(fresh_state(box, count, deal, rules), engine.state()) == []


@pytest.mark.parametrize("what", PLAYED)
def test_sentences_act_and_compare(scene: Scene, what: str) -> None:
    say(scene, PLAYED[what])


@pytest.mark.parametrize(
    ("then", "words"),
    [
        ("Then the GT is in receivership", "in receivership: True"),
        ("Then the GT is no longer in the game", "the GT has left the game: True"),
        ("Then Carol is bankrupt", "bankrupt: Carol"),
        ("Then the port marker lies on G19", "the port marker lies on: G19"),
        ("Then the GT has the port marker", "the port marker belongs to: GT"),
        ("Then the GT owns a 4-train and two phased-out 2-trains", "trains of the GT"),
        ("Then Alice holds the hand a blank", "to choose a card: Alice"),
        ("Then Alice has kept a blank", "cards kept by Alice: blank"),
        ("Then the deck is, from the top, a blank", "deck: blank"),
        ("Then the private companies are the Steamboat and Big 4", "private companies"),
        ("Then Michigan Central can be used one more time", "uses of MC left: 1"),
        ("Then the Steamboat has left the game\nAnd Big 4 is still unsold", "unsold private companies"),
        ("Then the GT stands at $112", r"price of the GT: \$112 in row 1"),
    ],
)
def test_what_is_not_so_is_broken(scene: Scene, then: str, words: str) -> None:
    say(scene, GRAND_TRUNK)
    with pytest.raises(Broken, match=words):
        say(scene, then)


def test_an_engine_that_draws_its_cards_itself_cannot_be_told_their_order(components: dict[str, Any]) -> None:
    box = Box.of(components)
    scripted = ScriptedEngine(())
    scripted.current = fresh_state(box, 3, default_deal(box, 3), {})
    scene = Scene(scripted, components, {})
    say(scene, "Given a new game of 3 players")
    with pytest.raises(Unsupported, match="chance"):
        say(scene, "When chance puts the cards under the deck in the order a blank and Big 4")


def test_no_step_is_passed_over_for_own_shares(scene: Scene) -> None:
    say(
        scene,
        GRAND_TRUNK
        + """
        Given it is the GT's turn to build
        When the GT tries to issue one share
        Then it is refused and nothing has changed
        And it is the GT's turn to build
        """,
    )


def test_earlier_steps_are_passed_over_for_a_train(scene: Scene) -> None:
    say(
        scene,
        GRAND_TRUNK
        + """
        Given it is the GT's turn to issue or redeem shares
        When the GT buys a 3/5-train from the bank for $160
        Then the GT owns two 2-trains, a 3/5-train and a 4-train
        """,
    )


OUTRIGHT = (
    GRAND_TRUNK
    + """
    Given it is the GT's turn to issue or redeem shares
    And the GT does not say which steps it leaves out
    When the GT buys a 3/5-train from the bank for $160
    """
)


def test_an_engine_that_takes_the_action_as_the_end_of_the_steps_before_is_told_of_none(
    components: dict[str, Any],
) -> None:
    scripted = ScriptedEngine()
    scripted.answer()
    say(Scene(scripted, components, {"readings": {}, "deviations": []}), OUTRIGHT)
    assert [action["type"] for action in scripted.actions] == ["buy_train"]


def test_an_engine_that_refuses_it_has_the_steps_passed_over(scene: Scene) -> None:
    say(scene, OUTRIGHT + "\nThen the GT owns two 2-trains, a 3/5-train and a 4-train\n")
    first, *between, last = scene.journal.entries
    assert first.action == last.action
    assert (first.legal, first.passed_over) == (False, True)
    assert between
    assert all(entry.passed_over and entry.legal for entry in between)
    assert scene.journal.asked == [last]


def test_what_somebody_else_leaves_out_is_passed_over_as_ever(components: dict[str, Any]) -> None:
    scripted = ScriptedEngine()
    scripted.answer(legal=False, reason="not yet")
    said = OUTRIGHT.replace("the GT does not say", "the NYC does not say")
    with pytest.raises(Broken, match="passed over"):
        say(Scene(scripted, components, {"readings": {}, "deviations": []}), said)
    assert [action["type"] for action in scripted.actions] == ["pass"]
