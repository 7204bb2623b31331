"""Turns, steps and rounds moved on, and nothing else: what a lazy engine could do without knowing a rule.

It knows the seats, who is still to operate in a round, the steps of a turn, and that rounds follow each
other. Money, paper, the priority deal, the chart, the map and trains stay as they are, whatever is done; the
companies of a new round operate in the order of their list, or of the round before.
"""

from typing import Any

from trackwalker.components.box import Box
from trackwalker.games.known import notes_of
from trackwalker.scene.filling.rounds import STEP_OF_KIND

__all__ = ["move_on"]

State = dict[str, Any]

_KIND_OF_STEP = {step: kind for kind, step in STEP_OF_KIND.items() if kind != "emergency"}

_ENDS_THE_STEP = {
    "convert": ("convert", "pass"),
    "lead_train": ("pass",),
    "issue": ("pass",),
    "track": ("lay_tile", "pass"),
    "build": ("pass",),
    "token": ("place_token", "pass"),
    "run": ("run_routes",),
    "dividend": ("dividend",),
    "trains": ("pass",),
    "interest": (),
    "loans": ("pass",),
    "bonds": ("pass",),
    "own_shares": ("pass",),
}


def move_on(state: State, box: Box, action: dict[str, Any]) -> None:
    """Change the state so that whoever comes after this action is asked."""
    if not state["pending"]:
        return
    kind = state["pending"][0]["kind"]
    moves = {
        "auction_turn": _auction,
        "contest": _contest,
        "draft": _draft,
        "last_private": _last_private,
        "hidden_bid": _hidden_bid,
        "choose_private": _choose,
        "stock_turn": _stock,
    }
    if kind in moves:
        moves[kind](state, box, action)
    elif kind in ("discard_train", "par", "bonus") or (kind == "assign" and action["type"] == "pass"):
        del state["pending"][0]
        if not state["pending"]:
            _go_on(state, box)
    elif kind in STEP_OF_KIND:
        _step(state, box, action)


# players ----------------------------------------------------------------------------------------------


def _left_of(state: State, player: str, places: int = 1) -> str:
    seats = [entry["id"] for entry in state["players"] if not entry.get("bankrupt")]
    return str(seats[(seats.index(player) + places) % len(seats)]) if player in seats else str(seats[0])


def _ask(state: State, kind: str, player: str, context: dict[str, Any] | None = None) -> None:
    state["pending"] = [
        {"kind": kind, "actors": [{"kind": "player", "id": player}], "context": context or {}}
    ]


def _who(state: State) -> str:
    return str(state["pending"][0]["actors"][0]["id"])


def _auction(state: State, box: Box, action: dict[str, Any]) -> None:
    del box
    current, player = state["round"], _who(state)
    current["passed"] = [*current["passed"], player] if action["type"] == "pass" else []
    if len(current["passed"]) == len(state["players"]):
        current["passed"] = []
    _ask(state, "auction_turn", _left_of(state, player))


def _contest(state: State, box: Box, action: dict[str, Any]) -> None:
    del box
    current, player, context = state["round"], _who(state), state["pending"][0]["context"]
    bidders = current["contest"]["bidders"]
    after = bidders[(bidders.index(player) + 1) % len(bidders)]
    if action["type"] == "pass":
        bidders.remove(player)
    if len(bidders) > 1:
        _ask(state, "contest", after, {**context, "high_bid": action.get("price", context["high_bid"])})
    else:
        current["contest"] = None
        _ask(state, "auction_turn", current["resume"] or _left_of(state, player))


def _draft(state: State, box: Box, action: dict[str, Any]) -> None:
    del box, action
    _ask(state, "draft", _left_of(state, _who(state), -1), state["pending"][0]["context"])


def _last_private(state: State, box: Box, action: dict[str, Any]) -> None:
    if action["type"] == "pass":
        del box
        _ask(state, "last_private", _left_of(state, _who(state), -1), state["pending"][0]["context"])
    else:
        _stock_round(state, box, 1)


def _hidden_bid(state: State, box: Box, action: dict[str, Any]) -> None:
    del box
    due = state["pending"][0]
    due["actors"] = [actor for actor in due["actors"] if actor["id"] != action["actor"]["id"]]
    if not due["actors"]:
        names = [private["id"] for private in state["privates"]]
        _ask(state, "choose_private", state["priority"], {"privates": names})


def _choose(state: State, box: Box, action: dict[str, Any]) -> None:
    context, choosers = state["pending"][0]["context"], state["round"]["choosers"]
    left = [name for name in context["privates"] if name != action.get("private")]
    if left:
        place = len(choosers) - len(left)
        after = choosers[place] if 0 <= place < len(choosers) else _left_of(state, _who(state))
        _ask(state, "choose_private", after, {"privates": left})
    else:
        _stock_round(state, box, 1)


# stock rounds -----------------------------------------------------------------------------------------


def _stock_round(state: State, box: Box, number: int) -> None:
    del box
    first = state["priority"]
    turn = {"player": first, "sold": [], "bought": None}
    state["round"] = {
        "kind": "stock",
        "number": number,
        "passed": [],
        "sold": [],
        "last_trader": None,
        "turn": turn,
    }
    _ask(state, "stock_turn", first)


