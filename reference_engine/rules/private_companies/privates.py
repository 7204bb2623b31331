"""Private companies after the auction: income, sale to companies, closing (sections 12, 13, 26)."""

from collections.abc import Iterator
from typing import Protocol

from ...actions import BuyCompanyMove
from ...state import Actor, Company, Player, Private
from ..options import Amounts, Candidate
from ..table import Commit, Table


class TurnInProgress(Protocol):
    """The turn in which something is bought."""

    def reconsider(self) -> None:
        """Money or paper moved: what has to be decided may have changed."""


class Privates:
    """What private companies pay, what they cost a company, and when they leave the game."""

    def __init__(self, table: Table, turns: TurnInProgress) -> None:
        self.table = table
        self.turns = turns

    def pay_out(self) -> None:
        """The bank pays every private's fixed income to its owner (section 12)."""
        for private in self.table.state.privates:
            player, company = self.table.owner_player(private), self.table.owner_company(private)
            income = self.table.box.private(private.id).income
            if player is not None and not self.table.players[player].bankrupt:
                self.table.bank_pays(self.table.players[player], income)
            elif company is not None:
                self.table.bank_pays(self.table.companies[company], income)

    def blocked_hexes(self) -> dict[str, str]:
        """Hexes closed to track, each with the private that closes it: those owned by a player or unsold."""
        return self.table.seen("blocked hexes", self._blocked)

    def _blocked(self) -> dict[str, str]:
        blocked: dict[str, str] = {}
        for private in self.table.state.privates:
            if private.owner == "bank" or private.owner.startswith("player:"):
                card = self.table.box.private(private.id)
                for name in card.blocks:
                    blocked[name] = private.id
                if self.table.switches.published_blocks:
                    for name in card.published_blocks:
                        blocked[name] = private.id
        return blocked

    def sell_at_face_value(self, name: str, price: int, seller: str, buyer: Player) -> Commit:
        """A player buys a private company at its face value out of the place where it is for sale."""
        table, private = self.table, self.table.private(name)
        if private.owner != seller:
            about = "a-players" if table.owner_player(private) else "nobodys"
            table.refuse("private-not-for-sale", f"{private.id} is not for sale.", about)
        face = table.face_value(private)
        if price != face:
            table.refuse("price-asked", f"{private.id} costs ${face}, not ${price}.")

        def commit() -> None:
            table.pays_bank(buyer, face)
            private.owner, private.price = f"player:{buyer.id}", None
            for certificate in table.state.certificates:
                if certificate.holder == f"private:{private.id}":
                    certificate.holder = f"player:{buyer.id}"

        return commit

    def price_range(self, private: Private) -> tuple[int, int]:
        """The least and the most in $ that a company may pay: half and twice the face value (section 13)."""
        printed = self.table.box.private(private.id).company_price
        if printed is not None and private.face is None:
            return printed
        face = self.table.face_value(private)
        return (face + 1) // 2, face * 2

    def may_be_sold(self, private: Private) -> bool:
        """Whether companies may buy this private at all."""
        return not (self.table.switches.p6_card and self._is_carded(private))

    def _is_carded(self, private: Private) -> bool:
        share = self.table.box.private(private.id).share
        return share is not None and share.company == "random"

    def buy(self, move: BuyCompanyMove) -> Commit:
        """A company buys a private from a player at a price both agree on."""
        table = self.table
        buyer = table.company(move.actor.id)
        private = table.private(move.private)
        owner = table.owner_player(private)
        if not table.phase.buy_privates:
            table.refuse(
                "privates-not-for-sale", f"Companies cannot buy privates in phase {table.state.phase}."
            )
        self.check_sale(private, buyer)
        if owner is None:
            table.refuse("not-a-players-private", f"No player owns {private.id}.")
        least, most = self.price_range(private)
        if not least <= move.price <= most:
            table.refuse(
                "private-price", f"{private.id} costs a company ${least} to ${most}, not ${move.price}."
            )
        if owner not in (buyer.president, move.agreed_by):
            table.refuse("owner-has-not-agreed", f"{owner}, who owns {private.id}, has not agreed.")
        if buyer.cash < move.price:
            table.refuse("cannot-pay-private", f"The {buyer.id} has ${buyer.cash}, not ${move.price}.")

        def commit() -> None:
            buyer.cash -= move.price
            if owner is not None:
                table.players[owner].cash += move.price
            self.hand_over(private, buyer)
            self.turns.reconsider()

        return commit

    def purchases(self, actor: Actor) -> Iterator[Candidate]:
        """Every private company of a player, from the least price to the most that the company can pay."""
        if not self.table.phase.buy_privates:
            return
        buyer = self.table.companies[actor.id]
        for private in self.table.state.privates:
            owner = self.table.owner_player(private)
            if owner is not None:
                least, most = self.price_range(private)
                consent = owner if owner != buyer.president else None
                move = BuyCompanyMove(actor=actor, private=private.id, price=least, agreed_by=consent)
                yield Amounts(move, "price", (min(most, buyer.cash),))

    def check_sale(self, private: Private, buyer: Company) -> None:  # noqa: ARG002
        """Refuse the sale of a private that companies cannot buy at all."""
        if not self.may_be_sold(private):
            self.table.refuse("private-cannot-be-sold", f"{private.id} cannot be sold to a company.")

    def hand_over(self, private: Private, buyer: Company) -> None:
        """The private is the company's now."""
        private.owner = "company:" + buyer.id

    def close(self, private: Private) -> None:
        """A private leaves the game."""
        private.owner = "box"
        private.price = None

    def close_all(self) -> None:
        """All privates leave the game (section 26)."""
        for private in self.table.state.privates:
            self.close(private)

    def on_phase(self, phase: str) -> None:
        """What the beginning of a phase does to the privates."""
        if self.table.box.phase(phase).closes_privates:
            self.close_all()

    def on_train_bought(self, company: Company) -> None:
        """A private closes at the first train of a company; P6 where its published card is followed."""
        anybodys = self.table.switches.closes_at_any_first_train
        for private in self.table.state.privates:
            of = self._closes_at_train_of(private)
            if of is not None and (of == company.id or anybodys) and private.owner != "box":
                self.close(private)

    def _closes_at_train_of(self, private: Private) -> str | None:
        if self.table.switches.p6_card and self._is_carded(private):
            return private.company
        return self.table.box.private(private.id).closes_at_first_train_of
