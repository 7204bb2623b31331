"""YAML documents of the specification, read into typed structs; every complaint names file and line."""

import re
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from trackwalker.errors import TrackwalkerError

__all__ = ["Where", "complain", "line_of", "read_document"]

T = TypeVar("T")
Where = tuple[str | int, ...]
"""Where in a document: keys and list positions from the top."""

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_STEP = re.compile(r"\.([^.\[]+)|\[(\d+|\.\.\.)\]")


class _StrictLoader(_LOADER):  # type: ignore[misc]
    """Safe YAML in which the same key twice in one mapping is an error, not a silent loss."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen: set[str] = set()
        for key, _ in node.value:
            if key.value in seen:
                raise yaml.constructor.ConstructorError(
                    None, None, f"the key {key.value!r} stands twice", key.start_mark
                )
            seen.add(key.value)
        built: dict[Any, Any] = super().construct_mapping(node, deep=deep)
        return built


def line_of(text: str, where: Where) -> int:
    """The line (from 1) on which the part of a YAML text at `where` begins, or the nearest above."""
    node = yaml.compose(text, Loader=yaml.SafeLoader)
    line = 1
    for step in where:
        found = None
        if isinstance(node, yaml.MappingNode):
            for key, value in node.value:
                if key.value == str(step):
                    line, found = key.start_mark.line + 1, value
        elif isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
            found = node.value[step]
            line = found.start_mark.line + 1
        if found is None:
            break
        node = found
    return line


def complain(file: Path, text: str, where: Where, what: str) -> TrackwalkerError:
    """The error that `what` is wrong with the part of `file` at `where`."""
    return TrackwalkerError(f"{file}, line {line_of(text, where)}: {what}")


def _path_of(message: str) -> tuple[str, Where]:
    """A msgspec message split into what is wrong and where (`... - at `$.clauses[3].kind``)."""
    what, _, at = message.partition(" - at `")
    steps: list[str | int] = []
    for name, position in _STEP.findall(at.rstrip("`")):
        if position == "...":
            break
        steps.append(int(position) if position else name)
    return what, tuple(steps)


def read_document(file: Path, kind: type[T], what: str) -> tuple[T, str]:
    """The document in `file` as `kind`, and its text (for `complain`).

    what: what the file should be, for the message when it is missing. Raises TrackwalkerError with file and
    line when the file is absent, is no YAML, or does not have the form of `kind`.
    """
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise TrackwalkerError(f"{file}: no such file; expected {what}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise TrackwalkerError(f"{file}: cannot be read ({error}); expected {what}") from None
    try:
        raw = yaml.load(text, Loader=_StrictLoader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        line = mark.line + 1 if mark else 1
        raise TrackwalkerError(f"{file}, line {line}: no valid YAML: {error.problem}") from None
    except yaml.YAMLError as error:
        raise TrackwalkerError(f"{file}: no valid YAML: {error}") from None
    try:
        return msgspec.convert(raw, kind), text
    except msgspec.ValidationError as error:
        problem, where = _path_of(str(error))
        if not where:
            raise TrackwalkerError(f"{file}: {problem}; expected {what}") from None
        raise complain(file, text, where, f"{_field(where)}: {problem}") from None


def _field(where: Where) -> str:
    """A place in a document, for people: `clauses[3].kind`."""
    out = ""
    for step in where:
        out += f"[{step}]" if isinstance(step, int) else f".{step}" if out else step
    return out
