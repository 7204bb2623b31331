"""Sentences of 18FL that act and compare, in front of the reference engine."""

from typing import Any

import pytest
from scripted_engine import ScriptedEngine
from sentences import say

from trackwalker.paths import features_dir
from trackwalker.port.reference import ReferenceConnection
from trackwalker.scene import Box, Broken, Permissive, Scene, load_components
from trackwalker.scene.compare import differences
from trackwalker.scene.fresh import fresh_state
from trackwalker.scene.values import PLAYER_NAMES


@pytest.fixture(scope="module")
def components() -> dict[str, Any]:
    return load_components(features_dir(), "18FL")


def scene_by(components: dict[str, Any], readings: dict[str, str]) -> Scene:
    return Scene(ReferenceConnection(), components, {"readings": readings, "deviations": []})


@pytest.fixture
def scene(components: dict[str, Any]) -> Scene:
    return scene_by(components, {})


TABLE = """
Given 3 players at the table in phase 2
And the SR is in operation at a par of $100
And the FEC is in operation at a par of $90
And the shares are held thus
  | SR  | president Alice 60% | Bob 20%   |
  | FEC | president Bob 40%   | Carol 20% |
And the SR owns a 2-train
And the FEC owns a 2-train
And the SR has $500 in its treasury
And the FEC has $300 in its treasury
"""

PHASE_3 = TABLE.replace("phase 2", "phase 3")

EMERGENCY = """
Given 3 players at the table in phase 2
And the SR is in operation at a par of $100
And the FEC is in operation at a par of $90
And the shares are held thus
  | SR  | president Alice 40% | {other} 20% |
  | FEC | president Bob 40%   | {more}      |
And the FEC owns a 2-train
And the SR has $30 in its treasury
And Alice has {cash}
And it is Alice's turn to raise money for the SR
"""

VACANT = """
Given 3 players at the table in phase 2
And the SR is in operation at a par of $100
And the FEC is in operation at a par of $90
And Bob is president of the FEC with 60%
And Bob holds 20% of the SR
And the SR is in receivership
And the FEC owns a 2-train
And Carol is bankrupt
"""

ALL_CONVERT = """
Given 3 players at the table in phase 4
And the SR has ten shares
And the SR is in operation at a par of $100
And the FEC is in operation at a par of $90
And the ACL has started at a par of $80
And the shares are held thus
  | SR  | president Alice 30% | Bob 20%   |
  | FEC | president Bob 40%   | Carol 20% |
  | ACL | president Carol 40% |           |
And the SR owns a 4-train
And the FEC owns a 4-train
And the bank has no 4-trains left
And the SR has $1,500 in its treasury
"""

