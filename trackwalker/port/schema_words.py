"""What is wrong with a document, in words: the place, what was found, what was expected."""

import difflib
import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from trackwalker.port.schema_files import Schema, resolve

__all__ = ["Fault", "find_fault", "place_of"]

_TYPES = {
    "null": "null",
    "boolean": "true or false",
    "integer": "a whole number",
    "number": "a number",
    "string": "a text",
    "array": "a list",
    "object": "an object",
}
_NAME = re.compile(r"[^\W\d][\w-]*")
Path = tuple[str | int, ...]


class Fault:
    """One fault of a document: where (`place`, like `players[1].cash`; empty for the whole) and `words`."""

    def __init__(self, path: Path, found: str, expected: str) -> None:
        self.path = path
        self.place = place_of(path)
        self.found = found
        self.expected = expected
        self.words = f"found {found}, expected {expected}"


def place_of(path: Iterable[str | int]) -> str:
    """A place in a document: `players[1].cash`, `tiles.left["57"]`."""
    place = ""
    for part in path:
        if isinstance(part, int):
            place += f"[{part}]"
        elif _NAME.fullmatch(part):
            place += f".{part}" if place else part
        else:
            place += f"[{json.dumps(part, ensure_ascii=False)}]"
    return place


def find_fault(document: object, schema: Schema, file: str) -> Fault | None:
    """The first fault of the document that can be put in words, or None."""
    return next(_faults(document, schema, file, ()), None)


def _faults(value: object, schema: Schema, file: str, path: Path) -> Iterator[Fault]:
    schema, file = resolve(schema, file)
    if "oneOf" in schema:
        yield from _in_alternatives(value, schema, file, path)
        return
    if "const" in schema and not _same(value, schema["const"]):
        yield Fault(path, show(value), show(schema["const"]))
        return
    kinds = _types(schema)
    if kinds and not any(_is(value, kind) for kind in kinds):
        yield Fault(path, show(value), expected(schema, file))
        return
    if "enum" in schema and not any(_same(value, one) for one in schema["enum"]):
        yield Fault(path, show(value), expected(schema, file) + _meant(value, schema["enum"]))
        return
    if isinstance(value, dict):
        yield from _in_object(value, schema, file, path)
    elif isinstance(value, list):
        if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
            yield Fault(path, f"a list of {len(value)}", expected(schema, file))
        for number, item in enumerate(value):
            if "items" in schema:
                yield from _faults(item, schema["items"], file, (*path, number))
    elif isinstance(value, str):
        if not schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", len(value)) or (
            "pattern" in schema and not re.search(schema["pattern"], value)
        ):
            yield Fault(path, show(value), expected(schema, file))
    elif (
        isinstance(value, int | float)
        and not isinstance(value, bool)
        and (
            value < schema.get("minimum", value)
            or value > schema.get("maximum", value)
            or value <= schema.get("exclusiveMinimum", value - 1)
        )
    ):
        yield Fault(path, show(value), expected(schema, file))


def _in_object(value: dict[Any, Any], schema: Schema, file: str, path: Path) -> Iterator[Fault]:
    properties: Schema = schema.get("properties", {})
    further = schema.get("additionalProperties", True)
    patterns: Schema = schema.get("patternProperties", {})
    unknown = []
    for key in value:
        if key not in properties and not any(re.search(pattern, str(key)) for pattern in patterns):
            if further is False:
                unknown.append(str(key))
            elif isinstance(further, dict):
                yield from _faults(value[key], further, file, (*path, str(key)))
    missing = [key for key in schema.get("required", ()) if key not in value]
    for key in unknown:
        near = difflib.get_close_matches(key, missing or properties, 1)
        hint = f" (did you mean {near[0]!r}?)" if near else ""
        known = "only " + ", ".join(properties) if properties else "no members"
        yield Fault((*path, key), f"the unknown member {key!r}{hint}", known)
    for key in missing:
        yield Fault(path, f"no member {key!r}", f"{key}: {expected(properties.get(key, {}), file)}")
    for key, member in properties.items():
        if key in value:
            yield from _faults(value[key], member, file, (*path, key))
    if len(value) < schema.get("minProperties", 0):
        yield Fault(path, f"an object of {len(value)} members", f"at least {schema['minProperties']}")


def _in_alternatives(value: object, schema: Schema, file: str, path: Path) -> Iterator[Fault]:
    branches = [resolve(branch, file) for branch in schema["oneOf"]]
    key = _discriminator(branches)
    if key and isinstance(value, dict) and not all(_is_not_object(b) for b, _ in branches):
        words = [branch["properties"][key]["const"] for branch, _ in branches if not _is_not_object(branch)]
        if key not in value:
            yield Fault(path, f"no member {key!r}", f"{key}: {one_of(words)}")
            return
        for branch, branch_file in branches:
            if not _is_not_object(branch) and _same(value[key], branch["properties"][key]["const"]):
                yield from _faults(value, branch, branch_file, path)
                return
        yield Fault((*path, key), show(value[key]), one_of(words) + _meant(value[key], words))
        return
    fitting = [(b, f) for b, f in branches if _fits(value, b, f)]
    if not fitting:
        yield Fault(path, show(value), " or ".join(dict.fromkeys(expected(b, f) for b, f in branches)))
        return
    lists = [list(_faults(value, branch, branch_file, path)) for branch, branch_file in fitting]
    yield from min(lists, key=lambda faults: sum(_weight(fault) for fault in faults))


