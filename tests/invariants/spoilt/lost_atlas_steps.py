"""For each invariant of a step that Lost Atlas has in its own way: which steps can break it, and how."""
# ruff: noqa: ARG001, ARG005 - every change takes the whole step

from typing import Any

from spoilt.steps import Spoil, State, Where, actor, at, company, did, earn, player
from trackwalker.invariants.core.view import Step


def _made(before: Any, after: Any) -> list[str]:
    """The majors that come to be in a step."""
    old = {entry["id"]: entry for entry in before["companies"]}
    return [
        entry["id"]
        for entry in after["companies"]
        if entry["kind"] == "major" and entry.get("merged") and not old[entry["id"]].get("merged")
    ]


def merged(step: Step) -> bool:
    return bool(_made(step.before.state, step.after.state))


def richer(before: State, after: State, action: dict[str, Any]) -> None:
    """A major begins with more than its minors had."""
    company(after, _made(before, after)[0])["cash"] += 10


def elsewhere(before: State, after: State, action: dict[str, Any]) -> None:
    """A hub of the minors is not there any more."""
    company(after, _made(before, after)[0])["tokens"].pop()


def dearer_hub(before: State, after: State, action: dict[str, Any]) -> None:
    """The hubs left of a major cost something else."""
    company(after, _made(before, after)[0])["hub_costs"] = [80, 80]


# the map ----------------------------------------------------------------------------------------------


def laid(step: Step) -> bool:
    """A piece has been laid, and the map goes on."""
    built = step.after.state["map"]
    return step.type == "lay_piece" and bool(built["pieces"][1:]) and bool(built["stack"])


def two_pieces(before: State, after: State, action: dict[str, Any]) -> None:
    """Another piece than the one turned up has been laid."""
    before["map"]["stack"][:2] = before["map"]["stack"][1::-1]


def under_the_stack(before: State, after: State, action: dict[str, Any]) -> None:
    """What should be next lies under the stack."""
    after["map"]["stack"].append(after["map"]["stack"].pop(0))


def gather_at_once(before: State, after: State, action: dict[str, Any]) -> None:
    """The map is begun anew though the next piece could be laid."""
    built = after["map"]
    built["stack"] = [*(piece["piece"] for piece in built["pieces"]), *built["stack"]]
    built["stack"] += [f"capital-{number}" for number, _ in enumerate(built["capitals"], start=1)]
    built["pieces"], built["capitals"] = [], []
    after["pending"] = [{"kind": "shuffle", "actors": [{"kind": "chance", "id": "chance"}], "context": {}}]


def next_is_a_piece(step: Step) -> bool:
    """A piece has been laid, the next one is a piece, too, and all capitals are still to come."""
    built = step.after.state["map"]
    return laid(step) and step.after.kind == "lay_piece" and not built["capitals"]


def same_builder(before: State, after: State, action: dict[str, Any]) -> None:
    after["round"]["turn"] = before["round"]["turn"]


def no_blank(before: State, after: State, action: dict[str, Any]) -> None:
    after["map"]["blanks"] = before["map"]["blanks"]


def one_passed(step: Step) -> bool:
    return step.kind == "lay_blank" and step.type == "pass" and step.after.state["round"]["kind"] == "map"


# auctions ---------------------------------------------------------------------------------------------


def raised(step: Step) -> bool:
    return step.kind == "auction" and step.type == "bid"


def dropped_out(step: Step) -> bool:
    return step.kind == "auction" and step.type == "pass"


def same_bid(before: State, after: State, action: dict[str, Any]) -> None:
    """The bid is no higher than the last one."""
    action["price"] = before["round"]["auction"]["high_bid"]


def stay_in(before: State, after: State, action: dict[str, Any]) -> None:
    """Who has passed is still in the auction."""
    after["round"]["auction"]["bidders"] = before["round"]["auction"]["bidders"]


