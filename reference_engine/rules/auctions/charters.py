"""The charters of companies that nobody has launched, dealt out in columns."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from ...actions import ShuffleMove
from ...state import Actor, Pending, StockRound
from ..options import Candidate
from ..table import Commit, Table


class StockRoundStart(Protocol):
    """The beginning of a stock round."""

    def start(self, number: int) -> None:
        """Begin it with the holder of the priority deal."""


class Charters:
    """Columns of charters, the top of each first; only what lies on top can be taken (LA SU.minor)."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def columns(self) -> list[list[str]]:
        """The columns, the top charter of each first; one that is used up is empty."""
        columns = self.table.state.charters
        assert columns is not None
        return columns

    def left(self) -> list[str]:
        """Every charter that is left, column by column."""
        return [name for column in self.columns for name in column]

    def on_top(self) -> list[str]:
        """The charters that can be taken: the first of each column, or by a reading any that is left."""
        if self.table.switches.any_charter_is_open:
            return self.left()
        return [column[0] for column in self.columns if column]

    def check(self, company: str) -> None:
        """Refuse a charter that is not there, or not on top of its column."""
        if company not in self.left():
            self.table.refuse("charter-gone", f"The charter of {company} does not lie on the table.")
        elif company not in self.on_top():
            self.table.refuse(
                "charter-covered", f"The charter of {company} is not the first one of its column."
            )

    def take(self, company: str) -> None:
        """A charter leaves its column."""
        for column in self.columns:
            if company in column:
                column.remove(company)

    def deal(self, cards: Sequence[str]) -> None:
        """Deal charters into as many columns as there are, one column after the other."""
        columns = self.columns
        height = len(cards) // max(len(columns), 1)
        columns[:] = [list(cards[at : at + height]) for at in range(0, len(cards), height)]


class Redeal:
    """A first stock round in which nobody launches a company begins again, with charters dealt anew."""

    def __init__(self, table: Table, charters: Charters, stock: StockRoundStart) -> None:
        self.table = table
        self.charters = charters
        self.stock = stock

    def is_due(self, number: int) -> bool:
        """Whether stock round ``number`` begins again now that everybody has passed (SR.pass)."""
        return number == 1 and not any(company.floated for company in self.table.companies.values())

    def ask(self) -> None:
        """Chance mixes the charters."""
        self.table.state.pending.append(
            Pending(
                kind="shuffle",
                actors=[Actor(kind="chance", id="chance")],
                context={"cards": self.charters.left()},
            )
        )

    def shuffle(self, move: ShuffleMove) -> Commit:
        """Deal them in this order, and begin the round again with the holder of the priority marker."""
        left = self.charters.left()
        if sorted(move.cards) != sorted(left):
            self.table.refuse("other-cards", f"These charters are mixed: {', '.join(left)}.")

        def commit() -> None:
            current = self.table.state.round
            assert isinstance(current, StockRound)
            self.table.state.pending.clear()
            self.charters.deal(move.cards)
            self.stock.start(current.number)

        return commit

    def shuffles(self, actor: Actor) -> Iterator[Candidate]:
        """The order in which they lie; any other will do."""
        yield ShuffleMove(actor=actor, cards=self.charters.left())
