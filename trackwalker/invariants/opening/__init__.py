"""Invariants of how private companies are sold at first."""
