"""Invariants of loans and bonds."""
