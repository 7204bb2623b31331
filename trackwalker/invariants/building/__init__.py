"""Invariants of what is built: tiles, tokens, and what they cost."""
