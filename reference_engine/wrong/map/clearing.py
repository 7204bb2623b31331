"""Wrong keys, wrong hurricanes."""

from typing import Any

from ...games.eighteen_fl import Game18FL
from ..building.tokens import check_token
from ..entries import wrong


def _is_key(game: Game18FL, name: str) -> bool:
    return any(name in phase.clears_hexes for phase in game.box.phases)


def _has_been_cleared(game: Game18FL, name: str) -> bool:
    return name in game.table.phase.clears_hexes


@wrong("line-to-the-keys-is-rebuilt-for-nothing", {"18FL": "7.2.2-e 8.3-o"})
def _(game: Game18FL) -> None:
    """in phase 6 tiles on the keys cost nothing"""
    price = game.construction.lay_price
    game.construction.lay_price = lambda company, move, cost: (  # type: ignore[method-assign]
        0 if _has_been_cleared(game, move.hex) else price(company, move, cost)
    )


@wrong("line-to-the-keys-is-lost", {"18FL": "2-k 7.2.2-e 8.3-o"})
def _(game: Game18FL) -> None:
    """in phase 6 no tile can be laid on the keys"""
    lay = game.construction.lay

    def closed(move: Any) -> Any:
        if _has_been_cleared(game, move.hex):
            game.table.refuse("not-a-buildable-hex", "The line has been destroyed.")
        return lay(move)

    game.construction.lay = closed  # type: ignore[method-assign]


@wrong("keys-are-closed-until-the-hurricane", {"18FL": "7.2.2-b"})
def _(game: Game18FL) -> None:
    """before phase 6 no tile can be laid on the keys"""
    lay = game.construction.lay

    def closed(move: Any) -> Any:
        if _is_key(game, move.hex) and not _has_been_cleared(game, move.hex):
            game.table.refuse("not-a-buildable-hex", "Nothing is built there.")
        return lay(move)

    game.construction.lay = closed  # type: ignore[method-assign]


@wrong("lost-hotel-comes-back", {"18FL": "7.2.2-d 8.3-n"})
def _(game: Game18FL) -> None:
    """a company gets the token of the hotel back that it loses in Key West"""
    clear = game.construction.clear

    def returned(name: str) -> None:
        before = {company.id: len(company.tokens) for company in game.state.companies}
        clear(name)
        for company in game.state.companies:
            company.tokens_left += before[company.id] - len(company.tokens)

    game.construction.clear = returned  # type: ignore[method-assign]


@wrong("no-second-hotel-in-key-west", {"18FL": "7.2.2-f"})
def _(game: Game18FL) -> None:
    """no hotel can be placed in Key West in phase 6"""
    check_token(game, lambda move: "Its hotel has been lost." if _has_been_cleared(game, move.hex) else "")


@wrong("hurricane-leaves-the-hotels", {"18FL": "7.2.2-d 8.3-n"})
def _(game: Game18FL) -> None:
    """the hotel in Key West outlives the hurricane"""
    clear, board = game.construction.clear, game.board

    def spared(name: str) -> None:
        hotels = {company for place, company in board.hotels.items() if place[0] == board.number(name)}
        clear(name)
        for company in hotels:
            board.place_hotel(company, name, 0)
            game.table.companies[company].tokens = game.tokens.places(company)

    game.construction.clear = spared  # type: ignore[method-assign]
