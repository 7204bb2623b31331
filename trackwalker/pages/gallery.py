"""Pictures for the pages: tables of scenarios as the reference engine plays them, board and tiles."""

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from trackwalker.components.load import load_components
from trackwalker.pages.book import Book
from trackwalker.pages.outcomes import Column
from trackwalker.pictures.sheets import draw_pieces, draw_tiles
from trackwalker.pictures.table import Painter, Pictured
from trackwalker.port.reference import ReferenceConnection
from trackwalker.suite.direct import Shown, read_scenarios, show
from trackwalker.verdicts import Verdict

__all__ = ["Gallery", "Pair", "Which"]

Which = Literal["some", "all", "none"]
"""Of which scenarios: of those that fail and of one a clause, of all, of none."""

_PLAYED = "_played.feature"
"""Files whose scenarios begin with many moves: of one that is set, there is a picture sooner."""


@dataclass(frozen=True, slots=True)
class Pair:
    """A kind of picture before and after an action: the files; after is None where nothing is different."""

    kind: str
    before: str
    after: str | None


@dataclass
class Gallery:
    """The pictures of one game. files: the text of each by its name, which says what is in it."""

    book: Book
    engines: list[Column]
    which: Which
    files: dict[str, str] = field(default_factory=dict)
    of_row: dict[str, list[Pair]] = field(default_factory=dict)
    of_scenario: dict[str, list[Pair]] = field(default_factory=dict)
    board: list[tuple[str, str]] = field(default_factory=list)

    @classmethod
    def of(cls, book: Book, engines: list[Column], which: Which) -> "Gallery":
        """The pictures of a game, drawn. Raises TrackwalkerError for a scenario that is at fault itself."""
        gallery = cls(book, engines, which)
        if which != "none":
            gallery._draw()
        return gallery

    def _draw(self) -> None:
        components = load_components(self.book.features, self.book.game)
        painter, built = Painter(components), None
        failing = {
            row.id: row
            for engine in self.engines
            for one in self.book.scenarios.values()
            for row in engine.trouble(one)
        }
        passing = set(self._passing())
        wanted = passing | {name.partition("#")[0] for name in failing}
        engine = ReferenceConnection()
        for scenario in read_scenarios(self.book.features, self.book.game, wanted):
            outline, _, number = scenario.id.partition("#")
            row = failing.get(scenario.id)
            if row is None and (outline not in passing or number not in ("", "1")):
                continue
            until = row.detail.step if row is not None and row.detail is not None else ""
            shown = show(scenario, engine, components, until)
            if shown is None:
                continue
            after = painter.of(shown.after)
            pairs = list(self._pairs(painter.of(shown.before), after, shown))
            if row is not None:
                self.of_row[row.id] = pairs
            else:
                self.of_scenario[outline] = pairs
            if after.box.is_built and (built is None or len(after.board.hexes) > len(built.board.hexes)):
                built = after
        self._draw_board(components, painter, built)

    def _passing(self) -> Iterator[str]:
        """Of which scenarios that do not fail there are pictures: one a clause, or all."""
        sound = [one.id for one in self.book.scenarios.values() if self._passes(one.id)]
        if self.which == "all":
            yield from sound
            return
        known, chosen = set(sound), set[str]()
        for scenarios in self.book.of_clause.values():
            own = [one for one in scenarios if one.id in known]
            if own and chosen.isdisjoint(one.id for one in own):
                chosen.add(min(own, key=lambda one: one.file.endswith(_PLAYED)).id)
        yield from chosen

    def _passes(self, scenario: str) -> bool:
        """Whether it passes, or was not played, in every result."""
        verdicts = {engine.of_scenario(self.book.scenarios[scenario]) for engine in self.engines}
        return verdicts <= {None, Verdict.PASS.key}

    def _pairs(self, before: Pictured, after: Pictured, shown: Shown) -> Iterator[Pair]:
        action: Mapping[str, Any] = shown.action or {}
        routes = action.get("routes", ()) if action.get("type") == "run_routes" else ()
        kinds = after.differs(before)
        if routes:
            yield Pair("map", self._keep(before.draw("map", routes)), None)
            kinds = [kind for kind in kinds if kind != "map"]
        elif not kinds:
            kind = "map" if {"hex", "routes"} & action.keys() else "charters"
            yield Pair(kind, self._keep(before.draw(kind)), None)
        for kind in kinds:
            yield Pair(kind, self._keep(before.draw(kind)), self._keep(after.draw(kind, other=before)))

    def _keep(self, picture: str) -> str:
        """The name of the file of a picture; the same picture has one file."""
        name = f"{hashlib.sha256(picture.encode()).hexdigest()[:16]}.svg"
        self.files[name] = picture
        return name

    def _draw_board(self, components: dict[str, Any], painter: Painter, built: Pictured | None) -> None:
        board = painter.blank()
        if board.hexes:
            self.board.append(("The map as printed", self._keep(board.draw({}, f"Map: {self.book.game}"))))
        if board.box.is_built:
            self.board.append(("Pieces of the map", self._keep(draw_pieces(board))))
        if built is not None:
            self.board.append(("A map that was built", self._keep(built.draw("map"))))
        self.board.append(("Tiles", self._keep(draw_tiles(board, components["tiles"]["counts"]))))
