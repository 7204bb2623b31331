"""Invariants of private companies, their powers and their markers."""
