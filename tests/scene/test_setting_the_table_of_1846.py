"""Givens of 1846 as facts: who is in the game, cards, treasuries, independents, phased-out trains."""

from typing import Any

import pytest
from sentences import say

from trackwalker.invariants.checking import problems
from trackwalker.paths import features_dir
from trackwalker.port.schema import checker
from trackwalker.scene import Scene, SceneError, Table, load_components
from trackwalker.scene.filling.completion import complete


@pytest.fixture(scope="module")
def components() -> dict[str, Any]:
    return load_components(features_dir(), "1846")


def told(scene: Scene, givens: str) -> Table:
    """The completed table of these Givens, which must be a possible one."""
    say(scene, givens)
    state = complete(scene.setting)
    assert problems(state, scene.box.data) == []
    checker("state", "the scene")(state)
    return Table(state)


GRAND_TRUNK = """
Given 5 players at the table in phase II
And the GT is in operation at a par of $100
And Alice is president of the GT with 40%
And Bob holds 20% of the GT
And the market holds 10% of the GT
"""

STILL_IN_PLAY = "the NYC, the B&O, the GT and the IC"


# ---------------------------------------------------------------------- who is in the game


@pytest.mark.parametrize(
    ("count", "bank", "companies", "privates", "twos"),
    [(3, 5300, 5, 6, 7), (4, 5900, 6, 8, 8), (5, 7000, 7, 10, 9)],
)
def test_a_new_game_leaves_out_what_is_usual(
    scene: Scene, count: int, bank: int, companies: int, privates: int, twos: int
) -> None:
    table = told(scene, f"Given a new game of {count} players")
    public = [name for name in table.companies if table.company(name)["kind"] == "public"]
    assert (len(public), len(table.state["privates"])) == (companies, privates)
    assert [table.cash(player) for player in table.players] == [400] * count
    assert (table.cash("bank"), table.trains_left("2")) == (bank, twos)
    assert len(scene.setting.stated.deal["deck"]) == privates + count


def test_what_is_left_out_can_be_said(scene: Scene) -> None:
    table = told(scene, "Given a new game of 4 players, without the PRR and Michigan Central")
    removed = table.state["removed"]
    assert removed["companies"] == ["PRR"]
    assert sorted(removed["privates"]) == ["MC", "MPC"]
    assert table.tokens("PRR") == [("F20", (1, 2, 4, 5))]


@pytest.mark.parametrize(
    ("givens", "words"),
    [
        ("Given a new game of 4 players, without the PRR and the ERIE", "1 of C&O, ERIE, PRR leave the game"),
        ("Given a new game of 5 players, without the PRR", "0 of C&O, ERIE, PRR leave the game, not 1"),
        ("Given a new game of 3 players, without the GT", "GT cannot be left out"),
        ("Given a new game of 6 players", "1846 is for 3, 4, 5 players, not 6"),
    ],
)
def test_what_cannot_be_left_out(scene: Scene, givens: str, words: str) -> None:
    with pytest.raises(SceneError, match=words):
        say(scene, givens)


def test_unsold_certificates_lie_with_their_company(scene: Scene) -> None:
    table = told(scene, "Given a new game of 5 players")
    assert table.holding("GT", "GT") == 100
    assert table.presidents_certificate("GT") == "company:GT"


# ---------------------------------------------------------------------- the distribution


def test_the_first_hand_is_drawn_on_the_right_of_the_priority_holder(scene: Scene) -> None:
    table = told(scene, "Given a new game of 3 players")
    decision = table.next_decision
    assert decision is not None
    assert (decision.kind, decision.who) == ("draft", "Carol")
    assert decision.context["cards"] == ["MS", "blank", "BIG4", "blank", "C&WI"]


def test_a_deck_that_is_told_is_dealt(scene: Scene) -> None:
    table = told(
        scene,
        """
        Given a new game of 3 players
        And the deck is, from the top, two blanks, Michigan Central, the Steamboat, Big 4, Michigan Southern,
        """.rstrip(", \n")
        + ", the Mail Contract, a blank and the Chicago & Western Indiana",
    )
    assert scene.setting.stated.fresh
    assert scene.setting.stated.deal["deck"][:5] == ["blank", "blank", "MC", "SC", "BIG4"]
    assert table.round["hand"] == ["blank", "blank", "MC", "SC", "BIG4"]


def test_a_hand_in_the_middle_leaves_blanks_with_those_before(scene: Scene) -> None:
    table = told(
        scene,
        """
        Given a new game of 4 players
        And Carol has kept Big 4
        And Bob holds the hand the Steamboat, Michigan Southern and a blank
        """,
    )
    assert table.round["picks"] == [{"player": "Dave", "card": "blank"}, {"player": "Carol", "card": "BIG4"}]
    assert len(table.round["deck"]) == 12 - 2 - 3


