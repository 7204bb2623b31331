"""Tiles that a company lays by the power of a player's private company, besides its own (18GL 4.3, 4.6.1)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from ...actions import LayTileMove
from ...components import COLOURS, Power
from ...state import Actor, LaidTile
from ..map.board import Board
from ..map.lay_cost import LayCost
from ..map.track import LayTerms, legal_lays
from ..options import Candidate
from ..private_companies.blocks import ConsentedBlocks
from ..private_companies.half_prices import HalfPrices
from ..private_companies.lent_powers import LentPowers
from ..private_companies.privates import Privates
from ..table import Illegal, Table

YELLOW = COLOURS[0]


class LentTiles:
    """By whose consent what is laid where, and what becomes of the private company (section 4.3)."""

    def __init__(
        self,
        table: Table,
        board: Board,
        privates: Privates,
        lent: LentPowers,
        blocks: ConsentedBlocks,
        half_prices: HalfPrices,
    ) -> None:
        self.table = table
        self.board = board
        self.privates = privates
        self.lent = lent
        self.blocks = blocks
        self.half_prices = half_prices

    # what is closed, and what the ground costs --------------------------------------------------------

    def closed(self, agreed_by: str | None = None, used: str | None = None) -> Mapping[str, str]:
        """Hexes closed to the company in turn, each with the private company that closes it."""
        return self.blocks.closed_to(agreed_by, used)

    def ground(self, company: str, name: str, cost: LayCost) -> LayCost:
        """What there is to pay for, with the ground at half its price where the company has the token."""
        return replace(cost, ground=self.half_prices.price(company, name, cost.ground))

    # one tile of a power ------------------------------------------------------------------------------

    def terms(self, move: LayTileMove, terms: LayTerms) -> LayTerms:
        """By what terms a tile is laid by a power; refused where the power does not reach so far."""
        name = move.private or ""
        card = self.table.box.privates_by_id.get(self.table.private(name).id)
        if card is None or card.power is None:
            raise Illegal("no-such-power", f"{name} gives no power to lay track.")
        power, laid = card.power, self.laid_by(name)
        if not laid:  # with its first tile it closes, and the owner has agreed to the whole of its power
            self._check_owner(name, move)
        self._check_reach(name, power, move, laid)
        closed = self._closed_to_both(move.agreed_by, move.also_agreed_by, name)
        return replace(terms, blocked=closed, needs_connection=power.needs_connection)

    def _check_owner(self, name: str, move: LayTileMove) -> None:
        """Refuse a power whose owner is neither of those who have agreed."""
        if not self.lent.has_agreed(self.table.private(name), move.also_agreed_by):
            self.lent.check(name, move.agreed_by)

    def _closed_to_both(self, agreed_by: str | None, also: str | None, used: str) -> Mapping[str, str]:
        """What is closed by a private company whose owner is neither of two who have agreed."""
        closed = self.closed(agreed_by, used)
        if also is None:
            return closed
        others = self.closed(also, used)
        return {name: private for name, private in closed.items() if name in others}

    def laid_by(self, private: str) -> list[LaidTile]:
        """The tiles of this turn that were laid by a private company's power."""
        return [laid for laid in self.table.turn.laid if laid.private == private]

    def _check_reach(self, name: str, power: Power, move: LayTileMove, laid: list[LaidTile]) -> None:
        refuse, tile = self.table.refuse, self.table.box.tiles.get(move.tile)
        if not self._has_room(power, laid):
            refuse("power-used", f"The power of {name} has been used.")
        if power.hexes and move.hex not in power.hexes:
            refuse("power-hexes", f"{name} lays track on {' and '.join(power.hexes)}, not on {move.hex}.")
        if any(other.hex == move.hex for other in laid):
            refuse("power-used", f"{name} has laid its tile on {move.hex}.")
        if tile is None or tile.colour == YELLOW:
            return
        if power.upgrade_to is None:
            if not power.joined or not self.table.switches.joined_power_replaces:
                refuse("power-tiles", f"{name} lays yellow tiles only.")
        elif tile.colour != power.upgrade_to:
            refuse("power-tiles", f"{name} replaces by a {power.upgrade_to} tile only.")
        elif laid:
            refuse("power-used", f"{name} has laid a yellow tile and replaces none besides.")
        if any(other.hex == move.hex for other in self.table.turn.laid):
            refuse("tile-of-this-turn", f"{name} replaces no tile of this turn.")

    def _has_room(self, power: Power, laid: list[LaidTile]) -> bool:
        """Whether a power allows another tile after those laid by it in this turn."""
        upgraded = any(self.table.box.tiles[tile.tile].colour != YELLOW for tile in laid)
        if upgraded and not power.joined:
            return False
        most = power.uses if power.uses is not None else max(1, len(power.hexes))
        return len(laid) < most

    def check_join(self, move: LayTileMove) -> None:
        """Refuse a second tile of a power over two hexes whose track does not meet that of the first."""
        power = self.table.box.private(move.private or "").power
        laid = self.laid_by(move.private or "")
        if power is None or not power.joined or not laid:
            return
        geography = self.board.geography
        number, there = self.board.number(move.hex), self.board.number(laid[0].hex)
        sides = geography.layout(number, move.tile, move.rotation % 6).sides
        meets = any(
            beyond == there and sides >> side & 1 and self.board.layouts[there].sides >> (side + 3) % 6 & 1
            for side, beyond in enumerate(geography.neighbours[number])
        )
        if not meets:
            self.table.refuse("power-tiles-join", f"The tiles of {move.private} have to join each other.")

    def laid(self, move: LayTileMove, ground: int) -> None:
        """A tile has been laid: a private company that was used closes, a token may be spent."""
        company = self.table.turn.company
        self.half_prices.used(company, move.hex, ground)
        private = self.table.privates.get(move.private or "")
        if private is not None and self.table.box.private(private.id).closes_when_used:
            self.privates.close(private)

    # what may come yet --------------------------------------------------------------------------------

    def _usable(self) -> Iterator[tuple[str, Power, str | None]]:
        """The powers over track that the company could use now, each with the consent that it needs."""
        begun = {laid.private for laid in self.table.turn.laid}
        consents = {private.id: consent for private, consent in self.lent.offered()}
        for private in self.table.state.privates:
            power = self.table.box.private(private.id).power
            open_now = private.id in consents or private.id in begun
            if power is not None and open_now and self._has_room(power, self.laid_by(private.id)):
                yield private.id, power, consents.get(private.id)

    def any_left(self) -> bool:
        """Whether a power over track could still be used in this turn."""
        return any(True for _ in self._usable())

    def check_nothing_due(self) -> None:
        """Refuse to leave out the second tile of a power where that has to be laid (a reading)."""
        if not self.table.switches.power_uses_all:
            return
        for private, power, _ in self._usable():
            if power.uses is not None and self.laid_by(private):
                self.table.refuse("second-tile-due", f"{private} lays both of its tiles.", private)

    def lays(self, actor: Actor, terms: LayTerms) -> Iterator[Candidate]:
        """Every tile by a power, and every ordinary one that somebody has to agree to."""
        for private, power, consent in self._usable():
            for agreed in dict.fromkeys([consent, *self.lent.consents()]):
                under = replace(
                    terms, blocked=self.closed(agreed, private), needs_connection=power.needs_connection
                )
                for lay in legal_lays(self.board, under, power.hexes or None):
                    yield LayTileMove(
                        actor=actor,
                        hex=lay.hex,
                        tile=lay.tile,
                        rotation=lay.rotation,
                        private=private,
                        agreed_by=agreed,
                    )
            if consent is not None:
                yield from self._lays_of_two(actor, terms, private, power, consent)
        closed = self.closed()
        for agreed in self.lent.consents():
            still = self.closed(agreed)
            opened = [name for name in closed if name not in still]
            under = replace(terms, blocked=still)
            for lay in legal_lays(self.board, under, opened) if opened else ():
                yield LayTileMove(
                    actor=actor, hex=lay.hex, tile=lay.tile, rotation=lay.rotation, agreed_by=agreed
                )

    def _lays_of_two(
        self, actor: Actor, terms: LayTerms, private: str, power: Power, owner: str
    ) -> Iterator[Candidate]:
        """Tiles by a power on hexes that a third player's private company blocks."""
        closed = self.closed(owner, private)
        for other in self.lent.consents():
            both = self._closed_to_both(owner, other, private)
            opened = set(closed) - set(both)
            if other in (None, owner) or not opened:
                continue
            under = replace(terms, blocked=both, needs_connection=power.needs_connection)
            for lay in legal_lays(self.board, under, opened & set(power.hexes) if power.hexes else opened):
                yield LayTileMove(
                    actor=actor,
                    hex=lay.hex,
                    tile=lay.tile,
                    rotation=lay.rotation,
                    private=private,
                    agreed_by=owner,
                    also_agreed_by=other,
                )
