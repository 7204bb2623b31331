"""The box of 18GL: what the rulebook's tables say, what was made up, and errors where parts do not fit."""

from pathlib import Path
from typing import get_args

import pytest
from spoilt_components import refusal_of

from reference_engine.cards import Origin
from reference_engine.components import Components, load_components

FEATURES = Path(__file__).parents[2] / "features"


@pytest.fixture
def box() -> Components:
    return load_components(FEATURES, "18GL")


# what the rulebook's tables say ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "cash", "limit"), [(2, 1200, 28), (3, 800, 20), (4, 600, 16), (5, 480, 13), (6, 400, 11)]
)
def test_by_number_of_players(box: Components, players: int, cash: int, limit: int) -> None:
    assert box.start_cash(players) == cash
    assert players * cash == 2400
    assert box.certificate_limit(players) == limit
    assert [box.removed_of(group, players) for group in box.removable] == [2]


def test_privates(box: Components) -> None:
    assert [(p.id, p.face, p.income, p.closes_when_used) for p in box.privates] == [
        ("C&E", 20, 5, False),
        ("EJ&E", 40, 10, True),
        ("Bridge", 50, 10, False),
        ("Tunnel", 50, 10, False),
        ("Terminal", 50, 10, True),
        ("RailWorks", 60, 10, True),
        ("Mine", 70, 15, False),
        ("ALCO", 75, 15, False),
        ("Port", 80, 20, True),
        ("Ferry", 100, 20, False),
        ("C&A", 140, 25, False),
    ]
    (drawn,) = box.removable
    assert drawn.members == ("Bridge", "Tunnel", "Terminal")
    in_play = [p for p in box.privates if p.id not in ("Bridge", "Tunnel")]
    assert (len(in_play), sum(p.face for p in in_play)) == (9, 635)


def test_powers_of_the_privates(box: Components) -> None:
    assert box.blocked_hexes == {"L14": "C&E", "M13": "C&E", "C11": "EJ&E", "C13": "EJ&E"}
    assert [p.id for p in box.privates if p.consent] == ["C&E", "EJ&E"]
    assert {p.id: p.half_price for p in box.privates if p.half_price} == {"Bridge": "river", "Tunnel": "hill"}
    markers = {p.id: p.marker for p in box.privates if p.marker}
    assert {name: set(marker.amounts.values()) for name, marker in markers.items()} == {
        "Terminal": set(),
        "Mine": {50},
        "Port": {20},
    }
    assert (markers["Terminal"].any_city, list(markers["Mine"].amounts)) == (10, ["E1"])
    assert {p.id: p.longer_train for p in box.privates if p.longer_train} == {"ALCO": 2}
    ferry, gift = box.private("Ferry").ferry, box.private("C&A").share
    assert ferry is not None
    assert gift is not None
    assert (ferry.lines, ferry.fee) == (1, 50)
    assert (gift.company, gift.percent, gift.president) == ("PRR", 20, True)
    assert box.private("C&A").closes_at_first_train_of == "PRR"


def test_tile_powers(box: Components) -> None:
    extra, works = box.private("EJ&E").power, box.private("RailWorks").power
    assert extra is not None
    assert works is not None
    assert (extra.hexes, extra.joined, extra.extra, extra.needs_connection) == (
        ("C11", "C13"),
        True,
        True,
        False,
    )
    assert (works.hexes, works.joined, works.extra, works.needs_connection) == ((), False, True, True)
    assert (works.uses, works.upgrade_to, extra.upgrade_to) == (2, "green", None)
    assert (extra.tiles, works.tiles) == ((), ())


def test_companies(box: Components) -> None:
    assert {c.id: (c.home.hexes, len(c.tokens)) for c in box.companies} == {
        "B&O": (("L20", "M21"), 4),
        "NYC": (("N12", "N14"), 4),
        "Wabash": (("B18", "C19"), 3),
        "PRR": (("N18",), 4),
        "IC": (("D14",), 2),
        "Milwaukee Road": (("D12",), 3),
        "Nickel Plate": (("L14",), 3),
        "GT": (("N6", "N8"), 3),
        "Monon": (("H20",), 3),
        "DT&I": (("J12",), 3),
        "LS&I": (("D2",), 2),
    }
    assert [c.id for c in box.companies if c.home.alternative] == ["Wabash"]
    assert [c.id for c in box.companies if c.home.also] == ["B&O", "NYC", "GT"]
    assert box.tokens_by_distance
    for company in box.companies:
        assert company.tokens[0] == 0
        assert set(company.tokens[1:]) == {20}


def test_shares(box: Components) -> None:
    shares = box.shares
    assert sum(shares.certificates) == 100
    assert (shares.player_limit, shares.sell_down_from, shares.pool_limit, shares.float_percent) == (
        60,
        70,
        50,
        50,
    )
    assert shares.rest_to_treasury


def test_the_national_company(box: Components) -> None:
    national, loans = box.national, box.loans
    assert national is not None
    assert loans is not None
    assert [(f.companies, f.share_percent, f.bonds) for f in national.forms] == [
        (2, 10, False),
        (3, 5, False),
        (5, 5, True),
    ]
    for form in national.forms:
        assert sum(form.certificates) == 100
        assert form.certificates[0] == 2 * form.share_percent
    assert [len(form.certificates) for form in national.forms] == [9, 19, 19]
    assert (national.old_shares, national.least_price, national.more_trains) == (2, 110, 1)
    assert (national.more_tokens, national.tokens_replaced) == (5, 2)
    bonds = national.bonds
    assert (bonds.count, bonds.face, bonds.interest, bonds.off_the_price) == (10, 100, 10, 10)
    assert (loans.amount, loans.interest, loans.most, loans.off_the_price) == (500, 50, 2, 50)


