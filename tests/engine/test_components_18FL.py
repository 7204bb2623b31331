"""The box of 18FL: its figures as the rulebook has them, its map, and clear errors where parts do not fit."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
import yaml
from spoilt_components import refusal_of

from reference_engine.components import Components, ComponentsError, load_components
from reference_engine.rules.map.geometry import Layout, geography_of

FEATURES = Path(__file__).parents[2] / "features"
SITE_IDS = {"LN": "L&N", "Plant": "TPS", "FECR": "FEC"}


@pytest.fixture
def box() -> Components:
    return load_components(FEATURES, "18FL")


@pytest.fixture(scope="module")
def register() -> dict[str, str]:
    """Clause -> its text."""
    book = yaml.safe_load((FEATURES / "18FL" / "rulebook.yaml").read_text(encoding="utf-8"))
    return {clause["id"].removeprefix("18FL-"): clause["text"] for clause in book["clauses"]}


def board_data() -> dict[str, Any]:
    shared = os.environ.get("TRACKWALKER_SHARED")
    if not shared:
        pytest.skip("TRACKWALKER_SHARED is not set: no board data to compare with")
    data: dict[str, Any] = json.loads((Path(shared) / "boards" / "18FL.json").read_text(encoding="utf-8"))
    return data


# what the rulebook says --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "clause", "privates"), [(2, "1.4-q", 2), (3, "1.4-r", 3), (4, "1.4-s", 4)]
)
def test_by_number_of_players(
    box: Components, register: dict[str, str], players: int, clause: str, privates: int
) -> None:
    assert f"limit is {box.certificate_limit(players)}" in register[clause]
    assert f"receives ${box.start_cash(players)}." in register["3.1-k"]
    assert f"totals ${box.bank_for(players):,}." in register["1.1-e"]
    assert len(box.privates_for(players)) == privates


@pytest.mark.parametrize(("private", "clause"), [("TR", "n"), ("POSC", "o"), ("TC", "p"), ("FECCTC", "q")])
def test_privates(box: Components, register: dict[str, str], private: str, clause: str) -> None:
    card = box.private(private)
    says = f"{card.name}: price ${card.face}, income ${card.income}, in play with "
    counts = {0: "2, 3 and 4 players", 3: "3 and 4 players", 4: "4 players only"}
    said = register[f"3.3-{clause}"].replace("Tallahassee Railroad", box.private("TR").name)
    assert said.startswith(says + counts[card.min_players])


def test_bonuses_of_the_privates(box: Components) -> None:
    power, marker, gift = box.private("TR").power, box.private("POSC").marker, box.private("FECCTC").share
    assert power is not None
    assert marker is not None
    assert gift is not None
    assert {box.tiles[tile].colour for tile in power.tiles} == {"yellow"}
    assert set(power.tiles) == {name for name, tile in box.tiles.items() if tile.colour == "yellow"}
    assert not power.hexes
    assert {box.hexes[name].name: amount for name, amount in marker.amounts.items()} == {
        "Mobile": 20,
        "Jacksonville": 20,
        "Tampa": 20,
        "Miami": 20,
    }
    assert [private.id for private in box.privates if private.terminal] == ["TC"]
    assert (gift.company, gift.percent, gift.president) == ("FEC", 20, False)
    assert [private.id for private in box.privates if private.closes_when_used] == ["TR", "POSC", "TC"]
    assert box.private("FECCTC").closes_at_first_train_of == "FEC"


def test_companies_start_on_the_map(box: Components, register: dict[str, str]) -> None:
    assert {company.id: box.hexes[company.home.hex].name for company in box.companies} == {
        "L&N": "Mobile",
        "TPS": "Tallahassee",
        "SAL": "Jacksonville",
        "SR": "Jacksonville",
        "ACL": "Tampa",
        "FEC": "Miami",
    }
    assert box.homes_at_setup
    assert box.tokens_by_distance
    for company in box.companies:
        assert len(company.tokens) == 4
        assert f"costs ${company.tokens[1]} for each hex" in register["7.3-f"]
        assert company.tokens[0] == 0


def test_two_sizes_of_companies(box: Components) -> None:
    five, ten = box.shares, box.shares.conversion
    assert ten is not None
    for size, certificates, capital in (
        (five.share_percent, five.certificates, five.capital_in_pars),
        (ten.share_percent, ten.certificates, ten.capital_in_pars),
    ):
        assert sum(certificates) == 100
        assert certificates[0] == 2 * size
        assert set(certificates[1:]) == {size}
        assert capital == 100 // size
    assert len(ten.certificates) == 9
    assert ten.pays_in_prices == 5
    assert (five.player_limit, five.optional_player_limits, five.pool_limit) == (60, {2: 70}, 50)


def test_market(box: Components) -> None:
    (row,) = box.market.rows
    assert (row[0], row[-1], row[12]) == (60, 400, 200)
    assert box.market.ceilings == {5: "r1c13"}
    assert list(box.market.par_cells) == [70, 75, 80, 90, 100, 110]


@pytest.mark.parametrize(
    ("train", "clause"), [("2", "e"), ("3", "f"), ("4", "g"), ("5", "h"), ("6", "i"), ("3E", "i")]
)
def test_trains(box: Components, register: dict[str, str], train: str, clause: str) -> None:
    card = box.trains_by_name[train]
    says = register[f"8.1-{clause}"]
    assert f"${card.price}," in says
    count = box.train_count(train, 4)
    assert f"-train: {7 if count is None else count} cards" in says
    scrapped = {
        None: "never scrapped" if train != "5" else "never",
        "4": "first 4-train",
        "6": "first 6- or 3E",
    }
    assert scrapped[card.rusts_at] in says
    assert card.multiplier == (2 if train == "3E" else 1)
    assert card.towns == ("ignored" if train == "3E" else "free")
    assert card.stops == int(train[0])


def test_phases(box: Components) -> None:
    rows = [
        (
            p.name,
            p.tiles[-1],
            p.operating_rounds,
            p.trains_allowed(5),
            p.trains_allowed(10),
            p.sizes,
            p.conversion,
        )
        for p in box.phases
    ]
    assert rows == [
        ("2", "yellow", 1, 2, None, (5,), ""),
        ("3", "green", 2, 2, 4, (5,), "may"),
        ("4", "green", 2, 1, 3, (5, 10), "may"),
        ("5", "brown", 3, None, 2, (10,), "all"),
        ("6", "gray", 3, None, 2, (10,), ""),
    ]
    assert [(p.red_value, p.hotel_value) for p in box.phases] == [(1, 10)] * 3 + [(2, 20)] * 2
    assert [p.name for p in box.phases if p.closes_privates and p.removes_markers] == ["5"]
    assert {p.name: p.clears_hexes for p in box.phases if p.clears_hexes} == {"6": ("M24", "M26")}
    assert [p.name for p in box.phases if not p.one_of_a_type] == ["6"]


def test_tiles_and_map_figures_as_the_readings_have_them(box: Components) -> None:
    """Questions 35 and 36 settle what the text leaves to the box."""
    readings = yaml.safe_load((FEATURES / "18FL" / "readings.yaml").read_text(encoding="utf-8"))
    says = {question["id"]: question["readings"]["a"] for question in readings["questions"]}
    for tile, count in box.tile_counts.items():
        if tile[-1].isdigit():
            assert f"{tile} ({count})" in says["18FL-Q35"]
        else:
            assert count == 1
    for name in ("Savannah", "New Orleans", "Havana"):
        printed = next(hex_ for hex_ in box.hexes.values() if hex_.name == name)
        value = printed.off_board[0].value
        assert isinstance(value, dict)
        assert f"{name} ${value['yellow']}, then ${value['brown']}" in says["18FL-Q36"]
    swamp = [name for name, printed in box.hexes.items() if printed.cost == 40]
    assert " ".join(swamp) in says["18FL-Q36"]
    assert [name for name, printed in box.hexes.items() if printed.cost == 80] == ["M24", "M26"]
    geography = geography_of(box)
    for closed in ("H25-H27", "H25-I26", "H27-I26", "K26-L27"):
        assert closed in says["18FL-Q36"]
        one, other = (geography.index[name] for name in closed.split("-"))
        assert other not in geography.neighbours[one]
        assert one not in geography.neighbours[other]
    assert sum(len(printed.impassable) for printed in box.hexes.values()) == 8


# against the data the figures were taken from ----------------------------------------------------------


def test_the_map_agrees_with_the_board_data(box: Components) -> None:
    data = board_data()
    geography = geography_of(box)
    assert {printed["id"] for printed in data["hexes"]} == set(geography.names)
    for printed in data["hexes"]:
        name, number = printed["id"], geography.index[printed["id"]]
        closed = {border["edge"] for border in printed.get("borders", ()) if border["type"] == "impassable"}
        assert set(box.hexes[name].impassable) == closed
        around = {str(s): geography.names[n] for s, n in enumerate(geography.neighbours[number]) if n >= 0}
        assert around == {s: there for s, there in printed["neighbors"].items() if int(s) not in closed}
        assert geography.costs[number] == sum(cost["amount"] for cost in printed.get("cost", []))
        assert geography.takes_tiles[number] == printed["buildable"]
        assert box.hexes[name].name == printed.get("name", "")
        assert box.hexes[name].label == "".join(printed.get("labels", []))
        assert drawn(geography.printed[number]) == drawn_in(printed)


def test_tiles_and_tables_agree_with_the_board_data(box: Components) -> None:
    data = board_data()
    geography = geography_of(box)
    plain = geography.index["E22"]
    assert [tile["id"] for tile in data["tiles"]] == list(box.tile_counts)
    for tile in data["tiles"]:
        assert box.tile_counts[tile["id"]] == tile["count"]
        assert drawn(geography.layout(plain, tile["id"], 0)) == drawn_in(tile)
        assert (box.tiles[tile["id"]].colour, box.tiles[tile["id"]].label) == (
            tile["color"],
            "".join(tile.get("labels", [])),
        )
    cells = data["market"]["rows"][0]
    assert [cell["price"] for cell in cells] == list(box.market.rows[0])
    assert [c["price"] for c in cells if "par" in c.get("types", ())] == list(box.market.par_cells)
    assert "max_for_5_share" in cells[12]["types"]
    sides = [side for train in data["trains"] for side in (train, *train.get("other_faces", ()))]
    assert {train.name: train.price for train in box.trains} == {
        side["name"]: side["price"] for side in sides
    }
    assert [train["count"] for train in data["trains"]] == [rank.count for rank in box.ranks]
    for phase, printed in zip(box.phases, data["phases"], strict=True):
        assert (phase.name, list(phase.tiles)) == (printed["name"], printed["tile_colors"])
        assert phase.operating_rounds == printed["operating_rounds"]
        words = {"five_share": 5, "ten_share": 10}
        assert phase.train_limit == {words[size]: limit for size, limit in printed["train_limit"].items()}
    for company in data["corporations"]:
        ours = box.company(SITE_IDS.get(company["id"], company["id"]))
        assert (ours.name, list(ours.tokens)) == (company["name"], company["tokens"])
        printed = next(hex_ for hex_ in data["hexes"] if hex_["id"] == company["home"]["hex"])
        number = geography.index[ours.home.hex]
        assert geography.names[number] == printed["id"]
        assert max(geography.printed[number].city_keeping(ours.home.exits), 0) == company["home"]["city"]
        assert list(box.shares.certificates) == company["shares"]
    for private in data["companies"]:
        card = box.private(private["id"])
        assert (card.name, card.face, card.income) == (private["name"], private["price"], private["revenue"])
        assert card.min_players == private.get("min_players", 0)


def drawn(layout: Layout) -> tuple[set[tuple[int, int]], list[Any]]:
    nodes = sorted([node.kind, list(node.exits), list(node.values[:2]), node.slots] for node in layout.nodes)
    return set(layout.plain_track), nodes


def drawn_in(data: dict[str, Any]) -> tuple[set[tuple[int, int]], list[Any]]:
    """The same out of the board data, whose ends of track without a stop are junctions here."""
    plain = {(a, b) for a, b in data["paths"] if isinstance(a, int) and isinstance(b, int)}
    nodes = []
    for node in data["nodes"]:
        exits = sorted(path[0] for path in data["paths"] if path[1] == node["id"])
        revenue = node.get("revenue", 0)
        values = [revenue] * 2 if isinstance(revenue, int) else list(revenue.values())
        kind = "junction" if "stop_cost" in node else node["type"].replace("offboard", "off_board")
        nodes.append([kind, exits, values, node.get("slots", 0)])
    return plain, sorted(nodes)


# files whose parts do not fit --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("train_limit: {5: 1, 10: 3}", "train_limit: {5: 1, 8: 3}", "phases, 4: no company has 8 shares"),
        ("sizes: [5, 10]", "sizes: [5, 20]", "phases, 4: no company has 20 shares"),
        ("clears_hexes: [M24, M26]", "clears_hexes: [M24, M25]", "phases, 6: 'M25' is not a hex of the map"),
        ("ceilings: {5: r1c13}", "ceilings: {5: r1c21}", "market.ceilings, 5: there is no cell 'r1c21'"),
        ("closes_at_first_train_of: FEC", "closes_at_first_train_of: FECR", "there is no company 'FECR'"),
        ("towns: ignored", "towns: passed", "Invalid enum value 'passed'"),
        ("conversion: all", "conversion: some", "Invalid enum value 'some'"),
        ("true,\n      one_of_a_type: true", "true,\n      one_of_a_type: 1", "Expected `bool`, got `int`"),
    ],
)  # fmt: skip
def test_bad_files_are_refused(tmp_path: Path, old: str, new: str, says: str) -> None:
    message = refusal_of(tmp_path, "18FL", old, new)
    assert "components.yaml" in message
    assert says in message


def test_a_conversion_that_is_not_described(tmp_path: Path) -> None:
    for name in ("shared/tiles.yaml", "18FL/components.yaml"):
        (tmp_path / name).parent.mkdir(parents=True)
        data = yaml.safe_load((FEATURES / name).read_text(encoding="utf-8"))
        if "shares" in data:
            del data["shares"]["conversion"]
            for phase in data["phases"]:
                phase["train_limit"] = 2
                phase.pop("sizes")
        (tmp_path / name).write_text(yaml.safe_dump(data), encoding="utf-8")
    with pytest.raises(ComponentsError, match=r"phases, 3: `shares` says nothing of a conversion"):
        load_components(tmp_path, "18FL")
