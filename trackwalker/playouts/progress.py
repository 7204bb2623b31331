"""How far a tour has come."""

from typing import TextIO

from trackwalker.playouts.play import Played
from trackwalker.progress import Meter

__all__ = ["Progress"]


class Progress:
    """A meter of the games, as the watcher of a tour; close it before anything else is printed."""

    def __init__(
        self, games: int, stream: TextIO | None = None, patience: float = 2.0, interval: float = 10.0
    ) -> None:
        self._meter = Meter("games", games, stream, patience, interval)

    def done(self, game: Played) -> None:
        """One more game is over; one with findings is named at once."""
        if game.findings:
            self._meter.tell(f"seed {game.plan.seed}: {game.findings[0]}")
        self._meter.step(f"{game.players} players, {game.style}")

    def close(self) -> None:
        """Take the bar away."""
        self._meter.close()
