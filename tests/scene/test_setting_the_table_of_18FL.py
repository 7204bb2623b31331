"""Givens of 18FL as facts: sizes of companies, tokens beside stations, private companies, spare trains."""

from typing import Any

import pytest
from scripted_engine import ScriptedEngine
from sentences import say

from trackwalker.invariants.checking import problems
from trackwalker.paths import features_dir
from trackwalker.port.schema import checker
from trackwalker.scene import Scene, SceneError, Table, load_components
from trackwalker.scene.filling.completion import complete


@pytest.fixture(scope="module")
def components() -> dict[str, Any]:
    return load_components(features_dir(), "18FL")


@pytest.fixture
def scene(scripted: ScriptedEngine, components: dict[str, Any]) -> Scene:
    return Scene(scripted, components, {"readings": {}, "deviations": []})


def told(scene: Scene, givens: str) -> Table:
    """The completed table of these Givens, which must be a possible one."""
    say(scene, givens)
    state = complete(scene.setting)
    assert problems(state, scene.box.data) == []
    checker("state", "the scene")(state)
    return Table(state)


def by(components: dict[str, Any], scripted: ScriptedEngine, **readings: str) -> Scene:
    """A scene played by other readings: `Q49="b"`."""
    followed = {f"18FL-{question}": letter for question, letter in readings.items()}
    return Scene(scripted, components, {"readings": followed, "deviations": []})


TWO_COMPANIES = """
Given 3 players at the table in phase {phase}
And the SR is in operation at a par of $100
And the FEC is in operation at a par of $90
And the shares are held thus
  | SR  | president Alice 60% | Bob 20%   |
  | FEC | president Bob 40%   | Carol 20% |
"""


# ---------------------------------------------------------------------- the beginning


@pytest.mark.parametrize(
    ("count", "bank", "privates"),
    [(2, 7400, ["TR", "POSC"]), (3, 7100, ["TR", "POSC", "TC"]), (4, 6800, ["TR", "POSC", "TC", "FECCTC"])],
)
def test_as_many_private_companies_as_players(
    scene: Scene, count: int, bank: int, privates: list[str]
) -> None:
    table = told(scene, f"Given a new game of {count} players")
    assert [private["id"] for private in table.state["privates"]] == privates
    assert (table.cash("bank"), table.cash("Alice")) == (bank, 300)
    assert table.holding("FECCTC", "FEC") == (20 if count == 4 else 0)
    assert scene.setting.stated.fresh


def test_all_bid_at_once(scene: Scene) -> None:
    decision = told(scene, "Given a new game of 3 players").next_decision
    assert decision is not None
    assert (decision.kind, decision.who) == ("hidden_bid", "Alice and Bob and Carol")
    assert decision.context == {"amounts": [0, 5, 10]}


def test_home_tokens_are_on_the_map_from_the_start(scene: Scene) -> None:
    table = told(scene, "Given a new game of 2 players")
    assert table.tokens("SR") == [("B23", (1, 2))]
    assert table.tokens("SAL") == [("B23", (0, 5))]
    assert {table.company(name)["tokens_left"] for name in table.companies} == {3}


def test_who_has_bid_waits_for_the_others(scene: Scene) -> None:
    table = told(scene, "Given a new game of 3 players\nAnd Bob has bid $5 for the first choice")
    decision = table.next_decision
    assert table.round["bids"] == [{"player": "Bob", "amount": 5}]
    assert decision is not None
    assert decision.who == "Alice and Carol"


def test_once_all_have_bid_they_choose_in_order(scene: Scene) -> None:
    table = told(
        scene,
        """
        Given a new game of 3 players
        And Alice has bid $5 for the first choice
        And Carol has bid $10 for the first choice
        And Carol owns the Terminal Company
        And it is Alice's turn to choose a private company
        """,
    )
    assert table.round["choosers"] == ["Carol", "Alice", "Bob"]
    assert table.state["pending"][0]["context"] == {"privates": ["TR", "POSC"]}


@pytest.mark.parametrize(
    ("givens", "words"),
    [
        (
            "And Alice has bid $5 for the first choice\nAnd it is Bob's turn to choose a private company",
            "with 0 private companies taken it is Alice's turn",
        ),
        ("And the ACL has 7 shares", "companies have 5 or 10 shares, not 7"),
        ("And a player may hold 70% of a company, by the optional rule", "lets 3 players hold 70%"),
    ],
)
def test_what_a_new_game_cannot_be(scene: Scene, givens: str, words: str) -> None:
    with pytest.raises(SceneError, match=words):
        told(scene, "Given a new game of 3 players\n" + givens)


def test_the_optional_limit_is_told_to_the_engine(scripted: ScriptedEngine, scene: Scene) -> None:
    say(
        scene,
        """
        Given a new game of 2 players
        And a player may hold 70% of a company, by the optional rule
        """,
    )
    scene.begin()
    assert scripted.new_games[0]["options"] == {"holding_limit": 70}


# ---------------------------------------------------------------------- companies of two sizes


@pytest.mark.parametrize(
    ("phase", "shares", "certificates"), [("2", 5, 4), ("3", 5, 4), ("4", 5, 4), ("5", 10, 9), ("6", 10, 9)]
)
def test_the_usual_size_is_that_of_the_phase(
    scene: Scene, phase: str, shares: int, certificates: int
) -> None:
    table = told(scene, TWO_COMPANIES.format(phase=phase))
    assert {table.company(name)["share_count"] for name in table.companies} == {shares}
    assert len(table.certificates("ipo", "ACL")) == certificates
    assert table.holding("Alice", "SR") == 60


def test_a_company_that_has_been_converted(scene: Scene) -> None:
    table = told(
        scene,
        """
        Given 3 players at the table in phase 3
        And the ACL has ten shares
        And the ACL is in operation at a par of $100
        And Alice is president of the ACL with 30%
        And the market holds 30% of the ACL
        """,
    )
    own = [(paper["percent"], paper["president"]) for paper in table.certificates("Alice", "ACL")]
    assert own == [(20, True), (10, False)]
    assert len(table.certificates("ipo", "ACL")) == 4
    assert table.company("SR")["share_count"] == 5


def test_a_later_phase_enlarges_the_others_and_asks_again_for_their_holders(scene: Scene) -> None:
    givens = TWO_COMPANIES.format(phase="4") + "And it is phase 5\n"
    with pytest.raises(SceneError, match="has 10 shares: say after that who holds them"):
        told(scene, givens)


def test_a_later_phase_with_its_holders(scene: Scene) -> None:
    again = """
    And Alice is president of the SR with 50%
    And Bob is president of the FEC with 50%
    """
    table = told(scene, TWO_COMPANIES.format(phase="4") + "And it is phase 5\n" + again)
    assert table.company("SR")["share_count"] == 10
    assert table.holding("Bob", "SR") == 0


@pytest.mark.parametrize(("size", "limit"), [("five", 1), ("ten", 3)])
def test_the_train_limit_is_that_of_the_size(scene: Scene, size: str, limit: int) -> None:
    trains = ["two 3-trains and a 4-train", "two 3-trains and two 4-trains"][size == "ten"]
    table = told(
        scene,
        f"""
        Given 3 players at the table in phase 4
        And the ACL has {size} shares
        And the ACL is in operation at a par of $100
        And Alice is president of the ACL with 60%
        And the ACL owns {trains}
        And it is the ACL's turn to buy trains
        And before that the ACL has to discard a train
        """,
    )
    assert table.state["pending"][0]["context"] == {"limit": limit}


# ---------------------------------------------------------------------- tokens


def test_hotels_come_from_the_charter_and_a_terminal_does_not(scene: Scene) -> None:
    table = told(
        scene,
        TWO_COMPANIES.format(phase="3")
        + """
        And the FEC has hotels in I28 and E26
        And the FEC has a terminal in B23 (SW)
        And the FEC has a token in J27
        And #58 lies on I28, joining NW and SW
        And #6fl lies on J27, joining NE and SE
        """,
    )
    entry = table.company("FEC")
    assert [place.get("kind") for place in entry["tokens"]] == [None, None, "hotel", "hotel", "terminal"]
    assert entry["tokens_left"] == 0
    assert table.tokens("FEC") == [("K28", (0, 2)), ("J27", (3, 5))]
    assert table.bonus_tokens("FEC", "hotel") == [("I28", (0, 2)), ("E26", ())]
    assert table.bonus_tokens("FEC", "terminal") == [("B23", (0, 5))]


def test_a_hotel_can_have_been_placed_in_the_turn(scene: Scene) -> None:
    table = told(
        scene,
        TWO_COMPANIES.format(phase="2")
        + """
        And #58 lies on I28, joining NW and SW
        And the FEC has already placed a hotel in I28 in this turn
        And it is the FEC's turn to run its trains
        """,
    )
    assert (table.turn or {})["tokens"] == 1
    assert table.company("FEC")["tokens_left"] == 2


def test_a_home_moves_with_its_tile(scene: Scene) -> None:
    table = told(scene, TWO_COMPANIES.format(phase="6") + "And #489 lies on B23, turned 0")
    assert table.tokens("SR") == table.tokens("SAL") == [("B23", (1, 2, 3, 4))]


@pytest.mark.parametrize(("reading", "spot", "exits"), [("a", "B23", None), ("b", "B23 (NW)", [1, 2])])
def test_the_port_marker_lies_on_a_hex_or_in_a_city(
    scripted: ScriptedEngine, components: dict[str, Any], reading: str, spot: str, exits: list[int] | None
) -> None:
    table = told(
        by(components, scripted, Q28=reading),
        TWO_COMPANIES.format(phase="3")
        + f"And the port marker lies on {spot}\nAnd the SR has the port marker\n",
    )
    [marker] = table.state["markers"]
    assert (marker["hex"], marker["company"], marker.get("exits")) == ("B23", "SR", exits)


# ---------------------------------------------------------------------- trains


@pytest.mark.parametrize(
    ("phase", "pool", "gone"),
    [
        ("2", [], {}),
        ("3", [*"22222", "3"], {}),
        ("4", [*"3333", "4"], {"2": 5}),
        ("5", [*"3333", *"444", "5"], {"2": 5}),
        ("6", [*"444", *"55", "6"], {"2": 5, "3": 4}),
    ],
)
def test_spare_trains_lie_in_the_market(
    scene: Scene, phase: str, pool: list[str], gone: dict[str, int]
) -> None:
    depot = told(scene, TWO_COMPANIES.format(phase=phase)).state["depot"]
    assert depot["pool"] == pool
    assert {entry["train"]: entry["count"] for entry in depot["gone"]} == gone


def test_trains_that_are_owned_do_not_lie_in_the_market(scene: Scene) -> None:
    table = told(
        scene,
        TWO_COMPANIES.format(phase="3")
        + """
        And the SR owns two 2-trains
        And the FEC owns two 3-trains
        And the bank has one 3-train left
        """,
    )
    assert table.pool_trains == ["2", "2", "2", "3"]


def test_a_market_that_is_told_holds_all_that_nobody_has(scene: Scene) -> None:
    say(scene, TWO_COMPANIES.format(phase="3") + "And the market holds a 3-train\n")
    with pytest.raises(SceneError, match=r"2-train\(s\) lie nowhere; they never leave the game"):
        complete(scene.setting)


def test_the_last_card_has_two_sides(scene: Scene) -> None:
    table = told(scene, TWO_COMPANIES.format(phase="6") + "And the SR owns a 6-train and a 3E-train\n")
    assert table.trains("SR") == ["3E", "6"]
    assert table.state["depot"]["stack"] == [{"train": "6", "left": None, "faces": ["6", "3E"]}]


@pytest.mark.parametrize(
    ("reading", "source", "phase", "restricted"),
    [
        ("a", "", "3", ["3"]),
        ("a", " from the market", "3", []),
        ("b", " from the market", "3", ["3"]),
        ("b", " from the FEC", "3", []),
        ("c", " from the FEC", "3", ["3"]),
        ("c", "", "6", []),
    ],
)
def test_what_was_bought_restricts_the_turn(
    scripted: ScriptedEngine,
    components: dict[str, Any],
    reading: str,
    source: str,
    phase: str,
    restricted: list[str],
) -> None:
    train = "3-train" if phase == "3" else "6-train"
    table = told(
        by(components, scripted, Q15=reading),
        TWO_COMPANIES.format(phase=phase)
        + f"""
        And the SR owns a {train}
        And the SR has already bought a {train}{source} in this turn
        And it is the SR's turn to buy trains
        """,
    )
    turn = table.turn or {}
    assert (turn["bought"], turn.get("restricted", [])) == ([train[0]], restricted)


# ---------------------------------------------------------------------- private companies


def test_only_private_companies_with_an_owner_are_in_play(scene: Scene) -> None:
    table = told(scene, TWO_COMPANIES.format(phase="3") + "And Bob owns the Terminal Company\n")
    assert (table.privates_of("Bob"), table.privates_of("box")) == (["TC"], ["TR", "POSC"])


FOUR = "Given 4 players at the table in phase {phase}\n"


@pytest.mark.parametrize(
    ("phase", "givens", "owner"),
    [
        ("2", "", "player:Dave"),
        ("5", "", "box"),
        ("2", "And Bob owns the Canal Company", "player:Bob"),
        ("2", "And the Canal Company has closed", "box"),
        ("2", "And Dave is bankrupt", "player:Carol"),
        ("2", "And the FEC is in operation at a par of $90\nAnd Bob is president of the FEC with 60%", "box"),
    ],
)
def test_the_private_company_that_stays_is_the_last_players(
    scene: Scene, phase: str, givens: str, owner: str
) -> None:
    table = told(scene, FOUR.format(phase=phase) + givens)
    assert table.private("FECCTC")["owner"] == owner
    if owner.startswith("player:"):
        assert table.holding(owner, "FEC") == 20


def test_told_shares_are_not_changed_by_the_private_company_that_stays(scene: Scene) -> None:
    table = told(scene, FOUR.format(phase="2") + "And Carol holds 20% of the FEC\n")
    assert (table.holding("Carol", "FEC"), table.holding("Dave", "FEC")) == (20, 0)


def test_all_bonus_actions_of_the_step_are_still_due(scene: Scene) -> None:
    table = told(
        scene,
        TWO_COMPANIES.format(phase="2")
        + """
        And Bob owns the Terminal Company and the Tallahassee Railroad
        And Carol owns the Steamship Company
        And it is Carol's turn to use the Steamship Company for the SR
        """,
    )
    assert [(due.kind, due.who, due.context["private"]) for due in table.pending] == [
        ("bonus", "Carol", "POSC"),
        ("bonus", "Bob", "TC"),
    ]
    assert (table.turn or {})["step"] == "token"


def test_a_bonus_for_own_companies_only(scripted: ScriptedEngine, components: dict[str, Any]) -> None:
    givens = """
    And Alice owns the Steamship Company
    And Bob owns the Terminal Company
    And it is Alice's turn to use the Steamship Company for the SR
    """
    table = told(by(components, scripted, Q26="b"), TWO_COMPANIES.format(phase="2") + givens)
    assert len(table.pending) == 1


def test_the_canal_company_has_no_bonus_action(scene: Scene) -> None:
    say(
        scene,
        FOUR.format(phase="2")
        + """
        And the SR is in operation at a par of $100
        And Alice is president of the SR with 60%
        And it is Dave's turn to use the Canal Company for the SR
        """,
    )
    with pytest.raises(SceneError, match="FECCTC has no bonus action"):
        complete(scene.setting)


# ---------------------------------------------------------------------- bankruptcy


VACANT = """
Given 3 players at the table in phase 2
And the SR is in operation at a par of $100
And the FEC is in operation at a par of $90
And Bob is president of the FEC with 60%
And Bob holds 20% of the SR
And the SR is in receivership
And Carol is bankrupt
And the Terminal Company lies in the market
And it is the FEC's turn to lay track
"""


@pytest.mark.parametrize(("reading", "done"), [("a", []), ("b", ["SR"])])
def test_a_company_without_a_president_has_no_turn(
    scripted: ScriptedEngine, components: dict[str, Any], reading: str, done: list[str]
) -> None:
    table = told(by(components, scripted, Q49=reading), VACANT)
    assert table.round["done"] == done
    assert (table.president("SR"), table.presidents_certificate("SR")) == (None, "pool")
    assert table.privates_of("pool") == ["TC"]


def test_shares_sold_for_a_train_are_remembered(scene: Scene) -> None:
    table = told(
        scene,
        """
        Given 3 players at the table in phase 2
        And the SR is in operation at a par of $100
        And Alice is president of the SR with 60%
        And Alice has $0
        And Alice has already sold shares of the SR in this turn
        And it is Alice's turn to raise money for the SR
        """,
    )
    assert (table.turn or {})["sold"] == ["SR"]
    assert table.pending[0].context == {"company": "SR", "short": 100}
