"""A private company gets its first owner, with what lies under it."""

from typing import Protocol

from ...actions import ParMove
from ...state import Actor, Company, Pending, Private
from ..table import Commit, Table
from .lying_bids import LyingBids


class Founding(Protocol):
    """How companies start."""

    def check_par_value(self, price: int) -> None:
        """Refuse a par value that the chart does not offer."""

    def start_company(self, company: Company, president: str, par: int) -> None:
        """A company starts: president, par, price marker."""


class HandingOver:
    """Paying for a private, and setting the par of a company whose president's certificate came with it."""

    def __init__(self, table: Table, lying: LyingBids, founding: Founding) -> None:
        self.table = table
        self.lying = lying
        self.founding = founding

    def acquire(self, private: Private, player: str, price: int) -> None:
        """A player gets a private with the certificate under it; a president then sets a par at once."""
        self.table.state.pending.clear()
        self.table.pays_bank(self.table.players[player], price)
        private.owner = "player:" + player
        private.price = None
        current = self.lying.round
        current.bids[:] = [bid for bid in current.bids if bid.private != private.id]
        if self.table.switches.won_bids_are_purchases:
            current.last_buyer = player
        for certificates in self.table.certificates.values():
            for certificate in certificates:
                if certificate.holder == "private:" + private.id:
                    certificate.holder = "player:" + player
                    if certificate.president:
                        self._ask_for_par(certificate.company, player)

    def _ask_for_par(self, company: str, player: str) -> None:
        actors, context = [Actor(kind="player", id=player)], {"company": company}
        self.table.state.pending.append(Pending(kind="par", actors=actors, context=context))

    def set_par(self, move: ParMove) -> Commit:
        """Set the par value of the company that came with a private (18Chesapeake 5, 8; 18GL 4.3)."""
        due = self.table.state.pending[0].context["company"]
        if move.company != due:
            self.table.refuse("par-of-that-company", f"The par value of the {due} is to be set now.")
        self.founding.check_par_value(move.price)

        def commit() -> None:
            del self.table.state.pending[0]
            self.founding.start_company(self.table.company(due), move.actor.id, move.price)

        return commit
