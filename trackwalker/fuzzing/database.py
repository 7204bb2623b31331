"""The runs that earlier searches have found: the next one begins with them.

They lie in the present folder, as those of Hypothesis do: `.trackwalker/fuzz/GAME/`, one file an engine.
"""

import contextlib
import hashlib
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from trackwalker.errors import TrackwalkerError
from trackwalker.fuzzing.documents import run_in
from trackwalker.fuzzing.runs import Run
from trackwalker.paths import here
from trackwalker.reading import read_json
from trackwalker.writing import write_whole

__all__ = ["Database"]

_MOST = 100
"""So many runs are kept, the latest first."""


class Database:
    """The file of one game on one engine. What cannot be read or written is passed over."""

    def __init__(self, file: Path, game: str) -> None:
        self.file, self.game = file, game

    @classmethod
    def at_home(cls, game: str, engine: str, edition: str | None = None) -> "Database | None":
        """The one in the present folder; None where that folder is gone. edition: None: the base."""
        folder = here()
        if folder is None:
            return None
        name = hashlib.sha256(engine.encode()).hexdigest()[:16] + (f"@{edition}" if edition else "")
        return cls(folder / ".trackwalker" / "fuzz" / game / f"{name}.json", game)

    def runs(self) -> Iterator[Run]:
        """What is kept."""
        for document in self._documents():
            with contextlib.suppress(TrackwalkerError):
                game, run, _ = run_in(document, self.file)
                if game == self.game:
                    yield run

    def keep(self, documents: Sequence[dict[str, Any]]) -> None:
        """Keep runs, besides those that are kept already. Without any, no folder is made."""
        if not documents:
            return
        every = [*documents, *(one for one in self._documents() if one not in documents)]
        with contextlib.suppress(OSError):
            self.file.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.file, json.dumps(every[:_MOST], ensure_ascii=False))

    def _documents(self) -> list[dict[str, Any]]:
        if not self.file.is_file():
            return []
        try:
            kept = read_json(self.file, "runs of earlier searches")
        except TrackwalkerError:
            return []
        return [one for one in kept if isinstance(one, dict)] if isinstance(kept, list) else []
