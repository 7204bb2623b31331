"""The box of 1846: its figures, the questions asked of it, and clear errors where its parts do not fit."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from spoilt_components import refusal_of

from reference_engine.components import Components, load_components
from reference_engine.rules.map.geometry import Layout, geography_of

FEATURES = Path(__file__).parents[2] / "features"


@pytest.fixture
def box() -> Components:
    return load_components(FEATURES, "1846")


def board_data() -> dict[str, Any]:
    shared = os.environ.get("TRACKWALKER_SHARED")
    if not shared:
        pytest.skip("TRACKWALKER_SHARED is not set: no board data to compare with")
    data: dict[str, Any] = json.loads((Path(shared) / "boards" / "1846.json").read_text(encoding="utf-8"))
    return data


# by the number of players ------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "bank", "removed"), [(3, 6500, 2), (4, 7500, 1), (5, 9000, 0)])
def test_money_and_removals(box: Components, players: int, bank: int, removed: int) -> None:
    assert box.start_cash(players) == 400
    assert box.bank_for(players) == bank
    assert [box.removed_of(group, players) for group in box.removable] == [removed] * 3


def test_a_bank_that_does_not_depend_on_the_players() -> None:
    assert load_components(FEATURES, "18Chesapeake").bank_for(4) == 8000


@pytest.mark.parametrize(
    ("players", "corporations", "limit"),
    [
        (5, 7, 11), (4, 6, 12), (5, 6, 10), (3, 5, 14), (4, 5, 10), (5, 5, 8),
        (3, 4, 11), (4, 4, 8), (5, 4, 6), (5, 2, 6), (3, 0, 11),
        # no such column, or no such entry in it: the next one to the right
        (2, 5, 14), (3, 6, 12), (2, 6, 12), (4, 7, 11),
    ],
)  # fmt: skip
def test_the_certificate_limit(box: Components, players: int, corporations: int, limit: int) -> None:
    assert box.certificate_limit(players, corporations) == limit


def test_a_limit_that_does_not_exist(box: Components) -> None:
    with pytest.raises(KeyError, match="no certificate limit for 6 players"):
        box.certificate_limit(6, 5)


@pytest.mark.parametrize(
    ("train", "counts"), [("2", (7, 8, 9)), ("4", (4, 5, 6)), ("3/5", (4, 5, 6)), ("4/6", (3, 4, 5))]
)
def test_how_many_trains(box: Components, train: str, counts: tuple[int, int, int]) -> None:
    assert tuple(box.train_count(train, players) for players in (3, 4, 5)) == counts


def test_phase_iv_trains_never_run_out(box: Components) -> None:
    assert {box.train_count(train, players) for train in ("6", "7/8") for players in (3, 4, 5)} == {None}


# trains ------------------------------------------------------------------------------------------------


def test_ranks_and_their_sides(box: Components) -> None:
    assert [rank.name for rank in box.ranks] == ["2", "4", "5", "6"]
    assert [box.faces(rank.name) for rank in box.ranks] == [("2",), ("4", "3/5"), ("5", "4/6"), ("6", "7/8")]
    assert [box.rank_of(train.name) for train in box.trains] == ["2", "4", "4", "5", "5", "6", "6"]


def test_trains_of_one_side_are_their_own_rank() -> None:
    other = load_components(FEATURES, "18Chesapeake")
    assert other.ranks == other.trains
    assert other.faces("3") == ("3",)
    assert other.train_count("3", 4) == 6


def test_when_trains_go(box: Components) -> None:
    assert {t.name: (t.phased_out_at, t.rusts_at) for t in box.trains if t.phased_out_at} == {
        "2": ("III", "IV"),
        "4": ("IV", None),
        "3/5": ("IV", None),
    }


def test_phases(box: Components) -> None:
    rows = [(p.name, p.tiles[-1], p.train_limit, p.operating_rounds, p.red_value) for p in box.phases]
    assert rows == [
        ("I", "yellow", 4, 2, 1),
        ("II", "green", 4, 2, 1),
        ("III", "brown", 3, 2, 2),
        ("IV", "gray", 2, 2, 2),
    ]
    assert [p.name for p in box.phases if p.buy_privates] == ["I", "II"]
    assert [p.name for p in box.phases if p.closes_privates] == ["III"]
    assert [p.name for p in box.phases if p.ends_reservations and p.removes_markers] == ["IV"]


# companies and privates --------------------------------------------------------------------------------


def test_the_first_edition_without_later_privates(box: Components) -> None:
    assert " ".join(private.id for private in box.privates) == "MS BIG4 C&WI MAIL TBC MPC SC LSL MC O&I"
    assert " ".join(company.id for company in box.companies) == "PRR NYC B&O C&O ERIE GT IC"
    assert {name for group in box.removable for name in group.members} == {
        "LSL", "MC", "O&I", "SC", "MPC", "TBC", "C&O", "ERIE", "PRR",
    }  # fmt: skip


def test_independents_belong_to_their_privates(box: Components) -> None:
    for name, treasury in (("MS", 60), ("BIG4", 40)):
        assert box.independents_by_id[name].treasury == box.private(name).face == treasury
        assert box.private(name).company_price == (1, treasury)
    assert (box.private("MS").debt, box.private("BIG4").debt) == (80, 60)
    assert box.home("BIG4").hex == "G9"
    assert box.home("IC").hex == "K3"


def test_a_second_city_and_its_prices(box: Components) -> None:
    found = {
        c.id: (c.second_city.hex, c.second_city.price, c.second_city.unconnected_price)
        for c in box.companies
        if c.second_city
    }
    assert found == {
        "PRR": ("E11", 40, 60),
        "B&O": ("H12", 40, 100),
        "ERIE": ("D20", 40, None),
        "IC": ("I5", 40, None),
    }


def test_blocked_hexes(box: Components) -> None:
    assert box.blocked_hexes == {"B10": "MC", "B12": "MC", "F14": "O&I", "F16": "O&I"}


# against the data the figures were taken from ----------------------------------------------------------


def test_the_map_agrees_with_the_board_data(box: Components) -> None:
    data = board_data()
    geography = geography_of(box)
    assert {printed["id"] for printed in data["hexes"]} == set(geography.names)
    for printed in data["hexes"]:
        number = geography.index[printed["id"]]
        around = {str(s): geography.names[n] for s, n in enumerate(geography.neighbours[number]) if n >= 0}
        assert around == printed["neighbors"]
        costs = printed.get("cost", [])
        assert geography.costs[number] == sum(cost["amount"] for cost in costs)
        assert geography.mountains[number] == any("mountain" in cost["terrain"] for cost in costs)
        assert geography.takes_tiles[number] == printed["buildable"]
        assert box.hexes[printed["id"]].name == printed.get("name", "")
        assert drawn(geography.printed[number]) == drawn_in(printed)
        priced = {
            border["edge"]: (border["cost"], {"water": "bridge", "mountain": "tunnel"}[border["type"]])
            for border in printed.get("borders", ())
            if "cost" in border
        }
        sides = {side: geography.side_costs.get(number * 6 + side) for side in range(6)}
        assert {s: (c.price, c.ground) for s, c in sides.items() if c is not None} == priced
        east_west = printed.get("east_west", {"side": "", "bonus": 0})
        for node in geography.printed[number].nodes:
            assert (node.direction, node.bonus) == (east_west["side"], east_west["bonus"])


def test_tiles_and_tables_agree_with_the_board_data(box: Components) -> None:
    data = board_data()
    geography = geography_of(box)
    plain = geography.index["E7"]
    assert [tile["id"] for tile in data["tiles"]] == list(box.tile_counts)
    for tile in data["tiles"]:
        assert box.tile_counts[tile["id"]] == tile["count"]
        assert drawn(geography.layout(plain, tile["id"], 0)) == drawn_in(tile)
        assert box.tiles[tile["id"]].colour == tile["color"]
        assert box.tiles[tile["id"]].label == "".join(tile.get("labels", []))
    assert [cell["price"] for cell in data["market"]["rows"][0]] == list(box.market.rows[0])
    assert {c["price"] for c in data["market"]["rows"][0] if "par" in c.get("types", ())} == set(
        box.market.par_cells
    )
    prices = {train["name"]: train["price"] for train in data["trains"]}
    for train in data["trains"]:
        prices.update({face["name"]: face["price"] for face in train.get("other_faces", ())})
    assert {train.name: train.price for train in box.trains} == prices
    for company in data["corporations"]:
        assert box.company(company["id"]).tokens == tuple(company["tokens"])
        assert box.company(company["id"]).home.hex == company["home"]["hex"]
    for private in data["companies"]:
        if private["id"] not in ("BT", "LM"):
            card = box.private(private["id"])
            assert (card.face, card.face + card.debt, card.income) == (
                private["face_value"],
                private["price"],
                private["revenue"],
            )


def drawn(layout: Layout) -> tuple[set[tuple[int, int]], list[Any]]:
    nodes = sorted([node.kind, list(node.exits), list(node.values[:2]), node.slots] for node in layout.nodes)
    return set(layout.plain_track), nodes


def drawn_in(data: dict[str, Any]) -> tuple[set[tuple[int, int]], list[Any]]:
    plain = {(a, b) for a, b in data["paths"] if isinstance(a, int) and isinstance(b, int)}
    nodes = []
    for node in data["nodes"]:
        exits = sorted(path[0] for path in data["paths"] if path[1] == node["id"])
        revenue = node["revenue"]
        values = [revenue] * 2 if isinstance(revenue, int) else list(revenue.values())
        nodes.append([node["type"].replace("offboard", "off_board"), exits, values, node.get("slots", 0)])
    return plain, sorted(nodes)


# files whose parts do not fit --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("members: [LSL,", "members: [LSQ,", "removable, track: there is no company 'LSQ'"),
        ("bank: 6500, removed_per_group: 2", "bank: 6500, removed_per_group: 4", "takes more out of track"),
        ("{4: 11, 5: 14}", "{}", "players, 3: `certificate_limit` is empty"),
        ("count: {3: 7, 4: 8, 5: 9}", "count: {3: 7, 4: 8}", "trains, 2: `count` does not say"),
        ("stops: 3, visits: 5", "stops: 3, visits: 2", "trains, 3/5: a route of 2 stops cannot have 3"),
        ('visits: 5, side_of: "4"', 'visits: 5, side_of: "3"', "trains, 3/5: there is no rank '3'"),
        ('side_of: "6"', 'count: 9, side_of: "6"', "trains, 7/8: the number of cards stands with the rank"),
        ('side_of: "5", starts_phase: III', 'side_of: "5", starts_phase: II', "trains, 4/6: the rank '5'"),
        ("phased_out_at: III", "phased_out_at: VI", "trains, 2: there is no phase 'VI'"),
        ("second_city: {hex: E11", "second_city: {hex: E12", "companies, PRR: 'E12' is not a hex"),
        ("second_city: {hex: E11", "second_city: {hex: E9", "companies, PRR: there is no city on 'E9'"),
        ("free_hexes: [E5,", "free_hexes: [E4,", "companies, IC: 'E4' is not a hex"),
        ("id: MS, name: Michigan Southern, home: {hex: C15}", "id: MS, name: M, home: {hex: C1}", "its home"),
        (
            "id: MS, name: Michigan Southern, home: {hex: C15}",
            "id: MSR, name: M, home: {hex: C15}",
            "independents, MSR: there is no private company of that name",
        ),
        ('treasury: 60, train: "2"', 'treasury: 60, train: "3"', "independents, MS: there is no train '3'"),
        ("amounts: {D6: 30, I1: 30}", "amounts: {D5: 30, I1: 30}", "privates, MPC: 'D5' is not a hex"),
        ("token: {hex: D6", "token: {hex: D5", "privates, C&WI: 'D5' is not a hex"),
        ("I11: {kind: plain, side_costs: {3: {price: 40", "I11: {kind: plain, side_costs: {3: {price: 30",
         "side 0 has another price on I11"),
        ("J4: {kind: plain, side_costs: {4:", "J4: {kind: plain, side_costs: {5:", "there is no hex K5"),
        ("J4: {kind: plain, side_costs: {4:", "J4: {kind: plain, side_costs: {6:", "numbered 0 to 5, not 6"),
        ("ground: bridge}}}\n  J8", "ground: ferry}}}\n  J8", "Invalid enum value 'ferry'"),
        ("value: {yellow: 40, brown: 10}", "value: {}", "hexes, B8: a place with a table of values"),
    ],
)  # fmt: skip
def test_bad_files_are_refused(tmp_path: Path, old: str, new: str, says: str) -> None:
    message = refusal_of(tmp_path, "1846", old, new)
    assert "components.yaml" in message
    assert says in message
