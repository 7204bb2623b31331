"""Fast validators: the JSON Schemas compiled into msgspec types.

A compiled validator never accepts what the schema refuses; it may refuse a little more (`1.0` for a whole
number, members that start with `x-` below the top), so a refusal is put to the schema itself. A schema that
uses more of JSON Schema than is known here is not compiled at all.
"""

from collections.abc import Callable
from typing import Annotated, Any, Literal, Union

import msgspec

from trackwalker.port.schema_files import Schema, load_schema, refer, resolve

__all__ = ["NotCompiled", "compile_schema"]

Accepts = Callable[[object], bool]

_NOTES = {"$schema", "$id", "$defs", "$comment", "title", "description", "examples", "default"}
_DISCRIMINATORS = ("kind", "type", "method")
_LENGTHS = {"minLength": "min_length", "maxLength": "max_length", "pattern": "pattern"}
_ITEMS = {"minItems": "min_length", "maxItems": "max_length"}
_MEMBERS = {"minProperties": "min_length", "maxProperties": "max_length"}
_BOUNDS = {"minimum": "ge", "maximum": "le", "exclusiveMinimum": "gt", "exclusiveMaximum": "lt"}
_PLAIN: dict[str, Any] = {"null": None, "boolean": bool, "integer": int, "number": float, "string": str}


class NotCompiled(Exception):
    """The schema uses something that has no fast form."""


class _OnlyTrue:
    """Stands for the constant `true`."""


class _OnlyFalse:
    """Stands for the constant `false`."""


def _constants(kind: type, value: object) -> object:
    if kind is _OnlyTrue and value is True:
        return _OnlyTrue()
    if kind is _OnlyFalse and value is False:
        return _OnlyFalse()
    raise msgspec.ValidationError("not that constant")


def compile_schema(name: str) -> Accepts:
    """A function that says quickly whether a document is certainly valid.

    Raises NotCompiled if the schema has no fast form.
    """
    file = name.partition(".")[0]
    schema, file = resolve(load_schema(name), file)
    compiler = _Compiler()
    own_members = "^x-" in schema.get("patternProperties", {})
    key = None if own_members else _boolean_key(schema, file)
    if key is not None:
        return _by_boolean(compiler, schema, file, key)
    kind = _remembered(compiler.build(schema, file))

    def accepts(document: object) -> bool:
        if _converts(document, kind):
            return True
        if not own_members or not isinstance(document, dict):
            return False
        known = {k: v for k, v in document.items() if not str(k).startswith("x-")}
        return len(known) < len(document) and _converts(known, kind)

    return accepts


def _remembered(kind: Any) -> Any:
    """A class that holds one of these: of a class msgspec finds out once what it has to know."""
    return msgspec.defstruct("Only", [("it", kind)], array_like=True)


def _converts(document: object, kind: Any) -> bool:
    try:
        msgspec.convert((document,), kind, dec_hook=_constants)
    except (msgspec.ValidationError, RecursionError, OverflowError):
        return False
    return True


def _by_boolean(compiler: "_Compiler", schema: Schema, file: str, key: str) -> Accepts:
    """Alternatives told apart by a member that is true in one and false in the other."""
    kinds: dict[bool, Any] = {}
    for branch in schema["oneOf"]:
        target, target_file = resolve(branch, file)
        built = compiler.build(target, target_file)
        kinds[target["properties"][key]["const"]] = _remembered(built)

    def accepts(document: object) -> bool:
        value = document.get(key) if isinstance(document, dict) else None
        return isinstance(value, bool) and _converts(document, kinds[value])

    return accepts


def _boolean_key(schema: Schema, file: str) -> str | None:
    branches = [resolve(branch, file)[0].get("properties", {}) for branch in schema.get("oneOf", ())]
    if len(branches) != 2:
        return None
    for key, member in branches[0].items():
        values = [member.get("const"), branches[1].get(key, {}).get("const")]
        if True in values and False in values and all(isinstance(v, bool) for v in values):
            return str(key)
    return None


