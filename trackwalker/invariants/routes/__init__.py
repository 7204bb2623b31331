"""Invariants of runs and of what they earn."""
