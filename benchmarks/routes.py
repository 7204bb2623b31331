"""How long the reference engine takes to find the best routes.

    python benchmarks/routes.py [DIRECTORY] [--game GAME] [--late N] [--seed S] [--played N]

DIRECTORY holds recorded games with their states (`*.trace.jsonl.gz`). Timed are every run of every company as
it was made, then each game's last board with more and better trains than anybody had, then N full boards laid
at random within the supply of tiles, most circles open; where a company can have a bonus for each stop, both
with it and without. Where larger fleets are allowed only before the last tiles are, boards without these
follow.
Without DIRECTORY the full boards are all. With --played the runs of N steered games come first. On the full
boards of 18GL every ferry is open. Times are in milliseconds of processor time; each is a search on a board
that nothing is known of yet.
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

from reference_engine.built_map import box_of_table, hex_name
from reference_engine.components import Components, load_components
from reference_engine.rules.map.board import Board
from reference_engine.rules.map.pieces import Pieces
from reference_engine.rules.routes import (
    PlaceBonus,
    RouteTerms,
    TrainRange,
    best_routes,
    check_routes,
    train_of,
)
from reference_engine.rules.routes.ranges import range_of
from reference_engine.state import BuiltMap, LaidPiece
from trackwalker.invariants.checking import load_facts
from trackwalker.playouts.play import Plan, play
from trackwalker.port.reference import ReferenceConnection

Row = dict[str, Any]
Fleet = Sequence[TrainRange]
FEATURES = Path(__file__).resolve().parents[1] / "features"
SETS = {
    "18Chesapeake": ("D", "D D", "6 D", "6 6", "5 6", "4 4 5", "3 3 3 3", "4 4 4 4", "D D 6"),
    "1846": ("7/8", "7/8 6", "7/8 7/8", "6 6", "4/6 5", "5 5 4/6", "3/5 3/5 4 4", "2 2 4 4"),
    "18FL": ("6", "3E", "3 5", "4 4", "4 5", "5 6", "6 6", "3E 6", "3E 3E"),
    "18GL": ("10H", "E", "D", "E E", "D D", "10H 10H", "10H E", "10H D", "10H 10H 10H", "D D D"),
    "LostAtlas": ("2", "7", "∞", "5 6", "6 7", "7 7", "7 ∞", "∞ ∞", "4 4 5", "5 5 6"),
}
EARLY = {
    "18FL": ("3 3", "2 2 3 3", "2 3 3 3", "3 3 3 3", "3 3 4", "3 4 4", "4 4 4"),
    "18GL": ("4H 4H 4H 4H", "2H 2H 4H 4H", "6H 6H 6H", "4H 6H 6H"),
    "LostAtlas": ("2 2 3 3", "3 3 3 3", "3 3 4", "4 4 4", "3 4 4", "4 4 4 4"),
}
"""On full boards of yellow and green tiles."""
TOKENS = {"18Chesapeake": ((2, 3), 1), "1846": ((3, 4, 5), 9), "18FL": ((2, 3, 4), 3), "18GL": ((3, 4, 6), 9)}
TOKENS |= {"LostAtlas": ((3, 4), 9)}
"""On full boards: tokens of each company, and how many there are in a city at most."""


IDS = {"LN": "L&N", "Plant": "TPS", "FECR": "FEC"}
"""Companies that have another name in the recordings."""


class Lab:
    """What is timed: a game's components, and its trains by name."""

    def __init__(self, game: str) -> None:
        self.box: Components = with_map(load_components(FEATURES, game))
        self.least_stops = 1 if self.box.parts is not None else 2
        self.trains = {}
        for card in self.box.trains:
            # a train whose range depends on how many are in play has the longest
            reach = max(card.in_play, key=lambda reach: reach.stops, default=card)
            self.trains[card.name] = train_of(
                card.name, reach.stops, card.visits, reach.multiplier, card.towns, card.hexes
            )
        self.sets, self.early = SETS[game], EARLY.get(game, ())
        self.tokens = TOKENS[game]
        self.markers = {card.id: card.marker.amounts for card in self.box.privates if card.marker}
        self.per_stop = max((card.bonus_per_stop for card in self.box.privates), default=0)

    def fleet(self, names: Sequence[str]) -> Fleet:
        """Trains by their names."""
        return [self.trains[name] for name in names]


