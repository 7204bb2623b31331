"""For each invariant of a step: which steps can break it, and how they are changed."""
# ruff: noqa: ARG001, ARG005 - every change takes the whole step

from typing import Any

from spoilt.steps import Spoil, State, Where, actor, at, company, did, earn
from trackwalker.invariants.core.view import Step


def move_marker(before: State, after: State, action: dict[str, Any]) -> None:
    """The acting company's marker (or the one it trades) goes to the top left of the chart."""
    name = action.get("company", actor(action))
    for cell in after["market"]:
        if name in cell["stack"]:
            cell["stack"].remove(name)
    after["market"].append({"cell": "r1c1", "price": 80, "stack": [name]})


def move_all_markers(before: State, after: State, action: dict[str, Any]) -> None:
    names = [name for cell in after["market"] for name in cell["stack"]]
    after["market"] = [{"cell": "r1c1", "price": 80, "stack": names}]


def give(state: State, name: str, holder: str, count: int = 8) -> None:
    """Ordinary certificates of a company change hands."""
    for certificate in state["certificates"]:
        if certificate["company"] == name and not certificate["president"] and count:
            certificate["holder"] = holder
            count -= 1


def another_president(before: State, after: State, action: dict[str, Any]) -> None:
    entry = next(c for c in after["companies"] if c["president"] is not None)
    entry["president"] = next(p["id"] for p in after["players"] if p["id"] != entry["president"])


def gain_train(before: State, after: State, action: dict[str, Any]) -> None:
    next(c for c in after["companies"] if c["floated"])["trains"].append({"name": "D"})


def to_limit(before: State, after: State, action: dict[str, Any]) -> None:
    company(before, actor(action))["trains"] = [{"name": "2"}] * 4
    action.pop("exchange", None)


def collect(states: tuple[State, ...], holder: str) -> None:
    """One player has nearly all paper of the game."""
    for state in states:
        for certificate in state["certificates"]:
            if not certificate["president"]:
                certificate["holder"] = holder
        state["market"] = [
            {"cell": "r1c1", "price": 80, "stack": [c["id"] for c in state["companies"] if c["par"]]}
        ]


def over_the_limit(before: State, after: State, action: dict[str, Any]) -> None:
    collect((before, after), "player:" + actor(action))


def over_by_buying(before: State, after: State, action: dict[str, Any]) -> None:
    collect((after,), "player:" + actor(action))


def hoard(before: State, after: State, action: dict[str, Any]) -> None:
    for certificate in after["certificates"]:
        if not certificate["president"]:
            certificate["holder"] = "player:" + actor(action)


def quiet_purchase(step: Step) -> bool:
    """An early purchase, few companies being in yellow cells, by which none changes its president."""
    presidents = [
        [entry["president"] for entry in view.state["companies"]] for view in (step.before, step.after)
    ]
    early = step.kind == "stock_turn" and step.before.state["round"]["number"] < 4
    yellow = [cell for cell in step.before.cells.values() if cell["cell"] in step.facts.yellow_cells]
    return early and len(yellow) < 4 and step.type == "buy_shares" and presidents[0] == presidents[1]


def sold_before(before: State, after: State, action: dict[str, Any]) -> None:
    before["round"]["sold"].append({"player": actor(action), "company": action["company"]})


def no_need(before: State, after: State, action: dict[str, Any]) -> None:
    before["pending"][0]["context"]["short"] = 0


def gone_back(before: State, after: State, action: dict[str, Any]) -> None:
    after["depot"]["gone"] = []


def lose_tile(before: State, after: State, action: dict[str, Any]) -> None:
    after["tiles"]["laid"] = [t for t in after["tiles"]["laid"] if t["hex"] != action["hex"]]


def lose_marker(before: State, after: State, action: dict[str, Any]) -> None:
    next(c for c in after["companies"] if c["tokens"])["tokens"].pop(0)


def back_to_player(before: State, after: State, action: dict[str, Any]) -> None:
    before["privates"][0].update(owner="company:PRR", price=None)
    after["privates"][0].update(owner=f"player:{after['players'][0]['id']}", price=None)


def turn_down(before: State, after: State, action: dict[str, Any]) -> None:
    after["priority"] = next(p["id"] for p in after["players"] if p["id"] != after["priority"])