def test_trains(box: Components) -> None:
    assert [(t.name, t.price, t.count, t.hexes, t.rusts_at, t.scrap) for t in box.trains] == [
        ("2H", 100, 8, 2, "6H", 25),
        ("4H", 200, 7, 4, "10H", 50),
        ("6H", 300, 6, 6, "E", 75),
        ("10H", 600, 4, 10, None, 0),
        ("E", 800, 4, None, None, 0),
        ("D", 1000, None, None, None, 0),
    ]
    assert all(4 * t.scrap == t.price for t in box.trains if t.rusts_at)
    assert [t.starts_phase for t in box.trains] == [p.name for p in box.phases]
    assert box.trains_by_name["10H"].count_by_companies == {4: 2, 5: 3, 6: 3, 7: 4}
    express = box.trains_by_name["E"]
    assert [(r.trains, r.phase, r.stops, r.multiplier) for r in express.in_play] == [
        (1, None, 2, 2),
        (2, None, 3, 2),
        (3, None, 3, 2),
        (4, None, 4, 2),
        (4, "D", 5, 1),
    ]
    assert [t.name for t in box.trains if t.towns == "ignored"] == ["E"]
    assert box.trains_by_name["D"].other_count == 9


def test_phases(box: Components) -> None:
    rows = [
        (p.name, p.tiles[-1], p.operating_rounds, p.train_limit, p.highest_start, p.red_value, p.most_columns)
        for p in box.phases
    ]
    assert rows == [
        ("2H", "yellow", 1, 4, 100, 1, 1),
        ("4H", "green", 2, 4, 100, 2, 1),
        ("6H", "green", 2, 3, 140, 2, 1),
        ("10H", "brown", 3, 2, 140, 3, 2),
        ("E", "brown", 3, 2, 200, 3, 2),
        ("D", "gray", 3, 2, 200, 3, 2),
    ]
    assert [p.name for p in box.phases if p.trades_trains] == ["6H", "10H", "E", "D"]
    assert [p.name for p in box.phases if p.closes_privates] == ["10H"]
    assert [p.name for p in box.phases if p.removes_markers] == ["E"]
    assert [p.name for p in box.phases if p.forms_national] == ["10H", "E"]


def test_the_chart_keeps_what_the_rulebook_says_of_it(box: Components) -> None:
    market = box.market
    assert list(market.par_cells) == [60, 70, 80, 90, 100, 140, 200]
    assert len({cell.partition("c")[2] for price, cell in market.par_cells.items() if price <= 100}) == 1
    assert (market.end_price, market.rows[0][-1]) == (450, 450)
    assert 110 in market.rows[0]  # the least price of CONRAIL, in the top row
    assert not {*market.par_cells.values()} & market.yellow_cells
    assert market.edges is not None
    for row in market.rows:
        assert list(row) == sorted(set(row))


# what was made up says so ------------------------------------------------------------------------------


def test_map_chart_tiles_and_bank_are_marked(box: Components) -> None:
    assert box.box.reconstruction
    made_up = {path for path, origin in box.box.origins.items() if origin == "reconstruction"}
    assert {"bank", "market.rows", "market.yellow_cells", "tiles", "hexes"} <= made_up
    assert set(box.box.origins.values()) == {*get_args(Origin)}


@pytest.mark.parametrize("game", ["18Chesapeake", "1846", "18FL"])
def test_nothing_is_made_up_elsewhere(game: str) -> None:
    other = load_components(FEATURES, game).box
    assert not other.reconstruction
    assert not other.origins


# files whose parts do not fit --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("also: [M21]", "also: [M23]", "companies, B&O: its home 'M23' is not a hex of the map"),
        ("alternative: C19", "alternative: C21", "companies, Wabash: its home 'C21' is not a hex of the map"),
        ("symbols: [G17, H14]", "symbols: [G17, H15]", "privates, Terminal: 'H15' is not a hex of the map"),
        ("phase: D, stops: 5", "phase: F, stops: 5", "trains, E: there is no phase 'F'"),
        ("id: CONRAIL", "id: NYC", "national: NYC is one of the companies"),
        ("certificates: [20, 10, 10, 10, 10, 10, 10, 10, 10], share_percent: 10}", "certificates: [20, 10], "
         "share_percent: 10}", "national.forms, 2: its certificates are 30 percent"),
        ("[D10, E9, F10], tile: F1}", "[D10, E9, F10], tile: F9}", "ferries, F1: there is no tile 'F9'"),
        ("[D10, E9, F10]", "[D10, F10]", "ferries, F1: there is no water between its shores"),
        ("[D10, E9, F10]", "[D10, E9, F9]", "ferries, F1: 'F9' is not a hex of the map"),
        ("[L10, L12, L14]", "[L10, K13, L14]", "ferries, F4: L10 and K13 do not adjoin"),
        ("label: V, impassable: [2], ferry: [3]", "label: V",
         "ferries, F4: L14 has no ferry at its side towards L12"),
        ("[0, 1, 3, 5], value: 80, slots: 3, doubled: [3]", "[0, 1, 5], value: 80, doubled: [3]",
         "tiles, GL-C3S: two lines at sides [3], but track at [0, 1, 5]"),
        ("bank: reconstruction", "bank: invention", "Invalid enum value 'invention'"),
    ],
)  # fmt: skip
def test_bad_files_are_refused(tmp_path: Path, old: str, new: str, says: str) -> None:
    message = refusal_of(tmp_path, "18GL", old, new)
    assert "components.yaml" in message
    assert says in message
