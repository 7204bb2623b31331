"""For each invariant of a step that 1846 needs or sees in its own way: which steps can break it, and how."""
# ruff: noqa: ARG001, ARG005 - every change takes the whole step

from typing import Any

from spoilt.eighteen46_kinds import (
    buys_railroad,
    by,
    company_runs,
    counts,
    draft_ends,
    helps_on,
    independent_runs,
    is_forced,
    issues,
    keeps_a_card,
    kept_shares,
    leaves_others_with_shares,
    loser,
    marker_lies,
    of_another,
    open_after,
    presidents_first,
    takes_its_turn,
    two_started,
    uses_power,
)
from spoilt.steps import Spoil, State, Where, actor, at, company, did, earn


def to_the_right_end(name_of: Any) -> Spoil:
    """A company's price goes far to the right."""

    def spoil(before: State, after: State, action: dict[str, Any]) -> None:
        name = name_of(before, action)
        for cell in list(after["market"]):
            if name in cell["stack"]:
                cell["stack"].remove(name)
                if not cell["stack"]:
                    after["market"].remove(cell)
        after["market"].append({"cell": "r1c31", "price": 550, "stack": [name]})

    return spoil


def traded(before: State, action: dict[str, Any]) -> str:
    return str(action["company"])


def acts(before: State, action: dict[str, Any]) -> str:
    return actor(action)


def some_other(before: State, action: dict[str, Any]) -> str:
    """A company that has a president and does not act."""
    started = [name for cell in before["market"] for name in cell["stack"] if name != actor(action)]
    presided = (name for name in started if not company(before, name).get("receivership"))
    return str(next(presided))


def move_paper(before: State, after: State, action: dict[str, Any]) -> None:
    """A share more of the company that acts goes to the pool."""
    name = actor(action)
    paper = next(
        p
        for p in after["certificates"]
        if p["company"] == name and p["holder"] != "pool" and not p["president"]
    )
    paper["holder"] = "pool"


def give_all(before: State, after: State, action: dict[str, Any]) -> None:
    """The pool held half of the company before."""
    name = actor(action)
    for paper in before["certificates"]:
        if paper["company"] == name and not paper["president"]:
            paper["holder"] = "pool"


def sold_before(before: State, after: State, action: dict[str, Any]) -> None:
    company(before, action["company"])["president"] = "Nobody"


def second_sale(before: State, after: State, action: dict[str, Any]) -> None:
    before["round"]["turn"]["sold"].append(action["company"])


def untried(before: State, after: State, action: dict[str, Any]) -> None:
    company(before, action["company"]).update(operated=False, president="Nobody")


def no_president(before: State, after: State, action: dict[str, Any]) -> None:
    company(before, action["company"]).update(receivership=True)


def place_marker(before: State, after: State, action: dict[str, Any]) -> None:
    for old, new in zip(before["companies"], after["companies"], strict=True):
        if old.get("receivership") and new.get("receivership"):
            new["tokens"].append({"hex": "G3", "exits": []})


def other_train(before: State, after: State, action: dict[str, Any]) -> None:
    for train in company(before, actor(action))["trains"]:
        train["resting"] = True


def phase_out(before: State, after: State, action: dict[str, Any]) -> None:
    for train in company(before, action["from"][8:])["trains"]:
        train["phased_out"] = True


def in_receivership(before: State, after: State, action: dict[str, Any]) -> None:
    company(before, action["from"][8:])["receivership"] = True


def as_before(member: str) -> Spoil:
    def spoil(before: State, after: State, action: dict[str, Any]) -> None:
        after[member] = before[member]

    return spoil


def move_bonus(before: State, after: State, action: dict[str, Any]) -> None:
    after["markers"][0]["hex"] = next(h for h in ("B8", "D6", "C5", "I1") if h != after["markers"][0]["hex"])


def count_less(before: State, after: State, action: dict[str, Any]) -> None:
    next(route for route in action["routes"] if route.get("counted"))["counted"].pop()


