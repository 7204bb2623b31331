"""Wrong interest."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from ...games.great_lakes import GreatLakes
from ...rules.certificates.shares import POOL
from ...state import Company, Player
from ..entries import wrong


@wrong("no-interest", {"18GL": "4.6.4-a 4.6.4-b 4.6.4-c 4.6.5-a 4.6.5-b 4.8-c 4.8-d 4.6-j"})
def _(game: GreatLakes) -> None:
    """debts cost nothing"""
    game.interest.begin = lambda company: None  # type: ignore[method-assign]


@wrong("interest-once-a-company", {"18GL": "4.6.4-a 4.8-c"})
def _(game: GreatLakes) -> None:
    """two loans cost as much as one"""
    terms = game.loans.terms
    game.loans.interest = lambda company: min(company.loans, 1) * terms.interest  # type: ignore[method-assign]


@wrong("interest-without-a-train-is-free", {"18GL": "4.6.4-a 4.8-c"})
def _(game: GreatLakes) -> None:
    """a company without a train pays no interest"""
    begin = game.interest.begin
    game.interest.begin = lambda company: begin(company) if company.trains else None  # type: ignore[method-assign]


@wrong("all-companies-pay-in-each-turn", {"18GL": "4.6.4-a 4.8-c"})
def _(game: GreatLakes) -> None:
    """the interest of all companies is paid in the turn of each"""
    begin = game.interest.begin

    def everybody(company: Company) -> None:
        for other in game.state.companies:
            if other is not company and other.loans:
                game.table.pays_bank(other, min(other.cash, game.loans.interest(other)))
        begin(company)

    game.interest.begin = everybody  # type: ignore[method-assign]


@wrong("interest-after-the-dividend", {"18GL": "4.6-j 4.8-d 4.6.4-b 4.6.4-c"})
def _(game: GreatLakes) -> None:
    """interest is paid after the dividend, out of the treasury"""
    steps = list(game.turns.steps["public"])
    at = steps.index(game.interest)
    steps[at], steps[at + 1] = steps[at + 1], steps[at]
    game.turns.steps = {**game.turns.steps, "public": steps}


@wrong("presidents-pay-interest", {"18GL": "4.6.4-a 4.8-c"})
def _(game: GreatLakes) -> None:
    """interest is paid by the president"""
    pay = game.interest._pay

    def by_the_president(company: Company, due: int, off_earnings: int) -> None:
        president = game.table.players[company.president or ""]
        part = min(president.cash, due - off_earnings)
        president.cash -= part
        company.cash += part
        pay(company, due, off_earnings)

    game.interest._pay = by_the_president  # type: ignore[method-assign]


@wrong("all-cash-before-the-earnings", {"18GL": "4.6.4-b 4.6.4-c"})
def _(game: GreatLakes) -> None:
    """what is in the treasury is used to the last dollar before anything is taken off the earnings"""
    game.interest.whole = False


@wrong("all-interest-off-the-earnings", {"18GL": "4.6.4-b 4.6.4-c"})
def _(game: GreatLakes) -> None:
    """if the treasury does not hold all interest, all of it is taken off the earnings"""
    lacking = game.interest._lacking

    def everything(company: Company) -> tuple[int, int]:
        on_loans, on_bonds = lacking(company)
        return (game.loans.interest(company) if on_loans else 0), on_bonds

    game.interest._lacking = everything  # type: ignore[method-assign]


@wrong("earnings-pay-first", {"18GL": "4.6.4-a 4.6.4-b 4.6.4-c"})
def _(game: GreatLakes) -> None:
    """interest is taken off the earnings, whatever is in the treasury"""
    game.interest._lacking = lambda company: (  # type: ignore[method-assign]
        game.loans.interest(company),
        game.interest.on_bonds(company),
    )


@wrong("no-earnings-for-interest", {"18GL": "4.6.4-b 4.6.4-c 4.8-e 4.6.5-d"})
def _(game: GreatLakes) -> None:
    """what the treasury cannot pay is borrowed, and the earnings are left alone"""
    begin = game.interest.begin

    def from_treasury(company: Company) -> None:
        turn = game.table.turn
        earned, turn.revenue = turn.revenue, 0
        begin(company)
        turn.revenue = earned

    game.interest.begin = from_treasury  # type: ignore[method-assign]


@wrong("missing-interest-is-remitted", {"18GL": "4.6.4-d 4.6.5-e 4.8-a"})
def _(game: GreatLakes) -> None:
    """nothing is borrowed for interest: the bank gets what there is"""
    game.interest._settle = lambda company, due: game.interest._pay_in_part(company)  # type: ignore[method-assign]


@wrong("cash-left-does-not-help", {"18GL": "4.6.4-b 4.8-e 4.6.4-d"})
def _(game: GreatLakes) -> None:
    """where the earnings are too small a loan is taken, though there is money left in the treasury"""
    begin = game.interest.begin

    def early(company: Company) -> None:
        on_loans, _ = game.interest._lacking(company)
        if on_loans > (game.table.turn.revenue or 0) > 0 and game.raising.can(company):
            game.loans.take(company)
        begin(company)

    game.interest.begin = early  # type: ignore[method-assign]


@wrong("bonds-bear-no-interest", {"18GL": "4.6.5-a 4.6.5-b"})
def _(game: GreatLakes) -> None:
    """bonds cost nothing"""
    game.interest.on_bonds = lambda company: 0  # type: ignore[method-assign]
    game.interest._of_bonds_of = lambda player: 0  # type: ignore[method-assign]


@wrong("bond-interest-goes-to-the-bank", {"18GL": "4.6.5-a"})
def _(game: GreatLakes) -> None:
    """the bank gets the interest of all bonds"""
    game.interest._of_bonds_of = lambda player: 0  # type: ignore[method-assign]


@wrong("market-bonds-bear-no-interest", {"18GL": "4.6.5-b"})
def _(game: GreatLakes) -> None:
    """bonds in the open market cost nothing"""
    bonds, issued = game.bonds, game.bonds.issued
    interest, on_bonds = game.interest, game.interest.on_bonds

    def but_the_market(company: Company) -> int:
        bonds.issued = lambda: issued() - bonds.held(POOL)  # type: ignore[method-assign]
        try:
            return on_bonds(company)
        finally:
            bonds.issued = issued  # type: ignore[method-assign]

    interest.on_bonds = but_the_market  # type: ignore[method-assign]


@wrong("treasury-bonds-bear-interest", {"18GL": "4.6.5-c"})
def _(game: GreatLakes) -> None:
    """bonds in the treasury cost interest, too"""
    bonds, on_bonds = game.bonds, game.interest.on_bonds
    game.interest.on_bonds = lambda company: (  # type: ignore[method-assign]
        on_bonds(company) + bonds.in_treasury(company) * bonds.terms.interest
    )


@wrong("bonds-bear-interest-by-treasury-alone", {"18GL": "4.6.5-d"})
def _(game: GreatLakes) -> None:
    """interest on bonds that the treasury cannot pay is not taken off the earnings"""
    lacking = game.interest._lacking
    game.interest._lacking = lambda company: (lacking(company)[0], 0)  # type: ignore[method-assign]


@wrong("one-holder-of-bonds-is-paid", {"18GL": "4.6.5-a"})
def _(game: GreatLakes) -> None:
    """of several players with bonds only the first in seat order has interest"""
    interest, of_bonds = game.interest, game.interest._of_bonds_of

    def first_only(player: Player) -> int:
        holders = [other for other in game.state.players if game.bonds.held(f"player:{other.id}")]
        return of_bonds(player) if holders[:1] == [player] else 0

    interest._of_bonds_of = first_only  # type: ignore[method-assign]
