"""Rules of track that are forgotten where a tile is laid by the power of a private company."""

from typing import Any

from ...games.great_lakes import GreatLakes
from ...rules.table import Commit
from ..entries import decided, wrong

FORGOTTEN = {
    "hex-blocked": ("tiles by a power are laid on hexes that somebody blocks", "4.3-n7c 4.3-n2a"),
    "kind-differs": ("by a power any tile is laid on any hex", "4.3-n7c"),
    "no-tile-left": ("a tile by a power need not be left in the supply", "4.3-n7c 4.6.1.1-u"),
    "city-connection-not-kept": (
        "a replacement by a power need not keep the track that is there",
        "4.3-n7c 4.6.1.1-s",
    ),
    "off-the-board": ("track of a tile by a power may lead into lakes and off the map", "4.3-n7c 4.6.1.1-l"),
}
"""Refusal -> what its absence comes to, and the clauses."""


def _by_powers_without(rule: str, what: str, clauses: str) -> None:
    def spoil(game: GreatLakes) -> None:
        refuse, by_power = game.table.refuse, [False]

        def lenient(broken: str, reason: str, about: str = "") -> None:
            if broken != rule or not by_power[0]:
                refuse(broken, reason, about)

        def lay(move: Any, decide: Any) -> Commit:
            by_power[0] = move.private is not None
            try:
                commit: Commit = decide(move)
            finally:
                by_power[0] = False
            return commit

        game.table.refuse = lenient  # type: ignore[method-assign,assignment]
        decided(game, "track", "lay_tile", lay)

    spoil.__doc__ = what
    wrong(f"by-powers-without-{rule}", {"18GL": clauses})(spoil)


for _rule, (_what, _clauses) in FORGOTTEN.items():
    _by_powers_without(_rule, _what, _clauses)
