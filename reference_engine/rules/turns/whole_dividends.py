"""Dividends of the whole revenue, or none (18Chesapeake 22, 18FL 7.5)."""

from ..table import Table


class WholeDividends:
    """Revenue is kept or paid out as a whole."""

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
