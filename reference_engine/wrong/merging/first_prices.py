"""Wrong prices at which a company formed of others begins."""

from ...games.great_lakes import GreatLakes
from ..entries import wrong


def _price_of(game: GreatLakes, how: str) -> None:
    """The mean is worked out of other prices."""
    price, cell = game.formation.price, game.formation.price.cell

    def other(merging: list[str]) -> tuple[int, int]:
        ranked = sorted(merging, key=game.market.price_of, reverse=True)
        return cell({"all": merging, "highest": ranked[:1], "lowest": ranked[-2:]}[how])

    if how == "all":
        mean = price.cell

        def of_all(merging: list[str]) -> tuple[int, int]:
            prices = [game.market.price_of(name) for name in merging]
            average = max(sum(prices) // len(prices), price.least)
            row = game.box.market.rows[0]
            fitting = [at for at, there in enumerate(row, 1) if price.least <= there <= average]
            return (1, fitting[-1]) if fitting else mean(merging)

        price.cell = of_all  # type: ignore[method-assign, assignment]
        return
    price.cell = other  # type: ignore[method-assign, assignment]


@wrong("merger-price-of-all", {"18GL": "4.5.1.2-u"})
def _(game: GreatLakes) -> None:
    """the company formed begins at the mean of all prices"""
    _price_of(game, "all")


@wrong("merger-price-of-the-highest", {"18GL": "4.5.1.2-u"})
def _(game: GreatLakes) -> None:
    """the company formed begins at the highest price"""
    _price_of(game, "highest")


@wrong("merger-price-of-the-lowest", {"18GL": "4.5.1.2-u"})
def _(game: GreatLakes) -> None:
    """the company formed begins at the mean of the two lowest prices"""
    _price_of(game, "lowest")


@wrong("merger-price-above-the-mean", {"18GL": "4.5.1.2-u"})
def _(game: GreatLakes) -> None:
    """the company formed begins at the next price above the mean"""
    price, cell = game.formation.price, game.formation.price.cell

    def above(merging: list[str]) -> tuple[int, int]:
        row, column = cell(merging)
        highest = sorted((game.market.price_of(name) for name in merging), reverse=True)[:2]
        below = game.box.market.rows[row - 1][column - 1] * 2 < sum(highest)
        return row, column + below

    price.cell = above  # type: ignore[method-assign, assignment]


@wrong("merger-price-in-a-low-row", {"18GL": "4.5.1.2-u 4.5.1.2-v"})
def _(game: GreatLakes) -> None:
    """the company formed begins in the lowest row with its price"""
    price, cell = game.formation.price, game.formation.price.cell

    def low(merging: list[str]) -> tuple[int, int]:
        row, column = cell(merging)
        value = game.box.market.rows[row - 1][column - 1]
        found = [
            (r, c)
            for r, prices in enumerate(game.box.market.rows, 1)
            for c, there in enumerate(prices, 1)
            if there == value
        ]
        return max(found)

    price.cell = low  # type: ignore[method-assign, assignment]


@wrong("merger-price-without-a-floor", {"18GL": "4.5.1.2-v"})
def _(game: GreatLakes) -> None:
    """the company formed begins at the mean, however low that is"""
    game.formation.price.least = 0


@wrong("merger-price-on-top", {"18GL": "4.5.1.2-v"})
def _(game: GreatLakes) -> None:
    """the company formed lies above those that were in its cell before"""
    market, enter = game.market, game.market.enter

    def on_top(company: str, row: int, column: int) -> None:
        enter(company, row, column)
        for cell in market.cells:
            if company in cell.stack:
                cell.stack.insert(0, cell.stack.pop())

    market.enter = on_top  # type: ignore[method-assign]
