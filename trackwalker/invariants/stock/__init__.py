"""Invariants of shares, presidents and prices."""
