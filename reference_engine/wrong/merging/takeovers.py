"""Wrong loans, goods and turns of a company formed of others."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from ...games.great_lakes import GreatLakes
from ...rules.certificates.shares import POOL
from ...rules.merging.exchange import Left
from ...state import Company
from ..entries import wrong


@wrong("merger-loans-leave-the-price", {"18GL": "4.5.1.2-af"})
def _(game: GreatLakes) -> None:
    """loans of merged companies do not move the price"""
    takeover, settle = game.formation.takeover, game.formation.takeover.settle_loans

    def no_move(company: Company) -> None:
        game.market.keep = lambda company: None  # type: ignore[method-assign]
        settle(company)
        del game.market.keep

    takeover.settle_loans = no_move  # type: ignore[method-assign]


@wrong("merger-loans-stop-at-the-floor", {"18GL": "4.5.1.2-af 4.5.1.2-v"})
def _(game: GreatLakes) -> None:
    """the price does not fall below the floor for loans of merged companies"""
    takeover, settle = game.formation.takeover, game.formation.takeover.settle_loans

    def floor(company: Company) -> None:
        keep, least = game.market.keep, game.formation.price.least
        game.market.keep = lambda company: (  # type: ignore[method-assign]
            keep(company) if game.market.price_of(company) > least else None
        )
        settle(company)
        del game.market.keep

    takeover.settle_loans = floor  # type: ignore[method-assign]


@wrong("merger-loans-without-bonds", {"18GL": "4.5.1.2-ag"})
def _(game: GreatLakes) -> None:
    """no bonds go to the open market for loans of merged companies"""
    bonds, settle = game.bonds, game.formation.takeover.settle_loans

    def without(company: Company) -> None:
        bonds.in_treasury = lambda company: 0  # type: ignore[method-assign]
        settle(company)
        del bonds.in_treasury

    game.formation.takeover.settle_loans = without  # type: ignore[method-assign]


@wrong("merger-bonds-are-paid-for", {"18GL": "4.5.1.2-ag"})
def _(game: GreatLakes) -> None:
    """the bank pays for the bonds that go to the open market for loans"""
    bonds, settle = game.bonds, game.formation.takeover.settle_loans

    def paid(company: Company) -> None:
        before = bonds.held(POOL)
        settle(company)
        game.table.bank_pays(company, (bonds.held(POOL) - before) * bonds.terms.face)

    game.formation.takeover.settle_loans = paid  # type: ignore[method-assign]


@wrong("merger-bonds-without-limit", {"18GL": "4.5.1.2-ag"})
def _(game: GreatLakes) -> None:
    """a bond goes to the open market for each loan, though the treasury has none left"""
    bonds, settle = game.bonds, game.formation.takeover.settle_loans

    def more(company: Company) -> None:
        lacking = company.loans - bonds.held(bonds.treasury)
        settle(company)
        if lacking > 0:
            bonds._change(POOL, lacking)

    game.formation.takeover.settle_loans = more  # type: ignore[method-assign]


@wrong("merger-keeps-the-loans", {"18GL": "4.5.1.2-ah"})
def _(game: GreatLakes) -> None:
    """the company formed goes on with the loans of the merged ones"""
    settle = game.formation.takeover.settle_loans

    def keep(company: Company) -> None:
        loans = company.loans
        settle(company)
        company.loans = loans

    game.formation.takeover.settle_loans = keep  # type: ignore[method-assign]


@wrong("merger-repays-the-loans", {"18GL": "4.5.1.2-ah"})
def _(game: GreatLakes) -> None:
    """the company formed pays for the loans of the merged ones"""
    settle = game.formation.takeover.settle_loans

    def repay(company: Company) -> None:
        game.table.pays_bank(company, company.loans * game.loans.terms.amount)
        settle(company)

    game.formation.takeover.settle_loans = repay  # type: ignore[method-assign]


@wrong("merger-capital-at-the-first-price", {"18GL": "4.5.1.2-ai"})
def _(game: GreatLakes) -> None:
    """the undistributed shares are paid at the price before the loans moved it"""
    formation, settle = game.formation, game.formation.takeover.settle_loans
    left = [0]
    finish = game.exchange.finish

    def note() -> Left:
        found = finish()
        left[0] = found.nobody
        return Left(found.treasury, 0)

    def pay_first(company: Company) -> None:
        game.table.bank_pays(company, left[0] * game.market.price_of(company.id))
        settle(company)

    game.exchange.finish = note  # type: ignore[method-assign]
    formation.takeover.settle_loans = pay_first  # type: ignore[method-assign]


@wrong("merger-without-capital", {"18GL": "4.5.1.2-ai"})
def _(game: GreatLakes) -> None:
    """nothing is paid for undistributed shares"""
    finish = game.exchange.finish
    game.exchange.finish = lambda: finish()._replace(nobody=0)  # type: ignore[method-assign]


@wrong("merger-capital-for-the-market", {"18GL": "4.5.1.2-ai"})
def _(game: GreatLakes) -> None:
    """all shares in the open market are paid for, also those given for old ones"""
    finish, shares, name = game.exchange.finish, game.shares, game.formation.card.id

    def all_of_it() -> Left:
        found = finish()
        return Left(found.treasury, shares.held(name, POOL) // shares.share_percent(name))

    game.exchange.finish = all_of_it  # type: ignore[method-assign]


@wrong("merger-keeps-undistributed-shares", {"18GL": "4.5.1.2-aj"})
def _(game: GreatLakes) -> None:
    """undistributed shares stay in the treasury"""
    finish, name = game.exchange.finish, game.formation.card.id

    def keep() -> Left:
        found = finish()
        percent = found.nobody * game.shares.share_percent(name)
        game.shares.move(name, percent, POOL, game.exchange.treasury)
        return found

    game.exchange.finish = keep  # type: ignore[method-assign]


def _takes_over(game: GreatLakes, without: str) -> None:
    of_goods = game.formation.takeover.of_goods

    def less(company: Company, by: Company) -> None:
        if without == "cash":
            game.table.pays_bank(company, company.cash)
        for marker in game.state.markers if without == "markers" else ():
            if marker.company == company.id:
                marker.company = None
        of_goods(company, by)

    game.formation.takeover.of_goods = less  # type: ignore[method-assign]


@wrong("merger-loses-the-money", {"18GL": "4.5.1.2-ad"})
def _(game: GreatLakes) -> None:
    """the money of merged companies goes to the bank"""
    _takes_over(game, "cash")


@wrong("merger-loses-the-bonuses", {"18GL": "4.5.1.2-ad"})
def _(game: GreatLakes) -> None:
    """the special tokens of merged companies serve nobody any more"""
    _takes_over(game, "markers")


@wrong("merged-companies-stay-open", {"18GL": "4.5.1.2-ae"})
def _(game: GreatLakes) -> None:
    """merged companies keep their charts"""
    of_goods = game.formation.takeover.of_goods

    def stay(company: Company, by: Company) -> None:
        of_goods(company, by)
        company.closed, company.floated = False, False

    game.formation.takeover.of_goods = stay  # type: ignore[method-assign]


@wrong("national-company-operates-at-once", {"18GL": "4.5.1.2-ao"})
def _(game: GreatLakes) -> None:
    """the company formed has its turn in the round though a merged one has had its turn"""
    place = game.formation._take_place_in_the_round

    def at_once(national: Company) -> None:
        place(national)
        current = game.table.operating_round
        current.done[:] = [name for name in current.done if name != national.id]
        game.order.sort()

    game.formation._take_place_in_the_round = at_once  # type: ignore[method-assign]


@wrong("national-company-waits", {"18GL": "4.5.1.2-ao"})
def _(game: GreatLakes) -> None:
    """the company formed never has a turn in the round of its formation"""
    place = game.formation._take_place_in_the_round

    def wait(national: Company) -> None:
        place(national)
        done = game.table.operating_round.done
        if national.id not in done:
            done.append(national.id)
        game.order.sort()

    game.formation._take_place_in_the_round = wait  # type: ignore[method-assign]


@wrong("national-company-comes-last", {"18GL": "4.5.1.2-ao"})
def _(game: GreatLakes) -> None:
    """the company formed has its turn in the round after all others"""
    waiting, name = game.order.waiting, game.formation.card.id

    def last(done: list[str]) -> list[str]:
        found = waiting(done)
        return [*(other for other in found if other != name), *(other for other in found if other == name)]

    game.order.waiting = last  # type: ignore[method-assign]


@wrong("national-company-lays-two-tiles", {"18GL": "4.5.1.2-ap 4.6.1.1-g"})
def _(game: GreatLakes) -> None:
    """the company formed lays two tiles in its first turn, too"""
    game.construction.new_tiles_a_turn = lambda company: 1 if company.operated else 2  # type: ignore[method-assign]


@wrong("one-loan-of-a-merger-counts", {"18GL": "4.5.1.2-af 4.5.1.2-ag"})
def _(game: GreatLakes) -> None:
    """of several loans of merged companies one moves the price and brings a bond"""
    takeover, settle = game.formation.takeover, game.formation.takeover.settle_loans

    def one(company: Company) -> None:
        company.loans = min(company.loans, 1)
        settle(company)

    takeover.settle_loans = one  # type: ignore[method-assign]