PLAYED: dict[str, tuple[dict[str, str], str]] = {
    "hidden bids and the choice": (
        {},
        """
        Given a new game of 4 players
        When Alice bids $5 for the first choice
        And Carol bids $10 for the first choice
        And Bob bids $0 for the first choice
        And Dave tries to bid $7 for the first choice
        Then it is refused and nothing has changed
        When Dave bids $10 for the first choice
        Then the private companies are chosen in the order Carol, Dave, Alice and Bob
        And Carol has $290
        And it is Carol's turn to choose a private company
        When Carol takes the Canal Company for $110
        Then Carol holds 20% of the FEC
        When Dave takes the Terminal Company for $70
        And Alice takes the Tallahassee Railroad for $20
        And Bob takes the Steamship Company for $40
        Then it is stock round 1
        And Alice holds the priority deal
        And it is Alice's turn to trade
        """,
    ),
    "bids in the middle": (
        {},
        """
        Given a new game of 3 players
        And Bob has bid $5 for the first choice
        And it is Alice's turn to bid for the first choice
        Then it is Carol's turn to bid for the first choice
        When Carol bids $5 for the first choice
        And Alice bids $0 for the first choice
        Then it is the distribution
        And the private companies are chosen in the order Bob, Carol and Alice
        """,
    ),
    "the optional limit": (
        {},
        """
        Given 2 players at the table in phase 2
        And a player may hold 70% of a company, by the optional rule
        And the SR has ten shares
        And the SR is in operation at a par of $70
        And Alice is president of the SR with 60%
        When Alice buys 10% of the SR from the IPO
        Then Alice is president of the SR with 70%
        """,
    ),
    "track, a hotel, a run and a train": (
        {},
        TABLE
        + """
        And it is the FEC's turn to lay track
        When the FEC lays #6fl on J27, joining NE and SE
        Then 0 of #6fl are left
        And it is the FEC's turn to lay track
        When the FEC lays #58 on I28, joining NW and SW
        Then it is the FEC's turn to place a token
        When the FEC places a hotel in I28
        Then the FEC has paid $40
        And the FEC has a hotel in I28 only
        And the FEC has no terminal on the map
        And the FEC has 2 tokens left
        And the FEC has a token in K28 only
        And the best run of the FEC is worth $70
        When the FEC runs
          | 2-train | I28 J27 K28 |
        Then the FEC has earned $70
        When the FEC pays out its revenue
        Then Bob has received $28
        And Carol has received $14
        And no other player or company has gained or lost money
        And the FEC stands at $90
        When the FEC buys a 2-train from the bank for $100
        Then the bank has 2 2-trains left
        And it is the FEC's turn to buy trains
        When the FEC ends its turn
        Then it is stock round 3
        """,
    ),
    "an extra tile, a port and a terminal": (
        {},
        TABLE
        + """
        And Carol owns the Tallahassee Railroad
        And Bob owns the Steamship Company and the Terminal Company
        And it is the FEC's turn to lay track
        When Carol tries to lay #6fl on J27, joining NE and SE, by the power of the Tallahassee Railroad
        Then it is refused and nothing has changed
        When the FEC lays no track
        And Bob tries to lay #6fl on J27, joining NE and SE, by the power of the Tallahassee Railroad
        Then it is refused and nothing has changed
        When Carol tries to lay #9 on L27, joining NE and SW, by the power of the Tallahassee Railroad
        Then it is refused and nothing has changed
        When Carol lays #9 on L27, joining NE and SW, by the power of the Tallahassee Railroad, \
with Bob's consent
        Then the FEC has paid $40
        And the Tallahassee Railroad has left the game
        And it is the FEC's turn to place a token
        When the FEC places no token
        And Bob tries to put the port marker on F23
        Then it is refused and nothing has changed
        When Bob puts the port marker on G20
        Then the port marker lies on G20
        And the FEC has the port marker
        And it is Bob's turn to use the Terminal Company for the FEC
        When Bob tries to place a terminal in F23, by the power of the Terminal Company
        Then it is refused and nothing has changed
        When Bob places a terminal in B23 (SW), by the power of the Terminal Company
        Then the FEC has a terminal in B23 (SW) only
        And the FEC has no hotel on the map
        And the FEC has 3 tokens left
        And Bob owns no private company
        """,
    ),
    "whoever is asked may keep his private company": (
        {},
        TABLE
        + """
        And Bob owns the Terminal Company
        And Carol owns the Steamship Company
        And it is Carol's turn to use the Steamship Company for the SR
        When Carol passes
        Then it is Bob's turn to use the Terminal Company for the SR
        When Bob passes
        Then it is the SR's turn to run its trains
        When the SR runs
          | 2-train | A22 B23 |
        And the SR keeps its revenue
        Then the SR stands at $90, under the FEC
        """,
    ),
    "bonus actions that are not spoken of": (
        {},
        TABLE
        + """
        And Bob owns the Terminal Company
        And Carol owns the Steamship Company and the Tallahassee Railroad
        And it is the SR's turn to lay track
        When the SR runs
          | 2-train | A22 B23 |
        And the SR pays out its revenue
        Then the SR has earned $60
        When the SR ends its turn
        And the FEC ends its turn
        Then it is stock round 3
        And Bob owns the Terminal Company
        """,
    ),
    "the second bonus action of a step": (
        {},
        TABLE
        + """
        And Bob owns the Terminal Company and the Steamship Company
        And it is the SR's turn to place a token
        When the SR places no token
        Then it is Bob's turn to use the Terminal Company for the SR
        When Bob places a terminal in K28, by the power of the Terminal Company
        Then Bob owns the Steamship Company
        """,
    ),
    "a port for one city": (
        {"18FL-Q28": "b"},
        TABLE
        + """
        And Carol owns the Steamship Company
        And it is Carol's turn to use the Steamship Company for the SR
        When Carol puts the port marker on B23 (NW)
        Then the port marker lies on B23 (NW)
        When the SR runs
          | 2-train | A22 B23 |
        Then the SR has earned $80
        """,
    ),
    "a conversion": (
        {},
        PHASE_3
        + """
        And the SR owns a 3-train
        And it is the SR's turn to convert
        When the SR converts to ten shares
        Then the SR has received $500
        And the SR has 10 shares
        And Alice is president of the SR with 30%
        And the IPO holds 6 certificates of the SR
        And it is the SR's turn to lay track
        When the SR tries to convert to ten shares
        Then it is refused and nothing has changed
        """,
    ),
    "no conversion": (
        {},
        PHASE_3
        + """
        And the SR owns a 3-train
        And it is the SR's turn to convert
        When the SR lays #9 on B21, joining W and E
        Then it is the SR's turn to lay track
        And the SR has 5 shares
        """,
    ),
    "founded with ten shares": (
        {},
        """
        Given 3 players at the table in phase 4
        When Alice tries to buy the president's certificate of the ACL at a par of $100
        Then it is refused and nothing has changed
        When Alice buys the president's certificate of the ACL at a par of $100, with ten shares
        Then Alice has paid $200
        And the ACL has 10 shares
        And Alice is president of the ACL with 20%
        """,
    ),
    "floated by the share that came with a private company": (
        {},
        """
        Given 4 players at the table in phase 2
        And Bob owns the Canal Company
        When Alice buys the president's certificate of the FEC at a par of $70
        Then the FEC has floated
        And the FEC has received $350
        """,
    ),
    "money for a train": (
        {},
        EMERGENCY.format(other="Bob", more="Alice 20%", cash="$20")
        + """
        Then the SR still lacks $50 for a train
        When Alice sells 20% of the FEC
        Then the FEC stands at $80
        When the SR buys a 2-train from the bank for $100
        Then the SR has $0
        And Alice has $40
        """,
    ),
    "a second sale of one company": (
        {},
        EMERGENCY.format(other="Bob", more="Alice 20%", cash="$0")
        + """
        And Alice has already sold shares of the FEC in this turn
        When Alice tries to sell 20% of the FEC
        Then it is refused and nothing has changed
        When Alice declares bankruptcy
        Then Alice is bankrupt
        And the SR is in receivership
        """,
    ),
    "nobody is left to preside": (
        {},
        EMERGENCY.format(other="Carol", more="Carol 20%", cash="$0")
        + """
        And Alice owns the Terminal Company
        And Carol has $5
        When Alice declares bankruptcy
        Then Alice is bankrupt
        And the SR has no president
        And the president's certificate of the SR lies in the open market
        And the Terminal Company lies in the market
        And it is the FEC's turn to lay track
        """,
    ),
    "a president's certificate out of the market": (
        {},
        VACANT
        + """
        When Alice buys 40% of the SR from the open market
        Then Alice is president of the SR with 40%
        And Alice has paid $200
        """,
    ),
    "two shares for a president's certificate at once": (
        {},
        VACANT
        + """
        And it is Bob's turn to trade
        When Bob buys 20% of the SR from the IPO
        Then Bob is president of the SR with 40%
        And the market holds 40% of the SR
        """,
    ),
    "two shares for a president's certificate if one likes": (
        {"18FL-Q50": "b"},
        VACANT
        + """
        And it is Bob's turn to trade
        When Bob buys 20% of the SR from the IPO
        Then the SR has no president
        When Alice passes
        And Bob buys 40% of the SR from the market, handing in shares for the president's certificate
        Then Bob is president of the SR with 40%
        """,
    ),
    "a private company out of the market": (
        {"18FL-Q07": "c"},
        VACANT
        + """
        And the Terminal Company lies in the market
        When Alice takes the Terminal Company for $70
        Then Alice owns the Terminal Company
        """,
    ),
    "no turn without a president": (
        {},
        VACANT
        + """
        And it is Bob's turn to trade
        And Alice has passed
        When Bob passes
        Then it is the FEC's turn to lay track
        And no other company is still to operate in this round
        """,
    ),
    "all convert": (
        {},
        ALL_CONVERT
        + """
        And Bob owns the Terminal Company
        And the port marker lies on G20
        And the FEC has the port marker
        And it is the SR's turn to buy trains
        When the SR buys a 5-train from the bank for $500
        Then it is phase 5
        And the FEC has $450
        And the ACL has 10 shares
        And Carol is president of the ACL with 20%
        And the port marker is not on the map
        And the Terminal Company has left the game
        When the SR tries to buy a 5-train from the bank for $500
        Then it is refused and nothing has changed
        """,
    ),
    "a discarded train": (
        {},
        PHASE_3
        + """
        And the FEC owns two 3-trains
        And the SR owns a 3-train
        And the bank has no 3-trains left
        And it is the SR's turn to buy trains
        When the SR buys a 4-train from the bank for $400
        And the SR discards a 3-train
        And the FEC discards a 3-train
        Then the market holds three 3-trains
        And five 2-trains have left the game
        """,
    ),
    "the Keys at phase 6": (
        {},
        """
        Given 3 players at the table in phase 5
        And the FEC is in operation at a par of $90
        And Bob is president of the FEC with 50%
        And the FEC owns a 5-train
        And the FEC has $700 in its treasury
        And the bank has no 5-trains left
        And #9 lies on L27, joining SW and NE
        And #58 lies on M24, turned 0
        And the FEC has a hotel in M24
        And it is the FEC's turn to buy trains
        When the FEC buys a 3E-train from the bank for $600
        Then it is phase 6
        And the FEC owns a 5-train and a 3E-train
        And the FEC has no hotel on the map
        And the FEC has 2 tokens left
        And no tile lies on M24
        And four 3-trains have left the game
        """,
    ),
    "an express run": (
        {},
        """
        Given 3 players at the table in phase 6
        And the FEC is in operation at a par of $90
        And Bob is president of the FEC with 50%
        And the FEC owns a 3E-train
        And #6fl lies on J27, joining NE and SE
        And #58 lies on I28, joining NW and SW
        And the FEC has a hotel in I28
        And it is the FEC's turn to run its trains
        When the FEC tries to run
          | 3E-train | I28 J27 |
        Then it is refused and nothing has changed
        When the FEC runs
          | 3E-train | J27 K28 |
        Then the FEC has earned $100
        """,
    ),
    "a terminal is a base of routes": (
        {},
        TABLE
        + """
        And the FEC has a terminal in B23 (NW)
        And it is the FEC's turn to run its trains
        Then the best run of the FEC is worth $60
        When the FEC runs
          | 2-train | A22 B23 |
        Then the FEC has earned $60
        """,
    ),
    "the end": (
        {},
        TABLE
        + """
        And Alice has $400
        And the bank has $20 left, Carol holding the rest of its money
        And it is the SR's turn to distribute $60
        When the SR pays out its revenue
        Then the bank is $28 short
        And the game will end after operating round 2.1
        When the SR ends its turn
        And the FEC ends its turn
        Then the game is over, because the bank has broken
        And Alice is worth $736 in the end
        And Carol wins
        """,
    ),
}


