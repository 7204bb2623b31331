"""The chart of prices and the charters as drawn, and `trackwalker draw`."""

import copy
import json
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from trackwalker.cli import main
from trackwalker.components.load import load_components
from trackwalker.paths import features_dir
from trackwalker.pictures.table import KINDS, Painter

STATES = Path(__file__).parent.parent / "fixtures" / "states"
SVG = "{http://www.w3.org/2000/svg}"
NAMES = [file.stem for file in sorted(STATES.glob("*.json"))]


def state_of(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((STATES / f"{name}.json").read_text())
    return found


def drawn(state: dict[str, Any], kind: str, before: dict[str, Any] | None = None) -> ET.Element:
    painter = Painter(load_components(features_dir(), state["game"]))
    other = None if before is None else painter.of(before)
    return ET.fromstring(painter.of(state).draw(kind, other=other))


def parts(root: ET.Element, attribute: str) -> dict[str, ET.Element]:
    return {str(one.get(attribute)): one for one in root.iter() if one.get(attribute) is not None}


def words(element: ET.Element) -> list[str]:
    return [one.text or "" for one in element.iter(f"{SVG}text")]


def marked(element: ET.Element) -> bool:
    return any(one.get("class") == "changed" for one in element.iter())


@pytest.mark.parametrize("name", NAMES)
def test_the_chart_has_every_price_and_the_stacks_in_order(name: str) -> None:
    state = state_of(name)
    cells = parts(drawn(state, "market"), "data-cell")
    rows = load_components(features_dir(), state["game"])["market"]["rows"]
    prices = {f"r{y}c{x}": price for y, row in enumerate(rows, 1) for x, price in enumerate(row, 1)}
    assert cells.keys() == {cell for cell, price in prices.items() if price is not None}
    stacks = {cell["cell"]: cell["stack"] for cell in state["market"]}
    for cell, one in cells.items():
        assert words(one)[0] == f"${prices[cell]}"
        chips = [chip for chip in one.iter() if chip.get("data-company") is not None]
        chips.sort(key=lambda chip: float(next(iter(chip)).get("y") or 0))
        assert [chip.get("data-company") for chip in chips] == stacks.get(cell, [])


def test_companies_that_have_moved_are_marked() -> None:
    before = state_of("18Chesapeake-emergency")
    after = copy.deepcopy(before)
    (cell,) = (one for one in after["market"] if one["cell"] == "r6c2")
    cell["stack"].reverse()
    chips = parts(drawn(after, "market", before), "data-company")
    assert {name for name, one in chips.items() if marked(one)} == {"C&A", "LV"}


@pytest.mark.parametrize("name", NAMES)
def test_charters_say_what_a_company_has(name: str) -> None:
    state = state_of(name)
    charters = parts(drawn(state, "charters"), "data-charter")
    assert charters.keys() == {one["id"] for one in state["companies"] if not one["closed"]}
    for company in state["companies"]:
        if company["closed"]:
            continue
        said = words(charters[company["id"]])
        assert said[0] == company["id"]
        assert said[said.index("treasury") + 1] == f"${company['cash']}"
        assert said[said.index("tokens left") + 1] == str(company["tokens_left"])
        nobody = "receivership" if company.get("receivership") else "none"
        assert said[said.index("president") + 1] == (company["president"] or nobody)
        trains = said[said.index("trains") + 1]
        assert trains.count(",") == max(len(company["trains"]) - 1, 0)
        assert all(train["name"] in trains for train in company["trains"])


@pytest.mark.parametrize("name", NAMES)
def test_holdings_add_up_to_what_is_in_play(name: str) -> None:
    state = state_of(name)
    rows = parts(drawn(state, "charters"), "data-holder")
    for player in state["players"]:
        assert f"${player['cash']}" in words(rows[f"player:{player['id']}"])
    shown = sum(
        int(word.rstrip("*").removesuffix("%")) for row in rows.values() for word in words(row) if "%" in word
    )
    in_play = [one for one in state["certificates"] if one["holder"] not in ("box", "bank")]
    assert shown == sum(one["percent"] for one in in_play)
    stars = sum(word.endswith("*") for row in rows.values() for word in words(row))
    assert stars == sum(one["president"] for one in in_play)


def test_what_is_different_on_charters_is_marked() -> None:
    before = state_of("18FL-hotels")
    after = copy.deepcopy(before)
    after["companies"][5]["cash"] -= 40
    after["players"][0]["cash"] += 40
    root = drawn(after, "charters", before)
    assert {name for name, one in parts(root, "data-charter").items() if marked(one)} == {"FEC"}
    assert {name for name, one in parts(root, "data-holder").items() if marked(one)} == {"player:Alice"}


def test_only_what_matters_of_papers_and_chart_is_drawn() -> None:
    before = state_of("18Chesapeake-emergency")
    after = copy.deepcopy(before)
    (cell,) = (one for one in after["market"] if one["cell"] == "r6c2")
    cell["stack"].reverse()
    after["companies"][0]["cash"] += 40
    after["players"][0]["cash"] += 40
    painter = Painter(load_components(features_dir(), before["game"]))
    one, other = painter.of(after), painter.of(before)
    focus = one.changes(other)
    name, player = before["companies"][0]["id"], before["players"][0]["id"]
    assert (focus.charters, focus.holders, focus.cells) == ({name}, {f"player:{player}"}, {"r6c2"})
    papers = ET.fromstring(one.draw("charters", (), other, focus))
    assert parts(papers, "data-charter").keys() == {name}
    assert parts(papers, "data-holder").keys() == {f"player:{player}"}
    cells = parts(ET.fromstring(one.draw("market", (), other, focus)), "data-cell")
    assert "r6c2" in cells
    assert cells.keys() < parts(ET.fromstring(one.draw("market")), "data-cell").keys()
    assert all(part.startswith(("r5", "r6", "r7")) for part in cells)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", NAMES)
def test_a_picture_says_in_words_what_it_shows(name: str, kind: str) -> None:
    root = drawn(state_of(name), kind)
    assert root.get("role") == "img"
    told = parts(root, "id")
    assert str(root.get("aria-labelledby")).split() == ["title", "told"]
    assert told["title"].text
    assert told["told"].text


def draw(*arguments: object) -> Any:
    return CliRunner().invoke(main, ["draw", *map(str, arguments)])


def test_the_command_draws_into_a_file_or_prints(tmp_path: Path) -> None:
    state = STATES / "18FL-hotels.json"
    printed = draw(state)
    assert printed.exit_code == 0, printed.output
    done = draw(state, "--what", "map", "--out", tmp_path / "map.svg")
    assert (done.exit_code, done.output) == (0, "")
    assert (tmp_path / "map.svg").read_text() == printed.stdout
    assert draw(state, "--what", "all", "--out", tmp_path / "t.svg").exit_code == 0
    assert {file.name for file in tmp_path.iterdir()} == {"map.svg", *(f"t-{kind}.svg" for kind in KINDS)}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"players": 3}, "players"),
        ({"game": "1830"}, "1830"),
        ({"tiles": {"laid": [{"hex": "Z99", "tile": "9", "rotation": 0}], "left": {}}}, "no hex Z99"),
        ({"tiles": {"laid": [{"hex": "B21", "tile": "nine", "rotation": 0}], "left": {}}}, "no tile nine"),
        ({"market": [{"cell": "r9c9", "price": 90, "stack": ["SR"]}]}, "no cell in row 9"),
    ],
)
def test_what_is_no_table_of_its_game_is_told_in_one_sentence(
    tmp_path: Path, change: dict[str, Any], said: str
) -> None:
    file = tmp_path / "state.json"
    file.write_text(json.dumps({**state_of("18FL-hotels"), **change}))
    done = draw(file, "--what", "all", "--out", tmp_path / "x.svg")
    assert done.exit_code == 2, done.output
    assert said in done.output
    assert len(done.output.splitlines()) == 1
    assert not list(tmp_path.glob("*.svg"))


def test_no_state_at_all_and_no_place_for_three_files_are_told(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text("[1")
    assert draw(tmp_path / "a.json").exit_code == 2
    assert draw(tmp_path / "none.json").exit_code == 2
    done = draw(STATES / "18FL-hotels.json", "--what", "all")
    assert (done.exit_code, "--out FILE" in done.output) == (2, True)