def test_the_last_private_lies_alone_in_the_deck(scene: Scene) -> None:
    table = told(
        scene,
        """
        Given a new game of 3 players
        And Alice has kept the Mail Contract
        And it is Bob's turn to take the Steamboat for $30
        """,
    )
    picks = table.round["picks"]
    assert table.round["deck"] == ["SC"]
    assert [pick["player"] for pick in picks[:4]] == ["Carol", "Bob", "Alice", "Carol"]
    assert (len(picks), picks[2]["card"]) == (8, "MAIL")


@pytest.mark.parametrize(
    ("givens", "words"),
    [
        ("And Carol holds the hand three blanks and the Steamboat\nAnd Bob has kept a blank", "no such card"),
        ("And the deck is, from the top, the Steamboat", "these cards must lie in the deck"),
        (
            "And Carol has kept two blanks\nAnd it is Bob's turn to take the Steamboat for $40"
            "\nAnd Alice has kept Big 4, the Mail Contract and Michigan Central",
            "Alice cannot have kept 3 cards yet",
        ),
    ],
)
def test_cards_must_add_up(scene: Scene, givens: str, words: str) -> None:
    say(scene, "Given a new game of 3 players\n" + givens)
    with pytest.raises(SceneError, match=words):
        complete(scene.setting)


def test_there_are_no_cards_after_the_distribution(scene: Scene) -> None:
    with pytest.raises(SceneError, match="the distribution of the private companies is over"):
        say(scene, "Given 3 players at the table in phase I\nAnd Bob has kept a blank")


# ---------------------------------------------------------------------- set tables


@pytest.mark.parametrize("count", [3, 4, 5])
@pytest.mark.parametrize("phase", ["I", "II", "III", "IV"])
def test_every_phase_has_a_table(scene: Scene, count: int, phase: str) -> None:
    table = told(scene, f"Given {count} players at the table in phase {phase}")
    assert table.privates_of("box") == [private["id"] for private in table.state["privates"]]
    assert table.company("MS")["closed"]
    assert table.round_name == "stock round 2"


def test_shares_said_come_from_the_treasury(scene: Scene) -> None:
    table = told(scene, GRAND_TRUNK + "And the GT's treasury holds 30% of the GT")
    assert [table.holding(who, "GT") for who in ("Alice", "Bob", "pool", "GT")] == [40, 20, 10, 30]


def test_a_company_that_has_started_has_its_home_token(scene: Scene) -> None:
    table = told(
        scene,
        """
        Given 5 players at the table in phase I
        And the IC has started at a par of $40
        And Alice is president of the IC with 20%
        """,
    )
    assert table.company("IC")["floated"]
    assert not table.company("IC")["operated"]
    assert (table.tokens("IC"), table.company("IC")["tokens_left"]) == ([("K3", (3,))], 3)


def test_the_row_of_the_chart_is_left_out(scene: Scene) -> None:
    table = told(
        scene,
        GRAND_TRUNK
        + """
        And the IC is in operation at a par of $100
        And Carol is president of the IC with 20%
        And the IC stands at $112
        And the GT stands at $112, under the IC
        """,
    )
    assert table.stack("r1c12") == ["IC", "GT"]


@pytest.mark.parametrize(
    ("where", "done", "order"),
    [("operating round 1.1", ["MS", "IC"], ["NYC"]), ("operating round 1.2", ["MS", "NYC"], ["IC"])],
)
def test_the_first_operating_round_begins_below(
    scene: Scene, where: str, done: list[str], order: list[str]
) -> None:
    table = told(
        scene,
        GRAND_TRUNK
        + f"""
        And Bob owns Michigan Southern
        And the IC is in operation at a par of $90
        And Carol is president of the IC with 20%
        And the NYC is in operation at a par of $112
        And Dave is president of the NYC with 20%
        And it is the GT's turn to build in {where}
        """,
    )
    assert (table.round["done"], table.round["order"]) == (done, order)


def test_an_independent_railroad_operates_for_its_owner(scene: Scene) -> None:
    table = told(
        scene,
        GRAND_TRUNK + "And Bob owns Big 4\nAnd it is the Big 4's turn to run its trains",
    )
    assert (table.cash("BIG4"), table.trains("BIG4")) == (40, ["2"])
    assert table.tokens("BIG4") == [("G9", ())]
    assert table.state["pending"][0]["actors"] == [{"kind": "company", "id": "BIG4", "by": "Bob"}]


def test_the_trains_of_independents_come_out_of_the_stack(scene: Scene) -> None:
    givens = "Given 5 players at the table in phase I\nAnd Bob owns Big 4"
    table = told(scene, givens)
    assert table.trains_left("2") == 7
    assert table.state["depot"]["gone"] == [{"train": "2", "count": 1}]


def test_a_company_that_bought_an_independent_has_taken_it_over(scene: Scene) -> None:
    say(scene, GRAND_TRUNK)
    with pytest.raises(SceneError, match="takes it over"):
        say(scene, "Given the GT owns Big 4")


