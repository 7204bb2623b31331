"""What the Givens have said that can only be put on the table once everything is known."""

from dataclasses import dataclass, field
from typing import Any

from trackwalker.components.tiles import Spot
from trackwalker.scene.openings import Opening
from trackwalker.scene.values import RoundName, Task


@dataclass
class Plans:
    """Facts about rounds, turns, tokens and trains, kept until `trackwalker.scene.completion` uses them."""

    fresh: bool = True
    deal: dict[str, Any] = field(default_factory=dict)
    opening: Opening | None = None
    tokens: dict[str, list[Spot]] = field(default_factory=dict)
    trains_left: dict[str, int] = field(default_factory=dict)
    broke_bank: tuple[int, str] | None = None
    round: RoundName | None = None
    turn: tuple[str, Task] | None = None
    earlier: list[tuple[str, Task]] = field(default_factory=list)
    done: list[str] | None = None
    order: list[str] | None = None
    passed: list[str] = field(default_factory=list)
    last_trader: str | None = None
    sold_in_round: list[tuple[str, str]] = field(default_factory=list)
    sold_in_turn: list[str] = field(default_factory=list)
    laid: list[dict[str, Any]] = field(default_factory=list)
    tokens_placed: int = 0
    contest: tuple[str, list[str]] | None = None
    resume: str | None = None
    deck: list[str] | None = None
    hand: list[str] | None = None
    kept: dict[str, list[str]] = field(default_factory=dict)
    extra_tokens: dict[str, list[Spot]] = field(default_factory=dict)
    extras: dict[str, Any] = field(default_factory=dict)
    bonus_tokens: dict[tuple[str, str], list[Spot]] = field(default_factory=dict)
    marker_spots: dict[str, Spot] = field(default_factory=dict)
    bids: list[tuple[str, int]] = field(default_factory=list)
    privates_named: set[str] = field(default_factory=set)
    paper_named: set[str] = field(default_factory=set)
    paper_to_say: set[str] = field(default_factory=set)
    pool_named: bool = False
    bought_from: list[tuple[str, str]] = field(default_factory=list)
