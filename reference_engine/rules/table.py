"""The table: the state with its indexes, the money, and the one way to refuse an action."""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from ..components import Components
from ..state import Certificate, Company, OperatingRound, OperatingTurn, Player, Private, State
from .switches import Switches

if TYPE_CHECKING:
    from ..components import Charter, PhaseCard

T = TypeVar("T")

Commit = Callable[[], None]
"""Carries out an action that has been found legal."""


class Illegal(Exception):
    """An action breaks a rule.

    ``rule`` is the rule's short name, ``reason`` a sentence for the players. ``about``: words that tell the
    case from others of the same rule, separated by spaces.
    """

    def __init__(self, rule: str, reason: str, about: str = "") -> None:
        super().__init__(reason)
        self.rule = rule
        self.reason = reason
        self.about = about


class Table:
    """What lies on the table, found quickly. All amounts are in $, all shares in percent."""

    def __init__(self, box: Components, state: State, switches: Switches) -> None:
        self.box = box
        self.state = state
        self.switches = switches
        self.seats: list[str] = [player.id for player in state.players]
        self.two_player_rules = switches.published_two_player_rules and len(self.seats) == 2
        self.players: dict[str, Player] = {player.id: player for player in state.players}
        self.companies: dict[str, Company] = {company.id: company for company in state.companies}
        self.privates: dict[str, Private] = {private.id: private for private in state.privates}
        self.certificates: dict[str, list[Certificate]] = {company.id: [] for company in state.companies}
        for certificate in state.certificates:
            self.certificates[certificate.company].append(certificate)
        self.on_bank_paid: Callable[[], None] = lambda: None
        self.left_out: set[str] = set()
        """Rules that are not kept, while it is asked what else forbids an action."""
        self._seen: dict[Hashable, object] | None = None

    @contextmanager
    def look(self) -> Iterator[None]:
        """While it lasts it is only asked what may be done: nothing changes, and what is `seen` stays so."""
        outer, self._seen = self._seen, {}
        try:
            yield
        finally:
            self._seen = outer

    def seen(self, what: Hashable, find: Callable[[], T]) -> T:
        """What ``find`` finds, found once in a look; outside of a look it is always found anew."""
        if self._seen is None:
            return find()
        if what not in self._seen:
            self._seen[what] = find()
        return self._seen[what]  # type: ignore[return-value]

    def refuse(self, rule: str, reason: str, about: str = "") -> None:
        """Refuse the action under consideration.

        Raises:
            Illegal: always, in an engine that keeps the rules.
        """
        if rule not in self.left_out:
            raise Illegal(rule, reason, about)

    @property
    def phase(self) -> "PhaseCard":
        """The present phase."""
        return self.box.phase(self.state.phase)

    @property
    def operating_round(self) -> OperatingRound:
        """The operating round in progress; to be asked in one only."""
        current = self.state.round
        assert isinstance(current, OperatingRound)
        return current

    @property
    def turn(self) -> OperatingTurn:
        """The turn of a company in progress; to be asked in one only."""
        current = self.state.round
        turn = current.turn if isinstance(current, OperatingRound) else None
        assert turn is not None
        return turn

    @property
    def operating_company(self) -> Company:
        """The company whose turn it is."""
        return self.companies[self.turn.company]

    @property
    def active(self) -> list[str]:
        """The players still in the game, in seat order."""
        return [player.id for player in self.state.players if not player.bankrupt]

    def clockwise_from(self, player: str) -> list[str]:
        """All players in seat order, beginning with the one on the left of ``player`` and ending with him.

        Bankrupt players, but for ``player`` himself, are left out.
        """
        at = self.seats.index(player) + 1
        around = self.seats[at:] + self.seats[:at]
        return [name for name in around if name == player or not self.players[name].bankrupt]

    def left_of(self, player: str) -> str:
        """The next player clockwise who is in the game."""
        return self.clockwise_from(player)[0]

    def add_company(self, company: Company, certificates: list[Certificate]) -> None:
        """A company comes into the game that was not in it from the start."""
        self.state.companies.append(company)
        self.state.certificates += certificates
        self.companies[company.id] = company
        self.certificates[company.id] = certificates

    def charters(self, company: Company) -> list["Charter"]:
        """What is printed for a company: its own charter and those of the companies it was formed of."""
        printed = self.box.companies_by_id
        return [printed[name] for name in (company.id, *company.merged) if name in printed]

    def decider(self, company: str) -> str | None:
        """Who decides for a company: its president, or the owner of an independent railroad."""
        private = self.privates.get(company)
        return self.companies[company].president if private is None else self.owner_player(private)

    # money --------------------------------------------------------------------------------------------

    def bank_pays(self, payee: Player | Company, amount: int) -> None:
        """Move $ from the bank; a bank that runs dry goes on paying (section 27)."""
        if not amount:
            return
        payee.cash += amount
        bank = self.state.bank
        if bank.cash is not None:
            bank.cash -= amount
            self.on_bank_paid()

    def pays_bank(self, payer: Player | Company, amount: int) -> None:
        """Move $ to the bank."""
        payer.cash -= amount
        if self.state.bank.cash is not None:
            self.state.bank.cash += amount

    # things that actions name -------------------------------------------------------------------------

    def company(self, name: str) -> Company:
        """The company of that name.

        Raises:
            Illegal: there is none.
        """
        company = self.companies.get(name)
        if company is None:
            raise Illegal("no-such-company", f"There is no company called {name}.")
        return company

    def share_company(self, name: str) -> Company:
        """The company of that name, which has shares.

        Raises:
            Illegal: there is none, or it has no shares.
        """
        company = self.company(name)
        if not self.certificates[name]:
            raise Illegal("no-shares", f"The {name} has no shares.")
        return company

    def private(self, name: str) -> Private:
        """The private company of that name.

        Raises:
            Illegal: there is none.
        """
        private = self.privates.get(name)
        if private is None:
            raise Illegal("no-such-private", f"There is no private company called {name}.")
        return private

    def face_value(self, private: Private) -> int:
        """The face value of a private company in $ (section 5)."""
        return self.box.private(private.id).face if private.face is None else private.face

    def owner_player(self, private: Private) -> str | None:
        """The player who owns a private company, if a player does."""
        return private.owner[7:] if private.owner.startswith("player:") else None

    def owner_company(self, private: Private) -> str | None:
        """The company that owns a private company, if one does."""
        return private.owner[8:] if private.owner.startswith("company:") else None
