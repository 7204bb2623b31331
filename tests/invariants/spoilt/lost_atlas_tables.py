"""For each invariant of a table that Lost Atlas has in its own way: where it can be broken, and how."""

from typing import Any

from spoilt.tables import Spoil, State, Where, company, first_company, in_round, paper, waiting
from trackwalker.invariants.core.view import View


def _formed(companies: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        entry for entry in companies if entry["kind"] == "major" and entry["floated"] and not entry["closed"]
    ]


def formed(view: View) -> bool:
    return bool(_formed(view.state["companies"]))


def with_a_hub_left(view: View) -> bool:
    return any(major["tokens_left"] for major in _formed(view.state["companies"]))


def merging(view: View) -> bool:
    return view.state["round"]["kind"] == "merger" and bool(view.state["round"]["order"])


def building(pieces: int) -> Where:
    """The map is being built, and so many pieces lie at least."""
    return lambda view: view.state["round"]["kind"] == "map" and len(view.state["map"]["pieces"]) >= pieces


def with_blanks(view: View) -> bool:
    return view.state["round"]["kind"] == "map" and bool(view.state["map"]["blanks"])


def with_capitals(view: View) -> bool:
    return bool(view.state["map"]["capitals"])


def bidding(view: View) -> bool:
    return view.kind == "auction"


def with_suburbs(view: View) -> bool:
    return any(marker["company"] for marker in view.state.get("markers", ()))


def with_rusted_trains(view: View) -> bool:
    return any(t.get("phased_out") for c in view.state["companies"] for t in c["trains"])


def launched(view: View) -> bool:
    return any(c["floated"] and not c["closed"] and c["trains"] for c in view.state["companies"])


def ended(view: View) -> bool:
    return view.state["result"] is not None


def split(state: State) -> None:
    """A minor that was merged is in the game again."""
    company(state, _formed(state["companies"])[0]["merged"][0])["closed"] = False


def two_hubs(state: State) -> None:
    """Two hubs of a major stand on one tile."""
    tokens = _formed(state["companies"])[0]["tokens"]
    tokens.append(dict(tokens[0]))


def free_hub(state: State) -> None:
    """A hub that is left costs nothing."""
    major = next(major for major in _formed(state["companies"]) if major["tokens_left"])
    major["hub_costs"] = major["hub_costs"][1:]


def turn_round(state: State) -> None:
    """A company that is not in operation may propose a merger."""
    out = next(entry for entry in state["companies"] if entry["kind"] == "major" and not entry["floated"])
    state["round"]["order"] = [*state["round"]["order"], out["id"]]


def far_away(state: State) -> None:
    """The last piece lies where no other does."""
    state["map"]["pieces"][-1]["hex"] = "40,40"


def not_in_the_middle(state: State) -> None:
    state["map"]["pieces"][0]["hex"] = "40,40"
    state["map"]["capitals"] = []


def beside_a_border(state: State) -> None:
    """The last two pieces have black borders that touch."""
    pieces = state["map"]["pieces"]
    pieces[:] = [
        {"piece": "230", "hex": "0,0", "rotation": 0},
        {"piece": "250", "hex": "0,-1", "rotation": 2},
    ]
    state["map"]["capitals"] = []


def lose_a_piece(state: State) -> None:
    state["map"]["pieces"].pop()
    state["map"]["capitals"] = []


def twice_in_the_stack(state: State) -> None:
    state["map"]["stack"].append(state["map"]["pieces"][0]["piece"])


def blank(where: str) -> Spoil:
    """A single blank lies there."""
    return lambda state: state["map"]["blanks"].append(where)


def too_many_blanks(state: State) -> None:
    """As many as there are in the box, and more."""
    state["map"]["blanks"] = [f"{number},40" for number in range(7)]


def take_a_charter(state: State) -> None:
    next(column for column in state["charters"] if column).pop()


def one_column(state: State) -> None:
    state["charters"] = [[name for column in state["charters"] for name in column]]


def high(bid: int) -> Spoil:
    """So much has been bid, in $."""
    return lambda state: state["round"]["auction"].update(high_bid=bid)


def alone(state: State) -> None:
    """Nobody but the highest bidder is in the auction."""
    auction = state["round"]["auction"]
    auction["bidders"] = [auction["high_bidder"]]


def suburb(**changes: Any) -> Spoil:
    def spoil(state: State) -> None:
        next(marker for marker in state["markers"] if marker["company"]).update(changes)

    return spoil


def another_suburb(state: State) -> None:
    """Two markers lie on one city."""
    state["markers"].append(dict(next(marker for marker in state["markers"] if marker["company"])))


def begin_with(**changes: Any) -> Spoil:
    """The company on turn, or its turn, is another."""

    def spoil(state: State) -> None:
        entry = company(state, state["round"]["turn"]["company"])
        for name, value in changes.items():
            (state["round"]["turn"] if name == "bought" else entry)[name] = value

    return spoil


def rust(state: State) -> None:
    """A train of a company that has no such ability has rusted."""
    names = {"RE", *(c["id"] for c in state["companies"] if "RE" in c.get("merged", ()))}
    entry = next(
        c
        for c in state["companies"]
        if c["floated"] and not c["closed"] and c["trains"] and c["id"] not in names
    )
    entry["trains"][0]["phased_out"] = True


def other_train(state: State) -> None:
    """What is said to have rusted is a train that never does."""
    train = next(t for c in state["companies"] for t in c["trains"] if t.get("phased_out"))
    train["name"] = "7"


def stay_spared(state: State) -> None:
    """A train is spared in a stock round."""
    next(t for c in state["companies"] for t in c["trains"] if t.get("phased_out"))["spared"] = True


