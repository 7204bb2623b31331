"""Private companies that are chosen in the order of hidden bids."""

from collections.abc import Iterator, Mapping
from typing import Any

from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View


def _bids_round(view: View) -> Mapping[str, Any] | None:
    now: Mapping[str, Any] = view.state["round"]
    return now if now["kind"] == "bids" else None


@invariant(STATE, "18FL-3.2-b", "18FL-3.2-e", "18FL-3.2-h", reads="round pending players")
def hidden_bids_give_an_order(view: View) -> Iterator[str]:
    """Guards that each player bids one of the amounts once, and that the highest then choose first."""
    now = _bids_round(view)
    if now is None:
        return
    seats, bids = list(view.players), now["bids"]
    made = [bid["player"] for bid in bids]
    if made != [player for player in seats if player in made]:
        yield f"bids were made by {', '.join(made)}, not once each and in seat order"
    for bid in bids:
        if bid["amount"] not in view.facts.components["sealed_bids"]:
            yield f"{bid['player']} has bid ${bid['amount']}"
    order = [bid["player"] for bid in sorted(bids, key=lambda bid: -bid["amount"])]
    if now["choosers"] != (order if len(made) == len(seats) else []):
        yield f"{', '.join(now['choosers']) or 'nobody'} choose(s); the bids are {bids}"
    for entry in view.state["pending"]:
        waiting = [actor["id"] for actor in entry["actors"]]
        if entry["kind"] == "hidden_bid" and waiting != [player for player in seats if player not in made]:
            yield f"{', '.join(waiting)} are to bid; {', '.join(made) or 'nobody'} has bid"


@invariant(STATE, "18FL-3.2-g", "18FL-3.2-i", reads="round pending privates")
def private_companies_are_chosen_in_order(view: View) -> Iterator[str]:
    """Guards that each chooser in turn takes one of the private companies left."""
    now = _bids_round(view)
    if now is None:
        return
    left = view.owned("bank")
    chosen = len(view.state["privates"]) - len(left)
    for place, player in enumerate(now["choosers"]):
        count = len(view.owned(f"player:{player}"))
        if count != int(place < chosen):
            yield f"{player}, who chooses as number {place + 1}, has {count} private companies"
    if not now["choosers"] and chosen:
        yield f"{chosen} private companies are chosen before everybody has bid"
    for entry in view.state["pending"]:
        if entry["kind"] == "choose_private":
            chooser = entry["actors"][0]["id"]
            if now["choosers"][chosen : chosen + 1] != [chooser] or entry["context"]["privates"] != left:
                yield f"{chooser} is to choose among {entry['context']['privates']}; left: {', '.join(left)}"


@invariant(STATE, "18FL-5.3-a", "18FL-3.2-c", reads="privates")
def unsold_private_companies_ask_their_face_value(view: View) -> Iterator[str]:
    """Guards that a private company that nobody has bought costs what is printed on it."""
    for private in view.state["privates"]:
        face = view.facts.privates[private["id"]]["face"]
        if private["price"] not in (None, face) or private.get("face") is not None:
            yield f"{private['id']} is offered at ${private['price']}; it costs ${face}"


@invariant(STEP, "18FL-3.2-e", "18FL-3.2-f", "18FL-3.2-g", "18FL-5.3-a")
def hidden_bids_and_choices_are_paid_to_the_bank(step: Step) -> Iterator[str]:
    """Guards that all bids are paid together once the last is made, and a choice at its face value."""
    if step.kind not in ("hidden_bid", "choose_private"):
        return
    owed = dict.fromkeys(step.before.players, 0)
    now = _bids_round(step.after)
    if step.kind == "choose_private":
        private = step.action["private"]
        owed[step.actor] = step.facts.privates[private]["face"]
        if step.after.owner(private) != f"player:{step.actor}":
            yield f"{private} belongs to {step.after.owner(private)}; {step.actor} has chosen it"
    elif now is not None and now["choosers"]:
        owed |= {bid["player"]: bid["amount"] for bid in now["bids"]}
    for player, amount in owed.items():
        if step.gain(player) != -amount:
            yield f"{player} pays ${-step.gain(player)} in a {step.kind}, not ${amount}"
