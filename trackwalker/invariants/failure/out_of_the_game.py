"""Companies and players that have left the game."""

from collections.abc import Iterator

from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View


@invariant(
    STATE,
    "1846-5.25-a",
    "1846-5.25-b",
    "1846-3-as",
    "18GL-4.7.3-d",
    "18GL-4.7.3-e",
    "18GL-4.5.1.2-ae",
    "LA-OR.bust-c",
    "LA-OR.bust-h",
    "LA-MG.box-a",
    "LA-MG.token-c",
    reads="companies certificates privates market markers pending",
)
def companies_that_left_have_nothing(view: View) -> Iterator[str]:
    """Guards that a company that has left the game has no money, train, marker, price, paper or bonus.

    The tokens of one that was merged stay until its successor has replaced them.
    """
    waiting = [
        entry["context"]["company"] for entry in view.state["pending"] if entry["kind"] == "replace_tokens"
    ]
    for name, company in view.companies.items():
        if not company["closed"]:
            continue
        tokens = () if name in waiting else company["tokens"]
        if company["cash"] or company["trains"] or tokens or company["tokens_left"]:
            yield f"the {name} has left the game and has money, trains or markers"
        if name in view.cells:
            yield f"the {name} has left the game and has a share price"
        for holder in {holder for company, holder in view.held if company == name} - {"box"}:
            yield f"the {name} has left the game; {holder} has paper of it"
        if view.owned(f"company:{name}"):
            yield f"the {name} has left the game and owns {', '.join(view.owned(f'company:{name}'))}"
        if any(marker["company"] == name for marker in view.state.get("markers", ())):
            yield f"the {name} has left the game and has a bonus"


@invariant(STATE, "1846-5.25-a", "LA-SR.sell-f", "LA-OR.hold-b", reads="companies market")
def companies_leave_at_the_end_of_the_chart(view: View) -> Iterator[str]:
    """Guards that no company stays where the share price is $0."""
    for cell in view.state["market"]:
        if not cell["price"]:
            yield f"the price of the {', '.join(cell['stack'])} is $0"


@invariant(STEP, "1846-6.59-i", "1846-5.25-a", "18FL-8.4.3-d", "18GL-4.7.3-b", "LA-OR.bust-b")
def nobody_comes_back(step: Step) -> Iterator[str]:
    """Guards that only a bankruptcy makes a player bankrupt, and that nobody is ever back in the game."""
    for name, player in step.before.players.items():
        was, now = bool(player.get("bankrupt")), bool(step.after.players[name].get("bankrupt"))
        if was and not now:
            yield f"{name} was bankrupt and is back in the game"
        if now and not was and (step.type != "bankrupt" or step.actor != name):
            yield f"{name} is bankrupt by the action {step.type} of {step.actor}"
