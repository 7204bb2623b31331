"""YAML documents of the specification, read into typed structs; every complaint names file and line."""

import re
from collections.abc import Callable, Hashable
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from trackwalker.errors import TrackwalkerError
from trackwalker.reading import DEEP, is_deep, number_words, read_text

__all__ = [
    "Where",
    "complain",
    "has_member",
    "line_of",
    "read_document",
    "read_yaml",
    "span_of",
    "yaml_document",
]

T = TypeVar("T")
Where = tuple[str | int, ...]
"""Where in a document: keys and list positions from the top."""

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_MOST_NODES = 1_000_000  # what a YAML text may stand for, its aliases written out
_STEP = re.compile(r"\.([^.\[]+)|\[(\d+|\.\.\.)\]")


def line_of(text: str, where: Where) -> int:
    """The line (from 1) on which the part of a YAML text at `where` begins, or the nearest above."""
    node = _composed(text)
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


@lru_cache(maxsize=4)
def _composed(text: str) -> Any:
    return yaml.compose(text, Loader=_LOADER)


def span_of(text: str, where: Where, key: bool = False) -> tuple[int, int]:
    """From where to where the part of a YAML text at `where` stands; `key`: its name instead.

    Raises LookupError where there is no such part.
    """
    node = _composed(text)
    name = node
    for step in where:
        if isinstance(node, yaml.MappingNode):
            found = next((pair for pair in node.value if pair[0].value == str(step)), None)
            if found is None:
                raise LookupError(step)
            name, node = found
        elif isinstance(step, int):
            name = node = node.value[step]
        else:
            raise LookupError(step)
    meant = name if key else node
    end = meant.end_mark.index
    return meant.start_mark.index, len(text[:end].rstrip())


def has_member(text: str, where: Where) -> bool:
    """Whether there is a part of a YAML text at `where`."""
    try:
        span_of(text, where)
    except LookupError:
        return False
    return True


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
    text = read_text(file, what)
    raw = yaml_document(text, file, what)
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


# YAML -----------------------------------------------------------------------------------------------------


def read_yaml(file: Path, what: str) -> Any:
    """The YAML document in a file. Raises TrackwalkerError that names the file and the line."""
    return yaml_document(read_text(file, what), file, what)


