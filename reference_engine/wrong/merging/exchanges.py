"""Wrong exchanges of old shares for new ones."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from msgspec.structs import replace

from ...games.great_lakes import GreatLakes
from ...rules.certificates.shares import POOL
from ...rules.merging.exchange import BOX
from ...state import Certificate
from ..entries import wrong


@wrong("exchange-from-the-priority-deal", {"18GL": "4.5.1.2-j 4.5.1.2-k"})
def _(game: GreatLakes) -> None:
    """the exchange begins with the holder of the priority deal"""
    table = game.table

    def order() -> list[str]:
        first = table.state.priority
        return [first, *table.clockwise_from(first)[:-1]]

    game.exchange.order = order  # type: ignore[method-assign]


@wrong("exchange-from-the-next-player", {"18GL": "4.5.1.2-j"})
def _(game: GreatLakes) -> None:
    """the exchange begins with the player after the one whose company bought the train"""
    order = game.exchange.order
    game.exchange.order = lambda: [*order()[1:], order()[0]]  # type: ignore[method-assign]


@wrong("exchange-counter-clockwise", {"18GL": "4.5.1.2-j"})
def _(game: GreatLakes) -> None:
    """the exchange goes round the table the other way"""
    order = game.exchange.order
    game.exchange.order = lambda: [order()[0], *reversed(order()[1:])]  # type: ignore[method-assign]


@wrong("exchange-by-single-certificates", {"18GL": "4.5.1.2-k"})
def _(game: GreatLakes) -> None:
    """nobody gets the president's certificate of the company formed in exchange for old shares"""
    exchange, shares = game.exchange, game.shares
    name = exchange.card.id
    exchange._give_share = lambda holder: shares.move(  # type: ignore[method-assign]
        name, shares.share_percent(name), exchange.treasury, holder
    )


@wrong("exchange-ends-with-the-first-president", {"18GL": "4.5.1.2-va"})
def _(game: GreatLakes) -> None:
    """who has got the president's certificate in the exchange stays president"""
    fill, take = game.formation._fill_office, game.shares.take_office_if_due

    def stays(national: object) -> None:
        game.shares.take_office_if_due = lambda company: None  # type: ignore[method-assign]
        fill(national)  # type: ignore[arg-type]
        game.shares.take_office_if_due = take  # type: ignore[method-assign]

    game.formation._fill_office = stays  # type: ignore[method-assign]


def _odd_ones_are_lost(game: GreatLakes, whose: str) -> None:
    """Odd old shares of these holders leave the game."""
    exchange, piles = game.exchange, game.exchange._piles

    def even(holder: str) -> list[list[Certificate]]:
        found = list(piles(holder))
        for pile in found if holder.startswith(whose) else ():
            if exchange._count(pile) % exchange.card.old_shares:
                odd = min(pile, key=lambda paper: paper.percent)
                odd.holder = BOX
                pile.remove(odd)
        return found

    exchange._piles = even  # type: ignore[method-assign, assignment]


@wrong("odd-shares-of-players-are-lost", {"18GL": "4.5.1.2-m 4.5.1.2-o"})
def _(game: GreatLakes) -> None:
    """the odd old share of a player leaves the game"""
    _odd_ones_are_lost(game, "player:")


@wrong("odd-shares-of-treasuries-are-lost", {"18GL": "4.5.1.2-n 4.5.1.2-o"})
def _(game: GreatLakes) -> None:
    """the odd old share of a treasury leaves the game"""
    _odd_ones_are_lost(game, "company:")


@wrong("old-shares-of-treasuries-are-lost", {"18GL": "4.5.1.2-n"})
def _(game: GreatLakes) -> None:
    """old shares of the treasuries are not exchanged"""
    piles = game.exchange._piles
    game.exchange._piles = lambda holder: (  # type: ignore[method-assign]
        iter([[]]) if holder.startswith("company:") else piles(holder)
    )


@wrong("old-shares-of-the-market-are-lost", {"18GL": "4.5.1.2-o 4.5.1.2-m 4.5.1.2-n"})
def _(game: GreatLakes) -> None:
    """old shares of the open market are not exchanged"""
    piles = game.exchange._piles
    game.exchange._piles = lambda holder: (  # type: ignore[method-assign]
        iter([[]]) if holder == POOL else piles(holder)
    )


@wrong("old-shares-of-treasuries-come-last", {"18GL": "4.5.1.2-n 4.5.1.2-o"})
def _(game: GreatLakes) -> None:
    """old shares of the treasuries are put with those of the open market"""
    exchange, finish = game.exchange, game.exchange.finish

    def mixed() -> object:
        for name in exchange._merging:
            game.shares._move_all(name, f"company:{name}", POOL)
        return finish()

    exchange.finish = mixed  # type: ignore[method-assign, assignment]


@wrong("ten-shares-of-any-merger", {"18GL": "4.5.1.2-q 4.5.1.2-r"})
def _(game: GreatLakes) -> None:
    """the company formed has ten shares of whichever number of companies"""
    first = game.exchange.card.forms[0]
    game.exchange.form = lambda companies: replace(first, bonds=companies > 4)  # type: ignore[method-assign]


@wrong("twenty-shares-of-any-merger", {"18GL": "4.5.1.2-p 1-c"})
def _(game: GreatLakes) -> None:
    """the company formed of two companies has twenty shares like that of three"""
    form = game.exchange.form
    game.exchange.form = lambda companies: form(max(companies, 3))  # type: ignore[method-assign]


@wrong("bonds-in-any-exchange", {"18GL": "4.5.1.2-p 4.5.1.2-q 4.5.1.2-t"})
def _(game: GreatLakes) -> None:
    """a bond instead of the first share is given in each exchange, of few companies, too"""
    go_on, exchange = game.exchange.go_on, game.exchange

    def one_bond() -> bool:
        if len(exchange._merging) < 5:
            game.bonds.move(1, exchange.treasury, POOL)
        return go_on()

    exchange.go_on = one_bond  # type: ignore[method-assign]


@wrong("no-bonds-in-exchange", {"18GL": "4.5.1.2-r 4.5.1.2-i"})
def _(game: GreatLakes) -> None:
    """bonds are never given for old shares"""
    game.exchange._bonds_left = lambda: 0  # type: ignore[method-assign]


@wrong("bonds-without-end", {"18GL": "4.5.1.2-s"})
def _(game: GreatLakes) -> None:
    """where shares and bonds do not suffice more bonds are made"""
    exchange, finish = game.exchange, game.exchange.finish

    def more() -> object:
        if len(exchange._merging) > 6:
            game.bonds._change(POOL, len(exchange._merging) - 6)
        return finish()

    exchange.finish = more  # type: ignore[method-assign, assignment]


@wrong("bonds-out-of-the-game", {"18GL": "4.5.1.2-t 4.5.1.2-ar 4.5.1.2-p 4.5.1.2-q 4.5.1.2-r"})
def _(game: GreatLakes) -> None:
    """bonds that nobody has exchanged for leave the game"""
    go_on = game.formation.replacement.begin

    def without() -> None:
        game.bonds.move(game.bonds.held(game.bonds.treasury), game.bonds.treasury, BOX)
        game.state.bonds[:] = [pile for pile in game.state.bonds if pile.holder != BOX]
        go_on()

    game.formation.replacement.begin = without  # type: ignore[method-assign]
