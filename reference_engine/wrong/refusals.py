"""Engines that leave out one refusal."""

import ast
from functools import cache
from pathlib import Path

from ..game import Game
from ..rules.table import Illegal
from .engine import Spoil, Wrong

PACKAGE = Path(__file__).resolve().parent.parent

BREAKS: dict[str, tuple[str, ...]] = {
    # auction
    "already-sold": ("18CH-29-c", "18CH-3-d", "18CH-0-d"),
    "lowest-at-its-price": ("18CH-29-c", "18CH-5-g", "18CH-29-d"),
    "bid-too-low": ("18CH-29-h",),
    "raise-too-low": ("18CH-30-i",),
    "bid-multiple": ("18CH-29-i",),
    "bid-needs-money": ("18CH-29-j", "18CH-29-k"),
    "own-bid-stands": ("18CH-29-h", "18CH-29-k"),
    "bid-on-this-one": ("18CH-30-h", "18CH-30-g"),
    "par-of-that-company": ("18CH-5-i", "18CH-8-g"),
    # shares
    "par-value": ("18CH-8-d",),
    "already-started": ("18CH-4-b", "18CH-4-c", "18CH-8-d"),
    "president-first": ("18CH-4-b",),
    "no-such-certificate": ("18CH-8-b", "18CH-4-h", "18CH-3-l", "18CH-4-i", "18CH-4-j"),
    "sold-this-round": ("18CH-8-c",),
    "cannot-pay": ("18CH-4-i", "18CH-4-j", "18CH-8-e"),
    "holding-limit": ("18CH-8-r",),
    "certificate-limit": ("18CH-8-v", "18CH-8-s"),
    "over-certificate-limit": ("18CH-8-w",),
    "no-price-yet": ("18CH-4-e",),
    "whole-shares": ("18CH-3-k", "18CH-9-a", "18CH-4-g"),
    "not-his-to-sell": ("18CH-9-a", "18CH-3-m", "18CH-4-g", "18CH-9-b"),
    "pool-limit": ("18CH-9-d",),
    "president-certificate-stays": ("18CH-4-f",),
    "no-sales-yet": ("18CH-7-a", "18CH-4-e"),
    "one-block-a-turn": ("18CH-9-a", "18CH-9-c"),
    # track
    "one-tile-a-turn": ("18CH-15-b", "18CH-19-l"),
    "second-tile-due": ("18CH-19-f", "18CH-19-j"),
    "cannot-pay-terrain": ("18CH-15-l", "18CH-19-m", "18CH-18-d"),
    "no-such-power": ("18CH-19-e",),
    "not-its-private": ("18CH-19-e",),
    "power-hexes": ("18CH-19-f", "18CH-19-j", "18CH-19-k"),
    "power-tiles": ("18CH-19-g", "18CH-19-j", "18CH-19-k"),
    "power-lost": ("18CH-19-i", "18CH-19-j"),
    "power-tiles-join": ("18CH-19-f", "18CH-19-j"),
    "tile-unknown": ("18CH-15-e",),
    "not-a-buildable-hex": ("18CH-16-c", "18CH-16-d", "18CH-16-e"),
    "hex-blocked": ("18CH-19-a", "18CH-19-b", "18CH-19-c", "18CH-19-d", "18CH-15-m", "18CH-12-c"),
    "colour-not-yet-allowed": ("18CH-26-a", "18CH-26-h", "18CH-26-q", "18CH-26-v", "18CH-12-b"),
    "no-tile-left": ("18CH-15-e", "18CH-17-c"),
    "town-not-upgradable": ("18CH-17-g",),
    "colour-out-of-order": ("18CH-17-a", "18CH-17-b", "18CH-15-f"),
    "kind-differs": ("18CH-16-l", "18CH-17-f", "18CH-16-n"),
    "track-not-kept": ("18CH-17-h",),
    "city-connection-not-kept": ("18CH-17-i",),
    "off-the-board": ("18CH-15-j", "18CH-15-k", "18CH-17-j"),
    "home-hex-first": ("18CH-15-h",),
    "not-connected": ("18CH-15-i", "18CH-18-a"),
    "no-new-track-reaches-network": ("18CH-17-k", "18CH-17-m"),
    # station markers
    "no-marker-left": ("18CH-20-g", "18CH-10-e"),
    "cannot-pay-marker": ("18CH-20-f", "18CH-20-e"),
    "no-free-marker": ("18CH-19-k", "18CH-20-e", "18CH-20-b"),
    "no-such-city": ("18CH-20-c",),
    "second-token-in-hex": ("18CH-20-c",),
    "no-free-space": ("18CH-20-c",),
    "home-space-reserved": ("18CH-20-d",),
    "city-not-connected": ("18CH-20-c",),
    # routes
    "must-run": ("18CH-12-o",),
    "best-run": ("18CH-21-t", "18CH-12-o"),
    "train-not-owned": ("18CH-21-b", "18CH-21-c", "18CH-23-aj"),
    "train-twice": ("18CH-21-c", "18CH-21-b"),
    "too-many-stops": ("18CH-21-g", "18CH-21-h", "18CH-21-i"),
    "stop-twice": ("18CH-14-b",),
    "same-place-twice": ("18CH-14-b", "18CH-14-h"),
    "no-token": ("18CH-14-a",),
    "passes-red-area": ("18CH-14-h",),
    "passes-blocked-city": ("18CH-14-e", "18CH-21-k"),
    "track-twice": ("18CH-14-c",),
    "track-shared": ("18CH-21-c",),
    "keep-or-pay": ("18CH-22-a", "18CH-12-p"),
    # private companies
    "privates-not-for-sale": ("18CH-13-a", "18CH-26-n"),
    "private-cannot-be-sold": ("18CH-13-a", "18CH-5-c", "18CH-13-b"),
    "not-a-players-private": ("18CH-13-d",),
    "private-price": ("18CH-13-b",),
    "owner-has-not-agreed": ("18CH-13-c",),
    "cannot-pay-private": ("18CH-13-f",),
    # trains
    "not-on-sale": ("18CH-23-l", "18CH-0-h", "18CH-26-f", "18CH-23-t"),
    "printed-price": ("18CH-23-n", "18CH-23-k", "18CH-23-s"),
    "no-trade-in": ("18CH-23-ag", "18CH-23-s", "18CH-23-u"),
    "no-train-to-hand-in": ("18CH-23-ag",),
    "not-in-pool": ("18CH-23-k", "18CH-23-b", "18CH-2-g"),
    "own-train": ("18CH-23-e",),
    "seller-has-none": ("18CH-23-e",),
    "no-consent": ("18CH-23-e",),
    "at-least-a-dollar": ("18CH-23-f",),
    "train-limit": ("18CH-23-aa", "18CH-23-d"),
    "must-own-a-train": ("18CH-23-h", "18CH-23-ad", "18CH-12-q"),
    "treasury-too-small": ("18CH-23-j", "18CH-23-g", "18CH-24-a", "18CH-23-ae", "18CH-3-b"),
    "face-value-at-most": ("18CH-24-c",),
    "cheapest-in-emergency": ("18CH-24-e",),
    "president-too-poor": ("18CH-24-b", "18CH-24-g"),
    "enough-money": ("18CH-24-i",),
    "no-more-than-needed": ("18CH-24-i",),
    "operating-president-stays": ("18CH-24-k",),
    "not-bankrupt": ("18CH-24-m",),
    "sell-first": ("18CH-24-m", "18CH-24-g"),
    "no-train-to-discard": ("18CH-23-ab", "18CH-23-ac"),
    # who decides
    "president-decides": ("18CH-1-b",),
}

