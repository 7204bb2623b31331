"""Invariants of auctions in which companies are launched."""
