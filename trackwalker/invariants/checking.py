"""All invariants of tables and steps at work: what is wrong, by name."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import trackwalker.invariants.modules  # noqa: F401 - fills the register
from trackwalker.invariants.core.facts import Facts
from trackwalker.invariants.core.raw import Components, RawTable, State
from trackwalker.invariants.core.registry import RAW, STATE, STEP, Invariant, of_game
from trackwalker.invariants.core.view import Step, View

__all__ = ["Finding", "check_state", "check_step", "load_facts", "problems"]


@dataclass(frozen=True)
class Finding:
    """An invariant that does not hold: its name, its clauses, and what is wrong in words."""

    invariant: str
    clauses: tuple[str, ...]
    words: str

    def __str__(self) -> str:
        clauses = f" ({', '.join(self.clauses[:3])})" if self.clauses else ""
        return f"{self.invariant}{clauses}: {self.words}"


def load_facts(features: Path, game: str, edition: str | None = None) -> Facts:
    """What the checks need to know of an edition of a game, None: the base.

    Raises TrackwalkerError if its components cannot be read.
    """
    from trackwalker.components.load import load_components
    from trackwalker.register import load_register

    register = load_register(game, features, edition)
    components = load_components(features, game, edition)
    readings = {question.id: question.default for question in register.questions.values()}
    usual = load_register(game, features).defaults()
    departs = {name: letter for name, letter in readings.items() if usual.get(name, letter) != letter}
    return Facts(components, register.prefix, readings, departs)


def problems(state: State, components: Components) -> list[str]:
    """Everything that can be seen wrong with a plain table, one sentence each; empty for a possible one."""
    table = RawTable(state, components)
    return [problem for entry in RAW for problem in entry.check(table)]


def check_state(view: View, since: View | None = None) -> list[Finding]:
    """What is wrong with a table; empty for a possible one.

    since: a table in which nothing was wrong; then only what can have become wrong is looked at.
    """
    of_tables = (*of_game(RAW, view.facts.prefix), *of_game(STATE, view.facts.prefix))
    if since is None:
        return list(_findings(of_tables, view, view))
    old, new = since.state, view.state
    changed = {member for member in {*old, *new} if new.get(member) != old.get(member)}
    concerned = (entry for entry in of_tables if not entry.reads or not changed.isdisjoint(entry.reads))
    return list(_findings(concerned, view, view))


def check_step(step: Step) -> list[Finding]:
    """What is wrong with a step from one table to the next; the tables themselves are not checked."""
    return list(_findings(of_game(STEP, step.facts.prefix), step, step.before))


def _findings(invariants: Iterable[Invariant], subject: Any, view: View) -> Iterator[Finding]:
    prefix = view.facts.prefix
    by_the_usual = not view.facts.departs and not (view.state.get("rules") or {}).get("readings")
    for invariant in invariants:
        if invariant.unless and not by_the_usual and _does_not_apply(invariant.unless, view):
            continue
        try:
            for words in invariant.check(subject):
                yield Finding(invariant.name, invariant.clauses_of(prefix), words)
        except (ArithmeticError, LookupError, RuntimeError, TypeError, ValueError, AttributeError) as error:
            words = f"the table cannot be made sense of ({type(error).__name__}: {error})"
            yield Finding(invariant.name, invariant.clauses_of(prefix), words)


def _does_not_apply(unless: Mapping[str, str], view: View) -> bool:
    return any(view.follows(question, reading) for question, letters in unless.items() for reading in letters)
