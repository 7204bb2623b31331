"""Two yellow tiles or one replacement, then one station or hotel priced by its distance (18FL 7.2, 7.3)."""

from collections.abc import Iterator
from dataclasses import replace

from ...actions import LayTileMove, PlaceTokenMove
from ...components import COLOURS, Power
from ...state import Actor, Company
from ..map.board import Board
from ..map.network import reach
from ..map.stations import check_hotel, check_token, legal_hotels, legal_tokens
from ..map.track import LayTerms
from ..private_companies.bonus_rights import BonusRights
from ..private_companies.privates import Privates
from ..table import Commit, Table
from .construction import PossibleToken
from .new_or_replaced import NewOrReplaced
from .tokens import Tokens

NEW_TILES_A_TURN = 2


class TwoTileBuilding(NewOrReplaced):
    """The track and token steps; bonus actions follow them."""

    def __init__(
        self,
        table: Table,
        board: Board,
        privates: Privates,
        tokens: Tokens,
        rights: BonusRights,
    ) -> None:
        super().__init__(table, board, privates, tokens)
        self.rights = rights

    # tiles --------------------------------------------------------------------------------------------

    def _terms(self, company: Company) -> LayTerms:
        """No lay strands a company that has not operated (section 7.2.1)."""
        how, companies = self.table.switches.stranding, self.table.state.companies
        protected = () if how == "unchecked" else [c for c in companies if not c.operated]
        return replace(
            super()._terms(company),
            home_first=False,
            unstranded=tuple(c.id for c in protected if c.floated or how != "floated"),
            prospects=COLOURS if how == "all-colours" else None,
            prospects_without_number=how == "any-number",
        )

    def new_tiles_a_turn(self, company: Company) -> int:  # noqa: ARG002
        """Two (section 7.2)."""
        return NEW_TILES_A_TURN

    def check_normal_lay(self, company: Company, move: LayTileMove) -> None:
        """Up to two yellow tiles, or one replacement, by nobody but the company (section 7.2)."""
        if move.actor.kind == "player":
            self.table.refuse("not-by-a-player", f"The {company.id} lays its own tiles.")
        else:
            super().check_normal_lay(company, move)

    def check_power_owner(self, company: Company, move: LayTileMove) -> None:  # noqa: ARG002
        """The owner of the private company uses it for the company in turn (section 3.3)."""
        self.rights.check_may_use(move.private or "", move.actor)

    def check_power_use(self, company: Company, private: str, power: Power) -> None:
        """A private company that is used closes, so there is no second time (section 3.3)."""

    def check_consent(self, company: Company, agreed_by: str | None, actor: Actor, cost: int) -> None:
        """Nobody spends the money of a company but its president (section 3.3)."""
        self.rights.check_consent(company, agreed_by, actor, cost)

    def on_phase(self, phase: str) -> None:
        """Tiles that a hurricane takes away (section 7.2.2)."""
        for name in self.table.box.phase(phase).clears_hexes:
            self.clear(name)

    # tokens -------------------------------------------------------------------------------------------

    def is_reached(self, company: Company, name: str, exits: list[int]) -> bool:
        """Whether a city or town is in a company's network."""
        network = reach(self.board, company.id)
        return network.reaches(self.board.number(name), self.board.node_index(name, exits))

    def place(self, move: PlaceTokenMove) -> Commit:
        """Place the one station or hotel of the turn (section 7.3)."""
        company, table = self.table.operating_company, self.table
        self.check_no_removal(move)
        if move.actor.kind == "player" or move.private is not None:
            table.refuse("not-by-a-player", f"The {company.id} places its own tokens.")
        if not company.tokens_left:
            table.refuse("no-marker-left", f"The {company.id} has no token left.")
        place = self.board.place(move.hex, move.exits)
        hotel = place is not None and place.kind == "town"
        if hotel:
            number = check_hotel(self.board, company.id, move.hex, move.exits, table.refuse)
        else:
            number = check_token(self.board, company.id, move.hex, move.exits, (), table.refuse)
        cost = self.price_at(company, move.hex, move.exits)
        if company.cash < cost:
            table.refuse("cannot-pay-marker", f"It costs ${cost}; the {company.id} has ${company.cash}.")

        def commit() -> None:
            table.pays_bank(company, cost)
            if hotel:
                self.tokens.put_hotel(company, move.hex, number)
            else:
                self.tokens.put(company, move.hex, number)
            self.table.turn.tokens += 1

        return commit

    def possible_tokens(self) -> Iterator[PossibleToken]:
        """Every place of a token that is worth asking the rules about."""
        company = self.table.operating_company
        for name, exits in legal_tokens(self.board, company.id, ()):
            yield name, exits, None
        for name, exits in legal_hotels(self.board, company.id):
            yield name, exits, None
