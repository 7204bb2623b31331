"""The reference engine as seen from outside: plain JSON-like documents in and out."""

from collections.abc import Generator
from itertools import chain
from pathlib import Path
from typing import Annotated, Any

import msgspec

from .actions import AnyMove, ShuffleMove, read_move
from .built_map import box_of_table
from .checks import contradictions
from .checks.rounds import round_faults
from .checks.track import track_faults
from .circumstances import circumstances, clause_for
from .components import Components, ComponentsError, load_components
from .game import DealError, Game
from .games import TITLES, UnknownRules
from .legal import legal_actions
from .own_box import with_own
from .questions import settled_questions, usual_readings
from .rules.map.board import BoardError
from .rules.map.positions import Positions
from .rules.setup import Start
from .rules.switches import Switches
from .rules.table import Illegal
from .state import Rules, State
from .state_check import decision_faults, state_faults

NAME = "Trackwalker reference engine"
VERSION = "0.1.0"
PROTOCOL = "1"
MOST_SWITCHES = 100
"""Of how many combinations of readings the switches are remembered."""
CAPABILITIES = ("load", "legal_actions", "best_routes", "chance", "rules", "own_box")


class EngineError(Exception):
    """The engine cannot do what it was asked for: an unknown game, a faulty state, no game in progress."""


class _Params(msgspec.Struct):
    """The shape of what a game is begun with."""

    game: str
    players: list[Annotated[str, msgspec.Meta(min_length=1)]]
    deal: dict[str, Any]
    options: dict[str, Any]


