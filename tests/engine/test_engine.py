"""The reference engine from outside: what it answers to good and bad requests."""

from pathlib import Path
from typing import Any

import pytest

from reference_engine.engine import EngineError, ReferenceEngine
from reference_engine.games import TITLES
from trackwalker.paths import features_dir
from trackwalker.register import load_register

THREE = ["Alice", "Bob", "Carol"]
DEALS: dict[str, dict[str, Any]] = {
    "18Chesapeake": {"P6": "C&A"},
    "1846": {
        "removed": ["LSL", "O&I", "MPC", "TBC", "C&O", "ERIE"],
        "deck": ["MS", "BIG4", "C&WI", "blank", "MAIL", "SC", "blank", "MC", "blank"],
    },
    "18FL": {},
    "18GL": {"removed": ["Tunnel", "Terminal"]},
    "LostAtlas": {
        "deck": [
            "161",
            "01",
            "200",
            "06",
            "08",
            "140",
            "05",
            "03",
            "04",
            "190",
            "150",
            "220",
            "130",
            "170",
            "180",
            "120",
            "02",
            "160",
            "151",
            "270",
            "07",
            "250",
            "230",
            "240",
            "280",
            "capital-1",
            "capital-2",
        ],
        "charters": [["AG", "TU", "EM", "EA"], ["ER", "SU", "NP", "RE"]],
        "starter": "Alice",
    },
}
OPTIONS = {"LostAtlas": {"mode": "short"}}


def player(name: str) -> dict[str, str]:
    return {"kind": "player", "id": name}


def new_engine(players: list[str] | None = None, **extra: Any) -> ReferenceEngine:
    engine = ReferenceEngine(features_dir())
    engine.new_game("18Chesapeake", players or THREE, {"P6": "C&A"}, **extra)
    return engine


@pytest.mark.parametrize(
    ("request_", "words"),
    [
        ({"game": "1830", "players": THREE, "deal": {}}, "'1830' is not known"),
        ({"game": "18Chesapeake", "players": ["Alice"], "deal": {"P6": "LV"}}, "2 to 6 players, not 1"),
        ({"game": "18Chesapeake", "players": ["A", "A"], "deal": {"P6": "LV"}}, "same name"),
        ({"game": "18Chesapeake", "players": THREE, "deal": {}}, "the company under P6"),
        ({"game": "18Chesapeake", "players": THREE, "deal": {"P6": "XYZ"}}, "not 'XYZ'"),
        ({"game": "18Chesapeake", "players": THREE, "deal": {"P6": "LV"}, "edition": "1999"}, "not 1999"),
        (
            {
                "game": "18Chesapeake",
                "players": THREE,
                "deal": {"P6": "LV"},
                "rules": {"readings": {"X": "a"}},
            },
            "there is no question X",
        ),
        (
            {
                "game": "18Chesapeake",
                "players": THREE,
                "deal": {"P6": "LV"},
                "rules": {"readings": {"18CH-Q05": "z"}},
            },
            "has the readings a, b, not z",
        ),
        (
            {"game": "18Chesapeake", "players": THREE, "deal": {"P6": "LV"}, "rules": {"deviations": ["x"]}},
            "there is no deviation x",
        ),
        ({"game": "18Chesapeake", "players": THREE, "deal": {"P6": "LV"}, "rules": {"reading": {}}}, "rules"),
    ],
)
def test_a_game_that_cannot_begin_is_refused_in_words(request_: dict[str, Any], words: str) -> None:
    with pytest.raises(EngineError, match=words):
        ReferenceEngine(features_dir()).new_game(**request_)


SETTLED = [
    (game, question.id, question.default)
    for game in TITLES
    for question in load_register(game).questions.values()
    if question.kind != "choice"
]


@pytest.mark.parametrize("game", TITLES)
def test_settled_questions_may_be_named_at_their_own_answer_only(game: str) -> None:
    """Binding and unobservable ones, when a game begins and when a state is loaded."""
    engine = ReferenceEngine(features_dir())
    begin = {"game": game, "players": THREE, "deal": DEALS[game], "options": OPTIONS.get(game)}
    own = {question: letter for name, question, letter in SETTLED if name == game}
    assert own
    engine.new_game(**begin, rules={"readings": own})
    state = engine.state()
    assert state["rules"]["readings"] == own
    engine.load(state)
    for question, letter in own.items():
        words = f"{question} is no choice; its answer is {letter}, not z"
        with pytest.raises(EngineError, match=words):
            engine.new_game(**begin, rules={"readings": {question: "z"}})
        state["rules"]["readings"] = {question: "z"}
        with pytest.raises(EngineError, match=words):
            engine.load(state)


RULED_OUT = [
    ("18Chesapeake", "published", "18CH-Q20", "a", "b"),
    ("18Chesapeake", "published", "18CH-Q58", "c", "d"),
    ("LostAtlas", "2", "LA-Q55", None, None),
    ("LostAtlas", "2", "LA-Q67", None, None),
]
"""Questions that the base leaves open and an edition settles: a reading that it rules out, and its own."""


