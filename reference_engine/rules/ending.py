"""How the game ends, and what everybody is worth then (sections 24, 27, 28)."""

from typing import TYPE_CHECKING

from ..state import Ending, OperatingRound, Over, Result, RoundRef, StockRound
from .table import Table

if TYPE_CHECKING:
    from ..game import Game


class EndOfGame:
    """Watches the bank, ends the game, counts."""

    def __init__(self, game: "Game") -> None:
        self.game = game
        self.table: Table = game.table
        self.table.on_bank_paid = self.watch_bank

    def watch_bank(self) -> None:
        """A bank that has run out of money fixes the last operating round; the signal stays (section 27)."""
        state, switches = self.table.state, self.table.switches
        cash = state.bank.cash
        if (
            state.ending is not None
            or cash is None
            or cash > 0
            or (cash == 0 and not switches.broken_at_zero)
        ):
            return
        current = state.round
        if isinstance(current, OperatingRound):
            last = current.of if switches.end_in_operating == "set" else current.number
            number = current.set
        else:
            number = current.number if isinstance(current, StockRound) else 1
            last = self.table.phase.operating_rounds if switches.end_in_stock == "set" else 1
        state.ending = Ending(cause="bank", last_round=RoundRef(set=number, number=last))

    def is_last(self, current: OperatingRound) -> bool:
        """Whether the game ends with this operating round."""
        ending = self.table.state.ending
        return ending is not None and (current.set, current.number) >= (
            ending.last_round.set,
            ending.last_round.number,
        )

    def worth(self, player: str) -> int:
        """Cash, shares at market price and privates at face value, in $; company property counts nothing."""
        table, shares, market = self.table, self.game.shares, self.game.market
        lowest_par = min(table.box.market.par_cells)
        total = table.players[player].cash
        for company in table.companies:
            held = shares.player_holds(company, player)
            if held:
                price = market.price(company)
                if price is None:
                    price = lowest_par if table.switches.unstarted_share_at_lowest_par else 0
                total += price * held // shares.limits.share_percent
        for private in table.state.privates:
            if table.switches.privates_count_at_the_end and table.owner_player(private) == player:
                total += table.face_value(private)
        return total

    def finish(self, cause: str, bankrupt: str | None = None) -> None:
        """End the game now; the richest wins, several if they are level (section 28)."""
        state = self.table.state
        worth = {player: self.worth(player) for player in self.table.seats}
        most = max(worth.values())
        winners = [player for player, total in worth.items() if total == most]
        if self.table.switches.tie_winner == "clockwise":
            seats = self.table.clockwise_from(state.priority)
            winners = [next(player for player in (seats[-1], *seats) if player in winners)]
        elif self.table.switches.tie_winner == "first":
            winners = winners[:1]
        state.pending.clear()
        state.round = Over()
        state.result = Result(
            cause=cause,
            worth=worth,
            winners=winners,
            bankrupt=bankrupt,
        )
