"""Where runs begin: with a deal, on the way of an opening or of another game, at a given table."""

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from trackwalker.errors import TrackwalkerError
from trackwalker.fuzzing.drawing import Drawn
from trackwalker.fuzzing.guide import Guide
from trackwalker.fuzzing.moves import Chooser
from trackwalker.fuzzing.runs import Beginning
from trackwalker.invariants.core.facts import Facts
from trackwalker.playouts.deals import dealt_game
from trackwalker.playouts.openings import start_from
from trackwalker.port.engine import EngineFault
from trackwalker.scene.openings import Opening, load_opening, opening_names
from trackwalker.scene.values import PLAYER_NAMES

__all__ = ["Starts", "check_beginning", "fitting_openings"]

Action = dict[str, Any]

_PARTS = 4
"""In so many places on the way of an opening or of a recorded game a run can begin."""

_STEERED = (20, 200)
"""How many actions a steered game has at least and at most before a run goes on from it."""

_STEERED_WITHOUT_LOAD = (5, 40)
"""The same for engines that have to be led through all of them."""

_EVERY = 8
"""After so many actions of a steered game a run can begin."""


def fitting_openings(
    features: Path,
    game: str,
    readings: Mapping[str, str],
    usual: Mapping[str, str | None],
    edition: str | None = None,
) -> list[Opening]:
    """The openings of an edition that can be played by these readings, in alphabetical order of their
    names."""
    folder = features / game / "openings"
    known = [load_opening(folder, name) for name in opening_names(folder, edition)]
    followed = {**usual, **readings}
    return [
        one for one in known if all(followed.get(name) == letter for name, letter in one.readings.items())
    ]


class Starts:
    """The beginnings that a batch of runs chooses from.

    given: those that the user has named. counts: of how many players the engines play. seed: of the steered
    game that is played for the batch. led: whether engines have to be led from the deal. earlier: those of
    another batch, whose openings need not be played again.
    """

    def __init__(
        self,
        guide: Guide,
        facts: Facts,
        openings: Sequence[Opening],
        given: Sequence[Beginning],
        counts: Sequence[int],
        seed: int,
        led: bool,
        earlier: "Starts | None" = None,
    ) -> None:
        self.guide, self.facts, self.led = guide, facts, led
        self.openings = [one for one in openings if len(one.players) in counts]
        self.given, self.counts, self.seed = given, counts, seed
        self._known: dict[tuple[str, int], Beginning] = earlier._known if earlier is not None else {}
        self._steered: list[Beginning] | None = None

    def draw(self, drawn: Drawn) -> Beginning:
        """One of them. The simplest is a deal to the fewest players."""
        kinds = [self._deal]
        if self.openings:
            kinds.append(self._opening)
        kinds.append(self._steered_game)
        if self.given:
            kinds = [self._given, *([self._given, self._deal] if not self.led else [self._given])]
        return drawn.one_of(kinds)(drawn)

    def _deal(self, drawn: Drawn) -> Beginning:
        count = drawn.one_of(self.counts)
        dealt = dealt_game(self.facts.components["game"], PLAYER_NAMES[:count], self.facts, drawn.plain())
        return Beginning(f"a deal to {count} players", self.guide.deal(dealt))

    def _opening(self, drawn: Drawn) -> Beginning:
        opening = drawn.one_of(self.openings)
        part = _PARTS - drawn.index(_PARTS)
        key = (opening.name, part)
        if key not in self._known:
            box = dict(self.facts.components)
            params, actions = start_from(opening, self.guide.engine, box, self.guide.rules["readings"])
            whole = Beginning(f"the opening {opening.name}", self.guide.deal(params), tuple(actions))
            self._known[key] = self._part_of(whole, part)
        return self._known[key]

    def _given(self, drawn: Drawn) -> Beginning:
        start = drawn.one_of(self.given)
        if not start.actions:
            return start
        part = _PARTS - drawn.index(_PARTS)
        key = (start.name, part)
        if key not in self._known:
            self._known[key] = self._part_of(start, part)
        return self._known[key]

    def _part_of(self, whole: Beginning, part: int) -> Beginning:
        """The beginning after so many quarters of its way, with the table there."""
        count = len(whole.actions) * part // _PARTS
        actions = whole.actions[:count]
        name = whole.name if part == _PARTS else f"{whole.name}, up to action {count}"
        self.guide.begin(Beginning(name, whole.params, actions))
        return Beginning(name, whole.params, actions, self.guide.state)

    def _steered_game(self, drawn: Drawn) -> Beginning:
        if self._steered is None:
            self._steered = list(self._play())
        return drawn.one_of(self._steered)

    def _play(self) -> list[Beginning]:
        """One game that goes as steered games do, and the tables on its way."""
        rng = random.Random(f"steered {self.facts.components['game']} {self.seed}")
        count = rng.choice(list(self.counts))
        dealt = dealt_game(self.facts.components["game"], PLAYER_NAMES[:count], self.facts, rng)
        params = self.guide.deal(dealt)
        actions: list[Action] = []
        if self.openings and rng.random() < 0.5:
            opening = rng.choice(self.openings)
            box = dict(self.facts.components)
            begun, way = start_from(opening, self.guide.engine, box, self.guide.rules["readings"])
            params, actions = self.guide.deal(begun), list(way)
        name = f"steered game {self.seed}"
        self.guide.begin(Beginning(name, params, tuple(actions)))
        found = [Beginning(name, params, tuple(actions), self.guide.state)]
        longest = rng.randint(*(_STEERED_WITHOUT_LOAD if self.led else _STEERED))
        chooser = Chooser(self.guide, self.facts, list(params["players"]), rng)
        for number in range(1, longest + 1):
            if not self.guide.state["pending"] or not self.guide.templates:
                break
            action = chooser.legal()
            if not self.guide.apply(action)["legal"]:
                break
            actions.append(action)
            if number % _EVERY == 0:
                where = f"{name}, action {len(actions)}"
                found.append(Beginning(where, params, tuple(actions), self.guide.state))
        return found


def check_beginning(guide: Guide, start: Beginning) -> Beginning:
    """The beginning with its table. Raises TrackwalkerError where it is none."""
    try:
        guide.begin(start)
    except EngineFault as fault:
        raise TrackwalkerError(f"--from {start.name}: {fault.detail}") from None
    return Beginning(start.name, start.params, start.actions, guide.state)
