"""Every action that a title knows has candidates beside what decides on it, and a place in the list."""

from typing import Any

import pytest

from reference_engine.actions import AnyMove
from reference_engine.engine import ReferenceEngine
from reference_engine.games import TITLES
from reference_engine.legal import ORDER
from reference_engine.rules.options import Option
from trackwalker.paths import features_dir
from trackwalker.register import load_register

DEALS: dict[str, dict[str, Any]] = {
    "18Chesapeake": {"P6": "LV"},
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


def test_every_type_of_action_has_one_place_in_the_list() -> None:
    tags = [move.__struct_config__.tag for move in AnyMove.__args__]
    assert sorted(ORDER) == sorted(map(str, tags))


@pytest.mark.parametrize("game", TITLES)
def test_every_kind_of_decision_is_made_of_options(game: str) -> None:
    for deviation in (None, *TITLES[game].deviations):
        engine = ReferenceEngine(features_dir())
        rules = {"deviations": [deviation] if deviation else []}
        engine.new_game(game, ["Alice", "Bob", "Carol"], DEALS[game], rules=rules, options=OPTIONS.get(game))
        assert engine.game is not None
        for kind, options in engine.game.decisions.items():
            assert options or not load_register(game).is_whole, kind
            assert set(options) <= set(ORDER), kind
            assert all(isinstance(option, Option) for option in options.values()), kind
