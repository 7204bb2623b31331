"""For each invariant of a step that 18FL needs or sees in its own way: which steps can break it, and how."""
# ruff: noqa: ARG001, ARG005 - every change takes the whole step

from typing import Any

from spoilt.eighteen_fl_kinds import (
    all_have_bid,
    bankruptcy,
    by_power,
    closes,
    earns_nothing,
    earns_something,
    ends_by_the_bank,
    floats,
    hotel,
    office_bought,
    own,
    phase_begins,
    pool_pays,
    restricted_purchase,
    set_ends,
    turn_ends,
    vacant_stays,
    with_others,
)
from spoilt.steps import Spoil, State, Where, actor, at, company, did, earn, player


def traded(action: dict[str, Any]) -> str:
    return str(action["company"])


def to_the_end(state: State, name: str) -> None:
    """A company's price is the dearest one."""
    for cell in list(state["market"]):
        if name in cell["stack"]:
            cell["stack"].remove(name)
            if not cell["stack"]:
                state["market"].remove(cell)
    state["market"].append({"cell": "r1c20", "price": 400, "stack": [name]})


def price_of(name_of: Any) -> Spoil:
    return lambda before, after, action: to_the_end(after, name_of(before, action))


def operating(before: State, action: dict[str, Any]) -> str:
    return str(before["round"]["turn"]["company"])


def unconcerned(before: State, action: dict[str, Any]) -> str:
    """A company with a price that neither acts nor is traded."""
    concerned = {actor(action), action.get("company"), (before["round"].get("turn") or {}).get("company")}
    return str(next(n for cell in before["market"] for n in cell["stack"] if n not in concerned))


def follow(reading: str, change: Spoil) -> Spoil:
    """The table is played by another reading, and changed."""

    def spoil(before: State, after: State, action: dict[str, Any]) -> None:
        question, letter = reading.split("=")
        for state in (before, after):
            state.setdefault("rules", {"readings": {}, "deviations": []})["readings"][question] = letter
        change(before, after, action)

    return spoil


def enlarge(before: State, after: State, action: dict[str, Any]) -> None:
    """A company has ten shares afterwards."""
    next(entry for entry in after["companies"] if entry["share_count"] == 5)["share_count"] = 10


def take_share(before: State, after: State, action: dict[str, Any]) -> None:
    """A share of the company that converts goes to the pool."""
    paper = next(
        p
        for p in after["certificates"]
        if p["company"] == actor(action) and p["holder"].startswith("player:") and not p["president"]
    )
    paper["holder"] = "pool"


def pay_nothing(before: State, after: State, action: dict[str, Any]) -> None:
    """A company that neither buys nor sells has no more than before."""
    for old, new in zip(before["companies"], after["companies"], strict=True):
        if old["id"] not in (actor(action), action["from"][8:]):
            new["cash"] = old["cash"] + 1


def lose_train(before: State, after: State, action: dict[str, Any]) -> None:
    """A company has a train that stays in the game, and then it has not."""
    for state in (before, after):
        for entry in state["companies"]:
            entry["trains"] = [{"name": "6"}, {"name": "6"}] if state is before else [{"name": "6"}]


def no_trains(before: State, after: State, action: dict[str, Any]) -> None:
    company(after, operating(before, action))["trains"] = []


def sell_private(before: State, after: State, action: dict[str, Any]) -> None:
    private = next(p for p in after["privates"] if p["owner"].startswith("player:"))
    private["owner"] = next(
        f"player:{p['id']}" for p in after["players"] if f"player:{p['id']}" != private["owner"]
    )


def reopen(before: State, after: State, action: dict[str, Any]) -> None:
    """A private company that closes is still its owner's."""
    for old, new in zip(before["privates"], after["privates"], strict=True):
        new["owner"] = old["owner"]


def close_early(before: State, after: State, action: dict[str, Any]) -> None:
    next(p for p in after["privates"] if p["owner"].startswith("player:"))["owner"] = "box"


def a_private_is_open(step: Any) -> bool:
    return any(p["owner"].startswith("player:") for p in step.after.state["privates"])


def untried(before: State, after: State, action: dict[str, Any]) -> None:
    company(before, action["company"])["operated"] = False


