"""For each invariant of a table that 1846 needs or sees in its own way: where it can be broken, and how."""

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
    paper,
    private,
    started,
    waiting,
)
from trackwalker.invariants.core.view import View


def acting(state: State) -> dict[str, Any]:
    """The company whose turn it is."""
    return company(state, state["round"]["turn"]["company"])


def public_turn(view: View) -> bool:
    name = view.turn.get("company")
    return name is not None and view.companies[name]["kind"] == "public"


def in_phase(*names: str) -> Where:
    return lambda view: view.state["phase"] in names and view.state["round"]["kind"] != "over"


def operating_in(phase: str) -> Where:
    return lambda view: view.state["phase"] == phase and public_turn(view)


def _is_share(paper: dict[str, Any]) -> bool:
    """An ordinary certificate that a player holds."""
    return bool(paper["holder"].startswith("player:") and not paper["president"])


def add_train(**flags: bool) -> Spoil:
    """The company that operates has another train."""

    def spoil(state: State) -> None:
        rank = "4" if state["phase"] == "IV" else "2"
        acting(state)["trains"].append({"name": rank, **flags})

    return spoil


def replace_card(state: State) -> None:
    now = state["round"]
    (now["deck"] or now["hand"])[0] = "blank" if (now["deck"] or now["hand"])[0] != "blank" else "MAIL"


def second_city_is_kept(view: View) -> bool:
    """The bare city of Cincinnati is kept for the B&O, and some company could have a marker there."""
    started = any_company(floated=True, closed=False, kind="public")(view)
    kept = view.state["phase"] in ("I", "II") and not view.companies["B&O"]["closed"]
    return started and kept and "H12" not in view.laid


def crowd_second_city(state: State) -> None:
    """Another company has a marker in the city kept for the B&O, or that one has two there."""
    other = first_company(state, floated=True, closed=False, kind="public")
    other["tokens"] += [{"hex": "H12", "exits": []}] * 2


def wrong_first(view: View) -> bool:
    """An independent company is among those still to operate, and a turn begins."""
    now = view.state["round"]
    return now["kind"] == "operating" and "BIG4" in now["order"] and len(now["order"]) > 1 and not now["turn"]


def upside_down(view: View) -> bool:
    now = view.state["round"]
    if view.kind != "issue" or len(now["order"]) < 2:
        return False
    return view.price(now["order"][0]) != view.price(now["order"][-1])


def lay_three(state: State) -> None:
    state["round"]["turn"]["laid"] = [{"hex": f"B1{n}", "tile": "9", "rotation": 0} for n in (0, 2, 4)]


