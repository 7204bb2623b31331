"""Tokens that players' private companies give to companies, once and for all (18GL 4.3)."""

from collections.abc import Iterator

from ...actions import AssignMove
from ...components import PrivateCard
from ...state import Actor, Company, Marker, Private
from ..map.board import Board
from ..map.network import reach
from ..options import Candidate
from ..routes import PlaceBonus
from ..table import Commit, Illegal, Table
from .lent_powers import LentPowers
from .markers import Markers
from .privates import Privates


class LentMarkers(Markers):
    """The company in turn receives a token: for a place, for ground of one kind, or for one of its trains."""

    def __init__(self, table: Table, board: Board, lent: LentPowers, privates: Privates) -> None:
        super().__init__(table)
        self.board = board
        self.lent = lent
        self.privates = privates

    def step_of(self, card: PrivateCard) -> str | None:
        """The step of a turn in which a private company gives its token to a company; None: it has none."""
        if card.marker is not None:
            return "token"
        if card.half_price is not None:
            return "track"
        return "run" if card.longer_train else None

    def is_given(self, private: Private) -> bool:
        """Whether the token of a private company has been given to a company, if it has one at all."""
        return private.uses_left == 0 or self.of(private.id) is not None

    # giving -------------------------------------------------------------------------------------------

    def assign(self, move: AssignMove) -> Commit:
        """Give the token of a private company to the company in turn (section 4.3)."""
        private = self.table.private(move.private)
        card = self.table.box.private(private.id)
        step = self.step_of(card)
        if step is None:
            raise Illegal("no-such-marker", f"{private.id} has no token to give.")
        self.lent.check(private.id, move.agreed_by)
        self.check_moment(private, step)
        if self.is_given(private):
            about = "lost" if self.of(private.id) is None else ""
            self.table.refuse("power-used", f"The token of {private.id} has been given to a company.", about)
        marker = Marker(
            marker=self.word_of(card), private=private.id, hex=None, company=self.table.turn.company
        )
        company = self.table.operating_company
        if step == "token":
            marker.hex = self._place(private, company, move)
        elif step == "run":
            marker.train = self._train(private, company, move)
        elif move.company != company.id or move.hex is not None or move.train is not None:
            raise Illegal("no-such-marker", f"The token of {private.id} is for the {company.id} itself.")
        return lambda: self.give(private, marker)

    def word_of(self, card: PrivateCard) -> str:
        """What the token of a private company is called."""
        if card.marker is not None:
            return card.marker.marker
        if card.ferry is not None:
            return "ferry"
        return "locomotive" if card.longer_train else card.id.lower()

    def check_moment(self, private: Private, step: str) -> None:
        """Refuse a token in a step that it has nothing to do with (section 4.6)."""
        if self.table.turn.step != step:
            self.table.refuse("power-in-its-step", f"{private.id} is used in the {step} step.")

    def give(self, private: Private, marker: Marker) -> None:
        """The company has the token, and the private company closes if that is its way."""
        self.lying.append(marker)
        if private.uses_left:
            private.uses_left -= 1
        if self.table.box.private(private.id).closes_when_used:
            self.privates.close(private)

    def any_left(self) -> bool:
        """Whether the company in turn could be given a token in this step."""
        cards = ((private, self.table.box.private(private.id)) for private, _ in self.lent.offered())
        step = self.table.turn.step
        return any(self.step_of(card) == step and not self.is_given(private) for private, card in cards)

    def any_given(self, company: Company) -> bool:
        """Whether a company has been given a token of this step."""
        step, box = self.table.turn.step, self.table.box
        mine = (box.private(marker.private) for marker in self.lying if marker.company == company.id)
        return any(self.step_of(card) == step for card in mine)

    def assignments(self, actor: Actor) -> Iterator[Candidate]:
        """Every token that a company could be given in this step, every place and train for it."""
        company = self.table.operating_company
        for private, consent in self.lent.offered():
            card = self.table.box.private(private.id)
            step = self.step_of(card)
            if step != self.table.turn.step or self.is_given(private):
                continue
            if step == "token":
                for name in self._places(card):
                    yield AssignMove(actor=actor, private=private.id, hex=name, agreed_by=consent)
            elif step == "run":
                for train in dict.fromkeys(train.name for train in company.trains):
                    yield AssignMove(actor=actor, private=private.id, train=train, agreed_by=consent)
            else:
                yield AssignMove(actor=actor, private=private.id, company=company.id, agreed_by=consent)

    # places -------------------------------------------------------------------------------------------

    def _places(self, card: PrivateCard) -> list[str]:
        """The hexes on which the token of a private company may lie, by what the map shows (section 1.3)."""
        marker = card.marker
        if marker is None:
            return []
        if not marker.any_city:
            return list(marker.amounts)
        if self.table.switches.any_city_by_symbol:
            return list(marker.symbols)
        return [name for name, printed in self.table.box.hexes.items() if printed.kind == "city"]

    def _place(self, private: Private, company: Company, move: AssignMove) -> str:
        card = self.table.box.private(private.id)
        if move.company is not None or move.train is not None or move.exits is not None:
            raise Illegal("no-such-marker", f"The token of {private.id} lies on a hex.")
        places, name = self._places(card), move.hex or ""
        if name not in places:
            self.table.refuse(
                "marker-places", f"The token of {private.id} does not lie on {name or 'nothing'}."
            )
        elif self._needs_route(card) and not self._reaches(company, name):
            self.table.refuse(
                "marker-needs-route", f"The {company.id} has no route to {name}.", card.id.lower()
            )
        return name

    def _needs_route(self, card: PrivateCard) -> bool:
        if card.marker is None or card.marker.any_city:
            return self.table.switches.any_city_reached
        return self.table.switches.marker_needs_connection and len(card.marker.amounts) > 1

    def _reaches(self, company: Company, name: str) -> bool:
        number, network = self.board.number(name), reach(self.board, company.id)
        return any(network.reaches(number, index) for index in range(len(self.board.layouts[number].nodes)))

    def bonuses(self, company: str) -> tuple[PlaceBonus, ...]:
        """What a company's routes earn more at the places of its tokens."""
        found = []
        for marker in self.lying:
            printed = self.table.box.private(marker.private).marker
            if marker.company == company and marker.hex is not None and printed is not None:
                amount = printed.amounts.get(marker.hex, printed.any_city)
                once = self.table.switches.bonus_for_one_train and not printed.each_train
                found.append(PlaceBonus(marker.hex, amount, once=once))
        return tuple(found)

    # trains -------------------------------------------------------------------------------------------

    def _train(self, private: Private, company: Company, move: AssignMove) -> str:
        if move.train is None or move.company is not None or move.hex is not None:
            raise Illegal("no-such-marker", f"The token of {private.id} lies on a train.")
        if all(train.name != move.train for train in company.trains):
            self.table.refuse("no-train-to-lengthen", f"The {company.id} owns no {move.train}-train.")
        return move.train

    def on_train(self, company: str, train: str) -> Marker | None:
        """The token on a train of that type of a company, if there is one."""
        for marker in self.lying:
            if marker.company == company and marker.train == train:
                return marker
        return None

    def longer_train(self, company: str) -> tuple[str, int] | None:
        """The type of the company's train that goes further than others of it, and by how much."""
        for marker in self.lying:
            if marker.company == company and isinstance(marker.train, str):
                return marker.train, self.table.box.private(marker.private).longer_train
        return None

    def is_tied(self, company: Company, train: str) -> bool:
        """Whether the only train of a type that a company has bears a token, so that it is not traded."""
        alone = sum(owned.name == train for owned in company.trains) == 1
        return alone and self.on_train(company.id, train) is not None

    # changes ------------------------------------------------------------------------------------------

    def on_trains_lost(self, company: Company) -> None:
        """A company has fewer trains: a token whose train has gone is lost (section 4.3, note 9)."""
        names = {train.name for train in company.trains}
        self.lying[:] = [
            marker
            for marker in self.lying
            if marker.company != company.id or not isinstance(marker.train, str) or marker.train in names
        ]

    def on_phase(self, phase: str) -> None:
        """Trains rust, and with one that bears a token its private company closes; at last all tokens go."""
        for marker in list(self.lying):
            if (
                isinstance(marker.train, str)
                and self.table.box.trains_by_name[marker.train].rusts_at == phase
            ):
                self.lying.remove(marker)
                self.privates.close(self.table.private(marker.private))
        if self.table.box.phase(phase).removes_markers:
            self.lying[:] = [marker for marker in self.lying if self._stays(marker)]

    def _stays(self, marker: Marker) -> bool:
        """Whether a token outlives the phase that takes them away: that of an open ferry line (2)."""
        ferry = self.table.box.private(marker.private).ferry is not None
        return ferry and self.table.switches.ferry_token_leaves == "no"