class ReferenceEngine:
    """Plays every game of the suite by its rulebook, under any reading.

    ``features`` is the folder of the specification (for the components); capabilities in ``hide`` are not
    offered, for trying the suite on an engine without them.
    """

    remembers_positions = True
    """Whether what was found on a board holds of each that lies like it: not where rules are spoilt."""
    checks_tables = True
    """Whether it refuses tables that contradict themselves: not where rules are spoilt, by which it would."""

    cannot: tuple[type[Exception], ...] = (EngineError,)
    """By which exceptions it says that it cannot do what it is asked for: no bugs of its own."""

    def __init__(self, features: Path, hide: frozenset[str] = frozenset()) -> None:
        self.features = features
        self.positions = Positions() if self.remembers_positions else None
        self.hide = hide
        self.game: Game | None = None
        self._known_switches: dict[tuple[Any, ...], Switches] = {}
        self._own_boxes: dict[tuple[str, str, bytes], Components] = {}

    def hello(self) -> dict[str, Any]:
        """Who this is and what it can do."""
        games = []
        readings: dict[str, str] = {}
        for title in TITLES.values():
            box = self._components(title.game)
            games.append({"game": title.game, "editions": list(box.editions), "players": sorted(box.players)})
            readings |= title.defaults
        return {
            "name": NAME,
            "version": VERSION,
            "protocol": PROTOCOL,
            "games": games,
            "capabilities": [name for name in CAPABILITIES if name not in self.hide],
            "readings": readings,
        }

    def _components(self, game: str, edition: str | None = None) -> Components:
        if game not in TITLES:
            raise EngineError(f"the game {game!r} is not known; there are {', '.join(TITLES)}")
        try:
            return load_components(self.features, game, edition)
        except ComponentsError as error:
            raise EngineError(str(error)) from None

    def _box(self, game: str, edition: str | None, own: dict[str, Any] | None) -> Components:
        """The components of an edition of a game, with what a table has of its own."""
        box = self._components(game, edition)
        if own is None:
            return box
        key = (game, box.edition, msgspec.json.encode(own))
        if key not in self._own_boxes:
            try:
                self._own_boxes = {key: with_own(box, own)}
            except ComponentsError as error:
                raise EngineError(str(error)) from None
        return self._own_boxes[key]

    def new_game(
        self,
        game: str,
        players: list[str],
        deal: dict[str, Any],
        edition: str | None = None,
        options: dict[str, Any] | None = None,
        rules: dict[str, Any] | None = None,
        box: dict[str, Any] | None = None,
    ) -> None:
        """Begin a game; ``deal`` spells out what is random at the start, ``box`` what is of the table's own.

        Raises:
            EngineError: no such game, edition, number of players, deal, rules or box.
        """
        wanted = {"game": game, "players": players, "deal": deal, "options": options or {}}
        _convert(wanted, _Params, "request")
        parts = self._box(game, edition, box)
        if len(players) not in parts.players:
            raise EngineError(f"{game} is for {_counts(parts)} players, not {len(players)}")
        if len(set(players)) != len(players):
            raise EngineError("two players have the same name")
        chosen = _convert(rules or {}, Rules, "rules")
        switches = self._switches(game, parts.edition, chosen)
        try:
            state = TITLES[game].rules.fresh(
                Start(parts, players, parts.edition, options or {}, chosen, switches, deal)
            )
        except DealError as error:
            raise EngineError(str(error)) from None
        state.box = box
        self.game = self._make_game(parts, state, switches)
        self.game.advance()

    def _make_game(self, box: Components, state: State, switches: Switches) -> Game:
        game = TITLES[box.game].rules(_of_table(box, state), state, switches)
        game.board.positions = self.positions
        return game

    def _switches(self, game: str, edition: str, rules: Rules) -> Switches:
        key = (game, edition, *rules.readings.items(), *rules.deviations)
        known = self._known_switches.get(key)
        if known is not None:
            return known
        try:
            usual = usual_readings(self.features, game, edition)
            found = TITLES[game].switches(
                rules, lambda: settled_questions(self.features, game, edition), usual
            )
        except (UnknownRules, ComponentsError) as error:
            raise EngineError(str(error)) from None
        if len(self._known_switches) >= MOST_SWITCHES:
            self._known_switches.clear()
        self._known_switches[key] = found
        return found

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        """Carry out an action: ``{"legal": True}``, or why not; an illegal action changes nothing.

        Raises:
            EngineError: no game is in progress, or this is no action at all.
        """
        game = self._current()
        move = _move(action)
        try:
            game.apply(move)
        except Illegal as refusal:
            clause = self._clause(refusal, move)
            answer = {"legal": False, "reason": refusal.reason}
            return answer if clause is None else {**answer, "clause": clause}
        self._draw_itself()
        return {"legal": True}

    def _clause(self, refusal: Illegal, move: AnyMove) -> str | None:
        game = self._current()
        grounds = TITLES[game.state.game].grounds
        return clause_for(grounds, refusal, circumstances(game.box, game.state, move))

    def refusals(self, action: dict[str, Any]) -> list[str]:
        """All clauses that forbid an action now; empty for a legal one. Nothing changes.

        Raises:
            EngineError: no game is in progress, or this is no action at all.
        """
        game = self._current()
        move = _move(action)
        clauses = (self._clause(refusal, move) for refusal in game.refusals(move))
        return list(dict.fromkeys(clause for clause in clauses if clause is not None))

    def _draw_itself(self) -> None:
        """An engine that is not told what chance does: the cards go under the deck the other way round."""
        if "chance" not in self.hide:
            return
        game = self._current()
        while game.state.pending and game.state.pending[0].kind == "shuffle":
            due = game.state.pending[0]
            game.apply(ShuffleMove(actor=due.actors[0], cards=due.context["cards"][::-1]))

    def state(self) -> dict[str, Any]:
        """The canonical state."""
        document: dict[str, Any] = msgspec.to_builtins(self._current().state, str_keys=True)
        return document

    def load(self, state: dict[str, Any], *, adds_up: bool = False, looked_over: bool = False) -> None:
        """Go on from a canonical state.

        ``adds_up``: that supplies and paper do has been seen elsewhere. ``looked_over``: this engine has
        found this very state without fault before.

        Raises:
            EngineError: the state is faulty.
        """
        table, reading = self._read(state, adds_up, looked_over)
        try:
            fault = next(reading)
        except StopIteration as read:
            self.game = read.value
        else:
            raise EngineError(f"the state does not fit the components of {table.game}: {fault}") from None
        self._draw_itself()

    def faults(self, state: dict[str, Any]) -> list[str]:
        """All for which a canonical state would not be loaded, a sentence each; nothing changes."""
        try:
            return list(self._read(state)[1])
        except EngineError as error:
            return [str(error)]

    def _read(
        self, state: dict[str, Any], adds_up: bool = False, looked_over: bool = False
    ) -> tuple[State, Generator[str, None, Game | None]]:
        """A state as the table it describes, and what is wrong with it; at the end of that, if nothing is,
        the game that can go on from it.

        Raises:
            EngineError: it is misshapen, or of no game, box or rules that are known.
        """
        if not isinstance(state, dict):
            raise EngineError("not a well-formed state: expected an object")
        known = {"rules": {}} | {name: part for name, part in state.items() if not str(name).startswith("x-")}
        table: State = _convert(known, State, "state")
        known_one = table.game not in TITLES or table.edition in self._components(table.game).editions
        box = self._box(table.game, table.edition if known_one else None, table.box)
        switches = self._switches(table.game, box.edition, table.rules)
        if looked_over:
            return table, self._as_it_is(table, box, switches)
        return table, self._look_over(table, box, switches, adds_up)

    def _as_it_is(
        self, table: State, box: Components, switches: Switches
    ) -> Generator[str, None, Game | None]:
        yield from ()
        return self._make_game(box, table, switches)

    def _look_over(
        self, table: State, box: Components, switches: Switches, adds_up: bool
    ) -> Generator[str, None, Game | None]:
        try:
            TITLES[table.game].rules.check_options(box, len(table.players), table.options, switches)
            parts, faulty = _of_table(box, table), False
            for fault in state_faults(parts, table):
                faulty = True
                yield fault
            if faulty:
                return None
            if self.checks_tables and not adds_up:
                for fault in contradictions(parts, table, switches):
                    faulty = True
                    yield fault
            game = self._make_game(box, table, switches)
            for fault in decision_faults(table, game.decisions.__contains__):
                faulty = True
                yield fault
            if self.checks_tables and not faulty:
                for fault in chain(track_faults(game), round_faults(game)):
                    faulty = True
                    yield fault
        except (BoardError, DealError, KeyError, ValueError, IndexError) as error:
            yield str(error)
            return None
        return None if faulty else game

    def legal_actions(self) -> list[dict[str, Any]]:
        """Every legal action now, with ranges for amounts."""
        return legal_actions(self._current())

    def best_routes(self, company: str) -> dict[str, Any]:
        """The most a company can earn now, in $, and by which routes.

        Raises:
            EngineError: there is no such company.
        """
        game = self._current()
        if company not in game.table.companies:
            raise EngineError(f"there is no company called {company!r}")
        revenue, routes = game.runs.best(game.table.companies[company])
        return {"revenue": revenue, "routes": routes}

    def _current(self) -> Game:
        if self.game is None:
            raise EngineError("no game is in progress: call new_game or load first")
        return self.game


def _of_table(box: Components, state: State) -> Components:
    """The box as far as a table uses it, with the map that has been built there."""
    return box_of_table(box, state.options.get("mode"), state.map)


def _counts(box: Components) -> str:
    numbers = sorted(box.players)
    return f"{numbers[0]} to {numbers[-1]}"


def _move(action: Any) -> AnyMove:
    try:
        return read_move(action)
    except msgspec.ValidationError as error:
        raise EngineError(f"not a well-formed action: {error}") from None


def _convert(document: Any, kind: Any, what: str) -> Any:
    try:
        return msgspec.convert(document, kind)
    except msgspec.ValidationError as error:
        raise EngineError(f"not a well-formed {what}: {error}") from None
