"""The fixtures of this folder: good documents, and broken ones made from them."""

import copy
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

FIXTURES = Path(__file__).resolve().parent.parent / "fixtures"


@dataclass(frozen=True)
class Broken:
    """A document that breaks its schema, and what must be said of it."""

    id: str
    document: Any
    schema: str
    place: str
    words: list[str]


def state_files() -> list[Path]:
    return sorted((FIXTURES / "states").glob("*.json"))


def message_files() -> list[Path]:
    return sorted((FIXTURES / "messages").glob("*.jsonl"))


def messages(path: Path) -> list[dict[str, Any]]:
    """The lines of a conversation: `direction` and `message`."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def good_documents() -> list[tuple[str, str, Any]]:
    """Every good document: a name, its schema, the document."""
    found = [(path.name, "state", json.loads(path.read_text(encoding="utf-8"))) for path in state_files()]
    for path in message_files():
        method = ""
        for number, line in enumerate(messages(path), 1):
            name, message = f"{path.name}:{number}", line["message"]
            found.append((name, f"port.{line['direction']}", message))
            if line["direction"] == "request":
                method = message["method"]
                if method == "apply":
                    found.append((f"{name}/action", "action", message["params"]["action"]))
            elif "result" in message:
                found.append((f"{name}/result", f"port.{method}_result", message["result"]))
                found.append((name, f"port.{method}_response", message))
    return found


def broken_documents() -> list[Broken]:
    manifest = yaml.safe_load((FIXTURES / "broken" / "manifest.yaml").read_text(encoding="utf-8"))
    return [
        Broken(
            entry["id"],
            patch(at(_origin(entry["from"]), entry.get("part", "")), entry["change"]),
            entry["schema"],
            entry["place"],
            entry["words"],
        )
        for entry in manifest
    ]


def _origin(name: str) -> Any:
    file, _, line = name.partition(":")
    if line:
        return messages(FIXTURES / file)[int(line) - 1]["message"]
    return json.loads((FIXTURES / file).read_text(encoding="utf-8"))


def _parts(pointer: str) -> list[str]:
    return [part.replace("~1", "/").replace("~0", "~") for part in pointer.split("/")[1:]]


def at(document: Any, pointer: str) -> Any:
    """What stands at a JSON pointer."""
    for part in _parts(pointer):
        document = document[int(part)] if isinstance(document, list) else document[part]
    return document


def patch(document: Any, operations: list[dict[str, Any]]) -> Any:
    """A changed copy of the document: `add`, `remove`, `replace` and `move` of JSON Patch."""
    document = copy.deepcopy(document)
    for operation in operations:
        if operation["path"] == "":
            document = operation["value"]
            continue
        value = operation.get("value")
        if operation["op"] == "move":
            value = _take(document, operation["from"])
        if operation["op"] in ("remove", "replace"):
            _take(document, operation["path"])
        if operation["op"] != "remove":
            *path, last = _parts(operation["path"])
            parent = at(document, "".join(f"/{part}" for part in path))
            if isinstance(parent, list):
                parent.insert(len(parent) if last == "-" else int(last), value)
            else:
                parent[last] = value
    return document


def _take(document: Any, pointer: str) -> Any:
    *path, last = _parts(pointer)
    parent = at(document, "".join(f"/{part}" for part in path))
    return parent.pop(int(last) if isinstance(parent, list) else last)
