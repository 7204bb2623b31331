"""What a wrong engine is."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from ..cards import Box
from ..components import Components
from ..engine import ReferenceEngine
from ..game import Game
from ..map_cards import Tile
from ..rules.switches import Switches
from ..state import State

Spoil = Callable[[Any], None]
"""Makes a game wrong after it has been put together."""
Change = Callable[[dict[str, Any], dict[str, Any]], None]
"""Changes something in the components file, or in the file of numbered tiles."""
Show = Callable[[dict[str, Any]], None]
"""Changes a state that is shown, and nothing else."""


@dataclass(frozen=True, slots=True)
class Case:
    """Where something is otherwise: by a rule, where all these words hold; without any, everywhere.

    The rule is that of a refusal (see ``occasions``), ``effect`` and a name (``effects``), or ``company`` and
    a type of action (``companies``).
    """

    rule: str
    words: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Wrong:
    """One way to be wrong.

    ``name`` is unique in its ``game`` and stable; ``clauses`` are those it breaks; ``what`` says in words
    what is wrong. ``unobservable`` says why no play can show it, where that is so. ``case``: in which
    alone it is wrong; until that comes up it plays like the sound one. Without ``clauses``: any may break.
    ``edition``: in whose box alone something is changed.
    """

    game: str
    name: str
    clauses: tuple[str, ...]
    what: str
    spoil: Spoil | None = None
    change: Change | None = None
    show: Show | None = None
    unobservable: str = ""
    case: Case | None = None
    edition: str | None = None


class WrongEngine(ReferenceEngine):
    """The reference engine, spoilt in one place of one game."""

    remembers_positions = False
    checks_tables = False

    def __init__(self, features: Path, wrong: Wrong, hide: frozenset[str] = frozenset()) -> None:
        super().__init__(features, hide)
        self.wrong = wrong
        self._changed: dict[str | None, Components] = {}

    def _components(self, game: str, edition: str | None = None) -> Components:
        sound = super()._components(game, edition)
        if self.wrong.change is None or game != self.wrong.game or self.wrong.edition not in (None, edition):
            return sound
        if edition not in self._changed:
            self._changed[edition] = _changed_components(sound, self.wrong.change)
        return self._changed[edition]

    def state(self) -> dict[str, Any]:
        """The canonical state, or what is shown instead."""
        document = super().state()
        if self.wrong.show is not None and document["game"] == self.wrong.game:
            self.wrong.show(document)
        return document

    def _make_game(self, box: Components, state: State, switches: Switches) -> Game:
        game = super()._make_game(box, state, switches)
        if self.wrong.spoil is not None and state.game == self.wrong.game:
            self.wrong.spoil(game)
            game.decisions = game.list_decisions()
        return game


def _changed_components(sound: Components, change: Change) -> Components:
    """The components with one thing changed; they need not make sense any more."""
    box, tiles = changeable(sound.box), changeable(sound.tiles)
    change(box, tiles)
    return Components(msgspec.convert(box, Box), msgspec.convert(tiles, dict[str, Tile]), sound.editions)


def changeable(facts: Any) -> dict[str, Any]:
    """Components as plain documents in which every number can be changed, the one space of a city too."""

    def lists(part: Any) -> Any:
        if isinstance(part, dict):
            for city in part.get("cities") or ():
                if isinstance(city, dict) and city.get("slots", 0) is None:
                    city["slots"] = 1
            return {key: lists(value) for key, value in part.items()}
        return [lists(value) for value in part] if isinstance(part, list | tuple) else part

    document: dict[str, Any] = lists(msgspec.to_builtins(facts))
    return document
