"""Every run of recorded games of 1846 is legal, earns what was recorded, and no more than the best run."""

import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from reference_engine.components import load_components
from reference_engine.rules.map.board import Board
from reference_engine.rules.routes import (
    PlaceBonus,
    RouteTerms,
    Train,
    best_routes,
    check_routes,
    has_route,
    route_from_chains,
)

BOX = load_components(Path(__file__).parents[2] / "features", "1846")
TRAINS: dict[str, Train] = {card.name: (card.name, card.stops, card.visits) for card in BOX.trains}
GAMES = {"12666": 56, "3099": 77, "1846_game_end_reason_bankrupt": 34, "hs_sudambau_1600037415": 2}
"""Recorded games and the number of runs in each."""

Row = dict[str, Any]


def rows(game: str) -> Iterator[Row]:
    shared = os.environ.get("TRACKWALKER_SHARED")
    if not shared:
        pytest.skip("TRACKWALKER_SHARED is not set: no recorded games to look at")
    path = Path(shared) / "transcripts" / "1846" / f"{game}.trace.jsonl.gz"
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        yield from (json.loads(line) for line in lines)


def company_in(row: Row, name: str) -> Row:
    found: Row = row["corporations"].get(name) or row["minors"][name]
    return found


def board_of(row: Row) -> Board:
    """The board as it lay after a recorded action, which numbers the cities of a hex as the tiles do."""
    board = Board(BOX)
    board.load([(name, tile, rotation) for name, (tile, rotation) in row["tiles"].items()], {})
    running = {**row["corporations"], **row.get("minors", {})}
    tokens = {name: facts["token_cities"] for name, facts in running.items()}
    for company, places in {**tokens, **row.get("removed_tokens", {})}.items():
        for place in places:
            hex_name, city = place.split("/")
            board.place_token(company, hex_name, int(city.removeprefix("city")))
    return board


def terms_of(row: Row, company: Row) -> RouteTerms:
    """What the company's routes earned beside their stops."""
    markers = {card.id: card.marker.amounts for card in BOX.privates if card.marker}
    bonuses = tuple(
        PlaceBonus(hex_name, markers[private][hex_name])
        for hex_name, privates in row.get("hex_assignments", {}).items()
        for private in privates
        if private in company["assignments"]
    )
    per_stop = sum(BOX.private(name).bonus_per_stop for name in company["companies"])
    return RouteTerms(BOX.phase(row["phase"]).red_value, bonuses, per_stop)


def no_refusal(rule: str, reason: str) -> None:
    raise AssertionError(f"{rule}: {reason}")


@pytest.mark.parametrize("game", GAMES)
def test_recorded_runs(game: str) -> None:
    seen = skipping = marked = mail = 0
    before: Row = {}
    for row in rows(game):
        if row["kind"] == "action" and row["action"]["type"] == "run_routes":
            seen += 1
            name = row["action"]["entity"]
            story = f"action {row['action']['id']} of {game}: {name}"
            recorded = next(event for event in row["events"] if event["event"] == "run")
            board, terms = board_of(row), terms_of(row, company_in(row, name))
            trains = [TRAINS[train] for train in company_in(before, name)["trains"]]
            run: list[Row] = []
            for route, seen_so in zip(row["action"]["routes"], recorded["routes"], strict=True):
                train = TRAINS[seen_so["train"]]
                found = route_from_chains(board, name, train, route["connections"], values=terms, beside=run)
                run.append(found)
                visited = {place.split("/")[0] for place in seen_so["visited"]}
                assert visited <= {step["hex"] for step in found["path"]}, story
            assert has_route(board, name), story
            expected = [route["revenue"] for route in recorded["routes"]]
            assert check_routes(board, name, trains, run, terms, no_refusal) == expected, story
            # the stops that counted then earn the same as the best choice
            for route, seen_so in zip(run, recorded["routes"], strict=True):
                if len(seen_so["counted"]) < len(seen_so["visited"]):
                    skipping += 1
                    route["counted"] = [{"hex": place.split("/")[0]} for place in seen_so["counted"]]
            assert check_routes(board, name, trains, run, terms, no_refusal) == expected, story
            best, routes = best_routes(board, name, trains, terms)
            assert best >= recorded["revenue"] == sum(expected), story
            assert sum(check_routes(board, name, trains, routes, terms, no_refusal)) == best, story
            marked += bool(terms.bonuses)
            mail += bool(terms.per_stop)
        before = row.get("state", row)
    assert seen == GAMES[game]
    if seen > 2:
        assert skipping
        assert mail
    if game in ("12666", "3099"):
        assert marked
