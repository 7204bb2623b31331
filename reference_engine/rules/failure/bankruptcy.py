"""A player is bankrupt and leaves a game that goes on (1846 7; 18FL 8.4.3)."""

from typing import Protocol

from ...state import Company, Player, Private
from ..certificates.shares import POOL, Shares
from ..table import Table
from .last_cash import give_up_cash


class PrivatesGivenUp(Protocol):
    """What can become of private companies."""

    def hand_over(self, private: Private, buyer: Company) -> None:
        """The private is the company's now."""

    def close(self, private: Private) -> None:
        """A private leaves the game."""


class Bankruptcy:
    """What becomes of the goods of a bankrupt player: his cash serves the company that he could not help."""

    def __init__(self, table: Table, shares: Shares, privates: PrivatesGivenUp) -> None:
        self.table = table
        self.shares = shares
        self.privates = privates

    def carry_out(self, player: Player, company: Company) -> None:
        """He is out: cash to ``company``, shares to the market, his offices and the priority to others.

        If the game is over with him, the rest stays his.
        """
        give_up_cash(self.table, player, company)
        if self.table.switches.first_bankruptcy_ends:
            player.bankrupt = True
            return
        self._give_up_privates(player, company)
        player.bankrupt = True
        for other in self.table.companies.values():
            self._give_up_shares(player, other, company)
        self._give_up_priority(player)

    def _give_up_privates(self, player: Player, company: Company) -> None:
        """They close, or belong to the company as if it had bought them, or go to the market, or stay.

        What he had given of them to companies, a token or a marker, stays, but by a reading.
        """
        wanted = self.table.switches.bankrupt_privates
        if self.table.switches.given_tokens_leave_with_owner and wanted != "company":
            state = self.table.state
            his = {one.id for one in state.privates if self.table.owner_player(one) == player.id}
            state.markers[:] = [marker for marker in state.markers if marker.private not in his]
        for private in self.table.state.privates:
            if self.table.owner_player(private) != player.id:
                continue
            if wanted == "company":
                self.privates.hand_over(private, company)
            elif wanted == "close":
                self.privates.close(private)
            elif wanted != "stay":
                private.owner = POOL

    def _give_up_shares(self, player: Player, held: Company, company: Company) -> None:  # noqa: ARG002
        """The market takes them beyond its limit, and the price does not move."""
        if held.president == player.id:
            self._give_up_office(player, held)
        for certificate in self.table.certificates[held.id]:
            if certificate.holder == f"player:{player.id}":
                certificate.holder = POOL

    def _give_up_office(self, player: Player, company: Company) -> None:
        """Whoever holds enough becomes president; else the company goes on without one (section 7.1)."""
        successor = self.shares.heir(company, player.id)
        if successor is not None:
            self.shares.hand_over(company, successor)
        else:
            company.president = None
            company.receivership = True

    def _give_up_priority(self, player: Player) -> None:
        """The priority deal goes to another player who is still in the game, if it was his."""
        table = self.table
        if table.state.priority == player.id:
            first = table.switches.priority_to_first_seat and table.active
            table.state.priority = table.active[0] if first else table.left_of(player.id)
