"""When a company is formed of others that have no train, and how (18GL 4.5.1.2)."""

from ...actions import BuyBondMove, BuySharesMove
from ...state import Certificate, Company
from ..certificates.shares import POOL, Shares
from ..debts.bonds import Bonds
from ..failure.closing_bankruptcy import Closes
from ..market.market import Market
from ..table import Commit, Table
from ..turns.operating_order import OperatingOrder
from .exchange import Exchange, Left
from .merger_price import MergerPrice
from .takeover import IndebtedTakeover
from .token_replacement import TokenReplacement


class Formation:
    """At the beginning of some phases, once the trains of an earlier one have gone."""

    def __init__(
        self,
        table: Table,
        market: Market,
        shares: Shares,
        bonds: Bonds,
        order: OperatingOrder,
        exchange: Exchange,
        replacement: TokenReplacement,
        closing: Closes,
    ) -> None:
        self.table = table
        self.market = market
        self.shares = shares
        self.bonds = bonds
        self.order = order
        self.exchange = exchange
        self.price = MergerPrice(table, market)
        self.takeover = IndebtedTakeover(table, market, bonds)
        self.replacement = replacement
        self.closing = closing
        assert table.box.national is not None
        self.card = table.box.national

    @property
    def national(self) -> Company | None:
        """The company, once it has been formed."""
        return self.table.companies.get(self.card.id)

    def on_phase(self, phase: str) -> None:
        """Form the company, if this is an occasion and enough companies have to merge."""
        if not self.table.box.phase(phase).forms_national or self.national is not None:
            return
        merging = [company.id for company in self.table.state.companies if self.must_merge(company)]
        if len(merging) >= min(form.companies for form in self.card.forms):
            self._form(merging)

    def must_merge(self, company: Company) -> bool:
        """Whether a company has operated before and has no train now."""
        operated = company.operated
        match self.table.switches.operated_before_the_merger:
            case "first-occasion":
                operated = operated and not company.late_start
            case "run":
                operated = operated and not company.never_ran
        return operated and not company.closed and not company.trains

    def _form(self, merging: list[str]) -> None:
        form = self.exchange.form(len(merging))
        national = Company(
            id=self.card.id,
            kind="national",
            share_count=100 // form.share_percent,
            president=None,
            par=None,
            floated=False,
            operated=False,
            closed=False,
            cash=0,
            trains=[],
            tokens=[],
            tokens_left=self.card.more_tokens,
            merged=merging,
        )
        name, holder = national.id, self.exchange.treasury
        certificates = [
            Certificate(company=name, percent=percent, president=at == 0, holder=holder)
            for at, percent in enumerate(form.certificates)
        ]
        self.table.add_company(national, certificates)
        self.bonds.put_into_play()
        self._go_on()

    def _go_on(self) -> None:
        if self.exchange.go_on():
            self._finish(self.exchange.finish())

    # the choice of a player ---------------------------------------------------------------------------

    def take_share(self, move: BuySharesMove) -> Commit:
        """A player takes a share for two old ones."""
        return self._then_on(self.exchange.take_share(move))

    def take_bond(self, move: BuyBondMove) -> Commit:
        """A player takes a bond for two old shares."""
        return self._then_on(self.exchange.take_bond(move))

    def _then_on(self, choice: Commit) -> Commit:
        def commit() -> None:
            choice()
            self._go_on()

        return commit

    # what follows -------------------------------------------------------------------------------------

    def _finish(self, left: Left) -> None:
        """All have exchanged: office, price, goods, money, tokens, and the turn in this round."""
        national = self.national
        assert national is not None
        merged = [self.table.companies[name] for name in national.merged]
        self._fill_office(national)
        row, column = self.price.cell(national.merged)
        for company in merged:
            self.takeover.of_goods(company, national)
        self.market.enter(national.id, row, column)
        national.par, national.floated = self.market.price_of(national.id), True
        self.takeover.settle_loans(national)
        self.table.bank_pays(national, left.nobody * self.market.price_of(national.id))
        self.replacement.begin()
        self._take_place_in_the_round(national)
        if national.president is None and self.table.switches.national_of_nobody_closes:
            self.closing.close(national.id)

    def _fill_office(self, national: Company) -> None:
        """The president's certificate decides, else who had a share first; without either it is vacant."""
        office = self.shares.president_certificate(national.id)
        if office.holder.startswith("player:"):
            national.president = office.holder.removeprefix("player:")
        else:
            national.president = self.exchange.first_holder(national)
        if national.president is None:
            national.receivership = True
            self.shares.move(national.id, office.percent, POOL, office.holder)
            office.holder = POOL
        self.shares.take_office_if_due(national)

    def _take_place_in_the_round(self, national: Company) -> None:
        """It operates in this round if none of the merged companies has."""
        current = self.table.operating_round
        if any(name in current.done for name in national.merged):
            current.done.append(national.id)
            national.waited = True
        self.order.sort()
