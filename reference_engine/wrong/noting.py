"""The sound engine, noting which wrong ones would have played otherwise, or in which cases it refuses."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from ..actions import AnyMove, read_move
from ..components import Components
from ..engine import ReferenceEngine
from ..game import Game
from ..rules.switches import Switches
from ..state import Actor, State
from .companies import listen_to_companies
from .effects import AT_ONCE, effects_of, listen_to_effects
from .engine import Wrong
from .occasions import Sides, listen, refusal_names, sides_of


class NotingEngine(ReferenceEngine):
    """Plays by the rules; ``met`` takes the names of engines in whose case it has come.

    Any other engine that is wrong in a certain case only has done the same up to now.
    """

    remembers_positions = False

    def __init__(self, features: Path, wrong: Iterable[Wrong], hide: frozenset[str] = frozenset()) -> None:
        super().__init__(features, hide)
        self.met: set[str] = set()
        self._by_rule: dict[str, dict[str, frozenset[str]]] = {}
        for one in wrong:
            if one.case is not None:
                self._by_rule.setdefault(one.case.rule, {})[one.name] = one.case.words
        self._open: set[str] = set()

    def forget(self) -> None:
        """Begin anew with what has come up."""
        self.met.clear()
        self._open |= self._by_rule.keys()

    def _hear(self, rule: str, words: frozenset[str]) -> bool:
        waiting = {name: case for name, case in self._by_rule[rule].items() if name not in self.met}
        found = {name for name, case in waiting.items() if case <= words}
        self.met |= found
        if len(found) == len(waiting):
            self._open.discard(rule)
        return False

    def _make_game(self, box: Components, state: State, switches: Switches) -> Game:
        game = super()._make_game(box, state, switches)
        listen(game, self._open, self._hear)
        listen_to_effects(game, self._by_rule, self._hear)
        listen_to_companies(game, self._open, self._hear)
        return game


class TryingEngine(ReferenceEngine):
    """Plays by the rules, and finds out in which cases each of its refusals can come up.

    Whatever is asked of it is kept; once ``trying``, what was asked where the same was to be decided is tried
    on each table from which it is asked to go on, by whoever may act, with and without a power. ``where``: a
    name for that table. ``most``: how much is tried there.
    """

    remembers_positions = False

    def __init__(self, features: Path, game: str, most: int) -> None:
        super().__init__(features)
        self.trying = False
        self.where = ""
        self.met: dict[str, dict[Sides, tuple[str, dict[str, Any]]]] = {}
        """Rule -> sides of a refusal (``sides_of``) -> where it came up first, and by which action."""
        self.at_once: set[str] = set()
        """The effects that were due twice upon one action."""
        self._most = most
        self._rules = {*refusal_names(game)}
        self._effects = [f"effect {name}" for name in effects_of(game)]
        self._asked: dict[str, dict[bytes, AnyMove]] = {}
        self._heard: dict[str, frozenset[str]] = {}
        self._tried = ""

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        """As any engine does; what has been asked before is tried first."""
        game = self._current()
        if game.state.pending:
            move = read_move(action)
            if not self.trying:
                due = game.state.pending[0].kind
                self._asked.setdefault(due, {})[msgspec.json.encode(action)] = move
            elif self._tried != self.where:
                self._tried = self.where
                self._try_all(game)
            self._try(game, move)
        return super().apply(action)

    def _try_all(self, game: Game) -> None:
        due = game.state.pending[0]
        asked = [*self._asked.get(due.kind, {}).values()]
        for move in asked[:: max(1, len(asked) // self._most)]:
            for actor in due.actors:
                for power in self._powers(game, move, actor):
                    self._try(game, msgspec.structs.replace(move, actor=actor, **power))

    def _powers(self, game: Game, move: AnyMove, actor: Actor) -> list[dict[str, str | None]]:
        """By which powers an action could be tried as well."""
        if not (hasattr(move, "private") and hasattr(move, "hex")):
            return [{}]
        own = [one.id for one in game.state.privates if actor.id in one.owner]
        return [{"private": name} for name in dict.fromkeys((None, move.private, *own))]

    def _try(self, game: Game, move: AnyMove) -> None:
        """Note by which rules an action is refused, and in which case."""
        self._heard.clear()
        for refusal in game.refusals(move):
            if refusal.rule in self._heard:
                sides = sides_of(self._heard[refusal.rule], str(move.__struct_config__.tag))
                found = self.met.setdefault(refusal.rule, {})
                found.setdefault(sides, (self.where, msgspec.to_builtins(move)))

    def _hear(self, rule: str, words: frozenset[str]) -> bool:
        self._heard.setdefault(rule, words)
        return False

    def _make_game(self, box: Components, state: State, switches: Switches) -> Game:
        game = super()._make_game(box, state, switches)
        listen(game, self._rules, self._hear)
        listen_to_effects(game, self._effects, self._hear_effect)
        return game

    def _hear_effect(self, effect: str, words: frozenset[str]) -> bool:
        if AT_ONCE in words:
            self.at_once.add(effect.removeprefix("effect "))
        return False
