"""1846, second edition: the clauses that the refusals guard which it brings, and its numbers rest on."""

from typing import Any

from .book import Book, Path_, Stated

BRINGS = "3-bq 3-br 3-bs 3-bt 3-bu 3-bv 3-bw 3-bx 3-by 3-bz 3-ca 3-cb"

REFUSALS = {
    "already-linked": "3-bx",
    "links-nothing": "3-by",
    "second-tile-due": "3-by",
    "one-tile-a-city": "3-bw",
}

NARROW = {
    "power-hexes LM": "3-bw",
    "power-used LM": "3-bw",
    "power-used BT": "3-br",
    "marker-places BT": "3-br",
    "not-its-private BT": "3-br",
    "not-its-private LM": "3-bw 6.6-e",
    "cannot-pay-terrain LM": "3-cb",
    "private-price LM": "3-bv 3-s 6.6-c",
    "private-price BT": "3-bq 3-s 6.6-c",
    "colour-not-yet-allowed LM": "6.2-f 3-bw",
    "kind-differs LM": "6.2-k 3-bw",
}

PRIVATES = {"BT": "3-bq", "LM": "3-bv"}


def _number(box: dict[str, Any], path: Path_) -> Stated | None:
    """What states a number of the components that this edition has brought."""
    match path:
        case ("privates", index, "face" | "income" as what) if box["privates"][index]["id"] in PRIVATES:
            more = "3-r 4-i" if what == "income" else "3-p"
            return Stated(f"{PRIVATES[box['privates'][index]['id']]} {more}", 5)
        case ("privates", index, "company_price", 1) if box["privates"][index]["id"] in PRIVATES:
            return Stated(f"{PRIVATES[box['privates'][index]['id']]} 6.6-c 3-s", 1)
        case ("privates", index, "marker", "amounts", _) if box["privates"][index]["id"] == "BT":
            return Stated("3-bs 3-br", 10)
        case ("privates", index, "power", "uses") if box["privates"][index]["id"] == "LM":
            return Stated("3-bw 3-by", -1)
        case ("removable", index, "more") if box["removable"][index]["more"]:
            return Stated("2-g 2-o 2-p 2-q", -1)
    return None


def _no_tile_number(path: Path_) -> None:
    """It has brought no tile."""


BOOK = Book("1846", REFUSALS, _number, _no_tile_number, {}, narrow=NARROW, edition="2", brings=BRINGS)
