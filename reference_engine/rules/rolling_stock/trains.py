"""Trains: what can be bought, phases, rusting, export, discards, and what a purchase needs.

A card of some ranks has two sides, two types of train at different prices; the buyer picks one, by which the
train is named ever after, while the bank and the trains out of the game are counted by rank.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from ...actions import BuyTrainMove
from ...components import TrainCard
from ...state import Actor, Company, GoneTrain, Pending, StackTrain, Train
from ..market.market import Market
from ..table import Illegal, Table
from .train_trades import FreeTrades, TrainTrades

BANK = "bank"
POOL = "pool"


@dataclass(frozen=True, slots=True)
class Offer:
    """A train on sale: its type, its price in $ and where it lies."""

    train: str
    price: int
    source: str


class Spares(Protocol):
    """Companies whose trains do not leave them at once when they rust."""

    def rust(self, company: Company, rusted: list[Train]) -> bool:
        """Trains of a company are rusting; whether it keeps them for the time being."""


class Trains:
    """The depot and the companies' trains (18Chesapeake 23, 25, 26; 1846 6.5, 8).

    ``on_phase`` is told of a new phase after its trains have rusted and before anybody discards,
    ``on_settled`` when it is known who has to; what it asks comes first.
    ``on_delivery`` of every train that has been bought, before the phase changes.
    """

    def __init__(self, table: Table, market: Market, trades: TrainTrades | None = None) -> None:
        self.table = table
        self.market = market
        self.trades = trades or FreeTrades(table)
        self.depot = table.state.depot
        self.on_phase: list[Callable[[str], None]] = []
        self.on_settled: list[Callable[[str], None]] = []
        self.on_delivery: list[Callable[[Company, Train], None]] = []
        self.on_return: list[Callable[[Company], None]] = []
        """Told of every company that has discarded a train."""
        self.is_tied: Callable[[Company, str], bool] = lambda company, train: False  # noqa: ARG005
        """Whether all trains of a type that a company has are tied to it, so that it sells none."""
        self.spares: Spares | None = None

    def card(self, train: str) -> TrainCard:
        """The card of a type of train.

        Raises:
            Illegal: there is no such train.
        """
        card = self.table.box.trains_by_name.get(train)
        if card is None:
            raise Illegal("no-such-train", f"There is no {train}-train in this game.")
        return card

    def limit(self, company: Company) -> int | None:
        """How many trains a company of its size may own in the present phase; None: as many as it likes.

        The national company may own more than others (18GL 2), and so may a company whose charter says so.
        """
        allowed, national = self.table.phase.trains_allowed(company.share_count or 0), self.table.box.national
        if allowed is None:
            return None
        more = sum(charter.ability.more_trains for charter in self.table.charters(company))
        if national is not None and company.id == national.id:
            more += national.more_trains
        return allowed + more

    def lasting(self, company: Company) -> list[Train]:
        """A company's trains that are not phased out."""
        return [train for train in company.trains if not train.phased_out]

    def has_one(self, company: Company) -> bool:
        """Whether a company has a train as far as its duty goes: one that lasts, or one that is phased out
        and after this turn has its last run still to come (by readings of 1846 6.3 and 6.58).
        """
        return any(train.spared or not train.phased_out for train in company.trains)

    def counted(self, company: Company) -> int:
        """How many trains of a company count for the limit (section 6.54)."""
        return len(self.lasting(company))

    def is_above_limit(self, company: Company, more: int = 0) -> bool:
        """Whether a company has more trains than it may own, or would have with so many more."""
        limit = self.limit(company)
        return limit is not None and self.counted(company) + more > limit

    def is_phased_out(self, train: str) -> bool:
        """Whether trains of that type are on their way out of the game in the present phase."""
        at = self.card(train).phased_out_at
        return at is not None and self.table.box.phase_reached(self.table.state.phase, at)

    def earliest(self, company: Company) -> Train:
        """Its train of the earliest phase, of one phase the cheaper type; among those that count."""
        phases = [phase.name for phase in self.table.box.phases]

        def age(train: Train) -> tuple[int, int]:
            card = self.card(train.name)
            return phases.index(card.starts_phase), card.price

        return min(self.lasting(company), key=age)

    # what is on sale ----------------------------------------------------------------------------------

    def top_of_stack(self) -> StackTrain | None:
        """The train with the lowest number that the bank still has."""
        for entry in self.depot.stack:
            if entry.left is None or entry.left > 0:
                return entry
        return None

    def bank_offers(self) -> list[Offer]:
        """What the bank sells now: its lowest train, and those that a phase has made available early.

        A card with two sides is on sale as either of them.
        """
        offers: list[Offer] = []
        for entry in self.depot.stack:
            if entry.left is not None and entry.left <= 0:
                continue
            card = self.card(entry.train)
            early = card.available_from is not None and self.table.box.phase_reached(
                self.table.state.phase, card.available_from
            )
            if not offers or early:
                offers += [Offer(face, self.card(face).price, BANK) for face in entry.faces or [entry.train]]
        return offers

    def pool_offers(self) -> list[Offer]:
        """What lies in the bank pool, each at its face value."""
        names = [face for name in self.depot.pool for face in self._returned_as(name)]
        return [Offer(name, self.card(name).price, POOL) for name in dict.fromkeys(names)]

    def _returned_as(self, name: str) -> tuple[str, ...]:
        """The types as which a train in the pool is sold, its own first (1846 6.52)."""
        if self.table.switches.returned_train_keeps_type:
            return (name,)
        return tuple(dict.fromkeys((name, *self.table.box.faces(self.table.box.rank_of(name)))))

    def all_offers(self) -> list[Offer]:
        """What bank and pool sell, the pool's first, that gives a company a train; perhaps nothing.

        That is all: what is phased out leaves the pool, or else (a reading of 1846 6.58) has a run to come.
        """
        return self.pool_offers() + self.bank_offers()

    def lacks_one(self, company: Company) -> bool:
        """Whether a company has no train though there is one on offer."""
        return not self.has_one(company) and bool(self.all_offers())

    def cheapest(self) -> Offer:
        """The cheapest train of bank and pool; of two at one price the one in the pool.

        Raises:
            ValueError: there is none.
        """
        return min(self.all_offers(), key=lambda offer: offer.price)

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
                reason = f"The {move.train}-train costs ${price}, not ${move.price}."
                table.refuse("printed-price", reason, "" if move.exchange is None else "in-exchange")
            return
        if move.exchange is not None and not (move.source == POOL and table.switches.exchange_from_pool):
            table.refuse("no-trade-in", "Only a train from the bank can be had in exchange for another.")
        if move.source == POOL:
            if all(offer.train != move.train for offer in self.pool_offers()):
                table.refuse("not-in-pool", f"There is no {move.train}-train in the bank pool.")
            self._check_exchange(buyer, move, card)
            price = card.price if move.exchange is None else card.trade_in_price or card.price
            if move.price != price:
                table.refuse("printed-price", f"A {move.train}-train in the pool costs ${price}.")
            return
        self._check_seller(buyer, move)

    def _check_exchange(self, buyer: Company, move: BuyTrainMove, card: TrainCard) -> None:
        if move.exchange is None:
            return
        if card.trade_in_price is None:
            self.table.refuse("no-trade-in", f"No train can be handed in for a {card.name}-train.")
        if card.trade_in_of and move.exchange not in card.trade_in_of:
            reason = f"A {move.exchange}-train cannot be handed in for a {card.name}-train."
            self.table.refuse("no-trade-in", reason, "of-this-rank")
        if all(train.name != move.exchange for train in self.lasting(buyer)):
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
        offered = [train for train in seller.trains if train.name == move.train]
        if not offered:
            table.refuse("seller-has-none", f"The {seller.id} has no {move.train}-train.")
        elif all(train.phased_out for train in offered):
            table.refuse(
                "phased-out-is-not-sold", f"The {move.train}-train of the {seller.id} is phased out."
            )
        elif self.is_tied(seller, move.train):
            table.refuse("train-is-tied", f"The {move.train}-train of the {seller.id} is not traded.")
        if seller.kind == "independent" and not table.switches.independents_sell_trains:
            table.refuse(
                "train-of-an-independent", f"The train of the {seller.id} comes only with the {seller.id}."
            )
        self._check_consent(buyer, seller, move)
        if move.price < 1:
            table.refuse("at-least-a-dollar", "A train from another company costs at least $1.")
        self.trades.check(buyer, seller, move.price, self.card(move.train).price)

    def _check_consent(self, buyer: Company, seller: Company, move: BuyTrainMove) -> None:
        decider = self.table.decider(seller.id)
        if decider is None:
            self.table.refuse(
                "nobody-to-agree", f"Nobody can agree to a sale by the {seller.id}: it has no president."
            )
        elif decider not in (buyer.president, move.agreed_by):
            office = "owner" if seller.kind == "independent" else "president"
            self.table.refuse("no-consent", f"{decider}, {office} of the {seller.id}, has not agreed.")

    def check_room(self, buyer: Company, move: BuyTrainMove) -> None:
        """Refuse a purchase by a company at the present limit, but for a trade-in (section 23).

        What the purchase would remove does not help (section 6.56).
        """
        if (
            (move.exchange is None or self.table.switches.exchange_needs_room)
            and self.is_above_limit(buyer, more=1)
            and not self.is_phased_out(move.train)
        ):
            self.table.refuse(
                "train-limit",
                f"The {buyer.id} has {self.counted(buyer)} trains; {self.limit(buyer)} are allowed now.",
            )

    def deliver(self, buyer: Company, move: BuyTrainMove) -> None:
        """Hand the train over, the money being paid already; the phase may change at once."""
        if move.exchange is not None:
            self._hand_in(buyer, move.exchange)
        first = False
        if move.source == BANK:
            first = self.take_from_stack(move.train)
        elif move.source == POOL:
            card = next((name for name in self.depot.pool if move.train in self._returned_as(name)), None)
            if card is not None:
                self.depot.pool.remove(move.train if move.train in self.depot.pool else card)
        else:
            self._remove(self.table.companies[move.source[8:]], move.train)
        bought = Train(name=move.train, phased_out=self.is_phased_out(move.train))
        buyer.trains.append(bought)
        for consequence in self.on_delivery:
            consequence(buyer, bought)
        if first:
            self.enter_phase_of(move.train)

    def _hand_in(self, company: Company, train: str) -> None:
        """A train goes back to the bank for another one: into the pool, or out of the game."""
        self._remove(company, train)
        if self.table.switches.handed_in_trains_leave:
            self._out_of_the_game(self.table.box.rank_of(train), 1)
        else:
            self.depot.pool.append(train)

    def _remove(self, company: Company, train: str) -> None:
        """Take a train away from a company, one that is not phased out if there is one of that name."""
        owned = [mine for mine in company.trains if mine.name == train]
        if owned:
            chosen = min(owned, key=lambda mine: mine.phased_out)
            company.trains = [mine for mine in company.trains if mine is not chosen]

    def take_from_stack(self, train: str) -> bool:
        """Take one from the bank; whether it was the first of its rank to leave it."""
        rank = self.table.box.rank_of(train)
        for entry in self.depot.stack:
            if entry.train == rank and entry.left is not None:
                entry.left -= 1
        return not self.table.box.phase_reached(self.table.state.phase, self.card(train).starts_phase)

    # phases -------------------------------------------------------------------------------------------

    def enter_phase_of(self, train: str) -> None:
        """Begin the phase that the first train of a rank brings, with all that follows (sections 26; 8)."""
        phase = self.card(train).starts_phase
        self.table.state.phase = phase
        discards_first = self.table.switches.discards_before_rust
        for card in self.table.box.ranks:
            if card.rusts_at == phase and not discards_first:
                self._rust(card.name)
        for consequence in self.on_phase:
            consequence(phase)
        self.demand_discards()
        if discards_first:
            self._rust_if_settled()
        for consequence in self.on_settled:
            consequence(phase)

    def _rust_if_settled(self) -> None:
        """Trains that are due rust once nobody has to discard any more (a reading of Lost Atlas EX.out)."""
        if any(due.kind == "discard_train" for due in self.table.state.pending):
            return
        for card in self.table.box.ranks:
            if card.rusts_at and self.table.box.phase_reached(self.table.state.phase, card.rusts_at):
                self._rust(card.name)

    def _rust(self, rank: str) -> None:
        faces = self.table.box.faces(rank)
        gone = self._clear_pool(rank)
        for company in self.table.companies.values():
            # what a company was spared has rusted already
            there = company.trains if self.spares is None else self.lasting(company)
            rusted = [train for train in there if train.name in faces]
            if self.spares is not None and self.spares.rust(company, rusted):
                continue
            company.trains = [train for train in company.trains if train not in rusted]
            self.table.bank_pays(company, len(rusted) * self.card(rank).scrap)
            gone += len(rusted)
        for entry in self.depot.stack:
            if entry.train == rank and entry.left:
                gone += entry.left
                entry.left = 0
        if gone:
            self._out_of_the_game(rank, gone)

    def take_out(self, rank: str, count: int) -> None:
        """So many trains of a rank that nobody has bought leave the game."""
        for entry in self.depot.stack:
            if entry.train == rank and entry.left is not None and count > 0:
                entry.left -= count
                self._out_of_the_game(rank, count)

    def scrap_returned(self, rank: str) -> None:
        """The trains of a rank that lie in the pool leave the game."""
        gone = self._clear_pool(rank)
        if gone:
            self._out_of_the_game(rank, gone)

    def scrap(self, company: Company, train: Train) -> None:
        """A company's train leaves the game."""
        company.trains = [mine for mine in company.trains if mine is not train]
        self._out_of_the_game(self.table.box.rank_of(train.name), 1)

    def scrap_all(self, company: Company) -> None:
        """All trains of a company leave the game."""
        for train in company.trains:
            self.scrap(company, train)

    def _clear_pool(self, rank: str) -> int:
        before, faces = len(self.depot.pool), self.table.box.faces(rank)
        self.depot.pool[:] = [name for name in self.depot.pool if name not in faces]
        return before - len(self.depot.pool)

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
        first = self.take_from_stack(top.train)
        self._out_of_the_game(top.train, 1)
        if self.card(top.train).exported_together:
            self._export_rest(top)
        if first:
            self.enter_phase_of(top.train)

    def _export_rest(self, top: StackTrain) -> None:
        """The others of its rank leave with an exported train; by a reading also those in the pool."""
        if top.left:
            self.take_out(top.train, top.left)
        if self.table.switches.export_clears_pool:
            self.scrap_returned(top.train)

    # discards -----------------------------------------------------------------------------------------

    def demand_discards(self) -> None:
        """Every company above the limit has to discard, in operating order (18Chesapeake 23, 1846 6.57).

        A company without a president gives up the earliest and cheapest by itself, by a reading every one.
        """
        by_itself = self.table.switches.returned_train == "cheapest"
        above = [company for company in self.table.companies.values() if self.is_above_limit(company)]
        for company in above:
            while (company.receivership or by_itself) and self.is_above_limit(company):
                self._return(company, self.earliest(company).name)
        companies = [company.id for company in above if not company.receivership and not by_itself]
        if self.table.switches.discard_order == "operating":
            companies = self.market.in_operating_order(companies)
        self.ask_discards(companies)

    def ask_discards(self, companies: list[str]) -> None:
        """Let each of these companies choose what it discards, one after the other."""
        self.table.state.pending[:0] = [
            Pending(
                kind="discard_train",
                actors=[Actor(kind="company", id=name, by=self.table.companies[name].president)],
                context={"limit": self.limit(self.table.companies[name])},
            )
            for name in companies
        ]

    def check_discard(self, company: Company, train: str) -> None:
        """Refuse to discard a train that the company does not have or may not choose (section 6.57)."""
        if all(mine.name != train for mine in self.lasting(company)):
            self.table.refuse("no-train-to-discard", f"The {company.id} has no {train}-train to discard.")
        elif self.table.switches.returned_train == "earliest":
            due = self.earliest(company).name
            if train != due:
                self.table.refuse("earliest-train-first", f"The {company.id} has to discard a {due}-train.")

    def discard(self, company: Company, train: str) -> None:
        """Put a train into the pool, unpaid."""
        self._return(company, train)
        if not self.is_above_limit(company):
            del self.table.state.pending[0]
            if self.table.switches.discards_before_rust:
                self._rust_if_settled()

    def give_back_all(self, company: Company) -> None:
        """Put all trains of a company into the pool, but for those that have had their time."""
        for train in self.lasting(company):
            self._return(company, train.name)

    def _return(self, company: Company, train: str) -> None:
        self._remove(company, train)
        self.depot.pool.append(train)
        for consequence in self.on_return:
            consequence(company)
