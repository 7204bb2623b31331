"""Stock rounds (sections 6 to 11)."""

from collections.abc import Callable, Iterator
from typing import Protocol

from ...actions import BuySharesMove, ParMove, PassMove, SellSharesMove
from ...state import Actor, Certificate, Company, Pending, Sale, StockRound, StockTurn
from ..certificates.shares import IPO, POOL, Shares
from ..market.round_end import RoundEnd
from ..options import Candidate
from ..table import Commit, Table
from ..turns.course import Course
from .launches import Launches
from .over_limit import OverLimit
from .sales import Sales
from .trade_terms import TradeTerms


class BeginningAgain(Protocol):
    """A stock round that is no sooner over than it begins again."""

    def is_due(self, number: int) -> bool:
        """Whether stock round ``number`` begins again."""

    def ask(self) -> None:
        """Put what has to be decided before that."""


class StockRounds:
    """A turn: sell, then buy one certificate, or pass; all passing in succession ends the round."""

    def __init__(
        self,
        table: Table,
        shares: Shares,
        sales: Sales,
        terms: TradeTerms,
        launches: Launches,
        limit: OverLimit,
        course: Course,
        round_end: RoundEnd | None = None,
    ) -> None:
        self.table = table
        self.shares = shares
        self.sales = sales
        self.terms = terms
        self.launches = launches
        self.limit = limit
        self.course = course
        self.round_end = round_end
        self.on_turn_over: Callable[[StockTurn], None] = lambda turn: None  # noqa: ARG005
        self.again: BeginningAgain | None = None

    @property
    def round(self) -> StockRound:
        """The stock round in progress."""
        current = self.table.state.round
        assert isinstance(current, StockRound)
        return current

    def start(self, number: int) -> None:
        """Begin a stock round with the holder of the priority deal."""
        first = self.table.state.priority
        if self.table.players[first].bankrupt:
            first = self.table.state.priority = self.table.left_of(first)
        self.table.state.round = StockRound(
            number=number,
            passed=[],
            sold=[],
            last_trader=None,
            turn=StockTurn(player=first, sold=[], bought=None),
        )
        self._ask(first)

    def _ask(self, player: str) -> None:
        self.table.state.pending.append(
            Pending(kind="stock_turn", actors=[Actor(kind="player", id=player)], context={})
        )

    def next_turn(self, after: str | None = None) -> None:
        """Whoever is on the left is asked; what a company has to decide comes before that.

        ``after``: on whose left, if not of the player whose turn it was.
        """
        self.on_turn_over(self.round.turn)
        player = self.table.left_of(after or self.round.turn.player)
        pending = self.table.state.pending
        pending[:] = [due for due in pending if due.kind != "stock_turn"]
        self.round.turn = StockTurn(player=player, sold=[], bought=None)
        self._ask(player)

    # buying -------------------------------------------------------------------------------------------

    def check_may_buy(self, player: str, company: str, source: str) -> None:
        """Refuse to buy what one has sold in this round, or to buy before one has sold enough."""
        from_ipo = source == IPO and self.table.switches.buying_back == "from-ipo"
        if not from_ipo and any(
            sale.player == player and sale.company == company for sale in self.round.sold
        ):
            self.table.refuse(
                "sold-this-round", f"{player} has sold shares of the {company} in this stock round."
            )
        self.limit.check(player)

    def check_can_pay(self, player: str, price: int) -> None:
        """Refuse what a player has not got the money for."""
        cash = self.table.players[player].cash
        if cash < price:
            self.table.refuse("cannot-pay", f"{player} has ${cash}, not ${price}.")

    def buy(self, move: BuySharesMove) -> Commit:
        """Buy an ordinary certificate of those that have not been sold yet, or from the pool."""
        company = self.table.share_company(move.company)
        return self.buy_certificate(move, company, self._certificate_on_sale(company, move))

    def buy_certificate(
        self, move: BuySharesMove, company: Company, certificate: Certificate | None
    ) -> Commit:
        """Buy this certificate; None only where the rule that there has to be one is left out."""
        player = move.actor.id
        self.check_may_buy(player, company.id, move.source)
        percent = certificate.percent if certificate else move.percent
        self._check_exchange(company, move)
        price = self.terms.price_each(company, move.source) * percent // self.shares.share_percent(company.id)
        self.check_can_pay(player, price)
        self.shares.check_room_for(player, company.id, percent)

        def commit() -> None:
            if move.source == POOL and self.shares.is_lost_to(company, player):
                self.shares.take_out_another(company, player)
                self.bought(player)
                return
            self.terms.pay(player, company, move.source, price)
            if certificate is not None:
                certificate.holder = "player:" + player
            if move.source == POOL or self.table.switches.every_purchase_takes_one_out:
                self.shares.take_out_another(company, player)
            self.shares.take_office_if_due(company)
            self.shares.float_if_due(company)
            self.bought(player)

        return commit

    def purchases(self, actor: Actor) -> Iterator[Candidate]:
        """Every size of certificate that lies on sale somewhere, perhaps also in exchange."""
        exchanges = (False, True) if self.table.switches.office_exchange_optional else (False,)
        for company in self.table.state.companies:
            for source in self.sellers(company) if company.par is not None else ():
                for percent in self.shares.sizes_on_sale(company.id, source):
                    for exchange in exchanges:
                        yield BuySharesMove(
                            actor=actor, company=company.id, percent=percent, source=source, exchange=exchange
                        )

    def _certificate_on_sale(self, company: Company, move: BuySharesMove) -> Certificate | None:
        if company.par is None:
            self.table.refuse(
                "president-first",
                f"The president's certificate of the {company.id} is bought first.",
            )
        sellers = self.sellers(company)
        if move.source not in sellers:
            self.table.refuse(
                "bank-sells-shares",
                f"Shares are bought from {' or '.join(sellers)}, not from {move.source}.",
            )
        certificate = self.shares.one(company.id, move.source, move.percent)
        if certificate is None:
            self.table.refuse(
                "no-such-certificate",
                f"No {move.percent}% certificate of the {company.id} lies in the {move.source}.",
            )
        return certificate

    def _check_exchange(self, company: Company, move: BuySharesMove) -> None:
        """Refuse to exchange shares where nothing is exchanged by choice."""
        if move.exchange and not self.table.switches.office_exchange_optional:
            self.table.refuse("no-exchange", f"Shares of the {company.id} are not exchanged.")

    def sellers(self, company: Company) -> tuple[str, ...]:
        """Where shares of a company can be bought."""
        return (self.shares.unsold_holder(company.id), POOL)

    def bought(self, player: str) -> None:
        """A purchase ends the turn."""
        self.acted(player)
        self.next_turn()

    def acted(self, player: str) -> None:
        """A player has done something other than passing."""
        self.round.passed.clear()
        self.round.last_trader = player

    def check_par_value(self, price: int) -> None:
        """Refuse a par value that the chart does not offer."""
        self.launches.check_par_value(price)

    def par(self, move: ParMove) -> Commit:
        """Buy the president's certificate and start the company at a par value (section 8)."""
        table, player = self.table, move.actor.id
        company = table.share_company(move.company)
        certificate = self.shares.president_certificate(company.id)
        if company.par is not None or certificate.holder != self.shares.unsold_holder(company.id):
            table.refuse(
                "already-started", f"The president's certificate of the {company.id} is not for sale."
            )
        self.check_par_value(move.price)
        self.check_may_buy(player, company.id, certificate.holder)
        self.launches.check_size(move)
        price = move.price * certificate.percent // self.shares.share_percent(company.id)
        self.check_can_pay(player, price)
        self.shares.check_room_for(player, company.id, certificate.percent)

        def commit() -> None:
            self.launches.prepare(company, move)
            self.terms.pay(player, company, certificate.holder, price)
            certificate.holder = "player:" + player
            self.start_company(company, player, move.price)
            self.bought(player)

        return commit

    def pars(self, actor: Actor) -> Iterator[Candidate]:
        """Every company that has not started, at every par value, of every size."""
        sizes: tuple[int | None, ...] = self.table.phase.sizes
        for company in self.table.state.companies:
            for value in sorted(self.table.box.market.par_cells) if company.par is None else ():
                for size in sizes if len(sizes) > 1 else (None,):
                    yield ParMove(actor=actor, company=company.id, price=value, shares=size)

    def start_company(self, company: Company, president: str, par: int) -> None:
        """The president's certificate of a company has been sold, and its par value set."""
        self.launches.start(company, president, par)

    # selling ------------------------------------------------------------------------------------------

    def sell(self, move: SellSharesMove) -> Commit:
        """Sell shares of one company; a turn may hold several sales (section 9)."""
        table, player, turn = self.table, move.actor.id, self.round.turn
        instead = self.limit.instead_of_sale(move)
        if instead is not None:
            return instead
        if self.round.number == 1 and not table.switches.first_round_sales:
            table.refuse("no-sales-yet", "No shares are sold in the first stock round.")
        if self.limit.is_done_with(move.company):
            table.refuse("one-block-a-turn", f"{player} has sold shares of the {move.company} in this turn.")
        plan = self.sales.plan(player, move.company, move.percent)

        def commit() -> None:
            self.sales.carry_out(table.players[player], plan, first=move.company not in turn.sold)
            if move.company not in turn.sold:
                turn.sold.append(move.company)
            if not any(s.player == player and s.company == move.company for s in self.round.sold):
                self.round.sold.append(Sale(player=player, company=move.company))
            self.acted(player)

        return commit

    def proposed_sales(self, actor: Actor) -> Iterator[Candidate]:
        """Every number of shares that the player has of a company."""
        for company, percent in self.sales.blocks_of(actor.id):
            yield SellSharesMove(actor=actor, company=company, percent=percent)

    # passing and the end ------------------------------------------------------------------------------

    def pass_turn(self, move: PassMove) -> Commit:
        """End the turn; without a trade in it that is a pass (sections 7, 11)."""
        player = move.actor.id
        self.limit.check(player)

        def commit() -> None:
            if not self.round.turn.sold and not self.round.turn.bonds_sold:
                self.round.passed.append(player)
            if len(self.round.passed) == len(self.table.active):
                self._finish()
            else:
                self.next_turn()

        return commit

    def _finish(self) -> None:
        """Priority deal, prices, then the operating rounds (section 11)."""
        table, number = self.table, self.round.number
        table.state.pending.clear()
        if self.again is not None and self.again.is_due(number):
            self.again.ask()
            return
        if self.round.last_trader is not None:
            table.state.priority = table.left_of(self.round.last_trader)
        self.adjust_prices()
        self.course.over(number)

    def adjust_prices(self) -> None:
        """Prices move at the end of a stock round, in some games."""
        if self.round_end is not None:
            self.round_end.adjust()

    def next(self) -> None:
        """Nothing is pending: it is the next player's turn."""
        self._ask(self.round.turn.player)
