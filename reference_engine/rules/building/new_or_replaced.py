"""Some new tiles a turn or one replacement, then a token priced by its distance: what games with it share."""

from collections.abc import Iterator

from ...actions import LayTileMove
from ...state import Company, LaidTile
from ..map.lay_cost import LayCost
from ..map.stations import KeptSpace, home_spaces, token_distance
from ..map.track import legal_lays
from .construction import Construction, PossibleLay


class NewOrReplaced(Construction):
    """How many new tiles a company may lay a title says; tokens cost so much a hex of track."""

    def new_tiles_a_turn(self, company: Company) -> int:
        """How many yellow tiles the company may lay in its turn, where it replaces none."""
        raise NotImplementedError

    # tiles --------------------------------------------------------------------------------------------

    def _normal_lays(self) -> list[LaidTile]:
        """The tiles of this turn that were not laid by a power."""
        return [laid for laid in self.table.turn.laid if laid.private is None]

    def check_normal_lay(self, company: Company, move: LayTileMove) -> None:
        """So many yellow tiles, or one replacement (18FL 7.2, 18GL 4.6.1.1)."""
        laid = self._normal_lays()
        if self.track_is_over() or (laid and self.is_upgrade(move.tile)):
            most = self.new_tiles_a_turn(company)
            self.table.refuse(
                "two-new-or-one-replacement",
                f"In a turn the {company.id} lays {most} yellow tile{'s' * (most > 1)}, or replaces one.",
                f"most-{most}",
            )

    def track_is_over(self) -> bool:
        """Whether the company can lay no more ordinary tile in this turn."""
        laid = self._normal_lays()
        most = self.new_tiles_a_turn(self.table.operating_company)
        return len(laid) >= most or any(self.is_upgrade(tile.tile) for tile in laid)

    def lay_price(self, company: Company, move: LayTileMove, cost: LayCost) -> int:  # noqa: ARG002
        """The ground, for the first tile (18FL 7.2.1, 18GL 4.6.1.1)."""
        return cost.ground

    def possible_lays(self) -> Iterator[PossibleLay]:
        """Every lay that is worth asking the rules about."""
        for lay in legal_lays(self.board, self._terms(self.table.operating_company)):
            yield lay.hex, lay.tile, lay.rotation, None

    # tokens -------------------------------------------------------------------------------------------

    def spaces_of_waiting(self, kind: str) -> list[KeptSpace]:
        """The spaces in the homes of companies of a kind that have not floated, where they are kept."""
        if not self.table.switches.home_space_kept:
            return []
        homes = self.board.geography.homes
        return home_spaces(
            self.board,
            [
                c.id
                for c in self.table.companies.values()
                if c.kind == kind and not c.floated and not c.closed and c.id in homes
            ],
        )

    def token_price(self, company: Company) -> int:
        """What the company's next token costs in $, for each hex where distance counts."""
        costs = self.table.box.company(company.id).tokens
        return costs[min(len(costs) - company.tokens_left, len(costs) - 1)]

    def price_of_distance(self, company: Company, hexes: int) -> int:
        """What a token costs so many hexes of track away from the nearest, in $ (18FL 7.3, 18GL 4.6.2)."""
        if hexes and self.table.switches.token_count_includes_start:
            hexes += 1
        each = self.token_price(company)
        return each * hexes if self.table.box.tokens_by_distance else each

    def price_at(self, company: Company, name: str, exits: list[int]) -> int:
        """What a token costs a company at a place, in $."""
        through_full = self.table.switches.token_count_through_full
        hexes = token_distance(self.board, company.id, name, exits, through_full=through_full)
        return self.price_of_distance(company, hexes or 0)
