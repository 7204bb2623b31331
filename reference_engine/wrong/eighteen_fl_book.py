"""18FL: the clauses that its refusals guard and its numbers rest on."""

from typing import Any

from .book import Book, Path_, Stated

REFUSALS: dict[str, str] = {}

UNOBSERVABLE: dict[str, str] = {}

FOREIGN: frozenset[str] = frozenset()
""" """

CERTIFICATES = {2: "1.4-q 5.3-d", 3: "1.4-r 5.3-d", 4: "1.4-s 5.3-d"}
PRIVATES = {"TR": "3.3-n", "POSC": "3.3-o", "TC": "3.3-p", "FECCTC": "3.3-q"}
TRAINS = {"2": "8.1-e", "3": "8.1-f", "4": "8.1-g", "5": "8.1-h", "6": "8.1-i", "3E": "8.1-i"}
PHASES = {"2": "2-c", "3": "2-d", "4": "2-e 8.3-e", "5": "2-f 8.3-i", "6": "2-g"}
ROUNDS = {"2": "4-b", "3": "4-c", "4": "4-c", "5": "4-d", "6": "4-d"}
SIZES = {
    "2": "2-c 6.2-d 6.2-i",
    "3": "2-d 6.2-d 6.2-i",
    "4": "2-e 6.2-e",
    "5": "2-f 6.2-f 6.2-l",
    "6": "2-g 6.2-f 6.2-l",
}
HOTELS = {"2": "7.3.2-h", "3": "7.3.2-h", "4": "7.3.2-h", "5": "7.3.2-i 8.3-h", "6": "7.3.2-i 8.3-h"}
RED_FIGURES = {"yellow": "2-c 2-d 2-e", "brown": "2-f 2-g 8.3-h"}
PRICES = "1.4-a 1.4-d 5.1-d 5.1-f 5.2-d 6.1-c 7.6-b 7.6-d 7.6-e"
SPACES = {
    1: "1.4-e 7.6-g 7.6-h", 13: "1.4-f 1.4-g 7.6-i", 14: "1.4-h 7.6-j", 15: "1.4-i 1.4-j 7.6-k",
    16: "1.4-i 1.4-j 7.6-k", 20: "1.4-e 7.6-g 7.6-h",
}  # fmt: skip
"""Spaces of the chart of which more is said, by their number from the left."""
TILES = {
    "8": "t", "9": "t", "80": "t", "81": "t", "82": "t", "83": "t", "544": "t", "545": "t", "546": "t",
    "3": "u", "4": "u", "58": "u", "141": "u", "142": "u", "143": "u", "146": "u", "15": "v",
    "6o": "w", "443o": "w", "63": "w", "6fl": "x", "443fl": "x", "611": "x", "405": "y", "431": "y",
    "487": "z", "488": "z", "489": "aa",
}  # fmt: skip
"""Where the table of tiles has each of them."""


def _number(box: dict[str, Any], path: Path_) -> Stated | None:
    """What states a number of the components."""
    match path:
        case ("players", _, "start_cash"):
            return Stated("3.1-k", 10)
        case ("players", count, "certificate_limit"):
            return Stated(CERTIFICATES[count], 1)
        case ("bank",):
            return Stated("1.1-e", 100)
        case ("sealed_bids", _):
            return Stated("3.2-b", 5)
        case ("privates", index, *_):
            return _private(box["privates"][index], path)
        case ("companies", *_):
            return _company(box, path)
        case ("shares", *_):
            return _shares(path)
        case ("market", "rows", _, column):
            return Stated(f"{PRICES} {SPACES.get(column + 1, '')}", 1)
        case ("trains", index, what):
            return _train(box["trains"][index], what)
        case ("phases", index, *_):
            return _phase(box["phases"][index], path)
        case ("tiles", "counts", tile):
            return Stated(f"7.2.1-h 7.2.1-{TILES[tile]}", 1)
        case ("hexes", *_):
            return _hex(box, path)
    return None


