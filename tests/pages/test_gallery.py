"""Tables before and after on the pages: of which scenarios, in which files, and what stands beside them."""

import copy
import html
import json
import posixpath
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from test_site import BAD, FAILING, GAME, OF_SCENARIO, Page, some_result, with_what_was_kept

from trackwalker.components.load import load_components
from trackwalker.coverage import coverage_of
from trackwalker.pages import gallery
from trackwalker.pages.book import Book
from trackwalker.pages.gallery import Gallery
from trackwalker.pages.outcomes import columns
from trackwalker.pages.site import pages_of
from trackwalker.paths import features_dir
from trackwalker.pictures.table import Painter
from trackwalker.port.reference import ReferenceConnection
from trackwalker.port.schema import SchemaError, checker
from trackwalker.register import registered_games
from trackwalker.reports.past import read_result
from trackwalker.suite.direct import read_scenarios, show

STATES = Path(__file__).parent.parent / "fixtures" / "states"
IMAGE = re.compile(r'<img src="([^"]+)" alt="([^"]*)"')


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The files of an engine with one failure, with pictures."""
    folder = tmp_path_factory.mktemp("results")
    result = with_what_was_kept(some_result(folder, "1", **{FAILING: "fail_permissive"}))
    return dict(pages_of([read_result(result)], features_dir(), pictures="some"))


@cache
def own_book() -> Book:
    return Book.of(GAME, features_dir())


def part(page: str, anchor: str) -> str:
    return page.partition(f'id="{anchor}"')[2].partition('<section class="scenario"')[0]


def test_a_failure_shows_what_was_tried_what_should_be_and_what_the_engine_had(site: dict[str, str]) -> None:
    page = site[f"{GAME}/result-1/8_{FAILING.replace('_', '-')}.html"]
    shown = {
        words: site[posixpath.normpath(f"{GAME}/result-1/{file}")] for file, words in IMAGE.findall(page)
    }
    assert [words for words in shown if words.startswith("charters")] == [
        "charters before",
        "charters as it should be after that, what is different from before marked",
        f"charters as {html.escape(BAD)} 1 has it, what is not as it should be marked",
    ]
    due, has = (shown[words] for words in shown if words.startswith("charters as"))
    assert "$239" not in due
    assert has.count('class="changed"') == 1


@pytest.mark.parametrize("spoilt", ["none", "hex", "tile", "cell", "game"])
def test_where_the_engine_shows_nothing_the_reference_engine_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spoilt: str
) -> None:
    """Nothing, or something that the game does not have."""
    file = some_result(tmp_path, "1", **{FAILING: "fail_permissive"})
    if spoilt != "none":
        after = tmp_path / "states" / f"{'b' * 16}.json"
        with_what_was_kept(file)
        state = json.loads(after.read_text())
        laid = {"hex": "Z99" if spoilt == "hex" else "B4", "tile": "57", "rotation": 0}
        if spoilt in ("hex", "tile"):
            state["tiles"]["laid"].append(laid if spoilt == "hex" else {**laid, "tile": "nine"})
        elif spoilt == "cell":
            state["market"].append({"cell": "r99c1", "price": 80, "stack": ["PRR"]})
        else:
            state["game"] = "18FL"
        after.write_text(json.dumps(state))
    monkeypatch.setattr(Gallery, "_passing", lambda self: iter(()))  # noqa: ARG005
    book = own_book()
    (engine,) = columns([read_result(file)])
    strips = Gallery.of(book, [engine], "some").of_row[engine.key, OF_SCENARIO]
    captions = [shot.caption for strip in strips for shot in strip.shots]
    assert any("as the reference engine has it" in one for one in captions)
    assert not any(BAD in one for one in captions)


def test_of_an_opening_that_failed_the_move_that_was_refused_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not what the scenario would have asked for, which nobody tried."""
    file = with_what_was_kept(some_result(tmp_path, "1", **{FAILING: "fail_broken"}))
    talk = tmp_path / "messages" / f"{'c' * 16}.json"
    document = json.loads(talk.read_text())
    lay = {
        "type": "lay_tile",
        "actor": {"kind": "company", "id": "PRR"},
        "hex": "F2",
        "tile": "9",
        "rotation": 1,
    }
    document |= {"opening": True, "action": lay}
    talk.write_text(json.dumps(document))
    monkeypatch.setattr(Gallery, "_passing", lambda self: iter(()))  # noqa: ARG005
    result = read_result(file)
    (engine,) = columns([result])
    strips = Gallery.of(own_book(), [engine], "some").of_row[engine.key, OF_SCENARIO]
    assert [strip.title for strip in strips] == ["What the opening asks for", "Charters and holdings"]
    assert all("as it should be" not in shot.caption for strip in strips for shot in strip.shots)
    files = dict(pages_of([result], features_dir()))
    page = files[f"{GAME}/result-1/8_{FAILING.replace('_', '-')}.html"]
    assert "the engine came no further than one of these" in page
    assert '<pre class="step">' not in page