def _stock(state: State, box: Box, action: dict[str, Any]) -> None:
    current, player = state["round"], _who(state)
    turn = current["turn"]
    if action["type"] == "sell_shares":
        turn["sold"] = [*turn["sold"], *(name for name in [action["company"]] if name not in turn["sold"])]
        current["sold"] = [*current["sold"], {"player": player, "company": action["company"]}]
        current["last_trader"], current["passed"] = player, []
        return
    if action["type"] != "pass":
        current["last_trader"], current["passed"] = player, []
    elif not turn["sold"]:
        current["passed"] = [*current["passed"], player]
    if len(current["passed"]) >= sum(not entry.get("bankrupt") for entry in state["players"]):
        companies = [entry["id"] for entry in state["companies"] if entry["floated"] and not entry["closed"]]
        _operating_round(state, box, companies, current["number"], 1)
        return
    after = _left_of(state, player)
    current["turn"] = {"player": after, "sold": [], "bought": None}
    _ask(state, "stock_turn", after)


# operating rounds -------------------------------------------------------------------------------------


def _operating_round(state: State, box: Box, order: list[str], after: int, number: int, of: int = 1) -> None:
    state["round"] = {
        "kind": "operating",
        "set": after,
        "number": number,
        "of": of,
        "order": order,
        "done": [],
        "turn": None,
        "exported": False,
    }
    _next_company(state, box)


def _next_company(state: State, box: Box) -> None:
    current = state["round"]
    if current["turn"] is not None:
        current["done"] = [*current["done"], current["turn"]["company"]]
        current["turn"] = None
    if current["order"]:
        company, *current["order"] = current["order"]
        turn = {"company": company, "step": "", "laid": [], "tokens": 0, "revenue": None, "routes": []}
        current["turn"] = {**turn, "bought": []}
        _next_step(state, box)
    elif current["number"] < current["of"]:
        _operating_round(state, box, current["done"], current["set"], current["number"] + 1, current["of"])
    else:
        _stock_round(state, box, current["set"] + 1)


def _company(state: State) -> dict[str, Any]:
    name = state["round"]["turn"]["company"]
    return next(entry for entry in state["companies"] if entry["id"] == name)


def _steps(state: State, box: Box) -> list[str]:
    """The steps of the company's turn in which it could have something to decide."""
    company, notes = _company(state), notes_of(state["game"])
    if company["id"] in box.independents:
        return list(notes.independent_steps)
    idle = set()
    if not company["trains"]:
        idle |= {"run", "dividend"}
    if not company["tokens_left"]:
        idle.add("token")
    if company.get("share_count") != min(box.sizes, default=None):
        idle.add("convert")
    idle.add("interest")  # whoever can pay it is not asked
    if not company.get("loans"):
        idle.add("loans")
    if not state.get("bonds"):
        idle.add("bonds")
    return [step for step in notes.turn_steps if step not in idle]


def _step(state: State, box: Box, action: dict[str, Any]) -> None:
    turn = state["round"]["turn"]
    if turn is not None and action["type"] == "bankrupt":
        _next_company(state, box)
        return
    if turn is None or (action["type"] not in _ENDS_THE_STEP[turn["step"]]):
        if state["pending"][0]["kind"] == "emergency" and action["type"] == "buy_train":
            _ask_company(state)
        return
    if action["type"] != "pass" and action.get("private"):
        return  # a power besides the company's own action
    if action["type"] == "run_routes":
        turn["revenue"] = 0
    _next_step(state, box)


def _next_step(state: State, box: Box) -> None:
    turn, every = state["round"]["turn"], list(notes_of(state["game"]).turn_steps)
    passed = every.index(turn["step"]) if turn["step"] else -1
    after = [step for step in _steps(state, box) if every.index(step) > passed]
    if not after:
        _next_company(state, box)
        return
    turn["step"] = after[0]
    if turn["step"] == "trains" and turn["revenue"] is None:
        turn["revenue"] = 0
    _ask_company(state)


def _ask_company(state: State) -> None:
    turn, company = state["round"]["turn"], _company(state)
    actor = {"kind": "company", "id": company["id"]}
    decider = company["president"] or next(
        (p["owner"].removeprefix("player:") for p in state["privates"] if p["id"] == company["id"]), None
    )
    if decider is not None:
        actor["by"] = decider
    context: dict[str, Any] = {}
    if turn["step"] == "dividend":
        context["revenue"] = turn["revenue"] or 0
    elif turn["step"] == "trains":
        context["must_buy"] = False
    state["pending"] = [{"kind": _KIND_OF_STEP[turn["step"]], "actors": [actor], "context": context}]


def _go_on(state: State, box: Box) -> None:
    """Nothing is due any more: the turn goes on, or the round."""
    current = state["round"]
    if current["kind"] == "auction":
        _stock_round(state, box, 1)
    elif current["kind"] == "operating" and current["turn"] is not None:
        if current["turn"]["step"] == "trains":
            _ask_company(state)
        else:
            _next_step(state, box)
    elif current["kind"] == "operating":
        _next_company(state, box)
