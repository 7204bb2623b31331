"""Independent railroads: small companies without shares that belong to a private company's owner."""

from typing import TYPE_CHECKING

from ...state import Company, Place, Train
from ..table import Table

if TYPE_CHECKING:
    from ...games.eighteen46 import Game1846


class Independents:
    """Their beginning, what they pay, and their end (section 3)."""

    def __init__(self, game: "Game1846") -> None:
        self.game = game
        self.table: Table = game.table

    def is_one(self, name: str) -> bool:
        """Whether a company or private company is an independent railroad."""
        return name in self.table.box.independents_by_id

    def running(self) -> list[str]:
        """Those in the game, in the order in which they operate."""
        return [
            name
            for name in self.table.box.independents_by_id
            if self.table.companies[name].floated and not self.table.companies[name].closed
        ]

    def start(self, name: str) -> None:
        """It receives its capital, a train and its token."""
        card, company = self.table.box.independents_by_id[name], self.table.companies[name]
        self.table.bank_pays(company, card.treasury)
        self.game.trains.take_from_stack(card.train)
        company.trains.append(Train(name=card.train))
        company.floated = True
        self.game.construction.place_home_token(company)

    def share_out(self, company: Company, revenue: int) -> None:
        """One half of the revenue goes to the treasury, the other to the owner."""
        kept = revenue // 2
        if self.table.switches.independent_half_rounds:
            kept = kept // 10 * 10
        owner = self.table.decider(company.id)
        self.table.bank_pays(company, kept)
        if owner is not None:
            self.table.bank_pays(self.table.players[owner], revenue - kept)

    def check_purchase(self, name: str, buyer: Company) -> None:
        """Refuse a purchase that would take the buyer over the train limit."""
        railroad = self.table.companies[name]
        trains = self.game.trains
        turn = self.table.turn
        raised = turn.forced or turn.sold
        if raised and not self.table.switches.railroad_ends_emergency and self.game.purchases.must_buy(buyer):
            self.table.refuse(
                "raised-for-the-bank", f"The {buyer.id} has raised money for a train of the bank."
            )
        added = trains.counted(railroad)
        if trains.is_above_limit(buyer, more=added):
            self.table.refuse(
                "railroad-over-train-limit",
                f"With the train of {name} the {buyer.id} would have {trains.counted(buyer) + added}, "
                f"more than {trains.limit(buyer)}.",
            )

    def absorb(self, name: str, buyer: Company) -> None:
        """Cash, train and token go to the buyer; the train does not run in this turn."""
        railroad = self.table.companies[name]
        buyer.cash += railroad.cash
        railroad.cash = 0
        buyer.trains += [
            Train(name=train.name, phased_out=train.phased_out, resting=True) for train in railroad.trains
        ]
        railroad.trains = []
        for place in railroad.tokens:
            self._replace_token(name, buyer, place)
        railroad.tokens = []
        railroad.tokens_left = 0
        railroad.closed = True
        self.game.markers.forget(name)

    def _replace_token(self, name: str, buyer: Company, place: Place) -> None:
        board, exits = self.game.board, tuple(place.exits)
        if any(token.hex == place.hex and token.exits == place.exits for token in buyer.tokens):
            board.remove_token(name, place.hex, exits)
            return
        board.replace_token(name, buyer.id, place.hex, exits)
        buyer.tokens = [Place(hex=h, exits=list(sides)) for h, sides in board.tokens_of(buyer.id)]

    def close(self, name: str) -> None:
        """It leaves the game with everything it has."""
        company = self.table.companies[name]
        if company.closed:
            return
        self.game.closing.empty(company)
        self.game.markers.forget(name)
