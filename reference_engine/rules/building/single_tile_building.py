"""One tile and one token a turn (18Chesapeake 15 to 20)."""

from collections.abc import Iterator

from ...actions import LayTileMove, PlaceTokenMove
from ...components import Power
from ...state import Company, LaidTile
from ..map.lay_cost import LayCost
from ..map.stations import KeptSpace, check_token, home_hex_spaces, home_spaces, legal_tokens
from ..map.track import Lay, LayTerms, joining_lays, legal_lays
from ..table import Commit
from .construction import Construction, PossibleLay, PossibleToken


class SingleTileBuilding(Construction):
    """One tile, the tiles of its privates' powers, one marker; each step ends when nothing is left to do."""

    # track --------------------------------------------------------------------------------------------

    def check_order(self, move: LayTileMove) -> None:
        """The two tiles of a power are laid one right after the other (section 19)."""
        due = self._second_tile_due()
        if due is not None and move.private != due:
            self.table.refuse("second-tile-due", f"The second tile of {due} comes first.")

    def check_normal_lay(self, company: Company, move: LayTileMove) -> None:  # noqa: ARG002
        """Refuse a tile beyond those of the turn: one (section 15)."""
        if self._normal_lay_used():
            self.table.refuse("one-tile-a-turn", f"The {company.id} has laid its tile of this turn.")

    def lay_price(self, company: Company, move: LayTileMove, cost: LayCost) -> int:  # noqa: ARG002
        """What a lay costs a company in $: what the hex prints, for its first tile (sections 15, 18)."""
        return cost.ground

    def needs_connection(self, power: Power) -> bool:
        """P2 and P3 never need any; for the single tile of P4 that is a question of reading (section 19)."""
        return power.needs_connection or (not power.joined and self.table.switches.p4_needs_connection)

    def check_power_use(self, company: Company, private: str, power: Power) -> None:
        """Refuse a power that is used up, or whose tile would be one too many (section 19)."""
        if not power.extra and self._normal_lay_used():
            self.table.refuse("one-tile-a-turn", f"The {company.id} has laid its tile of this turn.")
        if power.joined and not self._power_is_whole(private, power):
            hexes = " or ".join(power.hexes)
            self.table.refuse("power-lost", f"A tile lies on {hexes} already: {private}'s power is lost.")

    def _power_is_whole(self, private: str, power: Power) -> bool:
        """Whether no tile lies on the hexes that takes the power away (section 19).

        Those that do not are this turn's by the same power and, under some readings, one that is counted.
        """
        own = {laid.hex for laid in self._laid_by(private)}
        others = [name for name in power.hexes if name not in own and self.board.tile(name) is not None]
        counted = self.table.private(private).uses_left
        return len(others) <= (0 if counted is None else len(power.hexes) - counted)

    def _has_room(self, power: Power) -> bool:
        """Whether a hex of a power is still without a tile."""
        return any(self.board.tile(name) is None for name in power.hexes)

    def _first_of_pair(self, move: LayTileMove) -> LaidTile | None:
        """The tile on the other hex of a pair, whoever has laid it without taking the power away."""
        power = self._power(move.private or "")
        for name in power.hexes if power is not None and power.joined else ():
            there = self.board.tile(name)
            if there is not None and name != move.hex:
                return LaidTile(hex=name, tile=there[0], rotation=there[1], private=move.private)
        return None

    def _check_join(self, move: LayTileMove, terms: LayTerms, laid: LaidTile | None) -> None:
        """The first of two tiles has to leave room for a second one that connects (section 19)."""
        power = self._power(move.private or "")
        alone = self.table.switches.joined_power != "together"
        if laid is not None or alone or power is None or not power.joined or move.hex not in power.hexes:
            super()._check_join(move, terms, laid)
            return
        other = next(name for name in power.hexes if name != move.hex)
        first = Lay(move.hex, move.tile, move.rotation)
        self._refuse_unless(bool(joining_lays(self.board, terms, first, other, power.tiles)), power)

    def _normal_lay_used(self) -> bool:
        for laid in self.table.turn.laid:
            power = None if laid.private is None else self._power(laid.private)
            if power is None or not power.extra:
                return True
        return False

    def _second_tile_due(self) -> str | None:
        """The private whose first tile of two has been laid in this turn, and the second not yet."""
        if self.table.switches.joined_power != "together":
            return None
        for laid in self.table.turn.laid:
            power = None if laid.private is None else self._power(laid.private)
            if power is not None and power.joined and self._has_room(power):
                return laid.private
        return None

    def check_nothing_due(self) -> None:
        """Refuse to end the track step between the two tiles of a power."""
        due = self._second_tile_due()
        if due is not None:
            self.table.refuse("second-tile-due", f"{due} lays both of its tiles in one turn.", due)

    def track_is_over(self) -> bool:
        """Whether no tile is left to be laid in this turn."""
        return not self._may_lay_more(self.table.operating_company)

    def count_lay(self, company: Company) -> None:
        """Count a lay that leaves the rest of a power to a later turn, where it is read like that (19)."""
        switches, last = self.table.switches, self.table.turn.laid[-1]
        for private in self.table.state.privates:
            power = self._power(private.id)
            if power is None or not power.joined or last.hex not in power.hexes:
                continue
            if self.table.owner_company(private) != company.id:
                continue
            counts = switches.joined_power == "separate" if last.private else not switches.own_tile_ends_power
            if counts and self._is_first_on(power, last):
                private.uses_left = len(power.hexes) - 1

    def _is_first_on(self, power: Power, last: LaidTile) -> bool:
        """Whether the other hexes of a power are still without a tile."""
        return all(name == last.hex or self.board.tile(name) is None for name in power.hexes)

    def _may_lay_more(self, company: Company) -> bool:
        """Whether the track step goes on: the normal tile is left, or a power that is still whole.

        A power that the company can still buy counts, too: it buys privates at any time (section 12).
        """
        if not self._normal_lay_used():
            return True
        return any(True for _ in self._usable_powers(company)) or self._may_buy_a_power(company)

    def _may_buy_a_power(self, company: Company) -> bool:
        """Whether the company could buy a private whose tiles come on top of the tile of the turn."""
        if not self.table.phase.buy_privates:
            return False
        for private in self.table.state.privates:
            power = self._power(private.id)
            if power is None or not power.extra or self.table.owner_player(private) is None:
                continue
            if self.privates.price_range(private)[0] > company.cash:
                continue
            if self.privates.may_be_sold(private) and self._power_is_whole(private.id, power):
                return True
        return False

    def _usable_powers(self, company: Company) -> Iterator[tuple[str, Power]]:
        for private in self.table.state.privates:
            power = self._power(private.id)
            if power is None or self.table.owner_company(private) != company.id:
                continue
            if power.joined:
                usable = self._power_is_whole(private.id, power) and self._has_room(power)
            else:
                usable = not self._normal_lay_used()
            if usable:
                yield private.id, power

    def possible_lays(self) -> Iterator[PossibleLay]:
        """Every lay that is worth asking the rules about."""
        company = self.table.operating_company
        terms = self._terms(company)
        if not self._normal_lay_used():
            for lay in legal_lays(self.board, terms):
                yield lay.hex, lay.tile, lay.rotation, None
        for private, power in self._usable_powers(company):
            yield from self.lays_of_power(private, power)

    # markers ------------------------------------------------------------------------------------------

    def _homes_kept(self) -> list[KeptSpace]:
        """The homes in which a space is still kept free for their companies."""
        waiting = (c.id for c in self.table.companies.values() if not c.tokens and not c.closed)
        if self.table.switches.homes_closed_to_others:
            return home_hex_spaces(self.board, waiting)
        return home_spaces(self.board, waiting)

    def token_cost(self, company: Company) -> int:
        """What the company's next marker costs in $, as on its charter."""
        costs = self.table.box.company(company.id).tokens
        return costs[min(len(company.tokens), len(costs) - 1)]

    def place(self, move: PlaceTokenMove) -> Commit:
        """Place the one ordinary marker of the turn (section 20)."""
        company = self.table.operating_company
        self.check_no_removal(move)
        if not company.tokens_left:
            self.table.refuse("no-marker-left", f"The {company.id} has no station marker left.")
        free = move.private is not None
        if free:
            self._check_free_token(company, move)
        cost = 0 if free else self.token_cost(company)
        if company.cash < cost:
            self.table.refuse(
                "cannot-pay-marker", f"The marker costs ${cost}; the {company.id} has ${company.cash}."
            )
        city = check_token(
            self.board,
            company.id,
            move.hex,
            move.exits,
            self._homes_kept(),
            self.table.refuse,
            needs_connection=not free,
            whole_city=self.table.switches.homes_closed_to_others,
            two_in_hex=self.table.switches.two_circles_one_company,
            two_in_city=self.table.switches.two_spaces_one_company,
        )

        def commit() -> None:
            self.table.pays_bank(company, cost)
            self.tokens.put(company, move.hex, city)
            self.table.turn.tokens += 1

        return commit

    def _free_token_hex(self, company: Company) -> tuple[str, str] | None:
        """The private and the hex of a free marker that the company has earned in this turn."""
        if not self.table.switches.p4_free_token:
            return None
        for laid in self.table.turn.laid:
            if laid.private is not None:
                hex_name = self.table.box.private(laid.private).published_free_token
                if (
                    hex_name is not None
                    and self.table.owner_company(self.table.private(laid.private)) == company.id
                ):
                    return laid.private, hex_name
        return None

    def _check_free_token(self, company: Company, move: PlaceTokenMove) -> None:
        if self._free_token_hex(company) != (move.private, move.hex):
            self.table.refuse("no-free-marker", f"{move.private} gives no free marker on {move.hex} now.")

    def possible_tokens(self) -> Iterator[PossibleToken]:
        """Every place of a marker that is worth asking the rules about."""
        company = self.table.operating_company
        for name, exits in legal_tokens(
            self.board,
            company.id,
            self._homes_kept(),
            whole_city=self.table.switches.homes_closed_to_others,
            two_in_hex=self.table.switches.two_circles_one_company,
            two_in_city=self.table.switches.two_spaces_one_company,
        ):
            yield name, exits, None
        free = self._free_token_hex(company)
        if free is not None:
            private, name = free
            for node in self.board.layout(name).nodes:
                yield name, node.exits, private
