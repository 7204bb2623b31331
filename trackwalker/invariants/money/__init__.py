"""Invariants of money: of the bank, of players and of treasuries."""