@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_fresh_table_is_that_of_the_engine(components: dict[str, Any], count: int) -> None:
    rules: dict[str, Any] = {"readings": {}, "deviations": []}
    engine = ReferenceConnection()
    engine.new_game({"game": "18FL", "players": list(PLAYER_NAMES[:count]), "deal": {}, "rules": rules})
    assert differences(fresh_state(Box.of(components), count, {}, rules), engine.state()) == []


@pytest.mark.parametrize("what", PLAYED)
def test_sentences_act_and_compare(components: dict[str, Any], what: str) -> None:
    readings, text = PLAYED[what]
    say(scene_by(components, readings), text)


@pytest.mark.parametrize(
    ("then", "words"),
    [
        ("Then the SR has 10 shares", "shares of the SR: 10"),
        ("Then the SR has a hotel in B19 only", "hotels of the SR: B19"),
        ("Then the FEC has no hotel on the map", "hotels of the FEC: none"),
        ("Then the SR has a terminal in K28 only", "terminals of the SR: K28"),
        ("Then the port marker lies on K28", "the port marker lies on: K28"),
        ("Then the port marker lies on G20 (NE)", "city that has the port marker"),
        ("Then the Terminal Company lies in the market", "private companies in the market: TC"),
        ("Then it is Bob's turn to use the Terminal Company for the FEC", "company it is about: FEC"),
        ("Then it is Bob's turn to use the Steamship Company for the SR", "Bob: use a private company"),
        ("Then the private companies are chosen in the order Alice and Bob", "order of choice: Alice, Bob"),
    ],
)
def test_what_is_not_so_is_broken(scene: Scene, then: str, words: str) -> None:
    say(
        scene,
        TABLE
        + """
        And the FEC has a hotel in I28
        And the port marker lies on G20
        And the SR has the port marker
        And Bob owns the Terminal Company
        And it is Bob's turn to use the Terminal Company for the SR
        """,
    )
    with pytest.raises(Broken, match=words):
        say(scene, then)


