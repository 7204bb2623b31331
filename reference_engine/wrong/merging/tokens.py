"""Wrong tokens of a company formed of others."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from ...games.great_lakes import GreatLakes
from ...state import Company
from ..entries import wrong


@wrong("home-tokens-are-lost", {"18GL": "4.5.1.2-ak"})
def _(game: GreatLakes) -> None:
    """home tokens of merged companies leave the map"""
    game.replacement._homes = lambda company: []  # type: ignore[method-assign]


@wrong("one-home-token-is-replaced", {"18GL": "4.5.1.2-ak"})
def _(game: GreatLakes) -> None:
    """of all merged companies one home token is replaced"""
    homes = game.replacement._homes
    game.replacement._homes = lambda company: (  # type: ignore[method-assign]
        homes(company) if company.id == game.replacement._national.merged[0] else []
    )


@wrong("no-tokens-besides-the-homes", {"18GL": "4.5.1.2-al"})
def _(game: GreatLakes) -> None:
    """nothing is replaced but home tokens"""
    game.replacement._limit = lambda: 0  # type: ignore[method-assign]


@wrong("tokens-not-replaced-stay", {"18GL": "4.5.1.2-al"})
def _(game: GreatLakes) -> None:
    """tokens of merged companies that are not replaced stay on the map"""
    game.replacement._lose = lambda company: None  # type: ignore[method-assign]

    def over(company: Company) -> None:
        pending = game.state.pending
        pending[:] = [due for due in pending if due.context.get("company") != company.id]

    game.replacement._settle = over  # type: ignore[method-assign]


@wrong("two-tokens-of-all-companies", {"18GL": "4.5.1.2-al"})
def _(game: GreatLakes) -> None:
    """two tokens are replaced in all, not of each company"""
    settle, replacement = game.replacement._settle, game.replacement

    def over(company: Company) -> None:
        for name in [name for name in replacement._waiting() if name != company.id]:
            replacement._lose(game.table.companies[name])
        settle(company)

    replacement._settle = over  # type: ignore[method-assign]


@wrong("tokens-chosen-by-the-old-president", {"18GL": "4.5.1.2-al 4.5.1.2-ae"})
def _(game: GreatLakes) -> None:
    """all tokens are replaced that the limit allows, the first ones laid"""
    begin, replacement = game.replacement.begin, game.replacement

    def by_itself() -> None:
        begin()
        for due in [due for due in game.state.pending if due.kind == "replace_tokens"]:
            company = game.table.companies[due.context["company"]]
            for place in replacement._open(company)[: due.context["limit"]]:
                replacement._replace(company, place)
            replacement._settle(company)

    replacement.begin = by_itself  # type: ignore[method-assign]


@wrong("other-half-is-open-to-a-company-formed", {"18GL": "4.5.1.2-al 1.3-k"})
def _(game: GreatLakes) -> None:
    """where a city of two hexes is one for tokens a company formed replaces one in the other half"""
    game.replacement._is_barred = game.replacement._is_there  # type: ignore[method-assign]


@wrong("one-home-of-a-city-of-two-hexes", {"18GL": "4.5.1.2-ak 1.3-k"})
def _(game: GreatLakes) -> None:
    """where a city of two hexes is one for tokens a company formed of others has one of its two homes"""
    replacement, there = game.replacement, game.replacement._is_there
    replacement._is_there = lambda place: (  # type: ignore[method-assign]
        there(place) or replacement.tokens.is_in_other_half(replacement._national.id, place.hex)
    )
