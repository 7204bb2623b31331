"""18Chesapeake as published: the clauses that the refusals guard which it brings or changes."""

from typing import Any

from .book import Book, Path_, Stated

BRINGS = "0-q 5-k 7-e 8-x 8-y 10-i 11-f 13-g 19-n 19-o 19-p"

REFUSALS = {
    "no-sales-yet": "7-e",
    "private-cannot-be-sold": "13-g",
    "no-free-marker": "19-p",
}

NARROW = {"no-trade-in of-this-rank": "23-ag"}


def _number(box: dict[str, Any], path: Path_) -> Stated | None:
    """Of numbers it has brought none that is not one of the base as well."""


def _no_tile_number(path: Path_) -> None:
    """It has brought no tile."""


BOOK = Book("18CH", REFUSALS, _number, _no_tile_number, {}, narrow=NARROW, edition="published", brings=BRINGS)
