"""The hand-made states: what lies on each table adds up."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from schema_cases import state_files

BANKS = {"18Chesapeake": 8000, "18FL": 8000, "18GL": 12000, "LostAtlas": None}
"""All the money in the game; 18GL's rulebook names no sum, so that one is assumed."""

BANKS_1846 = {3: 6500, 4: 7500, 5: 9000}
"""The same by the number of players."""

TRAINS = {
    "18Chesapeake": {"2": 7, "3": 6, "4": 5, "5": 3, "6": 2},
    "18FL": {"2": 5, "3": 4, "4": 3, "5": 2},
    "18GL": {"2H": 8, "4H": 7, "6H": 6, "10H": 4, "E": 4},
    "LostAtlas": {"2": 6, "3": 4, "4": 3, "5": 2, "6": 1, "7": 7},
}
TRAINS_1846 = {3: {"2": 7, "4": 4, "5": 3}, 4: {"2": 8, "4": 5, "5": 4}, 5: {"2": 9, "4": 6, "5": 5}}
FACES = {"3/5": "4", "4/6": "5", "7/8": "6", "3E": "6", "∞": "7"}


@pytest.fixture(params=state_files(), ids=lambda path: path.stem)
def state(request: pytest.FixtureRequest) -> dict[str, Any]:
    path: Path = request.param
    loaded: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return loaded


def test_there_is_a_state_of_each_game() -> None:
    games = {json.loads(path.read_text(encoding="utf-8"))["game"] for path in state_files()}
    assert games == {*BANKS, "1846"}


def test_money_adds_up(state: dict[str, Any]) -> None:
    total = BANKS_1846[len(state["players"])] if state["game"] == "1846" else BANKS[state["game"]]
    cash = state["bank"]["cash"]
    if total is None:
        assert cash is None
    else:
        assert cash + sum(h["cash"] for h in state["players"] + state["companies"]) == total


def test_every_company_is_certified_in_full(state: dict[str, Any]) -> None:
    percents: Counter[str] = Counter()
    presidents: Counter[str] = Counter()
    for certificate in state["certificates"]:
        percents[certificate["company"]] += certificate["percent"]
        presidents[certificate["company"]] += certificate["president"]
    shares = [c["id"] for c in state["companies"] if c["kind"] != "independent"]
    assert percents == dict.fromkeys(shares, 100)
    assert presidents == dict.fromkeys(shares, 1)


def test_holders_exist(state: dict[str, Any]) -> None:
    players = {player["id"] for player in state["players"]}
    companies = {company["id"] for company in state["companies"]}
    for holder in [c["holder"] for c in state["certificates"]] + [p["owner"] for p in state["privates"]]:
        kind, _, name = holder.partition(":")
        assert name in {"player": players, "company": companies}.get(kind, {""}), holder


def test_the_president_holds_the_certificate_or_is_excepted(state: dict[str, Any]) -> None:
    holders = {c["company"]: c["holder"] for c in state["certificates"] if c["president"]}
    for company in state["companies"]:
        if company["closed"] or company["par"] is None:
            assert company["president"] is None
        elif company.get("receivership"):
            assert (company["president"], holders[company["id"]]) == (None, "pool")
        elif company["kind"] != "national":
            assert holders[company["id"]] == f"player:{company['president']}"


def test_the_national_company_has_an_acting_president() -> None:
    state = json.loads(next(p for p in state_files() if p.stem == "18GL-conrail").read_text(encoding="utf-8"))
    conrail = [c for c in state["certificates"] if c["company"] == "CONRAIL"]
    assert next(c["holder"] for c in conrail if c["president"]) == "pool"
    assert {c["percent"] for c in conrail} == {5, 10}
    assert sum(b["count"] for b in state["bonds"]) == 10


