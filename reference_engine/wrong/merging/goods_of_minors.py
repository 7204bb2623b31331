"""Wrong prices, hubs, money and trains of a major."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from collections.abc import Callable

import msgspec

from ...actions import ReplaceTokensMove
from ...games.lost_atlas import LostAtlas
from ...rules.table import Commit
from ...state import Company, Place
from ..entries import wrong


def _space(game: LostAtlas, how: Callable[[list[int]], int]) -> None:
    """The major begins at another space: of those of the two minors, or near them."""
    game.pairs.first_space = lambda first, second: how(  # type: ignore[method-assign]
        sorted((game.market.space(first.id), game.market.space(second.id)))
    )


@wrong("major-at-the-higher-price", {"LostAtlas": "MG.token-b"})
def _(game: LostAtlas) -> None:
    """the major begins at the higher price of the two"""
    _space(game, lambda spaces: spaces[1])


@wrong("major-at-the-lower-price", {"LostAtlas": "MG.token-b"})
def _(game: LostAtlas) -> None:
    """the major begins at the lower price of the two"""
    _space(game, lambda spaces: spaces[0])


@wrong("major-in-the-middle-of-the-track", {"LostAtlas": "MG.token-b"})
def _(game: LostAtlas) -> None:
    """the major begins in the middle between the spaces of the two, whatever the prices"""
    _space(game, lambda spaces: sum(spaces) // 2)


@wrong("major-above-the-mean", {"LostAtlas": "MG.token-b"})
def _(game: LostAtlas) -> None:
    """a mean that is no price is rounded up"""
    space, market = game.pairs.first_space, game.market

    def above(first: Company, second: Company) -> int:
        found, both = space(first, second), market.price_of(first.id) + market.price_of(second.id)
        return found + (2 * market.prices[found - 1] < both)

    game.pairs.first_space = above  # type: ignore[method-assign]


@wrong("major-at-a-starting-price", {"LostAtlas": "MG.token-b"})
def _(game: LostAtlas) -> None:
    """a major begins at a starting price of minors"""
    space, starts = game.pairs.first_space, sorted(game.box.market.par_cells)
    prices = game.market.prices

    def starting(first: Company, second: Company) -> int:
        price = prices[space(first, second) - 1]
        return prices.index(max([start for start in starts if start <= price] or starts[:1])) + 1

    game.pairs.first_space = starting  # type: ignore[method-assign]


@wrong("tokens-of-minors-stay-on-the-track", {"LostAtlas": "MG.token-c"})
def _(game: LostAtlas) -> None:
    """the tokens of merged minors stay on the stock track"""
    of_goods, remove = game.mergers.takeover.of_goods, game.market.remove

    def staying(company: Company, by: Company) -> None:
        game.market.remove = lambda company: None  # type: ignore[method-assign]
        of_goods(company, by)
        game.market.remove = remove  # type: ignore[method-assign]

    game.mergers.takeover.of_goods = staying  # type: ignore[method-assign]


@wrong("major-earns-nothing", {"LostAtlas": "MG.token-a"})
def _(game: LostAtlas) -> None:
    """a major has no revenue in its first operating round"""
    orders, merged = game.order.operates, game.table.companies
    game.order.operates = lambda company: (  # type: ignore[method-assign]
        orders(company) and (company.kind != "major" or merged[company.id].operated)
    )


@wrong("hubs-of-minors-are-lost", {"LostAtlas": "MG.token-d"})
def _(game: LostAtlas) -> None:
    """the hubs of one of the minors leave the map"""
    replace = game.mergers.replace_hubs

    def first_only(both: tuple[Company, Company], major: Company) -> None:
        for place in list(both[1].tokens):
            game.tokens.take_back(both[1], place)
        replace(both, major)

    game.mergers.replace_hubs = first_only  # type: ignore[method-assign]


@wrong("homes-only-are-replaced", {"LostAtlas": "MG.token-d"})
def _(game: LostAtlas) -> None:
    """of each minor one hub is replaced, others leave the map"""
    replace = game.mergers.replace_hubs

    def one_each(both: tuple[Company, Company], major: Company) -> None:
        for company in both:
            for place in company.tokens[1:]:
                game.tokens.take_back(company, place)
        replace(both, major)

    game.mergers.replace_hubs = one_each  # type: ignore[method-assign]


@wrong("two-hubs-of-a-major-on-one-tile", {"LostAtlas": "MG.token-e"})
def _(game: LostAtlas) -> None:
    """two hubs on one tile are both replaced"""
    replace = game.mergers.replace_hubs

    def both_stay(both: tuple[Company, Company], major: Company) -> None:
        for company in both:
            for place in list(company.tokens):
                game.mergers.successors.replace(company, major, place)
        replace(both, major)

    game.mergers.replace_hubs = both_stay  # type: ignore[method-assign]


@wrong("the-later-hub-on-a-tile-is-replaced", {"LostAtlas": "MG.token-e"})
def _(game: LostAtlas) -> None:
    """of two hubs on one tile that of the other minor is replaced, and nobody picks"""

    def the_later(company: Company, major: Company, place: Place) -> None:
        game.tokens.take_back(major, next(own for own in major.tokens if own.hex == place.hex))
        game.mergers.successors.replace(company, major, place)

    game.mergers.hub_choice.settle = the_later  # type: ignore[method-assign]


@wrong("picked-hub-is-not-replaced", {"LostAtlas": "MG.token-e"})
def _(game: LostAtlas) -> None:
    """whichever of two hubs on one tile is picked, that of the minor that acts first is replaced"""
    choice = game.mergers.hub_choice
    replace = choice.replace

    def the_first(move: ReplaceTokensMove) -> Commit:
        replace(move)
        return replace(msgspec.structs.replace(move, tokens=[]))

    choice.replace = the_first  # type: ignore[method-assign]


@wrong("returned-hub-is-lost", {"LostAtlas": "MG.token-e"})
def _(game: LostAtlas) -> None:
    """a hub that came back because two lay on one tile goes back to the box"""
    game.mergers.returned = lambda count: []  # type: ignore[method-assign]


@wrong("no-spare-hubs", {"LostAtlas": "MG.token-f"})
def _(game: LostAtlas) -> None:
    """a major has no hubs on its charter"""
    game.mergers.spares = lambda major, returned: []  # type: ignore[method-assign]


@wrong("all-hubs-are-spare", {"LostAtlas": "MG.token-f MG.token-g"})
def _(game: LostAtlas) -> None:
    """all four hubs of a major are put on its charter"""
    spares = game.mergers.spares
    game.mergers.spares = lambda major, returned: spares(major, returned) * 2  # type: ignore[method-assign]


@wrong("money-of-minors-is-lost", {"LostAtlas": "MG.asset-a"})
def _(game: LostAtlas) -> None:
    """the money of the cheaper minor goes to the bank"""
    merge = game.mergers.merge

    def poorer(first: Company, second: Company, name: str) -> None:
        game.pairs.in_order(first, second)[1].cash = 0
        merge(first, second, name)

    game.mergers.merge = poorer  # type: ignore[method-assign]


@wrong("trains-of-minors-are-lost", {"LostAtlas": "MG.asset-b"})
def _(game: LostAtlas) -> None:
    """the trains of the cheaper minor go to the bank pool"""
    merge = game.mergers.merge

    def fewer(first: Company, second: Company, name: str) -> None:
        game.trains.give_back_all(game.pairs.in_order(first, second)[1])
        merge(first, second, name)

    game.mergers.merge = fewer  # type: ignore[method-assign]


@wrong("majors-begin-above-the-limit", {"LostAtlas": "MG.asset-c"})
def _(game: LostAtlas) -> None:
    """a major keeps all the trains of its minors"""
    above = game.trains.is_above_limit
    game.trains.is_above_limit = lambda company, more=0: (  # type: ignore[method-assign]
        above(company, more) and not (company.merged and not company.operated and not more)
    )


@wrong("cheapest-train-of-a-major-goes", {"LostAtlas": "MG.asset-c"})
def _(game: LostAtlas) -> None:
    """a major that is above the limit gives back its cheapest train unasked"""
    merge = game.mergers.merge

    def unasked(first: Company, second: Company, name: str) -> None:
        merge(first, second, name)
        major = game.table.companies[name]
        while game.trains.is_above_limit(major):
            game.trains.discard(major, game.trains.earliest(major).name)

    game.mergers.merge = unasked  # type: ignore[method-assign]


@wrong("majors-have-the-limit-of-minors", {"LostAtlas": "MG.asset-c"})
def _(game: LostAtlas) -> None:
    """a major that is formed may have as many trains as a minor"""
    limit = game.trains.limit

    def of_minors(company: Company) -> int | None:
        return limit(game.table.companies[company.merged[0]] if company.merged else company)

    game.trains.limit = of_minors  # type: ignore[method-assign]


@wrong("certificates-of-minors-stay", {"LostAtlas": "MG.box-a"})
def _(game: LostAtlas) -> None:
    """certificates of merged minors stay in the market"""
    exchange = game.mergers.exchange

    def staying(both: tuple[Company, Company], major: Company) -> None:
        pooled = [p for c in both for p in game.table.certificates[c.id] if p.holder == "pool"]
        exchange(both, major)
        for paper in pooled:
            paper.holder = "pool"

    game.mergers.exchange = staying  # type: ignore[method-assign]
