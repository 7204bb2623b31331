"""What is drawn out before a game has to be as many of each group as the number of players asks for."""

from typing import Any

import pytest

from trackwalker.port.engine import EngineFault
from trackwalker.port.reference import ReferenceConnection

DRAWN = ["LSL", "O&I", "MPC", "TBC", "C&O", "ERIE"]
DECK = ["MS", "BIG4", "C&WI", "blank", "MAIL", "SC", "blank", "MC", "blank"]


def begin(game: str, deal: dict[str, Any]) -> None:
    players = ["Alice", "Bob", "Carol"]
    ReferenceConnection().new_game({"game": game, "players": players, "deal": deal})


@pytest.mark.parametrize(
    ("game", "removed", "words"),
    [
        ("1846", DRAWN[:-1], "with 3 players 2 of C&O, ERIE, PRR are removed"),
        ("1846", [*DRAWN, "MAIL"], "only 2 of each group can be removed"),
        ("1846", [{}], "are removed"),
        ("18GL", [], "with 3 players 2 of Bridge, Tunnel, Terminal are removed"),
        ("18GL", ["Bridge", "Tunnel", "Terminal"], "are removed"),
        ("18GL", ["Bridge", "Tunnel", "Ferry"], "only 2 of each group can be removed"),
    ],
)
def test_a_wrong_draw_is_said_to_be_one(game: str, removed: list[Any], words: str) -> None:
    with pytest.raises(EngineFault, match=words):
        begin(game, {"removed": removed, "deck": DECK})


def test_the_right_draw_begins_the_game() -> None:
    begin("1846", {"removed": DRAWN, "deck": DECK})
    begin("18GL", {"removed": ["Bridge", "Terminal"]})
