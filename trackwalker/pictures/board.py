"""The map: its hexes, the tiles and tokens that lie on it, and routes over it."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from html import escape
from typing import Any

from trackwalker.by_identity import ByIdentity
from trackwalker.components.box import Box
from trackwalker.components.hexes import Lying
from trackwalker.components.shapes import Shape
from trackwalker.pictures.geometry import APOTHEM, CORNER, Grid, Point, between
from trackwalker.pictures.lettering import Spread, hex_words, values_of
from trackwalker.pictures.svg import INKS, ROUTES, document, element, number, text
from trackwalker.pictures.track import SLOT, Drawing, Stop, drawing_of

__all__ = ["Board", "Lot", "lots_of"]

_EDGE = 8.0
_TOKEN = 12.0
FILLS = {"grey": "gray"}
"""Colours by another name."""


@dataclass(frozen=True, slots=True)
class Lot:
    """What lies on a hex. tokens: company, exits and kind of each. homes: spaces kept for companies."""

    lying: Lying | None = None
    tokens: tuple[tuple[str, tuple[int, ...], str], ...] = ()
    markers: tuple[str, ...] = ()
    homes: tuple[tuple[str, tuple[int, ...] | None], ...] = ()


def lots_of(box: Box, state: Mapping[str, Any]) -> dict[str, Lot]:
    """What lies on each hex of a table; hexes with nothing on them are left out."""
    lying = {laid["hex"]: (laid["tile"], laid["rotation"]) for laid in state["tiles"]["laid"]}
    tokens: dict[str, list[tuple[str, tuple[int, ...], str]]] = {}
    gone = state.get("removed", {}).get("tokens", ())
    own = [(one["id"], token) for one in state["companies"] for token in one["tokens"]]
    for company, token in own + [(token["company"], {**token, "kind": "removed"}) for token in gone]:
        entry = company, tuple(token.get("exits", ())), token.get("kind", "station")
        tokens.setdefault(token["hex"], []).append(entry)
    markers: dict[str, list[str]] = {}
    for marker in state.get("markers", ()):
        if marker["hex"] is not None:
            words = (marker["marker"], marker["company"] or marker["private"] or "")
            markers.setdefault(marker["hex"], []).append(" ".join(word for word in words if word))
    homes: dict[str, list[tuple[str, tuple[int, ...] | None]]] = {}
    for one in state["companies"]:
        home = None if one["closed"] or not _has_card(box, one["id"]) else box.home(one["id"])
        if home is not None and all(token["hex"] != home["hex"] for token in one["tokens"]):
            exits = tuple(home["exits"]) if "exits" in home else None
            homes.setdefault(home["hex"], []).append((one["id"], exits))
    return {
        name: Lot(
            lying.get(name),
            tuple(tokens.get(name, ())),
            tuple(markers.get(name, ())),
            tuple(homes.get(name, ())),
        )
        for name in dict.fromkeys((*lying, *tokens, *markers, *homes))
    }


def _has_card(box: Box, company: str) -> bool:
    return company in box.companies or company in box.independents


@dataclass
class Board:
    """The map of a table, ready to be drawn with what lies on it. Equal hexes are drawn once."""

    box: Box
    _drawn: dict[tuple[str, Lot], str] = field(default_factory=dict)
    _looks: dict[str, Drawing] = field(default_factory=dict)
    _turns: dict[Lying, tuple[Any, ...]] = field(default_factory=dict)

    @cached_property
    def grid(self) -> Grid:
        """How its hexes lie."""
        return Grid.of(self.box.data)

    @cached_property
    def hexes(self) -> Mapping[str, Mapping[str, Any]]:
        """Hex -> what is printed there."""
        found: Mapping[str, Mapping[str, Any]] = self.box.data.get("hexes", {})
        return found

    @cached_property
    def inks(self) -> Mapping[str, str]:
        """Company -> the colour of its tokens."""
        names = [*self.box.companies, *self.box.independents, self.box.data.get("national", {}).get("id")]
        return {name: INKS[place % len(INKS)] for place, name in enumerate(filter(None, names))}

    @cached_property
    def _middles(self) -> Mapping[str, Point]:
        found = {name: self.grid.middle(name) for name in self.hexes}
        left = min((x for x, _ in found.values()), default=0) - CORNER - _EDGE
        top = min((y for _, y in found.values()), default=0) - CORNER - _EDGE
        return {name: (x - left, y - top) for name, (x, y) in found.items()}

    @cached_property
    def size(self) -> Point:
        """Width and height of the picture."""
        points = [*self._middles.values()] or [(0.0, 0.0)]
        return max(x for x, _ in points) + CORNER + _EDGE, max(y for _, y in points) + CORNER + _EDGE

    def look(self, name: str, lying: Lying | None) -> Drawing:
        """What is drawn on a hex: of its tile, not turned, or as printed."""
        key = f"hex-{name}" if lying is None else f"tile-{lying[0]}"
        if key not in self._looks:
            card = self.hexes[name] if lying is None else self.box.data["tile_shapes"][lying[0]]
            self._looks[key] = _look_of(self.grid, card)
        return self._looks[key]

    def turned(self, lying: Lying | None) -> tuple[Any, ...] | None:
        """A tile and how it looks as it lies: the same for turns that look the same."""
        if lying is None:
            return None
        if lying not in self._turns:
            card = self.box.data["tile_shapes"].get(lying[0], {})
            self._turns[lying] = Shape.read(card).turned(lying[1]).look
        return lying[0], self._turns[lying]

    def draw(
        self,
        lots: Mapping[str, Lot],
        title: str,
        routes: Sequence[Mapping[str, Any]] = (),
        changed: Collection[str] = (),
        tried: Collection[str] = (),
        near: Collection[str] = (),
    ) -> str:
        """The picture. routes: drawn over it. changed: hexes that are outlined; tried: otherwise than these.

        near: hexes around which it is drawn, of none the whole map.
        """
        parts, symbols = [], dict[str, str]()
        window = self._window(near)
        shown = {name: at for name, at in self._middles.items() if window.holds(at)}
        for name, at in shown.items():
            lot = lots.get(name, _NOTHING)
            look = self.look(name, lot.lying)
            if look.svg:
                symbols.setdefault(_symbol(name, lot.lying), look.svg)
            moved = f"translate({number(at[0])} {number(at[1])})"
            tile = {} if lot.lying is None else {"data_tile": lot.lying[0], "data_turn": lot.lying[1]}
            parts.append(element("g", self._hex(name, lot), data_hex=name, **tile, transform=moved))
        parts += [drawn for at, drawn in self._borders if window.holds(at)]
        for mark, names in (("moved", changed), ("tried", tried)):
            for name in names:
                if name in shown:
                    moved = f"translate({number(shown[name][0])} {number(shown[name][1])})"
                    outline = element("path", d=self._outline, class_=mark, transform=moved, data_at=name)
                    parts.append(outline)
        for nth, route in enumerate(routes):
            parts.append(self._route(route, lots, ROUTES[nth % len(ROUTES)]))
        told = _told({name: lot for name, lot in lots.items() if name in shown}, routes, changed, tried)
        return document(title, told, parts, window.size, self.defs(symbols), window.corner)

    def _window(self, near: Collection[str]) -> "_Window":
        """The part of the paper around some hexes; all of it where that is nearly all, or of none."""
        points = [self._middles[name] for name in near if name in self._middles]
        whole = _Window((0.0, 0.0), self.size)
        if not points:
            return whole
        xs, ys = [x for x, _ in points], [y for _, y in points]
        left, top = max(0.0, min(xs) - _AROUND), max(0.0, min(ys) - _AROUND)
        right, bottom = min(self.size[0], max(xs) + _AROUND), min(self.size[1], max(ys) + _AROUND)
        size = right - left, bottom - top
        return (
            whole if size[0] * size[1] > _NEARLY * self.size[0] * self.size[1] else _Window((left, top), size)
        )

    def defs(self, symbols: Mapping[str, str]) -> str:
        """The shared drawings of a picture: the outline of a hex, and what is given by its id."""
        drawn = {"hex": element("path", d=self._outline, class_="edge"), **symbols}
        return "".join(
            element("symbol", one, id=name, overflow="visible") for name, one in drawn.items() if one
        )

    def tile(self, name: str) -> tuple[str, str]:
        """A tile by itself, around the middle of the paper, and the shared drawing that it needs."""
        card, look = self.box.data["tile_shapes"][name], self.look("", (name, 0))
        drawn = element("use", href="#hex", class_=FILLS.get(card["colour"], card["colour"]))
        drawn += element("use", href=f"#{_symbol('', (name, 0))}") if look.svg else ""
        return drawn + "".join(values_of(card, look, Spread(look, 0, named=False), {})), look.svg

    def hexagon(self, name: str, lot: Lot) -> tuple[str, str]:
        """A hex by itself, around the middle of the paper, and the shared drawing that it needs."""
        return self._hex(name, lot), self.look(name, lot.lying).svg

    def with_hexes(self, hexes: Mapping[str, Mapping[str, Any]]) -> "Board":
        """The board with other hexes."""
        return Board(Box({**self.box.data, "hexes": hexes}))

    @cached_property
    def _outline(self) -> str:
        return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in self.grid.corners) + "Z"

    def _hex(self, name: str, lot: Lot) -> str:
        key = name, lot
        if key not in self._drawn:
            self._drawn[key] = "".join(self._parts(name, lot))
        return self._drawn[key]

    def _parts(self, name: str, lot: Lot) -> Iterator[str]:
        printed, look = self.hexes[name], self.look(name, lot.lying)
        card = printed if lot.lying is None else self.box.data["tile_shapes"][lot.lying[0]]
        turn = 0 if lot.lying is None else lot.lying[1]
        yield element("title", escape(_hover(name, printed, lot)))
        fill = card.get("colour") or {"red": "red", "gray": "gray", "blue": "blue"}.get(
            printed["kind"], "plain"
        )
        yield element("use", href="#hex", class_=FILLS.get(fill, fill))
        if look.svg:
            turned = f"rotate({60 * turn})" if turn else None
            yield element("use", href=f"#{_symbol(name, lot.lying)}", transform=turned)
        spread = Spread(look, turn, low=bool(lot.markers))
        yield from self._ferries(printed)
        yield from hex_words(self.grid, name, printed, lot.lying is not None)
        yield from values_of(card, look, spread, printed)
        yield from self._tokens(look, turn, lot, spread)
        for nth, words in enumerate(lot.markers):
            y = 33.0 - 15 * nth
            yield element("rect", x=-32, y=y - 9, width=64, height=13, rx=4, class_="marker")
            yield text(words, 0, y + 1, 9, room=60)

    @cached_property
    def _borders(self) -> list[tuple[Point, str]]:
        """What is printed on the sides of hexes, each side once; it lies over the hexes on both sides."""
        drawn: dict[tuple[int, int], str] = {}
        for name, printed in self.hexes.items():
            for side in printed.get("impassable", ()):
                one, other = (
                    self._seen(name, at) for at in (self.grid.corners[side - 1], self.grid.corners[side])
                )
                d = f"M{number(one[0])} {number(one[1])}L{number(other[0])} {number(other[1])}"
                line = element("path", d=d, class_="closed", data_side=f"{name} {side}")
                drawn.setdefault(_rounded(between(one, other)), line)
            for side, cost in printed.get("side_costs", {}).items():
                x, y = self._seen(name, self.grid.towards(int(side), APOTHEM))
                box = element("rect", x=x - 13, y=y - 7, width=26, height=14, rx=3, class_="marker")
                drawn.setdefault(_rounded((x, y)), box + text(f"${cost['price']}", x, y + 3.5, 9.5))
        return [((float(x), float(y)), one) for (x, y), one in drawn.items()]

    def _seen(self, name: str, at: Point) -> Point:
        """Where in the picture a point of a hex lies."""
        x, y = self._middles[name]
        return x + at[0], y + at[1]

    def _ferries(self, printed: Mapping[str, Any]) -> Iterator[str]:
        for side in printed.get("ferry", ()):
            x, y = self.grid.towards(side, APOTHEM)
            yield element(
                "path", d=f"M{number(x)} {number(y)}L{number(x / 2)} {number(y / 2)}", class_="ferry"
            )

    def _tokens(self, look: Drawing, turn: int, lot: Lot, spread: "Spread") -> Iterator[str]:
        free = {nth: [_turned(at, turn) for at in stop.slots] for nth, stop in enumerate(look.stops)}
        for company, exits, kind in lot.tokens:
            nth = _stop_of(look.stops, turn, exits)
            stop = None if nth is None else look.stops[nth]
            if kind == "hotel":
                x, y = (0.0, 0.0) if stop is None else _turned(stop.at, turn)
                body = element("path", d="M-13 9V-3L0-12L13-3V9Z", fill=self._ink(company), stroke="#fff")
            else:
                spaces = free.get(nth, []) if nth is not None and kind != "terminal" else []
                x, y = spaces.pop(0) if spaces else spread.take() or (0.0, 0.0)
                body = element("circle", r=_TOKEN, fill=self._ink(company), stroke="#fff")
                if kind in ("terminal", "tried"):
                    body += element("circle", r=_TOKEN + 3, class_="kept")
            if kind == "removed":
                body = element("circle", r=_TOKEN, class_="gone")
            words = text(_short(company), 0, 3, 9, room=20)
            moved = f"translate({number(x)} {number(y)})"
            yield element(
                "g", body + words, class_="token", transform=moved, data_company=company, data_kind=kind
            )
        for company, given in lot.homes:
            nth = _stop_of(look.stops, turn, given)
            spaces = free.get(nth, []) if nth is not None else []
            if spaces:
                x, y = spaces.pop(0)
                moved = f"translate({number(x)} {number(y)})"
                drawn = element("circle", r=SLOT - 3, class_="kept") + text(_short(company), 0, 3, 9, room=19)
                yield element("g", drawn, transform=moved, data_home=company)

    def _over(self, name: str, lot: Lot) -> Iterator[str]:
        """What has to be read over a route: names, the tokens, and what stops are worth."""
        printed, look = self.hexes[name], self.look(name, lot.lying)
        card = printed if lot.lying is None else self.box.data["tile_shapes"][lot.lying[0]]
        turn = 0 if lot.lying is None else lot.lying[1]
        spread = Spread(look, turn, low=bool(lot.markers))
        yield from hex_words(self.grid, name, printed, lot.lying is not None)
        yield from values_of(card, look, spread, printed)
        yield from self._tokens(look, turn, lot, spread)

    def _ink(self, company: str) -> str:
        return self.inks.get(company, INKS[0])

    def _route(self, route: Mapping[str, Any], lots: Mapping[str, Lot], ink: str) -> str:
        drawn = []
        for step in route["path"]:
            name = step["hex"]
            if name not in self._middles:
                continue
            lot = lots.get(name, _NOTHING)
            turn = 0 if lot.lying is None else lot.lying[1]
            sides = [None if step.get(end) is None else (step[end] - turn) % 6 for end in ("in", "out")]
            exits = [(side - turn) % 6 for side in step["exits"]] if "exits" in step else None
            data = "".join(self.look(name, lot.lying).way(sides[0], sides[1], exits))
            x, y = self._middles[name]
            turned = f" rotate({60 * turn})" if turn else ""
            moved = f"translate({number(x)} {number(y)}){turned}"
            lines = element("path", d=data, class_="halo") + element(
                "path", d=data, class_="route", stroke=ink
            )
            drawn.append(element("g", lines if data else "", transform=moved, data_through=name))
            over = "".join(self._over(name, lot))
            if over:
                drawn.append(
                    element("g", over, transform=f"translate({number(x)} {number(y)})", aria_hidden="true")
                )
        return element("g", "".join(drawn), data_train=route["train"])


_NOTHING = Lot()
_AROUND = 2.1 * CORNER
"""So far around what matters a map is drawn."""
_NEARLY = 0.7


@dataclass(frozen=True, slots=True)
class _Window:
    """A part of the paper."""

    corner: Point
    size: Point

    def holds(self, at: Point) -> bool:
        """Whether a hex with this middle is seen, in part at least."""
        return all(
            edge - CORNER < part < edge + length + CORNER
            for part, edge, length in zip(at, self.corner, self.size, strict=True)
        )


_looks = ByIdentity[Drawing](4096)
"""Many boards share their tiles."""


def _look_of(grid: Grid, card: Mapping[str, Any]) -> Drawing:
    """How a card is drawn; the same one is drawn once."""
    return _looks.of(card, also=grid, make=lambda: drawing_of(grid, card))


def _rounded(at: Point) -> tuple[int, int]:
    return round(at[0]), round(at[1])


def _short(company: str) -> str:
    """The name of a company as it fits on a token."""
    if len(company) <= 5:
        return company
    words = company.split()
    return "".join(word[0] for word in words) if len(words) > 1 else f"{company[:4]}."


def _symbol(name: str, lying: Lying | None) -> str:
    return f"hex-{name}" if lying is None else f"tile-{lying[0]}"


def _turned(at: Point, turn: int) -> Point:
    return Spread.turn(at, turn)


def _stop_of(stops: Sequence[Stop], turn: int, exits: Sequence[int] | None) -> int | None:
    """Which stop of a hex is meant by the sides that its track touches, or touched before it was upgraded."""
    places = [nth for nth, stop in enumerate(stops)]
    if not places:
        return None
    if exits is None:
        return places[0]
    wanted = {(side - turn) % 6 for side in exits}
    same = [nth for nth in places if {*stops[nth].exits} == wanted]
    more = [nth for nth in places if wanted and wanted <= {*stops[nth].exits}]
    return (same or more or places)[0]


def _hover(name: str, printed: Mapping[str, Any], lot: Lot) -> str:
    words = [name if not printed.get("name") else f"{name} {printed['name']}"]
    if lot.lying is not None:
        words.append(f"tile {lot.lying[0]} turned {lot.lying[1]}")
    words += [company if kind == "station" else f"{kind} of {company}" for company, _, kind in lot.tokens]
    return ", ".join([*words, *lot.markers])


def _told(
    lots: Mapping[str, Lot],
    routes: Sequence[Mapping[str, Any]],
    changed: Collection[str],
    tried: Collection[str],
) -> str:
    told = []
    laid = [f"{name} {lot.lying[0]} turned {lot.lying[1]}" for name, lot in lots.items() if lot.lying]
    tokens = [f"{token[0]} on {name}" for name, lot in lots.items() for token in lot.tokens]
    told.append(f"Tiles: {', '.join(laid) or 'none'}.")
    told.append(f"Tokens: {', '.join(tokens) or 'none'}.")
    told += [f"Route of {one['train']}: {', '.join(step['hex'] for step in one['path'])}." for one in routes]
    if changed:
        told.append(f"Changed: {', '.join(changed)}.")
    if tried:
        told.append(f"Tried: {', '.join(tried)}.")
    return " ".join(told)
