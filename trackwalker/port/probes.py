"""Does an engine speak the port? One small question after another, each in a fresh process."""

import shlex
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Literal

from trackwalker.errors import TrackwalkerError
from trackwalker.games.kinds import FirstMoves
from trackwalker.games.known import GAMES, notes_of
from trackwalker.port.connect import EngineSpec
from trackwalker.port.engine import PROTOCOL, EngineFault
from trackwalker.port.limits import Limits
from trackwalker.port.remote import RemoteEngine
from trackwalker.port.stdio import StdioConnection
from trackwalker.port.words import named
from trackwalker.register.declared import doubts_of

__all__ = ["Probe", "ProbeRun", "Verdict"]

Verdict = Literal["ok", "FAIL", "skipped"]
_UNKNOWN_METHOD = "no_such_method"


class _FailedError(Exception):
    """The engine answered, but not as the port says."""


class _SkippedError(Exception):
    """The question does not arise for this engine."""


@dataclass(slots=True)
class Probe:
    """One question and its outcome. sent: the lines that were sent, for reproducing it."""

    name: str
    verdict: Verdict
    detail: str = ""
    sent: list[bytes] = field(default_factory=list)


class ProbeRun:
    """All the probes of one engine. `hello` holds its greeting once the first has passed.

    only: the names of the probes to run (all if empty). trace: called with `>` or `<` and each line.
    """

    def __init__(
        self,
        spec: EngineSpec,
        limits: Limits,
        games: tuple[str, ...] = (),
        only: frozenset[str] = frozenset(),
        trace: Callable[[str, bytes], None] | None = None,
    ) -> None:
        self._spec = spec
        self._limits = limits
        self._games = games
        self._only = only
        self._trace = trace
        self._sent: list[bytes] = []
        self.hello: dict[str, Any] = {}

    @property
    def spec(self) -> str:
        """The ENGINE spec, as it was given."""
        return self._spec.text

    def run(self) -> Iterator[Probe]:
        """Ask, question by question.

        Raises EngineFault `not-startable` if the engine does not get as far as its first answer,
        TrackwalkerError if a game was asked for of which neither it nor this suite knows anything.
        """
        for name, question in (("starts", self._probe_starts), ("hello", self._probe_hello)):
            for probe in self._ask(name, question):
                yield probe
                if probe.verdict == "FAIL":
                    return  # nothing can be said about an engine that does not introduce itself
        declared = [game["game"] for game in self.hello["games"]]
        known = list(dict.fromkeys([*GAMES, *declared]))
        if strange := [game for game in self._games if game not in known]:
            raise TrackwalkerError(f"--game: unknown game {strange[0]!r}; expected one of {', '.join(known)}")
        yield from self._ask("unknown method", self._probe_unknown_method)
        yield from self._ask("no game yet", self._probe_no_game)
        for game in self._games or tuple(declared):
            yield from self._probe_game(game, game in declared)
        yield from self._ask("bye", lambda: self._probe_end(bye=True))
        yield from self._ask("end of input", lambda: self._probe_end(bye=False))

    def reproduce(self, probe: Probe) -> str:
        """A shell command that shows the failure of a probe."""
        command = shlex.join(self._spec.argv)
        lines = " ".join(shlex.quote(line.decode().rstrip("\n")) for line in probe.sent)
        if probe.sent and len(lines) <= 2000:
            return f"printf '%s\\n' {lines} | {command}"
        return f"trackwalker check {shlex.quote(self._spec.text)} --probe {shlex.quote(probe.name)} --trace"

    # -- the frame ------------------------------------------------------------------------------------------

    def _ask(self, name: str, question: Callable[[], str | None]) -> Iterator[Probe]:
        # `hello` is always asked: the other questions depend on what it says.
        if self._only and name not in self._only and name != "hello":
            return
        self._sent = []
        probe = Probe(name, "ok")
        try:
            probe.detail = question() or ""
        except _SkippedError as skip:
            probe.verdict, probe.detail = "skipped", str(skip)
        except (_FailedError, EngineFault) as failure:
            if isinstance(failure, EngineFault) and failure.kind == "not-startable":
                raise
            probe.verdict, probe.detail = "FAIL", str(failure)
        probe.sent = self._sent
        if not self._only or name in self._only or probe.verdict != "ok":
            yield probe

    @contextmanager
    def _process(self) -> Iterator[RemoteEngine]:
        engine = RemoteEngine(StdioConnection(self._spec.argv, self._limits, self._spec.environment()))
        engine.connection.trace = self._note
        try:
            yield engine
        finally:
            engine.connection.trace = None
            engine.close()

    @contextmanager
    def _game(self, moves: FirstMoves) -> Iterator[RemoteEngine]:
        with self._process() as engine:
            engine.new_game(moves.new_game)
            yield engine

    def _note(self, direction: str, line: bytes) -> None:
        if direction == ">":
            self._sent.append(line)
        if self._trace:
            self._trace(direction, line)

    def _need(self, capability: str) -> None:
        if capability not in self.hello["capabilities"]:
            raise _SkippedError(f"the engine does not declare the capability {capability!r}")

    # -- the questions --------------------------------------------------------------------------------------

    def _probe_starts(self) -> None:
        with self._process() as engine:
            engine.connection.request("hello", {"protocol": PROTOCOL})

    def _probe_hello(self) -> str:
        with self._process() as engine:
            self.hello = engine.hello()
        declared = self.hello.get("readings", {})
        doubts = doubts_of(declared)
        for name, letters in doubts.letters.items():
            said, known = declared[name], ", ".join(letters)
            raise _FailedError(f"`readings`: {name} has no reading {said!r}; it has {known}")
        unknown = ", ".join(doubts.questions)
        warning = f"; no register has the questions that it names: {unknown}" if unknown else ""
        return f"{named(self.hello['name'], self.hello['version'])} speaks protocol {PROTOCOL}{warning}"

    def _probe_unknown_method(self) -> None:
        with self._process() as engine:
            engine.hello()
            try:
                engine.connection.request(_UNKNOWN_METHOD, {})
            except EngineFault as fault:
                if fault.kind != "error-reply":
                    raise
            else:
                raise _FailedError(
                    "a method that does not exist was answered with a result; expected an error"
                )
            engine.connection.request("hello", {"protocol": PROTOCOL})  # it must still be there

    def _probe_no_game(self) -> None:
        with self._process() as engine:
            try:
                engine.state()
            except EngineFault as fault:
                if fault.kind != "error-reply":
                    raise
            else:
                raise _FailedError("`state` was answered before there was a game; expected an error")

    def _probe_game(self, game: str, declared: bool) -> Iterator[Probe]:
        questions: list[tuple[str, Callable[[FirstMoves], str | None]]] = [
            ("new_game", self._probe_new_game),
            ("state", self._probe_state),
            ("refusal", self._probe_refusal),
            ("first action", self._probe_first_action),
            ("load", self._probe_load),
            ("legal_actions", self._probe_legal_actions),
        ]
        moves = notes_of(game).first_moves
        if not declared:
            skip = f"the engine does not declare {game}"
        elif moves is None:
            skip = f"no opening of {game} is known here"
        else:
            skip = ""
        for name, question in questions:
            probes = list(self._ask(f"{name} {game}", partial(_if_possible, question, moves, skip)))
            yield from probes
            if (
                not skip
                and any(probe.verdict == "FAIL" for probe in probes)
                and name in ("new_game", "state")
            ):
                skip = f"{name} failed"

    def _probe_new_game(self, moves: FirstMoves) -> None:
        with self._game(moves) as engine:
            engine.new_game(moves.new_game)  # a new game replaces the one before

    def _probe_state(self, moves: FirstMoves) -> str:
        with self._game(moves) as engine:
            state = engine.state()
            if state != engine.state():
                raise _FailedError("two readings of the state, with nothing in between, differ")
        seats = [player["id"] for player in state["players"]]
        if seats != moves.new_game["players"]:
            raise _FailedError(f"expected the players {moves.new_game['players']} in seat order, got {seats}")
        if state["game"] != moves.new_game["game"]:
            raise _FailedError(f"expected a state of {moves.new_game['game']}, got one of {state['game']}")
        return f"pending: {', '.join(entry['kind'] for entry in state['pending'])}"

    def _probe_refusal(self, moves: FirstMoves) -> str:
        with self._game(moves) as engine:
            before = engine.state()
            verdict = engine.apply(moves.illegal)
            if verdict["legal"]:
                raise _FailedError(f"an illegal action was accepted: {moves.illegal}")
            changed = _difference(before, engine.state())
            if changed:
                raise _FailedError(f"an illegal action was refused, but changed the state: {changed}")
        return f"refused: {verdict['reason']}"

    def _probe_first_action(self, moves: FirstMoves) -> None:
        with self._game(moves) as engine:
            before = engine.state()
            verdict = engine.apply(moves.legal)
            if not verdict["legal"]:
                raise _FailedError(f"a legal action was refused ({verdict['reason']}): {moves.legal}")
            if not _difference(before, engine.state()):
                raise _FailedError(
                    f"a legal action was accepted, but the state did not change: {moves.legal}"
                )

    def _probe_load(self, moves: FirstMoves) -> None:
        self._need("load")
        with self._game(moves) as engine:
            start = engine.state()
            engine.apply(moves.legal)
            later = engine.state()
            for state in (start, later):
                engine.load(state)
                changed = _difference(state, engine.state())
                if changed:
                    raise _FailedError(f"a state that was loaded came back different: {changed}")
            engine.load(start)
            engine.apply(moves.legal)
            changed = _difference(later, engine.state())
            if changed:
                raise _FailedError(f"the same action after loading had another effect: {changed}")

    def _probe_legal_actions(self, moves: FirstMoves) -> str:
        self._need("legal_actions")
        with self._game(moves) as engine:
            actions = engine.legal_actions()
            if not actions:
                raise _FailedError("no legal action is listed at the start of the game")
            action = _instance(actions[0])
            verdict = engine.apply(action)
            if not verdict["legal"]:
                raise _FailedError(f"an action that was listed is refused ({verdict['reason']}): {action}")
        return f"{len(actions)} listed"

    def _probe_end(self, bye: bool) -> None:
        with self._process() as engine:
            engine.hello()
            if not engine.connection.ends_itself(bye):
                after = "`bye`" if bye else "the end of its standard input"
                raise _FailedError(f"the engine was still running {self._limits.bye:g} s after {after}")


def _if_possible(
    question: Callable[[FirstMoves], str | None], moves: FirstMoves | None, skip: str
) -> str | None:
    if skip or moves is None:
        raise _SkippedError(skip)
    return question(moves)


def _difference(before: dict[str, Any], after: dict[str, Any]) -> str:
    """The members in which two states differ, with their values shortened; empty if there are none."""
    names = [name for name in {**before, **after} if before.get(name) != after.get(name)]
    return "; ".join(f"{name}: {before.get(name)!s:.150} -> {after.get(name)!s:.150}" for name in names)


def _instance(template: dict[str, Any]) -> dict[str, Any]:
    """The action of a template, with the lowest amounts of money and no routes where any will do."""
    return {
        name: value["min"] if isinstance(value, dict) and "min" in value
        else [] if isinstance(value, dict) and "any" in value
        else value
        for name, value in template.items()
    }  # fmt: skip
