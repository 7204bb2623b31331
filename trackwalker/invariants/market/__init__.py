"""Invariants of the chart of prices: where a marker comes to lie."""
