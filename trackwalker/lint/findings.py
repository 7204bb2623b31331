"""What the linter has to say."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, order=True)
class Finding:
    """One fault of a feature file: where, which rule it breaks, what was found and what was expected."""

    path: Path
    line: int
    rule: str
    what: str
    expected: str

    def show(self, base: Path | None = None) -> str:
        """One line for people, the path as seen from `base`."""
        path = (
            self.path.relative_to(base) if base is not None and self.path.is_relative_to(base) else self.path
        )
        return f"{path}:{self.line}: {self.what}; expected {self.expected} [{self.rule}]"