class _Compiler:
    """Builds types, each definition once."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, str | None], Any] = {}
        self.count = 0

    def build(self, schema: Schema, file: str, tag: str | None = None) -> Any:
        """The type for a schema that stands in `file`; `tag` is the member that tells it from others."""
        if "$ref" in schema:
            if set(schema) - _NOTES - {"$ref"}:
                raise NotCompiled("members beside $ref")
            name = (refer(schema["$ref"], file), tag)
            if name not in self.known:
                self.known[name] = self.build(*resolve(schema, file), tag)
            return self.known[name]
        rest = set(schema) - _NOTES
        if not rest:
            return Any
        if "oneOf" in rest:
            return self._union(schema, file, rest)
        if "const" in rest:
            return self._constant(schema["const"], rest)
        kinds = schema.get("type")
        if isinstance(kinds, list):
            parts = [self._of_type(schema, str(kind), file, tag) for kind in kinds]
            self._known_words(rest, [str(kind) for kind in kinds])
            return Union[tuple(parts)]  # noqa: UP007 - built from a list
        if not isinstance(kinds, str):
            raise NotCompiled("no type")
        self._known_words(rest, [kinds])
        return self._of_type(schema, kinds, file, tag)

    def _known_words(self, rest: set[str], kinds: list[str]) -> None:
        allowed = {"type"}
        for kind in kinds:
            if kind == "string":
                allowed |= {"enum", *_LENGTHS}
            elif kind in ("integer", "number"):
                allowed |= {*_BOUNDS} | ({"enum"} if kind == "integer" else set())
            elif kind == "array":
                allowed |= {"items", *_ITEMS}
            elif kind == "object":
                allowed |= {"properties", "required", "additionalProperties", "patternProperties", *_MEMBERS}
        if rest - allowed:
            raise NotCompiled(f"unknown keywords: {sorted(rest - allowed)}")

    def _of_type(self, schema: Schema, kind: str, file: str, tag: str | None) -> Any:
        if "enum" in schema:
            return self._choice(schema["enum"])
        if kind == "string":
            return _with(str, schema, _LENGTHS)
        if kind in ("integer", "number"):
            return _with(_PLAIN[kind], schema, _BOUNDS)
        if kind == "array":
            items = self.build(schema["items"], file) if "items" in schema else Any
            return _with(list[items], schema, _ITEMS)  # type: ignore[valid-type]
        if kind == "object":
            return self._object(schema, file, tag)
        if kind not in _PLAIN:
            raise NotCompiled(f"type {kind}")
        return _PLAIN[kind]

    def _choice(self, values: list[Any]) -> Any:
        if any(isinstance(value, bool) or not isinstance(value, int | str) for value in values):
            raise NotCompiled("enum of other than words and whole numbers")
        return Literal[tuple(values)]

    def _constant(self, value: Any, rest: set[str]) -> Any:
        if rest - {"const", "type"}:
            raise NotCompiled("members beside const")
        if isinstance(value, bool):
            return _OnlyTrue if value else _OnlyFalse
        return self._choice([value])

    def _union(self, schema: Schema, file: str, rest: set[str]) -> Any:
        if rest != {"oneOf"}:
            raise NotCompiled("members beside oneOf")
        targets = [(branch, *resolve(branch, file)) for branch in schema["oneOf"]]
        tag = None
        objects = [target for _, target, _ in targets if target.get("type") == "object"]
        if len(objects) > 1:
            tag = next((key for key in _DISCRIMINATORS if all(_says(o, key) for o in objects)), None)
            values = [o["properties"][tag]["const"] for o in objects] if tag else []
            if not tag or len(set(values)) != len(values):
                raise NotCompiled("alternatives that nothing tells apart")
        parts = [
            self.build(branch, file, tag if target.get("type") == "object" else None)
            for branch, target, _ in targets
        ]
        return Union[tuple(parts)]  # noqa: UP007 - built from a list

    def _object(self, schema: Schema, file: str, tag: str | None) -> Any:
        properties: Schema = schema.get("properties", {})
        further = schema.get("additionalProperties", True)
        if not properties and further is not False:
            members: Any = Any if further is True else self.build(further, file)
            return _with(dict[str, members], schema, _MEMBERS)
        if further is not False or any(word in schema for word in _MEMBERS):
            raise NotCompiled("an object that is open, or whose members are counted")
        required = set(schema.get("required", ()))
        if required - set(properties) or (tag and tag not in required):
            raise NotCompiled("a required member that is not described, or a tag that may be left out")
        fields: list[tuple[str, Any] | tuple[str, Any, Any]] = []
        names: dict[str, str] = {}
        for number, (key, member) in enumerate(properties.items()):
            if key == tag:
                continue
            field = f"f{number}"
            names[field] = key
            kind = self.build(member, file)
            if key in required:
                fields.append((field, kind))
            else:
                fields.append((field, Union[kind, msgspec.UnsetType], msgspec.UNSET))  # noqa: UP007
        self.count += 1
        options: dict[str, Any] = {"tag_field": tag, "tag": properties[tag]["const"]} if tag else {}
        return msgspec.defstruct(
            f"Object{self.count}",
            fields,
            rename=names,
            kw_only=True,
            forbid_unknown_fields=True,
            gc=False,
            **options,
        )


def _says(schema: Schema, key: str) -> bool:
    """Whether an object's member `key` is a constant word."""
    return isinstance(schema.get("properties", {}).get(key, {}).get("const"), str)


def _with(kind: Any, schema: Schema, words: dict[str, str]) -> Any:
    """The type with the constraints of the schema."""
    constraints = {ours: schema[theirs] for theirs, ours in words.items() if theirs in schema}
    return Annotated[kind, msgspec.Meta(**constraints)] if constraints else kind
