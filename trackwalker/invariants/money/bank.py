"""The bank's money, and what players start with."""

from collections.abc import Iterator

from trackwalker.invariants.core.raw import OPENING_ROUNDS, Table
from trackwalker.invariants.core.registry import RAW, STATE, invariant
from trackwalker.invariants.core.view import View


def _all_money(table: Table) -> int | None:
    """All the money of the game in $; None where the bank is unlimited."""
    start = table.components["players"].get(len(table.state["players"]), {})
    bank = table.components["bank"] if table.components["bank"] is not None else start.get("bank")
    if bank is None:
        return None
    beside = table.terms.money.starting_cash_beside_the_bank
    return int(bank) + (len(table.state["players"]) * int(start["start_cash"]) if beside else 0)


@invariant(
    RAW,
    "18CH-0-k",
    "18CH-0-l",
    "18CH-3-c",
    "1846-2-j",
    "1846-2-k",
    "1846-2-l",
    "1846-3-an",
    "18FL-1.1-e",
    "18FL-3.1-k",
    "18GL-1.2-h",
    "18GL-5-d",
    reads="players companies bank",
)
def money_is_conserved(table: Table) -> Iterator[str]:
    """Guards that no dollar appears or vanishes: all money together is the bank's size."""
    everything = _all_money(table)
    if everything is None or table.state["bank"]["cash"] is None:
        return
    held = table.state["bank"]["cash"] + sum(
        entry["cash"] for entry in [*table.state["players"], *table.state["companies"]]
    )
    if held != everything:
        yield f"all money together is ${held}, the game has ${everything}"


@invariant(
    RAW,
    "18CH-3-b",
    "18CH-23-a",
    "18CH-23-g",
    "1846-5.1-f",
    "1846-6.5-a",
    "18FL-8.2-a",
    "18FL-7.2.1-f",
    "18GL-4.6.2-h",
    "18GL-4.6.8-b",
    "18GL-4.2-l",
    "LA-OR.flow-c",
    "LA-OR.train-g",
    reads="players companies",
)
def nobody_owes_money(table: Table) -> Iterator[str]:
    """Guards that no player's cash and no treasury is below $0."""
    for entry in [*table.state["players"], *table.state["companies"]]:
        if entry["cash"] < 0:
            yield f"{entry['id']} has ${entry['cash']}"


@invariant(
    STATE,
    "18CH-0-d",
    "18CH-0-l",
    "18CH-0-m",
    "1846-2-w",
    "1846-3-p",
    "18FL-3.1-k",
    "18FL-3.2-f",
    "18GL-1.2-h",
    "18GL-1.2-i",
    "LA-SU.cash-c",
)
def everybody_begins_with_the_same(view: View) -> Iterator[str]:
    """Guards the starting money, as long as no private company is sold and no income is paid.

    Once all hidden bids are made they are paid.
    """
    state = view.state
    if state["round"]["kind"] not in (*OPENING_ROUNDS, "map") or state["depot"]["gone"]:
        return
    bids = state["round"]["bids"] if state["round"].get("choosers") else []
    paid = {bid["player"]: bid["amount"] for bid in bids}
    if any(private["owner"] != "bank" for private in state["privates"]):
        return
    dealt = view.facts.components["players"][len(view.players)]["start_cash"]
    for name, player in view.players.items():
        due = dealt - paid.get(name, 0)
        if player["cash"] != due:
            yield f"{name} begins with ${player['cash']}, not ${due}"