def sold_already(before: State, after: State, action: dict[str, Any]) -> None:
    before["round"]["turn"]["sold"] = [action["company"]]


def fill_pool(before: State, after: State, action: dict[str, Any]) -> None:
    for certificate in after["certificates"]:
        if certificate["company"] == action["company"] and not certificate["president"]:
            certificate["holder"] = "pool"


def vacant(before: State, after: State, action: dict[str, Any]) -> None:
    company(before, action["company"])["receivership"] = True


def other_company(before: State, after: State, action: dict[str, Any]) -> None:
    after["markers"][-1]["company"] = next(
        entry["id"] for entry in after["companies"] if entry["id"] != after["markers"][-1]["company"]
    )


def no_more_terminal(before: State, after: State, action: dict[str, Any]) -> None:
    company(after, operating(before, action))["tokens"][-1].pop("kind")


def move_vacant_marker(before: State, after: State, action: dict[str, Any]) -> None:
    next(entry for entry in after["companies"] if entry.get("receivership"))["tokens"][0]["hex"] = "F23"


def pay_vacant(before: State, after: State, action: dict[str, Any]) -> None:
    next(entry for entry in after["companies"] if entry.get("receivership"))["cash"] += 1


def another_has_it(before: State, after: State, action: dict[str, Any]) -> None:
    entry = company(after, action["company"])
    entry["president"] = next(p["id"] for p in after["players"] if p["id"] != actor(action))


def has_a_share(before: State, after: State, action: dict[str, Any]) -> None:
    """The bankrupt has a share of a company that has operated and of which nobody else has shares."""
    names = [entry["id"] for entry in before["companies"] if entry["operated"]]
    turn = before["round"]["turn"]["company"]
    for name in names:
        entry = company(before, name)
        if name == turn or entry.get("receivership") or entry["president"] == actor(action):
            continue
        for certificate in before["certificates"]:
            if certificate["company"] == name and certificate["holder"] in ("pool", "ipo"):
                certificate["holder"] = "player:" + actor(action)
        return
    for certificate in before["certificates"]:
        if (
            certificate["company"] in names
            and certificate["company"] != turn
            and not certificate["president"]
        ):
            certificate["holder"] = "player:" + actor(action)


def twist_stack(before: State, after: State, action: dict[str, Any]) -> None:
    """The two companies in a cell change places."""
    names = [name for cell in before["market"] for name in cell["stack"]]
    for state, stack in ((before, names), (after, names[::-1])):
        state["market"] = [{"cell": "r1c5", "price": 80, "stack": stack}]