SPOILT: list[tuple[str, Where, Spoil]] = [
    ("money_is_conserved", anywhere, lambda s: s["players"][0].update(cash=7777)),
    ("certificates_add_up", anywhere, lambda s: s["certificates"].pop()),
    (
        "president_holds_the_certificate",
        any_company(receivership=True),
        lambda s: first_company(s, receivership=True).update(president=s["players"][0]["id"]),
    ),
    (
        "president_holds_the_certificate",
        any_company(floated=True, kind="public", closed=False),
        lambda s: first_company(s, floated=True, kind="public", closed=False).update(receivership=True),
    ),
    (
        "no_office_lies_in_the_pool",
        any_company(receivership=True),
        lambda s: paper(s, company=first_company(s, receivership=True)["id"], president=True).update(
            holder=f"company:{first_company(s, receivership=True)['id']}"
        ),
    ),
    (
        "floated_companies_have_sold_enough",
        any_company(floated=False, kind="public"),
        lambda s: (
            paper(s, company=first_company(s, floated=False, kind="public")["id"], president=True).update(
                holder="pool"
            )
            or first_company(s, floated=False, kind="public").update(par=40)
        ),
    ),
    ("trains_add_up", anywhere, lambda s: s["depot"]["pool"].append("4/6")),
    ("trains_add_up", anywhere, lambda s: s["depot"]["stack"][1].update(faces=["4", "4/6"])),
    (
        "trains_within_the_limit",
        lambda v: operating_in("IV")(v) and v.kind != "discard_train",
        lambda s: acting(s).update(trains=[{"name": "6"}, {"name": "5"}, {"name": "7/8"}]),
    ),
    (
        "discards_are_asked_of_the_right_companies",
        waiting("discard_train"),
        lambda s: s["pending"].pop(0),
    ),
    (
        "tokens_add_up",
        any_company(kind="public", floated=True, closed=False),
        lambda s: first_company(s, kind="public", floated=True, closed=False).update(tokens_left=9),
    ),
    (
        "privates_close_with_their_phase",
        in_phase("III", "IV"),
        lambda s: s["privates"][0].update(owner=f"player:{s['players'][0]['id']}"),
    ),
    (
        "blocked_hexes_are_empty",
        lambda v: (v.private("MC") or {"owner": "box"})["owner"].startswith("player:"),
        lambda s: s["tiles"]["laid"].append({"hex": "B10", "tile": "9", "rotation": 1}),
    ),
    (
        "markers_have_spaces",
        second_city_is_kept,
        crowd_second_city,
    ),
    ("companies_operate_by_price", upside_down, lambda s: s["round"]["order"].reverse()),
    (
        "each_floated_company_operates_once",
        lambda v: v.kind == "issue" and v.state["round"]["order"],
        lambda s: s["round"]["done"].append(s["round"]["order"][0]),
    ),
    (
        "decisions_are_for_those_entitled",
        lambda v: v.kind == "build" and not public_turn(v),
        lambda s: s["pending"][0]["actors"][0].update(by="Nobody"),
    ),
    (
        "the_result_is_what_lies_on_the_table",
        lambda v: (v.state["result"] or {}).get("cause") == "last_player",
        lambda s: [player.pop("bankrupt", None) for player in s["players"]],
    ),
    (
        "markers_of_absent_companies_are_at_home",
        lambda v: (v.state.get("removed") or {"tokens": []})["tokens"],
        lambda s: s["removed"]["tokens"][0].update(hex="G3"),
    ),
    ("no_card_is_lost", in_round("draft"), replace_card),
    (
        "hands_are_drawn_in_turn",
        waiting("draft"),
        lambda s: s["round"]["picks"].append({"player": "Nobody", "card": "blank"}),
    ),
    (
        "hands_are_drawn_in_turn",
        lambda v: v.kind == "draft" and v.state["round"]["deck"],
        lambda s: s["pending"][0]["context"].update(cards=[s["round"]["hand"].pop(), *s["round"]["hand"]]),
    ),
    (
        "the_last_private_company_gets_cheaper",
        waiting("last_private"),
        lambda s: s["pending"][0]["context"].update(price=s["pending"][0]["context"]["price"] + 5),
    ),
    (
        "unsold_private_companies_ask_what_they_cost",
        in_round("draft"),
        lambda s: s["privates"][0].update(price=60),
    ),
    (
        "companies_that_left_have_nothing",
        any_company(closed=True),
        lambda s: first_company(s, closed=True).update(cash=10),
    ),
    (
        "companies_that_left_have_nothing",
        any_company(closed=True, kind="public"),
        lambda s: paper(s, company=first_company(s, closed=True, kind="public")["id"]).update(holder="pool"),
    ),
    (
        "companies_leave_at_the_end_of_the_chart",
        lambda v: v.state["market"],
        lambda s: s["market"][0].update(cell="r1c1", price=0),
    ),
    ("bankrupt_players_have_nothing", bankrupt, lambda s: broke(s).update(cash=5)),
    (
        "bankrupt_players_have_nothing",
        lambda v: bankrupt(v) and any(_is_share(paper) for paper in v.state["certificates"]),
        lambda s: paper(s, president=False, holder="player:").update(holder=f"player:{broke(s)['id']}"),
    ),
    (
        "a_game_has_two_players_at_least",
        in_round("stock"),
        lambda s: [player.update(bankrupt=True) for player in s["players"][1:]],
    ),
    (
        "independent_companies_are_small",
        any_company(kind="independent", floated=True, closed=False),
        lambda s: first_company(s, kind="independent", floated=True, closed=False)["trains"].append(
            {"name": "2"}
        ),
    ),
    (
        "independent_companies_are_small",
        lambda v: v.owner("MS") == "box",
        lambda s: private(s, "MS").update(owner=f"company:{started(s)['id']}"),
    ),
    ("trains_are_phased_out_by_their_phase", operating_in("III"), add_train()),
    ("trains_are_phased_out_by_their_phase", operating_in("II"), add_train(phased_out=True)),
    ("trains_are_phased_out_by_their_phase", operating_in("II"), add_train(spared=True)),
    (
        "phased_out_trains_leave_after_their_run",
        lambda v: operating_in("III")(v) and v.turn["step"] == "trains",
        add_train(phased_out=True),
    ),
    (
        "phased_out_trains_leave_after_their_run",
        lambda v: operating_in("III")(v) and v.turn["step"] == "issue" and v.state["round"]["order"],
        lambda s: company(s, s["round"]["order"][0])["trains"].append(
            {"name": "2", "phased_out": True, "spared": True}
        ),
    ),
    (
        "trains_rest_for_a_turn",
        lambda v: operating_in("II")(v) and not v.turn.get("privates"),
        add_train(resting=True),
    ),
    (
        "powers_have_so_many_uses",
        lambda v: v.private("O&I") is not None,
        lambda s: private(s, "O&I").update(uses_left=3),
    ),
    (
        "powers_have_so_many_uses",
        lambda v: (v.private("C&WI") or {"owner": ""})["owner"].startswith("player:"),
        lambda s: private(s, "C&WI").update(uses_left=0),
    ),
    ("bonus_markers_lie_where_they_may", has_marker, lambda s: s["markers"][0].update(hex="G7")),
    (
        "bonus_markers_lie_where_they_may",
        has_marker,
        lambda s: s["markers"].append(dict(s["markers"][0])),
    ),
    (
        "bonus_markers_lie_where_they_may",
        lambda v: v.state["phase"] == "IV" and v.private("SC") is not None,
        lambda s: s.update(markers=[{"marker": "port", "private": "SC", "hex": "G19", "company": None}]),
    ),
    ("a_turn_has_two_tiles_and_one_token", waiting("build"), lay_three),
    (
        "a_turn_has_two_tiles_and_one_token",
        waiting("build"),
        lambda s: s["round"]["turn"].update(tokens=2),
    ),
    (
        "a_turn_is_one_of_a_company_that_could_act_so",
        waiting("build"),
        lambda s: s["round"]["turn"].update(issued=10, redeemed=10),
    ),
    (
        "a_turn_is_one_of_a_company_that_could_act_so",
        waiting("issue"),
        lambda s: s["round"]["turn"].update(forced=20),
    ),
]
"""Invariant, on which tables it is broken here, and how the table is changed."""
