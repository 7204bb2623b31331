"""Wrong presidents and limits of companies of two sizes."""

from ...games.eighteen_fl import Game18FL
from ...rules.stock.preferred_shares import PreferredShares
from ...rules.stock.shares import SalePlan
from ...rules.table import Illegal
from ...state import Company
from ..entries import wrong


@wrong("certificates-make-the-president", {"18FL": "1.4-o 5.4-a 5.4-b"})
def _(game: Game18FL) -> None:
    """whoever holds more certificates is president, whatever they are worth"""
    shares = game.shares

    def papers(company: str, player: str) -> int:
        return sum(paper.holder == f"player:{player}" for paper in game.table.certificates[company])

    def successor(company: Company, president: str, his_percent: int) -> str | None:
        del his_percent
        best, most = None, papers(company.id, president)
        for player in game.table.clockwise_from(president)[:-1]:
            if papers(company.id, player) > most:
                best, most = player, papers(company.id, player)
        return best

    shares.successor = successor  # type: ignore[method-assign]


@wrong("one-share-makes-a-president", {"18FL": "5.3-j 8.4.3-i"})
def _(game: Game18FL) -> None:
    """a player with one share can become president"""

    def successor(company: Company, president: str, his_percent: int) -> str | None:
        best, best_percent = None, his_percent
        for player in game.table.clockwise_from(president)[:-1]:
            percent = game.shares.player_holds(company.id, player)
            if percent > best_percent:
                best, best_percent = player, percent
        return best

    game.shares.successor = successor  # type: ignore[method-assign]


@wrong("treasury-stays-with-the-old-president", {"18FL": "5.4-d"})
def _(game: Game18FL) -> None:
    """a president who loses the office takes the treasury with him"""
    hand_over = game.shares.hand_over

    def plunder(company: Company, successor: str) -> None:
        old = company.president
        hand_over(company, successor)
        if old is not None:
            game.table.players[old].cash += company.cash
            company.cash = 0

    game.shares.hand_over = plunder  # type: ignore[method-assign]


@wrong("president-keeps-two-shares", {"18FL": "5.3-j 5.3-k"})
def _(game: Game18FL) -> None:
    """a president does not sell the shares of the president's certificate, whoever could take it"""
    plan_sale = game.shares.plan_sale

    def keep(player: str, company_id: str, percent: int, keep_president: bool = False) -> SalePlan:
        plan = plan_sale(player, company_id, percent, keep_president)
        left = game.shares.player_holds(company_id, player) - percent
        office = game.shares.president_certificate(company_id)
        if office.holder == f"player:{player}" and left < office.percent:
            game.table.refuse("president-certificate-stays", "He cannot sell the president's certificate.")
        return plan

    game.shares.plan_sale = keep  # type: ignore[method-assign]


@wrong("office-makes-room", {"18FL": "5.3-f"})
def _(game: Game18FL) -> None:
    """a purchase above the certificate limit is allowed if it brings the office"""
    check = game.shares.check_room_for

    def lenient(player: str, company: str, percent: int) -> None:
        president = game.table.companies[company].president
        try:
            check(player, company, percent)
        except Illegal as refusal:
            held = game.shares.player_holds(company, player) + percent
            overtakes = president not in (None, player) and held > game.shares.player_holds(
                company, president or player
            )
            if refusal.rule != "certificate-limit" or not overtakes:
                raise

    game.shares.check_room_for = lenient  # type: ignore[method-assign]


class _WithoutOption(PreferredShares):
    @property
    def player_limit(self) -> int:
        """The limit of the rules without options."""
        return self.limits.player_limit


@wrong("option-does-not-count", {"18FL": "1.4-v"})
def _(game: Game18FL) -> None:
    """the holding limit of the optional rule is that of the others"""
    game.shares.__class__ = _WithoutOption
