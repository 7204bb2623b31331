"""What a run earns where doubling depends on the trains in play, ferries are paid for and interest is due."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from trackwalker.invariants.core.registry import STEP, invariant
from trackwalker.invariants.core.view import Step, View
from trackwalker.invariants.routes.places import earns, stop_at
from trackwalker.invariants.routes.ranges import row_in_play

Routes = Sequence[Mapping[str, Any]]


def _factor(view: View, train: str) -> int:
    """How many times the values of its places a train earns."""
    row = row_in_play(view, train)
    return 1 if row is None else int(row["multiplier"])


def _tokens(view: View, company: str) -> dict[str, int]:
    """Hex -> what the tokens of private companies make it worth more to a company, in $."""
    found: dict[str, int] = {}
    for marker in view.state.get("markers", ()):
        card = view.facts.privates[marker["private"]].get("marker")
        if card is not None and marker["company"] == company and marker.get("hex") is not None:
            amount = card["any_city"] if card.get("any_city") else card["amounts"][marker["hex"]]
            found[marker["hex"]] = found.get(marker["hex"], 0) + amount
    return found


def earned(view: View, company: str, routes: Routes) -> int:
    """What routes are worth to a company, in $, before anything is paid for them."""
    more, total = _tokens(view, company), 0
    for route in routes:
        townless = view.facts.trains[route["train"]].get("towns") == "ignored"
        stops = [(part["hex"], stop_at(view, part)) for part in route["path"]]
        total += _factor(view, route["train"]) * sum(
            earns(view, node) + more.get(name, 0)
            for name, node in stops
            if node is not None and not (townless and node.town)
        )
    return total


def _fees(view: View, company: str, routes: Routes) -> tuple[str | None, int]:
    """To which company a run has to pay for ferry lines, and how much in $: for each train and line."""
    cards = view.facts.privates
    tokens = (mark for mark in view.state.get("markers", ()) if cards[mark["private"]].get("ferry"))
    token = next(tokens, None)
    if token is None or token["company"] in (None, company):  # without an owner lines cost nothing
        return None, 0
    waters = [
        {name for segment in line["segments"] for name in segment["hexes"][1:-1]}
        for line in view.facts.components["ferries"]
    ]
    used = sum(
        not water.isdisjoint(part["hex"] for part in route["path"]) for route in routes for water in waters
    )
    return token["company"], used * int(cards[token["private"]]["ferry"]["fee"])


def _bonds_with(view: View, *kinds: str) -> int:
    """How many bonds lie with holders of these kinds: `player`, `pool`."""
    piles = view.state.get("bonds", ())
    return sum(pile["count"] for pile in piles if pile["holder"].partition(":")[0] in kinds)


def _interest(view: View, company: str) -> tuple[int, int]:
    """What a company owes on its loans, and on the bonds outside its treasury, in $."""
    box = view.facts.components
    on_loans = int(view.companies[company].get("loans", 0)) * int(box["loans"]["interest"])
    if company != view.national:
        return on_loans, 0
    return on_loans, _bonds_with(view, "player", "pool") * int(box["national"]["bonds"]["interest"])


def _paid_by_the_treasury(view: View, cash: int, on_loans: int, on_bonds: int) -> int:
    """How much of the interest a treasury pays before the earnings help, in $: first that on loans."""
    terms = view.facts.components["loans"]
    paid = min(on_loans, cash)
    paid -= paid % int(terms["interest"]) if terms.get("whole_interest") else 0
    return paid + min(on_bonds, cash - paid)


def _in_its_turn(step: Step) -> bool:
    """Whether trains have run, and the turn of their company goes on."""
    same = step.after.turn.get("company") == step.actor and not step.operating_rounds_begun
    return step.type == "run_routes" and same and step.after.kind != "interest"


@invariant(
    STEP,
    "18GL-4.6.3-y",
    "18GL-4.6.3-z",
    "18GL-4.6.3-aa",
    "18GL-4.6.3-p",
    "18GL-4.9-g",
    "18GL-4.9-t5",
    "18GL-4.3-n8a",
    "18GL-4.3-n10a",
    "18GL-4.6.4-a",
    "18GL-4.6.4-b",
    "18GL-4.6.4-c",
    "18GL-4.6.5-c",
    "18GL-4.6.5-d",
    "18GL-4.8-d",
    unless={
        "18GL-Q07": "b",
        "18GL-Q31": "b",
        "18GL-Q35": "bc",
        "18GL-Q38": "bc",
        "18GL-Q39": "c",
        "18GL-Q54": "b",
        "18GL-Q91": "b",
        "18GL-Q195": "bc",
    },
)
def a_run_earns_its_places_less_interest(step: Step) -> Iterator[str]:
    """Guards what is left of a run to be shared out, and of the treasury: what interest takes of each.

    The treasury pays as many whole interests of loans as it can, then those of bonds, and the earnings the
    rest; where they are too small it pays what they cannot. Without whole interests all of it is used first.
    """
    view, name = step.before, step.actor
    if not _in_its_turn(step):
        return
    revenue = earned(view, name, step.action["routes"])
    cash = int(view.companies[name]["cash"]) - _fees(view, name, step.action["routes"])[1]
    on_loans, on_bonds = _interest(view, name)
    due = on_loans + on_bonds
    if cash + revenue < due:
        return
    off = min(due - _paid_by_the_treasury(view, cash, on_loans, on_bonds), revenue)
    left, treasury = step.after.turn["revenue"], int(step.after.companies[name]["cash"])
    if left != revenue - off:
        yield f"${left} is left of the run of the {name}, not ${revenue} less ${off} for interest"
    if treasury != cash - (due - off):
        yield f"the {name} has ${treasury} after its run, not ${cash - (due - off)}"


@invariant(
    STEP,
    "18GL-4.3-n11g",
    "18GL-4.3-n11h",
    "18GL-4.6.3-l",
    "18GL-4.6.3-m",
    "18GL-4.6.3-n",
    unless={"18GL-Q35": "bc", "18GL-Q38": "bc", "18GL-Q39": "c", "18GL-Q195": "bc"},
)
def ferries_are_paid_to_their_company(step: Step) -> Iterator[str]:
    """Guards that a run pays $50 for each line that a train uses to the company with the ferry token."""
    if not _in_its_turn(step):
        return
    owner, due = _fees(step.before, step.actor, step.action["routes"])
    if due > step.before.companies[step.actor]["cash"]:
        yield f"the {step.actor} has not the ${due} for the ferries that it uses"
    for company in step.before.companies:
        if company != step.actor and step.income(company) != (due if company == owner else 0):
            yield f"the {company} gets ${step.income(company)} by a run of the {step.actor}"


@invariant(STEP, "18GL-4.6.5-a", "18GL-4.6.5-b", "18GL-4.6.5-c")
def players_have_the_interest_of_their_bonds(step: Step) -> Iterator[str]:
    """Guards that a run in which interest is paid brings players that of their bonds, and nothing else."""
    view, name = step.before, step.actor
    if not _in_its_turn(step):
        return
    cash = int(view.companies[name]["cash"]) - _fees(view, name, step.action["routes"])[1]
    if cash + earned(view, name, step.action["routes"]) < sum(_interest(view, name)):
        return
    each = int(step.facts.components["national"]["bonds"]["interest"]) if name == view.national else 0
    held = {pile["holder"]: pile["count"] for pile in view.state.get("bonds", ())}
    for player in view.players:
        due = each * held.get(f"player:{player}", 0)
        if step.gain(player) != due:
            yield f"{player} gets ${step.gain(player)} by the run of the {name}, not ${due} for bonds"
