"""Files that we write: whole or not at all."""

import contextlib
import os
import re
import stat
from collections.abc import Iterator
from pathlib import Path

__all__ = ["half_written", "write_whole"]

_BESIDE = re.compile(r"\..+\.\d+\.new", re.DOTALL)


def half_written(folder: Path) -> Iterator[Path]:
    """What processes have left in a folder that were killed while they wrote a file there."""
    return (file for file in folder.glob(".*.new") if _BESIDE.fullmatch(file.name))


def write_whole(file: Path, text: str) -> None:
    """Write a text beside the file and move it into place: whoever looks sees the old one or the new one.

    What is no ordinary file (/dev/stdout, say) is written to. Raises OSError; the old file stays then.
    """
    data = text.encode("utf-8", "replace")
    target = Path(os.path.realpath(file))
    with contextlib.suppress(FileNotFoundError):
        if not stat.S_ISREG(target.stat().st_mode):
            target.write_bytes(data)
            return
    beside = target.with_name(f".{target.name}.{os.getpid()}.new")
    try:
        with beside.open("wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        beside.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise
