"""`trackwalker report`: pages that hold the rulebook and what became of it, whole without scripts."""

import copy
import json
import posixpath
import re
from collections.abc import Collection, Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urldefrag

import pytest
from click.testing import CliRunner

from trackwalker.cli import main
from trackwalker.components.load import load_components
from trackwalker.coverage import coverage_of
from trackwalker.pages.book import Book
from trackwalker.pages.outcomes import columns
from trackwalker.pages.site import MARK, pages_of
from trackwalker.paths import features_dir
from trackwalker.port.reference import ReferenceConnection
from trackwalker.register import load_register, registered_games
from trackwalker.reports.past import read_result
from trackwalker.suite.direct import read_scenarios, show

GAME = "18Chesapeake"
BAD = "<script>alert(1)</script>"
VOID = {"meta", "link", "input", "br", "img"}


class Page(HTMLParser):
    """What a page links to, what can be linked to on it, its text, and what is not closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: list[str] = []
        self.outside: list[str] = []
        self.text = ""
        self.odd: list[str] = []
        self._open: list[str] = []
        self.feed(text)
        self.odd += self._open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag not in VOID:
            self._open.append(tag)
        if "id" in given:
            self.ids.append(given["id"])
        if tag == "a":
            self.links.append(given["href"])
        for name in ("src", "href"):
            if "//" in given.get(name, ""):
                self.outside.append(given[name])

    def handle_endtag(self, tag: str) -> None:
        if not self._open or self._open.pop() != tag:
            self.odd.append(f"/{tag}")

    def handle_data(self, data: str) -> None:
        self.text += data


def some_result(folder: Path, version: str = "1", **verdicts: str) -> Path:
    """A result in which everything passed but what is said, with markup wherever there can be some."""
    register, scenarios = load_register(GAME), []
    for one in coverage_of(GAME).scenarios:
        verdict = verdicts.get(one.id.rpartition("/")[2].replace("-", "_"), "pass")
        detail = {"message": BAD, "step": f"When {BAD}", "expected": "accepted", "got": f"refused: {BAD}"}
        scenarios.append(
            {
                "id": one.id,
                "game": GAME,
                "verdict": verdict,
                "clauses": list(one.clauses),
                "detail": None if verdict == "pass" else detail,
                "known_by": f"{BAD} of the profile x" if verdict == "known" else None,
            }
        )
    failed = [one for one in scenarios if one["verdict"].startswith("fail")]
    worst = {clause: one["verdict"] for one in failed for clause in one["clauses"]}
    document: dict[str, Any] = {
        "engine": {"name": BAD, "version": version, "spec": f"stdio:{BAD}"},
        "scenarios": scenarios,
        "clauses": [
            {"id": name, "verdict": worst.get(name, "pass"), "passed": 1, "planned": 1}
            for name in register.clauses
        ],
        "causes": [
            {"what": f"after {BAD}", "accused": one["clauses"], "scenarios": [one["id"]]} for one in failed
        ],
        "x-more": {
            one["id"]: {
                "before": [f"bank {BAD}", "to decide: Bob"],
                "after": ["bank $7900", "to decide: Bob"],
            }
            for one in failed
        },
        "x-trackwalker": "0.1.0",
    }
    file = folder / f"{version}.json"
    file.write_text(json.dumps(document))
    return file


FAILING = "two_shares_at_once_are_too_many"
OF_SCENARIO = f"{GAME}/8/{FAILING.replace('_', '-')}"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The files of two versions of an engine on one game."""
    folder = tmp_path_factory.mktemp("results")
    failing = with_what_was_kept(some_result(folder, "2", **{FAILING: "fail_permissive"}))
    results = [some_result(folder, "1"), failing]
    return dict(pages_of([read_result(one) for one in results], features_dir()))


@cache
def bare(game: str) -> dict[str, str]:
    return dict(pages_of([], features_dir(), [game]))


@cache
def read(game: str) -> dict[str, Page]:
    return dict(html(bare(game)))


AT_LENGTH = ("18GL", "1846", "18FL")
"""The games whose pages are looked at where things are proved at length."""
GAMES = [
    pytest.param(game, marks=pytest.mark.exhaustive if game in AT_LENGTH else ())
    for game in registered_games()
]


def html(files: dict[str, str]) -> Iterator[tuple[str, Page]]:
    return ((name, Page(text)) for name, text in files.items() if name.endswith(".html"))


