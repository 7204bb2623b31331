"""For each invariant of a table: on which tables it can be broken, and how."""

from typing import Any

from spoilt.tables import Spoil, State, Where, anywhere, in_round, paper, started, waiting
from trackwalker.invariants.core.view import View


def rich(state: State) -> dict[str, Any]:
    """The company with most trains."""
    found: dict[str, Any] = max(state["companies"], key=lambda company: len(company["trains"]))
    return found


def has_floated(view: View) -> bool:
    return any(company["floated"] for company in view.companies.values())


def new_company(view: View) -> bool:
    turn = view.state["round"].get("turn") or {}
    return any(
        c["floated"] and not c["operated"] and c["id"] != turn.get("company") for c in view.companies.values()
    )


def untried(state: State) -> dict[str, Any]:
    """The first company that has floated and not operated."""
    turn = state["round"].get("turn") or {}
    found: dict[str, Any] = next(
        c for c in state["companies"] if c["floated"] and not c["operated"] and c["id"] != turn.get("company")
    )
    return found


def sell_private(owner: str) -> Spoil:
    return lambda state: state["privates"][1].update(owner=owner, price=None)


def some_tile(view: View) -> bool:
    return len(view.laid) > 3


def move_tile(state: State) -> None:
    tile = state["tiles"]["laid"][0]
    tile["rotation"] = 0
    tile["hex"], tile["tile"] = "A13", "9"


def crowd(state: State) -> None:
    """Three companies in the one city of a hex."""
    companies = [company for company in state["companies"] if company["tokens"]]
    for company in companies[1:]:
        company["tokens"].append(dict(companies[0]["tokens"][0]))


def all_shares_to(state: State, holder: str, count: int) -> None:
    name = started(state)["id"]
    moved = 0
    for certificate in state["certificates"]:
        if certificate["company"] == name and not certificate["president"] and moved < count:
            certificate["holder"] = holder
            moved += 1


def trains(state: State, names: list[str]) -> None:
    rich(state)["trains"] = [{"name": name} for name in names]


def first_bid(state: State) -> dict[str, Any]:
    found: dict[str, Any] = state["round"]["bids"][0]
    return found


def swap_order(state: State) -> None:
    state["round"]["order"].reverse()


