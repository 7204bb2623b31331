"""Wrong debts for trains, wrong prices between companies with debts, wrong refunds."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from typing import Any

from ...games.great_lakes import GreatLakes
from ...rules import routes
from ...rules.table import Commit
from ...state import Company, Player
from ..entries import wrong


@wrong("loans-with-a-train", {"18GL": "4.7.2-i 4.8-a"})
def _(game: GreatLakes) -> None:
    """a company that has a train may borrow for another one"""
    purchases = game.purchases
    purchases.needs_help = lambda: (  # type: ignore[method-assign]
        purchases.company.cash < purchases.trains.cheapest().price or game.table.turn.step == "interest"
    )


@wrong("loans-for-the-dearer-train", {"18GL": "4.7-d"})
def _(game: GreatLakes) -> None:
    """a company that could pay for a train of the open market borrows for that of the bank"""
    purchases = game.purchases
    purchases.borrowing_aim = purchases.bank_price  # type: ignore[method-assign]
    purchases.needs_help = lambda: (  # type: ignore[method-assign]
        purchases.must_buy(purchases.company) and purchases.company.cash < purchases.bank_price()
    )


@wrong("both-loans-at-once", {"18GL": "4.7.1-e 4.7.2-b"})
def _(game: GreatLakes) -> None:
    """who borrows takes both loans"""
    take_loan, loans = game.purchases.take_loan, game.loans

    def both(move: Any) -> Commit:
        commit, company = take_loan(move), game.purchases.company

        def carry_out() -> None:
            commit()
            if loans.may_take_another(company):
                loans.take(company)
                game.purchases.ask()

        return carry_out

    game.purchases.take_loan = both  # type: ignore[method-assign]


@wrong("loans-for-the-president", {"18GL": "4.7.2-c 4.8-b"})
def _(game: GreatLakes) -> None:
    """the money of a loan goes to the president"""
    take = game.loans.take

    def to_president(company: Company) -> None:
        take(company)
        amount = game.loans.terms.amount
        company.cash -= amount
        game.table.players[company.president or ""].cash += amount

    game.loans.take = to_president  # type: ignore[method-assign]


@wrong("train-with-a-route-only", {"18GL": "4.7-a"})
def _(game: GreatLakes) -> None:
    """a company without a route need not own a train"""
    purchases, must = game.purchases, game.purchases.must_buy
    purchases.must_buy = lambda company: (  # type: ignore[method-assign]
        must(company) and routes.has_route(game.board, company.id)
    )


@wrong("no-offices-change-in-need", {"18GL": "4.7.2-h"})
def _(game: GreatLakes) -> None:
    """a president who raises money may not lose the presidency of any company"""
    plan_sale = game.forced_sales.plan
    game.forced_sales.plan = lambda player, company_id, percent, keep_president=False: (  # type: ignore[method-assign]
        plan_sale(player, company_id, percent, keep_president=True)
    )


@wrong("sales-for-a-train-pay-the-company", {"18GL": "4.7.2-f"})
def _(game: GreatLakes) -> None:
    """what a president's shares bring in need goes into the treasury at once"""
    carry_out = game.forced_sales.carry_out

    def to_treasury(player: Player, plan: Any, **how: Any) -> None:
        carry_out(player, plan, **how)
        player.cash -= plan.proceeds
        game.purchases.company.cash += plan.proceeds

    game.forced_sales.carry_out = to_treasury  # type: ignore[method-assign]


@wrong("one-loan-binds-nobody", {"18GL": "4.6.8-k 4.6.8-l 4.7.1-b 4.7.1-c 4.8-g"})
def _(game: GreatLakes) -> None:
    """only companies with two loans are bound to the printed price of trains"""
    trades, check = game.trains.trades, game.trains.trades.check

    def lenient(buyer: Company, seller: Company, price: int, face: int) -> None:
        loans = {company.id: company.loans for company in (buyer, seller)}
        for company in (buyer, seller):
            company.loans = 0 if company.loans < game.loans.terms.most else company.loans
        try:
            check(buyer, seller, price, face)
        finally:
            for company in (buyer, seller):
                company.loans = loans[company.id]

    trades.check = lenient  # type: ignore[method-assign]


@wrong("debtors-trade-at-the-printed-price", {"18GL": "4.6.8-k 4.7.1-b 4.8-g"})
def _(game: GreatLakes) -> None:
    """a company with a loan neither buys below nor sells above the printed price"""
    trades, check = game.trains.trades, game.trains.trades.check

    def strict(buyer: Company, seller: Company, price: int, face: int) -> None:
        if (buyer.loans or seller.loans) and price != face:
            game.table.refuse("debtor-overpays", "Debtors trade at the printed price.")
        check(buyer, seller, price, face)

    trades.check = strict  # type: ignore[method-assign]


@wrong("loans-of-a-president-bind-all-his-companies", {"18GL": "4.6.8-k"})
def _(game: GreatLakes) -> None:
    """a company is bound to the printed price by the loans of other companies of its president, too"""
    trades, check = game.trains.trades, game.trains.trades.check

    def strict(buyer: Company, seller: Company, price: int, face: int) -> None:
        debts = any(c.loans for c in game.table.companies.values() if c.president == buyer.president)
        if debts and price > face:
            game.table.refuse("debtor-overpays", "A president with debts pays the printed price at most.")
        check(buyer, seller, price, face)

    trades.check = strict  # type: ignore[method-assign]


@wrong("only-the-buyer-is-refunded", {"18GL": "4.6.8-h"})
def _(game: GreatLakes) -> None:
    """only the company that begins the phase is paid for its scrapped trains"""
    trains, rust, table = game.trains, game.trains._rust, game.table

    def buyer_only(rank: str) -> None:
        before = {company.id: company.cash for company in table.companies.values()}
        rust(rank)
        for company in table.companies.values():
            if company is not table.operating_company:
                table.pays_bank(company, company.cash - before[company.id])

    trains._rust = buyer_only  # type: ignore[method-assign]


@wrong("one-scrapped-train-is-refunded", {"18GL": "4.6.8-h"})
def _(game: GreatLakes) -> None:
    """a company is paid for one scrapped train, however many it had"""
    trains, rust, table = game.trains, game.trains._rust, game.table

    def one_only(rank: str) -> None:
        before = {company.id: company.cash for company in table.companies.values()}
        rust(rank)
        for company in table.companies.values():
            more = company.cash - before[company.id] - trains.card(rank).scrap
            table.pays_bank(company, max(0, more))

    trains._rust = one_only  # type: ignore[method-assign]


@wrong("refunds-for-presidents", {"18GL": "4.6.8-h"})
def _(game: GreatLakes) -> None:
    """presidents are paid for scrapped trains, not their companies"""
    trains, rust, table = game.trains, game.trains._rust, game.table

    def to_president(rank: str) -> None:
        before = {company.id: company.cash for company in table.companies.values()}
        rust(rank)
        for company in table.companies.values():
            refund = company.cash - before[company.id]
            if refund and company.president is not None:
                company.cash -= refund
                table.players[company.president].cash += refund

    trains._rust = to_president  # type: ignore[method-assign]


@wrong("sales-for-interest-bind-for-a-train", {"18GL": "4.7.2-f"})
def _(game: GreatLakes) -> None:
    """who has sold shares of a company for interest sells no more of it for a train in the same turn"""
    begin = game.purchases.begin

    def remembers(company: Company) -> None:
        sold = list(game.table.turn.sold)
        begin(company)
        game.table.turn.sold[:0] = sold

    game.purchases.begin = remembers  # type: ignore[method-assign]
