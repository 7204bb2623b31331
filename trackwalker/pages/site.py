"""The pages of a site, written into a folder."""

import json
import shlex
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from importlib import resources
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from trackwalker import __version__
from trackwalker.errors import TrackwalkerError
from trackwalker.lookup.words import A_FIGURE, ALIKE, EMPTY
from trackwalker.pages.book import Book, Written
from trackwalker.pages.changes import told_change
from trackwalker.pages.failures import failures_of
from trackwalker.pages.gallery import Gallery, Which
from trackwalker.pages.outcomes import LABELS, MEANINGS, VERDICTS, Column, columns
from trackwalker.pages.versions import comparison
from trackwalker.register import registered_games
from trackwalker.register.differences import load_differences
from trackwalker.reports.changes import Changes, changes_between
from trackwalker.reports.past import PastResult
from trackwalker.suite.ids import edition_in, plain_id, slug
from trackwalker.writing import write_whole

__all__ = ["pages_of", "write_site"]

MARK = "trackwalker-site"
"""The name of the file by which a folder is known to be a site of ours, and may be written again."""

_STATIC = ("style.css", "site.js")


def write_site(
    results: Sequence[PastResult],
    out: Path,
    features: Path,
    games: Sequence[str] = (),
    done: Callable[[str], object] | None = None,
    pictures: Which = "none",
) -> int:
    """Write the pages of the results into a folder; how many there are.

    games: of which games; of none: of those in the results, or of all where there are none. done: hears of
    each page. pictures: of which scenarios there are some. Raises TrackwalkerError where the folder has
    something else in it, or cannot be written.
    """
    mark = out / MARK
    try:
        out.mkdir(parents=True, exist_ok=True)
        if any(out.iterdir()) and not mark.exists():
            raise TrackwalkerError(f"--out {out}: is not empty, and no site of ours; name another folder")
        mark.write_text(f"made by trackwalker {__version__}\n", encoding="utf-8")
        count = 0
        for name, text in pages_of(results, features, games, pictures):
            file = out / name
            file.parent.mkdir(parents=True, exist_ok=True)
            write_whole(file, text)
            count += name.endswith(".html")
            if done is not None:
                done(name)
    except OSError as error:
        raise TrackwalkerError(f"--out {out}: cannot be written: {error.strerror}") from None
    return count


def pages_of(
    results: Sequence[PastResult], features: Path, games: Sequence[str] = (), pictures: Which = "none"
) -> Iterator[tuple[str, str]]:
    """The files of the site: name and text. Games one after another, so that only one book is in memory."""
    known = registered_games(features)
    wanted = (
        list(games)
        or [game for game in known if any(game in map(plain_id, one.games) for one in results)]
        or known
    )
    engines, texts = columns(results), _environment()
    differences = load_differences(features, wanted) if len(wanted) > 1 else None
    shared: dict[str, Any] = {
        "games": wanted,
        "engines": engines,
        "labels": LABELS,
        "version": __version__,
        "differences": differences,
    }
    index: list[list[str]] = []
    matrix: list[dict[str, Any]] = []
    topics: dict[str, dict[str, str]] = {}
    sections: dict[str, dict[str, str]] = {}
    written: dict[str, Written] = {}
    for game in wanted:
        book = Book.of(game, features)
        own = [engine for engine in engines if engine.plays(game)]
        matrix.append(_row(book, own))
        index += _searchable(book)
        if len(own) > 1:
            written.update((name, replace(one, text="")) for name, one in book.scenarios.items())
        sections[game] = {name: clause.section for name, clause in book.register.clauses.items()}
        for question in book.register.questions.values():
            topics.setdefault(question.topic, {})[game] = question.id
        gallery = Gallery.of(book, own, pictures)
        yield from _of_game(book, own, texts, {**shared, "gallery": gallery})
        for name, drawn in gallery.files.items():
            yield f"{game}/pictures/{name}", drawn
    changes = [
        comparison(one, _column_of(one, engines), written)
        for one in changes_between(results)
        if plain_id(one.game) in wanted
    ]
    yield (
        "index.html",
        texts.get_template("index.html").render(
            shared, root="", matrix=matrix, changes=bool(changes), verdicts=VERDICTS
        ),
    )
    alike = {topic: own for topic, own in sorted(topics.items()) if len(own) > 1}
    yield "topics.html", texts.get_template("topics.html").render(shared, root="", topics=alike)
    if differences is not None:
        page = texts.get_template("differences.html")
        yield "differences.html", page.render(shared, root="", sections=sections)
    if changes:
        yield "changes.html", texts.get_template("changes.html").render(shared, root="", changes=changes)
    words = {"empty": sorted(EMPTY), "alike": ALIKE, "figures": sorted(A_FIGURE)}
    yield (
        "search-index.js",
        f"window.trackwalkerWords = {_as_script(words)};\nwindow.trackwalkerIndex = {_as_script(index)};\n",
    )
    for name in _STATIC:
        yield name, resources.files("trackwalker.pages").joinpath("static", name).read_text("utf-8")


