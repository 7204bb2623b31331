"""For each invariant of a table that 18FL needs or sees in its own way: where it can be broken, and how."""

from typing import Any

from spoilt.tables import (
    Spoil,
    State,
    Where,
    any_company,
    anywhere,
    bankrupt,
    broke,
    company,
    first_company,
    has_marker,
    in_round,
    private,
    waiting,
)
from trackwalker.invariants.core.view import View


def small(view: View) -> bool:
    """A company of five shares has floated."""
    return bool(any_company(share_count=5, floated=True)(view))


def large(view: View) -> bool:
    """A company of ten shares has floated."""
    return bool(any_company(share_count=10, floated=True)(view))


def phase(*names: str) -> Where:
    return lambda view: view.state["phase"] in names and view.state["round"]["kind"] != "over"


def all_bid(view: View) -> bool:
    return bool(view.state["round"].get("choosers"))


def with_hotel(state: State) -> dict[str, Any]:
    found: dict[str, Any] = next(
        place for entry in state["companies"] for place in entry["tokens"] if place.get("kind") == "hotel"
    )
    return found


def has_token(kind: str) -> Where:
    return lambda view: any(
        place.get("kind") == kind for entry in view.companies.values() for place in entry["tokens"]
    )


def double_hotel(state: State) -> None:
    """A second company has a hotel where there is one."""
    place = with_hotel(state)
    other = next(entry for entry in state["companies"] if place not in entry["tokens"])
    other["tokens"].append(dict(place))


def lose_hotels(state: State) -> None:
    for entry in state["companies"]:
        entry["tokens"] = entry["tokens"][:1]
        entry["tokens_left"] = 2


def second_terminal(state: State) -> None:
    first_company(state, floated=True)["tokens"] += [{"hex": "B15", "exits": [0], "kind": "terminal"}] * 2


def station_at_the_terminal(state: State) -> None:
    for entry in state["companies"]:
        for place in entry["tokens"]:
            if place.get("kind") == "terminal":
                entry["tokens"].append({"hex": place["hex"], "exits": place["exits"]})
                return


def crowd_the_city(state: State) -> None:
    """Every company has a station in Tallahassee."""
    for entry in state["companies"]:
        entry["tokens"].append({"hex": "B15", "exits": [0, 1, 4]})


def terminals_only(view: View) -> bool:
    """Spaces do not matter for terminals: the home of the TPS is as it was printed."""
    return "B15" not in view.laid


def new_company(view: View) -> bool:
    return any(
        entry["floated"] and not entry["operated"] and entry["id"] != view.turn.get("company")
        for entry in view.companies.values()
    )


def untried(state: State) -> dict[str, Any]:
    turn = state["round"].get("turn") or {}
    found: dict[str, Any] = next(
        entry
        for entry in state["companies"]
        if entry["floated"] and not entry["operated"] and entry["id"] != turn.get("company")
    )
    return found


def give_all(state: State, name: str, holder: str) -> None:
    for certificate in state["certificates"]:
        if certificate["company"] == name and not certificate["president"]:
            certificate["holder"] = holder


def vacant_waits(state: State) -> None:
    now = state["round"]
    now["order"].append(now["done"][0])
    company(state, now["done"].pop(0)).update(receivership=True, president=None)


def beyond_the_ceiling(state: State) -> None:
    name = first_company(state, share_count=5, floated=True)["id"]
    for cell in list(state["market"]):
        if name in cell["stack"]:
            cell["stack"].remove(name)
            if not cell["stack"]:
                state["market"].remove(cell)
    state["market"].append({"cell": "r1c14", "price": 225, "stack": [name]})


def reverse_winners(state: State) -> None:
    state["result"]["winners"] = [
        p["id"] for p in state["players"] if p["id"] not in state["result"]["winners"]
    ]


