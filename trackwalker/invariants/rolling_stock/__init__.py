"""Invariants of trains and of the phases they begin."""
