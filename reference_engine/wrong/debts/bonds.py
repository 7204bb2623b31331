"""Wrong bonds."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from ...games.great_lakes import GreatLakes
from ...rules.certificates.shares import POOL
from ...state import Company
from ..entries import wrong


@wrong("bonds-bring-nothing", {"18GL": "4.7.4-b"})
def _(game: GreatLakes) -> None:
    """a bond issued in need brings no money"""

    def issue(company: Company, count: int) -> None:  # noqa: ARG001
        game.bonds.move(count, game.bonds.treasury, POOL)

    game.bonds.issue = issue  # type: ignore[method-assign]


@wrong("bonds-go-to-the-president", {"18GL": "4.7.4-c"})
def _(game: GreatLakes) -> None:
    """a bond issued in need is the president's"""

    def issue(company: Company, count: int) -> None:
        game.bonds.move(count, game.bonds.treasury, f"player:{company.president}")
        game.table.bank_pays(company, count * game.bonds.terms.face)

    game.bonds.issue = issue  # type: ignore[method-assign]


@wrong("bonds-lower-the-price", {"18GL": "4.7.4-b"})
def _(game: GreatLakes) -> None:
    """a bond issued moves the price left as a loan does"""
    issue = game.bonds.issue

    def dear(company: Company, count: int) -> None:
        issue(company, count)
        game.market.keep(company.id)

    game.bonds.issue = dear  # type: ignore[method-assign]


@wrong("loans-before-bonds", {"18GL": "4.7.4-a 4.7.4-e 4.8-a"})
def _(game: GreatLakes) -> None:
    """a loan may be taken while there are bonds to issue"""
    refuse = game.table.refuse

    def leave_out(rule: str, reason: str, about: str = "") -> None:
        if rule != "bonds-first":
            refuse(rule, reason, about)

    game.table.refuse = leave_out  # type: ignore[method-assign]


@wrong("bonds-are-not-bought-back", {"18GL": "4.6.10-a 4.7.4-f"})
def _(game: GreatLakes) -> None:
    """no bond is ever bought back"""
    game.repurchase.begin = lambda company: None  # type: ignore[method-assign]


@wrong("one-bond-is-bought-back-a-turn", {"18GL": "4.6.10-a"})
def _(game: GreatLakes) -> None:
    """no second bond is bought back in a turn"""
    begin = game.repurchase.begin
    game.repurchase.begin = lambda company: (  # type: ignore[method-assign]
        None if game.table.turn.bonds_from else begin(company)
    )


@wrong("all-bonds-are-bought-back", {"18GL": "4.6.10-a 4.6-g"})
def _(game: GreatLakes) -> None:
    """the company buys back all the bonds that it can, without being asked"""

    def begin(company: Company) -> None:
        while company.cash >= game.bonds.terms.face and (sources := game.repurchase.sources()):
            game.repurchase._carry_out(company, sources[0])

    game.repurchase.begin = begin  # type: ignore[method-assign]


@wrong("market-bonds-only-are-bought-back", {"18GL": "4.6.10-c"})
def _(game: GreatLakes) -> None:
    """bonds of players are not bought back"""
    sources = game.repurchase.sources
    game.repurchase.sources = lambda: [  # type: ignore[method-assign]
        source for source in sources() if source == POOL
    ]


@wrong("bonds-bought-back-pay-the-bank", {"18GL": "4.6.10-d"})
def _(game: GreatLakes) -> None:
    """the bank is paid for a player's bond"""
    carry_out = game.repurchase._carry_out

    def to_the_bank(company: Company, source: str) -> None:
        carry_out(company, source)
        if source != POOL:
            player = game.table.players[source.removeprefix("player:")]
            game.table.pays_bank(player, game.bonds.terms.face)

    game.repurchase._carry_out = to_the_bank  # type: ignore[method-assign]


@wrong("market-bonds-cost-nothing", {"18GL": "4.6.10-d"})
def _(game: GreatLakes) -> None:
    """bonds of the open market are taken back for nothing"""
    carry_out = game.repurchase._carry_out

    def free(company: Company, source: str) -> None:
        carry_out(company, source)
        if source == POOL:
            game.table.bank_pays(company, game.bonds.terms.face)

    game.repurchase._carry_out = free  # type: ignore[method-assign]


@wrong("bonds-bought-back-vanish", {"18GL": "4.6.10-a 4.6.10-d"})
def _(game: GreatLakes) -> None:
    """a bond bought back does not return to the treasury but to the open market"""
    carry_out = game.repurchase._carry_out

    def lost(company: Company, source: str) -> None:
        carry_out(company, source)
        if source != POOL:
            game.bonds.move(1, game.bonds.treasury, POOL)

    game.repurchase._carry_out = lost  # type: ignore[method-assign]


@wrong("bonds-before-loans", {"18GL": "4.6-j"})
def _(game: GreatLakes) -> None:
    """bonds are bought back before loans are repaid"""
    steps = list(game.turns.steps["national"])
    at = steps.index(game.repurchase)
    steps.insert(steps.index(game.repayment), steps.pop(at))
    game.turns.steps = {**game.turns.steps, "national": steps}


@wrong("bonds-count-nothing-at-the-end", {"18GL": "5-j"})
def _(game: GreatLakes) -> None:
    """bonds held by players count nothing at the end"""
    game.debts.bonds_of = lambda player: 0  # type: ignore[method-assign]


@wrong("issued-bonds-leave-the-price", {"18GL": "5-h"})
def _(game: GreatLakes) -> None:
    """issued bonds do not lower the price at the end"""
    game.bonds.issued = lambda: 0  # type: ignore[method-assign]


@wrong("bonds-of-the-treasury-lower-the-price", {"18GL": "5-h"})
def _(game: GreatLakes) -> None:
    """bonds in the treasury lower the price at the end, too"""
    off, bonds = game.debts.off_the_price, game.bonds
    game.debts.off_the_price = lambda company: (  # type: ignore[method-assign]
        off(company) + bonds.in_treasury(company) * bonds.terms.off_the_price
    )


@wrong("market-bonds-leave-the-price", {"18GL": "5-h"})
def _(game: GreatLakes) -> None:
    """bonds in the open market do not lower the price at the end"""
    off, bonds = game.debts.off_the_price, game.bonds
    game.debts.off_the_price = lambda company: (  # type: ignore[method-assign]
        off(company) - (bonds.held(POOL) * bonds.terms.off_the_price if company.id == bonds.issuer else 0)
    )


@wrong("issued-bonds-lower-the-price-by-half", {"18GL": "5-h"})
def _(game: GreatLakes) -> None:
    """with twenty shares an issued bond takes $5 off the price"""
    off, bonds = game.debts.off_the_price, game.bonds
    game.debts.off_the_price = lambda company: (  # type: ignore[method-assign]
        off(company) // 2 if company.id == bonds.issuer and company.share_count == TWENTY else off(company)
    )


TWENTY = 20
