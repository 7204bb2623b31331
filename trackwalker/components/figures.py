"""The figures of a box by their paths, and what can be reckoned from them.

A path is member names with dots between: an entry of a list by its id or its name, or by its place (from 1)
if it has neither; `*` stands for any name. `market.r3c5` is the price in that cell of the chart, and where a
figure is the name of a cell (`market.par_cells.95`) the price in it is meant.

A rule is a path or several with `+`, `-`, `*` and `/` between, each sign between spaces. Where it leads to
several figures all of them have to be the one that is said; `least`, `most` and `some` before it ask for the
smallest, the largest, or any of them.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from trackwalker.errors import TrackwalkerError

__all__ = ["ANY", "CELL", "Figure", "FigureError", "Figures", "Number", "Reckoned", "name_of_entry"]

Number = int | float

ANY = "*"
CELL = re.compile(r"r([1-9]\d*)c([1-9]\d*)")

_WAYS = ("least", "most", "some")
_SUM, _PRODUCT = frozenset("+-"), frozenset("*/")
_GEOMETRY = frozenset(
    {"doubled", "exits", "ferry", "impassable", "joined", "junctions", "step", "symbols", "track"}
)
"""Members whose numbers are sides and hexes."""


class FigureError(TrackwalkerError):
    """A path that leads to no figure, or a rule that cannot be reckoned."""


@dataclass(frozen=True)
class Figure:
    """A number of the box. where: keys and list positions from the top of the file in which it is written."""

    path: str
    where: tuple[str | int, ...]
    value: Number


@dataclass(frozen=True)
class Reckoned:
    """What a rule comes to. way: least, most, some, or none of them. figures: those that it is made of."""

    way: str
    values: tuple[Number, ...]
    figures: tuple[Figure, ...]

    def is_said_by(self, number: Number) -> bool:
        """Whether a text that says this number is right."""
        if self.way == "some":
            return number in self.values
        return all(value == number for value in self.meant)

    @property
    def meant(self) -> tuple[Number, ...]:
        """The numbers that the rule speaks of, each once."""
        if self.way in ("least", "most"):
            return (min(self.values) if self.way == "least" else max(self.values),)
        return tuple(sorted(set(self.values)))


class Figures:
    """The figures of the components of a game, as `components.yaml` has them."""

    def __init__(self, components: Mapping[str, Any]) -> None:
        self._components = components

    def every(self) -> Iterator[Figure]:
        """All that the file of the game has, each once, in its order, but those that are only places."""
        own = {name: value for name, value in self._components.items() if name != "tile_shapes"}
        seen: set[tuple[str | int, ...]] = set()
        for figure in self._below(own, "", ()):
            if figure.where not in seen and not _GEOMETRY.intersection(map(str, figure.where)):
                seen.add(figure.where)
                yield figure

    def at(self, path: str) -> tuple[Figure, ...]:
        """The figures that a path leads to. Raises FigureError where it leads to none."""
        names = path.split(".")
        if not all(name and name == name.strip() for name in names):
            raise FigureError(f"{path!r} is no path of names with dots between")
        found = self._cell(path, names) or tuple(self._walk(self._components, names, "", ()))
        if not found:
            raise FigureError(f"{path} leads to no figure of the box{self._nearest(names)}")
        return found

    def below(self, path: str) -> tuple[Figure, ...]:
        """The figures that a path leads to or that stand below it. Raises FigureError where there is none."""
        try:
            return self.at(path)
        except FigureError:
            parts = path.split(".")
            found = tuple(
                one
                for one in self._below(self._components, "", ())
                if len(steps := one.path.split(".")) > len(parts)
                and all(part in (ANY, step) for part, step in zip(parts, steps, strict=False))
            )
            if not found:
                raise
            return found

    def reckon(self, rule: str) -> Reckoned:
        """What a rule comes to. Raises FigureError where it is no rule, or one of its paths leads nowhere."""
        words = rule.split()
        way = words.pop(0) if words and words[0] in _WAYS else ""
        used: list[Figure] = []
        values = self._sum(rule, words, used)
        if not used:
            raise FigureError(f"{rule!r} names no figure of the box")
        return Reckoned(way, values, tuple(used))

    # ------------------------------------------------------------------------------------------------ paths

    def _cell(self, path: str, names: list[str]) -> tuple[Figure, ...]:
        cell = CELL.fullmatch(names[1]) if len(names) == 2 and names[0] == "market" else None
        if cell is None:
            return ()
        row, column = int(cell[1]) - 1, int(cell[2]) - 1
        try:
            value = self._components["market"]["rows"][row][column]
        except LookupError:
            raise FigureError(f"{path}: the chart has no cell {names[1]}") from None
        return (Figure(path, ("market", "rows", row, column), value),)

    def _walk(
        self, data: Any, names: list[str], trail: str, where: tuple[str | int, ...]
    ) -> Iterator[Figure]:
        if not names:
            figure = self._leaf(data, trail, where)
            if figure is not None:
                yield figure
            return
        for name, step, found in _members(data):
            if names[0] in (ANY, name):
                yield from self._walk(found, names[1:], _longer(trail, name), (*where, step))

    def _below(self, data: Any, trail: str, where: tuple[str | int, ...]) -> Iterator[Figure]:
        figure = self._leaf(data, trail, where)
        if figure is not None:
            yield figure
        for name, step, found in _members(data):
            yield from self._below(found, _longer(trail, name), (*where, step))

    def _leaf(self, data: Any, trail: str, where: tuple[str | int, ...]) -> Figure | None:
        if isinstance(data, int | float) and not isinstance(data, bool):
            return Figure(trail, self._written(where), data)
        if trail.startswith("market.") and isinstance(data, str) and CELL.fullmatch(data):
            return self._cell(trail, ["market", data])[0]
        return None

    def _written(self, where: tuple[str | int, ...]) -> tuple[str | int, ...]:
        """The place of a figure of a tile that this game alone has, which stands under `tiles` as well."""
        special = self._components.get("tiles", {}).get("special", {})
        return (
            ("tiles", "special", *where[1:])
            if where[:1] == ("tile_shapes",) and where[1] in special
            else where
        )

    def _nearest(self, names: list[str]) -> str:
        """How far a path goes, and what could follow there."""
        level, gone = [self._components], 0
        for name in names:
            further = [found for one in level for known, _, found in _members(one) if name in (ANY, known)]
            if not further:
                break
            level, gone = further, gone + 1
        known = list(dict.fromkeys(one for data in level for one, _, _ in _members(data)))
        if gone == len(names):
            return ""
        after = f" after {'.'.join(names[:gone])}" if gone else ""
        return f"; there is no {names[gone]!r}{after}, but {', '.join(known[:12]) or 'nothing'}"

    # ------------------------------------------------------------------------------------------------ rules

    def _sum(self, rule: str, words: list[str], used: list[Figure]) -> tuple[Number, ...]:
        terms, signs = _parted(words, _SUM)
        found = self._product(rule, terms[0], used)
        for sign, term in zip(signs, terms[1:], strict=True):
            found = _both(rule, sign, found, self._product(rule, term, used))
        return found

    def _product(self, rule: str, words: list[str], used: list[Figure]) -> tuple[Number, ...]:
        terms, signs = _parted(words, _PRODUCT)
        found = self._one(rule, terms[0], used)
        for sign, term in zip(signs, terms[1:], strict=True):
            found = _both(rule, sign, found, self._one(rule, term, used))
        return found

    def _one(self, rule: str, words: list[str], used: list[Figure]) -> tuple[Number, ...]:
        text = " ".join(words)
        if not text:
            raise FigureError(f"{rule!r} is no rule: something is missing beside a sign")
        if text.isdecimal():
            return (int(text),)
        figures = self.at(text)
        used.extend(figures)
        return tuple(figure.value for figure in figures)


def name_of_entry(entry: Any, position: int) -> str:
    """What an entry of a list is called in a path: its id, its name, or its place from 1."""
    if isinstance(entry, Mapping):
        for key in ("id", "name"):
            if key in entry:
                return str(entry[key])
    return str(position + 1)


def _members(data: Any) -> Iterator[tuple[str, str | int, Any]]:
    """What stands in a mapping or a list: name, key or position, value."""
    if isinstance(data, Mapping):
        yield from ((str(key), key, value) for key, value in data.items())
    elif isinstance(data, list):
        yield from ((name_of_entry(entry, number), number, entry) for number, entry in enumerate(data))


def _longer(trail: str, name: str) -> str:
    return f"{trail}.{name}" if trail else name


def _parted(words: list[str], signs: frozenset[str]) -> tuple[list[list[str]], list[str]]:
    parts: list[list[str]] = [[]]
    found = []
    for word in words:
        if word in signs:
            parts.append([])
            found.append(word)
        else:
            parts[-1].append(word)
    return parts, found


def _both(rule: str, sign: str, left: tuple[Number, ...], right: tuple[Number, ...]) -> tuple[Number, ...]:
    """Both sides together; where both have several figures they have to be the same ones."""
    if len(set(left)) > 1 and len(set(right)) > 1:
        raise FigureError(f"{rule!r}: of the figures on both sides of {sign!r} those of one have to be alike")
    return tuple(_reckoned(rule, sign, one, other) for one in left for other in dict.fromkeys(right))


def _reckoned(rule: str, sign: str, left: Number, right: Number) -> Number:
    if sign == "/":
        if not right:
            raise FigureError(f"{rule!r} divides by nothing")
        found = left / right
        return int(found) if found == int(found) else found
    return left * right if sign == "*" else left + right if sign == "+" else left - right
