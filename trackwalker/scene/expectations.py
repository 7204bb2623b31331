"""What the Thens compare: a number, whose turn it is, who has gained or paid."""

from typing import Any, Protocol

from trackwalker.errors import SceneError
from trackwalker.scene.faults import Broken
from trackwalker.scene.table import KIND_WORDS, Pending, Table
from trackwalker.scene.values import Task

__all__ = ["Expectations", "Seen"]

_MONEY_ASKED = {
    "last_private": ("price asked", "price"),
    "interest": ("interest to be paid", "due"),
    "launch": ("winning bid", "bid"),
}
"""Decisions with a sum that is no revenue: what it is, and where it stands in the context."""


class Seen(Protocol):
    """What a scene shows of the game to compare with.

    told: whose money has been compared since the last action.
    """

    told: set[str]

    @property
    def before(self) -> Table | None:
        """The table before the last action."""

    @property
    def table(self) -> Table:
        """The table as the engine shows it now."""

    def come_to_decision(self, kind: str, who: str, private: str | None = None) -> Pending | None:
        """The decision that is due once choiceless ones are passed."""

    def open_question(self) -> None:
        """Raises SceneError if something was tried and nobody has said what came of it."""


class Expectations:
    """Compares what a scene shows. Raises Broken where something is not as expected."""

    def __init__(self, scene: Seen) -> None:
        self._scene = scene

    def same(self, what: str, expected: Any, got: Any) -> None:
        """Raises Broken unless the two are equal; `what` says what was compared."""
        self._scene.open_question()
        if expected != got:
            raise Broken(f"{what}: {expected}", f"{what}: {got}")

    def turn(self, who: str, task: Task) -> None:
        """Compare the decision that is due, coming to it over choiceless steps."""
        decision = self._scene.come_to_decision(task.kind, who, task.private)
        got = "nobody has to decide anything" if decision is None else str(decision)
        if decision is None or decision.kind != task.kind or who not in (name for _, name in decision.actors):
            raise Broken(f"it is the turn of {who}: {KIND_WORDS[task.kind]}", f"it is the turn of {got}")
        context = decision.context
        if task.money is not None:
            what, money = _MONEY_ASKED.get(task.kind, ("revenue to distribute", "revenue"))
            self.same(what, f"${task.money}", f"${context.get(money)}")
        if task.private is not None:
            self.same("private company it is about", task.private, context.get("private"))
        if task.piece is not None:
            self.same("map piece to be laid", task.piece, context.get("piece"))
        if task.company is not None:
            self.same("company it is about", task.company, context.get("company"))
        if task.must:
            self.same("a train has to be bought", True, context.get("must_buy"))

    def cash(self, who: str, amount: int) -> None:
        """Compare a player's cash, a treasury or the bank with an amount in $."""
        self._scene.told.add(who)
        got = self._scene.table.cash(who)
        self.same(self._money_of(who), f"${amount}", "without limit" if got is None else f"${got}")

    def gain(self, who: str, amount: int) -> None:
        """Compare what somebody has gained (negative: paid) since before the last action, in $."""
        if self._scene.before is None:
            raise SceneError("nothing has been done yet: nobody can have received or paid anything")
        self._scene.told.add(who)
        old, new = self._scene.before.cash(who), self._scene.table.cash(who)
        if old is None or new is None:
            raise SceneError("the bank is unlimited, its money is not counted")
        self.same(f"change of {self._money_of(who)}", f"{amount:+d}", f"{new - old:+d}")

    def no_other_money_moved(self) -> None:
        """Nobody's money has changed since before the last action but that of those the Thens have named."""
        if self._scene.before is None:
            raise SceneError("nothing has been done yet")
        for who in self._scene.table.money_holders():
            old, new = self._scene.before.cash(who), self._scene.table.cash(who)
            if who not in self._scene.told and old != new:
                raise Broken(f"{self._money_of(who)}: ${old}, as before", f"{self._money_of(who)}: ${new}")

    def _money_of(self, who: str) -> str:
        if who == "bank":
            return "money in the bank"
        return f"cash of {who}" if who in self._scene.table.players else f"treasury of the {who}"