def test_a_power_is_counted(scene: Scene) -> None:
    table = told(
        scene,
        GRAND_TRUNK + "And the GT owns Michigan Central\nAnd Michigan Central can be used one more time",
    )
    assert table.private("MC")["uses_left"] == 1
    assert "uses_left" not in table.private("MAIL")


def test_a_power_cannot_be_used_more_often_than_its_card_says(scene: Scene) -> None:
    say(scene, GRAND_TRUNK)
    with pytest.raises(SceneError, match="MC cannot be used 3 times"):
        say(scene, "Given Michigan Central can be used 3 more times")


def test_markers_lie_and_belong(scene: Scene) -> None:
    table = told(
        scene,
        GRAND_TRUNK + "And the GT owns the Steamboat\nAnd the port marker lies on G19\n"
        "And the GT has the port marker",
    )
    assert table.state["markers"] == [{"marker": "port", "private": "SC", "hex": "G19", "company": "GT"}]


def test_a_marker_lies_only_where_it_counts(scene: Scene) -> None:
    say(scene, GRAND_TRUNK)
    with pytest.raises(SceneError, match="cannot lie on B16"):
        say(scene, "Given the port marker lies on B16")


def test_what_was_done_in_a_turn_is_in_the_turn(scene: Scene) -> None:
    table = told(
        scene,
        GRAND_TRUNK
        + """
        And the GT owns Michigan Central and the Steamboat
        And it is the GT's turn to build
        And the GT has already issued two shares in this turn
        And the GT has already bought Michigan Central in this turn
        """,
    )
    turn = table.turn
    assert turn is not None
    assert (turn["issued"], turn["privates"]) == (20, ["MC"])
    assert "forced" not in turn


def test_a_company_in_receivership_has_no_president(scene: Scene) -> None:
    table = told(
        scene,
        GRAND_TRUNK
        + """
        And the IC is in operation at a par of $90
        And the IC is in receivership
        And Carol holds 10% of the IC
        """,
    )
    assert table.president("IC") is None
    assert table.presidents_certificate("IC") == "pool"


def test_companies_and_players_can_be_out_of_the_game(scene: Scene) -> None:
    table = told(scene, GRAND_TRUNK + "And the NYC is no longer in the game\nAnd Carol is bankrupt")
    assert table.company("NYC")["closed"]
    assert table.holding("box", "NYC") == 100
    assert table.cash("Carol") == 0
    assert table.cash("bank") == 9000 - 4 * 400


def test_extra_tokens_do_not_come_from_the_charter(scene: Scene) -> None:
    table = told(scene, GRAND_TRUNK + "And the GT has a token in E21\nAnd the GT has an extra token in C15")
    assert [hexagon for hexagon, _ in table.tokens("GT")] == ["B16", "E21", "C15"]
    assert table.company("GT")["tokens_left"] == 1


# ---------------------------------------------------------------------- trains


def test_both_sides_of_a_card_are_of_one_rank(scene: Scene) -> None:
    table = told(scene, GRAND_TRUNK + "And the GT owns a 4-train and two 3/5-trains")
    assert table.state["depot"]["stack"][0] == {"train": "4", "left": 3, "faces": ["4", "3/5"]}


def test_trains_are_phased_out_by_their_phase(scene: Scene) -> None:
    givens = GRAND_TRUNK.replace("phase II", "phase III")
    table = told(scene, givens + "And the GT owns a 5-train, a phased-out 2-train and a 4-train")
    assert table.company("GT")["trains"] == [{"name": "2", "phased_out": True}, {"name": "4"}, {"name": "5"}]
    assert table.trains_in_words("GT") == ["4", "5", "phased-out 2"]


@pytest.mark.parametrize(
    ("phase", "train", "words"),
    [
        ("II", "a phased-out 2-train", "in phase II the 2-train of the GT is not phased out"),
        ("III", "a 2-train", "in phase III the 2-train of the GT is phased out"),
    ],
)
def test_no_train_is_phased_out_early_or_late(scene: Scene, phase: str, train: str, words: str) -> None:
    say(scene, GRAND_TRUNK.replace("phase II", f"phase {phase}") + f"And the GT owns {train}")
    with pytest.raises(SceneError, match=words):
        complete(scene.setting)


def test_trains_can_be_spared_and_can_rest(scene: Scene) -> None:
    givens = GRAND_TRUNK.replace("phase II", "phase III")
    table = told(scene, givens + "And the GT owns a newly phased-out 2-train and a resting 4-train")
    assert table.company("GT")["trains"] == [
        {"name": "2", "phased_out": True, "spared": True},
        {"name": "4", "resting": True},
    ]


def test_the_money_of_the_game_depends_on_the_players(scene: Scene) -> None:
    table = told(scene, "Given 4 players at the table in phase I\nAnd the GT has $100")
    assert table.cash("bank") == 7500 - 1600 - 100
