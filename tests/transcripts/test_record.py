"""Reading a recorded game: what was undone and redone, and files that are none."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trackwalker.errors import TrackwalkerError
from trackwalker.transcripts.record import effective_actions, read_transcript

LITTLE = Path(__file__).parent / "fixtures" / "little_game.json"
HERE = Path("game.json")


def entry(number: int, kind: str = "pass", **more: Any) -> dict[str, Any]:
    return {"type": kind, "id": number, "entity": 1, "entity_type": "player", **more}


def kept(*entries: dict[str, Any]) -> list[int]:
    return [action.number for action in effective_actions(entries, HERE)]


def test_the_little_game() -> None:
    game = read_transcript(LITTLE)
    assert game.title == "18Chesapeake"
    assert game.players == {"11": "Ann", "12": "Ben", "13": "Cleo"}
    assert [action.number for action in game.actions] == [1, 3, 6, 7, 17, 19, 20, 21, 22, 23, 24]
    assert game.recorded == 24
    assert not game.finished
    assert [step["type"] for step in game.actions[-2].steps] == ["buy_shares", "buy_shares"]


def test_undo_takes_back_the_latest() -> None:
    assert kept(entry(1), entry(2), entry(3, "undo")) == [1]


def test_undo_takes_back_an_action_before_it_and_passes_over_messages() -> None:
    assert kept(entry(1), entry(2), entry(3, "message"), entry(4, "undo"), entry(5, "undo")) == []


def test_undo_to_an_action_keeps_that_action() -> None:
    assert kept(entry(1), entry(2), entry(3), entry(4, "undo", action_id=1)) == [1]


def test_undo_to_zero_takes_back_all() -> None:
    assert kept(entry(1), entry(2), entry(3, "undo", action_id=0), entry(4)) == [4]


def test_undo_to_an_action_that_is_undone_itself() -> None:
    assert kept(entry(1), entry(2), entry(3, "undo"), entry(4), entry(5, "undo", action_id=2)) == [1]


def test_redo_restores_what_the_latest_undo_took_back() -> None:
    undone = (entry(1), entry(2), entry(3), entry(4, "undo", action_id=1))
    assert kept(*undone, entry(5, "redo")) == [1, 2, 3]


def test_redo_twice_restores_two_undos() -> None:
    undone = (entry(1), entry(2), entry(3, "undo"), entry(4, "undo"))
    assert kept(*undone, entry(5, "redo")) == [1]
    assert kept(*undone, entry(5, "redo"), entry(6, "redo")) == [1, 2]


def test_redo_after_another_action_restores_nothing() -> None:
    assert kept(entry(1), entry(2, "undo"), entry(3), entry(4, "redo")) == [3]


def test_a_message_between_undo_and_redo_does_not_matter() -> None:
    assert kept(entry(1), entry(2, "undo"), entry(3, "message"), entry(4, "redo")) == [1]


def test_undo_and_redo_of_nothing_do_nothing() -> None:
    assert kept(entry(1, "undo"), entry(2, "redo"), entry(3)) == [3]


def test_programs_count_and_can_be_undone() -> None:
    assert kept(entry(1), entry(2, "program_share_pass")) == [1, 2]
    assert kept(entry(1), entry(2, "program_share_pass"), entry(3, "undo")) == [1]


@given(st.lists(st.sampled_from(["pass", "undo", "redo", "message"]), max_size=30))
def test_undo_then_redo_changes_nothing(kinds: list[str]) -> None:
    entries = [entry(number, kind) for number, kind in enumerate(kinds, 1)]
    before = kept(*entries)
    after = kept(*entries, entry(len(entries) + 1, "undo"), entry(len(entries) + 2, "redo"))
    assert after == before


@given(st.lists(st.sampled_from(["pass", "undo", "redo", "message"]), max_size=30))
def test_numbers_rise_and_are_only_those_of_real_actions(kinds: list[str]) -> None:
    entries = [entry(number, kind) for number, kind in enumerate(kinds, 1)]
    numbers = kept(*entries)
    assert numbers == sorted(set(numbers))
    assert all(kinds[number - 1] == "pass" for number in numbers)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "line 1: is no JSON"),
        ("[1, 2]", "holds a list, not an object"),
        ('{"title": "18Chesapeake", "players": []}', "`actions` is missing"),
        ('{"players": [], "actions": []}', "`title` is missing"),
        ('{"title": "18Chesapeake", "players": 4, "actions": []}', "`players` is a number"),
        ('{"title": "18Chesapeake", "players": [], "actions": []}', "`players`: expected one or more"),
        (
            '{"title": "x", "players": [{"nom": "Ann"}], "actions": []}',
            "players, entry 1: expected an object",
        ),
        (
            '{"title": "x", "players": [{"id": 1}], "actions": [7]}',
            "actions, entry 1: expected an object with a",
        ),
        ('{"title": "x", "players": [{"id": 1}], "actions": [{"type": "pass", "id": "z"}]}', "`id` is 'z'"),
        (
            '{"title": "x", "players": [{"id": 1}], "actions": '
            '[{"type": "undo", "id": 4, "action_id": "all"}]}',
            "action 4: `action_id` is 'all'",
        ),
        (
            '{"title": "x", "players": [{"id": 1}], "actions": '
            '[{"type": "pass", "id": 4, "auto_actions": [1]}]}',
            "(action 4): `auto_actions`",
        ),
        ("\udcff", "line 1: not UTF-8 at byte 0"),
    ],
)
def test_what_is_no_game_is_refused_in_words(tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(TrackwalkerError) as caught:
        read_transcript(file)
    assert str(file) in str(caught.value)
    assert words in str(caught.value)


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(TrackwalkerError, match="no such file"):
        read_transcript(tmp_path / "game.json")


def test_players_of_one_name_are_told_apart(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    players = [{"id": 1, "name": "Ann"}, {"id": 2, "name": "Ann"}]
    file.write_text(json.dumps({"title": "x", "players": players, "actions": []}))
    assert read_transcript(file).players == {"1": "Ann (1)", "2": "Ann (2)"}
