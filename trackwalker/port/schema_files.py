"""The published JSON Schemas: reading them and following their references."""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from trackwalker.errors import TrackwalkerError
from trackwalker.paths import schemas_dir

__all__ = ["BASE", "Schema", "load_schema", "refer", "resolve", "schema_names"]

Schema = Mapping[str, Any]

BASE = "https://trackwalker.example/schemas/1/"
"""What the `$id` of every schema begins with."""


def schema_names() -> list[str]:
    """The names of the schemas, in alphabetical order."""
    return sorted(path.stem for path in schemas_dir().glob("*.json") if "." not in path.stem)


@cache
def read(file: str) -> dict[str, Any]:
    """The schema file `file` ("state")."""
    path = schemas_dir() / f"{file}.json"
    try:
        schema = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        known = ", ".join(schema_names())
        raise TrackwalkerError(f"there is no schema {file!r}; there are: {known}") from None
    except ValueError as error:
        raise TrackwalkerError(f"{path} is not JSON: {error}") from error
    if not isinstance(schema, dict):
        raise TrackwalkerError(f"{path} is not a JSON Schema: expected an object")
    return schema


def load_schema(name: str) -> dict[str, Any]:
    """The schema of that name, or one definition in it: `state`, `port.apply_result`, `action.template`.

    Raises TrackwalkerError if there is none.
    """
    file, _, definition = name.partition(".")
    schema = read(file)
    if not definition:
        return schema
    if definition not in schema.get("$defs", {}):
        raise TrackwalkerError(f"the schema {file!r} has no definition {definition!r}")
    return {"$ref": f"{BASE}{file}.json#/$defs/{definition}"}


def refer(reference: str, file: str) -> str:
    """A reference found in the schema `file`, written out in full."""
    if reference.startswith("#"):
        return f"{BASE}{file}.json{reference}"
    return reference if "://" in reference else BASE + reference


def resolve(schema: Schema, file: str) -> tuple[Schema, str]:
    """The schema that `schema`, standing in `file`, refers to (itself if it refers to none), and its file."""
    while "$ref" in schema:
        target, _, pointer = refer(schema["$ref"], file).partition("#")
        file = target.removeprefix(BASE).removesuffix(".json")
        schema = read(file)
        for part in pointer.split("/")[1:]:
            schema = schema[part]
    return schema, file
