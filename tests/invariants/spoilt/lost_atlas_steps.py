"""For each invariant of a step that only Lost Atlas has: which steps can break it, and how."""
# ruff: noqa: ARG001 - every change takes the whole step

from typing import Any

from spoilt.steps import Spoil, State, Where, company
from trackwalker.invariants.core.view import Step


def _made(before: Any, after: Any) -> list[str]:
    """The majors that come to be in a step."""
    old = {entry["id"]: entry for entry in before["companies"]}
    return [
        entry["id"]
        for entry in after["companies"]
        if entry["kind"] == "major" and entry.get("merged") and not old[entry["id"]].get("merged")
    ]


def merged(step: Step) -> bool:
    return bool(_made(step.before.state, step.after.state))


def richer(before: State, after: State, action: dict[str, Any]) -> None:
    """A major begins with more than its minors had."""
    company(after, _made(before, after)[0])["cash"] += 10


def elsewhere(before: State, after: State, action: dict[str, Any]) -> None:
    """A hub of the minors is not there any more."""
    company(after, _made(before, after)[0])["tokens"].pop()


SPOILT: list[tuple[str, Where, Spoil]] = [
    ("majors_have_what_their_minors_had", merged, richer),
    ("majors_have_what_their_minors_had", merged, elsewhere),
]
