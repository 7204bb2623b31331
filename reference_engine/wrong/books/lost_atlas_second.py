"""Lost Atlas, second printing: its numbers that are others than those of the first one."""

from typing import Any

from .book import Book, Path_, Stated


def _number(box: dict[str, Any], path: Path_) -> Stated | None:
    """What states how many trains there are for whom."""
    match path:
        case ("trains", index, "count", players) if box["trains"][index]["name"] in ("3", "6"):
            return Stated("SU.train-d" if players > 3 else "SU.train-e", 1)
    return None


def _no_tile_number(path: Path_) -> None:
    """It has no tile of its own."""


BOOK = Book("LA", {}, _number, _no_tile_number, {}, edition="2")