def test_trains_add_up(state: dict[str, Any]) -> None:
    counts: Counter[str] = Counter()
    for company in state["companies"]:
        for train in company["trains"]:
            counts[FACES.get(train["name"], train["name"])] += 1
    counts.update(FACES.get(name, name) for name in state["depot"]["pool"])
    for entry in state["depot"]["gone"]:
        counts[entry["train"]] += entry["count"]
    for entry in state["depot"]["stack"]:
        if entry["left"] is not None:
            counts[entry["train"]] += entry["left"]
    table = TRAINS_1846[len(state["players"])] if state["game"] == "1846" else TRAINS[state["game"]]
    assert counts == table


def test_the_market_shows_every_company_that_has_a_price_once(state: dict[str, Any]) -> None:
    listed = [company for cell in state["market"] for company in cell["stack"]]
    started = {
        c["id"]
        for c in state["companies"]
        if c["par"] is not None and not c["closed"] and c["kind"] != "independent"
    }
    assert sorted(listed) == sorted(started)
    assert len({cell["cell"] for cell in state["market"]}) == len(state["market"])


def test_the_map_is_sorted_and_nothing_lies_twice(state: dict[str, Any]) -> None:
    hexes = [laid["hex"] for laid in state["tiles"]["laid"]]
    assert hexes == sorted(set(hexes))
    assert {laid["tile"] for laid in state["tiles"]["laid"]} <= set(state["tiles"]["left"])
    assert all(left is None or left >= 0 for left in state["tiles"]["left"].values())


def test_no_company_has_two_tokens_in_a_place(state: dict[str, Any]) -> None:
    for company in state["companies"]:
        places = [(token["hex"], tuple(token["exits"])) for token in company["tokens"]]
        assert len(set(places)) == len(places)


def test_whoever_must_decide_is_in_the_game(state: dict[str, Any]) -> None:
    companies = {company["id"]: company for company in state["companies"]}
    players = {player["id"] for player in state["players"]}
    for entry in state["pending"]:
        for actor in entry["actors"]:
            if actor["kind"] == "company":
                assert companies[actor["id"]]["president"] == actor["by"]
            else:
                assert actor["id"] in players


def test_each_company_is_in_one_place_of_the_operating_round(state: dict[str, Any]) -> None:
    current = state["round"]
    if current["kind"] != "operating":
        pytest.skip("not an operating round")
    named = [current["turn"]["company"], *current["order"], *current["done"]]
    floated = {c["id"] for c in state["companies"] if c["floated"] and not c["closed"]}
    assert sorted(named) == sorted(floated)


def test_every_card_of_the_draft_is_somewhere() -> None:
    state = json.loads(next(p for p in state_files() if p.stem == "1846-draft").read_text(encoding="utf-8"))
    draft = state["round"]
    cards = Counter([*draft["deck"], *draft["hand"], *(pick["card"] for pick in draft["picks"])])
    privates = [private["id"] for private in state["privates"]]
    assert cards == Counter([*privates, *["blank"] * len(state["players"])])
    assert state["pending"][0]["context"]["cards"] == draft["hand"]


def test_markers_name_their_private_company_and_who_has_the_bonus(state: dict[str, Any]) -> None:
    privates = {private["id"] for private in state["privates"]}
    running = {company["id"] for company in state["companies"] if not company["closed"]}
    for marker in state.get("markers", []):
        assert marker["private"] in privates
        assert marker["company"] in running | {None}


def test_what_was_removed_is_nowhere_else(state: dict[str, Any]) -> None:
    removed = state.get("removed", {"companies": [], "privates": [], "tokens": []})
    assert not {*removed["companies"]} & {company["id"] for company in state["companies"]}
    assert not {*removed["privates"]} & {private["id"] for private in state["privates"]}
    assert {token["company"] for token in removed["tokens"]} <= {*removed["companies"]}


def test_only_trains_phased_out_are_spared(state: dict[str, Any]) -> None:
    for company in state["companies"]:
        for train in company["trains"]:
            assert train.get("phased_out") or not train.get("spared")
