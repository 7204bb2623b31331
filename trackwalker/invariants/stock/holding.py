"""What a player may hold of companies, how that is counted, and what he may sell."""

from collections.abc import Mapping

from trackwalker.invariants.core.view import View

__all__ = ["can_sell", "certificate_limit", "counted", "pool_limit"]


def pool_limit(view: View) -> int:
    """How many percent of a company the pool can hold at most by sales (18FL-Q03)."""
    limit = int(view.facts.shares["pool_limit"])
    return limit - 1 if view.terms.stock.pool_below_its_limit else limit


_NO_LIMIT = 1_000_000
"""More certificates than any game has."""


def certificate_limit(view: View) -> int:
    """How many certificates a player may hold; by the companies in the game where that matters."""
    printed, players = view.facts.components["players"], len(view.players)
    if view.terms.stock.bankruptcy_changes_the_limit:
        players = max(len(view.active), min(printed))
    running = sum(c["kind"] == "public" and not c["closed"] for c in view.companies.values())
    for count in sorted(printed):
        limit = printed[count]["certificate_limit"]
        if count < players:
            continue
        if limit is None:
            return _NO_LIMIT
        if not isinstance(limit, Mapping):
            return int(limit)
        if (row := max(running, min(limit))) in limit:
            return int(limit[row])
    raise LookupError(f"no certificate limit for {players} players and {running} companies")


def counted(view: View, player: str) -> int:
    """How many certificates of a player count toward the limit.

    18CH-8-s to 8-u, 1846-5.13-c, 18FL-1.4-p, 1.4-t.
    """
    holder, yellow = "player:" + player, view.facts.yellow_cells
    count = 0
    for company in view.companies:
        here = view.papers.get((company, holder), 0)
        if here:
            cell = view.cells.get(company)
            if cell is None or cell["cell"] not in yellow:
                count += here
    if view.terms.stock.privates_are_certificates:
        count += sum(1 for private in view.state["privates"] if private["owner"] == holder)
    return count


def can_sell(view: View, player: str, company: str) -> bool:
    """Whether a player could sell one share of a company in a stock round.

    18CH-4-f, 8-o, 9-d; 1846-5.21-a, 5.23-a, 5.24-a, 7.02-a; 18FL-5.3-g, 5.3-h, 8.4.3-l.
    """
    share, own = view.share(company), view.share_of(company, player)
    pooled = view.held.get((company, "pool"), 0)
    if company not in view.cells or own < share or pooled + share > pool_limit(view):
        return False
    entry, terms = view.companies[company], view.terms.stock
    if entry.get("receivership") or (terms.untried_sold_by == "nobody" and not entry["operated"]):
        return False
    if entry["president"] != player:
        return bool(entry["operated"]) or terms.untried_sold_by == "anybody"
    office, left = view.office(company), own - share
    if not left and terms.presidents_keep_a_share:
        return False
    return left >= office or any(
        view.share_of(company, other) > left and view.share_of(company, other) >= office
        for other in view.players
        if other != player
    )
