"""Trains: what can be bought, phases, rusting, export, discards, and what a purchase needs."""

from collections.abc import Callable
from dataclasses import dataclass

from ..actions import BuyTrainMove
from ..components import TrainCard
from ..state import Actor, Company, GoneTrain, Pending, StackTrain, Train
from .market import Market
from .table import Illegal, Table

BANK = "bank"
POOL = "pool"


@dataclass(frozen=True, slots=True)
class Offer:
    """A train on sale: its rank, its price in $ and where it lies."""

    train: str
    price: int
    source: str


class Trains:
    """The depot and the companies' trains (sections 23, 25, 26)."""

    def __init__(self, table: Table, market: Market) -> None:
        self.table = table
        self.market = market
        self.depot = table.state.depot
        self.on_phase: list[Callable[[str], None]] = []

    def card(self, train: str) -> TrainCard:
        """The card of a rank of trains.

        Raises:
            Illegal: there is no such train.
        """
        card = self.table.box.trains_by_name.get(train)
        if card is None:
            raise Illegal("no-such-train", f"There is no {train}-train in this game.")
        return card

    def limit(self) -> int:
        """How many trains a company may own in the present phase."""
        return self.table.phase.train_limit

    # what is on sale ----------------------------------------------------------------------------------

    def top_of_stack(self) -> StackTrain | None:
        """The train with the lowest number that the bank still has."""
        for entry in self.depot.stack:
            if entry.left is None or entry.left > 0:
                return entry
        return None

    def bank_offers(self) -> list[Offer]:
        """What the bank sells now: its lowest train, and those that a phase has made available early."""
        offers: list[Offer] = []
        for entry in self.depot.stack:
            if entry.left is not None and entry.left <= 0:
                continue
            card = self.card(entry.train)
            early = card.available_from is not None and self.table.box.phase_reached(
                self.table.state.phase, card.available_from
            )
            if not offers or early:
                offers.append(Offer(entry.train, card.price, BANK))
        return offers

    def pool_offers(self) -> list[Offer]:
        """What lies in the bank pool, each at its face value."""
        return [Offer(name, self.card(name).price, POOL) for name in dict.fromkeys(self.depot.pool)]

    def cheapest(self) -> Offer:
        """The cheapest train of bank and pool."""
        return min(self.pool_offers() + self.bank_offers(), key=lambda offer: offer.price)

    # buying -------------------------------------------------------------------------------------------

    def check_source(self, buyer: Company, move: BuyTrainMove) -> None:
        """Refuse a purchase of a train that is not on sale there, or at another price (section 23)."""
        table, card = self.table, self.card(move.train)
        if move.source == BANK:
            offer = next((o for o in self.bank_offers() if o.train == move.train), None)
            if offer is None:
                table.refuse("not-on-sale", f"The bank does not sell {move.train}-trains now.")
            self._check_exchange(buyer, move, card)
            price = card.price if move.exchange is None else card.trade_in_price or card.price
            if move.price != price:
                table.refuse("printed-price", f"The {move.train}-train costs ${price}, not ${move.price}.")
            return
        if move.exchange is not None:
            table.refuse("no-trade-in", "Only a train from the bank can be had in exchange for another.")
        if move.source == POOL:
            if move.train not in self.depot.pool:
                table.refuse("not-in-pool", f"There is no {move.train}-train in the bank pool.")
            if move.price != card.price:
                table.refuse("printed-price", f"A {move.train}-train in the pool costs ${card.price}.")
            return
        self._check_seller(buyer, move)

    def _check_exchange(self, buyer: Company, move: BuyTrainMove, card: TrainCard) -> None:
        if move.exchange is None:
            return
        if card.trade_in_price is None:
            self.table.refuse("no-trade-in", f"No train can be handed in for a {card.name}-train.")
        if all(train.name != move.exchange for train in buyer.trains):
            self.table.refuse(
                "no-train-to-hand-in", f"The {buyer.id} has no {move.exchange}-train to hand in."
            )

    def _check_seller(self, buyer: Company, move: BuyTrainMove) -> None:
        table = self.table
        if not move.source.startswith("company:"):
            raise Illegal(
                "no-such-source", f"Trains come from bank, pool or a company, not from {move.source}."
            )
        seller = table.company(move.source[8:])
        if seller.id == buyer.id:
            table.refuse("own-train", f"The {buyer.id} cannot buy a train from itself.")
        if all(train.name != move.train for train in seller.trains):
            table.refuse("seller-has-none", f"The {seller.id} has no {move.train}-train.")
        if seller.president not in (buyer.president, move.agreed_by):
            table.refuse("no-consent", f"{seller.president}, president of the {seller.id}, has not agreed.")
        if move.price < 1:
            table.refuse("at-least-a-dollar", "A train from another company costs at least $1.")

    def check_room(self, buyer: Company, move: BuyTrainMove) -> None:
        """Refuse a purchase by a company at the present limit, but for a trade-in (section 23)."""
        if move.exchange is None and len(buyer.trains) >= self.limit():
            self.table.refuse(
                "train-limit",
                f"The {buyer.id} has {len(buyer.trains)} trains; {self.limit()} are allowed now.",
            )

    def deliver(self, buyer: Company, move: BuyTrainMove) -> None:
        """Hand the train over, the money being paid already; the phase may change at once."""
        if move.exchange is not None:
            self._remove(buyer, move.exchange)
            self.depot.pool.append(move.exchange)
        if move.source == BANK:
            first = self._take_from_stack(move.train)
            buyer.trains.append(Train(name=move.train))
            if first:
                self.enter_phase_of(move.train)
        elif move.source == POOL:
            if move.train in self.depot.pool:
                self.depot.pool.remove(move.train)
            buyer.trains.append(Train(name=move.train))
        else:
            self._remove(self.table.companies[move.source[8:]], move.train)
            buyer.trains.append(Train(name=move.train))

    def _remove(self, company: Company, train: str) -> None:
        for index, owned in enumerate(company.trains):
            if owned.name == train:
                del company.trains[index]
                return

    def _take_from_stack(self, train: str) -> bool:
        """Take one from the bank; whether it was the first of its rank to leave it."""
        for entry in self.depot.stack:
            if entry.train == train and entry.left is not None:
                entry.left -= 1
        return not self.table.box.phase_reached(self.table.state.phase, self.card(train).starts_phase)

    # phases -------------------------------------------------------------------------------------------

    def enter_phase_of(self, train: str) -> None:
        """Begin the phase that the first train of a rank brings, with all that follows (section 26)."""
        phase = self.card(train).starts_phase
        self.table.state.phase = phase
        for card in self.table.box.trains:
            if card.rusts_at == phase:
                self._rust(card.name)
        for consequence in self.on_phase:
            consequence(phase)
        self.demand_discards()

    def _rust(self, rank: str) -> None:
        gone = 0
        for company in self.table.companies.values():
            before = len(company.trains)
            company.trains = [train for train in company.trains if train.name != rank]
            gone += before - len(company.trains)
        gone += self.depot.pool.count(rank)
        self.depot.pool[:] = [name for name in self.depot.pool if name != rank]
        for entry in self.depot.stack:
            if entry.train == rank and entry.left:
                gone += entry.left
                entry.left = 0
        if gone:
            self._out_of_the_game(rank, gone)

    def _out_of_the_game(self, rank: str, count: int) -> None:
        for entry in self.depot.gone:
            if entry.train == rank:
                entry.count += count
                return
        self.depot.gone.append(GoneTrain(train=rank, count=count))

    def export(self, ranks: frozenset[str] | None = None) -> None:
        """Take the bank's top train out of the game unless it is permanent (section 25).

        ``ranks`` narrows what can be exported.
        """
        top = self.top_of_stack()
        if (
            top is None
            or not self.card(top.train).exportable
            or (ranks is not None and top.train not in ranks)
        ):
            return
        first = self._take_from_stack(top.train)
        self._out_of_the_game(top.train, 1)
        if first:
            self.enter_phase_of(top.train)

    # discards -----------------------------------------------------------------------------------------

    def demand_discards(self) -> None:
        """Every company above the limit has to discard, in operating order (section 23)."""
        companies = [c.id for c in self.table.companies.values() if len(c.trains) > self.limit()]
        if self.table.switches.discard_order == "operating":
            companies = self.market.in_operating_order(companies)
        self.table.state.pending[:0] = [
            Pending(
                kind="discard_train",
                actors=[Actor(kind="company", id=name, by=self.table.companies[name].president)],
                context={"limit": self.limit()},
            )
            for name in companies
        ]

    def discard(self, company: Company, train: str) -> None:
        """Put a train into the pool, unpaid."""
        self._remove(company, train)
        self.depot.pool.append(train)
        if len(company.trains) <= self.limit():
            del self.table.state.pending[0]