def launched_by(**changes: Any) -> Spoil:
    """The company just launched is otherwise."""
    return lambda before, after, action: company(after, action["company"]).update(changes)


def away_from_home(before: State, after: State, action: dict[str, Any]) -> None:
    company(after, action["company"])["tokens"][0]["hex"] = "40,40"


def give_a_share(before: State, after: State, action: dict[str, Any]) -> None:
    """The winner gets a share besides the president's certificate."""
    name = action["company"]
    share = next(p for p in after["certificates"] if p["company"] == name and not p["president"])
    share["holder"] = f"player:{actor(action)}"


def covered_charter(before: State, after: State, action: dict[str, Any]) -> None:
    """The charter taken was not the first of its column."""
    for column in before["charters"]:
        if action["company"] in column:
            column.remove(action["company"])
            column.append(action["company"])


def in_a_full_column(step: Step) -> bool:
    columns = step.before.state["charters"]
    return step.type == "launch" and any(
        len(column) > 1 and step.action["company"] in column for column in columns
    )


def same_turn(before: State, after: State, action: dict[str, Any]) -> None:
    after["round"]["turn"]["player"] = before["round"]["auction"]["opener"]


def dealt_anew(step: Step) -> bool:
    return step.type == "shuffle" and step.before.state["round"]["kind"] == "stock"


def second_round(before: State, after: State, action: dict[str, Any]) -> None:
    after["round"]["number"] = 2


# shares and prices ------------------------------------------------------------------------------------


def shift(state: State, name: str, spaces: int) -> None:
    """Move a marker along the chart, to the bottom of the cell."""
    prices = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 135, 150, 165, 180, 200, 220, 245, 270]
    market = state["market"]
    cell = next(cell for cell in market if name in cell["stack"])
    cell["stack"].remove(name)
    if not cell["stack"]:
        market.remove(cell)
    at_ = int(cell["cell"].partition("c")[2]) + spaces
    found = next((other for other in market if other["cell"] == f"r1c{at_}"), None)
    if found is None:
        market.append({"cell": f"r1c{at_}", "price": prices[at_ - 1], "stack": [name]})
    else:
        found["stack"].append(name)


def sold(step: Step) -> bool:
    return step.kind == "stock_turn" and step.type == "sell_shares"


def turn_with_sales_over(step: Step) -> bool:
    """A turn with sales is over, and nothing sold in it has left the game."""
    names = step.before.turn.get("sold", ())
    over = step.kind == "stock_turn" and step.type in ("pass", "buy_shares")
    return over and bool(names) and all(name in step.after.cells for name in names)


def back_up(before: State, after: State, action: dict[str, Any]) -> None:
    """What was sold has not fallen."""
    shift(after, before["round"]["turn"]["sold"][0], 1)


def in_turn(before: State, after: State, action: dict[str, Any]) -> None:
    """What was sold falls at once."""
    shift(after, action["company"], -1)


def round_over(step: Step) -> bool:
    return step.stock_round_ended and bool(step.before.cells)


def other_falls(before: State, after: State, action: dict[str, Any]) -> None:
    """A company that has nothing to do with it falls."""
    shift(after, after["market"][0]["stack"][0], -1)


def give_away(before: State, after: State, action: dict[str, Any]) -> None:
    """A certificate changes hands besides."""
    paper = next(p for p in after["certificates"] if p["holder"].startswith("player:") and not p["president"])
    paper["holder"] = "pool" if paper["holder"] != "pool" else "box"


def with_papers(step: Step) -> bool:
    traded = step.kind == "stock_turn" and step.type == "sell_shares"
    return traded and any(
        p["holder"].startswith("player:") and not p["president"] for p in step.after.state["certificates"]
    )


# operating rounds -------------------------------------------------------------------------------------


def paid(step: Step) -> bool:
    return step.type == "dividend" and step.actor in step.after.cells


def paid_out(step: Step) -> bool:
    return paid(step) and step.action["kind"] == "payout"


