"""`trackwalker validate`: do these files keep their schemas, and states make sense?"""

from pathlib import Path
from typing import Any

import click

from trackwalker.cli.options import Command
from trackwalker.errors import TrackwalkerError
from trackwalker.say import say

__all__ = ["command"]

YAML = {".yaml", ".yml"}


@click.command("validate", cls=Command)
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option(
    "--schema",
    "name",
    metavar="NAME",
    help="The schema: state, action, port.apply_result, ... Left out: told by the file.",
)
@click.option("--quiet", "-q", is_flag=True, help="Print faults only.")
def command(files: tuple[Path, ...], name: str | None, quiet: bool) -> None:
    """Check files against the published schemas, and states for what contradicts itself.

    FILE is JSON, YAML, or JSON Lines with one document (or one recorded message of the port) a line. A state
    that keeps its schema is also looked over as the reference engine does before it loads one.

    Exit code: 0 all valid, 1 a fault found, 2 a file could not be read.
    """
    from trackwalker.port.schema import SchemaError, load_schema, validate

    if name is not None:
        load_schema(name)
    faults = 0
    for file in files:
        found = 0
        schemas = []
        for place, document in _documents(file):
            schema, document = _choose(document, name, place)
            schemas.append(schema)
            try:
                validate(document, schema, place)
            except SchemaError as error:
                found += 1
                say(str(error))
            else:
                for fault in _contradictions(document) if schema == "state" else ():
                    found += 1
                    say(f"{place}: {fault}")
        if not found and not quiet:
            say(f"{file}: valid ({', '.join(dict.fromkeys(schemas)) or 'no documents'})")
        faults += found
    if faults:
        raise SystemExit(1)


def _contradictions(state: Any) -> list[str]:
    """What is wrong with a state whose form is right."""
    from trackwalker.port.reference import make_reference

    return make_reference().faults(state)


def _documents(file: Path) -> list[tuple[str, Any]]:
    """The documents of a file, each with how it is named in messages."""
    from trackwalker.documents import read_yaml
    from trackwalker.reading import json_document, read_json, read_text

    if file.suffix in YAML:
        return [(str(file), _with_text_keys(read_yaml(file, "a YAML document")))]
    if file.suffix != ".jsonl":
        return [(str(file), read_json(file, "a JSON document"))]
    what = "JSON Lines, one document a line"
    lines = enumerate(read_text(file, what).splitlines(), 1)
    return [
        (f"{file}:{number}", json_document(line, str(file), what, number))
        for number, line in lines
        if line.strip()
    ]


def _with_text_keys(value: Any) -> Any:
    """The document as JSON has it: every key a text."""
    if isinstance(value, dict):
        return {str(key): _with_text_keys(member) for key, member in value.items()}
    return [_with_text_keys(item) for item in value] if isinstance(value, list) else value


def _choose(document: Any, name: str | None, place: str) -> tuple[str, Any]:
    """The schema for a document, and the document itself: a recorded message is taken out of its line."""
    from trackwalker.port.schema import detect, schema_names

    if isinstance(document, dict) and document.keys() == {"direction", "message"}:
        direction = document["direction"]
        if direction not in ("request", "response"):
            raise TrackwalkerError(
                f"{place}: direction: found {direction!r}, expected 'request' or 'response'"
            )
        return name or f"port.{direction}", document["message"]
    schema = name or detect(document)
    if schema is None:
        known = ", ".join(schema_names())
        raise TrackwalkerError(
            f"{place}: cannot tell which schema this is for; name one by --schema: {known}"
        )
    return schema, document
