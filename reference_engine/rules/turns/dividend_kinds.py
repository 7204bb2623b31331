"""What part of its revenue a company may pay out."""

from ..table import Table

TEN = 10


class WholeDividends:
    """Revenue is kept or paid out as a whole (18Chesapeake 22, 18FL 7.5)."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def check(self, kind: str) -> None:
        """Refuse a part of it."""
        if kind not in ("payout", "withhold"):
            self.table.refuse(
                "keep-or-pay", f"Revenue is kept or paid out as a whole; {kind} is not possible."
            )

    def kept(self, kind: str, revenue: int) -> int:
        """All or nothing, in $."""
        return revenue if kind == "withhold" else 0


class HalfDividends:
    """One half may stay in the treasury (1846 6.4; 18GL 4.6.6)."""

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
