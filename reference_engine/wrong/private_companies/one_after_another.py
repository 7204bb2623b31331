"""Powers of private companies that disturb one another, or what else is done in the turn."""

from collections.abc import Callable
from typing import Any

from ...game import Game
from ...games.eighteen46 import Game1846
from ...rules.table import Illegal
from ...state import Company, OperatingRound, Place, Private
from ..entries import wrong
from ..too_strict import strict


@wrong("port-left-alone-holds-up-the-meat", {"1846": "3-bc 6.6-e"})
def _(game: Game1846) -> None:
    """once Steamboat is left as it is, the first company of the round places no meat-packing token"""
    done, decide, passed = game.markers.done, game.decide, [False]

    def noting(move: Any) -> Any:
        commit = done(move)

        def carry_out() -> None:
            commit()
            passed[0] = True

        return carry_out

    def narrower(move: Any) -> Any:
        commit, current = decide(move), game.state.round
        of_a_company = move.__struct_config__.tag == "assign" and move.actor.kind == "company"
        if of_a_company and isinstance(current, OperatingRound) and passed[0]:
            if not current.done:
                raise Illegal("too-strict", "That is not possible.")
            passed[0] = False
        return commit

    game.markers.done = noting  # type: ignore[method-assign]
    game.decide = narrower  # type: ignore[method-assign]


@wrong("meat-packing-wakes-bought-trains", {"1846": "3-au"})
def _(game: Game1846) -> None:
    """when the meat-packing token is placed, a train that has just come with a railroad may run"""
    assign = game.markers.assign

    def waking(move: Any) -> Any:
        commit = assign(move)

        def carry_out() -> None:
            commit()
            if move.actor.kind == "company" and move.private == "MPC":
                for train in game.table.companies[move.actor.id].trains:
                    train.resting = False

        return carry_out

    game.markers.assign = waking  # type: ignore[method-assign]


@strict("railroads-have-no-port", {"1846": "3-bm"}, "assign")
def _(game: Game1846, move: Any) -> bool:
    """a player who owns Steamboat gives its bonus to corporations only"""
    return move.company is not None and game.independents.is_one(move.company)


@strict("player-names-a-company-once", {"1846": "3-bm"}, "assign")
def _(game: Game1846, move: Any) -> bool:
    """a player who owns Steamboat does not take its bonus from one company and give it to another"""
    marker = game.markers.of(move.private)
    named = move.actor.kind == "player" and move.company is not None
    return named and marker is not None and marker.company is not None


@strict("powers-end-with-the-run", {"1846": "6.6-e 3-bc S.Purchases-a"}, "assign")
def _(game: Game1846, move: Any) -> bool:
    """after its trains have run a company places no token of a private company of its own"""
    return move.actor.kind == "company" and game.table.turn.step == "trains"


@strict("tiles-of-powers-end-with-the-run", {"1846": "6.6-e S.Purchases-a"}, "lay_tile")
def _(game: Game1846, move: Any) -> bool:
    """after its trains have run a company lays no tile by the power of a private company"""
    return move.private is not None and game.table.turn.step == "trains"


@strict("chicago-token-ends-with-the-run", {"1846": "3-ah 6.6-e S.Purchases-a"}, "place_token")
def _(game: Game1846, move: Any) -> bool:
    """after its trains have run a company places no token by the power of a private company"""
    return move.private is not None and game.table.turn.step == "trains"


@strict("railroads-without-money-are-not-sold", {"1846": "6.6-a 3-as"}, "buy_company")
def _(game: Game1846, move: Any) -> bool:
    """an independent railroad that has no money cannot be bought"""
    return game.independents.is_one(move.private) and not game.table.companies[move.private].cash


@wrong("who-leaves-a-private-at-ten-dollars-gets-it", {"1846": "3-o"})
def _(game: Game1846) -> None:
    """who leaves the last private company to the next player at its last price has to take it for nothing"""
    draft, decline = game.draft, game.draft.decline

    def to_himself(move: Any) -> Any:
        private, price = draft._offered()
        commit = decline(move)
        lower = max(price - draft.terms.discount_step, draft.lowest_price(private))
        if lower > draft.lowest_price(private):
            return commit
        return lambda: draft._offer(move.actor.id, private, lower)

    draft.decline = to_himself  # type: ignore[method-assign]


