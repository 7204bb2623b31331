"""Every run of recorded games of 18FL is legal, earns what was recorded, and no more than the best run."""

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
    best_routes,
    check_routes,
    has_route,
    route_from_chains,
    train_of,
)

FEATURES = Path(__file__).parents[2] / "features"
TRAINS = {str(number): train_of(str(number), number, towns="free") for number in range(2, 7)}
TRAINS["3E"] = train_of("3E", 3, multiplier=2, towns="ignored")
GAMES = {"18FL_game_end_bank": 73, "hotseat04": 1}
"""Recorded games and the number of runs in each."""
HOTEL, PORT = {"2": 10, "3": 10, "4": 10, "5": 20, "6": 20}, 20
"""What hotels add in each phase, and a port marker, in $."""

Row = dict[str, Any]


def rows(game: str) -> Iterator[Row]:
    shared = os.environ.get("TRACKWALKER_SHARED")
    if not shared:
        pytest.skip("TRACKWALKER_SHARED is not set: no recorded games to look at")
    path = Path(shared) / "transcripts" / "18FL" / f"{game}.trace.jsonl.gz"
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        yield from (json.loads(line) for line in lines)


def board_of(row: Row, terminals: set[tuple[str, str]]) -> Board:
    """The board as it lay after a recorded action, which numbers the cities of a hex as the tiles do.

    ``terminals``: the tokens that stand beside a city, as company and hex.
    """
    if not (FEATURES / "18FL" / "components.yaml").exists():
        pytest.skip("features/18FL/components.yaml is not there: no map of 18FL to lay tiles on")
    board = Board(load_components(FEATURES, "18FL"))
    board.load([(name, tile, rotation) for name, (tile, rotation) in row["tiles"].items()], {})
    for company, facts in row["corporations"].items():
        for place in facts["token_cities"]:
            hex_name, city = place.split("/")
            put = board.place_terminal if (company, hex_name) in terminals else board.place_token
            put(company, hex_name, int(city.removeprefix("city")))
    return board


def terms_of(row: Row, company: Row) -> RouteTerms:
    """What the company's routes earned beside their stops: its hotels, its port."""
    phase = row["phase"]
    hotels = tuple(PlaceBonus(name, HOTEL[phase]) for name in company["hex_tokens"])
    ports = tuple(
        PlaceBonus(name, PORT)
        for name, privates in row.get("hex_assignments", {}).items()
        if {*privates} & {*company["assignments"]}
    )
    return RouteTerms(1 if phase in "234" else 2, hotels + ports)


def no_refusal(rule: str, reason: str) -> None:
    raise AssertionError(f"{rule}: {reason}")


@pytest.mark.parametrize("game", GAMES)
def test_recorded_runs(game: str) -> None:
    seen = hotels = ports = uncounted = terminal = 0
    terminals: set[tuple[str, str]] = set()
    before: Row = {}
    for row in rows(game):
        action = row.get("action", {})
        if action.get("type") == "place_token" and action["entity"] == "TC":
            terminals.add((action["tokener"], action["city"].split("-")[0]))
        if action.get("type") == "run_routes":
            seen += 1
            name = action["entity"]
            story = f"action {action['id']} of {game}: {name}"
            recorded = next(event for event in row["events"] if event["event"] == "run")
            board, terms = board_of(row, terminals), terms_of(row, row["corporations"][name])
            # the two sides of a card have one name in the recordings
            ran = [route["train"] for route in recorded["routes"]]
            owned = list(before["corporations"][name]["trains"])
            for train in ran:
                owned.remove(train if train in owned else "6")
            trains = [TRAINS[train] for train in [*ran, *owned]]
            run: list[Row] = []
            for route, seen_so in zip(action["routes"], recorded["routes"], strict=True):
                train = TRAINS[seen_so["train"]]
                found = route_from_chains(board, name, train, route["connections"], values=terms, beside=run)
                run.append(found)
                visited = {place.split("/")[0] for place in seen_so["visited"]}
                assert visited <= {step["hex"] for step in found["path"]}, story
                uncounted += len(visited) > int(train.name[0])
            expected = [route["revenue"] for route in recorded["routes"]]
            assert check_routes(board, name, trains, run, terms, no_refusal) == expected, story
            best, routes = best_routes(board, name, trains, terms)
            assert best >= recorded["revenue"] == sum(expected), story
            assert bool(best) == has_route(board, name, trains), story
            assert sum(check_routes(board, name, trains, routes, terms, no_refusal)) == best, story
            crossed = {step["hex"] for route in run for step in route["path"]}
            marked = {bonus.hex for bonus in terms.bonuses} & crossed
            hotels += bool(marked & {*row["corporations"][name]["hex_tokens"]})
            terminal += any(company == name and hex_name in crossed for company, hex_name in terminals)
            ports += bool(marked - {*row["corporations"][name]["hex_tokens"]})
        before = row.get("state", row)
    assert seen == GAMES[game]
    if seen > 1:
        assert min(hotels, ports, uncounted, terminal) > 0