def fallen(before: State, after: State, action: dict[str, Any]) -> None:
    shift(after, actor(action), -1)


def ran(step: Step) -> bool:
    """Trains have run, and what becomes of the revenue is still to be decided."""
    return step.type == "run_routes" and step.after.kind == "dividend"


def earned_more(before: State, after: State, action: dict[str, Any]) -> None:
    after["round"]["turn"]["revenue"] += 10


def longer_than_allowed(before: State, after: State, action: dict[str, Any]) -> None:
    """There is no hub of the company on the route."""
    company(before, actor(action))["tokens"] = []


def nowhere(before: State, after: State, action: dict[str, Any]) -> None:
    """A route begins where there is no track."""
    action["routes"][0]["path"] = [{"hex": action["routes"][0]["path"][0]["hex"], "exits": [9]}]


def without_a_run(step: Step) -> bool:
    """A company earns nothing, and goes on to its trains."""
    turn = step.before.turn
    return (
        turn.get("step") in ("track", "token")
        and step.after.turn.get("company") == turn["company"]
        and step.after.turn["step"] == "trains"
        and turn["company"] in step.after.cells
        and not step.before.companies[turn["company"]]["trains"]
    )


def with_a_train(before: State, after: State, action: dict[str, Any]) -> None:
    """The company has a train, and a hub where a train earns something."""
    entry = company(after, before["round"]["turn"]["company"])
    entry["trains"] = [{"name": "2"}]


def at_a_worthy_hub(step: Step) -> bool:
    return without_a_run(step) and any(
        place["hex"] in step.after.laid
        for place in step.after.companies[step.before.turn["company"]]["tokens"]
    )


def higher(before: State, after: State, action: dict[str, Any]) -> None:
    shift(after, before["round"]["turn"]["company"], 1)


def dealt_in_own_shares(step: Step) -> bool:
    own = step.type in ("sell_shares", "buy_shares") and step.action["actor"]["kind"] == "company"
    return own and step.actor in step.after.cells


def next_step(step: Step) -> bool:
    """A company goes on to another step of its turn."""
    old, new = step.before.turn, step.after.turn
    return (
        step.before.state["round"]["kind"] == "operating"
        and old.get("company") == new.get("company") is not None
        and old["step"] == "track"
        and new["step"] != "track"
        and not step.operating_rounds_begun
    )


def back_to_the_first(before: State, after: State, action: dict[str, Any]) -> None:
    after["round"]["turn"]["step"] = "lead_train"


def into_the_water(step: Step) -> bool:
    """A tile has been laid beside water by a company that builds no bridges."""
    if step.type != "lay_tile" or any(card.get("bridges") for card in step.before.abilities(step.actor)):
        return False
    return any(step.facts.hexes[name]["kind"] == "blue" for name in step.facts.hexes)


def on_the_water(before: State, after: State, action: dict[str, Any]) -> None:
    """The tile is laid on water."""
    from recorded_games import facts

    from trackwalker.invariants.core.view import View

    hexes = View(before, facts("LostAtlas")).facts.hexes
    action["hex"] = next(name for name, ground in hexes.items() if ground["kind"] == "blue")


# rounds and cycles ------------------------------------------------------------------------------------


def new_cycle(step: Step) -> bool:
    """A cycle is over and the next one begins, in the same phase."""
    old, new = step.before.state, step.after.state
    cycles = old["cycle"]["number"] + 1 == new["cycle"]["number"] and old["phase"] == new["phase"]
    return cycles and old["round"]["kind"] in ("operating", "merger") and step.type == "pass"


def kept_in_stock(before: State, after: State, action: dict[str, Any]) -> None:
    """No train has been exported."""
    after["depot"]["stack"] = before["depot"]["stack"]


def cycle_left_out(before: State, after: State, action: dict[str, Any]) -> None:
    after["cycle"]["number"] += 1