def count_elsewhere(before: State, after: State, action: dict[str, Any]) -> None:
    next(route for route in action["routes"] if route.get("counted"))["counted"][0] = {"hex": "A15"}


def earn_more(before: State, after: State, action: dict[str, Any]) -> None:
    after["round"]["turn"]["revenue"] += 10


def gone_for_nothing(before: State, after: State, action: dict[str, Any]) -> None:
    """A player is bankrupt although nobody declares it."""
    next(p for p in after["players"] if not p.get("bankrupt")).update(bankrupt=True)


def lose_markers(before: State, after: State, action: dict[str, Any]) -> None:
    company(after, actor(action))["tokens"].pop()


def keep_office(before: State, after: State, action: dict[str, Any]) -> None:
    for old in before["companies"]:
        new = company(after, old["id"])
        if old["president"] == actor(action) and not new["closed"]:
            new["president"] = "Nobody"


SPOILT: list[tuple[str, Where, Spoil]] = [
    ("kept_cards_stay_kept", keeps_a_card, lambda b, a, x: a["round"]["picks"].pop()),
    (
        "kept_cards_stay_kept",
        did("shuffle"),
        lambda b, a, x: x["cards"].reverse() or a["round"]["hand"].reverse(),
    ),
    ("private_companies_are_paid_at_the_end", draft_ends, earn("player", lambda action: "Alice")),
    ("private_companies_are_paid_at_the_end", keeps_a_card, earn("player", lambda action: "Alice")),
    (
        "private_companies_are_paid_at_the_end",
        draft_ends,
        lambda b, a, x: company(a, "MS").update(cash=140),
    ),
    ("nobody_comes_back", did("run_routes"), gone_for_nothing),
    (
        "nobody_comes_back",
        lambda s: len(s.before.active) < len(s.before.players),
        lambda b, a, x: [p.pop("bankrupt", None) for p in a["players"]],
    ),
    ("trains_that_rest_do_not_run", company_runs, other_train),
    ("trains_of_others_are_sound", of_another, phase_out),
    ("trains_of_others_are_sound", of_another, in_receivership),
    ("powers_wear_off_by_use", uses_power, as_before("privates")),
    (
        "powers_wear_off_by_use",
        did("run_routes"),
        lambda b, a, x: [p.update(uses_left=3) for p in a["privates"] if "uses_left" in p],
    ),
    ("bonuses_are_assigned_by_the_owner", marker_lies, move_bonus),
    ("own_shares_have_the_price_beside", issues, earn("company", actor)),
    ("own_shares_have_the_price_beside", issues, to_the_right_end(acts)),
    ("shares_issued_by_force_are_cheaper", is_forced, earn("company", actor)),
    ("shares_issued_by_force_are_cheaper", is_forced, to_the_right_end(acts)),
    ("own_shares_are_limited", by("company", "sell_shares"), give_all),
    ("own_shares_are_limited", issues, move_paper),
    ("own_shares_are_traded_first", issues, lambda b, a, x: b["pending"][0].update(kind="run")),
    (
        "own_shares_are_traded_first",
        issues,
        lambda b, a, x: b["round"]["turn"].update(issued=10, redeemed=10),
    ),
    ("a_presidents_sale_lowers_the_price_once", by("player", "sell_shares"), earn("player", actor)),
    ("a_presidents_sale_lowers_the_price_once", presidents_first, second_sale),
    ("a_presidents_sale_lowers_the_price_once", presidents_first, to_the_right_end(traded)),
    ("shares_of_untried_companies_are_kept", by("player", "sell_shares"), untried),
    ("shares_of_untried_companies_are_kept", by("player", "sell_shares"), no_president),
    (
        "a_company_is_paid_for_its_own_shares",
        at("stock_turn", "par"),
        earn("company", lambda x: x["company"]),
    ),
    (
        "a_company_is_paid_for_its_own_shares",
        at("stock_turn", "buy_shares"),
        earn("company", lambda action: str(action["company"])),
    ),
    ("revenue_is_kept_halved_or_paid", open_after(did("dividend")), earn("company", actor)),
    ("revenue_is_kept_halved_or_paid", did("dividend"), earn("player", lambda action: "Alice")),
    ("revenue_is_kept_halved_or_paid", did("dividend"), to_the_right_end(acts)),
    (
        "no_revenue_is_one_space_left",
        lambda s: (
            s.kind == "build"
            and s.after.turn.get("company") == s.actor
            and s.after.turn["step"] == "trains"
            and s.type == "pass"
        ),
        to_the_right_end(acts),
    ),
    (
        "prices_are_adjusted_after_a_stock_round",
        lambda s: s.stock_round_ended and s.before.cells,
        lambda b, a, x: to_the_right_end(lambda before, action: before["market"][-1]["stack"][0])(b, a, x),
    ),
    (
        "prices_have_a_reason_to_move",
        lambda s: s.type == "lay_tile" and two_started(s),
        to_the_right_end(some_other),
    ),
    ("companies_without_president_build_nothing", takes_its_turn, place_marker),
    (
        "a_bankrupt_players_goods_go_to_the_company",
        helps_on,
        lambda b, a, x: company(a, b["round"]["turn"]["company"]).update(cash=0),
    ),
    ("a_tile_costs_its_ground_and_sides", did("lay_tile"), earn("company", actor)),
    ("a_token_costs_what_is_printed", did("place_token"), earn("company", actor)),
    ("players_pay_nothing_for_building", did("lay_tile"), earn("player", lambda action: "Bob")),
    ("a_run_earns_its_places_and_bonuses", company_runs, earn_more),
    ("independent_companies_share_their_revenue", independent_runs, earn("company", actor)),
    ("independent_companies_share_their_revenue", independent_runs, earn("player", lambda x: "Alice")),
    ("as_many_places_count_as_the_train_says", counts, count_less),
    ("as_many_places_count_as_the_train_says", counts, count_elsewhere),
    ("markers_stay_on_the_map", buys_railroad, lose_markers),
    (
        "markers_stay_on_the_map",
        did("run_routes"),
        lambda b, a, x: next(c for c in a["companies"] if c["tokens"])["tokens"].append(
            {"hex": "G3", "exits": []}
        ),
    ),
    (
        "trains_move_when_bought_or_gone",
        buys_railroad,
        lambda b, a, x: company(a, actor(x))["trains"].append({"name": "6"}),
    ),
    ("certificates_move_by_trade_only", leaves_others_with_shares, lambda b, a, x: give_to_box(a)),
    ("offices_pass_by_trade_only", loser, keep_office),
    ("a_private_company_costs_what_is_allowed", buys_railroad, lambda b, a, x: x.update(price=61)),
    ("a_private_company_costs_what_is_allowed", buys_railroad, earn("company", actor)),
    ("a_train_is_paid_by_the_treasury_first", did("buy_train"), earn("company", actor)),
    (
        "rounds_follow_each_other",
        lambda s: s.stock_round_ended and s.after.state["round"]["kind"] == "operating",
        lambda b, a, x: a["round"].update(set=a["round"]["set"] + 1),
    ),
    (
        "passing_moves_no_money_but_private_income",
        lambda s: s.type == "pass" and s.kind == "issue",
        earn("player", lambda action: "Alice"),
    ),
    (
        "the_priority_deal_moves_after_a_round",
        lambda s: s.stock_round_ended,
        lambda b, a, x: a.update(priority=next(p["id"] for p in a["players"] if p["id"] != a["priority"])),
    ),
]
"""Invariant, which steps break it when they are changed, and how."""


def give_to_box(after: State) -> None:
    """A share that a player keeps is out of the game."""
    kept_shares(after)[0]["holder"] = "box"