def test_a_bonus_action_waits_for_the_company(scene: Scene) -> None:
    say(scene, TABLE + "And Bob owns the Terminal Company\nAnd it is the SR's turn to lay track\n")
    with pytest.raises(Broken, match="refused"):
        say(scene, "When Bob places a terminal in K28, by the power of the Terminal Company")


def test_a_company_does_not_pass_over_a_bonus_for_a_step_that_is_over(scene: Scene) -> None:
    say(
        scene,
        TABLE
        + """
        And Bob owns the Tallahassee Railroad
        And it is the FEC's turn to lay track
        When the FEC lays #6fl on J27, joining NE and SE
        And the FEC lays #58 on I28, joining NW and SW
        And the FEC tries to lay #9 on L27, joining NE and SW
        Then it is refused and nothing has changed
        And it is Bob's turn to use the Tallahassee Railroad for the FEC
        """,
    )


def test_a_president_sells_past_a_bonus_action(scene: Scene) -> None:
    say(
        scene,
        EMERGENCY.format(other="Bob", more="Alice 20%", cash="$20").replace(
            "it is Alice's turn to raise money for the SR", "it is the SR's turn to place a token"
        )
        + """
        And Bob owns the Terminal Company
        When the SR places no token
        And Alice sells 20% of the FEC
        Then Alice has received $90
        And Bob owns the Terminal Company
        """,
    )


