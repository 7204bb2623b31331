"""Steered random games: full plays of a game on any engine, watched by the invariants at every action."""
