"""Files that somebody hands us, read with limits; a complaint names file, line and what was expected.

Nothing in such a file is trusted: it may be endless, no text, packed a thousandfold, nested without end.
YAML is read by `documents`, in the same way.
"""

import json
import re
import sys
import zlib
from pathlib import Path
from typing import Any, BinaryIO

from trackwalker.errors import TrackwalkerError

__all__ = [
    "DEEP",
    "MOST_LEVELS",
    "USUAL_LARGEST",
    "is_deep",
    "json_document",
    "number_words",
    "read_bytes",
    "read_json",
    "read_text",
    "set_largest",
    "whole_or_float",
]

USUAL_LARGEST = 64
"""The most that a file may hold, in MiB, unpacked; `trackwalker --largest-file MIB` sets another limit."""

MOST_LEVELS = 100
"""How deep lists and objects may lie in each other."""

_MIB = 1024 * 1024
_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")
_CHUNK = 256 * 1024
_largest = USUAL_LARGEST


def set_largest(mib: int) -> None:
    """From now on a file may hold so many MiB."""
    global _largest
    _largest = mib


# bytes and text -------------------------------------------------------------------------------------------


def read_bytes(file: Path, what: str, option: str = "") -> bytes:
    """All of a file, unpacked if it is a `.gz`.

    what: what it should be, for the message where it is not. option: the option that names it. Raises
    TrackwalkerError where it cannot be read or is too large.
    """
    name = f"{option} {file}".lstrip()
    try:
        with file.open("rb") as stream:
            data = stream.read(2)
            if data == b"\x1f\x8b":
                return _unpacked(stream, data, name, what)
            data += stream.read(_largest * _MIB + 1 - len(data))
    except FileNotFoundError:
        raise TrackwalkerError(f"{name}: no such file; expected {what}") from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        raise TrackwalkerError(f"{name}: cannot be read ({why}); expected {what}") from None
    if len(data) > _largest * _MIB:
        raise _too_large(name, what)
    return data


def _unpacked(stream: BinaryIO, start: bytes, name: str, what: str) -> bytes:
    """What a gzip stream holds, taken out piece by piece, so that a bomb stops at the limit."""
    out = bytearray()
    unpacker = zlib.decompressobj(wbits=31)
    packed = start
    try:
        while packed := packed or stream.read(_CHUNK):
            if unpacker.eof:  # a file may hold several, one after the other, and zeros behind them
                packed = packed.lstrip(b"\0")
                unpacker = zlib.decompressobj(wbits=31) if packed else unpacker
            if packed:
                out += unpacker.decompress(packed, _largest * _MIB + 1 - len(out))
                packed = unpacker.unused_data if unpacker.eof else unpacker.unconsumed_tail
            if len(out) > _largest * _MIB:
                raise _too_large(name, what)
    except zlib.error as error:
        raise TrackwalkerError(f"{name}: cannot be read ({error}); expected {what}") from None
    if not unpacker.eof:
        raise TrackwalkerError(f"{name}: cannot be read (its compressed data break off); expected {what}")
    return bytes(out)


def _too_large(name: str, what: str) -> TrackwalkerError:
    return TrackwalkerError(
        f"{name}: larger than {_largest} MiB; expected {what}. If it is: trackwalker --largest-file MIB ..."
    )


def read_text(file: Path, what: str, option: str = "") -> str:
    """All of a UTF-8 file, without a byte order mark. Raises TrackwalkerError as `read_bytes` does."""
    data = read_bytes(file, what, option)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        name = f"{option} {file}".lstrip()
        raise TrackwalkerError(
            f"{name}, line {line}: not UTF-8 at byte {error.start}; expected {what}"
        ) from None


# JSON -----------------------------------------------------------------------------------------------------


def read_json(file: Path, what: str, option: str = "") -> Any:
    """The JSON document in a file. Raises TrackwalkerError that names the file and the line."""
    text = read_text(file, what, option)
    return json_document(text, f"{option} {file}".lstrip(), what)


def json_document(text: str, name: str, what: str, line: int | None = None) -> Any:
    """A JSON text as a value; whole numbers written `100.0` are the whole numbers that they are.

    name: of the file. line: where in it the text stands, if it is one line of it. Raises TrackwalkerError.
    """
    at = line or 1
    try:
        value = json.loads(text, parse_constant=_no_constant, parse_float=whole_or_float)
    except RecursionError:
        problem = DEEP
    except json.JSONDecodeError as error:
        at, problem = line or error.lineno, error.msg
    except ValueError as error:
        problem = number_words(error)
    else:
        if is_deep(value):
            problem = DEEP
        elif _SURROGATE.search(text) and not _is_text(value):
            problem = "half a character stands in it (a lone surrogate)"
        else:
            return value
    raise TrackwalkerError(f"{name}, line {at}: is no JSON: {problem}; expected {what}")


DEEP = f"more than {MOST_LEVELS} lists and objects lie in each other"


def _is_text(value: Any) -> bool:
    """Whether all of a value can be written as UTF-8."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is no JSON number")


def whole_or_float(text: str) -> int | float:
    """A number with a point or an exponent: a whole one is an int, as JSON Schema has it (`100.0`).

    Raises ValueError for one that no float can hold.
    """
    value = float(text)
    if value in (float("inf"), float("-inf")):
        raise ValueError(f"the number {text[:40]} is too large")
    return int(value) if value.is_integer() and abs(value) <= 2**53 else value


def number_words(error: ValueError) -> str:
    digits = sys.get_int_max_str_digits()
    return f"a number has more than {digits} digits" if "digits" in str(error) else str(error)


def is_deep(value: Any) -> bool:
    """Whether more than `MOST_LEVELS` lists and objects lie in each other."""
    level = [value]
    for _ in range(MOST_LEVELS):
        level = [
            inner
            for one in level
            if type(one) in (dict, list)
            for inner in (one.values() if type(one) is dict else one)
        ]
        if not level:
            return False
    return any(type(one) in (dict, list) for one in level)
