"""The track and marker steps of an operating turn (sections 15 to 20)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from ..actions import LayTileMove, PlaceTokenMove
from ..components import Power
from ..state import Company, LaidTile, Place
from .lay_cost import LayCost
from .stations import KeptSpace, check_token, home_spaces, legal_tokens
from .table import Commit, Table
from .track import Lay, LayTerms, check_lay, joining_lays, legal_lays

if TYPE_CHECKING:
    from ..game import Game

PossibleLay = tuple[str, str, int, str | None]
"""Hex, tile, rotation, and the private company whose power is used."""


class Construction:
    """What a company builds in its turn: one tile, the tiles of its privates' powers, one marker."""

    def __init__(self, game: "Game") -> None:
        self.game = game
        self.table: Table = game.table
        self.board = game.board

    # track --------------------------------------------------------------------------------------------

    def lay(self, move: LayTileMove) -> Commit:
        """Lay or upgrade a tile, perhaps by the power of a private company."""
        company = self.game.operating.company
        due = self._second_tile_due()
        if due is not None and move.private != due:
            self.table.refuse("second-tile-due", f"The second tile of {due} comes first.")
        terms = self._terms(company)
        if move.private is None:
            self.check_normal_lay(company, move)
        else:
            terms = self._terms_of_power(company, move)
        ground = check_lay(self.board, terms, move.hex, move.tile, move.rotation, self.table.refuse)
        cost = self.lay_price(company, move, ground)
        if move.private is not None:
            self._check_join(move, terms, self._first_of_pair(move))
        if company.cash < cost:
            self.table.refuse(
                "cannot-pay-terrain", f"{move.hex} costs ${cost}; the {company.id} has ${company.cash}."
            )
        return lambda: self._carry_out_lay(company, move, cost)

    def check_normal_lay(self, company: Company, move: LayTileMove) -> None:  # noqa: ARG002
        """Refuse a tile beyond those of the turn: one (section 15)."""
        if self._normal_lay_used():
            self.table.refuse("one-tile-a-turn", f"The {company.id} has laid its tile of this turn.")

    def lay_price(self, company: Company, move: LayTileMove, cost: LayCost) -> int:  # noqa: ARG002
        """What a lay costs a company in $: what the hex prints, for its first tile (sections 15, 18)."""
        return cost.ground

    def _terms(self, company: Company) -> LayTerms:
        return LayTerms(
            company=company.id,
            colours=self.table.phase.tiles,
            left=self.table.state.tiles.left,
            blocked=self.game.privates.blocked_hexes(),
            upgrade_reach=self.table.switches.upgrade_reach,
        )

    def _power(self, private: str) -> Power | None:
        card = self.table.box.privates_by_id.get(private)
        return None if card is None else card.power

    def _needs_connection(self, power: Power) -> bool:
        """P2 and P3 never need any; for the single tile of P4 that is a question of reading (section 19)."""
        return power.needs_connection or (not power.joined and self.table.switches.p4_needs_connection)

    def _terms_of_power(self, company: Company, move: LayTileMove) -> LayTerms:
        table, name = self.table, move.private or ""
        private, power = table.private(name), self._power(name)
        if power is None:
            table.refuse("no-such-power", f"{name} gives no power to lay track.")
            return self._terms(company)
        if table.owner_company(private) != company.id:
            table.refuse("not-its-private", f"The {company.id} does not own {name}.")
        if move.hex not in power.hexes:
            table.refuse(
                "power-hexes", f"{name} lays track on {' and '.join(power.hexes)}, not on {move.hex}."
            )
        if move.tile not in power.tiles:
            table.refuse(
                "power-tiles", f"{name} lays {' or '.join('#' + t for t in power.tiles)}, not #{move.tile}."
            )
        self.check_power_use(company, name, power)
        return replace(self._terms(company), needs_connection=self._needs_connection(power))

    def check_power_use(self, company: Company, private: str, power: Power) -> None:
        """Refuse a power that is used up, or whose tile would be one too many (section 19)."""
        if not power.extra and self._normal_lay_used():
            self.table.refuse("one-tile-a-turn", f"The {company.id} has laid its tile of this turn.")
        if power.joined and not self._power_is_whole(private, power):
            hexes = " or ".join(power.hexes)
            self.table.refuse("power-lost", f"A tile lies on {hexes} already: {private}'s power is lost.")

    def _laid_by(self, private: str) -> list[LaidTile]:
        return [laid for laid in self.game.operating.turn.laid if laid.private == private]

    def _power_is_whole(self, private: str, power: Power) -> bool:
        """Whether no tile but this turn's by the same power lies on the hexes (section 19)."""
        own = {laid.hex for laid in self._laid_by(private)}
        return all(name in own or self.board.tile(name) is None for name in power.hexes)

    def _first_of_pair(self, move: LayTileMove) -> LaidTile | None:
        """The tile that the same power has laid already."""
        return next(iter(self._laid_by(move.private or "")), None)

    def _check_join(self, move: LayTileMove, terms: LayTerms, laid: LaidTile | None) -> None:
        power = self._power(move.private or "")
        if power is None or not power.joined or move.hex not in power.hexes:
            return
        if laid is not None:
            first = Lay(laid.hex, laid.tile, laid.rotation)
            look = self.board.geography.same_looking(move.tile, move.rotation % 6)
            joins = any(
                (lay.tile, lay.rotation) == (move.tile, look)
                for lay in joining_lays(self.board, terms, first, move.hex, power.tiles)
            )
        else:
            other = next(name for name in power.hexes if name != move.hex)
            first = Lay(move.hex, move.tile, move.rotation)
            joins = bool(joining_lays(self.board, terms, first, other, power.tiles))
        if not joins:
            self.table.refuse(
                "power-tiles-join", f"The tiles on {' and '.join(power.hexes)} have to connect."
            )

    def _normal_lay_used(self) -> bool:
        for laid in self.game.operating.turn.laid:
            power = None if laid.private is None else self._power(laid.private)
            if power is None or not power.extra:
                return True
        return False

    def _second_tile_due(self) -> str | None:
        """The private whose first tile of two has been laid in this turn, and the second not yet."""
        for laid in self.game.operating.turn.laid:
            power = None if laid.private is None else self._power(laid.private)
            if (
                power is not None
                and power.joined
                and len(self._laid_by(laid.private or "")) < len(power.hexes)
            ):
                return laid.private
        return None

    def check_nothing_due(self) -> None:
        """Refuse to end the track step between the two tiles of a power."""
        due = self._second_tile_due()
        if due is not None:
            self.table.refuse("second-tile-due", f"{due} lays both of its tiles in one turn.")

    def _carry_out_lay(self, company: Company, move: LayTileMove, cost: int) -> None:
        self.table.pays_bank(company, cost)
        self._swap_tile(move.hex, move.tile, move.rotation % 6)
        turn = self.game.operating.turn
        turn.laid.append(
            LaidTile(hex=move.hex, tile=move.tile, rotation=move.rotation % 6, private=move.private)
        )
        if not self._may_lay_more(company):
            self.game.operating.after_track()

    def _swap_tile(self, name: str, tile: str, rotation: int) -> None:
        """The old tile goes back to the supply, markers move to the new one (sections 17, 18)."""
        tiles = self.table.state.tiles
        for index, laid in enumerate(tiles.laid):
            if laid.hex == name:
                self._count(laid.tile, 1)
                del tiles.laid[index]
                break
        at = sum(1 for laid in tiles.laid if laid.hex < name)
        tiles.laid.insert(at, LaidTile(hex=name, tile=tile, rotation=rotation))
        self._count(tile, -1)
        if self.board.lay(name, tile, rotation):
            for company in self.table.companies.values():
                company.tokens = self._places(company.id)
            removed = self.table.state.removed
            for token in removed.tokens if removed is not None else ():
                if token.hex == name:
                    token.exits = self._places(token.company)[0].exits

    def _places(self, company: str) -> list[Place]:
        return [Place(hex=h, exits=list(exits)) for h, exits in self.board.tokens_of(company)]

    def _count(self, tile: str, change: int) -> None:
        left = self.table.state.tiles.left
        count = left[tile]
        if count is not None:
            left[tile] = count + change

    def _may_lay_more(self, company: Company) -> bool:
        """Whether the track step goes on: the normal tile is left, or a power that is still whole."""
        if not self._normal_lay_used():
            return True
        return any(True for _ in self._usable_powers(company))

    def _usable_powers(self, company: Company) -> Iterator[tuple[str, Power]]:
        for private in self.table.state.privates:
            power = self._power(private.id)
            if power is None or self.table.owner_company(private) != company.id:
                continue
            if power.joined:
                usable = self._power_is_whole(private.id, power) and len(self._laid_by(private.id)) < len(
                    power.hexes
                )
            else:
                usable = not self._normal_lay_used()
            if usable:
                yield private.id, power

    def possible_lays(self) -> Iterator[PossibleLay]:
        """Every lay that is worth asking the rules about."""
        company = self.game.operating.company
        terms = self._terms(company)
        if not self._normal_lay_used():
            for lay in legal_lays(self.board, terms):
                yield lay.hex, lay.tile, lay.rotation, None
        for private, power in self._usable_powers(company):
            under_power = replace(terms, needs_connection=self._needs_connection(power))
            for lay in legal_lays(self.board, under_power, power.hexes, power.tiles):
                yield lay.hex, lay.tile, lay.rotation, private

    # markers ------------------------------------------------------------------------------------------

    def place_home_token(self, company: Company) -> None:
        """In its first turn a company puts its first marker on its home, free of charge (section 20)."""
        if not company.tokens:
            number, city = self.board.home(company.id)
            self._put(company, self.board.geography.names[number], city)

    def _put(self, company: Company, name: str, city: int) -> None:
        self.board.place_token(company.id, name, city)
        company.tokens = self._places(company.id)
        company.tokens_left -= 1

    def _homes_kept(self) -> list[KeptSpace]:
        """The homes in which a space is still kept free for their companies."""
        return home_spaces(
            self.board,
            (c.id for c in self.table.companies.values() if not c.tokens and not c.closed),
        )

    def token_cost(self, company: Company) -> int:
        """What the company's next marker costs in $, as on its charter."""
        costs = self.table.box.company(company.id).tokens
        return costs[min(len(company.tokens), len(costs) - 1)]

    def place(self, move: PlaceTokenMove) -> Commit:
        """Place the one ordinary marker of the turn (section 20)."""
        company = self.game.operating.company
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
            two_in_hex=self.table.switches.two_circles_one_company,
        )

        def commit() -> None:
            self.table.pays_bank(company, cost)
            self._put(company, move.hex, city)
            self.game.operating.turn.tokens += 1
            self.game.operating.after_token()

        return commit

    def _free_token_hex(self, company: Company) -> tuple[str, str] | None:
        """The private and the hex of a free marker that the company has earned in this turn."""
        if not self.table.switches.p4_free_token:
            return None
        for laid in self.game.operating.turn.laid:
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

    def check_no_removal(self, move: PlaceTokenMove) -> None:
        """Refuse to take another token off the board where none has to leave it."""
        if move.removes is not None:
            self.table.refuse("no-token-to-remove", "No token has to leave the board for this one.")

    def removals(
        self,
        company: Company,  # noqa: ARG002
        name: str,  # noqa: ARG002
        exits: tuple[int, ...],  # noqa: ARG002
        private: str | None,  # noqa: ARG002
    ) -> list[Place | None]:
        """What may leave the board for a token: nothing."""
        return [None]

    def possible_tokens(self) -> Iterator[tuple[str, tuple[int, ...], str | None]]:
        """Every place of a marker that is worth asking the rules about."""
        company = self.game.operating.company
        for name, exits in legal_tokens(
            self.board,
            company.id,
            self._homes_kept(),
            two_in_hex=self.table.switches.two_circles_one_company,
        ):
            yield name, exits, None
        free = self._free_token_hex(company)
        if free is not None:
            private, name = free
            for node in self.board.layout(name).nodes:
                yield name, node.exits, private
