"""How long the reference engine takes to find the best routes.

    python benchmarks/routes.py DIRECTORY [--late N] [--seed S]

DIRECTORY holds recorded games of 18Chesapeake with their states (`*.trace.jsonl.gz`). Timed are every run of
every company as it was made, then each game's last board with more and better trains than anybody had, then N
full boards laid at random within the supply of tiles, most circles open. Times are in milliseconds of
processor time; each is a search on a board that nothing is known of yet.
"""

import argparse
import gzip
import json
import random
import statistics
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from reference_engine.components import load_components
from reference_engine.rules.board import Board
from reference_engine.rules.routes import best_routes, check_routes

Row = dict[str, Any]
Trains = Sequence[tuple[str, int | None]]
BOX = load_components(Path(__file__).resolve().parents[1] / "features", "18Chesapeake")
STOPS = {train.name: train.stops for train in BOX.trains}
SETS = ("D", "D D", "6 D", "6 6", "5 6", "4 4 5", "3 3 3 3", "4 4 4 4", "D D 6")


def main() -> int:
    """Print the tables."""
    parser = argparse.ArgumentParser(description="Time the search for the best routes.")
    parser.add_argument("directory", type=Path, metavar="DIRECTORY", help="where *.trace.jsonl.gz are")
    parser.add_argument("--late", type=int, default=8, metavar="N", help="number of full boards (default 8)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of the full boards (default 1)")
    chosen = parser.parse_args()
    files = sorted(chosen.directory.glob("*.trace.jsonl.gz"))
    if not files:
        parser.error(f"no *.trace.jsonl.gz in {chosen.directory}")
    runs: list[tuple[float, str, str]] = []
    checks: list[float] = []
    last: dict[str, Board] = {}
    for file in files:
        game = file.name.split(".")[0]
        for story, board, company, trains, red_value in recorded_runs(file):
            spent, routes = timed(board, company, trains, red_value)
            runs.append((spent, company, f"{game} {story}: {company} with {names(trains)}"))
            start = time.process_time()
            check_routes(board, company, trains, routes, red_value, lambda _rule, _reason: None)
            checks.append(1e6 * (time.process_time() - start))
            last[game] = board
    print(f"{'recorded runs of':<18}{'runs':>6}{'median':>9}{'worst':>9}  worst case")
    for company in [*sorted({company for _, company, _ in runs}), ""]:
        line(company or "all", [run for run in runs if company in ("", run[1])])
    print(f"checking a run: median {statistics.median(checks):.0f} us, worst {max(checks):.0f} us\n")
    boards = [(f"last board of {game}", board) for game, board in last.items()]
    table("last boards, with", boards)
    print()
    late = [(f"full board {number}", late_board(random.Random(number))) for number in seeds(chosen)]
    table("full boards, with", late)
    return 0


def seeds(chosen: argparse.Namespace) -> range:
    """The seeds of the full boards."""
    return range(chosen.seed, chosen.seed + chosen.late)


def line(title: str, cases: Sequence[tuple[float, str, str]]) -> None:
    """One line of a table."""
    if cases:
        worst = max(cases)
        median = statistics.median(case[0] for case in cases)
        print(f"{title:<18}{len(cases):>6}{median:>9.2f}{worst[0]:>9.2f}  {worst[2]}")


def table(title: str, boards: Sequence[tuple[str, Board]]) -> None:
    """Times for every company and set of trains on some boards."""
    print(f"{title:<18}{'runs':>6}{'median':>9}{'worst':>9}  worst case")
    for trains in SETS:
        fleet = [(name, STOPS[name]) for name in trains.split()]
        cases = [
            (timed(board, company, fleet, 4)[0], company, f"{story}, {company}")
            for story, board in boards
            for company in board.placed
        ]
        line(trains, cases)


def names(trains: Trains) -> str:
    """Trains in words."""
    return " ".join(name for name, _ in trains) or "no train"


def timed(board: Board, company: str, trains: Trains, red_value: int) -> tuple[float, list[Row]]:
    """The time of one search in ms, and the routes found."""
    board.memo.clear()
    start = time.process_time()
    _, routes = best_routes(board, company, trains, red_value)
    return 1e3 * (time.process_time() - start), routes


def recorded_runs(file: Path) -> Iterator[tuple[str, Board, str, Trains, int]]:
    """Every run of a recorded game: its name, the board, company, trains, figure of the red areas."""
    before: Row = {}
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        for row in map(json.loads, lines):
            if row["kind"] == "action" and row["action"]["type"] == "run_routes":
                company = row["action"]["entity"]
                trains = [(name, STOPS[name]) for name in before["corporations"][company]["trains"]]
                red_value = BOX.phase(row["phase"]).red_value
                yield f"action {row['action']['id']}", recorded_board(row), company, trains, red_value
            before = row


def recorded_board(row: Row) -> Board:
    """The board after a recorded action."""
    board = Board(BOX)
    board.load([(name, tile, rotation) for name, (tile, rotation) in row["tiles"].items()], {})
    for company, held in row["corporations"].items():
        for place in held["token_cities"]:
            hex_name, city = place.split("/")
            board.place_token(company, hex_name, int(city.removeprefix("city")))
    return board


def late_board(rng: random.Random) -> Board:
    """A full board: the best tiles that the supply has, turned so that much track joins, tokens all over."""
    board = Board(BOX)
    geography = board.geography
    supply = dict(BOX.tile_counts)
    order = [number for number in range(len(geography.names)) if geography.takes_tiles[number]]
    laid: dict[int, tuple[str, int]] = {}
    for _ in range(3):
        rng.shuffle(order)
        for number in order:
            if number in laid:
                supply[laid[number][0]] = more(supply[laid[number][0]], 1)
                del laid[number]
            found = max(
                (
                    (joined(board, number, tile, rotation, laid) + rng.random() / 2, tile, rotation)
                    for tile, left in supply.items()
                    if left != 0 and fits(board, number, tile)
                    for rotation in range(6)
                ),
                default=None,
            )
            if found is not None:
                laid[number] = found[1:]
                supply[found[1]] = more(supply[found[1]], -1)
            board.load([(geography.names[n], *tile) for n, tile in laid.items()], {})
    cities = [
        (number, index)
        for number, layout in enumerate(board.layouts)
        for index, node in enumerate(layout.nodes)
        if node.kind == "city" and node.exits
    ]
    for charter in BOX.companies:
        for number, index in rng.sample(cities, rng.choice((2, 3))):
            there = board.companies_in(number, index)
            if charter.id not in there and len(there) < min(1, board.layouts[number].nodes[index].slots):
                board.place_token(charter.id, geography.names[number], index)
    return board


def more(left: int | None, change: int) -> int | None:
    """A supply with a tile more or less."""
    return None if left is None else left + change


def fits(board: Board, number: int, tile: str) -> bool:
    """Whether a tile is of the kind that a hex takes."""
    printed, layout = board.geography.printed[number], board.geography.layout(number, tile, 0)
    return printed.kind == layout.kind and printed.label == layout.label


def joined(board: Board, number: int, tile: str, rotation: int, laid: dict[int, tuple[str, int]]) -> float:
    """How well a tile would be joined to the rest: track there, hexes without a tile yet, colour."""
    layout = board.geography.layout(number, tile, rotation)
    found = layout.rank / 2
    for side in range(6):
        if layout.ways[side]:
            there = board.geography.neighbours[number][side]
            if there < 0:
                return -9.0
            if board.layouts[there].ways[(side + 3) % 6]:
                found += 2
            elif board.geography.takes_tiles[there]:
                found += 0.0 if there in laid else 0.9
            else:
                return -9.0
    return found


if __name__ == "__main__":
    raise SystemExit(main())