def _of_game(
    book: Book, engines: list[Column], texts: Environment, shared: dict[str, Any]
) -> Iterator[tuple[str, str]]:
    with_game = {**shared, "root": "../", "book": book, "engines": engines}
    folder = book.game
    sections = list(book.of_section)
    yield f"{folder}/index.html", texts.get_template("game.html").render(with_game, sections=sections)
    yield f"{folder}/questions.html", texts.get_template("questions.html").render(with_game)
    for name, layer in book.layers.items():
        changes = [told_change(one) for one in layer.components]
        own = texts.get_template("edition.html").render(with_game, layer=layer, changes=changes)
        yield f"{folder}/edition-{slug(name)}.html", own
    if with_game["gallery"].board:
        yield f"{folder}/board.html", texts.get_template("board.html").render(with_game)
    for number, section in enumerate(sections):
        yield (
            f"{folder}/{section}.html",
            texts.get_template("section.html").render(
                with_game,
                section=section,
                before=sections[number - 1] if number else None,
                after=sections[number + 1] if number + 1 < len(sections) else None,
            ),
        )
    for engine in engines:
        yield (
            f"{folder}/{engine.key}.html",
            texts.get_template("causes.html").render(with_game, engine=engine),
        )
        page = texts.get_template("failure.html")
        for failure in failures_of(book, engine):
            yield (
                f"{folder}/{engine.page_of(failure.row)}",
                page.render(
                    {**with_game, "root": "../../", "meanings": MEANINGS}, engine=engine, failure=failure
                ),
            )


def _column_of(one: Changes, engines: list[Column]) -> Column | None:
    """The column of the later of two results."""
    own = (engine for engine in engines if engine.result is one.after)
    return next((engine for engine in own if engine.edition == edition_in(one.game)), None)


def _row(book: Book, engines: list[Column]) -> dict[str, Any]:
    """What the first page says of a game: engine by engine, section by section."""
    sections = [
        {
            "id": section.id,
            "title": section.title,
            "worst": {engine.key: engine.worst(book, section.id) for engine in engines},
        }
        for section in book.register.sections.values()
    ]
    return {
        "game": book.game,
        "title": book.register.source.title,
        "clauses": len(book.register.clauses),
        "scenarios": len(book.scenarios),
        "engines": engines,
        "counts": {engine.key: engine.counts(book) for engine in engines},
        "sections": sections,
    }


def _searchable(book: Book) -> list[list[str]]:
    """What can be found: where it is, what it is, and its words."""
    found = [
        [f"{book.game}/{clause.section}.html#{clause.id}", clause.id, clause.text]
        for clause in (*book.register.clauses.values(), *book.register.elsewhere.values())
    ]
    found += [
        [f"{book.game}/questions.html#{one.id}", one.id, f"{one.topic.replace('_', ' ')}: {one.problem}"]
        for one in book.asked.values()
    ]
    found += [
        [f"{book.game}/{one.section}.html#{one.anchor}", "", one.name] for one in book.scenarios.values()
    ]
    return found


def _as_script(value: object) -> str:
    """A value as JavaScript, that can stand in a page as well."""
    return json.dumps(value, ensure_ascii=True, separators=(",", ":")).replace("<", "\\u003c")


def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("trackwalker.pages"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["shell"] = shlex.quote
    environment.filters["anchor"] = slug
    environment.filters["words"] = lambda text: str(text).replace("_", " ")
    return environment
