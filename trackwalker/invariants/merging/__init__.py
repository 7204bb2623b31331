"""Invariants of companies that are formed of others."""
