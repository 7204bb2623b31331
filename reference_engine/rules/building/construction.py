"""Laying track and placing station markers: what every title's building has in common."""

from collections.abc import Iterator
from dataclasses import replace

from ...actions import LayTileMove, PlaceTokenMove
from ...components import COLOURS, Power
from ...state import Actor, Company, LaidTile, Place
from ..map.board import Board
from ..map.lay_cost import LayCost
from ..map.track import Lay, LayTerms, check_lay, joining_lays, legal_lays
from ..options import Candidate
from ..private_companies.privates import Privates
from ..table import Commit, Table
from .lent_tiles import LentTiles
from .tokens import Tokens

PossibleLay = tuple[str, str, int, str | None]
"""Hex, tile, rotation, and the private company whose power is used."""
PossibleToken = tuple[str, tuple[int, ...], str | None]
"""Hex, sides of the city, and the private company whose power is used."""


class Construction:
    """A lay is checked and paid for, tiles are swapped, markers put down; how many of them a title says."""

    def __init__(self, table: Table, board: Board, privates: Privates, tokens: Tokens) -> None:
        self.table = table
        self.board = board
        self.privates = privates
        self.tokens = tokens
        self.lent: LentTiles | None = None
        """What players' private companies let a company do besides, where they lend their powers."""

    # what a title says --------------------------------------------------------------------------------

    def check_order(self, move: LayTileMove) -> None:
        """Refuse a lay while another one is due."""

    def check_nothing_due(self) -> None:
        """Refuse to end the track step while another lay is due."""

    def check_normal_lay(self, company: Company, move: LayTileMove) -> None:
        """Refuse a tile beyond those of the turn."""
        raise NotImplementedError

    def lay_price(self, company: Company, move: LayTileMove, cost: LayCost) -> int:
        """What a lay costs a company, in $."""
        raise NotImplementedError

    def new_tiles_a_turn(self, company: Company) -> int:  # noqa: ARG002
        """How many new tiles a company may lay in its turn, where it replaces none."""
        return 1

    def is_upgrade(self, tile: str) -> bool:
        """Whether a tile is of a colour that replaces another, so that it is no new one."""
        printed = self.table.box.tiles.get(tile)
        return printed is not None and printed.colour != COLOURS[0]

    def check_power_use(self, company: Company, private: str, power: Power) -> None:
        """Refuse a power of a private company that cannot be used (any more)."""
        raise NotImplementedError

    def needs_connection(self, power: Power) -> bool:
        """Whether tiles laid by a power have to be reached from the company's network."""
        return power.needs_connection

    def count_lay(self, company: Company) -> None:
        """A tile has been laid: what that leaves of a power. Nothing, unless a title says so."""

    def faults(self) -> Iterator[str]:
        """What a table that somebody else has set says of powers, and play cannot have left so."""
        yield from ()

    def place(self, move: PlaceTokenMove) -> Commit:
        """Place a station marker."""
        raise NotImplementedError

    def possible_lays(self) -> Iterator[PossibleLay]:
        """Every lay that is worth asking the rules about."""
        raise NotImplementedError

    def possible_tokens(self) -> Iterator[PossibleToken]:
        """Every place of a marker that is worth asking the rules about."""
        raise NotImplementedError

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

    # what is worth asking for -------------------------------------------------------------------------

    def lays(self, actor: Actor) -> Iterator[Candidate]:
        """Every lay of the company."""
        for name, tile, rotation, private in self.possible_lays() if actor.kind == "company" else ():
            yield LayTileMove(actor=actor, hex=name, tile=tile, rotation=rotation, private=private)
        if self.lent is not None:
            yield from self.lent.lays(actor, self._terms(self.table.operating_company))

    def placements(self, actor: Actor) -> Iterator[Candidate]:
        """Every place of a marker of the company, and every one that may leave the board for it."""
        for name, exits, private in self.possible_tokens() if actor.kind == "company" else ():
            for removed in self.removals(self.table.operating_company, name, exits, private):
                yield PlaceTokenMove(
                    actor=actor, hex=name, exits=list(exits), private=private, removes=removed
                )

    # track --------------------------------------------------------------------------------------------

    def lay(self, move: LayTileMove) -> Commit:
        """Lay or upgrade a tile, perhaps by the power of a private company."""
        company = self.table.operating_company
        self.check_order(move)
        terms = self._terms(company)
        if move.private is None:
            self.check_normal_lay(company, move)
            closed = terms.blocked if self.lent is None else self.lent.closed(move.agreed_by)
            if closed is not terms.blocked:
                terms = replace(terms, blocked=closed)
        elif self.lent is not None:
            terms = self.lent.terms(move, terms)
        else:
            terms = self._terms_of_power(company, move)
        ground = check_lay(self.board, terms, move.hex, move.tile, move.rotation, self.table.refuse)
        due = ground.ground
        if self.lent is not None:
            ground = self.lent.ground(company.id, move.hex, ground)
        cost = self.lay_price(company, move, ground)
        if move.private is not None and self.lent is not None:
            self.lent.check_join(move)
        elif move.private is not None:
            self._check_join(move, terms, self._first_of_pair(move))
        if company.cash < cost:
            self.table.refuse(
                "cannot-pay-terrain", f"{move.hex} costs ${cost}; the {company.id} has ${company.cash}."
            )
        self.check_consent(company, move.agreed_by, move.actor, cost)

        def commit() -> None:
            self._carry_out_lay(company, move, cost)
            if self.lent is not None:
                self.lent.laid(move, due)

        return commit

    def _terms(self, company: Company) -> LayTerms:
        return LayTerms(
            company=company.id,
            colours=self.table.phase.tiles,
            left=self.table.state.tiles.left,
            blocked=self.privates.blocked_hexes() if self.lent is None else self.lent.closed(),
            upgrade_reach=self.table.switches.upgrade_reach,
        )

    def usual_terms(self, company: Company) -> LayTerms:
        """By what terms a company lays an ordinary tile."""
        return self._terms(company)

    def put_tile(self, name: str, tile: str, rotation: int) -> None:
        """A tile comes from the supply to the map, in place of what lies there."""
        self._swap_tile(name, tile, rotation)

    def clear(self, name: str) -> None:
        """The tile on a hex leaves the map, a hotel there with it; whether it can be laid again is asked."""
        tiles = self.table.state.tiles
        for laid in tiles.laid:
            if laid.hex == name:
                tiles.laid.remove(laid)
                if self.table.switches.cleared_tiles_return:
                    self._count(laid.tile, 1)
                break
        for company in self.board.clear_hex(name):
            self.table.companies[company].tokens = self.tokens.places(company)

    def _power(self, private: str) -> Power | None:
        card = self.table.box.privates_by_id.get(private)
        return None if card is None else card.power

    def _terms_of_power(self, company: Company, move: LayTileMove) -> LayTerms:
        table, name = self.table, move.private or ""
        power = self._power(table.private(name).id)
        if power is None:
            table.refuse("no-such-power", f"{name} gives no power to lay track.")
            return self._terms(company)
        self.check_power_owner(company, move)
        if power.hexes and move.hex not in power.hexes:
            table.refuse(
                "power-hexes", f"{name} lays track on {' and '.join(power.hexes)}, not on {move.hex}."
            )
        if move.tile not in power.tiles:
            table.refuse(
                "power-tiles", f"{name} lays {' or '.join('#' + t for t in power.tiles)}, not #{move.tile}."
            )
        self.check_power_use(company, name, power)
        return replace(self._terms(company), needs_connection=self.needs_connection(power))

    def check_power_owner(self, company: Company, move: LayTileMove) -> None:
        """Refuse the power of a private company that the company does not own."""
        if self.table.owner_company(self.table.private(move.private or "")) != company.id:
            self.table.refuse("not-its-private", f"The {company.id} does not own {move.private}.")

    def check_consent(self, company: Company, agreed_by: str | None, actor: Actor, cost: int) -> None:
        """Refuse to let a company pay for what somebody else than its president does with it."""

    def _laid_by(self, private: str) -> list[LaidTile]:
        return [laid for laid in self.table.turn.laid if laid.private == private]

    def _first_of_pair(self, move: LayTileMove) -> LaidTile | None:
        """The tile that the same power has laid already."""
        return next(iter(self._laid_by(move.private or "")), None)

    def _check_join(self, move: LayTileMove, terms: LayTerms, laid: LaidTile | None) -> None:
        """Refuse a second tile of a power that does not connect with the first."""
        power = self._power(move.private or "")
        if laid is None or power is None or not power.joined:
            return
        first = Lay(laid.hex, laid.tile, laid.rotation)
        look = self.board.geography.same_looking(move.tile, move.rotation % 6)
        lays = joining_lays(self.board, terms, first, move.hex, power.tiles)
        self._refuse_unless(any((lay.tile, lay.rotation) == (move.tile, look) for lay in lays), power)

    def _refuse_unless(self, joins: bool, power: Power) -> None:
        if not joins:
            hexes = " and ".join(power.hexes)
            self.table.refuse("power-tiles-join", f"The tiles on {hexes} have to connect.")

    def _carry_out_lay(self, company: Company, move: LayTileMove, cost: int) -> None:
        self.table.pays_bank(company, cost)
        self._swap_tile(move.hex, move.tile, move.rotation % 6)
        turn = self.table.turn
        turn.laid.append(
            LaidTile(hex=move.hex, tile=move.tile, rotation=move.rotation % 6, private=move.private)
        )
        self.count_lay(company)

    def _swap_tile(self, name: str, tile: str, rotation: int) -> None:
        """The old tile goes back to the supply, markers move to the new one (sections 17, 18)."""
        tiles = self.table.state.tiles
        for index, laid in enumerate(tiles.laid):
            if laid.hex == name:
                if self.table.switches.replaced_tiles_return:
                    self._count(laid.tile, 1)
                del tiles.laid[index]
                break
        at = sum(1 for laid in tiles.laid if laid.hex < name)
        tiles.laid.insert(at, LaidTile(hex=name, tile=tile, rotation=rotation))
        self._count(tile, -1)
        if self.board.lay(name, tile, rotation):
            for company in self.table.companies.values():
                company.tokens = self.tokens.places(company.id)
            removed = self.table.state.removed
            for token in removed.tokens if removed is not None else ():
                if token.hex == name:
                    token.exits = self.tokens.places(token.company)[0].exits

    def _count(self, tile: str, change: int) -> None:
        left = self.table.state.tiles.left
        count = left[tile]
        if count is not None:
            left[tile] = count + change

    def lays_of_power(self, private: str, power: Power) -> Iterator[PossibleLay]:
        """Every lay by a power that is worth asking the rules about."""
        terms = self._terms(self.table.operating_company)
        under_power = replace(terms, needs_connection=self.needs_connection(power))
        for lay in legal_lays(self.board, under_power, power.hexes or None, power.tiles):
            yield lay.hex, lay.tile, lay.rotation, private
