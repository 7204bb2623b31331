"""Reading components files: the facts of 18Chesapeake, and clear errors for bad files."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from reference_engine.components import Components, ComponentsError, load_components
from reference_engine.rules.map.board import Board
from reference_engine.rules.map.geometry import Layout

FEATURES = Path(__file__).parents[2] / "features"


@pytest.fixture
def box() -> Components:
    return load_components(FEATURES, "18Chesapeake")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A specification folder of our own, to be spoilt."""
    for name in ("shared/tiles.yaml", "18Chesapeake/components.yaml"):
        target = tmp_path / name
        target.parent.mkdir(parents=True)
        target.write_text((FEATURES / name).read_text(encoding="utf-8"), encoding="utf-8")
    return tmp_path


def spoil(copy: Path, old: str, new: str, name: str = "18Chesapeake/components.yaml") -> None:
    path = copy / name
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_the_box_is_read_once(box: Components) -> None:
    assert load_components(FEATURES, "18Chesapeake") is box


@pytest.mark.parametrize(
    ("players", "cash", "limit"), [(2, 1200, 20), (3, 800, 20), (4, 600, 16), (5, 480, 13), (6, 400, 11)]
)
def test_what_depends_on_the_number_of_players(box: Components, players: int, cash: int, limit: int) -> None:
    assert box.start_cash(players) == cash
    assert box.certificate_limit(players) == limit


def test_the_players_start_with_2400_of_the_8000(box: Components) -> None:
    assert box.bank == 8000
    for players in box.players:
        assert players * box.start_cash(players) == 2400


def test_certificates_add_up_to_the_whole_company(box: Components) -> None:
    assert sum(box.shares.certificates) == 100
    assert box.shares.certificates[0] == 20
    assert len(box.shares.certificates) == 9


def test_tokens_cost_what_the_charters_say(box: Components) -> None:
    assert {company.id: len(company.tokens) for company in box.companies} == {
        "PRR": 4, "PLE": 3, "SRR": 2, "B&O": 3, "C&O": 4, "LV": 2, "C&A": 2, "N&W": 3,
    }  # fmt: skip
    assert all(company.tokens == (0, 40, 60, 80)[: len(company.tokens)] for company in box.companies)


def test_a_private_may_be_bought_for_half_to_twice_its_face_value(box: Components) -> None:
    assert len(box.privates) == 6
    for private in box.privates:
        assert private.company_price == (private.face // 2, private.face * 2)


def test_hexes_blocked_by_the_rulebook_and_by_the_published_cards(box: Components) -> None:
    assert box.blocked_hexes == {"H2": "P2", "I3": "P2", "F4": "P3", "G5": "P3", "D2": "P4"}
    assert box.published_blocked_hexes == {"K3": "P1"}


def test_the_chart(box: Components) -> None:
    assert [len(row) for row in box.market.rows] == [17, 17, 12, 10, 8, 6, 4, 3]
    assert box.market.rows[0][-1] == 375
    assert box.market.rows[-1][0] == 40
    assert box.market.par_cells == {95: "r3c5", 80: "r4c4", 70: "r5c3"}
    assert box.market.yellow_cells == {"r6c1", "r7c1", "r7c2", "r8c1", "r8c2", "r8c3"}


def test_trains(box: Components) -> None:
    assert [(t.name, t.price, t.count, t.stops, t.rusts_at) for t in box.trains] == [
        ("2", 80, 7, 2, "4"),
        ("3", 180, 6, 3, "6"),
        ("4", 300, 5, 4, "D"),
        ("5", 500, 3, 5, None),
        ("6", 630, 2, 6, None),
        ("D", 900, None, None, None),
    ]
    assert [t.name for t in box.trains if t.exportable] == ["2", "3", "4"]
    assert box.trains_by_name["D"].trade_in_price == 700


def test_phases(box: Components) -> None:
    assert [p.name for p in box.phases] == ["2", "3", "4", "5", "6", "D"]
    assert [p.operating_rounds for p in box.phases] == [1, 2, 2, 3, 3, 3]
    assert [p.train_limit for p in box.phases] == [4, 4, 3, 2, 2, 2]
    assert [p.red_value for p in box.phases] == [1, 2, 2, 3, 3, 4]
    assert box.phase_reached("5", "3")
    assert box.phase_reached("3", "3")
    assert not box.phase_reached("3", "5")


def test_tiles_and_their_numbers(box: Components) -> None:
    assert set(box.tiles) == set(box.tile_counts)
    assert len(box.tiles) == 45
    assert [tile for tile, count in box.tile_counts.items() if count is None] == ["7", "8", "9"]
    assert box.tiles["25"].track == ((0, 2), (0, 4))
    assert box.tiles["X8"].cities[0].slots == 4


def test_each_error_names_the_file_and_the_field(copy: Path) -> None:
    spoil(copy, "bank: 8000", "bank: plenty")
    with pytest.raises(ComponentsError, match=r"components\.yaml: bank: Expected `int \| null`, got `str`"):
        load_components(copy, "18Chesapeake")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("market:\n", "stock_market:\n", "stock_market"),
        ("  L4: {kind: plain}", "  L4: {kind: swamp}", "hexes[L4].kind: Invalid enum value 'swamp'"),
        ("  L4: {kind: plain}", "  L44: {kind: plain}\n  4L: {kind: plain}", "hexes, 4L: a hex is named by"),
        (
            "  E1: {kind: gray, track: [[1, 5]]}",
            "  E1: {kind: gray, track: [[1, 6]]}",
            "hexes, E1: sides are",
        ),
        ("  E1: {kind: gray, track: [[1, 5]]}", "  E1: {kind: gray, track: [[1, 1]]}", "different sides"),
        ("X2: {colour: green", "X2: {colour: pink", "tiles.special[X2].colour"),
        (
            "2: {start_cash: 1200,",
            "2: {start_cash: lots,",
            "players[2].start_cash: Expected `int`, got `str`",
        ),
        ("home: {hex: F2}", "home: {hex: F3}", "companies, PRR: its home 'F3' is not a hex"),
        ("blocks: [D2]", "blocks: [Z9]", "privates, P4: 'Z9' is not a hex"),
        ('tiles: ["57"]', 'tiles: ["507"]', "privates, P4: there is no tile '507'"),
        ("95: r3c5", "95: r3c6", "market.par_cells, 95: cell 'r3c6' shows 105"),
        ("95: r3c5", "95: middle", "market.par_cells, 95: cell 'middle' shows None"),
        ("rusts_at: D", "rusts_at: E", "trains, 4: there is no phase 'E'"),
        ('"915": 1', '"916": 1', "tiles.counts, 916: described neither"),
        ("X9: 1", "X8: 1", "tiles.special, X9: has no number"),
        ("game: 18Chesapeake", 'game: "1846"', "game: expected '18Chesapeake', found '1846'"),
        ("game: 18Chesapeake", "game: [18Chesapeake", "is not valid YAML"),
    ],
)
def test_bad_files_are_refused(copy: Path, old: str, new: str, says: str) -> None:
    spoil(copy, old, new)
    with pytest.raises(ComponentsError) as caught:
        load_components(copy, "18Chesapeake")
    assert "components.yaml" in str(caught.value)
    assert says in str(caught.value)