Bases = Callable[[str, list[tuple[int, int]]], list[tuple[int, int]]]
"""Of a company and the places with its tokens, the places from which it builds."""


def _with_other_bases(game: Game1846, bases: Bases) -> None:
    """Let companies build from other places than those with their tokens: ``bases`` changes these."""
    board, building = game.board, game.construction
    held = board.held

    def otherwise(decide: Any) -> Any:
        def asked(move: Any) -> Any:
            memo = board.memo
            board.memo = {}
            board.held = lambda company: bases(company, held(company))  # type: ignore[method-assign]
            try:
                return decide(move)
            finally:
                board.held, board.memo = held, memo  # type: ignore[method-assign]

        return asked

    building.lay, building.place = otherwise(building.lay), otherwise(building.place)  # type: ignore[method-assign]


@wrong("chicago-is-open-to-the-owner-of-its-private", {"1846": "6.2-n 6.2-al 6.2-ae S.TrackToken-b"})
def _(game: Game1846) -> None:
    """the owner of Chicago & Western Indiana builds from Chicago before it has placed its token there"""
    token = game.box.private("C&WI").token
    assert token is not None

    def bases(company: str, places: list[tuple[int, int]]) -> list[tuple[int, int]]:
        private = game.table.private("C&WI")
        waiting = game.table.owner_company(private) == company and private.uses_left
        return [*places, game.board.city_at(token.hex, tuple(token.exits))] if waiting else places

    _with_other_bases(game, bases)


@wrong("token-of-a-railroad-is-no-base-yet", {"1846": "3-ar 6.6-e"})
def _(game: Game1846) -> None:
    """nothing is built from the token that has come with a railroad in the turn of its purchase"""
    absorb, came = game.takeovers.absorb, dict[str, list[Place]]()

    def noting(name: str, buyer: Company) -> None:
        came[name] = list(game.table.companies[name].tokens)
        absorb(name, buyer)

    def bases(company: str, places: list[tuple[int, int]]) -> list[tuple[int, int]]:  # noqa: ARG001
        fresh = {
            game.board.city_at(place.hex, tuple(place.exits))
            for name in game.table.turn.privates
            for place in came.get(name, ())
        }
        return [place for place in places if place not in fresh]

    game.takeovers.absorb = noting  # type: ignore[method-assign]
    _with_other_bases(game, bases)


@wrong("port-of-a-player-outlives-its-private", {"1846": "3-bl S.Phase3-b"})
def _(game: Game1846) -> None:
    """the port token of a player's Steamboat stays on the map when that closes"""

    def stays(private: Private) -> None:
        del private

    game.markers.on_all_closed = stays  # type: ignore[method-assign]


def _in_turns_of_others(game: Game, kind: str) -> None:
    """Let a company use a power in the turn of another one."""
    decide = game.decide

    def lenient(move: Any) -> Any:
        turn = getattr(game.state.round, "turn", None)
        by_power = move.__struct_config__.tag == kind and move.private is not None
        if not by_power or turn is None or move.actor.kind != "company" or move.actor.id == turn.company:
            return decide(move)
        whose, option = turn.company, game.decisions[game.state.pending[0].kind][kind]
        turn.company = move.actor.id
        try:
            carry_out = option.decide(move)
        finally:
            turn.company = whose

        def commit() -> None:
            turn.company = move.actor.id
            try:
                carry_out()
            finally:
                turn.company = whose

        return commit

    game.decide = lenient  # type: ignore[method-assign]


@wrong("tiles-of-powers-in-turns-of-others", {"1846": "6-b 6.6-e", "18Chesapeake": "15-a 19-e"})
def _(game: Game) -> None:
    """a company lays tiles by the power of a private company in the turn of another one, too"""
    _in_turns_of_others(game, "lay_tile")


@wrong("chicago-token-in-turns-of-others", {"1846": "6-b 6.6-e"})
def _(game: Game1846) -> None:
    """the owner of Chicago & Western Indiana has its free token in the turn of another company, too"""
    _in_turns_of_others(game, "place_token")


@wrong("markers-in-turns-of-others", {"1846": "6-b 6.6-e"})
def _(game: Game1846) -> None:
    """a company places the marker of a private company in the turn of another one, too"""
    _in_turns_of_others(game, "assign")
