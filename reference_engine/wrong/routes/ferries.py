"""Wrong payments for ferries, and wrong lines of track."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ...games.great_lakes import GreatLakes
from ...rules.routes import TollTerms, toll_of
from ...state import Company
from ..entries import wrong


@wrong("ferries-are-free", {"18GL": "4.3-n11h 4.6.3-m"})
def _(game: GreatLakes) -> None:
    """nobody pays for a ferry"""
    game.tolls.terms = lambda company: TollTerms()  # type: ignore[method-assign]  # noqa: ARG005


@wrong("ferries-are-paid-to-the-bank", {"18GL": "4.3-n11h 4.6.3-m"})
def _(game: GreatLakes) -> None:
    """what others pay for a ferry goes to the bank"""

    def pay(company: Company, routes: Sequence[Any], revenue: int) -> int:
        game.table.pays_bank(company, toll_of(routes, game.tolls.terms(company)))
        return revenue

    game.tolls.pay = pay  # type: ignore[method-assign]


@wrong("ferries-are-paid-to-the-player", {"18GL": "4.3-n11h 4.6.3-m"})
def _(game: GreatLakes) -> None:
    """what others pay for a ferry goes to the president of the company that has its token"""

    def pay(company: Company, routes: Sequence[Any], revenue: int) -> int:
        due = toll_of(routes, game.tolls.terms(company))
        owner = game.tolls.owner()
        president = None if owner is None else game.table.companies[owner].president
        company.cash -= due
        if president is not None:
            game.table.players[president].cash += due
        return revenue

    game.tolls.pay = pay  # type: ignore[method-assign]


@wrong("owner-of-a-ferry-pays", {"18GL": "4.3-n11g 4.6.3-l"})
def _(game: GreatLakes) -> None:
    """the company with the token pays for its ferry, to the bank"""
    terms, pay = game.tolls.terms, game.tolls.pay

    def all_pay(company: Company, routes: Sequence[Any], revenue: int) -> int:
        if game.tolls.owner() != company.id:
            return pay(company, routes, revenue)
        waters = {name for parts in game.tolls.open_lines() for name in parts}
        crossed = sum(any(step["hex"] in waters for step in route["path"]) for route in routes)
        game.table.pays_bank(company, 50 * crossed)
        return revenue

    game.tolls.terms = terms  # type: ignore[method-assign]
    game.tolls.pay = all_pay  # type: ignore[method-assign]


@wrong("ferries-reduce-the-revenue", {"18GL": "4.6.3-m"})
def _(game: GreatLakes) -> None:
    """what is paid for a ferry is taken off the revenue, not out of the treasury"""

    def pay(company: Company, routes: Sequence[Any], revenue: int) -> int:
        owner, due = game.tolls.owner(), toll_of(routes, game.tolls.terms(company))
        if owner is not None:
            game.table.bank_pays(game.table.companies[owner], due)
        return revenue - due

    game.tolls.pay = pay  # type: ignore[method-assign]


@wrong("ferries-need-no-money", {"18GL": "4.6.3-n"})
def _(game: GreatLakes) -> None:
    """who cannot pay for a ferry crosses it for nothing"""
    terms, pay = game.tolls.terms, game.tolls.pay

    def poor(company: Company) -> TollTerms:
        found = terms(company)
        lacking = any(company.cash < toll.amount for toll in found.tolls)
        return TollTerms() if lacking else replace(found, purse=None)

    def only_the_rich(company: Company, routes: Sequence[Any], revenue: int) -> int:
        return pay(company, routes, revenue) if poor(company).tolls else revenue

    game.tolls.terms = poor  # type: ignore[method-assign]
    game.tolls.pay = only_the_rich  # type: ignore[method-assign]


@wrong("one-line-in-chicago", {"18GL": "4.6.3-t"})
def _(game: GreatLakes) -> None:
    """where two lines run side by side only one is used"""
    lines = game.board.lines_across
    game.board.lines_across = lambda border: min(lines(border), 1)  # type: ignore[method-assign]


@wrong("always-two-lines-in-chicago", {"18GL": "4.6.3-t 4.6.3-w"})
def _(game: GreatLakes) -> None:
    """between the halves of Chicago two trains run whatever tiles lie there"""
    lines, across = game.board.lines_across, game.board.geography.across
    halves = {number for number, layout in enumerate(game.board.geography.printed) if "C" in layout.label}

    def two(border: int) -> int:
        inside = border // 6 in halves and across[border] // 6 in halves
        return 2 * bool(lines(border)) if inside else lines(border)

    game.board.lines_across = two  # type: ignore[method-assign]


@wrong("ferry-line-closes-with-its-company", {"18GL": "4.3-n11i"})
def _(game: GreatLakes) -> None:
    """when the company with the ferry token leaves the game the line leaves it, too"""
    close = game.closing.close

    def with_its_line(name: str) -> None:
        if game.tolls.owner() == name:
            for number in game.board.geography.waters:
                game.construction.clear(game.board.geography.names[number])
        close(name)

    game.closing.close = with_its_line  # type: ignore[method-assign]


@wrong("ferry-of-nobody-is-asked-for-only", {"18GL": "4.3-n11h 4.6.3-m"})
def _(game: GreatLakes) -> None:
    """whoever crosses on a line whose company has left the game needs the money, and keeps it"""
    pay = game.tolls.pay

    def to_nobody(company: Company, routes: Sequence[Any], revenue: int) -> int:
        due = toll_of(routes, game.tolls.terms(company))
        left = pay(company, routes, revenue)
        if game.tolls.owner() is None:
            game.table.bank_pays(company, due)
        return left

    game.tolls.pay = to_nobody  # type: ignore[method-assign]


@wrong("ferry-of-nobody-on-credit", {"18GL": "4.6.3-n"})
def _(game: GreatLakes) -> None:
    """where nobody crosses for want of a company to pay, whoever has no money for it crosses"""
    terms = game.tolls.terms

    def lenient(company: Company) -> TollTerms:
        found = terms(company)
        return replace(found, purse=None) if game.tolls.owner() is None else found

    game.tolls.terms = lenient  # type: ignore[method-assign]
