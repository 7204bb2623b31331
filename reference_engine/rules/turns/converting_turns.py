"""Turns that begin with a conversion, and bonus actions at the end of steps (18FL)."""

from typing import TYPE_CHECKING

from ...actions import PassMove
from ...state import Company, OperatingTurn
from ..table import Commit
from .stepped_turns import SteppedTurns

if TYPE_CHECKING:
    from ...games.eighteen_fl import Game18FL


class ConvertingTurns(SteppedTurns):
    """Convert, track, token, run, dividend, trains; bonus actions after track and token (section 7)."""

    def __init__(self, game: "Game18FL") -> None:
        super().__init__(game)
        self.title = game
        self.line = game.market

    def operates(self, name: str) -> bool:
        """A company whose president's certificate lies in the market has no turn (section 8.4.3)."""
        company = self.table.companies[name]
        return company.floated and (not company.receivership or self.table.switches.vacant_company_operates)

    # turns --------------------------------------------------------------------------------------------

    def begin_turn(self, name: str) -> None:
        self.round.turn = OperatingTurn(
            company=name, step="convert", laid=[], tokens=0, revenue=None, routes=[], bought=[]
        )
        if self.company.receivership:
            self.title.vacant.operate(self.company)
        elif self.title.conversion.is_possible(self.company):
            self.ask("convert", "convert")
        else:
            self.ask("track", "track")

    def next(self) -> None:
        """Nothing is pending: bonus actions are over and the turn goes on, or what the round goes on with."""
        turn = self.round.turn
        if turn is None:
            super().next()
        elif turn.step == "track":
            self.ask("token", "token")
        elif turn.step == "token":
            self.begin_run()

    def end_convert(self, move: PassMove) -> Commit:  # noqa: ARG002
        """Stay as it is."""
        return self.after_convert

    def after_convert(self) -> None:
        """The company has decided about its size: track is next."""
        self.table.state.pending.clear()
        self.ask("track", "track")

    def after_track(self) -> None:
        """The company has laid its track: bonus tiles may follow (section 7.2)."""
        self.table.state.pending.clear()
        self.title.bonuses.ask()

    def after_token(self) -> None:
        """The company has placed its token: bonus tokens may follow (section 7.3)."""
        self.table.state.pending.clear()
        self.title.bonuses.ask()

    # prices -------------------------------------------------------------------------------------------

    def no_revenue(self, company: Company) -> None:
        """One left; whether a company without a train operates is a matter of reading (section 7.6)."""
        if company.trains or not self.table.switches.trainless_keeps_price:
            super().no_revenue(company)

    def raise_price(self, revenue: int) -> None:
        """By the whole revenue, compared with the price (section 7.6)."""
        self.line.right(self.company.id, min(revenue // self.market.price_of(self.company.id), 2))
