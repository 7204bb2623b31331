"""Engines in whose box one number is different."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..components import load_components
from .engine import Change, Wrong, changeable

Path_ = tuple[Any, ...]
"""Where a number stands: keys and indexes from the top of the file."""

PHASE_LIMITS = {"2": "e", "3": "m", "4": "s", "5": "y", "6": "ad", "D": "ai"}
PHASE_ROUNDS = {"2": ("b",), "3": ("i",), "4": ("i",), "5": ("w",), "6": ("w",), "D": ("w",)}
PHASE_RED = {"2": "d", "3": "l", "4": "r", "5": "x", "6": "ac", "D": "ah"}
TRAIN_ROWS = {"2": "n", "3": "o", "4": "p", "5": "q", "6": "r", "D": "s"}
RED_FIGURES = {"yellow": "n", "green": "o", "brown": "p", "gray": "q"}


def _at(document: Any, path: Path_) -> Any:
    for key in path:
        document = document[key]
    return document


def _plus(path: Path_, by: int, in_tiles: bool) -> Change:
    def change(box: dict[str, Any], tiles: dict[str, Any]) -> None:
        owner = _at(tiles if in_tiles else box, path[:-1])
        owner[path[-1]] += by

    return change


def _numbers(document: Any, path: Path_ = ()) -> Iterator[tuple[Path_, int]]:
    entries: Any = ()
    if isinstance(document, dict):
        entries = document.items()
    elif isinstance(document, list | tuple):
        entries = enumerate(document)
    for key, value in entries:
        if isinstance(value, bool):
            continue
        if isinstance(value, int):
            yield (*path, key), value
        else:
            yield from _numbers(value, (*path, key))


def _clauses_of_box(box: dict[str, Any], path: Path_) -> tuple[tuple[str, ...], int, str]:
    """The clauses that state a number of the box, by how much to change it, and why it cannot show."""
    match path:
        case ("players", _, "start_cash"):
            return ("0-l", "0-m"), 10, ""
        case ("players", _, "certificate_limit"):
            return ("8-s",), 1, ""
        case ("bank",):
            return ("0-k", "0-m"), 100, ""
        case ("privates", _, "face"):
            return ("5-d",), 5, ""
        case ("privates", _, "income"):
            return ("12-g",), 5, ""
        case ("privates", _, "company_price", _):
            return ("13-b",), 1, ""
        case ("privates", _, "share", "percent"):
            return (), 0, "shape"
        case ("auction", "bid_increment"):
            return ("29-h", "30-i"), 5, ""
        case ("auction", "bid_multiple"):
            return ("29-i",), 5, ""
        case ("auction", "discount_step"):
            return ("31-g",), 5, ""
        case ("auction", "discount_floor"):
            return ("31-h",), 5, ""
        case ("companies", _, "tokens", 0):
            return (), 0, "the home marker's price is never asked: it is placed by rule, free of charge"
        case ("companies", _, "tokens", _):
            return ("20-e",), 20, ""
        case ("shares", "player_limit"):
            return ("8-r",), 10, ""
        case ("shares", "pool_limit"):
            return ("9-d",), 10, ""
        case ("shares", "float_percent"):
            return ("4-l", "10-a"), 10, ""
        case ("shares", "capital_in_pars"):
            return ("10-f",), 1, ""
        case ("market", "rows", _, _):
            return ("8-i",), 1, ""
        case ("trains", index, "price"):
            return (f"23-{TRAIN_ROWS[box['trains'][index]['name']]}",), 10, ""
        case ("trains", index, "count"):
            return (f"23-{TRAIN_ROWS[box['trains'][index]['name']]}",), 1, ""
        case ("trains", index, "stops"):
            return ("21-g", "21-h" if box["trains"][index]["name"] == "2" else "21-i"), 1, ""
        case ("trains", _, "trade_in_price"):
            return ("23-s", "23-ag"), 10, ""
        case ("phases", index, "operating_rounds"):
            letters = PHASE_ROUNDS[box["phases"][index]["name"]]
            return (*(f"26-{letter}" for letter in letters), "2-e"), 1, ""
        case ("phases", index, "train_limit"):
            return (f"26-{PHASE_LIMITS[box['phases'][index]['name']]}", "23-d"), -1, ""
        case ("phases", index, "red_value"):
            name = box["phases"][index]["name"]
            return (f"26-{PHASE_RED[name]}",), (-1 if name == "D" else 1), ""
        case ("tiles", "counts", _):
            return ("15-e", "17-c"), 1, ""
        case ("hexes", name, "cost"):
            if box["hexes"][name]["kind"] in ("red", "gray"):
                return (), 0, "no tile is ever laid on a red or gray hex, so nobody pays for it"
            return ("15-l", "18-d"), 10, ""
        case ("hexes", "B2" | "L2", "off_board", _, "value", "yellow"):
            return (), 0, "in phase 2 trains make two stops, and a town lies on every way there from a city"
        case ("hexes", _, "off_board" | "cities", _, "value", colour):
            return (f"21-{RED_FIGURES[colour]}",), 10, ""
        case ("hexes", _, "towns" | "cities", _, "value"):
            return ("21-m",), 10, ""
    return (), 0, "shape"


def _name(box: dict[str, Any], path: Path_) -> str:
    """A readable name of a place: list entries by their own name."""
    words: list[str] = []
    here: Any = box
    for key in path:
        here = here[key]
        entry = (
            here.get("id", here.get("name", key)) if isinstance(key, int) and isinstance(here, dict) else key
        )
        words.append(str(entry))
    return ".".join(words)


def wrong_numbers(features: Path, game: str) -> list[Wrong]:
    """One engine for each number that a rule uses: in tables, prices, counts, costs and values."""
    sound = load_components(features, game)
    raw, tiles = changeable(sound.box), changeable(sound.tiles)
    prefix = "18CH-"
    found: list[Wrong] = []
    for path, value in _numbers(raw):
        clauses, by, why = _clauses_of_box(raw, path)
        if why == "shape" or not by:
            if by == 0 and why != "shape":
                found.append(Wrong(f"number/{_name(raw, path)}", (), "", unobservable=why))
            continue
        found.append(
            Wrong(
                name=f"number/{_name(raw, path)}",
                clauses=tuple(prefix + clause for clause in clauses),
                what=f"{_name(raw, path)} is {value + by}, not {value}",
                change=_plus(path, by, in_tiles=False),
            )
        )
    for path, value in _numbers(tiles):
        if path[-1] not in ("value", "slots") or path[-3::2] == ("towns", "slots"):
            continue  # tokens go into cities only
        clause, by = (("21-m",), 10) if path[-1] == "value" else (("14-d", "20-c"), 1)
        found.append(
            Wrong(
                name=f"number/tile.{_name(tiles, path)}",
                clauses=tuple(prefix + c for c in clause),
                what=f"tile {_name(tiles, path)} is {value + by}, not {value}",
                change=_plus(path, by, in_tiles=True),
            )
        )
    return found