def test_an_engine_that_lets_a_bonus_come_first_is_permissive(components: dict[str, Any]) -> None:
    scripted = ScriptedEngine()
    scene = Scene(scripted, components, {"readings": {}, "deviations": []})
    say(scene, TABLE + "And Bob owns the Terminal Company\nAnd it is the SR's turn to place a token\n")
    scripted.answer()
    say(scene, "When Bob tries to place a terminal in K28, by the power of the Terminal Company")
    assert scripted.actions[0]["actor"] == {"kind": "player", "id": "Bob"}
    with pytest.raises(Permissive):
        say(scene, "Then it is refused and nothing has changed")


def test_a_bonus_that_comes_too_late_is_tried_before_the_run(components: dict[str, Any]) -> None:
    """An engine that would take a run of nothing is not led past the run of which the scenario speaks."""
    scripted = ScriptedEngine()
    scene = Scene(scripted, components, {"readings": {}, "deviations": []})
    say(scene, TABLE + "And Bob owns the Terminal Company\nAnd it is the SR's turn to run its trains\n")
    scripted.answer(legal=False, reason="too late")
    say(scene, "When Bob tries to place a terminal in K28, by the power of the Terminal Company")
    assert [action["type"] for action in scripted.actions] == ["place_token"]
    say(scene, "Then it is refused and nothing has changed")


