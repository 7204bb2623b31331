"""A share-price chart that is one line, with a price of zero at its left end."""

from collections.abc import Callable

from ..table import Table
from .market import Market, row_and_column


class LineMarket(Market):
    """Everything moves left or right (1846 4, 5.2).

    At a price of zero a company leaves the game (1846 5.25).
    """

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.prices = self.rows[0]
        self.on_zero: Callable[[str], None] = lambda company: None  # noqa: ARG005

    def space(self, company: str) -> int:
        """The space a marker stands on, counted from 1 at the left end."""
        return self._position(company)[1]

    def price_left(self, company: str, spaces: int) -> int:
        """The price so many spaces left of a marker, in $; nothing beyond the left end."""
        return self.prices[max(self.space(company) - spaces, 1) - 1]

    def price_right(self, company: str, spaces: int) -> int | None:
        """The price so many spaces right of a marker, in $; None beyond the right end."""
        space = self.space(company) + spaces
        return self.prices[space - 1] if space <= len(self.prices) else None

    def left(self, company: str, spaces: int) -> None:
        """Move a marker left, at most to zero."""
        space = self.space(company)
        target = max(space - spaces, 2 if self.table.switches.price_never_zero else 1)
        self._move(company, 1, space, 1, target)
        if not self.prices[target - 1]:
            self.on_zero(company)

    def last_space(self, company: str) -> int:
        """The last space that a marker can reach: that of the chart, or for a company of its size."""
        ceiling = self.table.box.market.ceilings.get(self.table.companies[company].share_count or 0)
        return len(self.prices) if ceiling is None else row_and_column(ceiling)[1]

    def right(self, company: str, spaces: int) -> None:
        """Move a marker right, at most to its last space."""
        space, last = self.space(company), self.last_space(company)
        if space >= last and spaces and self.table.switches.blocked_rise_goes_under:
            self.under(company)
        if space + spaces > last and (space >= last or self._is_lost_beyond(last)):
            return
        self._move(company, 1, space, 1, min(space + spaces, last))

    def _is_lost_beyond(self, last: int) -> bool:
        """Whether a rise that would go beyond a last space is not made at all, not even as far as there."""
        switches = self.table.switches
        at_the_end = last == len(self.prices)
        return switches.blocked_rise_is_lost if at_the_end else switches.rise_to_ceiling_is_lost

    def drop(self, company: str, cells: int) -> None:
        """One space left when the president sells, however much (section 5.2)."""
        if cells:
            self.left(company, 1)

    def keep(self, company: str) -> None:
        """One left (section 6.4)."""
        self.left(company, 1)

    def rise(self, company: str) -> None:
        """One right for a company that is held by players alone (section 4)."""
        self.right(company, 1)
