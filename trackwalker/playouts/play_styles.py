"""How players of steered games incline: a weight for each kind of thing to do."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

__all__ = ["ALL_KINDS", "LATE_STYLES", "MORE_STYLES", "PLAY_STYLES", "STYLES", "PlayStyle"]

USUAL: Final[Mapping[str, float]] = {
    "buy_lowest": 5,
    "bid": 2,
    "auction_pass": 0.6,
    "raise": 2,
    "drop_out": 2,
    "keep_private": 3,
    "keep_blank": 1,
    "buy_private_offered": 2,
    "decline": 1,
    "hidden_bid": 1,
    "choose_private": 1,
    "assign": 2,
    "no_assign": 1,
    "issue": 1,
    "forced_issue": 1,
    "redeem": 0.3,
    "no_issue": 2,
    "sell": 0.25,
    "buy": 8,
    "par": 4,
    "stock_pass": 0.8,
    "convert": 1,
    "no_convert": 2,
    "lay": 6,
    "upgrade": 8,
    "power": 20,
    "no_track": 0.4,
    "token": 3,
    "hotel": 2,
    "no_token": 1,
    "no_bonus": 8,
    "buy_private": 0.3,
    "buy_independent": 0.1,
    "payout": 5,
    "half": 2,
    "withhold": 1.2,
    "train": 3,
    "pool_train": 3,
    "trade_in": 4,
    "other_train": 0.3,
    "no_train": 1.5,
    "bankrupt": 1,
}
"""What an ordinary player prefers. A kind of thing not named here weighs 1."""

OF_DEBTS: Final[Mapping[str, float]] = {
    "repayment": 3,
    "no_repayment": 1,
    "redemption": 1,
    "no_redemption": 1,
    "bond": 2,
    "bond_sale": 0.3,
}
"""The same in games with loans: apart, so that the games of the others stay those of their seeds."""

OF_LAUNCHES: Final[Mapping[str, float]] = {
    "lay_blank": 1,
    "no_blank": 1,
    "open_auction": 2,
    "outbid": 1,
    "leave_auction": 1.5,
    "proposal": 2,
    "no_proposal": 1,
    "agreement": 1,
    "refusal": 1,
    "spare_train": 3,
}
"""The same in games in which companies are launched out of auctions and merge."""

ALL_KINDS: Final[Mapping[str, float]] = {**OF_LAUNCHES, **OF_DEBTS, **USUAL}
"""What an ordinary player prefers, in any game."""


@dataclass(frozen=True)
class PlayStyle:
    """One inclination. weights: differences from the usual. par: below 0 low par values, above 0 high ones.

    prudent: keeps money in a company that will need a train. brink: sells in a stock round when the bank is
    nearly empty. patient: waits for the first private company to get cheaper. late: weights from the
    first phase on in which the national company of a game may be formed, or in the second half of the phases.
    """

    name: str
    weights: Mapping[str, float] = field(default_factory=dict)
    par: int = 0
    prudent: bool = True
    brink: bool = False
    patient: bool = False
    late: Mapping[str, float] = field(default_factory=dict)

    def weight(self, kind: str, *, late: bool = False) -> float:
        """How much a kind of thing to do weighs. late: in the late phases of a game."""
        if late and kind in self.late:
            return self.late[kind]
        return self.weights.get(kind, ALL_KINDS.get(kind, 1.0))

    def shaken(self, rng: random.Random, *, debts: bool, launches: bool = False) -> "PlayStyle":
        """The same inclination with every weight up to about twice or half as large.

        debts, launches: those of what only games with loans, or with auctions of companies, have.
        """
        further = {*(OF_DEBTS if debts else ()), *(OF_LAUNCHES if launches else ())}
        kinds = sorted({*USUAL, *self.weights, *further})
        weights = {kind: self.weight(kind) * 2 ** rng.gauss(0, 0.6) for kind in kinds}
        return replace(self, weights=weights)


PLAY_STYLES: Final[tuple[PlayStyle, ...]] = (
    PlayStyle("builder", {"no_track": 0.1, "token": 8, "train": 4, "sell": 0.05, "issue": 3}, par=1),
    PlayStyle(
        "rich-run", {"sell": 0.02, "payout": 8, "train": 5, "token": 4, "stock_pass": 0.3, "half": 4}, par=1
    ),
    PlayStyle(
        "hoarder",
        {
            "payout": 30,
            "half": 1,
            "no_train": 25,
            "train": 1,
            "sell": 0.02,
            "buy": 20,
            "token": 12,
            "buy_private": 3,
            "no_issue": 20,
            "no_bonus": 4000,
        },
        par=-1,
        prudent=False,
    ),
    PlayStyle(
        "trader",
        {"sell": 6, "buy": 8, "stock_pass": 3, "par": 6, "other_train": 1, "redeem": 4, "no_bonus": 1000},
    ),
    PlayStyle(
        "passer",
        {
            "auction_pass": 14,
            "bid": 0.7,
            "buy_lowest": 1.5,
            "raise": 1,
            "no_token": 3,
            "keep_private": 0.3,
            "decline": 12,
            "withhold": 9,
            "no_bonus": 60,
            "convert": 0.3,
        },
        patient=True,
    ),
    PlayStyle(
        "rusher",
        {
            "train": 30,
            "trade_in": 60,
            "no_train": 0.2,
            "withhold": 6,
            "issue": 10,
            "no_issue": 0.3,
            "sell": 0.05,
            "buy_private": 0.02,
            "buy_independent": 0.03,
        },
        par=1,
    ),
    PlayStyle(
        "stingy",
        {
            "no_train": 25,
            "train": 0.5,
            "withhold": 3,
            "token": 1,
            "sell": 0.1,
            "stock_pass": 2,
            "buy_independent": 0.001,
        },
    ),
    PlayStyle(
        "collector",
        {
            "buy_private": 12,
            "buy_independent": 12,
            "bid": 5,
            "other_train": 1.5,
            "no_train": 4,
            "power": 60,
            "assign": 6,
            "keep_private": 12,
        },
    ),
    PlayStyle(
        "reckless",
        {
            "train": 30,
            "no_train": 0.2,
            "payout": 1,
            "half": 6,
            "withhold": 6,
            "issue": 3,
            "no_issue": 0.5,
            "sell": 0.02,
            "buy": 30,
            "stock_pass": 0.1,
            "lay": 1,
            "upgrade": 1,
            "no_track": 8,
            "token": 0.5,
            "no_token": 5,
            "buy_private": 0.01,
            "buy_independent": 0.001,
            "no_bonus": 4000,
            "convert": 0.2,
        },
        prudent=False,
    ),
    PlayStyle("brink", {"payout": 9, "sell": 0.1, "train": 3, "stock_pass": 0.3}, par=1, brink=True),
)
"""The inclinations by name."""

_BOOMING: Final[Mapping[str, float]] = {
    "train": 20,
    "pool_train": 2,
    "spare_train": 0.05,
    "no_train": 1,
    "trade_in": 90,
    "withhold": 1,
    "payout": 30,
    "issue": 6,
    "sell": 0.01,
    "buy": 20,
    "stock_pass": 0.1,
    "open_auction": 20,
    "outbid": 40,
    "leave_auction": 0.2,
    "proposal": 20,
    "agreement": 20,
    "no_track": 0.02,
    "lay": 12,
    "upgrade": 30,
    "token": 3,
    "redeem": 0.02,
}
"""Of players who bid high, merge soon and spend all on trains and tiles."""

MORE_STYLES: Final[tuple[PlayStyle, ...]] = (
    PlayStyle(
        "climber",
        {
            "par": 0.2,
            "payout": 60,
            "half": 2,
            "withhold": 0.2,
            "train": 8,
            "no_train": 0.6,
            "token": 6,
            "sell": 0.004,
            "buy": 12,
            "issue": 0.01,
            "no_issue": 8,
            "redeem": 8,
            "no_track": 0.1,
        },
        par=2,
        prudent=False,
    ),
    PlayStyle(
        "crowd",
        {
            "par": 40,
            "buy": 10,
            "sell": 0.15,
            "stock_pass": 0.2,
            "payout": 20,
            "train": 2,
            "no_train": 6,
            "power": 60,
        },
        par=-2,
        prudent=False,
    ),
    PlayStyle(
        "provident",
        {
            "par": 0.05,
            "train": 60,
            "pool_train": 20,
            "no_train": 0.02,
            "other_train": 0.05,
            "payout": 3,
            "withhold": 8,
            "issue": 2,
            "token": 0.3,
            "sell": 0.05,
            "buy": 20,
            "stock_pass": 0.2,
        },
        par=2,
    ),
    PlayStyle(
        "scatter",
        {
            "par": 20,
            "buy": 10,
            "sell": 6,
            "stock_pass": 0.4,
            "payout": 20,
            "train": 2,
            "no_train": 5,
            "power": 60,
        },
        par=-1,
        prudent=False,
    ),
    PlayStyle(
        "boomers",
        _BOOMING,
        late={"withhold": 40, "payout": 10, "trade_in": 400, "train": 30, "issue": 10, "sell": 0.01},
    ),
    PlayStyle(
        "savers",
        _BOOMING,
        late={
            "withhold": 400,
            "payout": 1,
            "trade_in": 400,
            "train": 30,
            "issue": 40,
            "no_issue": 0.2,
            "sell": 0.01,
        },
    ),
    PlayStyle(
        "courtiers",
        {
            "open_auction": 12,
            "outbid": 3,
            "proposal": 30,
            "no_proposal": 0.3,
            "refusal": 2,
            "agreement": 2,
            "token": 20,
            "train": 6,
            "sell": 0.05,
            "buy": 12,
            "payout": 8,
        },
    ),
    PlayStyle(
        "plungers",
        {
            "buy": 40,
            "stock_pass": 0.1,
            "sell": 0.02,
            "open_auction": 8,
            "outbid": 8,
            "leave_auction": 0.5,
            "payout": 40,
            "withhold": 0.5,
            "issue": 0.05,
            "no_issue": 20,
            "train": 4,
            "pool_train": 4,
            "no_train": 3,
            "proposal": 4,
        },
        prudent=False,
    ),
    PlayStyle(
        "dumpers",
        {
            "sell": 40,
            "buy": 12,
            "stock_pass": 2,
            "open_auction": 6,
            "withhold": 12,
            "payout": 1,
            "issue": 8,
            "no_issue": 0.5,
            "other_train": 3,
            "proposal": 6,
            "refusal": 3,
        },
    ),
    PlayStyle(
        "idlers",
        {
            "stock_pass": 60,
            "open_auction": 2,
            "outbid": 0.3,
            "leave_auction": 8,
            "no_blank": 6,
            "no_proposal": 3,
            "no_train": 8,
        },
    ),
)
"""Inclinations for games that name them among their goals."""

LATE_STYLES: Final[tuple[PlayStyle, ...]] = (
    PlayStyle(
        "latecomers",
        {"par": 0.3, "train": 8, "no_train": 0.8, "sell": 0.02, "payout": 8, "token": 1},
        late={
            "par": 60,
            "buy": 20,
            "stock_pass": 0.1,
            "sell": 0.3,
            "train": 1,
            "no_train": 8,
            "no_track": 20,
            "token": 0.3,
        },
    ),
)
"""The same for those that change in the course of a game: few companies at first, at last many."""

STYLES: Final = (*(style.name for style in PLAY_STYLES), "hunt", "mixed", "mixed", "anyhow")
"""How a whole table plays: all alike, one rushing while the others hoard, each in his own way, or anyhow."""
