"""Pictures for the pages: tables of scenarios, as they are and as they should be; board and tiles."""

import hashlib
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any, Literal, NamedTuple

from trackwalker.components.load import load_components
from trackwalker.errors import TrackwalkerError
from trackwalker.pages.book import Book
from trackwalker.pages.outcomes import Column
from trackwalker.pictures.sheets import draw_pieces, draw_tiles
from trackwalker.pictures.table import KINDS, Painter, Pictured
from trackwalker.port.reference import ReferenceConnection
from trackwalker.reports.kept import conversation, tables
from trackwalker.reports.past import PastScenario
from trackwalker.suite.direct import DirectScenario, Shown, read_scenarios, show
from trackwalker.suite.ids import plain_id
from trackwalker.verdicts import Verdict

__all__ = ["Gallery", "Shot", "Strip", "Which"]

Which = Literal["some", "all", "none"]
"""Of which scenarios: of those that fail, as far as there is room, and of one a clause; of all; of none."""

_PLAYED = "_played.feature"
"""Files whose scenarios begin with many moves: of one that is set, there is a picture sooner."""
_ROOM = 20_000_000
"""So many bytes the pictures of what fails in a game may take, where not all are asked for."""
_COLUMN = 640.0
"""What is wider than that cannot be read in half of a page."""
_NAMES = {"map": "The map", "market": "Share prices", "charters": "Charters and holdings"}


class Shot(NamedTuple):
    """A picture: its file, and what it shows."""

    file: str
    caption: str


class Strip(NamedTuple):
    """Pictures that stand beside each other, or where they are wide below each other."""

    title: str
    shots: tuple[Shot, ...]
    wide: bool = False


class _Stage(NamedTuple):
    """What the scenarios of an edition are drawn with."""

    components: dict[str, Any]
    painter: Painter
    scenarios: Mapping[str, DirectScenario]


