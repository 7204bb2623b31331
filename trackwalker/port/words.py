"""Text from an engine, made fit to be shown."""

import re
import unicodedata

__all__ = ["clipped", "excerpt", "named", "one_line", "printable"]

_LONGEST = 2000
_LONGEST_NAME = 200
_NOT_PLAIN = re.compile(r"[^\x20-\x7e\n\t]")


def printable(text: str) -> str:
    """The text with control characters replaced (line ends and tabs stay), so that a terminal stays sane.

    What changes the direction of writing, is invisible, or is half a character is replaced as well.
    """
    return _NOT_PLAIN.sub(_shown, text)


def _shown(found: re.Match[str]) -> str:
    character = found[0]
    kept = character.isprintable() or unicodedata.category(character) == "Zs"
    return character if kept else "\N{REPLACEMENT CHARACTER}"


def one_line(text: str) -> str:
    """The text printable and on one line: a name cannot begin a line that looks like ours."""
    return printable(" ".join(text.split()))


def named(name: str, version: str) -> str:
    """An engine, by the name and the version that it gives itself."""
    return clipped(one_line(f"{name} {version}"), _LONGEST_NAME)


def clipped(text: str, length: int = _LONGEST) -> str:
    """The text, or its beginning and how long it was."""
    if len(text) <= length:
        return text
    return f"{text[:length]}... ({len(text):,} characters)"


def excerpt(line: bytes, length: int = 160) -> str:
    """The beginning of a line, printable, with `...` where it was cut."""
    text = printable(line[: length + 1].decode("utf-8", "replace"))
    return f"{text[:length]}..." if len(line) > length else text