def _is_not_object(schema: Schema) -> bool:
    return "properties" not in schema


def _discriminator(branches: list[tuple[Schema, str]]) -> str | None:
    """The member that is a constant in every alternative that is an object, if several are."""
    objects = [branch["properties"] for branch, _ in branches if not _is_not_object(branch)]
    if len(objects) < 2:
        return None
    common = [
        k for k, v in objects[0].items() if all("const" in o.get(k, {}) for o in objects) and "const" in v
    ]
    return next((k for k in common if len({str(o[k]["const"]) for o in objects}) == len(objects)), None)


def _weight(fault: Fault) -> int:
    """How much a fault speaks against an alternative: a wrong constant means less than a member too many."""
    return 2 if fault.found.startswith(("no member", "the unknown member")) else 1


def _fits(value: object, schema: Schema, file: str) -> bool:
    """Whether the value is at least of a type that the schema allows."""
    if "oneOf" in schema:
        return any(_fits(value, *resolve(branch, file)) for branch in schema["oneOf"])
    if "const" in schema:
        return type(value) is type(schema["const"])
    kinds = _types(schema)
    return not kinds or any(_is(value, kind) for kind in kinds)


def _types(schema: Schema) -> list[str]:
    kinds = schema.get("type", [])
    return [kinds] if isinstance(kinds, str) else list(kinds)


def _is(value: object, kind: str) -> bool:
    if kind in ("integer", "number"):
        whole = isinstance(value, int) or (isinstance(value, float) and value.is_integer())
        return not isinstance(value, bool) and (whole or (kind == "number" and isinstance(value, float)))
    python = {"null": type(None), "boolean": bool, "string": str, "array": list, "object": dict}[kind]
    return isinstance(value, python)


def _same(value: object, other: object) -> bool:
    return value == other and isinstance(value, bool) == isinstance(other, bool)


def _meant(value: object, words: list[Any]) -> str:
    near = difflib.get_close_matches(str(value), [str(word) for word in words], 1)
    return f" (did you mean {near[0]!r}?)" if near else ""


def show(value: object) -> str:
    """A value as it is named in a message."""
    if isinstance(value, dict):
        return f"an object of {len(value)} members" if len(value) != 1 else "an object of 1 member"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    if value is None or isinstance(value, bool):
        return json.dumps(value)
    if isinstance(value, str):
        return f"the text {json.dumps(value[:60], ensure_ascii=False)}{'...' if len(value) > 60 else ''}"
    if isinstance(value, int | float):
        return f"the number {value}"
    return f"a Python {type(value).__name__}"


def one_of(words: list[Any]) -> str:
    """A choice of constants, in words."""
    shown = [json.dumps(word, ensure_ascii=False) for word in words]
    return shown[0] if len(shown) == 1 else "one of " + ", ".join(shown)


def expected(schema: Schema, file: str) -> str:
    """What a schema asks for, in words."""
    schema, file = resolve(schema, file)
    if "oneOf" in schema:
        return " or ".join(dict.fromkeys(expected(branch, file) for branch in schema["oneOf"]))
    if "const" in schema:
        return json.dumps(schema["const"], ensure_ascii=False)
    if "enum" in schema:
        return one_of(list(schema["enum"]))
    return " or ".join(_one_type(kind, schema) for kind in _types(schema)) or "anything"


def _one_type(kind: str, schema: Schema) -> str:
    words = _TYPES[kind]
    if kind in ("integer", "number"):
        if "minimum" in schema and "maximum" in schema:
            return f"{words} from {schema['minimum']} to {schema['maximum']}"
        if "minimum" in schema:
            return f"{words} of at least {schema['minimum']}"
        if "maximum" in schema:
            return f"{words} of at most {schema['maximum']}"
    if kind == "string" and "pattern" in schema:
        examples = " or ".join(json.dumps(e, ensure_ascii=False) for e in schema.get("examples", ()))
        return f"a text such as {examples}" if examples else f"a text of the form {schema['pattern']}"
    if kind == "string" and schema.get("minLength"):
        return "a text that is not empty"
    if kind == "array" and ("minItems" in schema or "maxItems" in schema):
        return f"a list of {_range(schema.get('minItems'), schema.get('maxItems'))}"
    return words


def _range(least: int | None, most: int | None) -> str:
    if least == most:
        return f"exactly {least}"
    if least is not None and most is not None:
        return f"{least} to {most}"
    return f"at least {least}" if most is None else f"at most {most}"
