"""Files that we write: whole or not at all."""

import contextlib
import os
import re
import stat
from collections.abc import Iterator
from pathlib import Path

__all__ = ["half_written", "put_in_place", "write_whole"]

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
    put_in_place(target, data, to_disk=True)


def put_in_place(file: Path, data: bytes, *, to_disk: bool = False) -> None:
    """Write an ordinary file beside the one of that name and move it there.

    to_disk: wait until it is on the disk, so that it outlives the machine's end. Raises OSError; the old file
    stays then.
    """
    beside = file.with_name(f".{file.name}.{os.getpid()}.new")
    try:
        with beside.open("wb") as stream:
            stream.write(data)
            if to_disk:
                stream.flush()
                os.fsync(stream.fileno())
        beside.replace(file)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise
