"""The pages in a real browser: nothing on the console, nothing that scrolls sideways, no serious barrier."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from test_site import BAD, FAILING, GAME, OF_FAILURE, dead_links, html, some_result, with_what_was_kept

from trackwalker.pages.site import write_site
from trackwalker.paths import features_dir
from trackwalker.reports.past import read_result

CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
DRIVER = shutil.which("chromedriver")
MISSING = (CHROMIUM is None and "there is no Chromium on this machine") or (
    DRIVER is None and "there is no driver of Chromium on this machine"
)
pytestmark = [
    pytest.mark.skipif(bool(MISSING), reason=str(MISSING)),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
]

WIDTHS = (360, 800, 1400)
KINDS = {
    "the matrix": "index.html",
    "a game": f"{GAME}/index.html",
    "a section": f"{GAME}/8.html",
    "a failure": OF_FAILURE,
    "questions": f"{GAME}/questions.html",
    "an engine": f"{GAME}/result-2.html",
    "versions": "changes.html",
    "topics": "topics.html",
    "board and tiles": f"{GAME}/board.html",
}


BROKEN = (
    """return [...document.images].filter(one => one.complete && !one.naturalWidth).map(one => one.src)"""
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Pages of two versions of an engine whose name is markup."""
    folder = tmp_path_factory.mktemp("browser")
    failing = with_what_was_kept(some_result(folder, "2", **{FAILING: "fail_permissive"}))
    results = [some_result(folder, "1"), failing]
    out = folder / "site"
    write_site([read_result(one) for one in results], out, features_dir(), pictures="some")
    return out


