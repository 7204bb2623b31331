"""The train step: buying trains, having to buy one, discarding (18Chesapeake 23; 1846 6.5; 18FL 8)."""

from collections.abc import Iterator

from ...actions import BankruptMove, BuyTrainMove, DiscardTrainMove, SellSharesMove
from ...state import Actor, Company, Pending, Player
from ..options import Amounts, Candidate
from ..stock.sales import SalePlan, Sales
from ..table import Commit, Illegal, Table
from ..turns.turns import TurnStep
from .train_deals import TrainDeals
from .trains import Trains


class TrainPurchases(TurnStep):
    """What a company buys in its train step; titles say when it must, and who helps it then.

    A title overrides ``must_buy``, ``needs_help`` and ``check_payment``, and answers the ``sell_shares`` and
    ``bankrupt`` of an emergency.
    """

    name = "trains"

    def __init__(self, table: Table, trains: Trains, deals: TrainDeals, sales: Sales) -> None:
        self.table = table
        self.trains = trains
        self.deals = deals
        self.sales = sales

    @property
    def company(self) -> Company:
        """The company in whose train step we are."""
        return self.table.operating_company

    def president(self) -> Player:
        """Its president."""
        president = self.company.president
        assert president is not None
        return self.table.players[president]

    # what a title says --------------------------------------------------------------------------------

    def must_buy(self, company: Company) -> bool:
        """Whether a company has to get a train."""
        raise NotImplementedError

    def needs_help(self) -> bool:
        """Whether the company can get the train it must buy only with the help of its president."""
        raise NotImplementedError

    def check_payment(self, move: BuyTrainMove, help_needed: int) -> None:
        """Refuse a purchase that may not be paid for like this; ``help_needed`` in $ from the president."""
        raise NotImplementedError

    def sell(self, move: SellSharesMove) -> Commit:
        """Raise money for a train by shares."""
        raise NotImplementedError

    def proposed_sales(self, actor: Actor) -> Iterator[Candidate]:
        """Every sale of shares by which the president could raise money."""
        for company, percent in self.sales.blocks_of(actor.id):
            yield SellSharesMove(actor=actor, company=company, percent=percent)

    def possible_sales(self) -> Iterator[SalePlan]:
        """Every sale that the president could make now to raise money."""
        raise NotImplementedError

    def bankrupt(self, move: BankruptMove) -> Commit:
        """The president has given and sold all he can and it is not enough."""
        raise NotImplementedError

    def bankruptcies(self, actor: Actor) -> Iterator[Candidate]:
        """To go bankrupt."""
        yield BankruptMove(actor=actor)

    # what is due --------------------------------------------------------------------------------------

    def short(self) -> int:
        """What company and president together lack for the cheapest train of bank or pool, in $."""
        return max(0, self.trains.cheapest().price - self.company.cash - self.president().cash)

    def begin(self, company: Company) -> None:  # noqa: ARG002
        """Ask the company what it buys."""
        self.ask()

    def ask(self) -> None:
        """Make the train step's decision the last that is due, in its present form."""
        pending = self.table.state.pending
        pending[:] = [entry for entry in pending if entry.kind not in self.decisions]
        pending.append(self.decision())

    @property
    def decisions(self) -> tuple[str, ...]:
        """The company buys what it likes, or it needs help."""
        return ("buy_train", "emergency")

    def decision(self) -> Pending:
        """What is due in the step as things are."""
        company = self.company
        actor = Actor(kind="company", id=company.id, by=company.president)
        if self.needs_help():
            helper = Actor(kind="player", id=self.president().id)
            context = {"company": company.id, "short": self.short()}
            return Pending(kind="emergency", actors=[actor, helper], context=context)
        must_buy = {"must_buy": self.must_buy(company)}
        return Pending(kind="buy_train", actors=[actor], context=must_buy)

    def faults(self, company: Company, due: Pending) -> Iterator[str]:  # noqa: ARG002
        """What is due follows from trains and money."""
        expected = self.decision()
        if due.kind != expected.kind:
            yield f"kind: expected {expected.kind}, as things are, found {due.kind}"
        for member, value in expected.context.items():
            if due.kind == expected.kind and due.context.get(member) != value:
                yield f"context.{member}: expected {value}, found {due.context.get(member, 'nothing')}"

    def check_may_end(self) -> None:
        """Refuse to end the step while a train has to be bought."""
        if self.must_buy(self.company):
            self.table.refuse("must-own-a-train", f"The {self.company.id} has no train: it must buy one.")

    # buying -------------------------------------------------------------------------------------------

    def buy(self, move: BuyTrainMove) -> Commit:
        """Buy a train; where that is allowed the president pays what the treasury lacks."""
        company = self.company
        self.trains.check_source(company, move)
        self.trains.check_room(company, move)
        self.deals.check_type(company, move)
        help_needed = max(0, move.price - company.cash)
        self.check_payment(move, help_needed)

        def commit() -> None:
            if help_needed:
                president = self.president()
                president.cash -= help_needed
                company.cash += help_needed
            self.deals.carry_out(company, move)
            self.ask()

        return commit

    def offers(self, actor: Actor) -> Iterator[Candidate]:
        """Every train of bank and pool, for its price or in exchange, then those of other companies."""
        company = self.company
        for offer in (*self.trains.bank_offers(), *self.trains.pool_offers()):
            yield BuyTrainMove(actor=actor, train=offer.train, price=offer.price, source=offer.source)
            trade_in = self.trains.card(offer.train).trade_in_price
            if trade_in is not None:
                for own in dict.fromkeys(train.name for train in company.trains):
                    yield BuyTrainMove(
                        actor=actor, train=offer.train, price=trade_in, source=offer.source, exchange=own
                    )
        for seller in self.table.state.companies:
            if seller.id != company.id:
                for train in dict.fromkeys(train.name for train in seller.trains):
                    yield self._offer_of(actor, seller, train)

    def _offer_of(self, actor: Actor, seller: Company, train: str) -> Amounts:
        """A train of another company at every price that can be agreed on."""
        company, face = self.company, self.trains.card(train).price
        agreed = self.table.decider(seller.id)
        move = BuyTrainMove(
            actor=actor,
            train=train,
            price=self.trains.trades.least(company, seller, face),
            source=f"company:{seller.id}",
            agreed_by=agreed if agreed != company.president else None,
        )
        return Amounts(move, "price", (company.cash, min(face, company.cash + self.president().cash)))

    def own_seller(self) -> str | None:
        """Another company of the president's that has a train to sell to this one; he agrees with himself."""
        actor, company = Actor(kind="company", id=self.company.id), self.company
        for other in self.table.state.companies:
            if other is company or other.president != self.president().id:
                continue
            for train in dict.fromkeys(train.name for train in other.trains):
                price = self.trains.trades.least(company, other, self.trains.card(train).price)
                try:
                    self.buy(
                        BuyTrainMove(actor=actor, train=train, price=price, source=f"company:{other.id}")
                    )
                except Illegal:
                    continue
                return other.id
        return None

    def refuse_payment(self, move: BuyTrainMove) -> None:
        """The treasury has not got the price, and nobody helps."""
        company = self.company
        reason = f"The {company.id} has ${company.cash}, not ${move.price}."
        self.table.refuse(
            "treasury-too-small", reason, "with-a-train" if company.trains else "without-a-train"
        )

    def check_purse(self, president: Player, amount: int) -> None:
        """Refuse a purchase for which the president has not got his part."""
        if president.cash < amount:
            self.table.refuse(
                "president-too-poor", f"{president.id} has ${president.cash}, ${amount} is needed."
            )

    # discards -----------------------------------------------------------------------------------------

    def discard(self, move: DiscardTrainMove) -> Commit:
        """Put a train above the limit into the pool (18Chesapeake 23; 1846 6.57)."""
        company = self.table.company(move.actor.id)
        self.trains.check_discard(company, move.train)
        return lambda: self.trains.discard(company, move.train)

    def discards(self, actor: Actor) -> Iterator[Candidate]:
        """A train of each type that the company has."""
        trains = self.table.companies[actor.id].trains
        for name in dict.fromkeys(train.name for train in trains):
            yield DiscardTrainMove(actor=actor, train=name)