def test_what_fails_before_there_is_a_table_has_no_pictures() -> None:
    game, step = "LostAtlas", "When somebody tries to set up a new short game of 5 players"
    name = "LostAtlas/SU.minor/the-mode-game-is-not-for-others-players"
    scenario = read_scenarios(features_dir(), game, {name})[0]
    components = load_components(features_dir(), game)
    assert show(scenario, ReferenceConnection(), components, step) is None
    assert show(scenario, ReferenceConnection(), components) is not None


def strings(part: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if isinstance(part, str):
        yield path
    elif isinstance(part, dict | list):
        for name, own in part.items() if isinstance(part, dict) else enumerate(part):
            yield from strings(own, (*path, name))


def test_whatever_a_valid_state_says_is_drawn_or_left_out() -> None:
    """An engine names companies, places and players that there are not."""
    sound = json.loads((STATES / "18Chesapeake-emergency.json").read_text())
    gallery = Gallery(own_book(), [], "some")
    painter = Painter(load_components(features_dir(), GAME))
    drawn = 0
    for path in [*strings(sound)][::5]:
        state = part = copy.deepcopy(sound)
        for name in path[:-1]:
            part = part[name]
        part[path[-1]] = "XX"
        try:
            checker("state")(state)
        except SchemaError:
            continue
        strips = gallery._of_failure(painter, None, (sound, state), None, "an engine")
        drawn += any(strip.shots for strip in strips)
    assert drawn > 10


def test_all_failures_are_drawn_as_far_as_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every cause has one before any has two; all of them where that is asked for."""
    plain = [one for one in own_book().of_section["22"] if "Examples:" not in one.text][:5]
    failed = {one.anchor.replace("-", "_"): "fail_broken" for one in plain}
    file = some_result(tmp_path, "1", **failed)
    document = json.loads(file.read_text())
    rows = [one["id"] for one in document["scenarios"] if one["verdict"] != "pass"]
    document["causes"] = [
        {"what": "one", "accused": [], "scenarios": rows[:-1]},
        {"what": "other", "accused": [], "scenarios": rows[-1:]},
    ]
    file.write_text(json.dumps(document))
    monkeypatch.setattr(Gallery, "_passing", lambda self: iter(()))  # noqa: ARG005
    (engine,) = columns([read_result(file)])
    book = own_book()
    drawn = Gallery.of(book, [engine], "some").of_row
    assert {row for _, row in drawn} == {*rows}
    monkeypatch.setattr(gallery, "_ROOM", 1)
    (first, second) = [row.id for _, row in Gallery(book, [engine], "some")._failing()][:2]
    assert {first, second} == {rows[0], rows[-1]}
    assert [row for _, row in Gallery.of(book, [engine], "some").of_row] == [first]
    assert {row for _, row in Gallery.of(book, [engine], "all").of_row} == {*rows}


def test_each_clause_that_is_kept_has_a_scenario_with_pictures(site: dict[str, str]) -> None:
    drawn = {
        f"{GAME}/{name.partition('/')[2].removesuffix('.html')}/{anchor}"
        for name, page in site.items()
        if name.endswith(".html")
        for anchor in re.findall(r'<section class="scenario" id="([^"]+)"', page)
        if "<img" in part(page, anchor)
    }
    clauses = {clause: refs for clause, refs in coverage_of(GAME).by_clause.items() if refs}
    assert len(clauses) > 300
    bare = [clause for clause, refs in clauses.items() if drawn.isdisjoint(one.id for one in refs)]
    assert bare == []
    assert len(drawn) < len(coverage_of(GAME).scenarios) / 2


def test_pictures_are_there_small_described_and_each_kept_once(site: dict[str, str]) -> None:
    pictures = {name: text for name, text in site.items() if name.endswith(".svg")}
    named = {
        posixpath.normpath(f"{posixpath.dirname(name)}/{file}"): words
        for name, page in site.items()
        if name.endswith(".html")
        for file, words in IMAGE.findall(page)
    }
    assert named.keys() == pictures.keys()
    assert all(named.values())
    assert len({*pictures.values()}) == len(pictures)
    assert max(len(text.encode()) for text in pictures.values()) < 200_000
    for name, text in site.items():
        if name.endswith(".html"):
            assert Page(text).odd == [], name


def test_what_is_different_is_marked_after_and_not_before(site: dict[str, str]) -> None:
    page = site[f"{GAME}/15.html"]
    pairs = re.findall(r'<img src="([^"]+)" alt="map before".*?<img src="([^"]+)" alt="map after', page)
    assert len(pairs) > 5
    for before, after in pairs:
        assert "data-at=" not in site[f"{GAME}/{before}"]
        assert "data-at=" in site[f"{GAME}/{after}"]


def test_routes_are_drawn_where_trains_run(site: dict[str, str]) -> None:
    page = site[f"{GAME}/21.html"]
    files = [file for file, _ in IMAGE.findall(page)]
    assert sum("data-through=" in site[f"{GAME}/{file}"] for file in files) > 5


def test_board_and_tiles_have_a_page(site: dict[str, str]) -> None:
    page = site[f"{GAME}/board.html"]
    words = [words for _, words in IMAGE.findall(page)]
    assert words == [f"The map as printed of {GAME}", f"Tiles of {GAME}"]
    tiles = site[f"{GAME}/{IMAGE.findall(page)[1][0]}"]
    assert tiles.count('<g data-tile="') == len(load_components(features_dir(), GAME)["tile_shapes"])
    assert "board.html" in site[f"{GAME}/index.html"]


def test_none_are_drawn_where_none_are_asked_for() -> None:
    files = dict(pages_of([], features_dir(), [GAME]))
    assert [name for name in files if name.endswith(".svg") or "board" in name] == []
    assert not any("<img" in text for text in files.values())


def test_some_scenarios_are_read_as_when_all_are() -> None:
    known = read_scenarios(features_dir(), GAME)
    some = {one.id.partition("#")[0] for one in known[::17]}
    read = read_scenarios(features_dir(), GAME, some)
    assert [(one.id, one.clauses, one.readings, one.marks) for one in read] == [
        (one.id, one.clauses, one.readings, one.marks) for one in known if one.id.partition("#")[0] in some
    ]
    assert [[said.text for said in one.steps] for one in read] == [
        [said.text for said in one.steps] for one in known if one.id.partition("#")[0] in some
    ]


@pytest.mark.exhaustive
def test_the_pages_of_all_games_and_one_engine_are_small(tmp_path: Path) -> None:
    result = read_result(some_result(tmp_path, "1", **{FAILING: "fail_permissive"}))
    total = 0
    for name, text in pages_of([result], features_dir(), registered_games(), "some"):
        size = len(text.encode())
        assert size < 2_000_000, name
        total += size
    assert total < 150_000_000
