"""Where a command puts the page that it makes."""

from pathlib import Path

from trackwalker.errors import TrackwalkerError
from trackwalker.say import say
from trackwalker.writing import write_whole

__all__ = ["put"]


def put(text: str, out: Path | None) -> None:
    """Write a page to the file of `--out`, or print it. Raises TrackwalkerError if it cannot be written."""
    if out is None:
        say(text, nl=False)
        return
    try:
        write_whole(out, text)
    except OSError as error:
        raise TrackwalkerError(f"--out {out}: cannot be written: {error.strerror}") from None
