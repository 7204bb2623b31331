"""Wrong companies of two sizes: founding, floating, converting."""

from collections.abc import Callable
from typing import Any

from ...games.eighteen_fl import Game18FL
from ...rules.stock.shares import IPO, POOL
from ...state import Certificate, Company
from ..entries import misprinted, wrong


@misprinted("four-fifths-of-a-float", {"18FL": "6.2-g 6.2-i 6.2-j 6.2-k 6.2-l"})
def _(box: dict[str, Any], tiles: dict[str, Any]) -> None:
    """a company floats at 40%"""
    del tiles
    box["shares"]["float_percent"] = 40


@misprinted("everything-floats-at-sixty", {"18FL": "6.2-g 6.2-k 6.2-l"})
def _(box: dict[str, Any], tiles: dict[str, Any]) -> None:
    """a company floats at 60%, also one of ten shares"""
    del tiles
    box["shares"]["float_percent"] = 60


@wrong("free-share-does-not-float", {"18FL": "3.3-al 3.3-am 6.2-m 6.2-n"})
def _(game: Game18FL) -> None:
    """a share that came with a private company does not count for floating"""
    shares, due = game.shares, game.shares.float_if_due
    gifts = [private.company for private in game.state.privates if private.company]

    def without_gift(company: Company) -> None:
        gift = shares.share_percent(company.id) if company.id in gifts else 0
        if 100 - shares.held(company.id, IPO) - gift >= shares.limits.float_percent:
            due(company)

    shares.float_if_due = without_gift  # type: ignore[method-assign]


@wrong("free-share-stays-behind", {"18FL": "3.3-aj 3.3-ak"})
def _(game: Game18FL) -> None:
    """the share of the canal company's buyer stays with the bank"""
    choose = game.bids.choose

    def without_share(move: Any) -> Any:
        commit = choose(move)

        def go_on() -> None:
            for paper in game.state.certificates:
                if paper.holder == f"private:{move.private}":
                    paper.holder = IPO
            commit()

        return go_on

    game.bids.choose = without_share  # type: ignore[method-assign]


@wrong("canal-closes-when-fec-floats", {"18FL": "3.3-an"})
def _(game: Game18FL) -> None:
    """the canal company closes when FEC floats"""
    due = game.shares.float_if_due

    def close(company: Company) -> None:
        due(company)
        for private in game.state.privates:
            if company.floated and private.company == company.id and private.owner.startswith("player:"):
                game.privates.close(private)

    game.shares.float_if_due = close  # type: ignore[method-assign]


@wrong("free-share-is-always-a-fifth", {"18FL": "3.3-aj 6.2-m"})
def _(game: Game18FL) -> None:
    """the free share stays a fifth of FEC when it is converted"""
    enlarge = game.shares.enlarge

    def keep(company: Company) -> None:
        enlarge(company)
        gifts = {private.company for private in game.state.privates if private.company}
        for paper in game.table.certificates[company.id]:
            if company.id in gifts and paper.holder.startswith(("private:", "player:")):
                paper.percent *= 2
                return

    game.shares.enlarge = keep  # type: ignore[method-assign]


@wrong("floated-companies-wait-a-round", {"18FL": "6.2-r"})
def _(game: Game18FL) -> None:
    """a company that has not operated stays out of the first round of a set"""
    operates = game.operating.operates
    game.operating.operates = lambda name: (  # type: ignore[method-assign]
        operates(name) and (game.operating.round.number > 1 or game.table.companies[name].operated)
    )


# conversion -------------------------------------------------------------------------------------------


@wrong("conversion-pays-start-values", {"18FL": "7.1-c"})
def _(game: Game18FL) -> None:
    """a company that converts gets five times its start value"""
    _converted(game, lambda company: 5 * ((company.par or 0) - game.market.price_of(company.id)))


@wrong("conversion-by-choice-pays-nothing", {"18FL": "7.1-c"})
def _(game: Game18FL) -> None:
    """a company that converts in its turn gets nothing"""
    convert = game.conversion.convert

    def poor(move: Any) -> Any:
        commit, company = convert(move), game.operating.company

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

    def decline(move: Any) -> Any:
        game.table.refuse("has-to-convert", "It has to convert.")
        return move

    game.operating.end_convert = decline  # type: ignore[method-assign]


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


# prices of shares -------------------------------------------------------------------------------------


@wrong("a-fifth-costs-two-prices", {"18FL": "1.4-k 1.4-m 5.2-d"})
def _(game: Game18FL) -> None:
    """a share of a company of five shares costs two prices"""
    each = game.stock.price_each
    game.stock.price_each = lambda company, source: (  # type: ignore[method-assign]
        each(company, source) * (2 if game.shares.is_small(company) else 1)
    )


@wrong("bank-sells-at-the-start-value", {"18FL": "5.2-d"})
def _(game: Game18FL) -> None:
    """a share from the bank costs the start value"""
    each = game.stock.price_each
    game.stock.price_each = lambda company, source: (  # type: ignore[method-assign]
        (company.par or 0) if source == IPO else each(company, source)
    )


@wrong("founder-pays-one-price", {"18FL": "1.4-n 6.1-c"})
def _(game: Game18FL) -> None:
    """the president's certificate costs the start value once"""
    par = game.stock.par

    def cheap(move: Any) -> Any:
        commit = par(move)

        def refund() -> None:
            commit()
            game.table.bank_pays(game.table.players[move.actor.id], move.price)

        return refund

    game.stock.par = cheap  # type: ignore[method-assign]


@wrong("all-companies-begin-at-100", {"18FL": "1.4-b 6.1-a"})
def _(game: Game18FL) -> None:
    """every company begins at $100, whatever its founder says"""
    start = game.stock.start_company

    def at_100(company: Company, president: str, par: int) -> None:
        del par
        start(company, president, 100)

    game.stock.start_company = at_100  # type: ignore[method-assign]


@wrong("president-certificate-is-worth-one-price", {"18FL": "1.4-n 11-d"})
def _(game: Game18FL) -> None:
    """the president's certificate counts one price at the end"""
    worth = game.ending.worth

    def less(player: str) -> int:
        own = [c.id for c in game.table.companies.values() if c.president == player and c.floated]
        return worth(player) - sum(map(game.market.price_of, own))

    game.ending.worth = less  # type: ignore[method-assign]
