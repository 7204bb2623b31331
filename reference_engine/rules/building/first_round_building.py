"""One tile a turn, two new ones in the first operating round; one token a turn (18GL 4.6.1, 4.6.2)."""

from collections.abc import Iterator
from dataclasses import replace

from ...actions import LayTileMove, PlaceTokenMove
from ...components import COLOURS
from ...state import Company
from ..map.lay_cost import LayCost
from ..map.stations import KeptSpace, check_token, legal_tokens
from ..map.track import LayTerms, check_lay
from ..table import Commit
from .construction import PossibleToken
from .new_or_replaced import NewOrReplaced

USUAL_TILES = 1
FIRST_ROUND_TILES = 2


class FirstRoundBuilding(NewOrReplaced):
    """The track and token steps of a company, in its first operating round and later."""

    def new_tiles_a_turn(self, company: Company) -> int:
        """Two in a company's first operating round, but for the national company; else one (4.6.1.1)."""
        first = not company.operated and company.kind != "national"
        return FIRST_ROUND_TILES if first else USUAL_TILES

    def _terms(self, company: Company) -> LayTerms:
        """No lay takes every route from a company that has not operated (section 4.6.1.1)."""
        return self.table.seen(("lay terms", company.id), lambda: self._present_terms(company))

    def _present_terms(self, company: Company) -> LayTerms:
        switches = self.table.switches
        protected = [
            c.id
            for c in self.table.state.companies
            if c.kind == "public" and not c.operated and not c.closed
            if c.floated or not switches.floated_strand_only
        ]
        return replace(
            super()._terms(company),
            home_first=False,
            unstranded=() if switches.stranding == "unchecked" else tuple(protected),
            prospects=COLOURS if switches.stranding == "all-colours" else None,
            prospects_without_number=switches.strands_by_colours,
        )

    def lay(self, move: LayTileMove) -> Commit:
        """Lay or replace a tile; by a reading the second tile may not depend on the first (4.6.1.1)."""
        commit = super().lay(move)
        first = [laid.hex for laid in self._normal_lays()]
        if first and move.private is None and self.table.switches.tiles_legal_at_once:
            company = self.table.operating_company
            before = self.board.without(first)
            check_lay(before, self._terms(company), move.hex, move.tile, move.rotation, self._refuse_second)
        return commit

    def _refuse_second(self, rule: str, reason: str, about: str = "", /) -> None:  # noqa: ARG002
        self.table.refuse("second-tile-on-the-first", f"Before the first tile was laid: {reason}")

    def lay_price(self, company: Company, move: LayTileMove, cost: LayCost) -> int:
        """The ground for a first tile, and what a hex asks for replacing there (section 4.6.1.1)."""
        replacing = cost.replacing
        if not replacing and self.table.switches.last_replacing_costs:
            replacing = cost.as_before
        return super().lay_price(company, move, cost) + replacing

    # tokens -------------------------------------------------------------------------------------------

    def token_price(self, company: Company) -> int:
        """What a token costs for each hex, in $: the same for every company and token (section 4.6.2)."""
        charters = self.table.box.companies_by_id
        return charters.get(company.id, self.table.box.companies[0]).tokens[-1]

    def kept_spaces(self) -> list[KeptSpace]:
        """The spaces in the home cities of companies that are not public, where they are kept (4.6.2)."""
        return self.spaces_of_waiting("public")

    def place(self, move: PlaceTokenMove) -> Commit:
        """Place the one token of the turn (section 4.6.2)."""
        company, table = self.table.operating_company, self.table
        self.tokens.check_by_itself(move)
        if table.turn.tokens:
            table.refuse("one-token-a-turn", f"The {company.id} has placed a token in this turn.")
        if not company.tokens_left:
            table.refuse("no-marker-left", f"The {company.id} has no token left.")
        city = check_token(
            self.board,
            company.id,
            move.hex,
            move.exits,
            self.kept_spaces(),
            table.refuse,
            two_in_hex=table.switches.two_spaces_one_company,
            two_in_city=table.switches.two_spaces_one_company,
        )
        if self.tokens.is_in_other_half(company.id, move.hex):
            table.refuse("second-token-in-city", f"The {company.id} has a token in the city of {move.hex}.")
        cost = self.price_at(company, move.hex, move.exits)
        if company.cash < cost:
            table.refuse("cannot-pay-marker", f"It costs ${cost}; the {company.id} has ${company.cash}.")

        def commit() -> None:
            table.pays_bank(company, cost)
            self.tokens.put(company, move.hex, city)
            table.turn.tokens += 1

        return commit

    def possible_tokens(self) -> Iterator[PossibleToken]:
        """Every place of a token that is worth asking the rules about."""
        if self.table.turn.tokens:
            return
        several = self.table.switches.two_spaces_one_company
        for name, exits in legal_tokens(
            self.board,
            self.table.operating_company.id,
            self.kept_spaces(),
            two_in_hex=several,
            two_in_city=several,
        ):
            if not self.tokens.is_in_other_half(self.table.operating_company.id, name):
                yield name, exits, None
