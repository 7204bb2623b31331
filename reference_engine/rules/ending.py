"""How the game ends, and what everybody is worth then (18Chesapeake 24, 27, 28; 18FL 11)."""

from ..state import Company, Ending, OperatingRound, Over, Result, RoundRef, StockRound
from .certificates.shares import Shares
from .market.market import Market
from .table import Table


class EndOfGame:
    """Watches the bank, ends the game, counts."""

    def __init__(self, table: Table, market: Market, shares: Shares) -> None:
        self.table = table
        self.market = market
        self.shares = shares
        self.table.on_bank_paid = self.watch_bank

    def watch_bank(self) -> None:
        """A bank that has run out of money fixes the last operating round; the signal stays (section 27)."""
        state, switches = self.table.state, self.table.switches
        if state.ending is not None or switches.end_follows_bank or not self._bank_is_broken():
            return
        current = state.round
        if isinstance(current, OperatingRound):
            last = current.of if switches.end_in_operating == "set" else current.number
            number = current.set
        else:
            number = current.number if isinstance(current, StockRound) else 1
            last = self.table.phase.operating_rounds if switches.end_in_stock == "set" else 1
        state.ending = Ending(cause="bank", last_round=RoundRef(set=number, number=last))

    def _bank_is_broken(self) -> bool:
        cash = self.table.state.bank.cash
        return cash is not None and (cash < 0 or (cash == 0 and self.table.switches.broken_at_zero))

    def is_last(self, current: OperatingRound) -> bool:
        """Whether the game ends with this operating round."""
        if self.table.switches.end_follows_bank:
            return current.number == current.of and self._bank_is_broken()
        ending = self.table.state.ending
        return ending is not None and (current.set, current.number) >= (
            ending.last_round.set,
            ending.last_round.number,
        )

    def worth(self, player: str) -> int:
        """Cash, shares at market price and privates at face value, in $; company property counts nothing."""
        table, shares = self.table, self.shares
        total = table.players[player].cash
        for company in table.companies.values():
            held = shares.player_holds(company.id, player)
            if held:
                total += self._price_at_the_end(company) * held // shares.share_percent(company.id)
        for private in table.state.privates:
            if table.switches.privates_count_at_the_end and table.owner_player(private) == player:
                total += table.face_value(private)
        return total

    def _price_at_the_end(self, company: Company) -> int:
        """What one share counts, in $; that of a company that has not floated is a matter of the title."""
        switches, price = self.table.switches, self.market.price(company.id)
        if price is None:
            return min(self.table.box.market.par_cells) if switches.unstarted_share_at_lowest_par else 0
        return price if company.floated or switches.unfloated_shares_have_value else 0

    def finish(self, cause: str, bankrupt: str | None = None) -> None:
        """End the game now; the richest who is not out of it wins, several if they are level (section 28)."""
        state = self.table.state
        worth = {player: self.worth(player) for player in self.table.seats}
        most = max(worth[player] for player in self.table.active)
        winners = [player for player in self.table.active if worth[player] == most]
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
