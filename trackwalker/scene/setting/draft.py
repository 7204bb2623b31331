"""The table under construction, shared by all parts of a setting."""

from dataclasses import dataclass, field
from typing import Any

from trackwalker.components.box import Box
from trackwalker.components.tiles import Spot
from trackwalker.errors import SceneError
from trackwalker.scene.openings import Opening
from trackwalker.scene.table import State, Table
from trackwalker.scene.values import RoundName, Task

__all__ = ["Draft", "Stated"]


@dataclass
class Stated:
    """What the Givens have said that can only be put on the table once everything is known."""

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
    charters: list[list[str]] | None = None
    privates_named: set[str] = field(default_factory=set)
    paper_named: set[str] = field(default_factory=set)
    paper_to_say: set[str] = field(default_factory=set)
    pool_named: bool = False
    pieces_named: bool = False
    stack_named: bool = False
    capitals_named: bool = False
    bought_from: list[tuple[str, str]] = field(default_factory=list)
    turned_down: list[tuple[str, str]] = field(default_factory=list)
    hub_costs: dict[str, list[int]] = field(default_factory=dict)


class Draft:
    """A table as far as it is set. given: its canonical state, None before the first sentence.

    own_box: what the table brings along, None where it is nothing.
    """

    def __init__(self, box: Box, rules: dict[str, Any]) -> None:
        self._box = box
        self.rules = rules
        self.stated = Stated()
        self.given: State | None = None
        self.own_box: dict[str, Any] | None = None

    @property
    def box(self) -> Box:
        """What is in the box, as the table uses it, with what it brings along."""
        return self._box.at(self.given)

    @box.setter
    def box(self, box: Box) -> None:
        self._box = box

    @property
    def state(self) -> State:
        """The canonical state as far as it is set."""
        if self.given is None:
            raise SceneError(
                "no table yet: begin with `a new game of 3 players` or `3 players at the table in phase 2`"
            )
        return self.given

    @property
    def table(self) -> Table:
        """The table as far as it is set."""
        return Table(self.state)

    def may_change(self) -> None:
        """Raises SceneError for a table that comes from play."""
        if self.stated.opening is not None:
            raise SceneError(
                f"the table comes from play, up to {self.stated.opening.name}: no other Given can change it"
            )

    def changed(self) -> None:
        """A sentence is about to change the table: it is no longer that of a game just dealt."""
        self.may_change()
        self.stated.fresh = False
