"""Every run of recorded games is legal and earns what was recorded, and no run earned more than the best."""

import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from reference_engine.components import load_components
from reference_engine.rules.map.board import Board
from reference_engine.rules.routes import best_routes, check_routes, has_route, route_from_chains

BOX = load_components(Path(__file__).parents[2] / "features", "18Chesapeake")
GAMES = {"1905": 67, "3055": 77, "22383": 5}
"""Recorded games and the number of runs in each."""

Row = dict[str, Any]


def shared() -> Path:
    folder = os.environ.get("TRACKWALKER_SHARED")
    if not folder:
        pytest.skip("TRACKWALKER_SHARED is not set: no recorded games to look at")
    return Path(folder)


def rows(game: str) -> Iterator[Row]:
    path = shared() / "transcripts" / "18Chesapeake" / f"{game}.trace.jsonl.gz"
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        yield from (json.loads(line) for line in lines)


def city_exits(raw: Row, row: Row, hex_name: str, city: str) -> list[int]:
    """The sides of a city that the recording names by its number."""
    laid = row["tiles"].get(hex_name)
    kind, rotation = ("tiles", laid[1]) if laid else ("hexes", 0)
    card = next(card for card in raw[kind] if card["id"] == (laid[0] if laid else hex_name))
    node = f"c{city.removeprefix('city')}"
    return sorted(
        (side + rotation) % 6 for pair in card["paths"] if node in pair for side in pair if side != node
    )


def board_of(raw: Row, row: Row) -> Board:
    """The board as it lay after a recorded action."""
    board = Board(BOX)
    tokens = {
        company: [
            (place.split("/")[0], city_exits(raw, row, *place.split("/"))) for place in held["token_cities"]
        ]
        for company, held in row["corporations"].items()
    }
    board.load([(name, tile, rotation) for name, (tile, rotation) in row["tiles"].items()], tokens)
    return board


def no_refusal(rule: str, reason: str) -> None:
    raise AssertionError(f"{rule}: {reason}")


@pytest.mark.parametrize("game", GAMES)
def test_recorded_runs(game: str) -> None:
    raw = json.loads((shared() / "boards" / "18Chesapeake.json").read_text(encoding="utf-8"))
    stops = {train.name: train.stops for train in BOX.trains}
    seen = 0
    before: Row = {}
    for row in rows(game):
        if row["kind"] == "action" and row["action"]["type"] == "run_routes":
            seen += 1
            company = row["action"]["entity"]
            story = f"action {row['action']['id']} of {game}: {company}"
            recorded = next(event for event in row["events"] if event["event"] == "run")
            board = board_of(raw, row)
            red_value = BOX.phase(row["phase"]).red_value
            trains = [(name, stops[name]) for name in before["corporations"][company]["trains"]]
            run: list[Row] = []
            for route in row["action"]["routes"]:
                name = route["train"].split("-")[0]
                chains = route["connections"]
                run.append(
                    route_from_chains(
                        board, company, (name, stops[name]), chains, values=red_value, beside=run
                    )
                )
            assert has_route(board, company), story
            revenues = check_routes(board, company, trains, run, red_value, no_refusal)
            assert revenues == [route["revenue"] for route in recorded["routes"]], story
            assert sum(revenues) == recorded["revenue"], story
            best, routes = best_routes(board, company, trains, red_value)
            assert best >= recorded["revenue"], story
            assert sum(check_routes(board, company, trains, routes, red_value, no_refusal)) == best, story
        before = row
    assert seen == GAMES[game]
