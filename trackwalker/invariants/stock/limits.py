"""How much of one company, and how many certificates, a player may hold."""

from collections import Counter
from collections.abc import Iterator

from trackwalker.invariants.core.raw import Table
from trackwalker.invariants.core.registry import RAW, STEP, invariant
from trackwalker.invariants.core.view import Step
from trackwalker.invariants.stock.holding import can_sell, certificate_limit, counted


@invariant(
    RAW,
    "18CH-8-r",
    "18CH-9-d",
    "1846-5.11-a",
    "1846-5.24-a",
    "18FL-1.4-u",
    "18FL-1.4-v",
    "18FL-5.3-e",
    "18FL-5.3-h",
    "18GL-3.4-o",
    "18GL-3.4-s",
    "18GL-3.4-t",
    "LA-SR.buy-d",
    "LA-SR.sell-e",
    "18GL-4.1.1-a",
    unless={"LA-Q100": "b"},
    reads="certificates players",
)
def holdings_within_limits(table: Table) -> Iterator[str]:
    """Guards the most that one player may hold of one company, and the pool but for a bankruptcy.

    Of a company that is formed of others both may have been given more, and the pool when a company floats
    among two players.
    """
    limits = table.components["shares"]
    most = table.state["options"].get("holding_limit", limits["player_limit"])
    in_pool = limits["pool_limit"] - table.terms.stock.pool_below_its_limit
    players = table.state["players"]
    filled = table.terms.stock.floating_fills_the_pool and len(players) == 2
    filled = filled or any(player.get("bankrupt") for player in players)
    held: Counter[tuple[str, str]] = Counter()
    for paper in table.state["certificates"]:
        held[paper["company"], paper["holder"]] += paper["percent"]
    for (company, holder), percent in sorted(held.items()):
        limit = in_pool if holder == "pool" else most
        limited = holder.startswith("player:") or (holder == "pool" and not filled)
        limited = limited and company != (table.components.get("national") or {}).get("id")
        if limited and percent > limit:
            yield f"{holder.removeprefix('player:')} holds {percent}% of the {company}, {limit}% is the most"


@invariant(
    STEP,
    "18CH-8-s",
    "18CH-8-v",
    "18CH-8-w",
    "18CH-8-u",
    "1846-5.13-b",
    "1846-5.13-c",
    "1846-5.14-a",
    "18FL-1.4-q",
    "18FL-1.4-r",
    "18FL-1.4-s",
    "18FL-5.3-d",
    "18FL-5.3-f",
    "18GL-3.4-f",
    "18GL-3.4-g",
    "18GL-3.4-h",
    "18GL-3.4-i",
    "18GL-3.4-j",
    "18GL-3.4-k",
    "18GL-4.1.2-j",
)
def nobody_buys_beyond_the_certificate_limit(step: Step) -> Iterator[str]:
    """Guards that nobody gets above the certificate limit by his own purchase.

    In some games not even for the moment before he becomes president and has a certificate less.
    """
    if step.type in ("buy_shares", "par") and step.kind == "stock_turn":
        count, limit = counted(step.after, step.actor), certificate_limit(step.after)
        if step.before.terms.stock.limit_before_the_office and not step.action.get("exchange"):
            count = counted(step.before, step.actor) + 1
        if count > limit and count > counted(step.before, step.actor):
            yield f"{step.actor} buys and has {count} certificates; {limit} are allowed"


@invariant(
    STEP,
    "18CH-8-s",
    "18CH-8-t",
    "18CH-8-u",
    "1846-5.15-a",
    "18FL-1.4-p",
    "18FL-5.4-c",
    "18GL-3.4-f",
    "18GL-3.4-n",
)
def certificates_above_the_limit_are_explained(step: Step) -> Iterator[str]:
    """Guards that a player gets above the limit only by a price leaving yellow or an office handed over.

    Where fewer companies lower the limit, by a company leaving the game too.
    """
    if step.formed or (step.before.held == step.after.held and step.before.cells == step.after.cells):
        return
    limit, yellow = certificate_limit(step.after), step.facts.yellow_cells
    for player in step.after.players:
        count = counted(step.after, player)
        if count <= limit or count <= counted(step.before, player):
            continue
        left_yellow = any(
            cell["cell"] in yellow and step.after.cells[name]["cell"] not in yellow
            for name, cell in step.before.cells.items()
            if name in step.after.cells
        )
        lost_office = any(
            company["president"] == player and step.after.companies[company["id"]]["president"] != player
            for company in step.before.state["companies"]
        )
        if not left_yellow and not lost_office:
            yield f"{player} has {count} certificates, {limit} are allowed"


@invariant(STEP, "18CH-8-w", "1846-5.15-a", "18FL-5.3-d")
def those_above_the_limit_sell_first(step: Step) -> Iterator[str]:
    """Guards that a player above the certificate limit does not buy or end his turn while he can sell."""
    if step.kind != "stock_turn" or step.type == "sell_shares":
        return
    before, player, terms = step.before, step.actor, step.before.terms.stock
    if counted(before, player) <= certificate_limit(before):
        return
    if before.state["round"]["number"] == 1 and terms.no_forced_sales_at_first:
        return
    if terms.excess_may_be_kept:
        return
    sold = before.state["round"]["turn"]["sold"] if terms.one_sale_a_company else []
    for company in before.companies:
        if company not in sold and can_sell(before, player, company):
            yield f"{player} is above the certificate limit, can sell the {company}, and does: {step.type}"
            return