@pytest.fixture(scope="module")
def books(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Pages of two games, one of them with two editions."""
    out = tmp_path_factory.mktemp("books") / "site"
    write_site([], out, features_dir(), ["18GL", "LostAtlas"])
    return out


OF_BOOKS = {
    "a section of several editions": "18GL/4.6.4.html",
    "an edition": "18GL/edition-1-0.html",
    "how the games differ": "differences.html",
}


@pytest.fixture(scope="module", params=["light", pytest.param("dark", marks=pytest.mark.exhaustive)])
def browser(request: pytest.FixtureRequest) -> Iterator[Any]:
    """A browser without a window, in a light or dark surrounding."""
    webdriver = pytest.importorskip("selenium.webdriver", reason="selenium is not installed")
    options = webdriver.ChromeOptions()
    options.binary_location = CHROMIUM
    for argument in ("--headless=new", "--disable-gpu", "--allow-file-access-from-files"):
        options.add_argument(argument)
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        options.add_argument("--no-sandbox")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=webdriver.ChromeService(executable_path=DRIVER))
    scheme = {"name": "prefers-color-scheme", "value": request.param}
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [scheme]})
    yield driver
    driver.quit()


def wide(driver: Any, width: int) -> None:
    size = {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 500}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param(kind, marks=() if kind in ("a section", "a failure") else pytest.mark.exhaustive)
        for kind in KINDS
    ],
)
def test_it_looks_right(browser: Any, site: Path, kind: str) -> None:
    looks_right(browser, site / KINDS[kind])


@pytest.mark.exhaustive
@pytest.mark.parametrize("kind", OF_BOOKS)
def test_pages_across_editions_and_games_look_right(browser: Any, books: Path, kind: str) -> None:
    looks_right(browser, books / OF_BOOKS[kind])


@pytest.mark.exhaustive
@pytest.mark.parametrize("scripts", [True, False])
def test_the_book_of_one_edition_can_be_read_with_scripts_off_too(
    browser: Any, books: Path, scripts: bool
) -> None:
    browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": not scripts})
    try:
        browser.get((books / "18GL" / "4.6.4.html").as_uri())
        browser.find_element("id", "edition-0").click()
        clause, question = (browser.find_element("id", "18GL-4.6.4-b"), "questions.html#18GL-Q91")
        doubt = browser.find_element("css selector", f"h4 a[href='{question}']")
        assert (clause.is_displayed(), doubt.is_displayed()) == (True, True)
        for number, shown in ((1, (False, True)), (2, (True, False))):
            browser.find_element("id", f"edition-{number}").click()
            assert (clause.is_displayed(), doubt.is_displayed()) == shown
    finally:
        browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


def looks_right(browser: Any, page_file: Path) -> None:
    """No sideways scrolling, no serious barrier, nothing on the console, at three widths."""
    axe_selenium_python = pytest.importorskip("axe_selenium_python", reason="axe is not installed")
    browser.get(page_file.as_uri())
    browser.execute_script("for (const one of document.querySelectorAll('details')) one.open = true")
    axe = axe_selenium_python.Axe(browser)
    axe.inject()
    for width in WIDTHS:
        wide(browser, width)
        page = "document.scrollingElement"
        assert browser.execute_script(f"return {page}.scrollWidth <= {page}.clientWidth"), width
        faults = [one for one in axe.run()["violations"] if one["impact"] in ("serious", "critical")]
        assert [(width, one["id"], one["nodes"][0]["html"]) for one in faults] == []
    assert browser.execute_script(BROKEN) == []
    assert [one["message"] for one in browser.get_log("browser")] == []


def test_every_link_leads_somewhere(site: Path) -> None:
    files = {file.relative_to(site).as_posix(): file.read_text() for file in site.rglob("*.html")}
    pages = dict(html(files))
    assert {*KINDS.values()} <= pages.keys()
    others = {file.relative_to(site).as_posix() for file in site.rglob("*.svg")}
    assert dead_links(pages, others) == []


def test_search_finds_a_clause_and_leads_there(browser: Any, site: Path) -> None:
    browser.get((site / GAME / "8.html").as_uri())
    field = browser.find_element("css selector", "input[type=search]")
    field.send_keys("18CH-4-f")
    first = browser.find_element("css selector", "#found a")
    assert first.text.startswith("18CH-4-f: ")
    first.click()
    assert browser.current_url == (site / GAME / "4.html").as_uri() + "#18CH-4-f"


def test_the_filter_leaves_what_fails(browser: Any, site: Path) -> None:
    browser.get((site / GAME / "8.html").as_uri())
    shown = "return [...document.querySelectorAll('.scenario')].filter(one => one.offsetHeight).length"
    assert browser.execute_script(shown) > 20
    browser.find_element("id", "failing").click()
    assert browser.execute_script(shown) == 1


def test_markup_stays_text(browser: Any, site: Path) -> None:
    browser.get((site / "index.html").as_uri())
    assert f"{BAD} 2" in browser.find_element("tag name", "table").text
    assert browser.execute_script("return document.querySelectorAll('main script').length") == 0
    browser.get((site / OF_FAILURE).as_uri())
    text = browser.find_element("tag name", "main").text
    for told in (f"refused: {BAD}", f"bank: {BAD}", f'"reason":"{BAD}"', f"as {BAD} 2 has it"):
        assert told in text
    assert browser.execute_script("return document.querySelectorAll('main script').length") == 0


def test_nothing_is_asked_of_a_network(browser: Any, site: Path) -> None:
    browser.get((site / GAME / "8.html").as_uri())
    tree = browser.execute_cdp_cmd("Page.getResourceTree", {})["frameTree"]
    asked = [one["url"] for one in tree["resources"]]
    assert len([one for one in asked if not one.endswith(".svg")]) == 3
    assert [one for one in asked if not one.startswith("file:")] == []


def test_reading_needs_no_scripts(browser: Any, site: Path) -> None:
    browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        browser.get((site / GAME / "8.html").as_uri())
        assert "18CH-8-d" in browser.find_element("tag name", "main").text
        assert not browser.find_element("css selector", ".search").is_displayed()
    finally:
        browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})