@pytest.mark.parametrize(("game", "edition", "question", "other", "own"), RULED_OUT)
def test_a_reading_that_an_edition_rules_out_is_refused_there(
    game: str, edition: str, question: str, other: str | None, own: str | None
) -> None:
    asked = load_register(game, edition=edition).questions[question]
    assert load_register(game).questions[question].kind == "choice"
    assert (asked.kind, own or asked.default) == ("binding", asked.default)
    other = other or next(letter for letter in asked.readings if letter != asked.default)
    begin = {"game": game, "players": THREE, "deal": DEALS[game], "options": OPTIONS.get(game)}
    words = f"{game}: {question} is no choice; its answer is {asked.default}, not {other}"
    engine = ReferenceEngine(features_dir())
    with pytest.raises(EngineError, match=words):
        engine.new_game(**begin, edition=edition, rules={"readings": {question: other}})
    engine.new_game(**begin, rules={"readings": {question: other}})
    engine.new_game(**begin, edition=edition, rules={"readings": {question: asked.default}})
    state = engine.state()
    engine.load(state)
    state["rules"]["readings"] = {question: other}
    with pytest.raises(EngineError, match=words):
        engine.load(state)


def test_questions_of_other_games_are_refused() -> None:
    engine = ReferenceEngine(features_dir())
    with pytest.raises(EngineError, match="18FL: there is no question 18CH-Q48"):
        engine.new_game("18FL", THREE, {}, rules={"readings": {"18CH-Q48": "a"}})


def test_nothing_can_be_asked_before_a_game() -> None:
    engine = ReferenceEngine(features_dir())
    with pytest.raises(EngineError, match="no game is in progress"):
        engine.state()
    with pytest.raises(EngineError, match="no game is in progress"):
        engine.apply({"type": "pass", "actor": player("Alice")})


def test_a_missing_specification_is_named(tmp_path: Path) -> None:
    with pytest.raises(EngineError, match=r"components\.yaml"):
        ReferenceEngine(tmp_path).new_game("18Chesapeake", THREE, {"P6": "LV"})


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"type": "fly", "actor": {"kind": "player", "id": "Alice"}},
        {"type": "bid", "actor": {"kind": "player", "id": "Alice"}, "private": "P1", "price": "20"},
        {"type": "bid", "actor": "Alice", "private": "P1", "price": 20},
        {"type": "pass", "actor": {"kind": "player", "id": "Alice"}, "extra": 1},
    ],
)
def test_what_is_no_action_is_an_error_and_changes_nothing(action: dict[str, Any]) -> None:
    engine = new_engine()
    before = engine.state()
    with pytest.raises(EngineError, match="not a well-formed action"):
        engine.apply(action)
    assert engine.state() == before


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ({"type": "bid", "actor": player("Bob"), "private": "P1", "price": 20}, "Alice's decision"),
        (
            {"type": "bid", "actor": player("Alice"), "private": "P9", "price": 20},
            "no private company called P9",
        ),
        ({"type": "bid", "actor": player("Alice"), "private": "P1", "price": 25}, "sold for \\$20"),
        ({"type": "bid", "actor": player("Alice"), "private": "P2", "price": 40}, "at least \\$45"),
        ({"type": "bid", "actor": player("Alice"), "private": "P2", "price": 47}, "steps of \\$5"),
        ({"type": "bid", "actor": player("Alice"), "private": "P2", "price": 900}, "has \\$800 free"),
        (
            {"type": "buy_shares", "actor": player("Alice"), "company": "LV", "percent": 10, "from": "ipo"},
            "now",
        ),
    ],
)
def test_an_illegal_action_is_refused_with_a_reason_and_changes_nothing(
    action: dict[str, Any], words: str
) -> None:
    import re

    engine = new_engine()
    before = engine.state()
    answer = engine.apply(action)
    assert answer["legal"] is False
    assert re.search(words, answer["reason"]), answer
    assert engine.state() == before


def test_a_refusal_names_its_clause_where_it_has_one() -> None:
    answer = new_engine().apply({"type": "bid", "actor": player("Alice"), "private": "P2", "price": 40})
    assert answer["clause"] == "18CH-29-h"


def test_a_state_read_and_loaded_is_the_same_state() -> None:
    engine = new_engine()
    engine.apply({"type": "bid", "actor": player("Alice"), "private": "P3", "price": 55})
    state = engine.state()
    other = ReferenceEngine(features_dir())
    other.load(state)
    assert other.state() == state


def test_a_faulty_state_is_refused() -> None:
    engine = new_engine()
    state = engine.state()
    with pytest.raises(EngineError, match="not a well-formed state"):
        engine.load({**state, "phase": 2})
    with pytest.raises(EngineError, match="does not fit"):
        engine.load({**state, "tiles": {"laid": [{"hex": "Z9", "tile": "57", "rotation": 0}], "left": {}}})


def test_a_finished_game_takes_no_more_actions() -> None:
    engine = new_engine()
    state = engine.state()
    result = {"cause": "bank", "worth": {"Alice": 1, "Bob": 1, "Carol": 1}, "winners": [], "bankrupt": None}
    engine.load({**state, "pending": [], "round": {"kind": "over"}, "result": result})
    assert engine.legal_actions() == []
    assert engine.apply({"type": "pass", "actor": player("Alice")}) == {
        "legal": False,
        "reason": "The game is over.",
        "clause": "18CH-27-a",
    }


def test_capabilities_can_be_hidden() -> None:
    engine = ReferenceEngine(features_dir(), hide=frozenset({"load"}))
    assert "load" not in engine.hello()["capabilities"]
    assert "load" in ReferenceEngine(features_dir()).hello()["capabilities"]
