"""The step of a turn in which the national company may buy its bonds back."""

from collections.abc import Iterator

from ...actions import BuyBondMove
from ...state import Actor, Company, Pending
from ..certificates.shares import POOL
from ..options import Candidate
from ..table import Commit, Table
from ..turns.turns import Turns, TurnStep
from .bonds import Bonds


class BondRepurchase(TurnStep):
    """Bonds of the open market, or if there is none those of one player, who is not asked (18GL 4.6.10)."""

    name = "bonds"

    def __init__(self, table: Table, bonds: Bonds, turns: Turns) -> None:
        self.table = table
        self.bonds = bonds
        self.turns = turns

    def begin(self, company: Company) -> None:
        """Ask a company that has one outside its treasury which it may buy."""
        if self._is_asked(company):
            self.turns.ask("bonds")

    def _is_asked(self, company: Company) -> bool:
        return company.id == self.bonds.issuer and bool(self.sources())

    def faults(self, company: Company, due: Pending) -> Iterator[str]:  # noqa: ARG002
        """Nobody is asked to buy what he cannot buy."""
        if not self._is_asked(company):
            yield f"expected no purchase of bonds, as there is none that {company.id} may buy"

    def sources(self) -> list[str]:
        """Where it may buy one now."""
        if self.bonds.held(POOL):
            return [POOL]
        bought_from, switches = self.table.turn.bonds_from, self.table.switches
        if POOL in bought_from and switches.bonds_of_the_market_only_once_begun:
            return []
        owners = [f"player:{player}" for player in self.bonds.owners()]
        chosen = [holder for holder in bought_from if holder != POOL]
        if chosen and not switches.bonds_of_several_players:
            return [holder for holder in owners if holder in chosen]
        return owners

    def buy(self, move: BuyBondMove) -> Commit:
        """Buy one back."""
        table, company, face = self.table, self.table.operating_company, self.bonds.terms.face
        if move.company != self.bonds.issuer:
            table.refuse("own-bonds-only", f"The {company.id} buys back its own bonds.")
        if not self.bonds.held(move.source) or move.source == self.bonds.treasury:
            table.refuse("no-bond-there", "There is no bond.")
        elif move.source not in self.sources():
            self._refuse_source(move.source)
        if company.cash < face:
            table.refuse("bond-needs-treasury", f"The {company.id} has ${company.cash}; a bond is ${face}.")

        def commit() -> None:
            self._carry_out(company, move.source)
            table.state.pending.clear()
            self.begin(company)

        return commit

    def _refuse_source(self, source: str) -> None:
        if self.bonds.held(POOL):
            self.table.refuse("market-bonds-first", "There are bonds in the open market: it buys those.")
        else:
            self.table.refuse("bonds-of-one-player", f"It has bought of another player than {source[7:]}.")

    def _carry_out(self, company: Company, source: str) -> None:
        table, face = self.table, self.bonds.terms.face
        if source == POOL:
            table.pays_bank(company, face)
        else:
            company.cash -= face
            table.players[source.removeprefix("player:")].cash += face
        self.bonds.move(1, source, self.bonds.treasury)
        if source not in table.turn.bonds_from:
            table.turn.bonds_from.append(source)

    def purchases(self, actor: Actor) -> Iterator[Candidate]:
        """A bond of the open market, or of each player."""
        for source in (POOL, *(f"player:{player}" for player in self.table.seats)):
            yield BuyBondMove(actor=actor, company=self.bonds.issuer, source=source)
