"""Checking documents and messages against the published JSON Schemas.

`validate` follows the schemas to the letter and says in words what is wrong; `checker` gives the same verdict
fast enough for every message at run time.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from trackwalker.errors import TrackwalkerError
from trackwalker.port.schema_files import BASE, load_schema, schema_names
from trackwalker.port.schema_types import NotCompiled, compile_schema
from trackwalker.port.schema_words import Fault, find_fault, place_of

if TYPE_CHECKING:
    from jsonschema.protocols import Validator
    from referencing import Registry

__all__ = ["SchemaError", "checker", "detect", "is_compiled", "load_schema", "schema_names", "validate"]


class SchemaError(TrackwalkerError):
    """A document breaks its schema.

    `where` is the file or message, `place` the place in it (`players[1].cash`, empty for the whole document),
    `words` what was found there and what was expected.
    """

    def __init__(self, where: str, place: str, words: str) -> None:
        super().__init__(f"{where}: {place}: {words}" if place else f"{where}: {words}")
        self.where = where
        self.place = place
        self.words = words


def validate(document: Any, schema: str | Mapping[str, Any], where: str) -> None:
    """Check a document by JSON Schema, to the letter.

    `schema` is a name as for `load_schema`, or a schema; `where` names the document in messages.
    Raises SchemaError with the place and the words, TrackwalkerError if there is no such schema.
    """
    error = next(iter(_validator(schema).iter_errors(document)), None)
    if error is None:
        return
    name = schema if isinstance(schema, str) else str(schema.get("$id", "")).removeprefix(BASE)
    found: Fault | None = find_fault(
        document, _as_schema(schema), re.sub(r"\.json$", "", name.partition(".")[0])
    )
    if found is not None:
        raise SchemaError(where, found.place, found.words)
    raise SchemaError(where, place_of(error.absolute_path), error.message)


@cache
def checker(name: str, where: str = "document") -> Callable[[object], None]:
    """The fast check for a schema (`state`, `port.apply_result`): raises SchemaError where `validate` does.

    The first call compiles the schema. What is valid is accepted at once; what is not is put to `validate`,
    which takes longer and finds the words.
    """
    try:
        accepts = compile_schema(name)
    except NotCompiled:

        def check_slowly(document: object) -> None:
            validate(document, name, where)

        return check_slowly

    def check(document: object) -> None:
        if not accepts(document):
            validate(document, name, where)

    return check


def is_compiled(name: str) -> bool:
    """Whether the schema has a fast form."""
    try:
        compile_schema(name)
    except NotCompiled:
        return False
    return True


_BY_MEMBERS = (
    ("port", {"jsonrpc"}),
    ("result", {"totals", "scenarios"}),
    ("edition", {"edition", "over"}),
    ("rulebook", {"clauses", "sections"}),
    ("readings", {"questions"}),
    ("profile", {"name", "games"}),
    ("conformance", {"implementation", "games"}),
    ("bugs", {"implementation", "bugs"}),
    ("components", {"companies", "trains", "phases"}),
    ("state", {"certificates", "pending"}),
    ("transcript", {"actions", "players", "title"}),
    ("action", {"type", "actor"}),
    ("tiles", {"tiles"}),
)


def detect(document: object) -> str | None:
    """Which schema a document is meant for, by `format` or else its members; None if that cannot be told."""
    if not isinstance(document, dict):
        return None
    declared = document.get("format")
    if isinstance(declared, str):
        name = declared.removeprefix("trackwalker-").partition("/")[0]
        if declared.startswith("trackwalker-") and name in schema_names():
            return name
    return next((name for name, members in _BY_MEMBERS if members <= document.keys()), None)


def _as_schema(schema: str | Mapping[str, Any]) -> Mapping[str, Any]:
    return load_schema(schema) if isinstance(schema, str) else schema


def _validator(schema: str | Mapping[str, Any]) -> "Validator":
    return _named_validator(schema) if isinstance(schema, str) else _make_validator(schema)


@cache
def _named_validator(name: str) -> "Validator":
    return _make_validator(load_schema(name))


def _make_validator(schema: Mapping[str, Any]) -> "Validator":
    from jsonschema import Draft202012Validator

    return Draft202012Validator(schema, registry=_registry())


@cache
def _registry() -> "Registry[Any]":
    from referencing import Registry, Resource

    pairs = [(f"{BASE}{name}.json", Resource.from_contents(load_schema(name))) for name in schema_names()]
    registry: Registry[Any] = Registry()
    return registry.with_resources(pairs)
