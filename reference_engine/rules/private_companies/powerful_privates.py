"""Private companies with powers, among them the owners of independent railroads."""

from ...state import Company, Private
from ..failure.closing import BOX
from ..table import Table
from .assigned_markers import AssignedMarkers
from .privates import Privates, TurnInProgress
from .takeovers import Takeovers


class PowerfulPrivates(Privates):
    """What changes hands with a private company, and which of them stay (sections 3, 6.6, 8)."""

    def __init__(
        self, table: Table, turns: TurnInProgress, takeovers: Takeovers, markers: AssignedMarkers
    ) -> None:
        super().__init__(table, turns)
        self.takeovers = takeovers
        self.markers = markers

    def check_sale(self, private: Private, buyer: Company) -> None:
        """Corporations buy, and a railroad only within their train limit (section 3)."""
        if buyer.kind == "independent":
            self.table.refuse("independents-buy-nothing", f"{buyer.id} buys no private companies.")
        if self._is_railroad(private):
            self.takeovers.check(private.id, buyer)

    def _is_railroad(self, private: Private) -> bool:
        return private.id in self.table.box.independents_by_id

    def hand_over(self, private: Private, buyer: Company) -> None:
        """The private, a railroad or a bonus go to the company."""
        super().hand_over(private, buyer)
        self.table.turn.privates.append(private.id)
        if self._is_railroad(private):
            self.takeovers.absorb(private.id, buyer)
            private.owner = BOX
        else:
            self.markers.on_bought(private, buyer)

    def close(self, private: Private) -> None:
        """It leaves the game, its railroad with it; a bonus may outlive it."""
        if private.owner == BOX:
            return
        by_player = self.table.owner_player(private) is not None
        self.markers.before_closing(private)
        super().close(private)
        if self._is_railroad(private):
            self.takeovers.close(private.id)
        self.markers.on_closed(private, by_player)

    def close_all(self) -> None:
        """All but the Mail Contract (section 3)."""
        for private in self.table.state.privates:
            bought = self.table.owner_company(private) is not None
            if not self._stays(private):
                self.close(private)
            if not bought:
                self.markers.on_all_closed(private)

    def _stays(self, private: Private) -> bool:
        if not self.table.box.private(private.id).stays_with_company:
            return False
        of_a_player = self.table.owner_player(private) is not None
        return not (of_a_player and self.table.switches.players_mail_contract_closes)

    def on_phase(self, phase: str) -> None:
        """Privates close, markers leave."""
        super().on_phase(phase)
        self.markers.on_phase(phase)

    def bonus_per_stop(self, company: str) -> int:
        """What one train of a company earns more for each stop it visits, in $ (section 3, Mail Contract)."""
        return sum(
            self.table.box.private(private.id).bonus_per_stop
            for private in self.table.state.privates
            if self.table.owner_company(private) == company
        )

    def mountain_discount(self, company: str) -> int:
        """What a company pays less for mountains, in $ (section 3, Tunnel Blasting)."""
        return sum(
            self.table.box.private(private.id).mountain_discount
            for private in self.table.state.privates
            if self.table.owner_company(private) == company
        )
