"""Turns of five steps, after which a train leaves the bank (sections 12, 22, 25 of 18Chesapeake)."""

from typing import TYPE_CHECKING

from ...state import OperatingTurn
from .stepped_turns import SteppedTurns

if TYPE_CHECKING:
    from ...games.chesapeake import Chesapeake


class FiveStepTurns(SteppedTurns):
    """Home markers come with the first turn; a train is exported after a round."""

    def __init__(self, game: "Chesapeake") -> None:
        super().__init__(game)
        self.title = game

    def close_round(self) -> None:
        """All companies have operated: a train leaves the bank (section 25)."""
        if self._export_is_due():
            self.game.trains.export()

    def _export_is_due(self) -> bool:
        switches = self.table.switches
        if self.game.ending.is_last(self.round) and not switches.export_at_game_end:
            return False
        return switches.export_every == "round" or self.round.number == self.round.of

    def begin_turn(self, name: str) -> None:
        self.round.turn = OperatingTurn(
            company=name, step="track", laid=[], tokens=0, revenue=None, routes=[], bought=[]
        )
        self.game.construction.place_home_token(self.company)
        self.ask("track", "track")

    def raise_price(self, revenue: int) -> None:  # noqa: ARG002
        """Whatever was paid, one cell (section 22)."""
        self.market.pay_out(self.company.id)
