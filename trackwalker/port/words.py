"""Text from an engine, made fit to be shown."""

__all__ = ["excerpt", "printable"]


def printable(text: str) -> str:
    """The text with control characters replaced (line ends and tabs stay), so that a terminal stays sane."""
    return "".join(c if c.isprintable() or c in "\n\t" else "\N{REPLACEMENT CHARACTER}" for c in text)


def excerpt(line: bytes, length: int = 160) -> str:
    """The beginning of a line, printable, with `...` where it was cut."""
    text = printable(line[: length + 1].decode("utf-8", "replace"))
    return f"{text[:length]}..." if len(line) > length else text