def dead_links(pages: dict[str, Page], others: Collection[str] = ()) -> list[str]:
    """The links to nothing. others: files that are no pages."""
    dead = []
    for name, page in pages.items():
        for link in page.links:
            address, part = urldefrag(link)
            target = (
                posixpath.normpath(f"{posixpath.dirname(name)}/{unquote(address)}").lstrip("/")
                if address
                else name
            )
            if target in others and not part:
                continue
            if target not in pages or (part and unquote(part) not in pages[target].ids):
                dead.append(f"{name}: {link}")
    return dead


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_and_scenario_has_its_place_and_every_link_leads_somewhere(game: str) -> None:
    pages, register = read(game), load_register(game)
    assert dead_links(pages) == []
    for clause in register.clauses.values():
        page = pages[f"{game}/{clause.section}.html"]
        assert clause.id in page.ids
        assert clause.text in page.text
    for one in coverage_of(game).scenarios:
        _, section, anchor = one.id.split("/")
        assert anchor in pages[f"{game}/{section}.html"].ids
    assert {*register.questions} <= {*pages[f"{game}/questions.html"].ids}


@pytest.mark.parametrize("game", GAMES)
def test_pages_are_well_formed_small_and_need_no_network(game: str) -> None:
    for name, page in read(game).items():
        assert (name, page.odd, page.outside) == (name, [], [])
        assert len(page.ids) == len(set(page.ids)), name
    assert max(len(text.encode()) for text in bare(game).values()) < 2_000_000


def test_a_doubt_stands_beside_its_clause_with_who_plays_what(site: dict[str, str]) -> None:
    page = site[f"{GAME}/4.html"]
    clause = page.partition('id="18CH-4-e"')[2].partition('<section class="clause')[0]
    assert '<aside class="doubt">' in clause
    assert "recommended" in clause
    assert "18xx.games" in clause


def with_what_was_kept(result: Path) -> Path:
    """The result with the tables that an engine showed of its failure, one dollar wrong, and its messages."""
    (scenario,) = read_scenarios(features_dir(), GAME, {OF_SCENARIO})
    shown = show(scenario, ReferenceConnection(), load_components(features_dir(), GAME))
    assert shown is not None
    after = copy.deepcopy({**shown.after})
    after["players"][0]["cash"] -= 1
    files = {f"states/{number * 16}.json": state for number, state in (("a", shown.before), ("b", after))}
    request = {"method": "apply", "params": {"action": shown.action}}
    answers = [{"result": {"legal": False, "reason": BAD}, "changes": [f"bank: {BAD}"]}, {"fault": BAD}]
    talk = {"action": shown.action, "left_out": 3, "messages": [{**request, **one} for one in answers]}
    files[f"messages/{'c' * 16}.json"] = talk
    for name, document in files.items():
        (result.parent / name).parent.mkdir(exist_ok=True)
        (result.parent / name).write_text(json.dumps(document))
    document = json.loads(result.read_text())
    (failed,) = (one for one in document["scenarios"] if one["verdict"].startswith("fail"))
    before, after_file, messages = files
    failed |= {"states": {"before": before, "after": after_file}, "messages": messages}
    result.write_text(json.dumps(document))
    return result


OF_FAILURE = f"{GAME}/result-2/8_{FAILING.replace('_', '-')}.html"


def test_a_failure_is_shown_with_all_that_is_needed(site: dict[str, str]) -> None:
    text = site[OF_FAILURE]
    part = re.sub(r"\s+", " ", Page(text).text)
    for told in ("fail: permissive", "it accepts what", f"refused: {BAD}", f"bank {BAD}", "bank $7900"):
        assert told in part
    assert load_register(GAME).clauses["18CH-8-b"].text in Page(text).text
    assert f"<mark>bank {BAD.replace('<', '&lt;').replace('>', '&gt;')}</mark>" in text
    assert "<mark>bank $7900</mark>" in text
    assert "<mark>to decide" not in text
    assert f"trackwalker run {GAME} --scenario {OF_SCENARIO} --engine 'stdio:{BAD}'" in part
    assert "Scenario: Two shares at once are too many" in part


def test_a_failure_shows_what_went_over_the_port(site: dict[str, str]) -> None:
    text = Page(site[OF_FAILURE]).text
    assert "3 messages before these" in text
    assert '\u2192 apply {"action":{' in text
    assert f'\u2190 {{"legal":false,"reason":"{BAD}"}}' in text
    assert f"\u2190 {BAD}" in text
    assert f"bank: {BAD}" in text


def test_a_section_leads_to_its_failures(site: dict[str, str]) -> None:
    page = Page(site[f"{GAME}/8.html"])
    assert OF_FAILURE.removeprefix(f"{GAME}/") in page.links
    assert f"refused: {BAD}" in page.text