UNOBSERVABLE: dict[str, str] = {
    "bank-sells-shares": "no form of action names another source: a message of that kind is not well-formed",
    "junction-twice": "no tile of this game has a junction that is no stop",
    "town-not-upgradable": "there is no green town tile, so colour and kind refuse every upgrade as well",
    "tile-unknown": "there is nothing to lay: the engine falls over the tile that the box does not have",
    "enough-money": "a sale that is not needed at all is refused as more than is needed, too",
    "power-lost": "with a tile on one of the hexes the other cannot join it, which is refused as well",
}


def _without(left_out: str) -> Spoil:
    def spoil(game: Game) -> None:
        def refuse(rule: str, reason: str) -> None:
            if rule != left_out:
                raise Illegal(rule, reason)

        game.table.refuse = refuse  # type: ignore[method-assign]

    return spoil


@cache
def refusal_names() -> tuple[str, ...]:
    """Every rule that the engine's own source names in a refusal."""
    names: set[str] = set()
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.parent.name == "wrong":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _is_refusal(node.func) and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    names.add(first.value)
    return tuple(sorted(names | {"bid-too-low", "raise-too-low"}))


def _is_refusal(called: ast.expr) -> bool:
    return (isinstance(called, ast.Attribute) and called.attr == "refuse") or (
        isinstance(called, ast.Name) and called.id == "refuse"
    )


def wrong_refusals(game: str) -> list[Wrong]:
    """One engine for each refusal, which accepts what that refusal forbids."""
    del game
    return [
        Wrong(
            name=f"refusal/{rule}",
            clauses=BREAKS.get(rule, ()),
            what=f"does not refuse: {rule.replace('-', ' ')}",
            spoil=_without(rule),
            unobservable=UNOBSERVABLE.get(rule, ""),
        )
        for rule in refusal_names()
    ]