SPOILT: list[tuple[str, Where, Spoil]] = [
    # what it shares with others
    (
        "passing_moves_no_money_but_private_income",
        at("bonus", "pass"),
        earn("player", lambda action: "Alice"),
    ),
    ("a_train_is_paid_by_the_treasury_first", did("buy_train"), earn("company", actor)),
    (
        "trains_are_bought_below_the_limit",
        lambda s: s.type == "buy_train" and s.before.train_limit(s.actor) is not None,
        lambda b, a, x: company(b, actor(x)).update(trains=[{"name": "3"}] * 4),
    ),
    (
        "rounds_follow_each_other",
        lambda s: s.stock_round_ended and s.after.state["round"]["kind"] == "operating",
        lambda b, a, x: a["round"].update(of=a["round"]["of"] + 1),
    ),
    (
        "routes_keep_the_rules",
        earns_something,
        lambda b, a, x: company(b, actor(x)).update(
            tokens=[{**place, "kind": "hotel"} for place in company(b, actor(x))["tokens"]]
        ),
    ),
    (
        "a_purchase_costs_its_price",
        at("stock_turn", "par"),
        lambda b, a, x: company(a, x["company"]).update(share_count=20),
    ),
    ("a_purchase_costs_its_price", at("stock_turn", "buy_shares"), earn("player", actor)),
    (
        "nobody_buys_beyond_the_certificate_limit",
        at("stock_turn", "buy_shares"),
        lambda b, a, x: [p.update(holder="player:" + actor(x)) for p in b["certificates"]],
    ),
    ("certificates_move_by_trade_only", own("lay_tile"), lambda b, a, x: give_away(a)),
    (
        "the_priority_deal_moves_after_a_round",
        lambda s: s.before.state["round"]["kind"] == "bids" and s.after.state["round"]["kind"] == "stock",
        lambda b, a, x: a.update(priority=next(p["id"] for p in a["players"] if p["id"] != a["priority"])),
    ),
    (
        "tiles_are_laid_one_by_one_and_keep_their_track",
        lambda s: s.cleared & {*s.before.laid},
        lambda b, a, x: a["tiles"].update(laid=b["tiles"]["laid"]),
    ),
    (
        "markers_stay_on_the_map",
        hotel,
        lambda b, a, x: company(a, actor(x))["tokens"][0].update(kind="hotel"),
    ),
    # its own
    ("hidden_bids_and_choices_are_paid_to_the_bank", all_have_bid, earn("player", lambda x: "Alice")),
    (
        "hidden_bids_and_choices_are_paid_to_the_bank",
        lambda s: s.kind == "hidden_bid" and not all_have_bid(s),
        earn("player", actor),
    ),
    ("hidden_bids_and_choices_are_paid_to_the_bank", did("buy_private"), earn("player", actor)),
    (
        "private_companies_are_kept_until_they_close",
        lambda s: a_private_is_open(s) and s.type != "buy_private",
        sell_private,
    ),
    ("private_companies_are_kept_until_they_close", closes, reopen),
    (
        "private_companies_are_kept_until_they_close",
        lambda s: a_private_is_open(s) and s.type == "run_routes",
        close_early,
    ),
    (
        "a_company_is_founded_with_a_size",
        did("par"),
        lambda b, a, x: company(a, x["company"]).update(
            share_count=15 - company(a, x["company"])["share_count"]
        ),
    ),
    (
        "a_company_is_founded_with_a_size",
        did("par"),
        lambda b, a, x: company(a, x["company"]).update(president="Nobody"),
    ),
    ("a_company_gets_the_capital_of_its_size", floats, earn("company", traded)),
    ("a_company_gets_the_capital_of_its_size", at("stock_turn", "buy_shares"), earn("company", traded)),
    (
        "companies_convert_by_choice_or_with_a_phase",
        lambda s: s.type == "lay_tile" and any(c["share_count"] == 5 for c in s.after.companies.values()),
        enlarge,
    ),
    (
        "companies_convert_by_choice_or_with_a_phase",
        did("convert"),
        lambda b, a, x: company(b, actor(x)).update(operated=False),
    ),
    ("a_conversion_halves_the_shares_and_pays", did("convert"), take_share),
    ("a_conversion_halves_the_shares_and_pays", did("convert"), earn("company", actor)),
    ("a_conversion_halves_the_shares_and_pays", did("convert"), price_of(operating)),
    (
        "a_phase_pays_the_companies_it_converts",
        phase_begins("conversion", "all"),
        pay_nothing,
    ),
    (
        "a_run_earns_its_cities_towns_and_hotels",
        earns_something,
        lambda b, a, x: a["round"]["turn"].update(revenue=a["round"]["turn"]["revenue"] + 10),
    ),
    ("a_token_costs_its_way", own("place_token"), earn("company", actor)),
    (
        "a_token_costs_its_way",
        by_power("place_token"),
        lambda b, a, x: company(b, operating(b, x)).update(cash=company(b, operating(b, x))["cash"] + 20),
    ),
    (
        "a_turn_has_one_token_and_maybe_a_terminal",
        own("place_token"),
        lambda b, a, x: b["round"]["turn"].update(tokens=1),
    ),
    ("a_turn_has_one_token_and_maybe_a_terminal", by_power("place_token"), no_more_terminal),
    (
        "a_turn_has_one_token_and_maybe_a_terminal",
        hotel,
        lambda b, a, x: company(a, actor(x))["tokens"][-1].pop("kind"),
    ),
    ("a_tile_costs_the_ground_it_covers", own("lay_tile"), earn("company", actor)),
    ("building_costs_players_nothing", did("lay_tile"), earn("player", lambda x: "Bob")),
    (
        "one_train_of_a_type_is_bought_in_a_turn",
        restricted_purchase,
        lambda b, a, x: b["round"]["turn"].update(restricted=[x["train"]]),
    ),
    (
        "one_train_of_a_type_is_bought_in_a_turn",
        restricted_purchase,
        lambda b, a, x: a["round"]["turn"].pop("restricted"),
    ),
    ("a_turn_ends_with_a_train", turn_ends, no_trains),
    ("trains_leave_by_choice_or_phase", did("run_routes"), lose_train),
    (
        "bonus_actions_are_their_owners_and_used_up",
        closes,
        lambda b, a, x: [p.update(owner="player:Nobody") for p in b["privates"]],
    ),
    ("bonus_actions_are_their_owners_and_used_up", closes, lambda b, a, x: x.pop("private")),
    (
        "bonus_actions_are_their_owners_and_used_up",
        by_power("lay_tile"),
        lambda b, a, x: x.update(tile="15"),
    ),
    ("bonus_actions_are_their_owners_and_used_up", by_power("assign"), other_company),
    (
        "bonus_actions_come_last_in_their_step",
        closes,
        lambda b, a, x: b["pending"][0].update(kind="track"),
    ),
    (
        "bonus_markers_lie_until_a_phase_removes_them",
        lambda s: s.before.state.get("markers") and s.type == "run_routes",
        lambda b, a, x: a["markers"][0].update(hex="K28" if a["markers"][0]["hex"] != "K28" else "B5"),
    ),
    (
        "bonus_markers_lie_until_a_phase_removes_them",
        lambda s: s.before.state.get("markers") and phase_begins("removes_markers")(s),
        lambda b, a, x: a.update(markers=b["markers"]),
    ),
    ("an_office_in_the_pool_is_bought", office_bought, another_has_it),
    ("companies_without_president_stay_as_they_are", vacant_stays, move_vacant_marker),
    ("companies_without_president_stay_as_they_are", vacant_stays, pay_vacant),
    ("only_those_who_have_nothing_left_are_bankrupt", bankruptcy, has_a_share),
    (
        "only_those_who_have_nothing_left_are_bankrupt",
        bankruptcy,
        lambda b, a, x: b["pending"][0]["context"].update(short=0),
    ),
    (
        "a_bankrupts_cash_stays_with_the_company",
        bankruptcy,
        lambda b, a, x: player(b, actor(x)).update(cash=77),
    ),
    (
        "the_end_follows_the_bank",
        ends_by_the_bank,
        follow("18FL-Q38=b", lambda b, a, x: a["bank"].update(cash=500)),
    ),
    (
        "the_end_follows_the_bank",
        set_ends,
        follow("18FL-Q38=b", lambda b, a, x: a["bank"].update(cash=0)),
    ),
    ("whole_revenue_is_kept_or_paid_by_shares", did("dividend"), earn("player", lambda x: "Alice")),
    ("whole_revenue_is_kept_or_paid_by_shares", pool_pays, earn("company", actor)),
    ("the_whole_revenue_moves_the_price", did("dividend"), price_of(operating)),
    ("no_revenue_moves_the_price_left", earns_nothing, price_of(operating)),
    ("a_sale_lowers_the_price_one_space", did("sell_shares"), earn("player", actor)),
    (
        "a_sale_lowers_the_price_one_space",
        did("sell_shares"),
        price_of(lambda before, action: action["company"]),
    ),
    ("what_is_sold_may_be_sold", did("sell_shares"), untried),
    ("what_is_sold_may_be_sold", at("stock_turn", "sell_shares"), sold_already),
    ("what_is_sold_may_be_sold", did("sell_shares"), fill_pool),
    ("what_is_sold_may_be_sold", did("sell_shares"), vacant),
    (
        "other_prices_and_stacks_stay",
        lambda s: s.type in ("buy_train", "pass", "sell_shares") and with_others(s),
        price_of(unconcerned),
    ),
    (
        "other_prices_and_stacks_stay",
        lambda s: s.type == "lay_tile" and len(s.before.cells) > 1,
        twist_stack,
    ),
]
"""Invariant, which steps break it when they are changed, and how."""


def give_away(after: State) -> None:
    """A share that a player had is another one's."""
    paper = next(p for p in after["certificates"] if p["holder"].startswith("player:") and not p["president"])
    paper["holder"] = next(
        f"player:{p['id']}" for p in after["players"] if f"player:{p['id']}" != paper["holder"]
    )
