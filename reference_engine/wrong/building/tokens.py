"""Wrong tokens."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from collections.abc import Callable
from typing import Any

from ...game import Game
from ...games.chesapeake import Chesapeake
from ...games.eighteen46 import Game1846
from ...games.eighteen_fl import Game18FL
from ...games.great_lakes import GreatLakes
from ...rules.map.stations import KeptSpace
from ...rules.routes.halves import halves_of
from ...state import Company, OperatingRound
from ..entries import wrong


@wrong("home-marker-costs", {"18Chesapeake": "20-h 20-e", "1846": "5.1-k 3-q"})
def _(game: Game) -> None:
    """the home marker costs $40"""
    tokens, place = game.tokens, game.tokens.place_home_token

    def costs(company: Company) -> None:
        if not company.tokens:
            game.table.pays_bank(company, 40)
        place(company)

    tokens.place_home_token = costs  # type: ignore[method-assign]


@wrong("markers-all-cost-the-same", {"18Chesapeake": "20-e"})
def _(game: Chesapeake) -> None:
    """every marker costs $40"""
    game.construction.token_cost = lambda company: 40  # type: ignore[method-assign]


def _kept(game: Game1846, stays: Callable[[KeptSpace], bool]) -> None:
    """Keep only some of the spaces that are kept free."""
    kept = game.construction.kept_spaces
    game.construction.kept_spaces = lambda: [  # type: ignore[method-assign]
        space for space in kept() if stays(space)
    ]


@wrong("homes-are-open", {"1846": "6.24-a"})
def _(game: Game1846) -> None:
    """no space is kept in the home of a company that is not launched"""
    homes = {charter.id: game.box.home(charter.id).hex for charter in game.box.companies}
    _kept(game, lambda space: homes.get(space.company) != space.hex)


@wrong("second-cities-are-open", {"1846": "6.2-ai 6.2-aj"})
def _(game: Game1846) -> None:
    """no space is kept in the second cities"""
    seconds = {c.id: c.second_city.hex for c in game.box.companies if c.second_city is not None}
    _kept(game, lambda space: seconds.get(space.company) != space.hex)


@wrong("chicago-space-is-open", {"1846": "3-ag 3-af"})
def _(game: Game1846) -> None:
    """no space is kept for Chicago & Western Indiana"""
    _kept(game, lambda space: space.company not in game.table.privates)


@wrong("second-cities-stay-reserved", {"1846": "6.2-ai"})
def _(game: Game1846) -> None:
    """the second cities stay reserved in phase IV"""
    kept = game.construction.kept_spaces

    def longer() -> list[KeptSpace]:
        phase, last = game.state.phase, game.box.phases
        before = [card.name for card in last if not card.ends_reservations][-1]
        game.state.phase = before if game.table.phase.ends_reservations else phase
        try:
            return kept()
        finally:
            game.state.phase = phase

    game.construction.kept_spaces = longer  # type: ignore[method-assign]


@wrong("reservations-of-removed-companies", {"1846": "6.2-aj 2-i"})
def _(game: Game1846) -> None:
    """the second cities of companies that are not in the game stay reserved for them"""
    kept = game.construction.kept_spaces

    def more() -> list[KeptSpace]:
        gone = [c for c in game.box.companies if c.id not in game.table.companies and c.second_city]
        spaces = [
            KeptSpace(c.id, c.second_city.hex, tuple(c.second_city.exits)) for c in gone if c.second_city
        ]
        return [*kept(), *([] if game.table.phase.ends_reservations else spaces)]

    game.construction.kept_spaces = more  # type: ignore[method-assign]


def _token_terms(game: Game1846, other: Callable[[Company, int, bool], tuple[int, bool]]) -> None:
    building, terms = game.construction, game.construction.token_terms
    building.token_terms = lambda company, name, exits: other(  # type: ignore[method-assign]
        company, *terms(company, name, exits)
    )


@wrong("second-cities-cost-eighty", {"1846": "6.2-ai 6.2-am"})
def _(game: Game1846) -> None:
    """a token in a company's second city costs $80 like others"""
    _token_terms(game, lambda company, price, anywhere: (80, anywhere))


@wrong("parachutes-need-a-connection", {"1846": "6.2-al S.TrackToken-e"})
def _(game: Game1846) -> None:
    """no token is placed without a connection"""
    _token_terms(game, lambda company, price, anywhere: (price, False))


@wrong("parachutes-have-one-price", {"1846": "6.2-am"})
def _(game: Game1846) -> None:
    """a token in a second city costs the lower price, connected or not"""
    _token_terms(game, lambda company, price, anywhere: (min(price, 40) if price != 80 else 80, anywhere))


