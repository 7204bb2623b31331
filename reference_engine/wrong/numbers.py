"""Engines in whose box one number is different."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from ..components import load_components
from .books.book import Book, Path_, Stated
from .engine import Change, Wrong, changeable


def _at(document: Any, path: Path_) -> Any:
    for key in path:
        document = document[key]
    return document


def _plus(paths: Sequence[Path_], by: int, in_tiles: bool) -> Change:
    def change(box: dict[str, Any], tiles: dict[str, Any]) -> None:
        for path in paths:
            _at(tiles if in_tiles else box, path[:-1])[path[-1]] += by

    return change


def _numbers(document: Any, path: Path_ = ()) -> Iterator[tuple[Path_, int]]:
    entries: Any = ()
    if isinstance(document, dict):
        entries = document.items()
    elif isinstance(document, list | tuple):
        entries = enumerate(document)
    for key, value in entries:
        if isinstance(value, bool):
            continue
        if isinstance(value, int):
            yield (*path, key), value
        else:
            yield from _numbers(value, (*path, key))


def _name(box: dict[str, Any], path: Path_) -> str:
    """A readable name of a place: list entries by their own name."""
    words: list[str] = []
    here: Any = box
    for key in path:
        here = here[key]
        entry = (
            here.get("id", here.get("name", key)) if isinstance(key, int) and isinstance(here, dict) else key
        )
        words.append(str(entry))
    return ".".join(words)


def wrong_numbers(features: Path, game: str, book: Book, edition: str | None = None) -> list[Wrong]:
    """One engine for each number that a rule uses: in tables, prices, counts, costs and values."""
    sound = load_components(features, game, edition)
    raw, tiles = changeable(sound.box), changeable(sound.tiles)
    found: list[Wrong] = []
    for path, value in _numbers(raw):
        stated = book.number(raw, path)
        if stated is not None:
            found.append(_wrong(game, book, path, _name(raw, path), value, stated))
    for path, value in _numbers(tiles):
        stated = book.tile_number(path)
        if stated is not None:
            found.append(_wrong(game, book, path, f"tile.{_name(tiles, path)}", value, stated, in_tiles=True))
    return found


def _wrong(
    game: str, book: Book, path: Path_, place: str, value: int, stated: Stated, in_tiles: bool = False
) -> Wrong:
    place = stated.place or place
    return Wrong(
        game=game,
        name=f"number/{place}",
        clauses=book.ids(stated.clauses),
        what=f"{place} is {value + stated.by}, not {value}" if stated.by else "",
        change=_plus((path, *stated.also), stated.by, in_tiles) if stated.by else None,
        unobservable=stated.unobservable,
    )
