"""A figure of the box changed: the edit of components, registers and openings, and what sounds the alarm.

Nothing is written. Scenarios keep what they say.
"""

from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from difflib import unified_diff
from itertools import chain
from pathlib import Path
from typing import Any

import yaml

from trackwalker.components.figures import CELL, Figure, FigureError, Figures, Number, name_of_entry
from trackwalker.components.load import load_components
from trackwalker.documents import has_member, span_of
from trackwalker.lookup.figures import (
    Uses,
    Written,
    at_lines,
    figures_of,
    layer_named,
    layers_of,
    seen_from_here,
    uses_by,
)
from trackwalker.lookup.spec import Game
from trackwalker.reading import read_text
from trackwalker.register import Clause, Question, load_register
from trackwalker.register.figures import Literal, literals_of, number_in, places_of, with_number
from trackwalker.register.layers import Layer
from trackwalker.register.layers import places_of as places_of_entries
from trackwalker.scene.openings import every_opening, figures_of_amount, read_opening

__all__ = ["Change", "change_of"]

_WIDTH = 118
_STARTS = ("par", "launch")


@dataclass(frozen=True)
class Change:
    """A proposed change. diff: of the files. by_hand: what cannot be proposed, a sentence each.

    edition: in whose box it is. files: what is edited, with its text then. uses: of the figures that change.
    """

    edition: str
    figures: tuple[Figure, ...]
    value: Number
    diff: str
    files: Mapping[Path, str]
    by_hand: tuple[str, ...]
    uses: tuple[Uses, ...]


def change_of(game: Game, said: str, value: int, edition: str | None = None) -> Change:
    """What has to be edited if the figures of a path become another number.

    edition: in whose box; None: in that of the base, or if it leads nowhere there, of the first layer that
    has it. Raises FigureError where the path leads to none, or to several that are not alike, where they are
    that already, or stand in the file of all games, or in that of the base.
    """
    figures = figures_of(game)
    written = _layer_of(game, figures, said, edition)
    if written is not None:
        return _change_of_a_layer(game, written, said, value)
    changed = tuple({figure.where: figure for figure in figures.at(said)}.values())
    _check(said, changed, value)
    edits = _Edits(game)
    renamed = _in_the_box(game, changed, value, edits)
    after = _After(load_components(game.features, game.name), changed, value, renamed)
    by_hand: list[str] = []
    documents: tuple[tuple[str, str, Mapping[str, Clause | Question]], ...] = (
        ("rulebook.yaml", "clauses", game.register.clauses),
        ("readings.yaml", "questions", game.register.questions),
    )
    for name, member, entries in documents:
        for at, entry in enumerate(entries.values()):
            path = game.features / game.name / name
            by_hand += _in_a_text(edits, path, (member, at), entry, figures, after)
    for written in layers_of(game):
        by_hand += _in_a_layer(game, edits, written, changed, value, after)
    if renamed:
        _in_openings(game, edits, changed, value)
    by_hand += _chosen_so(game, changed, value, after)
    uses = tuple(chain.from_iterable(uses_by(game, game.register.edition, one.path) for one in changed))
    return Change(game.register.edition, changed, value, edits.diff(), edits.files(), tuple(by_hand), uses)


def _layer_of(game: Game, base: Figures, said: str, edition: str | None) -> Written | None:
    """The layer whose figure is meant; None: that of the base."""
    if edition is not None:
        return None if edition == game.register.edition else layer_named(game, edition)
    try:
        base.at(said)
    except FigureError:
        return next((one for one in layers_of(game) if _places_at(one.figures, said)), None)
    return None


