"""States of 18FL that mean nothing, and actions that are none: one sentence, and nothing has changed."""

import copy
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference_engine.engine import EngineError, ReferenceEngine
from trackwalker.invariants.engine.from_templates import fill
from trackwalker.paths import features_dir

State = dict[str, Any]
FOUR = ["Alice", "Bob", "Carol", "Dave"]


def tables() -> dict[str, State]:
    """The first table with each kind of decision of a game in which the first listed actions are taken."""
    engine = ReferenceEngine(features_dir())
    engine.new_game("18FL", FOUR, {})
    found: dict[str, State] = {}
    while len(found) < 7:
        state, listed = engine.state(), engine.legal_actions()
        found.setdefault(state["pending"][0]["kind"], state)
        wanted = next((one for one in listed if one["type"] in ("par", "buy_shares")), listed[0])
        action = fill(
            wanted,
            lambda least, most, step: least,  # noqa: ARG005
            lambda company: list(engine.best_routes(company)["routes"]),
        )
        assert engine.apply(action)["legal"], action
    return found


TABLES = tables()


def faulty(kind: str, spoil: Callable[[State], Any]) -> State:
    state = copy.deepcopy(TABLES[kind])
    spoil(state)
    return state


def token(**place: Any) -> Callable[[State], Any]:
    def spoil(state: State) -> None:
        state["companies"][0]["tokens"].append(place)
        state["companies"][0]["tokens_left"] -= place.get("kind") != "terminal"

    return spoil


def marker(**changed: Any) -> Callable[[State], Any]:
    lying = {"marker": "port", "private": "POSC", "hex": "G20", "company": "ACL", **changed}
    return lambda state: state.update(markers=[lying])


CASES: list[tuple[str, Callable[[State], Any], str]] = [
    (
        "stock_turn",
        lambda s: s["companies"][0].pop("share_count"),
        "share_count: expected 5 or 10, found nothing",
    ),
    ("stock_turn", lambda s: s["companies"][0].update(share_count=7), "expected 5 or 10, found 7"),
    ("stock_turn", lambda s: s["companies"][0].update(share_count=10), "20 %, does not fit 10 shares"),
    ("stock_turn", lambda s: s["certificates"][1].update(percent=30), "add up to 110 %"),
    ("stock_turn", lambda s: s["certificates"][1].update(president=True), "with 2 of the president"),
    ("stock_turn", lambda s: s["certificates"][1].update(holder="player:Zed"), "no player 'Zed'"),
    ("stock_turn", lambda s: s["companies"].pop(), "FEC is missing"),
    ("stock_turn", lambda s: s["privates"][0].update(id="XX"), "no private company 'XX'"),
    ("stock_turn", lambda s: s.update(options={"holding_limit": 70}), "no option holding_limit: 70 with 4"),
    ("stock_turn", lambda s: s.update(phase="9"), "no phase '9'"),
    ("stock_turn", lambda s: s.update(priority="Zed"), "no player 'Zed'"),
    (
        "stock_turn",
        lambda s: s["pending"][0].update(kind="auction_turn"),
        "not decided in this kind of round",
    ),
    ("stock_turn", lambda s: s["pending"][0].update(kind="lunch"), "no decision 'lunch'"),
    ("track", token(hex="B5", exits=[1, 4], kind="hotel"), "no town"),
    ("track", token(hex="C8", exits=[0, 3], kind="terminal"), "C8 is not a hex"),
    ("track", token(hex="B5", exits=[], kind="terminal"), "no city with track to sides"),
    ("track", token(hex="B5", exits=[9]), "no city with track to sides"),
    ("track", marker(hex="Q9"), "no hex 'Q9'"),
    ("track", marker(private="TC"), "TC has no marker"),
    ("track", marker(exits=[9]), "sides of a hex are 0 to 5"),
    ("track", lambda s: s["market"].clear(), "has no share price"),
    ("track", lambda s: s["market"][0].update(cell="r9c9"), "no cell 'r9c9'"),
    ("track", lambda s: s["round"].update(turn=None), "there is none in `round`"),
    ("track", lambda s: s["round"]["turn"].update(step="lunch"), "expected track"),
    ("track", lambda s: s["pending"][0]["actors"][0].update(id="QQ"), "no company 'QQ'"),
    ("track", lambda s: s["pending"][0]["actors"].clear(), "nobody can decide"),
    (
        "track",
        lambda s: [c.update(receivership=True) for c in s["companies"]],
        "in receivership and has a president",
    ),
    ("bonus", lambda s: [p.update(owner="box") for p in s["privates"]], "expected the owner of TR"),
    ("bonus", lambda s: s["pending"][0]["actors"][0].update(id="Zed"), "no player 'Zed'"),
    ("bonus", lambda s: s["pending"][0]["context"].clear(), "private: expected a name, found 'nothing'"),
    ("hidden_bid", lambda s: s["round"].update(bids=[{"player": "Zed", "amount": 5}]), "no player 'Zed'"),
    ("hidden_bid", lambda s: s["pending"][0]["context"].clear(), "amounts: expected a list"),
    ("choose_private", lambda s: s["privates"].pop(0), "privates: there is no private company 'TR'"),
    ("choose_private", lambda s: s["round"]["choosers"].pop(), "every player bids and then chooses"),
    ("choose_private", lambda s: s["round"].update(choosers=["Zed"] * 4), "no player 'Zed'"),
]


