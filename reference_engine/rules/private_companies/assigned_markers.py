"""Markers that are assigned to a place by one who owns the private company, and to a company (1846)."""

from collections.abc import Iterator

from ...actions import AssignMove, PassMove
from ...components import PrivateCard
from ...state import Actor, Company, Marker, Pending, Private
from ..options import Candidate
from ..table import Commit, Illegal
from .markers import Markers


class AssignedMarkers(Markers):
    """Who may put them where (1846 3: Meat Packing, Steamboat)."""

    # a player's private -------------------------------------------------------------------------------

    def open_round(self) -> None:
        """A player who owns such a private decides when private income has been paid (section 3)."""
        for private in self.table.state.privates:
            card = self.table.box.private(private.id)
            owner = self.table.owner_player(private)
            if card.marker is not None and card.marker.player_assigns and owner is not None:
                self.table.state.pending.append(
                    Pending(
                        kind="assign",
                        actors=[Actor(kind="player", id=owner)],
                        context={"private": private.id},
                    )
                )

    def faults(self, due: Pending) -> Iterator[str]:
        """Only about a marker of a player's own he is asked between turns."""
        card, player = self.table.box.private(due.context.get("private", "")), due.actors[0].id
        players_own = card.marker is not None and card.marker.player_assigns
        if not players_own or self.table.owner_player(self.table.privates[card.id]) != player:
            yield f"context.private: expected one of {player}'s with a marker to place, found {card.id}"

    def done(self, move: PassMove) -> Commit:  # noqa: ARG002
        """The player leaves everything as it is."""
        return self.table.state.pending.clear

    # assigning ----------------------------------------------------------------------------------------

    def assign(self, move: AssignMove) -> Commit:
        """Put a marker on a hex, or name the company that has its bonus."""
        private = self.table.private(move.private)
        card = self.table.box.private(private.id)
        if card.marker is None or (move.hex is None) == (move.company is None):
            raise Illegal("no-such-marker", f"{private.id}: name a hex for its marker, or a company.")
        if move.actor.kind == "player":
            self._check_player(move, private, card)
        else:
            self._check_company(move, private, card)
        if move.hex is not None:
            self.check_place(private.id, move.hex)
        if move.company is not None:
            named = self.table.company(move.company)
            if not named.floated or named.closed:
                self.table.refuse("marker-company", f"{named.id} does not operate; it cannot have the bonus.")
        return lambda: self._put(private, card, move)

    def assignments(self, actor: Actor) -> Iterator[Candidate]:
        """Every place of a marker, and every company that one could serve."""
        for private in self.table.state.privates:
            card = self.table.box.private(private.id)
            if card.marker is not None:
                for name in card.marker.amounts:
                    yield AssignMove(actor=actor, private=private.id, hex=name)
                for company in self.table.state.companies:
                    yield AssignMove(actor=actor, private=private.id, company=company.id)

    def _check_player(self, move: AssignMove, private: Private, card: PrivateCard) -> None:
        players_own = card.marker is not None and card.marker.player_assigns
        if not players_own or self.table.owner_player(private) != move.actor.id:
            self.table.refuse("not-his-private", f"{move.actor.id} has no marker of {private.id} to place.")
        if move.hex is not None and not self.table.switches.player_places_marker:
            self.table.refuse("marker-of-the-named", "The company that is named places the marker itself.")

    def _check_company(self, move: AssignMove, private: Private, card: PrivateCard) -> None:
        company = self.table.operating_company
        marker = self.of(private.id)
        has_bonus = marker is not None and marker.company == company.id
        if self.table.owner_company(private) != company.id and not (
            has_bonus and self._may_place_without_owning(private, card)
        ):
            self.table.refuse("not-its-private", f"The {company.id} does not own {private.id}.")
        if move.company is not None:
            self.table.refuse(
                "bonus-stays-with-owner", f"The bonus of {private.id} is the {company.id}'s own."
            )
        if card.marker is not None and card.marker.movable:
            if self.table.turn.step in ("dividend", "trains"):
                self.table.refuse("marker-before-running", "The marker is placed before the trains run.")
        elif not private.uses_left:
            self.table.refuse("power-used", f"The marker of {private.id} has been placed.")

    def _may_place_without_owning(self, private: Private, card: PrivateCard) -> bool:
        """Whether the company that has a bonus may place its marker though it does not own the private."""
        switches, marker = self.table.switches, self.of(private.id)
        movable = card.marker is not None and card.marker.movable
        if self.table.owner_player(private) is not None:
            return movable and not switches.player_places_marker
        if private.owner != "box":
            return False
        if movable:
            return switches.port_moves_after_closing and private.uses_left is None
        return switches.marker_placed_after_closing and marker is not None and marker.hex is None

    def _put(self, private: Private, card: PrivateCard, move: AssignMove) -> None:
        assert card.marker is not None
        marker = self.of(private.id)
        if marker is None:
            marker = Marker(marker=card.marker.marker, private=private.id, hex=None, company=None)
            self.lying.append(marker)
        marker.hex = move.hex or marker.hex
        if move.actor.kind == "company":
            marker.company = move.actor.id
            if private.uses_left:
                private.uses_left -= 1
        else:
            marker.company = move.company or marker.company

    # changes ------------------------------------------------------------------------------------------

    def on_bought(self, private: Private, buyer: Company) -> None:
        """The bonus goes over to the company that buys the private."""
        printed = self.table.box.private(private.id).marker
        if printed is None:
            return
        marker = self.of(private.id)
        if marker is None:
            marker = Marker(marker=printed.marker, private=private.id, hex=None, company=None)
            self.lying.append(marker)
        marker.company = buyer.id

    def forget(self, company: str) -> None:
        """A company that is gone has no bonus any more; a marker that was not on the map goes with it."""
        super().forget(company)
        self.lying[:] = [marker for marker in self.lying if marker.hex or marker.company]

    def before_closing(self, private: Private) -> None:
        """By some readings its company may still place a marker that it has not placed (Q26, Q92)."""
        switches, owner = self.table.switches, self.table.owner_company(private)
        if owner is not None and (switches.port_moves_after_closing or switches.marker_placed_after_closing):
            self.on_bought(private, self.table.companies[owner])

    def on_closed(self, private: Private, by_player: bool) -> None:
        """A private company closes; its marker stays where it is (1846, section 3)."""
        printed = self.table.box.private(private.id).marker
        if by_player and printed is not None and self.table.switches.port_moves_after_closing:
            # the right to move it is the buyer's of the private company, and there was none
            private.uses_left = 0

    def on_all_closed(self, private: Private) -> None:
        """Private companies close with a phase; by a reading a bonus that nobody has bought ends then."""
        printed = self.table.box.private(private.id).marker
        players_own = printed is not None and printed.player_assigns
        if players_own and not self.table.switches.port_of_a_player_stays:
            self.lying[:] = [marker for marker in self.lying if marker.private != private.id]