def test_the_matrix_and_the_page_of_an_engine_show_what_fails(site: dict[str, str]) -> None:
    row = site["index.html"].partition("8.html")[2].partition("</tr>")[0]
    assert row.count('class="chip pass"') == 1
    assert row.count('class="chip fail_permissive"') == 1
    causes = Page(site[f"{GAME}/result-2.html"])
    assert f"after {BAD}" in causes.text
    assert OF_FAILURE.removeprefix(f"{GAME}/") in causes.links
    assert "Nothing." in Page(site[f"{GAME}/result-1.html"]).text


def test_a_question_says_who_follows_which_reading(tmp_path: Path) -> None:
    file = some_result(tmp_path)
    document = json.loads(file.read_text())
    question = load_register(GAME).questions["18CH-Q31"]
    file.write_text(json.dumps({**document, "x-readings": {question.id: "b"}}))
    (engine,) = columns([read_result(file)])
    book = Book.of(GAME, features_dir())
    assert engine.follows(book)[question.id] == "b"
    pages = dict(pages_of([read_result(file)], features_dir()))
    part = Page(pages[f"{GAME}/questions.html"]).text.partition(f"{question.id} choice")[2]
    letter_b = part.partition("b " + question.readings["b"])[2].partition("\n")[0]
    assert f"followed by {BAD} 1" in letter_b


def test_versions_are_compared(site: dict[str, str]) -> None:
    page = Page(site["changes.html"])
    assert f"{GAME}: {BAD} 1, suite 0.1.0 to {BAD} 2, suite 0.1.0" in page.text
    worse = page.text.partition("1 worse")[2]
    assert "Two shares at once are too many: pass \u2192 fail: permissive" in worse
    assert f"{GAME}/8.html#{FAILING.replace('_', '-')}" in page.links
    assert OF_FAILURE in page.links


def test_versions_show_what_is_new_gone_and_known_by_its_row_and_edition(tmp_path: Path) -> None:
    first, second = (json.loads(some_result(tmp_path, one).read_text()) for one in "12")
    first["scenarios"] = [dict(one) for one in first["scenarios"] if one["id"] != OF_SCENARIO]
    by_id = {one["id"]: one for one in second["scenarios"]}
    by_id[OF_SCENARIO]["verdict"] = "error"
    away = next(name for name in by_id if name.startswith(f"{GAME}/9/"))
    second["scenarios"] = [one for one in second["scenarios"] if one["id"] != away]
    first["scenarios"].append({**by_id[away], "id": f"{GAME}/9/as-it-was#2", "verdict": "fail_broken"})
    second["scenarios"].append({**by_id[away], "id": f"{GAME}/9/as-it-was#2", "verdict": "pass"})
    for document in (first, second):
        rows = [{**one, "id": f"{one['id']}@published"} for one in document["scenarios"]]
        document["scenarios"] += rows
        document["x-editions"] = {f"{GAME}@published": "published"}
    files = [tmp_path / f"{number}.json" for number in (1, 2)]
    for file, document in zip(files, (first, second), strict=True):
        file.write_text(json.dumps(document))
    pages = dict(pages_of([read_result(file) for file in files], features_dir()))
    page = Page(pages["changes.html"])
    for part in page.text.split(f"{GAME}: ")[1:]:
        assert "1 new and failing" in part
        assert "Two shares at once are too many: not there \u2192 error" in part
        assert f"{GAME}/9/as-it-was, row 2: fail: broken \u2192 pass" in part
        assert "1 no longer there" in part
    assert f"{BAD} 2, suite 0.1.0, edition published" in page.text
    assert [one for one in page.links if "as-it-was" in one] == []
    assert (
        OF_FAILURE.replace(".html", "@published.html").replace("result-2", "result-2-published") in page.links
    )
    assert [name for name, text in pages.items() if BAD in text] == []
    assert dead_links(dict(html(pages))) == []


def test_text_of_others_stays_text(site: dict[str, str]) -> None:
    assert [name for name, text in site.items() if BAD in text] == []
    assert "<" not in site["search-index.js"]
    assert dead_links(dict(html(site))) == []
    for name, page in html(site):
        assert (name, page.odd) == (name, [])


@cache
def books() -> dict[str, str]:
    """The pages of a game with two editions, and of another one."""
    return dict(pages_of([], features_dir(), ["18GL", "LostAtlas", "18FL"]))


