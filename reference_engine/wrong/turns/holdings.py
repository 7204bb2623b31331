"""Wrong parts of a dividend, where the shares of a holder are added up."""

from ...games.great_lakes import GreatLakes
from ...rules.certificates.shares import POOL
from ...rules.turns.dividends import EachHolding
from ...state import Company
from ..entries import wrong


class _RoundedDown(EachHolding):
    def of_player(self, amount: int, percent: int, share: int) -> int:
        return self.of_treasury(amount, percent, share)


class _EachShareRounded(EachHolding):
    def of_player(self, amount: int, percent: int, share: int) -> int:
        return percent // share * -(-amount * share // 100)


class _TreasuryRoundedUp(EachHolding):
    def of_treasury(self, amount: int, percent: int, share: int) -> int:
        return self.of_player(amount, percent, share)


@wrong("players-parts-rounded-down", {"18GL": "4.6.6-h 4.6.6-j"})
def _(game: GreatLakes) -> None:
    """what a player gets is rounded down to a whole dollar"""
    game.dividends.parts = _RoundedDown()


@wrong("each-share-is-rounded", {"18GL": "4.6.6-h 4.6.6-j"})
def _(game: GreatLakes) -> None:
    """what each share of 5% gets is rounded up by itself"""
    game.dividends.parts = _EachShareRounded()


@wrong("treasurys-part-rounded-up", {"18GL": "4.6.6-i 4.6.6-j"})
def _(game: GreatLakes) -> None:
    """what the company gets for its own shares is rounded up"""
    game.dividends.parts = _TreasuryRoundedUp()


@wrong("own-shares-pay-nobody", {"18GL": "4.6.6-f 4.6.6-j"})
def _(game: GreatLakes) -> None:
    """shares in the treasury pay nobody"""
    dividends, pay_out = game.dividends, game.dividends.pay_out

    def but_the_treasury(company: Company, amount: int) -> None:
        before = company.cash
        pay_out(company, amount)
        game.table.pays_bank(company, company.cash - before)

    dividends.pay_out = but_the_treasury  # type: ignore[method-assign]


@wrong("shares-in-the-market-pay-the-company", {"18GL": "4.6.6-g 4.6.6-j"})
def _(game: GreatLakes) -> None:
    """shares in the open market pay the company"""
    dividends, pay_out = game.dividends, game.dividends.pay_out

    def and_the_market(company: Company, amount: int) -> None:
        pay_out(company, amount)
        game.table.bank_pays(company, amount * game.shares.held(company.id, POOL) // 100)

    dividends.pay_out = and_the_market  # type: ignore[method-assign]


@wrong("presidents-get-the-part-of-the-market", {"18GL": "4.6.6-e 4.6.6-g 4.6.6-j"})
def _(game: GreatLakes) -> None:
    """what shares in the open market would be paid is the president's"""
    dividends, pay_out = game.dividends, game.dividends.pay_out

    def and_the_president(company: Company, amount: int) -> None:
        pay_out(company, amount)
        president = game.table.players[company.president or ""]
        game.table.bank_pays(president, amount * game.shares.held(company.id, POOL) // 100)

    dividends.pay_out = and_the_president  # type: ignore[method-assign]
