"""For each invariant of a table that 18GL needs or sees in its own way: where it can be broken, and how."""

from typing import Any

from spoilt.tables import Spoil, State, Where, anywhere, company, first_company
from trackwalker.invariants.core.view import View

NATIONAL = "CONRAIL"


def formed(view: View) -> bool:
    return view.is_formed() and not view.companies[NATIONAL]["closed"]


def not_formed(view: View) -> bool:
    return not view.is_formed() and any(entry["operated"] for entry in view.companies.values())


def ferry_open(view: View) -> bool:
    return bool(_ferries(dict(view.state)))


def _ferries(state: State) -> list[dict[str, Any]]:
    return [tile for tile in state["tiles"]["laid"] if tile["tile"].startswith("F")]


def drained(state: State) -> None:
    """A ferry tile has been taken away, and another lies where no ferry runs."""
    _ferries(state)[0].update(hex="E7")


def merge_again(state: State) -> None:
    """A company that was merged is in the game again."""
    company(state, company(state, NATIONAL)["merged"][0])["closed"] = False


def lose_share(state: State) -> None:
    paper = next(p for p in state["certificates"] if p["company"] == NATIONAL and not p["president"])
    state["certificates"].remove(paper)


def issue_early(state: State) -> None:
    """There are bonds of a company that is not formed."""
    state["bonds"] = [{"company": NATIONAL, "holder": "pool", "count": 10}]


SPOILT: list[tuple[str, Where, Spoil]] = [
    ("loans_are_few", anywhere, lambda s: s["companies"][0].update(loans=3)),
    ("loans_are_few", not_formed, lambda s: first_company(s, floated=False).update(loans=1)),
    ("bonds_add_up", formed, lambda s: s["bonds"][0].update(count=s["bonds"][0]["count"] + 1)),
    ("bonds_add_up", formed, lambda s: s["bonds"][0].update(holder="bank")),
    ("bonds_add_up", not_formed, issue_early),
    ("the_national_company_is_made_of_others", formed, merge_again),
    ("the_national_company_is_made_of_others", formed, lambda s: s.update(phase="6H")),
    ("the_national_company_is_made_of_others", formed, lambda s: company(s, NATIONAL).update(merged=["B&O"])),
    ("ferries_lie_on_their_lines", ferry_open, drained),
    ("certificates_add_up", formed, lose_share),
    (
        "tokens_add_up",
        formed,
        lambda s: company(s, NATIONAL).update(tokens_left=company(s, NATIONAL)["tokens_left"] + 30),
    ),
    (
        "trains_within_the_limit",
        lambda v: formed(v) and v.kind != "discard_train",
        lambda s: company(s, NATIONAL).update(trains=[{"name": "D"}] * 4),
    ),
    (
        "the_result_is_what_lies_on_the_table",
        lambda v: v.state["result"] is not None and formed(v),
        lambda s: s["bonds"].append(
            {"company": NATIONAL, "holder": f"player:{s['players'][0]['id']}", "count": 1}
        ),
    ),
]
"""Invariant, on which tables it is broken here, and how the table is changed."""