def test_what_editions_change_stands_at_its_place_and_each_can_be_read_by_itself() -> None:
    page = books()["18GL/4.6.4.html"]
    ids = [name for name in Page(page).ids if name.startswith("18GL-")]
    assert ids[:3] == ["18GL-4.6.4-a", "18GL-4.6.4-b", "18GL-4.6.4-c"]
    clause = page.partition('id="18GL-4.6.4-b"')[2].partition("<section")[0]
    assert clause.startswith(' data-editions="2">')
    assert "Only in edition 1.1. Not in 1.0: Version 1.1 corrected" in Page("<p>" + clause).text
    assert 'data-editions="1">\n<h4><a href="questions.html#18GL-Q91">' in page
    assert [*re.findall(r'id="(edition-\d)"', page)] == ["edition-0", "edition-1", "edition-2"]
    assert 'main:has(#edition-2:checked) [data-editions]:not([data-editions~="2"])' in page
    assert "The same in all editions: 1.0, 1.1." in books()["18GL/4.9.html"]
    assert "edition" not in Page(books()["18FL/1.1.html"]).text


def test_a_clause_that_an_edition_adds_or_rewords_stands_where_it_has_it() -> None:
    book = Book.of("1846", features_dir())
    order = [one.id for one in book.clauses("3")]
    assert order[order.index("1846-3-bq") - 1] == list(book.register.of_section("3"))[-1].id
    assert order == [one.id for one in book.editions["2"].of_section("3")]
    base, other = book.wordings("1846-2-o")
    assert (base.text, base.names) == (book.register.clauses["1846-2-o"].text, ("1.1",))
    assert other.names == ("2",)
    assert other.text.startswith("With 3 players three companies")
    assert book.having("1846-3-bq") == (book.names.index("2"),)
    assert book.having("1846-2-o") == ()
    assert any(one.editions for one in book.scenarios.values() if "1846-3-bq" in one.clauses)


def test_a_section_whose_clauses_are_proved_elsewhere_has_these_scenarios() -> None:
    book = Book.of("18FL", features_dir())
    assert book.of_section["1.2"] == []
    named = {
        one.id for one in book.scenarios.values() if any(name.startswith("18FL-1.2-") for name in one.clauses)
    }
    assert book.scenarios_about("1.2") == len(named) > 0
    row = books()["18FL/index.html"].partition('"1.2.html"')[2].partition("</tr>")[0]
    assert f"<td>{len(named)}</td>" in row


def test_an_edition_has_a_page_of_what_it_changes() -> None:
    page = Page(books()["18GL/edition-1.0.html".replace("1.0", "1-0")])
    for told in (
        "18GL, version 1.0 of 2007-07-07",
        "18GL-4.6.4-b",
        "18GL-Q91",
        "It asks about the correction.",
    ):
        assert told in page.text
    assert "loans.whole_interest: true becomes false" in page.text
    assert "4.6.4.html#18GL-4.6.4-b" in page.links


def test_how_games_differ_is_a_page_with_the_clauses_behind_it() -> None:
    page = Page(books()["differences.html"])
    assert "18GL/4.2.html#18GL-4.2-v" in page.links
    assert "LostAtlas/SU.tile.html#LA-SU.tile-d" in page.links
    assert not any(link.startswith("1846") for link in page.links)
    assert dead_links(dict(html(books()))) == []
    assert "differences.html" not in bare(GAME)


def written(*arguments: object) -> Any:
    return CliRunner().invoke(main, ["report", *map(str, arguments)])


def test_the_command_writes_into_a_new_folder_and_over_its_own(tmp_path: Path) -> None:
    out = tmp_path / "pages"
    done = written(some_result(tmp_path), "--out", out)
    assert done.exit_code == 0, done.output
    first = {file.relative_to(out): file.read_bytes() for file in out.rglob("*") if file.is_file()}
    assert done.stdout == f"{sum(file.suffix == '.html' for file in first)} pages: {out / 'index.html'}\n"
    assert written(tmp_path / "1.json", "--out", out).exit_code == 0
    assert {file.relative_to(out): file.read_bytes() for file in out.rglob("*") if file.is_file()} == first


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("dear")
    done = written("--out", tmp_path, "--game", GAME)
    assert (done.exit_code, "is not empty, and no site of ours" in done.output) == (2, True)
    assert [file.name for file in tmp_path.iterdir()] == ["letters.txt"]
    assert not (tmp_path / MARK).exists()


def test_an_unknown_game_and_a_missing_result_are_named(tmp_path: Path) -> None:
    assert written("--out", tmp_path / "a", "--game", "1830").exit_code == 2
    assert written(tmp_path / "none", "--out", tmp_path / "b").exit_code == 2
    assert not (tmp_path / "b").exists()
