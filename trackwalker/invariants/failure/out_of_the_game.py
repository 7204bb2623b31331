"""What holds for those who have left the game: companies, private companies, players."""

from collections.abc import Iterator

from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View


@invariant(
    STATE, "1846-5.25-a", "1846-5.25-b", "1846-3-as", reads="companies certificates privates market markers"
)
def companies_that_left_have_nothing(view: View) -> Iterator[str]:
    """Guards that a company that has left the game has no money, train, marker, price, paper or bonus."""
    for name, company in view.companies.items():
        if not company["closed"]:
            continue
        if company["cash"] or company["trains"] or company["tokens"] or company["tokens_left"]:
            yield f"the {name} has left the game and has money, trains or markers"
        if name in view.cells:
            yield f"the {name} has left the game and has a share price"
        for holder in {holder for company, holder in view.held if company == name} - {"box"}:
            yield f"the {name} has left the game; {holder} has paper of it"
        if view.owned(f"company:{name}"):
            yield f"the {name} has left the game and owns {', '.join(view.owned(f'company:{name}'))}"
        if any(marker["company"] == name for marker in view.state.get("markers", ())):
            yield f"the {name} has left the game and has a bonus"


@invariant(STATE, "1846-5.25-a", reads="companies market")
def companies_leave_at_the_end_of_the_chart(view: View) -> Iterator[str]:
    """Guards that no company stays where the share price is $0."""
    for cell in view.state["market"]:
        if not cell["price"]:
            yield f"the price of the {', '.join(cell['stack'])} is $0"


@invariant(
    STATE,
    "1846-6.59-i",
    "1846-7-a",
    "1846-7-b",
    "18FL-8.4.3-b",
    "18FL-8.4.3-d",
    reads="players certificates privates priority round",
)
def bankrupt_players_have_nothing(view: View) -> Iterator[str]:
    """Guards that a player who is bankrupt has no money, paper, private company or priority deal.

    By one reading private companies stay with him and are of no use. Where the game ends with a bankruptcy he
    keeps what he could not sell.
    """
    keeps = view.follows("18FL-Q07", "b")
    if view.deviates("first-bankruptcy-ends-the-game"):
        return
    for name, player in view.players.items():
        if not player.get("bankrupt"):
            continue
        holds = [company for company, holder in view.held if holder == f"player:{name}"]
        if player["cash"] or holds or (view.owned(f"player:{name}") and not keeps):
            yield f"{name} is bankrupt and has ${player['cash']}, {', '.join(holds)} and private companies"
        if view.state["priority"] == name and view.state["round"]["kind"] != "over":
            yield f"{name} is bankrupt and has the priority deal"


@invariant(STATE, "1846-9-b", "18FL-11-i", reads="players round")
def a_game_has_two_players_at_least(view: View) -> Iterator[str]:
    """Guards that the game is over when all players but one are bankrupt."""
    if len(view.active) < 2 and view.state["round"]["kind"] != "over":
        yield f"only {', '.join(view.active)} is in the game, which goes on"


@invariant(
    STATE, "1846-3-al", "1846-3-ap", "1846-3-as", "1846-2-n", reads="companies privates certificates round"
)
def independent_companies_are_small(view: View) -> Iterator[str]:
    """Guards that an independent company has an owner, a home and one train at most, and nothing else."""
    begun = view.state["round"]["kind"] != "draft"
    for name in view.facts.independents:
        company = view.companies[name]
        if company["floated"] != begun or company["president"] is not None or company["par"] is not None:
            yield f"the {name} has a president or a price, or has not begun when it should"
        if len(company["trains"]) > 1 or len(company["tokens"]) + company["tokens_left"] > 1:
            yield f"the {name} has {len(company['trains'])} trains and {len(company['tokens'])} markers"
        owner = view.owner(name)
        if owner.startswith("company:") or company["closed"] != (owner == "box"):
            yield f"{name} belongs to {owner}; closed: {company['closed']}"


@invariant(STEP, "1846-6.59-i", "1846-5.25-a", "18FL-8.4.3-d")
def nobody_comes_back(step: Step) -> Iterator[str]:
    """Guards that only a bankruptcy makes a player bankrupt, and that nobody is ever back in the game."""
    for name, player in step.before.players.items():
        was, now = bool(player.get("bankrupt")), bool(step.after.players[name].get("bankrupt"))
        if was and not now:
            yield f"{name} was bankrupt and is back in the game"
        if now and not was and (step.type != "bankrupt" or step.actor != name):
            yield f"{name} is bankrupt by the action {step.type} of {step.actor}"
