"""The sound engine, noting which of the wrong ones would have played otherwise."""

from collections.abc import Iterable
from pathlib import Path

from ..components import Components
from ..engine import ReferenceEngine
from ..game import Game
from ..rules.switches import Switches
from ..state import State
from .engine import Wrong
from .occasions import listen


class NotingEngine(ReferenceEngine):
    """Plays by the rules; ``met`` takes the names of engines that leave out a refusal which has come up.

    Any other engine that leaves out a refusal, and is wrong in nothing else, has done the same up to now.
    """

    remembers_positions = False

    def __init__(self, features: Path, wrong: Iterable[Wrong], hide: frozenset[str] = frozenset()) -> None:
        super().__init__(features, hide)
        self.met: set[str] = set()
        self._by_rule: dict[str, dict[str, frozenset[str]]] = {}
        for one in wrong:
            if one.left_out is not None:
                self._by_rule.setdefault(one.left_out.rule, {})[one.name] = one.left_out.words
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
        return game