SPOILT: list[tuple[str, Where, Spoil]] = [
    # what it shares with others
    ("money_is_conserved", anywhere, lambda s: s["players"][0].update(cash=7777)),
    ("certificates_add_up", small, lambda s: first_company(s, share_count=5).update(share_count=10)),
    ("certificates_add_up", large, lambda s: first_company(s, share_count=10).update(share_count=5)),
    (
        "holdings_within_limits",
        lambda v: large(v) and not bankrupt(v),
        lambda s: give_all(s, first_company(s, floated=True)["id"], "pool"),
    ),
    ("floated_companies_have_sold_enough", small, lambda s: company_unsold(s)),
    (
        "trains_within_the_limit",
        lambda v: phase("4")(v) and small(v) and v.kind != "discard_train",
        lambda s: first_company(s, share_count=5, floated=True).update(trains=[{"name": "3"}, {"name": "4"}]),
    ),
    (
        "trains_within_the_limit",
        lambda v: phase("6")(v) and v.kind != "discard_train",
        lambda s: first_company(s, floated=True).update(trains=[{"name": name} for name in ("5", "6", "3E")]),
    ),
    ("trains_add_up", anywhere, lambda s: s["depot"]["stack"][-1].update(faces=["6", "6E"])),
    ("tokens_add_up", anywhere, lambda s: s["companies"][0].update(tokens_left=4)),
    ("tiles_add_up", anywhere, lambda s: s["tiles"]["left"].update({"489": 2})),
    ("privates_close_with_their_phase", phase("5", "6"), lambda s: s["privates"][0].update(owner="pool")),
    ("unsold_privates_have_a_price", waiting("hidden_bid"), lambda s: s["privates"][-1].update(price=None)),
    (
        "discards_are_asked_of_the_right_companies",
        waiting("discard_train"),
        lambda s: s["pending"].pop(0),
    ),
    (
        "help_is_for_those_in_need",
        waiting("emergency"),
        lambda s: s["pending"][0]["context"].update(short=9999),
    ),
    (
        "everybody_begins_with_the_same",
        lambda v: all_bid(v) and len(v.owned("bank")) == len(v.players),
        lambda s: s["players"][0].update(cash=s["players"][0]["cash"] + 10),
    ),
    (
        "a_company_that_has_not_floated_has_nothing",
        any_company(floated=False),
        lambda s: first_company(s, floated=False)["tokens"].clear(),
    ),
    ("markers_have_spaces", terminals_only, crowd_the_city),
    (
        "no_company_is_twice_in_a_hex",
        anywhere,
        lambda s: s["companies"][0]["tokens"].append({"hex": "B5", "exits": [1, 4]}),
    ),
    ("companies_operate_by_price", lambda v: upside_down(v), lambda s: s["round"]["order"].reverse()),
    (
        "each_floated_company_operates_once",
        lambda v: v.kind == "track" and v.state["round"]["order"],
        lambda s: s["round"]["done"].append(s["round"]["order"][0]),
    ),
    ("the_result_is_what_lies_on_the_table", in_round("over"), reverse_winners),
    (
        "bankrupt_players_have_nothing",
        bankrupt,
        lambda s: s["privates"][0].update(owner=f"player:{broke(s)['id']}"),
    ),
    ("bonus_markers_lie_where_they_may", has_marker, lambda s: s["markers"][0].update(hex="F23")),
    # its own
    ("as_many_private_companies_as_players", anywhere, lambda s: s["privates"].pop()),
    (
        "hidden_bids_give_an_order",
        lambda v: v.state["round"].get("bids"),
        lambda s: s["round"]["bids"][0].update(amount=15),
    ),
    ("hidden_bids_give_an_order", all_bid, lambda s: s["round"]["choosers"].reverse()),
    ("hidden_bids_give_an_order", waiting("hidden_bid"), lambda s: s["pending"][0]["actors"].pop()),
    ("hidden_bids_give_an_order", all_bid, lambda s: s["round"]["bids"].reverse()),
    (
        "private_companies_are_chosen_in_order",
        lambda v: waiting("choose_private")(v) and len(v.owned("bank")) > 1,
        lambda s: next(p for p in s["privates"] if p["owner"] == "bank").update(
            owner=f"player:{s['round']['choosers'][-1]}", price=None
        ),
    ),
    (
        "private_companies_are_chosen_in_order",
        waiting("choose_private"),
        lambda s: s["pending"][0]["context"].update(privates=["TR", "TR"]),
    ),
    (
        "unsold_private_companies_ask_their_face_value",
        waiting("hidden_bid"),
        lambda s: s["privates"][0].update(price=15),
    ),
    (
        "private_companies_lie_where_they_may",
        lambda v: phase("2", "3", "4")(v) and v.state["round"]["kind"] == "stock",
        lambda s: s["privates"][0].update(owner="company:FEC"),
    ),
    (
        "private_companies_lie_where_they_may",
        lambda v: v.private("FECCTC") is not None and v.state["round"]["kind"] == "operating",
        lambda s: (
            private(s, "FECCTC").update(owner=f"player:{s['players'][0]['id']}")
            or company(s, "FEC").update(trains=[{"name": "3"}])
        ),
    ),
    (
        "companies_have_a_size_of_their_phase",
        phase("2"),
        lambda s: first_company(s, par=None).update(share_count=10),
    ),
    (
        "companies_have_a_size_of_their_phase",
        lambda v: phase("5", "6")(v) and v.state["market"],
        lambda s: company(s, s["market"][0]["stack"][0]).update(share_count=5),
    ),
    (
        "a_company_begins_with_the_capital_of_its_size",
        new_company,
        lambda s: untried(s).update(cash=untried(s)["cash"] * 2),
    ),
    ("a_company_begins_with_the_capital_of_its_size", new_company, lambda s: untried(s)["tokens"].clear()),
    ("stations_are_in_cities_and_hotels_in_towns", has_token("hotel"), lambda s: with_hotel(s).pop("kind")),
    (
        "stations_are_in_cities_and_hotels_in_towns",
        anywhere,
        lambda s: s["companies"][0]["tokens"][0].update(kind="hotel"),
    ),
    ("hotels_are_one_a_town", has_token("hotel"), double_hotel),
    ("a_terminal_comes_of_its_private_company", any_company(floated=True), second_terminal),
    ("a_terminal_comes_of_its_private_company", has_token("terminal"), station_at_the_terminal),
    ("hotels_are_lost_only_where_a_phase_clears", anywhere, lose_hotels),
    (
        "a_turn_has_two_new_tiles_or_one_replaced",
        waiting("token"),
        lambda s: s["round"]["turn"].update(
            laid=[{"hex": "D21", "tile": "9", "rotation": 0}, {"hex": "B5", "tile": "15", "rotation": 0}]
        ),
    ),
    (
        "a_turn_has_two_new_tiles_or_one_replaced",
        waiting("token"),
        lambda s: s["round"]["turn"].update(
            laid=[{"hex": "B5", "tile": "15", "rotation": 0, "private": "TR"}]
        ),
    ),
    (
        "a_turn_has_two_new_tiles_or_one_replaced",
        waiting("run"),
        lambda s: s["round"]["turn"].update(tokens=2),
    ),
    (
        "types_are_noted_while_it_matters",
        waiting("buy_train"),
        lambda s: s["round"]["turn"].update(restricted=["4"], bought=[]),
    ),
    (
        "companies_without_president_have_no_turn",
        lambda v: v.kind == "track" and v.state["round"]["done"],
        vacant_waits,
    ),
    (
        "nobody_has_two_shares_of_a_vacant_company",
        any_company(receivership=True),
        lambda s: give_all(
            s,
            first_company(s, receivership=True)["id"],
            next(f"player:{p['id']}" for p in s["players"] if not p.get("bankrupt")),
        ),
    ),
    ("prices_stay_below_the_ceiling", small, beyond_the_ceiling),
    (
        "bonus_actions_are_asked_of_the_owners",
        waiting("bonus"),
        lambda s: s["pending"][0]["context"].update(company="FEC" if turn_of(s) != "FEC" else "SR"),
    ),
    (
        "bonus_actions_are_asked_of_the_owners",
        waiting("bonus"),
        lambda s: private(s, s["pending"][0]["context"]["private"]).update(owner="box"),
    ),
    (
        "bonus_actions_are_asked_of_the_owners",
        waiting("bonus"),
        lambda s: s["round"]["turn"].update(step="trains"),
    ),
    ("a_marker_serves_its_hex", has_marker, lambda s: s["markers"][0].update(exits=[0])),
    ("a_marker_serves_its_hex", has_marker, lambda s: s["markers"][0].update(company=None)),
]
"""Invariant, on which tables it is broken here, and how the table is changed."""


def upside_down(view: View) -> bool:
    now = view.state["round"]
    if view.kind not in ("convert", "track") or len(now["order"]) < 2:
        return False
    return view.price(now["order"][0]) != view.price(now["order"][-1])


def turn_of(state: State) -> str:
    return str(state["round"]["turn"]["company"])


def company_unsold(state: State) -> None:
    """All but the president's certificate of a company that has floated lies in the IPO."""
    give_all(state, first_company(state, share_count=5, floated=True)["id"], "ipo")