@pytest.mark.parametrize(
    "tried",
    [
        "Bob tries to sell 20% of the FEC",
        "Alice tries to declare bankruptcy",
        "Carol tries to buy 20% of the FEC from the market",
    ],
)
def test_what_else_a_player_tries_is_tried_before_a_bonus_action_is_left_out(
    components: dict[str, Any], tried: str
) -> None:
    """Afterwards a president may be in need, and then it is another question whether he may."""
    scripted = ScriptedEngine()
    scene = Scene(scripted, components, {"readings": {}, "deviations": []})
    say(scene, TABLE + "And Bob owns the Terminal Company\nAnd it is the SR's turn to place a token\n")
    scene.begin()
    actors = [{"kind": "player", "id": "Bob"}]
    bonus = {"kind": "bonus", "actors": actors, "context": {"private": "TC", "company": "SR"}}
    scripted.current["pending"].insert(0, bonus)
    scripted.answer(legal=False, reason="not now")
    say(scene, f"When {tried}\nThen it is refused and nothing has changed")
    assert [action["type"] for action in scripted.actions] == [
        {"sell": "sell_shares", "declare": "bankrupt", "buy": "buy_shares"}[tried.split()[3]]
    ]


def test_a_bonus_action_is_left_out_for_what_somebody_waits_to_decide(components: dict[str, Any]) -> None:
    scripted = ScriptedEngine()
    scene = Scene(scripted, components, {"readings": {}, "deviations": []})
    say(scene, TABLE + "And Bob owns the Terminal Company\nAnd it is the SR's turn to place a token\n")
    scene.begin()
    decisions = [
        ("bonus", "Bob", {"private": "TC", "company": "SR"}),
        ("emergency", "Alice", {"company": "SR", "short": 40}),
    ]
    scripted.current["pending"] = [
        {"kind": kind, "actors": [{"kind": "player", "id": who}], "context": context}
        for kind, who, context in decisions
    ]
    scripted.answer(lambda state: state["pending"].pop(0))
    scripted.answer(legal=False, reason="too much")
    say(scene, "When Alice tries to sell 20% of the FEC\nThen it is refused and nothing has changed")
    assert [action["type"] for action in scripted.actions] == ["pass", "sell_shares"]


def test_what_another_company_tries_is_tried_before_the_run(components: dict[str, Any]) -> None:
    scripted = ScriptedEngine()
    scene = Scene(scripted, components, {"readings": {}, "deviations": []})
    say(scene, TABLE + "And it is the SR's turn to run its trains\n")
    scripted.answer(legal=False, reason="not its turn")
    say(scene, "When the FEC tries to buy a 2-train from the bank for $100")
    assert [action["type"] for action in scripted.actions] == ["buy_train"]
    say(scene, "Then it is refused and nothing has changed")


def test_a_player_who_may_act_beside_a_company_has_passed(components: dict[str, Any]) -> None:
    """Nobody passes in the decision of a company, not even who could carry out a bonus action meanwhile."""
    scripted = ScriptedEngine()
    scene = Scene(scripted, components, {"readings": {}, "deviations": []})
    say(scene, TABLE + "And Carol owns the Steamship Company\nAnd it is Bob's turn to trade\n")

    def begins(state: dict[str, Any]) -> None:
        turn = {
            "company": "SR",
            "step": "track",
            "laid": [],
            "tokens": 0,
            "revenue": None,
            "routes": [],
            "bought": [],
        }
        state["round"] = {
            "kind": "operating",
            "set": 2,
            "number": 1,
            "of": 1,
            "order": ["FEC"],
            "done": [],
            "turn": turn,
            "exported": False,
        }
        actors = [{"kind": "company", "id": "SR", "by": "Alice"}, {"kind": "player", "id": "Carol"}]
        state["pending"] = [{"kind": "track", "actors": actors, "context": {}}]

    scripted.answer(begins)
    say(scene, "When Bob passes\nAnd Carol passes\nThen it is operating round 2.1")
    assert [action["actor"]["id"] for action in scripted.actions] == ["Bob"]
