"""How a replay went, and where it and the recorded game part."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from trackwalker.transcripts.compare import Difference

__all__ = ["Finding", "Outcome", "PartingError", "describe"]

Action = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Finding:
    """Where a replay and the recorded game part.

    kind: refused (the engine does not allow a recorded action), unlisted (`legal_actions` does not list it),
    or different (the engine's state is another). number: of the recorded action.
    """

    kind: str
    number: int
    what: str
    differences: tuple[Difference, ...] = ()

    def __str__(self) -> str:
        return f"action {self.number}: {self.what}"


@dataclass
class Outcome:
    """How a replay went.

    played: recorded actions carried out. compared: states found equal to the trace's. passes: decisions that
    the site did not ask for, passed or answered for it. applied: every action of the port, in order. ended:
    how the recording ended.
    """

    played: int = 0
    compared: int = 0
    passes: int = 0
    applied: list[Action] = field(default_factory=list)
    ended: str = "broken off"
    finding: Finding | None = None


class PartingError(Exception):
    """The replay ends here, with a finding."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(str(finding))
        self.finding = finding


def describe(action: Mapping[str, Any]) -> str:
    """An action in one line: who does what with which fields."""
    fields = [
        f"{name} {value}" for name, value in action.items() if name not in ("type", "actor", "agreed_by")
    ]
    return " ".join([f"{action['actor']['id']}: {action['type']}", ", ".join(fields)]).rstrip()
