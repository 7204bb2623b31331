"""A line of the port as a value."""

from typing import Any

import msgspec

from trackwalker.reading import whole_or_float

__all__ = ["decode"]

_plain = msgspec.json.Decoder().decode
_whole = msgspec.json.Decoder(float_hook=whole_or_float).decode


def decode(line: bytes) -> Any:
    """The value; `100.0` is the whole number that it is by JSON Schema, but in the id of a message.

    Raises msgspec.DecodeError, UnicodeDecodeError or RecursionError.
    """
    message = _plain(line)
    if b".0" not in line:
        return message
    whole = _whole(line)
    if isinstance(message, dict) and "id" in message:
        whole["id"] = message["id"]
    return whole