def operating_begun(step: Step) -> bool:
    return step.stock_round_ended and step.after.state["round"]["kind"] == "operating"


def in_its_second(before: State, after: State, action: dict[str, Any]) -> None:
    after["round"]["number"] = 2


def ended(step: Step) -> bool:
    return step.after.state["result"] is not None and step.after.state["result"]["cause"] == "cycles"


def too_soon(before: State, after: State, action: dict[str, Any]) -> None:
    before["cycle"]["number"] -= 1


# need and bankruptcy ----------------------------------------------------------------------------------


def forced(step: Step) -> bool:
    return step.kind == "emergency" and step.type == "sell_shares"


def after_forced_sales(step: Step) -> bool:
    names = step.before.turn.get("sold", ())
    return step.type == "buy_train" and bool(names) and all(name in step.after.cells for name in names)


def not_fallen(before: State, after: State, action: dict[str, Any]) -> None:
    shift(after, before["round"]["turn"]["sold"][0], 1)


def went_bankrupt(step: Step) -> bool:
    return step.type == "bankrupt"


def not_short(before: State, after: State, action: dict[str, Any]) -> None:
    before["pending"][0]["context"]["short"] = 0


def another_is_paid(before: State, after: State, action: dict[str, Any]) -> None:
    other = next(entry for entry in after["players"] if entry["id"] != actor(action))
    other["cash"] += 10


def still_there(before: State, after: State, action: dict[str, Any]) -> None:
    player(after, actor(action)).pop("bankrupt")


# mergers ----------------------------------------------------------------------------------------------


def agreed(step: Step) -> bool:
    """Two minors of two presidents merge, by one action."""
    return merged(step) and step.kind == "merger" and step.action.get("agreed_by") is not None


def without_consent(before: State, after: State, action: dict[str, Any]) -> None:
    del action["agreed_by"]


def refused_before(before: State, after: State, action: dict[str, Any]) -> None:
    """One of the two has turned the other down in this round."""
    before["round"]["refused"] = [company(after, _made(before, after)[0])["merged"]]


def turned_down(step: Step) -> bool:
    return (
        step.kind == "merger_answer" and step.type == "pass" and step.after.state["round"]["kind"] == "merger"
    )


def forgotten(before: State, after: State, action: dict[str, Any]) -> None:
    after["round"]["refused"] = []


def proposal_over(step: Step) -> bool:
    return step.kind == "merger" and step.type == "pass" and step.after.state["round"]["kind"] == "merger"


def again(before: State, after: State, action: dict[str, Any]) -> None:
    after["round"]["order"] = [actor(action), *after["round"]["order"]]


def cut_off(before: State, after: State, action: dict[str, Any]) -> None:
    """No tile lies on the map any more."""
    before["tiles"]["laid"] = []


