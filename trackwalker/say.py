"""What is said at the terminal: the one place through which text of others leaves for the standard streams.

Names, reasons and ids come from engines and files: what could move the cursor, colour or hide something is
replaced. Our own colours are carried by noncharacters of Unicode; they become what a terminal understands
when all else has been cleaned.
"""

import contextlib
import errno
import os
import re
import sys
from collections.abc import Mapping

import click

from trackwalker.errors import TrackwalkerError
from trackwalker.port.words import clipped, printable

__all__ = ["OutputError", "paint", "plain", "say", "say_error", "silence", "why"]

_END = "\ufdd0"
_BOLD = "\ufdd1"
_COLOURS: Mapping[str, tuple[str, str]] = {
    "red": ("\ufdd2", "31"),
    "green": ("\ufdd3", "32"),
    "yellow": ("\ufdd4", "33"),
    "magenta": ("\ufdd5", "35"),
    "cyan": ("\ufdd6", "36"),
}
_CODES = {_END: "0", _BOLD: "1", **dict(_COLOURS.values())}
_MARKS = re.compile(f"([{''.join(_CODES)}])")


_OF_WRITING = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EPIPE, errno.EBADF}


class OutputError(TrackwalkerError):
    """Standard output takes nothing more: a full disk, say."""


def paint(text: str, colour: str | None = None, *, bold: bool = False) -> str:
    """The text, to be shown in a colour; for `say` only."""
    marks = (_COLOURS[colour][0] if colour else "") + (_BOLD if bold else "")
    return f"{marks}{printable(text)}{_END}"


def say(text: str = "", *, err: bool = False, nl: bool = True) -> None:
    """Print a text, cleaned, on standard output or standard error.

    Whoever listens to standard output may leave: then nothing more is said there. Raises OutputError where it
    cannot be written; on standard error that is passed over, as nobody could be told.
    """
    pieces = _MARKS.split(text)
    cleaned = "".join(f"\x1b[{_CODES[piece]}m" if piece in _CODES else printable(piece) for piece in pieces)
    try:
        _echo(cleaned, err, nl)
    except OSError as error:
        silence(err)
        if not err and error.errno != errno.EPIPE:
            raise OutputError(f"standard output: {error.strerror or error}") from None


def say_error(error: Exception) -> None:
    """The one `error:` line, of words without end only the beginning."""
    say(f"error: {clipped(str(error))}", err=True)


def _echo(text: str, err: bool, nl: bool) -> None:
    try:
        click.echo(text, err=err, nl=nl)
    except UnicodeEncodeError:
        coding = (sys.stderr if err else sys.stdout).encoding
        click.echo(text.encode(coding, "replace").decode(coding), err=err, nl=nl)


def plain(text: str) -> str:
    """What `paint` and others have made, as it is read, without colours."""
    return printable(_MARKS.sub("", text))


def silence(err: bool = False) -> None:
    """Let a standard stream that cannot be written lead nowhere, so that its rest does no harm at the end."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        stream = sys.stderr if err else sys.stdout
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, stream.fileno())
        os.close(nothing)


def why(error: OSError) -> str:
    """In words what the system would not do, with the file that it is about."""
    words = error.strerror or str(error)
    if isinstance(error.filename, str | bytes):
        return f"{os.fsdecode(error.filename)}: {words}"
    return f"standard output: {words}" if error.errno in _OF_WRITING else words
