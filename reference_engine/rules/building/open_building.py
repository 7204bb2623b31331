"""Building in any order: up to two tiles and a token, and what private companies allow besides."""

from collections.abc import Iterator
from dataclasses import replace

import msgspec

from ...actions import AnyMove, LayTileMove, PlaceTokenMove
from ...components import Charter, Power, TokenPower
from ...state import Actor, Company, LaidTile, OperatingRound, Place, Private
from ..map.board import Board
from ..map.lay_cost import LayCost, lay_cost
from ..map.stations import KeptSpace, check_token, home_spaces, is_connected, legal_tokens
from ..map.track import Lay, LayTerms, legal_lays
from ..private_companies.powerful_privates import PowerfulPrivates
from ..table import Commit, Illegal, Table
from .construction import Construction, PossibleLay, PossibleToken
from .linking_tiles import LinkingTiles
from .tokens import Tokens

TILES_A_TURN = 2
TUNNEL = "tunnel"


class OpenBuilding(Construction):
    """The building step of corporations and independent railroads (sections 6.2 to 6.26)."""

    def __init__(self, table: Table, board: Board, privates: PowerfulPrivates, tokens: Tokens) -> None:
        super().__init__(table, board, privates, tokens)
        self.powers = privates
        self.linking = LinkingTiles(table, board)

    # tiles --------------------------------------------------------------------------------------------

    def _terms(self, company: Company) -> LayTerms:
        return replace(super()._terms(company), home_first=False)

    def _normal_lays(self) -> list[LaidTile]:
        """The tiles of the turn that count as its normal actions."""
        return [laid for laid in self.table.turn.laid if not self._is_extra(laid)]

    def _is_extra(self, laid: LaidTile) -> bool:
        power = None if laid.private is None else self._power(laid.private)
        return power is not None and not self._counts(power)

    def _counts(self, power: Power) -> bool:
        """Whether the tile of a power is one of the turn, if not one to be paid for (section 3)."""
        return not power.joined and not power.links and not self.table.switches.lake_shore_is_extra

    def check_normal_lay(self, company: Company, move: LayTileMove) -> None:
        """Two tile actions a turn, one of them at most an upgrade (sections 6.2, 6.21)."""
        if move.private is None and not self._in_building_step():
            self.table.refuse("building-step-only", "Track is laid in the building step.")
        self._check_count(company, move.tile)

    def _check_count(self, company: Company, tile: str) -> None:
        laid = self._normal_lays()
        if len(laid) >= TILES_A_TURN:
            self.table.refuse("two-tiles-a-turn", f"The {company.id} has laid two tiles in this turn.")
        elif self.is_upgrade(tile) and any(self.is_upgrade(other.tile) for other in laid):
            self.table.refuse("one-upgrade-a-turn", f"The {company.id} has upgraded a tile in this turn.")

    def _in_building_step(self) -> bool:
        return self.table.turn.step == "build"

    def lay_price(self, company: Company, move: LayTileMove, cost: LayCost) -> int:
        """At least $20, the ground if it costs more, and the sides that the tile completes (6.2, 6.23)."""
        power = None if move.private is None else self._power(move.private)
        if power is not None and power.free and not power.pays_sides:
            return 0
        switches, least = self.table.switches, self.table.box.least_tile_cost
        discount = self.powers.mountain_discount(company.id)
        sides = [side for side in cost.sides if switches.printed_track_pays or not side.printed]
        if power is not None and power.free:
            tile = 0
        elif self._lays_for_free(company, move.hex, cost):
            tile, sides = 0, sides if switches.free_hexes_pay_sides else []
        else:
            ground = cost.ground
            if cost.mountain and switches.mountain_discount != "once":
                ground -= discount
            tile = max(least, ground)
        per_side = discount if switches.mountain_discount == "hex-and-sides" else 0
        total = tile + sum(max(0, side.price - (per_side if side.ground == TUNNEL else 0)) for side in sides)
        mountains = self.table.box.hexes[move.hex].mountain or any(side.ground == TUNNEL for side in sides)
        if switches.mountain_discount == "once" and mountains:
            total = max(0, total - discount)
        return total

    def _lays_for_free(self, company: Company, name: str, cost: LayCost) -> bool:
        charter = self._charter(company)
        return charter is not None and cost.first and name in charter.free_hexes

    def _charter(self, company: Company) -> Charter | None:
        return self.table.box.companies_by_id.get(company.id)

    # powers over track --------------------------------------------------------------------------------

    def check_power_use(self, company: Company, private: str, power: Power) -> None:
        """Refuse a power that has been used, or cannot be used any more (section 3)."""
        if not self.table.private(private).uses_left:
            self.table.refuse("power-used", f"The power of {private} has been used.")
        self._check_moment(private, self.table.switches.power_only_when_bought)
        if power.links:
            self.linking.check_first(private, power)
        if self._counts(power):
            self._check_count(company, power.tiles[0])

    def _check_moment(self, private: str, only_when_bought: bool) -> None:
        if only_when_bought and private not in self.table.turn.privates:
            self.table.refuse("power-lapsed", f"{private} had to be used in the turn in which it was bought.")

    def _first_of_pair(self, move: LayTileMove) -> LaidTile | None:
        """The tile that the same power has laid, in this turn or before."""
        private = self.table.privates.get(move.private or "")
        power = self._power(move.private or "")
        if private is None or power is None or not power.uses or (private.uses_left or 0) >= power.uses:
            return None
        others = [name for name in power.hexes if name != move.hex]
        return next((laid for laid in self.table.state.tiles.laid if laid.hex in others), None)

    def _check_join(self, move: LayTileMove, terms: LayTerms, laid: LaidTile | None) -> None:
        power = self._power(move.private or "")
        if power is None or not power.links:
            super()._check_join(move, terms, laid)
            return
        company = self.table.operating_company
        left = dict(terms.left)
        if (count := left.get(move.tile)) is not None:
            left[move.tile] = count - 1

        def seconds(name: str) -> list[Lay]:
            found = legal_lays(self.board, replace(terms, left=left), (name,), power.tiles)
            return [lay for lay in found if self._pays_both(company, move, lay)]

        self.linking.check(move, power, seconds)

    def _pays_both(self, company: Company, move: LayTileMove, second: Lay) -> bool:
        """Whether a company that can pay for a tile can pay for another one by the same power after it."""
        other = msgspec.structs.replace(move, hex=second.hex, tile=second.tile, rotation=second.rotation)
        number = self.board.number(move.hex)
        layout = self.board.geography.layout(number, move.tile, move.rotation % 6)
        cost = self.lay_price(company, move, lay_cost(self.board, number, layout))
        return cost > company.cash or cost + self.lay_price(company, other, second.cost) <= company.cash

    def _carry_out_lay(self, company: Company, move: LayTileMove, cost: int) -> None:
        private, power = self.table.privates.get(move.private or ""), self._power(move.private or "")
        if private is not None and private.uses_left:
            private.uses_left -= 1
        added = [] if power is None or not power.links else self.linking.added(move)
        super()._carry_out_lay(company, move, cost)
        if private is not None and power is not None and power.links:
            self.table.turn.laid[-1].added = added
            if not self.table.switches.linking_goes_on and self.linking.are_linked(power):
                private.uses_left = 0
            if cost:
                self.powers.turns.reconsider()
        self.give_up_halves(company, move.private)

    def faults(self) -> Iterator[str]:
        """A power that links two cities has been half used by the last tile of the turn, or not at all."""
        current = self.table.state.round
        turn = current.turn if isinstance(current, OperatingRound) else None
        laid = turn.laid if turn is not None else []
        begun = [tile.private for tile in (laid if self.table.switches.linking_may_wait else laid[-1:])]
        for at, private in enumerate(self.table.state.privates):
            power, left = self._power(private.id), private.uses_left or 0
            if power is None or not power.links or not 0 < left < (power.uses or 0):
                continue
            if self.table.owner_company(private) is not None and private.id not in begun:
                last = "a" if self.table.switches.linking_may_wait else "the last"
                expected = f"0 or {power.uses}, as it has not laid {last} tile of a turn going on"
                yield f"privates[{at}].uses_left: expected {expected}, found {left}"

    def check_second(self, move: AnyMove) -> None:
        """Refuse anything else while the second tile of a power has to be laid (section 3)."""
        due = self.second_due(move)
        if due is not None and not self.table.switches.linking_may_wait:
            self.table.refuse("second-tile-due", f"The second tile of {due} comes first.", due)

    def second_due(self, move: AnyMove) -> str | None:
        """The private company whose second tile has to be laid, if a move is another one."""
        due = self.linking.due(self.table.operating_company)
        return None if isinstance(move, LayTileMove) and move.private == due else due

    def can_be_linked(self, company: str, private: str) -> bool:
        """Whether the company has its turn still, and what the first tile has begun is linked or can be."""
        current, power = self.table.state.round, self._power(private)
        if not isinstance(current, OperatingRound) or current.turn is None or power is None:
            return False
        first = self.linking.first(private)
        if current.turn.company != company or first is None:
            return False
        if self.linking.are_linked(power):
            return self.linking.is_part_of_a_link(first)
        actor = Actor(kind="company", id=company)
        return any(
            self._may_lay(LayTileMove(actor=actor, hex=name, tile=tile, rotation=turned, private=private))
            for name, tile, turned, _ in self.lays_of_power(private, power)
        )

    def _may_lay(self, move: LayTileMove) -> bool:
        try:
            self.lay(move)
        except Illegal:
            return False
        return True

    def give_up_halves(self, company: Company, private: str | None) -> None:
        """A power over two tiles, one of them laid, is over when anything else is done (section 3)."""
        together = self.table.switches.power_pair_together
        for owned in self._owned(company):
            power = self._power(owned.id)
            if power is None or not power.uses or not (power.links or (power.joined and together)):
                continue
            if power.links and self.table.switches.linking_may_wait and not self.linking.are_linked(power):
                continue
            if 0 < (owned.uses_left or 0) < power.uses and owned.id != private:
                owned.uses_left = 0

    def _owned(self, company: Company) -> list[Private]:
        return [p for p in self.table.state.privates if self.table.owner_company(p) == company.id]

    def possible_lays(self) -> Iterator[PossibleLay]:
        """Every lay that is worth asking the rules about."""
        company = self.table.operating_company
        if self._in_building_step() and len(self._normal_lays()) < TILES_A_TURN:
            for lay in legal_lays(self.board, self._terms(company)):
                yield lay.hex, lay.tile, lay.rotation, None
        for owned in self._owned(company):
            power = self._power(owned.id)
            if power is not None and owned.uses_left:
                yield from self.lays_of_power(owned.id, power)

    # tokens -------------------------------------------------------------------------------------------

    def kept_spaces(self) -> list[KeptSpace]:
        """Spaces kept for second tokens, for the owner of a private, and for companies not yet launched."""
        waiting = [c for c in self.table.companies.values() if not c.closed and not c.floated]
        kept = home_spaces(self.board, (company.id for company in waiting))
        if not self.table.phase.ends_reservations:
            for company in self.table.companies.values():
                charter = self._charter(company)
                second = None if charter is None else charter.second_city
                if second is not None and not company.closed and not self._has_token_on(company, second.hex):
                    kept.append(KeptSpace(company.id, second.hex, tuple(second.exits)))
        for private in self.table.state.privates:
            token = self.table.box.private(private.id).token
            if token is not None and (private.owner == "bank" or private.owner.startswith("player:")):
                kept.append(KeptSpace(private.id, token.hex, token.exits))
            buyer = self.table.owner_company(private)
            if token is not None and buyer is not None and self._waits_for(buyer, private, token.hex):
                kept.append(KeptSpace(buyer, token.hex, token.exits))
        return kept

    def _waits_for(self, buyer: str, private: Private, name: str) -> bool:
        """Whether a space is still kept for the company that has bought a private company (section 3)."""
        switches, current = self.table.switches, self.table.state.round
        if not switches.marked_space_kept_for_owner or not private.uses_left:
            return False
        turn = current.turn if isinstance(current, OperatingRound) else None
        lapsed = switches.chicago_token_only_when_bought and (turn is None or private.id not in turn.privates)
        return not lapsed and not self._has_token_on(self.table.companies[buyer], name)

    def _has_token_on(self, company: Company, name: str) -> bool:
        return any(token.hex == name for token in company.tokens)

    def place(self, move: PlaceTokenMove) -> Commit:
        """Place the token of the turn, or the extra one of a private company (6.2, 6.24 to 6.26)."""
        company = self.table.operating_company
        if move.private is not None:
            return self._place_extra(company, move)
        self.check_no_removal(move)
        if company.kind == "independent":
            self.table.refuse("independents-place-no-tokens", f"{company.id} has no further tokens.")
        if not self._in_building_step():
            self.table.refuse("building-step-only", "Tokens are placed in the building step.")
        if self.table.turn.tokens:
            self.table.refuse("one-token-a-turn", f"The {company.id} has placed a token in this turn.")
        if not company.tokens_left:
            self.table.refuse("no-marker-left", f"The {company.id} has no token left.")
        cost, anywhere = self.token_terms(company, move.hex, tuple(move.exits))
        if company.cash < cost:
            self.table.refuse(
                "cannot-pay-marker", f"The token costs ${cost}; the {company.id} has ${company.cash}."
            )
        city = self._check_city(company, move, needs_connection=not anywhere)

        def commit() -> None:
            self.table.pays_bank(company, cost)
            self.tokens.put(company, move.hex, city)
            self.table.turn.tokens += 1

        return commit

    def _check_city(
        self, company: Company, move: PlaceTokenMove, *, needs_connection: bool, second: bool = False
    ) -> int:
        return check_token(
            self.board,
            company.id,
            move.hex,
            move.exits,
            self.kept_spaces(),
            self.table.refuse,
            needs_connection=needs_connection,
            whole_city=self.table.switches.reserved_city_closed,
            two_in_hex=second,
        )

    def token_terms(self, company: Company, name: str, exits: tuple[int, ...]) -> tuple[int, bool]:
        """What a token there costs in $, and whether it needs no connection (section 6.2)."""
        charter = self._charter(company)
        if charter is None:
            return 0, False
        second, ordinary = charter.second_city, charter.tokens[-1]
        rights_over = self.table.phase.ends_reservations and self.table.switches.second_city_rights_end
        if second is None or name != second.hex or rights_over:
            return ordinary, False
        if second.unconnected_price is None or is_connected(self.board, company.id, name, exits):
            return second.price, False
        return second.unconnected_price, True

    def _place_extra(self, company: Company, move: PlaceTokenMove) -> Commit:
        private, token = self._extra_token(company, move)
        self._check_moment(private.id, self.table.switches.chicago_token_only_when_bought)
        swap = move.removes if self.table.switches.second_chicago_token == "exchange" else None
        if move.removes is not None and (swap is None or not self._has_token_on(company, token.hex)):
            self.table.refuse("no-token-to-remove", "No token has to leave the board for this one.")
        if swap is None and self._has_token_on(company, token.hex):
            self.table.refuse("second-token-in-hex", f"The {company.id} has a token on {token.hex} already.")
        city = self._check_city(
            company,
            move,
            needs_connection=self.table.switches.chicago_token_connected,
            second=swap is not None,
        )
        if swap is not None and swap.hex != token.hex:
            self.table.refuse("no-token-to-remove", f"One of the two tokens on {token.hex} has to leave.")

        def commit() -> None:
            company.tokens_left += 1
            self.tokens.put(company, move.hex, city)
            private.uses_left = 0
            if swap is not None:
                self.tokens.take_back(company, swap)

        return commit

    def _extra_token(self, company: Company, move: PlaceTokenMove) -> tuple[Private, TokenPower]:
        """The private company's token power, refused where it cannot be used."""
        private = self.table.private(move.private or "")
        token = self.table.box.private(private.id).token
        if token is None or self.table.owner_company(private) != company.id:
            self.table.refuse("no-free-marker", f"{private.id} gives the {company.id} no free token.")
        elif not private.uses_left:
            self.table.refuse("power-used", f"The token of {private.id} has been placed.")
        elif self.board.place(move.hex, move.exits) is None or (
            (move.hex, self.board.node_index(move.hex, move.exits))
            != (token.hex, self.board.city_at(token.hex, token.exits)[1])
        ):
            self.table.refuse("power-hexes", f"The token of {private.id} has its own city on {token.hex}.")
        return private, token or TokenPower(hex=move.hex, exits=tuple(move.exits))

    def removals(
        self, company: Company, name: str, exits: tuple[int, ...], private: str | None
    ) -> list[Place | None]:
        """What may leave the board for an extra token: one of the two, where one may stay (section 6.26)."""
        there = [token for token in company.tokens if token.hex == name]
        if private is None or not there or self.table.switches.second_chicago_token != "exchange":
            return [None]
        return [*there, Place(hex=name, exits=list(exits))]

    def possible_tokens(self) -> Iterator[PossibleToken]:
        """Every place of a token that is worth asking the rules about."""
        company = self.table.operating_company
        charter = self._charter(company)
        if charter is not None and self._in_building_step():
            second = charter.second_city
            apart = (
                []
                if second is None
                else [self.board.named(self.board.city_at(second.hex, tuple(second.exits)))]
            )
            for name, exits in legal_tokens(
                self.board,
                company.id,
                self.kept_spaces(),
                whole_city=self.table.switches.reserved_city_closed,
                unconnected=apart,
            ):
                yield name, exits, None
        for owned in self._owned(company):
            token = self.table.box.private(owned.id).token
            if token is not None and owned.uses_left:
                name, exits = self.board.named(self.board.city_at(token.hex, token.exits))
                yield name, exits, owned.id
