"""Wrong conversions of small companies."""

from collections.abc import Callable
from typing import Any

from ...games.eighteen_fl import Game18FL
from ...rules.certificates.shares import POOL
from ...state import Certificate, Company
from ..entries import wrong


@wrong("conversion-pays-start-values", {"18FL": "7.1-c"})
def _(game: Game18FL) -> None:
    """a company that converts gets five times its start value"""
    _converted(game, lambda company: 5 * ((company.par or 0) - game.market.price_of(company.id)))


@wrong("conversion-by-choice-pays-nothing", {"18FL": "7.1-c"})
def _(game: Game18FL) -> None:
    """a company that converts in its turn gets nothing"""
    convert = game.conversion.convert

    def poor(move: Any) -> Any:
        commit, company = convert(move), game.table.operating_company

        def go_on() -> None:
            cash = company.cash
            commit()
            game.table.pays_bank(company, company.cash - cash)

        return go_on

    game.conversion.convert = poor  # type: ignore[method-assign]


@wrong("conversion-by-phase-pays-nothing", {"18FL": "2-i 7.1-c 7.1-d 8.3-k"})
def _(game: Game18FL) -> None:
    """a company that is converted by phase 5 gets nothing"""
    _at_phase_five(game, lambda company: game.shares.is_small(company), paid=False)


def _converted(game: Game18FL, more: Callable[[Company], int]) -> None:
    """Pay a floated company that is converted so much more."""
    carry_out = game.conversion._carry_out

    def otherwise(company: Company) -> None:
        carry_out(company)
        if company.floated:
            game.table.bank_pays(company, more(company))

    game.conversion._carry_out = otherwise  # type: ignore[method-assign]


def _at_phase_five(game: Game18FL, converts: Callable[[Company], bool], paid: bool = True) -> None:
    """Let a phase convert certain companies only, paid or not."""

    def on_phase(phase: str) -> None:
        if game.box.phase(phase).conversion == "all":
            for company in game.table.companies.values():
                if game.shares.is_small(company) and converts(company):
                    (game.conversion._carry_out if paid else game.shares.enlarge)(company)

    hooks, right = game.trains.on_phase, game.conversion.on_phase
    hooks[hooks.index(right)] = on_phase


@wrong("only-companies-that-operated-are-converted", {"18FL": "2-i 7.1-d 8.3-k"})
def _(game: Game18FL) -> None:
    """phase 5 converts only companies that have operated"""
    _at_phase_five(game, lambda company: company.operated)


@wrong("only-floated-companies-are-converted", {"18FL": "2-i 6.2-h 7.1-d 8.3-k"})
def _(game: Game18FL) -> None:
    """phase 5 converts only companies that have floated"""
    _at_phase_five(game, lambda company: company.floated)


@wrong("conversion-before-the-first-turn", {"18FL": "7.1-a 8.3-c 8.3-f"})
def _(game: Game18FL) -> None:
    """a company may convert in its first turn"""
    game.conversion.is_possible = lambda company: (  # type: ignore[method-assign]
        game.table.phase.conversion == "may" and game.shares.is_small(company)
    )


@wrong("conversion-is-compulsory", {"18FL": "6.2-c 7.1-a 2-h"})
def _(game: Game18FL) -> None:
    """a company that may convert has to"""
    game.conversion.check_may_end = lambda: game.table.refuse(  # type: ignore[method-assign]
        "has-to-convert", "It has to convert."
    )


def _after_enlarging(game: Game18FL, then: Callable[[Company, list[Certificate]], None]) -> None:
    """Do something with the certificates that a conversion has added."""
    enlarge = game.shares.enlarge

    def otherwise(company: Company) -> None:
        before = len(game.table.certificates[company.id])
        enlarge(company)
        then(company, game.table.certificates[company.id][before:])

    game.shares.enlarge = otherwise  # type: ignore[method-assign]


@wrong("conversion-adds-four-certificates", {"18FL": "1.1-c 6.2-a 7.1-b"})
def _(game: Game18FL) -> None:
    """four certificates are added to a company that converts"""

    def fewer(company: Company, added: list[Certificate]) -> None:
        game.state.certificates.remove(added[-1])
        game.table.certificates[company.id].remove(added[-1])

    _after_enlarging(game, fewer)


@wrong("added-certificates-lie-in-the-market", {"18FL": "7.1-b"})
def _(game: Game18FL) -> None:
    """the certificates that a conversion adds lie in the open market"""

    def to_market(company: Company, added: list[Certificate]) -> None:
        del company
        for paper in added:
            paper.holder = POOL

    _after_enlarging(game, to_market)


@wrong("conversion-leaves-the-certificates", {"18FL": "1.4-l 6.2-a 7.1-b"})
def _(game: Game18FL) -> None:
    """the office stays at 40% when a company converts"""

    def keep(company: Company, added: list[Certificate]) -> None:
        del added
        game.shares.president_certificate(company.id).percent *= 2

    _after_enlarging(game, keep)


@wrong("option-ends-with-ten-shares", {"18FL": "1.4-v"})
def _(game: Game18FL) -> None:
    """the optional holding limit does not hold for companies of ten shares: theirs is the usual one"""
    shares, check = game.shares, game.shares.check_room_for

    def usual(player: str, company: str, percent: int) -> None:
        limit = shares.limits.player_limit
        if not shares.is_small(game.table.companies[company]) and (
            shares.player_holds(company, player) + percent > limit
        ):
            game.table.refuse("holding-limit", f"{player} may hold {limit}%.")
        check(player, company, percent)

    shares.check_room_for = usual  # type: ignore[method-assign]