@wrong("every-second-city-is-a-parachute", {"1846": "6.2-al"})
def _(game: Game1846) -> None:
    """every company can place in its second city without a connection"""
    _token_terms(game, lambda company, price, anywhere: (price, anywhere or price == 40))


@wrong("no-further-token-in-the-first-round", {"1846": "6.2-ah"})
def _(game: Game1846) -> None:
    """in the first operating round of a company its home token is all it places"""
    place = game.construction.place

    def later(move: Any) -> Any:
        company, current = game.table.operating_company, game.state.round
        if isinstance(current, OperatingRound) and not company.operated and move.private is None:
            game.table.refuse("one-token-a-turn", "The home token is the token of the first turn.")
        return place(move)

    game.construction.place = later  # type: ignore[method-assign]


def based(game: Game18FL, which: Callable[[list[tuple[int, int]]], list[tuple[int, int]]]) -> None:
    """Let only some of a company's stations be bases, and so no others."""
    board, keep = game.board, game.board._keep

    def some(company: str, standing: Any) -> None:
        keep(company, standing)
        left = which(board.placed.pop(company, []))
        if left:
            board.placed[company] = left

    board._keep = some  # type: ignore[method-assign]
    for company, standing in list(board._standing.items()):
        some(company, standing)


@wrong("only-the-home-is-a-base", {"18FL": "7.3-d 7.3.1-a", "18GL": "4.6.2-e"})
def _(game: Game18FL) -> None:
    """nothing begins at a company's further stations"""
    based(game, lambda stations: stations[:1])


@wrong("home-is-no-base", {"18FL": "7.3-c 7.3.1-b", "18GL": "4.6.2-c 4.6.2-e"})
def _(game: Game18FL) -> None:
    """nothing begins at a company's home token"""
    based(game, lambda stations: stations[1:])


def kind_of(game: Game18FL, name: str) -> str:
    """What is printed on a hex: a town, a city or nothing."""
    printed = game.box.hexes.get(name)
    return "" if printed is None else printed.kind


def check_token(game: Game18FL, fault: Callable[[Any], str]) -> None:
    """Refuse a token for a reason of its own."""
    place = game.construction.place

    def checked(move: Any) -> Any:
        reason = fault(move)
        if reason:
            game.table.refuse("no-such-rule", reason)
        return place(move)

    game.construction.place = checked  # type: ignore[method-assign]


@wrong("two-tokens-a-turn", {"18FL": "7.3-i"})
def _(game: Game18FL) -> None:
    """a company may place two tokens in its turn"""
    turns, over = game.turns, game.turns.step_over

    def again() -> None:
        if game.table.turn.step == "token" and game.table.turn.tokens == 1:
            game.state.pending.clear()
            turns.ask("token")
            game.table.turn.tokens = 2
        else:
            over()

    turns.step_over = again  # type: ignore[method-assign]


@wrong("no-further-stations", {"18FL": "7.3-a 7.3-d 7.3.1-c", "18GL": "4.6.2-a"})
def _(game: Game18FL) -> None:
    """no token can be placed in a city"""
    check_token(game, lambda move: "This is a city." if kind_of(game, move.hex) == "city" else "")


@wrong("token-needs-a-train", {"18FL": "7.3.1-e", "18GL": "4.6.2-c"})
def _(game: Game18FL) -> None:
    """only a company that owns a train places a token"""
    check_token(game, lambda move: "" if game.table.operating_company.trains else "It owns no train.")


@wrong("halves-of-a-city-are-two-for-tokens", {"18GL": "4.6.2-d 4.5.1.2-al 1.3-k"})
def _(game: GreatLakes) -> None:
    """where a city of two hexes is one for tokens a company has one in each half all the same"""
    game.tokens.is_in_other_half = lambda company, name: False  # type: ignore[method-assign]


@wrong("other-half-is-closed-by-anybody", {"18GL": "4.6.2-d 4.5.1.2-al 1.3-k"})
def _(game: GreatLakes) -> None:
    """where a city of two hexes is one for tokens any token in one half closes the other one to all"""
    in_other_half, table = game.tokens.is_in_other_half, game.table
    game.tokens.is_in_other_half = lambda company, name: any(  # type: ignore[method-assign]
        in_other_half(other, name) for other in table.companies
    )


@wrong("other-half-is-reached-for-nothing", {"18GL": "4.6.2-g"})
def _(game: GreatLakes) -> None:
    """a company with a token in one half of a city of two hexes pays nothing for one in the other"""
    building, price_at = game.construction, game.construction.price_at

    def price(company: Company, name: str, exits: Any) -> int:
        number = building.board.number(name)
        halves = {half for pair in halves_of(building.board.geography) if number in pair for half in pair}
        beside = any(held in halves - {number} for held, _ in building.board.held(company.id))
        return 0 if beside else price_at(company, name, exits)

    building.price_at = price  # type: ignore[method-assign]
