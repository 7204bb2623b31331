"""Bonus actions of private companies in 18FL: what no scenario can say."""

import pytest
from table_18fl import Road, act, due, table

from reference_engine.games.eighteen_fl import Game18FL


def at_the_port(reading: str) -> Game18FL:
    """Dave, who owns the Steamship Company, decides about it in the turn of Alice's L&N."""
    game = table({"L&N": Road(trains="3"), "SR": Road(trains="3")}, readings={"Q28": reading})
    game.table.private("POSC").owner = "player:Dave"
    game.table.turn.step = "token"
    game.state.pending.clear()
    game.rights.ask()
    assert due(game) == ("bonus", "Dave")
    return game


@pytest.mark.parametrize("reading", ["a", "b"])
@pytest.mark.parametrize("company", ["L&N", "SR"])
def test_the_port_marker_is_for_the_company_in_turn_which_nobody_names(reading: str, company: str) -> None:
    game = at_the_port(reading)
    assert act(game, "assign", "Dave", private="POSC", hex="B5", company=company) == "no-such-marker"
    assert act(game, "assign", "Dave", private="POSC", hex="B5") == ""
    assert [(marker.hex, marker.company) for marker in game.state.markers] == [("B5", "L&N")]
    assert game.table.private("POSC").owner == "box"
