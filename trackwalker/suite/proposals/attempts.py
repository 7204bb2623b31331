"""Actions like that of a scenario, for a table that has other players, companies and places."""

from collections.abc import Iterator, Mapping
from itertools import islice, product
from typing import Any

from trackwalker.invariants.engine.from_templates import EmptyRange, fill
from trackwalker.suite.proposals.moves import Move

__all__ = ["like"]

Document = dict[str, Any]

MOST = 24
"""So many forbidden actions are tried on a table."""
SOME = 6
"""So many legal ones, besides the one that was chosen there."""


def like(move: Move, state: Document, chosen: Document, templates: list[Document]) -> Iterator[Document]:
    """Actions on this table that may be what the move was on its own.

    chosen: what is done there next. templates: what is legal there.
    """
    if not move.legal:
        yield from islice(_forbidden(move, state), MOST)
        return
    if chosen["type"] == move.action["type"]:
        yield chosen
    same = [template for template in templates if template["type"] == move.action["type"]]
    if move.action["type"] == "run_routes":
        return
    step = max(1, len(same) // SOME)
    for template in same[::step]:
        for end in (min, max):
            try:
                yield fill(template, lambda least, most, _, end=end: end(least, most), lambda _: [])  # type: ignore[misc]
            except EmptyRange:
                continue


def _forbidden(move: Move, state: Document) -> Iterator[Document]:
    """The action of the move with the names that there are on this table."""
    action = move.action
    fields: dict[str, list[Any]] = {"actor": [*_actors(move, state)]}
    for field, value in action.items():
        if field in ("type", "actor"):
            continue
        fields[field] = [*_values(field, value, move, state)]
    names = list(fields)
    for values in product(*fields.values()):
        yield {"type": action["type"], **dict(zip(names, values, strict=True))}


def _due(state: Document) -> list[Document]:
    return list(state["pending"][0]["actors"]) if state["pending"] else []


def _actors(move: Move, state: Document) -> Iterator[Document]:
    """Who is asked, or somebody of the same kind who is not."""
    actor = move.action["actor"]
    asked = any(_is_same(actor, one) for one in _due(move.before))
    due = _due(state)
    if asked:
        yield from ({**actor, "id": one["id"]} for one in due if one["kind"] == actor["kind"])
        return
    members = "players" if actor["kind"] == "player" else "companies"
    others = [{**actor, "id": entry["id"]} for entry in state.get(members, ())]
    yield from [one for one in others if not any(_is_same(one, asked_one) for asked_one in due)][:3]


def _is_same(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    return (one["kind"], one["id"]) == (other["kind"], other["id"])


def _values(field: str, value: Any, move: Move, state: Document) -> Iterator[Any]:
    companies = [company["id"] for company in state["companies"] if not company["closed"]]
    was_companies = {company["id"] for company in move.before["companies"]}
    owned = [private["id"] for private in state["privates"]]
    if field in ("company", "major", "minor") and value in was_companies:
        yield from companies
    elif field == "from" and isinstance(value, str) and value.startswith("company:"):
        yield from (f"company:{name}" for name in companies)
    elif field == "private":
        yield value
        yield from (name for name in owned if name != value)
    elif field == "train":
        yield from dict.fromkeys(
            (value, *(train["name"] for one in state["companies"] for train in one["trains"]))
        )
    elif field == "agreed_by":
        yield from (player["id"] for player in state["players"])
    else:
        yield value
