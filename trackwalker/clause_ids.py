"""The form of clause ids, as the published schema has it."""

import json
import re
from functools import cache

from trackwalker.paths import schemas_dir

__all__ = ["clause_key", "is_clause_id", "natural_key"]

_DIGITS = re.compile(r"(\d+)")


@cache
def _form() -> re.Pattern[str]:
    schema = json.loads((schemas_dir() / "common.json").read_text(encoding="utf-8"))
    return re.compile(schema["$defs"]["clause_id"]["pattern"])


def is_clause_id(text: str) -> bool:
    """Whether a text has the form of a clause id: prefix, section, letters (`18CH-23-f`, `18GL-4.3-n11a`)."""
    return _form().fullmatch(text) is not None


def natural_key(text: str) -> tuple[tuple[int, int, str], ...]:
    """A sort key that puts section 9 before section 10, and 6.4 before 6.10."""
    return tuple(
        (0, int(part), "") if part.isdigit() else (1, 0, part) for part in _DIGITS.split(text) if part
    )


def clause_key(clause: str) -> tuple[object, ...]:
    """Sorts clause ids of a section as a book counts: a to z, then aa, ab; then n1a, n2a, n10a."""
    head, _, own = clause.rpartition("-")
    if own.isalpha():
        return (natural_key(head), False, len(own), own)
    return (natural_key(head), True, natural_key(own))
