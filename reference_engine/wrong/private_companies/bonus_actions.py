"""Wrong bonus actions of private companies."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from collections.abc import Iterator
from typing import Any

from ...games.eighteen_fl import Game18FL
from ...state import Private
from ..entries import switched, wrong

switched("bonus-before-the-ordinary-action", {"18FL": "3.3-h 3.3-i"}, bonus_in_any_order=True)
switched("bonus-at-any-time", {"18FL": "3.3-e 3.3-h 7-i 7.3-j"}, bonus_at_any_time=True)


@wrong("bonuses-leave-the-private-open", {"18FL": "3.3-j 3.3-y 3.3-ah"})
def _(game: Game18FL) -> None:
    """a private company stays open when its bonus action has been used"""
    used = game.bonuses._used

    def open_still(private: Private) -> None:
        owner, price = private.owner, private.price
        used(private)
        private.owner, private.price = owner, price

    game.bonuses._used = open_still  # type: ignore[method-assign]


@wrong("bonus-is-compulsory", {"18FL": "3.3-g"})
def _(game: Game18FL) -> None:
    """whoever is asked for his bonus action has to use it"""

    def decline(move: Any) -> Any:
        game.table.refuse("has-to-be-used", "The bonus action has to be used.")
        return move

    game.bonuses.decline = decline  # type: ignore[method-assign]


@wrong("president-uses-the-bonus", {"18FL": "3.3-f 3.3-e"})
def _(game: Game18FL) -> None:
    """the president of the company in turn decides on the bonus actions of others"""
    open_ones = game.rights.open_ones

    def presidents() -> Iterator[tuple[Private, str]]:
        for private, owner in open_ones():
            yield private, game.table.operating_company.president or owner

    game.rights.open_ones = presidents  # type: ignore[method-assign]
    game.rights.check_may_use = lambda private_name, actor: (  # type: ignore[method-assign]
        game.table.private(private_name)
    )


@wrong("bonus-instead-of-the-ordinary-action", {"18FL": "3.3-i 3.3-r 7.2-c 7.3-j"})
def _(game: Game18FL) -> None:
    """a bonus action can be used only if the company has done nothing in the step"""
    ask = game.rights.ask

    def only_instead() -> None:
        turn = game.table.turn
        if not (turn.laid if turn.step == "track" else turn.tokens):
            ask()

    game.rights.ask = only_instead  # type: ignore[method-assign]


@wrong("bonus-in-the-wrong-step", {"18FL": "3.3-e 7-i 7.2-b 7.3-j"})
def _(game: Game18FL) -> None:
    """the extra tile is laid after the tokens, marker and terminal are placed after the track"""
    step_of = game.rights.step_of
    other = {"track": "token", "token": "track", None: None}
    game.rights.step_of = lambda card: other[step_of(card)]  # type: ignore[method-assign]


@wrong("bonus-once-a-round", {"18FL": "3.3-e 3.3-g"})
def _(game: Game18FL) -> None:
    """a bonus action can be used for the first company of an operating round only"""
    ask = game.rights.ask

    def first_company_only() -> None:
        if not game.operating.round.done:
            ask()

    game.rights.ask = first_company_only  # type: ignore[method-assign]


@wrong("extra-tile-for-nothing", {"18FL": "3.3-t"})
def _(game: Game18FL) -> None:
    """nothing is paid for the ground of the extra tile"""
    building, price = game.construction, game.construction.lay_price
    building.lay_price = lambda company, move, cost: (  # type: ignore[method-assign]
        0 if move.private is not None else price(company, move, cost)
    )


@wrong("port-stays-the-players", {"18FL": "3.3-u 3.3-v"})
def _(game: Game18FL) -> None:
    """a port marker is nobody's: no company earns more by it"""
    game.markers.bonuses = lambda company: ()  # type: ignore[method-assign]
