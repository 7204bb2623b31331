"""Bonus actions of private companies: their owners use them for a company, and they close (18FL 3.3)."""

from collections.abc import Iterator
from typing import Protocol

from ...actions import AssignMove, LayTileMove, PassMove, PlaceTokenMove
from ...components import Power
from ...state import Actor, Company, Marker, Private
from ..building.tokens import Tokens
from ..map.board import Board
from ..map.network import reach
from ..map.stations import check_terminal, legal_terminals
from ..options import Candidate
from ..table import Commit, Illegal, Table
from .bonus_rights import BonusRights
from .markers import Markers
from .privates import Privates

BONUS_ACTIONS = ("lay_tile", "assign", "place_token")
"""The types of action by which a private company is used."""


class ExtraBuilding(Protocol):
    """The building of the company in turn, as far as others may do it."""

    def lay(self, move: LayTileMove) -> Commit:
        """Lay a tile."""

    def lays_of_power(self, private: str, power: Power) -> Iterator[tuple[str, str, int, str | None]]:
        """Every lay by a power that is worth asking the rules about."""

    def check_no_removal(self, move: PlaceTokenMove) -> None:
        """Refuse to take another token off the board."""

    def is_reached(self, company: Company, name: str, exits: list[int]) -> bool:
        """Whether a city or town is in a company's network."""

    def price_at(self, company: Company, name: str, exits: list[int]) -> int:
        """What a token costs a company at a place, in $."""


class BonusActions:
    """One extra tile, a marker or a station; at the end of the step in which the company did the like."""

    def __init__(
        self,
        table: Table,
        board: Board,
        rights: BonusRights,
        building: ExtraBuilding,
        tokens: Tokens,
        markers: Markers,
        privates: Privates,
    ) -> None:
        self.table = table
        self.board = board
        self.rights = rights
        self.building = building
        self.tokens = tokens
        self.markers = markers
        self.privates = privates

    def lay(self, move: LayTileMove) -> Commit:
        """Lay the extra tile (section 3.3, Tallahassee)."""
        private = self.rights.check_may_use(move.private or "", move.actor)
        lay = self.building.lay(move)

        def commit() -> None:
            lay()
            self._used(private)

        return commit

    def lays(self, actor: Actor) -> Iterator[Candidate]:
        """Every extra tile."""
        for card in self.rights.asked_of(actor):
            lays = [] if card.power is None else self.building.lays_of_power(card.id, card.power)
            for name, tile, rotation, private in lays:
                for consent in self.rights.consents(actor):
                    yield LayTileMove(
                        actor=actor,
                        hex=name,
                        tile=tile,
                        rotation=rotation,
                        private=private,
                        agreed_by=consent,
                    )

    def assign(self, move: AssignMove) -> Commit:
        """Put a marker into a place, once and for all (section 3.3, Port)."""
        private = self.rights.check_may_use(move.private, move.actor)
        printed, company = self.table.box.private(private.id).marker, self.table.operating_company
        self.markers.check_place(private.id, move.hex)
        if move.company is not None:
            raise Illegal("no-such-marker", f"{private.id}: its marker serves the {company.id}, now in turn.")
        self._check_city(move, company)
        marker = Marker(
            marker=printed.marker if printed is not None else "",
            private=private.id,
            hex=move.hex,
            company=company.id,
        )
        if move.exits is not None:
            marker.exits = sorted(move.exits)

        def commit() -> None:
            self.table.state.markers.append(marker)
            self._used(private)

        return commit

    def assignments(self, actor: Actor) -> Iterator[Candidate]:
        """Every place of a marker."""
        one_city = self.table.switches.marker_serves_one_city
        for card in self.rights.asked_of(actor):
            for name in card.marker.amounts if card.marker is not None else ():
                cities = [node for node in self.board.layout(name).nodes if node.kind == "city"]
                named = [list(city.exits) for city in cities] if one_city and len(cities) != 1 else [None]
                for exits in named:
                    yield AssignMove(actor=actor, private=card.id, hex=name, exits=exits)

    def _check_city(self, move: AssignMove, company: Company) -> None:
        """The city of the hex, where one has to be named, and a route to it where one is needed."""
        board, switches, name = self.board, self.table.switches, move.hex or ""
        if name not in board.geography.index:
            return
        cities = [node.exits for node in board.layout(name).nodes if node.kind == "city"]
        if not switches.marker_serves_one_city:
            if move.exits is not None:
                self.table.refuse("marker-is-for-the-hex", f"The marker serves {name} as a whole.")
            wanted = cities
        else:
            named = tuple(sorted(move.exits)) if move.exits is not None else None
            wanted = [exits for exits in cities if named in (exits, None)]
            if len(wanted) != 1:
                self.table.refuse("marker-names-a-city", f"Say which city of {name} has the marker.")
        if switches.marker_needs_connection:
            network, number = reach(board, company.id), board.number(name)
            if not any(network.reaches(number, board.node_index(name, exits)) for exits in wanted):
                self.table.refuse("city-not-connected", f"The {company.id} has no route to {name}.")

    def place(self, move: PlaceTokenMove) -> Commit:
        """Place the extra station beside a city (section 3.3, Terminal)."""
        private = self.rights.check_may_use(move.private or "", move.actor)
        table, company, board = self.table, self.table.operating_company, self.board
        self.building.check_no_removal(move)
        if not table.box.private(private.id).terminal:
            table.refuse("no-such-power", f"{private.id} brings no station.")
        bare = table.switches.terminal_before_tile
        city = check_terminal(board, company.id, move.hex, move.exits, table.refuse, before_tile=bare)
        cost = self._terminal_cost(company, move)
        if company.cash < cost:
            table.refuse("cannot-pay-marker", f"It costs ${cost}; the {company.id} has ${company.cash}.")
        self.rights.check_consent(company, move.agreed_by, move.actor, cost)

        def commit() -> None:
            table.pays_bank(company, cost)
            self.tokens.put_terminal(company, move.hex, city)
            self._used(private)

        return commit

    def placements(self, actor: Actor) -> Iterator[Candidate]:
        """Every extra station."""
        board, bare = self.board, self.table.switches.terminal_before_tile
        for card in self.rights.asked_of(actor):
            company = self.table.operating_company.id
            cities = legal_terminals(board, company, before_tile=bare) if card.terminal else ()
            for name, exits in cities:
                for consent in self.rights.consents(actor):
                    yield PlaceTokenMove(
                        actor=actor, hex=name, exits=list(exits), private=card.id, agreed_by=consent
                    )

    def _terminal_cost(self, company: Company, move: PlaceTokenMove) -> int:
        """Nothing; or what a station costs where one could come, by a reading (section 7.3)."""
        pays = self.table.switches.reachable_terminal_pays
        if not pays or not self.building.is_reached(company, move.hex, move.exits):
            return 0
        return self.building.price_at(company, move.hex, move.exits)

    def decline(self, move: PassMove) -> Commit:  # noqa: ARG002
        """Keep the private company for another time."""

        def commit() -> None:
            self.table.state.pending.pop(0)

        return commit

    def _used(self, private: Private) -> None:
        """The private company closes (section 3.3)."""
        if self.table.box.private(private.id).closes_when_used:
            self.privates.close(private)
        self.table.turn.used.append(private.id)
        if self.table.state.pending and self.table.state.pending[0].kind == "bonus":
            self.table.state.pending.pop(0)
