"""Who is bankrupt, what he has, and what becomes of his money."""

from collections.abc import Iterator

from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View
from trackwalker.invariants.money.income import private_income
from trackwalker.invariants.stock.holding import can_sell


@invariant(
    STATE,
    "1846-6.59-i",
    "1846-7-a",
    "1846-7-b",
    "18FL-8.4.3-b",
    "18FL-8.4.3-d",
    "18GL-4.7.3-b",
    "18GL-4.7.3-f",
    "LA-OR.bust-b",
    reads="players certificates privates priority round",
)
def bankrupt_players_have_nothing(view: View) -> Iterator[str]:
    """Guards that a player who is bankrupt has no money, paper, private company or priority deal.

    By one reading private companies stay with him and are of no use. Where the game ends with a bankruptcy he
    keeps what he could not sell.
    """
    keeps = view.terms.failure.privates == "kept"
    if view.terms.failure.first_bankruptcy_ends:
        return
    for name, player in view.players.items():
        if not player.get("bankrupt"):
            continue
        holds = [company for company, holder in view.held if holder == f"player:{name}"]
        if player["cash"] or holds or (view.owned(f"player:{name}") and not keeps):
            yield f"{name} is bankrupt and has ${player['cash']}, {', '.join(holds)} and private companies"
        if view.state["priority"] == name and view.state["round"]["kind"] != "over":
            yield f"{name} is bankrupt and has the priority deal"


@invariant(
    STATE, "1846-9-b", "18FL-11-i", "18GL-5-m", "LA-OR.bust-i", unless={"LA-Q71": "b"}, reads="players round"
)
def a_game_has_two_players_at_least(view: View) -> Iterator[str]:
    """Guards that the game is over when all players but one are bankrupt."""
    if len(view.active) < 2 and view.state["round"]["kind"] != "over":
        yield f"only {', '.join(view.active)} is in the game, which goes on"


@invariant(STEP, "18FL-8.4.3-a")
def only_those_who_have_nothing_left_are_bankrupt(step: Step) -> Iterator[str]:
    """Guards that a president is bankrupt only if money is short and he can sell no share."""
    if step.type != "bankrupt":
        return
    before, context = step.before, step.before.state["pending"][0]["context"]
    if not context["short"]:
        yield f"{step.actor} is bankrupt and the {context['company']} can buy a train"
    sold = () if before.terms.emergency.sales_in_parts else before.turn.get("sold", ())
    for name in before.companies:
        if name not in sold and _can_be_sold(before, step.actor, name, context["company"]):
            yield f"{step.actor} is bankrupt and can sell the {name}"


def _can_be_sold(view: View, player: str, name: str, operating: str) -> bool:
    """Whether a president could sell a share to help a company, without losing it."""
    if not can_sell(view, player, name):
        return False
    left = view.share_of(name, player) - view.share(name)
    others = [view.share_of(name, other) for other in view.active if other != player]
    return name != operating or (left >= max(others) and left >= view.office(name))


@invariant(STEP, "18FL-8.4.3-b", "18FL-8.4.3-c", "18FL-8.4.3-g")
def a_bankrupts_cash_stays_with_the_company(step: Step) -> Iterator[str]:
    """Guards that the company that had to be helped keeps what its bankrupt president had, and no more."""
    if step.type != "bankrupt" or step.before.terms.failure.cash_to_the_bank:
        return
    name = step.before.state["pending"][0]["context"]["company"]
    due = step.before.players[step.actor]["cash"]
    buys = step.before.terms.failure.vacant_companies_buy and step.after.companies[name].get("receivership")
    if step.income(name) != due and not buys:
        yield f"the {name} gets ${step.income(name)} by the bankruptcy of {step.actor}, not ${due}"
    for other in step.before.companies:
        vacant = step.after.companies[other].get("receivership")
        if other != name and step.income(other) and not (vacant and not step.after.is_frozen(other)):
            yield f"the {other} gets ${step.income(other)} by the bankruptcy of {step.actor}"


@invariant(STEP, "1846-7-a", "1846-7-b", unless={"1846-Q55": "b", "1846-Q56": "b"})
def a_bankrupt_players_goods_go_to_the_company(step: Step) -> Iterator[str]:
    """Guards that a company gets the cash of its bankrupt president and the value of all his shares."""
    if step.type != "bankrupt" or not step.after.players[step.actor].get("bankrupt"):
        return
    before = step.before
    name = before.state["pending"][0]["context"]["company"]
    company = step.after.companies[name]
    if company.get("receivership") or company["closed"] or step.after.turn.get("company") != name:
        return
    share = step.facts.shares["share_percent"]
    value = sum(
        before.share_of(other, step.actor) // share * cell["price"] for other, cell in before.cells.items()
    )
    due = before.players[step.actor]["cash"] + value
    if step.income(name) != due:
        yield f"the {name} gets ${step.income(name)} by the bankruptcy of {step.actor}, not ${due}"
    for player in before.players:
        if player != step.actor and step.gain(player) != private_income(step, f"player:{player}"):
            yield f"{player} gets ${step.gain(player)} by the bankruptcy of {step.actor}"
