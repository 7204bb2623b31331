"""Wrong blockades, wrong protection of companies from being cut off."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from ...games.eighteen_fl import Game18FL
from ..entries import switched, wrong

switched("stranding-is-not-checked", {"18FL": "7.2.1-o", "18GL": "4.6.1.1-k"}, stranding="unchecked")


@wrong("full-cities-are-open", {"18FL": "7.4-w 3.1-g"})
def _(game: Game18FL) -> None:
    """a train may pass a city that is full of other companies' stations"""
    game.board.is_closed_to = lambda company, number, index: False  # type: ignore[method-assign]


@wrong("stations-of-others-block", {"18FL": "7.4-w"})
def _(game: Game18FL) -> None:
    """a train may not pass a city with a station of another company but none of its own"""
    board = game.board
    board.is_closed_to = lambda company, number, index: (  # type: ignore[method-assign]
        bool(there := board.companies_in(number, index)) and company not in there
    )