def rusted_in_a_stock_round(view: View) -> bool:
    return view.state["round"]["kind"] == "stock" and with_rusted_trains(view)


def another_winner(state: State) -> None:
    """The result names one who is not among the richest."""
    result = state["result"]
    result["winners"] = [min(result["worth"], key=lambda name: result["worth"][name])]


def at_no_price(state: State) -> None:
    """A company stays in the game at a price of $0."""
    state["market"][0].update(cell="r1c1", price=0)


def another_home(state: State) -> None:
    """The first hub of a minor is in another city than its home."""
    minors = [c for c in state["companies"] if c["kind"] == "minor" and c["tokens"] and c["id"] != "AD"]
    minors[0]["tokens"][0]["hex"] = minors[-1]["tokens"][0]["hex"]


def two_minors(view: View) -> bool:
    minors = [c for c in view.state["companies"] if c["kind"] == "minor" and c["tokens"] and c["id"] != "AD"]
    return len(minors) > 1 and minors[0]["id"] != "EM"


def no_longer_in_the_pool(state: State) -> None:
    """A certificate of a minor has gone into the box."""
    paper(state, company="AG", percent=20)["holder"] = "somewhere"


SPOILT: list[tuple[str, Where, Spoil]] = [
    # what only this game has
    ("pieces_lie_by_the_rules", building(3), far_away),
    ("pieces_lie_by_the_rules", lambda view: building(1)(view) and not building(2)(view), not_in_the_middle),
    ("pieces_lie_by_the_rules", building(3), beside_a_border),
    ("pieces_and_projects_add_up", building(1), lose_a_piece),
    ("pieces_and_projects_add_up", building(1), twice_in_the_stack),
    (
        "pieces_and_projects_add_up",
        lambda view: view.state["round"]["kind"] == "stock",
        lambda state: state["map"]["stack"].append("capital-1"),
    ),
    (
        "capitals_are_ordinary_cities",
        with_capitals,
        lambda s: s["map"]["capitals"].append(s["map"]["capitals"][0]),
    ),
    ("blanks_give_room_to_homes", waiting("lay_blank"), blank("40,40")),
    ("blanks_give_room_to_homes", waiting("lay_blank"), too_many_blanks),
    ("blanks_give_room_to_homes", with_blanks, lambda s: s["map"]["stack"].append("120")),
    ("charters_lie_in_columns", lambda view: any(view.state["charters"]), take_a_charter),
    ("charters_lie_in_columns", in_round("map"), one_column),
    ("bids_can_be_paid", bidding, high(115)),
    ("bids_can_be_paid", bidding, high(123)),
    ("bids_can_be_paid", bidding, high(5000)),
    ("bids_can_be_paid", bidding, alone),
    ("suburbs_lie_on_ordinary_cities", with_suburbs, suburb(company="EM")),
    ("suburbs_lie_on_ordinary_cities", with_suburbs, another_suburb),
    ("only_new_minors_begin_with_a_train", waiting("lead_train"), begin_with(operated=True)),
    ("only_new_minors_begin_with_a_train", waiting("lead_train"), begin_with(bought=["2", "2"])),
    ("rounds_belong_to_their_cycle", in_round("stock"), lambda s: s["cycle"].update(of=5)),
    ("rounds_belong_to_their_cycle", in_round("operating"), lambda s: s["round"].update(of=3)),
    ("rounds_belong_to_their_cycle", in_round("stock"), lambda s: s["round"].update(number=9)),
    ("rusted_trains_run_once_more_by_an_ability_only", launched, rust),
    ("rusted_trains_run_once_more_by_an_ability_only", with_rusted_trains, other_train),
    ("rusted_trains_run_once_more_by_an_ability_only", rusted_in_a_stock_round, stay_spared),
    ("majors_are_made_of_two_minors", formed, split),
    ("majors_have_a_hub_a_tile", formed, two_hubs),
    ("majors_have_a_hub_a_tile", with_a_hub_left, free_hub),
    ("minors_propose_from_the_highest_price_down", merging, turn_round),
    ("minors_propose_from_the_highest_price_down", merging, lambda s: s.update(phase="2")),
    # what others have as well
    ("everybody_begins_with_the_same", in_round("map"), lambda s: s["players"][0].update(cash=100)),
    ("certificates_add_up", in_round("stock"), lambda s: s["certificates"].pop()),
    ("holders_exist", in_round("stock"), no_longer_in_the_pool),
    (
        "decisions_are_for_those_entitled",
        in_round("map"),
        lambda s: s["pending"][0].update(kind="stock_turn"),
    ),
    ("decisions_are_for_those_entitled", in_round("stock"), lambda s: s["pending"][0].update(kind="merger")),
    ("the_phase_is_that_of_the_trains", in_round("operating"), lambda s: s.update(phase="7")),
    ("trains_leave_the_bank_in_order", in_round("map"), lambda s: s["depot"]["stack"][2].update(left=0)),
    ("the_first_marker_is_at_home", two_minors, another_home),
    (
        "a_company_that_has_not_floated_has_nothing",
        in_round("operating"),
        lambda s: first_company(s, kind="major", floated=False).update(cash=10),
    ),
    (
        "companies_that_left_have_nothing",
        lambda view: any(c["closed"] for c in view.companies.values()),
        lambda s: first_company(s, closed=True).update(cash=10),
    ),
    ("companies_leave_at_the_end_of_the_chart", lambda view: bool(view.cells), at_no_price),
    ("the_result_is_what_lies_on_the_table", ended, another_winner),
    ("the_result_is_what_lies_on_the_table", ended, lambda s: s["players"][0].update(cash=5)),
]
"""Invariant, on which tables it is broken here, and how the table is changed."""
