"""Markers of 1846 when the company that has the bonus leaves the game."""

import pytest
from table_1846 import Road, table

from reference_engine.state import Marker


@pytest.mark.parametrize(("port", "left"), [(None, []), ("B8", [("B8", None)])])
def test_a_marker_that_lies_nowhere_goes_with_its_company(port: str | None, left: list[object]) -> None:
    game = table({"GT": Road(cash=100)})
    game.state.markers.append(Marker(marker="port", private="SC", hex=port, company="MS"))
    game.markers.forget("MS")
    assert [(marker.hex, marker.company) for marker in game.state.markers] == left