def _private(private: dict[str, Any], path: Path_) -> Stated | None:
    """The figures of a private company."""
    own = PRIVATES[private["id"]]
    match path[2:]:
        case ("face",):
            return Stated(f"{own} 3.2-g 5.3-a", 5)
        case ("income",):
            return Stated(f"{own} 3.3-d 7-a", 5)
        case ("min_players",) if private["min_players"]:
            return Stated(f"{own} 3.1-d", -1)
        case ("marker", "amounts", _):
            return Stated(f"{own} 3.3-u", 10)
        case ("share", "percent"):
            return Stated("3.3-aj 3.3-ak", 20)
    return None


def _company(box: dict[str, Any], path: Path_) -> Stated | None:
    """What tokens cost: one price for all, the home token being on the map already."""
    match path[1:]:
        case (_, "tokens", 0):
            return Stated(unobservable="the home token is on the map from the start and costs nothing")
        case (0, "tokens", 1):
            also = tuple(
                ("companies", index, "tokens", number)
                for index, company in enumerate(box["companies"])
                for number in range(1, len(company["tokens"]))
                if (index, number) != (0, 1)
            )
            return Stated("7.3-f", 20, also=also, place="companies.tokens")
    return None


def _shares(path: Path_) -> Stated | None:
    match path[1:]:
        case ("player_limit",):
            return Stated("1.4-u 5.3-e", 20)
        case ("optional_player_limits", _):
            return Stated("1.4-v", 10)
        case ("pool_limit",):
            return Stated("5.3-h", 20)
        case ("float_percent",):
            return Stated("6.2-g 6.2-i 6.2-j 6.2-k 6.2-l", 20)
        case ("capital_in_pars",):
            return Stated("6.2-o 6.2-i 6.2-j", 1)
        case ("conversion", "capital_in_pars"):
            return Stated("6.2-p 6.2-k 6.2-l", 1)
        case ("conversion", "pays_in_prices"):
            return Stated("7.1-c", 1)
    return None


def _train(train: dict[str, Any], what: str) -> Stated | None:
    own = TRAINS[train["name"]]
    match what:
        case "price":
            return Stated(f"{own} 8.2-b", 10)
        case "count" if train["count"] is not None:
            return Stated(own, 1)
        case "stops":
            return Stated("7.4-i 7.4-aa 7.4-j" if train["towns"] == "ignored" else "7.4-h 7.4-j", 1)
        case "multiplier":
            return Stated("7.4-i 7.4-aa" if train["towns"] == "ignored" else "7.4-h", 1)
    return None


def _phase(phase: dict[str, Any], path: Path_) -> Stated | None:
    name = phase["name"]
    match path[2:]:
        case ("operating_rounds",):
            return Stated(ROUNDS[name], 1)
        case ("train_limit", _):
            return Stated(PHASES[name], -1)
        case ("sizes", _):
            return Stated(SIZES[name], 5 if phase["sizes"] == [5] else -5)
        case ("red_value",):
            low = phase["red_value"] == 1
            return Stated(PHASES[name], 1 if low else -1)
        case ("hotel_value",):
            return Stated(HOTELS[name], 10)
    return None


def _hex(box: dict[str, Any], path: Path_) -> Stated | None:
    name = path[1]
    match path[2:]:
        case ("cost",) if box["hexes"][name]["cost"]:
            key = box["hexes"][name]["cost"] == KEY
            return Stated("7.2.1-f 7.2.2-b 7.2.2-e" if key else "7.2.1-f", 10)
        case ("off_board", _, "value", colour):
            return Stated(RED_FIGURES[colour], 10)
        case ("cities", _, "value"):
            return Stated("7.4-n 7.4-z", 10)
        case ("cities", _, "slots"):
            return Stated("3.1-g 7.3.1-c 7.3.1-d 7.4-w", 1)
    return None


KEY = 80
"""What a tile on one of the keys costs, in $."""


def _tile_number(path: Path_) -> Stated | None:
    """What states a number of the tiles."""
    if path[-1] == "value":
        return Stated("7.4-n 7.4-z", 10)
    if path[-1] == "slots" and path[-3] == "cities":
        return Stated("7.3.1-c 7.3.1-d 7.4-w", 1)
    return None


BOOK = Book("18FL", REFUSALS, _number, _tile_number, UNOBSERVABLE, FOREIGN)
