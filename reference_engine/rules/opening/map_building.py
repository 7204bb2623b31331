"""The map is built: players lay pieces one after another and carry out projects (Lost Atlas, SU)."""

from collections.abc import Callable, Iterator

import msgspec

from ...actions import LayBlankMove, LayPieceMove, PassMove, PlaceCapitalMove, ShuffleMove
from ...built_map import axial, hex_name
from ...map_cards import MapParts
from ...state import Actor, BuiltMap, LaidPiece, MapRound, Pending
from ..map.pieces import Pieces
from ..options import Candidate
from ..table import Commit, Table
from ..turns.course import Course

CHANCE = Actor(kind="chance", id="chance")


class MapBuilding:
    """Turn up what is on top of the stack and lay it, the next player after that; then single blanks.

    What is turned up stays on top of the stack until it lies on the map. ``on_built`` is told when the map is
    complete, after the first stock round has begun.
    """

    def __init__(self, table: Table, course: Course) -> None:
        self.table = table
        self.course = course
        self.on_built: list[Callable[[], None]] = []
        self._lying: tuple[bytes, Pieces] | None = None

    @property
    def round(self) -> MapRound:
        """The building in progress."""
        current = self.table.state.round
        assert isinstance(current, MapRound)
        return current

    @property
    def map(self) -> BuiltMap:
        """The map as far as it is built."""
        built = self.table.state.map
        assert built is not None
        return built

    @property
    def parts(self) -> MapParts:
        """What the map is made of."""
        found = self.table.box.parts
        assert found is not None
        return found

    def pieces(self) -> Pieces:
        """What lies on the table, looked at anew only where something has been laid."""
        switches, look = self.table.switches, msgspec.json.encode(self.map)
        if self._lying is None or self._lying[0] != look:
            pieces = Pieces(
                self.parts,
                self.map,
                sides_of_one=switches.shared_sides_of_one_piece,
                border_may_touch=switches.new_border_may_touch,
            )
            self._lying = look, pieces
        return self._lying[1]

    # going on -----------------------------------------------------------------------------------------

    def next(self) -> None:
        """Nothing is pending: the next thing is turned up, or single blanks are laid, or the map is built."""
        if self.map.stack:
            self._turn_up()
        else:
            self._offer_blank()

    def _turn_up(self) -> None:
        stack, pieces = self.map.stack, self.pieces()
        projects = self.parts.projects
        for _ in range(len(stack)):
            if stack[0] not in projects:
                break
            if pieces.ordinary_cities():
                self._ask("place_capital", {})
                return
            stack.append(stack.pop(0))
        if stack[0] not in projects and pieces.fits_somewhere(stack[0]):
            self._ask("lay_piece", {"piece": stack[0]})
        else:
            self._begin_anew()

    def _ask(self, kind: str, context: dict[str, object]) -> None:
        actor = Actor(kind="player", id=self.round.turn)
        self.table.state.pending[:] = [Pending(kind=kind, actors=[actor], context=context)]

    def _turn_is_over(self) -> None:
        """The next player is on turn, unless the last one to lay goes on with single blanks."""
        if self.map.stack or not self.table.switches.last_builder_lays_blanks:
            self.round.turn = self.table.left_of(self.round.turn)

    # pieces and projects ------------------------------------------------------------------------------

    def lay(self, move: LayPieceMove) -> Commit:
        """Lay the piece turned up."""
        table, pieces, player = self.table, self.pieces(), move.actor.id
        top = self.map.stack[0]
        at, rotation = axial(move.hex), move.rotation % 6
        if move.piece != top:
            table.refuse("other-piece", f"{player} has turned up piece {top}, not {move.piece}.")
        lies = f"Piece {move.piece} cannot lie at {move.hex}, turned {rotation}"
        if not pieces.owner:
            if not pieces.fits(top, at, rotation):
                table.refuse("first-piece", f"{lies}: the first piece is laid at 0,0.")
        else:
            if pieces.overlaps(at, rotation):
                table.refuse("piece-on-another", f"{lies}: it would lie on another piece.")
            if not pieces.shares_enough(at, rotation):
                table.refuse("too-few-sides", f"{lies}: it would share fewer than three edges with others.")
            if pieces.touches_border(top, at, rotation):
                table.refuse(
                    "beside-a-border", f"{lies}: a black border hex would share an edge with another piece."
                )

        def commit() -> None:
            self.map.stack.pop(0)
            self.map.pieces.append(LaidPiece(piece=move.piece, hex=hex_name(at), rotation=rotation))
            table.state.pending.clear()
            self._turn_is_over()

        return commit

    def lays(self, actor: Actor) -> Iterator[Candidate]:
        """Everywhere that the piece may be laid."""
        top = self.map.stack[0]
        for at, rotation in self.pieces().positions(top):
            yield LayPieceMove(actor=actor, piece=top, hex=hex_name(at), rotation=rotation)

    def place(self, move: PlaceCapitalMove) -> Commit:
        """Carry out the project turned up: a city becomes a capital."""
        if not self.pieces().is_ordinary_city(axial(move.hex)):
            self.table.refuse("no-city-for-a-capital", f"No capital can be placed on {move.hex}.")

        def commit() -> None:
            self.map.stack.pop(0)
            self.map.capitals.append(hex_name(axial(move.hex)))
            self.table.state.pending.clear()
            if not self.table.switches.project_is_no_turn:
                self._turn_is_over()

        return commit

    def places(self, actor: Actor) -> Iterator[Candidate]:
        """Every city that can become a capital."""
        for at in self.pieces().ordinary_cities():
            yield PlaceCapitalMove(actor=actor, hex=hex_name(at))

    # begun anew ---------------------------------------------------------------------------------------

    def faults(self, due: Pending) -> Iterator[str]:
        """What has been turned up can be laid, or carried out, somewhere."""
        pieces, top = self.pieces(), self.map.stack[0] if self.map.stack else ""
        if due.kind == "place_capital" and not pieces.ordinary_cities():
            yield "kind: there is no city on the map that could become a capital"
        elif due.kind == "lay_piece" and not pieces.fits_somewhere(top):
            yield f"context.piece: {top} fits nowhere on the map"

    def _begin_anew(self) -> None:
        """All pieces are gathered and mixed; the projects that were carried out too."""
        if self.table.switches.builder_begins_again:
            self.round.turn = self._beginner()
        self.map.pieces.clear()
        self.map.capitals.clear()
        self.map.stack[:] = [*self.parts.pieces, *self.parts.projects]
        self._ask_chance(list(self.map.stack))

    def _beginner(self) -> str:
        """Who laid the first piece: everything carried out since has been one turn."""
        turns = len(self.map.pieces)
        if not self.table.switches.project_is_no_turn:
            turns += len(self.map.capitals)
        seats = self.table.seats
        return seats[(seats.index(self.round.turn) - turns) % len(seats)]

    def _ask_chance(self, cards: list[str]) -> None:
        self.table.state.pending[:] = [Pending(kind="shuffle", actors=[CHANCE], context={"cards": cards})]

    def shuffle(self, move: ShuffleMove) -> Commit:
        """Chance mixes the stack, or picks who begins: the first of the players."""
        cards: list[str] = self.table.state.pending[0].context["cards"]
        if sorted(move.cards) != sorted(cards):
            self.table.refuse("other-cards", "These are not the ones that are mixed.")

        def commit() -> None:
            self.table.state.pending.clear()
            if sorted(cards) == sorted(self.table.seats):
                self.round.turn = move.cards[0]
                return
            self.map.stack[:] = move.cards
            if not self.table.switches.builder_begins_again:
                self._ask_chance(list(self.table.seats))

        return commit

    def shuffles(self, actor: Actor) -> Iterator[Candidate]:
        """The pieces, or the players, in one of all orders."""
        players = {*self.table.state.pending[0].context["cards"]} == {*self.table.seats}
        yield ShuffleMove(actor=actor, cards=list(self.table.seats if players else self.map.stack))

    # single blanks ------------------------------------------------------------------------------------

    def _offer_blank(self) -> None:
        passed, alone = self.round.passed, self.table.switches.last_builder_lays_blanks
        done = bool(passed) if alone else len(passed) == len(self.table.seats)
        if done or not self._blank_places():
            self.course.over()
            for told in self.on_built:
                told()
        else:
            self._ask("lay_blank", {})

    def _blank_places(self) -> list[str]:
        blanks, twelve = self.parts.blanks, self.table.switches.twelve_blanks
        if len(self.map.blanks) >= (blanks.other_count if twelve else blanks.count):
            return []
        pieces = self.pieces()
        return [hex_name(at) for at in pieces.rim() if not self._fault_of_blank(pieces, hex_name(at))]

    def _fault_of_blank(self, pieces: Pieces, name: str) -> tuple[str, str] | None:
        """Why a blank cannot be laid there, as a rule and a sentence; None if it can."""
        at, reading = axial(name), self.table.switches.blanks_beside
        if at in pieces.owner:
            return "blank-on-another", f"A blank cannot lie on {name}: something lies there."
        if not pieces.beside_home(at, whole_piece=reading == "piece"):
            return "blank-not-at-home", f"A blank cannot lie on {name}: no home of a minor is beside it."
        if reading == "home-and-three" and pieces.touching.get(at, 0) < self.parts.shared_sides:
            return "blank-too-few-sides", f"A blank on {name} would share fewer than three edges."
        if at in pieces.barred:
            return "blank-beside-a-border", f"A blank cannot lie on {name}: a black border hex is beside it."
        return None

    def lay_blank(self, move: LayBlankMove) -> Commit:
        """Lay a single hex at the home of a minor."""
        name = hex_name(axial(move.hex))
        if fault := self._fault_of_blank(self.pieces(), name):
            self.table.refuse(*fault)

        def commit() -> None:
            self.map.blanks.append(name)
            self._after_blank([])

        return commit

    def blanks(self, actor: Actor) -> Iterator[Candidate]:
        """Everywhere that a blank may be laid."""
        for name in self._blank_places():
            yield LayBlankMove(actor=actor, hex=name)

    def pass_blank(self, move: PassMove) -> Commit:
        """Lay no blank."""
        return lambda: self._after_blank([*self.round.passed, move.actor.id])

    def _after_blank(self, passed: list[str]) -> None:
        self.table.state.pending.clear()
        self.round.passed = passed
        self._turn_is_over()