def skip_a_round(before: State, after: State, action: dict[str, Any]) -> None:
    now = after["round"]
    now["set" if now["kind"] == "operating" else "number"] += 1


def has_exported(step: Step) -> bool:
    old, new = step.before.state, step.after.state
    return (
        old["round"]["kind"] == "operating"
        and not old["round"]["exported"]
        and old["depot"]["stack"] != new["depot"]["stack"]
        and step.type == "pass"
    )


def undo_export(before: State, after: State, action: dict[str, Any]) -> None:
    after["depot"] = before["depot"]


def another_hand(before: State, after: State, action: dict[str, Any]) -> None:
    give(after, next(c["id"] for c in after["companies"] if c["floated"]), "ipo", 3)


def floated(step: Step) -> bool:
    return any(entry["floated"] for entry in step.before.companies.values())


def acts(step: Step) -> bool:
    return step.before.state["round"]["kind"] == "operating" and step.kind not in ("emergency", "track")


def ended_by_bank(step: Step) -> bool:
    result = step.after.state["result"]
    return result is not None and result["cause"] == "bank"


def last_stop_again(before: State, after: State, action: dict[str, Any]) -> None:
    action["routes"][0]["path"].append(dict(action["routes"][0]["path"][-1]))


def same_route_again(before: State, after: State, action: dict[str, Any]) -> None:
    action["routes"].append(action["routes"][0])


def won(step: Step) -> bool:
    privates = zip(step.before.state["privates"], step.after.state["privates"], strict=True)
    return step.before.state["round"]["kind"] == "auction" and any(
        old["owner"] != new["owner"] for old, new in privates
    )


def first_player(action: dict[str, Any]) -> str:
    return "Alice"


def all_pass(step: Step) -> bool:
    state = step.before.state
    return (
        step.kind == "auction_turn"
        and step.type == "pass"
        and len(state["round"]["out"]) + 1 == len(state["players"])
        and state["privates"][0]["owner"] != "bank"
    )


def next_but_one(before: State, after: State, action: dict[str, Any]) -> None:
    seats = [player["id"] for player in after["players"]]
    turn = after["round"]["turn"]
    turn["player"] = seats[(seats.index(turn["player"]) + 1) % len(seats)]


def lay_again(before: State, after: State, action: dict[str, Any]) -> None:
    turn = after["round"]["turn"]
    turn["laid"] = [{"hex": "A1", "tile": "9", "rotation": 0}, {"hex": "A1", "tile": "9", "rotation": 0}]


def first_private(before: State, after: State, action: dict[str, Any]) -> None:
    action["private"] = "P1"


def bare_home(before: State, after: State, action: dict[str, Any]) -> None:
    before["tiles"]["laid"] = []
    action["hex"] = "E5"
    action["actor"] = {"kind": "company", "id": "PRR"}


SPOILT: list[tuple[str, Where, Spoil]] = [
    ("phases_never_go_back", lambda s: s.after.state["phase"] == "4", lambda b, a, x: a.update(phase="2")),
    (
        "the_end_is_never_withdrawn",
        lambda s: s.before.state["ending"] is not None,
        lambda b, a, x: a.update(ending=None),
    ),
    (
        "the_game_ends_when_it_should",
        ended_by_bank,
        lambda b, a, x: (b.update(ending=None), a.update(ending=None)),
    ),
    ("gone_trains_never_return", lambda s: s.before.state["depot"]["gone"], gone_back),
    ("tiles_are_laid_one_by_one_and_keep_their_track", did("lay_tile"), lose_tile),
    ("markers_stay_on_the_map", did("run_routes"), lose_marker),
    (
        "companies_stay_what_they_became",
        lambda s: floated(s) and s.type == "pass",
        lambda b, a, x: next(c for c in a["companies"] if c["floated"]).update(par=1),
    ),
    ("private_companies_go_one_way", at("stock_turn", "pass"), back_to_player),
    ("certificates_move_by_trade_only", lambda s: acts(s) and floated(s), another_hand),
    ("offices_pass_by_trade_only", did("run_routes"), another_president),
    ("trains_move_when_bought_or_gone", did("run_routes"), gain_train),
    ("a_sale_pays_first_and_then_lowers_the_price", did("sell_shares"), earn("player", actor)),
    ("a_sale_pays_first_and_then_lowers_the_price", did("sell_shares"), move_marker),
    ("a_purchase_costs_its_price", at("stock_turn", "buy_shares"), earn("player", actor)),
    ("a_purchase_costs_its_price", at("stock_turn", "par"), earn("player", actor)),
    (
        "a_company_gets_its_capital_once",
        did("sell_shares"),
        earn("company", lambda action: str(action["company"])),
    ),
    ("nobody_buys_beyond_the_certificate_limit", at("stock_turn", "buy_shares"), over_by_buying),
    ("certificates_above_the_limit_are_explained", quiet_purchase, hoard),
    (
        "those_above_the_limit_sell_first",
        lambda s: s.kind == "stock_turn" and s.type == "pass" and floated(s),
        over_the_limit,
    ),
    ("nobody_buys_what_he_sold", at("stock_turn", "buy_shares"), sold_before),
    ("emergency_sales_bring_no_more_than_needed", at("emergency", "sell_shares"), no_need),
    ("prices_move_for_a_reason", at("buy_train", "buy_train"), move_all_markers),
    (
        "sold_out_companies_rise",
        lambda s: s.stock_round_ended and floated(s),
        lambda b, a, x: move_all_markers(b, a, x),
    ),
    ("a_run_earns_what_its_places_are_worth", did("run_routes"), last_stop_again),
    ("routes_keep_the_rules", did("run_routes"), last_stop_again),
    ("trains_share_no_track", did("run_routes"), same_route_again),
    ("private_companies_cost_the_bid", won, earn("player", first_player)),
    ("when_all_pass_the_auction_goes_on", all_pass, earn("player", first_player)),
    (
        "a_purchase_ends_the_turn",
        lambda s: s.kind == "stock_turn" and s.type == "buy_shares",
        next_but_one,
    ),
    (
        "a_stock_round_ends_when_all_have_passed",
        lambda s: s.stock_round_ended,
        lambda b, a, x: b["round"]["passed"].clear(),
    ),
    (
        "the_priority_deal_opens_a_stock_round",
        lambda s: s.kind == "buy_train" and s.after.state["round"]["kind"] == "stock",
        next_but_one,
    ),
    (
        "a_turn_has_one_tile_and_whole_powers",
        lambda s: s.type == "lay_tile",
        lay_again,
    ),
    ("powers_are_used_by_their_owner", did("lay_tile"), first_private),
    ("the_home_hex_comes_first", did("lay_tile"), bare_home),
    (
        "trains_are_sold_in_order_at_their_price",
        lambda s: s.type == "buy_train" and s.action["from"] == "bank",
        lambda b, a, x: x.update(price=x["price"] + 10),
    ),
    ("discarded_trains_lie_in_the_pool", did("discard_train"), lambda b, a, x: a["depot"]["pool"].clear()),
    ("the_priority_deal_moves_after_a_round", lambda s: s.stock_round_ended, turn_down),
    (
        "passing_moves_no_money_but_private_income",
        lambda s: s.type == "pass" and s.kind == "token",
        earn("company", actor),
    ),
    ("building_is_paid_by_the_company", did("lay_tile"), earn("company", actor)),
    ("building_is_paid_by_the_company", did("place_token"), earn("company", actor)),
    ("revenue_is_kept_or_shared_out", did("dividend"), earn("company", actor)),
    ("revenue_is_kept_or_shared_out", did("dividend"), move_marker),
    (
        "a_company_without_revenue_is_marked_down",
        lambda s: s.kind == "token" and s.after.kind in ("buy_train", "emergency"),
        lambda b, a, x: move_marker(b, a, {"actor": x["actor"]}),
    ),
    ("a_train_is_paid_by_the_treasury_first", did("buy_train"), earn("company", actor)),
    ("trains_are_bought_below_the_limit", did("buy_train"), to_limit),
    (
        "a_private_company_costs_what_is_allowed",
        did("buy_company"),
        lambda b, a, x: x.update(price=1000),
    ),
    (
        "duties_are_not_passed_over",
        at("buy_train", "pass"),
        lambda b, a, x: b["pending"][0]["context"].update(must_buy=True),
    ),
    (
        "rounds_follow_each_other",
        lambda s: s.stock_round_ended and s.after.state["round"]["kind"] == "operating",
        skip_a_round,
    ),
    ("a_train_is_exported_after_each_operating_round", has_exported, undo_export),
]
"""Invariant, which steps break it when they are changed, and how."""
