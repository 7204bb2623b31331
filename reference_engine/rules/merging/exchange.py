"""Old shares are exchanged for shares and bonds of the company that is formed (18GL 4.5.1.2)."""

from collections.abc import Iterator
from typing import NamedTuple

from ...actions import BuyBondMove, BuySharesMove
from ...cards import Formation as Form
from ...state import Actor, Certificate, Company, Pending
from ..certificates.shares import POOL, Shares
from ..debts.bonds import Bonds
from ..options import Candidate
from ..table import Commit, Table

BOX = "box"


class Left(NamedTuple):
    """What is left when everybody has exchanged: how many shares the treasury is due, and nobody is due."""

    treasury: int
    nobody: int


class Exchange:
    """Players first, in the order of a stock round; then the old treasuries; then the open market.

    Until it is over, what has not been given out lies in the treasury of the new company.
    """

    def __init__(self, table: Table, shares: Shares, bonds: Bonds) -> None:
        self.table = table
        self.shares = shares
        self.bonds = bonds
        assert table.box.national is not None
        self.card = table.box.national
        self.treasury = f"company:{self.card.id}"

    @property
    def _merging(self) -> list[str]:
        return self.table.companies[self.card.id].merged

    def form(self, companies: int) -> Form:
        """What the certificates are if so many companies merge."""
        return max(
            (form for form in self.card.forms if form.companies <= companies), key=lambda form: form.companies
        )

    def order(self) -> list[str]:
        """The players, beginning with the one whose company has brought the phase."""
        first = self.table.operating_company.president
        assert first is not None
        return [first, *self.table.clockwise_from(first)[:-1]]

    # what is there ------------------------------------------------------------------------------------

    def _shares_left(self) -> int:
        return self.shares.held(self.card.id, self.treasury) // self.shares.share_percent(self.card.id)

    def _bonds_left(self) -> int:
        """How many bonds can be given in the exchange: none in the forms that keep them."""
        return self.bonds.held(self.treasury) if self.form(len(self._merging)).bonds else 0

    def _piles(self, holder: str) -> Iterator[list[Certificate]]:
        """The old shares that lie in one place: together, or by a reading those of each company."""
        piles = [
            [paper for paper in self.table.certificates[name] if paper.holder == holder]
            for name in self._merging
        ]
        if self.table.switches.old_shares_together:
            piles = [[paper for pile in piles for paper in pile]]
        yield from piles

    def _count(self, pile: list[Certificate]) -> int:
        return sum(paper.percent // self.shares.share_percent(paper.company) for paper in pile)

    def _give_up(self, pile: list[Certificate], count: int) -> None:
        """So many old shares of a pile leave the game, large certificates first."""
        for paper in sorted(pile, key=lambda paper: -paper.percent):
            shares = paper.percent // self.shares.share_percent(paper.company)
            if shares <= count:
                paper.holder = BOX
                pile.remove(paper)
                count -= shares

    # players ------------------------------------------------------------------------------------------

    def go_on(self) -> bool:
        """Exchange for one player after the other until somebody has a choice; whether all have done it."""
        for player in self.order():
            for pile in self._piles(f"player:{player}"):
                while self._count(pile) >= self.card.old_shares:
                    if self._is_asked():
                        self._ask(player)
                        return False
                    self._exchange_one(player, pile, bond=self._takes_bond())
                for odd in pile:
                    odd.holder = POOL
        return True

    def _is_asked(self) -> bool:
        chooses = self.table.switches.shares_or_bonds == "choice"
        return chooses and self._shares_left() > 0 and self._bonds_left() > 0

    def _takes_bond(self) -> bool:
        """Whether it is a bond that is given now, where nobody chooses."""
        if self.table.switches.shares_or_bonds == "bonds-first":
            return self._bonds_left() > 0
        return self._shares_left() == 0

    def _ask(self, player: str) -> None:
        actor = Actor(kind="player", id=player)
        context = {"company": self.card.id}
        self.table.state.pending.insert(0, Pending(kind="exchange", actors=[actor], context=context))

    def _exchange_one(self, player: str, pile: list[Certificate], *, bond: bool) -> None:
        """One share or bond for two old shares; nothing where all are given out."""
        self._give_up(pile, self.card.old_shares)
        if bond:
            if self._bonds_left():
                self.bonds.move(1, self.treasury, f"player:{player}")
        elif self._shares_left():
            self._give_share(f"player:{player}")

    def _give_share(self, holder: str) -> None:
        """A share; whoever has the second one first gets the president's certificate for the two."""
        name, office = self.card.id, self.shares.president_certificate(self.card.id)
        first = self.shares.one(name, holder, self.shares.share_percent(name))
        if office.holder == self.treasury and first is not None:
            first.holder, office.holder = self.treasury, holder
        else:
            self.shares.move(name, self.shares.share_percent(name), self.treasury, holder)

    # the choice of a player ---------------------------------------------------------------------------

    def faults(self, due: Pending) -> Iterator[str]:
        """The first player with shares to exchange has a choice, while the company is being formed."""
        national, player = self.table.companies.get(self.card.id), due.actors[0].id
        if national is None or national.floated or due.context["company"] != national.id:
            yield f"kind: nothing is exchanged but for {self.card.id} while it is being formed"
            return
        if any(name not in self.table.companies for name in national.merged):
            yield f"kind: {self.card.id} cannot be formed of {', '.join(national.merged)}"
            return
        if self.table.operating_round.turn is None or self.table.operating_company.president is None:
            yield "kind: nothing is exchanged but in the turn of a company that has brought the phase"
            return
        if (first := self._first_to_exchange()) != player:
            yield f"actors: expected {first or 'nobody'}, the first with shares to exchange, found {player}"
        if not self._is_asked():
            yield f"kind: there are not both shares and bonds of {self.card.id} left to choose from"

    def _first_to_exchange(self) -> str | None:
        for player in self.order():
            piles = self._piles(f"player:{player}")
            if any(self._count(pile) >= self.card.old_shares for pile in piles):
                return player
        return None

    def take_share(self, move: BuySharesMove) -> Commit:
        """A share for the next two old ones."""
        share = self.shares.share_percent(self.card.id)
        if (move.company, move.percent, move.source) != (self.card.id, share, self.treasury):
            self.table.refuse("given-in-exchange", f"A share of {share}% of {self.card.id} is given.")
        return lambda: self._chosen(move.actor.id, bond=False)

    def take_bond(self, move: BuyBondMove) -> Commit:
        """A bond for the next two old shares."""
        if (move.company, move.source) != (self.card.id, self.treasury):
            self.table.refuse("given-in-exchange", f"A bond of {self.card.id} is given.")
        return lambda: self._chosen(move.actor.id, bond=True)

    def shares_to_take(self, actor: Actor) -> Iterator[Candidate]:
        """A share."""
        share = self.shares.share_percent(self.card.id)
        yield BuySharesMove(actor=actor, company=self.card.id, percent=share, source=self.treasury)

    def bonds_to_take(self, actor: Actor) -> Iterator[Candidate]:
        """A bond."""
        yield BuyBondMove(actor=actor, company=self.card.id, source=self.treasury)

    def _chosen(self, player: str, *, bond: bool) -> None:
        del self.table.state.pending[0]
        pile = next(
            pile for pile in self._piles(f"player:{player}") if self._count(pile) >= self.card.old_shares
        )
        self._exchange_one(player, pile, bond=bond)

    # the rest -----------------------------------------------------------------------------------------

    def finish(self) -> Left:
        """The old treasuries and the open market exchange, the latter for what is odd elsewhere, too."""
        left = self._shares_left()
        treasury = self._rest_of([f"company:{name}" for name in self._merging], left, self.treasury)
        market = self._rest_of([POOL], left - treasury, POOL)
        for name in self._merging:
            for paper in self.table.certificates[name]:
                paper.holder = BOX
        left -= treasury + market
        if not self.table.switches.treasury_keeps_exchanged:
            treasury, left = 0, left + treasury
        self._lay_out(treasury)
        return Left(treasury, left)

    def _rest_of(self, holders: list[str], left: int, target: str) -> int:
        """Exchange where nobody chooses; how many shares it comes to. Odd shares go to the open market."""
        found = [pile for holder in holders for pile in self._piles(holder)]
        if self.table.switches.old_shares_together:
            found = [[paper for pile in found for paper in pile]]
        shares = 0
        for pile in found:
            due = self._count(pile) // self.card.old_shares
            self._give_up(pile, due * self.card.old_shares)
            bonds = 0
            if self.table.switches.shares_or_bonds == "bonds-first":
                bonds = min(due, self._bonds_left())
            now = min(due - bonds, left - shares)
            bonds += min(due - bonds - now, self._bonds_left() - bonds)
            if target != self.treasury:
                self.bonds.move(bonds, self.treasury, target)
            shares += now
            for odd in pile:
                odd.holder = POOL
        return shares

    def _lay_out(self, kept: int) -> None:
        """The treasury keeps so many shares, all others that nobody has lie in the open market.

        A president's certificate to which nobody was entitled counts for two of either.
        """
        name, share = self.card.id, self.shares.share_percent(self.card.id)
        office = self.shares.president_certificate(name)
        stays = kept * share
        if office.holder == self.treasury:
            if stays >= office.percent:
                stays -= office.percent
            else:
                office.holder = POOL
        singles = [p for p in self.table.certificates[name] if p.holder == self.treasury and not p.president]
        for paper in singles[stays // share :]:
            paper.holder = POOL

    def first_holder(self, company: Company) -> str | None:
        """The first in the order of the exchange who has a share; None if nobody has."""
        holders = (p for p in self.order() if self.shares.player_holds(company.id, p))
        return next(holders, None)
