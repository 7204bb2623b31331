"""Parts that no game joins yet, put together: a paid treasury, offices for sale in the pool, half dividends
whose size moves the marker on a chart with rows and columns.
"""

import pytest

from reference_engine.actions import BuySharesMove, DividendMove, SellSharesMove
from reference_engine.components import load_components
from reference_engine.games import TITLES
from reference_engine.rules.certificates.shares import POOL
from reference_engine.rules.certificates.treasury_shares import TreasuryShares
from reference_engine.rules.market.drops import EachShareDrops
from reference_engine.rules.market.grid_market import GridMarket
from reference_engine.rules.market.price_moves import ByPayment
from reference_engine.rules.market.round_end import SoldOutRises
from reference_engine.rules.setup import Start
from reference_engine.rules.stock.launches import Launches
from reference_engine.rules.stock.offices_in_the_pool import OfficesInThePool
from reference_engine.rules.stock.over_limit import OverLimit
from reference_engine.rules.stock.sale_limits import AfterOperating
from reference_engine.rules.stock.sales import Sales
from reference_engine.rules.stock.stock_rounds import StockRounds
from reference_engine.rules.stock.trade_terms import TreasuryTerms
from reference_engine.rules.table import Illegal, Table
from reference_engine.rules.turns.course import Course
from reference_engine.rules.turns.dividend_kinds import HalfDividends
from reference_engine.rules.turns.dividends import Dividends
from reference_engine.rules.turns.operating_order import OperatingOrder
from reference_engine.rules.turns.turns import Turns
from reference_engine.state import Actor, Company, OperatingRound, OperatingTurn, Rules
from trackwalker.paths import features_dir

ALICE, BOB = Actor(kind="player", id="Alice"), Actor(kind="player", id="Bob")


class Joined:
    """One company on the chart of 18Chesapeake, whose certificates lie in its treasury."""

    def __init__(self, company: str = "B&O", par: int = 80) -> None:
        title, box = TITLES["18Chesapeake"], load_components(features_dir(), "18Chesapeake")
        switches = title.switches(Rules(readings={}, deviations=[]))
        start = Start(box, ["Alice", "Bob"], box.edition, {}, Rules(), switches, {"P6": "PRR"})
        self.table = Table(box, title.rules.fresh(start), switches)
        self.market = GridMarket(self.table)
        self.shares = TreasuryShares(self.table, self.market)
        self.sales = Sales(self.table, self.market, self.shares, EachShareDrops(), AfterOperating(self.table))
        self.course = Course(self.table)
        self.stock = StockRounds(
            self.table,
            self.shares,
            self.sales,
            TreasuryTerms(self.table, self.market),
            Launches(self.table, self.market, self.shares),
            OverLimit(self.table, self.shares, self.sales),
            self.course,
            SoldOutRises(self.table, self.market, self.shares),
        )
        self.offices = OfficesInThePool(self.table, self.shares, self.stock)
        self.turns = Turns(self.table, OperatingOrder(self.table, self.market))
        self.dividends = Dividends(
            self.table,
            self.shares,
            self.turns,
            HalfDividends(self.table),
            ByPayment(self.table, self.market),
        )
        self.company: Company = self.table.companies[company]
        for number, certificate in enumerate(self.table.certificates[company]):
            certificate.holder = "player:Alice" if number == 0 else self.shares.unsold_holder(company)
        self.market.start(company, par)
        self.company.par, self.company.president, self.company.floated = par, "Alice", True
        for player in self.table.state.players:
            player.cash = 1000
        self.stock.start(2)

    def in_its_turn(self, revenue: int) -> None:
        """The company decides about a revenue, in $."""
        self.table.state.round = OperatingRound(
            set=1, number=1, of=1, order=[], done=[], turn=None, exported=False
        )
        self.table.operating_round.turn = OperatingTurn(
            company=self.company.id, step="dividend", laid=[], tokens=0, revenue=revenue, routes=[], bought=[]
        )


@pytest.fixture
def joined() -> Joined:
    return Joined()


def test_the_treasury_is_paid_the_market_price(joined: Joined) -> None:
    own = joined.shares.unsold_holder("B&O")
    joined.offices.buy(BuySharesMove(actor=ALICE, company="B&O", percent=10, source=own))()
    assert joined.company.cash == joined.market.price_of("B&O")
    assert joined.shares.player_holds("B&O", "Alice") == 30


def test_each_share_sold_is_one_row_down_once_the_company_has_operated(joined: Joined) -> None:
    joined.shares.move("B&O", 30, joined.shares.unsold_holder("B&O"), "player:Alice")
    sale = SellSharesMove(actor=ALICE, company="B&O", percent=20)
    with pytest.raises(Illegal, match="has not operated"):
        joined.stock.sell(sale)
    joined.company.operated = True
    before = joined.market.find("B&O")
    joined.stock.sell(sale)()
    after = joined.market.find("B&O")
    assert before is not None
    assert after is not None
    assert (int(after.cell[1]), after.cell[2:]) == (int(before.cell[1]) + 2, before.cell[2:])


def test_the_office_in_the_pool_is_bought_as_a_whole(joined: Joined) -> None:
    joined.shares.president_certificate("B&O").holder = POOL
    joined.company.president, joined.company.receivership = None, True
    price = joined.market.price_of("B&O")
    joined.offices.buy(BuySharesMove(actor=BOB, company="B&O", percent=20, source=POOL))()
    assert (joined.company.president, joined.company.receivership) == ("Bob", False)
    assert joined.table.players["Bob"].cash == 1000 - 2 * price


@pytest.mark.parametrize(
    ("kind", "kept", "moved"), [("payout", 0, 2), ("half", 80, 1), ("withhold", 170, -1)]
)
def test_a_half_dividend_moves_the_marker_by_what_was_paid(
    joined: Joined, kind: str, kept: int, moved: int
) -> None:
    joined.in_its_turn(170)
    before = joined.market.find("B&O")
    joined.dividends.dividend(
        DividendMove(actor=Actor(kind="company", id="B&O", by="Alice"), kind=kind)  # type: ignore[arg-type]
    )()
    after = joined.market.find("B&O")
    assert before is not None
    assert after is not None
    paid = (170 - kept) // 10
    assert joined.company.cash == kept + 8 * paid
    assert joined.table.players["Alice"].cash == 1000 + 2 * paid
    assert int(after.cell.split("c")[1]) - int(before.cell.split("c")[1]) == moved
