"""A line of the port as a value."""

from typing import Any

import msgspec

from trackwalker.reading import DEEP, MOST_LEVELS, is_deep, whole_or_float

__all__ = ["decode"]

_plain = msgspec.json.Decoder().decode
_whole = msgspec.json.Decoder(float_hook=whole_or_float).decode
_ALL_BUT_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))


def decode(line: bytes) -> Any:
    """The value; `100.0` is the whole number that it is by JSON Schema, but in the id of a message.

    Raises msgspec.DecodeError, UnicodeDecodeError, or RecursionError where more lists and objects lie in each
    other than anyone of us goes down.
    """
    message = _plain(line)
    if _may_be_deep(line) and is_deep(message):
        raise RecursionError(DEEP)
    if b".0" not in line:
        return message
    whole = _whole(line)
    if isinstance(message, dict) and "id" in message:
        whole["id"] = message["id"]
    return whole


def _may_be_deep(line: bytes) -> bool:
    """A look at the brackets alone, which is faster than one at the value. False is certain."""
    left = line.translate(None, _ALL_BUT_BRACKETS)
    for _ in range(MOST_LEVELS):
        if not left:
            return False
        left = left.replace(b"[]", b"").replace(b"{}", b"")
    return bool(left)