@dataclass
class Gallery:
    """The pictures of one game. files: the text of each by its name, which says what is in it.

    of_row: of what fails, by the key of the engine and the id of the row. of_scenario: of what does not.
    """

    book: Book
    engines: list[Column]
    which: Which
    files: dict[str, str] = field(default_factory=dict)
    of_row: dict[tuple[str, str], list[Strip]] = field(default_factory=dict)
    of_scenario: dict[str, list[Strip]] = field(default_factory=dict)
    board: list[tuple[str, str]] = field(default_factory=list)
    _drawn: int = 0
    """How much all of them take."""

    @classmethod
    def of(cls, book: Book, engines: list[Column], which: Which) -> "Gallery":
        """The pictures of a game, drawn. Raises TrackwalkerError for a scenario that is at fault itself."""
        gallery = cls(book, engines, which)
        if which != "none":
            gallery._draw()
        return gallery

    def _draw(self) -> None:
        failing, passing = list(self._failing()), set(self._passing())
        stages = {edition: self._stage(edition, failing, passing) for edition in self._editions()}
        engine = ReferenceConnection()
        for column, row in failing:
            if self.which != "all" and self._drawn > _ROOM:
                break
            stage = stages[column.edition]
            if plain_id(row.id) in stage.scenarios:
                self._draw_failure(stage, engine, column, row)
        stage, built = stages[""], None
        for scenario in stage.scenarios.values():
            outline, _, number = scenario.id.partition("#")
            if outline not in passing or number not in ("", "1"):
                continue
            shown = show(scenario, engine, stage.components)
            if shown is None:
                continue
            before, after = stage.painter.of(shown.before), stage.painter.of(shown.after)
            self.of_scenario[outline] = list(self._of_pass(before, after, shown.action))
            if after.box.is_built and (built is None or len(after.board.hexes) > len(built.board.hexes)):
                built = after
        self._draw_board(stage.components, stage.painter, built)

    def _editions(self) -> list[str]:
        return list(dict.fromkeys(["", *(engine.edition for engine in self.engines)]))

    def _stage(
        self, edition: str, failing: Sequence[tuple[Column, PastScenario]], passing: Collection[str]
    ) -> _Stage:
        """What is needed to draw the scenarios of an edition; of the base (empty) those that pass, too."""
        features, game = self.book.features, self.book.game
        wanted = {plain_id(row.id).partition("#")[0] for column, row in failing if column.edition == edition}
        components = load_components(features, game, edition or None)
        only = wanted if edition else wanted | {*passing}
        scenarios = read_scenarios(features, game, only, edition or None)
        return _Stage(components, Painter(components), {one.id: one for one in scenarios})

    def _draw_failure(
        self, stage: _Stage, engine: ReferenceConnection, column: Column, row: PastScenario
    ) -> None:
        scenario = stage.scenarios[plain_id(row.id)]
        kept, said = tables(column.result, row), conversation(column.result, row)
        if said.opening:  # of the scenario itself nothing was tried
            strips = self._of_failure(stage.painter, None, kept, said.action, column.title, "opening")
        else:
            until = row.detail.step if row.detail is not None else ""
            shown = show(scenario, engine, stage.components, until, self._followed(kept[0]))
            action = said.action or (shown.action if shown is not None else None)
            strips = self._of_failure(stage.painter, shown, kept, action, column.title)
        self.of_row[column.key, row.id] = list(strips)

    def _failing(self) -> Iterator[tuple[Column, PastScenario]]:
        """The rows that fail, with the engine: of each engine and of each cause one, then the second ones."""
        turns = zip_longest(*(engine.by_cause(self.book) for engine in self.engines))
        for turn in turns:
            yield from (
                (engine, row) for engine, row in zip(self.engines, turn, strict=True) if row is not None
            )

    def _followed(self, table: Mapping[str, Any] | None) -> dict[str, str]:
        """The readings by which the engine was asked to play."""
        said = (table or {}).get("rules", {}).get("readings", {})
        questions = self.book.register.questions
        return {
            name: letter
            for name, letter in said.items()
            if name in questions and letter in questions[name].readings
        }

    def _passing(self) -> Iterator[str]:
        """Of which scenarios that do not fail there are pictures: one a clause, or all."""
        sound = [one.id for one in self.book.scenarios.values() if self._passes(one.id)]
        if self.which == "all":
            yield from sound
            return
        known, chosen = {one.id for one in self.book.cover.scenarios}.intersection(sound), set[str]()
        for scenarios in self.book.of_clause.values():
            own = [one for one in scenarios if one.id in known]
            if own and chosen.isdisjoint(one.id for one in own):
                chosen.add(min(own, key=lambda one: one.file.endswith(_PLAYED)).id)
        yield from chosen

    def _passes(self, scenario: str) -> bool:
        """Whether it passes, or was not played, in every result."""
        verdicts = {engine.of_scenario(self.book.scenarios[scenario]) for engine in self.engines}
        return verdicts <= {None, Verdict.PASS.key}

    def _of_pass(
        self, before: Pictured, after: Pictured, action: Mapping[str, Any] | None
    ) -> Iterator[Strip]:
        """What the last action of a scenario changes; where it changes nothing, what it was about."""
        kinds = after.differs(before)
        tried = before.draw_tried(action) if action is not None else None
        if tried is not None and (action or {}).get("routes"):
            yield Strip("The run", (self._shot(tried, "the run, on the map"),))
            kinds = [kind for kind in kinds if kind != "map"]
        elif not kinds:
            drawn = tried or before.draw("charters")
            what = "what is tried, on the map that stays" if tried else "charters and holdings, which stay"
            yield Strip("Nothing changes", (self._shot(drawn, what),))
        focus = after.changes(before)
        for kind in kinds:
            yield self._strip(
                kind,
                [
                    self._shot(before.draw(kind, near=focus), f"{kind} before"),
                    self._shot(
                        after.draw(kind, (), before, focus), f"{kind} after, what is different marked"
                    ),
                ],
            )

    def _of_failure(
        self,
        painter: Painter,
        shown: Shown | None,
        kept: tuple[Mapping[str, Any] | None, Mapping[str, Any] | None],
        action: Mapping[str, Any] | None,
        engine: str,
        asking: str = "scenario",
    ) -> Iterator[Strip]:
        """What was tried, what should have come of it, and what the engine showed. asking: who tried it."""
        own = self._pair(painter, *kept)
        sound = self._pair(painter, shown.before, shown.after) if shown is not None else None
        base = own or sound
        if base is None:
            return
        tried = base[0].draw_tried(action) if action is not None else None
        if tried is not None:
            said = "the run that is meant" if (action or {}).get("routes") else "what is tried"
            shot = self._shot(tried, f"{said}, on the table before it")
            yield Strip(f"What the {asking} asks for", (shot,), _is_wide(tried))
        if own is None or sound is None:
            yield from self._before_and_after(base, engine if own else "the reference engine")
            return
        (before, after), (start, due) = own, sound
        focus = after.changes(before) | due.changes(start) | after.changes(due)
        for kind in KINDS:
            if kind not in {*after.differs(before), *due.differs(start), *after.differs(due)}:
                continue
            alike = kind not in after.differs(due)
            shots = [
                self._shot(before.draw(kind, near=focus), f"{kind} before"),
                self._shot(
                    due.draw(kind, (), start, focus),
                    f"{kind} as it should be after that, what is different from before marked",
                ),
                self._shot(
                    after.draw(kind, (), before if alike else due, focus),
                    f"{kind} as {engine} has it"
                    + (", as it should be" if alike else ", what is not as it should be marked"),
                ),
            ]
            yield self._strip(kind, shots)

    def _before_and_after(self, pair: tuple[Pictured, Pictured], whose: str) -> Iterator[Strip]:
        before, after = pair
        focus = after.changes(before)
        for kind in after.differs(before):
            yield self._strip(
                kind,
                [
                    self._shot(before.draw(kind, near=focus), f"{kind} before"),
                    self._shot(
                        after.draw(kind, (), before, focus),
                        f"{kind} after, as {whose} has it, what is different marked",
                    ),
                ],
            )

    def _strip(self, kind: str, shots: list[Shot]) -> Strip:
        return Strip(_NAMES[kind], tuple(shots), any(_is_wide(self.files[shot.file]) for shot in shots))

    def _pair(
        self, painter: Painter, before: Mapping[str, Any] | None, after: Mapping[str, Any] | None
    ) -> tuple[Pictured, Pictured] | None:
        """Two tables ready to be drawn; None where an engine shows what its game does not have."""
        if before is None or after is None or {before["game"], after["game"]} != {self.book.game}:
            return None
        try:
            pair = painter.of(before), painter.of(after)
            for one in pair:
                one.check()
                one.differs(pair[0])
        except (TrackwalkerError, LookupError):
            return None
        return pair

    def _shot(self, picture: str, caption: str) -> Shot:
        """A picture with its file; the same picture has one file."""
        name = f"{hashlib.sha256(picture.encode()).hexdigest()[:16]}.svg"
        if name not in self.files:
            self.files[name] = picture
            self._drawn += len(picture)
        return Shot(name, caption)

    def _draw_board(self, components: dict[str, Any], painter: Painter, built: Pictured | None) -> None:
        board = painter.blank()
        if board.hexes:
            self._show("The map as printed", board.draw({}, f"Map: {self.book.game}"))
        if board.box.is_built:
            self._show("Pieces of the map", draw_pieces(board))
        if built is not None:
            self._show("A map that was built", built.draw("map"))
        self._show("Tiles", draw_tiles(board, components["tiles"]["counts"]))

    def _show(self, title: str, picture: str) -> None:
        self.board.append((title, self._shot(picture, title).file))


_SIZE = re.compile(r' width="([\d.]+)" height="([\d.]+)"')


def _is_wide(picture: str) -> bool:
    """Whether a picture would be hard to read in a column."""
    found = _SIZE.search(picture)
    return found is not None and (float(found[1]) > 2 * float(found[2]) or float(found[1]) > _COLUMN)