def test_a_game_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError, match="cannot be read"):
        load_components(tmp_path, "1830")


def test_the_figures_agree_with_the_board_data(box: Components) -> None:
    """Map, tiles, trains and amounts, against the data that they were taken from."""
    shared = os.environ.get("TRACKWALKER_SHARED")
    if not shared:
        pytest.skip("TRACKWALKER_SHARED is not set: no board data to compare with")
    data = json.loads((Path(shared) / "boards" / "18Chesapeake.json").read_text(encoding="utf-8"))
    geography = Board(box).geography
    for printed in data["hexes"]:
        number = geography.index[printed["id"]]
        around = {
            str(side): geography.names[there]
            for side, there in enumerate(geography.neighbours[number])
            if there >= 0
        }
        assert around == printed["neighbors"]
        assert geography.costs[number] == sum(cost["amount"] for cost in printed.get("cost", []))
        assert geography.takes_tiles[number] == printed["buildable"]
        assert drawn(geography.printed[number]) == drawn_in(printed)
    for tile in data["tiles"]:
        assert box.tile_counts[tile["id"]] == tile["count"]
        assert drawn(geography.layout(0, tile["id"], 0)) == drawn_in(tile)
        assert box.tiles[tile["id"]].colour == tile["color"]
        assert box.tiles[tile["id"]].label == "".join(tile.get("labels", []))
    assert {t["name"]: (t["price"], t["count"], t["rusts_on"]) for t in data["trains"]} == {
        t.name: (t.price, t.count, t.rusts_at) for t in box.trains
    }
    assert [[cell["price"] for cell in row] for row in data["market"]["rows"]] == [
        list(r) for r in box.market.rows
    ]
    for company in data["corporations"]:
        assert box.company(company["id"]).tokens == tuple(company["tokens"])
        assert box.company(company["id"]).home.hex == company["home"]["hex"]


def drawn(layout: Layout) -> tuple[set[tuple[int, int]], list[Any]]:
    nodes = sorted([node.kind, list(node.exits), list(node.values), node.slots] for node in layout.nodes)
    return set(layout.plain_track), nodes


def drawn_in(data: dict[str, Any]) -> tuple[set[tuple[int, int]], list[Any]]:
    plain = {(a, b) for a, b in data["paths"] if isinstance(a, int) and isinstance(b, int)}
    nodes = []
    for node in data["nodes"]:
        exits = sorted(
            end for path in data["paths"] if node["id"] in path for end in path if end != node["id"]
        )
        revenue = node["revenue"]
        values = [revenue] * 4 if isinstance(revenue, int) else list(revenue.values())
        kind = node["type"].replace("offboard", "off_board")
        nodes.append([kind, exits, values, node.get("slots", 0)])
    return plain, sorted(nodes)
