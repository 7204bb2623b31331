"""Tiles of 18FL in words: track that meets at a junction has sides too; what the box says of its cards."""

import pytest

from trackwalker.components.box import Box
from trackwalker.components.load import load_components
from trackwalker.components.tiles import Lie
from trackwalker.paths import features_dir


@pytest.fixture
def box() -> Box:
    return Box.of(load_components(features_dir(), "18FL"))


def test_a_junction_tile_lies_one_way(box: Box) -> None:
    assert box.tiles.lies_as("80", 1) == "#80 turned 1 (joining W, NW, NE)"
    assert box.tiles.rotation("82", Lie(sides=("W", "NW", "E"))) == 1
    assert box.tiles.least_rotation("81", 4) == 0
    assert box.tiles.least_rotation("82", 4) == 4


def test_a_junction_is_no_place(box: Box) -> None:
    assert box.tiles.places("E22", ("80", 0)) == (frozenset(),)
    assert box.tiles.places("D23", ("141", 0)) == (frozenset({0, 1, 3}),)


@pytest.mark.parametrize("private", ["TR", "POSC", "TC", "FECCTC"])
def test_bonuses_that_close_their_private_are_not_counted(box: Box, private: str) -> None:
    assert box.uses(private) is None
