"""On which clause of a rulebook a refusal rests: one rule may rest on several, by circumstance.

A title maps refusals to clauses (``CLAUSES`` in ``reference_engine.games``). A key is the name of a rule, and
after it the words of the circumstances in which its clause is the one, if any. Of the keys that fit the first
counts, so those that say more stand before those that say less.
"""

from collections.abc import Iterator, Mapping

from .actions import AnyMove
from .components import Components
from .rules.table import Illegal
from .state import State

Grounds = Mapping[str, tuple[tuple[frozenset[str], str], ...]]
"""Rule -> circumstances and the clause on which a refusal rests in them, in the order of the title's map."""


def grounds_of(clauses: Mapping[str, str]) -> Grounds:
    """A title's map, made ready for looking up."""
    grounds: dict[str, tuple[tuple[frozenset[str], str], ...]] = {}
    for key, clause in clauses.items():
        rule, *words = key.split()
        grounds[rule] = (*grounds.get(rule, ()), (frozenset(words), clause))
    return grounds


def clause_for(grounds: Grounds, refusal: Illegal, circumstances: frozenset[str]) -> str | None:
    """The clause that a refusal rests on, None if the title names none."""
    said = circumstances | frozenset(refusal.about.split())
    return next((clause for words, clause in grounds.get(refusal.rule, ()) if words <= said), None)


def circumstances(box: Components, state: State, move: AnyMove) -> frozenset[str]:
    """The words for what is being decided and what was asked for.

    ``@track`` the pending decision, ``lay_tile`` the type of action, ``by-player``, ``by-company`` or
    ``by-independent`` who acts, ``out-of-turn`` for whoever is not asked, ``without-president`` for a company
    that has none, ``phase-III``, ``in-stock`` the kind of round, the names of the options that are played
    with, and what the action names: ``3-train``, ``on-D6``, ``#57``, ``P2``, ``blank``, ``from-pool``,
    ``20%``.
    """
    return frozenset(_words(box, state, move))


def _words(box: Components, state: State, move: AnyMove) -> Iterator[str]:
    yield str(move.__struct_config__.tag)
    yield f"phase-{state.phase}"
    yield f"in-{state.round.__struct_config__.tag}"
    yield f"by-{_kind_of_actor(box, move)}"
    if state.pending:
        due = state.pending[0]
        yield f"@{due.kind}"
        if all((actor.kind, actor.id) != (move.actor.kind, move.actor.id) for actor in due.actors):
            yield "out-of-turn"
    if any(company.id == move.actor.id and company.president is None for company in state.companies):
        yield "without-president"
    yield from state.options
    for field, word in _FIELDS.items():
        value = getattr(move, field, None)
        if value is not None:
            yield word.format(str(value).partition(":")[0] if field == "source" else value)
    for route in getattr(move, "routes", ()):
        yield f"{route.get('train')}-train"


_FIELDS = {
    "train": "{}-train",
    "hex": "on-{}",
    "tile": "#{}",
    "private": "{}",
    "card": "{}",
    "source": "from-{}",
    "percent": "{}%",
}
"""Fields of an action that say which case it is -> the word for it."""


def _kind_of_actor(box: Components, move: AnyMove) -> str:
    return "independent" if move.actor.id in box.independents_by_id else move.actor.kind
