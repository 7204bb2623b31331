"""Lost Atlas: the clauses that its refusals guard and its numbers rest on.

The clause on which the engine rests a refusal is one of those that it guards; ``MORE`` has the others. The
digest has hardly a number: what is known of the box from elsewhere is nobody's, no engine is wrong for it.
"""

from typing import Any

from ...games.clauses import lost_atlas as grounds
from .book import ONLY_IN_18FL, ONLY_IN_18GL, Book, Path_, Stated

MORE: dict[str, str] = {
    # SU: set-up
    # SR: stock round
    "cannot-pay": "SR.buy-c",
    # OR: operating round, track and hubs
    "must-run": "OR.flow-g",
    "kind-differs": "OR.lay-c OR.lay-d",
    "off-the-board": "OR.lay-c",
    "colour-not-yet-allowed": "OR.lay-d SU.tiles-c",
    "cannot-pay-terrain": "OR.flow-c OR.lay-e",
    "cannot-pay-marker": "OR.flow-c OR.hub-a",
    "cannot-pay-redemption": "OR.flow-c OR.issue-c",
    # OR: operating round, runs and dividends
    # OR: operating round, trains; EX and GE: export and end
    # MG: merger round
    "not-another-minor": "MG.round-a MG.box-a",
    "minors-not-connected": "MG.round-a",
    "president-decides": "MG.agree-a",
}
"""Refusal -> what it guards besides the clauses on which it rests."""

ELSEWHERE: tuple[str, ...] = (
    "game-over",
    "no-such-company",
    "no-such-source",
    "no-such-track",
    "no-such-train",
    "not-now",
    "reversed",
    "route-broken",
    # MG: merger round
)
"""Refusals that no wrong engine leaves out: what they refuse cannot be carried out at all."""

UNOBSERVABLE: dict[str, str] = {
    # SU: set-up
    # SR: stock round
    "bank-sells-shares": "what would be bought elsewhere does not lie there, which is refused as well",
    "president-first": "shares of a minor not launched lie where none are sold, which is refused as well",
    "bid-for-a-minor": "there are no private companies that could be named",
    "home-to-pick": "an engine may ask for the home when the minor has been launched",
    # OR: operating round, track and hubs
    "issue-or-redeem": "a company that has issued or redeemed a share is not asked again",
    "one-batch-a-turn": "a company that has issued or redeemed a share is not asked again",
    "one-token-a-turn": "a company that has placed a hub is not asked again",
    "lead-train-in-full": "a new minor has no train that it could return, which is refused as well",
    "no-such-marker": "who has no markers has none left, which is refused as well",
    "no-such-power": "there are no private companies that could be named",
    "not-a-buildable-hex": "what takes no tiles is of no tile's kind, which is refused as well",
    "redeem-from-market": "whatever it names, what a company redeems it gets out of the pool",
    "tile-unknown": "there is nothing to lay: the engine falls over the tile that the box does not have",
    # OR: operating round, runs and dividends
    # OR: operating round, trains; EX and GE: export and end
    "nobody-to-agree": "a company without a president has closed or not begun, and has no train to sell",
    # MG: merger round
    "answers-the-proposal": "an answer merges a minor with the one that has proposed, whatever it names",
}
"""Refusals that no play can miss, and why."""

WITHOUT_PRIVATES = frozenset(
    {
        "cannot-pay-private",
        "hex-blocked",
        "not-a-players-private",
        "not-its-private",
        "owner-has-not-agreed",
        "power-hexes",
        "power-tiles",
        "power-tiles-join",
        "power-used",
        "price-asked",
        "private-cannot-be-sold",
        "private-price",
        "privates-not-for-sale",
        "second-tile-due",
        "train-of-an-independent",
    }
)
"""Refusals about private companies and railroads, of which there are none."""

WITHOUT_PAR = frozenset(
    {"above-the-phase", "already-started", "certificate-limit", "over-certificate-limit", "par-value"}
)
"""Refusals about president's certificates that are bought, and a limit of certificates."""

COUNTED_STOPS = frozenset(
    {
        "counted-not-visited",
        "counted-twice",
        "counts-too-few",
        "counts-too-many",
        "own-token-not-counted",
        "junction-twice",
        "two-eastern-ends",
    }
)
"""Refusals about routes that pass by what they do not count, and about ends of a kind."""

FOREIGN: frozenset[str] = (
    (ONLY_IN_18FL | ONLY_IN_18GL | WITHOUT_PRIVATES | WITHOUT_PAR | COUNTED_STOPS)
    | {
        "dividend-kind",
        "earliest-train-first",
        "home-hex-first",
        "last-holder",
        "no-sales-without-president",
        "no-sales-yet",
        "nothing-to-the-right",
        "town-not-upgradable",
    }
) - {"too-few-stops"}
"""Refusals of shared mechanisms that never come up in this game."""


def _refusals() -> dict[str, str]:
    found: dict[str, dict[str, None]] = {}
    for key, clause in grounds.CLAUSES.items():
        rule = key.partition(" ")[0]
        if rule not in (*ELSEWHERE, *UNOBSERVABLE):
            found.setdefault(rule, {})[clause.partition("-")[2]] = None
    for rule, clauses in MORE.items():
        found.setdefault(rule, {}).update(dict.fromkeys(clauses.split()))
    return {rule: " ".join(clauses) for rule, clauses in found.items()}


def _number(box: dict[str, Any], path: Path_) -> Stated | None:  # noqa: ARG001
    """What states a number of the box."""
    match path:
        case ("minor_auction", "least"):
            return Stated("SR.auction-a", 5)
        case ("minor_auction", "step"):
            return Stated("SR.auction-b", 5)
        case ("shares", "player_limit"):
            return Stated("SR.buy-d", 20)
        case ("shares", "pool_limit"):
            return Stated("SR.sell-e", 20)
    return None


def _tile_number(path: Path_) -> Stated | None:  # noqa: ARG001
    """What states a number of the tiles."""
    return None


BOOK = Book("LA", _refusals(), _number, _tile_number, UNOBSERVABLE, FOREIGN)