def _change_of_a_layer(game: Game, written: Written, said: str, value: int) -> Change:
    """The edit of a layer, for figures that only it has, or has otherwise."""
    changed = tuple({figure.where: figure for figure in written.figures.at(said)}.values())
    _check(said, changed, value)
    edits, by_hand = _Edits(game), list[str]()
    text = edits.text(written.path)
    for figure in changed:
        where = _place_in(written.layer, figure.path)
        if where is None:
            entry = f"{{at: {figure.path}, was: {figure.value}, now: {value}}}"
            raise FigureError(
                f"{figure.path} is in edition {written.edition} what it is below; expected it among the "
                f"components of {seen_from_here(written.path)}, as {entry}"
            )
        edits.put(written.path, span_of(text, where), str(value))
    box = load_components(game.features, game.name, written.edition)
    after = _After(box, changed, value, {})
    places = places_of_entries(written.layer)
    for own in written.entries:
        by_hand += _in_a_text(edits, written.path, places[own.id], own, written.figures, after, 6)
    register = load_register(game.name, game.features, written.edition)
    known: dict[str, Clause | Question] = {**register.clauses, **register.questions}
    for one in known.values():
        if one.id not in places and (new := _said_anew(one, written.figures, after)[0]):
            said_then = ", ".join(f"{said!r}, then {then!r}" for said, then in new.items())
            by_hand.append(f"{one.id} stands in the base and says {said_then}: the layer has to reword it")
    uses = tuple(chain.from_iterable(uses_by(game, written.edition, one.path) for one in changed))
    return Change(written.edition, changed, value, edits.diff(), edits.files(), tuple(by_hand), uses)


def _place_in(layer: Layer, path: str) -> tuple[str | int, ...] | None:
    """Where a layer writes a figure of its own; None: it does not."""
    for number, change in reversed([*enumerate(layer.components)]):
        if not f"{path}.".startswith(f"{change.at}."):
            continue
        rest = path[len(change.at) + 1 :].split(".") if path != change.at else []
        steps = _steps_to(change.now, rest)
        if steps is not None:
            return ("components", number, "now", *steps)
        if isinstance(change.add, Mapping) and rest[:1] == [name_of_entry(change.add, 0)]:
            rest = rest[1:]  # an entry of the list that is there
        steps = _steps_to(change.add, rest)
        if steps is not None:
            return ("components", number, "add", *steps)
    return None


def _steps_to(data: Any, names: list[str]) -> tuple[str | int, ...] | None:
    """The keys and positions that names stand for, down to a number; None: they do not lead to one."""
    if not names:
        return () if isinstance(data, int | float) and not isinstance(data, bool) else None
    members = data.items() if isinstance(data, Mapping) else enumerate(data) if isinstance(data, list) else ()
    for key, found in members:
        name = str(key) if isinstance(data, Mapping) else name_of_entry(found, key)
        if name == names[0] and (rest := _steps_to(found, names[1:])) is not None:
            return (key, *rest)
    return None


def _check(path: str, changed: tuple[Figure, ...], value: int) -> None:
    values = sorted({figure.value for figure in changed})
    if len(values) > 1:
        said = ", ".join(f"{figure.path} {figure.value}" for figure in changed[:6])
        raise FigureError(
            f"{path} leads to figures that are not alike ({said}); name one of them, or those that are"
        )
    if values == [value]:
        raise FigureError(f"{path} is {value} already")
    shared = next((figure for figure in changed if figure.where[0] == "tile_shapes"), None)
    if shared is not None:
        raise FigureError(
            f"{shared.path} stands in shared/tiles.yaml, for all games; it is changed there by hand"
        )


