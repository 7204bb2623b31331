"""How the game ends, and what everybody is worth then (18Chesapeake 24, 27, 28; 18FL 11)."""

from typing import Protocol

from ..state import Cell, Company, Ending, OperatingRound, Over, Result, RoundRef, StockRound
from .certificates.shares import Shares
from .market.market import Market
from .table import Table


class Debts(Protocol):
    """What companies owe at the end (18GL 5)."""

    def off_the_price(self, company: Company) -> int:
        """How much less a share of the company counts for it, in $."""

    def bonds_of(self, player: str) -> int:
        """What a player has lent, in $."""


class EndOfGame:
    """Watches the bank and the prices, ends the game, counts."""

    def __init__(self, table: Table, market: Market, shares: Shares, debts: Debts | None = None) -> None:
        self.table = table
        self.market = market
        self.shares = shares
        self.debts = debts
        self.table.on_bank_paid = self.watch_bank
        self.market.on_price = self.watch_price

    def watch_bank(self) -> None:
        """A bank that has run out of money fixes the last operating round; the signal stays (section 27)."""
        if not self.table.switches.end_follows_bank and self._bank_is_broken():
            self._announce("bank")

    def watch_price(self, cell: Cell) -> None:
        """A price that ends the game does the same (18GL 5)."""
        end = self.table.box.market.end_price
        if end is not None and (
            cell.price == end or (cell.price > end and self.table.switches.beyond_end_price_ends)
        ):
            self._announce("price")

    def _announce(self, cause: str) -> None:
        """The game will end: with which operating round is settled now, the first time."""
        state, switches = self.table.state, self.table.switches
        if state.ending is not None:
            return
        current = state.round
        if isinstance(current, OperatingRound):
            last = current.of if switches.end_in_operating == "set" else current.number
            number = current.set
        else:
            number = current.number if isinstance(current, StockRound) else 1
            last = self.table.phase.operating_rounds if switches.end_in_stock == "set" else 1
        state.ending = Ending(cause=cause, last_round=RoundRef(set=number, number=last))

    def _bank_is_broken(self) -> bool:
        cash = self.table.state.bank.cash
        return cash is not None and (cash < 0 or (cash == 0 and self.table.switches.broken_at_zero))

    def is_last(self, current: OperatingRound) -> bool:
        """Whether the game ends with this operating round."""
        ending = self.table.state.ending
        if self.table.switches.end_follows_bank and ending is None:
            return current.number == current.of and self._bank_is_broken()
        return ending is not None and (current.set, current.number) >= (
            ending.last_round.set,
            ending.last_round.number,
        )

    @property
    def cause(self) -> str:
        """Why the game ends with an operating round."""
        ending = self.table.state.ending
        return "bank" if ending is None else ending.cause

    def with_the_stock_round(self) -> bool:
        """Whether a price that a stock round has moved ends the game before the operating rounds (18GL 5)."""
        return self.table.switches.price_ends_with_stock_round and self.cause == "price"

    def worth(self, player: str) -> int:
        """Cash, shares at market price and privates at face value, in $; company property counts nothing."""
        table, shares = self.table, self.shares
        total = table.players[player].cash + (0 if self.debts is None else self.debts.bonds_of(player))
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
        off = 0 if self.debts is None else self.debts.off_the_price(company)
        return price - off if company.floated or switches.unfloated_shares_have_value else 0

    def _first_to_operate(self, players: list[str]) -> list[str]:
        """Of several players the president of the first company in operating order; all, if none presides."""
        companies = self.table.companies
        order = self.market.in_operating_order([c.id for c in companies.values() if c.president in players])
        first = next((companies[name].president for name in order), None)
        return players if first is None else [first]

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
        elif self.table.switches.tie_winner == "operating":
            winners = self._first_to_operate(winners)
        state.pending.clear()
        state.round = Over()
        state.result = Result(
            cause=cause,
            worth=worth,
            winners=winners,
            bankrupt=bankrupt,
        )
