"""Wrong presidents and limits."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from ...game import Game
from ...games.eighteen_fl import Game18FL
from ...rules.certificates.sized_shares import SizedShares
from ...rules.stock.sales import SalePlan
from ...rules.table import Illegal
from ...state import Company
from ..entries import wrong


@wrong(
    "tie-takes-the-presidency",
    {
        "18Chesapeake": "8-p",
        "1846": "5.12-a",
        "18FL": "5.4-b",
        "18GL": "4.5.2-b",
        "LostAtlas": "SR.pres-a SR.pres-b",
    },
)
def _(game: Game) -> None:
    """a player who equals the president's holding becomes president"""
    shares = game.shares
    successor = shares.successor
    shares.successor = lambda company, president, his_percent: successor(  # type: ignore[method-assign]
        company, president, his_percent - 1
    )


@wrong(
    "presidency-tie-goes-to-the-far-side",
    {
        "18Chesapeake": "8-q",
        "1846": "5.23-b 5.24-d",
        "18FL": "5.4-e",
        "18GL": "4.5.2-e",
        "LostAtlas": "SR.pres-b",
    },
)
def _(game: Game) -> None:
    """of several with equal holdings the one furthest clockwise becomes president"""
    clockwise = game.table.clockwise_from

    def backwards(player: str) -> list[str]:
        order = clockwise(player)
        return [*reversed(order[:-1]), player]

    shares = game.shares
    successor = shares.successor

    def far_side(company: Company, president: str, his_percent: int) -> str | None:
        game.table.clockwise_from = backwards  # type: ignore[method-assign]
        try:
            return successor(company, president, his_percent)
        finally:
            game.table.clockwise_from = clockwise  # type: ignore[method-assign]

    shares.successor = far_side  # type: ignore[method-assign]


@wrong(
    "presidency-never-changes",
    {
        "18Chesapeake": "8-n 8-o 3-n",
        "1846": "5.12-a 5.23-a",
        "18FL": "5.4-a 5.4-c",
        "18GL": "4.5.2-a 4.5.2-c",
        "LostAtlas": "SR.pres-a",
    },
)
def _(game: Game) -> None:
    """the first president stays president"""
    game.shares.take_office_if_due = lambda company: None  # type: ignore[method-assign]


@wrong(
    "president-keeps-the-certificate",
    {
        "18Chesapeake": "8-o",
        "1846": "5.12-b 5.23-a",
        "18FL": "5.4-c 5.3-k",
        "18GL": "4.5.2-c 3.4-r",
        "LostAtlas": "SR.pres-c",
    },
)
def _(game: Game) -> None:
    """a new president takes the office but not the certificate"""

    def hand_over(company: Company, successor: str) -> None:
        company.president = successor

    game.shares.hand_over = hand_over  # type: ignore[method-assign]


@wrong(
    "certificates-make-the-president",
    {"18FL": "1.4-o 5.4-a 5.4-b", "18GL": "4.5.2-a 4.5.2-b", "LostAtlas": "SR.pres-a"},
)
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


@wrong(
    "one-share-makes-a-president", {"18FL": "5.3-j 8.4.3-i", "18GL": "3.4-p 3.4-q", "LostAtlas": "SR.sell-c"}
)
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


@wrong("treasury-stays-with-the-old-president", {"18FL": "5.4-d", "18GL": "4.5.2-d"})
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


@wrong("president-keeps-two-shares", {"18FL": "5.3-j 5.3-k", "LostAtlas": "SR.sell-c SR.pres-a"})
def _(game: Game18FL) -> None:
    """a president does not sell the shares of the president's certificate, whoever could take it"""
    plan_sale = game.sales.plan

    def keep(player: str, company_id: str, percent: int, keep_president: bool = False) -> SalePlan:
        plan = plan_sale(player, company_id, percent, keep_president)
        left = game.shares.player_holds(company_id, player) - percent
        office = game.shares.president_certificate(company_id)
        if office.holder == f"player:{player}" and left < office.percent:
            game.table.refuse("president-certificate-stays", "He cannot sell the president's certificate.")
        return plan

    game.sales.plan = keep  # type: ignore[method-assign]


@wrong("office-makes-room", {"18FL": "5.3-f", "18GL": "4.1.2-j"})
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


class _WithoutOption(SizedShares):
    @property
    def player_limit(self) -> int:
        """The limit of the rules without options."""
        return self.limits.player_limit


@wrong("option-does-not-count", {"18FL": "1.4-v"})
def _(game: Game18FL) -> None:
    """the holding limit of the optional rule is that of the others"""
    game.shares.__class__ = _WithoutOption


@wrong("two-shares-take-over-thirty-percent", {"18Chesapeake": "4-f"})
def _(game: Game) -> None:
    """two ordinary shares are enough to take over a president's certificate of three, among two players"""
    shares, successor = game.shares, game.shares.successor

    def for_two(company: Company, president: str, his_percent: int) -> str | None:
        found = successor(company, president, his_percent)
        two, others = 2 * shares.share_percent(company.id), game.table.clockwise_from(president)[:-1]
        enough = max(two, his_percent + 1)
        return found or next((p for p in others if shares.player_holds(company.id, p) >= enough), None)

    shares.successor = for_two  # type: ignore[method-assign]