def main() -> int:
    """Print the tables."""
    parser = argparse.ArgumentParser(description="Time the search for the best routes.")
    parser.add_argument(
        "directory", type=Path, nargs="?", metavar="DIRECTORY", help="where *.trace.jsonl.gz are"
    )
    parser.add_argument("--game", choices=sorted(SETS), default="18Chesapeake", help="default: 18Chesapeake")
    parser.add_argument("--late", type=int, default=8, metavar="N", help="number of full boards (default 8)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of the full boards (default 1)")
    parser.add_argument(
        "--played", type=int, default=0, metavar="N", help="number of steered games (default 0)"
    )
    chosen = parser.parse_args()
    lab = Lab(chosen.game)
    if chosen.played:
        print(f"{'steered games':<18}{'runs':>6}{'median':>9}{'worst':>9}  worst case")
        line("all", [run for seed in range(chosen.played) for run in played_runs(chosen.game, seed)])
        print()
    runs: list[tuple[float, str, str]] = []
    checks: list[float] = []
    last: dict[str, Board] = {}
    every = [charter.id for charter in lab.box.companies]
    ran: dict[str, set[str]] = {}
    for file in sorted(chosen.directory.glob("*.trace.jsonl.gz")) if chosen.directory else ():
        game = file.name.split(".")[0]
        if not is_playable(file):
            continue
        for story, board, company, trains, terms in recorded_runs(lab, file):
            spent, routes = timed(board, company, trains, terms)
            runs.append((spent, company, f"{game} {story}: {company} with {names(trains)}"))
            start = time.process_time()
            check_routes(board, company, trains, routes, terms, lambda _rule, _reason: None)
            checks.append(1e6 * (time.process_time() - start))
            last[game] = board
            ran.setdefault(game, set()).update({company} & {*every})
    if chosen.directory and not runs:
        parser.error(f"no run of {chosen.game} in any *.trace.jsonl.gz in {chosen.directory}")
    if runs:
        print(f"{'recorded runs of':<18}{'runs':>6}{'median':>9}{'worst':>9}  worst case")
        for company in [*sorted({company for _, company, _ in runs}), ""]:
            line(company or "all", [run for run in runs if company in ("", run[1])])
        print(f"checking a run: median {statistics.median(checks):.0f} us, worst {max(checks):.0f} us\n")
    boards = [(f"last board of {game}", board, sorted(ran[game])) for game, board in last.items()]
    late = [(f"full board {seed}", late_board(lab, random.Random(seed)), every) for seed in seeds(chosen)]
    for title, there in (("last boards", boards), ("full boards", late)):
        if not there:
            continue
        for per_stop in sorted({0, lab.per_stop}):
            terms = RouteTerms(4, hotels(lab), per_stop, least_stops=lab.least_stops)
            table(lab.sets, lab, f"{title}, mail" if per_stop else title, there, terms)
            print()
    if lab.early:
        late = [(title, late_board(lab, random.Random(title), 2), every) for title, _, every in late]
        table(
            lab.early, lab, "yellow and green", late, RouteTerms(1, hotels(lab), least_stops=lab.least_stops)
        )
    return 0


