"""Bonus actions of private companies: their owners use them for a company, and they close (18FL 3.3)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ...actions import AssignMove, LayTileMove, PassMove, PlaceTokenMove
from ...components import PrivateCard
from ...state import Actor, Company, Marker, Pending, Private
from ..map.network import reach
from ..map.stations import check_terminal, legal_terminals
from ..options import Candidate
from ..table import Commit, Illegal, Table

if TYPE_CHECKING:
    from ...games.eighteen_fl import Game18FL

BONUS_ACTIONS = ("lay_tile", "assign", "place_token")
"""The types of action by which a private company is used."""


class BonusActions:
    """One extra tile, a marker or a station; at the end of the step in which the company did the like."""

    def __init__(self, game: "Game18FL") -> None:
        self.game = game
        self.table: Table = game.table

    # who may when -------------------------------------------------------------------------------------

    def step_of(self, card: PrivateCard) -> str | None:
        """The step of a turn to which a private company's bonus action belongs."""
        if card.power is not None:
            return "track"
        return "token" if card.marker is not None or card.terminal else None

    def open_ones(self) -> Iterator[tuple[Private, str]]:
        """The private companies that could be used for the company in turn, with their owners."""
        for private in self.table.state.privates:
            owner = self.table.owner_player(private)
            card = self.table.box.private(private.id)
            if owner is None or self.table.players[owner].bankrupt or self.step_of(card) is None:
                continue
            if owner == self.table.operating_company.president or not self._for_own_only(card):
                yield private, owner

    def _for_own_only(self, card: PrivateCard) -> bool:
        switches = self.table.switches
        extra_tile = card.power is not None and switches.extra_tile_for_own_companies
        return switches.bonus_for_own_companies or extra_tile

    def ask(self) -> None:
        """The company has done its part of the step: the owners of fitting private companies decide."""
        turn = self.table.turn
        for private, owner in self.open_ones():
            if self.step_of(self.table.box.private(private.id)) == turn.step:
                self.table.state.pending.append(
                    Pending(
                        kind="bonus",
                        actors=[Actor(kind="player", id=owner)],
                        context={"private": private.id, "company": turn.company},
                    )
                )

    def admit_early(self, due: Pending) -> None:
        """Who else may act while a company decides, where bonus actions need not wait."""
        if due.actors[0].kind != "company" or due.kind == "discard_train":
            return
        deciding = due.actors[: 2 if due.kind == "emergency" else 1]
        others = [Actor(kind="player", id=owner) for owner in self._early_owners(due.kind)]
        due.actors = deciding + [actor for actor in others if actor not in deciding]

    def _early_owners(self, decision: str) -> dict[str, None]:
        steps = ((self.step_of(self.table.box.private(p.id)), owner) for p, owner in self.open_ones())
        return dict.fromkeys(owner for step, owner in steps if self._is_early(step, decision))

    def _is_early(self, step: str | None, decision: str) -> bool:
        switches = self.table.switches
        return (switches.bonus_in_any_order and step == decision) or (
            switches.bonus_at_any_time and step == "token"
        )

    def check_may_use(self, private_name: str, actor: Actor) -> Private:
        """Refuse to anybody but the owner to use a private company, and to him at another time."""
        private, due = self.table.private(private_name), self.table.state.pending[0]
        if actor.kind != "player" or self.table.owner_player(private) != actor.id:
            self.table.refuse("not-his-private", f"{actor.id} does not own {private.id}.")
        step = self.step_of(self.table.box.private(private.id))
        if due.kind == "bonus":
            if due.context["private"] != private.id:
                self.table.refuse("bonus-of-another-private", f"It is about {due.context['private']} now.")
        elif not self._is_early(step, due.kind):
            when = "has no bonus action" if step is None else f"is used in the {step} step"
            self.table.refuse("bonus-not-now", f"{private.id} {when}.")
        if self._for_own_only(self.table.box.private(private.id)) and (
            actor.id != self.table.operating_company.president
        ):
            self.table.refuse("bonus-for-own-company", f"{private.id} serves {actor.id}'s own companies.")
        return private

    def check_consent(self, company: Company, agreed_by: str | None, actor: Actor, cost: int) -> None:
        """A president whose company has to pay for somebody else's bonus has to agree."""
        president = company.president
        if actor.kind == "player" and cost and president not in (actor.id, agreed_by):
            self.table.refuse("no-consent", f"{president}, president of the {company.id}, has not agreed.")

    # the actions --------------------------------------------------------------------------------------

    def lay(self, move: LayTileMove) -> Commit:
        """Lay the extra tile (section 3.3, Tallahassee)."""
        private = self.check_may_use(move.private or "", move.actor)
        lay = self.game.construction.lay(move)

        def commit() -> None:
            lay()
            self._used(private)

        return commit

    def lays(self, actor: Actor) -> Iterator[Candidate]:
        """Every extra tile."""
        for card in self._asked_of(actor):
            lays = [] if card.power is None else self.game.construction.lays_of_power(card.id, card.power)
            for name, tile, rotation, private in lays:
                for consent in self._consents(actor):
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
        private = self.check_may_use(move.private, move.actor)
        printed, company = self.table.box.private(private.id).marker, self.table.operating_company
        self.game.markers.check_place(private.id, move.hex)
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
        for card in self._asked_of(actor):
            for name in card.marker.amounts if card.marker is not None else ():
                cities = [node for node in self.game.board.layout(name).nodes if node.kind == "city"]
                named = [list(city.exits) for city in cities] if one_city and len(cities) != 1 else [None]
                for exits in named:
                    yield AssignMove(actor=actor, private=card.id, hex=name, exits=exits)

    def _check_city(self, move: AssignMove, company: Company) -> None:
        """The city of the hex, where one has to be named, and a route to it where one is needed."""
        board, switches, name = self.game.board, self.table.switches, move.hex or ""
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
        private = self.check_may_use(move.private or "", move.actor)
        table, company, board = self.table, self.table.operating_company, self.game.board
        self.game.construction.check_no_removal(move)
        if not table.box.private(private.id).terminal:
            table.refuse("no-such-power", f"{private.id} brings no station.")
        bare = table.switches.terminal_before_tile
        city = check_terminal(board, company.id, move.hex, move.exits, table.refuse, before_tile=bare)
        cost = self._terminal_cost(company, move)
        if company.cash < cost:
            table.refuse("cannot-pay-marker", f"It costs ${cost}; the {company.id} has ${company.cash}.")
        self.check_consent(company, move.agreed_by, move.actor, cost)

        def commit() -> None:
            table.pays_bank(company, cost)
            self.game.construction.put_terminal(company, move.hex, city)
            self._used(private)

        return commit

    def placements(self, actor: Actor) -> Iterator[Candidate]:
        """Every extra station."""
        board, bare = self.game.board, self.table.switches.terminal_before_tile
        for card in self._asked_of(actor):
            company = self.table.operating_company.id
            cities = legal_terminals(board, company, before_tile=bare) if card.terminal else ()
            for name, exits in cities:
                for consent in self._consents(actor):
                    yield PlaceTokenMove(
                        actor=actor, hex=name, exits=list(exits), private=card.id, agreed_by=consent
                    )

    def _terminal_cost(self, company: Company, move: PlaceTokenMove) -> int:
        """Nothing; or what a station costs where one could come, by a reading (section 7.3)."""
        building = self.game.construction
        pays = self.table.switches.reachable_terminal_pays
        if not pays or not building.is_reached(company, move.hex, move.exits):
            return 0
        return building.price_at(company, move.hex, move.exits)

    def decline(self, move: PassMove) -> Commit:  # noqa: ARG002
        """Keep the private company for another time."""

        def commit() -> None:
            self.table.state.pending.pop(0)

        return commit

    def _used(self, private: Private) -> None:
        """The private company closes (section 3.3)."""
        if self.table.box.private(private.id).closes_when_used:
            self.game.privates.close(private)
        self.table.turn.used.append(private.id)
        if self.table.state.pending and self.table.state.pending[0].kind == "bonus":
            self.table.state.pending.pop(0)

    # what is worth asking for -------------------------------------------------------------------------

    def _asked_of(self, actor: Actor) -> Iterator[PrivateCard]:
        due = self.table.state.pending[0]
        for private, owner in self.open_ones() if actor.kind == "player" else ():
            if owner == actor.id and due.context.get("private", private.id) == private.id:
                yield self.table.box.private(private.id)

    def _consents(self, actor: Actor) -> tuple[str | None, ...]:
        """None, and that of the president for what somebody else does with the company's money."""
        president = self.table.operating_company.president
        return (None, president) if actor.id != president else (None,)