SPOILT: list[tuple[str, Where, Spoil]] = [
    # SU: set-up
    ("what_is_turned_up_is_laid", laid, two_pieces),
    ("what_is_turned_up_is_laid", next_is_a_piece, under_the_stack),
    ("what_is_turned_up_is_laid", did("buy_shares"), lambda b, a, action: a["map"]["blanks"].append("40,40")),
    ("a_map_is_begun_anew_if_a_piece_fits_nowhere", next_is_a_piece, gather_at_once),
    ("builders_follow_clockwise", laid, same_builder),
    ("blanks_are_laid_until_all_have_passed", did("lay_blank"), no_blank),
    (
        "blanks_are_laid_until_all_have_passed",
        one_passed,
        lambda b, a, action: a["round"].update(kind="stock"),
    ),
    # SR: stock round
    ("bids_rise_clockwise", raised, same_bid),
    ("bids_rise_clockwise", dropped_out, stay_in),
    ("a_minor_starts_with_the_winning_bid", did("launch"), earn("company", lambda action: action["company"])),
    ("a_minor_starts_with_the_winning_bid", did("launch"), launched_by(par=50)),
    ("a_minor_starts_with_the_winning_bid", did("launch"), give_a_share),
    ("a_minor_starts_with_the_winning_bid", in_a_full_column, covered_charter),
    ("a_minor_starts_at_its_home", did("launch"), away_from_home),
    ("the_turn_goes_on_after_an_auction", did("launch"), same_turn),
    ("a_first_round_without_a_minor_begins_again", dealt_anew, second_round),
    ("shares_sold_bring_the_present_price", sold, earn("player", actor)),
    ("shares_sold_bring_the_present_price", sold, in_turn),
    ("prices_fall_when_a_turn_is_over", turn_with_sales_over, back_up),
    ("companies_wholly_owned_rise_a_step", round_over, other_falls),
    ("prices_move_by_what_is_done", at("track", "lay_tile"), other_falls),
    ("paper_moves_by_what_is_done", with_papers, give_away),
    # OR: operating round
    ("revenue_is_kept_or_paid_to_owners", paid, earn("company", actor)),
    ("the_total_moves_the_price", paid_out, fallen),
    ("nothing_earned_is_a_step_down", without_a_run, higher),
    ("what_can_be_earned_is_not_left_out", at_a_worthy_hub, with_a_train),
    ("own_shares_have_the_present_price", dealt_in_own_shares, earn("company", actor)),
    ("own_shares_have_the_present_price", dealt_in_own_shares, fallen),
    ("steps_of_a_turn_come_in_their_order", next_step, back_to_the_first),
    ("track_comes_to_water_at_bridges_only", into_the_water, on_the_water),
    ("a_run_earns_its_cities_and_destinations", ran, earned_more),
    ("routes_of_cities_keep_the_rules", ran, longer_than_allowed),
    ("routes_of_cities_keep_the_rules", ran, nowhere),
    ("shares_are_sold_one_by_one_for_a_train", forced, earn("player", actor)),
    ("shares_are_sold_one_by_one_for_a_train", forced, in_turn),
    ("prices_fall_after_forced_sales", after_forced_sales, not_fallen),
    ("a_bankrupt_has_sold_all_he_can", went_bankrupt, not_short),
    ("his_companies_close_and_the_others_are_paid", went_bankrupt, another_is_paid),
    ("his_companies_close_and_the_others_are_paid", went_bankrupt, still_there),
    # MG: merger round
    ("majors_have_what_their_minors_had", merged, richer),
    ("majors_have_what_their_minors_had", merged, elsewhere),
    ("both_presidents_agree_to_a_merger", agreed, without_consent),
    ("both_presidents_agree_to_a_merger", merged, refused_before),
    ("both_presidents_agree_to_a_merger", turned_down, forgotten),
    ("minors_propose_one_after_another", proposal_over, again),
    ("track_joins_those_who_merge", merged, cut_off),
    ("spare_hubs_go_on_the_charter", merged, dearer_hub),
    # EX and GE: export and end
    ("a_train_is_exported_in_each_cycle", new_cycle, kept_in_stock),
    ("rounds_of_a_cycle_follow_each_other", new_cycle, cycle_left_out),
    ("rounds_of_a_cycle_follow_each_other", operating_begun, in_its_second),
    ("the_game_ends_with_its_last_cycle", ended, too_soon),
    # what others have as well
    ("a_purchase_costs_its_price", at("stock_turn", "buy_shares"), earn("player", actor)),
    (
        "a_company_is_paid_for_its_own_shares",
        at("stock_turn", "buy_shares"),
        earn("company", lambda a: a["company"]),
    ),
    ("a_train_is_paid_by_the_treasury_first", at("buy_train", "buy_train"), earn("company", actor)),
    ("phases_never_go_back", at("stock_turn", "buy_shares"), lambda b, a, action: b.update(phase="7")),
]
"""Invariant, on which steps it is broken here, and how the step is changed."""