def with_map(box: Components) -> Components:
    """The box with a map of all pieces, where that is built at the table: each lies near the middle."""
    if box.parts is None:
        return box
    built = BuiltMap(pieces=[], stack=[], blanks=[], capitals=[], destination=[*box.parts.destinations[0]])
    for piece in sorted(box.parts.pieces):
        places = Pieces(box.parts, built).positions(piece)
        found = min(
            places, key=lambda place: (max(map(abs, (*place[0], sum(place[0])))), place), default=None
        )
        if found is not None:
            built.pieces.append(LaidPiece(piece=piece, hex=hex_name(found[0]), rotation=found[1]))
    cities = Pieces(box.parts, built).ordinary_cities()
    built.capitals.extend(hex_name(at) for at in cities[:: len(cities) // 3][:3])
    return box_of_table(box, None, built)


def is_playable(file: Path) -> bool:
    """Whether a recording is of an edition that the components are of (1846: the first)."""
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        game = json.loads(next(lines))["game"]
    return game["title"] != "1846" or "first_ed" in game["optional_rules"]


def hotels(lab: Lab) -> tuple[PlaceBonus, ...]:
    """Hotels in every third town, where there are hotels."""
    worth = max(phase.hotel_value for phase in lab.box.phases)
    towns = [name for name, printed in lab.box.hexes.items() if printed.kind == "town"]
    return tuple(PlaceBonus(name, worth) for name in towns[::3]) if worth else ()


def seeds(chosen: argparse.Namespace) -> range:
    """The seeds of the full boards."""
    return range(chosen.seed, chosen.seed + chosen.late)


def line(title: str, cases: Sequence[tuple[float, str, str]]) -> None:
    """One line of a table."""
    if cases:
        worst = max(cases)
        median = statistics.median(case[0] for case in cases)
        print(f"{title:<18}{len(cases):>6}{median:>9.2f}{worst[0]:>9.2f}  {worst[2]}")


def table(
    sets: Sequence[str],
    lab: Lab,
    title: str,
    boards: Sequence[tuple[str, Board, Sequence[str]]],
    terms: RouteTerms,
) -> None:
    """Times for some companies and some sets of trains on some boards."""
    print(f"{title:<18}{'runs':>6}{'median':>9}{'worst':>9}  worst case")
    for trains in sets:
        fleet = lab.fleet(trains.split())
        cases = [
            (timed(board, company, fleet, terms)[0], company, f"{story}, {company}")
            for story, board, companies in boards
            for company in companies
        ]
        line(trains, cases)


def names(trains: Fleet) -> str:
    """Trains in words."""
    return " ".join(train.name for train in trains) or "no train"


def timed(board: Board, company: str, trains: Fleet, terms: RouteTerms) -> tuple[float, list[Row]]:
    """The time of one search in ms, and the routes found."""
    board.memo.clear()
    start = time.process_time()
    _, routes = best_routes(board, company, trains, terms)
    return 1e3 * (time.process_time() - start), routes


class Timing(ReferenceConnection):
    """The reference engine, whose searches are timed once more when somebody asks for the best routes."""

    def __init__(self) -> None:
        super().__init__()
        self.times: list[tuple[float, str]] = []

    def best_routes(self, company: str) -> dict[str, Any]:
        game = self.engine.game
        assert game is not None
        owner, runs = game.table.company(company), game.runs
        fleet = [range_of(train) for train in runs.train_ranges(owner)]
        spent, _ = timed(game.board, company, fleet, runs.terms(owner))
        self.times.append((spent, f"{company} with {names(fleet)}"))
        return super().best_routes(company)


def played_runs(game: str, seed: int) -> Iterator[tuple[float, str, str]]:
    """Every run of a steered game."""
    engine = Timing()
    play(Plan(game, seed, probes=0), engine, load_facts(FEATURES, game))
    yield from ((spent, "all", f"seed {seed}: {who}") for spent, who in engine.times)


def recorded_runs(lab: Lab, file: Path) -> Iterator[tuple[str, Board, str, Fleet, RouteTerms]]:
    """Every run of a recorded game: its name, the board, company, trains, and by what terms they earn."""
    before: Row = {}
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        for row in map(json.loads, lines):
            if row["kind"] == "action" and row["action"]["type"] == "run_routes":
                name = row["action"]["entity"]
                fleet = lab.fleet(owners(before)[name]["trains"])
                terms = terms_of(lab, row, owners(row)[name])
                there = recorded_board(lab, row)
                yield f"action {row['action']['id']}", there, IDS.get(name, name), fleet, terms
            before = row.get("state", row)


def owners(row: Row) -> Row:
    """All that can own trains, as recorded."""
    return {**row["corporations"], **row.get("minors", {})}


def terms_of(lab: Lab, row: Row, company: Row) -> RouteTerms:
    """By what terms a company earned money."""
    bonuses = tuple(
        PlaceBonus(name, lab.markers[private][name])
        for name, privates in row.get("hex_assignments", {}).items()
        for private in privates
        if private in company["assignments"]
    )
    per_stop = sum(card.bonus_per_stop for card in lab.box.privates if card.id in company["companies"])
    phase = lab.box.phase(row["phase"])
    bonuses += tuple(PlaceBonus(name, phase.hotel_value) for name in company.get("hex_tokens", ()))
    return RouteTerms(phase.red_value, bonuses, per_stop)


def recorded_board(lab: Lab, row: Row) -> Board:
    """The board after a recorded action. A token for which there is no space stands beside its city."""
    board = Board(lab.box)
    board.load([(name, tile, rotation) for name, (tile, rotation) in row["tiles"].items()], {})
    tokens = {name: held["token_cities"] for name, held in owners(row).items()}
    for company, places in {**tokens, **row.get("removed_tokens", {})}.items():
        for place in places:
            hex_name, city = place.split("/")
            number, index = board.number(hex_name), int(city.removeprefix("city"))
            full = len(board.companies_in(number, index)) == board.layouts[number].nodes[index].slots
            put = board.place_terminal if full else board.place_token
            put(IDS.get(company, company), hex_name, index)
    return board


def late_board(lab: Lab, rng: random.Random, rank: int = 4) -> Board:
    """A full board: the best tiles that the supply has, turned so that much track joins, tokens all over.

    ``rank``: of the best colour of tiles, 1 yellow to 4 gray.
    """
    board = Board(lab.box)
    geography = board.geography
    supply = {
        tile: count
        for tile, count in lab.box.tile_counts.items()
        if geography.layout(0, tile, 0).rank <= rank
    }
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
    waters = [(part.hexes[1], part.tile, 0) for line in lab.box.ferries for part in line.segments]
    board.load([*board.laid(), *waters], {})
    cities = [
        (number, index)
        for number, layout in enumerate(board.layouts)
        for index, node in enumerate(layout.nodes)
        if (node.kind == "city" or node.slots) and node.exits
    ]
    each, most = lab.tokens
    for charter in lab.box.companies:
        for number, index in rng.sample(cities, rng.choice(each)):
            there = board.companies_in(number, index)
            if charter.id not in there and len(there) < min(most, board.layouts[number].nodes[index].slots):
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
