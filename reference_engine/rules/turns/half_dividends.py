"""Dividends of all, one half or nothing (1846 6.4)."""

from ..table import Table

TEN = 10


class HalfDividends:
    """One half may stay in the treasury."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def check(self, kind: str) -> None:
        """Refuse any other part."""
        if kind not in ("payout", "half", "withhold"):
            self.table.refuse("dividend-kind", f"Revenue is paid out, half paid or kept; not {kind}.")

    def kept(self, kind: str, revenue: int) -> int:
        """What the treasury keeps of a revenue, in $."""
        return {"withhold": revenue, "half": self.half(revenue)}.get(kind, 0)

    def half(self, revenue: int) -> int:
        """What the treasury gets of a half dividend, in $: the rest is rounded up to tens."""
        return max(0, revenue + -revenue // (2 * TEN) * TEN)
