"""Two minors become a major: all that is done at once (Lost Atlas MG.form to MG.box)."""

from ...state import Company
from ..building.tokens import Tokens
from ..certificates.shares import Shares
from ..map.board import Board
from ..market.line_market import LineMarket
from ..rolling_stock.trains import Trains
from ..table import Table
from .hub_choice import HubChoice
from .merger_pairs import MergerPairs
from .successor_tokens import SuccessorTokens
from .takeover import Takeover

BOX = "box"
SPARE_HUBS = 2


class PairMergers:
    """Share for share into a major, with the money, the trains, the hubs and the abilities of both."""

    def __init__(
        self,
        table: Table,
        board: Board,
        market: LineMarket,
        shares: Shares,
        tokens: Tokens,
        trains: Trains,
        pairs: MergerPairs,
    ) -> None:
        self.table = table
        self.market = market
        self.shares = shares
        self.tokens = tokens
        self.trains = trains
        self.pairs = pairs
        self.takeover = Takeover(table, market)
        self.successors = SuccessorTokens(board, tokens)
        self.hub_choice = HubChoice(table, tokens, self.successors)

    def majors(self) -> list[str]:
        """The majors that nobody has formed yet."""
        return [
            c.id for c in self.table.state.companies if c.kind == "major" and not c.floated and not c.closed
        ]

    def merge(self, first: Company, second: Company, name: str) -> None:
        """Form the major of that name of the two."""
        major, both = self.table.companies[name], self.pairs.in_order(first, second)
        president, space = self.pairs.president(first, second), self.pairs.first_space(first, second)
        major.merged = [c.id for c in self.table.state.companies if c in both]
        major.president = president
        self.exchange(both, major)
        self.replace_hubs(both, major)
        for company in both:
            self.takeover.of_goods(company, major)
        self.market.enter(major.id, 1, space)
        major.par, major.floated = self.market.price_of(major.id), True
        if self.trains.is_above_limit(major):
            self.trains.ask_discards([major.id])

    # certificates -------------------------------------------------------------------------------------

    def exchange(self, both: tuple[Company, Company], major: Company) -> None:
        """A share of the major for each share, to whoever has it; the president's certificate for two."""
        office = self.shares.president_certificate(major.id)
        singles = [paper for paper in self.table.certificates[major.id] if not paper.president]
        due: dict[str, int] = {}
        for company in both:
            for paper in self.table.certificates[company.id]:
                holder = f"company:{major.id}" if paper.holder == f"company:{company.id}" else paper.holder
                due[holder] = due.get(holder, 0) + paper.percent // self.shares.share_percent(company.id)
                paper.holder = BOX
        office.holder = f"player:{major.president}"
        due[office.holder] -= office.percent // self.shares.share_percent(major.id)
        for holder, count in due.items():
            for paper in singles[:count]:
                paper.holder = holder
            del singles[:count]

    # hubs ---------------------------------------------------------------------------------------------

    def replace_hubs(self, both: tuple[Company, Company], major: Company) -> None:
        """Hubs of the major take the places of theirs, one a tile; then those left go on the charter."""
        returned = 0
        for company in both:
            for place in list(company.tokens):
                if any(own.hex == place.hex for own in major.tokens):
                    self.hub_choice.settle(company, major, place)
                    returned += 1
                else:
                    self.successors.replace(company, major, place)
        major.hub_costs = sorted(
            [*self.returned(returned), *self.spares(major, returned), *self.unused(both)]
        )
        major.tokens_left = len(major.hub_costs)

    def returned(self, count: int) -> list[int]:
        """What it costs to place hubs that came back because two lay on one tile: nothing, by one reading."""
        return [] if self.table.switches.returned_hub_takes_a_space else [0] * count

    def spares(self, major: Company, returned: int) -> list[int]:
        """What those on the rightmost spaces of the charter cost; as many as there are left, by a reading."""
        charter = self.table.box.company(major.id)
        costs = charter.other_tokens if self.table.switches.dearer_second_hub else charter.tokens
        left = len(costs) - len(major.tokens)
        if not self.table.switches.returned_hub_takes_a_space:
            left -= returned
        if self.table.switches.major_has_two_spare_hubs:
            left = SPARE_HUBS
        return list(costs[-SPARE_HUBS:][: min(left, SPARE_HUBS)])

    def unused(self, both: tuple[Company, Company]) -> list[int]:
        """What an extra hub of a minor costs that it has not placed: the major has it too."""
        found: list[int] = []
        for company in both:
            costs = self.table.box.company(company.id).tokens
            found += costs[len(costs) - company.tokens_left :]
        return found
