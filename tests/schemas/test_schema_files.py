"""The schemas themselves: well formed, explained throughout, closed, and with a fast form where it counts."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from trackwalker.paths import schemas_dir
from trackwalker.port.schema import is_compiled, load_schema, schema_names
from trackwalker.port.schema_files import BASE, resolve

NAMES = schema_names()
METHODS = ["hello", "new_game", "apply", "state", "load", "legal_actions", "best_routes", "bye"]
OPEN = {"transcript"}
"""Formats that belong to others: their further members are passed over."""


def subschemas(schema: Any, path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    yield path, schema
    for word in ("properties", "patternProperties", "$defs"):
        for key, member in schema.get(word, {}).items():
            yield from subschemas(member, f"{path}/{word}/{key}")
    for word in ("items", "additionalProperties"):
        if isinstance(schema.get(word), dict):
            yield from subschemas(schema[word], f"{path}/{word}")
    for number, branch in enumerate(schema.get("oneOf", ())):
        yield from subschemas(branch, f"{path}/oneOf/{number}")


def test_the_published_schemas_are_all_there() -> None:
    published = {
        "action",
        "common",
        "components",
        "opening",
        "port",
        "profile",
        "readings",
        "result",
        "rulebook",
        "tiles",
    }
    assert published | {"state", "transcript"} <= set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_schema_is_well_formed(name: str) -> None:
    schema = json.loads((schemas_dir() / f"{name}.json").read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert schema["$id"] == f"{BASE}{name}.json"


@pytest.mark.parametrize("name", NAMES)
def test_everything_is_explained(name: str) -> None:
    for path, schema in subschemas(load_schema(name)):
        target, _ = resolve(schema, name)
        described = "description" in schema or "description" in target
        null = schema == {"type": "null"}
        assert described or null, f"{name}.json{path} has no description"
    for key, definition in load_schema(name).get("$defs", {}).items():
        assert "title" in definition, f"{name}.json: {key} has no title"


@pytest.mark.parametrize("name", sorted(set(NAMES) - OPEN))
def test_unknown_members_are_refused(name: str) -> None:
    for path, schema in subschemas(load_schema(name)):
        if "properties" in schema:
            assert schema.get("additionalProperties") is False, f"{name}.json{path} is open"
            unexplained = set(schema.get("required", ())) - set(schema["properties"])
            assert not unexplained, f"{name}.json{path} requires {unexplained}"
        assert set(schema.get("patternProperties", {})) <= {"^x-"}


@pytest.mark.parametrize("name", NAMES)
def test_every_reference_leads_somewhere(name: str) -> None:
    for _, schema in subschemas(load_schema(name)):
        assert "$ref" not in resolve(schema, name)[0]


@pytest.mark.parametrize(
    "name",
    ["state", "action", "action.template", "port.request"]
    + [f"port.{method}_{part}" for method in METHODS for part in ("params", "result")],
)
def test_what_is_checked_at_run_time_has_a_fast_form(name: str) -> None:
    assert is_compiled(name)