SPOILT: list[tuple[str, Where, Spoil]] = [
    ("money_is_conserved", anywhere, lambda s: s["players"][0].update(cash=7777)),
    (
        "everybody_begins_with_the_same",
        lambda v: (
            v.state["round"]["kind"] == "auction"
            and not v.state["depot"]["gone"]
            and all(p["owner"] == "bank" for p in v.state["privates"])
        ),
        lambda s: s["players"][0].update(cash=s["players"][0]["cash"] + 10),
    ),
    ("nobody_owes_money", anywhere, lambda s: s["players"][0].update(cash=-1)),
    ("certificates_add_up", anywhere, lambda s: s["certificates"].pop()),
    ("holders_exist", anywhere, lambda s: s["certificates"][5].update(holder="player:Nobody")),
    (
        "president_holds_the_certificate",
        has_floated,
        lambda s: paper(s, company=started(s)["id"], president=True).update(holder="ipo"),
    ),
    (
        "nobody_holds_more_than_the_president",
        has_floated,
        lambda s: all_shares_to(
            s,
            next(f"player:{p['id']}" for p in s["players"] if p["id"] != started(s)["president"]),
            8,
        ),
    ),
    ("holdings_within_limits", has_floated, lambda s: all_shares_to(s, "pool", 6)),
    ("started_companies_have_a_price", has_floated, lambda s: s["market"].clear()),
    ("prices_are_those_of_the_chart", has_floated, lambda s: s["market"][0].update(price=1)),
    ("floated_companies_have_sold_enough", has_floated, lambda s: all_shares_to(s, "ipo", 8)),
    ("trains_add_up", anywhere, lambda s: s["depot"]["pool"].append("5")),
    (
        "no_rusted_train_in_play",
        lambda v: v.state["phase"] == "4" and v.kind != "discard_train",
        lambda s: trains(s, ["2"]),
    ),
    (
        "trains_within_the_limit",
        lambda v: v.state["phase"] == "5" and v.kind != "discard_train",
        lambda s: trains(s, ["5", "5", "5"]),
    ),
    ("tokens_add_up", has_floated, lambda s: s["companies"][0].update(tokens_left=9)),
    ("tiles_add_up", some_tile, lambda s: s["tiles"]["left"].update({"57": 8})),
    (
        "privates_close_with_their_phase",
        lambda v: v.state["phase"] == "5",
        lambda s: s["privates"][0].update(owner=f"player:{s['players'][0]['id']}"),
    ),
    ("unsold_privates_have_a_price", in_round("stock"), lambda s: s["privates"][0].update(owner="bank")),
    (
        "bids_are_covered",
        lambda v: v.state["round"]["kind"] == "auction" and v.state["round"]["bids"],
        lambda s: max(s["round"]["bids"], key=lambda bid: bid["amount"]).update(amount=100000),
    ),
    (
        "no_office_lies_in_the_pool",
        has_floated,
        lambda s: paper(s, company=started(s)["id"], president=True).update(holder="pool"),
    ),
    (
        "nobody_trades_an_unstarted_company",
        lambda v: any(c["par"] is None for c in v.companies.values()),
        lambda s: paper(
            s, company=next(c["id"] for c in s["companies"] if c["par"] is None), president=False
        ).update(holder="pool"),
    ),
    (
        "gifts_go_with_their_private",
        in_round("stock"),
        lambda s: s["certificates"][3].update(holder="private:P5"),
    ),
    (
        "a_company_that_has_not_floated_has_nothing",
        lambda v: any(not c["floated"] for c in v.companies.values()),
        lambda s: next(c for c in s["companies"] if not c["floated"]).update(cash=10),
    ),
    ("a_company_begins_with_its_capital_alone", new_company, lambda s: untried(s).update(cash=1)),
    ("par_values_are_those_of_the_chart", has_floated, lambda s: started(s).update(par=90)),
    (
        "private_companies_keep_their_face_value",
        lambda v: (
            v.state["round"]["kind"] == "auction" and any(p["owner"] == "bank" for p in v.state["privates"])
        ),
        lambda s: next(p for p in s["privates"] if p["owner"] == "bank").update(price=3),
    ),
    (
        "bids_are_high_enough",
        lambda v: v.state["round"]["kind"] == "auction" and v.state["round"]["bids"],
        lambda s: first_bid(s).update(amount=first_bid(s)["amount"] + 1),
    ),
    (
        "private_companies_belong_to_running_companies",
        lambda v: v.state["phase"] == "2" and v.state["round"]["kind"] == "stock",
        lambda s: s["privates"][0].update(owner="company:PRR"),
    ),
    ("tiles_fit_their_hexes", some_tile, move_tile),
    (
        "colours_wait_for_their_phase",
        lambda v: v.state["phase"] == "2" and v.laid,
        lambda s: s["tiles"]["laid"][0].update(tile="14"),
    ),
    (
        "blocked_hexes_are_empty",
        lambda v: v.owner("P4").startswith("player:"),
        lambda s: s["tiles"]["laid"].append({"hex": "D2", "tile": "57", "rotation": 0}),
    ),
    ("markers_have_spaces", lambda v: sum(1 for c in v.companies.values() if c["tokens"]) > 4, crowd),
    (
        "the_first_marker_is_at_home",
        lambda v: any(len(c["tokens"]) > 1 for c in v.companies.values()),
        lambda s: next(c for c in s["companies"] if len(c["tokens"]) > 1)["tokens"].reverse(),
    ),
    (
        "no_company_is_twice_in_a_hex",
        lambda v: any(c["tokens"] for c in v.companies.values()),
        lambda s: [c["tokens"].extend(c["tokens"]) for c in s["companies"]],
    ),
    (
        "the_phase_is_that_of_the_trains",
        lambda v: v.state["phase"] == "3",
        lambda s: s.update(phase="2"),
    ),
    (
        "trains_leave_the_bank_in_order",
        lambda v: v.state["phase"] == "2" and v.state["depot"]["stack"][0]["left"],
        lambda s: s["depot"]["stack"][1].update(left=5),
    ),
    (
        "companies_operate_by_price",
        lambda v: (
            v.kind == "track"
            and len(v.state["round"]["order"]) > 1
            and v.price(v.state["round"]["order"][0]) != v.price(v.state["round"]["order"][-1])
        ),
        swap_order,
    ),
    (
        "each_floated_company_operates_once",
        lambda v: v.kind == "track" and v.state["round"]["order"],
        lambda s: s["round"]["done"].append(s["round"]["order"][0]),
    ),
    ("decisions_are_for_those_entitled", anywhere, lambda s: s["pending"].clear()),
    (
        "discards_are_asked_of_the_right_companies",
        waiting("discard_train"),
        lambda s: s["pending"][0]["actors"][0].update(id="nobody"),
    ),
    (
        "help_is_for_those_in_need",
        waiting("emergency"),
        lambda s: s["pending"][0]["context"].update(short=999),
    ),
    (
        "a_broken_bank_is_noticed",
        lambda v: v.state["bank"]["cash"] < 0 and v.state["result"] is None,
        lambda s: s.update(ending=None),
    ),
    (
        "the_result_is_what_lies_on_the_table",
        in_round("over"),
        lambda s: s["result"]["worth"].update({s["players"][0]["id"]: 1}),
    ),
]
"""Invariant, on which tables it is broken here, and how the table is changed."""
