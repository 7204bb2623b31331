"""The invariants that guard a clause; the modules of all the others are not even imported."""

from importlib import import_module
from pathlib import Path

import trackwalker.invariants
from trackwalker.invariants.core.registry import ENGINE, RAW, STATE, STEP, Invariant

__all__ = ["guards_of"]


def guards_of(clause: str) -> list[Invariant]:
    """The invariants of tables, of steps and of engines that rest on a clause.

    Each names its clauses in its decorator, in quotes: a module in which the id does not stand has none.
    """
    root = Path(trackwalker.invariants.__file__).parent
    for file in sorted(root.rglob("*.py")):
        if f'"{clause}"' in file.read_text(encoding="utf-8"):
            module = file.relative_to(root).with_suffix("").parts
            import_module(".".join((trackwalker.invariants.__name__, *module)))
    return [one for register in (RAW, STATE, STEP, ENGINE) for one in register if clause in one.clauses]
