"""Bonus actions of private companies in 18FL: what no scenario can say."""

import pytest
from table_18fl import Road, act, due, table

from reference_engine.games.eighteen_fl import Game18FL
from reference_engine.state import Actor, Pending


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


def while_deciding(decision: str, tokens: int = 0) -> Game18FL:
    """The L&N of Alice decides; Dave, who has both companies that bring a token, may act beside it."""
    deviations = ("port-and-terminal-at-any-time", "bonus-before-the-ordinary-action")
    game = table({"L&N": Road(trains="3")}, deviations=deviations)
    for name in ("POSC", "TC"):
        game.table.private(name).owner = "player:Dave"
    game.table.turn.step = "trains" if decision == "buy_train" else decision
    game.table.turn.tokens = tokens
    company = Actor(kind="company", id="L&N", by="Alice")
    game.state.pending[:] = [Pending(kind=decision, actors=[company], context={})]
    game.rights.admit_early(game.state.pending[0])
    return game


@pytest.mark.parametrize(
    ("decision", "tokens", "refused"),
    [
        ("track", 0, "bonus-not-now"),
        ("token", 0, ""),
        ("run", 0, ""),
        ("run", 1, "bonus-not-now"),
        ("dividend", 0, "bonus-not-now"),
        ("buy_train", 0, "bonus-not-now"),
    ],
)
def test_as_the_site_plays_the_terminal_comes_between_track_and_run_and_the_port_marker_at_any_time(
    decision: str, tokens: int, refused: str
) -> None:
    game = while_deciding(decision, tokens)
    assert act(game, "place_token", "Dave", private="TC", hex="B5", exits=[1, 4]) == refused
    game = while_deciding(decision, tokens)
    assert act(game, "assign", "Dave", private="POSC", hex="B5") == ""


def test_as_the_site_plays_nobody_is_asked_for_the_terminal_once_the_company_has_placed_a_token() -> None:
    game = while_deciding("token", tokens=1)
    game.state.pending.clear()
    game.rights.ask()
    assert [due.context["private"] for due in game.state.pending] == ["POSC"]
