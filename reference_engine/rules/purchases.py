"""The train step: buying, having to buy, and emergency money raising (sections 23, 24)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..actions import BankruptMove, BuyTrainMove, DiscardTrainMove, SellSharesMove
from ..state import Actor, Company, Pending, Player
from . import routes
from .shares import SalePlan
from .table import Commit, Table
from .trains import BANK, POOL

if TYPE_CHECKING:
    from ..game import Game


class TrainPurchases:
    """What a company buys in its train step, and how its president helps when it must but cannot."""

    def __init__(self, game: "Game") -> None:
        self.game = game
        self.table: Table = game.table
        self.trains = game.trains

    @property
    def company(self) -> Company:
        """The company in whose train step we are."""
        return self.game.operating.company

    def president(self) -> Player:
        """Its president."""
        president = self.company.president
        assert president is not None
        return self.table.players[president]

    # what is due --------------------------------------------------------------------------------------

    def must_buy(self, company: Company) -> bool:
        """A company with a route of two revenue places and no train has to get one (section 23)."""
        return not company.trains and routes.has_route(self.game.board, company.id)

    def may_be_helped(self) -> bool:
        """The president may help only a company that must buy and cannot pay bank or pool (section 24)."""
        return self.must_buy(self.company) and self.company.cash < self.trains.cheapest().price

    def short(self) -> int:
        """What company and president together lack for the cheapest train of bank or pool, in $."""
        return max(0, self.trains.cheapest().price - self.company.cash - self.president().cash)

    def ask(self) -> None:
        """Make the train step's decision the last that is due, in its present form."""
        pending = self.table.state.pending
        pending[:] = [entry for entry in pending if entry.kind == "discard_train"]
        company = self.company
        actor = Actor(kind="company", id=company.id, by=company.president)
        if self.may_be_helped():
            helper = Actor(kind="player", id=self.president().id)
            context = {"company": company.id, "short": self.short()}
            pending.append(Pending(kind="emergency", actors=[actor, helper], context=context))
        else:
            context = {"must_buy": self.must_buy(company)}
            pending.append(Pending(kind="buy_train", actors=[actor], context=context))

    def check_may_stop(self) -> None:
        """Refuse to end the step while a train has to be bought."""
        if self.must_buy(self.company):
            self.table.refuse(
                "must-own-a-train", f"The {self.company.id} has a route and no train: it must buy one."
            )

    # buying -------------------------------------------------------------------------------------------

    def buy(self, move: BuyTrainMove) -> Commit:
        """Buy a train; in an emergency the president pays what the treasury lacks."""
        table, company = self.table, self.company
        self.trains.check_source(company, move)
        self.trains.check_room(company, move)
        help_needed = max(0, move.price - company.cash)
        if help_needed:
            self._check_help(move, help_needed)

        def commit() -> None:
            if help_needed:
                president = self.president()
                president.cash -= help_needed
                company.cash += help_needed
            if move.source in (BANK, POOL):
                table.pays_bank(company, move.price)
            else:
                company.cash -= move.price
                table.companies[move.source[8:]].cash += move.price
            self.game.operating.turn.bought.append(move.train)
            self.trains.deliver(company, move)
            self.game.privates.on_train_bought(company)
            self.ask()

        return commit

    def _check_help(self, move: BuyTrainMove, amount: int) -> None:
        table, company, president = self.table, self.company, self.president()
        from_company = move.source not in (BANK, POOL)
        allowed = self.may_be_helped() or (
            table.switches.help_for_any_train and from_company and self.must_buy(company)
        )
        if not allowed:
            table.refuse("treasury-too-small", f"The {company.id} has ${company.cash}, not ${move.price}.")
        elif from_company:
            face = self.trains.card(move.train).price
            if move.price > face:
                table.refuse("face-value-at-most", f"With the president's help it may cost ${face} at most.")
        elif move.price > self.trains.cheapest().price:
            cheapest = self.trains.cheapest()
            table.refuse(
                "cheapest-in-emergency",
                f"The president helps to buy the cheapest train only, the {cheapest.train}-train "
                f"at ${cheapest.price}.",
            )
        if president.cash < amount:
            table.refuse("president-too-poor", f"{president.id} has ${president.cash}, ${amount} is needed.")

    # emergency money raising --------------------------------------------------------------------------

    def sell(self, move: SellSharesMove) -> Commit:
        """The president sells shares, no more than needed, keeping the operating company (section 24)."""
        plan = self._plan_sale(move.company, move.percent)

        def commit() -> None:
            self.game.shares.carry_out_sale(self.president(), plan)
            self.ask()

        return commit

    def _plan_sale(self, company: str, percent: int) -> SalePlan:
        short, shares = self.short(), self.game.shares
        president = self.president().id
        if self.table.switches.over_limit_sells_anywhere and shares.over_limit(president):
            return shares.plan_sale(president, company, percent, company == self.company.id)
        if not short:
            self.table.refuse(
                "enough-money", "There is enough money for the train; nothing more may be sold."
            )
        plan = shares.plan_sale(president, company, percent, company == self.company.id)
        if self._is_more_than_needed(plan, short):
            self.table.refuse("no-more-than-needed", f"One share fewer would do: ${short} is still lacking.")
        return plan

    def _is_more_than_needed(self, plan: SalePlan, short: int) -> bool:
        """Whether a sale would still bring enough without its last share."""
        one_share = plan.proceeds * self.game.shares.limits.share_percent // max(plan.percent, 1)
        return plan.proceeds - one_share >= short

    def possible_sales(self) -> Iterator[SalePlan]:
        """Every sale that the president could make now."""
        short = self.short()
        if short:
            for plan in self.game.shares.sellable(self.president().id, self.company.id):
                if not self._is_more_than_needed(plan, short):
                    yield plan

    def bankrupt(self, move: BankruptMove) -> Commit:
        """The president has given and sold all he can and it is not enough: the game ends (section 24)."""
        president = self.president()
        if not self.short():
            self.table.refuse("not-bankrupt", f"{president.id} can pay for the train.")
        if next(self.possible_sales(), None) is not None:
            self.table.refuse("sell-first", f"{president.id} still has shares that can be sold.")

        def commit() -> None:
            self.company.cash += president.cash
            president.cash = 0
            self.game.ending.finish("bankruptcy", bankrupt=move.actor.id)

        return commit

    # discards -----------------------------------------------------------------------------------------

    def discard(self, move: DiscardTrainMove) -> Commit:
        """Put a train above the limit into the pool (section 23)."""
        company = self.table.company(move.actor.id)
        if all(train.name != move.train for train in company.trains):
            self.table.refuse("no-train-to-discard", f"The {company.id} has no {move.train}-train.")
        return lambda: self.game.trains.discard(company, move.train)
