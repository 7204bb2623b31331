"""Wrong dealings in shares, wrong floating."""
# ruff: noqa: ARG001, ARG005 - what replaces a rule takes what the rule takes

from typing import Any

from ...game import Game
from ...rules.certificates.shares import IPO, POOL
from ...state import Company, Player
from ..entries import after_purchase_of_shares, switched, wrong

switched("privates-are-certificates", {"18FL": "1.4-t", "18GL": "3.4-m"}, privates_count_as_certificates=True)


@wrong(
    "seller-gets-the-lower-price",
    {"18Chesapeake": "4-g 9-b", "1846": "5.2-b", "18FL": "5.1-d 5.1-e", "18GL": "4.1.1-d 4.1.1-e 3.4-a"},
)
def _(game: Game) -> None:
    """a seller is paid at the price after the drop"""
    sales, carry_out = game.sales, game.sales.carry_out

    def after_drop(player: Player, plan: Any, **how: Any) -> None:
        cash = player.cash
        carry_out(player, plan, **how)
        paid = game.shares.price_of(plan.company, plan.percent)
        game.table.pays_bank(player, player.cash - cash - paid)

    sales.carry_out = after_drop  # type: ignore[method-assign]


@wrong("sold-shares-go-to-the-ipo", {"18Chesapeake": "4-h 9-b", "18FL": "5.1-d", "18GL": "4.1.1-d"})
def _(game: Game) -> None:
    """sold shares go back to the IPO"""
    sales, carry_out = game.sales, game.sales.carry_out

    def to_ipo(player: Player, plan: Any, **how: Any) -> None:
        before = [c for c in game.table.certificates[plan.company] if c.holder == POOL]
        carry_out(player, plan, **how)
        for certificate in game.table.certificates[plan.company]:
            if certificate.holder == POOL and certificate not in before:
                certificate.holder = IPO

    sales.carry_out = to_ipo  # type: ignore[method-assign]


@wrong("ipo-shares-at-market-price", {"18Chesapeake": "4-i"})
def _(game: Game) -> None:
    """a share from the IPO costs the share price"""

    def pay_more(move: Any, cash: int) -> None:
        company = game.table.company(move.company)
        if move.source == IPO and company.par is not None:
            extra = game.market.price_of(move.company) - company.par
            game.table.pays_bank(game.table.players[move.actor.id], extra)

    after_purchase_of_shares(game, pay_more)


@wrong(
    "pool-shares-at-par",
    {"18Chesapeake": "4-j", "1846": "5.1-o", "18FL": "5.2-d", "18GL": "4.1.2-e", "LostAtlas": "SR.buy-c"},
)
def _(game: Game) -> None:
    """a share from the pool costs the par value"""

    def pay_par(move: Any, cash: int) -> None:
        company = game.table.company(move.company)
        if move.source == POOL and company.par is not None:
            extra = company.par - game.market.price_of(move.company)
            game.table.pays_bank(game.table.players[move.actor.id], extra)

    after_purchase_of_shares(game, pay_par)


@wrong("purchase-raises-the-price", {"18Chesapeake": "8-l", "18FL": "5.2-d 5.5-a"})
def _(game: Game) -> None:
    """buying a share moves the price up"""

    after_purchase_of_shares(game, lambda move, cash: game.market.rise(move.company))


@wrong(
    "shares-are-paid-to-the-company",
    {"18Chesapeake": "4-k", "18FL": "5.2-d", "18GL": "4.1.2-f 4.1.3-a 4.4-i"},
)
def _(game: Game) -> None:
    """the price of a share goes into the company's treasury"""

    def pay(move: Any, cash: int) -> None:
        paid = cash - game.table.players[move.actor.id].cash
        game.table.bank_pays(game.table.company(move.company), paid)

    after_purchase_of_shares(game, pay)


@wrong("yellow-cells-count", {"18Chesapeake": "8-u", "18GL": "3.2-a 3.4-n"})
def _(game: Game) -> None:
    """certificates of companies in yellow cells count toward the limit"""
    game.market.is_free_of_limits = lambda company: False  # type: ignore[method-assign]


@wrong(
    "president-certificate-counts-twice",
    {"18Chesapeake": "8-t", "1846": "5.13-c", "18FL": "1.4-p", "18GL": "3.4-f 3.4-g 3.4-h 3.4-i 3.4-j 3.4-k"},
)
def _(game: Game) -> None:
    """the president's certificate counts as two toward the limit"""
    shares, counted = game.shares, game.shares.certificates_counted

    def twice(player: str) -> int:
        extra = sum(
            1
            for company, certificates in game.table.certificates.items()
            for c in certificates
            if c.president and c.holder == f"player:{player}" and not game.market.is_free_of_limits(company)
        )
        return counted(player) + extra

    shares.certificates_counted = twice  # type: ignore[method-assign]


@wrong("gifts-do-not-count-for-floating", {"18Chesapeake": "4-l"})
def _(game: Game) -> None:
    """shares that came with a private do not count as bought from the IPO"""
    shares, due = game.shares, game.shares.float_if_due
    gifts = {private.company: private.id for private in game.state.privates if private.company}

    def without_gifts(company: Company) -> None:
        gift = gifts.get(company.id)
        percent = 0 if gift is None else (20 if gift == "P6" else 10)
        sold = 100 - shares.held(company.id, IPO)
        if sold - percent >= shares.limits.float_percent:
            due(company)

    shares.float_if_due = without_gifts  # type: ignore[method-assign]


@wrong(
    "no-capital-on-floating",
    {"18Chesapeake": "10-f", "18FL": "6.2-o 6.2-p 6.2-q", "18GL": "4.4-d 4.4-e 4.4-f"},
)
def _(game: Game) -> None:
    """a company that floats gets no money"""

    def float_poor(company: Company) -> None:
        sold = 100 - game.shares.held(company.id, IPO)
        if company.par is not None and sold >= game.shares.limits.float_percent:
            company.floated = True

    game.shares.float_if_due = float_poor  # type: ignore[method-assign]


@wrong("started-companies-operate", {"18Chesapeake": "4-d 10-b", "18FL": "6.2-r 7-c", "18GL": "4.4-c 4.5-b"})
def _(game: Game) -> None:
    """a company operates as soon as it has a president"""
    operating = game.operating

    def order() -> None:
        done = operating.round.done
        names = [c.id for c in game.table.companies.values() if c.par is not None and c.id not in done]
        operating.round.order = game.market.in_operating_order(names)

    game.order.sort = order  # type: ignore[method-assign]