@pytest.mark.parametrize(("kind", "spoil", "words"), CASES, ids=[words for _, _, words in CASES])
def test_a_state_that_means_nothing_is_refused_and_the_game_goes_on(
    kind: str, spoil: Callable[[State], Any], words: str
) -> None:
    engine = ReferenceEngine(features_dir())
    engine.load(TABLES["track"])
    with pytest.raises(EngineError) as refused:
        engine.load(faulty(kind, spoil))
    assert words in str(refused.value)
    assert engine.state() == TABLES["track"]


def test_two_hotels_do_not_stand_in_one_town() -> None:
    engine = ReferenceEngine(features_dir())
    town = {"hex": "B7", "exits": [1, 4], "kind": "hotel"}
    both = faulty("bonus", token(**town))
    engine.load(both)
    both["companies"][1]["tokens"].append(dict(town))
    both["companies"][1]["tokens_left"] -= 1
    with pytest.raises(EngineError, match="There is a hotel on B7 already"):
        engine.load(both)


def test_a_state_without_rules_is_played_by_the_recommended_readings() -> None:
    engine = ReferenceEngine(features_dir())
    engine.load({name: part for name, part in TABLES["track"].items() if name != "rules"})
    assert engine.state() == TABLES["track"]


@pytest.mark.parametrize(
    "params",
    [
        {"game": ["18FL"]},
        {"players": {"Alice": 1, "Bob": 2}},
        {"players": ["Alice", ""]},
        {"players": ["Alice", 3]},
        {"players": "AB"},
        {"deal": None},
        {"deal": {"P6": "FEC"}},
        {"options": {"holding_limit": 55}},
        {"options": {"holding_limit": 70.0}},
        {"options": ["holding_limit"]},
        {"rules": {"readings": {"18FL-Q05": "z"}}},
    ],
)
def test_a_game_is_not_begun_with_rubbish(params: dict[str, Any]) -> None:
    with pytest.raises(EngineError):
        ReferenceEngine(features_dir()).new_game(
            **{"game": "18FL", "players": FOUR[:2], "deal": {}, **params}
        )


RUBBISH = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-100, 10**20)
    | st.floats()
    | st.sampled_from(["", "x", "TR", "POSC", "TC", "FEC", "G20", "B5", "3E", "pool", "ipo", "company:X"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["hex", "in", "out", "exits", "train", "path"]), inner, max_size=4)
    ),
    max_leaves=6,
)
FIELDS = [
    "price",
    "private",
    "company",
    "percent",
    "from",
    "hex",
    "tile",
    "rotation",
    "exits",
    "routes",
    "kind",
]
FIELDS += ["train", "exchange", "agreed_by", "shares", "card", "cards", "removes"]
TYPES = (
    "bid pass par buy_shares sell_shares lay_tile place_token run_routes dividend buy_train convert assign"
)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(
    kind=st.sampled_from(sorted(TABLES)),
    type_=st.sampled_from(TYPES.split()),
    fields=st.dictionaries(st.sampled_from(FIELDS), RUBBISH, max_size=5),
)
def test_an_action_of_rubbish_is_refused_in_words_and_changes_nothing(
    kind: str, type_: str, fields: dict[str, Any]
) -> None:
    engine = ReferenceEngine(features_dir())
    engine.load(TABLES[kind])
    actor = TABLES[kind]["pending"][0]["actors"][0]
    try:
        answer = engine.apply({"type": type_, "actor": actor, **fields})
    except EngineError as error:
        answer = {"legal": False, "reason": str(error)}
    if not answer["legal"]:
        assert len(answer["reason"]) > 10
        assert engine.state() == TABLES[kind]
