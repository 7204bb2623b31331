"""Good documents are accepted, broken ones refused in the right words; the fast check always agrees."""

import copy
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from schema_cases import Broken, broken_documents, good_documents

from trackwalker.errors import TrackwalkerError
from trackwalker.port.schema import SchemaError, checker, load_schema, validate

GOOD = good_documents()
BROKEN = broken_documents()


def verdict(check: Any, *arguments: object) -> str | None:
    try:
        check(*arguments)
    except SchemaError as error:
        return str(error)
    return None


@pytest.mark.parametrize(
    ("schema", "document"), [g[1:] for g in GOOD], ids=[f"{name}-{schema}" for name, schema, _ in GOOD]
)
def test_a_good_document_is_accepted(schema: str, document: object) -> None:
    validate(document, schema, "document")
    checker(schema)(document)


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.id)
def test_a_broken_document_is_refused_in_words(broken: Broken) -> None:
    with pytest.raises(SchemaError) as caught:
        validate(broken.document, broken.schema, "the document")
    error = caught.value
    assert error.place == broken.place
    for words in broken.words:
        assert words in error.words
    assert str(error).startswith(f"the document: {broken.place}" if broken.place else "the document: ")
    with pytest.raises(SchemaError) as fast:
        checker(broken.schema, "the document")(broken.document)
    assert str(fast.value) == str(error)


def test_the_broken_documents_are_enough_and_differ() -> None:
    assert len(BROKEN) >= 20
    assert len({broken.id for broken in BROKEN}) == len(BROKEN)


REPLACEMENTS = [
    None,
    True,
    False,
    0,
    -1,
    7,
    1.5,
    100.0,
    "",
    "x",
    "player:",
    [],
    {},
    [None],
    {"kind": "stock"},
    "1",
]


def mutate(document: Any, dice: random.Random) -> Any:
    """A copy with one member or item deleted, replaced, added or doubled."""
    document = copy.deepcopy(document)
    places: list[tuple[Any, Any]] = []
    if not isinstance(document, dict | list):
        return dice.choice(REPLACEMENTS)

    def collect(value: Any) -> None:
        for key, member in value.items() if isinstance(value, dict) else enumerate(value):
            places.append((value, key))
            if isinstance(member, dict | list):
                collect(member)

    collect(document)
    if not places:
        return dice.choice(REPLACEMENTS)
    parent, key = dice.choice(places)
    how = dice.choice(["delete", "replace", "replace", "replace", "add", "swap"])
    if how == "delete":
        del parent[key]
    elif how == "replace":
        parent[key] = copy.deepcopy(dice.choice(REPLACEMENTS))
    elif how == "add" and isinstance(parent, dict):
        parent[dice.choice(["x-own", "colour", "by", "private", "loans", "kind"])] = dice.choice(REPLACEMENTS)
    else:
        other, place = dice.choice(places)
        parent[key] = copy.deepcopy(other[place])
    return document


COMPILED = [entry for entry in GOOD if entry[1] != "port.response"]


@settings(max_examples=120, deadline=None)
@given(number=st.integers(0, len(COMPILED) - 1), seed=st.integers(0, 2**32), times=st.integers(1, 3))
def test_the_fast_check_agrees_on_any_change(number: int, seed: int, times: int) -> None:
    _, schema, document = COMPILED[number]
    dice = random.Random(seed)
    for _ in range(times):
        document = mutate(document, dice)
    slow = verdict(validate, document, schema, "document")
    assert verdict(checker(schema), document) == slow
    if slow is not None:
        assert "is not valid under any of the given schemas" not in slow


@pytest.mark.parametrize("document", [None, 3, "state", [], {}], ids=repr)
@pytest.mark.parametrize("schema", ["state", "action", "port", "port.apply_result", "result"])
def test_what_is_no_document_at_all(schema: str, document: object) -> None:
    slow = verdict(validate, document, schema, "it")
    assert slow is not None
    assert slow == verdict(checker(schema, "it"), document)


def test_members_of_ones_own_at_the_top() -> None:
    state = {**GOOD[0][2], "x-note": {"seen": 1}}
    validate(state, "state", "state")
    checker("state")(state)


def test_an_unknown_schema_is_named() -> None:
    with pytest.raises(TrackwalkerError, match=r"no schema 'states'.*state"):
        load_schema("states")
    with pytest.raises(TrackwalkerError, match="'port' has no definition 'hello'"):
        load_schema("port.hello")
