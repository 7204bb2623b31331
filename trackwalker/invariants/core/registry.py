"""The invariants by name, each with the clauses of the rulebooks that say so."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeVar

__all__ = ["ENGINE", "RAW", "STATE", "STEP", "Invariant", "invariant", "of_game"]

Check = TypeVar("Check", bound=Callable[..., Iterable[str]])


@dataclass(frozen=True)
class Invariant:
    """Something that holds whatever has been played.

    check: yields a sentence for each thing that is wrong. clauses: the ids of the clauses behind it, of one
    game or of several: it holds in the games whose rulebooks say so, and if none is named in every game.
    unless: question -> reading or readings (`b`, `bc`) under which it does not hold. reads: the members of
    the state that it looks at (none named: any); while they stay as they were it need not be asked again.
    """

    name: str
    clauses: tuple[str, ...]
    check: Callable[..., Iterable[str]]
    unless: Mapping[str, str] = field(default_factory=dict)
    reads: frozenset[str] = frozenset()

    def clauses_of(self, prefix: str) -> tuple[str, ...]:
        """Those of the clauses that are of one game, by the beginning of its ids: `18CH`, `1846`."""
        return tuple(clause for clause in self.clauses if clause.partition("-")[0] == prefix)

    @cached_property
    def games(self) -> frozenset[str]:
        """The games of its clauses, by the beginning of their ids."""
        return frozenset(clause.partition("-")[0] for clause in self.clauses)

    def holds_in(self, prefix: str) -> bool:
        """Whether it holds in the game whose clauses begin like that."""
        return not self.games or prefix in self.games

    @property
    def says(self) -> str:
        """What it guards, in one line."""
        return (self.check.__doc__ or self.name).strip().splitlines()[0]


RAW: list[Invariant] = []
"""Those of one table that scenes ask as well: their checks take a `Table`, which every `View` is."""

STATE: list[Invariant] = []
"""Those of one table: their checks take a `View`."""

STEP: list[Invariant] = []
"""Those of one action: their checks take a `Step`."""

ENGINE: list[Invariant] = []
"""Those of an engine in the middle of a game: their checks take a `Probe`."""


_of_games: dict[tuple[int, int, str], tuple[Invariant, ...]] = {}
"""What `of_game` has found: of which register, when it had how many, for which game."""


def of_game(register: list[Invariant], prefix: str) -> tuple[Invariant, ...]:
    """Those of a register that hold in the game whose clauses begin like that."""
    key = id(register), len(register), prefix
    found = _of_games.get(key)
    if found is None:
        found = _of_games[key] = tuple(entry for entry in register if entry.holds_in(prefix))
    return found


def invariant(
    of: list[Invariant], *clauses: str, unless: Mapping[str, str] | None = None, reads: str = ""
) -> Callable[[Check], Check]:
    """Enter the decorated check in a register (`RAW`, `STATE`, `STEP` or `ENGINE`) under its own name.

    reads: members of the state with blanks between them. Raises ValueError for a second one of that name.
    """

    def enter(check: Check) -> Check:
        name = str(getattr(check, "__name__", "check"))
        if any(known.name == name for known in (*RAW, *STATE, *STEP, *ENGINE)):
            raise ValueError(f"there is an invariant called {name} already")
        of.append(Invariant(name, clauses, check, dict(unless or {}), frozenset(reads.split())))
        return check

    return enter