class _Edits:
    """Pieces of files replaced."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._edits: dict[Path, list[tuple[int, int, str]]] = {}

    def text(self, path: Path) -> str:
        """A file as it stands."""
        return read_text(path, "a document of the specification")

    def put(self, path: Path, span: tuple[int, int], new: str) -> None:
        """Replace what stands from one place to another."""
        self._edits.setdefault(path, []).append((*span, new))

    def files(self) -> dict[Path, str]:
        """The files that are edited, each with its text then."""
        found: dict[Path, str] = {}
        for path in sorted(self._edits):
            new = self.text(path)
            for start, end, text in sorted(self._edits[path], reverse=True):
                new = new[:start] + text + new[end:]
            found[path] = new
        return found

    def diff(self) -> str:
        """All of it as a unified diff, of paths below the folder in which `features` lies."""
        out: list[str] = []
        for path, new in self.files().items():
            old = self.text(path)
            name = f"features/{path.relative_to(self._game.features).as_posix()}"
            out += unified_diff(
                old.splitlines(keepends=True), new.splitlines(keepends=True), f"a/{name}", f"b/{name}", n=2
            )
        return "".join(out)


# the box ----------------------------------------------------------------------------------------------


def _in_the_box(game: Game, changed: tuple[Figure, ...], value: int, edits: _Edits) -> dict[str, str]:
    """Edit the components. What has another path now: a start price is the name of its cell."""
    path = game.features / game.name / "components.yaml"
    text = edits.text(path)
    starts: Mapping[Any, str] = game.components.get("market", {}).get("par_cells", {})
    renamed: dict[str, str] = {}
    for figure in changed:
        edits.put(path, span_of(text, figure.where), str(value))
        for start, cell in starts.items():
            if _place_of(cell) == figure.where:
                edits.put(path, span_of(text, ("market", "par_cells", start), key=True), str(value))
                renamed[f"market.par_cells.{start}"] = f"market.par_cells.{value}"
    return renamed


def _place_of(cell: str) -> tuple[str | int, ...]:
    found = CELL.fullmatch(cell)
    return ("market", "rows", int(found[1]) - 1, int(found[2]) - 1) if found else ()


class _After:
    """The box after the change, and what rules are called in it."""

    def __init__(
        self,
        components: Mapping[str, Any],
        changed: tuple[Figure, ...],
        value: int,
        renamed: Mapping[str, str],
    ) -> None:
        box: Any = deepcopy(components)
        for figure in changed:
            inner = box
            for step in figure.where[:-1]:
                inner = inner[step]
            inner[figure.where[-1]] = value
        self.renamed = renamed
        starts = box.get("market", {}).get("par_cells", {})
        for old, new in renamed.items():
            starts[int(new.rpartition(".")[2])] = starts.pop(int(old.rpartition(".")[2]))
        self.figures = Figures(box)

    def rule(self, rule: str) -> str:
        """A rule with the paths that it has then."""
        return " ".join(self.renamed.get(word, word) for word in rule.split())


# texts ------------------------------------------------------------------------------------------------


def _in_a_text(
    edits: _Edits,
    path: Path,
    where: tuple[str | int, ...],
    entry: Clause | Question,
    before: Figures,
    after: _After,
    indent: int = 4,
) -> Iterator[str]:
    """Edit what a clause or a question says; yields what has to be done by hand.

    indent: of what stands in its members, where they have several lines.
    """
    known = {one.text: one for one in literals_of(entry)}
    new, by_hand = _said_anew(entry, before, after)
    yield from by_hand
    if not new and all(after.rule(rule) == rule for one in known.values() for rule in one.rules):
        return
    text = edits.text(path)
    for member in _texts(entry):
        if has_member(text, (*where, *member)):
            _put_numbers(edits, path, span_of(text, (*where, *member)), known, new)
    if has_member(text, (*where, "figures")):
        start = span_of(text, (*where, "figures"), key=True)[0]
        end = span_of(text, (*where, "figures"))[1]
        edits.put(path, (start, end), _member(entry, new, after, indent))


def _put_numbers(
    edits: _Edits, path: Path, span: tuple[int, int], known: Mapping[str, Literal], new: Mapping[str, str]
) -> None:
    """Edit the numbers of a text that stands there."""
    for name, amounts in places_of(edits.text(path)[slice(*span)], known).items():
        for amount in amounts if name in new else ():
            value = number_in(new[name])
            assert value is not None
            edits.put(path, (span[0] + amount.start, span[0] + amount.end), value.text)


def _said_anew(entry: Clause | Question, before: Figures, after: _After) -> tuple[dict[str, str], list[str]]:
    """The pieces of text of a clause or a question that say another number then, and what is left to do."""
    known = {one.text: one for one in literals_of(entry)}
    free = {one.text for one in known.values() if not one.rules}
    new: dict[str, str] = {}
    by_hand: list[str] = []
    for one in known.values():
        number, told = number_in(one.text), _told(one, after)
        if not told or number is None or told == {number.value}:
            continue
        if _told_before(one, before) == told:
            continue
        if len(told) > 1 or int(min(told)) != min(told) or min(told) < 0:
            what = " and ".join(str(value) for value in sorted(told))
            by_hand.append(
                f"{entry.id} says {one.text!r}, which is then {what}: it has to be said in other words"
            )
            continue
        said = with_number(number.text, min(told))
        new[one.text] = one.text[: number.start] + said + one.text[number.end :]
        if new[one.text] in free:
            by_hand.append(
                f"{entry.id} says {one.text!r}, which is then {said}, as it says of something else already"
            )
            del new[one.text]
    return new, by_hand


def _told(literal: Literal, after: _After) -> set[Number]:
    """The numbers that a piece of text has to say then; its own one by a rule that still holds."""
    found: set[Number] = set()
    for rule in literal.rules:
        reckoned = after.figures.reckon(after.rule(rule))
        number = number_in(literal.text)
        if number is not None and reckoned.is_said_by(number.value):
            found.add(number.value)
        else:
            found.update(reckoned.meant)
    return found


def _told_before(literal: Literal, before: Figures) -> set[Number]:
    return {value for rule in literal.rules for value in before.reckon(rule).meant}


def _texts(entry: Clause | Question) -> list[tuple[str, ...]]:
    if isinstance(entry, Clause):
        return [("text",)]
    because = [("because",)] if entry.because else []
    return [("problem",), *(("readings", letter) for letter in entry.readings), ("why",), *because]


def _member(entry: Clause | Question, new: Mapping[str, str], after: _After, indent: int = 4) -> str:
    """The member `figures` anew, on one line if it is short. indent: of its lines, if it has several."""
    figures: dict[str, list[str]] = {}
    for text, rules in entry.figures.items():
        own = figures.setdefault(new.get(text, text), [])
        for rule in [rules] if isinstance(rules, str) else rules:
            if after.rule(rule) not in own:
                own.append(after.rule(rule))
    flow = ", ".join(f"{_scalar(text)}: {_rules(own)}" for text, own in figures.items())
    if len(flow) + 14 <= _WIDTH:
        return f"figures: {{{flow}}}"
    lines = ["figures:"]
    for text, own in figures.items():
        line = f"{' ' * indent}{_scalar(text)}: {_rules(own)}"
        if len(line) <= _WIDTH:
            lines.append(line)
        else:
            listed = (f"{' ' * indent}- {_scalar(rule)}" for rule in own)
            lines += [f"{' ' * indent}{_scalar(text)}:", *listed]
    return "\n".join(lines)


def _rules(rules: list[str]) -> str:
    return _scalar(rules[0]) if len(rules) == 1 else f"[{', '.join(_scalar(rule) for rule in rules)}]"


def _scalar(text: str) -> str:
    """A text as YAML has it between braces."""
    dumped: str = yaml.safe_dump([text], default_flow_style=True, width=10_000, allow_unicode=True)
    return dumped.strip().removeprefix("[").removesuffix("]")


# layers -----------------------------------------------------------------------------------------------


def _in_a_layer(
    game: Game,
    edits: _Edits,
    written: Written,
    changed: tuple[Figure, ...],
    value: int,
    base: _After,
) -> Iterator[str]:
    """Edit what a layer says of the figures, and what it says that they were; yields what is left to do."""
    text, layer, path = edits.text(written.path), written.layer, written.path
    below = {one.where for one in changed}
    own = tuple(
        figure
        for name, where in written.below.items()
        if where in below
        for figure in written.figures.at(name)
    )
    box = load_components(game.features, game.name, written.edition)
    after = _After(box, own, value, base.renamed if own else {})
    places = places_of_entries(layer)
    for entry in written.entries:
        yield from _in_a_text(edits, path, places[entry.id], entry, written.figures, after, 6)
    ground = figures_of(game)
    known: dict[str, Clause | Question] = {**game.register.clauses, **game.register.questions}
    for where in (one for one in places.values() if one[1] == "reworded"):
        name = text[slice(*span_of(text, (*where, "id")))].strip("'\"")
        if layer.over == game.register.edition and name in known:
            new, _ = _said_anew(known[name], ground, base)
            literals = {one.text: one for one in literals_of(known[name])}
            _put_numbers(edits, path, span_of(text, (*where, "was")), literals, new)
    for number, change in enumerate(layer.components):
        try:
            figures = ground.at(change.at)
        except FigureError:
            continue
        if any(figure.where in below for figure in figures) and change.was == figures[0].value:
            edits.put(path, span_of(text, ("components", number, "was")), str(value))
            if change.now == value:
                yield f"{path.name}: {change.at} is then what it is below: the layer need not change it"


# openings ---------------------------------------------------------------------------------------------


def _in_openings(game: Game, edits: _Edits, changed: tuple[Figure, ...], value: int) -> None:
    """Companies that start at a price of the chart start at what is printed there then."""
    folder = game.features / game.name / "openings"
    old = {figure.value for figure in changed}
    for name in every_opening(folder):
        path = folder / f"{name}.yaml"
        for at, action in enumerate(read_opening(folder, name)["actions"]):
            if action["type"] in _STARTS and action.get("price") in old:
                edits.put(path, span_of(edits.text(path), ("actions", at, "price")), str(value))


def _chosen_so(game: Game, changed: tuple[Figure, ...], value: int, after: _After) -> Iterator[str]:
    """What somebody chooses to pay in an opening, and what is then asked."""
    folder, places = game.features / game.name / "openings", {figure.where for figure in changed}
    for name in every_opening(folder):
        for action in read_opening(folder, name)["actions"]:
            if action.get("price") != value or action["type"] in _STARTS:
                continue
            for path in figures_of_amount(action):
                if places.intersection(_places_at(after.figures, path)):
                    said = f"{name}: ${value}, which somebody chooses there, is then {path}"
                    yield f"{said}: say one or the other"


def _places_at(figures: Figures, path: str) -> set[tuple[str | int, ...]]:
    try:
        return {figure.where for figure in figures.at(path)}
    except FigureError:
        return set()


def parts_of(change: Change) -> Iterator[tuple[str, list[str]]]:
    """What is said beside the diff: a title and its lines."""
    yield "to be done by hand", [*change.by_hand]
    sounding = {one.id: (one, lines) for uses in change.uses for one, lines in uses.sounding}
    yield (
        "scenarios that say the number: they stay as they are, and are the alarm",
        [*at_lines(sounding.values())],
    )
    openings = dict.fromkeys(seen_from_here(path) for uses in change.uses for path, _ in uses.openings)
    yield "openings that pay what is asked; their positions are to be looked at", [*openings]
    yield "invariants", [*dict.fromkeys(name for uses in change.uses for name, _ in uses.invariants)]


def document_of(change: Change) -> dict[str, Any]:
    """The change as data."""
    titles = ("by_hand", "scenarios", "openings", "invariants")
    parts = dict(zip(titles, (lines for _, lines in parts_of(change)), strict=True))
    scenarios = {one.id: list(lines) for uses in change.uses for one, lines in uses.sounding}
    return {
        "edition": change.edition,
        "figures": [{"path": figure.path, "value": figure.value} for figure in change.figures],
        "value": change.value,
        "diff": change.diff,
        **parts,
        "scenarios": [{"id": name, "lines": lines} for name, lines in scenarios.items()],
    }
