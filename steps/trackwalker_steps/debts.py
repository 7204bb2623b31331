"""Loans of companies and bonds of the national company."""

from typing import Any

from trackwalker.scene import Decider, Scene
from trackwalker_steps.phrases import action, given, then


@given("{company:Company} has {count:Number} loan[s]")
def set_loans(scene: Scene, company: str, count: int) -> None:
    """How many loans a company has; none if nothing is said."""
    scene.setting.debts.loans(company, count)


@given("{who:Who} has {count:Number} bond[s][ in its treasury]")
def set_bonds(scene: Scene, who: str, count: int) -> None:
    """How many bonds a player has. What nobody has is the company's; said of the company it is checked."""
    scene.setting.debts.bonds(who, count)


@given("(there is|there are) {count:Number} bond[s] in the open market")
def set_market_bonds(scene: Scene, count: int) -> None:
    """How many bonds lie in the open market."""
    scene.setting.debts.bonds("pool", count)


@action("take_loan", "{decider:Decider} <takes|take> a loan")
def takes_loan(decider: Decider) -> dict[str, Any]:
    """One loan of the bank, because a train must be bought or interest be paid."""
    return {"actor": decider.actor()}


@action("payoff_loan", "{decider:Decider} <repays|repay> a loan")
def repays_loan(decider: Decider) -> dict[str, Any]:
    """One loan is paid back, in the step for that."""
    return {"actor": decider.actor()}


@action("pass", "{decider:Decider} <repays|repay> no loan")
def repays_none(scene: Scene, decider: Decider, attempt: bool) -> dict[str, Any] | None:
    """Leave the step of the loans without repaying one (or another one)."""
    return scene.leave_out("loans", {"actor": decider.actor()}, attempt)


@action("sell_bond", "{decider:Decider} <issues|issue> {count:Number} bond[s]")
def issues_bonds(decider: Decider, count: int) -> dict[str, Any]:
    """Bonds of the treasury go to the open market, because a train must be bought or interest be paid."""
    return {"actor": decider.actor(), "company": decider.company, "count": count}


@action("buy_bond", "{decider:Decider} <buys|buy> back a bond from (the open market|{player:Player})")
def buys_back(decider: Decider, player: str | None) -> dict[str, Any]:
    """The company buys back one of its bonds, in the step for that."""
    source = "pool" if player is None else f"player:{player}"
    return {"actor": decider.actor(), "company": decider.company, "from": source}


@action("sell_bond", "{player:Player} <sells|sell> {count:Number} bond[s] of {company:Company}")
def sells_bonds(player: str, count: int, company: str) -> dict[str, Any]:
    """A player sells bonds into the open market."""
    return {"actor": {"kind": "player", "id": player}, "company": company, "count": count}


@action("buy_bond", "{player:Player} <buys|buy> a bond of {company:Company} from {pile:Pile}")
def buys_bond(player: str, company: str, pile: str) -> dict[str, Any]:
    """A player buys one bond in a stock round."""
    source = f"company:{company}" if pile == "treasury" else pile
    return {"actor": {"kind": "player", "id": player}, "company": company, "from": source}


@action("pass", "{decider:Decider} <buys|buy> back no bond")
def buys_back_none(scene: Scene, decider: Decider, attempt: bool) -> dict[str, Any] | None:
    """Leave the step of the bonds without buying one (or another one) back."""
    return scene.leave_out("bonds", {"actor": decider.actor()}, attempt)


@then("{company:Company} has {count:Number} loan[s]")
def has_loans(scene: Scene, company: str, count: int) -> None:
    """How many loans a company has."""
    scene.expect.same(f"loans of the {company}", count, scene.table.company(company).get("loans", 0))


@then("{who:Who} has {count:Number} bond[s][ in its treasury]")
def has_bonds(scene: Scene, who: str, count: int) -> None:
    """How many bonds a player has, or the company that issues them."""
    scene.expect.same(f"bonds of {who}", count, scene.table.bonds(who))


@then("(there is|there are) {count:Number} bond[s] in the open market")
def market_bonds(scene: Scene, count: int) -> None:
    """How many bonds lie in the open market."""
    scene.expect.same("bonds in the open market", count, scene.table.bonds("pool"))
