"""Minors: their charters in columns, and the auctions out of which they are launched."""

from typing import Any

from trackwalker.scene import Scene
from trackwalker_steps.names import COMPANY_NAMES
from trackwalker_steps.phrases import action, given, then
from trackwalker_steps.shares import by_player


def _columns(rows: list[list[str]]) -> list[list[str]]:
    """Columns of names in a table, the top one first, as the port names the companies."""
    width = max(map(len, rows), default=0)
    return [
        [COMPANY_NAMES.get(row[at], row[at]) for row in rows if at < len(row) and row[at]]
        for at in range(width)
    ]


def _in_words(columns: list[list[str]]) -> str:
    return " / ".join(", ".join(column) or "nothing" for column in columns)


@given("the charters lie in columns")
def set_charters(scene: Scene, datatable: list[list[str]]) -> None:
    """The charters not yet taken, a column below each other: `| Express | Suburban |` is the top of two.

    Those of the game that are neither named nor launched lie under the last column.
    """
    scene.setting.companies.charters(_columns(datatable))


@action("bid", "{player:Player} <opens|open> an auction at {money:Money}")
def opens(player: str, money: int) -> dict[str, Any]:
    """Open the auction of a minor in a stock turn, with a first bid."""
    return {"actor": by_player(player), "price": money}


@action("bid", "{player:Player} <bids|bid> {money:Money}")
def raises(player: str, money: int) -> dict[str, Any]:
    """Bid more in the auction of a minor."""
    return {"actor": by_player(player), "price": money}


@action(
    "launch", "{player:Player} <launches|launch> {company:Company} at {money:Money}[, starting in {hex:Hex}]"
)
def launches(player: str, company: str, money: int, hex: str | None) -> dict[str, Any]:
    """Take a minor for a winning bid, at this starting price, with a home where it may be picked."""
    made = {"actor": by_player(player), "company": company, "price": money}
    return made if hex is None else {**made, "hex": hex}


@action("shuffle", "chance <deals|deal> the charters anew in columns")
def deals(datatable: list[list[str]]) -> dict[str, Any]:
    """All charters are mixed; the columns of the table, the top row first."""
    cards = [name for column in _columns(datatable) for name in column]
    return {"actor": {"kind": "chance", "id": "chance"}, "cards": cards}


@then("the charters lie in columns")
def charters_lie(scene: Scene, datatable: list[list[str]]) -> None:
    """All charters not yet taken, a column below each other; those used up are left out."""
    got = [column for column in scene.table.state.get("charters", []) if column]
    scene.expect.same("charters", _in_words(_columns(datatable)), _in_words(got))


@then("there are {count:Number} charters in {columns:Number} columns")
def charters_counted(scene: Scene, count: int, columns: int) -> None:
    """How many charters have not been taken, and in how many columns of the same number they lie."""
    got = scene.table.state.get("charters", [])
    each = sorted({len(column) for column in got})
    wanted = [count // columns]
    scene.expect.same("columns of charters", columns, len(got))
    scene.expect.same("charters in each column", wanted, each)
