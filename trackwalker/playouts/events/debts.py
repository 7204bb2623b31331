"""What there is to see of loans and bonds, and of companies that deal in their own shares."""

from collections.abc import Iterator
from typing import Any

from trackwalker.invariants.core.view import Step

__all__ = ["buy_bond", "debts", "payoff_loan", "sell_bond", "take_loan"]


def take_loan(step: Step) -> Iterator[str]:
    """What a loan was taken for, and which of the company's it was."""
    number = step.before.companies[step.actor].get("loans", 0) + 1
    yield f"loan taken: number {number}"
    yield f"loan taken for {'interest' if step.kind == 'interest' else 'a train'}"


def payoff_loan(step: Step) -> Iterator[str]:
    """Whether that was the last."""
    left = step.before.companies[step.actor].get("loans", 0) - 1
    yield f"loan repaid: {left} left"


def sell_bond(step: Step) -> Iterator[str]:
    """A player sells bonds, or their company issues some."""
    if step.action["actor"]["kind"] == "player":
        yield "bonds sold by a player"
    else:
        yield f"bonds issued for {'interest' if step.kind == 'interest' else 'a train'}"


def buy_bond(step: Step) -> Iterator[str]:
    """A player buys a bond, or their company buys it back."""
    if step.action["actor"]["kind"] == "player":
        yield "bond bought by a player"
    else:
        yield f"bond bought back from {step.action['from'].partition(':')[0]}"


def debts(step: Step) -> Iterator[str]:
    """Interest on loans and bonds, as far as nobody is asked about it."""
    turn, now = step.before.turn, step.after.turn
    if turn.get("step") not in ("track", "token", "run") or now.get("company") != turn.get("company"):
        return
    if now.get("step") in ("dividend", "trains", "interest"):
        loans = _loans(step.before.companies[turn["company"]])
        if loans:
            yield f"interest due on {loans} loan(s)"
            if now["step"] == "interest":
                yield "interest: money has to be raised"
            elif step.type == "run_routes" and now["revenue"] and now["revenue"] < _earned(step):
                yield "interest: the earnings help"


def _loans(company: dict[str, Any]) -> int:
    return int(company.get("loans", 0))


def _earned(step: Step) -> int:
    """What a company had on hand after its run if nothing was held back, in $."""
    return int(step.after.turn["revenue"]) + 1 if step.after.companies[step.actor]["cash"] == 0 else 0
