"""Who holds paper and who presides: what changes that, on a step from one table to the next."""

from collections.abc import Iterator

from trackwalker.invariants.core.registry import STEP, invariant
from trackwalker.invariants.core.view import Step
from trackwalker.invariants.turns.converting import converts

_TRADES = frozenset({"buy_shares", "sell_shares", "par"})


@invariant(
    STEP,
    "18CH-3-m",
    "18CH-4-e",
    "18CH-12-f",
    "1846-5.1-n",
    "1846-6.1-b",
    "1846-5.25-b",
    "1846-7-b",
    "18FL-5-b",
    "18FL-5.4-c",
    "18FL-8.4.3-b",
)
def certificates_move_by_trade_only(step: Step) -> Iterator[str]:
    """Guards that paper changes hands by trades and in the auction, of one company at a time.

    That of a company that leaves the game goes out of it, and that of a bankrupt player to the pool. One that
    is converted is looked at elsewhere.
    """
    if step.before.held == step.after.held or step.before.state["round"]["kind"] in ("auction", "bids"):
        return
    keys = {*step.before.held, *step.after.held}
    moved = {key[0] for key in keys if step.before.held.get(key) != step.after.held.get(key)}
    moved -= {company["id"] for company, after in step.changed if after["closed"] and not company["closed"]}
    moved -= {company["id"] for company, _ in step.changed if converts(step, company["id"])}
    if not moved or _bankrupt_gave_it_up(step, moved):
        return
    if step.type not in _TRADES:
        yield f"certificates change hands by the action {step.type}"
    if moved != {step.action.get("company")}:
        yield f"certificates of {', '.join(sorted(moved))} move in a trade of {step.action.get('company')}"


def _bankrupt_gave_it_up(step: Step, moved: set[str]) -> bool:
    """Whether a bankrupt player has nothing left of the companies whose paper moved, and the pool has it."""
    if step.type != "bankrupt" or not step.after.players[step.actor].get("bankrupt"):
        return False
    keys = {*step.before.held, *step.after.held}
    changed = {key for key in keys if step.before.held.get(key) != step.after.held.get(key)}
    if not {key[1] for key in changed if key[0] in moved} <= {"pool", f"player:{step.actor}"}:
        return False
    return all(
        step.after.held.get((name, "pool"), 0) - step.before.held.get((name, "pool"), 0)
        == step.before.share_of(name, step.actor)
        for name in moved
    )


@invariant(
    STEP,
    "18CH-8-n",
    "18CH-8-o",
    "18CH-8-p",
    "18CH-8-q",
    "18CH-24-k",
    "1846-5.12-a",
    "1846-5.23-a",
    "1846-5.23-b",
    "1846-6.59-e",
    "1846-7-b",
    "18FL-5.3-j",
    "18FL-5.4-b",
    "18FL-5.4-c",
    "18FL-5.4-e",
    "18FL-8.4.1-g",
    "18FL-8.4.3-e",
    "18FL-8.4.3-f",
    "18FL-8.4.3-i",
)
def offices_pass_by_trade_only(step: Step) -> Iterator[str]:
    """Guards who becomes president: by a trade, with more shares than the old one, the nearest clockwise.

    After a bankruptcy that is whoever holds as much as the office, and nobody if there is no such player.
    """
    for company, changed in step.changed:
        name, old, new = company["id"], company["president"], changed["president"]
        if old == new or old is None or changed["closed"]:
            continue
        if step.type == "bankrupt" and old == step.actor and step.after.players[old].get("bankrupt"):
            office = step.before.office(name)
            held = {player: step.after.share_of(name, player) for player in step.after.active}
            held = {player: percent for player, percent in held.items() if percent >= office}
            equal = [player for player, percent in held.items() if percent == max(held.values())]
            if step.before.follows("18FL-Q67", "b"):
                equal = list(held)
            if len(equal) > 1 and step.before.says("18FL-8.4.3-e"):
                around = (step.after.after_seat(old, count) for count in range(1, len(step.after.players)))
                equal = [next(player for player in around if player in equal)]
            if (new is None) != (not held) or (held and new not in equal):
                yield f"the {name} of the bankrupt {old} passes to {new}; others hold {held}"
            continue
        if step.type not in _TRADES:
            yield f"the {name} passes from {old} to {new} by the action {step.type}"
            continue
        after, seats = step.after, list(step.after.players)
        at = seats.index(old)
        most = max(after.share_of(name, player) for player in seats)
        first = next(p for p in (*seats[at + 1 :], *seats[: at + 1]) if after.share_of(name, p) == most)
        if after.share_of(name, old) == most or first != new:
            yield f"the {name} passes from {old} to {new}; {first if first != old else 'nobody'} is entitled"
        if step.kind == "emergency" and name == step.before.state["pending"][0]["context"]["company"]:
            yield f"{old} loses the {name} while raising money for it"
