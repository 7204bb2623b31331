"""The feature files that the present process is to bind (set once, before pytest starts)."""

from pathlib import Path

__all__ = ["base", "files"]

base: Path = Path()
files: list[Path] = []
