"""For each invariant of a step that 18GL needs or sees in its own way: which steps can break it, and how."""
# ruff: noqa: ARG001, ARG005 - every change takes the whole step

from typing import Any

from spoilt.steps import Spoil, State, Where, actor, at, company, did, earn, player
from trackwalker.invariants.core.view import Step

NATIONAL = "CONRAIL"


def formed(step: Step) -> bool:
    return step.formed


def for_a_train(type_: str) -> Where:
    return lambda step: step.type == type_ and step.kind != "interest"


def traded(*kinds: str) -> Where:
    """Bonds are bought or sold by players, or bought back."""
    return lambda step: step.type in ("buy_bond", "sell_bond") and step.kind in kinds


def by_player(step: Step) -> bool:
    return step.action["actor"]["kind"] == "player"


def borrow(before: State, after: State, action: dict[str, Any]) -> None:
    """Another company has a loan more."""
    other = next(entry for entry in after["companies"] if entry["floated"] and not entry["closed"])
    other["loans"] = other.get("loans", 0) + (0 if other["id"] == actor(action) else 1) or 7


def to_the_top(state: State, name: str) -> None:
    """A company's price is the dearest one."""
    for cell in list(state["market"]):
        if name in cell["stack"]:
            cell["stack"].remove(name)
            if not cell["stack"]:
                state["market"].remove(cell)
    state["market"].append({"cell": "r1c20", "price": 450, "stack": [name]})


def price(before: State, after: State, action: dict[str, Any]) -> None:
    to_the_top(after, actor(action))


def give_a_bond(before: State, after: State, action: dict[str, Any]) -> None:
    """The bonds of the market lie with nobody, and one of the treasury with a player."""
    after["bonds"] = [{"company": NATIONAL, "holder": f"player:{after['players'][-1]['id']}", "count": 10}]


def keep_one(before: State, after: State, action: dict[str, Any]) -> None:
    """One company has been left out."""
    company(after, NATIONAL)["merged"].pop()


def sink_a_ferry(before: State, after: State, action: dict[str, Any]) -> None:
    laid = after["tiles"]["laid"]
    laid[:] = [tile for tile in laid if not tile["tile"].startswith("F")]


def ferry_lies(step: Step) -> bool:
    return any(tile["tile"].startswith("F") for tile in step.before.state["tiles"]["laid"])


def run_in_a_turn(step: Step) -> bool:
    """Trains of an ordinary company have run, which goes on, and interest is paid if any is due."""
    same = step.after.turn.get("company") == step.actor and step.after.kind in ("dividend", "buy_train")
    return step.type == "run_routes" and same and step.actor != NATIONAL


def runs_of_the_national(step: Step) -> bool:
    """The trains of the national company have run, while players have bonds of it."""
    same = step.after.turn.get("company") == step.actor and step.after.kind in ("dividend", "buy_train")
    bonds = step.before.state.get("bonds", ())
    owned = any(pile["holder"].startswith("player:") for pile in bonds)
    return step.type == "run_routes" and same and step.actor == NATIONAL and owned


def a_bondholder_has_more(before: State, after: State, action: dict[str, Any]) -> None:
    holder = next(pile["holder"] for pile in before["bonds"] if pile["holder"].startswith("player:"))
    player(after, holder.partition(":")[2])["cash"] += 10


def with_a_token_for(ground: str) -> Where:
    """A tile is laid on a river or a hill for half its price."""

    def half(step: Step) -> bool:
        if not lays_in_a_turn(step):
            return False
        name, cards = step.action["hex"], step.facts.privates
        fits = name not in step.before.laid and step.facts.hexes[name].get("terrain") == ground
        markers = step.before.state.get("markers", ())
        return fits and any(
            mark["company"] == step.actor and cards[mark["private"]].get("half_price") == ground
            for mark in markers
        )

    return half


def lays_in_a_turn(step: Step) -> bool:
    """A tile is laid, and the same step or the next one goes on."""
    return step.type == "lay_tile" and step.after.kind in ("track", "token")


def pay_in_full(before: State, after: State, action: dict[str, Any]) -> None:
    paid = company(before, actor(action))["cash"] - company(after, actor(action))["cash"]
    company(after, actor(action))["cash"] -= paid


def of_trains(says: str) -> Where:
    """Trains run of which a card says something: how many hexes they cover, what holds by those in play."""
    return lambda step: (
        step.type == "run_routes"
        and any(step.facts.trains[route["train"]].get(says) for route in step.action["routes"])
    )


def with_the_longer_train(step: Step) -> bool:
    """A train covers more hexes than its card says."""
    return step.type == "run_routes" and any(
        len(route["path"]) - 1 > step.facts.trains[route["train"]].get("hexes", 99)
        for route in step.action["routes"]
    )


def go_further(action: dict[str, Any], more: int) -> None:
    """Each route goes on and comes into so many hexes more."""
    for route in action["routes"]:
        route["path"] += route["path"][-1:] * more


def to_and_fro(action: dict[str, Any]) -> None:
    """Each route is run over again, place by place, six times."""
    for route in action["routes"]:
        route["path"] = route["path"] * 6


def own_token(step: Step) -> bool:
    return step.type == "place_token" and step.kind == "token"


def earn_more(before: State, after: State, action: dict[str, Any]) -> None:
    after["round"]["turn"]["revenue"] += 10


def another_earns(before: State, after: State, action: dict[str, Any]) -> None:
    next(entry for entry in after["companies"] if entry["id"] != actor(action))["cash"] += 50


SPOILT: list[tuple[str, Where, Spoil]] = [
    ("a_run_earns_its_places_less_interest", run_in_a_turn, earn_more),
    ("a_run_earns_its_places_less_interest", run_in_a_turn, earn("company", actor)),
    ("ferries_are_paid_to_their_company", run_in_a_turn, another_earns),
    ("a_run_earns_its_places_less_interest", runs_of_the_national, earn_more),
    ("a_run_earns_its_places_less_interest", runs_of_the_national, earn("company", actor)),
    ("players_have_the_interest_of_their_bonds", runs_of_the_national, a_bondholder_has_more),
    (
        "players_have_the_interest_of_their_bonds",
        run_in_a_turn,
        lambda b, a, action: a["players"][0].update(cash=a["players"][0]["cash"] + 10),
    ),
    ("tiles_cost_their_ground_or_half_of_it", with_a_token_for("river"), pay_in_full),
    ("tiles_cost_their_ground_or_half_of_it", with_a_token_for("hill"), pay_in_full),
    ("tiles_cost_their_ground_or_half_of_it", lays_in_a_turn, earn("company", actor)),
    (
        "trains_cover_no_more_hexes_than_they_may",
        of_trains("hexes"),
        lambda b, a, action: go_further(action, 11),
    ),
    (
        "trains_cover_no_more_hexes_than_they_may",
        with_the_longer_train,
        lambda b, a, action: b.update(markers=[]),
    ),
    (
        "trains_in_play_say_how_many_places_are_visited",
        of_trains("in_play"),
        lambda b, a, action: to_and_fro(action),
    ),
    ("a_token_costs_its_way", own_token, earn("company", actor)),
    ("loans_come_and_go_by_decision", did("dividend"), borrow),
    (
        "loans_come_and_go_by_decision",
        did("payoff_loan"),
        lambda b, a, action: company(a, actor(action)).update(loans=2),
    ),
    ("loans_move_money_and_the_price", for_a_train("take_loan"), earn("company", actor)),
    ("loans_move_money_and_the_price", for_a_train("take_loan"), price),
    ("loans_move_money_and_the_price", for_a_train("payoff_loan"), price),
    ("bonds_move_by_trade_only", traded("stock_turn", "bonds", "buy_train"), give_a_bond),
    (
        "bonds_cost_their_face_value",
        lambda step: traded("stock_turn")(step) and by_player(step),
        lambda b, a, action: player(a, actor(action)).update(cash=0),
    ),
    ("bonds_cost_their_face_value", traded("bonds"), earn("company", actor)),
    ("companies_without_trains_are_merged", formed, keep_one),
    (
        "companies_without_trains_are_merged",
        formed,
        lambda b, a, action: b.update(phase=a["phase"]),
    ),
    ("the_national_company_begins_at_its_price", formed, lambda b, a, action: to_the_top(a, NATIONAL)),
    ("ferries_are_opened_for_good", ferry_lies, sink_a_ferry),
    ("dividends_are_paid_by_shares", did("dividend"), earn("company", actor)),
    (
        "dividends_are_paid_by_shares",
        did("dividend"),
        lambda b, a, action: a["players"][0].update(cash=a["players"][0]["cash"] + 1),
    ),
    ("a_dividend_moves_the_price", at("dividend", "dividend"), price),
]
"""Invariant, on which steps it is broken here, and how the step is changed."""
