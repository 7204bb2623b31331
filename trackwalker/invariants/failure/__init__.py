"""Invariants of bankruptcy, receivership and what leaves the game."""
