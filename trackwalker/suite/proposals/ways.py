"""A game on its way, as an opening tells it: without the passes that end nothing."""

from dataclasses import dataclass, field
from typing import Any

from trackwalker.invariants.core.view import Step

__all__ = ["Way"]

Document = dict[str, Any]


@dataclass
class Way:
    """A game on its way, as an opening would tell it."""

    given: int
    seen: int = 0
    actions: list[Document] = field(default_factory=list)

    def take(self, step: Step) -> bool:
        """One more action; False for those that led to the beginning."""
        self.seen += 1
        if self.seen <= self.given:
            return False
        before, after = step.before.state["round"], step.after.state["round"]
        turn, now = before.get("turn") or {}, after.get("turn") or {}
        company = turn.get("company")
        action = dict(step.action)
        self._leave_out_passes(action)
        self.actions.append(action)
        ended = company is not None and (now.get("company") != company or after["kind"] != before["kind"])
        if ended and step.action["type"] != "pass":
            self.actions.append({"type": "pass", "actor": {"kind": "company", "id": company}})
        return True

    def up_to(self, action: Document) -> tuple[Document, ...]:
        """The actions so far, before that one."""
        kept = list(self.actions)
        while kept and _is_pass_of(kept[-1], action["actor"]):
            kept.pop()
        return tuple(kept)

    def _leave_out_passes(self, action: Document) -> None:
        """A company's pass counts for its whole turn: not where it goes on to do something."""
        while self.actions and _is_pass_of(self.actions[-1], action["actor"]) and action["type"] != "shuffle":
            self.actions.pop()


def _is_pass_of(action: Document, actor: Document) -> bool:
    same = (action["actor"]["kind"], action["actor"]["id"]) == (actor["kind"], actor["id"])
    return same and action["type"] == "pass" and actor["kind"] == "company"
