"""Invariants of operating rounds and of the steps of a turn."""