def yaml_document(text: str, file: Path, what: str) -> Any:
    """A YAML text as a value. Raises TrackwalkerError that names the file and the line."""
    line = 1
    loader = _AliasLoader if "&" in text and "*" in text else _StrictLoader
    try:
        value = _plain_value(text)
        if value is _OTHERWISE:
            value = yaml.load(text, Loader=loader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line, problem = mark.line + 1 if mark else 1, error.problem or str(error)
        problem = DEEP if "nesting depth" in problem else problem  # what libyaml itself refuses
    except yaml.YAMLError as error:
        problem = " ".join(str(error).split())
    except RecursionError:
        problem = DEEP
    except ValueError as error:  # a date that there is not, a number of thousands of digits
        problem = number_words(error)
    else:
        if not is_deep(value):
            return value
        problem = DEEP
    raise TrackwalkerError(f"{file}, line {line}: no valid YAML: {problem}; expected {what}")


_OTHERWISE = object()
"""In place of a value: the text is one for the loaders below."""

_BEGINNINGS = (yaml.ScalarEvent, yaml.SequenceStartEvent, yaml.MappingStartEvent)
_MEANT = {f"tag:yaml.org,2002:{kind}" for kind in ("bool", "float", "int", "null")}
_RESOLVERS: Any = _LOADER.yaml_implicit_resolvers


class _NotPlain(Exception):
    """Something that is rare in our documents: a tag, an anchor, a key twice, a date."""


def _plain_value(text: str) -> Any:
    """The value of a text that holds nothing rare, at a third of what the loaders take; or `_OTHERWISE`.

    Whatever is wrong with a text is left to them, too, so that there is one way to complain.
    """
    loader = _LOADER(text)
    try:
        next_event = loader.get_event
        next_event(), next_event()  # the beginnings of the stream and of its document
        value = _of_events(next_event, next_event())
        next_event()
        return value if isinstance(next_event(), yaml.StreamEndEvent) else _OTHERWISE
    except (_NotPlain, yaml.YAMLError, RecursionError, ValueError):
        return _OTHERWISE
    finally:
        loader.dispose()


def _of_events(next_event: Callable[[], Any], event: Any) -> Any:
    """The value that begins with an event."""
    kind = type(event)
    if kind not in _BEGINNINGS or event.tag is not None or event.anchor is not None:
        raise _NotPlain
    if kind is yaml.ScalarEvent:
        return _word(event.value) if event.implicit[0] else event.value
    if kind is yaml.SequenceStartEvent:
        entries = []
        while type(event := next_event()) is not yaml.SequenceEndEvent:
            entries.append(_of_events(next_event, event))
        return entries
    members: dict[Any, Any] = {}
    names = set()
    while type(event := next_event()) is not yaml.MappingEndEvent:
        key = _of_events(next_event, event)
        if type(event) is not yaml.ScalarEvent or event.value in names or key in members:
            raise _NotPlain
        names.add(event.value)
        members[key] = _of_events(next_event, next_event())
    return members


def _word(word: str) -> Any:
    """What a text without quotes stands for."""
    if len(word) > _LONGEST_WORD and word[0].isalpha():
        return word
    return _short_word(word)


_LONGEST_WORD = 5
"""Longer than `false` is no word with a meaning of its own."""


@lru_cache(maxsize=4096)
def _short_word(word: str) -> Any:
    for tag, form in _RESOLVERS.get(word[:1], ()):
        if form.match(word):
            if tag not in _MEANT:
                raise _NotPlain
            return yaml.constructor.SafeConstructor().construct_object(yaml.ScalarNode(tag, word))
    return word


class _StrictLoader(_LOADER):  # type: ignore[misc]
    """Safe YAML in which the same key twice in one mapping is an error, not a silent loss."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen: set[Hashable] = set()
        for key, _ in node.value:
            name = key.value if isinstance(key, yaml.ScalarNode) else id(key)
            if name in seen:
                raise yaml.constructor.ConstructorError(
                    None, None, f"the key {key.value!r} stands twice", key.start_mark
                )
            seen.add(name)
        built: dict[Any, Any] = super().construct_mapping(node, deep=deep)
        return built


class _AliasLoader(_StrictLoader):
    """Of texts with aliases: none stands in what it stands for, nor all of them for `_MOST_NODES` things."""

    def get_single_node(self) -> Any:
        node = super().get_single_node()
        if node is not None:
            _weigh(node)
        return node


def _weigh(root: yaml.Node) -> None:
    """Raise ConstructorError where nodes stand in themselves, or are too many once written out."""
    sizes: dict[int, int] = {}  # of the nodes that have been looked through, everything in them counted
    open_nodes: set[int] = set()
    waiting: list[tuple[yaml.Node, bool]] = [(root, False)]
    while waiting:
        node, done = waiting.pop()
        if isinstance(node, yaml.ScalarNode) or id(node) in sizes:
            continue
        parts = _parts(node)
        if done:
            open_nodes.discard(id(node))
            size = 1 + sum(sizes.get(id(part), 1) for part in parts)
            if size > _MOST_NODES:
                what = f"with its aliases written out it holds more than {_MOST_NODES:,} things"
                raise yaml.constructor.ConstructorError(None, None, what, node.start_mark)
            sizes[id(node)] = size
        elif id(node) in open_nodes:
            what = "an alias stands in what it stands for"
            raise yaml.constructor.ConstructorError(None, None, what, node.start_mark)
        else:
            open_nodes.add(id(node))
            waiting.append((node, True))
            waiting += [(part, False) for part in parts]


def _parts(node: yaml.Node) -> list[yaml.Node]:
    if isinstance(node, yaml.MappingNode):
        return [part for pair in node.value for part in pair]
    return list(node.value)
