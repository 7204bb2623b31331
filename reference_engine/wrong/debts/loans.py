"""Wrong loans."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from ...actions import PayoffLoanMove
from ...games.great_lakes import GreatLakes
from ...rules.table import Commit
from ...state import Company
from ..entries import wrong


@wrong("loans-leave-the-price", {"18GL": "3.5-h 4.7.2-c 4.8-f"})
def _(game: GreatLakes) -> None:
    """a loan taken does not move the price"""

    def take(company: Company) -> None:
        company.loans += 1
        game.table.bank_pays(company, game.loans.terms.amount)

    game.loans.take = take  # type: ignore[method-assign]


@wrong("loans-lower-the-price-by-a-row", {"18GL": "3.5-h 4.7.2-c 4.8-f"})
def _(game: GreatLakes) -> None:
    """a loan taken moves the price down"""

    def take(company: Company) -> None:
        company.loans += 1
        game.table.bank_pays(company, game.loans.terms.amount)
        game.market.drop(company.id, 1)

    game.loans.take = take  # type: ignore[method-assign]


@wrong("second-loan-leaves-the-price", {"18GL": "3.5-h 4.8-f"})
def _(game: GreatLakes) -> None:
    """only the first of two loans moves the price"""
    take, keep = game.loans.take, game.market.keep

    def once(company: Company) -> None:
        if company.loans:
            game.market.keep = lambda company: None  # type: ignore[method-assign]
        try:
            take(company)
        finally:
            game.market.keep = keep  # type: ignore[method-assign]

    game.loans.take = once  # type: ignore[method-assign]


@wrong("repaying-leaves-the-price", {"18GL": "3.5-i 4.6.9-b 4.8-f"})
def _(game: GreatLakes) -> None:
    """a loan repaid does not move the price"""

    def repay(company: Company) -> None:
        company.loans -= 1
        game.table.pays_bank(company, game.loans.terms.amount)

    game.loans.repay = repay  # type: ignore[method-assign]


@wrong("repaying-raises-the-price-by-a-row", {"18GL": "3.5-i 4.6.9-b 4.8-f"})
def _(game: GreatLakes) -> None:
    """a loan repaid moves the price up"""

    def repay(company: Company) -> None:
        company.loans -= 1
        game.table.pays_bank(company, game.loans.terms.amount)
        game.market.rise(company.id)

    game.loans.repay = repay  # type: ignore[method-assign]


@wrong("repaid-loans-stay", {"18GL": "4.6.9-b 4.6.9-c"})
def _(game: GreatLakes) -> None:
    """a loan repaid stays with its company"""
    repay = game.loans.repay

    def in_vain(company: Company) -> None:
        repay(company)
        company.loans += 1

    game.loans.repay = in_vain  # type: ignore[method-assign]


@wrong("all-loans-are-repaid-at-once", {"18GL": "4.6.9-b 4.6.9-c 3.5-i"})
def _(game: GreatLakes) -> None:
    """whoever repays one of two loans is rid of both"""
    repay = game.loans.repay

    def both(company: Company) -> None:
        repay(company)
        company.loans = 0

    game.loans.repay = both  # type: ignore[method-assign]


@wrong("one-loan-is-repaid-a-turn", {"18GL": "4.6.9-c"})
def _(game: GreatLakes) -> None:
    """no second loan is repaid in a turn"""
    repay, begin = game.repayment.repay, game.repayment.begin

    def once(move: PayoffLoanMove) -> Commit:
        commit = repay(move)

        def carry_out() -> None:
            game.repayment.begin = lambda company: None  # type: ignore[method-assign]
            commit()
            game.repayment.begin = begin  # type: ignore[method-assign]

        return carry_out

    game.repayment.repay = once  # type: ignore[method-assign]


@wrong("presidents-repay-loans", {"18GL": "4.6.9-a 4.6.9-b"})
def _(game: GreatLakes) -> None:
    """the president may pay what the treasury lacks to repay a loan"""
    repay = game.loans.repay

    def helped(company: Company) -> None:
        lack = max(0, game.loans.terms.amount - company.cash)
        game.table.players[company.president or ""].cash -= lack
        company.cash += lack
        repay(company)

    refuse = game.table.refuse

    def leave_out(rule: str, reason: str, about: str = "") -> None:
        if rule != "loan-needs-treasury":
            refuse(rule, reason, about)

    game.table.refuse = leave_out  # type: ignore[method-assign]
    game.loans.repay = helped  # type: ignore[method-assign]


@wrong("loans-have-to-be-repaid", {"18GL": "4.6.9-a 4.6-g"})
def _(game: GreatLakes) -> None:
    """a company that can repay a loan does so"""

    def at_once(company: Company) -> None:
        while company.loans and company.cash >= game.loans.terms.amount:
            game.loans.repay(company)

    game.repayment.begin = at_once  # type: ignore[method-assign]


@wrong("loans-are-repaid-before-the-trains", {"18GL": "4.6-j"})
def _(game: GreatLakes) -> None:
    """loans are repaid before trains are bought"""
    steps = list(game.turns.steps["public"])
    steps.remove(game.repayment)
    steps.insert(steps.index(game.purchases), game.repayment)
    game.turns.steps = {**game.turns.steps, "public": steps}


@wrong("loans-count-nothing-at-the-end", {"18GL": "5-g"})
def _(game: GreatLakes) -> None:
    """loans do not lower the price at the end"""
    off = game.debts.off_the_price
    game.debts.off_the_price = lambda company: (  # type: ignore[method-assign]
        0 if company.loans else off(company)
    )


@wrong("loans-lower-no-price-below-zero", {"18GL": "5-g"})
def _(game: GreatLakes) -> None:
    """loans lower the price at the end to zero at most"""
    off = game.debts.off_the_price
    game.debts.off_the_price = lambda company: min(  # type: ignore[method-assign]
        off(company), game.market.price_of(company.id)
    )


@wrong("loans-are-the-presidents-at-the-end", {"18GL": "5-g"})
def _(game: GreatLakes) -> None:
    """loans are taken off the wealth of the president, not off the price"""
    ending, worth = game.ending, game.ending.worth
    game.debts.off_the_price = lambda company: 0  # type: ignore[method-assign]

    def less_debts(player: str) -> int:
        own = [company for company in game.state.companies if company.president == player]
        return worth(player) - sum(company.loans for company in own) * game.loans.terms.off_the_price

    ending.worth = less_debts  # type: ignore[method-assign]
