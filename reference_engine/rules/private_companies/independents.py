"""Independent railroads: small companies without shares that belong to a private company's owner."""

from ...state import Company, Train
from ..building.tokens import Tokens
from ..rolling_stock.trains import Trains
from ..table import Table


class Independents:
    """Their beginning, their order, and what they pay (section 3)."""

    def __init__(self, table: Table, trains: Trains, tokens: Tokens) -> None:
        self.table = table
        self.trains = trains
        self.tokens = tokens

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
        self.trains.take_from_stack(card.train)
        company.trains.append(Train(name=card.train))
        company.floated = True
        self.tokens.place_home_token(company)

    def share_out(self, company: Company, revenue: int) -> None:
        """One half of the revenue goes to the treasury, the other to the owner."""
        kept = revenue // 2
        if self.table.switches.independent_half_rounds:
            kept = kept // 10 * 10
        owner = self.table.decider(company.id)
        self.table.bank_pays(company, kept)
        if owner is not None:
            self.table.bank_pays(self.table.players[owner], revenue - kept)
